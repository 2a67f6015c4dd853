//! A set of legal orders as data. A form, a page or a program can write legal orders from it alone.
//!
//! An [`Outline`] is a part of an order: its purpose, its notation, and the form of its text ([`Form`]). Parts contain
//! parts; the outermost is the whole order. Parts that share a supply take from a [`Limit`]. [`Outline::draw`] writes a
//! random order, [`Outline::accepts`] checks a text, [`Outline::factors`] makes small choices of it. Every form has an
//! example in `docs/outlines.md`.
//!
//! ```
//! use engine::outline::{Number, Outline};
//! use engine::Seeded;
//!
//! // Four points of thrust, at most two of them for turning: `A1 P2,+1`, `A1 S1`, `A1 -4`; or `idle`.
//! let turn = |letter, way| {
//!     Outline::number(Number::to(1, 2).spending("thrust")).prefixed(letter).role(way, "points of turn")
//! };
//! let change = |sign, way| {
//!     Outline::number(Number::to(1, 4).spending("thrust")).prefixed(sign).role(way, "inches of velocity")
//! };
//! let course = Outline::any([Outline::nothing(), turn("P", "port"), turn("S", "starboard")]);
//! let velocity = Outline::any([Outline::nothing(), change("+", "accelerate"), change("-", "decelerate")]);
//! let ship = Outline::all([course, velocity]).joined(",").prefixed("A1 ").about("A1").limited("thrust", 4);
//! let orders = Outline::all([ship]).joined("; ").or("idle");
//!
//! assert!(orders.accepts("A1 P2,+2") && orders.accepts("A1 -4") && orders.accepts("idle"));
//! assert!(!orders.accepts("A1 P2,+3"), "five points of thrust");
//! let drawn = orders.draw(&mut Seeded::new(7)).expect("it has an order");
//! assert!(orders.accepts(&drawn));
//! ```

mod accept;
mod alternatives;
mod cache;
mod draw;
mod factors;
mod facts;
mod planner;

use std::borrow::Cow;

use table::{Length, Point};

pub use cache::FactorCache;
pub use factors::{Factor, FactorError, Factors};

/// A part of an order: its purpose, the form of its text, and its notation.
///
/// A part is written as its prefix, the text of its form, and its suffix. A part may also write nothing: then prefix and
/// suffix are left out, and it takes nothing.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Outline {
    /// The piece that the part is about, by its name.
    pub subject: Option<String>,
    /// The purpose of the part. A part without a role has the role of the part around it.
    pub role: Option<Role>,
    /// The text written before it.
    pub prefix: Cow<'static, str>,
    /// The text written after it.
    pub suffix: Cow<'static, str>,
    /// The limits from which it takes 1 when it is written. A number may also take its value ([`Number::spends`]).
    pub takes: Vec<String>,
    /// The limits that count within it.
    pub limits: Vec<Limit>,
    /// The form of its text.
    pub form: Form,
}

/// The purpose of a part.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Role {
    /// A short word for programs, such as `sprint`.
    pub key: &'static str,
    /// The same for people, in the words of the game, with the unit of a number.
    pub label: Cow<'static, str>,
}

/// A supply that parts take from: thrust, dice, firecons, a weapon that fires once.
///
/// It counts within its part, each time that part is written. A part takes from the innermost limit of that name around
/// it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Limit {
    /// Its name, in the words of the game.
    pub of: String,
    /// The maximum that can be taken.
    pub most: u32,
}

/// The form of a part's text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// Nothing is written.
    Nothing,
    /// This text.
    Text(Cow<'static, str>),
    /// One of these texts.
    Listed(Vec<String>),
    /// A number.
    Number(Number),
    /// A place, written `x,y` in inches.
    Spot(Spot),
    /// Every part, in this order. Parts that write nothing are left out, with their separators.
    All {
        /// The parts.
        parts: Vec<Outline>,
        /// The text written between two parts.
        between: Cow<'static, str>,
        /// The text written if no part writes anything. Without it, this part also writes nothing.
        nothing: Option<Cow<'static, str>>,
        /// `true` if the parts may be written in any order.
        any_order: bool,
    },
    /// One of the parts.
    Any(Vec<Outline>),
    /// From `least` to `most` of the parts, in this order. If no part is written, nothing is.
    Subset {
        /// The parts.
        parts: Vec<Outline>,
        /// The minimum number of parts.
        least: u32,
        /// The maximum number of parts.
        most: u32,
        /// The text written between two parts.
        between: Cow<'static, str>,
    },
}

/// A number from `from` to `to` in whole steps, each divided by `per` when written.
///
/// It is written with as many decimals as it needs, at most three. A negative number begins with `-`; there is no other
/// sign.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Number {
    /// The smallest value.
    pub from: i32,
    /// The largest value.
    pub to: i32,
    /// The step between values.
    pub step: i32,
    /// The divisor of every value when written; it must divide 1000.
    pub per: i32,
    /// The limit from which its value is taken, without sign and before division.
    pub spends: Option<String>,
}

impl Number {
    /// Returns the integers from `from` to `to`.
    pub const fn to(from: i32, to: i32) -> Self {
        Self { from, to, step: 1, per: 1, spends: None }
    }

    /// Restricts the values to steps of `step`.
    #[must_use]
    pub const fn by(mut self, step: i32) -> Self {
        self.step = step;
        self
    }

    /// Divides the values by `per` when they are written.
    #[must_use]
    pub const fn per(mut self, per: i32) -> Self {
        self.per = per;
        self
    }

    /// Takes the values from a limit.
    #[must_use]
    pub fn spending(mut self, limit: impl Into<String>) -> Self {
        self.spends = Some(limit.into());
        self
    }

    /// Returns `true` if it is one of these values.
    pub const fn holds(&self, value: i64) -> bool {
        value >= self.from as i64
            && value <= self.to as i64
            && (value - self.from as i64) % self.step as i64 == 0
    }

    /// Writes a value.
    fn written(&self, value: i64) -> String {
        let thousandths = value * i64::from(1000 / self.per);
        let (sign, size) = (if thousandths < 0 { "-" } else { "" }, thousandths.unsigned_abs());
        let whole = format!("{sign}{}", size / 1000);
        match size % 1000 {
            0 => whole,
            part => format!("{whole}.{}", format!("{part:03}").trim_end_matches('0')),
        }
    }
}

/// A lattice point of a rectangle, optionally within a distance of another place. Borders count as inside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot {
    /// The lower left corner of the rectangle.
    pub low: Point,
    /// Its upper right corner.
    pub high: Point,
    /// The disc that must also contain the point.
    pub near: Option<Near>,
}

/// A disc.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Near {
    /// Its centre; without one, the last place written.
    pub of: Option<Point>,
    /// Its radius.
    pub radius: Length,
}

impl Spot {
    /// Returns `true` if it contains a point; `last` is the last place written.
    pub fn holds(&self, at: Point, last: Option<Point>) -> bool {
        let inside = (self.low.x..=self.high.x).contains(&at.x) && (self.low.y..=self.high.y).contains(&at.y);
        let near = |near: &Near| near.of.or(last).is_some_and(|middle| middle.within(at, near.radius));
        inside && self.near.as_ref().is_none_or(near)
    }
}

impl From<Form> for Outline {
    fn from(form: Form) -> Self {
        let (prefix, suffix) = (Cow::Borrowed(""), Cow::Borrowed(""));
        Self { subject: None, role: None, prefix, suffix, takes: Vec::new(), limits: Vec::new(), form }
    }
}

/// The forms.
impl Outline {
    /// Returns a part that writes nothing.
    pub fn nothing() -> Self {
        Form::Nothing.into()
    }

    /// Returns a part that writes one fixed text.
    pub fn text(text: impl Into<Cow<'static, str>>) -> Self {
        Form::Text(text.into()).into()
    }

    /// Returns a part that writes one of these texts.
    pub fn listed(texts: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Form::Listed(texts.into_iter().map(Into::into).collect()).into()
    }

    /// Returns a part that writes a number.
    pub fn number(number: Number) -> Self {
        Form::Number(number).into()
    }

    /// Returns a part that writes a place on the table.
    pub fn spot(spot: Spot) -> Self {
        Form::Spot(spot).into()
    }

    /// Returns a part that writes all these parts, one after the other. [`Outline::joined`] separates them.
    pub fn all(parts: impl IntoIterator<Item = Self>) -> Self {
        let parts = parts.into_iter().collect();
        Form::All { parts, between: Cow::Borrowed(""), nothing: None, any_order: false }.into()
    }

    /// Returns a part that writes one of these parts.
    pub fn any(parts: impl IntoIterator<Item = Self>) -> Self {
        Form::Any(parts.into_iter().collect()).into()
    }

    /// Makes this part optional.
    #[must_use]
    pub fn optional(self) -> Self {
        Self::any([Self::nothing(), self])
    }

    /// Returns a part that writes `least` to `most` of these parts. [`Outline::joined`] separates them.
    pub fn subset(least: u32, most: u32, parts: impl IntoIterator<Item = Self>) -> Self {
        let parts = parts.into_iter().collect();
        Form::Subset { parts, least, most, between: Cow::Borrowed("") }.into()
    }
}

/// Methods for how a part is written and what it is for.
impl Outline {
    /// Writes this text before the part.
    #[must_use]
    pub fn prefixed(mut self, prefix: impl Into<Cow<'static, str>>) -> Self {
        self.prefix = prefix.into();
        self
    }

    /// Writes this text after the part.
    #[must_use]
    pub fn suffixed(mut self, suffix: impl Into<Cow<'static, str>>) -> Self {
        self.suffix = suffix.into();
        self
    }

    /// Separates the parts of [`Form::All`] and [`Form::Subset`] by this text. Other forms stay as they are.
    #[must_use]
    pub fn joined(mut self, separator: impl Into<Cow<'static, str>>) -> Self {
        if let Form::All { between, .. } | Form::Subset { between, .. } = &mut self.form {
            *between = separator.into();
        }
        self
    }

    /// Sets the text that is written if no part of [`Form::All`] writes anything. Other forms stay as they are.
    #[must_use]
    pub fn or(mut self, text: impl Into<Cow<'static, str>>) -> Self {
        if let Form::All { nothing, .. } = &mut self.form {
            *nothing = Some(text.into());
        }
        self
    }

    /// Allows the parts of [`Form::All`] in any order. Other forms stay as they are.
    #[must_use]
    pub fn in_any_order(mut self) -> Self {
        if let Form::All { any_order, .. } = &mut self.form {
            *any_order = true;
        }
        self
    }

    /// Names the piece that the part is about.
    #[must_use]
    pub fn about(mut self, piece: impl Into<String>) -> Self {
        self.subject = Some(piece.into());
        self
    }

    /// Names the role of the part: a word for programs, and a label for people.
    #[must_use]
    pub fn role(mut self, key: &'static str, label: impl Into<Cow<'static, str>>) -> Self {
        self.role = Some(Role { key, label: label.into() });
        self
    }

    /// Takes 1 from a limit when the part is written.
    #[must_use]
    pub fn taking(mut self, limit: impl Into<String>) -> Self {
        self.takes.push(limit.into());
        self
    }

    /// Adds a limit within the part.
    #[must_use]
    pub fn limited(mut self, of: impl Into<String>, most: u32) -> Self {
        self.limits.push(Limit { of: of.into(), most });
        self
    }

    /// Returns the parts within it; none for a form without parts.
    pub fn parts(&self) -> &[Self] {
        match &self.form {
            Form::All { parts, .. } | Form::Any(parts) | Form::Subset { parts, .. } => parts,
            _ => &[],
        }
    }

    /// Returns `true` if it may write nothing.
    pub fn may_be_nothing(&self) -> bool {
        match &self.form {
            Form::Nothing => true,
            Form::Text(_) | Form::Listed(_) | Form::Number(_) | Form::Spot(_) => false,
            Form::All { parts, nothing, .. } => nothing.is_none() && parts.iter().all(Self::may_be_nothing),
            Form::Any(parts) => parts.iter().any(Self::may_be_nothing),
            Form::Subset { least, .. } => *least == 0,
        }
    }
}

/// The amounts left of the limits around a part, the innermost last, and the last place written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Left<'a> {
    limits: Vec<(&'a str, u32)>,
    last: Option<Point>,
}

impl<'a> Left<'a> {
    /// Opens the limits of a part. Returns the number of limits before.
    fn open(&mut self, part: &'a Outline) -> usize {
        let before = self.limits.len();
        self.limits.extend(part.limits.iter().map(|limit| (limit.of.as_str(), limit.most)));
        before
    }

    /// Closes the limits of a part.
    fn close(&mut self, before: usize) {
        self.limits.truncate(before);
    }

    /// Returns the amount left of a limit; `u32::MAX` (unlimited) if there is no such limit.
    fn of(&self, name: &str) -> u32 {
        self.limits.iter().rev().find(|(of, _)| *of == name).map_or(u32::MAX, |(_, left)| *left)
    }

    /// Takes from a limit. Returns `false` if too little is left.
    fn take(&mut self, name: &str, much: u32) -> bool {
        match self.limits.iter_mut().rev().find(|(of, _)| *of == name) {
            None => true,
            Some((_, left)) => match left.checked_sub(much) {
                None => false,
                Some(rest) => {
                    *left = rest;
                    true
                }
            },
        }
    }

    /// Takes from the limits of a part that is written.
    fn take_for(&mut self, part: &Outline) -> bool {
        part.takes.iter().all(|name| self.take(name, 1))
    }

    /// Takes the value of a number from its limit.
    fn spend(&mut self, number: &Number, value: i64) -> bool {
        let size = u32::try_from(value.unsigned_abs()).unwrap_or(u32::MAX);
        number.spends.as_ref().is_none_or(|name| self.take(name, size))
    }
}
