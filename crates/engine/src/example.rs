//! The smallest ruleset: two ships that fire at each other, for the examples of this documentation.
//!
//! Read it beside [`Rules`]: it has everything that the contract requires, and nothing else. The rules, clause by clause:
//!
//! * `BRO-1`: in a turn each side writes `fire 1`, `fire 2` or `fire 3`, in secret. A side that writes nothing fires one die.
//! * `BRO-2`: all fire at once. Each die of 5 or 6 takes a point off the enemy's hull; both begin with six points.
//! * `BRO-3`: each die of 1 takes a point off the firer's own hull, because a gun bursts.
//! * `BRO-4`: the last ship with hull left wins. If none is left, or after twenty turns, the battle is drawn.

use std::fmt;
use std::str::FromStr;

use crate::aids::Aids;
use crate::clause::{Clause, Flaw, Origin, Refusal, Statement};
use crate::dice::Dice;
use crate::fact::{Describe, Fact};
use crate::flaws::Flaws;
use crate::rng::Seeded;
use crate::rules::{Demand, Outcome, Rules, Sealed};
use crate::seat::{Audience, Seat, Seats, Side};
use crate::space::{Listed, Noted, Space};
use crate::umpire::{Log, Umpire};

const ORDERS: Clause = Clause("BRO-1");
const FIRE: Clause = Clause("BRO-2");
const BURST: Clause = Clause("BRO-3");
const VICTORY: Clause = Clause("BRO-4");
const ORDERS_OF_A_TURN: &[Order] = &[Order(1), Order(2), Order(3)];
const TURNS: u8 = 20;
const HULL: u8 = 6;

/// The rules. They have no options.
#[derive(Clone, Copy, Debug, Default)]
pub struct Broadsides;

/// The turn and the hull of both ships. Nothing is hidden, so every seat's view is this state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The turn being played, from 1.
    pub turn: u8,
    /// Hull points left, by side.
    pub hull: [u8; 2],
}

/// The number of dice that one ship fires: `fire 2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order(pub i32);

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "fire {}", self.0)
    }
}

impl FromStr for Order {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let dice = text.strip_prefix("fire ").and_then(|dice| dice.parse().ok()).map(Order);
        let whole = dice.filter(|order| order.to_string() == text);
        whole.ok_or_else(|| Refusal::new(ORDERS, text, "write an order like `fire 2`"))
    }
}

/// A loss of hull points by one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// The side that loses them.
    pub side: Side,
    /// Their number.
    pub points: u8,
    /// `true` if its own guns burst, `false` if the enemy hit.
    pub burst: bool,
}

impl Describe for Event {
    fn describe(&self) -> Fact {
        Fact::map([
            ("kind", Fact::text(if self.burst { "burst" } else { "hit" })),
            ("side", Fact::int(self.side.number())),
            ("points", Fact::int(self.points)),
        ])
    }
}

const fn row(clause: Clause, title: &'static str) -> Statement {
    Statement { clause, origin: Origin::Ruling, title }
}

/// No aids: a form made from the outline is enough.
impl Aids for Broadsides {}

impl Rules for Broadsides {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = State;

    const NAME: &'static str = "broadsides";
    const VERSION: u32 = 1;
    const CLAUSES: &'static [Statement] =
        &[row(ORDERS, "Orders"), row(FIRE, "Fire"), row(BURST, "Bursting guns"), row(VICTORY, "Victory")];
    const LARGEST_DIE: u8 = 6;

    fn limit(&self) -> u32 {
        u32::from(TURNS)
    }

    fn start(&self) -> State {
        State { turn: 1, hull: [HULL; 2] }
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn demand(&self, state: &State) -> Demand {
        let winner = match state.hull.map(|hull| hull > 0) {
            [true, true] if state.turn <= TURNS => return Demand::Orders(Seats::first(2)),
            [true, false] => Some(Side(0)),
            [false, true] => Some(Side(1)),
            _ => None,
        };
        Demand::Over(Outcome { winner, why: VICTORY })
    }

    fn space<'a>(&'a self, _: &'a State, _: Seat) -> impl Space<Order = Order> {
        let orders = Listed::new(ORDERS, ORDERS_OF_A_TURN);
        Noted::new(orders, |outline| outline.role("fire", "dice that the ship fires"))
    }

    fn resolve<D: Dice, L: Log<Event>>(
        &self,
        umpire: &mut Umpire<D, L>,
        state: &mut State,
        orders: &[Sealed<Order>],
    ) {
        umpire.phase(u32::from(state.turn), 1);
        for sealed in orders {
            let own = self.side(sealed.seat());
            let enemy = Side(1 - own.0);
            let faces: Vec<u8> = (0..sealed.order().0).map(|_| umpire.roll(FIRE, 6)).collect();
            let count =
                |least: u8, most: u8| faces.iter().filter(|f| (least..=most).contains(*f)).count() as u8;
            let (hits, bursts) = (count(5, 6), count(1, 1));
            umpire.tell(Audience::All, FIRE, || Event { side: enemy, points: hits, burst: false });
            if bursts > 0 {
                umpire.tell(Audience::All, BURST, || Event { side: own, points: bursts, burst: true });
            }
            for (side, points) in [(enemy, hits), (own, bursts)] {
                state.hull[side.index()] = state.hull[side.index()].saturating_sub(points);
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
        let [one, other] = view.hull;
        let spoken = format!("Side 1 has {one} points of hull, side 2 has {other}");
        Fact::map([("turn", Fact::int(view.turn)), ("spoken", Fact::texts([spoken]))])
    }

    fn write_position(&self, state: &State) -> String {
        format!("turn {} hull {} {}", state.turn, state.hull[0], state.hull[1])
    }

    fn read_position(&self, text: &str) -> Result<State, Flaws> {
        let words: Vec<&str> = text.split(' ').collect();
        let read = match words.as_slice() {
            ["turn", turn, "hull", one, other] => [turn, one, other].map(|word| word.parse::<u8>().ok()),
            _ => [None; 3],
        };
        if let [Some(turn @ 1..), Some(one @ ..=HULL), Some(other @ ..=HULL)] = read {
            let state = State { turn, hull: [one, other] };
            if turn <= TURNS + 1 && self.write_position(&state) == text {
                return Ok(state);
            }
        }
        let right = format!(
            "a position is written like `turn 3 hull 6 2`: turn 1 to {}, hull 0 to {HULL}",
            TURNS + 1
        );
        Err(Flaw::plain("position", right).into())
    }
}
