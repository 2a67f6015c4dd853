//! Looking back on a decision: one search for all seats together, from what each of them knew.
//!
//! Half of the nodes grow trees as for advice, but nobody plays from habit: an opponent is taken to search, too. If no
//! seat's view hides anything, one tree serves all seats; otherwise every seat has a tree of its own over the worlds that
//! it can imagine. The trees give each seat its mixture. The other half are trials in the position as it was: joint
//! orders, drawn from the mixtures or written, each followed by a playout. All joint orders of a round meet the same
//! draws and the same dice.
//!
//! A trial does not go down the tree. The position that came would then be valued deeper than the outcomes that did
//! not, and the order that was written deeper than those that are drawn once: luck and guessing would not be 0 on
//! average. The orders that are tried as ideas are those that all searches together would write most often, so that
//! every search values the same ones, and none was selected for its luck in the trials.

use engine::{Demand, Rules, Sealed, Seat, Seeded, Space};

use super::bandit::Bandit;
use super::grow::imagine;
use super::tree::{SIDES, Tree};
use super::{Search, draw, leanings};
use crate::assess::{Sample, SampledOrder, searches};
use crate::judge::Judge;
use crate::seen::{Moment, Seen};
use crate::thought::{Leaning, thoughts};
use crate::{Budget, LookBack, Settings, Thought};

/// Number of orders of a seat that are tried besides the one that it wrote.
const IDEAS: usize = 3;

/// Largest number of decisions of a likely continuation.
const CONTINUED: usize = 4;
/// Fewest visits of a position on a likely continuation.
const KNOWN: u32 = 8;

/// A seat's mixture, with the position for which it was found.
struct Mixture<R: Rules, J: Judge<R>> {
    state: R::State,
    scene: J::Scene,
    parts: Vec<Vec<Leaning<J::Choice>>>,
}

/// One search: a tree for its playouts, and the mixtures of all seats.
struct Joint<'a, R: Rules, J: Judge<R>> {
    tree: Tree<'a, R, J>,
    mixtures: Vec<Mixture<R, J>>,
    rng: Seeded,
    left: u32,
    /// The likely continuation; empty if a view hides something, because no tree then grows in the position as it was.
    continuation: Vec<Vec<(Seat, R::Order)>>,
}

impl<J> Search<J> {
    /// Searches a decision several times, each time with its own seed.
    pub(super) fn joint<R: Rules>(
        &self,
        rules: &R,
        moment: &Moment<'_, R>,
        look: &mut LookBack<'_>,
    ) -> Vec<Sample<R::Order>>
    where
        J: Judge<R>,
    {
        let settings = Settings { habit: 0, ..self.recipe.settings };
        let many = searches(look.nodes);
        let mut grown: Vec<_> =
            (0..many).map(|number| self.grown(rules, moment, &settings, (number, many), look)).collect();
        let ideas: Vec<Vec<R::Order>> = (0..moment.seats.len())
            .map(|at| {
                let seat = moment.seats[at].0.seat;
                let all = grown.iter().flat_map(|one| one.mixtures[at].thought(rules, &self.judge, seat));
                common(all.collect())
            })
            .collect();
        let sampled = |(number, one): (u32, &mut Joint<'_, R, J>)| {
            let mut trials = Trials::new(self, rules, moment, one, &ideas);
            trials.run(&mut || (look.stop)(many + number));
            trials.told()
        };
        (0..).zip(&mut grown).map(sampled).collect()
    }

    /// Grows the trees of one search with half of its nodes.
    fn grown<'a, R: Rules>(
        &'a self,
        rules: &'a R,
        moment: &Moment<'_, R>,
        settings: &'a Settings,
        (number, many): (u32, u32),
        look: &mut LookBack<'_>,
    ) -> Joint<'a, R, J>
    where
        J: Judge<R>,
    {
        let mut rng = Seeded::keyed(look.seed, look.decision, u64::from(number));
        let nodes = if look.nodes == Budget::CLOCK {
            look.nodes
        } else {
            look.nodes / many + u32::from(number < look.nodes % many)
        };
        let half = nodes / 2;
        // Each seat has draws of its own, so that its mixture depends on nothing that others know.
        let own = |(seen, _): &(Seen<'_, R>, _)| {
            let stream = u64::from(number) | u64::from(seen.seat.number()) << 32;
            Seeded::keyed(look.seed, look.decision, stream)
        };
        let mut rngs: Vec<Seeded> = moment.seats.iter().map(own).collect();
        let seats = moment.seats.iter().zip(&mut rngs);
        let worlds: Vec<_> = seats.map(|((seen, _), rng)| imagine(rules, &self.judge, seen, rng)).collect();
        let open = worlds.iter().all(|worlds| worlds.len() == 1 && worlds[0] == *moment.before);
        // All trees of a decision share the memory.
        let each = if open { 1 } else { moment.seats.len() + 1 };
        let plant =
            |seat, worlds| Tree::new(rules, &self.judge, settings, (seat, each * many as usize), worlds);
        let mut truth = plant(moment.seats[0].0.seat, vec![moment.before.clone()]);
        let mut stop = || (look.stop)(number);
        let mixtures = if open {
            truth.grow(half, &mut rng, &mut stop);
            let of = |(seen, _): &(Seen<'_, R>, _)| self.leaning(rules, &truth, truth.parts_of(seen.seat));
            moment.seats.iter().map(of).collect()
        } else {
            let plants = moment.seats.iter().zip(worlds).map(|((seen, _), worlds)| plant(seen.seat, worlds));
            let mut trees: Vec<_> = plants.collect();
            // In turns, so that a clock gives every seat as much.
            for _ in 0..(half / trees.len() as u32).max(1) {
                for (tree, rng) in trees.iter_mut().zip(&mut rngs) {
                    tree.iterate(rng);
                }
                if stop() {
                    break;
                }
            }
            trees.iter().map(|tree| self.leaning(rules, tree, tree.root_statistics())).collect()
        };
        let continuation = if open { truth.likely(CONTINUED, KNOWN) } else { Vec::new() };
        Joint { tree: truth, mixtures, rng, left: nodes - half, continuation }
    }

    /// Returns the mixture that these statistics make, in the tree's first world.
    fn leaning<R: Rules>(
        &self,
        rules: &R,
        tree: &Tree<'_, R, J>,
        parts: &[Bandit<J::Choice>],
    ) -> Mixture<R, J>
    where
        J: Judge<R>,
    {
        let state = tree.root().0.clone();
        let scene = self.judge.scene(rules, &state);
        let parts = parts.iter().map(|part| leanings(part, self.recipe.settings.floor)).collect();
        Mixture { state, scene, parts }
    }
}

impl<R: Rules, J: Judge<R>> Mixture<R, J> {
    /// Builds the order of one choice for each part; the idle order without parts.
    fn order(&self, rules: &R, judge: &J, seat: Seat, plan: &[J::Choice]) -> R::Order {
        if self.parts.is_empty() {
            return rules.space(&self.state, seat).idle();
        }
        judge.order(rules, &self.state, &self.scene, seat, plan)
    }

    fn drawn(&self, rules: &R, judge: &J, seat: Seat, rng: &mut Seeded) -> R::Order {
        let plan: Vec<J::Choice> = self.parts.iter().map(|part| draw(part, rng)).collect();
        self.order(rules, judge, seat, &plan)
    }

    /// Returns the orders that the mixture writes most often, likeliest first.
    fn thought(&self, rules: &R, judge: &J, seat: Seat) -> Vec<Thought<R::Order>> {
        // The trials give the values, so that of the position is not needed.
        thoughts(&self.parts, 0.5, |plan| self.order(rules, judge, seat, plan))
    }
}

/// Returns the orders with the highest shares over all searches, likeliest first.
fn common<O: PartialEq>(thoughts: Vec<Thought<O>>) -> Vec<O> {
    let mut all: Vec<(O, f64)> = Vec::new();
    for thought in thoughts {
        match all.iter_mut().find(|(order, _)| *order == thought.order) {
            Some((_, share)) => *share += thought.share,
            None => all.push((thought.order, thought.share)),
        }
    }
    let mut chosen = Vec::with_capacity(IDEAS);
    while chosen.len() < IDEAS && !all.is_empty() {
        let mut first = 0;
        for at in 1..all.len() {
            if all[at].1 > all[first].1 {
                first = at;
            }
        }
        chosen.push(all.remove(first).0);
    }
    chosen
}

/// Shares of the sides in sum over trials.
type Shares = [f64; SIDES];

/// A joint order of a round, by what it is for.
enum JointOrder {
    /// All seats by their mixtures.
    Mixed,
    /// All seats by the orders that they wrote.
    Written,
    /// One seat by the order that it wrote.
    Alone(usize),
    /// One seat by an order drawn at random.
    Random(usize),
    /// One seat by one of the ideas.
    Idea(usize, usize),
}

/// The sums of the trials of one search.
struct Trials<'t, 'a, R: Rules, J: Judge<R>> {
    search: &'t Search<J>,
    rules: &'t R,
    moment: &'t Moment<'t, R>,
    joint: &'t mut Joint<'a, R, J>,
    ideas: &'t [Vec<R::Order>],
    /// The joint orders of a round, each with its sum.
    sums: Vec<(JointOrder, Shares)>,
    after: Shares,
    /// Numbers of draws from each seat's mixture that were the order that it wrote, then each of its ideas.
    drawn: Vec<Vec<u32>>,
    rounds: u32,
}

impl<'t, 'a, R: Rules, J: Judge<R>> Trials<'t, 'a, R, J> {
    fn new(
        search: &'t Search<J>,
        rules: &'t R,
        moment: &'t Moment<'t, R>,
        joint: &'t mut Joint<'a, R, J>,
        ideas: &'t [Vec<R::Order>],
    ) -> Self {
        let mut tried = vec![JointOrder::Mixed, JointOrder::Written];
        for (seat, ideas) in ideas.iter().enumerate() {
            tried.extend([JointOrder::Alone(seat), JointOrder::Random(seat)]);
            tried.extend((0..ideas.len()).map(|idea| JointOrder::Idea(seat, idea)));
        }
        let sums = tried.into_iter().map(|tried| (tried, [0.0; SIDES])).collect();
        let drawn = ideas.iter().map(|ideas| vec![0; ideas.len() + 1]).collect();
        Self { search, rules, moment, joint, ideas, sums, after: [0.0; SIDES], drawn, rounds: 0 }
    }

    /// Tries round after round while nodes are left, at least one.
    fn run(&mut self, stop: &mut dyn FnMut() -> bool) {
        loop {
            let spent = self.round();
            self.joint.left = self.joint.left.saturating_sub(spent);
            if self.joint.left < spent || stop() {
                return;
            }
        }
    }

    /// Tries each joint order once, under the same draws and dice. Returns the number of trials.
    fn round(&mut self) -> u32 {
        let (draws, dice) = (self.draws(), self.joint.rng.bits());
        // Each joint order that was tried, with its shares, and whether it led to the position that came.
        let mut done: Vec<(Vec<R::Order>, Shares, bool)> = Vec::with_capacity(self.sums.len());
        let mut came = None;
        for at in 0..self.sums.len() {
            let orders = self.joint_order(&self.sums[at].0, &draws);
            let tried = done.iter().position(|(known, ..)| *known == orders).unwrap_or_else(|| {
                let mut rng = Seeded::new(dice);
                let outcome = self.joint.tree.outcome(&orders, &mut rng);
                let shares = self.joint.tree.played_out(&outcome, &mut rng);
                done.push((orders, shares, outcome == *self.moment.after));
                done.len() - 1
            });
            let (_, shares, same) = &done[tried];
            add(&mut self.sums[at].1, shares);
            // The same position has the same value: where no die falls, there is no luck.
            if *same && matches!(self.sums[at].0, JointOrder::Written) {
                came = Some(*shares);
            }
        }
        let spent = done.len() as u32 + u32::from(came.is_none());
        let came = came.unwrap_or_else(|| {
            let mut rng = Seeded::new(dice);
            // The draw that orders take when they are resolved, so that the playouts meet the same dice.
            rng.bits();
            self.joint.tree.played_out(self.moment.after, &mut rng)
        });
        add(&mut self.after, &came);
        self.rounds += 1;
        spent
    }

    /// Draws an order for every seat from its mixture, and one at random.
    fn draws(&mut self) -> Vec<[R::Order; 2]> {
        let Joint { mixtures, rng, .. } = &mut *self.joint;
        let mut all = Vec::with_capacity(mixtures.len());
        for (at, ((seen, sealed), mixture)) in self.moment.seats.iter().zip(mixtures.iter()).enumerate() {
            let random = self.rules.space(self.moment.before, seen.seat).sample(rng);
            let mixed = mixture.drawn(self.rules, &self.search.judge, seen.seat, rng);
            for (order, times) in
                std::iter::once(sealed.order()).chain(&self.ideas[at]).zip(&mut self.drawn[at])
            {
                *times += u32::from(mixed == *order);
            }
            all.push([mixed, random]);
        }
        all
    }

    fn joint_order(&self, tried: &JointOrder, draws: &[[R::Order; 2]]) -> Vec<R::Order> {
        let written = |seat: usize| self.moment.seats[seat].1.order().clone();
        let mut orders: Vec<R::Order> = draws.iter().map(|[mixed, _]| mixed.clone()).collect();
        match *tried {
            JointOrder::Mixed => {}
            JointOrder::Written => orders = (0..draws.len()).map(written).collect(),
            JointOrder::Alone(seat) => orders[seat] = written(seat),
            JointOrder::Random(seat) => orders[seat] = draws[seat][1].clone(),
            JointOrder::Idea(seat, idea) => orders[seat] = self.ideas[seat][idea].clone(),
        }
        orders
    }

    /// Returns the means of all trials.
    fn told(self) -> Sample<R::Order> {
        let sides =
            (0..self.rules.seats()).map(|seat| self.rules.side(Seat(seat)).index() + 1).max().unwrap_or(0);
        let rounds = f64::from(self.rounds);
        let mean =
            |sum: &Shares| -> Vec<f64> { sum[..sides.min(SIDES)].iter().map(|sum| sum / rounds).collect() };
        let of = |is: &dyn Fn(&JointOrder) -> bool| {
            let sum = self.sums.iter().find(|(tried, _)| is(tried)).map_or([0.0; SIDES], |(_, sum)| *sum);
            mean(&sum)
        };
        let seat = |(at, (seen, _)): (usize, &(Seen<'_, R>, &Sealed<R::Order>))| {
            let side = self.rules.side(seen.seat).index();
            let share = |which: usize| f64::from(self.drawn[at][which]) / rounds;
            let idea = |(i, order): (usize, &R::Order)| {
                let shares =
                    of(&|tried| matches!(tried, JointOrder::Idea(s, idea) if (*s, *idea) == (at, i)));
                Thought { order: order.clone(), share: share(i + 1), value: shares[side] }
            };
            SampledOrder {
                seat: seen.seat,
                side,
                alone: of(&|tried| matches!(tried, JointOrder::Alone(seat) if *seat == at)),
                random: of(&|tried| matches!(tried, JointOrder::Random(seat) if *seat == at))[side],
                share: share(0),
                ideas: self.ideas[at].iter().enumerate().map(idea).collect(),
            }
        };
        Sample {
            mixed: of(&|tried| matches!(tried, JointOrder::Mixed)),
            written: of(&|tried| matches!(tried, JointOrder::Written)),
            after: mean(&self.after),
            over: matches!(self.rules.demand(self.moment.after), Demand::Over(_)),
            rounds: self.rounds,
            seats: self.moment.seats.iter().enumerate().map(seat).collect(),
            continuation: self.joint.continuation.clone(),
        }
    }
}

fn add(sum: &mut Shares, more: &Shares) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}
