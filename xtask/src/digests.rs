//! Compares the native program with the wasm build: the digest of many random battles, the captains' advice over a
//! short battle, and the result of a match in the lab. All must be equal to the byte.

use crate::house::House;
use crate::line_process::{LineProcess, list_of, number_of, text_of};
use crate::{run, wasm};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// Number of random battles of each scenario, and their seed.
const BATTLES: u32 = 200;
const SEED: u32 = 1;

/// Number of decisions of advice in each scenario, and number of nodes per order.
const DECISIONS: u32 = 4;
const NODES: u32 = 60;

/// The captain that uses the most floating-point arithmetic; every game has it.
const CAPTAIN: &str = "search";

/// Number of battles of the short match, and number of nodes per order.
const FOUGHT: u32 = 6;
const FOUGHT_NODES: u32 = 20;

/// Compares both builds in every scenario of every game of the list; returns a summary for the table of steps.
pub fn compare(house: &House) -> Result<String> {
    let bundles = wasm::games(house)?;
    let mut agreed = Vec::new();
    for (game, scenarios) in shelf(&house.quick_program())? {
        let mut both = Both::start(house, &game)?;
        both.has_all_of(&bundles)?;
        for scenario in &scenarios {
            let digest = both.random_battles(&game, scenario)?;
            let decisions = both.advised_battle(&game, scenario)?;
            println!(
                "      {game} {scenario}: {BATTLES} random battles, {digest} twice; {decisions} decisions of advice"
            );
        }
        let first = scenarios.first().with_context(|| format!("{game} has no scenario"))?;
        let came = match_of_the_lab(house, &game, first)?;
        println!("      {game} {first}: the same match of the lab twice, {came}");
        agreed.push(format!("{} of {game}", scenarios.len()));
    }
    Ok(format!("{BATTLES} battles and {DECISIONS} decisions each of the scenarios: {}", agreed.join(", ")))
}

/// Returns every game of a native program with its scenarios, in the order of the list.
pub fn shelf(program: &Path) -> Result<Vec<(String, Vec<String>)>> {
    let mut native = LineProcess::start(Command::new(program).arg("referee"))?;
    let answer: Value = serde_json::from_str(&native.ask(r#"{"call":"games"}"#)?)?;
    let games = answer["ok"]["games"].as_array().context("no list of games")?;
    let id = |value: &Value| value["id"].as_str().map(str::to_owned).context("an entry without an id");
    let row = |game: &Value| {
        let scenarios = game["scenarios"].as_array().context("a game without a list of scenarios")?;
        Ok((id(game)?, scenarios.iter().map(id).collect::<Result<_>>()?))
    };
    games.iter().map(row).collect()
}

/// Fights a short match with the program and with the lab's bundle; returns its score.
fn match_of_the_lab(house: &House, game: &str, scenario: &str) -> Result<String> {
    let seats = format!("{CAPTAIN},doctrine");
    let mut native = Command::new(house.quick_program());
    native.args(["lab", "match", game, "--scenario", scenario, "--seats", &seats, "--json"]).args([
        "--battles",
        &FOUGHT.to_string(),
        "--nodes",
        &FOUGHT_NODES.to_string(),
    ]);
    let native = run::read(&mut native)?;
    let mut lab = lab(house, game)?;
    lab.ask(&format!(
        r#"{{"call":"open","wish":{{"kind":"match","game":"{game}","scenario":"{scenario}","captains":["{CAPTAIN}","doctrine"],"battles":"{FOUGHT}","seed":"1","nodes":"{FOUGHT_NODES}"}}}}"#
    ))?;
    // The last battles come first: the order of fighting must not matter.
    for (from, to) in [(FOUGHT / 2, FOUGHT), (0, FOUGHT / 2)] {
        let fought = lab.ask(&format!(r#"{{"call":"fight","series":0,"from":{from},"to":{to}}}"#))?;
        lab.ask(&format!(r#"{{"call":"add","lines":"{}"}}"#, text_of(&fought, "lines")?))?;
    }
    let files = lab.ask(r#"{"call":"files"}"#)?;
    // The answer holds the file as a JSON string, with its quotes escaped.
    let expected = native.trim().replace('"', "\\\"");
    if !files.contains(&format!("\"{expected}\\n\"")) {
        bail!("{game} {scenario}, {seats}\n    native: {expected}\n    wasm:   {files}");
    }
    Ok(format!(
        "score {}",
        native.split("\"score\":").nth(1).and_then(|rest| rest.split(',').next()).unwrap_or("?")
    ))
}

/// Starts a desk of a game's lab in wasm; its answers begin with the seconds they took.
pub fn lab(house: &House, game: &str) -> Result<LineProcess> {
    let script = house.root.join("xtask/lab.cjs");
    let bundle = house.wasm_node().join("lab").join(format!("lab-{game}.js"));
    LineProcess::start(Command::new("node").arg(script).arg(bundle))
}

/// The native referee and the wasm one.
struct Both([LineProcess; 2]);

impl Both {
    fn start(house: &House, game: &str) -> Result<Self> {
        let native = LineProcess::start(Command::new(house.quick_program()).arg("referee"))?;
        let script = house.root.join("xtask/digests.cjs");
        let wasm = LineProcess::start(
            Command::new("node").arg(script).arg(house.wasm_node().join(format!("{game}.js"))),
        )?;
        Ok(Self([native, wasm]))
    }

    /// Returns the answer of both, which must be equal to the byte.
    fn ask(&mut self, question: &str) -> Result<String> {
        let [native, wasm] = &mut self.0;
        let (native, wasm) = (native.ask(question)?, wasm.ask(question)?);
        if native != wasm {
            bail!("{question}\n    native: {native}\n    wasm:   {wasm}");
        }
        Ok(native)
    }

    /// Checks that every game of the native shelf has a bundle; without one it could not be played in the browser.
    fn has_all_of(&mut self, bundles: &[String]) -> Result<()> {
        let answer = self.0[0].ask(r#"{"call":"hello"}"#)?;
        let listed = list_of(&answer, "games")?;
        match listed.iter().find(|game| !bundles.iter().any(|bundle| bundle == *game)) {
            Some(game) => bail!("{game} has no bundle: give it a feature in crates/wasm/Cargo.toml"),
            None => Ok(()),
        }
    }

    fn random_battles(&mut self, game: &str, scenario: &str) -> Result<String> {
        let answer = self.ask(&format!(
            r#"{{"call":"digests","game":"{game}","scenario":"{scenario}","options":{{}},"battles":{BATTLES},"seed":"{SEED}"}}"#
        ))?;
        let digest = text_of(&answer, "digest")?;
        if digest.len() < 8 || !digest.chars().all(|c| c.is_ascii_hexdigit()) {
            bail!("`{digest}` is not a digest");
        }
        Ok(digest.to_owned())
    }

    /// Seals the captain's advice for every seat that must write; returns the number of decisions compared.
    fn advised_battle(&mut self, game: &str, scenario: &str) -> Result<u32> {
        let new = format!(
            r#"{{"call":"new","game":"{game}","scenario":"{scenario}","options":{{}},"dice":{{"seed":"{SEED}"}},"names":["{CAPTAIN}","{CAPTAIN}"]}}"#
        );
        let began = self.ask(&new)?;
        let (battle, mut demanded) = (number_of(&began, "battle")?, list_of(&began, "demand")?);
        for turn in 0..DECISIONS {
            let mut orders = Vec::new();
            for seat in &demanded {
                let answer = self.ask(&format!(
                    r#"{{"call":"captain","battle":{battle},"seat":{seat},"captain":"{CAPTAIN}","seed":"{turn}","nodes":{NODES}}}"#
                ))?;
                orders.push((seat.clone(), text_of(&answer, "order")?.to_owned()));
            }
            for (seat, order) in orders {
                let seal = format!(r#"{{"call":"seal","battle":{battle},"seat":{seat},"order":"{order}"}}"#);
                demanded = list_of(&self.ask(&seal)?, "demand")?;
            }
            if demanded.is_empty() {
                return Ok(turn + 1);
            }
        }
        Ok(DECISIONS)
    }
}
