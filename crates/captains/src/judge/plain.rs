//! A judge that knows only the rules, so that every ruleset has a search from the start.

use engine::{Rules, Sealed, Seat, Seats, Seeded, Space};

use super::{Judge, Part, another, seal};

/// Largest number of orders that the judge proposes in a position.
const ORDERS: usize = 24;

/// A judge without knowledge of the game: it samples orders, plays out at random and values every position as even.
///
/// Its search needs long playouts, so that battles reach their end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl<R: Rules> Judge<R> for Plain {
    type Choice = R::Order;
    type Scene = ();

    fn scene(&self, _: &R, _: &R::State) {}

    /// Returns one part: the whole space if it is small, otherwise a deterministic sample of the space.
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
