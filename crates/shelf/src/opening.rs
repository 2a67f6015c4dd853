//! What a battle is opened with.

use engine::record::{DiceSource, Header};

/// A scenario by id or by text, with options, dice, names and perhaps a position.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// The scenario's id on the shelf, or the name given to the text.
    pub scenario: String,
    /// A scenario file of one's own, in place of one on the shelf.
    pub text: Option<String>,
    /// Options that override the scenario's.
    pub options: Vec<(String, String)>,
    /// Where dice come from.
    pub dice: DiceSource,
    /// Who sits at each seat.
    pub names: Vec<String>,
    /// A position to start from, in place of the scenario's set-up.
    pub position: Option<String>,
}

impl Opening {
    /// A scenario of the shelf, as it stands there.
    pub fn scenario(id: &str) -> Self {
        Self { scenario: id.to_owned(), ..Self::default() }
    }

    /// The record header of a battle opened so.
    pub(crate) fn header(&self, game: &str, version: u32, text: &str) -> Header {
        Header {
            game: game.to_owned(),
            version,
            scenario: self.scenario.clone(),
            options: self.options.clone(),
            names: self.names.clone(),
            dice: self.dice.clone(),
            position: self.position.clone(),
            text: text.to_owned(),
            ..Header::default()
        }
    }
}
