//! The targets: one reader for each kind of text, with the requirements that it must meet.

mod battles;
mod files;
mod lab;
mod letters;
mod protocol;
mod target;

use anyhow::Result;
use games::SHELF;

pub use target::{ANY, Input, Target};

/// Names of all targets; the position of a name is part of the key of its random numbers.
const NAMES: [&str; 9] =
    ["record", "order", "position", "scenario", "design", "experiment", "results", "protocol", "letter"];

/// Returns the position of a target's name.
pub fn number(name: &str) -> u64 {
    NAMES.iter().position(|other| *other == name).unwrap_or(NAMES.len()) as u64
}

/// Returns all targets, with their valid texts.
///
/// # Errors
/// If the valid texts cannot be made.
pub fn all() -> Result<Vec<Box<dyn Target>>> {
    let battles = crate::seeds::battles()?;
    let records = crate::seeds::records(&battles)?;
    let protocol = protocol::Protocol::new(&battles, &records);
    Ok(vec![
        Box::new(battles::Records::new(&records)),
        Box::new(battles::Positions::new(&battles)),
        Box::new(files::Scenarios::new()),
        Box::new(files::Designs::new()?),
        Box::new(lab::Experiments::new()),
        Box::new(lab::Files::new()?),
        Box::new(protocol),
        Box::new(letters::Letters::new()?),
        Box::new(battles::Orders::new(battles)),
    ])
}

/// Returns the game with which a file name of the corpus begins.
pub fn game_of(name: &str) -> Option<&'static str> {
    let ids = SHELF.ids().into_iter().chain([ANY]);
    ids.into_iter().find(|id| name.strip_prefix(id).is_some_and(|rest| rest.starts_with('-')))
}
