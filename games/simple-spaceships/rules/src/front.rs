//! Ships ahead of a front side, exactly. Components of displacements are whole numbers plus whole multiples of the
//! square root of three.

use std::cmp::Ordering;

use table::{Heading, Vector};

use crate::options::Front;
use crate::rules::SimpleSpaceships;

/// The doubled unit vectors of 0°, 60° … 300°: x in units of √3, y in whole units.
const SIDES: [(i64, i64); 6] = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];

/// The distance from a base's centre to the middle of a side, in thousandths of an inch (SS-1.1).
pub const APOTHEM: i64 = 500;

/// The square root of three, times 2⁴² and rounded down.
const ROOT_3: i64 = 7_617_640_011_283;

/// The number `root`·√3 + `whole`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Surd {
    root: i64,
    whole: i64,
}

impl Surd {
    /// Compares the number with zero. Both parts must be below 2¹⁹ in size: 524 inches.
    ///
    /// √3 is irrational, so the number is zero only if both parts are. Any other is further than 2⁻²¹ from zero, because
    /// 3·root² and whole² differ by one at least. The error of `root` times the rounded root is below 2⁻²³.
    #[inline]
    fn sign(self) -> Ordering {
        (self.root * ROOT_3 + (self.whole << 42)).cmp(&0)
    }
}

/// Returns twice the component of a displacement along a heading of 60° × `side`.
#[inline]
const fn along(v: Vector, side: usize) -> Surd {
    let (x, y) = SIDES[side % 6];
    Surd { root: x * v.x as i64, whole: y * v.y as i64 }
}

/// Returns `true` if a ship displaced by `v` lies ahead of a front (SS-4.2).
#[inline]
pub(crate) fn is_ahead(rules: &SimpleSpaceships, heading: Heading, v: Vector) -> bool {
    match rules.options.front {
        Front::Wedge => in_wedge(heading, v),
        Front::Corridor => in_corridor(heading, v),
    }
}

/// Returns `true` if any part of a ship displaced by `v` lies in or touches the wedge: 30° to either side of the bow.
///
/// All headings are multiples of 60°, so the hexagons of two bases are aligned. The target touches the wedge if its
/// centre lies at most half an inch along each of the headings +120°, +180° and +240°.
#[inline]
fn in_wedge(heading: Heading, v: Vector) -> bool {
    let ahead = usize::from(heading.sixth());
    let beyond = |turn| {
        let part = along(v, ahead + turn);
        Surd { whole: part.whole - 2 * APOTHEM, ..part }.sign() == Ordering::Greater
    };
    // All three are asked at once, because a branch on each would often be mispredicted.
    !(beyond(2) | beyond(3) | beyond(4))
}

/// Returns `true` if the centre of a ship displaced by `v` lies level or ahead, and at most √3/2 in aside.
fn in_corridor(heading: Heading, v: Vector) -> bool {
    let ahead = usize::from(heading.sixth());
    let (x, y) = SIDES[ahead];
    let sideways = Surd { root: -x * i64::from(v.y), whole: y * i64::from(v.x) };
    let within = |s: Surd| Surd { root: s.root - 2 * APOTHEM, ..s }.sign() != Ordering::Greater;
    along(v, ahead).sign() != Ordering::Less
        && within(sideways)
        && within(Surd { root: -sideways.root, whole: -sideways.whole })
}

/// Returns `true` if two bases displaced by `v` overlap; touching is not overlapping (SS-3.4).
pub(crate) fn overlaps(v: Vector) -> bool {
    (0..6).all(|turn| {
        let part = along(v, turn);
        Surd { whole: part.whole - 4 * APOTHEM, ..part }.sign() == Ordering::Less
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_ahead(front: Front, heading: Heading, v: Vector) -> bool {
        match front {
            Front::Wedge => in_wedge(heading, v),
            Front::Corridor => in_corridor(heading, v),
        }
    }

    fn ahead(front: Front, degrees: i32, x: i32, y: i32) -> bool {
        is_ahead(front, Heading::of_degrees(degrees).expect("a heading"), Vector { x, y })
    }

    #[test]
    fn a_surd_has_the_sign_that_its_squares_say() {
        let sign = |root, whole| Surd { root, whole }.sign();
        // The fractions nearest to √3 among all with such numbers, and the wholes on either side of it.
        for root in (1..1 << 19).step_by(7).chain([
            153,
            571,
            2131,
            7953,
            29_681,
            110_771,
            151_316,
            413_403,
            (1 << 19) - 1,
        ]) {
            let whole = i64::isqrt(3 * root * root);
            for (whole, expected) in [(whole, Ordering::Greater), (whole + 1, Ordering::Less)] {
                assert_eq!(sign(root, -whole), expected, "{root}·√3 − {whole}");
                assert_eq!(sign(-root, whole), expected.reverse(), "−{root}·√3 + {whole}");
            }
        }
        // 1,000·√3 is 1,732.05…
        assert_eq!(sign(1000, -1732), Ordering::Greater);
        assert_eq!(sign(1000, -1733), Ordering::Less);
        assert_eq!(sign(-1000, 1732), Ordering::Less);
        assert_eq!(sign(-1000, 1733), Ordering::Greater);
        assert_eq!(sign(0, 0), Ordering::Equal);
        assert_eq!(sign(3, 2), Ordering::Greater);
        assert_eq!(sign(-3, 0), Ordering::Less);
    }

    #[test]
    fn half_an_inch_behind_is_still_ahead() {
        assert!(ahead(Front::Wedge, 0, 0, -500));
        assert!(!ahead(Front::Wedge, 0, 0, -501));
        assert!(ahead(Front::Wedge, 180, 0, 500) && !ahead(Front::Wedge, 180, 0, 501));
    }

    #[test]
    fn the_wedge_is_thirty_degrees_to_either_side_and_touching_counts() {
        // Six inches up: the component along 120° is (√3·x − 6,000) / 2, at most 500 for x up to 7,000 / √3 = 4,041.45….
        assert!(ahead(Front::Wedge, 0, 4041, 6000) && !ahead(Front::Wedge, 0, 4042, 6000));
        assert!(ahead(Front::Wedge, 0, -4041, 6000) && !ahead(Front::Wedge, 0, -4042, 6000));
        // Level with the centre it reaches 1,000 / √3 = 577.35… aside.
        assert!(ahead(Front::Wedge, 0, 577, 0) && !ahead(Front::Wedge, 0, 578, 0));
    }

    #[test]
    fn the_corridor_is_a_side_and_a_base_wide() {
        // √3 / 2 inches: 866.02….
        assert!(ahead(Front::Corridor, 0, 866, 6000) && !ahead(Front::Corridor, 0, 867, 6000));
        assert!(ahead(Front::Corridor, 0, -866, 0) && !ahead(Front::Corridor, 0, -867, 0));
        assert!(ahead(Front::Corridor, 0, 0, 0) && !ahead(Front::Corridor, 0, 0, -1));
    }

    #[test]
    fn fronts_turn_with_the_ship() {
        // Legs turned by a multiple of 15° are rounded to the lattice, so only points well inside or outside are asked.
        for front in [Front::Wedge, Front::Corridor] {
            for turn in 0..6 {
                let heading = Heading::of_steps(4 * turn);
                for (off, far, expected) in
                    [(0, 6000, true), (12, 6000, false), (6, 6000, false), (18, 6000, false)]
                {
                    let v = heading.turned(off).leg(table::Length::thousandths(far));
                    assert_eq!(is_ahead(front, heading, v), expected, "{front:?} {turn} {off}");
                }
            }
        }
        // On a heading of 60°, a ship straight up the table has half its distance as its component along 300°.
        assert!(ahead(Front::Wedge, 60, 0, 1000) && !ahead(Front::Wedge, 60, 0, 1001));
    }

    #[test]
    fn bases_overlap_within_an_inch_across_the_flats() {
        assert!(overlaps(Vector { x: 0, y: 999 }) && !overlaps(Vector { x: 0, y: 1000 }));
        // Corner to corner two bases are 2 / √3 inches wide: 1,154.70….
        assert!(overlaps(Vector { x: 1154, y: 0 }) && !overlaps(Vector { x: 1155, y: 0 }));
    }
}
