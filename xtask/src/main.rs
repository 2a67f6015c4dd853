//! The errands of the project: `cargo xtask play`, `wasm`, `test`, `digests`, `bench`, `speed`, `fuzz`, `outside`,
//! `package` and `tidy`. Each reports its steps, checks first that the tools it needs are there, and says how to
//! get a missing one.

mod bench;
mod browser;
mod debian;
mod desk;
mod digests;
mod fresh;
mod fuzz;
mod house;
mod needs;
mod outside;
mod package;
mod play;
mod run;
mod speed;
mod test;
mod tidy;
mod toolchain;
mod wasm;
mod web;

use anyhow::{Result, bail};
use house::House;
use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "\
The errands of Firing Arc.

  cargo xtask play [--port N] [--no-open] [--rebuild]
      Build what is missing or out of date, serve the browser client on this machine and open it.
      --port N    that port or none (default: 4173, or the next free one)
      --no-open   leave the browser alone
      --rebuild   build everything again

  cargo xtask wasm [--rebuild]
      Build the rules for the browser into web/src/wasm and for Node into target/wasm-node: of every game
      one bundle for the table, compiled small, and one for the lab, compiled for speed. Finds a compiler
      for wasm32 by itself: rustup's, or else Debian's in the private folder .toolchain.
      FIRING_ARC_WASM_TOOLCHAIN=rustup or =debian takes that one.

  cargo xtask test [--quick]
      Everything that must pass, in order, up to the first failure.
      --quick     leave out the browser client

  cargo xtask digests
      Random battles, advice and a match in the native program and in the wasm build, as `test`
      compares them: both must have been built.

  cargo xtask bench
      Random battles beside plain versions of the same games in C++ and JavaScript, timed in turns in
      one run. Needs a C++ compiler, and Node for the other. Fails if they play different games; no
      time makes it fail.

  cargo xtask speed [--before PROGRAM]
      The same random battles in the native program and in the lab's wasm, turn about, and how much longer
      wasm takes. Fails where they come to something else, or above twice the time: both must have been
      built, and nothing else should be at work.
      --before PROGRAM   beside a `firing-arc` built from an older commit instead: medians of ten turns each,
                         and no time makes it fail

  cargo xtask fuzz [--seed N] [--rounds N] [--seconds N] [--target NAME] [--trace]
      Valid texts of every kind, spoiled, on every reader (docs/fuzz.md): one round, or as many as fit
      into so many seconds. A round repeats by its seed.

  cargo xtask outside
      The game of examples/outside-game, copied out of this workspace and built there, played in the
      terminal, over the protocol, in the lab and as wasm in Node.

  cargo xtask package [--no-verify]
      The package of every publishable crate, as a registry would be handed it, and each built from its
      package alone. Needs the registry, for the versions of what we depend on; takes minutes.
      --no-verify make the packages, and do not build them

  cargo xtask tidy
      The conventions of the house (STYLE.md), checked over the whole tree.
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match errand(&words) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn errand(words: &[String]) -> Result<ExitCode> {
    let house = House::here();
    let Some((errand, flags)) = words.split_first() else {
        print!("{USAGE}");
        return Ok(ExitCode::FAILURE);
    };
    if flags.iter().any(|flag| flag == "--help" || flag == "-h") {
        print!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    }
    match errand.as_str() {
        "play" => play::play(&house, &play::Wish::read(flags)?).map(|()| ExitCode::SUCCESS),
        "wasm" => wasm::build(&house, switch(flags, "--rebuild")?).map(|()| ExitCode::SUCCESS),
        "test" => Ok(test::test(&house, switch(flags, "--quick")?)),
        "digests" => digests::compare(&house).map(|_| ExitCode::SUCCESS),
        "bench" => {
            none(flags)?;
            bench::bench(&house).map(|()| ExitCode::SUCCESS)
        }
        "speed" => match flags {
            [] => speed::compare(&house).map(|()| ExitCode::SUCCESS),
            [flag, program] if flag == "--before" => {
                speed::beside(&house, Path::new(program)).map(|()| ExitCode::SUCCESS)
            }
            _ => bail!("this errand knows `--before PROGRAM`. See `cargo xtask help`."),
        },
        "fuzz" => fuzz::fuzz(&house, flags).map(|()| ExitCode::SUCCESS),
        "outside" => {
            none(flags)?;
            outside::play(&house).map(|_| ExitCode::SUCCESS)
        }
        "package" => package::package(&house, switch(flags, "--no-verify")?).map(|()| ExitCode::SUCCESS),
        "tidy" => tidy::report(&house),
        "help" | "--help" | "-h" => {
            print!("{USAGE}");
            Ok(ExitCode::SUCCESS)
        }
        other => {
            bail!(
                "there is no errand `{other}`. There are: play, wasm, test, digests, bench, speed, fuzz, outside, package, tidy, help."
            )
        }
    }
}

/// Refuses any argument, for an errand that takes none.
fn none(flags: &[String]) -> Result<()> {
    match flags.first() {
        Some(flag) => bail!("this errand knows no `{flag}`. See `cargo xtask help`."),
        None => Ok(()),
    }
}

/// Returns `true` if the only switch of an errand is given; any other argument is an error.
fn switch(flags: &[String], known: &str) -> Result<bool> {
    if let Some(flag) = flags.iter().find(|flag| *flag != known) {
        bail!("this errand knows `{known}`, not `{flag}`. See `cargo xtask help`.");
    }
    Ok(!flags.is_empty())
}
