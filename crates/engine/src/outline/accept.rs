//! Comparison of a text with an outline.

use table::Point;

use super::{Form, Left, Number, Outline, Spot};

impl Outline {
    /// Returns `true` if a text is one of the orders, written just so.
    ///
    /// ```
    /// use engine::outline::Outline;
    /// let weapons = ["laser1", "laser2", "missile"].map(Outline::text);
    /// let fire = Outline::subset(1, 2, weapons).joined("+").prefixed("fire A1 ").suffixed(" B2");
    /// assert!(fire.accepts("fire A1 laser1+missile B2"));
    /// assert!(!fire.accepts("fire A1 laser1+laser2+missile B2"), "two at most");
    /// ```
    pub fn accepts(&self, text: &str) -> bool {
        let start = Reached { at: 0, left: Left::default() };
        (text.is_empty() && self.may_be_nothing())
            || ends(self, text, start).iter().any(|end| end.at == text.len())
    }
}

/// A text read so far, and the limits that are left.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Reached<'a> {
    at: usize,
    left: Left<'a>,
}

impl Reached<'_> {
    /// Reads a fixed text.
    fn past(mut self, text: &str, fixed: &str) -> Option<Self> {
        let found = text[self.at..].starts_with(fixed);
        self.at += fixed.len();
        found.then_some(self)
    }
}

/// Adds an end, unless it is already in the list.
fn add<T: PartialEq>(all: &mut Vec<T>, end: T) {
    if !all.contains(&end) {
        all.push(end);
    }
}

/// Returns every end of a part that begins at `from`, except that of a part that writes nothing.
fn ends<'a>(part: &'a Outline, text: &str, from: Reached<'a>) -> Vec<Reached<'a>> {
    let Some(mut start) = from.past(text, &part.prefix) else { return Vec::new() };
    let before = start.left.open(part);
    let mut all = Vec::new();
    for mut end in form_ends(part, text, start) {
        end.left.close(before);
        if end.left.take_for(part) {
            all.extend(end.past(text, &part.suffix));
        }
    }
    all
}

fn form_ends<'a>(part: &'a Outline, text: &str, from: Reached<'a>) -> Vec<Reached<'a>> {
    match &part.form {
        Form::Nothing => Vec::new(),
        Form::Text(fixed) => from.past(text, fixed).into_iter().collect(),
        Form::Listed(texts) => texts.iter().filter_map(|fixed| from.clone().past(text, fixed)).collect(),
        Form::Number(number) => number_ends(number, text, &from),
        Form::Spot(spot) => spot_ends(spot, text, &from),
        Form::All { parts, between, nothing, any_order } => {
            let mut all = if *any_order {
                any_order_ends(parts, between, text, from.clone())
            } else {
                all_ends(parts, between, text, from.clone())
            };
            if let Some(nothing) = nothing
                && parts.iter().all(Outline::may_be_nothing)
            {
                all.extend(from.past(text, nothing));
            }
            all
        }
        Form::Any(parts) => {
            let mut all = Vec::new();
            for end in parts.iter().flat_map(|part| ends(part, text, from.clone())) {
                add(&mut all, end);
            }
            all
        }
        Form::Subset { parts, least, most, between } => {
            subset_ends(parts, (*least, *most), between, text, from)
        }
    }
}

/// Returns the ends of a part in a list. A separator comes first if an earlier part was written.
fn next_ends<'a>(
    part: &'a Outline,
    (between, written): (&str, bool),
    text: &str,
    from: &Reached<'a>,
) -> Vec<Reached<'a>> {
    let from = from.clone().past(text, if written { between } else { "" });
    from.map_or_else(Vec::new, |from| ends(part, text, from))
}

fn all_ends<'a>(parts: &'a [Outline], between: &str, text: &str, from: Reached<'a>) -> Vec<Reached<'a>> {
    let mut reached = vec![(from, false)];
    for part in parts {
        let mut next = Vec::new();
        for (from, written) in reached {
            for end in next_ends(part, (between, written), text, &from) {
                add(&mut next, (end, true));
            }
            if part.may_be_nothing() {
                add(&mut next, (from, written));
            }
        }
        reached = next;
    }
    reached.into_iter().filter(|(_, written)| *written).map(|(end, _)| end).collect()
}

fn any_order_ends<'a>(
    parts: &'a [Outline],
    between: &str,
    text: &str,
    from: Reached<'a>,
) -> Vec<Reached<'a>> {
    let mut all = Vec::new();
    let mut reached = vec![(from, Vec::<usize>::new())];
    while !reached.is_empty() {
        let mut next = Vec::new();
        for (from, used) in reached {
            let unused = |i: &usize| !used.contains(i);
            for i in (0..parts.len()).filter(unused) {
                // Of parts that are alike, the first that is left.
                if (0..i).filter(unused).any(|other| parts[other] == parts[i]) {
                    continue;
                }
                for end in next_ends(&parts[i], (between, !used.is_empty()), text, &from) {
                    let mut used = used.clone();
                    used.push(i);
                    used.sort_unstable();
                    add(&mut next, (end, used));
                }
            }
            if !used.is_empty() && (0..parts.len()).filter(unused).all(|i| parts[i].may_be_nothing()) {
                add(&mut all, from.clone());
            }
        }
        reached = next;
    }
    all
}

fn subset_ends<'a>(
    parts: &'a [Outline],
    (least, most): (u32, u32),
    between: &str,
    text: &str,
    from: Reached<'a>,
) -> Vec<Reached<'a>> {
    let mut reached = vec![(from, 0)];
    for part in parts {
        let mut next = reached.clone();
        for (from, many) in reached.iter().filter(|(_, many)| *many < most) {
            for end in next_ends(part, (between, *many > 0), text, from) {
                add(&mut next, (end, many + 1));
            }
        }
        reached = next;
    }
    reached.into_iter().filter(|(_, many)| *many >= least.max(1)).map(|(end, _)| end).collect()
}

/// Returns every number that the text at a place can be read as, each with its end: `12` is 1 and 12.
fn values(number: &Number, text: &str, at: usize) -> Vec<(i64, usize)> {
    let rest = &text[at..];
    let digits = |c: char| c.is_ascii_digit() || c == '.' || c == '-';
    let most = rest.find(|c| !digits(c)).unwrap_or(rest.len()).min(16);
    let read = |length: usize| {
        let written = &rest[..length];
        let (sign, plain) = written.strip_prefix('-').map_or((1, written), |plain| (-1, plain));
        let (whole, part) = plain.split_once('.').unwrap_or((plain, ""));
        let thousandths: i64 = format!("{whole}{part:0<3}").parse().ok().filter(|_| part.len() <= 3)?;
        let unit = i64::from(1000 / number.per);
        let value = sign * thousandths / unit;
        (thousandths % unit == 0 && number.written(value) == written).then_some((value, at + length))
    };
    (1..=most).filter_map(read).collect()
}

fn number_ends<'a>(number: &Number, text: &str, from: &Reached<'a>) -> Vec<Reached<'a>> {
    let end = |(value, at): (i64, usize)| {
        let mut end = Reached { at, left: from.left.clone() };
        (number.holds(value) && end.left.spend(number, value)).then_some(end)
    };
    values(number, text, from.at).into_iter().filter_map(end).collect()
}

fn spot_ends<'a>(spot: &Spot, text: &str, from: &Reached<'a>) -> Vec<Reached<'a>> {
    let inches = Number::to(0, 0).per(1000);
    let mut all = Vec::new();
    for (x, comma) in values(&inches, text, from.at) {
        if !text[comma..].starts_with(',') {
            continue;
        }
        for (y, at) in values(&inches, text, comma + 1) {
            let (Ok(x), Ok(y)) = (i32::try_from(x), i32::try_from(y)) else { continue };
            let place = Point { x, y };
            let near = x.unsigned_abs().max(y.unsigned_abs()) <= table::REACH.unsigned_abs();
            if near && spot.holds(place, from.left.last) {
                let left = Left { last: Some(place), ..from.left.clone() };
                all.push(Reached { at, left });
            }
        }
    }
    all
}
