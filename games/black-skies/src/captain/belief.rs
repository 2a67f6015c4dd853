//! What the enemy's face-down cards probably are: those that a plain player would have laid where its elements stood.
//!
//! A card is laid when its element has flown, in plain sight but for its face. So the seat's own account of the past says
//! where everybody stood then, and the doctrine's weights say which cards a plain player lays there.

use engine::{Rules, Seat, Seeded};
use rules_black_skies::{BlackSkies, Card, Entry, Order, Phase, State};

use super::judge::DARING;
use super::tactics::{TacticalPicture, weighed};
use captains::Seen;

/// How often a card is laid that a plain player would not think of, shared by all cards.
const WHIM: f64 = 0.25;
/// How many cards there are.
const CARDS: f64 = 12.0;

/// What is known of the card of one element: how often a plain player would have laid each.
struct Laid {
    element: usize,
    weights: Vec<(Card, u32)>,
}

/// How likely each imagined state is beside the others; none where no card of the enemy's lies face down.
pub(super) fn likelihoods(
    rules: &BlackSkies,
    imagined: &[State],
    seen: &Seen<'_, BlackSkies>,
) -> Option<Vec<f64>> {
    let enemy = Seat(seen.seat.0 & 1 ^ 1);
    let deck = seen.view.position.deck(enemy.index());
    let lies = imagined.first()?.deck(enemy.index()).iter().zip(deck);
    let hidden: Vec<usize> =
        lies.filter(|(_, seen)| seen.card.is_none()).map(|(slot, _)| usize::from(slot.element)).collect();
    let elements = rules.wing(enemy.index()).filter(|element| hidden.contains(element));
    let laid: Vec<Laid> = elements.filter_map(|element| laid(rules, seen, enemy, element)).collect();
    (!laid.is_empty()).then(|| imagined.iter().map(|state| likelihood(state, enemy, &laid)).collect())
}

fn likelihood(state: &State, enemy: Seat, laid: &[Laid]) -> f64 {
    let chance = |laid: &Laid| {
        let mut slots = state.deck(enemy.index()).iter();
        let card = slots.find(|slot| usize::from(slot.element) == laid.element).and_then(|slot| slot.card);
        let weight = |want: Option<Card>| {
            let these = laid.weights.iter().filter(|(card, _)| want.is_none_or(|want| *card == want));
            f64::from(these.map(|(_, weight)| weight).sum::<u32>())
        };
        card.map_or(1.0, |card| (1.0 - WHIM) * weight(Some(card)) / weight(None).max(1.0) + WHIM / CARDS)
    };
    laid.iter().map(chance).product()
}

/// With which weights an element's card was laid, at the last decision where it was.
fn laid(rules: &BlackSkies, seen: &Seen<'_, BlackSkies>, enemy: Seat, element: usize) -> Option<Laid> {
    for index in (0..seen.past.decisions()).rev() {
        let then = seen.past.glimpse(index)?.before;
        let next = then.position.phase == Phase::Next && then.position.flown() == Some(element);
        if !next && then.position.phase != Phase::Decks {
            continue;
        }
        // Whatever is imagined face down then, the enemy's ideas do not rest on it: they are made of what all can see.
        let state = rules.imagine(&then, &mut Seeded::new(0));
        let mut weights: Vec<(Card, u32)> = Vec::new();
        for (order, weight) in weighed(TacticalPicture::of(rules, &state, enemy).ideas(None), DARING) {
            match order {
                Order::Next(card) if next => weights.push((card, weight)),
                Order::Deck(entries) => {
                    let of = rules.wing(enemy.index()).start;
                    let own = entries.iter().filter_map(|entry| match entry {
                        Entry::Card { element: number, card, .. } if of + usize::from(*number) == element => {
                            Some((*card, weight))
                        }
                        _ => None,
                    });
                    weights.extend(own);
                }
                _ => {}
            }
        }
        return (!weights.is_empty()).then_some(Laid { element, weights });
    }
    None
}
