//! *Faster Than Light*: two sides of ships and missiles, secret plots, no dice.
//!
//! Each turn both sides write in secret: every piece may rotate or sprint, and a ship may launch. All launches are
//! resolved first, then all rotations, then all sprints. A piece that launched, was launched or rotated is marked. A
//! sprint hits every marked base that its path crosses. A ship is destroyed by its third hit.
//!
//! * `setup`: a battle's set-up and its flaws; [`ships`]; [`options`]: optional rules; `rules`: all that does not
//!   change in a battle.
//! * [`state`]: the pieces; [`orders`]: plots; `space`: all legal plots; `notation`, `reading` and `position`: plots
//!   and positions as text.
//! * `turn`: the order of play; `play`: a turn being played out; `at_random`: random turns in one step; [`many`]: many
//!   battles in little memory; `sprints`: crossings of paths; [`draws`]: draws by agreement; [`events`]: events of a battle.
//! * [`view`]: the knowledge of a seat; [`aids`]: help for writing orders; `handicap`: a weaker start; [`clauses`]: the
//!   rulebook.
//!
//! This example plays one turn and reads its events:
//!
//! ```
//! use engine::{Battle, Seat, record::Header};
//! use rules_ftl::{Ftl, Setup, Ship};
//! use table::{Area, Point};
//!
//! let ships = vec![
//!     Ship { side: 0, at: Point::inches(20, 24), degrees: 90 },
//!     Ship { side: 1, at: Point::inches(28, 24), degrees: 270 },
//! ];
//! let rules = Ftl::new(&Setup { area: Area::inches(48, 48), ships, options: Default::default() }).unwrap();
//! let mut battle = Battle::new(rules, Header::default()).unwrap();
//! battle.seal(Seat(0), "A L".parse().unwrap()).unwrap();
//! battle.seal(Seat(1), "B S8".parse().unwrap()).unwrap();
//! let told: Vec<String> = battle.past()[0].told.iter().map(|t| format!("[{}] {}", t.why, t.sentence(None))).collect();
//! assert_eq!(told[0], "[FTL-6.1] launch: piece A, missile A.1, x 21000, y 24000, heading 90, radius 250");
//! assert_eq!(told[3], "[FTL-6.8] meet: piece B, target A.1, nearness 675, at [21250, 24000]");
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod aids;
mod at_random;
mod catalogue;
pub mod clauses;
pub mod draws;
pub mod events;
mod handicap;
pub mod many;
mod notation;
pub mod options;
pub mod orders;
mod play;
mod position;
mod reading;
mod rules;
mod setup;
pub mod ships;
mod space;
mod sprints;
pub mod state;
mod turn;
pub mod view;

use engine::dice::Dice;
use engine::{
    Demand, Fact, Flaws, Log, Reading, Rules, Sealed, Seat, Seats, Seeded, Silent, Space, Statement, Umpire,
};

pub use events::Event;
pub use many::Many;
pub use options::{AtLimit, OPTIONS, Options, Ram, Sprints};
pub use orders::{Action, Plot};
pub use rules::Ftl;
pub use setup::Setup;
pub use ships::Ship;
pub use space::PlotSpace;
pub use state::{Name, Piece, State};
pub use view::View;

impl Ftl {
    /// Reads a piece's name, such as `A` or `a.1`.
    pub fn read_name(text: &str) -> Option<Name> {
        notation::read_name(text)
    }
}

impl Rules for Ftl {
    type State = State;
    type Order = Plot;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "ftl";
    // Version 1 predates records of format 2. From that format on, every version replays the records of its version.
    const VERSION: u32 = 2;
    const CLAUSES: &'static [Statement] = clauses::CLAUSES;
    const LARGEST_DIE: u8 = 0;

    fn limit(&self) -> u32 {
        u32::from(self.options.turn_limit)
    }

    fn start(&self) -> State {
        self.set_up()
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    #[inline]
    fn demand(&self, state: &State) -> Demand {
        match self.outcome(state) {
            None => Demand::Orders(Seats::first(2)),
            Some(outcome) => Demand::Over(outcome),
        }
    }

    #[inline]
    fn space<'a>(&'a self, state: &'a State, seat: Seat) -> impl Space<Order = Plot> {
        PlotSpace::new(self, state, seat)
    }

    #[inline]
    fn resolve<D: Dice, L: Log<Event>>(
        &self,
        umpire: &mut Umpire<D, L>,
        state: &mut State,
        orders: &[Sealed<Plot>],
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

    fn reads(&self, _: &State, _: &Sealed<Plot>, _: Option<Seat>) -> bool {
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

    fn write_position(&self, state: &State) -> String {
        position::write(state)
    }

    fn read_position(&self, text: &str) -> Result<State, Flaws> {
        Ok(position::read(self, text)?)
    }

    fn read(&self, state: &State, seat: Seat, text: &str) -> Reading<Plot> {
        reading::read(self, state, seat, text)
    }
}
