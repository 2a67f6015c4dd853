//! Experiments as files: one question each, asked of many battles.
//!
//! An experiment names a game, a scenario, who leads the sides, and two or more *cases*: the same battles with an option, a
//! place or a ship otherwise. All cases are fought from the same seeds, so what differs between them is the case alone.
//! Four kinds of question are asked:
//!
//! * `sweep`: what does each case change of the share of victories, against the first case?
//! * `rules`: the same of one rule, without it and with it;
//! * `fair`: at which value do the sides win alike, to a width that is asked for?
//! * `points`: what is each class of ship worth, measured by random fleets? It has no cases; [`fleets`] draws them.
//!
//! `reading` checks a file and tells all its flaws at once; [`effects`] answers sweeps, [`evenness`] the question what is
//! fair, [`values`] what ships are worth.

mod asked;
pub mod effects;
pub mod evenness;
pub mod fleets;
mod paths;
mod reading;
pub mod values;

pub use asked::{Case, Experiment, Leads, Question};
pub use reading::MOST_BATTLES;

use engine::Flaws;
use serde::Serialize;
use shelf::{Arena, Shelf};

use crate::results::Results;
use crate::run::Ended;
use crate::series::Series;
use effects::CaseReport;
use evenness::Even;
use values::Values;

/// What an experiment came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Its name.
    pub experiment: String,
    /// Its title.
    pub title: String,
    /// What it asks, in words.
    pub asks: String,
    /// What it asks.
    pub question: Question,
    /// The game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// Whose share of victories is counted.
    pub counted: String,
    /// Who leads the sides.
    pub captains: Vec<String>,
    /// How long they think.
    pub thinking: String,
    /// The seed.
    pub seed: u64,
    /// What the values of the cases count.
    pub unit: String,
    /// How often an interval of a share holds the truth.
    pub level: f64,
    /// How often all intervals of changes hold it together.
    pub joint_level: f64,
    /// What each case came to.
    pub cases: Vec<CaseReport>,
    /// Where the sides win alike, if that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub even: Option<Even>,
    /// What ships are worth, if that was asked and there were battles enough to say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub values: Option<Values>,
}

impl Experiment {
    /// Reads and checks an experiment; `id` is what it is called.
    ///
    /// # Errors
    /// Everything that is wrong with it, its cases' set-ups among it.
    pub fn read(shelf: &Shelf, id: &str, text: &str) -> Result<Self, Flaws> {
        reading::read(shelf, id, text)
    }

    /// The set-ups of the cases, in their order.
    ///
    /// # Errors
    /// Never of an experiment that was read, whose set-ups have been tried.
    pub fn arenas(&self) -> Result<Vec<Box<dyn Arena>>, Flaws> {
        if let Some(fleets) = &self.fleets {
            return Ok(vec![Box::new(fleets.clone())]);
        }
        self.cases.iter().map(|case| self.game.arena(&case.opening)).collect()
    }

    /// The cases as series of so many battles each, from the same seeds; where fleets are drawn, one series of these.
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
            seed: self.seed,
            thinking: self.thinking,
            battles,
            stop: None,
        };
        arenas.iter().map(|arena| &**arena).enumerate().map(one).collect()
    }

    /// What the report needs of a series, by its place: its shares unit by unit, or battle by battle where fleets are
    /// drawn, as far as they are known without a gap.
    pub fn shares(&self, series: &Series<'_>, at: usize, results: &Results) -> Vec<f64> {
        if self.fleets.is_some() {
            return effects::battles(series, at, results);
        }
        effects::units(series, at, results)
    }

    /// Whose share of victories is counted, in words.
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

    /// The report, from what the series came to and the [`Experiment::shares`] of each.
    pub fn report(&self, ended: &[Ended], shares: &[Vec<f64>]) -> Report {
        let cases = effects::cases(self, ended, shares);
        let even = match self.question {
            Question::Fair { width, .. } => Some(evenness::even(&cases, width)),
            Question::Sweep | Question::Rules | Question::Points => None,
        };
        let values = shares.first().and_then(|shares| self.values(shares));
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
    /// What ships are worth, from the shares of all battles.
    fn values(&self, shares: &[f64]) -> Option<Values> {
        let fleets = self.fleets.as_ref()?;
        let (arenas, battles) = (self.arenas().ok()?, shares.len() as u64);
        let series = self.series(&arenas, battles);
        let seeds = (0..battles).step_by(2).map(|battle| series[0].seed_of(battle));
        values::values(fleets, seeds, shares)
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
