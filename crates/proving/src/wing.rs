//! A game with its folder, as its tests pass it on.

use std::path::{Path, PathBuf};

use shelf::Game;

use crate::golden::Golden;
use crate::tree;

/// A game, its folder, and the facts about it that its tests need.
pub struct Wing {
    /// The game.
    pub game: &'static dyn Game,
    /// The folder with its `data/`, `words/`, `rulebook/`, `records/` and `rules/`: `env!("CARGO_MANIFEST_DIR")`.
    pub folder: &'static str,
    /// The battles with golden records.
    pub golden: &'static [Golden],
    /// Clauses that a rulebook states incompletely and we completed. Their pages keep our part apart.
    pub rounded_off: &'static [&'static str],
    /// Scenarios that one side nearly always wins. In these the better captain must do no worse.
    pub uneven: &'static [&'static str],
    /// Minimum number of times, of at most sixteen, that a captain was asked again after the other seat of a decision
    /// had sealed; 0 if seats do not write together.
    pub together: usize,
}

impl Wing {
    /// Returns a game without golden records or clauses that we rounded off, and with scenarios that are all fair.
    pub const fn of(game: &'static dyn Game, folder: &'static str) -> Self {
        Self { game, folder, golden: &[], rounded_off: &[], uneven: &[], together: 0 }
    }

    /// Returns its folder.
    pub fn folder(&self) -> &Path {
        Path::new(self.folder)
    }

    /// Returns the path of a record.
    pub fn record(&self, name: &str) -> PathBuf {
        self.folder().join("records").join(format!("{name}.arc"))
    }

    /// Returns its records in order of their names, each with its path, in the wording of the program that wrote it.
    pub fn records(&self) -> Vec<(PathBuf, String)> {
        tree::files(&self.folder().join("records"), "arc")
    }
}
