//! A battle as text: header, then turns of inputs (`>`), rolls, events with their facts, sentences (`#`) and digests.
//!
//! The format is written down in `docs/record-format.md`. Reading is strict: unknown fields are refused by name, and
//! every fault names its line.
//!
//! ```
//! use engine::example::Broadsides;
//! use engine::record::{DiceSource, Header, Record};
//! use engine::{Battle, Seat, replay::replay};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut battle = Battle::new(Broadsides, Header::of::<Broadsides>(DiceSource::Seed(1)))?;
//! battle.seal(Seat(0), "fire 3".parse()?)?;
//! battle.seal(Seat(1), "fire 2".parse()?)?;
//! let text = battle.record();
//! assert!(text.starts_with("firing-arc record 2\ngame broadsides 1\n"));
//! assert!(replay(Broadsides, &Record::parse(&text)?).is_ok());
//!
//! // An order changed afterwards shows, and the line is named.
//! let edited = Record::parse(&text.replace("> 1  fire 3", "> 1  fire 2"))?;
//! assert!(replay(Broadsides, &edited).is_err_and(|error| error.line > 1));
//! # Ok(())
//! # }
//! ```

mod reading;
mod sealed_lines;
mod source;
mod writing;

use std::collections::BTreeSet;
use std::fmt;

use sha2::{Digest as _, Sha256};

use crate::clause::{Clause, Flaw};
use crate::dice::{Party, Steps};
use crate::digest::{Digest, hex, unhex};
use crate::quoting::quoted;
use crate::rules::Rules;
use crate::seat::Seat;

pub use crate::wording::Wording;
pub use sealed_lines::is_of_sealed_turn;
pub(crate) use sealed_lines::{refusal, steps};
pub use source::{DiceSource, NOT_COMMITTED, Source};
pub(crate) use writing::{COMMENT, decision, decision_for};

/// The first line of every record.
pub const FIRST_LINE: &str = "firing-arc record 2";

/// The viewpoint whose knowledge a record holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Knows {
    /// The whole battle: the record can be replayed.
    #[default]
    All,
    /// Everything that this seat may know.
    Seat(Seat),
    /// Everything that a spectator may know.
    Spectators,
}

impl Knows {
    /// Returns the viewpoint of a seat, or of a spectator (none).
    pub fn of(seat: Option<Seat>) -> Self {
        seat.map_or(Self::Spectators, Self::Seat)
    }

    fn parse(text: &str) -> Option<Self> {
        if text == "spectators" {
            return Some(Self::Spectators);
        }
        Seat::parse(text.strip_prefix("seat ")?).map(Self::Seat)
    }
}

impl fmt::Display for Knows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => f.write_str("all"),
            Self::Seat(seat) => write!(f, "seat {seat}"),
            Self::Spectators => f.write_str("spectators"),
        }
    }
}

/// The battle before this one in a campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Before {
    /// The fingerprint of its record ([`Record::fingerprint`]).
    pub fingerprint: String,
    /// Its name, for readers.
    pub name: String,
}

/// The data from which a battle is made. Together with the orders, they suffice to replay it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// The ruleset's name, such as `ftl`.
    pub game: String,
    /// The version of its rules.
    pub version: u32,
    /// The wording of the record's sentences; no digest covers it.
    pub wording: Wording,
    /// The scenario's id.
    pub scenario: String,
    /// Options that differ from the scenario's own, by key.
    pub options: Vec<(String, String)>,
    /// The player at each seat: a person's name or a captain's.
    pub names: Vec<String>,
    /// The viewpoint whose knowledge the record holds.
    pub knows: Knows,
    /// The source of the dice.
    pub dice: DiceSource,
    /// The battle before this one in a campaign.
    pub follows: Option<Before>,
    /// Lines of a sealed battle (`~ `), as they are written.
    pub sealed_lines: Vec<String>,
    /// The position it starts from, if not the scenario's set-up.
    pub position: Option<String>,
    /// The handicap that the position gives, in a sentence for readers; it decides nothing.
    pub handicap: Option<String>,
    /// The scenario file, whole.
    pub text: String,
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}\ngame {} {}\nwording {}", self.game, self.version, self.wording)?;
        f.write_str(&self.rest())
    }
}

impl Header {
    /// Returns the header of a battle of a ruleset from its own set-up: its name and version, and the dice.
    pub fn of<R: Rules>(dice: DiceSource) -> Self {
        Self {
            game: R::NAME.to_owned(),
            version: R::VERSION,
            wording: Wording::FACTS,
            scenario: "start".to_owned(),
            dice,
            ..Self::default()
        }
    }

    /// Returns the number of the first line that begins with these words, from 1; `None` if no line does.
    pub fn line_of(&self, start: &str) -> Option<usize> {
        self.to_string().lines().position(|line| line.starts_with(start)).map(|index| index + 1)
    }

    /// Returns the line of a flaw of the scenario or of an option, from 1: the line of the scenario file that the flaw
    /// names, else the line of its option, else the first line of the scenario file.
    pub fn line_of_flaw(&self, flaw: &Flaw) -> usize {
        let text = self.line_of("|").or_else(|| self.line_of("scenario ")).unwrap_or(1);
        let in_text = flaw.place.strip_prefix("scenario, line ").and_then(|line| line.parse::<usize>().ok());
        let of_option = || self.line_of(&format!("{} ", flaw.place)).filter(|line| *line < text);
        match in_text {
            Some(line) => text + line.saturating_sub(1),
            None if flaw.place.starts_with("option ") => of_option().unwrap_or(text),
            None => text,
        }
    }

    /// Returns the id of a sealed battle: the line `~ id`.
    pub fn id(&self) -> Option<[u8; 32]> {
        self.sealed_lines.iter().find_map(|line| unhex(line.strip_prefix("~ id ")?))
    }

    /// Returns the dice by steps of a sealed battle: its id, and the parties that committed themselves.
    pub(crate) fn steps(&self) -> Option<Steps> {
        let party = |line: &String| Party::parse(line.strip_prefix("~ commit ")?.split(' ').next()?);
        let parties: BTreeSet<Party> = self.sealed_lines.iter().filter_map(party).collect();
        self.id().filter(|_| !parties.is_empty()).map(|id| Steps::new(id, parties))
    }

    /// Writes the opening of a record: the header and its digest.
    pub fn opening(&self) -> String {
        format!("{self}= {}\n", Digest::of(&self.covered()))
    }

    /// Returns the text that the opening digest covers: the whole header except the line of its wording.
    pub(crate) fn covered(&self) -> String {
        format!("{FIRST_LINE}\ngame {} {}\n{}", self.game, self.version, self.rest())
    }

    /// Returns the lines after the wording.
    fn rest(&self) -> String {
        let mut text = format!("scenario {}\n", one_line(&self.scenario));
        for (key, value) in &self.options {
            text += &format!("option {key} {}\n", one_line(value));
        }
        for (seat, name) in self.names.iter().enumerate() {
            text += &format!("seat {} {}\n", seat + 1, one_line(name));
        }
        if self.knows != Knows::All {
            text += &format!("for {}\n", self.knows);
        }
        text += &format!("dice {}\n", self.dice);
        if let Some(before) = &self.follows {
            text += &format!("follows {} {}\n", before.fingerprint, one_line(&before.name));
        }
        for line in &self.sealed_lines {
            text += &format!("{line}\n");
        }
        if let Some(position) = &self.position {
            text += &format!("position {}\n", one_line(position));
        }
        if let Some(handicap) = &self.handicap {
            text += &format!("handicap {}\n", one_line(handicap));
        }
        for line in self.text.lines() {
            text += format!("| {line}").trim_end();
            text += "\n";
        }
        text
    }
}

/// Returns a name as one line, without characters that would end the line.
pub(crate) fn one_line(name: &str) -> String {
    let plain: String = name.chars().map(|c| if ends_line(c) { ' ' } else { c }).collect();
    plain.trim().to_owned()
}

/// Returns `true` for a character that may not be in a line: a control character, or a line or paragraph separator of
/// Unicode.
fn ends_line(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')
}

/// The reason why a text is not a valid record, and its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line at fault, from 1.
    pub line: usize,
    /// The fault, and the correct form.
    pub what: String,
    /// The clause that it cites, if any.
    pub clause: Option<Clause>,
}

impl RecordError {
    /// Returns an error in a line.
    pub fn at(line: usize, what: impl Into<String>) -> Self {
        Self { line, what: what.into(), clause: None }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)?;
        if let Some(clause) = self.clause { write!(f, " [{clause}]") } else { Ok(()) }
    }
}

impl std::error::Error for RecordError {}

/// One turn, or the end of the battle, as written in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Its lines with their numbers, from `turn` or `end` to the digest.
    pub lines: Vec<(usize, String)>,
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f)?;
        self.lines.iter().try_for_each(|(_, line)| writeln!(f, "{line}"))
    }
}

/// A parsed record; [`crate::replay`] plays it. Writing it gives the same text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The data the battle is made from.
    pub header: Header,
    /// The opening digest and its line.
    pub opening: (usize, String),
    /// The complete turns.
    pub blocks: Vec<Block>,
    /// The end, if the players ended the battle.
    pub end: Option<Block>,
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}= {}", self.header, self.opening.1)?;
        self.blocks.iter().chain(&self.end).try_for_each(|block| block.fmt(f))
    }
}

impl Record {
    /// Returns the fingerprint by which the next battle of a campaign names this record. It is the SHA-256 of all lines
    /// except the wording and the sentences, as 64 hexadecimal digits.
    pub fn fingerprint(&self) -> String {
        hex(&self.fingerprints().last().unwrap_or_default())
    }

    /// Returns the fingerprints that the record had after its opening, after each decision, and after its end.
    pub fn fingerprints(&self) -> impl Iterator<Item = [u8; 32]> {
        let opening = format!("{}= {}\n", self.header.covered(), self.opening.1);
        let blocks = self.blocks.iter().chain(&self.end).map(|block| format!("\n{}", covered(&block.lines)));
        std::iter::once(opening).chain(blocks).scan(Sha256::new(), |hash, text| {
            hash.update(text);
            Some(hash.clone().finalize().into())
        })
    }

    /// Checks the digest at the end of the header, and returns it.
    ///
    /// # Errors
    /// If it does not match the header's lines.
    pub fn check_header(&self) -> Result<Digest, RecordError> {
        let digest = Digest::of(&self.header.covered());
        let (line, found) = &self.opening;
        same_digest(*line, digest, found)?;
        Ok(digest)
    }

    /// Checks the digests of a seat's record. They cover its own lines alone, so no rules are needed.
    ///
    /// # Errors
    /// The first digest that does not match the lines before it.
    pub fn check_own_digests(&self) -> Result<(), RecordError> {
        let mut chain = self.check_header()?;
        for block in self.blocks.iter().chain(&self.end) {
            let Some(((line, found), lines)) = block.lines.split_last() else { continue };
            chain = chain.then(&covered(lines));
            same_digest(*line, chain, found.trim_start_matches("= "))?;
        }
        Ok(())
    }
}

/// Returns the lines that digests cover: all but the sentences.
fn covered(lines: &[(usize, String)]) -> String {
    let lines = lines.iter().filter(|(_, line)| !line.starts_with(COMMENT));
    lines.flat_map(|(_, line)| [line.as_str(), "\n"]).collect()
}

/// Compares a digest with the digest of the lines before it.
fn same_digest(line: usize, own: Digest, found: &str) -> Result<(), RecordError> {
    if own.to_string() == found {
        return Ok(());
    }
    let what =
        format!("lines before this one have been changed: their digest is {own}, not {}", quoted(found));
    Err(RecordError::at(line, what))
}

/// Splits an input line `> seat  order` into the seat and the order's text; `> dice  …` has no seat.
pub fn parse_input(line: &str) -> Option<(Option<Seat>, &str)> {
    let (who, what) = line.strip_prefix("> ")?.split_once("  ")?;
    match who {
        "dice" => Some((None, what)),
        number => Some((Some(Seat::parse(number)?), what)),
    }
}
