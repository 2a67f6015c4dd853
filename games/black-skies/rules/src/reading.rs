//! Orders as people type them, with left-out parts filled in.

use engine::{Reading, Refusal, Seat, Space};

use crate::cards::{Card, Choice};
use crate::fire;
use crate::notation::{read_name, tidied};
use crate::orders::{Order, Weapons};
use crate::rules::BlackSkies;
use crate::seat::OrderSpace;
use crate::state::{Phase, State};

/// Reads a typed order. `fire A1 B2` fires all weapons that bear, and weapons may be named in any order. `fly` and
/// `next` may be left out (`Break` for `fly Break`). For a Snake, `left` or `right` is enough. `idle` is the idle
/// order.
pub(crate) fn read(rules: &BlackSkies, state: &State, seat: Seat, text: &str) -> Reading<Order> {
    let space = OrderSpace::of(rules, state, seat);
    let text = tidied(text);
    let read = meant(&space, &text)
        .map_err(|unread| named(&space, &text).unwrap_or(unread))
        .and_then(|order| space.check(&order).map(|()| order));
    match read {
        Ok(order) => Reading { order, refused: Vec::new(), ignored: Vec::new() },
        Err(refusal) => Reading { order: space.idle(), refused: vec![refusal], ignored: Vec::new() },
    }
}

/// Returns a refusal that says what is asked now, if the text does not begin with a verb of the phase.
fn named(space: &OrderSpace<'_>, text: &str) -> Option<Refusal> {
    let verb = text.split(' ').next().unwrap_or_default();
    let verbs: &[&str] = match space.state.phase {
        Phase::Toss => &["toss"],
        Phase::Deploy => &["deploy"],
        Phase::Decks => &["deck"],
        Phase::Option => &["fly"],
        Phase::Check => &["check", "skip"],
        Phase::Fire => &["fire", "hold"],
        Phase::Next => &["next"],
        Phase::Over => &[],
    };
    let (why, reason) = space.asked();
    (!verbs.iter().any(|own| own.eq_ignore_ascii_case(verb))).then(|| Refusal::new(why, text, reason))
}

fn meant(space: &OrderSpace<'_>, text: &str) -> Result<Order, Refusal> {
    let bare = |verb: &str| {
        let head = text.get(..verb.len()).filter(|head| head.eq_ignore_ascii_case(verb));
        head.and_then(|_| text[verb.len()..].strip_prefix(' ')).unwrap_or(text)
    };
    if text.eq_ignore_ascii_case("idle") {
        return Ok(space.idle());
    }
    match space.state.phase {
        Phase::Option => {
            let snake = match (space.state.card(), bare("fly").to_ascii_lowercase().as_str()) {
                (Some(Card::Snake), "left") => Some(Choice::LeftFirst),
                (Some(Card::Snake), "right") => Some(Choice::RightFirst),
                (_, rest) => Choice::of_text(rest),
            };
            snake.map_or_else(|| text.parse(), |choice| Ok(Order::Fly(choice)))
        }
        Phase::Next => Card::of_name(bare("next")).map_or_else(|| text.parse(), |card| Ok(Order::Next(card))),
        Phase::Fire => match text.split(' ').collect::<Vec<_>>().as_slice() {
            [verb, fighter, target] if verb.eq_ignore_ascii_case("fire") => {
                all_that_bears(space, fighter, target).map_or_else(|| text.parse(), Ok)
            }
            _ => text.parse().map(|order| in_order(space, order)),
        },
        _ => text.parse(),
    }
}

/// Returns fire of all weapons of a fighter that bear on a target, or of the first ones up to its limit.
fn all_that_bears(space: &OrderSpace<'_>, fighter: &str, target: &str) -> Option<Order> {
    let (rules, state) = (space.rules, space.state);
    let (fighter, target) = (read_name(fighter)?, read_name(target)?);
    let (firer, foe) = (rules.find(fighter)?, rules.find(target)?);
    let bearing = fire::bearing(rules, state, firer, foe);
    let most = fire::most(rules, state, firer) as usize;
    let named = rules.frame(firer.0).weapons.iter().enumerate();
    let weapons: Weapons =
        named.filter(|(i, _)| bearing >> i & 1 == 1).map(|(_, w)| w.label).take(most).collect();
    if weapons.is_empty() {
        // No weapon bears: the refusal of the first one says why.
        let first = rules.frame(firer.0).weapons.first()?.label;
        return Some(Order::Fire { fighter, weapons: std::iter::once(first).collect(), target });
    }
    Some(Order::Fire { fighter, weapons, target })
}

/// Puts the weapons of a volley in the order they are mounted.
fn in_order(space: &OrderSpace<'_>, order: Order) -> Order {
    let Order::Fire { fighter, mut weapons, target } = order else { return order };
    if let Some((element, _)) = space.rules.find(fighter) {
        let all = &space.rules.frame(element).weapons;
        weapons.sort_by_key(|label| all.iter().position(|w| w.label == *label));
    }
    Order::Fire { fighter, weapons, target }
}
