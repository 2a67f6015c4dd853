//! Compares the time of random battles in the lab's wasm and in the native program. Both play the same battles
//! alternately and must get the same totals.

use crate::house::House;
use crate::line_process::number_of;
use crate::{digests, run};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// Number of timed rounds for each, after one warm-up round: wasm is compiled while it runs.
const ROUNDS: usize = 9;

/// Maximum for the median of the ratios.
const MOST: f64 = 2.0;

/// Random battles of one game's scenario that are timed.
struct Timed {
    game: String,
    scenario: String,
    /// Number of battles that the native program plays in about `SECONDS`.
    battles: u32,
}

/// Length of a timed run of the native program, in seconds.
const SECONDS: f64 = 1.0;

/// Returns the first scenario of every game of the list, with the number of battles to time.
fn timed(house: &House) -> Result<Vec<Timed>> {
    let games = digests::shelf(&house.program())?.into_iter();
    let first = |(game, scenarios): (String, Vec<String>)| {
        let scenario = scenarios.into_iter().next().with_context(|| format!("{game} has no scenario"))?;
        let mut battles = 1000;
        loop {
            let (seconds, _) = played(&house.program(), &game, &scenario, battles, 1)?;
            if seconds >= SECONDS / 10.0 {
                battles = rounded(f64::from(battles) * SECONDS / seconds);
                return Ok(Timed { game, scenario, battles });
            }
            battles *= 4;
        }
    };
    games.map(first).collect()
}

/// Rounds a positive number to one significant digit.
fn rounded(number: f64) -> u32 {
    let unit = 10f64.powf(number.log10().floor());
    (unit * (number / unit).round()) as u32
}

/// Compares both for every game, and prints a table.
pub fn compare(house: &House) -> Result<()> {
    println!(
        "{:<18} {:<20} {:>9} {:>9}   ratio: median (least to most of {ROUNDS})",
        "game", "scenario", "native s", "wasm s"
    );
    let mut slow = Vec::new();
    for Timed { game, scenario, battles } in timed(house)? {
        let mut lab = digests::lab(house, &game)?;
        let mut times = Vec::new();
        for round in 0..=ROUNDS {
            let seed = u32::try_from(round)? + 1;
            let (native, counted) = played(&house.program(), &game, &scenario, battles, seed)?;
            let question = format!(
                r#"{{"call":"playouts","game":"{game}","scenario":"{scenario}","battles":{battles},"seed":{seed}}}"#
            );
            let answer = lab.ask(&question)?;
            if counts(&answer)? != counts(&counted)? {
                bail!("{game} {scenario}, seed {seed}\n    native: {counted}\n    wasm:   {answer}");
            }
            let wasm: f64 =
                answer.split('\t').next().unwrap_or_default().parse().context("no time before an answer")?;
            if round > 0 {
                times.push((native, wasm));
            }
        }
        let ratios = sorted(times.iter().map(|(native, wasm)| wasm / native));
        let [native, wasm] = [sorted(times.iter().map(|t| t.0)), sorted(times.iter().map(|t| t.1))];
        let (median, least, most) = (ratios[ROUNDS / 2], ratios[0], ratios[ROUNDS - 1]);
        println!(
            "{game:<18} {scenario:<20} {:>9.3} {:>9.3}   {median:.2} ({least:.2} to {most:.2})",
            native[ROUNDS / 2],
            wasm[ROUNDS / 2]
        );
        if median > MOST {
            slow.push(format!("{game} {scenario}"));
        }
    }
    if !slow.is_empty() {
        bail!("wasm takes more than {MOST} times as long: {}", slow.join(", "));
    }
    Ok(())
}

/// Number of pairs of runs, each with the program and an older one.
const PAIRS: usize = 40;

/// Indices in the sorted ratios that bound a 95 % interval of the median (sign test).
const INTERVAL: [usize; 2] = [13, 26];

/// Compares the program with an older build, alternately for every game, and prints the median ratio of the pairs
/// with its interval. Different totals are an error; times are not.
pub fn beside(house: &House, before: &Path) -> Result<()> {
    println!(
        "{:<18} {:<20} {:>9} {:>9}   ratio: median of {PAIRS} pairs (95 % interval)",
        "game", "scenario", "before s", "now s"
    );
    for Timed { game, scenario, battles } in timed(house)? {
        let mut times = Vec::new();
        for round in 0..=PAIRS {
            let seed = u32::try_from(round)? + 1;
            let (old, new) = pair(before, &house.program(), &game, &scenario, battles, seed)?;
            if round > 0 {
                times.push((old, new));
            }
        }
        let ratios = sorted(times.iter().map(|(old, new)| new / old));
        let [old, new] = [sorted(times.iter().map(|t| t.0)), sorted(times.iter().map(|t| t.1))];
        let [least, most] = INTERVAL.map(|place| ratios[place]);
        let [old, new, ratio] = [&old, &new, &ratios].map(|all| middle(all));
        println!("{game:<18} {scenario:<20} {old:>9.3} {new:>9.3}   {ratio:.3} ({least:.3} to {most:.3})");
    }
    Ok(())
}

/// Plays the same battles with both programs, the older one first in every second round; returns the seconds of
/// each.
fn pair(
    before: &Path,
    now: &Path,
    game: &str,
    scenario: &str,
    battles: u32,
    seed: u32,
) -> Result<(f64, f64)> {
    let play = |program: &Path| played(program, game, scenario, battles, seed);
    let ((old, counted), (new, own)) = if seed.is_multiple_of(2) {
        (play(before)?, play(now)?)
    } else {
        let new = play(now)?;
        (play(before)?, new)
    };
    if counts(&counted)? != counts(&own)? {
        bail!("{game} {scenario}, seed {seed}\n    before: {counted}\n    now:    {own}");
    }
    Ok((old, new))
}

/// Returns the median of an even number of sorted times.
fn middle(sorted: &[f64]) -> f64 {
    f64::midpoint(sorted[sorted.len() / 2 - 1], sorted[sorted.len() / 2])
}

/// Plays random battles with a program; returns the seconds that it reports, and its whole answer.
fn played(program: &Path, game: &str, scenario: &str, battles: u32, seed: u32) -> Result<(f64, String)> {
    let mut command = Command::new(program);
    command.args(["lab", "playouts", game, "--scenario", scenario, "--json"]);
    command.args(["--battles", &battles.to_string(), "--seed", &seed.to_string()]);
    let answer = run::read(&mut command).with_context(|| {
        format!("{} does not play; cargo build --release --bin firing-arc builds it", program.display())
    })?;
    let seconds = answer.split("\"seconds\":").nth(1).and_then(|rest| rest.split(',').next());
    Ok((seconds.context("no seconds in the answer")?.parse()?, answer))
}

/// Returns the totals of the battles: number, turns, decisions and draws, and the wins.
fn counts(answer: &str) -> Result<(Vec<u32>, Vec<String>)> {
    let numbers = ["games", "turns", "decisions", "draws"].map(|key| number_of(answer, key));
    Ok((numbers.into_iter().collect::<Result<_>>()?, crate::line_process::list_of(answer, "wins")?))
}

fn sorted(numbers: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut all: Vec<f64> = numbers.collect();
    all.sort_by(f64::total_cmp);
    all
}

#[cfg(test)]
mod tests {
    use super::rounded;

    #[test]
    fn numbers_of_battles_are_rounded_to_one_digit() {
        assert_eq!([29_700.0, 5.2, 96.0, 1.0].map(rounded), [30_000, 5, 100, 1]);
    }
}
