//! The targets: who reads which kind of text, and what must hold of it.

mod battles;
mod files;
mod lab;
mod protocol;

use anyhow::Result;
use games::SHELF;

/// The game of inputs that belong to none.
pub const ANY: &str = "any";

/// An input: some bytes, and the game they are for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Input {
    /// The game's id, or [`ANY`].
    pub game: &'static str,
    /// The bytes; most readers take text, and get what of them is text.
    pub bytes: Vec<u8>,
}

impl Input {
    /// An input of text.
    pub fn new(game: &'static str, text: impl Into<Vec<u8>>) -> Self {
        Self { game, bytes: text.into() }
    }

    /// Returns it as text, with a mark in the place of every byte that is none.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

/// One kind of text and its reader.
pub trait Target {
    /// The name, which is its folder in the corpus.
    fn name(&self) -> &'static str;

    /// How many inputs it is given in a round.
    fn inputs(&self) -> u32;

    /// The valid texts that inputs are made from.
    fn texts(&self) -> &[Input];

    /// Tries an input; `true` if it was accepted.
    ///
    /// # Errors
    /// What does not hold of it.
    fn hold(&mut self, input: &Input) -> Result<bool, String>;

    /// Returns `true` if its valid texts are accepted whatever was tried before.
    fn stands_alone(&self) -> bool {
        true
    }

    /// Begins again after an input that broke something.
    fn begin_again(&mut self) {}
}

/// The names of all targets, in their order; a name's place keys its random numbers.
const NAMES: [&str; 8] =
    ["record", "order", "position", "scenario", "design", "experiment", "results", "protocol"];

/// Returns the number of a target of that name.
pub fn number(name: &str) -> u64 {
    NAMES.iter().position(|other| *other == name).unwrap_or(NAMES.len()) as u64
}

/// Makes every target, with its valid texts.
///
/// # Errors
/// If no valid texts can be made.
pub fn all() -> Result<Vec<Box<dyn Target>>> {
    let battles = crate::seeds::battles()?;
    let records = crate::seeds::records(&battles)?;
    let protocol = protocol::Protocol::new(&battles, &records);
    Ok(vec![
        Box::new(battles::Records::new(&records)),
        Box::new(battles::Positions::new(&battles)),
        Box::new(files::Scenarios::new()),
        Box::new(files::Designs::new()?),
        Box::new(lab::Experiments::new()),
        Box::new(lab::Files::new()?),
        Box::new(protocol),
        Box::new(battles::Orders::new(battles)),
    ])
}

/// Returns the game that a file name of the corpus begins with.
pub fn game_of(name: &str) -> Option<&'static str> {
    let ids = SHELF.ids().into_iter().chain([ANY]);
    ids.into_iter().find(|id| name.strip_prefix(id).is_some_and(|rest| rest.starts_with('-')))
}

/// Demands that every flaw says what is wrong.
///
/// # Errors
/// If there is no flaw, or one without words.
pub fn named(flaws: &[engine::Flaw]) -> Result<bool, String> {
    match flaws.iter().find(|flaw| flaw.what.trim().is_empty() || flaw.place.trim().is_empty()) {
        Some(flaw) => Err(format!("a flaw without words: {flaw:?}")),
        None if flaws.is_empty() => Err("refused without a flaw".to_owned()),
        None => Ok(false),
    }
}

/// Demands that two texts are the same.
///
/// # Errors
/// The first line in which they differ.
pub fn same(what: &str, one: &str, two: &str) -> Result<bool, String> {
    if one == two {
        return Ok(true);
    }
    let line = one.lines().zip(two.lines()).find(|(a, b)| a != b);
    Err(format!("{what} comes back otherwise: {line:?}"))
}
