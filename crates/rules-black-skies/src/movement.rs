//! Movement: the legs of every maneuver, retrograde motion, and who leaves the table (BS-4.1 to BS-4.11).

use arrayvec::ArrayVec;
use engine::Log;
use engine::dice::Dice;
use table::{Point, Vector};

use crate::cards::{Card, Choice, FASTEST, Way};
use crate::clauses;
use crate::events::Event;
use crate::setup::BlackSkies;
use crate::state::{Element, Place};
use crate::turn::Play;

/// The way an element flies: at most two legs, and what it is like at their end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Path {
    pub(crate) legs: ArrayVec<Vector, 2>,
    /// The element afterwards, before the speed penalty.
    pub(crate) after: Element,
}

impl Path {
    /// The whole displacement.
    pub(crate) fn whole(&self) -> Vector {
        self.legs.iter().fold(Vector::default(), |sum, leg| sum + *leg)
    }

    /// The corners of the way from a place, the place first.
    pub(crate) fn corners(&self, from: Point) -> impl Iterator<Item = Point> {
        let mut at = from;
        std::iter::once(from).chain(self.legs.iter().map(move |leg| {
            at = at + *leg;
            at
        }))
    }
}

/// So many steps of 60° clockwise of a heading.
#[inline]
const fn turned(heading: u8, steps: u8) -> u8 {
    (heading + steps) % 6
}

/// How an element flies a card; no penalty is taken.
#[inline]
pub(crate) fn path(rules: &BlackSkies, element: &Element, rating: u8, card: Card, choice: Choice) -> Path {
    let mut after = *element;
    let side = match card.way() {
        Way::Left => 5,
        Way::Right => 1,
        Way::Ahead => 0,
    };
    match (card, choice) {
        (Card::Straight, Choice::Accelerate(by)) if element.retrograde => {
            after.speed = after.speed.saturating_sub(by);
            after.retrograde = after.speed > 0;
        }
        (Card::Straight, Choice::Accelerate(by)) => after.speed = (after.speed + by).min(FASTEST),
        (Card::Straight, Choice::Decelerate) => after.speed = after.speed.saturating_sub(1),
        (Card::Afterburner, _) => after.speed = (after.speed + rating * 3 / 2).min(FASTEST),
        _ => {}
    }
    // Turns rotate nose and line of flight together (BS-4.9).
    let course = if after.retrograde { turned(after.facing, 3) } else { after.facing };
    let half = after.speed;
    let mut path = Path { legs: ArrayVec::new(), after };
    let mut leg = |turns: u8, halves: u8| path.legs.push(rules.leg(turned(course, turns * side), halves));
    let turns = match (card, choice) {
        (Card::Left | Card::Right, Choice::Break) => {
            leg(1, 2 * half);
            1
        }
        (Card::Left | Card::Right, Choice::Late) => {
            leg(0, 2 * half);
            1
        }
        (Card::Left | Card::Right, _) => {
            leg(0, half);
            leg(1, half);
            1
        }
        (Card::HardLeft | Card::HardRight, _) => {
            leg(0, half);
            leg(1, half);
            2
        }
        (Card::ReverseLeft | Card::ReverseRight, _) => {
            leg(1, half);
            leg(2, half);
            3
        }
        (Card::SideslipLeft | Card::SideslipRight, _) => {
            leg(1, 2 * half);
            0
        }
        (Card::Snake, choice) => {
            let first = if choice == Choice::RightFirst { 1 } else { 5 };
            for way in [first, 6 - first] {
                path.legs.push(rules.leg(turned(course, way), half));
            }
            0
        }
        _ => {
            leg(0, 2 * half);
            0
        }
    };
    path.after.facing = turned(path.after.facing, turns * side);
    if card == Card::Bootlegger {
        path.after.retrograde = !element.retrograde;
        if !element.retrograde {
            path.after.facing = turned(path.after.facing, 3);
        }
    }
    path
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Flies a maneuver: both fighters the same legs (BS-1.8).
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
        self.legs = path.legs;
        if path.after.retrograde != before.retrograde {
            let on = path.after.retrograde;
            self.tell_of(clauses::RETROGRADE, |rules, _| Event::Retrograde {
                element: rules.element_name(element),
                on,
            });
        }
    }

    /// At a standstill retrograde motion ends (BS-4.9).
    pub(crate) fn stands_still(&mut self, element: usize) {
        let of = &mut self.state.elements[element];
        if of.retrograde && of.speed == 0 {
            of.retrograde = false;
            self.tell_of(clauses::RETROGRADE, |rules, _| Event::Retrograde {
                element: rules.element_name(element),
                on: false,
            });
        }
    }

    /// Fighters whose move has ended off the table are out of the battle (BS-4.11).
    pub(crate) fn leave(&mut self, element: usize) {
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

    /// Tells that the wingman leads, once the lead is gone (BS-3.8).
    pub(crate) fn leads(&mut self, element: usize, gone: usize) {
        if gone == 0 && self.state.pilots[element][1].in_play() {
            self.tell_of(clauses::LEAD, |rules, _| Event::Leads { fighter: rules.name(element, 1) });
        }
    }
}
