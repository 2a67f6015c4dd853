//! `firing-arc verify`: what a record proves, and the first thing in it that is false.

use anyhow::bail;
use engine::quoting::counted;
use seals::verify::{Proof, verify};
use shelf::Shelf;

use crate::args::Verify;
use crate::catalogue;
use crate::salvage::read;
use crate::screen::Screen;

/// Checks a record.
///
/// # Errors
/// The first thing that is false; or that the end is missing, unless that is accepted.
pub fn run(shelf: &Shelf, args: &Verify, screen: &mut Screen) -> anyhow::Result<()> {
    let file = args.file.display();
    let bytes = read(&args.file)?;
    let text = String::from_utf8_lossy(&bytes);
    let proof = match verify(shelf, &text) {
        Ok(proof) => proof,
        Err(fault) => bail!("{file}: {fault}"),
    };
    if proof.outcome.is_none() && !args.unfinished {
        bail!("{}", catalogue::unfinished(file));
    }
    tell(&proof, screen)
}

fn tell(proof: &Proof, screen: &mut Screen) -> anyhow::Result<()> {
    let decisions = counted(u64::from(proof.decisions), "decision");
    let keyed = proof.mode.is_some();
    let of = if keyed { catalogue::decisions_of } else { catalogue::decisions_without_keys };
    screen.line(&of(&proof.name, &decisions))?;
    if let Some(outcome) = &proof.outcome {
        screen.line(&format!("{outcome}."))?;
    }
    screen.line(if keyed { catalogue::ALL_TRUE } else { catalogue::ALL_FOLLOWS })?;
    if !proof.sentences {
        screen.line(catalogue::SENTENCES_NOT_COMPARED)?;
    }
    if proof.outcome.is_some() {
        let signed: Vec<String> = proof.signed.into_iter().map(|seat| format!("seat {seat}")).collect();
        if !signed.is_empty() {
            screen.line(&catalogue::signed_by(signed.join(" and ")))?;
        }
        for seat in proof.seats.into_iter().filter(|seat| !proof.signed.has(*seat)) {
            let said = if proof.late == Some(seat) {
                catalogue::said_to_be_late(seat)
            } else {
                catalogue::not_signed_by(seat)
            };
            screen.line(&said)?;
        }
    }
    let unknown = proof.unknown().into_iter().map(str::to_owned);
    let unknown: Vec<String> =
        unknown.chain(proof.silent.into_iter().map(catalogue::whether_it_played)).collect();
    for seat in proof.silent {
        screen.line(&catalogue::signed_nothing(seat))?;
    }
    screen.line(&format!("{} {}.", catalogue::NOT_PROVED, unknown.join("; ")))
}
