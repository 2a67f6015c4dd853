//! *Talon*: hexes and impulses, power curves and turn radii, weapon groups that charge.
//!
//! A round is six impulses and a power phase. In an impulse each side has a turn: spend points, move, fire, repair.
//! Orders:
//!
//! * points, once a turn, at most one purchase a ship, in list order: `CA-1: charge 2; CA-2: reinforce front`; also
//!   `slip`, `through` (one less on the turn-radius count), `battery`, `change` and `defend` (initiative),
//!   `redirect M3 to CA-1`, `power SQ-1`; `done` for nothing. A ship without a scheduled point spends its battery's.
//! * moves, one piece at a time: `CA-1: straight`, `left`, `right`, `slip-left`, `slip-right`; `T-DD-1: afterburner left`;
//!   `SQ-1: straight land CV-1`, `CV-1: launch SQ-1 3` (into the hex in direction 3); a base `BASE-1: left` or `right`;
//!   a missile `M3: to 2`; `done` when nothing is left that must move.
//! * fire, one group at a time: `CA-1 fires 2 at T-CA-1, T-CA-1`, a fusion cannon `T-DN-1 fires 2`; `done`.
//! * questions on the way: `first CA-1` (the ship of a colliding pair that takes its damage first), `shield front`.
//! * the power phase, both sides in secret, each ship that has a choice in list order:
//!   `CA-1: speed 3; CA-2: speed 2 retreat`; on a floating map `CA-1: off`.
//!
//! Pieces have their names from the scenario, such as `T-CA-1`; missiles are `M1`, `M2` … in the order of their launch.
//!
//! * [`ships`]: classes, cards, terrain; `rules`: all that does not change in a battle; [`setup`]: the data a battle is
//!   made from, with its flaws; [`options`].
//! * [`state`]: ships, missiles, the step; [`chart`]: the impulses in which a ship moves or has a point; [`orders`],
//!   [`space`]: the orders that may be written; `notation`, `reading` and `position`: orders and positions as text.
//! * [`turn`]: the order of play; `at_random`: random decisions in one step; [`power`], [`movement`], [`fire`],
//!   [`power_phase`]: the steps; [`damage`],
//!   `explosions`, `departures`: their consequences; [`weapons`]; [`missiles`], [`squadrons`], [`terrain`],
//!   `asteroids`.
//! * [`events`]: the events told; [`view`]: what a seat may know; [`aids`]: help to write orders; `handicap`: a
//!   weaker start; [`clauses`]: the rulebook.
//!
//! One ship's turn, from its first point in a battle to its move, shown by its facts:
//!
//! ```
//! use engine::{Battle, Seat, record::Header};
//! use rules_talon::{Class, Goal, HullBox, Kind, MAP, Options, Post, Race, Row, Setup, ShipAt, Talon};
//! use table::Hex;
//!
//! let row = |power, speed, radius| Row { power, speed, radius };
//! let scout = Class {
//!     id: "SC".into(), name: "Scout".into(), race: Race::Terran, kind: Kind::Ship, points: 37,
//!     curve: vec![row(2, 3, 1), row(2, 2, 0)], start: 0, shields: [2, 1, 1, 1],
//!     hull: vec![HullBox::default(); 2], each: 0, groups: Vec::new(),
//!     battery: false, afterburners: 0, squadrons: 0, explosion: 1,
//! };
//! let at = |side, q, facing| ShipAt {
//!     side, class: "SC".into(), name: String::new(), post: Post::Map(Hex { q, r: 2 }, facing),
//! };
//! let rules = Talon::new(&Setup {
//!     map: MAP, classes: vec![scout], ships: vec![at(0, 8, 1), at(1, 17, 4)], terrain: Vec::new(),
//!     initiative: 0, goal: Goal::LastSide, options: Options::default(),
//! }).unwrap();
//! let mut battle = Battle::new(rules, Header::default()).unwrap();
//! // At speed 3 a ship first moves in impulse B; it has no point then, at power 2.
//! battle.seal(Seat(0), "SC-1: left".parse().unwrap()).unwrap();
//! let told: Vec<String> = battle.past()[0].told.iter().map(|t| format!("[{}] {}", t.why, t.sentence(None))).collect();
//! assert_eq!(told[0], "[TAL-7.2.1] moved: piece SC-1, way left, afterburner no, from [8, 2], to [8, 3], facing 0, count 1, marker [8, 4]");
//! battle.seal(Seat(1), "SC-2: straight".parse().unwrap()).unwrap();
//! // In impulse C it has one.
//! battle.seal(Seat(0), "SC-1: slip".parse().unwrap()).unwrap();
//! battle.seal(Seat(1), "SC-2: reinforce front".parse().unwrap()).unwrap();
//! battle.seal(Seat(0), "SC-1: slip-right".parse().unwrap()).unwrap();
//! let told: Vec<String> = battle.past()[4].told.iter().map(|t| format!("[{}] {}", t.why, t.sentence(None))).collect();
//! assert_eq!(told[0], "[TAL-7.3.1] moved: piece SC-1, way slip-right, afterburner no, from [8, 3], to [9, 3], facing 0, count 0, marker none");
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod aids;
mod asteroids;
mod at_random;
mod catalogue;
pub mod chart;
pub mod clauses;
pub mod damage;
mod departures;
pub mod events;
mod explosions;
pub mod fire;
#[cfg(test)]
mod fixtures;
mod handicap;
pub mod missiles;
pub mod movement;
mod notation;
mod observation;
pub mod options;
pub mod orders;
mod poses;
mod position;
pub mod power;
pub mod power_phase;
mod reading;
mod rules;
pub mod setup;
pub mod ships;
pub mod space;
pub mod squadrons;
pub mod state;
pub mod terrain;
pub mod turn;
pub mod view;
pub mod weapons;

use engine::dice::Dice;
use engine::{
    Demand, Fact, Flaws, Log, Observation, Outcome, Reading, Rules, Sealed, Seat, Seats, Seeded, Side,
    Silent, Space, Statement, Umpire,
};

pub use events::Event;
pub use options::{Edges, OPTIONS, Options};
pub use orders::{Action, Order, Plot, Plots, Purchase, Purchases, Salvo, Way};
pub use poses::Pose;
pub use rules::Talon;
pub use setup::{MAP, Post, Setup, ShipAt};
pub use ships::{Card, Class, Goal, Group, HullBox, Kind, Mount, Pace, Race, Row, Terrain};
pub use space::OrderSpace;
pub use state::{Missile, Name, Piece, Place, Ship, State, Step};
pub use view::View;
pub use weapons::Weapon;

impl Rules for Talon {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "talon";
    // Version 1 predates records of format 2. The promise to replay every version begins with that format.
    const VERSION: u32 = 2;
    const CLAUSES: &'static [Statement] = clauses::CLAUSES;
    const LARGEST_DIE: u8 = 6;

    fn limit(&self) -> u32 {
        u32::from(self.options.turn_limit)
    }

    fn start(&self) -> State {
        self.start.clone()
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.round)
    }

    #[inline]
    fn demand(&self, state: &State) -> Demand {
        match state.asked {
            0 => {
                let winner = (state.winner != state::NONE).then_some(Side(state.winner));
                Demand::Over(Outcome { winner, why: clauses::SCENARIOS })
            }
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
