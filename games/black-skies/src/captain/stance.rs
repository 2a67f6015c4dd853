//! An element now, or after its next card; and the worth of its fire at another.

use arrayvec::ArrayVec;
use rules_black_skies::aids::{fly, weapons_left};
use rules_black_skies::ships::shielded;
use rules_black_skies::state::Element;
use rules_black_skies::{BlackSkies, Card, Choice, State, band, hitting, modifiers, needed};
use table::{Heading, Point, Vector};

/// A fighter of a stance: its place, its hull, its weapons left (one bit each), and how many of them it may fire.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wing {
    pub at: Point,
    pub hull: u8,
    pub left: u8,
    pub most: u32,
    /// Its place in the element: 0 or 1.
    pub who: usize,
}

/// An element with its fighters on the table.
#[derive(Clone, Debug)]
pub(super) struct Stance {
    pub element: usize,
    pub of: Element,
    pub wings: ArrayVec<Wing, 2>,
}

/// Expected damage of one fighter's fire at a target, in points of hull, with the weapons fired (one bit each).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Harm {
    pub weapons: u8,
    pub points: f64,
}

impl Stance {
    /// Returns an element as it is now.
    pub fn now(rules: &BlackSkies, state: &State, element: usize) -> Self {
        let mut wings = ArrayVec::new();
        for (who, pilot) in state.pilots()[element].iter().enumerate().filter(|(_, p)| p.in_play()) {
            let (left, most) = weapons_left(rules, state, (element, who));
            wings.push(Wing { at: pilot.at, hull: pilot.hull, left, most, who });
        }
        Self { element, of: state.elements()[element], wings }
    }

    /// Returns the same element after a maneuver.
    pub fn after(&self, rules: &BlackSkies, card: Card, choice: Choice) -> Self {
        let flown = fly(rules, self.element, &self.of, card, choice);
        self.moved(flown.by, flown.after)
    }

    fn moved(&self, by: Vector, of: Element) -> Self {
        let mut next = self.clone();
        next.of = of;
        next.wings.iter_mut().for_each(|wing| wing.at = wing.at + by);
        next
    }

    /// Counts its fighters that are off the table.
    pub fn off(&self, rules: &BlackSkies) -> usize {
        self.wings.iter().filter(|wing| !rules.area().holds(wing.at)).count()
    }

    /// Returns the mean place of its fighters.
    pub fn middle(&self) -> Point {
        let n = self.wings.len().max(1) as i32;
        let sum = self.wings.iter().fold((0, 0), |(x, y), w| (x + w.at.x, y + w.at.y));
        Point { x: sum.0 / n, y: sum.1 / n }
    }

    /// Returns the worth of its fighters' fire at a stance, each at its better target.
    pub fn strike(&self, rules: &BlackSkies, target: &Self) -> f64 {
        let best = |wing: &Wing| {
            target
                .wings
                .iter()
                .map(|prey| worth(self.harm(rules, wing, target, prey).points, prey.hull))
                .fold(0.0, f64::max)
        };
        self.wings.iter().map(best).sum()
    }

    /// Returns the expected damage of one fighter's fire at one target, with the best of the weapons that bear.
    pub fn harm(&self, rules: &BlackSkies, wing: &Wing, target: &Self, prey: &Wing) -> Harm {
        let mut harm = Harm::default();
        if wing.most == 0 {
            return harm;
        }
        let way = prey.at - wing.at;
        let square = way.dot(way);
        let guns = &rules.frame(self.element).weapons;
        if square > rules.frame(self.element).reach {
            return harm;
        }
        let arcs = Heading::of_sixths(i32::from(self.of.facing)).sixths(way);
        let modifiers = modifiers(rules, &self.of, &target.of);
        let frame = rules.frame(target.element);
        let mut each: ArrayVec<(f64, u8), 8> = ArrayVec::new();
        for (i, gun) in guns.iter().enumerate() {
            if wing.left >> i & 1 == 0 || gun.arcs & arcs == 0 {
                continue;
            }
            let Some(band) = band(&gun.squares, square) else { continue };
            let faces = hitting(needed(band, modifiers));
            if faces > 0 {
                let mean = mean(shielded(gun.damage, frame.shields), frame.armour);
                each.push((f64::from(gun.rate) * f64::from(faces) / 12.0 * mean, i as u8));
            }
        }
        each.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (points, i) in each.iter().take(wing.most as usize) {
            harm.points += points;
            harm.weapons |= 1 << i;
        }
        harm
    }
}

/// Returns the mean damage of one hit.
fn mean(die: u8, armour: u8) -> f64 {
    let over = i32::from(die.saturating_sub(armour));
    // Faces above the armour do 1, 2, … points.
    f64::from(over * (over + 1) / 2) / f64::from(die)
}

/// Returns the worth of an expected damage to a hull; it grows with the share of the hull.
pub(super) fn worth(points: f64, hull: u8) -> f64 {
    let share = (points / f64::from(hull.max(1))).min(1.0);
    points.min(f64::from(hull)) * (1.0 + 0.6 * share) + share * share
}
