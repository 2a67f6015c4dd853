//! The order of play (BS-3.1, BS-3.2).

use engine::dice::Dice;
use engine::{Clause, Log, Sealed, Side, Umpire};

use crate::cards::{Card, Choice};
use crate::clauses;
use crate::events::Event;
use crate::fire;
use crate::orders::Order;
use crate::piloting;
use crate::play::{Play, streams};
use crate::rules::BlackSkies;
use crate::ships::Label;
use crate::state::{Element, PASS, Phase, Slot, State};

/// Plays out one decision.
#[inline]
pub(crate) fn resolve<D: Dice, L: Log<Event>>(
    rules: &BlackSkies,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    orders: &[Sealed<Order>],
) {
    let mut play = Play::new(rules, umpire, state);
    let Some(order) = orders.first().map(Sealed::order) else { return };
    match (play.state.phase, order) {
        (Phase::Toss, _) => play.toss(),
        (Phase::Deploy, order) => play.deploy(order),
        (Phase::Decks, _) => play.lay_decks(orders),
        (Phase::Option, Order::Fly(choice)) => play.fly(*choice),
        (Phase::Check, Order::Check(tries)) => play.wingman_checks(*tries),
        (Phase::Fire, Order::Fire { fighter, weapons, target }) => {
            play.fire(*fighter, weapons, *target);
        }
        (Phase::Fire, _) => play.next_card(),
        (Phase::Next, Order::Next(card)) => play.lay(*card),
        _ => {}
    }
}

/// Returns the round being played, from 1 (BS-6.3).
#[inline]
pub(crate) fn round(rules: &BlackSkies, state: &State) -> u32 {
    // This is asked before every decision, so it multiplies instead of dividing. It is exact for every possible flip.
    ((u64::from(state.flips.saturating_sub(1)) * rules.per_flip) >> 32) as u32 + 1
}

/// Returns the greatest number of flips.
pub(crate) fn limit(rules: &BlackSkies) -> u32 {
    u32::from(rules.options.turn_limit) * 2 * rules.cards as u32
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Flips the next card, and goes on until somebody must write (BS-3.1).
    pub(crate) fn flip(&mut self) {
        loop {
            if self.state.flips >= limit(self.rules) {
                return self.over();
            }
            self.state.flips += 1;
            let side = usize::from(self.state.side);
            let Some(top) = self.state.decks[side].first_mut() else { return self.over() };
            top.known = true;
            let Slot { element, card: Some(card), .. } = *top else {
                self.tell(clauses::PLACEHOLDERS, || Event::Passes { side: Side(side as u8) });
                self.pass_on();
                continue;
            };
            let element = usize::from(element);
            for pilot in &mut self.state.pilots[element] {
                (pilot.failed, pilot.done) = (false, false);
            }
            self.state.choice = Choice::Only;
            self.state.elements[element].last = Some(card);
            self.tell_of(clauses::FLIP, |rules, _| Event::Flips {
                element: rules.element_name(element),
                card,
            });
            let retrograde = self.state.elements[element].retrograde;
            if card.ways(self.rules.frame(element).rating, retrograde) > 1 {
                self.state.phase = Phase::Option;
                return;
            }
            return self.fly(Choice::Only);
        }
    }

    /// Moves the top card to the bottom; the other side flips next.
    fn pass_on(&mut self) {
        let deck = &mut self.state.decks[usize::from(self.state.side)];
        // A loop of swaps: for so few cards, a call to move memory costs more.
        for place in 1..deck.len() {
            deck.swap(place - 1, place);
        }
        self.state.side ^= 1;
    }

    /// Flies the top card: check, move, rocks; then the wingman's check, or fire (BS-3.2).
    #[inline]
    pub(crate) fn fly(&mut self, choice: Choice) {
        let (Some(element), Some(card)) = (self.top(), self.state.card()) else { return };
        self.state.choice = choice;
        self.stream(self.state.flips, streams::FLY);
        let lead = self.state.lead(element);
        let (difficulty, penalty) = card.cost(choice);
        let passed = self.check(element, lead, difficulty, clauses::CHECK);
        if passed {
            self.maneuver(element, card, choice);
        } else {
            let (instead, so) = card.substitute();
            self.tell_of(clauses::FAILURE, |rules, _| Event::Fails {
                element: rules.element_name(element),
                tried: choice.of_card(card),
                instead: so.of_card(instead),
            });
            for pilot in self.state.pilots[element].iter_mut().filter(|pilot| pilot.in_play()) {
                pilot.done = true;
            }
            self.maneuver(element, instead, so);
        }
        self.slow(element, penalty);
        // Rocks come first: a fighter whose move ends off the table meets them too (BS-6.2).
        self.pass_rocks(element);
        self.leave(element);
        if !self.state.is_in_play(element) {
            self.give_up(element);
            if self.decided() {
                return;
            }
        }
        if !passed && lead == 0 && self.wingman_may_check(element) {
            self.state.phase = Phase::Check;
            return;
        }
        self.fire_or_next();
    }

    /// Takes the wingman through the check that the lead has failed, or lets him skip it and hold his fire (BS-3.5).
    pub(crate) fn wingman_checks(&mut self, tries: bool) {
        let (Some(element), Some(card)) = (self.top(), self.state.card()) else { return };
        if tries {
            self.stream(self.state.flips, streams::CHECK);
            let (difficulty, _) = card.cost(self.state.choice);
            if self.check(element, 1, difficulty, clauses::FAILURE) {
                self.state.pilots[element][1].done = false;
            }
        }
        self.fire_or_next();
    }

    /// Returns `true` if the wingman would have something to fire at after a passed check.
    fn wingman_may_check(&self, element: usize) -> bool {
        fire::would_fire(self.rules, self.state, element, 1)
    }

    /// Asks for fire if any fighter of the element can fire, else for its next card.
    pub(crate) fn fire_or_next(&mut self) {
        let Some(element) = self.top() else { return self.next_card() };
        if fire::may_fire(self.rules, self.state, element) {
            self.state.phase = Phase::Fire;
        } else {
            self.next_card();
        }
    }

    /// Fires as ordered.
    fn fire(&mut self, fighter: crate::Name, weapons: &crate::orders::Weapons, target: crate::Name) {
        if let (Some(firer), Some(target)) = (self.rules.find(fighter), self.rules.find(target)) {
            let mounted = &self.rules.frame(firer.0).weapons;
            let at = |label: &Label| mounted.iter().position(|weapon| weapon.label == *label);
            let set = weapons.iter().filter_map(at).fold(0, |set, at| set | 1 << at);
            self.shoot(firer, set, target);
        } else {
            self.fire_or_next();
        }
    }

    /// Fires some weapons of one fighter, one bit each; the damage takes effect at once (BS-5.5).
    #[inline]
    pub(crate) fn shoot(&mut self, firer: (usize, usize), weapons: u8, target: (usize, usize)) {
        self.stream(self.state.flips, streams::FIRE + firer.1 as u8);
        self.volley(firer, weapons, target);
        if !self.state.is_in_play(target.0) {
            self.give_up(target.0);
            if self.decided() {
                return;
            }
        }
        self.fire_or_next();
    }

    /// Asks for the element's next card. If the element is gone, moves its placeholder to the bottom and flips on.
    pub(crate) fn next_card(&mut self) {
        if self.top().is_some() {
            self.state.phase = Phase::Next;
        } else {
            self.pass_on();
            self.flip();
        }
    }

    /// Lays the next card face down at the bottom of the deck (BS-3.2, BS-3.3).
    #[inline]
    pub(crate) fn lay(&mut self, card: Card) {
        let side = usize::from(self.state.side);
        let Some(element) = self.top() else { return };
        self.state.decks[side][0].card = Some(card);
        self.tell_of_side(side, clauses::FLIP, |rules| Event::Next {
            element: rules.element_name(element),
            card,
        });
        self.tell_of(clauses::SECRET, |rules, _| Event::Lays { element: rules.element_name(element) });
        self.pass_on();
        self.flip();
    }

    /// Returns the element of the top card; `None` for a placeholder.
    pub(crate) fn top(&self) -> Option<usize> {
        let top = self.state.decks[usize::from(self.state.side)].first()?;
        (top.element != PASS).then_some(usize::from(top.element))
    }

    /// Replaces the card of an element that has no fighter left on the table with a placeholder (BS-2.4).
    fn give_up(&mut self, element: usize) {
        let side = self.rules.side_of(element);
        if let Some(slot) = self.state.decks[side].iter_mut().find(|s| usize::from(s.element) == element) {
            *slot = Slot { element: PASS, card: None, known: slot.known };
            self.tell_of(clauses::PLACEHOLDERS, |rules, _| Event::Lost {
                element: rules.element_name(element),
            });
        }
    }

    /// Ends the battle if a side has no fighter left, and returns `true` if so (BS-6.3).
    fn decided(&mut self) -> bool {
        let none = |side: usize| !self.rules.wing(side).any(|e| self.state.is_in_play(e));
        let over = none(0) || none(1);
        if over {
            self.over();
        }
        over
    }

    fn over(&mut self) {
        self.state.phase = Phase::Over;
        self.tell_of(clauses::VICTORY, |rules, state| {
            let outcome = outcome(rules, state);
            Event::Over { winner: outcome.winner, hull: hulls(rules, state) }
        });
    }

    /// Makes a piloting check; returns `true` if it is passed (BS-3.4, BS-3.7).
    #[expect(clippy::inline_always, reason = "random play asks it for every card; measured")]
    #[inline(always)]
    pub(crate) fn check(&mut self, element: usize, who: usize, difficulty: u8, why: Clause) -> bool {
        let times = piloting::times(self.rules, self.state, element, who);
        let skill = self.rules.skill(element, who);
        piloting::is_sure(skill, difficulty * times)
            || self.rolled(element, who, difficulty * times, times, why)
    }

    /// Rolls a check that is not sure to pass.
    #[inline(never)]
    fn rolled(&mut self, element: usize, who: usize, needed: u8, times: u8, why: Clause) -> bool {
        let skill = self.rules.skill(element, who);
        let face = self.roll(why, 6);
        let passed = face + skill >= needed;
        self.state.pilots[element][who].failed |= !passed;
        let clause = if times > 1 { clauses::DOUBLED } else { why };
        self.tell_of(clause, |rules, _| Event::Checks {
            fighter: rules.name(element, who),
            face,
            skill,
            difficulty: needed,
            times,
            passed,
        });
        passed
    }

    /// Takes the penalty of a maneuver off the speed; retrograde motion ends at speed 0 (BS-3.6, BS-4.9).
    fn slow(&mut self, element: usize, penalty: u8) {
        let of = &mut self.state.elements[element];
        let was_retrograde = of.retrograde;
        of.pay(penalty);
        let Element { speed, retrograde, .. } = *of;
        if penalty > 0 {
            self.tell_of(clauses::PENALTY, |rules, _| Event::Slows {
                element: rules.element_name(element),
                penalty,
                speed,
            });
        }
        if was_retrograde && !retrograde {
            self.tell_of(clauses::RETROGRADE, |rules, _| Event::Retrograde {
                element: rules.element_name(element),
                on: false,
            });
        }
    }
}

/// Returns the hull that each side has left on the table.
pub(crate) fn hulls(rules: &BlackSkies, state: &State) -> [u16; 2] {
    [0, 1].map(|side| {
        let on_table = state.pilots[rules.wing(side)].iter().flatten().filter(|pilot| pilot.in_play());
        on_table.map(|pilot| u16::from(pilot.hull)).sum()
    })
}

/// Returns the outcome of a decided battle, by hull left on the table; a side with no fighter there has none (BS-6.3).
pub(crate) fn outcome(rules: &BlackSkies, state: &State) -> engine::Outcome {
    let [first, second] = hulls(rules, state);
    let winner = match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(Side(0)),
        std::cmp::Ordering::Less => Some(Side(1)),
        std::cmp::Ordering::Equal => None,
    };
    engine::Outcome { winner, why: clauses::VICTORY }
}
