//! Experiments as files: each asks one question and answers it with many battles.
//!
//! An experiment names a game, a scenario, the captains, and two or more *cases*: the same battles with another
//! option, place or ship. All cases use the same seeds, unless that costs precision. There are four kinds
//! of question:
//!
//! * `sweep`: how does each case change the share of victories, against the first case?
//! * `rules`: the same for one rule, without it and with it;
//! * `fair`: at which value do both sides win equally often, to a given width?
//! * `points`: how much is each class of ship worth, measured with random fleets? It has no cases; [`fleets`] draws
//!   them.
//!
//! `reading` checks a file and reports all its flaws at once. [`effects`] answers sweeps, [`evenness`] answers
//! questions of fairness, and [`values`] measures ships. [`Experiment::fight`] fights the battles, and
//! [`Experiment::fight_shard`] and [`Experiment::gather`] do the same on many processes.

mod asked;
pub mod effects;
pub mod evenness;
pub mod fleets;
mod paths;
mod reading;
mod rounds;
pub mod values;

pub use asked::{Case, Experiment, Leads, Question, Seeds};
pub use reading::MOST_BATTLES;
pub use rounds::{Fought, Stopped, program, recipes};

use engine::{Flaws, Seeded};
use serde::Serialize;
use shelf::{Arena, Shelf};

use crate::correction::Together;
use crate::luck::Units;
use crate::results::Results;
use crate::run::Ended;
use crate::series::Series;
use effects::CaseReport;
use evenness::Even;
use values::Values;

/// Stream of the generator that draws a seed for every case.
const OWN_SEEDS: u64 = 8;

/// The results of an experiment.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Id of the experiment.
    pub experiment: String,
    /// Its title.
    pub title: String,
    /// Its question, in words.
    pub asks: String,
    /// Its kind of question.
    pub question: Question,
    /// Id of the game.
    pub game: String,
    /// Name of the scenario.
    pub scenario: String,
    /// Name of the captain, side or fleet whose share of victories is counted.
    pub counted: String,
    /// The captains.
    pub captains: Vec<String>,
    /// Limits on their thinking, in words.
    pub thinking: String,
    /// Seed of every pairing.
    pub seed: u64,
    /// The seeds of the cases.
    pub seeds: Seeds,
    /// Unit of the cases' values.
    pub unit: String,
    /// Confidence level of an interval of a share.
    pub level: f64,
    /// Joint confidence level of all intervals of changes.
    pub joint_level: f64,
    /// Results of each case.
    pub cases: Vec<CaseReport>,
    /// The even value, if the question asks for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub even: Option<Even>,
    /// Values of ships, if the question asks for them and there were enough battles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub values: Option<Values>,
}

impl Experiment {
    /// Parses and checks an experiment; `id` is its name.
    ///
    /// # Errors
    /// Every flaw of the file, including those of its cases' set-ups.
    pub fn read(shelf: &Shelf, id: &str, text: &str) -> Result<Self, Flaws> {
        reading::read(shelf, id, text)
    }

    /// Returns the set-ups of the cases, in their order.
    ///
    /// # Errors
    /// Never for an experiment that came from [`Experiment::read`], which has tried the set-ups.
    pub fn arenas(&self) -> Result<Vec<Box<dyn Arena>>, Flaws> {
        if let Some(fleets) = &self.fleets {
            return Ok(vec![Box::new(fleets.clone())]);
        }
        self.cases.iter().map(|case| self.game.arena(&case.opening)).collect()
    }

    /// Returns the tests for which its intervals and p-values are corrected.
    fn together(&self) -> Together {
        Together { tests: self.tests.unwrap_or_else(|| self.effects()) }
    }

    /// Returns the seed of a case's battles.
    fn seed_of(&self, case: usize) -> u64 {
        match self.seeds {
            Seeds::Own if case > 0 => Seeded::keyed(self.seed, case as u64, OWN_SEEDS).bits(),
            Seeds::Own | Seeds::Same => self.seed,
        }
    }

    /// Returns one series per case, with `battles` battles each; a single series where fleets are drawn.
    pub fn series<'a>(&self, arenas: &'a [Box<dyn Arena>], battles: u64) -> Vec<Series<'a>> {
        let captains = match (&self.leads, &self.fleets) {
            (_, Some(_)) => fleets::FLEETS.map(str::to_owned),
            (Leads::Both(captain), None) => [captain.clone(), captain.clone()],
            (Leads::Each(captains), None) => captains.clone(),
        };
        let name =
            |at: usize| self.cases.get(at).map_or_else(|| "fleets".to_owned(), |case| case.name.clone());
        let one = |(at, arena): (usize, &'a dyn Arena)| Series {
            name: name(at),
            arena,
            captains: captains.clone(),
            fixed_sides: self.fleets.is_none() && matches!(self.leads, Leads::Both(_)),
            seed: self.seed_of(at),
            thinking: self.thinking,
            battles,
            stop: None,
            luck: self.luck,
        };
        arenas.iter().map(|arena| &**arena).enumerate().map(one).collect()
    }

    /// Returns the shares and the luck of a series for the report, up to the first battle that is missing: by unit, or by
    /// battle where fleets are drawn. `at` is the index of the series.
    pub fn units(&self, series: &Series<'_>, at: usize, results: &Results) -> Units {
        if self.fleets.is_some() {
            return effects::battles(series, at, results);
        }
        effects::units(series, at, results)
    }

    /// Returns the name of the captain, side or fleet whose share of victories is counted.
    pub fn counted(&self) -> String {
        match &self.leads {
            Leads::Both(_) if self.fleets.is_some() => fleets::FLEETS[0].to_owned(),
            Leads::Both(_) => match self.game.card(&self.scenario) {
                Some(card) => format!("the first side ({})", card.side_name(engine::Side(0))),
                None => "the first side".to_owned(),
            },
            Leads::Each([first, _]) => first.clone(),
        }
    }

    /// Returns the report, from the state of each series and its [`Experiment::units`].
    pub fn report(&self, ended: &[Ended], units: &[Units]) -> Report {
        let cases = effects::cases(self, ended, units);
        let even = match self.question {
            Question::Fair { width, .. } => Some(evenness::even(&cases, width, self.together())),
            Question::Sweep | Question::Rules | Question::Points => None,
        };
        let values = units.first().and_then(|units| self.values(&units.shares));
        let captains = match &self.leads {
            Leads::Both(captain) => vec![captain.clone()],
            Leads::Each(captains) => captains.to_vec(),
        };
        Report {
            experiment: self.id.clone(),
            title: self.title.clone(),
            asks: self.asks.clone(),
            question: self.question,
            game: self.game.id().to_owned(),
            scenario: self.scenario.clone(),
            counted: self.counted(),
            captains,
            thinking: self.thinking.text(),
            seed: self.seed,
            seeds: self.seeds,
            unit: self.unit.clone(),
            level: crate::interval::LEVEL,
            joint_level: crate::interval::LEVEL,
            cases,
            even,
            values,
        }
    }
}

impl Experiment {
    /// Returns the values of ships, from the shares of all battles.
    fn values(&self, shares: &[f64]) -> Option<Values> {
        let fleets = self.fleets.as_ref()?;
        let (arenas, battles) = (self.arenas().ok()?, shares.len() as u64);
        let series = self.series(&arenas, battles);
        let seeds = (0..battles).step_by(2).map(|battle| series[0].seed_of(battle));
        values::values(fleets, seeds, shares, self.together())
    }
}

#[cfg(test)]
mod tests {
    use shelf::Game;

    use super::*;

    #[test]
    fn every_experiment_of_the_shelf_stands() {
        for shelved in games::SHELF.iter().flat_map(Game::experiments) {
            if let Err(flaws) = Experiment::read(&games::SHELF, shelved.id, shelved.text) {
                panic!("{}: {flaws:?}", shelved.id);
            }
        }
    }
}
