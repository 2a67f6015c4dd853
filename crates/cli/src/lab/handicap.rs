//! `firing-arc lab handicap`: by how much a strong captain's side must start weaker for a weak one to have a fair
//! battle.

use std::fs;
use std::path::Path;

use anyhow::Context as _;
use lab::handicap::{Found, Opponents, UnequalMatch};
use lab::interval::{Interval, LEVEL, of_results};
use lab::results::Results;
use lab::run::Ended;
use lab::series::Thinking;
use lab::storage::{Disk, write_whole};
use shelf::health::digest;
use shelf::{Handicap, Shelf};

use super::fights;
use crate::args;
use crate::catalogue;
use crate::fault::usage;
use crate::players::players;
use crate::scene::Scene;
use crate::screen::Screen;

/// Finds a handicap, tests it on fresh seeds, and writes it to the game's file of handicaps.
///
/// # Errors
/// If the set-up or a captain is unknown, the game has no handicaps, or a file cannot be read or written.
pub fn handicap(shelf: &Shelf, args: &args::Handicap, screen: &mut Screen) -> anyhow::Result<()> {
    if args.set_up.handicap.is_some() {
        return usage(catalogue::HANDICAP_IS_SOUGHT);
    }
    let scene = Scene::of(shelf, &args.game, &args.set_up)?;
    let opponents = opponents(&scene, args)?;
    let thinking = Thinking::default();
    let unequal =
        UnequalMatch::new(scene.game, &scene.opening, &opponents, args.seed, thinking, args.battles);
    let mut unequal = scene.stands(unequal)?;
    let mut results = results(&scene, args, &opponents, thinking)?;
    let found = search(&mut unequal, args, &mut results)?;
    let check = check(&unequal, args, found.steps, &mut results)?;
    tell(&scene, &unequal, &opponents, &found, check, screen)?;
    match &args.out {
        Some(out) => keep(&scene, out, opponents, &found, check),
        None => Ok(()),
    }
}

/// Returns the two captains that are named, the weak one first.
fn opponents(scene: &Scene, args: &args::Handicap) -> anyhow::Result<Opponents> {
    let captains = players(scene.game, &args.captains, false)?;
    let [weak, strong] = captains.as_slice() else {
        return usage(catalogue::HANDICAP_NEEDS_TWO);
    };
    let [weak, strong] = [weak, strong].map(|player| player.name().to_owned());
    Ok(Opponents { weak, strong, side: engine::Side(args.side - 1) })
}

/// Opens the file of the battles.
fn results(
    scene: &Scene,
    args: &args::Handicap,
    Opponents { weak, strong, side }: &Opponents,
    thinking: Thinking,
) -> anyhow::Result<Results> {
    let rest = [format!("captains {weak}, {strong}"), catalogue::handicap_of(side)];
    let header = fights::header(scene, "handicap", args.seed, thinking, &rest);
    if let Some(out) = &args.out {
        fs::create_dir_all(out).with_context(|| catalogue::cannot_create_folder(out.display()))?;
    }
    let (game, scenario) = (scene.game.id(), &scene.opening.scenario);
    let name = format!("handicap-{game}-{scenario}-{weak}-{strong}-{side}.results");
    let path = args.out.as_ref().map(|out| out.join(name));
    fights::results(path.as_deref(), "", &header)
}

/// Fights until the search is over.
fn search(unequal: &mut UnequalMatch, args: &args::Handicap, results: &mut Results) -> anyhow::Result<Found> {
    let mut ended = vec![Ended::default(); unequal.series().len()];
    while unequal.goes_on(&ended) {
        (ended, _) = fights::fight(&unequal.series(), args.threads, results)?;
    }
    unequal.found(&ended).context(catalogue::HANDICAP_NEEDS_BATTLES)
}

/// Fights battles with fresh seeds; returns wins of the strong side, draws, and wins of the weak side.
fn check(
    unequal: &UnequalMatch,
    args: &args::Handicap,
    steps: u32,
    results: &mut Results,
) -> anyhow::Result<[u64; 3]> {
    if args.check == 0 {
        return Ok([0; 3]);
    }
    let mut series = unequal.series();
    series.push(unequal.at(steps, args.check, args.seed.wrapping_add(1)));
    let (ended, _) = fights::fight(&series, args.threads, results)?;
    Ok(ended.last().map_or([0; 3], |ended| unequal.results(ended)))
}

fn tell(
    scene: &Scene,
    unequal: &UnequalMatch,
    Opponents { weak, strong, side }: &Opponents,
    found: &Found,
    check: [u64; 3],
    screen: &mut Screen,
) -> anyhow::Result<()> {
    let percents = |share: f64, interval: Interval| {
        [share, interval.low, interval.high].map(|share| format!("{:.0}", 100.0 * share))
    };
    let name = scene.side_name(*side);
    screen.line(&catalogue::handicap_asked(&scene.opening.scenario, weak, strong, &name))?;
    screen.line(&match found.steps {
        0 => catalogue::no_handicap_needed(&name),
        steps => catalogue::handicap_found(&name, &unequal.start(steps).told),
    })?;
    let expected = percents(found.share, found.interval);
    screen.line(&catalogue::handicap_share(strong, &expected, found.battles))?;
    let fresh: u64 = check.iter().sum();
    if fresh > 0 {
        let share = (check[0] as f64 + check[1] as f64 / 2.0) / fresh as f64;
        let measured = percents(share, of_results(check, LEVEL));
        screen.line(&catalogue::handicap_checked(strong, &measured, fresh))?;
    }
    screen.line(&catalogue::handicap_steps(side, found.steps, unequal.most_steps()))
}

/// Writes a handicap to the game's file, in the place of one for the same scenario, captains and side. One of a file of
/// one's own or with options is not kept.
fn keep(
    scene: &Scene,
    out: &Path,
    opponents: Opponents,
    found: &Found,
    check: [u64; 3],
) -> anyhow::Result<()> {
    let file = scene.game.scenarios().iter().find(|file| file.id == scene.opening.scenario);
    let (Some(file), true) = (file, scene.opening.options.is_empty()) else { return Ok(()) };
    let Opponents { weak, strong, side } = opponents;
    let kept = Handicap {
        text: digest(file.text),
        weak,
        strong,
        side,
        steps: found.steps,
        share: [found.share, found.interval.low, found.interval.high]
            .map(|share| (100.0 * share).round() as u32),
        battles: found.battles as u32,
        check: check.map(|number| number as u32),
    };
    let path = out.join(format!("{}.handicaps", scene.game.id()));
    let old = if path.exists() { fs::read_to_string(&path)? } else { String::new() };
    let text = catalogue::handicap_file(&kept.put(&old, file.id));
    write_whole(&Disk, &path, text.as_bytes()).with_context(|| path.display().to_string())
}
