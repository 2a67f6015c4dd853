//! The options of the rules, by key, each with its clause and its values.

use std::ops::RangeInclusive;

use engine::{Flaw, OptionCard};

use crate::catalogue;
use crate::clauses;

/// The hull points that a ship may have (FC-1.2).
const HULL: RangeInclusive<u8> = 2..=8;
/// The calls that a side may have (FC-4.1).
const CALLS: RangeInclusive<u8> = 0..=4;
/// The number of turns that a battle may have (FC-7.2).
const TURNS: RangeInclusive<u8> = 3..=40;

/// The options in force in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Hull points of each ship at the start (FC-1.2), which no repair exceeds (FC-4.3).
    pub hull: u8,
    /// Calls of each side in a battle (FC-4.1).
    pub calls: u8,
    /// The last turn of a battle (FC-7.2).
    pub turns: u8,
    /// `true` if both flags are shown to all once they are chosen (FC-2.5).
    pub open: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { hull: 4, calls: 2, turns: 12, open: false }
    }
}

/// Every option.
pub const OPTIONS: &[OptionCard] = &[
    OptionCard {
        key: "hull",
        clause: clauses::SHIPS,
        about: catalogue::OPTION_HULL,
        default: "4",
        values: &[],
    },
    OptionCard {
        key: "calls",
        clause: clauses::CALL,
        about: catalogue::OPTION_CALLS,
        default: "2",
        values: &[],
    },
    OptionCard {
        key: "turns",
        clause: clauses::POINTS,
        about: catalogue::OPTION_TURNS,
        default: "12",
        values: &[],
    },
    OptionCard {
        key: "open",
        clause: clauses::OPEN,
        about: catalogue::OPTION_OPEN,
        default: "off",
        values: &["off", "on"],
    },
];

impl Options {
    /// Sets one option from text.
    ///
    /// # Errors
    /// If there is no such option or it has no such value; then nothing is changed.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Flaw> {
        let card = OptionCard::find(OPTIONS, key)?;
        match key {
            "hull" => self.hull = card.number(value, HULL)?,
            "calls" => self.calls = card.number(value, CALLS)?,
            "turns" => self.turns = card.number(value, TURNS)?,
            _ => self.open = card.is_on(value)?,
        }
        Ok(())
    }

    /// Returns a flaw for each option that is out of bounds.
    pub(crate) fn flaws(&self) -> Vec<Flaw> {
        let bounded = [("hull", self.hull, HULL), ("calls", self.calls, CALLS), ("turns", self.turns, TURNS)];
        let wrong = |(key, value, bounds): (&str, u8, RangeInclusive<u8>)| {
            let card = OPTIONS.iter().find(|card| card.key == key)?;
            (!bounds.contains(&value)).then(|| card.wrong(&value.to_string()))
        };
        bounded.into_iter().filter_map(wrong).collect()
    }
}
