//! The native program and the wasm build answer alike: the digest of many random battles, and every word of the
//! captains' advice over a short battle. Both are asked through the referee, line by line.

use crate::house::House;
use crate::{run, wasm};
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

const BATTLES: u32 = 1000;
const SEED: u32 = 1;

/// How long the short battle is, and how long its captains think.
const TURNS: u32 = 12;
const NODES: u32 = 100;

/// Every game takes part with one scenario, and with the captain whose thinking has the most arithmetic with floats.
const GAMES: [(&str, &str, &str); 5] = [
    ("ftl", "duel", "search"),
    ("full-thrust", "carrier-strike", "search"),
    ("simple-spaceships", "duel", "search"),
    ("black-skies", "duel", "search"),
    ("talon", "chance-encounter", "search"),
];

/// Compares both; says what they agree on.
pub fn compare(house: &House) -> Result<String> {
    let bundles = wasm::games(house)?;
    if let Some(missing) = bundles.iter().find(|game| !GAMES.iter().any(|(name, ..)| name == *game)) {
        bail!("{missing} is not compared: give it a row in xtask/src/digests.rs");
    }
    let mut agreed = Vec::new();
    for (game, scenario, captain) in GAMES {
        let mut both = Both::start(house, game)?;
        both.has_all_of(&bundles)?;
        let digest = both.random_battles(game, scenario)?;
        println!("      {game} {scenario}: {BATTLES} random battles, {digest} twice");
        let turns = both.advised_battle(game, scenario, captain)?;
        println!(
            "      {game} {scenario}: the same advice of {captain} over {turns} decisions, {NODES} nodes an order"
        );
        agreed.push(format!("{game} {scenario}"));
    }
    Ok(format!("{BATTLES} battles and {TURNS} decisions of advice each of {}", agreed.join(", ")))
}

/// A referee in a process of its own.
struct Desk {
    process: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Desk {
    fn start(command: &mut Command) -> Result<Self> {
        let shown = run::shown(command);
        let process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut process = process.with_context(|| format!("`{shown}` does not start"))?;
        let questions = process.stdin.take().context("a process without standard input")?;
        let answers = process.stdout.take().context("a process without standard output")?;
        Ok(Self { process, questions, answers: BufReader::new(answers) })
    }

    fn ask(&mut self, question: &str) -> Result<String> {
        writeln!(self.questions, "{question}").and_then(|()| self.questions.flush())?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer)?;
        if !answer.contains(r#""ok":"#) {
            bail!("{question} was answered {}", if answer.is_empty() { "by silence" } else { answer.trim() });
        }
        Ok(answer.trim().to_owned())
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        // A process that has ended already is as good.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The native referee and the one in wasm.
struct Both([Desk; 2]);

impl Both {
    fn start(house: &House, game: &str) -> Result<Self> {
        let native = Desk::start(Command::new(house.program()).arg("referee"))?;
        let script = house.root.join("xtask/digests.cjs");
        let wasm =
            Desk::start(Command::new("node").arg(script).arg(house.wasm_node().join(format!("{game}.js"))))?;
        Ok(Self([native, wasm]))
    }

    /// The answer of both, which must be the same to the last sign.
    fn ask(&mut self, question: &str) -> Result<String> {
        let [native, wasm] = &mut self.0;
        let (native, wasm) = (native.ask(question)?, wasm.ask(question)?);
        if native != wasm {
            bail!("{question}\n    native: {native}\n    wasm:   {wasm}");
        }
        Ok(native)
    }

    /// Every game of the native shelf must have a bundle: one without could not be played in the browser.
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

    /// Plays what the captain advises to every seat that is asked; gives the number of decisions that were compared.
    fn advised_battle(&mut self, game: &str, scenario: &str, captain: &str) -> Result<u32> {
        let new = format!(
            r#"{{"call":"new","game":"{game}","scenario":"{scenario}","options":{{}},"dice":{{"seed":"{SEED}"}},"names":["{captain}","{captain}"]}}"#
        );
        let began = self.ask(&new)?;
        let (battle, mut demanded) = (number_of(&began, "battle")?, list_of(&began, "demand")?);
        for turn in 0..TURNS {
            let mut orders = Vec::new();
            for seat in &demanded {
                let answer = self.ask(&format!(
                    r#"{{"call":"captain","battle":{battle},"seat":{seat},"captain":"{captain}","seed":"{turn}","nodes":{NODES}}}"#
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
        Ok(TURNS)
    }
}

/// What stands behind the first such key; the referee writes no blanks.
fn after<'a>(answer: &'a str, key: &str) -> Result<&'a str> {
    let (_, rest) =
        answer.split_once(&format!("\"{key}\":")).with_context(|| format!("no {key} in {answer}"))?;
    Ok(rest)
}

fn text_of<'a>(answer: &'a str, key: &str) -> Result<&'a str> {
    let text = after(answer, key)?.strip_prefix('"').and_then(|rest| rest.split('"').next());
    text.with_context(|| format!("{key} is no text in {answer}"))
}

/// The words or numbers of a flat list.
fn list_of(answer: &str, key: &str) -> Result<Vec<String>> {
    let list = after(answer, key)?.strip_prefix('[').and_then(|rest| rest.split(']').next());
    let list = list.with_context(|| format!("{key} is no list in {answer}"))?;
    let words = list.split(',').map(|word| word.trim_matches('"').to_owned());
    Ok(words.filter(|word| !word.is_empty()).collect())
}

fn number_of(answer: &str, key: &str) -> Result<u32> {
    let digits = after(answer, key)?.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
    digits.parse().with_context(|| format!("{key} is no number in {answer}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_needed_is_read_from_an_answer() {
        let answer = r#"{"id":null,"ok":{"battle":3,"order":"A L; A.1 S8","thought":[{"order":"B"}]}}"#;
        assert_eq!(number_of(answer, "battle").ok(), Some(3));
        assert_eq!(text_of(answer, "order").ok(), Some("A L; A.1 S8"));
        let status = r#"{"ok":{"demand":[1,2],"sealed":[],"games":["ftl","full-thrust"]}}"#;
        assert_eq!(list_of(status, "demand").unwrap(), ["1", "2"]);
        assert_eq!(list_of(status, "games").unwrap(), ["ftl", "full-thrust"]);
        assert!(list_of(status, "sealed").unwrap().is_empty() && list_of(answer, "battle").is_err());
        assert!(text_of(answer, "battle").is_err() && text_of(answer, "digest").is_err());
    }
}
