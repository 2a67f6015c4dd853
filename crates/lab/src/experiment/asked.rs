//! An experiment as it is asked: its question, who leads, its cases.

use serde::Serialize;
use shelf::{Game, Opening};

use super::fleets::Fleets;
use crate::series::Thinking;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Question {
    /// What each case changes.
    Sweep,
    /// What one rule changes.
    Rules,
    /// At which value the sides win alike.
    Fair {
        /// How wide the interval of that value may be.
        width: f64,
        /// The most battles of a case.
        most: u64,
    },
    /// What each class of ship is worth.
    Points,
}

/// Who leads the sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leads {
    /// One captain leads both: what is counted is the first side's share.
    Both(String),
    /// Two captains, who change sides in pairs: what is counted is the first captain's share.
    Each([String; 2]),
}

/// One case of an experiment.
pub struct Case {
    /// What it is called.
    pub name: String,
    /// Where it stands on the axis, if it is a number.
    pub value: Option<f64>,
    /// How its battles begin.
    pub opening: Opening,
}

/// An experiment, read and checked.
pub struct Experiment {
    /// Its name.
    pub id: String,
    /// Its file, whole.
    pub text: String,
    /// Its title.
    pub title: String,
    /// What it asks, in words.
    pub asks: String,
    /// What it asks.
    pub question: Question,
    /// The game.
    pub game: &'static dyn Game,
    /// The scenario's name.
    pub scenario: String,
    /// Who leads the sides.
    pub leads: Leads,
    /// Battles of a case; for `fair` those it begins with.
    pub battles: u64,
    /// The seed, of all cases the same.
    pub seed: u64,
    /// How long captains think.
    pub thinking: Thinking,
    /// What the values of the cases count, such as inches.
    pub unit: String,
    /// The cases; the first is what the others are compared with. None where fleets are drawn.
    pub cases: Vec<Case>,
    /// The fleets that are drawn, where values of ships are asked for.
    pub fleets: Option<Fleets>,
}
