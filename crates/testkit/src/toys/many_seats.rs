//! More than two seats: up to sixteen captains, each with its own ship, on two sides or more.
//!
//! In each turn every captain afloat fires at a ship of another side, or waits. Only the captains of a ship's own
//! side are told the shots left in its magazine. The last side afloat wins.

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

const ORDERS: Clause = Clause("MANY-1");
const FIRE: Clause = Clause("MANY-2");
const MAGAZINE: Clause = Clause("MANY-3");
const WIN: Clause = Clause("MANY-4");
const LIMIT: u8 = 10;
const HULL: u8 = 2;
const SHOTS: u8 = 6;

/// The rules for given sides: the side of each seat, in the order of seats.
#[derive(Clone, Copy, Debug)]
pub struct ManySeats {
    sides: &'static [u8],
}

impl ManySeats {
    /// Four captains on two sides, two per side.
    pub const PAIRS: Self = Self { sides: &[0, 0, 1, 1] };
    /// Five captains on three sides; the second has one.
    pub const THREE_SIDES: Self = Self { sides: &[0, 2, 1, 0, 2] };
    /// The maximum number of captains, on two sides alternately.
    pub const MOST: Self = Self { sides: &[0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1] };
}

/// A ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ship {
    hull: u8,
    /// Shots in its magazine; 0 in a view that may not know them.
    shots: u8,
}

/// The turn and the ships, by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    turn: u8,
    ships: [Ship; Seats::MOST],
}

/// The view of a seat, or of a spectator: with the magazines of its own side only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    side: Option<Side>,
    table: State,
}

/// One captain's order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Does nothing.
    Wait,
    /// Fires at the ship of this seat.
    Fire(Seat),
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wait => f.write_str("wait"),
            Self::Fire(seat) => write!(f, "fire {seat}"),
        }
    }
}

impl FromStr for Order {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let at = text.strip_prefix("fire ").and_then(number).and_then(Seat::of_number).map(Self::Fire);
        let order = if text == "wait" { Some(Self::Wait) } else { at };
        order.ok_or_else(|| unreadable(ORDERS, text))
    }
}

/// An event of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A ship fires at another; the event tells the target's hull.
    Fired {
        /// The seat that fires.
        seat: Seat,
        /// The seat fired at.
        at: Seat,
        /// Hull left to the target.
        hull: u8,
    },
    /// The magazine of a ship; only its side is told.
    Magazine {
        /// The seat of the ship.
        seat: Seat,
        /// Shots left in it.
        shots: u8,
    },
}

impl Describe for Event {
    fn describe(&self) -> Fact {
        let seat = |seat: &Seat| Fact::int(seat.number());
        let kind = |kind: &str| ("kind", Fact::text(kind));
        match self {
            Self::Fired { seat: by, at, hull } => {
                Fact::map([kind("fired"), ("seat", seat(by)), ("at", seat(at)), ("hull", Fact::int(*hull))])
            }
            Self::Magazine { seat: of, shots } => {
                Fact::map([kind("magazine"), ("seat", seat(of)), ("shots", Fact::int(*shots))])
            }
        }
    }
}

impl ManySeats {
    fn all(self) -> impl Iterator<Item = Seat> {
        (0..self.sides.len() as u8).map(Seat)
    }

    fn afloat(self, state: &State) -> impl Iterator<Item = Seat> {
        self.all().filter(|seat| state.ships[seat.index()].hull > 0)
    }

    /// Returns the seats of a side.
    fn of_side(self, side: Side) -> Seats {
        self.all().filter(|seat| self.side(*seat) == side).collect()
    }
}

impl engine::Aids for ManySeats {}

impl Rules for ManySeats {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "toy-many-seats";
    const VERSION: u32 = 1;
    const CLAUSES: &'static [Statement] = &[
        row(ORDERS, "Fire at a ship of another side, or wait"),
        row(FIRE, "Fire"),
        row(MAGAZINE, "Magazines"),
        row(WIN, "The last side"),
    ];
    const LARGEST_DIE: u8 = 6;

    fn seats(&self) -> u8 {
        self.sides.len() as u8
    }

    fn side(&self, seat: Seat) -> Side {
        Side(self.sides[seat.index()])
    }

    /// Shots left are known to their own side alone.
    fn keeps_secrets(&self) -> bool {
        true
    }

    fn limit(&self) -> u32 {
        u32::from(LIMIT)
    }

    fn start(&self) -> State {
        let mut state = State { turn: 1, ships: [Ship::default(); Seats::MOST] };
        for seat in self.all() {
            state.ships[seat.index()] = Ship { hull: HULL, shots: SHOTS };
        }
        state
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn demand(&self, state: &State) -> Demand {
        let first = self.afloat(state).next().map(|seat| self.side(seat));
        let alone = self.afloat(state).all(|seat| Some(self.side(seat)) == first);
        if alone || state.turn > LIMIT {
            return Demand::Over(Outcome { winner: first.filter(|_| alone), why: WIN });
        }
        Demand::Orders(self.afloat(state).collect())
    }

    fn space<'a>(&'a self, state: &'a State, seat: Seat) -> impl Space<Order = Order> {
        let mut orders: ArrayVec<Order, { Seats::MOST }> = ArrayVec::new();
        orders.push(Order::Wait);
        if state.ships[seat.index()].shots > 0 {
            let enemies = self.afloat(state).filter(|other| self.side(*other) != self.side(seat));
            orders.extend(enemies.map(Order::Fire));
        }
        Noted::new(Listed::new(ORDERS, orders), |outline| outline.role("order", "what the ship does"))
    }

    fn resolve<D: Dice, L: Log<Event>>(
        &self,
        umpire: &mut Umpire<D, L>,
        state: &mut State,
        orders: &[Sealed<Order>],
    ) {
        umpire.phase(u32::from(state.turn), 1);
        for sealed in orders {
            let (seat, Order::Fire(at)) = (sealed.seat(), *sealed.order()) else { continue };
            let hit = umpire.roll(FIRE, 6) >= 4;
            let target = &mut state.ships[at.index()];
            target.hull = target.hull.saturating_sub(u8::from(hit));
            let hull = target.hull;
            umpire.tell(Audience::All, FIRE, || Event::Fired { seat, at, hull });
            let ship = &mut state.ships[seat.index()];
            ship.shots -= 1;
            let shots = ship.shots;
            let own = Audience::Only(self.of_side(self.side(seat)));
            umpire.tell(own, MAGAZINE, || Event::Magazine { seat, shots });
        }
        state.turn += 1;
    }

    fn reads(&self, _: &State, order: &Sealed<Order>, seat: Option<Seat>) -> bool {
        seat.is_some_and(|seat| self.side(seat) == self.side(order.seat())) || *order.order() != Order::Wait
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        let side = seat.map(|seat| self.side(seat));
        let mut table = *state;
        for other in self.all().filter(|other| Some(self.side(*other)) != side) {
            table.ships[other.index()].shots = 0;
        }
        View { side, table }
    }

    fn imagine(&self, view: &View, rng: &mut Seeded) -> State {
        let mut state = view.table;
        for other in self.all().filter(|other| Some(self.side(*other)) != view.side) {
            // A ship fires at most once per turn.
            let least = SHOTS.saturating_sub(state.turn - 1);
            state.ships[other.index()].shots = least + rng.below(u32::from(SHOTS - least) + 1) as u8;
        }
        state
    }

    fn describe(&self, view: &View) -> Fact {
        let ship = |seat: Seat| {
            let Ship { hull, shots } = view.table.ships[seat.index()];
            Fact::map([
                ("seat", Fact::int(seat.number())),
                ("side", Fact::int(self.side(seat).number())),
                ("hull", Fact::int(hull)),
                ("shots", Fact::int(shots)),
            ])
        };
        Fact::map([("turn", Fact::int(view.table.turn)), ("ships", Fact::list(self.all(), ship))])
    }

    fn write_position(&self, state: &State) -> String {
        let ships = self.all().map(|seat| state.ships[seat.index()]);
        let numbers = ships.flat_map(|ship| [i32::from(ship.hull), i32::from(ship.shots)]);
        row_of(std::iter::once(i32::from(state.turn)).chain(numbers))
    }

    fn read_position(&self, text: &str) -> Result<State, Flaws> {
        let mut row = Row::new(text);
        let mut state = self.start();
        state.turn = row.next(1, i32::from(LIMIT) + 1) as u8;
        for seat in self.all() {
            state.ships[seat.index()] = Ship { hull: row.small(HULL), shots: row.small(SHOTS) };
        }
        row.whole(state)
    }
}
