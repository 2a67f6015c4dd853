//! A series: battles of one set-up between the same two captains.
//!
//! Battles come in pairs: both of a pair have the same seed, and the captains change seats between them. So the luck of
//! a seed and the better side of a scenario fall to both alike. In a series with fixed sides every battle has a seed of
//! its own, and what is measured is the scenario.

use std::time::{Duration, Instant};

use captains::Budget;
use engine::quoting::counted;
use engine::{Seat, Seeded};
use serde::Serialize;
use shelf::{Arena, Broken, Timekeeper};

use crate::interval::Sample;
use crate::sequential::{Finding, Scores, Test};

/// How long captains think over an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Thinking {
    /// The most nodes of search. Without, a captain thinks as long as its own recipe says, or by time alone.
    pub nodes: Option<u32>,
    /// The most milliseconds; with these a battle differs from machine to machine and from day to day.
    pub millis: Option<u64>,
}

impl Thinking {
    /// It in words, as a results file pins it.
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

/// What is fought, how often, and between whom.
pub struct Series<'a> {
    /// What it is called on the screen and in the results file.
    pub name: String,
    /// The set-up.
    pub arena: &'a dyn Arena,
    /// The two captains.
    pub captains: [String; 2],
    /// Whether the captains keep their seats in all battles.
    pub fixed_sides: bool,
    /// The seed from which those of the battles are drawn.
    pub seed: u64,
    /// How long the captains think.
    pub thinking: Thinking,
    /// The most battles.
    pub battles: u64,
    /// What ends it before.
    pub stop: Option<Stop>,
}

/// A sequential test that ends a series early, but not before so many battles.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Stop {
    /// The test.
    #[serde(flatten)]
    pub test: Test,
    /// The fewest battles.
    pub least: u64,
}

/// What one battle came to for the first captain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Came {
    /// It lost.
    Loss,
    /// Nobody won.
    Draw,
    /// It won.
    Win,
}

/// One battle of a series.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fight {
    /// What it came to.
    pub came: Came,
    /// Turns it took.
    pub turns: u32,
    /// Decisions it took.
    pub decisions: u32,
    /// Orders each captain wrote.
    pub orders: [u32; 2],
    /// Nanoseconds each captain thought.
    pub nanos: [u64; 2],
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
    /// Whether the first captain has the second seat in a battle.
    pub const fn is_swapped(&self, battle: u64) -> bool {
        !self.fixed_sides && battle % 2 == 1
    }

    /// The seed of a battle.
    pub fn seed_of(&self, battle: u64) -> u64 {
        let pair = if self.fixed_sides { battle } else { battle / 2 };
        Seeded::keyed(self.seed, pair, 2).bits()
    }

    /// Fights one battle, by the clock of this machine.
    ///
    /// # Errors
    /// If a captain writes an order that does not stand.
    pub fn fight(&self, battle: u64) -> Result<Fight, Broken> {
        let start = Instant::now();
        self.fight_by(battle, &|| start.elapsed())
    }

    /// Fights one battle by a clock of the caller's, which says how long it has been running.
    ///
    /// # Errors
    /// If a captain writes an order that does not stand.
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
        let fought = self.arena.fight(&seats, self.seed_of(battle), &mut clock)?;
        let own = self.arena.side(Seat(u8::from(swapped)));
        let came = match fought.outcome.winner {
            None => Came::Draw,
            Some(side) if side == own => Came::Win,
            Some(_) => Came::Loss,
        };
        let (turns, decisions) = (fought.turns, fought.decisions);
        Ok(Fight { came, turns, decisions, orders: clock.orders, nanos: clock.nanos })
    }
}

/// The battles of a series, counted in their order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// Battles.
    pub battles: u64,
    /// Wins, draws and losses of the first captain while it had the first seat, and while it had the second.
    pub by_seat: [[u64; 3]; 2],
    /// How often each score of a pair occurred; of a single battle where sides are fixed.
    pub scores: Scores,
    /// Turns of all battles.
    pub turns: u64,
    /// Decisions of all battles.
    pub decisions: u64,
    /// Orders each captain wrote.
    pub orders: [u64; 2],
    /// Nanoseconds each captain thought.
    pub nanos: [u64; 2],
    /// The halves of the battle whose twin is still to come.
    waiting: Option<usize>,
}

impl Tally {
    /// Counts the next battle.
    pub fn count(&mut self, series: &Series<'_>, fight: &Fight) {
        let seat = usize::from(series.is_swapped(self.battles));
        let halves = match fight.came {
            Came::Loss => 0,
            Came::Draw => 1,
            Came::Win => 2,
        };
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

    /// Wins, draws and losses of the first captain.
    pub fn wins_draws_losses(&self) -> [u64; 3] {
        std::array::from_fn(|i| self.by_seat[0][i] + self.by_seat[1][i])
    }

    /// The first captain's shares of victory, in the units that hang together.
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

    /// What the series' test finds after these battles, if anything.
    pub fn finding(&self, series: &Series<'_>) -> Option<Finding> {
        let stop = series.stop.filter(|stop| self.battles >= stop.least && self.waiting.is_none())?;
        stop.test.finding(&self.scores)
    }
}
