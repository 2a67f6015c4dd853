//! Aids for players at the table: all twelve cards and why some are not in hand, what a fighter's weapons meet, and what
//! an order says part by part. They read views, and decide nothing.

use engine::{Clause, Describe, Fact};
use table::Point;

use crate::asteroids;
use crate::cards::Card;
use crate::clauses;
use crate::fire::{
    TARGETS, arcs, band, bearing, enemies, hitting, modifiers, most, needed, square, usable, whose_penalty,
};
use crate::orders::{Entry, Order};
use crate::piloting::{is_crippled, passing, times};
use crate::plotting::{self, Reach, fly};
use crate::rules::{BlackSkies, Rock};
use crate::seat::withheld;
use crate::ships::{ARCS, shielded};
use crate::state::{Element, State};

/// The speed at which cards are drawn.
const DRAWN: u8 = 8;

fn text(item: impl std::fmt::Display) -> Fact {
    Fact::text(item.to_string())
}

fn why(refused: Option<(Clause, impl Into<String>)>) -> Fact {
    Fact::maybe(refused, |(clause, text)| {
        Fact::map([("clause", Fact::text(clause.0)), ("text", Fact::text(text))])
    })
}

/// All twelve cards as an element of this kind would fly them: each way with what it asks and costs, drawn from the
/// origin at speed 8, with the heading it begins with; and why a card is not in hand.
pub fn cards(rules: &BlackSkies, state: &State, element: usize) -> Fact {
    let now = &state.elements[element];
    let one = |card: Card| {
        let refused = withheld(rules, state, element, card);
        let retrograde = now.retrograde && card.in_retrograde();
        // Drawn with the way it flies up the card, so nose down in retrograde motion.
        let drawn = Element {
            speed: DRAWN,
            facing: if retrograde { 3 } else { 0 },
            retrograde,
            ..Element::default()
        };
        let ways = card.choices(rules.frame(element).rating, retrograde).into_iter().map(|choice| {
            let flown = fly(rules, element, &drawn, card, choice);
            let mut at = Point::default();
            let legs = flown.legs.iter().map(|leg| {
                at = at + *leg;
                Fact::point(at)
            });
            let (difficulty, penalty) = card.cost(choice);
            Fact::map([
                ("way", text(choice)),
                ("maneuver", Fact::text(choice.of_card(card))),
                ("difficulty", Fact::int(difficulty)),
                ("penalty", Fact::int(penalty)),
                ("legs", Fact::List(legs.collect())),
                ("heading", Fact::int(i32::from(flown.after.facing) * 60)),
                ("retrograde", Fact::Bool(flown.after.retrograde)),
            ])
        });
        Fact::map([
            ("number", Fact::int(card.number())),
            ("card", text(card)),
            ("clause", Fact::text(card.clause().0)),
            ("refused", why(refused)),
            ("heading", Fact::int(i32::from(drawn.facing) * 60)),
            ("ways", Fact::List(ways.collect())),
        ])
    };
    Fact::list(Card::ALL, one)
}

/// A way to fly a card as plain data: with the check that it asks, what is flown if that fails, and rocks on the way.
pub fn describe(rules: &BlackSkies, state: &State, element: usize, reach: &Reach, flipped: bool) -> Fact {
    let lead = state.lead(element);
    let skill = rules.skill(element, lead);
    let (card, so) = reach.card.substitute();
    let mut instead = plotting::carry_out(rules, state, element, card, so);
    instead.speed = instead.speed.saturating_sub(reach.penalty);
    let fails = reach.passing < 6;
    let substitute = Fact::maybe(fails.then_some(&instead), |reach| {
        Fact::map([
            ("maneuver", Fact::text(reach.choice.of_card(reach.card))),
            ("speed", Fact::int(reach.speed)),
            ("heading", Fact::int(i32::from(reach.facing) * 60)),
            ("retrograde", Fact::Bool(reach.retrograde && reach.speed > 0)),
            ("paths", paths(rules, reach)),
        ])
    });
    let doubled = 1 + u8::from(is_crippled(rules, state, element, lead));
    reach.describe(flipped).with([
        ("way", text(reach.choice)),
        ("skill", Fact::int(skill)),
        ("times", Fact::int(doubled)),
        ("meets", Fact::list(&reach.paths, |(name, path, _)| meets(rules, name, path))),
        ("instead", substitute),
    ])
}

fn paths(rules: &BlackSkies, reach: &Reach) -> Fact {
    Fact::list(&reach.paths, |(name, path, leaves)| {
        Fact::map([
            ("piece", text(name)),
            ("path", Fact::list(path, |p| Fact::point(*p))),
            ("leaves", Fact::Bool(*leaves)),
            ("rocks", rocks(rules, path)),
        ])
    })
}

fn meets(rules: &BlackSkies, name: &crate::Name, path: &[Point]) -> Fact {
    Fact::map([("piece", text(name)), ("rocks", rocks(rules, path))])
}

/// The rocks that a way touches, by number.
fn rocks(rules: &BlackSkies, path: &[Point]) -> Fact {
    let touched = |(_, rock): &(usize, &Rock)| asteroids::meets(rock, path.iter().copied());
    let numbered = rules.rocks.iter().enumerate().filter(touched);
    Fact::list(numbered, |(i, _)| Fact::int(i as i64 + 1))
}

/// What a fighter may fire now: how many weapons, and on every enemy each weapon's band, number and modifiers, or why it
/// does not bear.
pub fn aims(rules: &BlackSkies, state: &State, firer: (usize, usize)) -> Fact {
    let pilot = &state.pilots[firer.0][firer.1];
    let frame = rules.frame(firer.0);
    let left = usable(rules, state, firer).count_ones();
    let may = state.flown() == Some(firer.0) && pilot.in_play() && !pilot.done;
    let foes: Vec<_> = enemies(rules, state, firer.0).collect();
    let target = |foe: (usize, usize)| {
        let bears = bearing(rules, state, firer, foe);
        let range = square(state, firer, foe).isqrt();
        let lies = arcs(state, firer, foe);
        let named = (0..ARCS.len()).filter(|arc| lies >> arc & 1 == 1);
        Fact::map([
            ("target", text(rules.name(foe.0, foe.1))),
            ("range", Fact::int(range)),
            ("arcs", Fact::texts(named.map(|arc| ARCS[arc]))),
            ("bears", Fact::Bool(bears != 0)),
            ("modifiers", changes(rules, state, firer.0, foe.0)),
            ("hull", Fact::int(state.pilots[foe.0][foe.1].hull)),
            ("of", Fact::int(rules.frame(foe.0).hull)),
            ("shields", Fact::int(rules.frame(foe.0).shields)),
            ("armour", Fact::int(rules.frame(foe.0).armour)),
            ("weapons", Fact::list(0..frame.weapons.len(), |i| weapon(rules, state, firer, foe, i))),
        ])
    };
    Fact::map([
        ("piece", text(rules.name(firer.0, firer.1))),
        ("may", Fact::Bool(may)),
        ("failed", Fact::Bool(pilot.failed)),
        ("most", Fact::int(most(rules, state, firer))),
        ("left", Fact::int(left)),
        ("crippled", Fact::Bool(is_crippled(rules, state, firer.0, firer.1))),
        ("targets", Fact::list(foes, target)),
    ])
}

/// One weapon against one enemy.
fn weapon(rules: &BlackSkies, state: &State, firer: (usize, usize), foe: (usize, usize), at: usize) -> Fact {
    let mounted = &rules.frame(firer.0).weapons[at];
    let square = square(state, firer, foe);
    let band = band(&mounted.squares, square);
    let refused = if usable(rules, state, firer) >> at & 1 == 0 {
        Some((clauses::WEAPONS, "fired already"))
    } else if band.is_none() {
        Some((clauses::FIRE, "out of range"))
    } else if bearing(rules, state, firer, foe) >> at & 1 == 0 {
        Some((clauses::ARCS, "out of arc"))
    } else {
        None
    };
    let modifiers = modifiers(rules, &state.elements[firer.0], &state.elements[foe.0]);
    let needs = |band: usize| needed(band, modifiers);
    Fact::map([
        ("name", text(mounted.label)),
        ("refused", why(refused)),
        ("band", Fact::maybe(band, |band| Fact::text(crate::events::band_name(band as u8)))),
        ("number", Fact::maybe(band, |band| Fact::int(TARGETS[band]))),
        ("needs", Fact::maybe(band, |band| Fact::int(needs(band)))),
        ("hits", Fact::maybe(band, |band| Fact::int(hitting(needs(band))))),
        ("rate", Fact::int(mounted.rate)),
        ("die", Fact::int(shielded(mounted.damage, rules.frame(foe.0).shields))),
        ("once", Fact::Bool(mounted.once)),
    ])
}

/// What changes a roll to hit, one by one, with the reason (BS-5.2).
fn changes(rules: &BlackSkies, state: &State, firer: usize, foe: usize) -> Fact {
    let change = modifiers(rules, &state.elements[firer], &state.elements[foe]);
    let speed = state.elements[foe].speed;
    let of = whose_penalty(rules, firer, foe);
    let flown = state.elements[of].last.map_or_else(String::new, |card| format!(", {card}"));
    let all = [
        (change.speed, format!("its speed, {speed}")),
        (-change.penalty, format!("the maneuver of {}{flown}", rules.element_name(of))),
    ];
    Fact::list(all.into_iter().filter(|(by, _)| *by != 0), |(by, what)| {
        Fact::map([
            ("by", Fact::int(by)),
            ("text", Fact::text(what)),
            ("clause", Fact::text(clauses::MODIFIERS.0)),
        ])
    })
}

/// The exact odds of a volley, all that destroys counted together, with what cripples and what destroys.
fn volley(rules: &BlackSkies, state: &State, order: &Order) -> Fact {
    let Order::Fire { target, .. } = order else { return Fact::Null };
    let (Some(odds), Some(foe)) = (plotting::odds_of(rules, state, order), rules.find(*target)) else {
        return Fact::Null;
    };
    let (hull, of) = (state.pilots[foe.0][foe.1].hull, rules.frame(foe.0).hull);
    let down = is_crippled(rules, state, foe.0, foe.1);
    let cripples = usize::from(hull.saturating_sub(of / 2));
    let count = |points: usize| text(odds.at_least(points));
    Fact::map([
        ("target", text(target)),
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

/// The wingman's own check after the lead has failed: what he must roll, and why (BS-3.5).
fn check(rules: &BlackSkies, state: &State, element: usize) -> Fact {
    let base = state.card().map_or(0, |card| card.cost(state.choice).0);
    let (skill, doubled) = (rules.skill(element, 1), times(rules, state, element, 1));
    let maneuver = state.card().map_or_else(String::new, |card| state.choice.of_card(card));
    Fact::map([
        ("piece", text(rules.name(element, 1))),
        ("maneuver", Fact::text(maneuver)),
        ("skill", Fact::int(skill)),
        ("difficulty", Fact::int(base * doubled)),
        ("times", Fact::int(doubled)),
        ("passing", Fact::int(passing(skill, base * doubled))),
        ("clause", Fact::text(clauses::FAILURE.0)),
    ])
}

/// An order part by part: what a form or the table shows of it.
pub fn part(rules: &BlackSkies, state: &State, side: usize, order: &Order) -> Fact {
    let start = rules.wing(side).start;
    let name = |number: u8| text(rules.element_name(start + usize::from(number)));
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
                    let ways = plotting::ways(rules, &then, at, *card);
                    Fact::map([
                        ("element", name(*element)),
                        ("card", text(card)),
                        ("speed", Fact::int(*speed)),
                        ("ways", Fact::list(&ways, |reach| describe(rules, &then, at, reach, false))),
                    ])
                }
            };
            Fact::map([kind("deck"), ("entries", Fact::list(entries, entry))])
        }
        Order::Fly(choice) => {
            let maneuver = state.card().map_or_else(String::new, |card| choice.of_card(card));
            Fact::map([kind("fly"), ("way", text(choice)), ("maneuver", Fact::text(maneuver))])
        }
        Order::Check(tries) => {
            let of = state.flown().map_or(Fact::Null, |element| check(rules, state, element));
            Fact::map([kind("check"), ("tries", Fact::Bool(*tries)), ("check", of)])
        }
        Order::Fire { fighter, weapons, target } => Fact::map([
            kind("fire"),
            ("piece", text(fighter)),
            ("weapons", Fact::texts(weapons.iter().map(ToString::to_string))),
            ("target", text(target)),
            ("volley", volley(rules, state, order)),
        ]),
        Order::Hold => Fact::map([kind("hold")]),
        Order::Next(card) => Fact::map([kind("next"), ("card", text(card))]),
    }
}
