//! The contract: rulesets, the demand for orders, and orders that cannot be illegal.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::clause::{Clause, Refusal, Statement};
use crate::dice::Dice;
use crate::fact::{Describe, Fact};
use crate::flaws::Flaws;
use crate::observation::Observation;
use crate::rng::Seeded;
use crate::seat::{Seat, Seats, Side};
use crate::space::Space;
use crate::umpire::{Log, Silent, Umpire};

/// A ruleset: pure functions over flat integer state.
///
/// The value has everything that is constant in a battle (classes, table, options); [`Rules::State`] has everything that
/// changes. A battle is a sequence of decisions. [`Rules::demand`] names the seats that must write now, and
/// [`Rules::space`] has each seat's legal orders. When all have written, [`Rules::resolve`] plays the decision.
///
/// [`crate::example`] is a whole ruleset in one file. One decision of it by the contract alone, without a [`crate::Battle`]:
///
/// ```
/// use engine::dice::Script;
/// use engine::example::{Broadsides, Order};
/// use engine::{Heard, Rules, Sealed, Seat, Umpire};
///
/// let rules = Broadsides;
/// let mut state = rules.start();
/// let sealed = |seat, dice| Sealed::check(&rules.space(&state, seat), seat, Order(dice));
/// let orders = [sealed(Seat(0), 2).unwrap(), sealed(Seat(1), 1).unwrap()];
/// let refused = sealed(Seat(1), 4).unwrap_err();
/// assert_eq!(refused.to_string(), "[BRO-1] fire 4: not one of the orders that may be written now");
///
/// // Seat 1 rolls a hit and a burst gun, seat 2 a miss.
/// let mut umpire = Umpire::new(Script::new(&[6, 1, 3]), Heard::default());
/// rules.resolve(&mut umpire, &mut state, &orders);
/// assert_eq!(state.hull, [5, 5]);
/// let told: Vec<String> = umpire.log.all().iter().map(|told| format!("[{}] {}", told.why, told.sentence(None))).collect();
/// assert_eq!(told[0], "[BRO-2] hit: side 2, points 1");
/// ```
pub trait Rules: Sync {
    /// Everything that changes in a battle: flat, without text or shared pointers. It includes the phase.
    type State: Clone + Eq + Debug + Send + Sync;
    /// The order of one seat for one decision. Its text is in the game's notation.
    type Order: Clone + Eq + Debug + Display + FromStr<Err = Refusal> + Send + Sync;
    /// An event: facts alone. A [`crate::Catalogue`] makes a sentence of them.
    ///
    /// An event describes itself as a map. It must have the fact `kind`, a text: the name of its message in a
    /// catalogue. Its other names are free, except `clause`, `text` and `rolls`, which every told event has in
    /// addition. No name may appear twice.
    type Event: Clone + Eq + Debug + Describe + Send + Sync;
    /// Everything that one seat, or a spectator, may know.
    type View: Clone + Eq + Debug + Send + Sync;

    /// The ruleset's short name in records, such as `ftl`.
    const NAME: &'static str;
    /// The version of its rules. It grows when an old record would replay differently. [`Rules::in_version`] says which
    /// older records replay.
    const VERSION: u32;
    /// Every clause of the game.
    const CLAUSES: &'static [Statement];
    /// Number of faces of the largest die that it rolls; 0 if it rolls none.
    const LARGEST_DIE: u8;

    /// Returns these rules as they were in an older version, to replay its records; `None` if that version cannot be
    /// played.
    ///
    /// By default only the present version can be played. A ruleset that raises its version returns the older ones
    /// here. The set-up was resolved by the present version. If an older version resolved it otherwise, for example
    /// before a class was corrected, this function restores the older values.
    #[must_use]
    fn in_version(self, version: u32) -> Option<Self>
    where
        Self: Sized,
    {
        (version == Self::VERSION).then_some(self)
    }

    /// Returns the number of seats that write in this battle, 1 to 16. The default is two.
    fn seats(&self) -> u8 {
        2
    }

    /// Returns the side that a seat writes for. By default each seat is a side.
    fn side(&self, seat: Seat) -> Side {
        Side(seat.0)
    }

    /// Returns `true` if something that a seat may not know can outlive the decision in which it arises: a face-down
    /// deck, a marker. Such a battle needs a referee who knows the whole position. The default is `false`.
    fn keeps_secrets(&self) -> bool {
        false
    }

    /// Returns the turn limit: every battle ends after at most that many turns.
    fn limit(&self) -> u32;

    /// Returns the state at the start of the battle.
    fn start(&self) -> Self::State;

    /// Returns the number of the turn being played, from 1.
    fn turn(&self, state: &Self::State) -> u32;

    /// Returns the seats that must write now, or the outcome of the battle.
    fn demand(&self, state: &Self::State) -> Demand;

    /// Returns a seat's set of legal orders. It depends only on what that seat may know.
    fn space<'a>(&'a self, state: &'a Self::State, seat: Seat) -> impl Space<Order = Self::Order>;

    /// Resolves a decision for which every demanded seat has written. `orders` are in the order of the seats.
    fn resolve<D: Dice, L: Log<Self::Event>>(
        &self,
        umpire: &mut Umpire<D, L>,
        state: &mut Self::State,
        orders: &[Sealed<Self::Order>],
    );

    /// Plays a decision in one step, without a log: each order is drawn uniformly from its seat's space and need not be
    /// written. Returns `false`, and does nothing, if the ruleset does not support that here.
    ///
    /// This is only for speed. By default it is never supported, and [`crate::RandomOrders::play`] draws seat after
    /// seat and resolves. A decision in one step must draw the same from `rng`, roll the same and end in the same
    /// state; the laws check it.
    #[inline]
    fn play_in_one_step<D: Dice>(
        &self,
        _umpire: &mut Umpire<D, Silent>,
        _state: &mut Self::State,
        _rng: &mut Seeded,
    ) -> bool {
        false
    }

    /// Returns `true` if a seat, or a spectator, may read an order once it is revealed. `before` is the state in which
    /// it was written.
    fn reads(&self, before: &Self::State, order: &Sealed<Self::Order>, seat: Option<Seat>) -> bool;

    /// Returns everything that a seat, or a spectator, may know.
    fn view(&self, state: &Self::State, seat: Option<Seat>) -> Self::View;

    /// Returns a full state that is consistent with a view, drawn at random.
    fn imagine(&self, view: &Self::View, rng: &mut Seeded) -> Self::State;

    /// Describes a view as plain data for the doors: a map, whose names are free but for those that doors look for.
    ///
    /// | name | value |
    /// |---|---|
    /// | `turn` | the turn, from 1 |
    /// | `spoken` | a list of texts: the table in words, for those who do not see it; first a line for each of `pieces`, in their order. The terminal shows these lines |
    /// | `table` | the size of the table: `{width, height}` in thousandths of an inch, on a map of hexes with `columns` and `rows` too; absent without a table |
    /// | `pieces` | a list of maps, one a piece, each with its `name`, `side`, `x`, `y` and `heading`; absent without pieces |
    ///
    /// `turn` and `spoken` are for every game. The terminal draws a board where `table` and `pieces` are there.
    fn describe(&self, view: &Self::View) -> Fact;

    /// Describes a view as [`Rules::describe`] does, but may leave out `spoken`, for programs that read very many views.
    fn facts(&self, view: &Self::View) -> Fact {
        self.describe(view)
    }

    /// Writes a view of a seat of the side `own` as numbers, in the order of the game's fields: the same numbers that the
    /// fields find in [`Rules::facts`]. Returns `false`, with nothing written, if the ruleset cannot; then the facts are
    /// read.
    fn observe(&self, _view: &Self::View, _own: Side, _out: &mut dyn Observation) -> bool {
        false
    }

    /// Writes a position as one line of text.
    fn write_position(&self, state: &Self::State) -> String;

    /// Parses a position, and refuses every position that cannot occur.
    ///
    /// # Errors
    /// Every flaw found.
    fn read_position(&self, text: &str) -> Result<Self::State, Flaws>;

    /// Reads an order as a person types it. The form may vary, and every part that does not count is refused with the
    /// reason.
    ///
    /// The default reads the text as a whole, and takes the word `idle` for the order that the rules assume of a silent
    /// seat. A ruleset whose orders have parts reads them part by part, and also takes that word.
    fn read(&self, state: &Self::State, seat: Seat, text: &str) -> Reading<Self::Order> {
        let space = self.space(state, seat);
        let typed =
            text.parse().or_else(|refusal| if text == "idle" { Ok(space.idle()) } else { Err(refusal) });
        match typed.and_then(|order| space.check(&order).map(|()| order)) {
            Ok(order) => Reading { order, refused: Vec::new(), ignored: Vec::new() },
            Err(refusal) => Reading { order: space.idle(), refused: vec![refusal], ignored: Vec::new() },
        }
    }
}

/// The input that a battle asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Demand {
    /// These seats must write, in secret and at the same time.
    Orders(Seats),
    /// Nothing: the battle is decided.
    Over(Outcome),
}

/// The result of a battle, and the clause that decided it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The side that won, or none for a draw.
    pub winner: Option<Side>,
    /// The clause that decided it; [`Outcome::CONCEDED`] or [`Outcome::AGREED`] if the players did.
    pub why: Clause,
}

impl Outcome {
    /// A stand-in for the clause if a side has conceded.
    pub const CONCEDED: Clause = Clause("conceded");
    /// A stand-in for the clause if all have agreed to a draw.
    pub const AGREED: Clause = Clause("agreed");
    /// A stand-in for the clause if a side did not open what it had sealed.
    pub const FORFEITED: Clause = Clause("forfeited");

    /// Returns `true` if a clause of the rules decided it, `false` if the players did.
    pub fn by_rules(&self) -> bool {
        ![Self::CONCEDED, Self::AGREED, Self::FORFEITED].contains(&self.why)
    }

    /// Returns one side's share of the victory in halves: 2 for a win, 1 for a draw, 0 for a loss.
    pub fn halves(&self, side: Side) -> u32 {
        match self.winner {
            Some(winner) if winner == side => 2,
            Some(_) => 0,
            None => 1,
        }
    }
}

/// A typed order as the rules understood it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading<O> {
    /// The part of the order that counts; the rest is treated as never written.
    pub order: O,
    /// Parts that are illegal or cannot be parsed.
    pub refused: Vec<Refusal>,
    /// Legal parts that repeat an earlier one. The player is told of them.
    pub ignored: Vec<Refusal>,
}

/// A seat's order that its space has accepted. It cannot be made in another way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed<O> {
    seat: Seat,
    order: O,
}

impl<O: Clone> Sealed<O> {
    /// Seals an order that the space accepts.
    ///
    /// # Errors
    /// The space's refusal.
    pub fn check<S: Space<Order = O>>(space: &S, seat: Seat, order: O) -> Result<Self, Refusal> {
        space.check(&order)?;
        Ok(Self { seat, order })
    }

    /// Seals an order drawn uniformly from the space.
    #[inline]
    pub fn sample<S: Space<Order = O>>(space: &S, seat: Seat, rng: &mut Seeded) -> Self {
        Self { seat, order: space.sample(rng) }
    }

    /// Replaces this order with another one, drawn uniformly from a space.
    #[inline]
    pub fn redraw<S: Space<Order = O>>(&mut self, space: &S, seat: Seat, rng: &mut Seeded) {
        self.seat = seat;
        space.sample_into(rng, &mut self.order);
    }

    /// Seals the order that the rules assume of a silent seat.
    pub fn idle<S: Space<Order = O>>(space: &S, seat: Seat) -> Self {
        Self { seat, order: space.idle() }
    }

    /// Calls `f` with every order of the space, sealed.
    pub fn all<S: Space<Order = O>>(space: &S, seat: Seat, mut f: impl FnMut(Self)) {
        let _ = space.visit(&mut |order| {
            f(Self { seat, order });
            std::ops::ControlFlow::Continue(())
        });
    }

    /// Returns the seat that wrote it.
    #[inline]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the sealed order.
    #[inline]
    pub const fn order(&self) -> &O {
        &self.order
    }
}
