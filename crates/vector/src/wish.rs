//! The choice of a game, a scenario and a number of battles.

use shelf::Opening;

use crate::any::AnyBouts;
use crate::driver::{Driven, Vector};
use crate::fault::Fault;
use crate::ftl::FtlBouts;
use crate::spec::Autoreset;

/// The largest number of battles of a vector.
const MOST: usize = 1 << 20;

/// A game, a scenario, a number of battles, and how they begin again.
#[derive(Clone, Debug)]
pub struct Wish {
    game: String,
    opening: Opening,
    battles: usize,
    autoreset: Autoreset,
    general: bool,
}

impl Wish {
    /// Returns the wish for so many battles of a scenario of the shelf; an empty name is the game's first scenario.
    pub fn new(game: &str, scenario: &str, battles: usize) -> Self {
        let (game, opening) = (game.to_owned(), Opening::scenario(scenario));
        Self { game, opening, battles, autoreset: Autoreset::default(), general: false }
    }

    /// Sets options that override the scenario's.
    #[must_use]
    pub fn options(mut self, options: Vec<(String, String)>) -> Self {
        self.opening.options = options;
        self
    }

    /// Begins with a position instead of the scenario's set-up.
    #[must_use]
    pub fn position(mut self, position: Option<String>) -> Self {
        self.opening.position = position;
        self
    }

    /// Replaces the scenario by a scenario file.
    #[must_use]
    pub fn text(mut self, text: Option<String>) -> Self {
        self.opening.text = text;
        self
    }

    /// Sets how battles begin again.
    #[must_use]
    pub const fn autoreset(mut self, autoreset: Autoreset) -> Self {
        self.autoreset = autoreset;
        self
    }

    /// Uses the general path even for a game with a fast one. Its factors are those of the game's outlines.
    #[must_use]
    pub const fn general(mut self, general: bool) -> Self {
        self.general = general;
        self
    }
}

/// Opens the battles of a wish. They wait for their first reset.
///
/// # Errors
/// If there is no such game, the number of battles is not from 1 to 1,048,576, or the opening has flaws.
pub fn open(wish: &Wish) -> Result<Box<dyn Vector>, Fault> {
    let Wish { game: name, opening, battles, autoreset, general } = wish;
    let game =
        games::game(name).ok_or_else(|| Fault::Game { given: name.clone(), known: games::SHELF.ids() })?;
    if !(1..=MOST).contains(battles) {
        return Err(Fault::Battles(*battles));
    }
    let mut opening = opening.clone();
    if opening.scenario.is_empty() && opening.text.is_none() {
        opening.scenario = game.scenarios().first().map_or_else(String::new, |file| file.id.to_owned());
    }
    if name == "ftl" && !general {
        let (mut spec, bouts) = FtlBouts::open(&opening, *battles)?;
        spec.autoreset = *autoreset;
        return Ok(Box::new(Driven::new(spec, bouts)));
    }
    let (mut spec, bouts) = AnyBouts::open(game, &opening, *battles)?;
    spec.autoreset = *autoreset;
    Ok(Box::new(Driven::new(spec, bouts)))
}
