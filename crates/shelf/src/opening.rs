//! The opening of a battle: scenario, options, dice, names and position.

use engine::record::{DiceSource, Header};

/// A scenario by id or by text, with options, dice, names and optionally a position.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// The scenario's id on the shelf, or a name for `text`.
    pub scenario: String,
    /// A scenario file that replaces one of the shelf.
    pub text: Option<String>,
    /// Options that override the scenario's.
    pub options: Vec<(String, String)>,
    /// The source of dice.
    pub dice: DiceSource,
    /// The name of each seat's player.
    pub names: Vec<String>,
    /// A start position that replaces the scenario's set-up.
    pub position: Option<String>,
    /// The handicap that the position gives, in a sentence for readers.
    pub handicap: Option<String>,
}

/// The start of a battle in which a side is weaker: a handicap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeakerStart {
    /// The start, for [`Opening::position`].
    pub position: String,
    /// The lack of the side in words that complete a sentence: "Amber starts without 7 of its 10 missiles". Empty at 0 steps.
    pub told: String,
}

impl Opening {
    /// Returns the opening of a scenario of the shelf, without changes.
    pub fn scenario(id: &str) -> Self {
        Self { scenario: id.to_owned(), ..Self::default() }
    }

    /// Returns the record header of a battle with this opening.
    pub(crate) fn header(&self, game: &str, version: u32, text: &str) -> Header {
        Header {
            game: game.to_owned(),
            version,
            scenario: self.scenario.clone(),
            options: self.options.clone(),
            names: self.names.clone(),
            dice: self.dice.clone(),
            position: self.position.clone(),
            handicap: self.handicap.clone(),
            text: text.to_owned(),
            ..Header::default()
        }
    }
}
