//! The record of a battle in the second implementation: ships, groups and counts as plain numbers, with the table's
//! geometry.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use engine::Clause;
use rules_full_thrust::ships::{Kind, System};
use rules_full_thrust::{Class, Name, Options};

/// Sines of 0°, 30°, 60° and 90° to twelve decimals.
const SINES: [i128; 4] = [0, 500_000_000_000, 866_025_403_784, 1_000_000_000_000];
const ONE: i128 = 1_000_000_000_000;

pub type Place = (i64, i64);

/// Returns the sine of a heading in steps of 30°, times [`ONE`].
fn sine(steps: i64) -> i128 {
    match steps.rem_euclid(12) {
        n @ 0..=3 => SINES[n as usize],
        n @ 4..=6 => SINES[6 - n as usize],
        n => -sine(n - 6),
    }
}

/// Returns a leg of `length` thousandths on a heading in steps of 30°. Each coordinate is rounded once, halves away
/// from zero.
pub fn leg(heading: i64, length: i64) -> Place {
    let rounded = |n: i128| ((n.abs() * 2 + ONE) / (ONE * 2) * n.signum()) as i64;
    (rounded(i128::from(length) * sine(heading)), rounded(i128::from(length) * sine(heading + 3)))
}

/// Returns `true` if two places are at most `inches` inches apart.
pub fn within(a: Place, b: Place, inches: i64) -> bool {
    let (x, y) = (a.0 - b.0, a.1 - b.1);
    x * x + y * y <= inches * inches * 1_000_000
}

/// The bearing of a target: an arc (0 fore, 1 starboard, 2 aft, 3 port), the line between two arcs, or the same point.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Lies {
    In(usize),
    Between(usize, usize),
    Here,
}

/// Compares the distance ahead with the distance to starboard (FT-3.3).
pub fn lies(from: Place, heading: i64, to: Place) -> Lies {
    let (x, y) = (i128::from(to.0 - from.0), i128::from(to.1 - from.1));
    let ahead = x * sine(heading) + y * sine(heading + 3);
    let right = x * sine(heading + 3) - y * sine(heading);
    let (bow_or_stern, side) = (if ahead > 0 { 0 } else { 2 }, if right > 0 { 1 } else { 3 });
    match ahead.abs().cmp(&right.abs()) {
        _ if (x, y) == (0, 0) => Lies::Here,
        std::cmp::Ordering::Greater => Lies::In(bow_or_stern),
        std::cmp::Ordering::Less => Lies::In(side),
        std::cmp::Ordering::Equal => Lies::Between(bow_or_stern, side),
    }
}

/// One ship or marker.
#[derive(Clone)]
pub struct Vessel {
    pub side: usize,
    pub number: usize,
    pub class: Class,
    pub dummy: bool,
    pub at: Place,
    /// The course, 0 for 12 to 11.
    pub course: i64,
    pub velocity: i64,
    pub damage: i64,
    pub marked: i64,
    pub drive: i64,
    pub back: i64,
    /// The edge it left by: 0 top, 1 right, 2 bottom, 3 left.
    pub edge: usize,
    /// The word for its place in a position; empty on the table.
    pub place: &'static str,
    pub hidden: bool,
    pub done: bool,
    /// Weapons and firecons knocked out, by their indices among the systems.
    pub lost: BTreeSet<usize>,
    pub lines: BTreeMap<usize, usize>,
}

impl Vessel {
    pub fn in_sight(&self) -> bool {
        self.place.is_empty() && !self.hidden
    }

    pub fn thrust(&self) -> i64 {
        [i64::from(self.class.thrust), i64::from(self.class.thrust) / 2, 0][self.drive as usize]
    }

    pub fn firecons(&self) -> i64 {
        let arms = self.class.weapons.len();
        i64::from(self.class.firecons) - self.lost.iter().filter(|system| **system > arms).count() as i64
    }

    pub fn name(&self) -> String {
        format!("{}{}", ["A", "B"][self.side], self.number)
    }
}

/// One fighter group.
#[derive(Clone)]
pub struct Wing {
    pub side: usize,
    pub number: usize,
    pub carrier: usize,
    pub at: Place,
    pub course: i64,
    pub flight: &'static str,
    pub fighters: i64,
    pub rank: usize,
    pub target: Option<usize>,
    pub moved: bool,
    pub recall: bool,
    pub lines: BTreeMap<usize, usize>,
}

#[derive(Clone, Copy, Default, PartialEq)]
pub struct Tally {
    pub lost: i64,
    pub tested: i64,
    pub flagship_at: i64,
    pub needed: i64,
    pub exits: i64,
    pub broken: bool,
}

/// A weapon fired: ship, weapon, target, and the target's system.
pub type Shot = (usize, usize, usize, usize);

/// A battle as the clauses describe it.
#[derive(Clone)]
pub struct Book {
    pub options: Options,
    pub size: Place,
    pub edges: [usize; 2],
    pub flagships: [Option<usize>; 2],
    pub exit: Option<(usize, usize)>,
    /// The side with a target of points, the points, and whether it also wins alone.
    pub target: Option<(usize, i64, bool)>,
    pub ships: Vec<Vessel>,
    pub wings: Vec<Wing>,
    pub tallies: [Tally; 2],
    pub turn: i64,
    pub phase: &'static str,
    /// The side whose slot it is, where sides write in turn.
    pub slot: usize,
    /// The ship that declares, where fire is open.
    pub declarer: usize,
    pub passes: usize,
    /// The sides that must write.
    pub asked: [bool; 2],
    pub winner: Option<usize>,
    pub declared: Vec<Shot>,
    /// The dice that the rules rolled, each with its clause.
    pub rolled: VecDeque<(Clause, u8)>,
}

fn inches(n: i64) -> String {
    let (sign, n) = (if n < 0 { "-" } else { "" }, n.abs());
    let text = format!("{sign}{}.{:03}", n / 1000, n % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

impl Book {
    /// Takes the next die, which must have been rolled under this clause.
    pub fn die(&mut self, why: &str) -> i64 {
        let (clause, face) = self.rolled.pop_front().unwrap_or_else(|| panic!("a die of {why} is missing"));
        assert_eq!(clause.0, why, "the clause of a die");
        i64::from(face)
    }

    pub fn on_table(&self, (x, y): Place) -> bool {
        (0..=self.size.0).contains(&x) && (0..=self.size.1).contains(&y)
    }

    /// Returns the heading of a course in steps of 30°.
    pub fn heading(&self, course: i64) -> i64 {
        course + i64::from(self.options.twelve) / 30
    }

    pub fn fleet(&self, side: usize) -> Vec<usize> {
        (0..self.ships.len()).filter(|i| self.ships[*i].side == side).collect()
    }

    /// Returns the index of a ship in the ship list.
    pub fn find(&self, name: Name) -> usize {
        let of = |s: &Vessel| s.side == usize::from(name.side) && s.number == usize::from(name.number) + 1;
        self.ships.iter().position(of).expect("a ship of the list")
    }

    /// Returns the index of a side's group with a number.
    pub fn wing(&self, side: usize, number: u8) -> usize {
        let of = |w: &Wing| w.side == side && w.number == usize::from(number);
        self.wings.iter().position(of).expect("a group of the list")
    }

    /// Returns the flying groups in the order of their launches.
    pub fn launched(&self) -> Vec<usize> {
        let mut all: Vec<usize> = (0..self.wings.len()).collect();
        all.sort_by_key(|g| (self.wings[*g].rank, *g));
        all.retain(|g| self.wings[*g].flight == "flying");
        all
    }

    fn lines(&self, lines: &BTreeMap<usize, usize>) -> String {
        let word = |arc: usize| ["fore", "starboard", "aft", "port"][arc];
        let aside = lines.iter().filter(|(_, arc)| **arc > 0);
        aside.fold(String::new(), |text, (enemy, arc)| {
            format!("{text} line {} {}", self.ships[*enemy].name(), word(*arc))
        })
    }

    /// Writes the position as text, without the fields that only count the slots of a phase.
    pub fn position(&self) -> String {
        let mut text = format!("turn {}", self.turn);
        if self.phase != "orders" {
            text += &format!(" phase {}", self.phase);
        }
        if let Some(winner) = self.winner {
            text += &format!(" winner {}", winner + 1);
        }
        for (side, t) in self.tallies.iter().enumerate().filter(|(_, t)| **t != Tally::default()) {
            let Tally { lost, tested, flagship_at, needed, exits, broken } = t;
            text += &format!("; side {} lost {lost} tested {tested} flagship {flagship_at}", side + 1);
            text += &format!(" needed {needed} exits {exits}{}", if *broken { " broken" } else { "" });
        }
        let clock = |course: i64| if course == 0 { 12 } else { course };
        for s in &self.ships {
            let at = (inches(s.at.0), inches(s.at.1));
            text += &format!("; {} {},{} c{} v{}", s.name(), at.0, at.1, clock(s.course), s.velocity);
            let notes = [
                ("damage", s.damage),
                ("marked", s.marked),
                ("drive", s.drive),
                ("back", s.back),
                ("edge", s.edge as i64),
            ];
            notes.iter().filter(|(_, n)| *n > 0).for_each(|(word, n)| text += &format!(" {word} {n}"));
            let flags = [(s.place, !s.place.is_empty()), ("hidden", s.hidden), ("done", s.done)];
            flags.iter().filter(|(_, on)| *on).for_each(|(word, _)| text += &format!(" {word}"));
            for system in &s.lost {
                text += &format!(" lacks {}", s.class.system(*system).expect("one of its systems"));
            }
            text += &self.lines(&s.lines);
        }
        for w in &self.wings {
            let (name, at) =
                (format!("{}G{}", ["A", "B"][w.side], w.number), (inches(w.at.0), inches(w.at.1)));
            text += &format!("; {name} {},{} c{} {}", at.0, at.1, clock(w.course), w.flight);
            text += &format!(" fighters {}", w.fighters);
            if w.rank > 0 {
                text += &format!(" rank {}", w.rank);
            }
            if let Some(target) = w.target {
                text += &format!(" target {}", self.ships[target].name());
            }
            let flags = [("moved", w.moved), ("recall", w.recall)];
            flags.iter().filter(|(_, on)| *on).for_each(|(word, _)| text += &format!(" {word}"));
            text += &self.lines(&w.lines);
        }
        for (ship, weapon, target, system) in &self.declared {
            let names = (self.ships[*ship].name(), self.ships[*target].name());
            text += &format!("; shot {} {} {weapon} {system}", names.0, names.1);
        }
        text
    }

    /// Counts a ship that is gone for good as lost, with the groups aboard (FT-4.7, FT-4.14).
    pub fn lose(&mut self, ship: usize) {
        if self.ships[ship].dummy {
            return;
        }
        let side = self.ships[ship].side;
        self.tallies[side].lost += 1;
        if self.flagships[side] == Some(ship) {
            self.tallies[side].flagship_at = self.tallies[side].lost;
        }
        let aboard = |w: &&mut Wing| w.carrier == ship && ["aboard", "recovered"].contains(&w.flight);
        for wing in self.wings.iter_mut().filter(aboard) {
            wing.flight = "lost";
        }
    }

    /// Reveals the ship behind a marker (FT-4.5).
    pub fn reveal(&mut self, ship: usize) {
        let ship = &mut self.ships[ship];
        if ship.hidden {
            ship.hidden = false;
            if ship.dummy {
                ship.place = "gone";
            }
        }
    }

    /// Returns the arc in which a ship has an enemy; on a line, the arc that the die gave.
    pub fn arc(&self, ship: usize, enemy: usize) -> usize {
        let s = &self.ships[ship];
        match lies(s.at, self.heading(s.course), self.ships[enemy].at) {
            Lies::In(arc) => arc,
            _ => s.lines.get(&enemy).copied().unwrap_or(0),
        }
    }

    /// Returns `true` if a weapon of a ship bears on an enemy, firecons aside (FT-3.1, FT-3.3, FT-4.9, FT-4.10).
    pub fn bears(&self, ship: usize, weapon: usize, enemy: usize) -> bool {
        let (s, e) = (&self.ships[ship], &self.ships[enemy]);
        let built = s.class.weapons[weapon];
        let reach = match built.kind {
            Kind::A => 36,
            Kind::B => 24,
            Kind::C => 12,
            Kind::Torpedo => 18,
            Kind::Needle => 9,
        };
        let covers = built.arcs & 1 << self.arc(ship, enemy) != 0;
        !s.lost.contains(&weapon) && e.in_sight() && e.side != s.side && covers && within(s.at, e.at, reach)
    }

    /// Returns `true` if a ship has a working firecon and bears on an enemy.
    pub fn may_fire(&self, ship: usize) -> bool {
        let s = &self.ships[ship];
        let any = |enemy: usize| (0..s.class.weapons.len()).any(|w| self.bears(ship, w, enemy));
        s.place.is_empty() && s.firecons() > 0 && (0..self.ships.len()).any(any)
    }

    /// Returns the index of a weapon in its class.
    pub fn weapon(&self, ship: usize, (kind, number): (Kind, u8)) -> usize {
        self.ships[ship].class.index_of(System::Weapon(kind, number)).expect("a weapon it has")
    }
}
