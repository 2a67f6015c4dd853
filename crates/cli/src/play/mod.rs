//! `firing-arc play`: people at one terminal, against captains or each other.

mod ask;
mod ending;
mod hint;
mod session;
mod typed;
mod words;

use std::path::Path;

use engine::record::DiceSource;
use engine::replay::{Replayed, Sentences};
use shelf::{AnyBattle, Game, Shelf};

use crate::args::Play;
use crate::catalogue;
use crate::fault::usage;
use crate::keep::{self, Keeper};
use crate::players::{Player, check_seats, players};
use crate::salvage::{InFile, read, salvage};
use crate::scene::Scene;
use crate::screen::Screen;
use crate::thinking;
use crate::visible::warn;
use session::Session;
use typed::Typed;

/// Returns the default players: a person, and the doctrine, or else the second captain or the only one.
fn usual(game: &dyn Game) -> Vec<String> {
    let captains = game.captains();
    let doctrine = captains.iter().find(|(name, _)| *name == "doctrine");
    let captain = doctrine.or(captains.get(1)).or(captains.first()).map_or("you", |(name, _)| *name);
    vec!["you".to_owned(), captain.to_owned()]
}

/// Plays a battle with people at the terminal.
///
/// # Errors
/// If the set-up is invalid or the record cannot be written.
pub fn run(shelf: &Shelf, args: &Play, screen: &mut Screen) -> anyhow::Result<()> {
    let (battle, players, keeper, seed) = match &args.resume {
        Some(path) => resumed(shelf, path, args)?,
        None => begun(shelf, args)?,
    };
    let typed = Typed::from(args.resume.as_deref() == Some(Path::new("-")));
    Session::new(battle, players, keeper, args.thinking, seed, typed, screen).play()
}

type Begun = (Box<dyn AnyBattle>, Vec<Player>, Keeper, u64);

fn begun(shelf: &Shelf, args: &Play) -> anyhow::Result<Begun> {
    let scene = Scene::of(shelf, args.game.as_deref().unwrap_or_default(), &args.set_up)?;
    let named = args.seats.clone().unwrap_or_else(|| usual(scene.game));
    let players = players(scene.game, &named, true)?;
    let seed = args.seed.unwrap_or_else(thinking::fresh_seed);
    check_seats(&*scene.open(seed, Vec::new())?, &players)?;
    let battle = scene.open(seed, players.iter().map(|p| p.name().to_owned()).collect())?;
    check_people(&players)?;
    let path = args.record.clone().map_or_else(|| keep::unnamed(&*battle, seed), Ok)?;
    let keeper = Keeper::begin(&path, &*battle, args.force)?;
    Ok((battle, players, keeper, seed))
}

/// Continues a record. Every seat without a captain's name is a person's.
fn resumed(shelf: &Shelf, path: &Path, args: &Play) -> anyhow::Result<Begun> {
    let wrong = |error| InFile { file: path.display().to_string(), error };
    let found = salvage(&read(path)?).map_err(wrong)?;
    let Replayed { battle, sentences } = shelf.replay(&found.record).map_err(wrong)?;
    if let Sentences::NotCompared { found, own } = sentences {
        warn(&catalogue::wordings_differ(&found, &own));
    }
    let header = battle.header();
    if let Some(other) = args.game.as_ref().filter(|name| **name != header.game) {
        return usage(catalogue::battle_of_another_game(path.display(), &header.game, other));
    }
    let game = battle.game();
    let players = match &args.seats {
        Some(named) => players(game, named, true)?,
        None => header.names.iter().map(|name| Player::seated(game, name)).collect(),
    };
    check_seats(&*battle, &players)?;
    check_people(&players)?;
    if let Some(damage) = &found.damage {
        warn(&wrong(damage.clone()).to_string());
    }
    let seed = if let DiceSource::Seed(seed) = header.dice { seed } else { 0 };
    let keeper = if path == Path::new("-") {
        // A record from a pipe has no file to continue in: it gets a new one.
        Keeper::begin(&keep::unnamed(&*battle, seed)?, &*battle, false)?
    } else {
        Keeper::go_on(path, &*battle, found.whole, found.damage.is_some())?
    };
    Ok((battle, players, keeper, seed))
}

/// Checks that a person plays, before any file is changed.
fn check_people(players: &[Player]) -> anyhow::Result<()> {
    if players.contains(&Player::You) {
        return Ok(());
    }
    usage(catalogue::NO_SEAT_IS_YOURS)
}
