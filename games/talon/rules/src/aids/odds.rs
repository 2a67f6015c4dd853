//! The exact odds of shots: the number of rolls that do each amount of damage (TAL-8.3).

use engine::Odds;

use crate::terrain::counted;
use crate::weapons::Weapon;

/// Returns the expected damage of one shot, in sixths, with `penalty` taken off the die. It allocates nothing.
///
/// ```
/// use rules_talon::{Weapon, aids::odds};
/// assert_eq!(odds::sixths(Weapon::Disruptor, 2, 0), 10);
/// assert_eq!(odds::sixths(Weapon::Disruptor, 2, 1), 8);
/// ```
#[inline]
pub fn sixths(weapon: Weapon, range: u16, penalty: u8) -> u32 {
    (1..=6).map(|face| u32::from(weapon.damage(range, counted(face, penalty)))).sum()
}

/// Counts the rolls of one shot at a range by damage, with `off` taken off the die by terrain.
///
/// ```
/// use engine::Odds;
/// use rules_talon::{Weapon, aids::odds};
/// let one = odds::of_shot(Weapon::Disruptor, 2, 0);
/// let three = (0..3).fold(Odds::default(), |odds, _| odds.and(&one));
/// assert_eq!(three.mean(1), 5, "three disruptors at range 2");
/// assert_eq!(three.counts().iter().filter_map(|n| n.exact()).collect::<Vec<_>>(), [1, 0, 15, 0, 75, 0, 125]);
/// ```
pub fn of_shot(weapon: Weapon, range: u16, off: u8) -> Odds {
    let mut ways = [0; u8::MAX as usize + 1];
    for face in 1..=6 {
        ways[usize::from(weapon.damage(range, counted(face, off)))] += 1;
    }
    Odds::default().throw(&ways)
}

#[cfg(test)]
mod tests {
    use engine::odds::Count;
    use engine::{Describe, Fact};

    use super::*;

    /// Returns the same counts by enumerating every roll of the dice.
    fn by_rolling(shots: &[(Weapon, u16, u8)]) -> Vec<Count> {
        let mut counts = vec![0; 64];
        for mut roll in 0..6_u32.pow(shots.len() as u32) {
            let mut damage = 0;
            for (weapon, range, off) in shots {
                let face = (roll % 6 + 1) as u8;
                damage += usize::from(weapon.damage(*range, face.saturating_sub(*off).max(1)));
                roll /= 6;
            }
            counts[damage] += 1;
        }
        counts.into_iter().map(Count::from).collect()
    }

    #[test]
    fn chances_are_those_of_rolling_every_outcome() {
        let kinds = Weapon::ALL
            .into_iter()
            .flat_map(|weapon| (1..=4).flat_map(move |range| (0..3).map(move |off| (weapon, range, off))));
        for first in kinds {
            for shots in [vec![first], vec![first; 2], vec![first, (Weapon::Phaser, 2, 1), first]] {
                let odds = shots
                    .iter()
                    .fold(Odds::default(), |odds, (w, range, off)| odds.and(&of_shot(*w, *range, *off)));
                let own: Vec<Count> = (0..64).map(|damage| odds.of(damage)).collect();
                assert_eq!(own, by_rolling(&shots), "{shots:?}");
                let sixths: u32 = shots.iter().map(|(w, range, off)| sixths(*w, *range, *off)).sum();
                assert_eq!(odds.mean(6), u64::from(sixths), "{shots:?}");
                assert_eq!(odds.at_least(0), *odds.outcomes());
                assert_eq!(*odds.outcomes(), Count::from(6_u64.pow(shots.len() as u32)));
                assert!(!odds.of(odds.most()).is_zero());
            }
        }
    }

    #[test]
    fn three_disruptors_at_range_two_do_five_on_the_average() {
        let one = of_shot(Weapon::Disruptor, 2, 0);
        let facts = one.and(&one).and(&one).describe();
        assert_eq!(facts.get("counts"), Some(&Fact::texts(["1", "0", "15", "0", "75", "0", "125"])));
        assert_eq!(facts.get("outcomes"), Some(&Fact::text("216")));
        assert_eq!(facts.get("mean"), Some(&Fact::Int(5_000)));
    }

    #[test]
    fn a_wave_gun_at_four_does_six_points_and_two_thirds_on_the_average() {
        assert_eq!(of_shot(Weapon::WaveGun, 4, 0).mean(3), 20);
    }
}
