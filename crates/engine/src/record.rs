//! A battle as text: header, then turns of inputs (`>`), events, rolls and digests.
//!
//! The format is written down in `docs/record-format.md`. Reading is strict: unknown fields are refused by name, and
//! every fault names its line.

mod reading;

use std::fmt;

use crate::battle::Decision;
use crate::clause::{Clause, Flaw};
use crate::dice::{Committed, Dice, DiceFault, Script, SeededDice};
use crate::digest::{hex, unhex};
use crate::rules::Rules;
use crate::seat::{Audience, Seat};

/// The first line of every record.
pub const FIRST_LINE: &str = "firing-arc record 1";

/// What a battle is made from: with the orders, all that is needed to play it again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// The ruleset's name, such as `ftl`.
    pub game: String,
    /// The version of its rules.
    pub version: u32,
    /// The scenario's id.
    pub scenario: String,
    /// Options that differ from the scenario's own, by key.
    pub options: Vec<(String, String)>,
    /// Who sits at each seat: a person's name or a captain's.
    pub names: Vec<String>,
    /// Where the dice come from.
    pub dice: DiceSource,
    /// The position it starts from, if not the scenario's set-up.
    pub position: Option<String>,
    /// The scenario file, whole.
    pub text: String,
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{FIRST_LINE}\ngame {} {}\nscenario {}",
            self.game,
            self.version,
            one_line(&self.scenario)
        )?;
        for (key, value) in &self.options {
            writeln!(f, "option {key} {}", one_line(value))?;
        }
        for (seat, name) in self.names.iter().enumerate() {
            writeln!(f, "seat {} {}", seat + 1, one_line(name))?;
        }
        writeln!(f, "dice {}", self.dice)?;
        if let Some(position) = &self.position {
            writeln!(f, "position {}", one_line(position))?;
        }
        self.text.lines().try_for_each(|line| writeln!(f, "{}", format!("| {line}").trim_end()))
    }
}

/// Returns what was typed on one line, without what would end it early.
pub(crate) fn one_line(name: &str) -> String {
    let plain: String = name.chars().map(|c| if ends_line(c) { ' ' } else { c }).collect();
    plain.trim().to_owned()
}

/// Returns `true` if a character is none to write in a line: a control character, or one of Unicode's line and paragraph
/// separators.
fn ends_line(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')
}

/// Where a battle's dice come from, as its record says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DiceSource {
    /// A seed.
    Seed(u64),
    /// People roll real dice and type the faces in.
    Typed,
    /// Every side's commitment and, once opened, its secret.
    Committed {
        /// One commitment a side.
        commitments: Vec<String>,
        /// One secret a side; none until they are opened.
        secrets: Vec<[u8; 32]>,
    },
}

impl Default for DiceSource {
    fn default() -> Self {
        Self::Seed(0)
    }
}

impl fmt::Display for DiceSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seed(seed) => write!(f, "seed {seed}"),
            Self::Typed => f.write_str("typed"),
            Self::Committed { commitments, secrets } => {
                write!(f, "committed {}", commitments.join(" "))?;
                secrets.iter().try_for_each(|s| write!(f, " opened {}", hex(s)))
            }
        }
    }
}

impl DiceSource {
    fn parse(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').collect();
        match words.as_slice() {
            ["seed", seed] => seed.parse().ok().map(Self::Seed),
            ["typed"] => Some(Self::Typed),
            ["committed", rest @ ..] => {
                let split = rest.iter().position(|w| *w == "opened").unwrap_or(rest.len());
                let commitments: Vec<String> = rest[..split].iter().map(|w| (*w).to_owned()).collect();
                let opened = rest[split..].chunks(2).map(|pair| match pair {
                    ["opened", secret] => unhex(secret),
                    _ => None,
                });
                Some(Self::Committed { commitments, secrets: opened.collect::<Option<_>>()? })
            }
            _ => None,
        }
    }

    /// Opens the source.
    ///
    /// # Errors
    /// If secrets are missing or are not those committed to.
    pub fn open(&self) -> Result<Source, Flaw> {
        match self {
            Self::Seed(seed) => Ok(Source::Seeded(SeededDice::new(*seed))),
            Self::Typed => Ok(Source::Typed(Script::default())),
            Self::Committed { secrets, .. } if secrets.is_empty() => Err(Flaw::plain(
                "dice",
                "the sides have not opened their secrets; until then nothing can be rolled",
            )),
            Self::Committed { commitments, secrets } => Committed::open_all(commitments, secrets)
                .map(|dice| Source::Committed(Box::new(dice)))
                .map_err(|side| {
                    Flaw::plain(
                        "dice",
                        format!("the secret of side {} is not the one committed to", side + 1),
                    )
                }),
        }
    }
}

/// An open source of dice of any kind.
#[derive(Clone, Debug)]
pub enum Source {
    /// From a seed.
    Seeded(SeededDice),
    /// Typed in.
    Typed(Script),
    /// From committed secrets.
    Committed(Box<Committed>),
}

impl Source {
    /// Adds typed faces; other kinds take none.
    pub fn add(&mut self, faces: &[u8]) {
        if let Self::Typed(script) = self {
            script.add(faces);
        }
    }

    /// Takes away typed faces behind the first `count`, and returns them.
    pub fn cut(&mut self, count: usize) -> Vec<u8> {
        if let Self::Typed(script) = self { script.cut(count) } else { Vec::new() }
    }

    /// How many typed faces are not yet used.
    pub fn left(&self) -> usize {
        if let Self::Typed(script) = self { script.left() } else { 0 }
    }

    /// Typed faces not yet used, in order.
    pub fn faces(&self) -> Vec<u8> {
        if let Self::Typed(script) = self { script.faces().collect() } else { Vec::new() }
    }
}

impl Dice for Source {
    fn roll(&mut self, why: Clause, faces: u8) -> u8 {
        match self {
            Self::Seeded(dice) => dice.roll(why, faces),
            Self::Typed(dice) => dice.roll(why, faces),
            Self::Committed(dice) => dice.roll(why, faces),
        }
    }

    fn open(&mut self, turn: u32, phase: u8) {
        match self {
            Self::Seeded(dice) => dice.open(turn, phase),
            Self::Typed(dice) => dice.open(turn, phase),
            Self::Committed(dice) => dice.open(turn, phase),
        }
    }

    #[inline]
    fn announce(&mut self, dice: u8) {
        if let Self::Typed(script) = self {
            script.announce(dice);
        }
    }

    fn fault(&self) -> Option<DiceFault> {
        if let Self::Typed(dice) = self { dice.fault() } else { None }
    }
}

/// The lines of one revealed decision, without its digest.
pub fn input_and_events<R: Rules>(header: &Header, turn: &Decision<R>) -> String {
    let mut text = format!("turn {}\n", turn.number);
    for (sealed, written) in turn.orders.iter().zip(&turn.written) {
        let order = written.clone().unwrap_or_else(|| sealed.order().to_string());
        text += &format!("> {}  {order}\n", sealed.seat());
    }
    if header.dice == DiceSource::Typed && !turn.faces.is_empty() {
        let faces: Vec<String> = turn.faces.iter().map(ToString::to_string).collect();
        text += &format!("> dice  {}\n", faces.join(" "));
    }
    for told in &turn.told {
        for roll in &told.rolls {
            text += &format!("  [{}] d{} = {}\n", roll.why, roll.faces, roll.face);
        }
        let to = match told.to {
            Audience::All => String::new(),
            Audience::Only(seats) => {
                let list: Vec<String> = seats.iter().map(|s| s.to_string()).collect();
                format!("(seat {}) ", list.join(", "))
            }
        };
        text += &format!("[{}] {to}{}\n", told.why, told.event);
    }
    text
}

/// Why a text is no record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line at fault, from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: String,
    /// The clause it rests on, where there is one.
    pub clause: Option<Clause>,
}

impl RecordError {
    /// A fault in a line.
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

/// One turn as it stands in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Its lines with their numbers, from `turn` to the digest.
    pub lines: Vec<(usize, String)>,
}

/// A record read as text; [`crate::replay`] plays it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What the battle is made from.
    pub header: Header,
    /// The opening digest and its line.
    pub opening: (usize, String),
    /// The whole turns.
    pub blocks: Vec<Block>,
}

/// Splits an input line `> seat  order` into the seat and the order's text; `> dice  …` has no seat.
pub fn parse_input(line: &str) -> Option<(Option<Seat>, &str)> {
    let (who, what) = line.strip_prefix("> ")?.split_once("  ")?;
    match who {
        "dice" => Some((None, what)),
        number => Some((Some(Seat::of_number(number.parse().ok()?)?), what)),
    }
}
