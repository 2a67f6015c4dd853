//! A game with its folder, as its tests hand it over.

use std::path::{Path, PathBuf};

use shelf::Game;

use crate::golden::Golden;
use crate::tree;

/// A game and its folder, with what its own tests have to say of it.
pub struct Wing {
    /// The game.
    pub game: &'static dyn Game,
    /// The folder with its `data/`, `words/`, `rulebook/`, `records/` and `rules/`: `env!("CARGO_MANIFEST_DIR")`.
    pub folder: &'static str,
    /// The battles whose records are kept.
    pub golden: &'static [Golden],
    /// Clauses that a rulebook states and we had to round off: their pages keep what is ours apart from what is said.
    pub rounded_off: &'static [&'static str],
    /// Scenarios in which one side nearly always wins, whoever leads it: there the better captain must do no worse.
    pub uneven: &'static [&'static str],
    /// Least number of times that a captain must have been asked again after the other seat of a decision had sealed, of
    /// at most sixteen; 0 where seats do not write together.
    pub together: usize,
}

impl Wing {
    /// Returns a game without golden records or clauses that we rounded off, and with scenarios that are all fair.
    pub const fn of(game: &'static dyn Game, folder: &'static str) -> Self {
        Self { game, folder, golden: &[], rounded_off: &[], uneven: &[], together: 0 }
    }

    /// Its folder.
    pub fn folder(&self) -> &Path {
        Path::new(self.folder)
    }

    /// Returns the path of a record.
    pub fn record(&self, name: &str) -> PathBuf {
        self.folder().join("records").join(format!("{name}.arc"))
    }

    /// Its records in order of their names, each with its file: in the wording of the program that wrote it.
    pub fn records(&self) -> Vec<(PathBuf, String)> {
        tree::files(&self.folder().join("records"), "arc")
    }
}
