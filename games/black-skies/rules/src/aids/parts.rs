//! An order part by part, as a form or the table shows it.

use engine::{Describe, Fact};

use crate::aids::cards;
use crate::aids::odds::odds_of;
use crate::aids::ways;
use crate::clauses;
use crate::orders::{Entry, Order};
use crate::piloting::{is_crippled, passing, times};
use crate::rules::BlackSkies;
use crate::state::State;

/// Describes a volley: its exact odds up to the target's hull, and the outcomes that cripple or destroy the target.
fn volley(rules: &BlackSkies, state: &State, order: &Order) -> Fact {
    let Order::Fire { target, .. } = order else { return Fact::Null };
    let (Some(odds), Some(foe)) = (odds_of(rules, state, order), rules.find(*target)) else {
        return Fact::Null;
    };
    let (hull, of) = (state.pilots[foe.0][foe.1].hull, rules.frame(foe.0).hull);
    let down = is_crippled(rules, state, foe.0, foe.1);
    let cripples = usize::from(hull.saturating_sub(of / 2));
    let count = |points: usize| Fact::shown(odds.at_least(points));
    Fact::map([
        ("target", Fact::shown(target)),
        ("hull", Fact::int(hull)),
        ("of", Fact::int(of)),
        ("odds", odds.clone().capped(usize::from(hull)).describe()),
        (
            "cripples",
            Fact::maybe((!down).then_some(cripples), |points| {
                Fact::map([("points", Fact::int(points as i64)), ("count", count(points))])
            }),
        ),
        ("destroys", count(usize::from(hull))),
    ])
}

/// Describes the wingman's own check after the lead has failed: its difficulty, and the faces that pass (BS-3.5).
fn check(rules: &BlackSkies, state: &State, element: usize) -> Fact {
    let base = state.card().map_or(0, |card| card.cost(state.choice).0);
    let (skill, doubled) = (rules.skill(element, 1), times(rules, state, element, 1));
    let maneuver = state.card().map_or_else(String::new, |card| state.choice.of_card(card));
    Fact::map([
        ("piece", Fact::shown(rules.name(element, 1))),
        ("maneuver", Fact::text(maneuver)),
        ("skill", Fact::int(skill)),
        ("difficulty", Fact::int(base * doubled)),
        ("times", Fact::int(doubled)),
        ("passing", Fact::int(passing(skill, base * doubled))),
        ("clause", Fact::text(clauses::FAILURE.0)),
    ])
}

/// Describes an order part by part, as a form or the table shows it.
pub fn part(rules: &BlackSkies, state: &State, side: usize, order: &Order) -> Fact {
    let start = rules.wing(side).start;
    let name = |number: u8| Fact::shown(rules.element_name(start + usize::from(number)));
    let kind = |kind: &str| ("kind", Fact::text(kind));
    match order {
        Order::Toss => Fact::map([kind("toss")]),
        Order::Deploy { element, lead, wing } => Fact::map([
            kind("deploy"),
            ("element", name(*element)),
            ("lead", Fact::point(*lead)),
            ("wing", Fact::maybe(*wing, Fact::point)),
        ]),
        Order::Deck(entries) => {
            let entry = |entry: &Entry| match entry {
                Entry::Pass => Fact::map([("element", Fact::Null)]),
                Entry::Card { element, card, speed } => {
                    let at = start + usize::from(*element);
                    let mut then = state.clone();
                    then.elements[at].speed = *speed;
                    let ways = ways::ways(rules, &then, at, *card);
                    Fact::map([
                        ("element", name(*element)),
                        ("card", Fact::shown(card)),
                        ("speed", Fact::int(*speed)),
                        ("ways", Fact::list(&ways, |reach| cards::describe(rules, &then, at, reach, false))),
                    ])
                }
            };
            Fact::map([kind("deck"), ("entries", Fact::list(entries, entry))])
        }
        Order::Fly(choice) => {
            let maneuver = state.card().map_or_else(String::new, |card| choice.of_card(card));
            Fact::map([kind("fly"), ("way", Fact::shown(choice)), ("maneuver", Fact::text(maneuver))])
        }
        Order::Check(tries) => {
            let of = state.flown().map_or(Fact::Null, |element| check(rules, state, element));
            Fact::map([kind("check"), ("tries", Fact::Bool(*tries)), ("check", of)])
        }
        Order::Fire { fighter, weapons, target } => Fact::map([
            kind("fire"),
            ("piece", Fact::shown(fighter)),
            ("weapons", Fact::texts(weapons.iter().map(ToString::to_string))),
            ("target", Fact::shown(target)),
            ("volley", volley(rules, state, order)),
        ]),
        Order::Hold => Fact::map([kind("hold")]),
        Order::Next(card) => Fact::map([kind("next"), ("card", Fact::shown(card))]),
    }
}
