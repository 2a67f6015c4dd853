//! A series: battles of one set-up between the same two captains.
//!
//! Battles come in pairs: both battles of a pair have the same seed, and the captains swap seats between them.
//! Swapping cancels the luck of the seed and the advantage of a side. In a series with fixed sides every battle has
//! its own seed, and the series measures the scenario.

use std::time::{Duration, Instant};

use captains::Budget;
use engine::quoting::counted;
use engine::{Seat, Seeded, Side};
use serde::Serialize;
use shelf::{Arena, Broken, Timekeeper};

use crate::interval::Sample;
use crate::sequential::{Finding, Scores, Test};

/// Limits on the time that captains think over an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Thinking {
    /// Maximum number of search nodes. `None`: the captain follows its own recipe, or `millis` alone limits it.
    pub nodes: Option<u32>,
    /// Maximum number of milliseconds. With this limit, battles are not reproducible: they depend on the machine's
    /// speed.
    pub millis: Option<u64>,
}

impl Thinking {
    /// Returns the limits in words, as a results file records them.
    pub fn text(self) -> String {
        match (self.nodes, self.millis) {
            (None, None) => "by each captain's own recipe".to_owned(),
            (Some(nodes), None) => counted(nodes, "node"),
            (None, Some(millis)) => counted(millis, "millisecond"),
            (Some(nodes), Some(millis)) => {
                format!("{}, {}", counted(nodes, "node"), counted(millis, "millisecond"))
            }
        }
    }
}

/// A set-up, two captains, and the number of battles between them.
pub struct Series<'a> {
    /// Name shown on the screen and written to the results file.
    pub name: String,
    /// The set-up.
    pub arena: &'a dyn Arena,
    /// The two captains.
    pub captains: [String; 2],
    /// `true` if the captains keep their seats in all battles.
    pub fixed_sides: bool,
    /// Seed from which the seeds of the battles are derived.
    pub seed: u64,
    /// Limits on the captains' thinking.
    pub thinking: Thinking,
    /// Maximum number of battles.
    pub battles: u64,
    /// The test that may end the series early.
    pub stop: Option<Stop>,
    /// `true` to measure the luck of every battle ([`Arena::lucky`]).
    pub luck: bool,
}

/// A sequential test that may end a series early, after a minimum number of battles.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Stop {
    /// The test.
    #[serde(flatten)]
    pub test: Test,
    /// Minimum number of battles before the test may end the series.
    pub least: u64,
}

/// The result of one battle for the first captain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Came {
    /// The first captain lost.
    Loss,
    /// Nobody won.
    Draw,
    /// The first captain won.
    Win,
}

impl Came {
    /// Returns the first captain's share of the victory in half points: 0, 1 or 2.
    pub const fn halves(self) -> u8 {
        match self {
            Self::Loss => 0,
            Self::Draw => 1,
            Self::Win => 2,
        }
    }

    /// Returns the first captain's share of the victory: 0, ½ or 1.
    pub fn share(self) -> f64 {
        f64::from(self.halves()) / 2.0
    }
}

/// One battle of a series.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fight {
    /// Result for the first captain.
    pub came: Came,
    /// Number of turns.
    pub turns: u32,
    /// Number of decisions.
    pub decisions: u32,
    /// Number of orders that each captain wrote.
    pub orders: [u32; 2],
    /// Nanoseconds that each captain thought.
    pub nanos: [u64; 2],
    /// Luck of the first captain, in millionths of the victory; 0 where it is not measured.
    pub luck: i32,
}

/// A clock that times two captains at their seats.
struct Clock<'a> {
    now: &'a dyn Fn() -> Duration,
    thinking: Thinking,
    first_seat: usize,
    begun: Duration,
    end: Option<Duration>,
    orders: [u32; 2],
    nanos: [u64; 2],
}

impl Timekeeper for Clock<'_> {
    fn begin(&mut self, _: Seat) -> u32 {
        self.begun = (self.now)();
        self.end = self.thinking.millis.and_then(|m| self.begun.checked_add(Duration::from_millis(m)));
        match self.thinking {
            Thinking { nodes: Some(nodes), .. } => nodes,
            Thinking { millis: Some(_), .. } => Budget::CLOCK,
            Thinking { .. } => Budget::OWN,
        }
    }

    fn stop(&mut self) -> bool {
        self.end.is_some_and(|end| (self.now)() >= end)
    }

    fn end(&mut self, seat: Seat) {
        let captain = usize::from(seat.index() != self.first_seat);
        self.orders[captain] += 1;
        let thought = (self.now)().saturating_sub(self.begun);
        self.nanos[captain] += u64::try_from(thought.as_nanos()).unwrap_or(u64::MAX);
    }
}

impl Series<'_> {
    /// Returns `true` if the first captain has the second seat in the battle with this index.
    pub const fn is_swapped(&self, battle: u64) -> bool {
        !self.fixed_sides && battle % 2 == 1
    }

    /// Returns the seed of a battle. Both battles of a pair share one seed, unless sides are fixed.
    pub fn seed_of(&self, battle: u64) -> u64 {
        let pair = if self.fixed_sides { battle } else { battle / 2 };
        Seeded::keyed(self.seed, pair, 2).bits()
    }

    /// Fights one battle, timed by this machine's clock.
    ///
    /// # Errors
    /// If a captain writes an illegal order.
    pub fn fight(&self, battle: u64) -> Result<Fight, Broken> {
        let start = Instant::now();
        self.fight_by(battle, &|| start.elapsed())
    }

    /// Fights one battle, timed by `now`, which returns the time since the clock's start.
    ///
    /// # Errors
    /// If a captain writes an illegal order.
    pub fn fight_by(&self, battle: u64, now: &dyn Fn() -> Duration) -> Result<Fight, Broken> {
        let swapped = self.is_swapped(battle);
        let [first, second] = &self.captains;
        let seats: [&str; 2] = if swapped { [second, first] } else { [first, second] };
        let mut clock = Clock {
            now,
            thinking: self.thinking,
            first_seat: usize::from(swapped),
            begun: now(),
            end: None,
            orders: [0; 2],
            nanos: [0; 2],
        };
        let (seed, own) = (self.seed_of(battle), self.arena.side(Seat(u8::from(swapped))));
        let (fought, luck) = if self.luck {
            self.arena.lucky(&seats, seed, &mut clock)?
        } else {
            (self.arena.fight(&seats, seed, &mut clock)?, 0.0)
        };
        let luck = if own == Side(0) { luck } else { -luck };
        let came = match fought.outcome.winner {
            None => Came::Draw,
            Some(side) if side == own => Came::Win,
            Some(_) => Came::Loss,
        };
        let (turns, decisions) = (fought.turns, fought.decisions);
        let luck = (luck * 1e6).round() as i32;
        Ok(Fight { came, turns, decisions, orders: clock.orders, nanos: clock.nanos, luck })
    }
}

/// Totals over the battles of a series, counted in the order of their indices.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// Number of battles.
    pub battles: u64,
    /// Wins, draws and losses of the first captain: first from the first seat, then from the second.
    pub by_seat: [[u64; 3]; 2],
    /// Number of pairs by score; number of single battles by score where sides are fixed.
    pub scores: Scores,
    /// Turns in all battles.
    pub turns: u64,
    /// Decisions in all battles.
    pub decisions: u64,
    /// Orders that each captain wrote.
    pub orders: [u64; 2],
    /// Nanoseconds that each captain thought.
    pub nanos: [u64; 2],
    /// Score of the first battle of an unfinished pair, in half points.
    waiting: Option<usize>,
}

impl Tally {
    /// Counts the next battle.
    pub fn count(&mut self, series: &Series<'_>, fight: &Fight) {
        let seat = usize::from(series.is_swapped(self.battles));
        let halves = usize::from(fight.came.halves());
        self.by_seat[seat][2 - halves] += 1;
        self.battles += 1;
        self.turns += u64::from(fight.turns);
        self.decisions += u64::from(fight.decisions);
        for captain in 0..2 {
            self.orders[captain] += u64::from(fight.orders[captain]);
            self.nanos[captain] += fight.nanos[captain];
        }
        if series.fixed_sides {
            self.scores[2 * halves] += 1;
        } else if let Some(twin) = self.waiting.take() {
            self.scores[twin + halves] += 1;
        } else {
            self.waiting = Some(halves);
        }
    }

    /// Returns the wins, draws and losses of the first captain.
    pub fn wins_draws_losses(&self) -> [u64; 3] {
        std::array::from_fn(|i| self.by_seat[0][i] + self.by_seat[1][i])
    }

    /// Returns the first captain's shares of the victory, grouped into independent units.
    pub fn shares(&self, series: &Series<'_>) -> Sample {
        let mut sample = Sample::default();
        let battles = if series.fixed_sides { 1 } else { 2 };
        for (score, units) in self.scores.iter().enumerate() {
            sample.add_many(*units, score as f64 * battles as f64 / 4.0, battles);
        }
        if let Some(halves) = self.waiting {
            sample.add(halves as f64 / 2.0, 1);
        }
        sample
    }

    /// Returns the decision of the series' sequential test, or `None` while it has not decided.
    pub fn finding(&self, series: &Series<'_>) -> Option<Finding> {
        let stop = series.stop.filter(|stop| self.battles >= stop.least && self.waiting.is_none())?;
        stop.test.finding(&self.scores)
    }
}
