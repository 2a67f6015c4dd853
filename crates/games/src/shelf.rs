//! Games by name, and the typed contract a ruleset keeps to stand on the shelf.

use std::ops::Range;

use ai::judge::{Feature, Fitted};
use ai::{Captain, Recipe};
use engine::record::{Record, RecordError};
use engine::{Decision, Fact, Flaw, Match, OptionCard, Rules, Seat, Side, Statement};

use crate::arena::{Arena, TypedArena};
use crate::batch::{self, Divided, Tally};
use crate::battle::{Battle, Typed};
use crate::fleet::Lists;
use crate::opening::Opening;
use crate::pages::{Section, sections};
use crate::yard::Shipyard;

/// A scenario file of the shelf.
#[derive(Clone, Copy, Debug)]
pub struct ScenarioFile {
    /// Its id, which is its file name.
    pub id: &'static str,
    /// The file, whole.
    pub text: &'static str,
}

/// What a scenario file says besides the set-up.
#[derive(Clone, Debug, Default)]
pub struct Card {
    /// Its title.
    pub title: String,
    /// What it is about, in a line or two.
    pub brief: String,
    /// What the sides are called.
    pub sides: Vec<String>,
    /// How many seats write.
    pub seats: u8,
    /// The options that cannot be changed in it, each with the value it always has.
    pub fixed: Vec<(&'static str, &'static str)>,
}

impl Card {
    /// What a side is called, or its number.
    pub fn side_name(&self, side: Side) -> String {
        let named = self.sides.get(side.index()).filter(|name| !name.is_empty());
        named.cloned().unwrap_or_else(|| format!("Side {side}"))
    }
}

/// A ruleset with all that a shelf needs to know of it.
pub trait Shelved: Rules + Clone + Send + 'static {
    /// Its title.
    const TITLE: &'static str;
    /// What it is, in a line.
    const LINE: &'static str;
    /// Its scale and setting, in a sentence.
    const FLAVOUR: &'static str;
    /// Its scenarios; the first is the one to start with.
    const SCENARIOS: &'static [ScenarioFile];
    /// Its rulebook.
    const PAGES: &'static [&'static str];

    /// Its options.
    const OPTIONS: &'static [OptionCard];

    /// Its captains, weakest first.
    fn captains() -> &'static [&'static dyn Captain<Self>];

    /// What its search thinks of positions; battles that are over are looked back on with it.
    fn judge() -> &'static dyn Fitted<Self>;

    /// About how many nodes the strongest captain searches in 20 seconds on two cores in a duel, both at work; the
    /// analysis of a whole battle is given so many where nothing else is said.
    const ANALYSIS: u32;

    /// How many times the root is taken of the odds that a search finds, so that in battles of admirals its chances come
    /// true ([`ai::assess::Trial::doubted`], `lab chances`): where playouts are played much worse than battles, whoever is
    /// ahead in them wins too often.
    const ROOTS: u32 = 0;

    /// The rules, in one of their versions, for a scenario file with options over its own.
    ///
    /// # Errors
    /// Every flaw of the file and the options.
    fn set_up(version: u32, text: &str, options: &[(String, String)]) -> Result<(Self, Card), Vec<Flaw>>;

    /// What is asked of a seat now, in words, from what it may know.
    fn ask(&self, view: &Self::View) -> String;

    /// Every legal action of one piece, for a form or a drag; none if the seat has no such piece.
    fn reach(&self, view: &Self::View, seat: Seat, piece: &str) -> Option<Fact>;

    /// An order carried out alone.
    fn preview(&self, view: &Self::View, seat: Seat, order: &Self::Order) -> Fact;

    /// Which enemies bear on a seat's pieces.
    fn threats(&self, view: &Self::View, seat: Seat) -> Fact;

    /// How its scenario files list ships by class; none where ships have no classes.
    fn lists() -> Option<&'static Lists> {
        None
    }

    /// Where its ships are designed; most games have no such place.
    fn shipyard() -> Option<&'static dyn Shipyard> {
        None
    }
}

/// A game of the shelf.
pub trait Game: Sync {
    /// Its short name, such as `ftl`.
    fn id(&self) -> &'static str;
    /// Its title.
    fn title(&self) -> &'static str;
    /// What it is, in a line.
    fn line(&self) -> &'static str;
    /// Its scale and setting, in a sentence.
    fn flavour(&self) -> &'static str;
    /// The version of its rules.
    fn version(&self) -> u32;
    /// Its scenario files; the first is the one to start with.
    fn scenarios(&self) -> &'static [ScenarioFile];
    /// A scenario's title, brief and names of the sides, by id.
    fn card(&self, scenario: &str) -> Option<Card>;
    /// Its options.
    fn options(&self) -> &'static [OptionCard];
    /// Its captains by name and description, weakest first.
    fn captains(&self) -> Vec<(&'static str, &'static str)>;
    /// How those of its captains search that do, weakest first.
    fn recipes(&self) -> Vec<Recipe>;
    /// The features its judge reads off a position, each with its weight.
    fn features(&self) -> Vec<(Feature, f64)>;
    /// How many nodes the analysis of a whole battle is given where nothing else is said.
    fn analysis(&self) -> u32;
    /// Its table of clauses.
    fn clauses(&self) -> &'static [Statement];
    /// The faces of the largest die it rolls; 0: it rolls none.
    fn largest_die(&self) -> u8;
    /// Its rulebook, read.
    fn rulebook(&self) -> Vec<Section>;

    /// How its scenario files list ships by class; none where ships have no classes.
    fn lists(&self) -> Option<&'static Lists>;

    /// Where its ships are designed; none where the game knows no designs.
    fn shipyard(&self) -> Option<&'static dyn Shipyard>;

    /// Opens a battle.
    ///
    /// # Errors
    /// Every flaw of scenario, options, position and dice.
    fn open(&self, opening: &Opening) -> Result<Box<dyn Battle>, Vec<Flaw>>;

    /// The set-up of an opening, for battle after battle between captains; its dice and names are not used.
    ///
    /// # Errors
    /// Every flaw of scenario, options and position.
    fn arena(&self, opening: &Opening) -> Result<Box<dyn Arena>, Vec<Flaw>>;

    /// Plays a record again, comparing every derived line.
    ///
    /// # Errors
    /// The first line that differs.
    fn replay(&self, record: &Record) -> Result<Box<dyn Battle>, RecordError>;

    /// Plays battles of uniformly random legal orders, those of these numbers, one after another on this thread; each is
    /// the same whatever others are played with it, so that several threads may share them out.
    ///
    /// # Errors
    /// Every flaw of the opening.
    fn playouts(&self, opening: &Opening, battles: Range<u64>, seed: u64) -> Result<Tally, Vec<Flaw>>;

    /// Counts lines of play to a depth; none if there are too many. Every partial count is told as it is added.
    ///
    /// # Errors
    /// Every flaw of the opening.
    fn perft(
        &self,
        opening: &Opening,
        depth: u32,
        told: &mut dyn FnMut(u128),
    ) -> Result<Option<u128>, Vec<Flaw>>;

    /// That count taken apart by the joint orders of the first decision; nothing at depth 0.
    ///
    /// # Errors
    /// Every flaw of the opening.
    fn divide(
        &self,
        opening: &Opening,
        depth: u32,
        told: &mut dyn FnMut(u128),
    ) -> Result<Option<Divided>, Vec<Flaw>>;

    /// One digest over the records of random battles: equal on every platform. `stop` is asked after each battle; `true`
    /// ends the counting, and there is no digest.
    ///
    /// # Errors
    /// Every flaw of the opening.
    fn digests(
        &self,
        opening: &Opening,
        battles: u64,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Option<String>, Vec<Flaw>>;
}

/// Bytes that the states of a record's decisions may take; no battle that is played to its end comes near.
const REPLAYED: usize = 128 << 20;

/// A ruleset on the shelf.
pub(crate) struct OnShelf<R>(pub(crate) std::marker::PhantomData<fn() -> R>);

/// Every game this program was built with.
pub static SHELF: &[&dyn Game] = &[
    #[cfg(feature = "ftl")]
    &OnShelf::<rules_ftl::Ftl>(std::marker::PhantomData),
    #[cfg(feature = "full-thrust")]
    &OnShelf::<rules_full_thrust::FullThrust>(std::marker::PhantomData),
    #[cfg(feature = "simple-spaceships")]
    &OnShelf::<rules_simple_spaceships::SimpleSpaceships>(std::marker::PhantomData),
    #[cfg(feature = "black-skies")]
    &OnShelf::<rules_black_skies::BlackSkies>(std::marker::PhantomData),
    #[cfg(feature = "talon")]
    &OnShelf::<rules_talon::Talon>(std::marker::PhantomData),
];

/// The game of that short name.
pub fn game(id: &str) -> Option<&'static dyn Game> {
    SHELF.iter().copied().find(|game| game.id() == id)
}

/// Plays a record of any game of the shelf again.
///
/// # Errors
/// If the game is unknown or its rules newer, or at the first line that differs.
pub fn replay(record: &Record) -> Result<Box<dyn Battle>, RecordError> {
    let header = &record.header;
    let game = game(&header.game)
        .ok_or_else(|| RecordError::at(2, format!("no game is called \"{}\" here", header.game)))?;
    if header.version == 0 || header.version > game.version() {
        let what = format!(
            "rules version {} of {}; this program plays versions 1 to {}",
            header.version,
            header.game,
            game.version()
        );
        return Err(RecordError::at(2, what));
    }
    game.replay(record)
}

impl<R: Shelved> OnShelf<R> {
    /// The scenario file an opening means.
    fn text(opening: &Opening) -> Result<&str, Vec<Flaw>> {
        if let Some(text) = &opening.text {
            return Ok(text);
        }
        let file = R::SCENARIOS.iter().find(|file| file.id == opening.scenario);
        file.map(|file| file.text).ok_or_else(|| {
            let ids: Vec<&str> = R::SCENARIOS.iter().map(|file| file.id).collect();
            let what = format!("no scenario \"{}\"; there are {}", opening.scenario, ids.join(", "));
            vec![Flaw::plain("scenario", what)]
        })
    }

    fn typed(opening: &Opening) -> Result<(R, Card, &str), Vec<Flaw>> {
        let text = Self::text(opening)?;
        let (rules, card) = R::set_up(R::VERSION, text, &opening.options)?;
        Ok((rules, card, text))
    }

    fn start(opening: &Opening) -> Result<(R, R::State), Vec<Flaw>> {
        let (rules, _, _) = Self::typed(opening)?;
        let state = match &opening.position {
            Some(text) => rules.read_position(text)?,
            None => rules.start(),
        };
        Ok((rules, state))
    }
}

impl<R: Shelved> Game for OnShelf<R> {
    fn id(&self) -> &'static str {
        R::NAME
    }

    fn title(&self) -> &'static str {
        R::TITLE
    }

    fn line(&self) -> &'static str {
        R::LINE
    }

    fn flavour(&self) -> &'static str {
        R::FLAVOUR
    }

    fn version(&self) -> u32 {
        R::VERSION
    }

    fn scenarios(&self) -> &'static [ScenarioFile] {
        R::SCENARIOS
    }

    fn card(&self, scenario: &str) -> Option<Card> {
        let file = R::SCENARIOS.iter().find(|file| file.id == scenario)?;
        R::set_up(R::VERSION, file.text, &[]).ok().map(|(_, card)| card)
    }

    fn options(&self) -> &'static [OptionCard] {
        R::OPTIONS
    }

    fn captains(&self) -> Vec<(&'static str, &'static str)> {
        R::captains().iter().map(|captain| (captain.name(), captain.about())).collect()
    }

    fn recipes(&self) -> Vec<Recipe> {
        R::captains().iter().filter_map(|captain| captain.recipe().copied()).collect()
    }

    fn features(&self) -> Vec<(Feature, f64)> {
        let judge = R::judge();
        judge.features().iter().copied().zip(judge.weights().iter().copied()).collect()
    }

    fn analysis(&self) -> u32 {
        R::ANALYSIS
    }

    fn clauses(&self) -> &'static [Statement] {
        R::CLAUSES
    }

    fn largest_die(&self) -> u8 {
        R::LARGEST_DIE
    }

    fn rulebook(&self) -> Vec<Section> {
        sections(R::PAGES)
    }

    fn lists(&self) -> Option<&'static Lists> {
        R::lists()
    }

    fn shipyard(&self) -> Option<&'static dyn Shipyard> {
        R::shipyard()
    }

    fn open(&self, opening: &Opening) -> Result<Box<dyn Battle>, Vec<Flaw>> {
        let (rules, card, text) = Self::typed(opening)?;
        let (given, seats) = (opening.names.len(), rules.seats());
        if given > usize::from(seats) {
            let what = format!("{given} names for {seats} seats; give at most one for each seat");
            return Err(vec![Flaw::plain("names", what)]);
        }
        let mut header = opening.header(R::NAME, R::VERSION, text);
        header.names.resize(usize::from(rules.seats()), String::new());
        Ok(Box::new(Typed::new(Match::new(rules, header)?, card)))
    }

    fn arena(&self, opening: &Opening) -> Result<Box<dyn Arena>, Vec<Flaw>> {
        let (rules, state) = Self::start(opening)?;
        Ok(Box::new(TypedArena::new(rules, state)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn Battle>, RecordError> {
        if let Some(block) = record.blocks.get(REPLAYED / size_of::<Decision<R>>()) {
            let line = block.lines.first().map_or(1, |(line, _)| *line);
            let what = format!("from here on its decisions take more than {} MiB", REPLAYED >> 20);
            return Err(RecordError::at(line, what));
        }
        let (rules, card) = R::set_up(record.header.version, &record.header.text, &record.header.options)
            .map_err(|flaws| {
                let all: Vec<String> = flaws.iter().map(ToString::to_string).collect();
                RecordError {
                    line: 1,
                    what: format!("its scenario does not stand: {}", all.join("; ")),
                    clause: flaws.first().and_then(|f| f.clause),
                }
            })?;
        Ok(Box::new(Typed::new(engine::replay::replay(rules, record)?, card)))
    }

    fn playouts(&self, opening: &Opening, battles: Range<u64>, seed: u64) -> Result<Tally, Vec<Flaw>> {
        let (rules, state) = Self::start(opening)?;
        Ok(batch::playouts(&rules, &state, battles, seed))
    }

    fn perft(
        &self,
        opening: &Opening,
        depth: u32,
        told: &mut dyn FnMut(u128),
    ) -> Result<Option<u128>, Vec<Flaw>> {
        let (rules, state) = Self::start(opening)?;
        Ok(engine::perft::perft_told(&rules, &state, depth, told))
    }

    fn divide(
        &self,
        opening: &Opening,
        depth: u32,
        told: &mut dyn FnMut(u128),
    ) -> Result<Option<Divided>, Vec<Flaw>> {
        let (rules, state) = Self::start(opening)?;
        Ok(batch::divide(&rules, &state, depth, told))
    }

    fn digests(
        &self,
        opening: &Opening,
        battles: u64,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Option<String>, Vec<Flaw>> {
        let (rules, _, text) = Self::typed(opening)?;
        let mut header = opening.header(R::NAME, R::VERSION, text);
        header.names.resize(usize::from(rules.seats()), "random".to_owned());
        batch::digests(&rules, &header, battles, seed, stop)
    }
}
