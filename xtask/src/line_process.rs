//! Processes that answer JSON lines, and readers for parts of their answers.

use crate::run;
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A process that answers lines.
pub struct LineProcess {
    process: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl LineProcess {
    /// Starts the process.
    pub fn start(command: &mut Command) -> Result<Self> {
        let shown = run::shown(command);
        let process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut process = process.with_context(|| format!("`{shown}` does not start"))?;
        let questions = process.stdin.take().context("a process without standard input")?;
        let answers = process.stdout.take().context("a process without standard output")?;
        Ok(Self { process, questions, answers: BufReader::new(answers) })
    }

    /// Sends a question and returns its answer; an error answer becomes an error.
    pub fn ask(&mut self, question: &str) -> Result<String> {
        writeln!(self.questions, "{question}").and_then(|()| self.questions.flush())?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer)?;
        if !answer.contains(r#""ok":"#) {
            bail!(
                "{question} was answered with {}",
                if answer.is_empty() { "nothing" } else { answer.trim() }
            );
        }
        Ok(answer.trim().to_owned())
    }
}

impl Drop for LineProcess {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Returns the text behind the first occurrence of a key; the referee writes no blanks there.
fn after<'a>(answer: &'a str, key: &str) -> Result<&'a str> {
    let (_, rest) =
        answer.split_once(&format!("\"{key}\":")).with_context(|| format!("no {key} in {answer}"))?;
    Ok(rest)
}

pub fn text_of<'a>(answer: &'a str, key: &str) -> Result<&'a str> {
    let text = after(answer, key)?.strip_prefix('"').and_then(|rest| rest.split('"').next());
    text.with_context(|| format!("{key} is not a text in {answer}"))
}

/// Returns the words or numbers of a flat list.
pub fn list_of(answer: &str, key: &str) -> Result<Vec<String>> {
    let list = after(answer, key)?.strip_prefix('[').and_then(|rest| rest.split(']').next());
    let list = list.with_context(|| format!("{key} is not a list in {answer}"))?;
    let words = list.split(',').map(|word| word.trim_matches('"').to_owned());
    Ok(words.filter(|word| !word.is_empty()).collect())
}

pub fn number_of(answer: &str, key: &str) -> Result<u32> {
    let digits = after(answer, key)?.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
    digits.parse().with_context(|| format!("{key} is not a number in {answer}"))
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
