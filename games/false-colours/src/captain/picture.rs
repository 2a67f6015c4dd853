//! The picture of a position: where each ship may be after its next course, and the dice that ships bring on each other
//! from there.

use arrayvec::ArrayVec;
use rules_false_colours::orders::Turn;
use rules_false_colours::rules::{AHEAD, DICE, RANGE, SHIPS};
use rules_false_colours::{Course, FalseColours, Name, Ship, State, range};
use table::{Facing, Hex};

/// The most courses of a ship.
pub(super) const COURSES: usize = 3 * (AHEAD as usize + 1);

/// Weight of a place from which a ship bears on an enemy as it stands now, over that of any other place.
const AIMED: u32 = 3;

/// A place that a ship may reach by its next course.
#[derive(Clone, Copy, Debug)]
pub(super) struct End {
    pub course: Course,
    pub at: Hex,
    pub facing: Facing,
    /// The weight with which an enemy expects the ship there.
    weight: u32,
    /// Dice on each enemy ship by its place in its fleet, weighted over the places that it may reach.
    dice: [u32; SHIPS],
    /// Dice of each enemy ship on this place, weighted in the same way.
    under: [u32; SHIPS],
}

/// The places of one ship.
pub(super) type Ends = ArrayVec<End, COURSES>;

/// All ships of a position with their places.
#[derive(Clone, Debug)]
pub struct Picture {
    ends: [[Ends; SHIPS]; 2],
    /// The sum of the weights of each ship's places.
    sums: [[u32; SHIPS]; 2],
}

impl Picture {
    /// Returns the picture of a position. It reads no flag.
    pub(super) fn of(rules: &FalseColours, state: &State) -> Self {
        let mut picture = Self { ends: Default::default(), sums: [[0; SHIPS]; 2] };
        for side in [0, 1] {
            for (name, ship) in state.on_table(side) {
                let ends = ends_of(rules, state, side, ship);
                picture.sums[usize::from(side)][usize::from(name.ship)] = ends.iter().map(|e| e.weight).sum();
                picture.ends[usize::from(side)][usize::from(name.ship)] = ends;
            }
        }
        for (own, ship) in state.on_table(0) {
            for (enemy, other) in state.on_table(1) {
                if ship.at.distance(other.at) <= RANGE + 2 * u16::from(AHEAD) {
                    picture.aim(usize::from(own.ship), usize::from(enemy.ship));
                }
            }
        }
        picture
    }

    /// Counts the dice that two ships bring on each other from each pair of their places.
    fn aim(&mut self, own: usize, enemy: usize) {
        let [first, second] = &mut self.ends;
        for end in &mut first[own] {
            for other in &mut second[enemy] {
                let far = end.at.distance(other.at);
                if far > RANGE {
                    continue;
                }
                if let Some(range) = range(end.at, end.facing, other.at) {
                    let dice = u32::from(DICE[usize::from(range)]);
                    end.dice[enemy] += dice * other.weight;
                    other.under[own] += dice * end.weight;
                }
                if let Some(range) = range(other.at, other.facing, end.at) {
                    let dice = u32::from(DICE[usize::from(range)]);
                    other.dice[own] += dice * end.weight;
                    end.under[enemy] += dice * other.weight;
                }
            }
        }
    }

    /// Returns the places of a ship; none for a lost one.
    pub(super) fn ends(&self, name: Name) -> &[End] {
        &self.ends[usize::from(name.side & 1)][usize::from(name.ship)]
    }

    fn sum(&self, name: Name) -> f64 {
        f64::from(self.sums[usize::from(name.side & 1)][usize::from(name.ship)].max(1))
    }

    /// Returns the mean dice of a ship at a place on an enemy.
    pub(super) fn dice(&self, end: &End, enemy: Name) -> f64 {
        f64::from(end.dice[usize::from(enemy.ship)]) / self.sum(enemy)
    }

    /// Returns the mean dice of an enemy on a ship at a place.
    pub(super) fn under(&self, end: &End, enemy: Name) -> f64 {
        f64::from(end.under[usize::from(enemy.ship)]) / self.sum(enemy)
    }

    /// Returns the most mean dice that a ship has on an enemy from any of its places.
    pub fn best(&self, own: Name, enemy: Name) -> f64 {
        let most = self.ends(own).iter().map(|end| end.dice[usize::from(enemy.ship)]).max();
        f64::from(most.unwrap_or(0)) / self.sum(enemy)
    }

    /// Returns an upper bound of the bytes of a picture, which has no pointer.
    pub const fn bytes() -> usize {
        size_of::<Self>()
    }
}

fn ends_of(rules: &FalseColours, state: &State, side: u8, ship: &Ship) -> Ends {
    let mut ends = Ends::new();
    for turn in Turn::ALL {
        for ahead in 0..=rules.room(ship.at, ship.facing, turn) {
            let course = Course { turn, ahead };
            let (at, facing) = course.end(ship.at, ship.facing);
            let aims = state.on_table(1 - side).any(|(_, enemy)| range(at, facing, enemy.at).is_some());
            let weight = if aims { AIMED } else { 1 };
            ends.push(End { course, at, facing, weight, dice: [0; SHIPS], under: [0; SHIPS] });
        }
    }
    ends
}
