//! The search tree: positions with every seat's statistics, and one iteration through it.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use engine::dice::SeededDice;
use engine::{Demand, Rules, Sealed, Seat, Seats, Seeded, Side, Silent, Umpire};

use super::Settings;
use super::bandit::{Arm, Bandit};
#[cfg(feature = "exploit")]
use super::foes::Foes;
use super::memory::{self, Memory};
use crate::judge::{Judge, seal};

/// Number of visits after which a joint order gets a node for its outcome.
const SETTLED: u32 = 2;
/// Largest number of positions in a tree.
const POSITIONS: usize = 1 << 13;
/// Largest number of chance outcomes kept apart for one joint order.
const OUTCOMES: u32 = 8;
/// Largest number of decisions of a playout, settled or not, unless the settings ask for more.
const RESTLESS: usize = 64;
/// Largest number of sides in a battle: at most one a seat.
pub(super) const SIDES: usize = 16;

/// The statistics of one seat's parts in a position.
struct SeatNode<C> {
    seat: Seat,
    parts: Vec<Bandit<C>>,
}

/// An undecided position of the tree.
struct Node<R: Rules, J: Judge<R>> {
    state: R::State,
    scene: J::Scene,
    seats: Seats,
    seat_nodes: Vec<SeatNode<J::Choice>>,
}

/// One outcome of a joint order: a position, and the link to the next outcome.
#[derive(Clone, Copy)]
struct Link {
    node: usize,
    twin: Option<usize>,
}

/// The visits and outcomes of a joint order.
#[derive(Clone, Copy, Default)]
struct Branch {
    visits: u32,
    outcomes: u32,
    first: Option<usize>,
}

/// A search tree that grows by iterations.
pub(crate) struct Tree<'a, R: Rules, J: Judge<R>> {
    rules: &'a R,
    judge: &'a J,
    settings: &'a Settings,
    seat: Seat,
    /// Statistics of the thinking seat at the root: one set for all worlds.
    own: Vec<Bandit<J::Choice>>,
    nodes: Vec<Box<Node<R, J>>>,
    /// Node of each position below the root, by its text. Transpositions share their statistics.
    known: BTreeMap<Box<str>, usize>,
    links: Vec<Link>,
    worlds: usize,
    branches: BTreeMap<(usize, u64), Branch>,
    memory: Memory,
    next_world: usize,
    /// Nodes visited in this iteration, each with the start of its arms in `chosen` (seat after seat, part after part).
    path: Vec<(usize, usize)>,
    chosen: Vec<usize>,
    orders: Vec<Sealed<R::Order>>,
    /// The opponents' captain, if it is known.
    #[cfg(feature = "exploit")]
    foes: Option<Foes<'a, R>>,
}

impl<'a, R: Rules, J: Judge<R>> Tree<'a, R, J> {
    /// Returns a tree for the thinking seat over `worlds`, at least one. `trees` is the number of trees that share the
    /// memory.
    pub fn new(
        rules: &'a R,
        judge: &'a J,
        settings: &'a Settings,
        (seat, trees): (Seat, usize),
        worlds: Vec<R::State>,
    ) -> Self {
        let count = worlds.len();
        let mut tree = Self {
            rules,
            judge,
            settings,
            seat,
            own: Vec::new(),
            nodes: Vec::new(),
            known: BTreeMap::new(),
            links: Vec::new(),
            worlds: count,
            branches: BTreeMap::new(),
            memory: Memory::new(settings.memory / trees.max(1)),
            next_world: 0,
            path: Vec::new(),
            chosen: Vec::new(),
            orders: Vec::new(),
            #[cfg(feature = "exploit")]
            foes: None,
        };
        for world in worlds {
            let seats = match rules.demand(&world) {
                Demand::Orders(seats) => seats,
                Demand::Over(_) => Seats::NONE,
            };
            let node = tree.new_node(world, seats);
            // A search needs its roots, even if they spend the whole budget.
            tree.memory.need(tree.price(&node));
            tree.nodes.push(Box::new(node));
        }
        if let Some(seat_node) = tree.nodes[0].seat_nodes.iter_mut().find(|seat_node| seat_node.seat == seat)
        {
            tree.own = std::mem::take(&mut seat_node.parts);
        }
        tree
    }

    /// Lets the opponents write as this captain does, where enough of its orders are known.
    #[cfg(feature = "exploit")]
    pub fn against(&mut self, foes: Foes<'a, R>) {
        self.foes = Some(foes);
    }

    /// Returns the position of the first world.
    pub fn root(&self) -> (&R::State, &J::Scene) {
        (&self.nodes[0].state, &self.nodes[0].scene)
    }

    /// Adds another tree's statistics of the thinking seat's parts; both trees must have the same worlds.
    pub fn absorb(&mut self, other: &Self) {
        for (part, theirs) in self.own.iter_mut().zip(&other.own) {
            part.absorb(theirs);
        }
        self.memory.need(other.memory.taken());
    }

    /// Returns the bytes that the tree keeps, by its own count.
    pub const fn bytes(&self) -> usize {
        self.memory.taken()
    }

    /// Returns the statistics of the thinking seat's parts; empty if the seat is not demanded.
    pub fn root_statistics(&self) -> &[Bandit<J::Choice>] {
        &self.own
    }

    /// Returns the thinking seat's expected share of the victory.
    pub fn value(&self) -> f64 {
        self.own.first().map_or(0.5, Bandit::mean)
    }

    /// Runs one iteration: selection down the tree, a playout, and the result back up.
    pub fn iterate(&mut self, rng: &mut Seeded) {
        let root = self.next_world;
        self.next_world = (self.next_world + 1) % self.worlds;
        self.swap_own(root);
        self.path.clear();
        self.chosen.clear();
        let shares = self.descend(root, rng);
        self.learn(&shares);
        self.swap_own(root);
    }

    /// Iterates until `nodes` are done or `stop` returns `true`; at least once.
    pub fn grow(&mut self, nodes: u32, rng: &mut Seeded, stop: &mut dyn FnMut() -> bool) {
        let mut done = 0;
        loop {
            self.iterate(rng);
            done += 1;
            if done >= nodes || stop() {
                return;
            }
        }
    }

    /// Returns the statistics of a seat's parts in the first world; empty if the seat is not demanded.
    #[cfg(feature = "look-back")]
    pub fn parts_of(&self, seat: Seat) -> &[Bandit<J::Choice>] {
        if seat == self.seat {
            return &self.own;
        }
        let seat_node = self.nodes[0].seat_nodes.iter().find(|seat_node| seat_node.seat == seat);
        seat_node.map_or(&[], |seat_node| &seat_node.parts)
    }

    /// Returns the likely continuation from the first world: in each position every seat's order with the greatest weight,
    /// then the outcome that was visited most. It ends after `most` decisions, or before a position that was visited less
    /// than `least` times.
    #[cfg(feature = "look-back")]
    pub fn likely(&self, most: usize, least: u32) -> Vec<Vec<(Seat, R::Order)>> {
        let mut line = Vec::new();
        let mut at = Some(0);
        while let Some(now) = at.filter(|now| line.len() < most && self.visits(*now) >= least) {
            let Node { state, scene, seat_nodes, .. } = &*self.nodes[now];
            let (mut key, mut orders) = (0u64, Vec::with_capacity(seat_nodes.len()));
            for SeatNode { seat, parts } in seat_nodes {
                let parts = if now == 0 { self.parts_of(*seat) } else { parts };
                let mut choices = Vec::with_capacity(parts.len());
                for part in parts {
                    let arms = part.arms().iter().enumerate();
                    let best = arms.reduce(|a, b| if part.weight(b.1) > part.weight(a.1) { b } else { a });
                    let Some((arm, Arm { choice, .. })) = best else { return line };
                    key = mix(key, arm as u64);
                    choices.push(choice.clone());
                }
                orders.push((*seat, self.judge.order(self.rules, state, scene, *seat, &choices)));
            }
            line.push(orders);
            let mut next = self.branches.get(&(now, key)).and_then(|branch| branch.first);
            at = None;
            while let Some(Link { node, twin }) = next.map(|link| self.links[link]) {
                at = at.filter(|known| self.visits(*known) >= self.visits(node)).or(Some(node));
                next = twin;
            }
        }
        line
    }

    /// Returns the number of iterations that chose orders in this position.
    #[cfg(feature = "look-back")]
    fn visits(&self, at: usize) -> u32 {
        let of = |SeatNode { seat, parts }: &SeatNode<J::Choice>| {
            let parts = if at == 0 { self.parts_of(*seat) } else { parts };
            parts.first().map(|part| part.arms().iter().map(|arm| arm.visits).sum())
        };
        self.nodes[at].seat_nodes.iter().find_map(of).unwrap_or(0)
    }

    /// Returns the position that comes of one order of each demanded seat, in their order, in the first world.
    #[cfg(feature = "look-back")]
    pub fn outcome(&self, orders: &[R::Order], rng: &mut Seeded) -> R::State {
        let Node { state, seats, .. } = &*self.nodes[0];
        let sealed = seats.iter().zip(orders);
        let sealed: Vec<_> =
            sealed.map(|(seat, order)| seal(&self.rules.space(state, seat), seat, order.clone())).collect();
        let mut state = state.clone();
        resolve(self.rules, &mut state, &sealed, rng);
        state
    }

    /// Returns each side's share of the victory in a position: after a playout, unless the battle is over.
    #[cfg(feature = "look-back")]
    pub fn played_out(&mut self, state: &R::State, rng: &mut Seeded) -> [f64; SIDES] {
        match self.rules.demand(state) {
            Demand::Orders(seats) => self.play_out(state.clone(), seats, rng),
            Demand::Over(_) => self.shares(state),
        }
    }

    fn swap_own(&mut self, root: usize) {
        let seat = self.seat;
        if let Some(seat_node) =
            self.nodes[root].seat_nodes.iter_mut().find(|seat_node| seat_node.seat == seat)
        {
            std::mem::swap(&mut seat_node.parts, &mut self.own);
        }
    }

    /// Returns a new position with fresh statistics.
    fn new_node(&self, state: R::State, seats: Seats) -> Node<R, J> {
        let scene = self.judge.scene(self.rules, &state);
        let seat_node = |seat| {
            let parts = self.judge.parts(self.rules, &state, &scene, seat);
            SeatNode { seat, parts: parts.iter().map(|part| Bandit::new(part, self.settings)).collect() }
        };
        let seat_nodes = seats.iter().map(seat_node).collect();
        Node { state, scene, seats, seat_nodes }
    }

    /// Returns a position's price in bytes.
    fn price(&self, node: &Node<R, J>) -> usize {
        let arm = |arm: &Arm<J::Choice>| memory::ARM + self.judge.choice_bytes(&arm.choice);
        let part = |part: &Bandit<J::Choice>| memory::PART + part.arms().iter().map(arm).sum::<usize>();
        let seat_node =
            |seat_node: &SeatNode<J::Choice>| memory::DESK + seat_node.parts.iter().map(part).sum::<usize>();
        let own = memory::POSITION + self.judge.position_bytes(&node.state, &node.scene);
        own + node.seat_nodes.iter().map(seat_node).sum::<usize>()
    }

    /// Descends from a position to a leaf and returns the shares of the sides there.
    fn descend(&mut self, root: usize, rng: &mut Seeded) -> [f64; SIDES] {
        let mut at = root;
        loop {
            if self.nodes[at].seats.is_empty() {
                return self.shares(&self.nodes[at].state);
            }
            let key = self.choose(at, rng);
            let mut state = self.nodes[at].state.clone();
            resolve(self.rules, &mut state, &self.orders, rng);
            let Demand::Orders(seats) = self.rules.demand(&state) else { return self.shares(&state) };
            match self.follow(at, key, &state) {
                Some(next) => at = next,
                None => {
                    self.expand(at, key, &state, seats);
                    return self.play_out(state, seats, rng);
                }
            }
        }
    }

    /// Chooses for every seat and part of a position, seals the orders, and returns a key of the joint choice.
    fn choose(&mut self, at: usize, rng: &mut Seeded) -> u64 {
        #[cfg(feature = "exploit")]
        let foes = &mut self.foes;
        let Self { nodes, path, chosen, orders, rules, judge, settings, memory, seat: own, .. } = self;
        let Node { state, scene, seat_nodes, .. } = &mut *nodes[at];
        path.push((at, chosen.len()));
        orders.clear();
        let mut key = 0u64;
        let side = rules.side(*own);
        let mut choices = Vec::new();
        for seat_node in seat_nodes {
            #[cfg(feature = "exploit")]
            if let Some((number, order)) =
                foes.as_mut().and_then(|foes| foes.order(at, state, seat_node.seat, rng))
            {
                chosen.resize(chosen.len() + seat_node.parts.len(), 0);
                key = mix(key, number);
                orders.push(order);
                continue;
            }
            let habit = if rules.side(seat_node.seat) == side { 0 } else { settings.habit };
            let by_habit = habit > 0 && rng.chance(habit, 16);
            choices.clear();
            for (i, part) in seat_node.parts.iter_mut().enumerate() {
                let more = settings.widen > 0.0 && !by_habit && part.wants_more(settings.widen);
                let new = if more {
                    let near = judge.vary(rules, state, scene, seat_node.seat, (i, part.favourite()), rng);
                    near.and_then(|choice| {
                        // A growing list reserves up to twice its length, and half of that again while it moves.
                        let bytes = 3 * (memory::ARM + judge.choice_bytes(&choice));
                        part.admit(choice, bytes, memory)
                    })
                } else {
                    None
                };
                let arm =
                    new.unwrap_or_else(|| part.choose(settings, f64::from(habit) / 16.0, by_habit, rng));
                chosen.push(arm);
                key = mix(key, arm as u64);
                choices.push(part.arms()[arm].choice.clone());
            }
            let order = judge.order(rules, state, scene, seat_node.seat, &choices);
            orders.push(seal(&rules.space(state, seat_node.seat), seat_node.seat, order));
        }
        key
    }

    /// Returns the node of this outcome of a joint choice, if the tree has it.
    fn follow(&self, at: usize, key: u64, state: &R::State) -> Option<usize> {
        let mut next = self.branches.get(&(at, key))?.first;
        while let Some(link) = next {
            let Link { node, twin } = self.links[link];
            if self.nodes[node].state == *state {
                return Some(node);
            }
            next = twin;
        }
        None
    }

    /// Adds a node for the outcome of a joint choice that has come up often enough.
    fn expand(&mut self, at: usize, key: u64, state: &R::State, seats: Seats) {
        let full = self.nodes.len() >= POSITIONS || self.memory.is_spent();
        if full || self.path.len() >= self.settings.depth {
            return;
        }
        let branch = match self.branches.entry((at, key)) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(_) if !self.memory.take(memory::BRANCH) => return,
            Entry::Vacant(new) => new.insert(Branch::default()),
        };
        branch.visits += 1;
        if branch.visits < SETTLED || branch.outcomes >= OUTCOMES {
            return;
        }
        let text = self.rules.write_position(state).into_boxed_str();
        let node = match self.known.get(&text) {
            Some(known) => *known,
            None => {
                let new = self.new_node(state.clone(), seats);
                if !self.memory.take(self.price(&new) + text.len()) {
                    return;
                }
                self.nodes.push(Box::new(new));
                self.known.insert(text, self.nodes.len() - 1);
                self.nodes.len() - 1
            }
        };
        if self.memory.take(memory::LINK)
            && let Some(branch) = self.branches.get_mut(&(at, key))
        {
            branch.outcomes += 1;
            let twin = branch.first.replace(self.links.len());
            self.links.push(Link { node, twin });
        }
    }

    /// Plays on by plain players up to the playout limit, and returns the shares of the sides.
    fn play_out(&mut self, mut state: R::State, seats: Seats, rng: &mut Seeded) -> [f64; SIDES] {
        let mut seats = seats;
        let mut left = self.settings.playout;
        for _ in 0..self.settings.playout.max(RESTLESS) {
            if left == 0 {
                break;
            }
            self.orders.clear();
            self.judge.play(self.rules, &state, seats, rng, &mut self.orders);
            resolve(self.rules, &mut state, &self.orders, rng);
            match self.rules.demand(&state) {
                Demand::Orders(next) => seats = next,
                Demand::Over(_) => break,
            }
            left -= usize::from(self.judge.settled(self.rules, &state));
        }
        self.shares(&state)
    }

    /// Returns each side's share of the victory: the result if the battle is over, otherwise the judge's expectation.
    fn shares(&self, state: &R::State) -> [f64; SIDES] {
        let mut shares = [0.0; SIDES];
        match self.rules.demand(state) {
            Demand::Orders(_) => self.judge.weigh(self.rules, state, &mut shares),
            Demand::Over(outcome) => {
                for (side, share) in shares.iter_mut().enumerate() {
                    *share = f64::from(outcome.halves(Side(side as u8))) / 2.0;
                }
            }
        }
        shares
    }

    /// Updates every part on the path with the value of its choice.
    fn learn(&mut self, shares: &[f64; SIDES]) {
        for (at, start) in &self.path {
            let chosen = &self.chosen[*start..];
            let seat_nodes = &mut self.nodes[*at].seat_nodes;
            // Two seats of one part each: the value of a choice can be kept against each choice of the other seat.
            let duel = seat_nodes.len() == 2
                && seat_nodes.iter().all(|seat_node| seat_node.parts.len() == 1)
                && chosen.len() >= 2;
            let mut arms = chosen.iter();
            for (place, seat_node) in seat_nodes.iter_mut().enumerate() {
                let against = duel.then(|| chosen[1 - place]);
                let value = shares[self.rules.side(seat_node.seat).index() % SIDES];
                for part in &mut seat_node.parts {
                    if let Some(arm) = arms.next() {
                        part.learn(*arm, value, against, &mut self.memory);
                    }
                }
            }
        }
    }
}

/// Returns a key that extends `key` by one choice.
const fn mix(key: u64, arm: u64) -> u64 {
    (key.rotate_left(5) ^ arm).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

fn resolve<R: Rules>(rules: &R, state: &mut R::State, orders: &[Sealed<R::Order>], rng: &mut Seeded) {
    let mut umpire = Umpire::new(SeededDice::new(rng.bits()), Silent);
    rules.resolve(&mut umpire, state, orders);
}
