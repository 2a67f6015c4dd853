//! The experiments of a question, each under every captain.

use engine::{Flaw, Flaws, Seeded};
use shelf::{Game, Shelf};

use super::marks::Asked;
use crate::correction::Together;
use crate::experiment::values::OF_THE_MODEL;
use crate::experiment::{Experiment, Question};

/// Stream of the generator that draws the first captain's seed.
const OWN: u64 = 9;

/// The way in which an experiment is asked under a captain.
pub struct Asking {
    /// Number of battles of a case.
    pub battles: u64,
    /// Limit on the nodes of a search, if there is one.
    pub nodes: Option<u32>,
    /// Seed from which the seeds of its battles are derived.
    pub seed: u64,
}

/// The experiments of a question, under each captain.
pub struct Questions {
    /// By experiment, then by captain.
    pub experiments: Vec<Vec<Experiment>>,
    /// The captains, with the number of battles of a case.
    pub captains: Vec<(String, u64)>,
}

impl Questions {
    /// Reads the experiments of a question; `most` limits the battles of a case, `nodes` the captains' search.
    ///
    /// # Errors
    /// If there is no such experiment, or a captain does not exist in its game.
    pub fn read(shelf: &Shelf, asked: &Asked, most: Option<u64>, nodes: Option<u32>) -> Result<Self, Flaws> {
        let limited = |battles: u64| most.map_or(battles, |most| battles.min(most.max(2)));
        let captains: Vec<(String, u64)> =
            asked.captains.iter().map(|(name, battles)| (name.clone(), limited(*battles))).collect();
        let mut experiments = Vec::new();
        for id in &asked.experiments {
            let text = shelf.iter().flat_map(Game::experiments).find(|one| one.id == id);
            let text =
                text.ok_or_else(|| vec![Flaw::plain(id.as_str(), "there is no such experiment")])?.text;
            let whole = Experiment::read(shelf, id, text)?;
            // The first captain is compared with the others, so its battles must not share seeds with theirs.
            let seed =
                |at: usize| if at == 0 { Seeded::keyed(whole.seed, 0, OWN).bits() >> 1 } else { whole.seed };
            let under = captains.iter().enumerate().map(|(at, (name, battles))| {
                whole.under(shelf, name, &Asking { battles: *battles, nodes, seed: seed(at) })
            });
            experiments.push(under.collect::<Result<Vec<_>, Flaws>>()?);
        }
        let mut questions = Self { experiments, captains };
        let tests = Some(questions.together().tests);
        questions.experiments.iter_mut().flatten().for_each(|experiment| experiment.tests = tests);
        Ok(questions)
    }

    /// Returns all tests: one of every effect under each captain, and one of the difference between the first captain and
    /// each other, for every effect and for the draws of every case.
    pub fn together(&self) -> Together {
        let effects: usize = self.experiments.iter().map(|under| under[0].effects()).sum();
        let cases: usize = self.experiments.iter().map(|under| under[0].cases.len()).sum();
        let captains = self.captains.len();
        Together { tests: effects * captains + (effects + cases) * (captains - 1) }
    }
}

impl Experiment {
    /// Returns the same experiment under another captain, asked in another way. Where two captains swap sides,
    /// the first is replaced. A question of fairness does not double its battles.
    ///
    /// # Errors
    /// If its game has no such captain.
    pub fn under(&self, games: &Shelf, captain: &str, by: &Asking) -> Result<Self, Flaws> {
        let broken = |what: String| vec![Flaw::plain(self.id.as_str(), what)];
        let mut table: toml::Table = self.text.parse().map_err(|e: toml::de::Error| broken(e.to_string()))?;
        let own = match table.get_mut("captains").and_then(toml::Value::as_array_mut) {
            Some(both) => std::mem::replace(&mut both[0], captain.into()),
            None => table.insert("captain".to_owned(), captain.into()).unwrap_or_else(|| captain.into()),
        };
        let whole = i64::try_from(by.battles).unwrap_or(i64::MAX);
        table.insert("battles".to_owned(), whole.into());
        table.insert("seed".to_owned(), i64::try_from(by.seed).unwrap_or(i64::MAX).into());
        if let Some(nodes) = by.nodes {
            table.insert("nodes".to_owned(), i64::from(nodes).into());
        }
        if let Some(fair) = table.get_mut("fair").and_then(toml::Value::as_table_mut) {
            fair.insert("most".to_owned(), whole.into());
        }
        let text = toml::to_string(&table).map_err(|e| broken(e.to_string()))?;
        let same = own.as_str() == Some(captain);
        let id = if same { self.id.clone() } else { format!("{}-{captain}", self.id) };
        Self::read(games, &id, &text)
    }

    /// Returns the number of its tests: of changes, of an even value, or of the values of classes and of their model.
    pub fn effects(&self) -> usize {
        match (&self.question, &self.fleets) {
            (_, Some(fleets)) => fleets.compared() + OF_THE_MODEL,
            (Question::Fair { .. }, None) => 1,
            _ => self.cases.len().saturating_sub(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_experiment_is_asked_under_another_captain() {
        let asked = |captains: &[(&str, u64)]| Asked {
            experiments: vec!["ftl-distance-skill".to_owned()],
            captains: captains.iter().map(|(name, battles)| ((*name).to_owned(), *battles)).collect(),
        };
        let read = |captains| Questions::read(&games::SHELF, &asked(captains), Some(6), Some(8));
        let questions = read(&[("doctrine", 40), ("cadet", 4)]).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let [doctrine, cadet] = &questions.experiments[0][..] else { panic!("two captains") };
        assert_eq!((doctrine.id.as_str(), doctrine.battles), ("ftl-distance-skill", 6));
        assert_eq!((cadet.id.as_str(), cadet.battles), ("ftl-distance-skill-cadet", 4));
        assert_eq!(cadet.counted(), "cadet");
        assert_ne!(cadet.seed, doctrine.seed, "they are compared as independent");
        assert_eq!((questions.together().tests, cadet.tests), (2 * 9 + 19, Some(2 * 9 + 19)));
        let flaws = read(&[("doctrine", 40), ("kirk", 4)]).err().expect("no such captain");
        assert!(flaws.iter().any(|flaw| flaw.to_string().contains("\"kirk\"")), "{flaws:?}");
    }
}
