//! What scenario files of all games share: inches as exact decimals, and faults that name their line.

use std::fmt;

use engine::Flaw;
use serde::Deserialize;
use serde::de::{self, DeserializeOwned, Deserializer, Visitor};
use table::{Length, Point};

/// A length in inches, written `12`, `12.5` or `"12.5"`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inches(pub(crate) Length);

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

/// A place in inches, `[12, 24.5]`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "Vec<Inches>")]
pub(crate) struct Place(Inches, Inches);

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
    pub(crate) const fn point(self) -> Point {
        Point { x: self.0.0.in_thousandths(), y: self.1.0.in_thousandths() }
    }
}

/// An option's value as a scenario file writes it: text, a number, or yes and no.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Value {
    Bool(bool),
    Whole(i64),
    Decimal(f64),
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

/// The flaw of a title, brief or name that is not one line of plain text.
pub(crate) fn plain(field: String, text: &str) -> Option<Flaw> {
    let hidden = text.chars().find(|c| c.is_control())?;
    Some(Flaw::plain(field, format!("{hidden:?} is no text to show; one line of plain text is")))
}

/// Reads a scenario file; a fault names its line.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Vec<Flaw>> {
    toml::from_str(text).map_err(|fault| {
        let line =
            fault.span().map_or(1, |span| 1 + text[..span.start.min(text.len())].matches('\n').count());
        vec![Flaw::plain(format!("scenario, line {line}"), fault.message().trim().replace('\n', "; "))]
    })
}
