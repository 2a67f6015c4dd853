//! Reasons of captains: every order that a captain advises has at least one, in plain words, and names only pieces that
//! its seat sees.
//!
//! [`crate::words`] compares their sentences with the facts, as for events. [`crate::hidden`] checks that they reveal
//! no hidden fact.

use std::collections::BTreeSet;

use engine::{Demand, Fact, Seat};
use shelf::reasons::WHY;
use shelf::{AnyBattle, Opening};

use crate::hidden::write;
use crate::wing::Wing;

/// Facts that name pieces, by their own names or by those of the rules.
const NAMES: [&str; 15] = [
    "piece",
    "name",
    "target",
    "called",
    "targets",
    "from",
    "foes",
    "ships",
    "names",
    "group",
    "element",
    "carrier",
    "squadron",
    "squadrons",
    "missile",
];

/// Interval in decisions at which all captains are asked, instead of the plain ones alone.
const ALL: usize = 7;

/// Adds every text in a fact.
fn texts(fact: &Fact, into: &mut BTreeSet<String>) {
    match fact {
        Fact::Text(text) => drop(into.insert(text.clone())),
        Fact::List(items) => items.iter().for_each(|item| texts(item, into)),
        Fact::Map(entries) => entries.iter().for_each(|(_, fact)| texts(fact, into)),
        Fact::Null | Fact::Bool(_) | Fact::Int(_) => {}
    }
}

/// Returns the fault of a reason for a seat that has seen these texts; `None` if it has none.
fn wrong(reason: &Fact, seen: &BTreeSet<String>) -> Option<String> {
    let Some(Fact::Text(kind)) = reason.get("kind") else { return Some("it has no kind".to_owned()) };
    let Some(Fact::Text(said)) = reason.get("text") else { return Some("it has no sentence".to_owned()) };
    if !kind.starts_with(WHY) || said.contains(WHY) {
        return Some("its kind does not begin as reasons do, or its sentence is bare facts".to_owned());
    }
    let bare = |word: &str| ["none", "true", "false"].contains(&word);
    let odd = said.contains(['{', '}', '$', '_', '[', ']']) || said.contains("  ") || said.trim() != said;
    if odd || said.is_empty() || said.split(|c: char| !c.is_alphanumeric()).any(bare) {
        return Some("its sentence is not in plain words".to_owned());
    }
    let mut named = BTreeSet::new();
    for name in NAMES {
        texts(reason.get(name).unwrap_or(&Fact::Null), &mut named);
    }
    named.into_iter().find(|name| !seen.contains(name)).map(|name| format!("its seat does not see {name}"))
}

/// Demands that every order that a captain advises has a reason in plain words that names only pieces of the seat's
/// view. Checks every decision of a whole battle of each scenario.
pub fn every_advised_order_has_a_reason_in_plain_words_of_what_its_seat_sees(wing: &Wing) {
    let game = wing.game;
    for file in game.scenarios() {
        let mut battle = game.open(&Opening::scenario(file.id)).expect("a sound scenario");
        while let Demand::Orders(seats) = battle.demand() {
            let index = battle.revealed();
            let mut orders = Vec::new();
            for seat in seats {
                let asked = game.captains().into_iter().map(|(captain, _)| captain);
                let captains: Vec<&str> = asked.take(if index % ALL == 0 { usize::MAX } else { 3 }).collect();
                for captain in captains {
                    let advice = write(&*battle, seat, captain, index as u64, 2);
                    let thoughts = advice.thought.iter().map(|thought| thought.order.clone());
                    for order in thoughts.chain([advice.order.clone()]) {
                        check(&*battle, seat, &order, &format!("{} {} {captain}", game.id(), file.id));
                    }
                    if captain == "doctrine" {
                        orders.push((seat, advice.order));
                    }
                }
            }
            for (seat, order) in orders {
                battle.seal(seat, &order).expect("a legal order");
            }
            assert!(battle.revealed() > index, "{}: a doctrine writes for every seat", game.id());
        }
    }
}

fn check(battle: &dyn AnyBattle, seat: Seat, order: &str, place: &str) {
    let index = battle.revealed();
    let mut seen = BTreeSet::new();
    texts(&battle.view(index, Some(seat)).expect("the present"), &mut seen);
    let reasons = battle.reasons(index, seat, order);
    assert!(!reasons.is_empty(), "{place}, decision {}: no reason for \"{order}\"", index + 1);
    for reason in reasons {
        if let Some(wrong) = wrong(&reason, &seen) {
            panic!("{place}, decision {}, \"{order}\": {wrong}: {reason:?}", index + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_that_is_bare_or_names_what_is_not_seen_is_found() {
        let seen = BTreeSet::from(["A1".to_owned()]);
        let reason = |piece: &str, text: &str| {
            let entries = [("kind", "why-waits"), ("piece", piece), ("text", text)];
            Fact::map(entries.map(|(name, text)| (name, Fact::text(text))))
        };
        assert_eq!(wrong(&reason("A1", "A1 waits"), &seen), None);
        let flawed = [
            ("B1", "B1 waits"),
            ("A1", "why-waits: piece A1"),
            ("A1", "A1 waits for none"),
            ("A1", "A1 { $piece }"),
            ("A1", " A1 waits"),
        ];
        for (piece, text) in flawed {
            assert!(wrong(&reason(piece, text), &seen).is_some(), "{text}");
        }
    }
}
