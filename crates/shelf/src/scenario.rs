//! The parts that scenario files of all games share: table, titles, options, sides, and faults that name their line.

use std::collections::BTreeMap;
use std::fmt;

use engine::{Clause, Flaw, Flaws, Rules};
use serde::Deserialize;
use serde::de::{self, DeserializeOwned, Deserializer, Visitor};
use table::{Area, Edge, Length, Point};
use toml::Table;
use toml::de::DeTable;

use crate::faults::said;
use crate::shelved::ScenarioCard;
use crate::values;

/// A length in inches, written `12`, `12.5` or `"12.5"`.
#[derive(Clone, Copy, Debug)]
pub struct Inches(pub Length);

impl<'de> Deserialize<'de> for Inches {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Inches;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number of inches, such as 12 or 12.5")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Inches, E> {
                text.parse().map(Inches).map_err(|why| E::custom(format!("\"{text}\": {why}")))
            }

            fn visit_i64<E: de::Error>(self, n: i64) -> Result<Inches, E> {
                self.visit_str(&n.to_string())
            }

            fn visit_f64<E: de::Error>(self, n: f64) -> Result<Inches, E> {
                self.visit_str(&n.to_string())
            }
        }
        from.deserialize_any(Reader)
    }
}

/// A point on the table in inches, `[12, 24.5]`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "Vec<Inches>")]
pub struct Place(Inches, Inches);

impl TryFrom<Vec<Inches>> for Place {
    type Error = String;

    fn try_from(numbers: Vec<Inches>) -> Result<Self, String> {
        match numbers.as_slice() {
            [x, y] => Ok(Self(*x, *y)),
            other => Err(format!(
                "{} given; a place is two numbers, inches from the left and from the lower edge",
                other.len()
            )),
        }
    }
}

impl Place {
    /// Returns the point in thousandths of an inch.
    pub const fn point(self) -> Point {
        Point { x: self.0.0.in_thousandths(), y: self.1.0.in_thousandths() }
    }
}

/// The size of the table, in inches.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSize {
    width: Inches,
    height: Inches,
}

impl TableSize {
    /// Returns the playing area.
    pub const fn area(self) -> Area {
        Area { width: self.width.0, height: self.height.0 }
    }
}

/// An edge of the table by its name, such as `top`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EdgeName {
    /// `top`
    Top,
    /// `right`
    Right,
    /// `bottom`
    Bottom,
    /// `left`
    Left,
}

impl EdgeName {
    /// Returns the edge.
    pub const fn edge(self) -> Edge {
        match self {
            Self::Top => Edge::Top,
            Self::Right => Edge::Right,
            Self::Bottom => Edge::Bottom,
            Self::Left => Edge::Left,
        }
    }
}

/// An option's value in a scenario file: a text, a number, or true and false.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// `true` or `false`, which options read as `on` and `off`.
    Bool(bool),
    /// A whole number.
    Whole(i64),
    /// A number with a point.
    Decimal(f64),
    /// A text.
    Text(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(true) => f.write_str("on"),
            Self::Bool(false) => f.write_str("off"),
            Self::Whole(n) => n.fmt(f),
            Self::Decimal(n) => n.fmt(f),
            Self::Text(text) => f.write_str(text),
        }
    }
}

/// Returns a flaw if a title, brief or name contains control characters, such as a line break.
pub fn plain(field: String, text: &str) -> Option<Flaw> {
    let hidden = text.chars().find(|c| c.is_control())?;
    Some(Flaw::plain(field, format!("{hidden:?} cannot be shown; write one line of plain text")))
}

/// Returns the card of a scenario with the name of each side and the number of its pieces. The shelf fills in the number
/// of seats later.
pub fn card<'a>(title: &str, brief: &str, sides: impl Iterator<Item = (&'a String, usize)>) -> ScenarioCard {
    let (sides, pieces) = sides.map(|(name, pieces)| (name.clone(), pieces.min(999) as u16)).unzip();
    ScenarioCard {
        title: title.to_owned(),
        brief: brief.to_owned(),
        sides,
        pieces,
        ..ScenarioCard::default()
    }
}

/// Returns the flaws of the title, the brief and the names of the sides.
pub fn titles(card: &ScenarioCard) -> Vec<Flaw> {
    let titles = [("title".to_owned(), &card.title), ("brief".to_owned(), &card.brief)];
    let names = card.sides.iter().enumerate().map(|(i, name)| (format!("side {}, name", i + 1), name));
    titles.into_iter().chain(names).filter_map(|(field, text)| plain(field, text)).collect()
}

/// Sets a scenario's options, then those that override them.
pub fn set_options(
    own: &BTreeMap<String, Value>,
    over: &[(String, String)],
    flaws: &mut Vec<Flaw>,
    mut set: impl FnMut(&str, &str) -> Result<(), Flaw>,
) {
    flaws.extend(own.iter().filter_map(|(key, value)| set(key, &value.to_string()).err()));
    flaws.extend(over.iter().filter_map(|(key, value)| set(key, value).err()));
}

/// Returns a flaw for every side beyond the second that has no pieces. `pieces` is the number of pieces of each side.
///
/// The rules receive pieces only, so they cannot report such a side themselves.
pub fn two_sides(clause: Clause, pieces: impl Iterator<Item = usize>) -> impl Iterator<Item = Flaw> {
    let bare = pieces.enumerate().skip(2).filter(|(_, pieces)| *pieces == 0);
    bare.map(move |(side, _)| Flaw::against(clause, format!("side {}", side + 1), "there are two sides"))
}

/// Returns the rules and the card, if neither the file nor the rules have a flaw.
///
/// # Errors
/// The flaws of the file and of the rules.
pub fn ready<R: Rules>(
    built: Result<R, Flaws>,
    mut flaws: Vec<Flaw>,
    card: ScenarioCard,
) -> Result<(R, ScenarioCard), Flaws> {
    match built {
        Ok(rules) if flaws.is_empty() => Ok((rules, card)),
        built => {
            flaws.extend(built.err().into_iter().flatten());
            Err(flaws.into())
        }
    }
}

/// Parses a scenario file; a fault names its line and field.
///
/// # Errors
/// The first fault of the text.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Flaws> {
    read_as("scenario", text)
}

/// Parses a file; `of` names its kind in faults. A fault names its line and field.
///
/// # Errors
/// The first fault of the text.
pub fn read_as<T: DeserializeOwned>(of: &str, text: &str) -> Result<T, Flaws> {
    let file = DeTable::parse(text).map_err(|fault| {
        crate::faults::flaw(of, text, &fault.span().unwrap_or(0..0), fault.message().trim())
    })?;
    values::read(&file).map_err(|fault| crate::faults::flaw(of, text, &fault.span(), fault.message()).into())
}

/// Deserializes a table taken out of a file.
///
/// # Errors
/// Returns a description of the first field that cannot be parsed.
pub fn read_table<T: DeserializeOwned>(table: &Table) -> Result<T, String> {
    let text = table.to_string();
    let file = DeTable::parse(&text).map_err(|fault| said(fault.message().trim()))?;
    values::read(&file).map_err(|fault| said(fault.message()))
}
