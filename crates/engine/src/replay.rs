//! Playing a record again: every derived line is compared, and the first difference is named.

use crate::battle::{Match, MatchError, Wanted};
use crate::clause::Clause;
use crate::record::{Block, Record, RecordError, parse_input};
use crate::rules::Rules;
use crate::wording::{counted, quoted, quoted_apart, shortened};

/// Plays a record under its rules, comparing every event, roll and digest.
///
/// # Errors
/// The first line that differs: an order refused (with its clause), an event or roll told otherwise, a digest.
pub fn replay<R: Rules>(rules: R, record: &Record) -> Result<Match<R>, RecordError> {
    let (line, digest) = &record.opening;
    let mut battle = Match::new(rules, record.header.clone()).map_err(|flaws| {
        let all: Vec<String> = flaws.iter().map(ToString::to_string).collect();
        RecordError { line: 1, what: all.join("; "), clause: flaws.first().and_then(|f| f.clause) }
    })?;
    if battle.digest().to_string() != *digest {
        let what = format!("the header has been changed: its digest is {}, not {digest}", battle.digest());
        return Err(RecordError::at(*line, what));
    }
    for block in &record.blocks {
        play_block(&mut battle, block)?;
    }
    Ok(battle)
}

/// Plays one block. Where it does not hold and an order in it does not stand, the first such order is named before the
/// line that differs.
fn play_block<R: Rules>(battle: &mut Match<R>, block: &Block) -> Result<(), RecordError> {
    let mut void = None;
    compare_block(battle, block, &mut void).map_err(|error| match void {
        Some(RecordError { line, what, clause }) => {
            RecordError { line, what: format!("{what}; line {}: {}", error.line, error.what), clause }
        }
        None => error,
    })
}

fn compare_block<R: Rules>(
    battle: &mut Match<R>,
    block: &Block,
    void: &mut Option<RecordError>,
) -> Result<(), RecordError> {
    let before = battle.past().len();
    let first = block.lines[0].0;
    if battle.outcome().is_some() {
        return Err(RecordError::at(first, "the battle is over before this turn"));
    }
    for (number, line) in block.lines.iter().filter(|(_, line)| line.starts_with('>')) {
        give_input(battle, *number, line, void)?;
    }
    let Some(turn) = battle.past().get(before) else {
        return Err(match battle.wanted() {
            Some(wanted) => not_rolled(block, wanted),
            None => {
                let block = shortened(&block.lines[0].1);
                let missing = format!("not every seat that must write has an order in {block}");
                RecordError::at(first, missing)
            }
        });
    };
    if battle.faces_left() > 0 {
        return Err(RecordError::at(
            first,
            format!("{} of dice left over", counted(battle.faces_left() as u64, "face")),
        ));
    }
    let text = battle.block(turn);
    let mut derived = text.lines().skip(1);
    for (number, found) in &block.lines {
        let expected = derived.next().unwrap_or("");
        if expected != found {
            let clause = clause_of::<R>(expected);
            let (found, expected) = quoted_apart(found, expected);
            let what = format!("the record says {found}, the rules say {expected}");
            return Err(RecordError { line: *number, what, clause });
        }
    }
    match derived.next() {
        None => Ok(()),
        Some(more) => {
            let line = block.lines.last().map_or(first, |(n, _)| *n);
            Err(RecordError {
                line,
                what: format!("the rules also say {}", quoted(more)),
                clause: clause_of::<R>(more),
            })
        }
    }
}

/// The fault of a block whose typed dice do not suffice, or have a face that is none of its die.
fn not_rolled(block: &Block, wanted: &Wanted) -> RecordError {
    let given = block.lines.iter().find(|(_, line)| line.starts_with("> dice"));
    let line = given.unwrap_or(&block.lines[0]).0;
    let die = wanted.faces;
    let what = match wanted.dropped.first() {
        Some(face) => {
            format!("face {} of the dice: a d{die} has no face {face}", wanted.typed.len() + 1)
        }
        None => format!("the dice lack a face: a d{die} is still to be rolled"),
    };
    RecordError { line, what, clause: Some(wanted.why) }
}

/// Gives a seat's order or the dice; an order that does not stand is given as it was written, and noted.
fn give_input<R: Rules>(
    battle: &mut Match<R>,
    number: usize,
    line: &str,
    void: &mut Option<RecordError>,
) -> Result<(), RecordError> {
    let fault = |what: String| RecordError::at(number, what);
    let (seat, text) = parse_input(line)
        .ok_or_else(|| fault(format!("no order line: > seat, two blanks, order; not {}", quoted(line))))?;
    let given = match seat {
        Some(seat) => {
            match text.parse().map_err(MatchError::Refused).and_then(|order| battle.seal(seat, order)) {
                Err(MatchError::Refused(refusal)) => {
                    void.get_or_insert_with(|| refused(number, &refusal));
                    battle.seal_as_written(seat, text).map(drop)
                }
                other => other,
            }
        }
        None => {
            let faces: Result<Vec<u8>, _> = text.split(' ').map(str::parse).collect();
            let faces = faces.map_err(|_| fault(format!("no die faces: {}", quoted(text))))?;
            battle.lay_ready(&faces);
            Ok(())
        }
    };
    given.map_err(|error| fault(error.to_string()))
}

fn refused(line: usize, refusal: &crate::Refusal) -> RecordError {
    let what = if refusal.subject.is_empty() {
        refusal.reason.clone()
    } else {
        format!("{}: {}", shortened(&refusal.subject), refusal.reason)
    };
    RecordError { line, what: format!("order refused: {what}"), clause: Some(refusal.clause) }
}

/// The clause a derived line names.
fn clause_of<R: Rules>(line: &str) -> Option<Clause> {
    let id = line.trim_start().strip_prefix('[')?.split_once(']')?.0;
    R::CLAUSES.iter().map(|s| s.clause).find(|c| c.0 == id)
}
