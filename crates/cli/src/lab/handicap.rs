//! `firing-arc lab handicap`: by how much a strong captain's side must start weaker for a weak one to have a fair
//! battle.

use std::fs;
use std::path::Path;

use anyhow::Context as _;
use lab::handicap::{Found, Opponents, UnequalMatch};
use lab::interval::{LEVEL, wilson};
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
    let captains = players(scene.game, &args.captains, false)?;
    let [weak, strong] = captains.as_slice() else {
        return usage(catalogue::HANDICAP_NEEDS_TWO);
    };
    let [weak, strong] = [weak, strong].map(|player| player.name().to_owned());
    let side = engine::Side(args.side - 1);
    let opponents = Opponents { weak, strong, side };
    let thinking = Thinking::default();
    let unequal =
        UnequalMatch::new(scene.game, &scene.opening, &opponents, args.seed, thinking, args.battles);
    let mut unequal = scene.stands(unequal)?;
    let rest = [format!("captains {}, {}", opponents.weak, opponents.strong), catalogue::handicap_of(side)];
    let header = fights::header(&scene, "handicap", args.seed, thinking, &rest);
    let name = format!(
        "handicap-{}-{}-{}-{}-{side}.results",
        scene.game.id(),
        scene.opening.scenario,
        opponents.weak,
        opponents.strong
    );
    if let Some(out) = &args.out {
        fs::create_dir_all(out).with_context(|| catalogue::cannot_create_folder(out.display()))?;
    }
    let path = args.out.as_ref().map(|out| out.join(name));
    let mut results = fights::results(path.as_deref(), "", &header)?;
    let found = search(&mut unequal, args, &mut results)?;
    let check = check(&unequal, args, found.steps, &mut results)?;
    let side_name = scene.game.card(&scene.opening.scenario).map(|card| card.side_name(side));
    let side_name = side_name.unwrap_or_else(|| format!("Side {side}"));
    tell(&unequal, &opponents, &side_name, &found, check, screen)?;
    let file = scene.game.scenarios().iter().find(|file| file.id == scene.opening.scenario);
    let (Some(out), Some(file), true) = (&args.out, file, scene.opening.options.is_empty()) else {
        return Ok(());
    };
    let kept = Handicap {
        text: digest(file.text),
        weak: opponents.weak,
        strong: opponents.strong,
        side,
        steps: found.steps,
        share: [found.share, found.interval.low, found.interval.high]
            .map(|share| (100.0 * share).round() as u32),
        battles: found.battles as u32,
        check: check.map(|number| number as u32),
    };
    keep(&out.join(format!("{}.handicaps", scene.game.id())), &kept.line(file.id))
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
    unequal: &UnequalMatch,
    opponents: &Opponents,
    side: &str,
    found: &Found,
    check: [u64; 3],
    screen: &mut Screen,
) -> anyhow::Result<()> {
    let percent = |share: f64| format!("{:.0}", 100.0 * share);
    let start = unequal.start(found.steps);
    screen.line(&match found.steps {
        0 => catalogue::no_handicap_needed(side),
        _ => catalogue::handicap_found(side, &start.told),
    })?;
    let interval = [found.interval.low, found.interval.high].map(percent);
    screen.line(&catalogue::handicap_share(
        &opponents.strong,
        &percent(found.share),
        &interval,
        found.battles,
    ))?;
    let fresh: u64 = check.iter().sum();
    if fresh > 0 {
        let share = (check[0] as f64 + check[1] as f64 / 2.0) / fresh as f64;
        let bounds = wilson(share, fresh as f64, LEVEL);
        let bounds = [bounds.low, bounds.high].map(percent);
        screen.line(&catalogue::handicap_checked(&opponents.strong, &percent(share), &bounds, fresh))?;
    }
    screen.line(&catalogue::handicap_steps(&opponents.side, found.steps, unequal.most_steps()))
}

/// Writes a line to a file of handicaps, in the place of one for the same scenario, captains and side.
fn keep(path: &Path, line: &str) -> anyhow::Result<()> {
    let key = |line: &str| {
        let words = line.split(' ').filter(|word| {
            !word.contains('=') || ["weak=", "strong=", "side="].iter().any(|key| word.starts_with(key))
        });
        words.map(str::to_owned).collect::<Vec<String>>()
    };
    let old = if path.exists() { fs::read_to_string(path)? } else { String::new() };
    let mut lines: Vec<&str> =
        old.lines().filter(|old| !old.starts_with('#') && key(old) != key(line)).collect();
    lines.push(line);
    lines.sort_unstable();
    let text = catalogue::handicap_file(&lines.join("\n"));
    write_whole(&Disk, path, text.as_bytes()).with_context(|| path.display().to_string())
}
