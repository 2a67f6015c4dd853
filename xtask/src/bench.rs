//! Times random battles of this program and of plain versions in C++ and JavaScript (`benches/`), alternating in one
//! run. It checks that all versions play the same game, but sets no limit on the times.

pub mod python;
mod tally;

use crate::house::House;
use crate::{needs, run};
use anyhow::{Context, Result, bail, ensure};
use std::path::PathBuf;
use std::process::Command;
use tally::Tally;

/// Number of timed rounds per version.
const ROUNDS: u32 = 30;
/// Number of long runs with one thread and with two, and number of rounds in each. Long runs hide the start of a
/// thread and its place in the machine.
const LONG_ROUNDS: u32 = 9;
const LONG: u32 = 40;

const GET_COMPILER: &str = "\
    Linux:    your package manager's `g++`
    macOS:    xcode-select --install
    Windows:  winget install LLVM.LLVM
    or name one: CXX=<compiler> cargo xtask bench";

/// A timed battle: the game, the scenario, the name of its plain versions, and the number of battles per round.
struct Bench {
    game: &'static str,
    scenario: &'static str,
    plain: &'static str,
    battles: u32,
}

/// The timed battles. A round takes some twentieths of a second, short enough to fit between other work of the
/// machine.
const BENCHES: [Bench; 5] = [
    Bench { game: "ftl", scenario: "duel", plain: "ftl", battles: 20_000 },
    Bench { game: "full-thrust", scenario: "duel-heavy-cruisers", plain: "full_thrust", battles: 60_000 },
    Bench { game: "simple-spaceships", scenario: "duel", plain: "simple_spaceships", battles: 25_000 },
    Bench { game: "black-skies", scenario: "duel", plain: "black_skies", battles: 80_000 },
    Bench { game: "talon", scenario: "duel", plain: "talon", battles: 25_000 },
];

/// One version of a battle, and its rounds so far.
struct Version {
    name: String,
    command: Box<dyn Fn(u32) -> Command>,
    rounds: Vec<Tally>,
}

impl Version {
    fn new(name: &str, command: impl Fn(u32) -> Command + 'static) -> Self {
        Self { name: name.to_owned(), command: Box::new(command), rounds: Vec::new() }
    }

    fn play(&mut self, round: u32) -> Result<()> {
        let mut command = (self.command)(round);
        let line = run::read(&mut command)?;
        let tally = Tally::read(&line).with_context(|| format!("`{}` printed: {line}", run::shown(&command)));
        self.rounds.push(tally?);
        Ok(())
    }

    /// Returns the nanoseconds per turn of every round, sorted.
    fn times(&self) -> Vec<f64> {
        let mut times: Vec<f64> = self.rounds.iter().map(Tally::ns_per_turn).collect();
        times.sort_by(f64::total_cmp);
        times
    }

    fn whole(&self) -> Tally {
        self.rounds.iter().fold(Tally::default(), Tally::and)
    }
}

/// Builds all versions, times them alternately and prints the table.
///
/// # Errors
/// If a tool is missing, a version does not build, or a version plays another game.
pub fn bench(house: &House) -> Result<()> {
    let compiler = compiler()?;
    let node = run::answers("node");
    if !node {
        println!("Node is missing, so the JavaScript versions are skipped. {}", needs::GET_NODE);
    }
    println!("Building for release, and the plain versions with `{compiler} -O3`.");
    run::open(
        Command::new("cargo").args(["build", "--release", "-p", "firing-arc"]).current_dir(&house.root),
    )?;
    for bench in &BENCHES {
        let mut versions = versions(house, bench, &compiler, node)?;
        for round in 1..=ROUNDS {
            versions.iter_mut().try_for_each(|version| version.play(round))?;
        }
        let ours = versions[0].whole();
        for other in &versions[1..] {
            ours.agrees(&other.whole()).with_context(|| {
                format!("{} {}: {} plays a different game", bench.game, bench.scenario, other.name)
            })?;
        }
        report(bench, &versions);
        two_threads(house, bench)?;
    }
    println!(
        "Times are wall-clock. If other programs run, the least time is the most reliable. The ratio is our least time to the other's."
    );
    Ok(())
}

/// Times one thread and two in long runs, and checks that both play the same battles.
fn two_threads(house: &House, bench: &Bench) -> Result<()> {
    let ours = |threads| Version::new("Firing Arc", ours(house, bench, LONG, threads));
    let (mut one, mut two) = (ours(1), ours(2));
    for round in 1..=LONG_ROUNDS {
        one.play(round)?;
        two.play(round)?;
    }
    let mut gains = Vec::new();
    for (one, two) in one.rounds.iter().zip(&two.rounds) {
        ensure!(
            one.same_battles(two),
            "{} {}: two threads play different battles",
            bench.game,
            bench.scenario
        );
        gains.push(one.ns_per_turn() / two.ns_per_turn());
    }
    gains.sort_by(f64::total_cmp);
    let (least, median, most) = (gains[0], gains[gains.len() / 2], gains[gains.len() - 1]);
    println!(
        "Two threads: {median:.2} times one, the median of {LONG_ROUNDS} runs of {} battles ({least:.2} to {most:.2})",
        LONG * bench.battles
    );
    Ok(())
}

/// Returns a command for our program that plays `rounds` rounds at once.
fn ours(house: &House, bench: &Bench, rounds: u32, threads: u32) -> impl Fn(u32) -> Command + 'static {
    let (game, scenario, battles) = (bench.game, bench.scenario, rounds * bench.battles);
    let program = house.program();
    move |round: u32| {
        let mut command = Command::new(&program);
        command.args(["lab", "playouts", game, "--scenario", scenario, "--json"]);
        command.args(["--battles", &battles.to_string(), "--seed", &round.to_string()]);
        command.args(["--threads", &threads.to_string()]);
        command
    }
}

/// Returns all versions, Firing Arc first.
fn versions(house: &House, bench: &Bench, compiler: &str, node: bool) -> Result<Vec<Version>> {
    let battles = bench.battles;
    let plain = |program: PathBuf, script: Option<PathBuf>| {
        move |round: u32| {
            let mut command = Command::new(&program);
            command.args(&script).args([battles.to_string(), round.to_string()]);
            command
        }
    };
    let built = compiled(house, bench, compiler)?;
    let mut all = vec![
        Version::new("Firing Arc", ours(house, bench, 1, 1)),
        Version::new("plain C++", plain(built, None)),
    ];
    if node {
        let script = house.root.join("benches").join(format!("{}.mjs", bench.plain));
        all.push(Version::new("plain JavaScript in Node", plain("node".into(), Some(script))));
    }
    Ok(all)
}

/// Compiles the plain C++ version of a battle; returns the program's path.
fn compiled(house: &House, bench: &Bench, compiler: &str) -> Result<PathBuf> {
    let folder = house.notes().join("benches");
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", house.short(&folder)))?;
    let program = folder.join(format!("{}{}", bench.plain, std::env::consts::EXE_SUFFIX));
    let source = house.root.join("benches").join(format!("{}.cpp", bench.plain));
    run::open(Command::new(compiler).args(["-O3", "-std=c++17", "-o"]).arg(&program).arg(source))?;
    Ok(program)
}

/// Returns the C++ compiler: the one in `CXX`, or else the first one found.
fn compiler() -> Result<String> {
    if let Ok(own) = std::env::var("CXX") {
        if run::answers(&own) {
            return Ok(own);
        }
        bail!("CXX names `{own}`, which does not answer --version");
    }
    let found = ["g++", "clang++", "c++"].into_iter().find(|name| run::answers(name));
    found.map(str::to_owned).with_context(|| {
        format!("the plain C++ versions need a C++ compiler, and none was found\n{GET_COMPILER}")
    })
}

fn report(bench: &Bench, versions: &[Version]) {
    let whole = versions[0].whole();
    println!(
        "\n{} {}, {ROUNDS} rounds of {} battles, {:.2} turns each, {:.2} decisions per turn: all agree",
        bench.game,
        bench.scenario,
        bench.battles,
        whole.turns / whole.battles,
        whole.decisions / whole.turns
    );
    println!("{:<26}{:>30}{:>16}{:>13}", "", "ns per turn: least median most", "ns per decision", "ratio");
    let ours = versions[0].times()[0];
    for version in versions {
        let times = version.times();
        let (least, median, most) = (times[0], times[times.len() / 2], times[times.len() - 1]);
        // The plain versions have no decisions: their turns are converted at our number of decisions per turn.
        let decision = least * whole.turns / whole.decisions;
        let ratio = ours / least;
        println!("{:<26}{least:>14.1}{median:>8.1}{most:>8.1}{decision:>16.1}{ratio:>13.2}", version.name);
    }
}
