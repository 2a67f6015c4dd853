//! Toy rulesets: each a small whole implementation of the contract, with one thing that is hard to hold.
//!
//! The first six are the sketches that the contract was tried on before it was called stable; each has a note in
//! `docs/decisions`. The others show what no game of ours does. All laws are run over all of them.
//!
//! * [`hexes_and_impulses`]: hexes, six impulses a round, decisions skipped where there is nothing to decide.
//! * [`fighter_in_a_disc`]: a billion places to go, anywhere within 18 inches.
//! * [`bogeys`]: ships and dummies that look alike until they are revealed.
//! * [`face_down_deck`]: cards laid face down, a shuffled deck, what only one seat is told.
//! * [`alternating_fire`]: one seat at a time, shots in the middle of a move, the victim picks the loss.
//! * [`ten_thousand_orders`]: a hundred thousand orders for one ship.
//! * [`two_editions`]: rules of version 2 that still play records of version 1.
//! * [`many_seats`]: two sides or three with several seats each, and what only one side is told.

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

/// What the toys tell: a kind and a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// The kind of event, one word.
    pub kind: &'static str,
    /// What happened, as a sentence.
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

/// A position of a toy as text: whole numbers in a row.
fn row_of(numbers: impl IntoIterator<Item = i32>) -> String {
    numbers.into_iter().map(|n| n.to_string()).collect::<Vec<_>>().join(" ")
}

/// Reads whole numbers in a row, each within its bounds; keeps the first flaw.
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

    /// The next number; `from` where there is none within the bounds.
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

    /// The next number where it is a small count.
    fn small(&mut self, to: u8) -> u8 {
        self.next(0, i32::from(to)) as u8
    }

    /// The state, if every number was read and none is left.
    fn whole<S>(mut self, state: S) -> Result<S, Flaws> {
        if self.words.next().is_some() {
            self.fault("numbers are left over");
        }
        self.flaw.map_or(Ok(state), |flaw| Err(flaw.into()))
    }
}

/// Reads a number as the toys write it, without a sign that could be spared.
fn number<N: std::str::FromStr + fmt::Display>(word: &str) -> Option<N> {
    word.parse().ok().filter(|n: &N| n.to_string() == word)
}

/// The refusal of a text that is no order.
fn unreadable(clause: Clause, text: &str) -> Refusal {
    Refusal::new(clause, text, "this cannot be read as an order")
}
