//! The factors of each part of an outline.

use std::sync::Arc;

use super::cache::{FactorCache, Few};
use super::factors::{Digits, Factor, Plan};
use super::{Form, Number, Outline};

/// The piece and the role of the part around a part.
#[derive(Clone, Default)]
struct Named {
    piece: Option<String>,
    role: Option<&'static str>,
}

impl Named {
    fn within(&self, part: &Outline) -> Self {
        let piece = part.subject.clone().or_else(|| self.piece.clone());
        Self { piece, role: part.role.as_ref().map(|role| role.key).or(self.role) }
    }

    /// Returns the name of the only part within a part, and so on inwards.
    fn alone(&self, part: &Outline) -> Self {
        match &part.form {
            Form::All { parts, .. } if parts.len() == 1 => self.within(&parts[0]).alone(&parts[0]),
            _ => self.clone(),
        }
    }

    fn shown(&self) -> String {
        let role = self.role.unwrap_or("order");
        self.piece.as_ref().map_or_else(|| role.to_owned(), |piece| format!("{piece} {role}"))
    }
}

/// Gives each part its factors.
pub(super) struct Planner<'a> {
    all: Vec<Factor>,
    /// The next free factor; smaller than their number where branches share factors.
    next: usize,
    most: usize,
    cache: &'a mut FactorCache,
}

impl<'a> Planner<'a> {
    /// Returns the plan of an outline and its factors.
    pub(super) fn of(outline: &Outline, cache: &'a mut FactorCache) -> (Plan, Vec<Factor>) {
        let mut planner = Self { all: Vec::new(), next: 0, most: cache.most(), cache };
        let plan = planner.plan(outline, &Named::default());
        (plan, planner.all)
    }

    fn claim(&mut self, name: &Named, choices: usize, texts: Arc<[String]>) -> usize {
        let at = self.next;
        self.next += 1;
        match self.all.get_mut(at) {
            None => self.all.push(Factor { name: name.shown(), choices, texts }),
            Some(shared) => {
                shared.choices = shared.choices.max(choices);
                shared.texts = Arc::default();
            }
        }
        at
    }

    fn digits(&mut self, name: &Named, of: usize, texts: Arc<[String]>) -> Digits {
        let most = self.most;
        let at = if of <= most {
            self.claim(name, of.max(1), texts)
        } else if of <= most * most {
            let at = self.claim(name, of.div_ceil(most), Arc::default());
            self.claim(name, most, Arc::default());
            at
        } else {
            self.claim(name, most, Arc::default())
        };
        Digits { at, of }
    }

    fn plan(&mut self, part: &Outline, around: &Named) -> Plan {
        let name = around.within(part);
        if !several_pieces(part)
            && let Some(Few { of, texts }) = self.cache.few(part)
        {
            let name = name.alone(part);
            let at = (of.len() > 1).then(|| self.claim(&name, of.len(), texts));
            return Plan::Pick { at, of };
        }
        match &part.form {
            Form::Listed(texts) => Plan::Value(self.digits(&name, texts.len(), texts.as_slice().into())),
            Form::Number(number) => Plan::Value(self.digits(&name, values(number), Arc::default())),
            Form::Spot(_) => {
                let at = self.claim(&name, self.most, Arc::default());
                self.claim(&name, self.most, Arc::default());
                Plan::Spot(at)
            }
            Form::Any(parts) => self.any(parts, &name),
            Form::Subset { parts, .. } => {
                let mut switched = |part: &Outline| {
                    let switch =
                        self.claim(&name.within(part), 2, ["off".to_owned(), "on".to_owned()].into());
                    (switch, self.plan(part, &name))
                };
                Plan::Subset(parts.iter().map(&mut switched).collect())
            }
            // Nothing and texts always have alternatives.
            _ => Plan::All(part.parts().iter().map(|part| self.plan(part, &name)).collect()),
        }
    }

    /// Plans a choice between parts: they exclude each other, so they share the factors after the choice.
    fn any(&mut self, parts: &[Outline], name: &Named) -> Plan {
        let texts = parts.iter().map(|part| name.within(part).shown()).collect();
        let digits = self.digits(name, parts.len(), texts);
        let (start, mut end) = (self.next, self.next);
        let mut plans = Vec::new();
        for part in parts {
            self.next = start;
            plans.push(self.plan(part, name));
            end = end.max(self.next);
        }
        self.next = end;
        Plan::Any(digits, plans)
    }
}

/// Returns `true` if a part has parts about several pieces: each piece has factors of its own, even if all their orders are
/// few.
fn several_pieces(part: &Outline) -> bool {
    let Form::All { parts, .. } = &part.form else { return false };
    parts.iter().filter(|part| part.subject.is_some()).count() > 1
}

/// Returns the number of values of a number.
fn values(number: &Number) -> usize {
    usize::try_from((i64::from(number.to) - i64::from(number.from)).div_euclid(i64::from(number.step)) + 1)
        .unwrap_or(0)
}
