//! Games of any rules as one trait. Types are erased here, at the level of a battle or a batch.

mod on_shelf;

use std::ops::Range;
use std::sync::Arc;

use captains::Recipe;
use captains::judge::Feature;
use engine::record::{Record, RecordError};
use engine::replay::Replayed;
use engine::{Catalogue, Flaw, Flaws, OptionCard, Side, Statement};

use crate::arena::Arena;
use crate::batch::{Divided, Tally};
use crate::battle::AnyBattle;
use crate::bout::Bout;
#[cfg(feature = "exploit")]
use crate::exploit::Exploit;
#[cfg(feature = "bout")]
use crate::fields::Fields;
use crate::fleet::FleetLists;
use crate::form::ScenarioFile;
use crate::handicap::Handicap;
use crate::health::Health;
use crate::opening::{Opening, WeakerStart};
use crate::pages::Section;
use crate::shelved::{DataFile, ScenarioCard};
#[cfg(feature = "speech")]
use crate::speech::Speech;
use crate::yard::Shipyard;

pub use on_shelf::game;

/// A game of the shelf.
pub trait Game: Sync {
    /// Returns the short name, such as `ftl`.
    fn id(&self) -> &'static str;
    /// Returns the title.
    fn title(&self) -> &'static str;
    /// Returns a one-line description.
    fn line(&self) -> &'static str;
    /// Returns the scale and setting, in one sentence.
    fn flavour(&self) -> &'static str;
    /// Returns the version of the rules.
    fn version(&self) -> u32;
    /// Returns the scenarios; the first is the one to start with.
    fn scenarios(&self) -> &'static [ScenarioFile];
    /// Returns the id of the scenario whose battles rate the captains; empty if the game has no scenario.
    #[cfg(feature = "lab")]
    fn ladder(&self) -> &'static str;
    /// Returns the figures of a scenario, as the lab measured them; `None` if it was not measured in its present form.
    fn health(&self, scenario: &str) -> Option<Health>;

    /// Returns the handicaps that were measured on a scenario's present file; none in a program without the feature
    /// `lab`.
    fn handicaps(&self, scenario: &str) -> Vec<Handicap>;
    /// Returns the seconds that a person takes for an order: for one piece, and for each piece more.
    fn order_seconds(&self) -> [f64; 2];
    /// Returns the experiments; empty in a program without the feature `lab`.
    fn experiments(&self) -> &'static [DataFile];
    /// Returns a scenario's title, brief and names of the sides; `None` if there is no such scenario.
    fn card(&self, scenario: &str) -> Option<ScenarioCard>;
    /// Returns the options.
    fn options(&self) -> &'static [OptionCard];
    /// Returns the captains by name and description, weakest first.
    fn captains(&self) -> Vec<(&'static str, &'static str)>;
    /// Returns the recipes of the captains that search, weakest first.
    fn recipes(&self) -> Vec<Recipe>;
    /// Returns the judge's features with their weights; empty without a judge.
    fn features(&self) -> Vec<(Feature, f64)>;
    /// Returns the default number of nodes for the analysis of a whole battle.
    fn analysis(&self) -> u32;
    /// Returns the table of clauses.
    fn clauses(&self) -> &'static [Statement];
    /// Returns the number of faces of the largest die; 0 if the game rolls no dice.
    fn largest_die(&self) -> u8;
    /// Returns the rulebook. A game without pages gets one page a clause, with its title alone.
    fn rulebook(&self) -> Vec<Section>;
    /// Returns the catalogues of sentences, one a language. Battles use the first; without any, events are told as bare
    /// facts.
    fn catalogues(&self) -> &'static [Arc<Catalogue>];

    /// Returns the catalogue of a language, such as `en`.
    ///
    /// # Errors
    /// If the game has no such catalogue; the flaw names those it has.
    fn catalogue(&self, language: &str) -> Result<Arc<Catalogue>, Flaw> {
        let all = self.catalogues();
        let found = all.iter().find(|catalogue| catalogue.language() == language);
        found.cloned().ok_or_else(|| {
            let known: Vec<&str> = all.iter().map(|catalogue| catalogue.language()).collect();
            let there = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            Flaw::plain("language", format!("no language \"{language}\"; there are: {there}"))
        })
    }

    /// Returns the format of ship lists in scenario files; `None` if ships have no classes.
    fn lists(&self) -> Option<&'static FleetLists>;

    /// Returns what programs that learn observe, beside what every game has.
    #[cfg(feature = "bout")]
    fn fields(&self) -> Fields;

    /// Returns the game's words for the terminal; `None` if it has none.
    #[cfg(feature = "speech")]
    fn speech(&self) -> Option<&'static dyn Speech>;

    /// Returns the shipyard; `None` if the game has no designs.
    fn shipyard(&self) -> Option<&'static dyn Shipyard>;

    /// Opens a battle.
    ///
    /// # Errors
    /// Opens a battle.
    fn open(&self, opening: &Opening) -> Result<Box<dyn AnyBattle>, Flaws>;

    /// Opens a battle without a record. The opening's dice and names are ignored: the dice are of seed 0 until it begins
    /// again. A program without the feature `bout` has none.
    ///
    /// # Errors
    /// Every flaw of scenario, options and position; one flaw in a program without the feature `bout`.
    fn bout(&self, opening: &Opening) -> Result<Box<dyn Bout>, Flaws>;

    /// Returns the start of a battle in which a side is weaker by a number of steps; `None` if it cannot be, or in a
    /// program without the feature `lab`. The opening's position, dice and names are ignored.
    ///
    /// # Errors
    /// Every flaw of scenario and options.
    fn weakened(&self, opening: &Opening, side: Side, steps: u32) -> Result<Option<WeakerStart>, Flaws>;

    /// Returns an arena for battles between captains. The opening's dice and names are ignored.
    ///
    /// # Errors
    /// Every flaw of scenario, options and position; one flaw in a program without the feature `lab`.
    fn arena(&self, opening: &Opening) -> Result<Box<dyn Arena>, Flaws>;

    /// Returns an arena that also has an exploiter of each captain, called [`exploiter_of`](crate::exploiter_of) it;
    /// none if no captain of the game searches.
    ///
    /// # Errors
    /// As [`Game::arena`].
    #[cfg(feature = "exploit")]
    fn arena_with_exploiters(&self, opening: &Opening, exploit: Exploit) -> Result<Box<dyn Arena>, Flaws>;

    /// Replays a record in the record's language if the game has it, otherwise in the game's first language.
    ///
    /// The replay compares every line that digests cover, and also sentences if their wording is the same.
    ///
    /// # Errors
    /// The first line that differs.
    fn replay(&self, record: &Record) -> Result<Replayed<Box<dyn AnyBattle>>, RecordError> {
        let own = self.catalogue(&record.header.wording.name).ok();
        self.replay_in(record, own.or_else(|| self.catalogues().first().cloned()))
    }

    /// Replays a record with the sentences of a catalogue; `None` means bare facts.
    ///
    /// # Errors
    /// As [`Game::replay`].
    fn replay_in(
        &self,
        record: &Record,
        words: Option<Arc<Catalogue>>,
    ) -> Result<Replayed<Box<dyn AnyBattle>>, RecordError>;

    /// Plays battles of uniformly random legal orders on this thread. `battles` numbers them; a battle depends on its
    /// number and the seed alone, so that several threads may share the work.
    ///
    /// # Errors
    /// Every flaw of the opening; one flaw in a program without the feature `lab`.
    fn playouts(&self, opening: &Opening, battles: Range<u64>, seed: u64) -> Result<Tally, Flaws>;

    /// Counts the lines of play to a depth; `None` if there are too many. `told` is called with every partial count.
    ///
    /// # Errors
    /// Every flaw of the opening.
    fn perft(&self, opening: &Opening, depth: u32, told: &mut dyn FnMut(u128))
    -> Result<Option<u128>, Flaws>;

    /// Returns that count for each joint order of the first decision; empty at depth 0.
    ///
    /// # Errors
    /// Every flaw of the opening.
    fn divide(
        &self,
        opening: &Opening,
        depth: u32,
        told: &mut dyn FnMut(u128),
    ) -> Result<Option<Divided>, Flaws>;

    /// Returns one digest over the records of random battles; it is equal on every platform. `stop` is called after
    /// each battle; if it returns `true`, there is no digest.
    ///
    /// # Errors
    /// Every flaw of the opening.
    fn digests(
        &self,
        opening: &Opening,
        battles: u64,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Option<String>, Flaws>;
}
