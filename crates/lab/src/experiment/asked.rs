//! An experiment as asked: its question, its captains, and its cases.

use serde::Serialize;
use shelf::{Game, Opening};

use super::fleets::Fleets;
use crate::series::Thinking;

/// The kind of question.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Question {
    /// The effect of each case.
    Sweep,
    /// The effect of one rule.
    Rules,
    /// The value at which both sides win equally often.
    Fair {
        /// Maximum width of the interval of that value.
        width: f64,
        /// Maximum number of battles per case.
        most: u64,
    },
    /// The worth of each class of ship.
    Points,
}

/// The captains of an experiment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leads {
    /// One captain leads both sides; the first side's share is counted.
    Both(String),
    /// Two captains swap sides in pairs of battles; the first captain's share is counted.
    Each([String; 2]),
}

/// The seeds of an experiment's cases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Seeds {
    /// Battles of the same index have the same seed in every case, so that luck which all share cancels.
    #[default]
    Same,
    /// Every case has seeds of its own.
    Own,
}

/// One case of an experiment.
pub struct Case {
    /// Name of the case.
    pub name: String,
    /// Position on the axis, if the case has a number.
    pub value: Option<f64>,
    /// The opening of its battles.
    pub opening: Opening,
}

/// An experiment, parsed and checked.
pub struct Experiment {
    /// Its id.
    pub id: String,
    /// The text of its file.
    pub text: String,
    /// Its title.
    pub title: String,
    /// Its question, in words.
    pub asks: String,
    /// Its kind of question.
    pub question: Question,
    /// The game.
    pub game: &'static dyn Game,
    /// Name of the scenario.
    pub scenario: String,
    /// The captains.
    pub leads: Leads,
    /// Number of battles per case; for `fair`, the number it begins with.
    pub battles: u64,
    /// Seed from which the seeds of all battles are derived.
    pub seed: u64,
    /// The seeds of the cases.
    pub seeds: Seeds,
    /// `true` to take the luck of the dice out of the shares.
    pub luck: bool,
    /// Limits on the captains' thinking.
    pub thinking: Thinking,
    /// Number of tests made together with its own, for which intervals and p-values are corrected; `None` if only its own
    /// effects are tested.
    pub tests: Option<usize>,
    /// Unit of the cases' values, such as inches.
    pub unit: String,
    /// The cases; the first is the base of comparison. Empty where fleets are drawn.
    pub cases: Vec<Case>,
    /// The fleets to draw, if the worth of ships is measured.
    pub fleets: Option<Fleets>,
}
