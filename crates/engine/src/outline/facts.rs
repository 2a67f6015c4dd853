//! Outlines as plain data for the doors.

use super::{Form, Number, Outline, Spot};
use crate::fact::{Describe, Fact};

impl Describe for Outline {
    /// Describes the form, and those of prefix, suffix, limits and role that differ from the default.
    fn describe(&self) -> Fact {
        let mut all = vec![("form", Fact::text(self.form.name()))];
        all.extend(self.subject.as_ref().map(|piece| ("subject", Fact::text(piece))));
        if let Some(role) = &self.role {
            all.extend([("role", Fact::text(role.key)), ("label", Fact::text(&*role.label))]);
        }
        if !self.prefix.is_empty() {
            all.push(("prefix", Fact::text(&*self.prefix)));
        }
        all.extend(self.form.facts());
        if !self.suffix.is_empty() {
            all.push(("suffix", Fact::text(&*self.suffix)));
        }
        if !self.takes.is_empty() {
            all.push(("takes", Fact::texts(&self.takes)));
        }
        if !self.limits.is_empty() {
            let limit = |limit: &super::Limit| {
                Fact::map([("of", Fact::text(&limit.of)), ("most", Fact::int(limit.most))])
            };
            all.push(("limits", Fact::list(&self.limits, limit)));
        }
        Fact::Map(all)
    }
}

impl Form {
    /// Returns its word for programs.
    const fn name(&self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Text(_) => "text",
            Self::Listed(_) => "listed",
            Self::Number(_) => "number",
            Self::Spot(_) => "spot",
            Self::All { .. } => "all",
            Self::Any(_) => "any",
            Self::Subset { .. } => "subset",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let parts = |all: &[Outline]| ("parts", Fact::list(all, Outline::describe));
        match self {
            Self::Nothing => Vec::new(),
            Self::Text(text) => vec![("text", Fact::text(&**text))],
            Self::Listed(texts) => vec![("texts", Fact::texts(texts))],
            Self::Number(number) => number.facts(),
            Self::Spot(spot) => spot.facts(),
            Self::All { parts: all, between, nothing, any_order } => {
                let mut facts = vec![("between", Fact::text(&**between))];
                facts.extend(nothing.as_ref().map(|text| ("nothing", Fact::text(&**text))));
                if *any_order {
                    facts.push(("any-order", Fact::Bool(true)));
                }
                facts.push(parts(all));
                facts
            }
            Self::Any(any) => vec![parts(any)],
            Self::Subset { parts: all, least, most, between } => vec![
                ("least", Fact::int(*least)),
                ("most", Fact::int(*most)),
                ("between", Fact::text(&**between)),
                parts(all),
            ],
        }
    }
}

impl Number {
    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let numbers = [("from", self.from), ("to", self.to), ("step", self.step), ("per", self.per)];
        let mut facts: Vec<_> = numbers.into_iter().map(|(name, n)| (name, Fact::int(n))).collect();
        facts.extend(self.spends.as_ref().map(|limit| ("spends", Fact::text(limit))));
        facts
    }
}

impl Spot {
    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let mut facts = vec![("low", Fact::point(self.low)), ("high", Fact::point(self.high))];
        let near = self.near.map(|near| {
            let radius = ("radius", Fact::int(near.radius.in_thousandths()));
            ("near", Fact::map([("of", Fact::maybe(near.of, Fact::point)), radius]))
        });
        facts.extend(near);
        facts
    }
}
