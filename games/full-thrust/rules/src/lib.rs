//! *Full Thrust* (1991): fleets of ships under written orders, batteries and firecons, six-sided dice.
//!
//! Each turn both sides write movement orders in secret and both fleets move; then fire is declared and resolved
//! together. The basic game is movement, fire and the table's edge; every advanced module of the rulebook is an option.
//!
//! * [`ships`]: classes as data; [`design`]: the class table and designs of one's own; [`setup`]: a battle's set-up;
//!   `rules`: all that does not change in a battle.
//! * [`options`]: the options of the rules; [`state`]: ships, groups, the phase.
//! * [`orders`]: the orders of a seat; `seat` and [`space`]: the set of its legal orders; `notation`, `order_text` and
//!   `reading`: orders as text.
//! * `turn` and `turn_end`: the order of play; `play`: a decision being played out; `at_random`: a random turn of a
//!   duel in one step; `movement`, `aim`, `bands`, `fire`, `damage`; one file for each optional module; [`events`]:
//!   the told events.
//! * [`view`]: the knowledge of a seat; [`aids`]: aids for writing orders, and the questions captains ask;
//!   `handicap`: a weaker start; [`clauses`]: the table of clauses.
//!
//! One turn played out, told by its facts:
//!
//! ```
//! use engine::{Battle, Seat, record::Header};
//! use rules_full_thrust::{FullThrust, Options, Setup, ShipAt, design};
//! use table::{Area, Point};
//!
//! let ship = |side, y, course| ShipAt {
//!     side, class: "HC".into(), name: String::new(), at: Point::inches(24, y), course, velocity: 6,
//! };
//! let rules = FullThrust::new(&Setup {
//!     area: Area::inches(48, 72),
//!     classes: design::table(),
//!     ships: vec![ship(0, 12, 12), ship(1, 48, 6)],
//!     sides: Default::default(),
//!     options: Options::default(),
//!     exit: None,
//!     target: None,
//! }).unwrap();
//! let mut battle = Battle::new(rules, Header::default()).unwrap();
//! battle.seal(Seat(0), "A1 +2".parse().unwrap()).unwrap();
//! battle.seal(Seat(1), "idle".parse().unwrap()).unwrap();
//! let told: Vec<String> = battle.past()[0].told.iter().map(|t| format!("[{}] {}", t.why, t.sentence(None))).collect();
//! assert_eq!(told[1], "[FT-2.2] moves: piece A1, from [24000, 12000], bend none, to [24000, 20000], turn 0, thrust 2, course 12, velocity 8");
//! assert_eq!(told[2], "[FT-2.4] moves: piece B1, from [24000, 48000], bend none, to [24000, 42000], turn 0, thrust 0, course 6, velocity 6");
//! battle.seal(Seat(0), "A1 > B1: A1, A2, B1".parse().unwrap()).unwrap();
//! battle.seal(Seat(1), "idle".parse().unwrap()).unwrap();
//! assert_eq!(battle.past()[1].told[0].sentence(None), "declares: piece A1, targets [B1], weapons [[A1, A2, B1]]");
//! assert_eq!(battle.past()[1].faces.len(), 5, "two dice for each A at 22 in, one for the B");
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod aids;
mod aim;
mod alternate;
mod anti_fighter;
mod armour;
mod at_random;
mod automatic;
mod bands;
mod bogeys;
mod catalogue;
pub mod clauses;
mod damage;
pub mod design;
pub mod events;
mod fighters;
mod fire;
mod handicap;
mod hulls;
mod morale;
mod movement;
mod needles;
mod notation;
mod observation;
pub mod options;
mod order_text;
pub mod orders;
mod play;
mod plots;
mod position;
mod ramming;
mod range_index;
mod reading;
mod rules;
mod seat;
pub mod setup;
pub mod ships;
pub mod space;
pub mod state;
pub mod thresholds;
mod torpedoes;
mod turn;
mod turn_end;
pub mod view;
mod volleys;

use engine::dice::Dice;
use engine::{
    Demand, Fact, Flaws, Log, Observation, Reading, Rules, Sealed, Seat, Seats, Seeded, Side, Silent, Space,
    Statement, Umpire,
};

pub use damage::points;
pub use events::Event;
pub use options::{Fire, OPTIONS, Options, Turning};
pub use orders::{Order, Part, Plot};
pub use rules::{Exit, FullThrust, Target};
pub use seat::OrderSpace;
pub use setup::{Setup, ShipAt, SideOf};
pub use ships::Class;
pub use state::{Name, Phase, State};
pub use view::View;

impl FullThrust {
    /// Reads a ship's name, such as `A1` or `b12`.
    pub fn read_name(text: &str) -> Option<Name> {
        order_text::read_name(&text.trim().to_ascii_uppercase())
    }
}

impl Rules for FullThrust {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "full-thrust";
    const VERSION: u32 = 1;
    const CLAUSES: &'static [Statement] = clauses::CLAUSES;
    const LARGEST_DIE: u8 = 6;

    /// Markers hide ships from turn to turn (FT-4.5).
    fn keeps_secrets(&self) -> bool {
        self.options.bogeys
    }

    fn limit(&self) -> u32 {
        u32::from(self.options.turn_limit)
    }

    fn start(&self) -> State {
        let mut state = self.start.clone();
        state.asked = 3;
        state
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    #[inline]
    fn demand(&self, state: &State) -> Demand {
        match state.asked {
            0 => Demand::Over(damage::outcome(state)),
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

    fn reads(&self, before: &State, order: &Sealed<Order>, seat: Option<Seat>) -> bool {
        view::reads(self, before, order.seat(), seat)
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        view::view(self, state, seat)
    }

    fn imagine(&self, view: &View, rng: &mut Seeded) -> State {
        view::imagine(self, view, rng)
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
