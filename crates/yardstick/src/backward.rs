//! Backward induction: solves every reachable position, from the last turn to the first.

use std::collections::BTreeMap;
use std::fmt;

use engine::dice::Odometer;
use engine::{Demand, Rules, Sealed, Seat, Seats, Side, Silent, Space, Umpire};

use crate::matrix::{Bounds, Payoffs};

/// Largest number of positions of a game that can be solved.
pub const MOST: usize = 20_000;
/// Two values closer than this count as equal.
pub const EXACT: f64 = 1e-9;

/// Largest number of orders of a seat in a position.
pub const ORDERS: usize = 4096;

/// The reason why a game cannot be solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsolved {
    /// The game does not have two seats on two sides.
    Seats,
    /// The game is over before any seat writes.
    Over,
    /// The game has more than [`MOST`] positions.
    Positions,
    /// Dice are rolled, in this position.
    Dice(String),
    /// A seat has more than [`ORDERS`] orders in this position.
    Orders(Seat, String),
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats => f.write_str("it does not have two seats on two sides"),
            Self::Over => f.write_str("it is over before any seat writes"),
            Self::Positions => write!(f, "it has more than {MOST} positions"),
            Self::Dice(at) => write!(f, "it rolls dice, at \"{at}\""),
            Self::Orders(seat, at) => {
                write!(f, "seat {} has more than {ORDERS} orders, at \"{at}\"", seat.0 + 1)
            }
        }
    }
}

impl std::error::Error for Unsolved {}

/// A position in which some seat must write.
#[derive(Clone, Debug)]
pub struct Position<R: Rules> {
    /// The state.
    pub state: R::State,
    /// The seats that must write.
    pub seats: Seats,
    /// The legal orders of each seat; empty for a seat that is not demanded.
    pub orders: [Vec<R::Order>; 2],
    /// The result of each pair of orders; the first seat's order selects the row.
    pub next: Vec<Next>,
    /// The first seat's value.
    pub value: Bounds,
    /// Probability of each order in each seat's optimal strategy.
    pub strategy: [Vec<f64>; 2],
    /// `true` if neither seat must mix.
    pub saddle: bool,
}

/// The result of a pair of orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The index of another position.
    Position(usize),
    /// The end, with the half victories of the first seat.
    Over(u32),
}

impl<R: Rules> Position<R> {
    /// Returns a position before it is solved.
    pub(super) fn unsolved(
        state: R::State,
        seats: Seats,
        orders: [Vec<R::Order>; 2],
        next: Vec<Next>,
    ) -> Self {
        let (value, strategy) = (Bounds::halves(1), [Vec::new(), Vec::new()]);
        Self { state, seats, orders, next, value, strategy, saddle: false }
    }

    /// Returns the number of choices of each seat; 1 if it is not demanded.
    pub fn choices(&self) -> [usize; 2] {
        [self.orders[0].len().max(1), self.orders[1].len().max(1)]
    }

    /// Returns the result of a pair of choices.
    pub fn next(&self, choice: [usize; 2]) -> Next {
        self.next[choice[0] * self.choices()[1] + choice[1]]
    }
}

/// A solved game: the value of every position, and optimal strategies.
#[derive(Clone, Debug)]
pub struct Solution<R: Rules> {
    /// The positions; the first is the start.
    pub positions: Vec<Position<R>>,
    /// Indices of the positions from the last turn to the first: each comes after all its successors.
    pub backward: Vec<usize>,
}

impl<R: Rules> Solution<R> {
    /// Finds and solves every position that can be reached from the start.
    ///
    /// `tell` is called with the number of positions found so far.
    ///
    /// # Errors
    /// If the game cannot be solved, see [`Unsolved`].
    pub fn of(rules: &R, tell: &mut dyn FnMut(usize)) -> Result<Self, Unsolved> {
        if rules.seats() != 2 || (0..2).any(|seat| rules.side(Seat(seat)) != Side(seat)) {
            return Err(Unsolved::Seats);
        }
        Ok(Self::of_positions(explore(rules, tell)?))
    }

    /// Solves these positions; the first is the start.
    pub(super) fn of_positions(positions: Vec<Position<R>>) -> Self {
        let backward = from_the_end(&positions);
        let mut solution = Self { positions, backward };
        solution.solve();
        solution
    }

    /// Returns the first seat's value of the game.
    pub fn value(&self) -> Bounds {
        self.positions[0].value
    }

    /// Returns the first seat's value of a result.
    pub fn worth(&self, next: Next) -> Bounds {
        match next {
            Next::Position(at) => self.positions[at].value,
            Next::Over(halves) => Bounds::halves(halves),
        }
    }

    fn solve(&mut self) {
        for at in self.backward.clone() {
            let position = &self.positions[at];
            let cells = position.next.iter().map(|next| self.worth(*next)).collect();
            let game = Payoffs::new(position.choices()[1], cells);
            let (saddle, solved) = (game.has_saddle_point(EXACT), game.solve());
            let position = &mut self.positions[at];
            position.saddle = saddle;
            position.value = solved.value;
            position.strategy = [solved.row, solved.column];
        }
    }
}

/// Returns every reachable position, in the order found.
fn explore<R: Rules>(rules: &R, tell: &mut dyn FnMut(usize)) -> Result<Vec<Position<R>>, Unsolved> {
    let mut states = vec![rules.start()];
    let mut known = BTreeMap::from([(rules.write_position(&states[0]), 0)]);
    let mut positions = Vec::new();
    while let Some(state) = states.get(positions.len()).cloned() {
        let Demand::Orders(seats) = rules.demand(&state) else { return Err(Unsolved::Over) };
        let sealed = [orders(rules, &state, seats, Seat(0))?, orders(rules, &state, seats, Seat(1))?];
        let mut next = Vec::new();
        for pair in pairs(&sealed) {
            let after = play(rules, &state, &pair)?;
            next.push(match rules.demand(&after) {
                Demand::Over(outcome) => Next::Over(outcome.halves(Side(0))),
                Demand::Orders(_) => {
                    let at = *known.entry(rules.write_position(&after)).or_insert(states.len());
                    if at == states.len() {
                        states.push(after);
                    }
                    Next::Position(at)
                }
            });
        }
        if states.len() > MOST {
            return Err(Unsolved::Positions);
        }
        let orders = sealed.map(|all| all.iter().map(|sealed| sealed.order().clone()).collect());
        positions.push(Position::unsolved(state, seats, orders, next));
        tell(positions.len());
    }
    Ok(positions)
}

/// Returns every legal order of a seat; empty if it is not demanded.
fn orders<R: Rules>(
    rules: &R,
    state: &R::State,
    seats: Seats,
    seat: Seat,
) -> Result<Vec<Sealed<R::Order>>, Unsolved> {
    let mut all = Vec::new();
    if seats.has(seat) {
        let space = rules.space(state, seat);
        if space.size().is_none_or(|size| size > ORDERS as u128) {
            return Err(Unsolved::Orders(seat, rules.write_position(state)));
        }
        Sealed::all(&space, seat, |sealed| all.push(sealed));
    }
    Ok(all)
}

/// Returns every pair of orders, row after row of the first seat's; a seat that is not demanded adds no order.
fn pairs<O: Clone>(orders: &[Vec<Sealed<O>>; 2]) -> Vec<Vec<Sealed<O>>> {
    let choices = |seat: usize| -> Vec<Option<&Sealed<O>>> {
        if orders[seat].is_empty() { vec![None] } else { orders[seat].iter().map(Some).collect() }
    };
    let second = choices(1);
    let with = |a: Option<&Sealed<O>>| -> Vec<Vec<Sealed<O>>> {
        second.iter().map(|b| a.into_iter().chain(*b).cloned().collect()).collect()
    };
    choices(0).into_iter().flat_map(with).collect()
}

/// Returns the state after a pair of orders.
fn play<R: Rules>(rules: &R, state: &R::State, pair: &[Sealed<R::Order>]) -> Result<R::State, Unsolved> {
    let (mut after, mut dice) = (state.clone(), Odometer::default());
    rules.resolve(&mut Umpire::new(&mut dice, Silent), &mut after, pair);
    if dice.advance() { Err(Unsolved::Dice(rules.write_position(state))) } else { Ok(after) }
}

/// Returns the indices in an order that puts each position after all its successors.
fn from_the_end<R: Rules>(positions: &[Position<R>]) -> Vec<usize> {
    let mut seen = vec![false; positions.len()];
    let (mut order, mut open) = (Vec::with_capacity(positions.len()), vec![(0, 0)]);
    seen[0] = true;
    while let Some((at, i)) = open.last_mut() {
        match positions[*at].next.get(*i) {
            None => {
                order.push(*at);
                open.pop();
            }
            Some(next) => {
                *i += 1;
                if let Next::Position(next) = *next
                    && !std::mem::replace(&mut seen[next], true)
                {
                    open.push((next, 0));
                }
            }
        }
    }
    order
}
