//! The page of a battle: elements, decks and counts in plain numbers, and the geometry of the table.

use std::collections::{BTreeSet, VecDeque};

use engine::Clause;
use rules_black_skies::{Setup, Weight};

/// Sines of 0°, 30°, 60° and 90° to twelve decimals.
const SINES: [i128; 4] = [0, 500_000_000_000, 866_025_403_784, 1_000_000_000_000];
const ONE: i128 = 1_000_000_000_000;

pub type Place = (i64, i64);

/// Returns the sine of an angle in degrees, a multiple of 30.
pub fn sine(degrees: i64) -> i128 {
    match degrees.rem_euclid(360) {
        n @ 0..=90 => SINES[n as usize / 30],
        n @ 91..=180 => SINES[(180 - n) as usize / 30],
        n => -sine(n - 180),
    }
}

/// Returns a leg of a length in thousandths on a heading in degrees; each part is rounded once, halves away from zero.
pub fn leg(heading: i64, length: i64) -> Place {
    let rounded = |n: i128| ((n.abs() * 2 + ONE) / (ONE * 2) * n.signum()) as i64;
    (rounded(i128::from(length) * sine(heading)), rounded(i128::from(length) * sine(heading + 90)))
}

/// Returns the square of the distance between two places.
pub fn square(a: Place, b: Place) -> i64 {
    (a.0 - b.0).pow(2) + (a.1 - b.1).pow(2)
}

/// Returns `true` if a target is in an arc, in sixths clockwise of the nose; borders and the same spot count (BS-5.6).
pub fn in_arc(from: Place, nose: i64, sixth: i64, to: Place) -> bool {
    let (x, y) = (i128::from(to.0 - from.0), i128::from(to.1 - from.1));
    let starboard_of = |heading: i64| x * sine(heading + 90) - y * sine(heading);
    let middle = nose + 60 * sixth;
    let ahead = x * sine(middle) + y * sine(middle + 90);
    ahead >= 0 && starboard_of(middle - 30) >= 0 && starboard_of(middle + 30) <= 0
}

/// Returns `true` if a straight path touches a disc (BS-6.2).
pub fn touches(from: Place, to: Place, centre: Place, radius: i64) -> bool {
    let (step, way) = ((to.0 - from.0, to.1 - from.1), (centre.0 - from.0, centre.1 - from.1));
    let (long, along) = (square(from, to), way.0 * step.0 + way.1 * step.1);
    if long == 0 || along <= 0 {
        return square(from, centre) <= radius * radius;
    }
    if along >= long {
        return square(to, centre) <= radius * radius;
    }
    // The square of the distance to the line, times the square of the leg.
    let apart = i128::from(square(from, centre)) * i128::from(long) - i128::from(along).pow(2);
    apart <= i128::from(radius).pow(2) * i128::from(long)
}

/// A weapon mounted on a fighter.
#[derive(Clone)]
pub struct Gun {
    pub label: String,
    pub sixths: Vec<i64>,
    pub rate: i64,
    pub range: [i64; 3],
    pub damage: u8,
    pub once: bool,
}

/// A kind of fighter.
#[derive(Clone)]
pub struct Kind {
    pub hull: i64,
    pub acceleration: i64,
    pub armour: i64,
    pub shields: usize,
    pub thrusters: [bool; 3],
    pub guns: Vec<Gun>,
}

#[derive(Clone)]
pub struct Flyer {
    pub at: Place,
    pub hull: i64,
    /// One of `waiting`, `table`, `destroyed` and `left`.
    pub place: &'static str,
    pub spent: BTreeSet<usize>,
    pub failed: bool,
    pub done: bool,
}

#[derive(Clone)]
pub struct Pair {
    pub side: usize,
    pub number: usize,
    pub kind: Kind,
    pub skills: Vec<i64>,
    pub speed: i64,
    /// Heading of the nose, in degrees.
    pub facing: i64,
    pub retrograde: bool,
    pub penalty: i64,
    pub last: Option<usize>,
    pub flyers: Vec<Flyer>,
}

/// A card in a deck: its element and its number, or `None` for a placeholder; `known` once it has been flipped.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lying {
    pub card: Option<(usize, usize)>,
    pub known: bool,
}

/// A battle as the clauses describe it.
#[derive(Clone)]
pub struct Book {
    pub size: Place,
    pub depth: i64,
    pub of_target: bool,
    pub rounds: usize,
    pub rocks: Vec<(Place, i64)>,
    pub pairs: Vec<Pair>,
    pub decks: [Vec<Lying>; 2],
    pub flips: usize,
    pub phase: &'static str,
    pub side: usize,
    pub choice: String,
    pub asked: [bool; 2],
    pub winner: Option<usize>,
    pub rolled: VecDeque<(Clause, u8, u8)>,
}

/// The cards by their numbers; number 0 is no card.
pub const CARDS: [&str; 13] = [
    "",
    "Straight",
    "Left",
    "Right",
    "Afterburner",
    "Hard Left",
    "Hard Right",
    "Snake",
    "Sideslip Left",
    "Sideslip Right",
    "Bootlegger",
    "Reverse Left",
    "Reverse Right",
];

/// Returns the number of a card.
pub fn card(name: &str) -> usize {
    CARDS.iter().position(|card| *card == name).unwrap_or_else(|| panic!("no card {name}"))
}

/// Writes thousandths as inches.
pub fn inches(n: i64) -> String {
    let text = format!("{}{}.{:03}", if n < 0 { "-" } else { "" }, n.abs() / 1000, n.abs() % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

pub fn spot(at: Place) -> String {
    format!("{},{}", inches(at.0), inches(at.1))
}

impl Pair {
    pub fn name(&self) -> String {
        format!("{}E{}", ["A", "B"][self.side], self.number)
    }

    pub fn flyer_name(&self, who: usize) -> String {
        format!("{}{}", ["A", "B"][self.side], 2 * self.number - 1 + who)
    }

    pub fn flies(&self, who: usize) -> bool {
        self.flyers.get(who).is_some_and(|f| f.place == "table")
    }

    pub fn in_play(&self) -> bool {
        self.flies(0) || self.flies(1)
    }

    /// Returns `true` if a fighter is crippled (BS-5.3).
    pub fn crippled(&self, who: usize) -> bool {
        self.flyers[who].hull * 2 <= self.kind.hull
    }

    /// Returns `true` if the element may be given this card now (BS-2.3, BS-4.9).
    pub fn may_lay(&self, card: usize) -> bool {
        let thrusters = match card {
            1..=3 => true,
            n => self.kind.thrusters[(n - 4) / 3],
        };
        thrusters && (!self.retrograde || [1, 2, 3, 10].contains(&card))
    }

    /// Lists the options with which the element may fly a card (BS-4.1 to BS-4.9).
    pub fn ways(&self, card: usize) -> Vec<String> {
        let words: &[&str] = match card {
            1 if self.retrograde => &["Steady"],
            1 => &["Steady", "Decelerate"],
            2 | 3 => &["Break", "Smooth", "Late"],
            7 => &["Left first", "Right first"],
            _ => &["Only"],
        };
        let faster = (1..=self.kind.acceleration).filter(|_| card == 1).map(|n| format!("Accelerate {n}"));
        words.iter().map(|w| (*w).to_owned()).chain(faster).collect()
    }
}

impl Book {
    /// Returns the first page of a battle.
    pub fn new(setup: &Setup) -> Self {
        let thousandths = |l: table::Length| i64::from(l.in_thousandths());
        let mut pairs: Vec<Pair> = Vec::new();
        for e in &setup.elements {
            let of = setup.fighters.iter().find(|f| f.id == e.fighter).expect("a kind");
            let (hull, acceleration) = match of.weight {
                Weight::Light => (4, 4),
                Weight::Medium => (6, 3),
                Weight::Heavy => (8, 2),
            };
            let mut guns: Vec<Gun> = Vec::new();
            for id in &of.weapons {
                let w = setup.weapons.iter().find(|w| w.id == *id).expect("a weapon");
                let nth =
                    1 + guns.iter().filter(|g| g.label.trim_end_matches(char::is_numeric) == id).count();
                guns.push(Gun {
                    label: format!("{id}{nth}"),
                    sixths: (0..6).filter(|n| w.arcs >> n & 1 == 1).collect(),
                    rate: i64::from(w.rate),
                    range: w.range.map(thousandths),
                    damage: w.damage,
                    once: w.once,
                });
            }
            let (armour, shields, thrusters) = (i64::from(of.armour), usize::from(of.shields), of.thrusters);
            let kind = Kind { hull, acceleration, armour, shields, thrusters, guns };
            let flyer = Flyer {
                at: (0, 0),
                hull,
                place: "waiting",
                spent: BTreeSet::new(),
                failed: false,
                done: false,
            };
            let side = usize::from(e.side);
            pairs.push(Pair {
                side,
                number: 1 + pairs.iter().filter(|p| p.side == side).count(),
                kind,
                skills: e.skills.iter().map(|s| i64::from(*s)).collect(),
                speed: i64::from(e.speed),
                facing: 180 * i64::from(e.side),
                retrograde: false,
                penalty: 0,
                last: None,
                flyers: vec![flyer; e.skills.len()],
            });
        }
        Self {
            size: (thousandths(setup.area.width), thousandths(setup.area.height)),
            depth: thousandths(setup.zones[0].depth),
            of_target: setup.options.penalty == rules_black_skies::Penalty::Target,
            rounds: usize::from(setup.options.turn_limit),
            rocks: setup
                .rocks
                .iter()
                .map(|r| ((i64::from(r.at.x), i64::from(r.at.y)), thousandths(r.radius)))
                .collect(),
            pairs,
            decks: [Vec::new(), Vec::new()],
            flips: 0,
            phase: "toss",
            side: 0,
            choice: String::new(),
            asked: [true, false],
            winner: None,
            rolled: VecDeque::new(),
        }
    }

    /// Returns the elements of a side, by their places in the list.
    pub fn wing(&self, side: usize) -> Vec<usize> {
        (0..self.pairs.len()).filter(|p| self.pairs[*p].side == side).collect()
    }

    /// Returns the number of cards in a deck (BS-2.4).
    pub fn cards(&self) -> usize {
        self.wing(0).len().max(self.wing(1).len())
    }

    /// Returns the element and the card being flown.
    pub fn top(&self) -> Option<(usize, usize)> {
        self.decks[self.side].first().and_then(|lying| lying.card)
    }

    /// Returns the fighter with this name.
    pub fn find(&self, name: &str) -> Option<(usize, usize)> {
        let all =
            (0..self.pairs.len()).flat_map(|p| (0..self.pairs[p].flyers.len()).map(move |who| (p, who)));
        all.into_iter().find(|(p, who)| self.pairs[*p].flyer_name(*who) == name)
    }

    pub fn flyer(&self, (pair, who): (usize, usize)) -> &Flyer {
        &self.pairs[pair].flyers[who]
    }

    /// Returns the next die, which must be rolled under this clause and have this number of faces.
    pub fn die(&mut self, clause: &str, faces: u8) -> i64 {
        let (why, of, face) =
            self.rolled.pop_front().unwrap_or_else(|| panic!("a d{faces} of {clause} is due"));
        assert_eq!((why.0, of), (clause, faces), "another die is due");
        i64::from(face)
    }

    /// Returns the position as a record writes it.
    pub fn position(&self) -> String {
        let mut text = format!("flips {} phase {} side {}", self.flips, self.phase, self.side + 1);
        if !self.choice.is_empty() && self.choice != "Only" {
            text += &format!(" choice {}", self.choice.replace(' ', "-"));
        }
        for pair in &self.pairs {
            text += &format!("; {} speed {} facing {}", pair.name(), pair.speed, pair.facing);
            text += if pair.retrograde { " retrograde" } else { "" };
            if pair.penalty > 0 {
                text += &format!(" penalty {}", pair.penalty);
            }
            if let Some(last) = pair.last {
                text += &format!(" last {}", CARDS[last].replace(' ', "-"));
            }
            for (who, flyer) in pair.flyers.iter().enumerate() {
                text += &format!("; {}", pair.flyer_name(who));
                if flyer.place == "waiting" {
                    text += " waiting";
                    continue;
                }
                text += &format!(" {} hull {}", spot(flyer.at), flyer.hull);
                let spent: Vec<&str> =
                    flyer.spent.iter().map(|g| pair.kind.guns[*g].label.as_str()).collect();
                if !spent.is_empty() {
                    text += &format!(" spent {}", spent.join("+"));
                }
                text += if flyer.failed { " failed" } else { "" };
                text += if flyer.done { " done" } else { "" };
                if flyer.place != "table" {
                    text += &format!(" {}", flyer.place);
                }
            }
        }
        for (side, deck) in self.decks.iter().enumerate().filter(|(_, deck)| !deck.is_empty()) {
            let lies = |lying: &Lying| {
                let what = lying.card.map_or_else(
                    || "pass".to_owned(),
                    |(p, card)| format!("E{} {}", self.pairs[p].number, CARDS[card].replace(' ', "-")),
                );
                what + if lying.known { " known" } else { "" }
            };
            let all: Vec<String> = deck.iter().map(lies).collect();
            text += &format!("; deck {} {}", side + 1, all.join(", "));
        }
        text
    }
}
