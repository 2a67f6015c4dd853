//! The table of the second implementation: ships on a plane of half hexes, flags, calls, and the position as text.

use rules_false_colours::Setup;

/// The columns and the height of a place. Neighbours up and down differ by 2 in height, those in the next column by 1.
pub type Place = (i64, i64);

/// One hex ahead for each facing, from up clockwise (FC-1.3).
pub const STEPS: [Place; 6] = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];

/// A ship.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vessel {
    pub side: usize,
    /// Its number, from 1.
    pub number: usize,
    pub at: Place,
    pub facing: usize,
    pub hull: i64,
    /// `true` if it was called falsely (FC-4.3).
    pub called_falsely: bool,
    /// `true` if it flies the flag of its side.
    pub flag: bool,
    /// `true` if it evades in this turn.
    pub evades: bool,
}

/// The end of a battle: the side that won, and the clause.
pub type End = (Option<usize>, &'static str);

/// A battle of the second implementation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    pub columns: i64,
    pub rows: i64,
    pub hull: i64,
    pub calls: i64,
    pub turns: i64,
    pub open: bool,
    /// The turn, from 1; 0 while flags are chosen.
    pub turn: i64,
    /// The calls that each side has made.
    pub made: [i64; 2],
    /// `true` for a flag that was shown by a call or a broadside, or that is public from the start.
    pub shown: [bool; 2],
    pub ships: Vec<Vessel>,
    pub end: Option<End>,
}

impl Vessel {
    pub fn name(&self) -> String {
        format!("{}{}", ["A", "B"][self.side], self.number)
    }

    pub fn on_table(&self) -> bool {
        self.hull > 0
    }

    /// Returns `true` if all know that it does not fly the flag, from false calls and losses alone (FC-2.4).
    pub fn cleared(&self) -> bool {
        self.called_falsely || !self.on_table()
    }

    /// Returns the place and the facing after a turn and hexes ahead (FC-3.2, FC-5.1).
    pub fn after(&self, turn: i64, ahead: i64) -> (Place, usize) {
        let facing = (self.facing as i64 + turn).rem_euclid(6) as usize;
        let (across, up) = STEPS[facing];
        ((self.at.0 + across * ahead, self.at.1 + up * ahead), facing)
    }
}

/// Returns the hexes from one place to another.
pub fn hexes(from: Place, to: Place) -> i64 {
    let (across, up) = ((to.0 - from.0).abs(), (to.1 - from.1).abs());
    // A step to the next column also goes half a hex up or down; the rest of the height takes whole hexes.
    across + if up > across { (up - across) / 2 } else { 0 }
}

/// Returns `true` if a place lies within 60° of the bow (FC-6.1): an arc of 120°, and always the ship's own hex.
pub fn in_arc(from: Place, facing: usize, to: Place) -> bool {
    // In units in which a step up is 2 long, columns stand √3 apart. The cosine of 60° is one half, a bow is 2 long.
    let (bow, off) = (STEPS[facing], (to.0 - from.0, to.1 - from.1));
    let product = 3 * bow.0 * off.0 + bow.1 * off.1;
    product >= 0 && product * product >= 3 * off.0 * off.0 + off.1 * off.1
}

impl Page {
    /// Lays out the battle of a set-up.
    pub fn of(setup: &Setup) -> Self {
        let mut ships: Vec<Vessel> = Vec::new();
        for side in 0..2 {
            for (n, ship) in setup.ships.iter().filter(|ship| usize::from(ship.side) == side).enumerate() {
                let (q, r) = (i64::from(ship.at.q), i64::from(ship.at.r));
                ships.push(Vessel {
                    side,
                    number: n + 1,
                    at: (q, 2 * r + q),
                    facing: ship.facing as usize,
                    hull: setup.options.hull.into(),
                    called_falsely: false,
                    flag: false,
                    evades: false,
                });
            }
        }
        Self {
            columns: setup.map.columns.into(),
            rows: setup.map.rows.into(),
            hull: setup.options.hull.into(),
            calls: setup.options.calls.into(),
            turns: setup.options.turns.into(),
            open: setup.options.open,
            turn: 0,
            made: [0; 2],
            shown: [false; 2],
            ships,
            end: None,
        }
    }

    /// Returns `true` if a place is on the map (FC-1.1): odd columns stand half a hex higher.
    pub fn holds(&self, at: Place) -> bool {
        let foot = at.0.rem_euclid(2);
        0 <= at.0 && at.0 < self.columns && foot <= at.1 && at.1 <= foot + 2 * (self.rows - 1)
    }

    /// Returns the ships of a side that are on the table, in order of number.
    pub fn fleet(&self, side: usize) -> Vec<&Vessel> {
        self.ships.iter().filter(|ship| ship.side == side && ship.on_table()).collect()
    }

    /// Returns the ships of a side that may fly its flag as far as all know (FC-2.4).
    pub fn suspects(&self, side: usize) -> Vec<&Vessel> {
        self.ships.iter().filter(|ship| ship.side == side && !ship.cleared()).collect()
    }

    /// Returns `true` if all know a side's flagship (FC-2.2, FC-2.4, FC-7.2).
    pub fn known(&self, side: usize) -> bool {
        self.turn > 0 && (self.shown[side] || self.suspects(side).len() == 1 || self.end.is_some())
    }

    /// Returns the flagship of a side.
    pub fn flagship(&self, side: usize) -> Option<&Vessel> {
        self.ships.iter().find(|ship| ship.side == side && ship.flag)
    }

    /// Returns the place of a name in the list of ships.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.ships.iter().position(|ship| ship.name() == name)
    }

    /// Returns the hull points of a side that are on the table (FC-7.3).
    pub fn points(&self, side: usize) -> i64 {
        self.fleet(side).iter().map(|ship| ship.hull).sum()
    }

    /// Writes the position as the rules write it, with the flags of these sides.
    pub fn text(&self, flags: [bool; 2]) -> String {
        let mut parts = vec![format!("turn {} calls {} {}", self.turn, self.made[0], self.made[1])];
        for side in (0..2).filter(|side| flags[*side]) {
            if let Some(ship) = self.flagship(side) {
                parts.push(format!("flag {}{}", ship.name(), if self.shown[side] { " shown" } else { "" }));
            }
        }
        for ship in &self.ships {
            let (q, height) = ship.at;
            let mut part =
                format!("{} {q},{} f{} hull {}", ship.name(), (height - q) / 2, ship.facing, ship.hull);
            if ship.called_falsely {
                part += " cleared";
            }
            parts.push(part);
        }
        parts.join("; ")
    }
}
