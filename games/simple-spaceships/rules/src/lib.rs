//! *Simple Spaceships*: a ship is a pool of dice. It flies, shields itself, attacks and lives by them.
//!
//! Each turn, dice are assigned from Reserve to Defence, Movement and Attack. Then ships are active one by one, those
//! with the most Movement dice first. An active ship spends Movement dice to fly and turn, and may attack at any moment
//! on the way. Hits meet Defence dice first; each hit left over removes a die of the target for good. The two sides
//! take turns to name that die.
//!
//! * `setup`: the data a battle is made from, with its flaws; [`ships`]: designs; [`options`]: choices of rules;
//!   `rules`: all that does not change in a battle.
//! * [`state`]: ships, boxes, the phase; [`orders`]: what a seat writes; [`space`]: its legal orders, with `shares`
//!   (dice into boxes) and `activity` (orders of an active ship); `notation`, `reading` and `position`: both as text.
//! * `turn`: the order of play; `at_random`: random decisions in one step; `movement`, `attack`, `damage`; `queue`: the
//!   order of ships; `front`: ships ahead of a front; `edge`; [`events`]: what happened.
//! * [`view`]: what a seat may know; [`aids`]: help with writing orders; `handicap`: a weaker start; [`clauses`]:
//!   the rulebook.
//!
//! One played turn, told by its facts:
//!
//! ```
//! use engine::{Battle, Seat, record::Header};
//! use rules_simple_spaceships::{Design, Options, Setup, ShipAt, SimpleSpaceships};
//! use table::{Area, Point};
//!
//! let ship = |side, y, degrees| ShipAt {
//!     side, design: "scout".into(), name: String::new(), post: Some((Point::inches(18, y), degrees)),
//! };
//! let rules = SimpleSpaceships::new(&Setup {
//!     area: Area::inches(36, 36),
//!     designs: vec![Design { id: "scout".into(), name: "Scout".into(), dice: 3, caps: [None; 3] }],
//!     ships: vec![ship(0, 6, 0), ship(1, 30, 180)],
//!     options: Options::default(),
//!     run: None,
//! }).unwrap();
//! let mut battle = Battle::new(rules, Header::default()).unwrap();
//! battle.seal(Seat(0), "assign A M2 A1".parse().unwrap()).unwrap();
//! battle.seal(Seat(1), "assign B M1 D2".parse().unwrap()).unwrap();
//! let told: Vec<String> = battle.past()[0].told.iter().map(|t| format!("[{}] {}", t.why, t.sentence(None))).collect();
//! assert_eq!(told[0], "[SS-2.2] assigned: piece A, dealt [0, 2, 1], boxes (defence 0, movement 2, attack 1, reserve 0)");
//! assert_eq!(told[2], "[SS-2.3] activated: piece A, number 2");
//! assert_eq!(told[3], "[SS-3.1] spent: piece A, left 1");
//! battle.seal(Seat(0), "fly 4".parse().unwrap()).unwrap();
//! assert_eq!(battle.past()[1].told[0].sentence(None), "flown: piece A, length 4000, from [18000, 6000], to [18000, 10000]");
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod activity;
pub mod aids;
mod at_random;
mod attack;
mod catalogue;
pub mod clauses;
mod damage;
mod edge;
pub mod events;
mod front;
mod handicap;
mod movement;
mod notation;
mod observation;
pub mod options;
pub mod orders;
mod position;
mod queue;
mod reading;
mod rules;
mod setup;
mod shares;
pub mod ships;
pub mod space;
pub mod state;
mod turn;
pub mod view;

use engine::dice::Dice;
use engine::{
    Demand, Fact, Flaws, Log, Observation, Reading, Rules, Sealed, Seat, Seats, Seeded, Side, Silent, Space,
    Statement, Umpire,
};

pub use events::Event;
pub use options::{Assignment, BeyondEdge, Front, OPTIONS, Options};
pub use orders::{Assignments, Attack, Entry, Order, Way};
pub use rules::{Card, SimpleSpaceships};
pub use setup::{Setup, ShipAt};
pub use ships::Design;
pub use space::OrderSpace;
pub use state::{Name, Panel, PanelBox, Phase, Place, Ship, State};
pub use view::View;

impl Rules for SimpleSpaceships {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "simple-spaceships";
    const VERSION: u32 = 1;
    const CLAUSES: &'static [Statement] = clauses::CLAUSES;
    const LARGEST_DIE: u8 = 6;

    fn limit(&self) -> u32 {
        u32::from(self.options.turn_limit)
    }

    fn start(&self) -> State {
        self.start.clone()
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    #[inline]
    fn demand(&self, state: &State) -> Demand {
        match state.asked {
            0 => Demand::Over(damage::outcome(self, state)),
            asked => Demand::Orders(Seats::of_bits(asked.into())),
        }
    }

    #[inline]
    fn space<'a>(&'a self, state: &'a State, seat: Seat) -> impl Space<Order = Order> {
        OrderSpace::new(self, state, seat)
    }

    #[inline]
    fn resolve<D: Dice, L: Log<Event>>(
        &self,
        umpire: &mut Umpire<D, L>,
        state: &mut State,
        orders: &[Sealed<Order>],
    ) {
        turn::resolve(self, umpire, state, orders);
    }

    #[inline]
    fn play_in_one_step<D: Dice>(
        &self,
        umpire: &mut Umpire<D, Silent>,
        state: &mut State,
        rng: &mut Seeded,
    ) -> bool {
        at_random::play(self, umpire, state, rng)
    }

    fn reads(&self, _: &State, _: &Sealed<Order>, _: Option<Seat>) -> bool {
        true
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        View { seat, position: state.clone() }
    }

    fn imagine(&self, view: &View, _: &mut Seeded) -> State {
        view.position.clone()
    }

    fn describe(&self, view: &View) -> Fact {
        view::describe(self, view)
    }

    fn facts(&self, view: &View) -> Fact {
        view::facts(self, view)
    }

    fn observe(&self, view: &View, _own: Side, out: &mut dyn Observation) -> bool {
        observation::write(self, view, out);
        true
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn read_position(&self, text: &str) -> Result<State, Flaws> {
        Ok(position::read(self, text)?)
    }

    fn read(&self, state: &State, seat: Seat, text: &str) -> Reading<Order> {
        reading::read(self, state, seat, text)
    }
}
