//! Set-ups for the tests, and battles played by hand.

use std::sync::LazyLock;

use engine::dice::Script;
use engine::{Catalogue, Demand, Heard, Rules, Sealed, Seat, Space, Umpire};
use rules_talon::{Class, Goal, MAP, Options, Post, Setup, ShipAt, State, Step, Talon};
use table::Hex;

use crate::by_the_book::{tables, throwing};

/// The sentences of the game.
static WORDS: LazyLock<Catalogue> =
    LazyLock::new(|| testkit::words::english(include_str!("../../words/en.ftl")));

/// Returns the classes of the shelf.
pub fn classes() -> Vec<Class> {
    tables::classes().iter().map(throwing::class).collect()
}

/// A ship: side, class, column and height of its hex, facing.
pub type At<'a> = (u8, &'a str, (i16, i16), i64);

/// Returns a set-up of these ships on the map of the game.
pub fn setup(ships: &[At<'_>], set: &[(&str, &str)]) -> Setup {
    let mut options = Options::default();
    for (key, value) in set {
        options.set(key, value).unwrap_or_else(|flaw| panic!("{flaw}"));
    }
    let ship = |(side, class, (q, r), facing): &At<'_>| ShipAt {
        side: *side,
        class: (*class).to_owned(),
        name: String::new(),
        post: Post::Map(Hex { q: *q, r: *r }, *facing),
    };
    Setup {
        map: MAP,
        classes: classes(),
        ships: ships.iter().map(ship).collect(),
        terrain: Vec::new(),
        initiative: 1,
        goal: Goal::LastSide,
        options,
    }
}

/// Returns the rules of a set-up without flaws.
pub fn rules(setup: &Setup) -> Talon {
    Talon::new(setup).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

/// A battle played by hand, with dice that must all be spent.
pub struct Played {
    pub rules: Talon,
    pub state: State,
}

impl Played {
    /// Returns a battle at the start of its set-up.
    pub fn new(rules: Talon) -> Self {
        let state = rules.start();
        Self { rules, state }
    }

    /// Returns a battle at a position.
    pub fn at(rules: Talon, position: &str) -> Self {
        let state = rules.read_position(position).unwrap_or_else(|flaws| panic!("{position}: {flaws:?}"));
        Self { rules, state }
    }

    /// Plays one decision with these faces, all of which must be rolled; returns the lines told, each with its clause.
    pub fn play(&mut self, orders: &[(u8, &str)], faces: &[u8]) -> Vec<String> {
        let seal = |(seat, text): &(u8, &str)| {
            let seat = Seat(seat - 1);
            let order = text.parse().unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
            let space = self.rules.space(&self.state, seat);
            Sealed::check(&space, seat, order).unwrap_or_else(|refusal| {
                panic!("{text}: {refusal}\n{}", self.rules.write_position(&self.state))
            })
        };
        let sealed: Vec<_> = orders.iter().map(seal).collect();
        let mut umpire = Umpire::new(Script::new(faces), Heard::default());
        self.rules.resolve(&mut umpire, &mut self.state, &sealed);
        let told = umpire.log.all();
        assert_eq!(umpire.fault(), None, "{orders:?}: dice are missing: {told:?}");
        assert_eq!(umpire.dice.left(), 0, "{orders:?}: dice are left over: {told:?}");
        told.iter().map(|t| format!("[{}] {}", t.why, t.sentence(Some(&WORDS)))).collect()
    }

    /// Returns `true` if a seat is asked.
    pub fn asks(&self, seat: u8) -> bool {
        matches!(self.rules.demand(&self.state), Demand::Orders(seats) if seats.iter().any(|s| s == Seat(seat - 1)))
    }

    /// Plays one decision with the orders that the rules assume of silent seats.
    pub fn idle(&mut self) {
        let Demand::Orders(seats) = self.rules.demand(&self.state) else { panic!("it is over") };
        let idle = |seat: Seat| {
            let space = self.rules.space(&self.state, seat);
            Sealed::check(&space, seat, space.idle()).expect("what is assumed is legal")
        };
        let sealed: Vec<_> = seats.iter().map(idle).collect();
        let mut umpire = Umpire::new(Script::new(&[6; 40]), Heard::default());
        self.rules.resolve(&mut umpire, &mut self.state, &sealed);
    }

    /// Plays the orders of silent seats until one seat is asked in this step of this impulse.
    pub fn until(&mut self, impulse: u8, step: Step, seat: u8) {
        for _ in 0..200 {
            if self.state.impulse == impulse && self.state.step == step && self.asks(seat) {
                return;
            }
            self.idle();
        }
        panic!("it never comes to that: {}", self.rules.write_position(&self.state));
    }

    /// Returns the refusal of a seat's order now.
    pub fn refused(&self, seat: u8, text: &str) -> String {
        let order = match text.parse::<rules_talon::Order>() {
            Ok(order) => order,
            Err(refusal) => return refusal.to_string(),
        };
        match self.rules.space(&self.state, Seat(seat - 1)).check(&order) {
            Ok(()) => panic!("{text} is legal"),
            Err(refusal) => refusal.to_string(),
        }
    }

    /// Returns `true` if a seat may write this now.
    pub fn legal(&self, seat: u8, text: &str) -> bool {
        text.parse().is_ok_and(|order| self.rules.space(&self.state, Seat(seat - 1)).check(&order).is_ok())
    }

    /// Returns the hex of a ship as text, and its facing.
    pub fn stands(&self, ship: usize) -> (String, u8) {
        let of = &self.state.ships()[ship];
        (of.at.to_string(), of.facing.sides())
    }
}
