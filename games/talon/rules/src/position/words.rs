//! The words of a position, read one after another.

use engine::{Clause, Flaw};

use crate::catalogue;
use crate::clauses;
use crate::rules::Talon;

/// The words of one part of a position, one after another.
pub(super) struct Words<'a> {
    part: &'a str,
    pub(super) rest: std::iter::Peekable<std::str::SplitWhitespace<'a>>,
}

impl<'a> Words<'a> {
    pub(super) fn new(part: &'a str) -> Self {
        Self { part, rest: part.split_whitespace().peekable() }
    }

    pub(super) fn flaw(&self, clause: Clause, what: impl Into<String>) -> Flaw {
        Flaw::against(clause, format!("position, \"{}\"", self.part), what)
    }

    /// Takes the next word, if it is this one; returns `true` if it was.
    pub(super) fn takes(&mut self, word: &str) -> bool {
        self.rest.next_if(|next| *next == word).is_some()
    }

    pub(super) fn word(&mut self) -> Option<&'a str> {
        self.rest.next()
    }

    /// Takes the next word, which must be this one.
    pub(super) fn must(&mut self, clause: Clause, word: &str) -> Result<(), Flaw> {
        if self.takes(word) { Ok(()) } else { Err(self.flaw(clause, catalogue::here_stands(word))) }
    }

    /// Reads a number from `least` to `most`.
    pub(super) fn number(&mut self, clause: Clause, what: &str, least: u32, most: u32) -> Result<u32, Flaw> {
        let read = self.word().filter(|word| word.bytes().all(|b| b.is_ascii_digit()));
        let read = read.and_then(|word| word.parse().ok()).filter(|n| (least..=most).contains(n));
        read.ok_or_else(|| self.flaw(clause, format!("{what}: {least} to {most}")))
    }

    pub(super) fn small(&mut self, clause: Clause, what: &str, least: u8, most: u8) -> Result<u8, Flaw> {
        self.number(clause, what, u32::from(least), u32::from(most)).map(|n| n as u8)
    }

    /// Reads the name of a ship; returns its index in the list.
    pub(super) fn ship(&mut self, rules: &Talon) -> Result<u8, Flaw> {
        let word = self.word().unwrap_or("");
        let found = rules.find_like(word).map(|ship| ship as u8);
        found.ok_or_else(|| self.flaw(clauses::SCENARIOS, catalogue::calls_no_ship(word)))
    }

    /// Reads a hex that can be on the map.
    pub(super) fn hex(&mut self, rules: &Talon) -> Result<table::Hex, Flaw> {
        let word = self.word().unwrap_or("");
        let read: Option<table::Hex> = word.parse().ok();
        // Even on a floating map no ship gets farther away than this in a battle of at most 1000 rounds.
        let near = |hex: &table::Hex| hex.q.unsigned_abs() <= 7_000 && hex.r.unsigned_abs() <= 7_000;
        read.filter(|hex| near(hex) && rules.is_on_map(*hex))
            .ok_or_else(|| self.flaw(clauses::MAP, catalogue::no_hex(word)))
    }

    pub(super) fn end(&mut self) -> Result<(), Flaw> {
        match self.word() {
            None => Ok(()),
            Some(word) => Err(self.flaw(clauses::TURN, catalogue::not_expected(word))),
        }
    }
}
