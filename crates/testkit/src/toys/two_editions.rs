//! Two editions of one game: rules of version 2 that can still replay records of version 1.
//!
//! Two ships fire at each other. The second edition (version 2) changed everything that a record depends on. A ship
//! may also `hold` and raise a shield, guns hit on 5 instead of 4, a hit tells the hull left, and a position
//! includes the shields. [`TwoEditions::in_version`](Rules::in_version) returns the first edition for its own
//! records.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::space::{Listed, Noted};
use engine::{
    Audience, Clause, Demand, Describe, Fact, Flaws, Log, Outcome, Refusal, Rules, Sealed, Seat, Seats,
    Seeded, Side, Space, Statement, Umpire,
};

use super::{Row, number, row, row_of, unreadable};

const ORDERS: Clause = Clause("EDI-1");
const FIRE: Clause = Clause("EDI-2");
const SHIELDS: Clause = Clause("EDI-3");
const WIN: Clause = Clause("EDI-4");
const LIMIT: u8 = 6;
const HULL: u8 = 6;
const MOST: u8 = 3;

/// An edition of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Edition {
    First,
    Second,
}

/// The rules, in one edition; [`TwoEditions::default`] is the current one.
#[derive(Clone, Copy, Debug)]
pub struct TwoEditions(Edition);

impl Default for TwoEditions {
    fn default() -> Self {
        Self(Edition::Second)
    }
}

/// The turn, the hulls and the shields, which only the second edition uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    turn: u8,
    hull: [u8; 2],
    shield: [u8; 2],
}

/// One ship's order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Fires this number of dice.
    Fire(u8),
    /// Holds its fire and raises a shield (second edition).
    Hold,
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fire(dice) => write!(f, "fire {dice}"),
            Self::Hold => f.write_str("hold"),
        }
    }
}

impl FromStr for Order {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let dice = text.strip_prefix("fire ").and_then(number).map(Self::Fire);
        let order = if text == "hold" { Some(Self::Hold) } else { dice };
        order.ok_or_else(|| unreadable(ORDERS, text))
    }
}

/// An event of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A ship is hit.
    Hit {
        /// Its side.
        side: Side,
        /// The hits.
        points: u8,
        /// The hull left; `None` in the first edition, which does not tell it.
        left: Option<u8>,
    },
    /// A ship raises a shield.
    Shield {
        /// Its side.
        side: Side,
    },
}

impl Describe for Event {
    fn describe(&self) -> Fact {
        let kind = |kind: &str, side: &Side| {
            Fact::map([("kind", Fact::text(kind)), ("side", Fact::int(side.number()))])
        };
        match self {
            Self::Hit { side, points, left } => kind("hit", side)
                .with([("points", Fact::int(*points))])
                .with(left.map(|left| ("left", Fact::int(left)))),
            Self::Shield { side } => kind("shield", side),
        }
    }
}

impl TwoEditions {
    /// Returns the lowest face that hits.
    const fn needs(self) -> u8 {
        match self.0 {
            Edition::First => 4,
            Edition::Second => 5,
        }
    }

    const fn has_shields(self) -> bool {
        matches!(self.0, Edition::Second)
    }
}

impl engine::Aids for TwoEditions {}

impl Rules for TwoEditions {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = State;

    const NAME: &'static str = "toy-two-editions";
    const VERSION: u32 = 2;
    const CLAUSES: &'static [Statement] = &[
        row(ORDERS, "Fire or hold"),
        row(FIRE, "Fire"),
        row(SHIELDS, "Shields, since the second edition"),
        row(WIN, "The last ship"),
    ];
    const LARGEST_DIE: u8 = 6;

    fn in_version(self, version: u32) -> Option<Self> {
        match version {
            1 => Some(Self(Edition::First)),
            Self::VERSION => Some(Self(Edition::Second)),
            _ => None,
        }
    }

    fn limit(&self) -> u32 {
        u32::from(LIMIT)
    }

    fn start(&self) -> State {
        State { turn: 1, hull: [HULL; 2], shield: [0; 2] }
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn demand(&self, state: &State) -> Demand {
        let winner = match state.hull.map(|hull| hull > 0) {
            [true, true] if state.turn <= LIMIT => return Demand::Orders(Seats::first(2)),
            [true, false] => Some(Side(0)),
            [false, true] => Some(Side(1)),
            _ => None,
        };
        Demand::Over(Outcome { winner, why: WIN })
    }

    fn space<'a>(&'a self, _: &'a State, _: Seat) -> impl Space<Order = Order> {
        let mut orders: ArrayVec<Order, 4> = (1..=MOST).map(Order::Fire).collect();
        orders.extend(self.has_shields().then_some(Order::Hold));
        Noted::new(Listed::new(ORDERS, orders), |outline| outline.role("order", "what the ship does"))
    }

    fn resolve<D: Dice, L: Log<Event>>(
        &self,
        umpire: &mut Umpire<D, L>,
        state: &mut State,
        orders: &[Sealed<Order>],
    ) {
        umpire.phase(u32::from(state.turn), 1);
        let before = *state;
        for sealed in orders {
            let own = self.side(sealed.seat());
            let enemy = Side(1 - own.0);
            match sealed.order() {
                Order::Hold => {
                    state.shield[own.index()] = 1;
                    umpire.tell(Audience::All, SHIELDS, || Event::Shield { side: own });
                }
                Order::Fire(dice) => {
                    let hits = (0..*dice).filter(|_| umpire.roll(FIRE, 6) >= self.needs()).count() as u8;
                    let points = hits.saturating_sub(before.shield[enemy.index()]);
                    let hull = &mut state.hull[enemy.index()];
                    *hull = hull.saturating_sub(points);
                    let left = self.has_shields().then_some(*hull);
                    umpire.tell(Audience::All, FIRE, || Event::Hit { side: enemy, points, left });
                    state.shield[own.index()] = 0;
                }
            }
        }
        state.turn += 1;
    }

    fn reads(&self, _: &State, _: &Sealed<Order>, _: Option<Seat>) -> bool {
        true
    }

    fn view(&self, state: &State, _: Option<Seat>) -> State {
        *state
    }

    fn imagine(&self, view: &State, _: &mut Seeded) -> State {
        *view
    }

    fn describe(&self, view: &State) -> Fact {
        Fact::map([("turn", Fact::int(view.turn)), ("table", Fact::text(self.write_position(view)))])
    }

    fn write_position(&self, state: &State) -> String {
        let shields = state.shield.iter().filter(|_| self.has_shields());
        row_of([&state.turn].into_iter().chain(&state.hull).chain(shields).map(|n| i32::from(*n)))
    }

    fn read_position(&self, text: &str) -> Result<State, Flaws> {
        let mut row = Row::new(text);
        let turn = row.next(1, i32::from(LIMIT) + 1) as u8;
        let hull = [row.small(HULL), row.small(HULL)];
        let shield = if self.has_shields() { [row.small(1), row.small(1)] } else { [0; 2] };
        row.whole(State { turn, hull, shield })
    }
}
