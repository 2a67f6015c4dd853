//! What the terminal says of orders in each game's own words, from facts alone: a new game adds a file and a row.

mod black_skies;
mod ftl;
mod full_thrust;
mod simple_spaceships;
mod talon;

use engine::Fact;

use crate::pieces::{inches, items, number, text};
use crate::screen::Ink;

/// One thing a piece may be ordered, as it is typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The order, with the piece's name.
    pub order: String,
    /// What comes of it.
    pub about: String,
}

/// A game's words for what the facts of the shelf say.
pub trait Speech: Sync {
    /// The game's short name.
    fn game(&self) -> &'static str;

    /// How orders are written in a phase of a turn: an example of each form, and what it means.
    fn notation(&self, phase: &str) -> &'static [(&'static str, &'static str)];

    /// Everything a piece may be ordered, from the facts of `reach`.
    fn choices(&self, piece: &str, reach: &Fact) -> Vec<Choice>;

    /// What a preview says; losses stand out.
    fn foreseen(&self, preview: &Fact) -> Vec<(Ink, String)>;

    /// Who bears on whom before anything is written.
    fn threatened(&self, threats: &Fact) -> Vec<String>;

    /// What the game calls a turn of its battles.
    fn turn(&self) -> &'static str {
        "turn"
    }

    /// The moment of the battle that a view shows, as the game calls it.
    fn moment(&self, view: &Fact) -> String {
        format!("{} {}", self.turn(), number(view, "turn"))
    }

    /// What is to be known of the pieces of a view besides where they are; of most there is nothing.
    fn noted(&self, _view: &Fact) -> Option<String> {
        None
    }
}

/// The games that have words of their own.
const SPEECHES: [&dyn Speech; 5] = [
    &ftl::Ftl,
    &full_thrust::FullThrust,
    &simple_spaceships::SimpleSpaceships,
    &black_skies::BlackSkies,
    &talon::Talon,
];

/// A game that has no words here is told by the texts of its orders and its facts.
struct Plain;

impl Speech for Plain {
    fn game(&self) -> &'static str {
        ""
    }

    fn notation(&self, _: &str) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    fn choices(&self, piece: &str, reach: &Fact) -> Vec<Choice> {
        actions(piece, reach, |_| String::new())
    }

    fn foreseen(&self, _: &Fact) -> Vec<(Ink, String)> {
        Vec::new()
    }

    fn threatened(&self, _: &Fact) -> Vec<String> {
        Vec::new()
    }
}

/// The words of a game.
pub fn of(game: &str) -> &'static dyn Speech {
    SPEECHES.into_iter().find(|speech| speech.game() == game).unwrap_or(&Plain)
}

/// Returns `true` if a game has words of its own here.
pub fn has(game: &str) -> bool {
    SPEECHES.into_iter().any(|speech| speech.game() == game)
}

/// The pieces that an outline of orders is about, in its order.
pub fn subjects(outline: &Fact) -> Vec<String> {
    let subject = text(outline, "subject");
    if !subject.is_empty() {
        return vec![subject.to_owned()];
    }
    let mut all: Vec<String> = Vec::new();
    for subject in items(outline, "parts").iter().flat_map(subjects) {
        if !all.contains(&subject) {
            all.push(subject);
        }
    }
    all
}

/// The actions that facts list, each said by `about`; an action without text does nothing.
fn actions(piece: &str, reach: &Fact, about: impl Fn(&Fact) -> String) -> Vec<Choice> {
    let written = items(reach, "actions").iter().filter(|action| !text(action, "text").is_empty());
    written
        .map(|action| Choice { order: format!("{piece} {}", text(action, "text")), about: about(action) })
        .collect()
}

/// So many of a thing, as a number is written: one is one, all else are many.
fn expected(number: &str, one: &str) -> String {
    format!("{number} {one}{} expected", if number == "1" { "" } else { "s" })
}

/// A place of the table, to the nearest hundredth of an inch.
fn place(fact: &Fact) -> String {
    let hundredths = |name| inches((number(fact, name) + 5).div_euclid(10) * 10);
    format!("{}, {}", hundredths("x"), hundredths("y"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_shelf_has_words_of_its_own() {
        for game in &games::SHELF {
            assert_eq!(of(game.id()).game(), game.id());
        }
        assert_eq!(of("chess").game(), "");
    }

    #[test]
    fn one_is_told_as_one() {
        assert_eq!(expected("1", "hit"), "1 hit expected");
        assert_eq!(expected("1.3", "point"), "1.3 points expected");
        assert_eq!(expected("0", "hit"), "0 hits expected");
    }

    #[test]
    fn an_outline_names_each_piece_once_and_no_part_of_a_piece() {
        let all = |parts: Vec<Fact>| Fact::map([("form", Fact::text("all")), ("parts", Fact::List(parts))]);
        let about = |name: &str, parts| all(parts).with([("subject", Fact::text(name))]);
        let gun = || about("B1", Vec::new());
        let outline = all(vec![about("A1", vec![gun()]), about("A2", vec![gun()]), about("A1", Vec::new())]);
        assert_eq!(subjects(&outline), ["A1", "A2"]);
    }
}
