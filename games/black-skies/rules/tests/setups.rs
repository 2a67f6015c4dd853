//! Set-ups for the tests, and battles played by hand.

use std::sync::LazyLock;

use engine::dice::Script;
use engine::{Catalogue, Heard, Rules, Sealed, Seat, Space, Umpire};
use rules_black_skies::{BlackSkies, ElementAt, Fighter, Options, Rock, Setup, State, Weapon, Weight, Zone};
use table::{Area, Edge, Length, Point};

/// The sentences of the game.
static WORDS: LazyLock<Catalogue> =
    LazyLock::new(|| testkit::words::english(include_str!("../../words/en.ftl")));

fn weapon(id: &str, arcs: u8, rate: u8, range: [i32; 3], damage: u8, halves: u8, once: bool) -> Weapon {
    Weapon {
        id: id.to_owned(),
        name: id.to_owned(),
        arcs,
        rate,
        range: range.map(Length::inches),
        damage,
        halves,
        once,
        ours: id != "laser",
    }
}

/// Returns the weapons of the shelf.
pub fn weapons() -> Vec<Weapon> {
    vec![
        weapon("laser", 0b1, 1, [6, 12, 18], 6, 2, false),
        weapon("pulse", 0b1, 2, [4, 8, 12], 4, 2, false),
        weapon("cannon", 0b1, 1, [4, 8, 12], 10, 4, false),
        weapon("tail", 0b1000, 1, [4, 8, 12], 4, 2, false),
        weapon("missile", 0b1, 1, [6, 12, 24], 12, 1, true),
    ]
}

/// Returns a kind of fighter.
pub fn fighter(
    id: &str,
    weight: Weight,
    thrusters: [bool; 3],
    weapons: &[&str],
    armour: u8,
    shields: u8,
) -> Fighter {
    Fighter {
        id: id.to_owned(),
        name: id.to_owned(),
        weight,
        thrusters,
        weapons: weapons.iter().map(|w| (*w).to_owned()).collect(),
        armour,
        shields,
        ours: id != "black-tiger",
    }
}

/// Returns the fighters of the shelf, and some that only tests have.
pub fn fighters() -> Vec<Fighter> {
    let lasers = &["laser", "laser"];
    vec![
        fighter("black-tiger", Weight::Medium, [true, false, false], lasers, 1, 0),
        fighter("interceptor", Weight::Light, [true, true, false], lasers, 0, 0),
        fighter("gunship", Weight::Heavy, [false; 3], lasers, 1, 1),
        fighter("lancer", Weight::Medium, [false, false, true], lasers, 0, 1),
        fighter("ace", Weight::Heavy, [true; 3], &["missile", "missile", "pulse", "tail"], 0, 1),
        fighter("bomber", Weight::Heavy, [true; 3], &["cannon", "missile", "missile", "tail"], 0, 0),
        fighter("turtle", Weight::Heavy, [false; 3], &["laser"], 2, 1),
    ]
}

/// An element: side, kind of fighter, skills of its pilots.
pub type At<'a> = (u8, &'a str, &'a [u8]);

/// Returns a set-up on a table of 72 by 48 inches.
pub fn setup(elements: &[At<'_>], set: &[(&str, &str)]) -> Setup {
    let element = |(side, fighter, skills): &At<'_>| ElementAt {
        side: *side,
        fighter: (*fighter).to_owned(),
        skills: skills.to_vec(),
        name: String::new(),
        speed: 6,
    };
    let mut options = Options::default();
    for (key, value) in set {
        options.set(key, value).unwrap_or_else(|flaw| panic!("{flaw}"));
    }
    let zone = |edge| Zone { edge, depth: Length::inches(6) };
    Setup {
        area: Area::inches(72, 48),
        weapons: weapons(),
        fighters: fighters(),
        elements: elements.iter().map(element).collect(),
        zones: [zone(Edge::Bottom), zone(Edge::Top)],
        rocks: Vec::new(),
        options,
    }
}

/// Returns the rules of a sound set-up.
pub fn rules(setup: &Setup) -> BlackSkies {
    BlackSkies::new(setup).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

/// Returns the duel of the shelf.
pub fn duel() -> BlackSkies {
    rules(&setup(&[(0, "black-tiger", &[2, 2]), (1, "black-tiger", &[2, 2])], &[]))
}

/// Every scenario of the shelf; the game's test `copies` compares their set-ups here with the files.
pub const NAMES: [&str; 6] = ["duel", "ace", "lancers", "rocks", "squadron", "ace-even"];

/// Returns the set-up of a scenario of the shelf.
pub fn shelved(name: &str, set: &[(&str, &str)]) -> Setup {
    let elements: &[At<'_>] = match name {
        "duel" => &[(0, "black-tiger", &[2, 2]), (1, "black-tiger", &[2, 2])],
        "ace" => &[(0, "black-tiger", &[4, 4]), (1, "black-tiger", &[1, 1]), (1, "black-tiger", &[1, 1])],
        "ace-even" => &[(0, "black-tiger", &[4, 4]), (1, "black-tiger", &[2, 2])],
        "lancers" => &[(0, "lancer", &[2, 2]), (1, "lancer", &[2, 2])],
        "rocks" => &[
            (0, "black-tiger", &[1, 1]),
            (0, "interceptor", &[1, 1]),
            (1, "black-tiger", &[1, 1]),
            (1, "interceptor", &[1, 1]),
        ],
        "squadron" => &[
            (0, "black-tiger", &[2, 2]),
            (0, "black-tiger", &[2, 2]),
            (0, "interceptor", &[2, 2]),
            (0, "gunship", &[2, 2]),
            (1, "black-tiger", &[2, 2]),
            (1, "black-tiger", &[2, 2]),
            (1, "interceptor", &[2, 2]),
            (1, "gunship", &[2, 2]),
        ],
        other => panic!("no scenario {other}"),
    };
    // Centre in inches, radius in thousandths.
    let rocks: &[(i32, i32, i32)] = if name == "rocks" {
        &[
            (18, 24, 3000),
            (30, 18, 2000),
            (42, 30, 2000),
            (54, 24, 3000),
            (36, 24, 1000),
            (10, 14, 1500),
            (62, 34, 1500),
        ]
    } else {
        &[]
    };
    let rock =
        |(x, y, r): &(i32, i32, i32)| Rock { at: Point::inches(*x, *y), radius: Length::thousandths(*r) };
    Setup { rocks: rocks.iter().map(rock).collect(), ..setup(elements, set) }
}

/// Returns the rules of a battle with rocks over the middle of a small table.
pub fn rocky(elements: &[At<'_>], set: &[(&str, &str)]) -> BlackSkies {
    let rock = |x, y, r| Rock { at: Point::inches(x, y), radius: Length::inches(r) };
    let rocks = vec![rock(10, 12, 3), rock(20, 10, 3), rock(15, 18, 2), rock(5, 20, 1), rock(24, 16, 3)];
    rules(&Setup { area: Area::inches(30, 26), rocks, ..setup(elements, set) })
}

/// Returns the rules of a battle on a small table, where elements soon meet.
pub fn small(elements: &[At<'_>], set: &[(&str, &str)]) -> BlackSkies {
    rules(&Setup { area: Area::inches(24, 20), ..setup(elements, set) })
}

/// A position played by hand, with dice that must all be rolled.
pub struct Played {
    pub rules: BlackSkies,
    pub state: State,
}

impl Played {
    /// Returns a battle at a position.
    pub fn at(rules: BlackSkies, position: &str) -> Self {
        let state = rules.read_position(position).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        Self { rules, state }
    }

    /// Plays one decision, with an order for each seat that must write, and the dice. Returns the lines that are told,
    /// each with its clause.
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

    /// Returns the refusal of a seat's order now.
    pub fn refused(&self, seat: u8, text: &str) -> String {
        let order = match text.parse::<rules_black_skies::Order>() {
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
}
