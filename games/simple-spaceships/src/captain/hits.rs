//! The worth of an attack: the probabilities of its hits, and their effect on a target.

use rules_simple_spaceships::{Panel, PanelBox};

/// The most dice in a calculation; a larger attack is valued as one of this many dice.
const MOST: usize = 24;
/// The worth of moving a Defence die to Reserve, in dice lost.
const SHIELD: f64 = 0.12;

/// Returns the probabilities of 0, 1, 2 … hits if each die hits on `faces` of six, and the number of dice counted.
pub(crate) fn chances(dice: usize, faces: u8) -> ([f64; MOST + 1], usize) {
    let dice = dice.min(MOST);
    let (hit, miss) = (f64::from(faces) / 6.0, f64::from(6 - faces) / 6.0);
    let mut all = [0.0; MOST + 1];
    all[0] = 1.0;
    for rolled in 1..=dice {
        for hits in (0..=rolled).rev() {
            let before = if hits > 0 { all[hits - 1] * hit } else { 0.0 };
            all[hits] = all[hits] * miss + before;
        }
    }
    (all, dice)
}

/// The target of an attack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    /// Dice in Defence.
    pub(crate) shield: usize,
    /// The number of all its dice.
    pub(crate) dice: usize,
    /// The worth of destroying it, in dice, beyond the dice themselves.
    pub(crate) prize: f64,
}

impl Target {
    pub(crate) fn of(panel: &Panel, prize: f64) -> Self {
        Self { shield: usize::from(panel[PanelBox::Defence]), dice: usize::from(panel.dice()), prize }
    }

    /// Returns the worth of a number of hits.
    fn gain(&self, hits: usize) -> f64 {
        let met = hits.min(self.shield);
        let lost = (hits - met).min(self.dice);
        SHIELD * met as f64 + lost as f64 + if lost == self.dice { self.prize } else { 0.0 }
    }

    /// Returns the worth of an attack with this bonus and this number of rolled dice.
    pub(crate) fn worth(&self, bonus: u8, roll: u8) -> f64 {
        let (all, dice) = chances(usize::from(roll), 1 + bonus);
        (1..=dice).map(|hits| all[hits] * self.gain(hits)).sum()
    }

    /// Returns the best bonus for this number of dice and the worth of that attack; both are 0 without dice.
    pub(crate) fn best(&self, dice: u8) -> (u8, f64) {
        let mut best = (0, 0.0);
        for bonus in 0..=3.min(dice.saturating_sub(1)) {
            let worth = if dice > 0 { self.worth(bonus, dice - bonus) } else { 0.0 };
            if worth > best.1 {
                best = (bonus, worth);
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_the_binomial_ones() {
        let (all, dice) = chances(3, 2);
        let expected = [8.0 / 27.0, 12.0 / 27.0, 6.0 / 27.0, 1.0 / 27.0];
        assert_eq!(dice, 3);
        assert!(all.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12), "{all:?}");
    }

    #[test]
    fn without_a_shield_the_best_split_has_the_most_expected_hits() {
        let target = Target { shield: 0, dice: 24, prize: 0.0 };
        for (dice, bonus, worth) in
            [(1, 0, 1.0 / 6.0), (3, 1, 4.0 / 6.0), (5, 2, 9.0 / 6.0), (8, 3, 20.0 / 6.0)]
        {
            let (best, value) = target.best(dice);
            assert_eq!(best, bonus, "{dice} dice");
            assert!((value - worth).abs() < 1e-9, "{dice} dice: {value}");
        }
        assert_eq!(target.best(0), (0, 0.0));
    }

    #[test]
    fn a_shield_asks_for_more_hits_rather_than_more_sixes() {
        // Four hits are needed to hurt: with six dice, three as a bonus cannot do it.
        let target = Target { shield: 3, dice: 6, prize: 0.0 };
        assert!(target.worth(2, 4) > target.worth(3, 3));
    }
}
