//! The orders of a known captain at the opponents' seats of a tree.
//!
//! A captain that searches is asked at the root as often as the target's `samples` say. Below the root it is asked once
//! more whenever a position has come up as often as the root comes up for each answer, until it was asked as often again.
//! So positions that come up often have several answers, and those that come up rarely have none; there the search plays
//! the opponents. A captain that does not search costs little, and is asked in every position of the tree.

use std::collections::BTreeMap;

use engine::{Demand, Rules, Sealed, Seat, Seeded, Side};

use crate::exploiter::Target;
use crate::judge::seal;
use crate::{Budget, Glimpse, Past, Seen};

/// Share of a mixture that a captain's thoughts must name to stand for the whole mixture.
const NAMED: f64 = 0.9;

/// Number of answers in a position for which a captain that does not search is asked.
const QUICK: u32 = 64;

/// The known captain, and its answers so far.
pub(crate) struct Foes<'a, R: Rules> {
    rules: &'a R,
    target: &'a Target<'a, R>,
    side: Side,
    /// The past of each opponent.
    pasts: BTreeMap<Seat, Vec<Glimpse<R>>>,
    /// `true` if the captain does not search.
    quick: bool,
    /// Visits of a position for each answer.
    visits: u32,
    /// Number of times that the captain may still be asked below the root.
    left: u32,
    known: BTreeMap<(usize, Seat), Answers<R::Order>>,
}

/// The answers of one opponent in one position.
struct Answers<O> {
    visits: u32,
    asked: u32,
    /// Each order with its weight; all weights sum to `asked`.
    orders: Vec<(Sealed<O>, f64)>,
}

impl<'a, R: Rules> Foes<'a, R> {
    /// Returns the target at the seats of all other sides, in a tree of `nodes` iterations, before it was asked.
    pub fn new(
        rules: &'a R,
        target: &'a Target<'a, R>,
        seen: &Seen<'_, R>,
        nodes: u32,
        rng: &mut Seeded,
    ) -> Self {
        let visits = (nodes / target.samples.max(1)).max(1);
        let side = rules.side(seen.seat);
        let others = (0..rules.seats()).map(Seat).filter(|seat| rules.side(*seat) != side);
        let pasts = others.map(|seat| (seat, recalled(rules, seen.past, seat, rng))).collect();
        let quick = target.captain.recipe().is_none();
        Self { rules, target, side, pasts, quick, visits, left: target.samples, known: BTreeMap::new() }
    }

    /// Asks a target that searches in the roots of a tree, each as often as its part of the samples.
    pub fn ask_at(&mut self, worlds: &[R::State], rng: &mut Seeded) {
        if self.quick {
            return;
        }
        let many = worlds.len() as u32;
        for (at, state) in worlds.iter().enumerate() {
            let Demand::Orders(seats) = self.rules.demand(state) else { continue };
            let times = self.target.samples.div_ceil(many);
            let (rules, side) = (self.rules, self.side);
            for seat in seats.iter().filter(|seat| rules.side(*seat) != side) {
                (0..times).for_each(|_| self.ask((at, seat), state, rng));
            }
        }
    }

    /// Draws an order of an opponent in a position of the tree, with the number of that order; `None` for a seat of the
    /// own side, and where no answer is known.
    pub fn order(
        &mut self,
        at: usize,
        state: &R::State,
        seat: Seat,
        rng: &mut Seeded,
    ) -> Option<(u64, Sealed<R::Order>)> {
        if self.rules.side(seat) == self.side {
            return None;
        }
        let answers = self.known.entry((at, seat)).or_insert_with(Answers::none);
        answers.visits += 1;
        let due = answers.visits / self.visits > answers.asked && self.left > 0;
        if self.quick && answers.asked < QUICK {
            self.ask((at, seat), state, rng);
        } else if due && !self.quick {
            self.left -= 1;
            self.ask((at, seat), state, rng);
        }
        self.known.get(&(at, seat))?.draw(rng)
    }

    /// Asks the target once what it writes there.
    fn ask(&mut self, (at, seat): (usize, Seat), state: &R::State, rng: &mut Seeded) {
        let view = self.rules.view(state, Some(seat));
        let mut seen = Seen::now(seat, &view);
        if let Some(past) = self.pasts.get(&seat) {
            seen.past = past;
        }
        let (mut own, mut stop) = (Seeded::new(rng.bits()), || false);
        let mut budget = Budget::new(self.target.nodes, &mut stop);
        let advice = self.target.captain.advise(self.rules, &seen, &mut own, &mut budget);
        let answers = self.known.entry((at, seat)).or_insert_with(Answers::none);
        answers.asked += 1;
        let space = self.rules.space(state, seat);
        let named: f64 = advice.thought.iter().map(|thought| thought.share).sum();
        if named < NAMED {
            answers.add(seal(&space, seat, advice.order), 1.0);
            return;
        }
        for thought in advice.thought {
            answers.add(seal(&space, seat, thought.order), thought.share / named);
        }
    }
}

impl<O: Clone + PartialEq> Answers<O> {
    const fn none() -> Self {
        Self { visits: 0, asked: 0, orders: Vec::new() }
    }

    fn add(&mut self, order: Sealed<O>, weight: f64) {
        match self.orders.iter_mut().find(|(known, _)| known.order() == order.order()) {
            Some((_, sum)) => *sum += weight,
            None => self.orders.push((order, weight)),
        }
    }

    fn draw(&self, rng: &mut Seeded) -> Option<(u64, Sealed<O>)> {
        let mut left = f64::from(self.asked) * f64::from(rng.below(1 << 24)) / f64::from(1 << 24);
        for (number, (order, weight)) in (0..).zip(&self.orders) {
            left -= weight;
            if left < 0.0 {
                return Some((number, order.clone()));
            }
        }
        self.orders.first().map(|(order, _)| (0, order.clone()))
    }
}

/// Returns an opponent's past as another seat can know it: for each decision, from a state that fits the other seat's
/// view of then.
///
/// It is the opponent's past itself if views hide nothing. Otherwise the hidden facts of two decisions need not
/// agree; but those about the other seat, which the opponent guesses from its past, are true in all of them.
fn recalled<R: Rules>(rules: &R, own: &dyn Past<R>, seat: Seat, rng: &mut Seeded) -> Vec<Glimpse<R>> {
    let glimpse = |index| {
        let Glimpse { before, orders } = own.glimpse(index)?;
        let (state, seat) = (rules.imagine(&before, rng), Some(seat));
        let orders = orders.into_iter().filter(|order| rules.reads(&state, order, seat)).collect();
        Some(Glimpse { before: rules.view(&state, seat), orders })
    };
    (0..own.decisions()).filter_map(glimpse).collect()
}
