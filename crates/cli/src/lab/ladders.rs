//! `firing-arc lab ladder`: captains in pairs, and the strength of each.

use lab::ladder::{Exploiters, Ladder, Pairings};
use lab::report::{LadderReport, MatchReport};
use serde::Serialize;

use super::exploits;
use super::fights::{self, Times, percent};
use super::matches::finding;
use super::shards;
use crate::catalogue;
use shelf::{Shelf, exploiter_of};

use crate::args::{self, Meetings};
use crate::fault::usage;
use crate::scene::{Scene, list};
use crate::screen::Screen;

/// Name of the default anchor.
const ANCHOR: &str = "doctrine";

#[derive(Serialize)]
struct Told<'a> {
    game: &'a str,
    scenario: &'a str,
    seed: u64,
    thinking: String,
    paired: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    exploiter: Option<String>,
    #[serde(flatten)]
    report: &'a LadderReport,
    #[serde(skip_serializing_if = "Option::is_none")]
    times: Option<&'a Times>,
}

/// Plays a ladder.
///
/// # Errors
/// If the set-up is invalid, the captains do not make a ladder, or the results cannot be kept.
pub fn ladder(shelf: &Shelf, args: &args::Ladder, screen: &mut Screen) -> anyhow::Result<()> {
    let scene = Scene::of(shelf, &args.game, &args.set_up)?;
    let stop = args.stopping.test()?;
    let (mut arena, captains) = fights::arena(&scene, &args.seats)?;
    check(&captains)?;
    let budget = args.exploiters.budget();
    if let (Some(_), Some(of)) = (args.exploiters.exploiter, captains.first()) {
        arena = exploits::arena(&scene, budget, of)?;
    }
    let exploiters = args.exploiters.exploiter.map(|battles| Exploiters {
        names: captains.iter().map(|captain| exploiter_of(captain)).collect(),
        battles,
    });
    let ladder = Ladder {
        arena: &*arena,
        anchor: anchor(&captains, args.anchor.as_deref())?,
        captains,
        pairings: match args.pairings {
            Meetings::Neighbours => Pairings::Neighbours,
            Meetings::All => Pairings::All,
        },
        battles: args.battles,
        seed: args.seed,
        thinking: args.thinking.thinking(),
        stop,
        exploiters,
    };
    let series = ladder.series();
    let mut rest = ladder.lines();
    rest.extend(args.exploiters.exploiter.map(|_| budget.text()));
    let header = fights::header(&scene, "ladder", args.seed, ladder.thinking, &rest);
    let name = ladder.name(scene.game, &scene.opening.scenario);
    let Some((ended, times)) = shards::fought(&series, header, &name, &args.fighting, screen)? else {
        return Ok(());
    };
    let report = ladder.report(&series, &ended, args.fighting.interval.kind()).map_err(|apart| {
        let names = list(apart.into_iter().map(|captain| ladder.captains[captain].as_str()));
        anyhow::anyhow!("{}", catalogue::not_connected(&names))
    })?;
    if args.fighting.json {
        let told = Told {
            game: scene.game.id(),
            scenario: &scene.opening.scenario,
            seed: args.seed,
            thinking: ladder.thinking.text(),
            paired: ladder.pairings.text(),
            exploiter: args.exploiters.exploiter.map(|_| budget.text()),
            report: &report,
            times: args.fighting.times.then_some(&times),
        };
        return screen.data(&serde_json::to_string(&told)?);
    }
    tell(&report, &times, screen)
}

/// Checks that there are at least two captains, and none twice.
fn check(captains: &[String]) -> anyhow::Result<()> {
    if captains.len() < 2 {
        return usage(catalogue::LADDER_NEEDS_TWO);
    }
    let twice = captains.iter().enumerate().find(|(at, name)| captains[..*at].contains(name));
    twice.map_or(Ok(()), |(_, name)| usage(catalogue::listed_twice(name)))
}

fn anchor(captains: &[String], named: Option<&str>) -> anyhow::Result<usize> {
    let place = |name: &str| captains.iter().position(|captain| captain == name);
    match named {
        None => Ok(place(ANCHOR).unwrap_or(0)),
        Some(name) => place(name).map_or_else(|| usage(catalogue::anchor_missing(name)), Ok),
    }
}

fn tell(report: &LadderReport, times: &Times, screen: &mut Screen) -> anyhow::Result<()> {
    screen.line(catalogue::LADDER_TABLE)?;
    for rung in report.ladder.iter().rev() {
        let (elo, interval) = (rung.strength.elo, rung.strength.interval);
        let thought = times.captains.iter().find(|t| t.captain == rung.captain);
        let millis = thought.map_or_else(String::new, |t| format!("{:.3}", t.millis_per_order));
        let bounds = if rung.captain == report.anchor {
            "anchor".to_owned()
        } else {
            format!("{:+.0} to {:+.0}", interval.low, interval.high)
        };
        screen.line(&format!(
            "{:<18}{elo:>6.0}  {bounds:<16}{:>7}{:>9}{millis:>13}",
            rung.captain,
            percent(rung.score),
            rung.battles
        ))?;
    }
    screen.line("")?;
    screen.line(catalogue::PAIRINGS_TABLE)?;
    for pairing in &report.pairings {
        screen.line(&row(pairing))?;
        if let Some(stop) = &pairing.stop {
            screen.line(&format!("    {}", finding(stop)))?;
        }
    }
    tell_exploiters(report, screen)?;
    tell_fit(report, screen)?;
    let order = if report.in_order { "matches" } else { catalogue::DIFFERS_FROM };
    screen.line(&catalogue::ladder_order(order, times.seconds))
}

fn tell_exploiters(report: &LadderReport, screen: &mut Screen) -> anyhow::Result<()> {
    let exploited = report.ladder.iter().rev().filter_map(|rung| Some((&rung.captain, rung.exploited?)));
    for (at, (captain, found)) in exploited.enumerate() {
        if at == 0 {
            screen.line(catalogue::EXPLOITED_TABLE)?;
        }
        screen.line(&format!(
            "{:<32}{:>8}{:>9}  {} to {}",
            exploiter_of(captain),
            found.battles,
            percent(found.score),
            percent(found.interval.low),
            percent(found.interval.high)
        ))?;
    }
    Ok(())
}

/// Prints the goodness of fit, and the cycles.
fn tell_fit(report: &LadderReport, screen: &mut Screen) -> anyhow::Result<()> {
    if report.pairings.iter().any(|pairing| pairing.stop.is_some()) {
        return screen.line(catalogue::FIT_NOT_TESTED);
    }
    let goodness = report.goodness.map_or_else(
        || catalogue::GOODNESS_OF_A_CHAIN.to_owned(),
        |fit| catalogue::goodness_line(fit.deviance, fit.freedom, fit.p),
    );
    screen.line(&goodness)?;
    for cycle in &report.cycles {
        screen.line(&catalogue::cycle_line(&cycle.captains, cycle.p, cycle.corrected))?;
    }
    if report.cycles.is_empty() {
        screen.line(&catalogue::no_cycle(report.triples as u64))?;
    }
    Ok(())
}

fn row(pairing: &MatchReport) -> String {
    let [first, second] = &pairing.captains;
    format!(
        "{:<32}{:>5}{:>6}{:>7}{:>9}  {} to {}",
        format!("{first} – {second}"),
        pairing.wins[0],
        pairing.draws,
        pairing.wins[1],
        percent(pairing.score),
        percent(pairing.interval.low),
        percent(pairing.interval.high)
    )
}
