//! Asteroids: a fighter whose path touches a rock checks, and is hurt if it fails (BS-6.2).

use engine::Log;
use engine::dice::Dice;
use table::{Length, Point};

use crate::clauses;
use crate::events::Event;
use crate::play::Play;
use crate::rules::Rock;

/// Difficulty of dodging a rock.
pub(crate) const DIFFICULTY: u8 = 3;

/// Returns `true` if a straight path touches a disc. The rim counts, and so does a start inside the disc.
///
/// ```
/// use rules_black_skies::touches;
/// use table::{Length, Point};
/// let (from, to) = (Point::inches(0, 0), Point::inches(0, 8));
/// assert!(touches(from, to, Point::inches(2, 4), Length::inches(2)), "grazed");
/// assert!(!touches(from, to, Point { x: 2001, y: 4000 }, Length::inches(2)));
/// assert!(touches(from, to, Point::inches(0, 10), Length::inches(2)), "with the tip");
/// assert!(touches(from, from, Point::inches(0, 1), Length::inches(2)), "at a standstill inside");
/// ```
pub fn touches(from: Point, to: Point, centre: Point, radius: Length) -> bool {
    if from.within(centre, radius) || to.within(centre, radius) {
        return true;
    }
    let (step, way) = (to - from, centre - from);
    let along = way.dot(step);
    if along <= 0 || along >= step.dot(step) {
        return false;
    }
    let (cross, r) = (i128::from(way.cross(step)), i128::from(radius.in_thousandths()));
    cross * cross <= r * r * i128::from(step.dot(step))
}

/// Returns `true` if a path touches a rock. `way` lists the vertices of the path, the start first (BS-6.2).
pub fn meets(rock: &Rock, way: impl IntoIterator<Item = Point>) -> bool {
    let mut corners = way.into_iter();
    let Some(mut from) = corners.next() else { return false };
    corners.any(|to| touches(std::mem::replace(&mut from, to), to, rock.at, rock.radius))
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Takes the element's fighters past the rocks on the path just flown: lead first, rocks in list order.
    #[inline]
    pub(crate) fn pass_rocks(&mut self, element: usize) {
        if !self.rules.rocks.is_empty() {
            self.pass_all_rocks(element);
        }
    }

    fn pass_all_rocks(&mut self, element: usize) {
        for who in 0..2 {
            for rock in 0..self.rules.rocks.len() {
                if self.state.pilots[element][who].in_play() && self.touched(element, who, rock) {
                    self.pass_rock(element, who, rock);
                }
            }
        }
    }

    /// Returns `true` if the path that a fighter has just flown touches a rock. The fighter now stands at its end.
    fn touched(&self, element: usize, who: usize, rock: usize) -> bool {
        let (rock, end) = (&self.rules.rocks[rock], self.state.pilots[element][who].at);
        self.flown.as_ref().is_some_and(|path| meets(rock, path.corners(end + -path.whole())))
    }

    fn pass_rock(&mut self, element: usize, who: usize, rock: usize) {
        self.tell_of(clauses::ASTEROIDS, |rules, _| Event::Meets {
            fighter: rules.name(element, who),
            rock: rock as u8 + 1,
        });
        if self.check(element, who, DIFFICULTY, clauses::ASTEROIDS) {
            return;
        }
        let face = self.roll(clauses::ASTEROIDS, 6);
        let points = u16::from(face.saturating_sub(self.rules.frame(element).armour));
        self.hurt(element, who, points, clauses::ASTEROIDS);
    }
}
