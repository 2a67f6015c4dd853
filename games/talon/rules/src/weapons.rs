//! Weapons: the damage of each at each range and face (TAL-8.3, TAL-13.1).

use crate::catalogue;
use std::fmt;

/// A kind of weapon; all weapons of a group are of one kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Weapon {
    /// A phaser; at ranges 1 and 2 it cannot miss.
    Phaser,
    /// A disruptor.
    Disruptor,
    /// An antimatter torpedo.
    Torpedo,
    /// A wave motion gun.
    WaveGun,
    /// A fusion cannon: its one die counts for every ship in its arc.
    FusionCannon,
    /// A missile launcher: it rolls no die and puts a missile on the map.
    Missile,
}

/// Damage by range and face: a row for each range from 1, faces 1 to 6.
type Chart = [[u8; 6]; RANGE as usize];

/// The longest range of any weapon, in hexes.
pub const RANGE: u16 = 4;
/// The hit points of a missile.
pub const MISSILE_HITS: u8 = 3;
/// The damage of a missile to its target.
pub const MISSILE_DAMAGE: u8 = 2;
/// The speed of a missile.
pub const MISSILE_SPEED: u8 = 6;

/// Returns a row with this damage on `face` and above.
const fn on(face: u8, damage: u8) -> [u8; 6] {
    let (mut row, mut at) = ([0; 6], face);
    while at <= 6 {
        row[at as usize - 1] = damage;
        at += 1;
    }
    row
}

const NONE: [u8; 6] = [0; 6];
const PHASER: Chart = [[1, 2, 2, 2, 2, 2], [1, 1, 1, 2, 2, 2], on(5, 1), NONE];
const DISRUPTOR: Chart = [on(5, 2), on(2, 2), on(3, 2), on(5, 2)];
const TORPEDO: Chart = [NONE, on(2, 4), on(3, 4), on(5, 4)];
const WAVE_GUN: Chart = [NONE, on(2, 10), on(3, 10), on(3, 10)];
const FUSION_CANNON: Chart = [[7, 7, 9, 9, 11, 11], [4, 4, 6, 6, 8, 8], [0, 0, 2, 2, 4, 4], NONE];

/// The ranges at which each kind may be fired, one bit each: ranges at which a six does damage; for a missile, every
/// range.
const REACHED: [u8; Weapon::ALL.len()] = {
    let (mut all, mut kind) = ([0; Weapon::ALL.len()], 0);
    while kind < all.len() {
        let (weapon, mut range) = (Weapon::ALL[kind], 1);
        while range <= RANGE {
            if matches!(weapon, Weapon::Missile) || weapon.chart()[range as usize - 1][5] > 0 {
                all[weapon as usize] |= 1 << range;
            }
            range += 1;
        }
        kind += 1;
    }
    all
};

impl Weapon {
    /// All kinds.
    pub const ALL: [Self; 6] =
        [Self::Phaser, Self::Disruptor, Self::Torpedo, Self::WaveGun, Self::FusionCannon, Self::Missile];

    /// Returns its word in order texts and data files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Phaser => "phaser",
            Self::Disruptor => "disruptor",
            Self::Torpedo => "torpedo",
            Self::WaveGun => "wave-gun",
            Self::FusionCannon => "fusion-cannon",
            Self::Missile => "missile",
        }
    }

    /// Returns the kind with this word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|weapon| weapon.word() == word)
    }

    const fn chart(self) -> &'static Chart {
        match self {
            Self::Phaser => &PHASER,
            Self::Disruptor => &DISRUPTOR,
            Self::Torpedo => &TORPEDO,
            Self::WaveGun => &WAVE_GUN,
            Self::FusionCannon => &FUSION_CANNON,
            Self::Missile => &[NONE; RANGE as usize],
        }
    }

    /// Returns the damage of a face, 1 to 6, at a range in hexes; 0 for a miss, and at a range the weapon does not
    /// reach.
    ///
    /// ```
    /// use rules_talon::Weapon;
    /// assert_eq!([1, 2, 3].map(|range| Weapon::Phaser.damage(range, 4)), [2, 2, 0]);
    /// assert_eq!(Weapon::FusionCannon.damage(1, 5), 11);
    /// ```
    #[inline]
    pub fn damage(self, range: u16, face: u8) -> u8 {
        let row = self.chart().get(usize::from(range).wrapping_sub(1)).unwrap_or(&NONE);
        row.get(usize::from(face).wrapping_sub(1)).copied().unwrap_or_default()
    }

    /// Returns `true` if it may be fired or launched at this range.
    #[inline]
    pub fn reaches(self, range: u16) -> bool {
        range <= RANGE && REACHED[self as usize] & 1 << range != 0
    }

    /// Returns its longest range, in hexes.
    pub fn longest(self) -> u16 {
        (1..=RANGE).rev().find(|range| self.reaches(*range)).unwrap_or_default()
    }
}

impl fmt::Display for Weapon {
    /// Writes its name for a sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Torpedo => catalogue::ANTIMATTER_TORPEDO,
            Self::WaveGun => catalogue::WAVE_MOTION_GUN,
            Self::FusionCannon => catalogue::FUSION_CANNON,
            other => other.word(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weapon_does_what_its_row_says_at_every_range_and_face() {
        // The damage of each weapon at ranges 0 to 5, for faces 1 to 6, in hexadecimal digits.
        let rows = [
            (Weapon::Phaser, ["000000", "122222", "111222", "000011", "000000", "000000"]),
            (Weapon::Disruptor, ["000000", "000022", "022222", "002222", "000022", "000000"]),
            (Weapon::Torpedo, ["000000", "000000", "044444", "004444", "000044", "000000"]),
            (Weapon::WaveGun, ["000000", "000000", "0aaaaa", "00aaaa", "00aaaa", "000000"]),
            (Weapon::FusionCannon, ["000000", "7799bb", "446688", "002244", "000000", "000000"]),
            (Weapon::Missile, ["000000"; 6]),
        ];
        for (weapon, by_range) in rows {
            for (range, faces) in (0..).zip(by_range) {
                for (face, damage) in (1..).zip(faces.chars()) {
                    let damage = damage.to_digit(16).expect("a digit");
                    assert_eq!(u32::from(weapon.damage(range, face)), damage, "{weapon} at {range}: {face}");
                }
            }
        }
    }

    #[test]
    fn nothing_is_fired_in_the_same_hex_or_out_of_range() {
        let reach = |weapon: Weapon| (0..=6).filter(|range| weapon.reaches(*range)).collect::<Vec<u16>>();
        assert_eq!(reach(Weapon::Phaser), [1, 2, 3]);
        assert_eq!(reach(Weapon::Disruptor), [1, 2, 3, 4]);
        assert_eq!(reach(Weapon::Torpedo), [2, 3, 4]);
        assert_eq!(reach(Weapon::WaveGun), [2, 3, 4]);
        assert_eq!(reach(Weapon::FusionCannon), [1, 2, 3]);
        assert_eq!(reach(Weapon::Missile), [1, 2, 3, 4]);
        assert_eq!(Weapon::ALL.map(Weapon::longest), [3, 4, 4, 4, 3, 4]);
    }

    #[test]
    fn a_weapon_is_found_by_its_word() {
        for weapon in Weapon::ALL {
            assert_eq!(Weapon::of_word(weapon.word()), Some(weapon));
        }
        assert_eq!(Weapon::of_word("laser"), None);
    }
}
