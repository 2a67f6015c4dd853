//! The commands of the project: `cargo xtask play`, `wasm`, `test`, `digests`, `bench`, `speed`, `shards`, `fuzz`,
//! `outside`, `package`, `python`, `types` and `tidy`. Each reports its steps, checks first that the tools it needs are there,
//! and says how to get a missing one.

mod bench;
mod binaries;
mod browser;
mod debian;
mod digests;
mod fresh;
mod fuzz;
mod house;
mod line_process;
mod needs;
mod outside;
mod package;
mod play;
mod python;
mod run;
mod shards;
mod speed;
mod test;
mod tidy;
mod toolchain;
mod types;
mod wasm;
mod web;

use anyhow::{Result, bail};
use house::House;
use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "\
Commands of Firing Arc:

  cargo xtask play [--port N] [--no-open] [--rebuild]
      Build everything missing or out of date, serve the browser client on this machine and open it.
      --port N    use this port only (default: 4173, or the next free one)
      --no-open   do not open a browser
      --rebuild   build everything again

  cargo xtask wasm [--rebuild]
      Build the rules as wasm: for the browser into web/src/wasm, for Node into target/wasm-node. Each game
      gets two bundles: one for the table, compiled for size, and one for the lab, compiled for speed. The
      command uses rustup's compiler for wasm32, or otherwise Debian's, in the folder .toolchain.
      FIRING_ARC_WASM_TOOLCHAIN=rustup or =debian chooses one of them.
      --rebuild   build everything again

  cargo xtask test [--quick]
      Run all checks in order, and stop at the first failure.
      --quick     skip the browser client's own tests

  cargo xtask digests
      Compare the native program with the wasm build, as `test` does: random battles, advice and a match.
      Build both first.

  cargo xtask bench [python]
      Time random battles, alternately with plain versions of the same games in C++ and JavaScript. Needs a
      C++ compiler, and Node for JavaScript. Fails if the versions play different games; no time makes it
      fail.
      python      time the Python package instead, beside plain Python and OpenSpiel

  cargo xtask speed [--before PROGRAM]
      Time the same random battles in the native program and in the lab's wasm, alternately. Fails if their
      totals differ, or if wasm takes more than twice as long. Build both first, and stop other work.
      --before PROGRAM   compare with an older build of `firing-arc` instead, in 40 pairs of runs; no time
                         makes this comparison fail

  cargo xtask shards
      Play a match in one process, and split over one for each core, and print the efficiency. Fails if the
      gathered files differ from those of the one process; no time makes it fail. Build the program first.

  cargo xtask fuzz [--seed N] [--rounds N] [--seconds N] [--target NAME] [--trace]
      Run damaged texts of every kind through every parser (docs/fuzz.md): one round, N rounds, or
      rounds for N seconds. The same seed gives the same round.

  cargo xtask outside
      Copy the game of examples/outside-game out of this workspace and build it there. Then play it in the
      terminal, over the protocol, in the lab, and as wasm in Node.

  cargo xtask package [--no-verify]
      Make the package of every publishable crate, as for a registry, and build each crate from its package
      alone. Needs a registry for the dependencies, and takes minutes.
      --no-verify   make the packages, but do not build them

  cargo xtask python [--release]
      Build the Python package as a wheel, install it into a clean environment under target/python, and run
      its demo, its tests and the scripts of docs/python there. Needs Python 3.11 or newer, and a registry
      of Python packages.
      --release   build the wheel for speed

  cargo xtask types
      Write the client's types of each game's facts (web/src/games/GAME/generated.ts): play every game of the
      list and derive the types from what it tells. A test of the list of games fails while they are out of date.

  cargo xtask tidy
      Check the whole tree against STYLE.md.
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&words) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(words: &[String]) -> Result<ExitCode> {
    let house = House::here();
    let Some((command, flags)) = words.split_first() else {
        print!("{USAGE}");
        return Ok(ExitCode::FAILURE);
    };
    if flags.iter().any(|flag| flag == "--help" || flag == "-h") {
        print!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    }
    match command.as_str() {
        "play" => play::play(&house, &play::Wish::read(flags)?).map(|()| ExitCode::SUCCESS),
        "wasm" => wasm::build(&house, switch(flags, "--rebuild")?).map(|()| ExitCode::SUCCESS),
        "test" => Ok(test::test(&house, switch(flags, "--quick")?)),
        "digests" => digests::compare(&house).map(|_| ExitCode::SUCCESS),
        "bench" => match flags {
            [] => bench::bench(&house).map(|()| ExitCode::SUCCESS),
            [of] if of == "python" => bench::python::bench(&house).map(|()| ExitCode::SUCCESS),
            _ => bail!("this command takes only `python`. See `cargo xtask help`."),
        },
        "speed" => match flags {
            [] => speed::compare(&house).map(|()| ExitCode::SUCCESS),
            [flag, program] if flag == "--before" => {
                speed::beside(&house, Path::new(program)).map(|()| ExitCode::SUCCESS)
            }
            _ => bail!("this command takes only `--before PROGRAM`. See `cargo xtask help`."),
        },
        "shards" => {
            none(flags)?;
            shards::measure(&house).map(|()| ExitCode::SUCCESS)
        }
        "fuzz" => fuzz::fuzz(&house, flags).map(|()| ExitCode::SUCCESS),
        "outside" => {
            none(flags)?;
            outside::play(&house).map(|_| ExitCode::SUCCESS)
        }
        "package" => package::package(&house, switch(flags, "--no-verify")?).map(|()| ExitCode::SUCCESS),
        "python" => python::check(&house, switch(flags, "--release")?).map(|_| ExitCode::SUCCESS),
        "types" => {
            none(flags)?;
            types::write(&house).map(|()| ExitCode::SUCCESS)
        }
        "tidy" => tidy::report(&house),
        "help" | "--help" | "-h" => {
            print!("{USAGE}");
            Ok(ExitCode::SUCCESS)
        }
        other => {
            bail!(
                "there is no command `{other}`. The commands are: play, wasm, test, digests, bench, speed, shards, \
                 fuzz, outside, package, python, types, tidy, help."
            )
        }
    }
}

/// Refuses any argument, for a command that takes none.
fn none(flags: &[String]) -> Result<()> {
    match flags.first() {
        Some(flag) => bail!("this command takes no `{flag}`. See `cargo xtask help`."),
        None => Ok(()),
    }
}

/// Returns `true` if the only switch of a command is given; any other argument is an error.
fn switch(flags: &[String], known: &str) -> Result<bool> {
    if let Some(flag) = flags.iter().find(|flag| *flag != known) {
        bail!("this command takes only `{known}`, not `{flag}`. See `cargo xtask help`.");
    }
    Ok(!flags.is_empty())
}
