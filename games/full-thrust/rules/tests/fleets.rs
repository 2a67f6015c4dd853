//! Set-ups for the tests.

use std::sync::LazyLock;

use engine::dice::Script;
use engine::{Catalogue, Heard, Rules, Sealed, Seat, Space, Umpire};
use rules_full_thrust::{FullThrust, Options, Setup, ShipAt, State, design};
use table::{Area, Length, Point};

/// The English sentences of the game.
static WORDS: LazyLock<Catalogue> =
    LazyLock::new(|| testkit::words::english(include_str!("../../words/en.ftl")));

/// A ship: class, x and y in inches, course, velocity.
pub type At = (&'static str, i32, i32, u8, u16);

/// Returns options set by key.
pub fn options(set: &[(&str, &str)]) -> Options {
    let mut options = Options::default();
    for (key, value) in set {
        options.set(key, value).unwrap_or_else(|flaw| panic!("{flaw}"));
    }
    options
}

/// Returns the set-up of two fleets on a table.
pub fn setup(area: Area, sides: [&[At]; 2], set: &[(&str, &str)]) -> Setup {
    let ship = |side: usize, at: &At| ShipAt {
        side: side as u8,
        class: at.0.to_owned(),
        name: String::new(),
        at: Point::inches(at.1, at.2),
        course: at.3,
        velocity: at.4,
    };
    let ships = sides.iter().enumerate().flat_map(|(side, all)| all.iter().map(move |at| ship(side, at)));
    Setup {
        area,
        classes: design::table(),
        ships: ships.collect(),
        sides: Default::default(),
        options: options(set),
        exit: None,
        target: None,
    }
}

/// Returns the rules for two fleets on a table of 72 by 48 inches.
pub fn battle(first: &[At], second: &[At], set: &[(&str, &str)]) -> FullThrust {
    rules(&setup(Area::inches(72, 48), [first, second], set))
}

/// Returns the rules for a set-up without flaws.
pub fn rules(setup: &Setup) -> FullThrust {
    FullThrust::new(setup).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

/// Returns the rules for the duel of heavy cruisers.
pub fn duel(set: &[(&str, &str)]) -> FullThrust {
    let sides: [&[At]; 2] = [&[("HC", 24, 12, 12, 6)], &[("HC", 24, 60, 6, 6)]];
    rules(&setup(Area { width: Length::inches(48), height: Length::inches(72) }, sides, set))
}

/// A battle played by hand, with dice that must all be used.
pub struct Played {
    pub rules: FullThrust,
    pub state: State,
}

impl Played {
    /// Returns a battle at its start.
    pub fn new(rules: FullThrust) -> Self {
        let state = rules.start();
        Self { rules, state }
    }

    /// Returns a battle at a position.
    pub fn at(rules: FullThrust, position: &str) -> Self {
        let state = rules.read_position(position).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        Self { rules, state }
    }

    /// Plays one decision with an order for each seat that must write, and the dice. Returns the told events, each as a
    /// line with its clause.
    pub fn play(&mut self, orders: &[(u8, &str)], faces: &[u8]) -> Vec<String> {
        let sealed: Vec<_> = orders
            .iter()
            .map(|(seat, text)| {
                let seat = Seat(seat - 1);
                let order = text.parse().unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
                let space = self.rules.space(&self.state, seat);
                Sealed::check(&space, seat, order).unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
            })
            .collect();
        let mut umpire = Umpire::new(Script::new(faces), Heard::default());
        self.rules.resolve(&mut umpire, &mut self.state, &sealed);
        assert_eq!(umpire.fault(), None, "dice are missing: {:?}", umpire.log.all());
        assert_eq!(umpire.dice.left(), 0, "dice are left over: {:?}", umpire.log.all());
        umpire.log.all().iter().map(|t| format!("[{}] {}", t.why, t.sentence(Some(&WORDS)))).collect()
    }

    /// Returns the refusal of a seat's order now; panics if the order is legal.
    pub fn refused(&self, seat: u8, text: &str) -> String {
        let order = match text.parse::<rules_full_thrust::Order>() {
            Ok(order) => order,
            Err(refusal) => return refusal.to_string(),
        };
        match self.rules.space(&self.state, Seat(seat - 1)).check(&order) {
            Ok(()) => panic!("{text} is legal"),
            Err(refusal) => refusal.to_string(),
        }
    }

    /// Returns `true` if a seat may write this order now.
    pub fn legal(&self, seat: u8, text: &str) -> bool {
        text.parse().is_ok_and(|order| self.rules.space(&self.state, Seat(seat - 1)).check(&order).is_ok())
    }

    /// Returns the phase and the seats that must write now.
    pub fn asked(&self) -> String {
        format!("{:?} {:?}", self.state.phase, self.rules.demand(&self.state))
    }
}
