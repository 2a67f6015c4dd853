//! Lists of games as values: doors are handed one, and know no game by themselves.

use std::borrow::Cow;

use engine::record::{Record, RecordError};
use engine::replay::Replayed;

use crate::battle::Battle;
use crate::game::Game;

/// A list of games, each by its name.
#[derive(Clone, Default)]
pub struct Shelf(Cow<'static, [&'static dyn Game]>);

impl Shelf {
    /// A shelf of these games, in this order; made of [`crate::game`] for each. A name stands for the first game that has it.
    pub const fn of(games: &'static [&'static dyn Game]) -> Self {
        Self(Cow::Borrowed(games))
    }

    /// The same shelf with another game on it, in the place of one of that name, or behind the others.
    #[must_use]
    pub fn with(mut self, game: &'static dyn Game) -> Self {
        let games = self.0.to_mut();
        match games.iter_mut().find(|other| other.id() == game.id()) {
            Some(other) => *other = game,
            None => games.push(game),
        }
        self
    }

    /// Its games, in their order.
    pub fn games(&self) -> &[&'static dyn Game] {
        &self.0
    }

    /// Its games, in their order.
    pub fn iter(&self) -> impl Iterator<Item = &'static dyn Game> {
        self.0.iter().copied()
    }

    /// The short names of its games, in their order.
    pub fn ids(&self) -> Vec<&'static str> {
        self.iter().map(Game::id).collect()
    }

    /// The game of that short name.
    pub fn game(&self, id: &str) -> Option<&'static dyn Game> {
        self.iter().find(|game| game.id() == id)
    }

    /// Plays a record of any of its games again.
    ///
    /// # Errors
    /// If the game is unknown or its rules newer or too old, or at the first line that differs.
    pub fn replay(&self, record: &Record) -> Result<Replayed<Box<dyn Battle>>, RecordError> {
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
