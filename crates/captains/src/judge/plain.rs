//! A judge that knows nothing but the rules, so that every ruleset has a search to start from.

use engine::{Rules, Sealed, Seat, Seats, Seeded, Space};

use super::{Judge, Part, another, seal};

/// How many orders are looked at in a position.
const ORDERS: usize = 24;

/// A judge without knowledge of the game: orders from all over the space, random playouts, and no opinion.
///
/// Have it play its battles out: its search is to have many decisions of playout.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl<R: Rules> Judge<R> for Plain {
    type Choice = R::Order;
    type Scene = ();

    fn scene(&self, _: &R, _: &R::State) {}

    /// One part: the whole space if it is small, else some of it, the same ones for the same space.
    fn parts(&self, rules: &R, state: &R::State, (): &(), seat: Seat) -> Vec<Part<R::Order>> {
        let space = rules.space(state, seat);
        let ideas = space.listed(ORDERS).unwrap_or_else(|| {
            let mut rng = Seeded::new(u64::from(rules.turn(state)));
            let mut some = vec![space.idle()];
            for _ in 1..ORDERS {
                let order = space.sample(&mut rng);
                if !some.contains(&order) {
                    some.push(order);
                }
            }
            some
        });
        vec![Part { ideas: ideas.into_iter().map(|order| (order, 1)).collect() }]
    }

    fn order(&self, rules: &R, state: &R::State, (): &(), seat: Seat, choices: &[R::Order]) -> R::Order {
        choices.first().cloned().unwrap_or_else(|| rules.space(state, seat).idle())
    }

    fn vary(
        &self,
        rules: &R,
        state: &R::State,
        (): &(),
        seat: Seat,
        (_, choice): (usize, &R::Order),
        rng: &mut Seeded,
    ) -> Option<R::Order> {
        Some(another(&rules.space(state, seat), choice, rng))
    }

    fn play(
        &self,
        rules: &R,
        state: &R::State,
        seats: Seats,
        rng: &mut Seeded,
        orders: &mut Vec<Sealed<R::Order>>,
    ) {
        for seat in seats {
            let space = rules.space(state, seat);
            let order = space.sample(rng);
            orders.push(seal(&space, seat, order));
        }
    }

    fn weigh(&self, rules: &R, _: &R::State, shares: &mut [f64]) {
        let seats = (0..rules.seats()).map(Seat);
        let sides = seats.map(|seat| rules.side(seat).index()).max().map_or(1, |most| most + 1);
        for share in shares.iter_mut().take(sides) {
            *share = 1.0 / sides as f64;
        }
    }
}
