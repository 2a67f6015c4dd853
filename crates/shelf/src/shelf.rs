//! Lists of games as values. Doors receive one, and know no game themselves.

use std::borrow::Cow;

use engine::record::{Record, RecordError};
use engine::replay::Replayed;

use crate::battle::AnyBattle;
use crate::game::Game;

/// A list of games, each found by its name.
#[derive(Clone, Default)]
pub struct Shelf(Cow<'static, [&'static dyn Game]>);

impl Shelf {
    /// Returns a shelf of these games, in this order; [`crate::game`] makes each entry. Of two games with one name the
    /// first is found.
    pub const fn of(games: &'static [&'static dyn Game]) -> Self {
        Self(Cow::Borrowed(games))
    }

    /// Returns the shelf with one more game, which replaces a game of the same name or comes last.
    #[must_use]
    pub fn with(mut self, game: &'static dyn Game) -> Self {
        let games = self.0.to_mut();
        match games.iter_mut().find(|other| other.id() == game.id()) {
            Some(other) => *other = game,
            None => games.push(game),
        }
        self
    }

    /// Returns the games, in order.
    pub fn games(&self) -> &[&'static dyn Game] {
        &self.0
    }

    /// Iterates over the games, in order.
    pub fn iter(&self) -> impl Iterator<Item = &'static dyn Game> {
        self.0.iter().copied()
    }

    /// Returns the short names of the games, in order.
    pub fn ids(&self) -> Vec<&'static str> {
        self.iter().map(Game::id).collect()
    }

    /// Returns the game with that short name.
    pub fn game(&self, id: &str) -> Option<&'static dyn Game> {
        self.iter().find(|game| game.id() == id)
    }

    /// Replays a record of any game of the shelf.
    ///
    /// # Errors
    /// If the game is unknown, its rules are too new or too old, or a line differs (the first such line is named).
    pub fn replay(&self, record: &Record) -> Result<Replayed<Box<dyn AnyBattle>>, RecordError> {
        let header = &record.header;
        let game = self
            .game(&header.game)
            .ok_or_else(|| RecordError::at(2, format!("no game is called \"{}\" here", header.game)))?;
        game.replay(record)
    }
}

impl std::fmt::Debug for Shelf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.ids()).finish()
    }
}

impl<'a> IntoIterator for &'a Shelf {
    type Item = &'static dyn Game;
    type IntoIter = std::iter::Copied<std::slice::Iter<'a, &'static dyn Game>>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter().copied()
    }
}
