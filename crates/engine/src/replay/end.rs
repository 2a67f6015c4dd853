//! The replay of the block that ends a battle.

use super::{Sentences, compare};
use crate::battle::Battle;
use crate::quoting::quoted;
use crate::record::{Block, RecordError, parse_input};
use crate::rules::Rules;
use crate::seat::Seat;

/// Returns the lines of a block that belong to sealed battles.
pub(super) fn sealed_lines(block: &Block) -> impl Iterator<Item = &String> {
    block.lines.iter().map(|(_, line)| line).filter(|line| line.starts_with('~'))
}

/// Ends a battle as its record does: somebody concedes or forfeits, or all agree to a draw. A battle that the rules
/// decided may only be signed.
pub(super) fn end<R: Rules>(battle: &mut Battle<R>, block: &Block) -> Result<(), RecordError> {
    let first = block.lines[0].0;
    let late = block.lines.iter().find_map(|(number, line)| Some((*number, line.strip_prefix("~ late ")?)));
    if let Some((number, seat)) = late {
        let shown: Vec<String> = sealed_lines(block).take_while(|line| !is_last(line)).cloned().collect();
        let seat = Seat::parse(seat);
        let seat = seat.ok_or_else(|| RecordError::at(number, "there is no such seat"))?;
        battle.forfeit(seat, &shown).map_err(|error| RecordError::at(number, error.to_string()))?;
    }
    for (number, line) in block.lines.iter().filter(|(_, line)| line.starts_with('>')) {
        let given = match parse_input(line) {
            Some((Some(seat), "concedes")) => battle.concede(seat),
            Some((Some(seat), "agrees")) => battle.agree(seat),
            _ => {
                let what =
                    format!("expected \"> SEAT  concedes\" or \"> SEAT  agrees\", not {}", quoted(line));
                return Err(RecordError::at(*number, what));
            }
        };
        given.map_err(|error| RecordError::at(*number, error.to_string()))?;
    }
    let signed: Vec<String> =
        sealed_lines(block).filter(|line| line.starts_with("~ signed ")).cloned().collect();
    if !signed.is_empty() {
        battle.sign(&signed).map_err(|error| RecordError::at(first, error.to_string()))?;
    }
    let Some(text) = battle.end_block() else {
        return Err(RecordError::at(
            first,
            "no seat concedes here, none forfeits or signs, and not every seat agrees to a draw",
        ));
    };
    compare::<R>(block, &text, &mut Sentences::Compared { number: 0, reworded: Vec::new() })
}

/// Returns `true` for the lines of an end block that follow what was sealed and opened.
fn is_last(line: &str) -> bool {
    line.starts_with("~ late ") || line.starts_with("~ signed ")
}
