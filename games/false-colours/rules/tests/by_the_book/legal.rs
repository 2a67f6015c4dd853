//! The legal orders, clause by clause; orders read from their text; and random orders of every kind, legal or not.

use engine::Seeded;

use crate::by_the_book::page::{Page, Vessel, hexes, in_arc};

/// The order of one ship in words: its name, course and stance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub ship: String,
    /// −1 to the left, 1 to the right.
    pub turn: i64,
    pub ahead: i64,
    /// `hold`, `evade`, `fire` or `broadside`.
    pub stance: String,
    /// The ship that is fired at.
    pub target: Option<String>,
}

/// An order of a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Say {
    Flag(String),
    /// The lines of the ships, and the ship that is called.
    Turn(Vec<Line>, Option<String>),
}

impl Line {
    pub fn text(&self) -> String {
        let turn = ["L", "", "R"][(self.turn + 1) as usize];
        let target = self.target.as_ref().map_or(String::new(), |name| format!(" {name}"));
        format!("{} {turn}{} {}{target}", self.ship, self.ahead, self.stance)
    }
}

impl Say {
    /// Writes the order (FC-2.1, FC-3.4).
    pub fn text(&self) -> String {
        match self {
            Self::Flag(name) => format!("flag {name}"),
            Self::Turn(lines, call) => {
                let mut parts: Vec<String> = lines.iter().map(Line::text).collect();
                parts.extend(call.iter().map(|name| format!("call {name}")));
                parts.join("; ")
            }
        }
    }

    /// Reads a text in canonical notation; `None` if it is none.
    pub fn read(text: &str) -> Option<Self> {
        if let Some(name) = text.strip_prefix("flag ") {
            return Some(Self::Flag(name.to_owned()));
        }
        let (mut lines, mut call) = (Vec::new(), None);
        for part in text.split("; ") {
            let words: Vec<&str> = part.split(' ').collect();
            let (ship, course, stance, target) = match words[..] {
                ["call", name] => {
                    call = Some(name.to_owned());
                    continue;
                }
                [ship, course, stance] => (ship, course, stance, None),
                [ship, course, stance, target] => (ship, course, stance, Some(target.to_owned())),
                _ => return None,
            };
            let turn = if course.starts_with('L') { -1 } else { i64::from(course.starts_with('R')) };
            let ahead = course.trim_start_matches(['L', 'R']).parse().ok()?;
            let (ship, stance) = (ship.to_owned(), stance.to_owned());
            lines.push(Line { ship, turn, ahead, stance, target });
        }
        Some(Self::Turn(lines, call))
    }
}

impl Page {
    /// Returns `true` if a side may write this order now.
    pub fn allows(&self, side: usize, say: &Say) -> bool {
        match say {
            Say::Flag(name) => self.turn == 0 && self.fleet(side).iter().any(|ship| ship.name() == *name),
            Say::Turn(lines, call) => {
                let named: Vec<&String> = lines.iter().map(|line| &line.ship).collect();
                let own: Vec<String> = self.fleet(side).iter().map(|ship| ship.name()).collect();
                // One part for each ship on the table, in order of number (FC-3.1, FC-3.4).
                self.turn > 0
                    && named == own.iter().collect::<Vec<_>>()
                    && lines.iter().all(|line| self.allows_line(side, line))
                    && call.as_ref().is_none_or(|name| self.callable(side).contains(name))
            }
        }
    }

    fn allows_line(&self, side: usize, line: &Line) -> bool {
        let ship = &self.ships[self.find(&line.ship).expect("a ship of the side")];
        let course = (-1..=1).contains(&line.turn)
            && (0..=3).contains(&line.ahead)
            && self.holds(ship.after(line.turn, line.ahead).0);
        let enemy = line
            .target
            .as_ref()
            .is_some_and(|name| self.fleet(1 - side).iter().any(|ship| ship.name() == *name));
        let stance = match line.stance.as_str() {
            "hold" | "evade" => line.target.is_none(),
            "fire" => enemy,
            "broadside" => enemy && ship.flag,
            _ => false,
        };
        course && stance
    }

    /// Returns the names of the ships that a side may call (FC-4.1).
    pub fn callable(&self, side: usize) -> Vec<String> {
        if self.made[side] == self.calls || self.known(1 - side) {
            return Vec::new();
        }
        let hit = self.suspects(1 - side).into_iter().filter(|ship| ship.hull < self.hull);
        hit.map(Vessel::name).collect()
    }

    /// Counts the orders of a side (FC-2.1, FC-3, FC-4.1).
    pub fn count(&self, side: usize) -> u128 {
        if self.turn == 0 {
            return self.fleet(side).len() as u128;
        }
        let enemies = self.fleet(1 - side).len() as u128;
        let mut count = 1 + self.callable(side).len() as u128;
        for ship in self.fleet(side) {
            count *= self.courses(ship).len() as u128 * (2 + enemies * if ship.flag { 2 } else { 1 });
        }
        count
    }

    /// Returns the turn and the hexes ahead of every course that stays on the map (FC-1.4, FC-3.2).
    pub fn courses(&self, ship: &Vessel) -> Vec<(i64, i64)> {
        let all = (-1..=1).flat_map(|turn| (0..=3).map(move |ahead| (turn, ahead)));
        all.filter(|(turn, ahead)| self.holds(ship.after(*turn, *ahead).0)).collect()
    }

    /// Returns a random legal order that seeks a fight.
    pub fn fighting(&self, side: usize, rng: &mut Seeded) -> Say {
        if self.turn == 0 {
            return Say::Flag(rng.pick(&self.fleet(side)).name());
        }
        let lines = self.fleet(side).iter().map(|ship| self.fighting_line(side, ship, rng)).collect();
        let callable = self.callable(side);
        let call = !callable.is_empty() && rng.chance(1, 3);
        Say::Turn(lines, call.then(|| rng.pick(&callable).clone()))
    }

    fn fighting_line(&self, side: usize, ship: &Vessel, rng: &mut Seeded) -> Line {
        let enemies = self.fleet(1 - side);
        let target = rng.pick(&enemies);
        let courses = self.courses(ship);
        let bears = |(turn, ahead): &&(i64, i64)| {
            let (at, facing) = ship.after(*turn, *ahead);
            in_arc(at, facing, target.at) && hexes(at, target.at) <= 5
        };
        let good: Vec<(i64, i64)> = courses.iter().filter(bears).copied().collect();
        let (turn, ahead) = *rng.pick(if good.is_empty() { &courses } else { &good });
        let stance = match rng.below(12) {
            0 => "hold",
            1 | 2 => "evade",
            3..6 if ship.flag => "broadside",
            _ => "fire",
        };
        let aims = matches!(stance, "fire" | "broadside").then(|| target.name());
        Line { ship: ship.name(), turn, ahead, stance: stance.to_owned(), target: aims }
    }

    /// Returns a random order, with a mistake in most cases.
    pub fn anything(&self, side: usize, rng: &mut Seeded) -> Say {
        let any = |rng: &mut Seeded| rng.pick(&self.ships).name();
        if rng.chance(u32::from(self.turn == 0) * 3 + 1, 12) {
            return Say::Flag(any(rng));
        }
        let fits = |ship: &&Vessel| ship.side == side && ship.on_table();
        let mut lines: Vec<Line> =
            self.ships.iter().filter(fits).map(|ship| self.fighting_line(side, ship, rng)).collect();
        let mut call = rng.chance(1, 2).then(|| any(rng));
        if call.is_some() && rng.chance(1, 2) {
            call = self.callable(side).first().cloned();
        }
        let at = rng.below(lines.len() as u32) as usize;
        match rng.below(8) {
            0 => (lines[at].turn, lines[at].ahead) = (i64::from(rng.below(3)) - 1, i64::from(rng.below(4))),
            1 => (lines[at].stance, lines[at].target) = ("broadside".to_owned(), Some(any(rng))),
            2 => (lines[at].stance, lines[at].target) = ("fire".to_owned(), Some(any(rng))),
            3 if lines.len() > 1 => drop(lines.remove(at)),
            4 => lines[at].ship = any(rng),
            _ => {}
        }
        Say::Turn(lines, call)
    }
}
