//! The bodies of letters: lines of text, most of them lines of the record.

use std::collections::BTreeMap;

use engine::dice::Party;
use engine::digest::{hex, unhex};
use engine::record::{Header, Record, is_of_sealed_turn};
use engine::{Seat, Seats};

use super::end::End;
use super::error::MailError;
use super::seats::{one_of_two, other};
use crate::charter::{self, Charter};
use crate::hash::Hash;
use crate::key::Keys;
use crate::lines::joined;

/// A letter, parsed in form; its signatures are not checked yet.
#[derive(Clone, Debug)]
pub(crate) enum Body {
    /// The invitation of a battle's maker.
    Invitation { seat: Seat, draft: Box<Record> },
    /// A letter of a battle that has begun.
    Turn(Box<Turn>),
    /// A letter of the server, in the mode *shared*.
    Log(Box<Log>),
}

/// A letter of the server: what the seats have shown, from some decision on.
#[derive(Clone, Debug)]
pub(crate) struct Log {
    /// The id of the battle.
    pub id: Hash,
    /// The number of the decision that the server has in hand.
    pub hand: u32,
    /// The lines of decisions, with their numbers.
    pub decisions: Vec<(u32, Vec<String>)>,
}

/// A letter of a battle that has begun.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    /// The id of the battle.
    pub id: Hash,
    /// The seat that writes.
    pub seat: Seat,
    /// In the first letters of the seat that joined: its name and keys.
    pub answer: Option<(String, Keys)>,
    /// The seat's lines of one or two decisions, with their numbers.
    pub decisions: Vec<(u32, Vec<String>)>,
    /// The end as the seat knows it.
    pub end: Option<End>,
}

impl Body {
    /// Writes an invitation.
    pub(super) fn invitation(seat: Seat, draft: &Record) -> String {
        format!("invitation 1\nseat {seat}\n{draft}")
    }

    /// Parses a body.
    ///
    /// # Errors
    /// If a line is missing or wrong in form, or a newer program wrote it.
    pub(crate) fn read(text: &str) -> Result<Self, MailError> {
        let wrong =
            |line: &str| MailError::Refused(format!("a line of this letter cannot be read: \"{line}\""));
        let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
        match first {
            "invitation 1" => {
                let (line, record) = rest.split_once('\n').unwrap_or((rest, ""));
                let seat = line.strip_prefix("seat ").and_then(one_of_two);
                let draft = Record::parse(record)
                    .map_err(|error| MailError::Refused(format!("the invitation: {error}")))?;
                Ok(Self::Invitation { seat: seat.ok_or_else(|| wrong(line))?, draft: Box::new(draft) })
            }
            "turn 1" => Turn::read(rest).map(|turn| Self::Turn(Box::new(turn))).map_err(|line| wrong(&line)),
            "log 1" => Log::read(rest).map(|log| Self::Log(Box::new(log))).map_err(|line| wrong(&line)),
            _ => Err(MailError::Refused(
                "a newer program wrote this letter: this one cannot read it".to_owned(),
            )),
        }
    }

    /// Returns the header of the battle that an answer to this invitation makes.
    ///
    /// # Errors
    /// If it answers another invitation, or none.
    pub(crate) fn answered(&self, draft: &Record, maker: Seat, wants: &str) -> Result<Header, MailError> {
        let unwanted = |what: &str| MailError::Unwanted(format!("{what}; {wants}"));
        let Self::Turn(turn) = self else { return Err(unwanted("this letter is an invitation")) };
        let other = other(maker);
        let Some((name, keys)) = turn.answer.as_ref().filter(|_| turn.seat == other) else {
            return Err(unwanted("this letter is no answer to an invitation"));
        };
        let mut parties: BTreeMap<Party, Keys> = Charter::read(&draft.header)?.parties;
        parties.insert(Party::Seat(other), *keys);
        let mut header = draft.header.clone();
        header.names.resize(2, String::new());
        name.clone_into(&mut header.names[other.index()]);
        let mode = Charter::read(&draft.header)?.mode;
        let header = charter::with_charter(header, mode, &parties);
        if header.id() != Some(turn.id) {
            let what = format!("this letter answers another invitation; {wants}");
            return Err(MailError::OtherInvitation(what));
        }
        Ok(header)
    }
}

impl Log {
    /// Writes the body of a letter of the server.
    pub(crate) fn write(&self) -> String {
        format!("log 1\nof {}\nhand {}\n{}", hex(&self.id), self.hand, written(&self.decisions))
    }

    /// Parses the body behind its first line; the error is the line that cannot be read.
    fn read(text: &str) -> Result<Self, String> {
        let mut lines = text.lines();
        let mut next = |start: &str| {
            let line = lines.next().unwrap_or("");
            line.strip_prefix(start).map(str::to_owned).ok_or_else(|| line.to_owned())
        };
        let (id, hand) = (next("of ")?, next("hand ")?);
        let (id, hand) = (unhex(&id).ok_or(id)?, hand.parse().map_err(|_| hand)?);
        let mut log = Self { id, hand, decisions: Vec::new() };
        for line in lines {
            let number =
                line.strip_prefix("decision ").map(|number| number.parse().map_err(|_| line.to_owned()));
            match (number, log.decisions.last_mut()) {
                (Some(number), _) => log.decisions.push((number?, Vec::new())),
                (None, Some((_, lines))) if is_of_sealed_turn(line) => lines.push(line.to_owned()),
                _ => return Err(line.to_owned()),
            }
        }
        Ok(log)
    }
}

/// Writes decisions, each as its number and its lines.
fn written(decisions: &[(u32, Vec<String>)]) -> String {
    decisions.iter().fold(String::new(), |text, (number, lines)| {
        text + &format!("decision {number}\n") + &joined(lines.iter().map(String::as_str))
    })
}

/// Returns the seats that must seal, as the lines of a letter say it: `asks 1 2`.
pub(crate) fn asks(lines: &[String]) -> Option<Seats> {
    let seats = lines.iter().find_map(|line| line.strip_prefix("asks "))?;
    seats.split(' ').map(Seat::parse).collect()
}

/// Writes the line that says who must seal.
pub(super) fn asks_line(seats: Seats) -> String {
    seats.into_iter().fold("asks".to_owned(), |line, seat| format!("{line} {seat}"))
}

impl Turn {
    /// Writes the body of a letter.
    pub(super) fn write(&self) -> String {
        let mut text = format!("turn 1\nof {}\nseat {}\n", hex(&self.id), self.seat);
        if let Some((name, keys)) = &self.answer {
            text += &format!("answer {keys} {name}\n");
        }
        text += &written(&self.decisions);
        if let Some(end) = &self.end {
            text += &end.write();
        }
        text
    }

    /// Parses the body behind its first line; the error is the line that cannot be read.
    fn read(text: &str) -> Result<Self, String> {
        let mut lines = text.lines();
        let mut next = |start: &str| {
            let line = lines.next().unwrap_or("");
            line.strip_prefix(start).map(str::to_owned).ok_or_else(|| line.to_owned())
        };
        let id = next("of ")?;
        let writer = next("seat ")?;
        let mut turn = Self {
            id: unhex(&id).ok_or(id)?,
            seat: one_of_two(&writer).ok_or(writer)?,
            answer: None,
            decisions: Vec::new(),
            end: None,
        };
        for line in lines {
            turn.line(line).ok_or_else(|| line.to_owned())?;
        }
        Ok(turn)
    }

    fn line(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ')?;
        match word {
            "answer" => {
                let (keys, name) = Keys::read(rest)?;
                self.answer = Some((name.to_owned(), keys));
            }
            "decision" => self.decisions.push((rest.parse().ok()?, Vec::new())),
            "end" => self.end = Some(End::read(rest)?),
            "~" if self.end.is_none() && !is_of_sealed_turn(line) => return None,
            "~" | ">" | "asks" | "frees" => match (&mut self.end, self.decisions.last_mut()) {
                (Some(End { lines, .. }), _) | (None, Some((_, lines))) => lines.push(line.to_owned()),
                (None, None) => return None,
            },
            _ => return None,
        }
        Some(())
    }
}
