//! The options of the rules, by key, each with its clause and its values.

use std::ops::RangeInclusive;

use engine::{Flaw, OptionCard};

use crate::catalogue;
use crate::clauses;

/// Range of the limit of rounds; the number of a round is exact for all of them.
const ROUNDS: RangeInclusive<u16> = 1..=1000;

/// Reading of BS-5.2: the element whose maneuver penalty lowers the roll to hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Penalty {
    /// The firer, for the maneuver it has just flown.
    Firer,
    /// The target, for its last maneuver.
    Target,
}

/// The options in force in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Element whose maneuver penalty counts (BS-5.2).
    pub penalty: Penalty,
    /// Number of rounds after which hull decides (BS-6.3).
    pub turn_limit: u16,
}

impl Default for Options {
    fn default() -> Self {
        Self { penalty: Penalty::Firer, turn_limit: 40 }
    }
}

/// Every option.
pub const OPTIONS: &[OptionCard] = &[
    OptionCard {
        key: "penalty",
        clause: clauses::MODIFIERS,
        about: catalogue::OPTION_PENALTY,
        default: "firer",
        values: &["firer", "target"],
    },
    OptionCard {
        key: "turn-limit",
        clause: clauses::VICTORY,
        about: catalogue::OPTION_TURN_LIMIT,
        default: "40",
        values: &[],
    },
];

impl Options {
    /// Sets one option from text.
    ///
    /// # Errors
    /// If there is no such option or it has no such value; then nothing is changed.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Flaw> {
        let card = OptionCard::find(OPTIONS, key)?;
        if key == "penalty" {
            self.penalty = card.pick(value, &[Penalty::Firer, Penalty::Target])?;
        } else {
            self.turn_limit = card.number(value, ROUNDS)?;
        }
        Ok(())
    }

    /// Returns the flaw of a limit of rounds that is out of bounds.
    pub(crate) fn flaws(&self) -> Option<Flaw> {
        let limit = self.turn_limit;
        let bad = !ROUNDS.contains(&limit);
        bad.then(|| {
            let what = catalogue::limit_not_allowed(limit);
            Flaw::against(clauses::VICTORY, catalogue::FIELD_TURN_LIMIT, what)
        })
    }
}
