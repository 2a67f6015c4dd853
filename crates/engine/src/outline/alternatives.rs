//! Every text that a part can write, for parts with few of them.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::{Form, Limit, Number, Outline};

/// Number of alternatives that are looked at for each that may remain: limits rule out many.
const LOOKED_AT: usize = 8;

/// One text of a part, and what it takes from the limits around the part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Alternative<'a> {
    /// The text; `None` if nothing is written.
    pub(super) text: Option<Cow<'a, str>>,
    pub(super) takes: Vec<(&'a str, u32)>,
}

/// An alternative that owns its texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct OwnedAlternative {
    /// The text; `None` if nothing is written.
    pub(super) text: Option<String>,
    /// The amounts that it takes from limits around the part.
    pub(super) takes: Vec<(String, u32)>,
}

impl From<Alternative<'_>> for OwnedAlternative {
    fn from(alternative: Alternative<'_>) -> Self {
        let takes = alternative.takes.into_iter().map(|(of, much)| (of.to_owned(), much));
        Self { text: alternative.text.map(Cow::into_owned), takes: takes.collect() }
    }
}

impl<'a> Alternative<'a> {
    const NOTHING: Self = Self { text: None, takes: Vec::new() };

    fn text(text: impl Into<Cow<'a, str>>) -> Self {
        Self { text: Some(text.into()), takes: Vec::new() }
    }

    /// Returns this text followed by another one.
    fn then(&self, between: &str, next: &Self) -> Self {
        let text = match (&self.text, &next.text) {
            (Some(text), Some(next)) => Some(Cow::Owned([text.as_ref(), between, next.as_ref()].concat())),
            (one, other) => one.clone().or_else(|| other.clone()),
        };
        Self { text, takes: self.takes.iter().chain(&next.takes).copied().collect() }
    }

    /// Returns `true` if the limits allow this text followed by another one.
    fn allows(&self, limits: &[Limit], next: &Self) -> bool {
        limits.iter().all(|limit| limit.taken(&self.takes) + limit.taken(&next.takes) <= limit.most)
    }
}

/// Returns every text of a part; `None` if there are more than `most`, or if it writes places.
pub(super) fn alternatives(part: &Outline, most: usize) -> Option<Vec<Alternative<'_>>> {
    let mut all = of_form(part, most)?;
    all.retain(|alternative| part.limits.iter().all(|limit| limit.taken(&alternative.takes) <= limit.most));
    for alternative in &mut all {
        alternative.takes.retain(|(of, _)| part.limits.iter().all(|limit| limit.of != *of));
        if let Some(text) = &mut alternative.text {
            if !part.prefix.is_empty() || !part.suffix.is_empty() {
                *text = Cow::Owned([part.prefix.as_ref(), text, &part.suffix].concat());
            }
            alternative.takes.extend(part.takes.iter().map(|of| (of.as_str(), 1)));
        }
    }
    once(&mut all);
    (all.len() <= most).then_some(all)
}

/// Keeps the first alternative with each text.
fn once(all: &mut Vec<Alternative<'_>>) {
    let mut texts = BTreeSet::new();
    let first: Vec<bool> = all.iter().map(|alternative| texts.insert(alternative.text.as_deref())).collect();
    let mut first = first.into_iter();
    all.retain(|_| first.next().unwrap_or(true));
}

fn of_form(part: &Outline, most: usize) -> Option<Vec<Alternative<'_>>> {
    match &part.form {
        Form::Nothing => Some(vec![Alternative::NOTHING]),
        Form::Text(text) => Some(vec![Alternative::text(text.as_ref())]),
        Form::Listed(texts) => {
            (texts.len() <= most).then(|| texts.iter().map(|text| Alternative::text(text.as_str())).collect())
        }
        Form::Spot(_) => None,
        Form::Number(number) => numbers(number, most),
        Form::All { parts, between, nothing, .. } => {
            let mut all = together(part, parts, between, most)?;
            if let Some(nothing) = nothing {
                for alternative in all.iter_mut().filter(|alternative| alternative.text.is_none()) {
                    alternative.text = Some(Cow::Borrowed(nothing));
                }
            }
            Some(all)
        }
        Form::Any(parts) => {
            let mut all = Vec::new();
            for part in parts {
                all.extend(alternatives(part, most)?);
                if all.len() > most * LOOKED_AT {
                    return None;
                }
            }
            Some(all)
        }
        Form::Subset { parts, least, most: at_most, between } => {
            subsets(part, parts, (*least, *at_most), between, most)
        }
    }
}

fn numbers(number: &Number, most: usize) -> Option<Vec<Alternative<'_>>> {
    let span = i64::from(number.to) - i64::from(number.from);
    let last = usize::try_from(span.div_euclid(i64::from(number.step))).ok();
    let all = last.map_or(0, |last| last + 1);
    let value = |i: usize| {
        let value = i64::from(number.from) + i as i64 * i64::from(number.step);
        let size = u32::try_from(value.unsigned_abs()).unwrap_or(u32::MAX);
        let takes = number.spends.iter().map(|of| (of.as_str(), size)).collect();
        Alternative { text: Some(Cow::Owned(number.written(value))), takes }
    };
    (all <= most * LOOKED_AT).then(|| (0..all).map(value).collect())
}

fn together<'a>(
    around: &'a Outline,
    parts: &'a [Outline],
    between: &str,
    most: usize,
) -> Option<Vec<Alternative<'a>>> {
    let mut all: Option<Vec<Alternative<'a>>> = None;
    for part in parts {
        let mut each = alternatives(part, most)?;
        if all.as_ref().map_or(1, Vec::len) * each.len() > most * LOOKED_AT {
            return None;
        }
        let next = match &all {
            None => {
                each.retain(|next| Alternative::NOTHING.allows(&around.limits, next));
                each
            }
            Some(all) => {
                let followed = |first: &'_ Alternative<'a>| {
                    let allowed = each.iter().filter(|next| first.allows(&around.limits, next));
                    allowed.map(|next| first.then(between, next)).collect::<Vec<_>>()
                };
                all.iter().flat_map(followed).collect()
            }
        };
        all = Some(next);
    }
    Some(all.unwrap_or_else(|| vec![Alternative::NOTHING]))
}

fn subsets<'a>(
    around: &Outline,
    parts: &'a [Outline],
    (least, at_most): (u32, u32),
    between: &str,
    most: usize,
) -> Option<Vec<Alternative<'a>>> {
    let mut all = vec![(Alternative::NOTHING, 0)];
    for part in parts {
        let each: Vec<_> = alternatives(part, most)?.into_iter().filter(|a| a.text.is_some()).collect();
        if all.len() * (each.len() + 1) > most * LOOKED_AT {
            return None;
        }
        let mut next = all.clone();
        for (first, many) in all.iter().filter(|(_, many)| *many < at_most) {
            let allowed = each.iter().filter(|one| first.allows(&around.limits, one));
            next.extend(allowed.map(|one| (first.then(between, one), many + 1)));
        }
        all = next;
    }
    Some(all.into_iter().filter(|(_, many)| *many >= least).map(|(alternative, _)| alternative).collect())
}
