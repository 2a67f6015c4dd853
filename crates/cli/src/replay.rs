//! `firing-arc replay`: a record played again, every line compared with the rules.

use anyhow::bail;
use engine::Fact;
use games::Battle;

use crate::args::Replay;
use crate::board::{self, Look};
use crate::fault::usage;
use crate::salvage::{Found, InFile, read, salvage};
use crate::screen::Screen;
use crate::{json, telling};

/// Replays a record.
///
/// # Errors
/// The first line that differs from the rules, or where the record stops.
pub fn run(args: &Replay, screen: &mut Screen) -> anyhow::Result<()> {
    let file = args.file.display().to_string();
    let bytes = read(&args.file)?;
    let wrong = |error| InFile { file: file.clone(), error };
    let Found { record, damage, .. } = salvage(&bytes).map_err(wrong)?;
    let battle = games::replay(&record).map_err(wrong)?;
    let shown = match args.turn {
        None => 0..battle.revealed(),
        Some(turn) => {
            let index = index_of(&*battle, turn);
            let Some(index) = index else {
                return usage(format!(
                    "{file}: there is no turn {turn}; the record has {} turns",
                    battle.revealed()
                ));
            };
            index..index + 1
        }
    };
    if args.json {
        let whole = damage.is_none();
        let fact = if args.turn.is_some() {
            battle.revealed_turn(shown.start, None)
        } else {
            Some(summary(&*battle, whole))
        };
        screen.line(&json::line(&fact.unwrap_or(Fact::Null))?)?;
    } else {
        tell(&*battle, args, shown, screen)?;
    }
    let Some(damage) = damage else { return Ok(()) };
    screen.flush()?;
    bail!(
        "{}\n{} whole turns are replayed above; the rest is lost. Go on after them with: firing-arc play --resume {file}",
        wrong(damage),
        battle.revealed()
    )
}

/// Where a turn of that number stands among those revealed.
fn index_of(battle: &dyn Battle, turn: u32) -> Option<usize> {
    (0..battle.revealed()).find(|index| {
        let fact = battle.revealed_turn(*index, None);
        fact.is_some_and(|fact| crate::pieces::number(&fact, "turn") == i64::from(turn))
    })
}

fn tell(
    battle: &dyn Battle,
    args: &Replay,
    shown: std::ops::Range<usize>,
    screen: &mut Screen,
) -> anyhow::Result<()> {
    screen.line(&telling::heading(battle, screen))?;
    for index in shown {
        if let Some(view) = battle.view(index, None).filter(|_| args.board) {
            screen.line(&board::draw(&view, Look::Whole, screen).join("\n"))?;
        }
        screen.line(&telling::turn(battle, index, None, screen).join("\n"))?;
    }
    if args.turn.is_some() {
        return Ok(());
    }
    if let Some(view) = battle.view(battle.revealed(), None).filter(|_| args.board) {
        screen.line(&board::draw(&view, Look::Whole, screen).join("\n"))?;
    }
    screen.line(&telling::standing(battle))
}

/// The battle as plain data.
fn summary(battle: &dyn Battle, whole: bool) -> Fact {
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
        ("position", Fact::text(battle.position())),
        ("turns", Fact::List(turns)),
    ])
}
