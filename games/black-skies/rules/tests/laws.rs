//! The laws of `testkit` over random play, and the events, orders and clauses that this play must reach.

use engine::Rules;
use rules_black_skies::orders::Entry;
use rules_black_skies::state::{Element, Pilot, Place, Slot};
use rules_black_skies::{BlackSkies, Card, Choice, Order, Setup, State};
use table::{Area, Point};
use testkit::laws::{self, Reached};

use crate::setups::{At, NAMES, rocky, rules, setup, shelved, small};

fn hold(rules: &BlackSkies, battles: u32, seed: u64) -> Reached {
    laws::hold_all(rules, battles, seed)
}

#[test]
fn every_scenario_keeps_the_laws() {
    for (i, name) in NAMES.into_iter().enumerate() {
        println!("{name}");
        let limit: &[(&str, &str)] = if name == "duel" { &[] } else { &[("turn-limit", "12")] };
        hold(&rules(&shelved(name, limit)), 2, 100 * i as u64 + 1);
    }
}

#[test]
fn fleets_of_unlike_elements_keep_the_laws() {
    let elements: &[(u8, &str, &[u8])] = &[
        (0, "ace", &[1, 4]),
        (0, "lancer", &[1]),
        (0, "turtle", &[3, 2]),
        (1, "interceptor", &[2, 1]),
        (1, "bomber", &[1, 1]),
    ];
    hold(&small(elements, &[("turn-limit", "12")]), 3, 10);
    hold(&small(elements, &[("turn-limit", "12"), ("penalty", "target")]), 2, 20);
}

#[test]
fn rocks_and_retrograde_motion_keep_the_laws_and_random_play_reaches_all() {
    let elements: &[(u8, &str, &[u8])] = &[
        (0, "ace", &[1, 1]),
        (0, "bomber", &[1, 2]),
        (1, "ace", &[1, 1]),
        (1, "turtle", &[1, 1]),
        (1, "lancer", &[1]),
    ];
    let mut reached = hold(&rocky(elements, &[("turn-limit", "20")]), 8, 30);
    reached.and(hold(&small(elements, &[]), 6, 60));
    let events = [
        "deploys-first",
        "deploys",
        "laid",
        "speeds",
        "begins",
        "flips",
        "passes",
        "checks",
        "fails",
        "moves",
        "retrograde",
        "slows",
        "leaves",
        "leads",
        "meets",
        "fires",
        "rolls",
        "shields",
        "damages",
        "hull",
        "crippled",
        "destroyed",
        "lost",
        "next",
        "lays",
        "over",
    ];
    assert_eq!(reached.missing(&events), [] as [&str; 0], "{reached}");
    let kinds = [
        "toss",
        "Steady",
        "Decelerate",
        "Break",
        "Smooth",
        "Late",
        "first",
        "check",
        "skip",
        "hold",
        "Snake",
        "Bootlegger",
        "Afterburner",
        "Straight",
        "Left",
        "Right",
        "A",
        "B",
    ];
    for kind in kinds {
        assert!(reached.orders.contains_key(kind), "no order {kind}: {reached}");
    }
    // Clauses that are cited only in refusals or flaws are shown by their pages.
    let silent = [
        "BS-1.1", "BS-1.2", "BS-1.3", "BS-1.4", "BS-1.5", "BS-1.6", "BS-1.8", "BS-2.3", "BS-5.4", "BS-5.5",
        "BS-5.6", "BS-6.1", "BS-6.4",
    ];
    let missing: Vec<&str> = BlackSkies::CLAUSES
        .iter()
        .map(|row| row.clause.0)
        .filter(|id| !reached.clauses.contains_key(id) && !silent.contains(id))
        .collect();
    assert!(missing.is_empty(), "told in no battle: {missing:?}\n{reached}");
}

/// Returns a card as a mirror shows it that is upright in the middle of the table.
fn mirrored_card(card: Card) -> Card {
    match card {
        Card::Left => Card::Right,
        Card::Right => Card::Left,
        Card::HardLeft => Card::HardRight,
        Card::HardRight => Card::HardLeft,
        Card::SideslipLeft => Card::SideslipRight,
        Card::SideslipRight => Card::SideslipLeft,
        Card::ReverseLeft => Card::ReverseRight,
        Card::ReverseRight => Card::ReverseLeft,
        Card::Straight | Card::Afterburner | Card::Snake | Card::Bootlegger => card,
    }
}

fn mirrored_choice(choice: Choice) -> Choice {
    match choice {
        Choice::LeftFirst => Choice::RightFirst,
        Choice::RightFirst => Choice::LeftFirst,
        same => same,
    }
}

fn mirrored_order(area: &Area, order: &Order) -> Order {
    match *order {
        Order::Deploy { element, lead, wing } => Order::Deploy {
            element,
            lead: mirrored_place(area, lead),
            wing: wing.map(|wing| mirrored_place(area, wing)),
        },
        Order::Deck(mut entries) => {
            for entry in &mut entries {
                if let Entry::Card { card, .. } = entry {
                    *card = mirrored_card(*card);
                }
            }
            Order::Deck(entries)
        }
        Order::Fly(choice) => Order::Fly(mirrored_choice(choice)),
        Order::Next(card) => Order::Next(mirrored_card(card)),
        same => same,
    }
}

fn mirrored_place(area: &Area, at: Point) -> Point {
    Point { x: area.width.in_thousandths() - at.x, y: at.y }
}

/// Returns `true` if the second position is the mirror image of the first.
fn is_image(area: &Area, here: &State, there: &State) -> bool {
    let pilot = |pilot: &Pilot| match pilot.place {
        Place::Absent | Place::Waiting => *pilot,
        _ => Pilot { at: mirrored_place(area, pilot.at), ..*pilot },
    };
    let element =
        |of: &Element| Element { facing: (6 - of.facing) % 6, last: of.last.map(mirrored_card), ..*of };
    let slot = |slot: &Slot| Slot { card: slot.card.map(mirrored_card), ..*slot };
    let pilots = here.pilots().iter().map(|pair| [pilot(&pair[0]), pilot(&pair[1])]);
    let deck = |side: usize| here.deck(side).iter().map(slot).eq(there.deck(side).iter().copied());
    (here.flips, here.phase, here.side, mirrored_choice(here.choice))
        == (there.flips, there.phase, there.side, there.choice)
        && pilots.eq(there.pilots().iter().copied())
        && here.elements().iter().map(element).eq(there.elements().iter().copied())
        && deck(0)
        && deck(1)
}

#[test]
fn a_mirrored_set_up_with_mirrored_orders_gives_the_mirrored_result() {
    let unlike: &[At<'_>] =
        &[(0, "ace", &[1, 4]), (0, "bomber", &[1]), (1, "ace", &[2, 1]), (1, "turtle", &[1, 1])];
    let set: &[(&str, &str)] = &[("penalty", "target"), ("turn-limit", "20")];
    let crowd = Setup { area: Area::inches(24, 20), ..setup(unlike, set) };
    let rocks =
        Setup { area: Area::inches(30, 26), rocks: shelved("rocks", &[]).rocks, ..setup(unlike, set) };
    let rocks = Setup {
        rocks: rocks.rocks.iter().filter(|rock| rock.at.x < 30_000 && rock.at.y < 26_000).copied().collect(),
        ..rocks
    };
    let all = NAMES
        .into_iter()
        .map(|name| (name, shelved(name, &[])))
        .chain([("crowd", crowd), ("few rocks", rocks)]);
    for (name, setup) in all {
        let mut image = setup.clone();
        for rock in &mut image.rocks {
            rock.at = mirrored_place(&setup.area, rock.at);
        }
        let (here, there) = (rules(&setup), rules(&image));
        for seed in 0..6 {
            let area = &setup.area;
            laws::mirrors(
                &here,
                &there,
                seed,
                |a, b| is_image(area, a, b),
                |order| mirrored_order(area, order),
            )
            .unwrap_or_else(|what| panic!("{name}, seed {seed}: {what}"));
        }
    }
}
