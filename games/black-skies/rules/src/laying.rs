//! The space of decks: every order of the cards, every first card, every speed (BS-2.2 to BS-2.4).

use std::ops::ControlFlow;

use engine::outline::{Number, Outline};
use engine::{Refusal, Seeded};

use crate::cards::{Card, FASTEST};
use crate::catalogue;
use crate::clauses;
use crate::orders::{Entries, Entry, Order};
use crate::seat::{OrderSpace, Visit};
use crate::state::ELEMENTS;

/// Returns the number of elements of the side, and of placeholders.
fn numbers(space: &OrderSpace<'_>) -> (usize, usize) {
    let own = space.rules.wing(space.side).len();
    (own, space.rules.cards - own)
}

/// Returns the cards of the side's element with this number.
fn cards<'a>(space: &OrderSpace<'a>, element: usize) -> &'a [Card] {
    space.cards(space.rules.wing(space.side).start + element)
}

pub(crate) fn size(space: &OrderSpace<'_>) -> Option<u128> {
    let (own, passes) = numbers(space);
    // Counts all orders of the deck; placeholders are identical.
    let orders: u128 = (passes as u128 + 1..=(own + passes) as u128).product();
    (0..own).try_fold(orders, |all, e| all.checked_mul(cards(space, e).len() as u128 * 13))
}

pub(crate) fn visit(space: &OrderSpace<'_>, f: &mut Visit<'_>) -> ControlFlow<()> {
    let (own, passes) = numbers(space);
    walk(space, own, passes, &mut Entries::new(), f)
}

fn walk(
    space: &OrderSpace<'_>,
    own: usize,
    passes: usize,
    entries: &mut Entries,
    f: &mut Visit<'_>,
) -> ControlFlow<()> {
    if entries.len() == space.rules.cards {
        return f(Order::Deck(*entries));
    }
    for element in 0..own as u8 {
        if entries.iter().any(|e| matches!(e, Entry::Card { element: other, .. } if *other == element)) {
            continue;
        }
        for card in cards(space, usize::from(element)) {
            for speed in 0..=FASTEST {
                let _ = entries.push(Entry::Card { element, card: *card, speed });
                walk(space, own, passes, entries, f)?;
                entries.pop();
            }
        }
    }
    if passes > 0 {
        let _ = entries.push(Entry::Pass);
        walk(space, own, passes - 1, entries, f)?;
        entries.pop();
    }
    ControlFlow::Continue(())
}

fn draw(space: &OrderSpace<'_>, element: u8, rng: &mut Seeded) -> Entry {
    let card = *rng.pick(cards(space, usize::from(element)));
    Entry::Card { element, card, speed: rng.below(u32::from(FASTEST) + 1) as u8 }
}

pub(crate) fn sample(space: &OrderSpace<'_>, rng: &mut Seeded) -> Order {
    let (own, passes) = numbers(space);
    let drawn = (0..own as u8).map(|e| draw(space, e, rng));
    let mut entries: Entries = drawn.chain((0..passes).map(|_| Entry::Pass)).collect();
    rng.shuffle(&mut entries);
    Order::Deck(entries)
}

pub(crate) fn check(space: &OrderSpace<'_>, entries: &Entries) -> Result<(), Refusal> {
    let (own, passes) = numbers(space);
    let mut seen = [false; ELEMENTS];
    for entry in entries {
        let Entry::Card { element, card, speed } = *entry else { continue };
        let refuse = |why, reason: String| Err(Refusal::new(why, entry.to_string(), reason));
        if usize::from(element) >= own {
            return refuse(clauses::DECKS, catalogue::NO_SUCH_ELEMENT_OF_YOURS.to_owned());
        }
        if std::mem::replace(&mut seen[usize::from(element)], true) {
            return refuse(clauses::DECKS, catalogue::ONCE_IN_THE_DECK.to_owned());
        }
        if !cards(space, usize::from(element)).contains(&card) {
            let reason = catalogue::LACKS_THRUSTERS.to_owned();
            return refuse(clauses::CARDS, reason);
        }
        if speed > FASTEST {
            return refuse(clauses::DECKS, catalogue::a_speed_is(FASTEST));
        }
    }
    if let Some(missing) = (0..own).find(|e| !seen[*e]) {
        let reason = catalogue::NO_CARD_IN_DECK;
        return Err(Refusal::new(clauses::DECKS, format!("E{}", missing + 1), reason));
    }
    let laid = entries.iter().filter(|e| **e == Entry::Pass).count();
    if laid != passes {
        let reason = catalogue::placeholders(laid, passes);
        return Err(Refusal::new(clauses::PLACEHOLDERS, "deck", reason));
    }
    Ok(())
}

/// Draws one element's card and speed anew, or swaps two entries.
pub(crate) fn vary(space: &OrderSpace<'_>, entries: &Entries, rng: &mut Seeded) -> Order {
    let mut next = *entries;
    if next.is_empty() {
        return sample(space, rng);
    }
    let mut at = || rng.below(next.len() as u32) as usize;
    let (one, other) = (at(), at());
    match next[one] {
        Entry::Card { element, .. } if one == other => next[one] = draw(space, element, rng),
        _ => next.swap(one, other),
    }
    Order::Deck(next)
}

/// Returns the idle deck: elements in list order, each Straight at its speed in the scenario, placeholders last.
pub(crate) fn idle(space: &OrderSpace<'_>) -> Order {
    let (own, passes) = numbers(space);
    let start = space.rules.wing(space.side).start;
    let entry = |e: usize| Entry::Card {
        element: e as u8,
        card: Card::Straight,
        speed: space.rules.squads[start + e].speed,
    };
    Order::Deck((0..own).map(entry).chain((0..passes).map(|_| Entry::Pass)).collect())
}

/// Returns the outline of a deck from the top down: each element's card and speed, and the placeholders, in any order.
pub(crate) fn outline(space: &OrderSpace<'_>) -> Outline {
    let (own, passes) = numbers(space);
    let element = |e: usize| {
        let names = Outline::listed(cards(space, e).iter().map(|card| card.name()))
            .role("card", catalogue::LABEL_FIRST_CARD);
        let speed = Outline::number(Number::to(0, i32::from(FASTEST))).role("speed", catalogue::LABEL_SPEED);
        let name = space.rules.element_name(space.rules.wing(space.side).start + e);
        let laid = Outline::all([names, speed]).joined(" ").prefixed(format!("E{} ", e + 1));
        laid.about(name.to_string()).role("lay", catalogue::LABEL_CARD)
    };
    let pass = || Outline::text("pass").role("pass", "placeholder");
    let parts = (0..own).map(element).chain((0..passes).map(|_| pass()));
    Outline::all(parts).joined(", ").in_any_order().prefixed("deck ").role("deck", catalogue::LABEL_DECK)
}
