//! The battles of a question: those still to fight, and the totals of those fought.

use lab::interval::Interval;
use lab::report::{Kind, MatchReport};
use lab::results::{Results, parse};
use lab::run::Ended;
use lab::series::Series;
use serde::Serialize;

/// Approximate number of points of a running score.
const POINTS: u64 = 120;

/// Consecutive battles of one series: from `from` up to, but not including, `to`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    /// Index of the series.
    pub series: usize,
    /// Index of the first battle.
    pub from: u64,
    /// Index after that of the last battle.
    pub to: u64,
}

/// The state of a match after a number of battles.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Stage {
    /// Number of battles counted.
    pub battles: u64,
    /// The first captain's mean share of the victory.
    pub score: f64,
    /// Confidence interval of the score.
    pub interval: Interval,
}

/// The battles of a question. They are handed out in parts, and counted in order however the parts come back.
#[derive(Default)]
pub struct Count {
    results: Results,
    ended: Vec<Ended>,
    /// For each series, the index of the next battle to hand out.
    next: Vec<u64>,
    course: Vec<Stage>,
}

impl Count {
    /// Returns a count of `series` series without any battle.
    pub fn of(series: usize) -> Self {
        Self { ended: vec![Ended::default(); series], next: vec![0; series], ..Self::default() }
    }

    /// Returns the state of each series.
    pub fn ended(&self) -> &[Ended] {
        &self.ended
    }

    /// Returns all battles so far.
    pub const fn results(&self) -> &Results {
        &self.results
    }

    /// Returns the running score of the first series, from few battles to many.
    pub fn course(&self) -> &[Stage] {
        &self.course
    }

    /// Returns the number of battles fought, and the maximum number needed.
    pub fn progress(&self, series: &[Series<'_>]) -> (u64, u64) {
        let needed = |(series, ended): (&Series<'_>, &Ended)| {
            if ended.is_over(series) { ended.tally.battles } else { series.battles }
        };
        let most: u64 = series.iter().zip(&self.ended).map(needed).sum();
        ((self.results.len() as u64).min(most), most)
    }

    /// Returns `true` if no battle is needed any more.
    pub fn is_over(&self, series: &[Series<'_>]) -> bool {
        series.iter().zip(&self.ended).all(|(series, ended)| ended.is_over(series))
    }

    /// Hands out up to `most` consecutive battles of the series with the fewest handed out; returns `None` if all
    /// have been.
    pub fn part(&mut self, series: &[Series<'_>], most: u64) -> Option<Part> {
        loop {
            let open =
                |at: &usize| self.next[*at] < series[*at].battles && !self.ended[*at].is_over(&series[*at]);
            let at = (0..series.len()).filter(open).min_by_key(|at| self.next[*at])?;
            let known = |battle: u64| self.results.get(at, battle).is_some();
            let from = (self.next[at]..series[at].battles).find(|battle| !known(*battle));
            let Some(from) = from else {
                self.next[at] = series[at].battles;
                continue;
            };
            let end = from.saturating_add(most.max(1)).min(series[at].battles);
            let to = (from..end).find(|battle| known(*battle)).unwrap_or(end);
            self.next[at] = to;
            return Some(Part { series: at, from, to });
        }
    }

    /// Makes every battle that was handed out and has not come back available again.
    pub fn recall(&mut self) {
        for (next, ended) in self.next.iter_mut().zip(&self.ended) {
            *next = ended.tally.battles;
        }
    }

    /// Takes fought battles back, as lines of a results file; a battle already there stays unchanged.
    ///
    /// # Errors
    /// The first line that is not a battle of the question.
    pub fn add(&mut self, series: &[Series<'_>], kind: Kind, lines: &str) -> Result<(), String> {
        for line in lines.lines() {
            let battle = parse(line)
                .filter(|((at, battle), _)| series.get(*at).is_some_and(|series| *battle < series.battles));
            let ((at, battle), fight) =
                battle.ok_or_else(|| format!("\"{line}\" is not a battle of this question"))?;
            if self.results.get(at, battle).is_none() {
                self.results.add(at, battle, fight).map_err(|error| error.to_string())?;
            }
        }
        for (at, series) in series.iter().enumerate() {
            while self.ended[at].count_next(series, at, &self.results) {
                if at == 0 {
                    self.note(series, kind);
                }
            }
        }
        Ok(())
    }

    /// Records a point of the first series' running score, at regular intervals and at its end.
    fn note(&mut self, series: &Series<'_>, kind: Kind) {
        let (ended, battles) = (&self.ended[0], self.ended[0].tally.battles);
        // A step is a number of whole pairs; half a pair says little.
        let step = series.battles.div_ceil(POINTS).next_multiple_of(if series.fixed_sides { 1 } else { 2 });
        if battles % step == 0 || ended.is_over(series) {
            let report = MatchReport::of(series, ended, kind);
            self.course.push(Stage { battles, score: report.score, interval: report.interval });
        }
    }
}
