//! Runs many series on many threads, with the same result as on one thread.
//!
//! A battle depends only on its series and its index there, so threads may fight battles in any order. Battles are
//! counted in the order of their indices. A sequential test looks at the battles up to an index only when all of
//! them have been fought. Battles beyond the one that ended the test are not counted.

use std::fmt;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use shelf::Broken;

use crate::results::{Results, ResultsError};
use crate::sequential::Finding;
use crate::series::{Fight, Series, Tally};

/// Largest number of threads of a run.
pub const MOST_THREADS: u64 = 1024;

/// The state of a series: its counted battles, and its test's decision.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ended {
    /// Totals over its counted battles.
    pub tally: Tally,
    /// Decision of its sequential test, if the series has one and it has decided.
    pub finding: Option<Finding>,
}

impl Ended {
    /// Returns `true` if the series needs no further battle.
    pub fn is_over(&self, series: &Series<'_>) -> bool {
        self.finding.is_some() || self.tally.battles >= series.battles
    }

    /// Counts the series' next battle, if it is needed and `results` holds it. `at` is the index of the series in
    /// `results`. Returns `true` if a battle was counted.
    pub fn count_next(&mut self, series: &Series<'_>, at: usize, results: &Results) -> bool {
        if self.is_over(series) {
            return false;
        }
        let Some(fight) = results.get(at, self.tally.battles) else { return false };
        self.tally.count(series, fight);
        self.finding = self.tally.finding(series);
        true
    }
}

/// Returns the state of all series, from the battles that `results` holds.
pub fn counted(series: &[Series<'_>], results: &Results) -> Vec<Ended> {
    let count = |(at, series): (usize, &Series<'_>)| {
        let mut ended = Ended::default();
        while ended.count_next(series, at, results) {}
        ended
    };
    series.iter().enumerate().map(count).collect()
}

/// A reason why a run stopped early.
#[derive(Debug)]
pub enum RunError {
    /// The results could not be stored.
    Results(ResultsError),
    /// A battle could not be fought: name of the series, index of the battle, its seed, and the cause.
    Battle(String, u64, u64, String),
    /// The caller asked for a stop. The battles fought until then are kept.
    Halted,
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Results(error) => error.fmt(f),
            Self::Battle(series, battle, seed, why) => {
                write!(f, "{series}, battle {} (seed {seed}): {why}", battle + 1)
            }
            Self::Halted => f.write_str("stopped before the last battle; the battles fought are kept"),
        }
    }
}

impl std::error::Error for RunError {}

impl From<ResultsError> for RunError {
    fn from(error: ResultsError) -> Self {
        Self::Results(error)
    }
}

/// Progress of a run, reported after every battle.
pub struct Progress<'a> {
    /// Index of the series that advanced.
    pub series: usize,
    /// State of that series.
    pub ended: &'a Ended,
    /// Number of battles fought, at most `most`.
    pub done: u64,
    /// Maximum number of battles that the run will need.
    pub most: u64,
}

/// The next battle to hand to a thread.
struct Queue {
    series: usize,
    battle: u64,
}

/// Fights all series. It takes battles from `results` where they are there, and adds new ones to it.
///
/// However the run ends, it syncs all battles to the disk. `told` is called after every battle, and once at the
/// start for every series that has battles in `results`.
///
/// # Errors
/// If a battle cannot be fought or stored. Battles fought before that are kept.
///
/// # Panics
/// Never by itself: a panic in a battle becomes an error.
pub fn run(
    series: &[Series<'_>],
    threads: usize,
    results: &mut Results,
    told: &mut dyn FnMut(&Progress<'_>),
) -> Result<Vec<Ended>, RunError> {
    run_until(series, threads, results, &mut |progress| {
        told(progress);
        ControlFlow::Continue(())
    })
}

/// Fights all series as [`run`] does, until `told` breaks. No battle is begun after that; those in play are finished and
/// kept.
///
/// # Errors
/// As for [`run`], and [`RunError::Halted`].
///
/// # Panics
/// As for [`run`].
pub fn run_until(
    series: &[Series<'_>],
    threads: usize,
    results: &mut Results,
    told: &mut dyn FnMut(&Progress<'_>) -> ControlFlow<()>,
) -> Result<Vec<Ended>, RunError> {
    let mut go_on = ControlFlow::Continue(());
    let mut counting = Counting::begin(series, results, &mut |progress| go_on = told(progress));
    if go_on.is_break() {
        return Err(RunError::Halted);
    }
    let over: Vec<AtomicBool> = (0..series.len()).map(|at| AtomicBool::new(counting.is_over(at))).collect();
    let known: Vec<Vec<bool>> = (0..series.len())
        .map(|at| (0..series[at].battles).map(|battle| results.get(at, battle).is_some()).collect())
        .collect();
    let queue = Mutex::new(Queue { series: 0, battle: 0 });
    fight_all(series, threads, results, &|| next(&queue, series, &over, &known), &mut |at, results| {
        let mut go_on = ControlFlow::Continue(());
        counting.go_on(at, results, &mut |progress| go_on = told(progress));
        over[at].store(counting.is_over(at), Ordering::Relaxed);
        go_on
    })?;
    Ok(counting.ended)
}

/// Fights the battles that `next` hands out, each a series and an index there, until it has no more. Adds them to
/// `results` and syncs those. `added` is called with the series of every battle, and may stop the run.
///
/// # Errors
/// As for [`run_until`].
pub(crate) fn fight_all(
    series: &[Series<'_>],
    threads: usize,
    results: &mut Results,
    next: &(dyn Fn() -> Option<(usize, u64)> + Sync),
    added: &mut dyn FnMut(usize, &Results) -> ControlFlow<()>,
) -> Result<(), RunError> {
    let halt = AtomicBool::new(false);
    let (sender, receiver) = channel();
    let work = |sender: Sender<(usize, u64, Result<Fight, String>)>| {
        while let Some((at, battle)) = next() {
            if halt.load(Ordering::Relaxed) || sender.send((at, battle, fight(&series[at], battle))).is_err()
            {
                break;
            }
        }
    };
    let fought = thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let sender = sender.clone();
            scope.spawn(|| work(sender));
        }
        drop(sender);
        let mut failed: Option<RunError> = None;
        for (at, battle, fought) in receiver {
            let kept = match fought {
                Ok(fight) => results.add(at, battle, fight).map_err(RunError::from),
                Err(why) => {
                    let seed = series[at].seed_of(battle);
                    Err(RunError::Battle(series[at].name.clone(), battle, seed, why))
                }
            };
            let kept = kept.and_then(|()| match added(at, results) {
                ControlFlow::Continue(()) => Ok(()),
                ControlFlow::Break(()) => Err(RunError::Halted),
            });
            if let Err(error) = kept {
                halt.store(true, Ordering::Relaxed);
                failed.get_or_insert(error);
            }
        }
        failed.map_or(Ok(()), Err)
    });
    let kept = results.sync();
    fought?;
    Ok(kept?)
}

/// Returns the next battle that is needed and not in the results.
fn next(
    queue: &Mutex<Queue>,
    series: &[Series<'_>],
    over: &[AtomicBool],
    known: &[Vec<bool>],
) -> Option<(usize, u64)> {
    let mut queue = queue.lock().unwrap_or_else(PoisonError::into_inner);
    while queue.series < series.len() {
        let (at, battle) = (queue.series, queue.battle);
        if battle >= series[at].battles || over[at].load(Ordering::Relaxed) {
            *queue = Queue { series: at + 1, battle: 0 };
            continue;
        }
        queue.battle += 1;
        if !known[at][battle as usize] {
            return Some((at, battle));
        }
    }
    None
}

fn fight(series: &Series<'_>, battle: u64) -> Result<Fight, String> {
    match catch_unwind(AssertUnwindSafe(|| series.fight(battle))) {
        Ok(fought) => fought.map_err(|broken: Broken| broken.to_string()),
        Err(_) => Err("it ended in a panic; the message is above".to_owned()),
    }
}

/// The state of all series, counted in the order of their battles.
struct Counting<'a> {
    series: &'a [Series<'a>],
    ended: Vec<Ended>,
    done: u64,
    most: u64,
}

impl<'a> Counting<'a> {
    fn begin(series: &'a [Series<'a>], results: &Results, told: &mut dyn FnMut(&Progress<'_>)) -> Self {
        let most = series.iter().map(|s| s.battles).sum();
        let ended = vec![Ended::default(); series.len()];
        let mut counting = Self { series, ended, done: 0, most };
        for (at, s) in series.iter().enumerate() {
            let known = (0..s.battles).filter(|battle| results.get(at, *battle).is_some()).count() as u64;
            if known > 0 {
                counting.done += known - 1;
                counting.go_on(at, results, told);
            }
        }
        counting
    }

    fn is_over(&self, at: usize) -> bool {
        self.ended[at].is_over(&self.series[at])
    }

    /// Counts every battle of a series that can now be counted, after one was added to it.
    fn go_on(&mut self, at: usize, results: &Results, told: &mut dyn FnMut(&Progress<'_>)) {
        self.done += 1;
        let (series, ended) = (&self.series[at], &mut self.ended[at]);
        while ended.count_next(series, at, results) {
            if ended.finding.is_some() {
                // The series needs no more of its battles.
                self.most -= series.battles - ended.tally.battles;
            }
        }
        let done = self.done.min(self.most);
        told(&Progress { series: at, ended: &self.ended[at], done, most: self.most });
    }
}
