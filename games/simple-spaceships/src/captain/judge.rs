//! The judge of *Simple Spaceships* for the search: the doctrine's ideas, and the value of a position.

use engine::{Rules, Sealed, Seat, Seats, Seeded, Space};
use rules_simple_spaceships::orders::Dealt;
use rules_simple_spaceships::{
    Assignments, Entry, Order, OrderSpace, PanelBox, Phase, SimpleSpaceships, State, Way,
};
use table::Length;

use super::features::{FEATURES, WEIGHTS, features};
use super::picture::{Pose, TacticalPicture, gap};
use super::{dealing, flight, losses};
use captains::judge::{Feature, Fitted, Judge, Part, another, draw, expected, seal};

/// The most ideas kept for one part.
const IDEAS: usize = 8;

/// Upper bounds of the bytes of a state and of a choice on any machine: a search counts its memory by them.
const STATE: usize = 640;
const CHOICE: usize = 320;
const _: () = assert!(size_of::<State>() <= STATE && size_of::<Choice>() <= CHOICE);

/// The judge of *Simple Spaceships*.
#[derive(Clone, Copy, Debug, Default)]
pub struct SimpleSpaceshipsJudge;

/// The choice for one part of an order: a ship's dice, or the whole of any other order.
#[allow(clippy::large_enum_variant, reason = "an order lies flat, and most of its kinds are small")]
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Choice {
    /// The dice of one ship.
    Deal(Dealt),
    /// An order.
    Order(Order),
}

impl Judge<SimpleSpaceships> for SimpleSpaceshipsJudge {
    type Choice = Choice;
    type Scene = ();

    fn scene(&self, _: &SimpleSpaceships, _: &State) {}

    fn parts(&self, rules: &SimpleSpaceships, state: &State, (): &(), seat: Seat) -> Vec<Part<Choice>> {
        parts(rules, state, seat, 1, 3)
    }

    fn order(
        &self,
        rules: &SimpleSpaceships,
        state: &State,
        (): &(),
        seat: Seat,
        choices: &[Choice],
    ) -> Order {
        let space = OrderSpace::new(rules, state, seat);
        let mut all = Assignments::default();
        for (choice, place) in choices.iter().zip(space.ships()) {
            if let Choice::Deal(dealt) = choice {
                all.push(rules.name(place), *dealt);
            }
        }
        match choices.first() {
            Some(Choice::Order(order)) => *order,
            Some(Choice::Deal(_)) => Order::Assign(all),
            None => space.idle(),
        }
    }

    fn vary(
        &self,
        rules: &SimpleSpaceships,
        state: &State,
        (): &(),
        seat: Seat,
        (part, choice): (usize, &Choice),
        rng: &mut Seeded,
    ) -> Option<Choice> {
        let space = OrderSpace::new(rules, state, seat);
        match choice {
            Choice::Order(order) => Some(Choice::Order(another(&space, order, rng))),
            Choice::Deal(_) => {
                let place = space.ships().nth(part)?;
                let shares = space.shares(place);
                (!shares.is_empty()).then(|| Choice::Deal(*rng.pick(&shares)))
            }
        }
    }

    fn play(
        &self,
        rules: &SimpleSpaceships,
        state: &State,
        seats: Seats,
        rng: &mut Seeded,
        orders: &mut Vec<Sealed<Order>>,
    ) {
        for seat in seats {
            let parts = parts(rules, state, seat, 0, 3);
            let drawn: Vec<Choice> = parts.iter().map(|part| part.ideas[draw(&part.ideas, rng)].0).collect();
            let order = self.order(rules, state, &(), seat, &drawn);
            orders.push(seal(&rules.space(state, seat), seat, order));
        }
    }

    fn weigh(&self, rules: &SimpleSpaceships, state: &State, shares: &mut [f64]) {
        shares[0] = expected(&WEIGHTS, &features(rules, state));
        shares[1] = 1.0 - shares[0];
    }

    fn position_bytes(&self, _: &State, (): &()) -> usize {
        STATE
    }

    fn choice_bytes(&self, _: &Choice) -> usize {
        CHOICE
    }
}

impl Fitted<SimpleSpaceships> for SimpleSpaceshipsJudge {
    fn features(&self) -> &'static [Feature] {
        &FEATURES
    }

    fn weights(&self) -> &'static [f64] {
        &WEIGHTS
    }

    fn measure(&self, rules: &SimpleSpaceships, state: &State) -> Vec<f64> {
        features(rules, state).to_vec()
    }
}

impl SimpleSpaceshipsJudge {
    /// Returns the parts of a seat's order with the ideas for each. The doctrine prefers better ideas more sharply.
    pub(crate) fn thorough(rules: &SimpleSpaceships, state: &State, seat: Seat) -> Vec<Part<Choice>> {
        parts(rules, state, seat, 1, 6)
    }
}

/// Returns the ideas for every part. `more` is the number of further dice a flight is planned ahead; the greater
/// `sharp` is, the more better ideas are preferred.
fn parts(rules: &SimpleSpaceships, state: &State, seat: Seat, more: u8, sharp: u32) -> Vec<Part<Choice>> {
    let eye = TacticalPicture { rules, state };
    let space = OrderSpace::new(rules, state, seat);
    match state.phase {
        Phase::Assign if space.ships().next().is_some() => {
            let mut parts = Vec::new();
            for place in space.ships() {
                let ideas = dealing::ideas(eye, place, &space.shares(place));
                parts.push(part(ideas.into_iter().map(|(d, worth)| (Choice::Deal(d), worth)), sharp));
                if space.is_one_at_a_time() {
                    break;
                }
            }
            return parts;
        }
        Phase::Active if space.is_asked() => {
            let ideas = flight::ideas(eye, more);
            if !ideas.is_empty() {
                return vec![part(ideas.into_iter().map(|(o, worth)| (Choice::Order(o), worth)), sharp * 3)];
            }
        }
        Phase::Loss if space.is_asked() => {
            if let Some((target, _)) = state.losing() {
                let own = rules.side_of(target) == seat.0;
                let boxes: Vec<PanelBox> =
                    PanelBox::LOSSES.into_iter().filter(|of| eye.ship(target).panel[*of] > 0).collect();
                let ideas = losses::worths(eye, target, &boxes).into_iter();
                let sign = if own { -1.0 } else { 1.0 };
                return vec![part(
                    ideas.map(|(of, w)| (Choice::Order(Order::Lose(of)), sign * w)),
                    sharp * 4,
                )];
            }
        }
        Phase::Enter if space.is_asked() => return vec![part(entries(eye).into_iter(), sharp)],
        Phase::Pick if space.is_asked() => return vec![part(picks(eye, &space).into_iter(), sharp)],
        _ => {}
    }
    vec![Part { ideas: vec![(Choice::Order(space.idle()), 1)] }]
}

/// Returns a part with the best few of these ideas; the weight of each falls with its distance from the best.
fn part(ideas: impl Iterator<Item = (Choice, f64)>, sharp: u32) -> Part<Choice> {
    let mut all: Vec<(Choice, f64)> = ideas.collect();
    all.sort_by(|a, b| b.1.total_cmp(&a.1));
    all.truncate(IDEAS);
    let best = all.first().map_or(0.0, |idea| idea.1);
    let weight = |worth: f64| {
        let behind = 1.0 + f64::from(sharp) * 3.0 * (best - worth);
        ((1000.0 / (behind * behind * behind)) as u32).max(1)
    };
    Part { ideas: all.into_iter().map(|(choice, worth)| (choice, weight(worth))).collect() }
}

/// Returns entries along both long edges, each with the worth of its pose.
fn entries(eye: TacticalPicture<'_>) -> Vec<(Choice, f64)> {
    let Some(me) = eye.state.active() else { return Vec::new() };
    let height = eye.rules.area().height.in_thousandths();
    let mut all = Vec::new();
    for by in [Way::Left, Way::Right] {
        for heading in Entry::headings(by) {
            for step in 0..=24 {
                let along = Length::thousandths(height / 24 * step);
                let entry = Entry { by, along, heading };
                let pose = Pose { at: entry.point(eye.rules.area()), heading };
                all.push((Choice::Order(Order::Enter(entry)), eye.worth(me, pose)));
            }
        }
    }
    all
}

/// Returns the ships to activate, each with its worth: greater for the best strike, more danger and a nearer enemy.
fn picks(eye: TacticalPicture<'_>, space: &OrderSpace<'_>) -> Vec<(Choice, f64)> {
    let mut all = Vec::new();
    let _ = space.visit(&mut |order| {
        if let Order::Activate(name) = order
            && let Some(place) = eye.rules.find(name)
        {
            let ship = eye.ship(place);
            let side = eye.rules.side_of(place);
            let pose = Pose { at: ship.at, heading: ship.heading };
            let strike = if ship.on_table() {
                let dice = ship.panel[PanelBox::Attack];
                eye.best_attack(side, pose, dice).map_or(0.0, |attack| attack.3)
                    + 0.5 * eye.danger(place, pose)
            } else {
                0.0
            };
            let near = eye.enemies(side).map(|(_, enemy)| gap(ship.at, enemy.at));
            let nearest = near.fold(f64::MAX, f64::min).min(100.0);
            all.push((Choice::Order(order), strike - 0.01 * nearest));
        }
        std::ops::ControlFlow::Continue(())
    });
    all
}
