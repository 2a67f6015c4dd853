//! Beliefs about the enemy's face-down cards, by the cards that a plain player would have laid there.
//!
//! Everybody sees when a card is laid, but not its face. So the views of the past show where every piece was then. The
//! doctrine's weights give the cards that a plain player lays in that position.

use engine::{Rules, Seat, Seeded};
use rules_black_skies::{BlackSkies, Card, Entry, Order, Phase, State};

use super::judge::DARING;
use super::tactics::{TacticalPicture, weighed};
use captains::Seen;

/// Probability that a card is drawn uniformly at random, instead of by a plain player's weights.
const WHIM: f64 = 0.25;
/// Number of cards.
const CARDS: f64 = 12.0;

/// Belief about the card of one element: the weight with which a plain player would have laid each card.
struct Laid {
    element: usize,
    weights: Vec<(Card, u32)>,
}

/// Returns the relative likelihood of each imagined state; `None` if nothing is known of any face-down enemy card.
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

/// Returns the weights of an element's cards at the last decision that laid one of them.
fn laid(rules: &BlackSkies, seen: &Seen<'_, BlackSkies>, enemy: Seat, element: usize) -> Option<Laid> {
    for index in (0..seen.past.decisions()).rev() {
        let then = seen.past.glimpse(index)?.before;
        let next = then.position.phase == Phase::Next && then.position.flown() == Some(element);
        if !next && then.position.phase != Phase::Decks {
            continue;
        }
        // The imagined face-down cards do not matter: the enemy's ideas use only what everybody can see.
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
