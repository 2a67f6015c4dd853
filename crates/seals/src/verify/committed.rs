//! The check of a record without keys, whose dice follow from secrets that were committed to: the record of a plain room.

use engine::record::{NOT_COMMITTED, Record, RecordError};
use engine::replay::Sentences;
use engine::{Demand, Seats};
use shelf::Shelf;

use super::{Proof, outcome};
use crate::fault::Fault;

/// Checks a record whose dice were committed to: the secrets, and every line, played again.
///
/// # Errors
/// The first thing that is false, with its line.
pub(super) fn check(shelf: &Shelf, record: &Record, commitments: &[String]) -> Result<Proof, Fault> {
    record.check_header().map_err(of_record)?;
    let replayed = shelf.replay(record).map_err(of_record)?;
    let sentences = match &replayed.sentences {
        Sentences::Compared { reworded, .. } => match reworded.first() {
            Some(other) => return Err(Fault::of("sentence", other.to_string()).at(other.line)),
            None => true,
        },
        Sentences::NotCompared { .. } => false,
    };
    let battle = replayed.battle;
    Ok(Proof {
        name: commitments.join(" "),
        decisions: record.blocks.len() as u32,
        outcome: matches!(battle.demand(), Demand::Over(_)).then(|| outcome(battle.as_ref())),
        mode: None,
        seats: Seats::NONE,
        signed: Seats::NONE,
        late: None,
        silent: Seats::NONE,
        sentences,
    })
}

/// Names the false thing that a replay found.
fn of_record(error: RecordError) -> Fault {
    let kind = if error.what.contains(NOT_COMMITTED) { "commitment" } else { "record" };
    Fault { line: error.line, kind, what: error.what }
}
