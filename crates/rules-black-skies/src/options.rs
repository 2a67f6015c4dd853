//! The options of the rules, by key, each with its clause and its values.

use engine::{Clause, Flaw};

use crate::clauses;

/// Whose maneuver penalty is taken off the roll to hit (BS-5.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Penalty {
    /// That of the maneuver the firer has just flown.
    Firer,
    /// That of the target's last maneuver.
    Target,
}

/// The options in force in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Whose maneuver penalty counts (BS-5.2).
    pub penalty: Penalty,
    /// Rounds after which hull decides (BS-6.3).
    pub turn_limit: u16,
}

impl Default for Options {
    fn default() -> Self {
        Self { penalty: Penalty::Firer, turn_limit: 40 }
    }
}

/// One option as a player sees it.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// Its key, as in `--option penalty=target`.
    pub key: &'static str,
    /// The clause it belongs to.
    pub clause: Clause,
    /// What it does, in a line.
    pub about: &'static str,
    /// Its default.
    pub default: &'static str,
    /// Its values, where they are words.
    pub values: &'static [&'static str],
}

/// Every option.
pub const OPTIONS: &[Choice] = &[
    Choice {
        key: "penalty",
        clause: clauses::MODIFIERS,
        about: "whose penalty for its last maneuver comes off a roll to hit: firer or target",
        default: "firer",
        values: &["firer", "target"],
    },
    Choice {
        key: "turn-limit",
        clause: clauses::VICTORY,
        about: "rounds after which hull decides, 1 to 1000",
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
        let Some(choice) = OPTIONS.iter().find(|c| c.key == key) else {
            let keys: Vec<&str> = OPTIONS.iter().map(|c| c.key).collect();
            let what = format!("no such option; there are {}", keys.join(", "));
            return Err(Flaw::plain(format!("option {key}"), what));
        };
        let wrong = || {
            Flaw::against(choice.clause, format!("option {key}"), format!("\"{value}\": {}", choice.about))
        };
        if key == "penalty" {
            self.penalty = match value {
                "firer" => Penalty::Firer,
                "target" => Penalty::Target,
                _ => return Err(wrong()),
            };
        } else {
            let rounds = value.parse().ok().filter(|n| (1..=1000).contains(n));
            self.turn_limit = rounds.ok_or_else(wrong)?;
        }
        Ok(())
    }
}
