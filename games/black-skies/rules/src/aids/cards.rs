//! Facts about cards: all twelve, why some are not in hand, and each option with the rocks on its path.

use engine::Fact;
use table::Point;

use crate::aids::sights::{Bearing, bearings_after, why};
use crate::aids::ways::{self, Reach, fly};
use crate::asteroids;
use crate::cards::Card;
use crate::piloting::{is_crippled, passing};
use crate::rules::{BlackSkies, Rock};
use crate::seat::withheld;
use crate::state::{Element, Name, State};

/// The speed at which cards are drawn.
const DRAWN: u8 = 8;
/// The number of faces of the die of a piloting check.
const FACES: i64 = 6;

/// Describes all twelve cards as an element of this kind would fly them: each option with its difficulty, penalty, legs
/// and final heading. Each card is drawn from the origin at speed 8. Says for each card why it is not in hand, if it is
/// not.
pub fn cards(rules: &BlackSkies, state: &State, element: usize) -> Fact {
    let now = &state.elements[element];
    let one = |card: Card| {
        let refused = withheld(rules, state, element, card);
        let retrograde = now.retrograde && card.in_retrograde();
        // The line of flight points up the card, so the nose points down in retrograde motion.
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
                ("way", Fact::shown(choice)),
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
            ("card", Fact::shown(card)),
            ("clause", Fact::text(card.clause().0)),
            ("refused", why(refused)),
            ("heading", Fact::int(i32::from(drawn.facing) * 60)),
            ("ways", Fact::List(ways.collect())),
        ])
    };
    Fact::list(Card::ALL, one)
}

/// Describes one option of a card as plain data: its check, the maneuver flown if that fails, the rocks on its paths,
/// and the fire from its end and at it, with the damage to be expected of it.
pub fn describe(rules: &BlackSkies, state: &State, element: usize, reach: &Reach, flipped: bool) -> Fact {
    let lead = state.lead(element);
    let skill = rules.skill(element, lead);
    let (card, so) = reach.card.substitute();
    let mut instead = ways::carry_out(rules, state, element, card, so);
    (instead.speed, instead.penalty) = (instead.speed.saturating_sub(reach.penalty), reach.penalty);
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
    let (bears, under) = bearings_after(rules, state, element, reach);
    reach.describe(flipped).with([
        ("expected", Fact::int(expected(rules, state, element, (reach, &bears), &instead))),
        ("bears", Fact::list(&bears, Bearing::describe)),
        ("under", Fact::list(&under, Bearing::describe)),
        ("way", Fact::shown(reach.choice)),
        ("skill", Fact::int(skill)),
        ("times", Fact::int(doubled)),
        ("meets", Fact::list(&reach.paths, |(name, path, _)| meets(rules, name, path))),
        ("instead", substitute),
    ])
}

/// Returns the damage that an element may expect of its fire after an option, in thousandths of a point: each fighter at
/// its best target, if the checks let it fire. After a failed check the lead does not fire, and the wingman fires if he
/// passes the same check, from the end of the easier maneuver (BS-3.5).
fn expected(
    rules: &BlackSkies,
    state: &State,
    element: usize,
    (reach, bears): (&Reach, &[Bearing]),
    instead: &Reach,
) -> i64 {
    let best = |all: &[Bearing], who: usize| {
        let own = all.iter().filter(|one| one.fighter == rules.name(element, who));
        own.filter_map(|one| one.odds.as_ref()).map(|odds| odds.mean(1000) as i64).max().unwrap_or(0)
    };
    let passes = i64::from(reach.passing);
    let together = best(bears, 0) + best(bears, 1);
    let alone = if passes < FACES && state.lead(element) == 0 {
        let (after, _) = bearings_after(rules, state, element, instead);
        let times = 1 + u8::from(is_crippled(rules, state, element, 1));
        let difficulty = reach.card.cost(reach.choice).0 * times;
        i64::from(passing(rules.skill(element, 1), difficulty)) * best(&after, 1)
    } else {
        0
    };
    (passes * FACES * together + (FACES - passes) * alone) / (FACES * FACES)
}

fn paths(rules: &BlackSkies, reach: &Reach) -> Fact {
    Fact::list(&reach.paths, |(name, path, leaves)| {
        Fact::map([
            ("piece", Fact::shown(name)),
            ("path", Fact::list(path, |p| Fact::point(*p))),
            ("leaves", Fact::Bool(*leaves)),
            ("rocks", rocks(rules, path)),
        ])
    })
}

fn meets(rules: &BlackSkies, name: &Name, path: &[Point]) -> Fact {
    Fact::map([("piece", Fact::shown(name)), ("rocks", rocks(rules, path))])
}

/// Lists the rocks that a path touches, by number from 1.
fn rocks(rules: &BlackSkies, path: &[Point]) -> Fact {
    let touched = |(_, rock): &(usize, &Rock)| asteroids::meets(rock, path.iter().copied());
    let numbered = rules.rocks.iter().enumerate().filter(touched);
    Fact::list(numbered, |(i, _)| Fact::int(i as i64 + 1))
}
