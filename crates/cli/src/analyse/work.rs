//! The searches of an analysis: one job a decision, on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::anyhow;
use captains::Budget;
use captains::assess::SEARCHES;
use engine::record::Record;
use indicatif::{ProgressBar, ProgressStyle};
use shelf::{Analysis, AnyBattle, Finding, Game, Written, nodes_for};

use super::effort::Effort;
use crate::catalogue;

/// Analyses decisions of a record, each given by its orders. Each search has its own seed, so the figures do not depend
/// on the number of threads.
///
/// # Errors
/// If the record is invalid, or the captain does not search.
pub fn analyse(
    game: &dyn Game,
    record: &Record,
    decisions: &[Vec<Written>],
    effort: &Effort,
) -> anyhow::Result<Analysis> {
    let bar = ProgressBar::new(decisions.len() as u64);
    if let Ok(style) = ProgressStyle::with_template(catalogue::DECISIONS_BAR) {
        bar.set_style(style);
    }
    bar.tick();
    let (next, analysis) = (AtomicUsize::new(0), Mutex::new(Analysis::default()));
    let work = || -> anyhow::Result<()> {
        let battle = game.replay(record)?.battle;
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(written) = decisions.get(at) else { return Ok(()) };
            let found = find(&*battle, written.clone(), effort)?;
            analysis.lock().unwrap_or_else(PoisonError::into_inner).add(found);
            bar.inc(1);
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..effort.threads.min(decisions.len())).map(|_| scope.spawn(work)).collect();
        let joined = threads
            .into_iter()
            .map(|t| t.join().unwrap_or_else(|_| Err(anyhow!("{}", catalogue::SEARCH_PANICKED))));
        joined.collect::<anyhow::Result<()>>()
    })?;
    bar.finish_and_clear();
    Ok(analysis.into_inner().unwrap_or_else(PoisonError::into_inner))
}

fn find(battle: &dyn AnyBattle, written: Vec<Written>, effort: &Effort) -> anyhow::Result<Finding> {
    let began = Instant::now();
    let mut stop = |step: u32| {
        let due = |millis: u64| Duration::from_millis(millis) * (step + 1) / (2 * SEARCHES);
        effort.millis.is_some_and(|millis| began.elapsed() >= due(millis))
    };
    let nodes = effort.nodes.map_or(Budget::CLOCK, |each| nodes_for(each, &written));
    let decision = written.first().map_or(0, |one| one.index as u64);
    let mut search = captains::LookBack { seed: effort.seed, decision, nodes, stop: &mut stop };
    let assessment = battle.assess(&effort.level, &mut search)?;
    let nodes = if effort.nodes.is_some() { nodes } else { 0 };
    Ok(Finding { written, nodes, assessment })
}
