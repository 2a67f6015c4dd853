//! The space of orders of a seat in every phase.

use std::ops::ControlFlow;

use engine::{Clause, Outline, Refusal, Seeded, Space};

use crate::cards::{Card, Choice};
use crate::catalogue;
use crate::clauses;
use crate::orders::Order;
use crate::seat::{OrderSpace, Visit, withheld};
use crate::state::Phase;
use crate::{laying, places, volleys};

impl<'a> OrderSpace<'a> {
    /// Returns the choices of the flipped card.
    #[inline]
    fn choices(&self) -> arrayvec::ArrayVec<Choice, { crate::cards::CHOICES }> {
        match (self.state.flown(), self.state.card()) {
            (Some(element), Some(card)) => {
                let retrograde = self.state.elements[element].retrograde;
                card.choices(self.rules.frame(element).rating, retrograde)
            }
            _ => arrayvec::ArrayVec::new(),
        }
    }

    /// Draws one of these choices uniformly at random.
    #[inline]
    pub(crate) fn draw_choice(&self, rng: &mut Seeded) -> Choice {
        let (Some(element), Some(card)) = (self.state.flown(), self.state.card()) else {
            return Choice::Only;
        };
        let (rating, retrograde) =
            (self.rules.frame(element).rating, self.state.elements[element].retrograde);
        card.choice(rng.below(u32::from(card.ways(rating, retrograde))) as u8, rating)
    }

    /// Returns the cards that may be laid next.
    #[inline]
    pub(crate) fn next_cards(&self) -> &'a [Card] {
        self.state.flown().map_or(&[], |element| self.cards(element))
    }

    /// Lists all orders of the phases that have only a few; none in other phases.
    fn few(&self) -> Vec<Order> {
        match self.state.phase {
            Phase::Toss => vec![Order::Toss],
            Phase::Option => self.choices().into_iter().map(Order::Fly).collect(),
            Phase::Check => vec![Order::Check(false), Order::Check(true)],
            Phase::Next => self.next_cards().iter().copied().map(Order::Next).collect(),
            _ => Vec::new(),
        }
    }

    /// Returns the clause and the words that refuse an order of another phase: what is asked now, and how to write it.
    pub(crate) fn asked(&self) -> (Clause, &'static str) {
        match self.state.phase {
            Phase::Toss => (clauses::DICE, catalogue::TOSS_FIRST),
            Phase::Deploy => (clauses::DEPLOYMENT, catalogue::DEPLOY_NOW),
            Phase::Decks => (clauses::DECKS, catalogue::LAY_DECK_NOW),
            Phase::Option => (clauses::FLIP, catalogue::FLY_NOW),
            Phase::Check => (clauses::FAILURE, catalogue::CHECK_NOW),
            Phase::Fire => (clauses::FIRERS, catalogue::FIRE_NOW),
            Phase::Next => (clauses::FLIP, catalogue::NEXT_NOW),
            Phase::Over => (clauses::VICTORY, catalogue::BATTLE_IS_OVER),
        }
    }

    fn check_choice(&self, choice: Choice) -> Result<(), Refusal> {
        if self.choices().contains(&choice) {
            return Ok(());
        }
        let retrograde = self.state.flown().is_some_and(|e| self.state.elements[e].retrograde);
        let card = self.state.card().unwrap_or(Card::Straight);
        let (why, reason) = if retrograde && choice == Choice::Decelerate {
            (clauses::RETROGRADE, catalogue::CANNOT_DECELERATE.to_owned())
        } else if let (Card::Straight, Choice::Accelerate(_)) = (card, choice) {
            (clauses::STRAIGHT, catalogue::OVER_ACCELERATION.to_owned())
        } else {
            let all: Vec<String> = self.choices().iter().map(ToString::to_string).collect();
            (card.clause(), catalogue::fly_card_as(card, all.join(", ")))
        };
        Err(Refusal::new(why, choice.to_string(), reason))
    }

    fn check_next(&self, card: Card) -> Result<(), Refusal> {
        if self.next_cards().contains(&card) {
            return Ok(());
        }
        let withheld = self.state.flown().and_then(|e| withheld(self.rules, self.state, e, card));
        let (why, reason) = withheld.unwrap_or((clauses::CARDS, catalogue::NO_CARD_NOW));
        Err(Refusal::new(why, card.to_string(), reason))
    }
}

impl Space for OrderSpace<'_> {
    type Order = Order;

    fn size(&self) -> Option<u128> {
        match self.state.phase {
            Phase::Toss => Some(1),
            Phase::Deploy => places::size(self),
            Phase::Decks => laying::size(self),
            Phase::Option => Some(self.choices().len() as u128),
            Phase::Check => Some(2),
            Phase::Fire => Some(u128::from(volleys::Volleys::of(self).count())),
            Phase::Next => Some(self.next_cards().len() as u128),
            Phase::Over => Some(0),
        }
    }

    fn visit(&self, f: &mut Visit<'_>) -> ControlFlow<()> {
        match self.state.phase {
            Phase::Deploy => places::visit(self, f),
            Phase::Decks => laying::visit(self, f),
            Phase::Fire => volleys::Volleys::of(self).visit(f),
            _ => self.few().into_iter().try_for_each(f),
        }
    }

    #[inline]
    fn sample(&self, rng: &mut Seeded) -> Order {
        match self.state.phase {
            Phase::Toss | Phase::Over => Order::Toss,
            Phase::Deploy => places::sample(self, rng),
            Phase::Decks => laying::sample(self, rng),
            Phase::Option => Order::Fly(self.draw_choice(rng)),
            Phase::Check => Order::Check(rng.below(2) == 1),
            Phase::Fire => volleys::Volleys::of(self).sample(rng),
            Phase::Next => Order::Next(*rng.pick(self.next_cards())),
        }
    }

    /// Draws the small orders of a flip straight into `order`.
    #[inline]
    fn sample_into(&self, rng: &mut Seeded, order: &mut Order) {
        match self.state.phase {
            Phase::Option => *order = Order::Fly(self.draw_choice(rng)),
            Phase::Next => *order = Order::Next(*rng.pick(self.next_cards())),
            Phase::Check => *order = Order::Check(rng.below(2) == 1),
            _ => *order = self.sample(rng),
        }
    }

    fn check(&self, order: &Order) -> Result<(), Refusal> {
        match (self.state.phase, order) {
            (Phase::Toss, Order::Toss) | (Phase::Check, Order::Check(_)) | (Phase::Fire, Order::Hold) => {
                Ok(())
            }
            (Phase::Deploy, Order::Deploy { element, lead, wing }) => {
                places::check(self, *element, *lead, *wing)
            }
            (Phase::Decks, Order::Deck(entries)) => laying::check(self, entries),
            (Phase::Option, Order::Fly(choice)) => self.check_choice(*choice),
            (Phase::Fire, Order::Fire { fighter, weapons, target }) => {
                volleys::check(self, *fighter, weapons, *target)
            }
            (Phase::Next, Order::Next(card)) => self.check_next(*card),
            _ => {
                let (why, reason) = self.asked();
                Err(Refusal::new(why, order.to_string(), reason))
            }
        }
    }

    fn vary(&self, order: &Order, rng: &mut Seeded) -> Order {
        match (self.state.phase, order) {
            (Phase::Deploy, Order::Deploy { .. }) => places::vary(self, order, rng),
            (Phase::Decks, Order::Deck(entries)) => laying::vary(self, entries, rng),
            _ => self.sample(rng),
        }
    }

    fn idle(&self) -> Order {
        match self.state.phase {
            Phase::Toss | Phase::Over => Order::Toss,
            Phase::Deploy => places::idle(self),
            Phase::Decks => laying::idle(self),
            Phase::Option => Order::Fly(self.choices().first().copied().unwrap_or_default()),
            Phase::Check => Order::Check(false),
            Phase::Fire => Order::Hold,
            Phase::Next => Order::Next(self.next_cards().first().copied().unwrap_or(Card::Straight)),
        }
    }

    fn outline(&self) -> Outline {
        let flown = self.state.flown().map(|e| self.rules.element_name(e).to_string());
        let of_flown = |outline: Outline| match &flown {
            Some(element) => outline.about(element.clone()),
            None => outline,
        };
        match self.state.phase {
            Phase::Toss | Phase::Over => {
                Outline::text("toss").about("coin").role("toss", catalogue::LABEL_TOSS)
            }
            Phase::Deploy => places::outline(self),
            Phase::Decks => laying::outline(self),
            Phase::Fire => volleys::Volleys::of(self).outline(),
            Phase::Option => {
                let choices = self.choices();
                let choices = Outline::listed(choices.iter().map(ToString::to_string)).prefixed("fly ");
                of_flown(choices.role("fly", catalogue::LABEL_FLY))
            }
            Phase::Check => {
                of_flown(Outline::listed(["skip", "check"]).role("check", catalogue::LABEL_CHECK))
            }
            Phase::Next => {
                let cards = Outline::listed(self.next_cards().iter().map(ToString::to_string));
                of_flown(cards.prefixed("next ").role("next", catalogue::LABEL_NEXT))
            }
        }
    }
}
