//! The check of a claim: an end that says that a seat did not do its part.

use engine::record::Block;
use engine::{Demand, Seat, Seats};
use shelf::AnyBattle;

use super::block::{check_sizes, kind, numbered};
use crate::fault::Fault;
use crate::ledger::Ledger;
use crate::shared::FalseKey;

/// Checks by what the end shows that a seat did not do its part and every other seat did. Returns who must sign that.
pub(super) fn check(battle: &mut dyn AnyBattle, ledger: &Ledger, block: &Block) -> Result<Seats, Fault> {
    let first = block.lines[0].0;
    let at_end = |what: String| Fault::of("end", what).at(first);
    let shown: Vec<(usize, &str)> =
        numbered(block).skip(1).take_while(|(_, line)| !line.starts_with("~ late ")).collect();
    let last =
        numbered(block).nth(shown.len() + 1).and_then(|(_, line)| Seat::parse(line.strip_prefix("~ late ")?));
    let late = last.ok_or_else(|| at_end("this ends no battle".to_owned()))?;
    let Demand::Orders(demanded) = battle.demand() else {
        return Err(at_end("nobody can be late: the battle is over".to_owned()));
    };
    let (trial, false_key) = tried(ledger, battle, &shown, demanded)?;
    let (asked, lies) = (trial.asked(demanded), trial.lies());
    // In the mode shared a closed decision is opened without the seats, so only a lie counts then.
    let all_sealed = trial.sealed() == asked && !trial.is_shared();
    let lied = |seat: &Seat| {
        let held = lies.iter().any(|(liar, _)| liar == seat);
        trial.misstated().has(*seat) || held || false_key == Some(*seat)
    };
    let owes = |seat: &Seat| {
        let unsealed = asked.has(*seat) && !trial.sealed().has(*seat);
        unsealed || lied(seat) || all_sealed && !trial.opened().has(*seat)
    };
    if !owes(&late) {
        return Err(at_end(format!("seat {late} is not late: it did all that was asked of it")));
    }
    let others: Seats = ledger.seats().into_iter().filter(|seat| *seat != late).collect();
    // Who says that another is late has done its own part. Beside a false key nobody need seal.
    let beside = |seat: &Seat| if false_key == Some(late) { lied(seat) } else { owes(seat) };
    if let Some(seat) = others.into_iter().find(beside) {
        return Err(at_end(format!("seat {late} is not late: seat {seat} had not done its part")));
    }
    let lines: Vec<String> = shown.iter().map(|(_, line)| (*line).to_owned()).collect();
    battle.forfeit(late, &lines).map_err(|error| at_end(error.to_string()))?;
    Ok(others)
}

/// Takes the lines that an end shows into a copy of the ledger. They are all that is true of the decision, and nothing else.
/// Returns it with the seat whose key they prove false.
fn tried(
    ledger: &Ledger,
    battle: &dyn AnyBattle,
    shown: &[(usize, &str)],
    demanded: Seats,
) -> Result<(Ledger, Option<Seat>), Fault> {
    check_sizes(ledger, battle, shown.iter().copied())?;
    let mut trial = ledger.clone();
    let (others, _) = trial.sift(shown.iter().copied(), demanded);
    trial.take(others.into_iter(), demanded)?;
    let proof = FalseKey::read(&shown.iter().map(|(_, line)| *line));
    let proof = proof.filter(|proof| trial.proves(proof, demanded));
    let mut counts: Vec<String> = trial.lines().into_iter().chain(trial.misstated_lines()).collect();
    counts.extend(proof.iter().flat_map(FalseKey::lines));
    let mut expected = counts.iter();
    for (number, line) in shown {
        if expected.next().is_none_or(|own| own != line) {
            let what =
                format!("the end shows \"{line}\", which does not follow from what was sealed and opened");
            return Err(Fault::of(kind(line), what).at(*number));
        }
    }
    match (expected.next(), shown.last()) {
        (Some(more), Some((number, _))) => {
            Err(Fault::of(kind(more), format!("the end lacks the line \"{more}\"")).at(*number))
        }
        _ => Ok((trial, proof.map(|proof| proof.liar()))),
    }
}
