//! The native program and the wasm build answer alike: the digest of many random battles, and every word of the
//! captains' advice over a short battle. Both are asked through the referee, line by line.

use crate::house::House;
use crate::run;
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

const BATTLES: u32 = 1000;
const SEED: u32 = 1;

/// How long the short battle is, and how long its captains think.
const TURNS: u32 = 12;
const NODES: u32 = 100;

/// Every game takes part with one scenario, and with a captain whose thinking is arithmetic with floats.
const GAMES: [(&str, &str, &str); 2] = [("ftl", "duel", "search"), ("simple-spaceships", "duel", "search")];

/// Compares both; says what they agree on.
pub fn compare(house: &House) -> Result<String> {
    let mut both = Both::start(house)?;
    let mut agreed = Vec::new();
    for (game, scenario, captain) in GAMES {
        let digest = both.random_battles(game, scenario)?;
        println!("      {game} {scenario}: {BATTLES} random battles, {digest} twice");
        let turns = both.advised_battle(game, scenario, captain)?;
        println!(
            "      {game} {scenario}: the same advice of {captain} over {turns} turns, {NODES} nodes an order"
        );
        agreed.push(format!("{game} {scenario}"));
    }
    Ok(format!("{BATTLES} battles and {TURNS} turns of advice each of {}", agreed.join(", ")))
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
    fn start(house: &House) -> Result<Self> {
        let native = Desk::start(Command::new(house.program()).arg("referee"))?;
        let script = house.root.join("xtask/digests.cjs");
        let wasm = Desk::start(Command::new("node").arg(script).arg(house.wasm_node()))?;
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

    /// Plays what the captain advises to both seats; gives the number of turns that were compared.
    fn advised_battle(&mut self, game: &str, scenario: &str, captain: &str) -> Result<u32> {
        let new = format!(
            r#"{{"call":"new","game":"{game}","scenario":"{scenario}","options":{{}},"dice":{{"seed":"{SEED}"}},"names":["{captain}","{captain}"]}}"#
        );
        let mut status = self.ask(&new)?;
        let battle = number_of(&status, "battle")?;
        for turn in 0..TURNS {
            let mut orders = Vec::new();
            for seat in demand_of(&status)? {
                let answer = self.ask(&format!(
                    r#"{{"call":"captain","battle":{battle},"seat":{seat},"captain":"{captain}","seed":"{turn}","nodes":{NODES}}}"#
                ))?;
                orders.push((seat, text_of(&answer, "order")?.to_owned()));
            }
            for (seat, order) in orders {
                let seal = format!(r#"{{"call":"seal","battle":{battle},"seat":{seat},"order":"{order}"}}"#);
                status = self.ask(&seal)?;
                if !status.contains(r#""over":null"#) {
                    return Ok(turn + 1);
                }
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

/// The seats that are asked to write, as a status has them.
fn demand_of(answer: &str) -> Result<Vec<u32>> {
    let list = after(answer, "demand")?.strip_prefix('[').and_then(|rest| rest.split(']').next());
    let seats = list.with_context(|| format!("demand is no list in {answer}"))?.split(',');
    seats.map(|seat| seat.parse().with_context(|| format!("no seat in {answer}"))).collect()
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
        assert_eq!(demand_of(r#"{"turn":1,"demand":[1,2],"sealed":[]}"#).ok(), Some(vec![1, 2]));
        assert!(text_of(answer, "battle").is_err() && text_of(answer, "digest").is_err());
    }
}
