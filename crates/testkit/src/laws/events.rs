//! Laws of events: told clauses are known, random play reaches everything, and facts tell events apart (laws 11, 15
//! and 20).

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt;

use engine::{Battle, Clause, Demand, Describe, Fact, Rules, Seat};

use super::held::Held;

/// Checks law 11, first half: every clause that an event, a roll or the outcome cites is in the table. Events have
/// a kind among their facts, no fact has its name twice, and no die exceeds the largest one.
///
/// # Errors
/// The breach.
pub fn told_clauses_stand_in_the_table<R: Rules>(game: &Battle<R>) -> Held {
    let known = |clause: Clause, what: &dyn fmt::Display| {
        let stands = R::CLAUSES.iter().any(|row| row.clause == clause);
        if stands { Ok(()) } else { Err(format!("{what} under {clause}, which is no clause")) }
    };
    for told in game.past().iter().flat_map(|turn| &turn.told) {
        let said = told.sentence(None);
        known(told.why, &said)?;
        told.rolls.iter().try_for_each(|roll| known(roll.why, &said))?;
        if let Some(roll) = told.rolls.iter().find(|roll| roll.faces > R::LARGEST_DIE) {
            return Err(format!("{said}: a d{} where the largest is d{}", roll.faces, R::LARGEST_DIE));
        }
        if said.contains(['\n', '\r']) {
            return Err(format!("{said:?} is told on several lines"));
        }
        let facts = told.facts(None);
        if !matches!(facts.get("kind"), Some(Fact::Text(_))) {
            return Err(format!("{said} has no kind among its facts"));
        }
        named_once(&facts).map_err(|what| format!("{said}: {what}"))?;
    }
    for seat in (0..game.rules().seats()).map(|s| Some(Seat(s))).chain([None]) {
        named_once(&game.rules().describe(&game.view(seat)))?;
    }
    match game.demand() {
        Demand::Over(outcome) => known(outcome.why, &"the outcome"),
        Demand::Orders(_) => Ok(()),
    }
}

/// Checks law 21: the facts of each seat's view are those of its description, with or without the table in words.
///
/// # Errors
/// The breach.
pub fn facts_are_the_description<R: Rules>(game: &Battle<R>) -> Held {
    let spoken = |(name, _): &&(&str, Fact)| *name == "spoken";
    for seat in (0..game.rules().seats()).map(|s| Some(Seat(s))).chain([None]) {
        let (rules, view) = (game.rules(), game.view(seat));
        let (Fact::Map(described), Fact::Map(facts)) = (rules.describe(&view), rules.facts(&view)) else {
            return Err("a view is described by something else than a map".to_owned());
        };
        let without: Vec<_> = described.iter().filter(|entry| !spoken(entry)).collect();
        let same = facts.iter().filter(|entry| !spoken(entry)).eq(without)
            && facts.iter().filter(spoken).all(|entry| described.contains(entry));
        if !same {
            return Err(format!("the facts of a view are not its description: {facts:?}"));
        }
    }
    Ok(())
}

/// Checks that no map has a name twice, and that integers are below 2⁵³, which every JSON reader can hold.
fn named_once(fact: &Fact) -> Held {
    match fact {
        Fact::Map(entries) => entries.iter().enumerate().try_for_each(|(i, (name, inner))| {
            if entries[..i].iter().any(|(other, _)| other == name) {
                return Err(format!("the fact \"{name}\" stands twice"));
            }
            named_once(inner)
        }),
        Fact::List(all) => all.iter().try_for_each(named_once),
        Fact::Int(n) if n.unsigned_abs() >= 1 << 53 => Err(format!("{n} does not fit every reader")),
        _ => Ok(()),
    }
}

/// Law 20: the events of battles under the same rules, by clause and facts.
///
/// Records, sentences and doors get only the facts of an event. Two events of one clause that are not equal must
/// therefore have different facts. Otherwise [`engine::Describe`] drops the difference, and no digest covers it.
#[derive(Clone, Debug)]
pub struct ToldApart<E>(BTreeMap<(&'static str, String), E>);

impl<E> Default for ToldApart<E> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<E: Clone + Eq + fmt::Debug + Describe> ToldApart<E> {
    /// Adds the events of a battle.
    ///
    /// # Errors
    /// The first event whose facts equal those of a different event.
    pub fn add<R: Rules<Event = E>>(&mut self, game: &Battle<R>) -> Held {
        game.past().iter().flat_map(|turn| &turn.told).try_for_each(|told| self.hear(told.why, &told.event))
    }

    /// Adds one event.
    ///
    /// # Errors
    /// If a different event of its clause has the same facts.
    pub fn hear(&mut self, why: Clause, event: &E) -> Held {
        let facts = event.describe().canonical();
        match self.0.entry((why.0, facts)) {
            Entry::Vacant(place) => drop(place.insert(event.clone())),
            Entry::Occupied(other) if other.get() != event => {
                let facts = &other.key().1;
                return Err(format!("{:?}\nand {event:?}\nhave the same facts {facts}", other.get()));
            }
            Entry::Occupied(_) => {}
        }
        Ok(())
    }
}

/// Everything that random play has reached, with counts (law 15): a histogram that shows the rare kinds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reached {
    /// Events by kind, as their facts name it.
    pub events: BTreeMap<String, u64>,
    /// Events, rolls and outcomes by clause.
    pub clauses: BTreeMap<&'static str, u64>,
    /// Parts of orders by kind: the letters of their last word.
    pub orders: BTreeMap<String, u64>,
}

impl Reached {
    /// Counts everything that a battle has reached.
    pub fn add<R: Rules>(&mut self, game: &Battle<R>) {
        let mut clause = |clause: Clause| *self.clauses.entry(clause.0).or_default() += 1;
        for turn in game.past() {
            for told in &turn.told {
                clause(told.why);
                told.rolls.iter().for_each(|roll| clause(roll.why));
                if let Some(Fact::Text(kind)) = told.event.describe().get("kind") {
                    *self.events.entry(kind.clone()).or_default() += 1;
                }
            }
            for part in turn.orders.iter().flat_map(|o| kinds(&o.order().to_string())) {
                *self.orders.entry(part).or_default() += 1;
            }
        }
        if let Some(outcome) = game.outcome() {
            clause(outcome.why);
        }
    }

    /// Adds the counts of another histogram.
    pub fn and(&mut self, other: Self) {
        other.events.into_iter().for_each(|(kind, n)| *self.events.entry(kind).or_default() += n);
        other.clauses.into_iter().for_each(|(clause, n)| *self.clauses.entry(clause).or_default() += n);
        other.orders.into_iter().for_each(|(kind, n)| *self.orders.entry(kind).or_default() += n);
    }

    /// Returns those of the given kinds of events that were never reached.
    pub fn missing<'a>(&self, kinds: &[&'a str]) -> Vec<&'a str> {
        kinds.iter().filter(|kind| !self.events.contains_key(**kind)).copied().collect()
    }
}

/// Returns the kinds of an order's parts: the letters of the last word of each.
pub(super) fn kinds(order: &str) -> Vec<String> {
    let kind = |part: &str| {
        part.split_whitespace().last().unwrap_or("").chars().filter(|c| c.is_alphabetic()).collect()
    };
    order.split(';').map(kind).collect()
}

impl fmt::Display for Reached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.orders.iter().try_for_each(|(kind, n)| writeln!(f, "{n:>9} order {kind}"))?;
        self.events.iter().try_for_each(|(kind, n)| writeln!(f, "{n:>9} event {kind}"))?;
        self.clauses.iter().try_for_each(|(clause, n)| writeln!(f, "{n:>9} clause {clause}"))
    }
}
