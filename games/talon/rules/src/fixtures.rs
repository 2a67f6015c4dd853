//! Ships and positions for the unit tests.

mod collisions_tests;
mod damage_tests;
mod explosions_tests;
mod fire_tests;
mod missiles_tests;
mod random_tests;
mod squadrons_tests;

use engine::dice::Script;
use engine::{Heard, Umpire};
use table::{Arc, Arcs, Facing, Hex};

use crate::damage;
use crate::events::Event;
use crate::explosions;
use crate::fire;
use crate::movement;
use crate::options::Options;
use crate::orders::{Action, Way};
use crate::rules::Talon;
use crate::setup::{MAP, Post, Setup, ShipAt};
use crate::ships::{Class, Goal, Group, HullBox, Kind, Race, Row, Terrain};
use crate::state::{Affair, Piece, Question, Ship, State};
use crate::weapons::Weapon;

/// A battle with a script of dice and a log of every event.
pub(crate) struct Proving {
    pub(crate) rules: Talon,
    pub(crate) state: State,
    pub(crate) umpire: Umpire<Script, Heard<Event>>,
}

pub(crate) const fn hex(q: i16, r: i16) -> Hex {
    Hex { q, r }
}

/// Returns the arcs with these letters: `F`, `R`, `L`, and `A` for the rear.
fn arcs(text: &str) -> Arcs {
    let arc = |letter| match letter {
        'F' => Arc::Front,
        'R' => Arc::Right,
        'A' => Arc::Rear,
        _ => Arc::Left,
    };
    text.chars().map(arc).collect()
}

/// Returns a class with this curve, shields, hull and groups.
fn class(id: &str, kind: Kind, curve: &str, shields: [i64; 4], hull: &str, groups: &[Group]) -> Class {
    let row = |row: &str| {
        let mut numbers = row.trim_end_matches('*').split('-').map(|n| n.parse().expect("a number"));
        let mut next = || numbers.next().expect("three numbers");
        Row { power: next(), speed: next(), radius: next() }
    };
    let rows: Vec<&str> = curve.split(' ').collect();
    let hull = hull.split(' ').map(|text| HullBox {
        modifier: text.trim_end_matches('c').parse().expect("a modifier"),
        critical: text.ends_with('c'),
    });
    Class {
        id: id.into(),
        name: id.into(),
        race: if id.starts_with("T-") { Race::Talon } else { Race::Terran },
        kind,
        points: 100,
        curve: rows.iter().map(|text| row(text)).collect(),
        start: rows.iter().position(|text| text.ends_with('*')).expect("a start"),
        shields,
        hull: hull.collect(),
        each: if kind == Kind::Squadron { 2 } else { 0 },
        groups: groups.to_vec(),
        battery: false,
        afterburners: 0,
        squadrons: 0,
        explosion: 0,
    }
}

fn group(weapon: Weapon, count: i64, red: i64, yellow: i64, text: &str) -> Group {
    Group { weapon, count, red, yellow, arcs: arcs(text) }
}

/// Returns the classes that the tests need.
fn classes() -> Vec<Class> {
    use Weapon::{Disruptor, FusionCannon, Missile, Phaser, Torpedo, WaveGun};
    let cruiser = "1-5-3 2-4-2 3-3-2* 4-2-1 5-1-1";
    let mut all = vec![
        class(
            "CA",
            Kind::Ship,
            cruiser,
            [6, 5, 4, 5],
            "0 0 -1 -1c -1 -2",
            &[group(Phaser, 1, 1, 1, "FL"), group(Torpedo, 2, 2, 2, "F"), group(Phaser, 1, 1, 1, "FR")],
        ),
        class(
            "BB",
            Kind::Ship,
            cruiser,
            [8, 7, 7, 7],
            "0 0 -1 -1 -1c -2 -2 -2 -3",
            &[group(WaveGun, 1, 2, 5, "F")],
        ),
        class("CV", Kind::Ship, "4-3-3 5-2-2* 6-1-2", [4, 4, 4, 4], "0 0 -1c -1 -2c -2", &[]),
        class("SQ", Kind::Squadron, "0-6-1 0-5-0*", [0; 4], "0 0 0 0 0 0", &[group(Phaser, 3, 1, 1, "F")]),
        class(
            "BASE",
            Kind::Base,
            "6-3-0 6-2-0* 6-1-0",
            [7, 7, 7, 7],
            "0 0c -1",
            &[group(Phaser, 2, 1, 2, "FAL")],
        ),
        class("TR", Kind::Ship, cruiser, [4, 4, 4, 4], "0 0c", &[]),
        class(
            "T-CA",
            Kind::Ship,
            cruiser,
            [7, 4, 3, 4],
            "0 0 -1c -1 -2c -2 -2",
            &[group(Disruptor, 2, 1, 4, "FL"), group(Disruptor, 2, 1, 4, "FR")],
        ),
        class(
            "T-DD",
            Kind::Ship,
            cruiser,
            [4, 2, 2, 2],
            "0c 0 -1c -1",
            &[group(Missile, 1, 2, 0, "FRL"), group(Missile, 3, 2, 0, "F")],
        ),
        class(
            "T-DN",
            Kind::Ship,
            cruiser,
            [11, 9, 8, 9],
            "0 0 0 0 0 0 0 0 0 0",
            &[group(FusionCannon, 2, 3, 6, "F")],
        ),
    ];
    for (id, explosion) in
        [("CA", 3), ("BB", 4), ("CV", 4), ("BASE", 5), ("TR", 2), ("T-CA", 3), ("T-DD", 1), ("T-DN", 5)]
    {
        let class = all.iter_mut().find(|class| class.id == id).expect("a class of the list");
        class.explosion = explosion;
    }
    for class in all.iter_mut().filter(|class| matches!(class.id.as_str(), "CV" | "BASE")) {
        class.squadrons = 4;
    }
    all
}

impl Proving {
    /// Sets up the Terran ships, then the Talon ships: class, hex and facing each. A squadron with a negative first
    /// coordinate is aboard the first ship of its side.
    pub(crate) fn of(ships: &[(&str, i16, i16, i64)], dice: &[u8]) -> Self {
        Self::on(&[], ships, dice)
    }

    /// Sets up the same with terrain.
    pub(crate) fn on(terrain: &[(Hex, Terrain)], ships: &[(&str, i16, i16, i64)], dice: &[u8]) -> Self {
        let ship = |(class, q, r, facing): &(&str, i16, i16, i64)| ShipAt {
            side: u8::from(class.starts_with("T-")),
            class: (*class).into(),
            name: String::new(),
            post: if *q < 0 { Post::Aboard(0) } else { Post::Map(hex(*q, *r), *facing) },
        };
        let setup = Setup {
            map: MAP,
            classes: classes(),
            ships: ships.iter().map(ship).collect(),
            terrain: terrain.to_vec(),
            initiative: 0,
            goal: Goal::LastSide,
            options: Options::default(),
        };
        let rules = Talon::new(&setup).expect("a set-up without flaws");
        let state = rules.start.clone();
        Self { rules, state, umpire: Umpire::new(Script::new(dice), Heard::default()) }
    }

    pub(crate) fn ship(&self, ship: usize) -> &Ship {
        &self.state.ships[ship]
    }

    pub(crate) fn ship_mut(&mut self, ship: usize) -> &mut Ship {
        &mut self.state.ships[ship]
    }

    /// Fires a group and carries out everything that follows, up to a question.
    pub(crate) fn fires(&mut self, ship: usize, group: usize, targets: &[Piece]) {
        fire::open(&self.rules, &mut self.umpire, &mut self.state, ship, group, targets);
        self.run_on();
    }

    /// Moves a ship, landing it on a carrier if one is given, and carries out everything that follows, up to a
    /// question.
    pub(crate) fn moves(&mut self, ship: usize, way: Way, land: Option<usize>) {
        let land = land.map(|carrier| self.rules.name(carrier));
        let action = Action::Go { way, afterburner: false, land };
        movement::act(&self.rules, &mut self.umpire, &mut self.state, Piece::Ship(ship as u8), action);
        self.run_on();
    }

    /// Answers for the mover's owner which ship of a colliding pair is first, and goes on.
    pub(crate) fn first(&mut self, ship: usize) {
        assert_eq!(self.state.question, Question::First, "{:#?}", self.told());
        movement::first(&mut self.state, ship);
        self.run_on();
    }

    /// Marks damage on an arc and carries out everything that follows, up to a question.
    pub(crate) fn marks(&mut self, ship: usize, arc: Arc, damage: u8) {
        damage::mark(
            &self.rules,
            &mut self.umpire,
            &mut self.state,
            ship,
            arc,
            damage,
            crate::clauses::DAMAGE,
        );
        self.run_on();
    }

    /// Answers for the owner of a ship that was hit which shield takes the damage, and goes on.
    pub(crate) fn chooses(&mut self, arc: Arc) {
        let Question::Shield { ship, damage, arcs } = self.state.question else { panic!("nothing is asked") };
        assert!(arcs.has(arc));
        self.state.question = Question::None;
        self.marks(usize::from(ship), arc, damage);
    }

    /// Carries out shots, encounters and explosions one after another, up to a question.
    pub(crate) fn run_on(&mut self) {
        let Self { rules, state, umpire } = self;
        while state.question == Question::None {
            if !state.blasts.is_empty() {
                explosions::run_on(rules, umpire, state);
                continue;
            }
            match state.affair {
                Affair::Volley(volley) => fire::run_on(rules, umpire, state, volley),
                Affair::Entry(entry) => movement::run_on(rules, umpire, state, entry),
                _ => return,
            }
        }
    }

    /// Returns the events so far, as `[clause]` and the bare facts.
    pub(crate) fn told(&self) -> Vec<String> {
        self.umpire.log.all().iter().map(|told| format!("[{}] {}", told.why, told.sentence(None))).collect()
    }

    /// Asserts that every die of the script has been rolled, and no other, and that every roll was told.
    pub(crate) fn is_spent(&self) {
        assert_eq!(self.umpire.dice.left(), 0, "{:#?}", self.told());
        assert_eq!(self.umpire.fault(), None, "{:#?}", self.told());
        assert!(self.umpire.log.untold().is_empty());
    }

    /// Returns ships as pieces, by index in the list.
    pub(crate) fn at(ships: &[u8]) -> Vec<Piece> {
        ships.iter().map(|ship| Piece::Ship(*ship)).collect()
    }
}

/// Returns a facing.
pub(crate) const fn facing(sides: i32) -> Facing {
    Facing::of_sides(sides)
}
