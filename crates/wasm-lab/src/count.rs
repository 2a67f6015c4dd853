//! Which battles are still to be fought, and what those that were come to.

use lab::interval::Interval;
use lab::report::{Kind, MatchReport};
use lab::results::{Results, parse};
use lab::run::Ended;
use lab::series::Series;
use serde::Serialize;

/// About how many points the course of a match is told in.
const POINTS: u64 = 120;

/// Battles of one series in a row, those from `from` up to but not including `to`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    /// The series, by its place.
    pub series: usize,
    /// The first battle.
    pub from: u64,
    /// The battle behind the last.
    pub to: u64,
}

/// What a match had come to after so many battles.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Stage {
    /// Battles counted.
    pub battles: u64,
    /// The first captain's share of the victories.
    pub score: f64,
    /// Its interval.
    pub interval: Interval,
}

/// The battles of a question: handed out in parts, and counted in their order, whenever they come back.
#[derive(Default)]
pub struct Count {
    results: Results,
    ended: Vec<Ended>,
    /// The next battle of each series that has not been handed out.
    next: Vec<u64>,
    course: Vec<Stage>,
}

impl Count {
    /// Nothing fought yet of so many series.
    pub fn of(series: usize) -> Self {
        Self { ended: vec![Ended::default(); series], next: vec![0; series], ..Self::default() }
    }

    /// What the series came to.
    pub fn ended(&self) -> &[Ended] {
        &self.ended
    }

    /// Every battle so far.
    pub const fn results(&self) -> &Results {
        &self.results
    }

    /// What the first series had come to on its way, from few battles to many.
    pub fn course(&self) -> &[Stage] {
        &self.course
    }

    /// Battles there are, of those that are needed, and how many are needed at most.
    pub fn progress(&self, series: &[Series<'_>]) -> (u64, u64) {
        let needed = |(series, ended): (&Series<'_>, &Ended)| {
            if ended.is_over(series) { ended.tally.battles } else { series.battles }
        };
        let most: u64 = series.iter().zip(&self.ended).map(needed).sum();
        ((self.results.len() as u64).min(most), most)
    }

    /// Whether no battle is needed any more.
    pub fn is_over(&self, series: &[Series<'_>]) -> bool {
        series.iter().zip(&self.ended).all(|(series, ended)| ended.is_over(series))
    }

    /// Hands out up to so many battles, of the series of which the fewest have been; none where all have been.
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

    /// What was handed out and has not come back will be handed out again.
    pub fn recall(&mut self) {
        for (next, ended) in self.next.iter_mut().zip(&self.ended) {
            *next = ended.tally.battles;
        }
    }

    /// Takes battles back, as lines of a results file; one that is there already stays as it is.
    ///
    /// # Errors
    /// The line that is no battle of the question.
    pub fn add(&mut self, series: &[Series<'_>], kind: Kind, lines: &str) -> Result<(), String> {
        for line in lines.lines() {
            let battle = parse(line)
                .filter(|((at, battle), _)| series.get(*at).is_some_and(|series| *battle < series.battles));
            let ((at, battle), fight) =
                battle.ok_or_else(|| format!("\"{line}\" is no battle of this question"))?;
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

    /// Notes the course of the first series at every so manyth battle, and at its end.
    fn note(&mut self, series: &Series<'_>, kind: Kind) {
        let (ended, battles) = (&self.ended[0], self.ended[0].tally.battles);
        // Whole pairs: the half of one says little.
        let step = series.battles.div_ceil(POINTS).next_multiple_of(if series.fixed_sides { 1 } else { 2 });
        if battles % step == 0 || ended.is_over(series) {
            let report = MatchReport::of(series, ended, kind);
            self.course.push(Stage { battles, score: report.score, interval: report.interval });
        }
    }
}
