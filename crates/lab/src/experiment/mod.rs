//! Experiments as files: each asks one question and answers it with many battles.
//!
//! An experiment names a game, a scenario, the captains, and two or more *cases*: the same battles with another
//! option, place or ship. All cases use the same seeds, so only the case makes a difference. There are four kinds
//! of question:
//!
//! * `sweep`: how does each case change the share of victories, against the first case?
//! * `rules`: the same for one rule, without it and with it;
//! * `fair`: at which value do both sides win equally often, to a given width?
//! * `points`: how much is each class of ship worth, measured with random fleets? It has no cases; [`fleets`] draws
//!   them.
//!
//! `reading` checks a file and reports all its flaws at once. [`effects`] answers sweeps, [`evenness`] answers
//! questions of fairness, and [`values`] measures ships.

pub mod effects;
pub mod evenness;
pub mod fleets;
mod reading;
pub mod values;

pub use reading::MOST_BATTLES;

use engine::Flaws;
use serde::Serialize;
use shelf::{Arena, Game, Opening, Shelf};
use toml::{Table, Value};

use crate::results::Results;
use crate::run::Ended;
use crate::series::{Series, Thinking};
use effects::CaseReport;
use evenness::Even;
use fleets::Fleets;
use values::Values;

/// The kind of question.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Question {
    /// The effect of each case.
    Sweep,
    /// The effect of one rule.
    Rules,
    /// The value at which both sides win equally often.
    Fair {
        /// Maximum width of the interval of that value.
        width: f64,
        /// Maximum number of battles per case.
        most: u64,
    },
    /// The worth of each class of ship.
    Points,
}

/// The captains of an experiment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leads {
    /// One captain leads both sides; the first side's share is counted.
    Both(String),
    /// Two captains swap sides in pairs of battles; the first captain's share is counted.
    Each([String; 2]),
}

/// One case of an experiment.
pub struct Case {
    /// Name of the case.
    pub name: String,
    /// Position on the axis, if the case has a number.
    pub value: Option<f64>,
    /// The opening of its battles.
    pub opening: Opening,
}

/// An experiment, parsed and checked.
pub struct Experiment {
    /// Its id.
    pub id: String,
    /// The text of its file.
    pub text: String,
    /// Its title.
    pub title: String,
    /// Its question, in words.
    pub asks: String,
    /// Its kind of question.
    pub question: Question,
    /// The game.
    pub game: &'static dyn Game,
    /// Name of the scenario.
    pub scenario: String,
    /// The captains.
    pub leads: Leads,
    /// Number of battles per case; for `fair`, the number it begins with.
    pub battles: u64,
    /// Seed of all cases.
    pub seed: u64,
    /// Limits on the captains' thinking.
    pub thinking: Thinking,
    /// Unit of the cases' values, such as inches.
    pub unit: String,
    /// The cases; the first is the base of comparison. Empty where fleets are drawn.
    pub cases: Vec<Case>,
    /// The fleets to draw, if the worth of ships is measured.
    pub fleets: Option<Fleets>,
}

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
    /// The seed.
    pub seed: u64,
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

    /// Returns one series per case, all from the same seeds, with `battles` battles each; a single series where
    /// fleets are drawn.
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

    /// Returns the shares of a series for the report, up to the first battle that is missing: by unit, or by battle
    /// where fleets are drawn. `at` is the index of the series.
    pub fn shares(&self, series: &Series<'_>, at: usize, results: &Results) -> Vec<f64> {
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

    /// Returns the report, from the state of each series and its [`Experiment::shares`].
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
    /// Returns the values of ships, from the shares of all battles.
    fn values(&self, shares: &[f64]) -> Option<Values> {
        let fleets = self.fleets.as_ref()?;
        let (arenas, battles) = (self.arenas().ok()?, shares.len() as u64);
        let series = self.series(&arenas, battles);
        let seeds = (0..battles).step_by(2).map(|battle| series[0].seed_of(battle));
        values::values(fleets, seeds, shares)
    }
}

/// Sets a value in a scenario, by a path such as `side.1.ship.2.at.1`; indices count from 1.
///
/// # Errors
/// The part of the path that does not exist, and the alternatives.
fn set(scenario: &mut Table, path: &str, value: Value) -> Result<(), String> {
    let parts: Vec<&str> = path.split('.').collect();
    let (last, way) = parts
        .split_last()
        .filter(|(last, _)| !last.is_empty())
        .ok_or("the path is empty or ends with a dot")?;
    let Some((first, way)) = way.split_first() else {
        scenario.insert((*last).to_owned(), value);
        return Ok(());
    };
    let mut at = scenario.get_mut(*first).ok_or_else(|| format!("the scenario has no \"{first}\""))?;
    for part in way {
        at = child(at, part)?;
    }
    match at {
        Value::Table(table) => {
            table.insert((*last).to_owned(), value);
        }
        other => *child(other, last)? = value,
    }
    Ok(())
}

/// Returns the value that a part of a path names.
fn child<'a>(at: &'a mut Value, part: &str) -> Result<&'a mut Value, String> {
    match at {
        Value::Table(table) => table.get_mut(part).ok_or_else(|| format!("there is no \"{part}\"")),
        Value::Array(list) => {
            let many = list.len();
            let place = part.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
            let found = place.and_then(|at| list.get_mut(at));
            found.ok_or_else(|| format!("\"{part}\" is not an index from 1 to {many}"))
        }
        _ => Err(format!("there is no \"{part}\": the value above it has no parts")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_experiment_of_the_shelf_stands() {
        for shelved in games::SHELF.iter().flat_map(Game::experiments) {
            if let Err(flaws) = Experiment::read(&games::SHELF, shelved.id, shelved.text) {
                panic!("{}: {flaws:?}", shelved.id);
            }
        }
    }

    #[test]
    fn a_path_leads_into_a_scenario() {
        let text = "title = \"x\"\n[[side]]\nship = [{ at = [1, 2] }]\n";
        let mut table: Table = text.parse().unwrap();
        set(&mut table, "side.1.ship.1.at.2", Value::Integer(7)).unwrap();
        set(&mut table, "side.1.ship.1.class", Value::String("HC".to_owned())).unwrap();
        set(&mut table, "title", Value::String("y".to_owned())).unwrap();
        let ship = &table["side"][0]["ship"][0];
        assert_eq!((ship["at"][1].as_integer(), ship["class"].as_str()), (Some(7), Some("HC")));
        assert_eq!(table["title"].as_str(), Some("y"));
        let wrong = |path: &str| set(&mut table.clone(), path, Value::Integer(0)).unwrap_err();
        assert_eq!(wrong("side.2.name"), "\"2\" is not an index from 1 to 1");
        assert_eq!(wrong("fleet.1.name"), "the scenario has no \"fleet\"");
        assert_eq!(wrong("side.1.ship.1.at.3"), "\"3\" is not an index from 1 to 2");
        assert_eq!(wrong("title.length"), "there is no \"length\": the value above it has no parts");
    }
}
