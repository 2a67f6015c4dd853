//! *False Colours*: two fleets of ships that look alike. One ship of each side flies the flag; who loses it loses the
//! battle.
//!
//! First both sides choose their flagships in secret. Then each turn both write one order: a course and a stance for
//! every ship, and perhaps a call, “this ship flies your flag”. Calls come first, then all ships move, then all fire.
//!
//! * [`setup`]: a battle's set-up and its flaws; [`options`]: optional rules; [`rules`]: the numbers of the game, and all
//!   that does not change in a battle.
//! * [`state`]: the ships; [`orders`]: courses, stances, plots; [`space`]: all legal orders; `notation`, `reading` and
//!   `position`: orders and positions as text.
//! * `turn`: the order of play; `calls`: flags and calls; `movement`, [`fire`], `ending`: the parts of a turn;
//!   [`events`]: events of a battle.
//! * [`view`]: the knowledge of a seat; [`aids`]: help for writing orders; `handicap`: a weaker start; [`clauses`]: the
//!   rulebook.
//!
//! This example plays the choice of the flagships and one turn with typed dice, and reads the events:
//!
//! ```
//! use engine::dice::Script;
//! use engine::{Battle, Heard, Rules, Sealed, Seat, Umpire};
//! use rules_false_colours::{FalseColours, Options, Order, Setup, ShipAt};
//! use table::{Hex, HexMap};
//!
//! let ship = |side, q, r, facing| ShipAt { side, at: Hex { q, r }, facing };
//! let rules = FalseColours::new(&Setup {
//!     map: HexMap { columns: 8, rows: 7 },
//!     ships: vec![ship(0, 2, 1, 1), ship(0, 2, 3, 1), ship(1, 5, 1, 4), ship(1, 5, -1, 4)],
//!     options: Options::default(),
//! }).unwrap();
//! let mut state = rules.start();
//! let mut told = Vec::new();
//! for orders in [["flag A2", "flag B1"], ["A1 1 fire B1; A2 0 evade", "B1 0 fire A1; B2 R1 hold"]] {
//!     let sealed = [0, 1].map(|seat| {
//!         let order: Order = orders[usize::from(seat)].parse().unwrap();
//!         Sealed::check(&rules.space(&state, Seat(seat)), Seat(seat), order).unwrap()
//!     });
//!     let mut umpire = Umpire::new(Script::new(&[5, 2, 6, 6][..if told.is_empty() { 0 } else { 4 }]), Heard::default());
//!     rules.resolve(&mut umpire, &mut state, &sealed);
//!     told.extend(umpire.log.all().iter().map(|t| format!("[{}] {}", t.why, t.sentence(None))));
//! }
//! assert_eq!(told[2], "[FC-2.2] flags");
//! assert_eq!(told[4], "[FC-3.3] evades: piece A2");
//! assert!(told[6].starts_with("[FC-6.2] fires: piece A1, target B1"));
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod aids;
mod calls;
mod catalogue;
pub mod clauses;
mod ending;
pub mod events;
pub mod fire;
mod handicap;
mod movement;
mod notation;
mod observation;
pub mod options;
pub mod orders;
mod position;
mod reading;
pub mod rules;
pub mod setup;
pub mod space;
pub mod state;
mod turn;
pub mod view;

use engine::dice::Dice;
use engine::{
    Demand, Fact, Flaws, Log, Observation, Reading, Rules, Sealed, Seat, Seats, Seeded, Side, Space,
    Statement, Umpire,
};

pub use events::Event;
pub use fire::{Shot, bears, needs, range, shot};
pub use options::{OPTIONS, Options};
pub use orders::{Course, Order, Part, Plot, Stance, Turn};
pub use rules::FalseColours;
pub use setup::{Setup, ShipAt};
pub use space::OrderSpace;
pub use state::{Name, Ship, State};
pub use view::{View, middle};

impl Rules for FalseColours {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "false-colours";
    const VERSION: u32 = 1;
    const CLAUSES: &'static [Statement] = clauses::CLAUSES;
    const LARGEST_DIE: u8 = rules::FACES;

    /// A flag stays hidden from turn to turn, unless flags are in sight (FC-2.2, FC-2.5).
    fn keeps_secrets(&self) -> bool {
        !self.options.open
    }

    fn limit(&self) -> u32 {
        u32::from(self.options.turns)
    }

    fn start(&self) -> State {
        self.start
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn.max(1))
    }

    #[inline]
    fn demand(&self, state: &State) -> Demand {
        match self.outcome(state) {
            None => Demand::Orders(Seats::first(2)),
            Some(outcome) => Demand::Over(outcome),
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

    /// Returns `true` if a seat may read an order. The choice of a flagship is for its owner alone, unless flags are in
    /// sight (FC-2.2, FC-2.5).
    fn reads(&self, _: &State, order: &Sealed<Order>, seat: Option<Seat>) -> bool {
        self.options.open || seat == Some(order.seat()) || !matches!(order.order(), Order::Flag(_))
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        view::view(self, state, seat)
    }

    fn imagine(&self, view: &View, rng: &mut Seeded) -> State {
        view::imagine(view, rng)
    }

    fn describe(&self, view: &View) -> Fact {
        view::describe(self, view)
    }

    fn facts(&self, view: &View) -> Fact {
        view::facts(self, view)
    }

    fn observe(&self, view: &View, own: Side, out: &mut dyn Observation) -> bool {
        observation::write(self, view, own, out);
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
