//! The ceiling: how much of a result dice leave to skill.
//!
//! Two captains, a strong and a weak one, fight the same battle again with other dice, and again with other numbers drawn
//! by the captains. A *unit* is eight battles: two seeds of the captains, each with the same two seeds of the dice, from
//! both seats. If nobody rolls dice, one seed of the dice suffices, and a unit is four battles. Units are independent.
//!
//! [`parts`] splits the results of the units into skill, seats, guessing, dice, and dice that met guesses. Decision 0044
//! gives the reasons.

mod parts;

use engine::{Seat, Seeded, Side};
use serde::Serialize;
use shelf::{Arena, Broken, Fought, Judged, Seeds, Timekeeper};

use crate::interval::{Interval, LEVEL, Sample};
use crate::results::Results;
use crate::series::{Series, Thinking};

pub use parts::{Lead, Part, Parts, Shares, parts};

/// A measurement of the ceiling of a set-up.
pub struct Ceiling<'a> {
    /// The set-up.
    pub arena: &'a dyn Arena,
    /// The strong captain and the weak one.
    pub captains: [String; 2],
    /// `true` if the game has dice.
    pub rolls: bool,
    /// Number of units.
    pub units: u64,
    /// Seed from which the seeds of the units are derived.
    pub seed: u64,
    /// Limits on the captains' thinking.
    pub thinking: Thinking,
}

/// An arena that derives seeds of the captains and of the dice from a unit's seed.
pub struct Again<'a> {
    arena: &'a dyn Arena,
    captains: u64,
    dice: u64,
}

/// Streams from which the seeds of captains and dice are drawn. They differ: with equal seeds a captain and the dice would
/// sometimes draw the same numbers.
const CAPTAINS: u64 = 3;
const DICE: u64 = 4;

impl Arena for Again<'_> {
    fn seats(&self) -> u8 {
        self.arena.seats()
    }

    fn side(&self, seat: Seat) -> Side {
        self.arena.side(seat)
    }

    fn fight(&self, captains: &[&str], seed: u64, time: &mut dyn Timekeeper) -> Result<Fought, Broken> {
        let seeds = Seeds {
            dice: Seeded::keyed(seed, self.dice, DICE).bits(),
            captains: Seeded::keyed(seed, self.captains, CAPTAINS).bits(),
        };
        self.arena.fight_apart(captains, seeds, time)
    }

    fn judged(&self, _: &[&str], _: u64, _: &mut dyn Timekeeper) -> Result<(Fought, Vec<Judged>), Broken> {
        Err(Broken::NoJudge)
    }

    fn lucky(&self, _: &[&str], _: u64, _: &mut dyn Timekeeper) -> Result<(Fought, f64), Broken> {
        Err(Broken::NoJudge)
    }
}

impl<'a> Ceiling<'a> {
    /// Returns the number of battles in a unit: eight, or four without dice.
    pub const fn unit(rolls: bool) -> u64 {
        if rolls { 8 } else { 4 }
    }

    /// Returns an arena for each pair of a captains' seed and a dice seed; the dice seed varies faster.
    pub fn arenas(&self) -> Vec<Again<'a>> {
        let dice = if self.rolls { 2 } else { 1 };
        let pairs = (0..2).flat_map(|captains| (0..dice).map(move |dice| (captains, dice)));
        pairs.map(|(captains, dice)| Again { arena: self.arena, captains, dice }).collect()
    }

    /// Returns one series for each arena of [`Ceiling::arenas`]. Battles `2k` and `2k + 1` of every series belong to unit
    /// `k`.
    pub fn series<'b>(&self, arenas: &'b [Again<'a>]) -> Vec<Series<'b>> {
        let series = |arena: &'b Again<'a>| Series {
            name: format!("{}, captains {}, dice {}", self.captains.join(", "), arena.captains, arena.dice),
            arena,
            captains: self.captains.clone(),
            fixed_sides: false,
            seed: self.seed,
            thinking: self.thinking,
            battles: 2 * self.units,
            stop: None,
            luck: false,
        };
        arenas.iter().map(series).collect()
    }

    /// Returns the strong captain's shares in every unit, as far as all its battles have been fought.
    pub fn shares(&self, results: &Results) -> Vec<Shares> {
        (0..self.units).map_while(|unit| self.of_unit(results, unit)).collect()
    }

    fn of_unit(&self, results: &Results, unit: u64) -> Option<Shares> {
        let mut shares = Shares::default();
        for (seat, of_seat) in shares.iter_mut().enumerate() {
            for (captains, of_captains) in of_seat.iter_mut().enumerate() {
                for (dice, share) in of_captains.iter_mut().enumerate() {
                    // Without dice both battles are the same one.
                    let series = if self.rolls { 2 * captains + dice } else { captains };
                    *share = results.get(series, 2 * unit + seat as u64)?.came.share();
                }
            }
        }
        Some(shares)
    }

    /// Returns the report on these units.
    pub fn report(&self, units: &[Shares]) -> CeilingReport {
        let mut sample = Sample::default();
        for unit in units {
            sample.add(unit.iter().flatten().flatten().sum(), 8);
        }
        CeilingReport {
            captains: self.captains.clone(),
            battles: units.len() as u64 * Self::unit(self.rolls),
            units: units.len(),
            score: sample.mean(),
            interval: sample.interval(LEVEL),
            parts: parts(units, self.rolls),
        }
    }
}

/// The ceiling of a set-up for two captains.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CeilingReport {
    /// The strong captain and the weak one.
    pub captains: [String; 2],
    /// Number of battles.
    pub battles: u64,
    /// Number of units.
    pub units: usize,
    /// The strong captain's score.
    pub score: f64,
    /// Its interval.
    pub interval: Interval,
    /// The parts of the result; `None` with fewer than three units, or if every battle was drawn.
    pub parts: Option<Parts>,
}
