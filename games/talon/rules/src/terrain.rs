//! Terrain: asteroids, nebulae and planets, and their effect on fire and on ships (TAL-17.1).

use table::Hex;

use crate::rules::Talon;
use crate::ships::Terrain;

/// The highest speed at which asteroids do not damage a ship.
pub const CAREFUL: u8 = 2;

/// Returns the number that the hexes strictly between two hexes take off the die: one for each step of the straight
/// line through asteroids or a nebula. Returns `None` if a planet blocks the line. Where the line runs between two
/// hexes, terrain counts only if both hexes have it.
#[inline]
pub fn penalty(rules: &Talon, from: Hex, to: Hex) -> Option<u8> {
    if rules.terrain.is_empty() { Some(0) } else { on_the_line(&rules.terrain, from, to) }
}

/// Returns the same for a list of hexes in order.
fn on_the_line(terrain: &[(Hex, Terrain)], from: Hex, to: Hex) -> Option<u8> {
    let find =
        |hex: Hex| terrain.binary_search_by_key(&hex, |(at, _)| *at).ok().map(|found| terrain[found].1);
    let mut off = 0;
    for step in from.line(to) {
        let all = |kind| step.all(|hex| find(hex) == Some(kind));
        if all(Terrain::Planet) {
            return None;
        }
        off += u8::from(all(Terrain::Asteroids) || all(Terrain::Nebula));
    }
    Some(off)
}

/// Returns the face that counts when `penalty` is taken off a die: never below 1.
#[inline]
pub const fn counted(face: u8, penalty: u8) -> u8 {
    if face > penalty { face - penalty } else { 1 }
}

/// Returns `true` if a ship in this hex is without its shields: in a nebula.
#[inline]
pub fn is_without_shields(rules: &Talon, at: Hex) -> bool {
    rules.terrain_at(at) == Some(Terrain::Nebula)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn hex(q: i16, r: i16) -> Hex {
        Hex { q, r }
    }

    #[test]
    fn each_hex_of_asteroids_or_nebula_between_takes_one_off_the_die() {
        let map =
            [(hex(0, 1), Terrain::Asteroids), (hex(0, 2), Terrain::Nebula), (hex(0, 3), Terrain::Asteroids)];
        let off = |from, to| on_the_line(&map, from, to);
        assert_eq!([1, 2, 3, 4].map(|r| off(hex(0, 0), hex(0, r))), [0, 1, 2, 3].map(Some));
        assert_eq!(off(hex(0, 4), hex(0, 0)), Some(3), "the same from the other end");
        assert_eq!(off(hex(0, 1), hex(0, 2)), Some(0), "neighbours have nothing between them");
        assert_eq!(off(hex(1, 0), hex(1, 4)), Some(0));
    }

    #[test]
    fn a_planet_between_stops_a_shot_and_the_ends_do_not_count() {
        let map = [(hex(0, 1), Terrain::Nebula), (hex(0, 2), Terrain::Planet)];
        assert_eq!(on_the_line(&map, hex(0, 0), hex(0, 2)), Some(1));
        assert_eq!(on_the_line(&map, hex(0, 0), hex(0, 3)), None);
        assert_eq!(on_the_line(&map, hex(0, 3), hex(0, 0)), None);
    }

    #[test]
    fn between_two_hexes_a_shot_goes_through_only_what_both_are() {
        let pair = |a, b| on_the_line(&[(hex(0, 1), a), (hex(1, 0), b)], hex(0, 0), hex(1, 1));
        assert_eq!(pair(Terrain::Asteroids, Terrain::Asteroids), Some(1));
        assert_eq!(pair(Terrain::Nebula, Terrain::Nebula), Some(1));
        assert_eq!(pair(Terrain::Planet, Terrain::Planet), None);
        assert_eq!(pair(Terrain::Planet, Terrain::Nebula), Some(0));
        assert_eq!(pair(Terrain::Asteroids, Terrain::Nebula), Some(0));
    }

    #[test]
    fn a_die_is_never_below_one() {
        assert_eq!([1, 2, 6].map(|face| counted(face, 0)), [1, 2, 6]);
        assert_eq!([1, 2, 6].map(|face| counted(face, 2)), [1, 1, 4]);
        assert_eq!(counted(6, 9), 1);
    }
}
