//! Blocks of a record: their numbered lines, compared with the same block played again.

use engine::record::Block;
use shelf::AnyBattle;

use crate::bounds;
use crate::fault::Fault;
use crate::ledger::Ledger;

/// Refuses a seal that is larger than a record of the battle may have.
pub(super) fn check_sizes<'a>(
    ledger: &Ledger,
    battle: &dyn AnyBattle,
    lines: impl Iterator<Item = (usize, &'a str)>,
) -> Result<(), Fault> {
    bounds::too_large(lines, bounds::most_in_record(battle, ledger.is_shared())).map_or(Ok(()), Err)
}

/// Returns the lines of a block with their numbers.
pub(super) fn numbered(block: &Block) -> impl Iterator<Item = (usize, &str)> {
    block.lines.iter().map(|(number, line)| (*number, line.as_str()))
}

/// Compares a block of the record with the same block played again; sentences count if they have the same `words`.
pub(super) fn compare(block: &Block, own: &str, words: bool) -> Result<(), Fault> {
    let counts = |line: &&str| !line.is_empty() && (words || !line.starts_with("# "));
    let mut own = own.lines().filter(counts);
    for (number, line) in block.lines.iter().filter(|(_, line)| counts(&line.as_str())) {
        let expected = own.next().unwrap_or("");
        if expected != line {
            let what = format!("the record says \"{line}\", what was sealed makes it \"{expected}\"");
            return Err(Fault::of(kind(line), what).at(*number));
        }
    }
    match own.next() {
        None => Ok(()),
        Some(more) => {
            let line = block.lines.last().map_or(1, |(number, _)| *number);
            Err(Fault::of(kind(more), format!("the line \"{more}\" is missing")).at(line))
        }
    }
}

/// Names the kind of a line of a block.
pub(super) fn kind(line: &str) -> &'static str {
    match line.as_bytes() {
        [b'>', ..] => "order",
        [b' ', ..] => "die",
        [b'[', ..] => "event",
        [b'=', ..] => "digest",
        [b'#', ..] => "sentence",
        [b't', ..] => "turn",
        _ => line.split(' ').nth(1).map_or("line", |word| match word {
            "seal" => "seal",
            "opened" => "opening",
            "step" => "step",
            "release" => "release",
            "close" => "close",
            "secret" | "receiving" => "key",
            _ => "line",
        }),
    }
}
