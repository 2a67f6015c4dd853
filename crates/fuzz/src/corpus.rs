//! Inputs on disk: those kept for replay in every run, and those that a run found.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use engine::digest::Digest;

use crate::targets::{self, Input};

/// The folders of the corpus.
pub struct Corpus {
    kept: PathBuf,
    found: PathBuf,
    trace: bool,
}

impl Corpus {
    /// Returns the corpus of this source tree; found inputs go to its `target` folder.
    pub fn here(trace: bool) -> Self {
        let house = Path::new(env!("CARGO_MANIFEST_DIR"));
        let target =
            std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| house.join("../../target"), PathBuf::from);
        Self { kept: house.join("corpus"), found: target.join("fuzz"), trace }
    }

    /// Reads the kept inputs of a target, sorted by file name. A file name begins with its game: `talon-….txt`.
    ///
    /// # Errors
    /// If a file cannot be read, or its name does not begin with a game.
    pub fn kept(&self, target: &str) -> Result<Vec<(String, Input)>> {
        let folder = self.kept.join(target);
        if !folder.exists() {
            return Ok(Vec::new());
        }
        let mut all = Vec::new();
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
            let game = targets::game_of(&name).with_context(|| {
                format!("{}: the name begins with a game, such as talon-", path.display())
            })?;
            let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
            all.push((name, Input { game, bytes }));
        }
        all.sort_by(|(one, _), (two, _)| one.cmp(two));
        Ok(all)
    }

    /// Writes a found input to disk and returns its path.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn found(&self, target: &str, input: &Input) -> Result<PathBuf> {
        let folder = self.found.join(target);
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        let digest = Digest::of(&String::from_utf8_lossy(&input.bytes));
        let path = folder.join(format!("{}-{digest}.txt", input.game));
        fs::write(&path, &input.bytes).with_context(|| path.display().to_string())?;
        Ok(path)
    }

    /// Writes the next input to the file `current`, if tracing is on.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn trace(&self, input: &Input) -> Result<()> {
        if self.trace {
            fs::create_dir_all(&self.found).with_context(|| self.found.display().to_string())?;
            fs::write(self.found.join("current"), &input.bytes)?;
        }
        Ok(())
    }
}
