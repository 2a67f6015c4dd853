//! The state of the second implementation: vessels, missiles and the place in the turn.

use std::collections::{BTreeSet, VecDeque};

use engine::Clause;

use super::hexes::Cube;
use super::tables::{CHART, Class, Group};

/// The place of a vessel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Map,
    /// Aboard a carrier or a base.
    Aboard(usize),
    Destroyed,
    Left,
    Retreated,
}

/// The bar of a weapon group.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    pub red: i64,
    pub yellow: i64,
    pub lost: bool,
}

/// A ship, a base or a squadron.
#[allow(clippy::struct_excessive_bools, reason = "each is a marker of its own")]
#[derive(Clone, Debug)]
pub struct Vessel {
    pub id: String,
    pub side: usize,
    pub class: Class,
    pub place: Place,
    pub at: Cube,
    pub face: i64,
    /// The present row of its curve.
    pub row: usize,
    /// The power written for this round.
    pub power: i64,
    pub shields: [i64; 4],
    /// The points that each shield's reinforcement still absorbs, and the impulse in which it was bought.
    pub extra: [(i64, usize); 4],
    pub hull: usize,
    pub bars: Vec<Bar>,
    /// Hexes still to move before the next turn.
    pub count: i64,
    pub slip: bool,
    pub battery: bool,
    pub burners: i64,
    /// A marker for the initiative: `true` to change it, `false` to defend it.
    pub marker: Option<bool>,
    /// State of shields, helm and power: `None` while it works; otherwise `true` in the impulse in which it went down.
    pub down: [Option<bool>; 3],
    /// Critical hits on the turn radius, and on power.
    pub wider: i64,
    pub less: i64,
    pub no_ftl: bool,
    /// The round in whose power phase a retreat was announced.
    pub leaving: Option<i64>,
    pub moved: bool,
    /// `true` if it has launched a squadron in this turn.
    pub launched: bool,
}

/// A missile in flight.
#[derive(Clone, PartialEq, Debug)]
pub struct Missile {
    pub number: usize,
    pub side: usize,
    pub target: usize,
    pub at: Cube,
    pub points: i64,
    pub moved: bool,
}

/// The terrain of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    Asteroid,
    Nebula,
    Planet,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Begin,
    Buy,
    Move,
    Fire,
    Phase,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    Straight,
    Left,
    Right,
    SlipLeft,
    SlipRight,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Buy {
    Charge(usize),
    Reinforce(usize),
    Slip,
    Through,
    Battery,
    Change,
    Defend,
    /// A missile, by its index in the list of missiles in flight, and a vessel.
    Redirect(usize, usize),
    Squadron(usize),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Aim {
    Vessel(usize),
    Missile(usize),
}

/// A plan of a vessel for a power phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plan {
    /// A row of its curve, and `true` if it announces its retreat.
    Row(usize, bool),
    /// The vessel is taken off the map.
    Off,
}

/// An order that a side says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Say {
    Buy(Vec<(usize, Buy)>),
    /// A ship, its move, `true` if with an afterburner, and the carrier it lands on.
    Move(usize, Way, bool, Option<usize>),
    /// A base that turns, and `true` if to the right.
    Rotate(usize, bool),
    /// A carrier, a squadron, and a direction.
    Launch(usize, usize, i64),
    Fly(usize, i64),
    Fire(usize, usize, Vec<Aim>),
    Done,
    /// The vessel of a pair that takes its damage first.
    First(usize),
    Arc(usize),
    Plan(Vec<(usize, Plan)>),
}

/// A question inside a decision: the side that is asked, and its possible answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Ask {
    pub side: usize,
    pub may: Vec<Say>,
}

pub type Told = Result<(), Ask>;

/// A decision under way: the state before it, the orders at its start, and the answers since.
#[derive(Clone, Debug)]
pub struct Thread {
    pub before: Box<Book>,
    pub said: Vec<Say>,
    pub answers: Vec<Say>,
    pub rolled: Vec<(Clause, u8, u8)>,
}

/// A battle of the second implementation.
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own")]
#[derive(Clone, Debug)]
pub struct Book {
    pub vessels: Vec<Vessel>,
    pub missiles: Vec<Missile>,
    /// Missiles launched in the battle.
    pub sent: usize,
    pub ground: Vec<(Cube, Ground)>,
    /// The number of columns and of rows (TAL-1.1).
    pub size: (i64, i64),
    pub floating: bool,
    /// Movement only: the side that holds the enemy ahead wins.
    pub circling: bool,
    pub retreats: bool,
    pub missiles_fly: bool,
    pub limit: i64,
    pub round: i64,
    pub impulse: usize,
    pub half: usize,
    pub initiative: usize,
    pub held: [i64; 2],
    pub stage: Stage,
    /// `true` until a side has been asked.
    pub opening: bool,
    pub asked: Vec<usize>,
    pub winner: Option<usize>,
    pub question: Option<Ask>,
    pub thread: Option<Thread>,
    pub answers: VecDeque<Say>,
    pub rolled: VecDeque<(Clause, u8, u8)>,
    /// Vessels destroyed and not yet exploded, first in, first out.
    pub blasts: VecDeque<usize>,
    pub seen: BTreeSet<&'static str>,
}

impl Vessel {
    /// Returns a vessel of a class as it begins a battle (TAL-9.3).
    pub fn new(id: &str, side: usize, class: &Class) -> Self {
        let full = |g: &Group| Bar { red: g.red, yellow: g.yellow, lost: false };
        Self {
            id: id.to_owned(),
            side,
            place: Place::Map,
            at: Cube(0, 0, 0),
            face: 0,
            row: class.start,
            power: class.curve[class.start][0],
            shields: class.shields,
            extra: [(0, 0); 4],
            hull: 0,
            bars: class.groups.iter().map(full).collect(),
            count: 0,
            slip: false,
            battery: false,
            burners: class.burners,
            marker: None,
            down: [None; 3],
            wider: 0,
            less: 0,
            no_ftl: false,
            leaving: None,
            moved: false,
            launched: false,
            class: class.clone(),
        }
    }

    pub fn on_map(&self) -> bool {
        self.place == Place::Map
    }

    pub fn speed(&self) -> i64 {
        self.class.curve[self.row][1]
    }

    /// Returns the turn radius (TAL-2.1, TAL-8.4).
    pub fn radius(&self) -> i64 {
        self.class.curve[self.row][2] + self.wider
    }

    /// Returns the power that a row of the curve would give now (TAL-2.2).
    pub fn power_at(&self, row: usize) -> i64 {
        let of_hull = self.class.hull.get(self.hull).map_or(0, |(modifier, _)| *modifier);
        self.class.curve[row][0] + of_hull - self.less
    }

    /// Returns `true` if an impulse lists its speed (TAL-1.4).
    pub fn scheduled(&self, impulse: usize) -> bool {
        CHART[impulse].contains(&self.speed())
    }

    /// Returns `true` if an impulse lists its power (TAL-2.2).
    pub fn has_power(&self, impulse: usize) -> bool {
        CHART[impulse].contains(&self.power)
    }

    /// Counts the fighters left (TAL-12.1).
    pub fn fighters(&self) -> usize {
        (self.class.hull.len() - self.hull).div_ceil(self.class.each)
    }

    /// Returns the number of weapons of a group that fire.
    pub fn guns(&self, group: usize) -> usize {
        if self.class.squadron { self.fighters() } else { self.class.groups[group].guns }
    }

    /// Returns `true` if all boxes of a group are charged (TAL-8.1).
    pub fn ready(&self, group: usize) -> bool {
        let (bar, of) = (&self.bars[group], &self.class.groups[group]);
        !bar.lost && (bar.red, bar.yellow) == (of.red, of.yellow)
    }
}

impl Book {
    /// Returns a battle of these vessels, before its first turn (TAL-1.5, TAL-9.3).
    pub fn of(vessels: Vec<Vessel>) -> Self {
        Self {
            vessels,
            missiles: Vec::new(),
            sent: 0,
            ground: Vec::new(),
            size: (26, 18),
            floating: false,
            circling: false,
            retreats: false,
            missiles_fly: true,
            limit: 12,
            round: 1,
            impulse: 0,
            half: 0,
            initiative: 1,
            held: [0, 0],
            stage: Stage::Begin,
            opening: false,
            asked: Vec::new(),
            winner: None,
            question: None,
            thread: None,
            answers: VecDeque::new(),
            rolled: VecDeque::new(),
            blasts: VecDeque::new(),
            seen: BTreeSet::new(),
        }
    }

    pub fn active(&self) -> usize {
        if self.half == 0 { self.initiative } else { 1 - self.initiative }
    }

    /// Returns a side's vessels on the map, in list order.
    pub fn fleet(&self, side: usize) -> Vec<usize> {
        (0..self.vessels.len())
            .filter(|v| self.vessels[*v].side == side && self.vessels[*v].on_map())
            .collect()
    }

    /// Returns `true` if a hex belongs to the map.
    pub fn holds(&self, at: Cube) -> bool {
        let (column, row) = at.spot();
        self.floating || ((0..self.size.0).contains(&column) && (0..self.size.1).contains(&row))
    }

    pub fn is(&self, at: Cube, ground: Ground) -> bool {
        self.ground.contains(&(at, ground))
    }

    /// Takes the next die, which must belong to this clause and have this number of faces.
    pub fn die(&mut self, clause: &str, faces: u8) -> i64 {
        let (why, of, face) =
            self.rolled.pop_front().unwrap_or_else(|| panic!("a d{faces} of {clause} is due"));
        assert_eq!((why.0, of), (clause, faces), "another die is due");
        i64::from(face)
    }

    /// Asks a side, unless there is only one possible answer.
    pub fn ask(&mut self, side: usize, may: Vec<Say>) -> Result<Say, Ask> {
        if let [only] = &may[..] {
            return Ok(only.clone());
        }
        let Some(answer) = self.answers.pop_front() else { return Err(Ask { side, may }) };
        assert!(may.contains(&answer), "{answer:?} is not among {may:?}");
        Ok(answer)
    }
}
