//! Games of any rules as one trait. Types are erased here, at the level of a battle or a batch.

use std::marker::PhantomData;
use std::ops::Range;
use std::sync::Arc;

use captains::Recipe;
use captains::judge::Feature;
use engine::record::{Record, RecordError};
use engine::replay::{Replayed, can_be_played, not_newer};
use engine::{Battle, Catalogue, Decision, Flaw, Flaws, OptionCard, Rules, Statement};

use crate::arena::{Arena, TypedArena};
use crate::batch::{self, Divided, Tally};
use crate::battle::{AnyBattle, BattleOf};
use crate::fleet::FleetLists;
use crate::opening::Opening;
use crate::pages::{Section, sections, untold};
use crate::shelved::{DataFile, ScenarioCard, Shelved};
#[cfg(feature = "speech")]
use crate::speech::Speech;
use crate::yard::Shipyard;

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
    /// Returns the scenario files; the first is the one to start with.
    fn scenarios(&self) -> &'static [DataFile];
    /// Returns the experiments.
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

    /// Returns an arena for battles between captains. The opening's dice and names are ignored.
    ///
    /// # Errors
    /// Every flaw of scenario, options and position.
    fn arena(&self, opening: &Opening) -> Result<Box<dyn Arena>, Flaws>;

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
    /// Every flaw of the opening.
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

/// Limit in bytes for the states of a record's decisions. No battle played to its end comes near.
const REPLAYED: usize = 128 << 20;

/// Returns a remark if the header does not match its checksum: then a flaw in it is probably an edit.
fn edited(record: &Record) -> String {
    let edit = record.check_header().err();
    edit.map_or(String::new(), |error| format!("; the header has been changed: {error}"))
}

/// Returns the entry of a [`Shelf`](crate::Shelf) for the game that `G` implements.
pub const fn game<G: Shelved>() -> &'static dyn Game {
    &OnShelf::<G>(PhantomData)
}

/// A game with its types erased.
struct OnShelf<G>(PhantomData<fn() -> G>);

/// The state type of a game.
type State<G> = <<G as Shelved>::Rules as Rules>::State;

impl<G: Shelved> OnShelf<G> {
    /// Returns the scenario file that an opening names.
    fn text(opening: &Opening) -> Result<&str, Flaws> {
        if let Some(text) = &opening.text {
            return Ok(text);
        }
        let file = G::SCENARIOS.iter().find(|file| file.id == opening.scenario);
        file.map(|file| file.text).ok_or_else(|| {
            let ids: Vec<&str> = G::SCENARIOS.iter().map(|file| file.id).collect();
            let there = match ids.as_slice() {
                [] => "the game has none, so a scenario file is needed".to_owned(),
                ids => format!("there are {}", ids.join(", ")),
            };
            let what = format!("no scenario \"{}\"; {there}", opening.scenario);
            Flaw::plain("scenario", what).into()
        })
    }

    fn typed(opening: &Opening) -> Result<(G::Rules, ScenarioCard, &str), Flaws> {
        let text = Self::text(opening)?;
        let (rules, card) = G::set_up(text, &opening.options)?;
        let seats = rules.seats();
        Ok((rules, ScenarioCard { seats, ..card }, text))
    }

    fn start(opening: &Opening) -> Result<(G::Rules, State<G>), Flaws> {
        let (rules, _, _) = Self::typed(opening)?;
        let state = match &opening.position {
            Some(text) => rules.read_position(text)?,
            None => rules.start(),
        };
        Ok((rules, state))
    }
}

impl<G: Shelved> Game for OnShelf<G> {
    fn id(&self) -> &'static str {
        G::Rules::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn line(&self) -> &'static str {
        G::LINE
    }

    fn flavour(&self) -> &'static str {
        G::FLAVOUR
    }

    fn version(&self) -> u32 {
        G::Rules::VERSION
    }

    fn scenarios(&self) -> &'static [DataFile] {
        G::SCENARIOS
    }

    fn experiments(&self) -> &'static [DataFile] {
        G::EXPERIMENTS
    }

    fn card(&self, scenario: &str) -> Option<ScenarioCard> {
        let file = G::SCENARIOS.iter().find(|file| file.id == scenario)?;
        G::set_up(file.text, &[]).ok().map(|(rules, card)| ScenarioCard { seats: rules.seats(), ..card })
    }

    fn options(&self) -> &'static [OptionCard] {
        G::OPTIONS
    }

    fn captains(&self) -> Vec<(&'static str, &'static str)> {
        G::captains().iter().map(|captain| (captain.name(), captain.about())).collect()
    }

    fn recipes(&self) -> Vec<Recipe> {
        G::captains().iter().filter_map(|captain| captain.recipe().copied()).collect()
    }

    fn features(&self) -> Vec<(Feature, f64)> {
        let Some(judge) = G::judge() else { return Vec::new() };
        judge.features().iter().copied().zip(judge.weights().iter().copied()).collect()
    }

    fn analysis(&self) -> u32 {
        G::ANALYSIS_NODES
    }

    fn clauses(&self) -> &'static [Statement] {
        G::Rules::CLAUSES
    }

    fn largest_die(&self) -> u8 {
        G::Rules::LARGEST_DIE
    }

    fn rulebook(&self) -> Vec<Section> {
        if G::PAGES.is_empty() { untold(G::Rules::CLAUSES) } else { sections(G::PAGES) }
    }

    fn catalogues(&self) -> &'static [Arc<Catalogue>] {
        G::catalogues()
    }

    fn lists(&self) -> Option<&'static FleetLists> {
        G::lists()
    }

    #[cfg(feature = "speech")]
    fn speech(&self) -> Option<&'static dyn Speech> {
        G::speech()
    }

    fn shipyard(&self) -> Option<&'static dyn Shipyard> {
        G::shipyard()
    }

    fn open(&self, opening: &Opening) -> Result<Box<dyn AnyBattle>, Flaws> {
        let (rules, card, text) = Self::typed(opening)?;
        let (given, seats) = (opening.names.len(), rules.seats());
        if given > usize::from(seats) {
            let what = format!("{given} names for {seats} seats; give at most one for each seat");
            return Err(Flaw::plain("names", what).into());
        }
        let mut header = opening.header(G::Rules::NAME, G::Rules::VERSION, text);
        header.names.resize(usize::from(rules.seats()), String::new());
        let mut game = Battle::new(rules, header)?;
        if let Some(words) = G::catalogues().first() {
            game.say_in(words.clone());
        }
        Ok(Box::new(BattleOf::<G>::new(game, card)))
    }

    fn arena(&self, opening: &Opening) -> Result<Box<dyn Arena>, Flaws> {
        let (rules, state) = Self::start(opening)?;
        Ok(Box::new(TypedArena::<G>::new(rules, state)))
    }

    fn replay_in(
        &self,
        record: &Record,
        words: Option<Arc<Catalogue>>,
    ) -> Result<Replayed<Box<dyn AnyBattle>>, RecordError> {
        can_be_played(record)?;
        not_newer::<G::Rules>(&record.header)?;
        if let Some(block) = record.blocks.get(REPLAYED / size_of::<Decision<G::Rules>>()) {
            let line = block.lines.first().map_or(1, |(line, _)| *line);
            let what = format!("from here on its decisions take more than {} MiB", REPLAYED >> 20);
            return Err(RecordError::at(line, what));
        }
        let (rules, card) = G::set_up(&record.header.text, &record.header.options).map_err(|flaws| {
            let all: Vec<String> = flaws.iter().map(ToString::to_string).collect();
            RecordError {
                line: flaws.first().map_or(1, |flaw| record.header.line_of_flaw(flaw)),
                what: format!("its scenario is invalid: {}{}", all.join("; "), edited(record)),
                clause: flaws.first().and_then(|f| f.clause),
            }
        })?;
        let replayed = engine::replay::replay_in(rules, record, words)?;
        Ok(replayed.map(|game| Box::new(BattleOf::<G>::new(game, card)) as Box<dyn AnyBattle>))
    }

    fn playouts(&self, opening: &Opening, battles: Range<u64>, seed: u64) -> Result<Tally, Flaws> {
        let (rules, state) = Self::start(opening)?;
        Ok(batch::playouts(&rules, &state, battles, seed))
    }

    fn perft(
        &self,
        opening: &Opening,
        depth: u32,
        told: &mut dyn FnMut(u128),
    ) -> Result<Option<u128>, Flaws> {
        let (rules, state) = Self::start(opening)?;
        Ok(engine::perft::perft_told(&rules, &state, depth, told))
    }

    fn divide(
        &self,
        opening: &Opening,
        depth: u32,
        told: &mut dyn FnMut(u128),
    ) -> Result<Option<Divided>, Flaws> {
        let (rules, state) = Self::start(opening)?;
        Ok(batch::divide(&rules, &state, depth, told))
    }

    fn digests(
        &self,
        opening: &Opening,
        battles: u64,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Option<String>, Flaws> {
        let (rules, _, text) = Self::typed(opening)?;
        let mut header = opening.header(G::Rules::NAME, G::Rules::VERSION, text);
        header.names.resize(usize::from(rules.seats()), "random".to_owned());
        batch::digests(&rules, &header, battles, seed, stop)
    }
}
