//! The same random battles, played by the native program and by the wasm build, must give the same digest.

use crate::house::House;
use crate::run;
use anyhow::{Context, Result, bail};
use std::process::Command;

const BATTLES: &str = "1000";
const SEED: &str = "1";

/// Every game takes part with one scenario.
const SCENARIOS: [(&str, &str); 1] = [("ftl", "duel")];

/// Compares both; says what they agree on.
pub fn compare(house: &House) -> Result<String> {
    let mut agreed = Vec::new();
    for (game, scenario) in SCENARIOS {
        let native = native(house, game, scenario)?;
        let wasm = wasm(house, game, scenario)?;
        if native != wasm {
            bail!("{BATTLES} battles of {game} {scenario} differ: native {native}, wasm {wasm}");
        }
        println!("      {game} {scenario}: {native} twice");
        agreed.push(format!("{game} {scenario}"));
    }
    Ok(format!("{BATTLES} battles each of {}", agreed.join(", ")))
}

fn native(house: &House, game: &str, scenario: &str) -> Result<String> {
    let mut program = Command::new(house.program());
    program.args(["digests", game, "--scenario", scenario, "--battles", BATTLES, "--seed", SEED]);
    last_word(&run::read(&mut program)?)
}

fn wasm(house: &House, game: &str, scenario: &str) -> Result<String> {
    let request = format!(
        r#"{{"call":"digests","game":"{game}","scenario":"{scenario}","options":{{}},"battles":{BATTLES},"seed":"{SEED}"}}"#
    );
    let script = house.root.join("xtask/digests.cjs");
    last_word(&run::read(Command::new("node").arg(script).arg(house.wasm_node()).arg(request))?)
}

/// The digest stands last, and is nothing but hexadecimal digits.
fn last_word(text: &str) -> Result<String> {
    let word = text.split_whitespace().next_back().context("no digest was printed")?;
    if word.len() < 8 || !word.chars().all(|c| c.is_ascii_hexdigit()) {
        bail!("`{word}` is not a digest");
    }
    Ok(word.to_owned())
}
