//! A set of legal orders as factors: a fixed number of small choices, for programs that learn.
//!
//! [`Factors`] turns an outline into a list of [`Factor`]s, each a number of choices. One value for each factor makes
//! one order. Every list of values within the choices is an order of the outline; a value beyond them is refused.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use table::Point;

use super::alternatives::OwnedAlternative;
use super::cache::FactorCache;
use super::draw::{Text, keep};
use super::planner::Planner;
use super::{Form, Left, Limit, Number, Outline, Spot};
use crate::rng::Seeded;

/// One choice of an order: its name and the number of its values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Factor {
    /// The piece and the role of the part that it decides, such as `A1 plot`. Parts that exclude each other share
    /// factors; the name is that of the first.
    pub name: String,
    /// The number of values: 0 to `choices` − 1 are open.
    pub choices: usize,
    /// The text of each value, empty for nothing; no texts for a factor of places, large numbers, or a shared one.
    pub texts: Arc<[String]>,
}

/// The reason why values make no order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FactorError {
    /// A value is not open.
    Closed {
        /// The place of the factor in the list.
        factor: usize,
        /// The name of the factor.
        name: String,
        /// The value.
        value: usize,
        /// The number of values that are open.
        choices: usize,
    },
    /// The outline has no order that its limits allow.
    Nothing,
}

impl fmt::Display for FactorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Closed { factor, name, value, choices } => {
                write!(f, "factor {factor} ({name}): {value} is masked; open are 0 to {}", choices - 1)
            }
            Self::Nothing => f.write_str("the limits of the outline leave no order"),
        }
    }
}

impl std::error::Error for FactorError {}

/// An outline as a list of small choices.
///
/// Factors are read from the first to the last. If a choice no longer fits into what earlier choices have left of a
/// limit, another of that factor counts instead: the next smaller number that fits, or else the next choice in the list,
/// and after the last one the first. A set with too few parts takes the first that fit. If nothing fits, a fixed legal order
/// is written. So every list of open values is a legal order. Where a factor has no place in the order, because a choice before it excludes its part,
/// its value does not matter. Values that are missing count as 0.
///
/// A place on the table is one of a grid: first its row, then its place in that row. So is a number with more values
/// than two factors can tell apart. All other orders can be written; an order whose parts may change places has only one
/// sequence.
///
/// ```
/// use engine::outline::{Number, Outline};
/// let turn = Outline::any([Outline::nothing(), Outline::number(Number::to(1, 2).spending("thrust")).prefixed("P")]);
/// let change = Outline::any([Outline::nothing(), Outline::number(Number::to(1, 2).spending("thrust")).prefixed("+")]);
/// let ship = |name: &str| {
///     let plot = Outline::all([turn.clone(), change.clone()]).joined(",").limited("thrust", 2);
///     plot.prefixed(format!("{name} ")).about(name).role("plot", "movement")
/// };
/// let orders = Outline::all([ship("A1"), ship("A2")]).joined("; ").or("idle");
///
/// let factors = orders.factors(64);
/// assert_eq!(factors.all().iter().map(|f| (f.name.as_str(), f.choices)).collect::<Vec<_>>(), [("A1 plot", 6), ("A2 plot", 6)]);
/// assert_eq!(*factors.all()[0].texts, ["", "A1 +1", "A1 +2", "A1 P1", "A1 P1,+1", "A1 P2"]);
/// assert_eq!(factors.write(&[4, 0]).unwrap(), "A1 P1,+1");
/// assert_eq!(factors.write(&[]).unwrap(), "idle");
/// assert_eq!(factors.write(&[0, 6]).unwrap_err().to_string(), "factor 1 (A2 plot): 6 is masked; open are 0 to 5");
/// ```
#[derive(Clone, Debug)]
pub struct Factors {
    outline: Outline,
    plan: Plan,
    all: Vec<Factor>,
    most: usize,
}

/// The factors that decide each part of an outline, in a tree of the same shape.
#[derive(Clone, Debug)]
pub(super) enum Plan {
    /// The whole part is one of these; no factor if there is only one.
    Pick { at: Option<usize>, of: Arc<[OwnedAlternative]> },
    /// One of the values of a number, or of the texts of a list.
    Value(Digits),
    /// A place: the factor of its row, before that of its column.
    Spot(usize),
    /// All these parts.
    All(Vec<Plan>),
    /// One of these parts.
    Any(Digits, Vec<Plan>),
    /// Some of these parts, each with the factor that switches it on.
    Subset(Vec<(usize, Plan)>),
}

/// One factor for an index, or two if it has more values than one factor: the first counts the hundreds, as it were.
#[derive(Clone, Copy, Debug)]
pub(super) struct Digits {
    pub(super) at: usize,
    pub(super) of: usize,
}

impl Outline {
    /// Returns this set of orders as factors with at most `most` choices each, at least two.
    pub fn factors(self, most: usize) -> Factors {
        self.factors_cached(&mut FactorCache::new(most))
    }

    /// Returns the same factors, for a program that makes many: it looks parts that come again up in a cache.
    pub fn factors_cached(self, cache: &mut FactorCache) -> Factors {
        let (plan, all) = Planner::of(&self, cache);
        Factors { outline: self, plan, all, most: cache.most() }
    }
}

impl Factors {
    /// Returns the factors in the order in which they are read.
    pub fn all(&self) -> &[Factor] {
        &self.all
    }

    /// Writes the order that these values choose. Values beyond the last factor must be 0.
    ///
    /// # Errors
    /// The first value that is not open, with the name of its factor.
    pub fn write(&self, values: &[usize]) -> Result<String, FactorError> {
        for (factor, &value) in values.iter().enumerate() {
            let (name, choices) =
                self.all.get(factor).map_or(("none", 1), |f| (f.name.as_str(), f.choices.max(1)));
            if value >= choices {
                return Err(FactorError::Closed { factor, name: name.to_owned(), value, choices });
            }
        }
        let written = self.part(&self.plan, &self.outline, &mut Left::default(), values);
        // Values that lead into a corner, where limits leave nothing for a part that must be written, make a fixed order.
        let drawn = || self.outline.draw(&mut Seeded::new(0));
        written.map(Option::unwrap_or_default).or_else(drawn).ok_or(FactorError::Nothing)
    }

    fn value(at: usize, values: &[usize]) -> usize {
        values.get(at).copied().unwrap_or(0)
    }

    fn index(&self, digits: Digits, values: &[usize]) -> usize {
        let first = Self::value(digits.at, values);
        let index = match digits.of {
            of if of <= self.most => first,
            of if of <= self.most * self.most => first * self.most + Self::value(digits.at + 1, values),
            of => first * (of - 1) / (self.most - 1),
        };
        // Only a factor that is shared with a larger part can be beyond the last.
        index.min(digits.of.saturating_sub(1))
    }

    fn part<'a>(
        &'a self,
        plan: &'a Plan,
        part: &'a Outline,
        left: &mut Left<'a>,
        values: &[usize],
    ) -> Option<Text> {
        if let Plan::Pick { at, of } = plan {
            return picked(of, at.map_or(0, |at| Self::value(at, values)), left);
        }
        let before = left.open(part);
        let inside = self.form(plan, part, left, values);
        left.close(before);
        match inside? {
            None => Some(None),
            Some(inside) => {
                left.take_for(part).then(|| Some(format!("{}{inside}{}", part.prefix, part.suffix)))
            }
        }
    }

    fn form<'a>(
        &'a self,
        plan: &'a Plan,
        part: &'a Outline,
        left: &mut Left<'a>,
        values: &[usize],
    ) -> Option<Text> {
        match (plan, &part.form) {
            (Plan::Value(digits), Form::Listed(texts)) => {
                texts.get(self.index(*digits, values)).cloned().map(Some)
            }
            (Plan::Value(digits), Form::Number(number)) => {
                spent(number, self.index(*digits, values), digits.of, left).map(Some)
            }
            (Plan::Spot(at), Form::Spot(spot)) => {
                let grid = |at: usize| (Self::value(at, values).min(self.most - 1), self.most - 1);
                place(spot, grid(*at), grid(*at + 1), left).map(Some)
            }
            (Plan::All(plans), Form::All { parts, between, nothing, .. }) => {
                let texts = self.every(plans, parts, left, values)?;
                let written = (!texts.is_empty()).then(|| texts.join(between));
                Some(written.or_else(|| nothing.as_ref().map(Cow::to_string)))
            }
            (Plan::Any(digits, plans), Form::Any(parts)) => {
                let first = self.index(*digits, values);
                (0..parts.len())
                    .map(|i| (first + i) % parts.len())
                    .find_map(|i| self.attempt(&plans[i], &parts[i], left, values))
            }
            (Plan::Subset(plans), Form::Subset { parts, least, most, between }) => {
                let texts = self.some(plans, parts, (*least, *most), left, values)?;
                Some((!texts.is_empty()).then(|| texts.join(between)))
            }
            _ => None,
        }
    }

    /// Writes a part, or restores everything if it cannot.
    fn attempt<'a>(
        &'a self,
        plan: &'a Plan,
        part: &'a Outline,
        left: &mut Left<'a>,
        values: &[usize],
    ) -> Option<Text> {
        let before = left.clone();
        let text = self.part(plan, part, left, values);
        if text.is_none() {
            *left = before;
        }
        text
    }

    /// Writes all parts, with the minimum of later parts reserved, as [`Outline::draw`] does.
    fn every<'a>(
        &'a self,
        plans: &'a [Plan],
        parts: &'a [Outline],
        left: &mut Left<'a>,
        values: &[usize],
    ) -> Option<Vec<String>> {
        let mut texts = Vec::new();
        for (i, (plan, part)) in plans.iter().zip(parts).enumerate() {
            let kept = keep(&parts[i + 1..], left)?;
            let text =
                self.attempt(plan, part, left, values).or_else(|| part.may_be_nothing().then_some(None));
            left.give_back(&kept);
            texts.extend(text?);
        }
        Some(texts)
    }

    /// Writes the parts that are switched on, and more from the first on if they are too few.
    fn some<'a>(
        &'a self,
        plans: &'a [(usize, Plan)],
        parts: &'a [Outline],
        (least, most): (u32, u32),
        left: &mut Left<'a>,
        values: &[usize],
    ) -> Option<Vec<String>> {
        let mut texts: Vec<(usize, String)> = Vec::new();
        for on in [true, false] {
            let wanted = if on { most } else { least } as usize;
            for (i, ((switch, plan), part)) in plans.iter().zip(parts).enumerate() {
                if texts.len() < wanted
                    && (Self::value(*switch, values) > 0) == on
                    && let Some(Some(text)) = self.attempt(plan, part, left, values)
                {
                    texts.push((i, text));
                }
            }
        }
        texts.sort_unstable();
        (texts.len() >= least as usize).then(|| texts.into_iter().map(|(_, text)| text).collect())
    }
}

/// Returns the chosen alternative, or the next one that the limits still allow.
fn picked<'a>(of: &'a [OwnedAlternative], first: usize, left: &mut Left<'a>) -> Option<Text> {
    (0..of.len()).map(|i| &of[(first + i) % of.len()]).find_map(|alternative| {
        let before = left.limits.clone();
        let fits = alternative.takes.iter().all(|(name, much)| left.take(name, *much));
        if !fits {
            left.limits = before;
        }
        fits.then(|| alternative.text.clone())
    })
}

/// Writes the value with an index, or the nearest smaller one that its limit still allows, or else the first that it
/// does.
fn spent(number: &Number, index: usize, of: usize, left: &mut Left<'_>) -> Option<String> {
    let value = |index: usize| i64::from(number.from) + index as i64 * i64::from(number.step);
    let room = number.spends.as_ref().map_or(u64::MAX, |name| u64::from(left.of(name)));
    let fits = |index: &usize| value(*index).unsigned_abs() <= room;
    let index = (0..=index).rev().find(fits).or_else(|| (index + 1..of).find(fits))?;
    left.spend(number, value(index)).then(|| number.written(value(index)))
}

/// Writes the place in a row and a column of a grid, both counted from 0 to a last one.
fn place(spot: &Spot, row: (usize, usize), column: (usize, usize), left: &mut Left<'_>) -> Option<String> {
    let (low, high) = (spot.low, spot.high);
    let disc = match spot.near {
        None => None,
        Some(near) => Some((near.of.or(left.last)?, near.radius.in_thousandths())),
    };
    let between = |from: i32, to: i32, (at, last): (usize, usize)| {
        let span = i64::from(to) - i64::from(from);
        (span >= 0).then(|| from + (span * at as i64 / last as i64) as i32)
    };
    let rows = disc.map_or((low.y, high.y), |(at, r)| (low.y.max(at.y - r), high.y.min(at.y + r)));
    let y = between(rows.0, rows.1, row)?;
    let columns = disc.map_or((low.x, high.x), |(at, r)| {
        let (r, up) = (i64::from(r), i64::from(y - at.y));
        let half = (r * r - up * up).max(0).isqrt() as i32;
        (low.x.max(at.x - half), high.x.min(at.x + half))
    });
    let x = between(columns.0, columns.1, column)?;
    left.last = Some(Point { x, y });
    let inches = Number::to(0, 0).per(1000);
    Some(format!("{},{}", inches.written(i64::from(x)), inches.written(i64::from(y))))
}

impl Left<'_> {
    /// Gives back what was reserved of each limit.
    pub(super) fn give_back(&mut self, kept: &[u32]) {
        for ((_, left), kept) in self.limits.iter_mut().zip(kept) {
            *left += kept;
        }
    }
}

impl Limit {
    /// Returns the amount taken from this limit by these parts.
    pub(super) fn taken(&self, takes: &[(&str, u32)]) -> u32 {
        takes.iter().filter(|(of, _)| *of == self.of).map(|(_, much)| *much).sum()
    }
}
