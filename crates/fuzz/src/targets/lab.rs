//! The targets for experiment files and results files of the lab.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use engine::Seeded;
use games::SHELF;
use lab::experiment::Experiment;
use lab::results::Results;
use lab::series::{Came, Fight};

use super::target::{ANY, Input, Target, named, same};

/// The target for experiment files.
pub struct Experiments {
    texts: Vec<Input>,
}

impl Experiments {
    pub fn new() -> Self {
        Self {
            texts: SHELF
                .iter()
                .flat_map(shelf::Game::experiments)
                .map(|file| Input::new(ANY, file.text))
                .collect(),
        }
    }
}

impl Target for Experiments {
    fn name(&self) -> &'static str {
        "experiment"
    }

    fn inputs(&self) -> u32 {
        1_500
    }

    fn texts(&self) -> &[Input] {
        &self.texts
    }

    fn hold(&mut self, input: &Input) -> Result<bool, String> {
        let text = input.text();
        let experiment = match Experiment::read(&SHELF, "own", &text) {
            Ok(experiment) => experiment,
            Err(flaws) => return named(&flaws),
        };
        let arenas =
            experiment.arenas().map_err(|flaws| format!("it was read, and cannot be set up: {flaws:?}"))?;
        experiment.series(&arenas, 2);
        let again = Experiment::read(&SHELF, "own", &text)
            .map_err(|flaws| format!("refused the second time: {flaws:?}"))?;
        same("what is counted", &experiment.counted(), &again.counted())
    }
}

/// The target for results files, which belong to the experiment of their header.
pub struct Files {
    texts: Vec<Input>,
    path: PathBuf,
    header: Vec<String>,
}

impl Files {
    /// Writes results files with no, a few and many battles.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn new() -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("firing-arc-fuzz-{}", std::process::id()));
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        let path = folder.join("battles.txt");
        let header = vec!["experiment match".to_owned(), "game ftl, rules 1".to_owned()];
        let mut texts = Vec::new();
        for battles in [0, 3, 40] {
            fs::remove_file(&path).or_else(|error| match error.kind() {
                std::io::ErrorKind::NotFound => Ok(()),
                _ => Err(error),
            })?;
            let (mut results, mut rng) = (Results::open(&path, &header)?, Seeded::new(battles));
            for battle in 0..battles {
                let came = *rng.pick(&[Came::Win, Came::Draw, Came::Loss]);
                let nanos = [rng.bits() >> rng.below(64), rng.bits() >> rng.below(64)];
                let (turns, decisions) = (rng.below(99), rng.below(999));
                results.add(
                    (battle % 3) as usize,
                    battle,
                    Fight { came, turns, decisions, orders: [9, 9], nanos, luck: 0 },
                )?;
            }
            drop(results);
            texts.push(Input::new(ANY, fs::read(&path)?));
        }
        Ok(Self { texts, path, header })
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        if let Some(folder) = self.path.parent() {
            let _ = fs::remove_dir_all(folder);
        }
    }
}

impl Target for Files {
    fn name(&self) -> &'static str {
        "results"
    }

    fn inputs(&self) -> u32 {
        600
    }

    fn texts(&self) -> &[Input] {
        &self.texts
    }

    fn hold(&mut self, input: &Input) -> Result<bool, String> {
        let file = |error: std::io::Error| format!("{}: {error}", self.path.display());
        fs::write(&self.path, &input.bytes).map_err(file)?;
        let opened = Results::open(&self.path, &self.header);
        let after = fs::read(&self.path).map_err(file)?;
        let results = match opened {
            Ok(results) => results,
            Err(error) if error.to_string().trim().is_empty() => {
                return Err("an error without words".to_owned());
            }
            Err(_) if after != input.bytes => return Err("it was refused, and changed".to_owned()),
            Err(_) => return Ok(false),
        };
        let many = results.len();
        drop(results);
        let again =
            Results::open(&self.path, &self.header).map_err(|error| format!("refused again: {error}"))?;
        if again.len() != many || fs::read(&self.path).map_err(file)? != after {
            return Err(format!("{many} battles were read, then {}", again.len()));
        }
        Ok(true)
    }
}
