//! `firing-arc mail`: battles by file. A file holds the battle and the secret of one seat; letters go to the other.

use std::path::Path;

use anyhow::{Context, bail};
use engine::Seat;
use lab::storage::{Disk, PrivateDisk, Storage as _, write_whole};
use seals::{Mail as Battle, Mode};
use shelf::Shelf;

use crate::args::{Mail, NewMail};
use crate::board::{self, Look};
use crate::catalogue;
use crate::players::side_title;
use crate::salvage::read;
use crate::scene::Scene;
use crate::screen::Screen;
use crate::telling;

/// The name of a player's own scenario file in letters and rooms.
pub(crate) const OWN_SCENARIO: &str = "custom";

/// Carries out a command of battles by file.
///
/// # Errors
/// If the file or the letter is at fault; of a letter that ends in something false, what was true before it is kept.
pub fn run(shelf: &Shelf, command: &Mail, screen: &mut Screen) -> anyhow::Result<()> {
    match command {
        #[cfg(feature = "serve")]
        Mail::New(args @ NewMail { shared: Some(server), .. }) => {
            refuse_existing(&args.file)?;
            crate::carry::new_shared(shelf, args, server, screen)
        }
        Mail::New(args) => new(shelf, args, screen),
        Mail::Join { file, letter, name } => {
            refuse_existing(file)?;
            let battle = Battle::join(shelf, &read_text(letter)?, name, fresh()?)?;
            save(file, &battle)?;
            print_start(shelf, &battle, screen)?;
            send(&battle, 0, screen)
        }
        Mail::Take { file, letter } => change(shelf, file, screen, |battle, screen| {
            if !battle.take(shelf, &read_text(letter)?)? {
                screen.line(catalogue::NOTHING_NEW)?;
            }
            Ok(())
        }),
        Mail::Order { file, order } => {
            change(shelf, file, screen, |battle, _| Ok(battle.order(order, fresh()?)?))
        }
        #[cfg(feature = "serve")]
        Mail::Carry(args) => crate::carry::run(shelf, args, screen),
        Mail::Concede { file } => change(shelf, file, screen, |battle, _| Ok(battle.concede()?)),
        Mail::Claim { file } => change(shelf, file, screen, |battle, _| Ok(battle.claim()?)),
        Mail::Show { file } => show(&open(shelf, file)?, screen),
        Mail::Letter { file } => screen.data(open(shelf, file)?.letter().trim_end()),
        Mail::Record { file } => {
            let battle = open(shelf, file)?;
            let playing = battle.playing().context(catalogue::NOT_BEGUN)?;
            screen.data(playing.record().trim_end())
        }
        Mail::Recovery { file } => screen.line(&catalogue::keep_recovery(open(shelf, file)?.recovery())),
        Mail::History { file } => {
            let history = open(shelf, file)?.history().context(catalogue::NOT_BEGUN)?;
            screen.data(history.trim_end())
        }
        Mail::Recover { file, recovery, history } => {
            refuse_existing(file)?;
            let recovery = read_text(recovery)?;
            // The text may stand below the sentence that it was printed with.
            let last = recovery.lines().map(str::trim).rfind(|line| !line.is_empty()).unwrap_or_default();
            let battle = Battle::recover(shelf, last, &read_text(history)?)?;
            save(file, &battle)?;
            show(&battle, screen)
        }
    }
}

fn new(shelf: &Shelf, args: &NewMail, screen: &mut Screen) -> anyhow::Result<()> {
    refuse_existing(&args.file)?;
    let scene = scene_of(shelf, args)?;
    let seat = Seat(args.seat - 1);
    let battle = Battle::invite(shelf, scene.game.id(), &scene.opening, (seat, &args.name), fresh()?)?;
    save(&args.file, &battle)?;
    send(&battle, 0, screen)
}

/// Sets up a battle in letters.
pub(crate) fn scene_of(shelf: &Shelf, args: &NewMail) -> anyhow::Result<Scene> {
    let mut scene = Scene::of(shelf, &args.game, &args.set_up)?;
    // A flaw of the set-up is told as in every other command.
    scene.open(0, Vec::new())?;
    if scene.opening.text.is_some() {
        // Letters and rooms have one name for scenario files: that of the file could be a scenario of the game.
        OWN_SCENARIO.clone_into(&mut scene.opening.scenario);
    }
    Ok(scene)
}

/// Opens a battle, changes it, keeps it, and prints what came of it and the letter to send.
fn change(
    shelf: &Shelf,
    file: &Path,
    screen: &mut Screen,
    act: impl FnOnce(&mut Battle, &mut Screen) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let (battle, known) = changed(shelf, file, screen, act)?;
    send(&battle, known, screen)
}

/// Opens a battle, changes it and keeps it. Returns it with the number of decisions that were known before.
pub(crate) fn changed(
    shelf: &Shelf,
    file: &Path,
    screen: &mut Screen,
    act: impl FnOnce(&mut Battle, &mut Screen) -> anyhow::Result<()>,
) -> anyhow::Result<(Battle, usize)> {
    // Held until the new text has replaced the old one.
    let opened = Disk.open(file).with_context(|| catalogue::cannot_read(file.display()))?;
    let locked = opened.as_ref().map_or(Ok(true), |opened| opened.lock())?;
    anyhow::ensure!(locked, "{}", catalogue::another_writes_battle(file.display()));
    let mut battle = open(shelf, file)?;
    let (before, known) = (battle.kept(), battle.battle().revealed());
    let done = act(&mut battle, screen);
    // A letter that ends in a lie may have begun with something true.
    if battle.kept() != before {
        save(file, &battle)?;
    }
    done?;
    Ok((battle, known))
}

/// Prints the decisions from one on, what is wanted, and the letter to send.
fn send(battle: &Battle, known: usize, screen: &mut Screen) -> anyhow::Result<()> {
    print_decisions(battle, known, screen)?;
    print_state(battle, screen)?;
    if battle.mode()? == Mode::Shared {
        return screen.line(catalogue::CARRY_THIS);
    }
    screen.line(catalogue::SEND_THIS)?;
    screen.data(battle.letter().trim_end())
}

/// Prints the decisions from one on.
pub(crate) fn print_decisions(battle: &Battle, known: usize, screen: &mut Screen) -> anyhow::Result<()> {
    let shown =
        telling::decisions(battle.battle(), known..battle.battle().revealed(), Some(battle.seat()), screen);
    shown.iter().try_for_each(|line| screen.line(line))
}

/// Prints what is played in a battle that was joined, and who can read a sealed order in it.
pub(crate) fn print_start(shelf: &Shelf, battle: &Battle, screen: &mut Screen) -> anyhow::Result<()> {
    let header = battle.battle().header();
    screen.line(&telling::heading(battle.battle(), screen))?;
    if battle.is_own_scenario(shelf) {
        screen.line(catalogue::THEIR_OWN_SCENARIO)?;
    }
    if header.position.is_some() {
        screen.line(catalogue::THEIR_OWN_POSITION)?;
    }
    if !header.options.is_empty() {
        screen.line(&catalogue::options_chosen(&header.options))?;
    }
    screen.line(catalogue::who_reads(battle.mode()?))
}

/// Prints the name of the battle, and what is wanted.
pub(crate) fn print_state(battle: &Battle, screen: &mut Screen) -> anyhow::Result<()> {
    if let Some(name) = battle.name() {
        screen.line(&catalogue::keep_this_name(name))?;
    }
    screen.line(&catalogue::wanted(&battle.wants()))
}

fn show(battle: &Battle, screen: &mut Screen) -> anyhow::Result<()> {
    let seat = battle.seat();
    let table = battle.battle();
    screen.line(&telling::heading(table, screen))?;
    screen.line(&catalogue::you_are(seat, side_title(table, table.side(seat))))?;
    screen.line(catalogue::who_reads(battle.mode()?))?;
    if let Some(view) = table.view(table.revealed(), Some(seat)) {
        screen.line(&board::draw(&view, Look::Whole, screen).join("\n"))?;
    }
    if battle.must_write() {
        screen.line(&table.ask(Some(seat)))?;
    }
    print_state(battle, screen)
}

/// Returns fresh random bytes of the system.
pub(crate) fn fresh() -> anyhow::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Ok(bytes),
        Err(error) => bail!("{}: {error}", catalogue::NO_RANDOM_BYTES),
    }
}

fn read_text(path: &Path) -> anyhow::Result<String> {
    Ok(String::from_utf8_lossy(&read(path)?).into_owned())
}

pub(crate) fn open(shelf: &Shelf, file: &Path) -> anyhow::Result<Battle> {
    Battle::open(shelf, &read_text(file)?).with_context(|| file.display().to_string())
}

fn refuse_existing(file: &Path) -> anyhow::Result<()> {
    anyhow::ensure!(file.symlink_metadata().is_err(), "{}", catalogue::mail_file_exists(file.display()));
    Ok(())
}

/// Writes the battle to its file, which only its owner can read. A stop at any moment leaves the old text or the new one.
pub(crate) fn save(file: &Path, battle: &Battle) -> anyhow::Result<()> {
    let written = write_whole(&PrivateDisk, file, battle.kept().as_bytes());
    written.with_context(|| catalogue::cannot_write(file.display()))
}
