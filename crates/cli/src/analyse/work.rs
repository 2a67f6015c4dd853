//! The searches of an analysis: one job an order, on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::anyhow;
use captains::Budget;
use captains::assess::TREES;
use engine::record::Record;
use indicatif::{ProgressBar, ProgressStyle};
use shelf::{Analysis, AnyBattle, Finding, Game, Written};

use super::effort::Effort;
use crate::catalogue;

/// Analyses orders of a record. Each search has its own seed, so the figures do not depend on the number of threads.
/// The luck of the dice is included only if the battle is over.
///
/// # Errors
/// If the record is invalid, or the captain does not search.
pub fn analyse(
    game: &dyn Game,
    record: &Record,
    orders: &[Written],
    effort: &Effort,
    over: bool,
) -> anyhow::Result<Analysis> {
    let bar = ProgressBar::new(orders.len() as u64);
    if let Ok(style) = ProgressStyle::with_template(catalogue::ORDERS_BAR) {
        bar.set_style(style);
    }
    bar.tick();
    let (next, analysis) = (AtomicUsize::new(0), Mutex::new(Analysis::default()));
    let work = || -> anyhow::Result<()> {
        let battle = game.replay(record)?.battle;
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(written) = orders.get(at) else { return Ok(()) };
            let first = orders[..at].iter().all(|one| one.index != written.index);
            let luck = (first && over).then(|| battle.luck(written.index, effort.seed)).flatten();
            let found = find(&*battle, written.clone(), effort)?;
            let mut analysis = analysis.lock().unwrap_or_else(PoisonError::into_inner);
            analysis.add(found);
            if let Some(luck) = luck {
                analysis.add_luck(luck);
            }
            bar.inc(1);
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..effort.threads.min(orders.len())).map(|_| scope.spawn(work)).collect();
        let joined = threads
            .into_iter()
            .map(|t| t.join().unwrap_or_else(|_| Err(anyhow!("{}", catalogue::SEARCH_PANICKED))));
        joined.collect::<anyhow::Result<()>>()
    })?;
    bar.finish_and_clear();
    Ok(analysis.into_inner().unwrap_or_else(PoisonError::into_inner))
}

fn find(battle: &dyn AnyBattle, written: Written, effort: &Effort) -> anyhow::Result<Finding> {
    if written.forced() {
        return Ok(Finding { written, nodes: 0, assessment: None });
    }
    let began = Instant::now();
    let mut stop = |tree: u32| {
        let due = |millis: u64| Duration::from_millis(millis) * (tree + 1) / TREES;
        effort.millis.is_some_and(|millis| began.elapsed() >= due(millis))
    };
    let nodes = effort.nodes.unwrap_or(Budget::CLOCK);
    let found = battle.assess(written.index, written.seat, &effort.level, effort.seed, nodes, &mut stop)?;
    Ok(Finding { written, nodes: effort.nodes.unwrap_or(0), assessment: Some(found) })
}
