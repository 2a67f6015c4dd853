//! `firing-arc replay`: a record replayed, with every line compared with the rules.

use anyhow::bail;
use engine::Fact;
use engine::quoting::counted;
use engine::replay::{Replayed, Sentences};
use shelf::{AnyBattle, Shelf};

use crate::args::Replay;
use crate::board::{self, Look};
use crate::catalogue;
use crate::fault::usage;
use crate::players::{Player, YOU};
use crate::salvage::{Found, InFile, read, salvage};
use crate::screen::Screen;
use crate::{json, telling};

/// Replays a record.
///
/// # Errors
/// If a line differs from the rules (the first one is named), or the record is damaged.
pub fn run(shelf: &Shelf, args: &Replay, screen: &mut Screen) -> anyhow::Result<()> {
    let file = args.file.display().to_string();
    let bytes = read(&args.file)?;
    let wrong = |error| InFile { file: file.clone(), error };
    let Found { record, damage, .. } = salvage(&bytes).map_err(wrong)?;
    let Replayed { battle, sentences } = shelf.replay(&record).map_err(wrong)?;
    let shown = match args.turn {
        None => 0..battle.revealed(),
        Some(turn) => {
            let all = telling::of_turn(&*battle, i64::from(turn));
            if all.is_empty() {
                return usage(catalogue::no_such_turn(&file, turn, telling::played(&*battle)));
            }
            all
        }
    };
    if args.json {
        let whole = damage.is_none();
        let facts = match args.turn {
            Some(_) => shown.filter_map(|index| battle.revealed_turn(index, None)).collect(),
            None => vec![summary(&*battle, whole, &sentences)],
        };
        for fact in facts {
            screen.data(&json::line(&fact)?)?;
        }
    } else {
        tell(&*battle, args, shown, screen)?;
        told_of(&sentences, screen)?;
    }
    let Some(damage) = damage else { return Ok(()) };
    screen.flush()?;
    bail!(
        "{}",
        catalogue::replayed_above(wrong(damage), telling::played_is(&*battle), onward(&*battle, &file))
    )
}

/// Returns the command that continues after the complete turns of a damaged record, or a note that they end the battle.
fn onward(battle: &dyn AnyBattle, file: &str) -> String {
    if battle.outcome() != Fact::Null {
        return catalogue::BATTLE_ENDS_WITH_THEM.to_owned();
    }
    let names = &battle.header().names;
    let players = names.iter().map(|name| Player::seated(battle.game(), name));
    let captains: Option<Vec<String>> = players
        .map(|player| match player {
            Player::You => None,
            Player::Captain(captain) => Some(captain),
        })
        .collect();
    // If only captains played, a person takes the first seat.
    let seats = captains.map_or(String::new(), |mut captains| {
        captains.iter_mut().take(1).for_each(|first| YOU.clone_into(first));
        format!(" --seats {}", captains.join(","))
    });
    catalogue::continue_after_them(file, &seats)
}

fn tell(
    battle: &dyn AnyBattle,
    args: &Replay,
    shown: std::ops::Range<usize>,
    screen: &mut Screen,
) -> anyhow::Result<()> {
    screen.line(&telling::heading(battle, screen))?;
    if !args.board {
        let lines = telling::decisions(battle, shown.clone(), None, screen);
        lines.iter().try_for_each(|line| screen.line(line))?;
    }
    for index in shown.filter(|_| args.board) {
        if let Some(view) = battle.view(index, None) {
            screen.line(&board::draw(&view, Look::Whole, screen).join("\n"))?;
        }
        screen.line(&telling::decisions(battle, index..index + 1, None, screen).join("\n"))?;
    }
    if args.turn.is_some() {
        return Ok(());
    }
    if let Some(view) = battle.view(battle.revealed(), None).filter(|_| args.board) {
        screen.line(&board::draw(&view, Look::Whole, screen).join("\n"))?;
    }
    screen.line(&telling::standing(battle))
}

/// Largest number of changed sentences that are listed.
const LISTED: usize = 10;

/// Prints which sentences of a record differ from this program's, or that they were not compared.
fn told_of(sentences: &Sentences, screen: &mut Screen) -> anyhow::Result<()> {
    match sentences {
        Sentences::NotCompared { .. } => screen.line(&format!("Note: {sentences}.")),
        Sentences::Compared { reworded, .. } => {
            reworded.iter().take(LISTED).try_for_each(|one| screen.line(&format!("Reworded: {one}.")))?;
            match reworded.len().saturating_sub(LISTED) {
                0 => Ok(()),
                more => screen.line(&catalogue::reworded(counted(more as u64, "sentence"))),
            }
        }
    }
}

/// Returns the comparison of a record's sentences as plain data.
fn said(sentences: &Sentences) -> Fact {
    match sentences {
        Sentences::Compared { reworded, .. } => {
            let one = |one: &engine::replay::Reworded| {
                let (line, found, own) = (one.line as i64, Fact::text(&one.found), Fact::text(&one.own));
                Fact::map([("line", Fact::int(line)), ("record", found), ("own", own)])
            };
            Fact::map([("compared", Fact::Bool(true)), ("reworded", Fact::list(reworded, one))])
        }
        Sentences::NotCompared { found, own } => Fact::map([
            ("compared", Fact::Bool(false)),
            ("wording", Fact::text(found.to_string())),
            ("own", Fact::text(own.to_string())),
        ]),
    }
}

/// Returns the battle as plain data.
fn summary(battle: &dyn AnyBattle, whole: bool, sentences: &Sentences) -> Fact {
    let header = battle.header();
    let over = battle.outcome();
    let turns = (0..battle.revealed()).filter_map(|index| battle.revealed_turn(index, None)).collect();
    Fact::map([
        ("game", Fact::text(&header.game)),
        ("scenario", Fact::text(&header.scenario)),
        ("title", Fact::text(&battle.card().title)),
        ("names", Fact::texts(header.names.iter().map(String::as_str))),
        ("whole", Fact::Bool(whole)),
        ("over", over),
        ("sentences", said(sentences)),
        ("position", Fact::text(battle.position())),
        ("turns", Fact::List(turns)),
    ])
}
