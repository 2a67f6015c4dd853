//! Reports on matches and ladders, as plain data for doors. A report is the same for one thread and many, and for a
//! run that was killed and resumed. Thinking times are reported apart.

use serde::Serialize;

use crate::goodness::Goodness;
use crate::interval::{Interval, LEVEL, exact, wilson};
use crate::run::Ended;
use crate::sequential::{Finding, Scores};
use crate::series::{Series, Stop};
use crate::strength::Strength;

/// The kind of interval given for a share.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Wilson's interval, at the effective number of battles in pairs.
    #[default]
    Paired,
    /// Wilson's interval, as if all battles were independent.
    Wilson,
    /// The interval of Clopper and Pearson, as if all battles were independent. Draws widen it: a draw is a loss
    /// for the lower bound and a win for the upper.
    Exact,
}

/// Report on a series; wins are counted by captain, not by side.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MatchReport {
    /// The two captains.
    pub captains: [String; 2],
    /// `true` if the captains keep their seats. A captain against itself keeps its seat; the score is then the
    /// first seat's.
    pub fixed_sides: bool,
    /// Number of battles counted.
    pub battles: u64,
    /// Number of battles that each captain won.
    pub wins: [u64; 2],
    /// Number of battles that nobody won.
    pub draws: u64,
    /// The first captain's mean share of the victory; a draw counts half.
    pub score: f64,
    /// Confidence interval of the score.
    pub interval: Interval,
    /// The kind of that interval.
    pub interval_kind: Kind,
    /// Confidence level of the interval.
    pub level: f64,
    /// Effective number of battles: as many independent battles without draws would be as informative.
    pub worth: f64,
    /// Number of pairs in which the first captain scored 0, a quarter, a half, three quarters and 1; number of
    /// single battles where sides are fixed.
    pub pairs: Scores,
    /// The first captain's wins, draws and losses: first from the first seat, then from the second.
    pub by_seat: [[u64; 3]; 2],
    /// Turns in all battles.
    pub turns: u64,
    /// Decisions in all battles.
    pub decisions: u64,
    /// The sequential test, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stop: Option<Stopped>,
}

/// A sequential test and its decision.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Stopped {
    /// The test.
    #[serde(flatten)]
    pub stop: Stop,
    /// Maximum number of battles of the series.
    pub most: u64,
    /// The log-likelihood ratio, high hypothesis over low.
    pub log_ratio: f64,
    /// The decision; `None` if the series ended before one.
    pub finding: Option<Finding>,
}

/// A captain's mean thinking time.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thought {
    /// Name of the captain.
    pub captain: String,
    /// Number of orders that it wrote.
    pub orders: u64,
    /// Mean milliseconds per order.
    pub millis_per_order: f64,
}

impl MatchReport {
    /// Returns the report on a series.
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
            worth: shares.effective_number(),
            pairs: tally.scores,
            by_seat: tally.by_seat,
            turns: tally.turns,
            decisions: tally.decisions,
            stop,
        }
    }
}

/// Returns the captains' thinking times over all series, in the order in which captains first appear.
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
    /// Name of the captain.
    pub captain: String,
    /// Its strength; the anchor's is 0.
    #[serde(flatten)]
    pub strength: Strength,
    /// Number of battles that it fought.
    pub battles: u64,
    /// Its mean share of the victory in them.
    pub score: f64,
    /// The share of its exploiter against it, if that was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exploited: Option<Exploited>,
}

/// The score of an exploiter against its target.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Exploited {
    /// The exploiter's mean share of the victory.
    pub score: f64,
    /// Confidence interval of `score`.
    pub interval: Interval,
    /// Number of battles.
    pub battles: u64,
}

/// Three captains of which each beats the next, and the last the first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CycleReport {
    /// The captains, in that order.
    pub captains: [String; 3],
    /// The largest of the three one-sided p-values.
    pub p: f64,
    /// The same, corrected for the number of triples.
    pub corrected: f64,
}

/// Report on a ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LadderReport {
    /// The captain whose strength is 0.
    pub anchor: String,
    /// Confidence level of the intervals.
    pub level: f64,
    /// The captains, in the order given.
    pub ladder: Vec<Rung>,
    /// `true` if every captain is stronger than the one before it.
    pub in_order: bool,
    /// The deviance of the results from the strengths; `None` if the pairings are a chain, which any strengths fit.
    pub goodness: Option<Goodness>,
    /// Number of triples whose three pairings were met.
    pub triples: usize,
    /// The cycles among them.
    pub cycles: Vec<CycleReport>,
    /// Reports on the pairings.
    pub pairings: Vec<MatchReport>,
}
