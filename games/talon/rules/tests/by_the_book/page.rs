//! A battle as the clauses see it: vessels, missiles and where the turn stands.

use std::collections::{BTreeSet, VecDeque};

use engine::Clause;

use super::hexes::Cube;
use super::tables::{CHART, Class, Group};

/// Where a vessel is.
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
    /// The row of the curve in force.
    pub row: usize,
    /// The power written for this round.
    pub power: i64,
    pub shields: [i64; 4],
    /// What reinforcement of each shield still takes, and the impulse in which it was bought.
    pub extra: [(i64, usize); 4],
    pub hull: usize,
    pub bars: Vec<Bar>,
    /// Hexes still to move before the next turn.
    pub count: i64,
    pub slip: bool,
    pub battery: bool,
    pub burners: i64,
    /// A marker for initiative: to change it, or to defend it.
    pub marker: Option<bool>,
    /// Shields, helm, power down; whether it happened in this very impulse.
    pub down: [Option<bool>; 3],
    /// Critical hits on the turn radius and on power.
    pub wider: i64,
    pub less: i64,
    pub no_ftl: bool,
    /// The round in whose power phase a retreat was announced.
    pub leaving: Option<i64>,
    pub moved: bool,
    /// Whether it has let a squadron out this turn.
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

/// What stands in a hex of terrain.
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
    /// A missile by its place in the list of those in flight, and a vessel.
    Redirect(usize, usize),
    Squadron(usize),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Aim {
    Vessel(usize),
    Missile(usize),
}

/// What a vessel does in a power phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plan {
    /// A row of its curve, and whether it announces its retreat.
    Row(usize, bool),
    /// It is taken off the map.
    Off,
}

/// What a side says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Say {
    Buy(Vec<(usize, Buy)>),
    /// A ship, how, with an afterburner or not, and the carrier it lands on.
    Move(usize, Way, bool, Option<usize>),
    /// A base turns: to the right or not.
    Rotate(usize, bool),
    /// A carrier, a squadron, and a direction.
    Launch(usize, usize, i64),
    Fly(usize, i64),
    Fire(usize, usize, Vec<Aim>),
    Done,
    /// Who of a pair takes its damage first.
    First(usize),
    Arc(usize),
    Plan(Vec<(usize, Plan)>),
}

/// A question inside a decision: who is asked, and what may be said.
#[derive(Clone, PartialEq, Debug)]
pub struct Ask {
    pub side: usize,
    pub may: Vec<Say>,
}

pub type Told = Result<(), Ask>;

/// A decision under way: the page before it, what was said at first, and what has been answered since.
#[derive(Clone, Debug)]
pub struct Thread {
    pub before: Box<Book>,
    pub said: Vec<Say>,
    pub answers: Vec<Say>,
    pub rolled: Vec<(Clause, u8, u8)>,
}

/// A battle as the clauses see it.
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own")]
#[derive(Clone, Debug)]
pub struct Book {
    pub vessels: Vec<Vessel>,
    pub missiles: Vec<Missile>,
    /// Missiles launched in the battle.
    pub sent: usize,
    pub ground: Vec<(Cube, Ground)>,
    /// TAL-1.1: columns and rows.
    pub size: (i64, i64),
    pub floating: bool,
    /// Movement only: who holds the enemy ahead wins.
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
    /// Whether nobody has been asked yet.
    pub opening: bool,
    pub asked: Vec<usize>,
    pub winner: Option<usize>,
    pub question: Option<Ask>,
    pub thread: Option<Thread>,
    pub answers: VecDeque<Say>,
    pub rolled: VecDeque<(Clause, u8, u8)>,
    /// Destroyed and not yet exploded, first in, first out.
    pub blasts: VecDeque<usize>,
    pub seen: BTreeSet<&'static str>,
}

impl Vessel {
    /// A vessel of a class as it comes to a battle: TAL-9.3.
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

    /// TAL-2.1, TAL-8.4.
    pub fn radius(&self) -> i64 {
        self.class.curve[self.row][2] + self.wider
    }

    /// TAL-2.2: the power a row of the curve would give now.
    pub fn power_at(&self, row: usize) -> i64 {
        let of_hull = self.class.hull.get(self.hull).map_or(0, |(modifier, _)| *modifier);
        self.class.curve[row][0] + of_hull - self.less
    }

    /// TAL-1.4: whether an impulse lists its speed.
    pub fn scheduled(&self, impulse: usize) -> bool {
        CHART[impulse].contains(&self.speed())
    }

    /// TAL-2.2: whether an impulse lists its power.
    pub fn has_power(&self, impulse: usize) -> bool {
        CHART[impulse].contains(&self.power)
    }

    /// TAL-12.1: fighters still there.
    pub fn fighters(&self) -> usize {
        (self.class.hull.len() - self.hull).div_ceil(self.class.each)
    }

    /// How many weapons of a group fire.
    pub fn guns(&self, group: usize) -> usize {
        if self.class.squadron { self.fighters() } else { self.class.groups[group].guns }
    }

    /// TAL-8.1: whether all boxes of a group are charged.
    pub fn ready(&self, group: usize) -> bool {
        let (bar, of) = (&self.bars[group], &self.class.groups[group]);
        !bar.lost && (bar.red, bar.yellow) == (of.red, of.yellow)
    }
}

impl Book {
    /// A battle of these vessels, before its first turn: TAL-1.5, TAL-9.3.
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

    /// A side's vessels on the map, in id order.
    pub fn fleet(&self, side: usize) -> Vec<usize> {
        (0..self.vessels.len())
            .filter(|v| self.vessels[*v].side == side && self.vessels[*v].on_map())
            .collect()
    }

    /// Whether a hex belongs to the map.
    pub fn holds(&self, at: Cube) -> bool {
        let (column, row) = at.spot();
        self.floating || ((0..self.size.0).contains(&column) && (0..self.size.1).contains(&row))
    }

    pub fn is(&self, at: Cube, ground: Ground) -> bool {
        self.ground.contains(&(at, ground))
    }

    /// The next die, which must fall under this clause and have so many faces.
    pub fn die(&mut self, clause: &str, faces: u8) -> i64 {
        let (why, of, face) =
            self.rolled.pop_front().unwrap_or_else(|| panic!("a d{faces} of {clause} is due"));
        assert_eq!((why.0, of), (clause, faces), "another die is due");
        i64::from(face)
    }

    /// Asks a side, unless there is only one thing to say.
    pub fn ask(&mut self, side: usize, may: Vec<Say>) -> Result<Say, Ask> {
        if let [only] = &may[..] {
            return Ok(only.clone());
        }
        let Some(answer) = self.answers.pop_front() else { return Err(Ask { side, may }) };
        assert!(may.contains(&answer), "{answer:?} is not among {may:?}");
        Ok(answer)
    }
}
