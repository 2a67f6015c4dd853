//! The page on which a battle is kept: ships and dice in plain numbers, and the geometry of the table.

use std::collections::VecDeque;

use rules_simple_spaceships::{Assignment, BeyondEdge, Front, Setup};

pub type At = (i64, i64);

const ONE: i128 = 1_000_000_000_000;
/// The sines of 0°, 60° … 300°, times 10¹².
const SINES: [i128; 6] = [0, 866_025_403_784, 866_025_403_784, 0, -866_025_403_784, -866_025_403_784];
/// The cosines, each doubled.
const COSINES: [i128; 6] = [2, 1, -1, -2, -1, 1];
/// The sines, each doubled, in units of √3.
const ROOTS: [i128; 6] = [0, 1, 1, 0, -1, -1];

/// Returns the end of a leg, in thousandths, along a heading of 60° × `face`; each coordinate is rounded once.
pub fn after(from: At, face: usize, thousandths: i64) -> At {
    let part = |unit: i128| {
        let n = i128::from(thousandths) * unit;
        ((2 * n.abs() + ONE) / (2 * ONE) * n.signum()) as i64
    };
    (from.0 + part(SINES[face]), from.1 + part(COSINES[face] * ONE / 2))
}

/// Returns `true` if a·√3 + b is at most zero.
fn at_most_zero(a: i128, b: i128) -> bool {
    3 * a * a.abs() <= -b * b.abs()
}

/// Returns `true` if a target lies ahead, at least in part (SS-4.2).
pub fn ahead(front: Front, face: usize, from: At, to: At) -> bool {
    let (x, y) = (i128::from(to.0 - from.0), i128::from(to.1 - from.1));
    match front {
        Front::Wedge => [2, 3, 4].into_iter().all(|turn| {
            let normal = (face + turn) % 6;
            at_most_zero(ROOTS[normal] * x, COSINES[normal] * y - 2 * 500)
        }),
        Front::Corridor => {
            let not_behind = at_most_zero(-ROOTS[face] * x, -COSINES[face] * y);
            let (root, whole) = (-ROOTS[face] * y, COSINES[face] * x);
            not_behind && at_most_zero(root - 1000, whole) && at_most_zero(-root - 1000, -whole)
        }
    }
}

/// Returns `true` if an attack with these range dice reaches from one point to another (SS-4.3).
pub fn reaches(from: At, to: At, dice: i64) -> bool {
    let (x, y) = (from.0 - to.0, from.1 - to.1);
    x * x + y * y <= (6000 * (1 + dice)).pow(2)
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Where {
    Table,
    Away,
    Left,
    Destroyed,
}

/// The boxes in the order of the panel.
pub const DEFENCE: usize = 0;
pub const MOVEMENT: usize = 1;
pub const ATTACK: usize = 2;
pub const RESERVE: usize = 3;

#[derive(Clone, Debug)]
pub struct Vessel {
    pub name: String,
    pub side: usize,
    pub caps: [Option<i64>; 3],
    pub at: At,
    pub face: usize,
    pub boxes: [i64; 4],
    pub place: Where,
    pub done: bool,
}

impl Vessel {
    pub fn plays(&self) -> bool {
        matches!(self.place, Where::Table | Where::Away)
    }

    pub fn dice(&self) -> i64 {
        self.boxes.iter().sum()
    }

    /// Returns `true` if its owner has dice to assign to its boxes.
    pub fn waits(&self) -> bool {
        self.plays() && !self.done && self.boxes[RESERVE] > 0
    }

    /// Returns `true` if its Reserve may be split so (SS-1.2 to SS-1.4).
    pub fn takes(&self, dealt: [i64; 3]) -> bool {
        dealt.iter().sum::<i64>() <= self.boxes[RESERVE]
            && (0..3).all(|b| dealt[b] == 0 || self.caps[b].is_none_or(|cap| self.boxes[b] + dealt[b] <= cap))
            && self.boxes[MOVEMENT] + dealt[MOVEMENT] > 0
    }

    /// Returns every legal split of its Reserve.
    pub fn deals(&self) -> Vec<[i64; 3]> {
        let all = 0..=self.boxes[RESERVE];
        let pairs = all.clone().flat_map(|d| all.clone().map(move |m| (d, m)));
        let all = pairs.flat_map(|(d, m)| all.clone().map(move |a| [d, m, a]));
        all.filter(|dealt| self.takes(*dealt)).collect()
    }

    /// Returns the split for an owner who writes nothing.
    pub fn silent(&self) -> [i64; 3] {
        [0, i64::from(self.boxes[MOVEMENT] == 0), 0]
    }
}

/// The Movement die being flown.
#[derive(Clone, Copy, Debug)]
pub struct Flying {
    pub flown: i64,
    pub turned: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stage {
    Flip,
    Assign,
    Pick,
    Enter,
    Active,
    Loss { target: usize, left: i64, own: bool },
    Over(Option<usize>, &'static str),
}

#[derive(Clone, Debug)]
pub struct Page {
    pub size: At,
    pub open: bool,
    pub recall: bool,
    pub edge: BeyondEdge,
    pub front: Front,
    pub limit: i64,
    pub run: Option<usize>,
    pub ships: Vec<Vessel>,
    pub turn: i64,
    pub stage: Stage,
    /// The latest number for which a coin was flipped this turn.
    pub coin: Option<i64>,
    /// The side whose turn it is, of two that alternate.
    pub next: usize,
    pub active: usize,
    pub die: Option<Flying>,
    pub faces: VecDeque<u8>,
    pub rolled: Vec<(&'static str, u8)>,
}

impl Page {
    pub fn of(setup: &Setup) -> Self {
        let ships = setup.ships.iter().enumerate().map(|(i, ship)| {
            let design = setup.designs.iter().find(|d| d.id == ship.design).expect("a design");
            let letter = char::from(b'A' + i as u8).to_string();
            let (at, degrees) = ship.post.unwrap_or_default();
            Vessel {
                name: if ship.name.is_empty() { letter } else { ship.name.clone() },
                side: usize::from(ship.side),
                caps: design.caps,
                at: (i64::from(at.x), i64::from(at.y)),
                face: degrees as usize / 60,
                boxes: [0, 0, 0, design.dice],
                place: if ship.post.is_some() { Where::Table } else { Where::Away },
                done: false,
            }
        });
        let open = setup.options.assignment == Assignment::OpenAlternating;
        Self {
            size: (
                i64::from(setup.area.width.in_thousandths()),
                i64::from(setup.area.height.in_thousandths()),
            ),
            open,
            recall: setup.options.recall,
            edge: setup.options.edge,
            front: setup.options.front,
            limit: i64::from(setup.options.turn_limit),
            run: setup.run.map(usize::from),
            ships: ships.collect(),
            turn: 1,
            stage: if open { Stage::Flip } else { Stage::Assign },
            coin: None,
            next: 0,
            active: 0,
            die: None,
            faces: VecDeque::new(),
            rolled: Vec::new(),
        }
    }

    pub fn holds(&self, at: At) -> bool {
        0 <= at.0 && at.0 <= self.size.0 && 0 <= at.1 && at.1 <= self.size.1
    }

    /// Returns the places of a side's ships that meet a condition.
    pub fn fleet(&self, side: usize, is: impl Fn(&Vessel) -> bool) -> Vec<usize> {
        let ships = self.ships.iter().enumerate();
        ships.filter(|(_, ship)| ship.side == side && is(ship)).map(|(place, _)| place).collect()
    }

    /// Returns the most Movement dice of a ship that has yet to be active (SS-2.3).
    pub fn number(&self) -> Option<i64> {
        let left = self.ships.iter().filter(|ship| ship.plays() && !ship.done);
        left.map(|ship| ship.boxes[MOVEMENT]).max()
    }

    /// Returns the places of a side's ships at the greatest number that have yet to be active.
    pub fn at_number(&self, side: usize) -> Vec<usize> {
        let number = self.number();
        self.fleet(side, |s| s.plays() && !s.done && Some(s.boxes[MOVEMENT]) == number)
    }

    /// Returns the boxes from which the target can lose a die (SS-4.5).
    pub fn takeable(&self, target: usize) -> Vec<usize> {
        [MOVEMENT, ATTACK, RESERVE].into_iter().filter(|b| self.ships[target].boxes[*b] > 0).collect()
    }

    /// Returns the side that names the next die.
    pub fn names(&self, own: bool) -> usize {
        let attacker = self.ships[self.active].side;
        if own { 1 - attacker } else { attacker }
    }

    /// Returns the position as the rules write it.
    pub fn text(&self) -> String {
        let active = || {
            let name = &self.ships[self.active].name;
            let die = self.die.map_or_else(String::new, |die| {
                format!(" flown {}{}", inches(500 * die.flown), if die.turned { " turned" } else { "" })
            });
            format!("{name}{die}")
        };
        let asked = match self.stage {
            Stage::Flip => "flip".to_owned(),
            Stage::Assign if self.open => format!("assign side {}", self.next + 1),
            Stage::Assign => "assign".to_owned(),
            Stage::Pick => format!("pick side {}", self.next + 1),
            Stage::Enter => format!("enter {}", self.ships[self.active].name),
            Stage::Active => format!("active {}", active()),
            Stage::Loss { target, left, own } => {
                let own = if own { " own" } else { "" };
                format!("loss {} hits {left}{own} by {}", self.ships[target].name, active())
            }
            Stage::Over(..) => String::new(),
        };
        let coin = self.coin.map_or_else(String::new, |number| format!(" coin {number}"));
        format!("turn {} {asked}{coin}{}", self.turn, self.fleets())
    }

    /// Returns the ships as the rules write them.
    pub fn fleets(&self) -> String {
        let mut text = String::new();
        for ship in &self.ships {
            let [d, m, a, r] = ship.boxes;
            let panel = format!("D{d} M{m} A{a} R{r}");
            text += &format!("; {} ", ship.name);
            text += &match ship.place {
                Where::Table => {
                    format!("{},{} h{} {panel}", inches(ship.at.0), inches(ship.at.1), 60 * ship.face)
                }
                Where::Away => format!("away {panel}"),
                Where::Left => "left".to_owned(),
                Where::Destroyed => "destroyed".to_owned(),
            };
            text += if ship.done && ship.plays() { " done" } else { "" };
        }
        text
    }
}

/// Writes thousandths as inches, without trailing zeros.
pub fn inches(thousandths: i64) -> String {
    let sign = if thousandths < 0 { "-" } else { "" };
    let (whole, rest) = (thousandths.abs() / 1000, thousandths.abs() % 1000);
    let text = format!("{sign}{whole}.{rest:03}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
