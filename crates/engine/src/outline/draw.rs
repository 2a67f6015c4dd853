//! An order drawn at random from an outline.

use std::borrow::Borrow;

use table::Point;

use super::{Form, Left, Number, Outline, Spot};
use crate::rng::Seeded;

/// Number of attempts to write a part.
const TRIES: u32 = 64;

/// A written text; `None` if nothing is written.
pub(super) type Text = Option<String>;

impl Outline {
    /// Writes a random order; `None` if there is none. Every order is possible, but not all are equally likely.
    ///
    /// It reads the outline alone, so any program can do the same. Parts are written in order, and the minimum of later
    /// parts is reserved. If the rest of a limit does not suffice, another alternative is tried.
    ///
    /// ```
    /// use engine::outline::{Number, Outline};
    /// use engine::Seeded;
    /// let sprint = Outline::number(Number::to(2, 16).per(2)).prefixed("S").role("sprint", "sprint, inches");
    /// let drawn = sprint.draw(&mut Seeded::new(1)).expect("it has an order");
    /// assert!(drawn.starts_with('S') && sprint.accepts(&drawn), "such as S2.5");
    /// ```
    pub fn draw(&self, rng: &mut Seeded) -> Option<String> {
        (0..TRIES).find_map(|_| write(self, &mut Left::default(), rng)).map(Option::unwrap_or_default)
    }
}

/// Writes a part; `None` if the limits that are left do not suffice.
fn write<'a>(part: &'a Outline, left: &mut Left<'a>, rng: &mut Seeded) -> Option<Text> {
    let before = left.open(part);
    let inside = write_form(part, left, rng);
    left.close(before);
    match inside? {
        None => Some(None),
        Some(inside) => left.take_for(part).then(|| Some(format!("{}{inside}{}", part.prefix, part.suffix))),
    }
}

fn write_form<'a>(part: &'a Outline, left: &mut Left<'a>, rng: &mut Seeded) -> Option<Text> {
    match &part.form {
        Form::Nothing => Some(None),
        Form::Text(text) => Some(Some(text.to_string())),
        Form::Listed(texts) if texts.is_empty() => None,
        Form::Listed(texts) => Some(Some(rng.pick(texts).clone())),
        Form::Number(number) => write_number(number, left, rng).map(Some),
        Form::Spot(spot) => write_spot(spot, left, rng).map(Some),
        Form::All { parts, between, nothing, any_order } => {
            let mut order: Vec<&Outline> = parts.iter().collect();
            if *any_order {
                rng.shuffle(&mut order);
            }
            let texts = write_all(&order, left, rng)?;
            let written = (!texts.is_empty()).then(|| texts.join(between));
            Some(written.or_else(|| nothing.as_ref().map(ToString::to_string)))
        }
        Form::Any(parts) => {
            let mut order: Vec<&Outline> = parts.iter().collect();
            rng.shuffle(&mut order);
            order.into_iter().find_map(|part| attempt(part, left, rng))
        }
        Form::Subset { parts, least, most, between } => {
            let many = least + rng.below(most.saturating_sub(*least) + 1);
            write_subset(parts, (*least, many), left, rng)
                .map(|texts| (!texts.is_empty()).then(|| texts.join(between)))
        }
    }
}

/// Writes a part, or restores everything if it cannot.
fn attempt<'a>(part: &'a Outline, left: &mut Left<'a>, rng: &mut Seeded) -> Option<Text> {
    let before = left.clone();
    let text = write(part, left, rng);
    if text.is_none() {
        *left = before;
    }
    text
}

/// Writes all parts. For each part, the minimum that later parts must take is reserved first. An optional part is left
/// out if the rest does not suffice.
fn write_all<'a>(parts: &[&'a Outline], left: &mut Left<'a>, rng: &mut Seeded) -> Option<Vec<String>> {
    let mut texts = Vec::new();
    for (i, part) in parts.iter().enumerate() {
        let kept = keep(&parts[i + 1..], left)?;
        let text = attempt(part, left, rng).or_else(|| part.may_be_nothing().then_some(None));
        left.give_back(&kept);
        texts.extend(text?);
    }
    Some(texts)
}

/// Takes the minimum of these parts from each limit; `None` if a limit does not suffice.
pub(super) fn keep<P: Borrow<Outline>>(parts: &[P], left: &mut Left<'_>) -> Option<Vec<u32>> {
    let mut kept = Vec::new();
    for (name, left) in &mut left.limits {
        let least: u32 = parts.iter().map(|part| least(part.borrow(), name)).sum();
        *left = left.checked_sub(least)?;
        kept.push(least);
    }
    Some(kept)
}

/// Returns the minimum that a part takes from a limit.
fn least(part: &Outline, name: &str) -> u32 {
    if part.may_be_nothing() || part.limits.iter().any(|limit| limit.of == name) {
        return 0;
    }
    let own = part.takes.iter().filter(|takes| *takes == name).count() as u32;
    own + match &part.form {
        Form::Number(number) if number.spends.as_deref() == Some(name) => {
            if number.from > 0 {
                number.from.unsigned_abs()
            } else {
                number.to.min(0).unsigned_abs()
            }
        }
        Form::All { parts, nothing: None, .. } => parts.iter().map(|part| least(part, name)).sum(),
        Form::Any(parts) => parts.iter().map(|part| least(part, name)).min().unwrap_or(0),
        _ => 0,
    }
}

fn write_number(number: &Number, left: &mut Left<'_>, rng: &mut Seeded) -> Option<String> {
    let room = number.spends.as_ref().map_or(i64::MAX, |name| i64::from(left.of(name)));
    let (from, step) = (i64::from(number.from), i64::from(number.step));
    // The steps whose values the limit still allows, on both sides of zero.
    let first = if from < -room { (-room - from + step - 1) / step } else { 0 };
    let last = (i64::from(number.to).min(room) - from).div_euclid(step);
    let count = u64::try_from(last - first + 1).ok().filter(|count| *count > 0)?;
    let value = from + (first + rng.below_wide(count) as i64) * step;
    left.spend(number, value).then(|| number.written(value))
}

/// Writes a place: first its row, then its place in that row.
fn write_spot(spot: &Spot, left: &mut Left<'_>, rng: &mut Seeded) -> Option<String> {
    let (low, high) = (spot.low, spot.high);
    let disc = match spot.near {
        None => None,
        Some(near) => Some((near.of.or(left.last)?, near.radius.in_thousandths())),
    };
    let rows = disc.map_or((low.y, high.y), |(at, r)| (low.y.max(at.y - r), high.y.min(at.y + r)));
    let within = |from: i32, to: i32, rng: &mut Seeded| {
        (from <= to).then(|| from + rng.below((to - from) as u32 + 1) as i32)
    };
    let at = (0..TRIES).find_map(|_| {
        let y = within(rows.0, rows.1, rng)?;
        let (from, to) = disc.map_or((low.x, high.x), |(at, r)| {
            let (r, up) = (i64::from(r), i64::from(y - at.y));
            let half = (r * r - up * up).isqrt() as i32;
            (low.x.max(at.x - half), high.x.min(at.x + half))
        });
        within(from, to, rng).map(|x| Point { x, y })
    })?;
    left.last = Some(at);
    let inches = Number::to(0, 0).per(1000);
    Some(format!("{},{}", inches.written(i64::from(at.x)), inches.written(i64::from(at.y))))
}

/// Writes a number of the parts. If they do not all fit, writes fewer, but not fewer than the minimum.
fn write_subset<'a>(
    parts: &'a [Outline],
    (least, many): (u32, u32),
    left: &mut Left<'a>,
    rng: &mut Seeded,
) -> Option<Vec<String>> {
    let mut order: Vec<usize> = (0..parts.len()).collect();
    rng.shuffle(&mut order);
    let mut texts: Vec<(usize, String)> = Vec::new();
    for i in order {
        if texts.len() < many as usize
            && let Some(Some(text)) = attempt(&parts[i], left, rng)
        {
            texts.push((i, text));
        }
    }
    texts.sort_unstable();
    (texts.len() >= least as usize).then(|| texts.into_iter().map(|(_, text)| text).collect())
}
