//! `firing-arc lab match`: two captains against each other, each on both sides of the table.

use engine::quoting::counted;
use lab::report::{Kind, MatchReport, Stopped};
use lab::sequential::Finding;
use lab::series::Series;
use serde::Serialize;

use super::fights::{self, Times, percent};
use crate::catalogue;
use shelf::Shelf;

use crate::args::Match;
use crate::fault::usage;
use crate::scene::Scene;
use crate::screen::Screen;

#[derive(Serialize)]
struct Told<'a> {
    #[serde(flatten)]
    report: &'a MatchReport,
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
    let (arena, captains) = fights::arena(&scene, &args.seats)?;
    let [first, second] = captains.as_slice() else {
        let named = counted(captains.len() as u64, "captain");
        return usage(catalogue::match_needs_two(&named));
    };
    // A captain against itself has no sides to swap: both battles of a pair would be the same.
    let fixed_sides = args.fixed_sides || first == second;
    let series = [Series {
        name: format!("{first} against {second}"),
        arena: &*arena,
        captains: [first.clone(), second.clone()],
        fixed_sides,
        seed: args.seed,
        thinking: args.thinking.thinking(),
        battles: args.battles,
        stop,
        luck: false,
    }];
    let sides = if fixed_sides { "fixed" } else { "swapped" };
    let rest = [format!("captains {first}, {second}"), format!("sides {sides}")];
    let header = fights::header(&scene, "match", args.seed, series[0].thinking, &rest);
    let name = format!("match-{}-{}-{first}-{second}-{}", scene.game.id(), scene.opening.scenario, args.seed);
    let mut results = fights::results(args.fighting.out.as_deref(), &name, &header)?;
    let (ended, times) = fights::fight(&series, args.fighting.threads, &mut results)?;
    fights::columns(args.fighting.out.as_deref(), &header, &series, &ended, &results)?;
    let report = MatchReport::of(&series[0], &ended[0], args.fighting.interval.kind());
    if args.fighting.json {
        let times = args.fighting.times.then_some(&times);
        return screen.data(&serde_json::to_string(&Told { report: &report, times })?);
    }
    tell(&report, &times, screen)
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
