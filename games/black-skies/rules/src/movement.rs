//! Movement: the legs of every maneuver, retrograde motion, and fighters that leave the table (BS-4.1 to BS-4.11).

use engine::Log;
use engine::dice::Dice;
use table::{Point, Vector};

use crate::cards::{Card, Choice, FASTEST};
use crate::clauses;
use crate::events::Event;
use crate::play::Play;
use crate::rules::BlackSkies;
use crate::state::{Element, Place};

/// The path of an element: one leg or two, and the element at its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Path {
    legs: [Vector; 2],
    /// `true` if there are two legs.
    bends: bool,
    /// The element afterwards, before the speed penalty.
    pub(crate) after: Element,
}

impl Path {
    /// Returns the legs, one or two.
    #[inline]
    pub(crate) fn legs(&self) -> &[Vector] {
        &self.legs[..=usize::from(self.bends)]
    }

    /// Returns the whole displacement.
    #[inline]
    pub(crate) fn whole(&self) -> Vector {
        self.legs[0] + self.legs[1]
    }

    /// Returns the vertices of the path from a place, the place first.
    pub(crate) fn corners(&self, from: Point) -> impl Iterator<Item = Point> {
        corners(from, self.legs())
    }
}

/// Returns the vertices of a path along legs from a place, the place first.
pub(crate) fn corners(from: Point, legs: &[Vector]) -> impl Iterator<Item = Point> {
    let mut at = from;
    std::iter::once(from).chain(legs.iter().map(move |leg| {
        at = at + *leg;
        at
    }))
}

/// Reduces a heading below two full turns, in steps of 60°, to one below a full turn.
#[inline]
const fn sixth_of(steps: u8) -> u8 {
    if steps < 6 { steps } else { steps - 6 }
}

/// Returns the path of an element that flies a card, before the penalty.
#[expect(clippy::inline_always, reason = "random play asks it for every card; measured")]
#[inline(always)]
pub(crate) fn path(rules: &BlackSkies, element: &Element, rating: u8, card: Card, choice: Choice) -> Path {
    let (mut after, shape) = (*element, card.shape(choice));
    let burns = i32::from(card == Card::Afterburner) * i32::from(rating * 3 / 2);
    // In retrograde motion Accelerate brakes, and Decelerate is not flown.
    let gain = if element.retrograde { -i32::from(shape.gain) } else { i32::from(shape.gain) };
    after.speed = (i32::from(element.speed) + gain + burns).clamp(0, i32::from(FASTEST)) as u8;
    after.retrograde &= after.speed > 0;
    // Turns rotate nose and line of flight together (BS-4.9).
    let course = sixth_of(after.facing + 3 * u8::from(after.retrograde));
    let leg = |(turns, halves): (u8, u8)| rules.leg(sixth_of(course + turns), halves * after.speed);
    let legs = [leg(shape.legs[0]), leg(shape.legs[1])];
    after.facing = sixth_of(after.facing + shape.turns);
    if card == Card::Bootlegger {
        // The nose swings round; a second Bootlegger brings it back onto the line of flight (BS-4.9).
        after.retrograde = !element.retrograde;
        after.facing = sixth_of(after.facing + 3);
    }
    Path { legs, bends: shape.legs[1].1 > 0, after }
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Flies a maneuver; both fighters fly the same legs (BS-1.8).
    #[inline]
    pub(crate) fn maneuver(&mut self, element: usize, card: Card, choice: Choice) {
        let rating = self.rules.frame(element).rating;
        let before = self.state.elements[element];
        let path = path(self.rules, &before, rating, card, choice);
        let whole = path.whole();
        if L::HEARS {
            let stands = path.after.speed == 0 && card != Card::Bootlegger && !before.retrograde;
            let why = match card {
                _ if before.retrograde => clauses::RETROGRADE,
                _ if stands => clauses::HALVES,
                card => card.clause(),
            };
            self.tell_of(why, |rules, state| Event::Moves {
                element: rules.element_name(element),
                maneuver: choice.of_card(card),
                paths: [0, 1]
                    .into_iter()
                    .filter(|who| state.pilots[element][*who].in_play())
                    .map(|who| {
                        let from = state.pilots[element][who].at;
                        (rules.name(element, who), path.corners(from).collect())
                    })
                    .collect(),
                speed: path.after.speed,
                facing: path.after.facing,
            });
        }
        for pilot in self.state.pilots[element].iter_mut().filter(|pilot| pilot.in_play()) {
            pilot.at = pilot.at + whole;
        }
        self.state.elements[element] = path.after;
        if !self.rules.rocks.is_empty() {
            self.flown = Some(path);
        }
        if path.after.retrograde != before.retrograde {
            let on = path.after.retrograde;
            self.tell_of(clauses::RETROGRADE, |rules, _| Event::Retrograde {
                element: rules.element_name(element),
                on,
            });
        }
    }

    /// Takes fighters whose move has ended off the table out of the battle (BS-4.11).
    #[inline]
    pub(crate) fn leave(&mut self, element: usize) {
        let stays = |pilot: &crate::state::Pilot| !pilot.in_play() || self.rules.area.holds(pilot.at);
        if !self.state.pilots[element].iter().all(stays) {
            self.leave_some(element);
        }
    }

    fn leave_some(&mut self, element: usize) {
        let mut gone = [false; 2];
        for (who, pilot) in self.state.pilots[element].iter_mut().enumerate() {
            if pilot.in_play() && !self.rules.area.holds(pilot.at) {
                (pilot.place, gone[who]) = (Place::Left, true);
            }
        }
        for who in (0..2).filter(|who| gone[*who]) {
            self.tell_of(clauses::LEAVING, |rules, _| Event::Leaves { fighter: rules.name(element, who) });
            self.leads(element, who);
        }
    }

    /// Tells that the wingman leads once the lead is gone (BS-3.8).
    pub(crate) fn leads(&mut self, element: usize, gone: usize) {
        if gone == 0 && self.state.pilots[element][1].in_play() {
            self.tell_of(clauses::LEAD, |rules, _| Event::Leads { fighter: rules.name(element, 1) });
        }
    }
}
