//! `cargo xtask outside`: plays a game in a crate outside this workspace, through every door.
//!
//! It copies `examples/outside-game` to a temporary folder, as a workspace of its own with paths to our crates, and
//! builds it without a network. Then it plays the game in the terminal, over the protocol, in the lab, and as a
//! wasm bundle in Node; the bundle must answer as the native program does. It is a step of `cargo xtask test`.

use crate::house::House;
use crate::line_process::{LineProcess, list_of, number_of, text_of};
use crate::{run, toolchain};
use anyhow::{Context, Result, bail};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The game's id.
const GAME: &str = "close-pass";

/// Builds and plays the game; returns a summary for the table of steps.
pub fn play(house: &House) -> Result<String> {
    let outside = Outside::copy(house)?;
    outside.cargo(&["test", "--quiet", "--package", GAME])?;
    outside.cargo(&["build", "--quiet", "--package", "close-pass-program"])?;
    println!("      the laws hold, and the program is built");
    outside.terminal()?;
    println!("      terminal: played, watched, replayed, analysed, counted");
    outside.lab()?;
    println!("      lab: random battles and a match");
    let mut native = outside.native()?;
    over_the_protocol(&mut native)?;
    println!("      protocol: a battle to its end");
    // Both are started anew, so that their battles get the same numbers.
    let (mut native, mut wasm) = (outside.native()?, outside.wasm()?);
    for question in QUESTIONS {
        let (native, wasm) = (native.ask(question)?, wasm.ask(question)?);
        if native != wasm {
            bail!("{question}\n    native: {native}\n    wasm:   {wasm}");
        }
    }
    println!("      wasm: the same answers in Node");
    Ok("terminal, protocol, lab and wasm".to_owned())
}

/// Questions that the native program and the bundle must answer alike.
const QUESTIONS: [&str; 5] = [
    r#"{"id":1,"call":"games"}"#,
    r#"{"id":2,"call":"clauses","game":"close-pass"}"#,
    r#"{"id":3,"call":"digests","game":"close-pass","scenario":"two-cruisers","options":{},"battles":200,"seed":"1"}"#,
    r#"{"id":4,"call":"new","game":"close-pass","scenario":"two-cruisers","dice":{"seed":"7"}}"#,
    r#"{"id":5,"call":"captain","battle":1,"seat":1,"captain":"search","seed":"3","nodes":200}"#,
];

/// The copy of the example, outside the workspace.
struct Outside<'a> {
    house: &'a House,
    folder: PathBuf,
}

impl<'a> Outside<'a> {
    /// Copies the example, with paths to our crates and our lock file.
    fn copy(house: &'a House) -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("firing-arc-outside-{}", std::process::id()));
        let outside = Self { house, folder };
        copy(&house.root.join("examples/outside-game"), &outside.folder)?;
        let manifest = outside.folder.join("Cargo.toml");
        let crates = house.root.join("crates").display().to_string().replace('\\', "/");
        fs::write(&manifest, fs::read_to_string(&manifest)?.replace("../../crates", &crates))?;
        fs::copy(house.root.join("Cargo.lock"), outside.folder.join("Cargo.lock"))?;
        Ok(outside)
    }

    /// Returns the build folder: the workspace's, where most dependencies are built already.
    fn target(&self) -> &Path {
        &self.house.target
    }

    fn cargo(&self, words: &[&str]) -> Result<()> {
        let mut cargo = Command::new("cargo");
        cargo.current_dir(&self.folder).args(words).arg("--offline");
        // Incremental data would take most of the folder, and nobody edits these sources.
        run::open(cargo.env("CARGO_TARGET_DIR", self.target()).env("CARGO_INCREMENTAL", "0"))
    }

    /// Returns the program with this command line, run in the copy's folder.
    fn program(&self, words: &[&str]) -> Command {
        let name = format!("{GAME}{}", std::env::consts::EXE_SUFFIX);
        let mut program = Command::new(self.target().join("debug").join(name));
        program.current_dir(&self.folder).args(words);
        program
    }

    /// Runs the program, and checks that its output holds all these texts.
    fn says(&self, line: &str, all: &[&str]) -> Result<()> {
        let words: Vec<&str> = line.split(' ').collect();
        let told = run::read(&mut self.program(&words))?;
        must_say(line, &told, all)
    }

    fn terminal(&self) -> Result<()> {
        self.says("games", &["close-pass  Close Pass", "two-cruisers", "random", "search"])?;
        self.says("rules close-pass", &["CP-3", "Guns hit by range"])?;
        self.says("rules close-pass CP-3", &["has no page"])?;
        self.says("perft close-pass --depth 1", &["2025"])?;
        let watch = "watch close-pass --seats search,random --seed 1 --nodes 50 --record w.arc";
        self.says(watch, &["Teal (search)", "[CP-3]", "get past the screens", "[CP-4]"])?;
        self.says("replay w.arc", &["[CP-4]"])?;
        self.says("analyse w.arc --nodes 64", &["search"])?;
        // A person's session: the choices, an illegal order, legal orders, and the idle order.
        let typed =
            "help\nchoices\nclose 2, guns 3, screens 3\nclose 1, guns 3, screens 0\ny\nidle\ny\nquit\n";
        let line = "play close-pass --seats you,random --seed 2 --record p.arc";
        let words: Vec<&str> = line.split(' ').collect();
        let mut play = self.program(&words);
        let mut play = play.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        play.stdin.take().context("no standard input")?.write_all(typed.as_bytes())?;
        let told = play.wait_with_output()?;
        let told = String::from_utf8_lossy(&told.stdout).into_owned();
        must_say(
            line,
            &told,
            &["There are 45 orders", "refused", "accepted close 1, guns 3, screens 0", "[CP-2]"],
        )?;
        self.says("replay p.arc", &["Teal: close 1, guns 3, screens 0"])
    }

    fn lab(&self) -> Result<()> {
        self.says("lab playouts close-pass --battles 500 --seed 1", &["500"])?;
        let line = "lab match close-pass --seats search,random --battles 20 --nodes 50";
        self.says(line, &["search", "random"])
    }

    fn native(&self) -> Result<LineProcess> {
        LineProcess::start(&mut self.program(&["referee"]))
    }

    /// Builds the wasm bundle and starts it in Node.
    fn wasm(&self) -> Result<LineProcess> {
        let compiler = toolchain::find(self.house)?;
        let target = &compiler.target;
        let mut building = Command::new("cargo");
        building.current_dir(&self.folder).args(["build", "--quiet", "--offline", "--release"]);
        building.args(["--target", toolchain::TARGET, "--package", "close-pass-bundle"]);
        building.env("CARGO_TARGET_DIR", target).env_remove("CARGO_BUILD_TARGET");
        if let Some(rustc) = &compiler.rustc {
            building.env("RUSTC", rustc);
        }
        run::open(&mut building)?;
        let made = target.join(toolchain::TARGET).join("release").join("close_pass_bundle.wasm");
        let bound = self.folder.join("node");
        let mut bindgen = Command::new("cargo");
        bindgen
            .current_dir(&self.house.root)
            .args(["run", "--quiet", "--locked", "--package", "xtask-bindgen", "--"])
            .arg(&made)
            .args([GAME, &format!("nodejs={}", bound.display())])
            .env("CARGO_TARGET_DIR", &self.house.target);
        run::open(&mut bindgen).context("the JavaScript side could not be written")?;
        let script = self.house.root.join("xtask/digests.cjs");
        LineProcess::start(Command::new("node").arg(script).arg(bound.join(format!("{GAME}.js"))))
    }
}

impl Drop for Outside<'_> {
    fn drop(&mut self) {
        // A folder that cannot be removed stays among other temporary files.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Plays the captains' advice to the end of a battle.
fn over_the_protocol(referee: &mut LineProcess) -> Result<()> {
    let hello = referee.ask(r#"{"call":"hello"}"#)?;
    if list_of(&hello, "games")? != [GAME] {
        bail!("the program must have the game {GAME} only: {hello}");
    }
    let new =
        referee.ask(r#"{"call":"new","game":"close-pass","scenario":"two-cruisers","dice":{"seed":"1"}}"#)?;
    let (battle, mut demanded) = (number_of(&new, "battle")?, list_of(&new, "demand")?);
    while !demanded.is_empty() {
        let mut status = String::new();
        for (seat, captain) in demanded.iter().zip(["search", "random"]) {
            let of = format!(r#""battle":{battle},"seat":{seat}"#);
            let advice = referee
                .ask(&format!(r#"{{"call":"captain",{of},"captain":"{captain}","seed":"1","nodes":50}}"#))?;
            let order = text_of(&advice, "order")?;
            status = referee.ask(&format!(r#"{{"call":"seal",{of},"order":"{order}"}}"#))?;
        }
        demanded = list_of(&status, "demand")?;
    }
    let status = referee.ask(&format!(r#"{{"call":"status","battle":{battle}}}"#))?;
    must_say("the end", &status, &[r#""clause":"CP-4""#])
}

fn must_say(of: &str, told: &str, all: &[&str]) -> Result<()> {
    match all.iter().find(|one| !told.contains(**one)) {
        Some(missing) => bail!("`{of}` does not say `{missing}`:\n{told}"),
        None => Ok(()),
    }
}

/// Copies a folder, without Cargo's build output and lock files.
fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| format!("cannot read {}", from.display()))? {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name()))?;
        if path.is_dir() && name != "target" {
            copy(&path, &to.join(name))?;
        } else if path.is_file() && name != "Cargo.lock" {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}
