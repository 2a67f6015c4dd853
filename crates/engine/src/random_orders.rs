//! Orders drawn at random, in memory that is reused from decision to decision.

use arrayvec::ArrayVec;

use crate::dice::Dice;
use crate::rng::Seeded;
use crate::rules::{Rules, Sealed};
use crate::seat::Seats;
use crate::umpire::{Silent, Umpire};

/// The orders of one decision. They are drawn into the memory of the decision before.
#[derive(Clone, Debug)]
pub struct RandomOrders<O> {
    /// The seats that wrote the orders.
    seats: Seats,
    orders: ArrayVec<Sealed<O>, { Seats::MOST }>,
}

impl<O> Default for RandomOrders<O> {
    fn default() -> Self {
        Self { seats: Seats::NONE, orders: ArrayVec::new() }
    }
}

impl<O: Clone> RandomOrders<O> {
    /// Draws an order for each of these seats, uniformly from its space, and returns them in the order of the seats.
    #[inline]
    pub fn draw<R: Rules<Order = O>>(
        &mut self,
        rules: &R,
        state: &R::State,
        seats: Seats,
        rng: &mut Seeded,
    ) -> &[Sealed<O>] {
        if seats == self.seats {
            for order in &mut self.orders {
                let seat = order.seat();
                order.redraw(&rules.space(state, seat), seat, rng);
            }
            return &self.orders;
        }
        self.seats = seats;
        self.orders.truncate(seats.len());
        let mut all = seats.iter();
        for (order, seat) in self.orders.iter_mut().zip(&mut all) {
            order.redraw(&rules.space(state, seat), seat, rng);
        }
        self.orders.extend(all.map(|seat| Sealed::sample(&rules.space(state, seat), seat, rng)));
        &self.orders
    }

    /// Draws an order for each of these seats and resolves the decision without a log. Uses one step if the ruleset
    /// supports it.
    #[inline]
    pub fn play<R: Rules<Order = O>, D: Dice>(
        &mut self,
        rules: &R,
        umpire: &mut Umpire<D, Silent>,
        state: &mut R::State,
        seats: Seats,
        rng: &mut Seeded,
    ) {
        if !rules.play_in_one_step(umpire, state, rng) {
            rules.resolve(umpire, state, self.draw(rules, state, seats, rng));
        }
    }
}
