//! Backward induction: every position that can be reached, solved from the last turn to the first.

use std::collections::BTreeMap;
use std::fmt;

use engine::dice::Odometer;
use engine::{Demand, Rules, Sealed, Seat, Seats, Side, Silent, Space, Umpire};

use crate::matrix::{Bounds, Payoffs};

/// The most positions a game may have to be solved.
pub const MOST: usize = 20_000;
/// Two values no further apart than this count as one.
pub const EXACT: f64 = 1e-9;

/// The most orders of a seat in a position.
pub const ORDERS: usize = 4096;

/// Why a game cannot be solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsolved {
    /// It is not between two seats that are a side each.
    Seats,
    /// It is over before anybody writes.
    Over,
    /// It has more than [`MOST`] positions.
    Positions,
    /// Dice are rolled in it, in this position.
    Dice(String),
    /// A seat has more than [`ORDERS`] orders in this position.
    Orders(Seat, String),
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats => f.write_str("it is not between two seats, each a side of its own"),
            Self::Over => f.write_str("it is over before anybody writes"),
            Self::Positions => write!(f, "it has more than {MOST} positions"),
            Self::Dice(at) => write!(f, "dice are rolled in it, at \"{at}\""),
            Self::Orders(seat, at) => {
                write!(f, "seat {} has more than {ORDERS} orders, at \"{at}\"", seat.0 + 1)
            }
        }
    }
}

impl std::error::Error for Unsolved {}

/// A position where somebody must write.
#[derive(Clone, Debug)]
pub struct Position<R: Rules> {
    /// The state.
    pub state: R::State,
    /// Who must write.
    pub seats: Seats,
    /// What each seat may write; none for a seat that is not asked.
    pub orders: [Vec<R::Order>; 2],
    /// Where each pair of orders leads, the first seat's order by rows.
    pub next: Vec<Next>,
    /// What the first seat makes sure of.
    pub value: Bounds,
    /// How often each seat writes each order in the solution.
    pub strategy: [Vec<f64>; 2],
    /// Whether neither seat need mix.
    pub saddle: bool,
}

/// Where a pair of orders leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// To another position.
    Position(usize),
    /// To the end: so many halves of the victory for the first seat.
    Over(u32),
}

impl<R: Rules> Position<R> {
    /// A position of which nothing is known but where it leads.
    pub(super) fn unsolved(
        state: R::State,
        seats: Seats,
        orders: [Vec<R::Order>; 2],
        next: Vec<Next>,
    ) -> Self {
        let (value, strategy) = (Bounds::halves(1), [Vec::new(), Vec::new()]);
        Self { state, seats, orders, next, value, strategy, saddle: false }
    }

    /// How many choices each seat has: one, if it is not asked.
    pub fn choices(&self) -> [usize; 2] {
        [self.orders[0].len().max(1), self.orders[1].len().max(1)]
    }

    /// Where a pair of choices leads.
    pub fn next(&self, choice: [usize; 2]) -> Next {
        self.next[choice[0] * self.choices()[1] + choice[1]]
    }
}

/// A game solved: what every position is worth, and how it is played.
#[derive(Clone, Debug)]
pub struct Solution<R: Rules> {
    /// The positions; the first is the start.
    pub positions: Vec<Position<R>>,
    /// The positions from the last turn to the first: each stands behind all it leads to.
    pub backward: Vec<usize>,
}

impl<R: Rules> Solution<R> {
    /// Finds and solves every position that can be reached from the start.
    ///
    /// `tell` hears how many positions have been found.
    ///
    /// # Errors
    /// If the game is not of the kind that can be solved, see [`Unsolved`].
    pub fn of(rules: &R, tell: &mut dyn FnMut(usize)) -> Result<Self, Unsolved> {
        if rules.seats() != 2 || (0..2).any(|seat| rules.side(Seat(seat)) != Side(seat)) {
            return Err(Unsolved::Seats);
        }
        Ok(Self::of_positions(explore(rules, tell)?))
    }

    /// Solves these positions, of which the first is the start.
    pub(super) fn of_positions(positions: Vec<Position<R>>) -> Self {
        let backward = from_the_end(&positions);
        let mut solution = Self { positions, backward };
        solution.solve();
        solution
    }

    /// The value of the game for the first seat.
    pub fn value(&self) -> Bounds {
        self.positions[0].value
    }

    /// The value for a seat of where a pair of orders leads.
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

/// Every position that can be reached, in the order found.
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

/// Every order of a seat; none if it is not asked.
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

/// Every pair of orders, the first seat's by rows; a seat that is not asked adds nothing to a pair.
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

/// The state after a pair of orders.
fn play<R: Rules>(rules: &R, state: &R::State, pair: &[Sealed<R::Order>]) -> Result<R::State, Unsolved> {
    let (mut after, mut dice) = (state.clone(), Odometer::default());
    rules.resolve(&mut Umpire::new(&mut dice, Silent), &mut after, pair);
    if dice.advance() { Err(Unsolved::Dice(rules.write_position(state))) } else { Ok(after) }
}

/// The positions so that each stands behind all it leads to.
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
