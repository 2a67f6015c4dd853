//! The fuzzer: it mutates every kind of text that people and programs give to Firing Arc.
//!
//! Each target starts from valid texts and mutates them. Every input must cause no panic, keep memory and time
//! within bounds, and either be refused with a meaningful error or be accepted and survive a round trip.
//! `docs/fuzz.md` says how to run it and how to keep an input.

mod corpus;
mod held;
mod mutate;
mod seeds;
mod targets;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use engine::Seeded;

use crate::corpus::Corpus;
use crate::held::Held;
use crate::targets::{Input, Target};

const USAGE: &str = "\
The fuzzer of Firing Arc.

  fuzz [--seed N] [--rounds N] [--seconds N] [--target NAME] [--trace]
      --seed N       seed of the first round (default 1); each next round adds 1
      --rounds N     number of rounds (default 1); a round has a fixed number of inputs
      --seconds N    in place of --rounds: begin no new round after N seconds
      --target NAME  run this target only
      --trace        write each input to target/fuzz/current before running it
";

/// The command line, parsed.
struct Wish {
    seed: u64,
    rounds: u64,
    seconds: Option<u64>,
    target: Option<String>,
    trace: bool,
}

impl Wish {
    fn read(words: &[String]) -> Result<Self> {
        let mut wish = Self { seed: 1, rounds: 1, seconds: None, target: None, trace: false };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let mut value = || words.next().with_context(|| format!("{word} needs a value\n\n{USAGE}"));
            let whole = |text: &String| {
                text.parse::<u64>().with_context(|| format!("{word} needs a whole number, not {text}"))
            };
            match word.as_str() {
                "--seed" => wish.seed = whole(value()?)?,
                "--rounds" => wish.rounds = whole(value()?)?,
                "--seconds" => wish.seconds = Some(whole(value()?)?),
                "--target" => wish.target = Some(value()?.clone()),
                "--trace" => wish.trace = true,
                _ => bail!("no argument is called {word}\n\n{USAGE}"),
            }
        }
        Ok(wish)
    }
}

/// Totals of one target.
#[derive(Default)]
struct Count {
    inputs: u64,
    accepted: u64,
    /// Longest time that an input took, and its size in bytes.
    slowest: (Duration, usize),
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match Wish::read(&words).and_then(|wish| fuzz(&wish)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("fuzz: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the targets; returns `false` if an input broke a requirement.
fn fuzz(wish: &Wish) -> Result<bool> {
    let began = Instant::now();
    let mut targets = targets::all()?;
    let names: Vec<&str> = targets.iter().map(|target| target.name()).collect();
    if let Some(name) = &wish.target
        && !names.contains(&name.as_str())
    {
        bail!("no target is called {name}; there are {}", names.join(", "));
    }
    targets.retain(|target| wish.target.as_ref().is_none_or(|name| name == target.name()));
    let corpus = Corpus::here(wish.trace);
    let mut counts: Vec<Count> = targets.iter().map(|_| Count::default()).collect();
    for (target, count) in targets.iter_mut().zip(&mut counts) {
        if !valid(&mut **target, &corpus, count)? || !kept(&mut **target, &corpus, count)? {
            return Ok(false);
        }
    }
    let mut round = 0;
    loop {
        let over = match wish.seconds {
            Some(seconds) => began.elapsed() >= Duration::from_secs(seconds),
            None => round >= wish.rounds,
        };
        if over {
            break;
        }
        let seed = wish.seed.wrapping_add(round);
        for (target, count) in targets.iter_mut().zip(&mut counts) {
            if !spoiled(&mut **target, &corpus, seed, count)? {
                return Ok(false);
            }
        }
        round += 1;
    }
    for (target, Count { inputs, accepted, slowest: (took, bytes) }) in targets.iter().zip(&counts) {
        let slowest = format!("slowest {:.2} s, of {bytes} bytes", took.as_secs_f64());
        println!("{:<11} {inputs:>7} inputs, {accepted:>6} accepted, {slowest}", target.name());
    }
    println!("{round} rounds from seed {}, {:.1} s", wish.seed, began.elapsed().as_secs_f64());
    Ok(true)
}

/// Runs the valid texts as they are; each must be accepted.
fn valid(target: &mut dyn Target, corpus: &Corpus, count: &mut Count) -> Result<bool> {
    for input in target.texts().to_vec() {
        match tried(target, corpus, &input, count)? {
            Held::Accepted => {}
            // A line of a session may depend on the lines before it.
            Held::Refused if !target.stands_alone() => {}
            Held::Refused => {
                report(target, corpus, &input, "a valid text was refused", "as it was made")?;
                return Ok(false);
            }
            Held::Broke(what) => {
                report(target, corpus, &input, &what, "as it was made")?;
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// Replays the kept inputs.
fn kept(target: &mut dyn Target, corpus: &Corpus, count: &mut Count) -> Result<bool> {
    for (name, input) in corpus.kept(target.name())? {
        if let Held::Broke(what) = tried(target, corpus, &input, count)? {
            report(target, corpus, &input, &what, &format!("kept as {name}"))?;
            return Ok(false);
        }
    }
    Ok(true)
}

/// Runs one round of a target: a fixed number of mutated inputs, the same for the same seed.
fn spoiled(target: &mut dyn Target, corpus: &Corpus, seed: u64, count: &mut Count) -> Result<bool> {
    let mut rng = Seeded::keyed(seed, targets::number(target.name()), 0);
    for _ in 0..target.inputs() {
        let input = mutate::input(target.texts(), &mut rng);
        if let Held::Broke(what) = tried(target, corpus, &input, count)? {
            let least = held::shrunk(target, &input, &what);
            report(target, corpus, &least, &what, &format!("seed {seed}"))?;
            return Ok(false);
        }
    }
    Ok(true)
}

fn tried(target: &mut dyn Target, corpus: &Corpus, input: &Input, count: &mut Count) -> Result<Held> {
    corpus.trace(input)?;
    let began = Instant::now();
    let held = held::hold(target, input);
    count.slowest = count.slowest.max((began.elapsed(), input.bytes.len()));
    count.inputs += 1;
    count.accepted += u64::from(held == Held::Accepted);
    Ok(held)
}

/// Reports a failure, and writes its input to disk.
fn report(target: &dyn Target, corpus: &Corpus, input: &Input, what: &str, from: &str) -> Result<()> {
    let path = corpus.found(target.name(), input)?;
    let text = String::from_utf8_lossy(&input.bytes);
    let start: String = text.chars().take(2_000).collect();
    println!("target {}, game {}, {from}: {what}", target.name(), input.game);
    println!("--- the input, {} bytes, whole in {}\n{start}\n---", input.bytes.len(), path.display());
    println!("To replay it in every run from now on, move it to crates/fuzz/corpus/{}/", target.name());
    Ok(())
}
