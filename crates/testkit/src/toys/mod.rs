//! Toy rulesets: each is a small but complete implementation of the contract, with one difficult feature.
//!
//! The first six are the sketches that tested the contract before it was declared stable; each has a note in
//! `docs/decisions`. The others show features that none of our games has. All laws are checked on all of them.
//!
//! * [`hexes_and_impulses`]: hexes, six impulses per round, and decisions skipped where there is no choice.
//! * [`fighter_in_a_disc`]: a billion destinations, anywhere within 18 inches.
//! * [`bogeys`]: ships and dummies that look alike until they are revealed.
//! * [`face_down_deck`]: cards laid face down, a shuffled deck, and events told to one seat only.
//! * [`alternating_fire`]: one seat at a time, shots during a move, and losses picked by the victim.
//! * [`ten_thousand_orders`]: a hundred thousand orders for one ship.
//! * [`two_editions`]: rules of version 2 that can still replay records of version 1.
//! * [`many_seats`]: two or three sides with several seats each, and events told to one side only.

pub mod alternating_fire;
pub mod bogeys;
pub mod face_down_deck;
pub mod fighter_in_a_disc;
pub mod hexes_and_impulses;
pub mod many_seats;
pub mod ten_thousand_orders;
pub mod two_editions;

use std::fmt;

use engine::clause::Origin;
use engine::{Clause, Describe, Fact, Flaw, Flaws, Refusal, Statement};

/// An event of a toy: a kind and a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// The kind of event, one word.
    pub kind: &'static str,
    /// The event as a sentence.
    pub words: String,
}

impl Event {
    fn new(kind: &'static str, words: impl Into<String>) -> Self {
        Self { kind, words: words.into() }
    }
}

impl Describe for Event {
    fn describe(&self) -> Fact {
        Fact::map([("kind", Fact::text(self.kind)), ("what", Fact::text(&self.words))])
    }
}

const fn row(clause: Clause, title: &'static str) -> Statement {
    Statement { clause, origin: Origin::Ruling, title }
}

/// Writes the position of a toy as text: integers separated by blanks.
fn row_of(numbers: impl IntoIterator<Item = i32>) -> String {
    numbers.into_iter().map(|n| n.to_string()).collect::<Vec<_>>().join(" ")
}

/// Parses integers separated by blanks, each within its bounds; keeps the first flaw.
struct Row<'a> {
    words: std::str::Split<'a, char>,
    flaw: Option<Flaw>,
    read: usize,
}

impl<'a> Row<'a> {
    fn new(text: &'a str) -> Self {
        Self { words: text.split(' '), flaw: None, read: 0 }
    }

    fn fault(&mut self, what: impl Into<String>) {
        let place = format!("position, number {}", self.read);
        self.flaw.get_or_insert_with(|| Flaw::plain(place, what));
    }

    /// Returns the next number; adds a flaw and returns `from` if it is missing or out of bounds.
    fn next(&mut self, from: i32, to: i32) -> i32 {
        self.read += 1;
        let number =
            self.words.next().and_then(|word| word.parse().ok().filter(|n: &i32| n.to_string() == word));
        if let Some(n) = number.filter(|n| (from..=to).contains(n)) {
            return n;
        }
        self.fault(format!("a number from {from} to {to} stands here"));
        from
    }

    /// Returns the next number, from 0 to `to`.
    fn small(&mut self, to: u8) -> u8 {
        self.next(0, i32::from(to)) as u8
    }

    /// Returns the state, if every number was valid and none is left over.
    fn whole<S>(mut self, state: S) -> Result<S, Flaws> {
        if self.words.next().is_some() {
            self.fault("numbers are left over");
        }
        self.flaw.map_or(Ok(state), |flaw| Err(flaw.into()))
    }
}

/// Parses a number as the toys write it, without superfluous signs or zeros.
fn number<N: std::str::FromStr + fmt::Display>(word: &str) -> Option<N> {
    word.parse().ok().filter(|n: &N| n.to_string() == word)
}

/// Returns the refusal of a text that is not an order.
fn unreadable(clause: Clause, text: &str) -> Refusal {
    Refusal::new(clause, text, "this cannot be read as an order")
}
