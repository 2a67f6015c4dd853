//! What a match or a ladder came to, as plain data for doors: the same for one thread and many, for an undisturbed run
//! and one that was killed and went on. How long it took stands apart.

use serde::Serialize;

use crate::interval::{Interval, LEVEL, exact, wilson};
use crate::run::Ended;
use crate::sequential::{Finding, Scores};
use crate::series::{Series, Stop};
use crate::strength::Strength;

/// Which interval is given of a share.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Wilson's, for as many battles as the pairs are worth.
    #[default]
    Paired,
    /// Wilson's, as if all battles were independent.
    Wilson,
    /// That of Clopper and Pearson, as if all battles were independent; a draw goes against the bound.
    Exact,
}

/// What came of a series; wins by captain, not by side.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MatchReport {
    /// The two captains.
    pub captains: [String; 2],
    /// Whether the captains keep their seats; a captain against itself does, and the score is then the first seat's.
    pub fixed_sides: bool,
    /// Battles counted.
    pub battles: u64,
    /// Battles each captain won.
    pub wins: [u64; 2],
    /// Battles nobody won.
    pub draws: u64,
    /// The first captain's share of the victories, a draw counting half.
    pub score: f64,
    /// Its interval.
    pub interval: Interval,
    /// Which interval that is.
    pub interval_kind: Kind,
    /// How often it holds the truth.
    pub level: f64,
    /// How many independent battles without draws these are worth.
    pub worth: f64,
    /// How often a pair of battles, or a single one where sides are fixed, gave the first captain nothing, a quarter, half,
    /// three quarters, all.
    pub pairs: Scores,
    /// The first captain's wins, draws and losses in the first seat, and in the second.
    pub by_seat: [[u64; 3]; 2],
    /// Turns in all.
    pub turns: u64,
    /// Decisions in all.
    pub decisions: u64,
    /// The sequential test, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stop: Option<Stopped>,
}

/// A sequential test and what it found.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Stopped {
    /// The test.
    #[serde(flatten)]
    pub stop: Stop,
    /// The most battles it was given.
    pub most: u64,
    /// The logarithm of the likelihood ratio, higher claim over lower.
    pub log_ratio: f64,
    /// What it found; nothing if it was cut short.
    pub finding: Option<Finding>,
}

/// How long the captains of a series thought.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thought {
    /// The captain.
    pub captain: String,
    /// Orders it wrote.
    pub orders: u64,
    /// Milliseconds an order, on the mean.
    pub millis_per_order: f64,
}

impl MatchReport {
    /// The report of a series.
    pub fn of(series: &Series<'_>, ended: &Ended, kind: Kind) -> Self {
        let tally = &ended.tally;
        let shares = tally.shares(series);
        let [wins, draws, losses] = tally.wins_draws_losses();
        let (score, battles) = (shares.mean(), tally.battles);
        let interval = match kind {
            Kind::Paired => shares.interval(LEVEL),
            Kind::Wilson => wilson(score, battles as f64, LEVEL),
            Kind::Exact => Interval {
                low: exact(wins, battles, LEVEL).low,
                high: exact(wins + draws, battles, LEVEL).high,
            },
        };
        let stop = series.stop.map(|stop| Stopped {
            stop,
            most: series.battles,
            log_ratio: stop.test.log_ratio(&tally.scores),
            finding: ended.finding,
        });
        Self {
            captains: series.captains.clone(),
            fixed_sides: series.fixed_sides,
            battles,
            wins: [wins, losses],
            draws,
            score,
            interval,
            interval_kind: kind,
            level: LEVEL,
            worth: shares.worth(),
            pairs: tally.scores,
            by_seat: tally.by_seat,
            turns: tally.turns,
            decisions: tally.decisions,
            stop,
        }
    }
}

/// How long the captains thought, over all series, in the order in which they first appear.
pub fn thought(series: &[Series<'_>], ended: &[Ended]) -> Vec<Thought> {
    let mut all: Vec<(String, u64, u64)> = Vec::new();
    for (series, ended) in series.iter().zip(ended) {
        for captain in 0..2 {
            let name = &series.captains[captain];
            let (orders, nanos) = (ended.tally.orders[captain], ended.tally.nanos[captain]);
            match all.iter_mut().find(|(known, ..)| known == name) {
                Some((_, o, n)) => (*o, *n) = (*o + orders, *n + nanos),
                None => all.push((name.clone(), orders, nanos)),
            }
        }
    }
    let mean = |(captain, orders, nanos)| Thought {
        captain,
        orders,
        millis_per_order: nanos as f64 / 1e6 / (orders as f64).max(1.0),
    };
    all.into_iter().map(mean).collect()
}

/// A captain's place on a ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rung {
    /// The captain.
    pub captain: String,
    /// Its strength; the anchor's is 0.
    #[serde(flatten)]
    pub strength: Strength,
    /// Battles it fought.
    pub battles: u64,
    /// Its share of the victories in them.
    pub score: f64,
}

/// What came of a ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LadderReport {
    /// The captain whose strength is 0.
    pub anchor: String,
    /// How often the intervals hold the truth.
    pub level: f64,
    /// The captains, as they were named.
    pub ladder: Vec<Rung>,
    /// Whether every captain is stronger than the one named before it.
    pub in_order: bool,
    /// What each pairing came to.
    pub pairings: Vec<MatchReport>,
}
