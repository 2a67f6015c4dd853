//! Requests: every call with its fields. An unknown field is refused by name.

use std::collections::BTreeMap;

use engine::record::DiceSource;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};
use shelf::{Game, Opening};

use crate::seeds::Seeds;
use crate::wire::Fault;

/// One parsed request.
#[derive(Debug)]
pub(crate) enum Request {
    Hello,
    Games,
    Clauses(OfGame),
    Example(OfClause),
    New(Box<New>),
    Open(Open),
    Branch(AtDecision),
    Close(OfBattle),
    Status(OfBattle),
    View(Seen),
    Outline(OfSeat),
    Reach(OfPiece),
    Threats(OfSeat),
    Read(Typed),
    Preview(Typed),
    Seal(Seal),
    Unseal(OfSeat),
    Dice(Faces),
    Captain(Ask),
    Agenda(OfAnalysis),
    Analyse(OfDecision),
    Verdict(OfBattle),
    Turn(Seen),
    Position(OfBattle),
    Record(OfRecord),
    Concede(OfSeat),
    Agree(OfSeat),
    Digests(Digests),
    Shipyard(OfGame),
    Design(OfDesign),
    Commission(Commission),
    Cancel,
}

/// The names of all calls.
pub(crate) const CALLS: &[&str] = &[
    "hello",
    "games",
    "clauses",
    "example",
    "new",
    "open",
    "branch",
    "close",
    "status",
    "view",
    "outline",
    "reach",
    "threats",
    "read",
    "preview",
    "seal",
    "unseal",
    "dice",
    "concede",
    "agree",
    "captain",
    "agenda",
    "analyse",
    "verdict",
    "turn",
    "position",
    "record",
    "digests",
    "shipyard",
    "design",
    "commission",
    "cancel",
];

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfGame {
    pub(crate) game: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfClause {
    pub(crate) game: String,
    pub(crate) clause: String,
    pub(crate) number: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfDesign {
    pub(crate) game: String,
    pub(crate) text: String,
}

/// The fields of a call that puts a design in place of a scenario's ships.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Commission {
    pub(crate) game: String,
    pub(crate) scenario: Option<String>,
    pub(crate) text: Option<String>,
    pub(crate) design: String,
    pub(crate) ships: Vec<String>,
}

/// The fields of a call that opens a battle.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct New {
    pub(crate) game: String,
    scenario: Option<String>,
    text: Option<String>,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    dice: Option<DiceField>,
    #[serde(default)]
    names: Vec<String>,
    position: Option<String>,
    handicap: Option<String>,
    pub(crate) language: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DiceField {
    seed: Option<Value>,
    faces: Option<Vec<Value>>,
}

impl New {
    /// Returns the opening, and faces given in advance. Without dice it draws a fresh seed.
    pub(crate) fn opening(
        self,
        game: &dyn Game,
        seeds: Option<&mut Box<dyn Seeds>>,
    ) -> Result<(Opening, Vec<u8>), Fault> {
        let (dice, faces) = match self.dice {
            None => (DiceSource::Seed(fresh(seeds)?), Vec::new()),
            Some(DiceField { seed: Some(seed), faces: None }) => {
                (DiceSource::Seed(whole("dice.seed", &seed)?), Vec::new())
            }
            Some(DiceField { seed: None, faces: Some(faces) }) => {
                (DiceSource::Typed, laid_ready(game, &faces)?)
            }
            Some(_) => {
                return Err(Fault::plain("dice", "give either {\"seed\": \"7\"} or {\"faces\": [3, 6]}"));
            }
        };
        let what = match (&self.scenario, &self.text) {
            (Some(_), Some(_)) => "give a scenario's id or, in \"text\", a scenario file, not both",
            (None, None) => "give a scenario's id or, in \"text\", a scenario file",
            _ => "",
        };
        if !what.is_empty() {
            return Err(Fault::plain("scenario", what));
        }
        let opening = Opening {
            scenario: self.scenario.unwrap_or_else(|| "custom".to_owned()),
            text: self.text,
            options: options(&self.options),
            dice,
            names: self.names,
            position: self.position,
            handicap: self.handicap,
        };
        Ok((opening, faces))
    }
}

fn fresh(seeds: Option<&mut Box<dyn Seeds>>) -> Result<u64, Fault> {
    let none = "there are no fresh seeds here; give {\"seed\": \"7\"} or {\"faces\": []}";
    seeds.map(|seeds| seeds.draw()).ok_or_else(|| Fault::plain("dice", none))
}

/// Parses faces of real dice given in advance. A face that no die of the game has is a fault.
fn laid_ready(game: &dyn Game, faces: &[Value]) -> Result<Vec<u8>, Fault> {
    let largest = game.largest_die();
    if largest == 0 && !faces.is_empty() {
        return Err(Fault::plain(
            "dice.faces",
            format!("{} rolls no dice, so it takes no faces", game.title()),
        ));
    }
    typed("dice.faces", faces, largest)
}

/// Parses typed faces. Every value outside 1 to `largest` is a fault.
pub(crate) fn typed(field: &str, faces: &[Value], largest: u8) -> Result<Vec<u8>, Fault> {
    let read = |value: &Value| {
        value.as_u64().and_then(|n| u8::try_from(n).ok()).filter(|n| (1..=largest).contains(n))
    };
    let place = |at: usize| format!("{field}[{at}]");
    let wrong = |(at, value): (usize, &Value)| {
        Fault::plain(
            place(at),
            format!("{value} is not a face: faces are whole numbers from 1 to {largest}; none is kept"),
        )
    };
    let faults = faces.iter().enumerate().filter(|(_, value)| read(value).is_none());
    let faults: Vec<_> = faults.flat_map(|one| wrong(one).0).collect();
    if faults.is_empty() { Ok(faces.iter().filter_map(read).collect()) } else { Err(Fault(faults)) }
}

/// Returns options as pairs of key and text value: `3`, `by-side`, `on`.
pub fn options(given: &BTreeMap<String, Value>) -> Vec<(String, String)> {
    given.iter().map(|(key, value)| (key.clone(), as_text(value))).collect()
}

/// Returns an option's value as text: `3`, `by-side`, `on`.
fn as_text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Bool(yes) => if *yes { "on" } else { "off" }.to_owned(),
        other => other.to_string(),
    }
}

/// Parses a whole number given as text or, if JSON can hold it exactly, as a number.
pub(crate) fn whole(field: &str, value: &Value) -> Result<u64, Fault> {
    let number = match value {
        Value::String(text) => text.parse().ok(),
        Value::Number(n) => n.as_u64(),
        _ => None,
    };
    number.ok_or_else(|| Fault::plain(field, "a whole number from 0 to 18446744073709551615, as text"))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Open {
    pub(crate) record: String,
    #[serde(default)]
    pub(crate) lenient: bool,
    pub(crate) language: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfBattle {
    pub(crate) battle: u32,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AtDecision {
    pub(crate) battle: u32,
    pub(crate) decision: usize,
    pub(crate) names: Option<Vec<String>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfSeat {
    pub(crate) battle: u32,
    pub(crate) seat: u64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfRecord {
    pub(crate) battle: u32,
    /// The reader of the record.
    #[serde(default)]
    pub(crate) seat: RecordFor,
}

/// The reader for whom a record is written.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) enum RecordFor {
    /// The whole record, for no particular reader. The field is absent.
    #[default]
    All,
    /// A spectator. The field is null.
    Spectator,
    /// A seat, by its number.
    Seat(u64),
}

impl<'de> Deserialize<'de> for RecordFor {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Option::<u64>::deserialize(from).map(|seat| seat.map_or(Self::Spectator, Self::Seat))
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfPiece {
    pub(crate) battle: u32,
    pub(crate) seat: u64,
    pub(crate) piece: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seen {
    pub(crate) battle: u32,
    pub(crate) seat: Option<u64>,
    pub(crate) decision: Option<usize>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Typed {
    pub(crate) battle: u32,
    pub(crate) seat: u64,
    pub(crate) order: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seal {
    pub(crate) battle: u32,
    pub(crate) seat: u64,
    pub(crate) order: String,
    #[serde(default)]
    pub(crate) lenient: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Faces {
    pub(crate) battle: u32,
    pub(crate) faces: Vec<Value>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ask {
    pub(crate) battle: u32,
    pub(crate) seat: u64,
    pub(crate) captain: String,
    pub(crate) seed: Option<Value>,
    pub(crate) nodes: Option<u32>,
    pub(crate) millis: Option<u32>,
}

/// A battle to be analysed; `undecided` states that nobody plays it on.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfAnalysis {
    pub(crate) battle: u32,
    pub(crate) level: Option<String>,
    #[serde(default)]
    pub(crate) undecided: bool,
}

/// A decision of a battle to be analysed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfDecision {
    pub(crate) battle: u32,
    pub(crate) decision: usize,
    pub(crate) level: Option<String>,
    pub(crate) seed: Option<Value>,
    pub(crate) nodes: Option<u32>,
    pub(crate) millis: Option<u32>,
    #[serde(default)]
    pub(crate) undecided: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Digests {
    pub(crate) game: String,
    pub(crate) scenario: String,
    #[serde(default)]
    pub(crate) options: BTreeMap<String, Value>,
    pub(crate) battles: u64,
    pub(crate) seed: Value,
}

/// A call to be cancelled, by its id.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Cancel {
    /// The id; `Line` keeps it in its original notation.
    #[serde(rename = "of")]
    _of: Value,
}

fn fields<T: DeserializeOwned>(call: &str, fields: Map<String, Value>) -> Result<T, Fault> {
    serde_json::from_value(Value::Object(fields)).map_err(|fault| Fault::plain(call, fault.to_string()))
}

impl Request {
    /// Parses a request from its fields, without `id`.
    pub(crate) fn read(mut given: Map<String, Value>) -> Result<Self, Fault> {
        let Some(Value::String(call)) = given.remove("call") else {
            return Err(Fault::plain("call", "the field \"call\" must name a call, such as \"hello\""));
        };
        Ok(match call.as_str() {
            "hello" => fields::<Nothing>(&call, given).map(|_| Self::Hello)?,
            "games" => fields::<Nothing>(&call, given).map(|_| Self::Games)?,
            "clauses" => Self::Clauses(fields(&call, given)?),
            "example" => Self::Example(fields(&call, given)?),
            "new" => Self::New(fields(&call, given)?),
            "open" => Self::Open(fields(&call, given)?),
            "branch" => Self::Branch(fields(&call, given)?),
            "close" => Self::Close(fields(&call, given)?),
            "status" => Self::Status(fields(&call, given)?),
            "view" => Self::View(fields(&call, given)?),
            "outline" => Self::Outline(fields(&call, given)?),
            "reach" => Self::Reach(fields(&call, given)?),
            "threats" => Self::Threats(fields(&call, given)?),
            "read" => Self::Read(fields(&call, given)?),
            "preview" => Self::Preview(fields(&call, given)?),
            "seal" => Self::Seal(fields(&call, given)?),
            "unseal" => Self::Unseal(fields(&call, given)?),
            "dice" => Self::Dice(fields(&call, given)?),
            "captain" => Self::Captain(fields(&call, given)?),
            "agenda" => Self::Agenda(fields(&call, given)?),
            "analyse" => Self::Analyse(fields(&call, given)?),
            "verdict" => Self::Verdict(fields(&call, given)?),
            "turn" => Self::Turn(fields(&call, given)?),
            "position" => Self::Position(fields(&call, given)?),
            "record" => Self::Record(fields(&call, given)?),
            "concede" => Self::Concede(fields(&call, given)?),
            "agree" => Self::Agree(fields(&call, given)?),
            "digests" => Self::Digests(fields(&call, given)?),
            "shipyard" => Self::Shipyard(fields(&call, given)?),
            "design" => Self::Design(fields(&call, given)?),
            "commission" => Self::Commission(fields(&call, given)?),
            "cancel" => fields::<Cancel>(&call, given).map(|_| Self::Cancel)?,
            other => {
                return Err(Fault::plain(
                    "call",
                    format!("no call \"{other}\"; there are {}", CALLS.join(", ")),
                ));
            }
        })
    }
}
