//! Every text that a part can write, for parts with few of them.

use super::{Form, Outline};

/// Number of alternatives that are looked at for each that may remain: limits rule out many.
const LOOKED_AT: usize = 8;

/// One text of a part, and what it takes from the limits around the part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Alternative {
    /// The text; `None` if nothing is written.
    pub(super) text: Option<String>,
    pub(super) takes: Vec<(String, u32)>,
}

impl Alternative {
    const NOTHING: Self = Self { text: None, takes: Vec::new() };

    fn text(text: impl Into<String>) -> Self {
        Self { text: Some(text.into()), takes: Vec::new() }
    }

    /// Returns this text followed by another one.
    fn then(&self, between: &str, next: &Self) -> Self {
        let text = match (&self.text, &next.text) {
            (Some(text), Some(next)) => Some(format!("{text}{between}{next}")),
            (one, other) => one.clone().or_else(|| other.clone()),
        };
        Self { text, takes: self.takes.iter().chain(&next.takes).cloned().collect() }
    }
}

/// Returns every text of a part; `None` if there are more than `most`, or if it writes places.
pub(super) fn alternatives(part: &Outline, most: usize) -> Option<Vec<Alternative>> {
    let mut all = of_form(part, most)?;
    all.retain(|alternative| within(part, alternative));
    for alternative in &mut all {
        alternative.takes.retain(|(of, _)| part.limits.iter().all(|limit| limit.of != *of));
        if let Some(text) = &mut alternative.text {
            *text = format!("{}{text}{}", part.prefix, part.suffix);
            alternative.takes.extend(part.takes.iter().map(|of| (of.clone(), 1)));
        }
    }
    let mut once: Vec<Alternative> = Vec::with_capacity(all.len());
    for alternative in all {
        if once.iter().all(|other| other.text != alternative.text) {
            once.push(alternative);
        }
    }
    (once.len() <= most).then_some(once)
}

/// Returns `true` if the part's own limits allow an alternative.
fn within(part: &Outline, alternative: &Alternative) -> bool {
    part.limits.iter().all(|limit| limit.taken(&alternative.takes) <= limit.most)
}

fn of_form(part: &Outline, most: usize) -> Option<Vec<Alternative>> {
    match &part.form {
        Form::Nothing => Some(vec![Alternative::NOTHING]),
        Form::Text(text) => Some(vec![Alternative::text(text.clone())]),
        Form::Listed(texts) => {
            (texts.len() <= most).then(|| texts.iter().map(|text| Alternative::text(text.clone())).collect())
        }
        Form::Spot(_) => None,
        Form::Number(number) => {
            let span = i64::from(number.to) - i64::from(number.from);
            let last = usize::try_from(span.div_euclid(i64::from(number.step))).ok();
            let all = last.map_or(0, |last| last + 1);
            let value = |i: usize| {
                let value = i64::from(number.from) + i as i64 * i64::from(number.step);
                let size = u32::try_from(value.unsigned_abs()).unwrap_or(u32::MAX);
                let takes = number.spends.iter().map(|of| (of.clone(), size)).collect();
                Alternative { text: Some(number.written(value)), takes }
            };
            (all <= most * LOOKED_AT).then(|| (0..all).map(value).collect())
        }
        Form::All { parts, between, nothing, .. } => {
            let mut all = together(part, parts, between, most)?;
            if let Some(nothing) = nothing {
                for alternative in all.iter_mut().filter(|alternative| alternative.text.is_none()) {
                    alternative.text = Some(nothing.to_string());
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

fn together(around: &Outline, parts: &[Outline], between: &str, most: usize) -> Option<Vec<Alternative>> {
    let mut all = vec![Alternative::NOTHING];
    for part in parts {
        let each = alternatives(part, most)?;
        if all.len() * each.len() > most * LOOKED_AT {
            return None;
        }
        all = all.iter().flat_map(|first| each.iter().map(|next| first.then(between, next))).collect();
        all.retain(|alternative| within(around, alternative));
    }
    Some(all)
}

fn subsets(
    around: &Outline,
    parts: &[Outline],
    (least, at_most): (u32, u32),
    between: &str,
    most: usize,
) -> Option<Vec<Alternative>> {
    let mut all = vec![(Alternative::NOTHING, 0)];
    for part in parts {
        let each: Vec<_> = alternatives(part, most)?.into_iter().filter(|a| a.text.is_some()).collect();
        if all.len() * (each.len() + 1) > most * LOOKED_AT {
            return None;
        }
        let mut next = all.clone();
        for (first, many) in all.iter().filter(|(_, many)| *many < at_most) {
            next.extend(each.iter().map(|one| (first.then(between, one), many + 1)));
        }
        next.retain(|(alternative, _)| within(around, alternative));
        all = next;
    }
    Some(all.into_iter().filter(|(_, many)| *many >= least).map(|(alternative, _)| alternative).collect())
}
