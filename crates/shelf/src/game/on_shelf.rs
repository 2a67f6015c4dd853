//! The game of one ruleset behind the erased one.

use std::marker::PhantomData;
use std::ops::Range;
use std::sync::Arc;

use captains::Recipe;
use captains::judge::Feature;
use engine::record::{Record, RecordError};
use engine::replay::{Replayed, can_be_played, not_newer};
use engine::{Battle, Catalogue, Decision, Flaw, Flaws, OptionCard, Rules, Side, Statement};

use super::Game;
use crate::arena::{Arena, TypedArena};
use crate::batch::{self, Divided, Tally};
use crate::battle::{AnyBattle, BattleOf};
use crate::bout::{Bout, BoutOf};
#[cfg(feature = "exploit")]
use crate::exploit::Exploit;
#[cfg(feature = "bout")]
use crate::fields::Fields;
use crate::fleet::FleetLists;
use crate::form::ScenarioFile;
use crate::handicap::{self, Handicap};
use crate::health::{self, Health};
use crate::opening::{Opening, WeakerStart};
use crate::pages::{Section, sections, untold};
use crate::shelved::{DataFile, ScenarioCard, Shelved, State};
#[cfg(feature = "speech")]
use crate::speech::Speech;
use crate::yard::Shipyard;

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

    fn scenarios(&self) -> &'static [ScenarioFile] {
        G::SCENARIOS
    }

    #[cfg(feature = "lab")]
    fn ladder(&self) -> &'static str {
        if G::LADDER.is_empty() { G::SCENARIOS.first().map_or("", |file| file.id) } else { G::LADDER }
    }

    fn health(&self, scenario: &str) -> Option<Health> {
        let file = G::SCENARIOS.iter().find(|file| file.id == scenario)?;
        let health = health::read(G::HEALTH, scenario)?;
        // The small bundles trust the tests, which compare the digests of the whole shelf.
        (!cfg!(feature = "lab") || health.text == health::digest(file.text)).then_some(health)
    }

    fn handicaps(&self, scenario: &str) -> Vec<Handicap> {
        if !cfg!(feature = "lab") {
            return Vec::new();
        }
        let Some(file) = G::SCENARIOS.iter().find(|file| file.id == scenario) else { return Vec::new() };
        let present = health::digest(file.text);
        handicap::read(G::HANDICAPS, scenario).into_iter().filter(|of| of.text == present).collect()
    }

    fn order_seconds(&self) -> [f64; 2] {
        G::ORDER_SECONDS
    }

    fn experiments(&self) -> &'static [DataFile] {
        if cfg!(feature = "lab") { G::EXPERIMENTS } else { &[] }
    }

    fn card(&self, scenario: &str) -> Option<ScenarioCard> {
        let file = G::SCENARIOS.iter().find(|file| file.id == scenario)?;
        let (rules, card) = G::set_up(file.text, &[]).ok()?;
        let sides = [Side(0), Side(1)].map(|side| card.side_name(side));
        let measured = self.health(scenario).map(|health| health.card([&sides[0], &sides[1]], file.form));
        Some(ScenarioCard { seats: rules.seats(), measured, ..card })
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
        // Only the lab reads them; their descriptions would weigh on the small bundles.
        let Some(judge) = G::judge().filter(|_| cfg!(feature = "lab")) else { return Vec::new() };
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

    #[cfg(feature = "bout")]
    fn fields(&self) -> Fields {
        G::fields()
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

    fn bout(&self, opening: &Opening) -> Result<Box<dyn Bout>, Flaws> {
        if !cfg!(feature = "bout") {
            return Err(Flaw::plain("bout", "this program has no battles without a record").into());
        }
        let (rules, state) = Self::start(opening)?;
        Ok(Box::new(BoutOf::<G>::new(rules, state)))
    }

    fn weakened(&self, opening: &Opening, side: Side, steps: u32) -> Result<Option<WeakerStart>, Flaws> {
        if !cfg!(feature = "lab") {
            return Ok(None);
        }
        let (rules, _, _) = Self::typed(opening)?;
        let weakened = G::weakened(&rules, side, steps);
        Ok(weakened.map(|(state, told)| WeakerStart { position: rules.write_position(&state), told }))
    }

    fn arena(&self, opening: &Opening) -> Result<Box<dyn Arena>, Flaws> {
        if !cfg!(feature = "lab") {
            return Err(Flaw::plain("arena", "this program has no lab").into());
        }
        let (rules, state) = Self::start(opening)?;
        Ok(Box::new(TypedArena::<G>::new(rules, state)))
    }

    #[cfg(feature = "exploit")]
    fn arena_with_exploiters(&self, opening: &Opening, exploit: Exploit) -> Result<Box<dyn Arena>, Flaws> {
        let (rules, state) = Self::start(opening)?;
        Ok(Box::new(TypedArena::<G>::new(rules, state).with_exploiters(exploit)))
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
        if !cfg!(feature = "lab") {
            return Err(Flaw::plain("playouts", "this program has no lab").into());
        }
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
