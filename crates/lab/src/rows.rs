//! Battles as rows, for files and tables that have columns.
//!
//! Rows are in the order of the battles and hold no times, so the same run has the same rows.

use crate::results::Results;
use crate::run::Ended;
use crate::series::{Came, Fight, Series};

/// A battle with its series.
#[derive(Clone, Copy)]
pub struct Row<'a> {
    /// The series.
    pub series: &'a Series<'a>,
    /// Index of the battle in its series.
    pub battle: u64,
    /// Its result.
    pub fight: &'a Fight,
}

impl Row<'_> {
    /// Returns the seed of the battle.
    pub fn seed(&self) -> u64 {
        self.series.seed_of(self.battle)
    }

    /// Returns the result for the first captain, as a word.
    pub const fn came(&self) -> &'static str {
        match self.fight.came {
            Came::Loss => "loss",
            Came::Draw => "draw",
            Came::Win => "win",
        }
    }
}

/// Returns every counted battle, series after series.
pub fn rows<'a>(series: &'a [Series<'a>], ended: &[Ended], results: &'a Results) -> Vec<Row<'a>> {
    let of = |(at, (series, ended)): (usize, (&'a Series<'a>, &Ended))| {
        let row = move |battle| Some(Row { series, battle, fight: results.get(at, battle)? });
        (0..ended.tally.battles).map_while(row)
    };
    series.iter().zip(ended).enumerate().flat_map(of).collect()
}
