//! `firing-arc lab match`: two captains against each other, each on both sides of the table.

use std::collections::BTreeMap;

use engine::quoting::counted;
use lab::contest;
use lab::report::{Kind, MatchReport, Stopped};
use lab::sequential::Finding;
use serde::Serialize;

use super::fights::{self, Times, percent};
use super::programs::{self, Failures, Programs, is_program};
use super::shards;
use crate::catalogue;
use shelf::{Arena, Shelf};

use crate::args::Match;
use crate::fault::usage;
use crate::scene::Scene;
use crate::screen::Screen;

#[derive(Serialize)]
struct Told<'a> {
    #[serde(flatten)]
    report: &'a MatchReport,
    #[serde(skip_serializing_if = "Option::is_none")]
    programs: Option<&'a BTreeMap<String, Failures>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    times: Option<&'a Times>,
}

/// Plays a match between two captains.
///
/// # Errors
/// If the set-up is invalid or not for two seats, or the results cannot be kept.
pub fn match_up(shelf: &Shelf, args: &Match, screen: &mut Screen) -> anyhow::Result<()> {
    let scene = Scene::of(shelf, &args.game, &args.set_up)?;
    let stop = args.stopping.test()?;
    let played = args.seats.iter().any(|name| is_program(name.trim()));
    let names: Vec<String> = args.seats.iter().map(|name| name.trim().to_owned()).collect();
    let [first, second] = names.as_slice() else {
        let many = counted(names.len() as u64, "player");
        return usage(catalogue::match_needs_two(&many));
    };
    let arena = fights::arena(&scene, if played { &[] } else { &names })?.0;
    let programs = if played { Some(Programs::of(&scene, &names, args.programs)?) } else { None };
    let arena: &dyn Arena = programs.as_ref().map_or(&*arena, |programs| programs);
    let asked = contest::Match {
        captains: [first.clone(), second.clone()],
        fixed_sides: args.fixed_sides,
        battles: args.battles,
        seed: args.seed,
        thinking: args.thinking.thinking(),
        stop,
    };
    let series = [asked.series(arena)];
    let mut rest = asked.lines();
    rest.extend(played.then(|| args.programs.text()));
    let header = fights::header(&scene, "match", args.seed, asked.thinking, &rest);
    let name = asked.name(scene.game, &scene.opening.scenario, [&file_name(first), &file_name(second)]);
    let Some((ended, times)) = shards::fought(&series, header, &name, &args.fighting, screen)? else {
        return Ok(());
    };
    let report = MatchReport::of(&series[0], &ended[0], args.fighting.interval.kind());
    let failures = programs.as_ref().map(Programs::failures);
    if args.fighting.json {
        let (programs, times) = (failures.as_ref(), args.fighting.times.then_some(&times));
        return screen.data(&serde_json::to_string(&Told { report: &report, programs, times })?);
    }
    tell(&report, &times, screen)?;
    for (name, of) in failures.iter().flatten() {
        for line in programs::lines(name, of) {
            screen.line(&line)?;
        }
    }
    Ok(())
}

/// Returns the name of a player as a part of a file's name.
fn file_name(player: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' };
    if is_program(player) { player.chars().map(plain).take(60).collect() } else { player.to_owned() }
}

/// Prints a match.
///
/// # Errors
/// If the screen cannot be written.
pub fn tell(report: &MatchReport, times: &Times, screen: &mut Screen) -> anyhow::Result<()> {
    let itself = report.captains[0] == report.captains[1];
    for (seat, (captain, wins)) in report.captains.iter().zip(report.wins).enumerate() {
        let name = if itself { format!("{captain} {}", seat + 1) } else { captain.clone() };
        screen.line(&format!("{:<15}{}", name + " ", counted(wins, "win")))?;
    }
    screen.line(&format!("draws          {}", report.draws))?;
    screen.line(&catalogue::score_line(
        percent(report.score),
        &report.captains[0],
        percent(report.interval.low),
        percent(report.interval.high),
        kind(report.interval_kind),
    ))?;
    if report.fixed_sides {
        screen.line(catalogue::SIDES_FIXED)?;
    } else {
        let seat = |[wins, draws, losses]: [u64; 3]| format!("{wins} : {losses}, {draws} drawn");
        let [first, second] = report.by_seat.map(seat);
        screen.line(&catalogue::score_by_seat(&first, &second))?;
    }
    let (battles, turns) = (report.battles, report.turns as f64 / report.battles as f64);
    screen.line(&catalogue::battles_line(battles, turns, report.worth))?;
    if let Some(stop) = &report.stop {
        screen.line(&format!("test           {}", finding(stop)))?;
    }
    for thought in &times.captains {
        screen.line(&catalogue::thinking_line(
            &thought.captain,
            thought.millis_per_order,
            counted(thought.orders, "order"),
        ))?;
    }
    screen.line(&format!("seconds        {:.1}", times.seconds))
}

/// Returns the name of a kind of interval.
pub const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Paired => catalogue::WILSON_BY_PAIRS,
        Kind::Wilson => catalogue::WILSON_INDEPENDENT,
        Kind::Exact => catalogue::CLOPPER_PEARSON,
    }
}

/// Returns the finding of a sequential test in words.
pub fn finding(stopped: &Stopped) -> String {
    let test = stopped.stop.test;
    let found = match stopped.finding {
        Some(Finding::High) => catalogue::score_above(percent(test.low)),
        Some(Finding::Low) => catalogue::score_below(percent(test.high)),
        None => catalogue::undecided_after(counted(stopped.most, "battle")),
    };
    let (low, high) = (percent(test.low), percent(test.high));
    catalogue::test_result(&found, &low, &high, percent(test.alpha), percent(test.beta))
}
