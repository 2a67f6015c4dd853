//! *Black Skies*: elements of two star fighters, maneuver cards laid face down a turn ahead, and fire with d12.
//!
//! The players take turns to flip the top card of their decks. The card's element flies it, and fires at enemies in arc
//! and range. Then its owner lays the element's next card face down at the bottom of the deck.
//!
//! * [`ships`]: fighters and weapons as data; [`setup`]: a battle's set-up; `rules`: all that does not change in a
//!   battle; [`options`]: optional rules.
//! * [`cards`]: the twelve maneuvers; [`state`]: elements, fighters, decks, the phase; `position`: the state as text.
//! * [`orders`]: orders of a seat; `seat` and [`space`]: all its legal orders, with `places` for deployment, `laying`
//!   for decks and `volleys` for fire; `notation` and `reading`: orders as text.
//! * `turn`: the order of play; `play`: a decision being played out; `at_random`: random decisions in one step;
//!   `deployment`, `piloting`, `movement`, `asteroids`, `fire`: the parts of a turn; [`events`]: events of a battle.
//! * [`view`]: the knowledge of a seat; [`aids`]: help for writing orders; `handicap`: a weaker start; [`clauses`]: the
//!   rulebook.
//!
//! This example plays one flip from a position and reads its events:
//!
//! ```
//! use engine::{Battle, Seat, record::Header};
//! use rules_black_skies::{BlackSkies, ElementAt, Fighter, Options, Setup, Weapon, Weight, Zone};
//! use table::{Area, Edge, Length};
//!
//! let laser = Weapon {
//!     id: "laser".into(), name: "Laser Cannon".into(), arcs: 1, rate: 1, range: [6, 12, 18].map(Length::inches),
//!     damage: 6, halves: 2, once: false, ours: false,
//! };
//! let tiger = Fighter {
//!     id: "tiger".into(), name: "Black Tiger".into(), weight: Weight::Medium, thrusters: [true, false, false],
//!     weapons: vec!["laser".into(), "laser".into()], armour: 1, shields: 0, ours: false,
//! };
//! let element = |side| ElementAt { side, fighter: "tiger".into(), skills: vec![2, 2], name: String::new(), speed: 6 };
//! let zone = |edge| Zone { edge, depth: Length::inches(6) };
//! let rules = BlackSkies::new(&Setup {
//!     area: Area::inches(72, 48),
//!     weapons: vec![laser],
//!     fighters: vec![tiger],
//!     elements: vec![element(0), element(1)],
//!     zones: [zone(Edge::Bottom), zone(Edge::Top)],
//!     rocks: vec![],
//!     options: Options::default(),
//! }).unwrap();
//! let position = "flips 1 phase option side 1; AE1 speed 8 facing 0; A1 30,12 hull 6; A2 32,12 hull 6; \
//!     BE1 speed 6 facing 180; B1 30,44 hull 6; B2 32,44 hull 6; deck 1 E1 Left known; deck 2 E1 Straight";
//! let header = Header { position: Some(position.into()), ..Header::default() };
//! let mut battle = Battle::new(rules, header).unwrap();
//! battle.seal(Seat(0), "fly Smooth".parse().unwrap()).unwrap();
//! let told: Vec<String> = battle.past()[0].told.iter().map(|t| format!("[{}] {}", t.why, t.sentence(None))).collect();
//! assert!(told[0].starts_with("[BS-4.2] moves: element AE1, maneuver Smooth Left, paths [(piece A1, path [[30000, 12000], "));
//! battle.seal(Seat(0), "next Hard Right".parse().unwrap()).unwrap();
//! assert_eq!(battle.past()[1].told[2].sentence(None), "flips: element BE1, card Straight, number 1");
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod aids;
mod asteroids;
mod at_random;
pub mod cards;
mod catalogue;
pub mod clauses;
mod deployment;
pub mod events;
mod fire;
mod handicap;
mod laying;
mod movement;
mod notation;
mod observation;
pub mod options;
pub mod orders;
mod piloting;
mod places;
mod play;
mod position;
mod reading;
mod rules;
mod seat;
pub mod setup;
pub mod ships;
pub mod space;
pub mod state;
mod turn;
pub mod view;
mod volleys;

use engine::dice::Dice;
use engine::{
    Demand, Fact, Flaws, Log, Observation, Reading, Rules, Sealed, Seat, Seats, Seeded, Side, Silent, Space,
    Statement, Umpire,
};

pub use asteroids::{meets, touches};
pub use cards::{Card, Choice};
pub use events::Event;
pub use fire::{band, hitting, modifiers, needed};
pub use options::{OPTIONS, Options, Penalty};
pub use orders::{Entry, Order};
pub use piloting::{is_crippled, passing};
pub use rules::{BlackSkies, Rock, Zone};
pub use seat::OrderSpace;
pub use setup::{ElementAt, Setup};
pub use ships::{Fighter, Weapon, Weight};
pub use state::{ElementName, Name, Phase, State};
pub use view::View;

impl BlackSkies {
    /// Reads a fighter's name, such as `A1` or `b2`.
    pub fn read_name(text: &str) -> Option<Name> {
        notation::read_name(text.trim())
    }

    /// Reads an element's name, such as `AE1`, or `E1` for one of this side.
    pub fn read_element(text: &str, side: u8) -> Option<ElementName> {
        let (named, number) = notation::read_element(text.trim())?;
        Some(ElementName { side: named.unwrap_or(side), number })
    }
}

impl Rules for BlackSkies {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "black-skies";
    // Version 1 predates records of format 2. From that format on, every version replays the records of its version.
    const VERSION: u32 = 2;
    const CLAUSES: &'static [Statement] = clauses::CLAUSES;
    const LARGEST_DIE: u8 = 12;

    /// Decks lie face down from one flip to the next.
    fn keeps_secrets(&self) -> bool {
        true
    }

    fn limit(&self) -> u32 {
        u32::from(self.options.turn_limit)
    }

    fn start(&self) -> State {
        self.start.clone()
    }

    fn turn(&self, state: &State) -> u32 {
        turn::round(self, state)
    }

    #[inline]
    fn demand(&self, state: &State) -> Demand {
        match state.phase {
            Phase::Over => Demand::Over(turn::outcome(self, state)),
            Phase::Decks => Demand::Orders(Seats::first(2)),
            _ => Demand::Orders(Seats::only(Seat(state.side))),
        }
    }

    #[inline]
    fn space<'a>(&'a self, state: &'a State, seat: Seat) -> impl Space<Order = Order> {
        OrderSpace::of(self, state, seat)
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

    /// Returns `true` if a seat may read an order. Decks and next cards lie face down: only their owner may (BS-3.3).
    fn reads(&self, _: &State, order: &Sealed<Order>, seat: Option<Seat>) -> bool {
        seat == Some(order.seat()) || !matches!(order.order(), Order::Deck(_) | Order::Next(_))
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        view::view(state, seat)
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
