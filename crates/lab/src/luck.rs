//! Luck taken out of shares, by the method of control variates.
//!
//! The dice of a battle gave its captain a measured luck, which is 0 on average ([`shelf::Arena::lucky`]). A captain wins
//! more often where it was lucky. The luck, times the slope of the shares over it, is subtracted from the shares. Their
//! mean stays right, because the mean of the luck is known, up to an error of the order of one in the number of units: the
//! slope comes from the same battles. The interval becomes narrower, the more so the better the judge of the game is. The
//! tests simulate 40 to 200 units.

/// Shares of the victory by unit (a battle, or a pair of battles), with the luck of each.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Units {
    /// The shares, each from 0 to 1.
    pub shares: Vec<f64>,
    /// The gift of the dice, in shares of the victory, unit by unit; empty where it was not measured.
    pub luck: Vec<f64>,
}

impl Units {
    /// Returns the shares without their luck; the shares themselves where luck was not measured, or where their mean would be
    /// 0 or 1 within half a unit.
    ///
    /// A share may leave the range from 0 to 1.
    pub fn without_luck(&self) -> Vec<f64> {
        let part = self.part();
        if part == 0.0 {
            return self.shares.clone();
        }
        let without: Vec<f64> =
            self.shares.iter().zip(&self.luck).map(|(share, luck)| share - part * luck).collect();
        // Nearer to 0 or 1 than half a unit, the scatter of so few other results says nothing.
        let units = without.len() as f64;
        let (mean, edge) = (without.iter().sum::<f64>() / units, 0.5 / units);
        if (edge..=1.0 - edge).contains(&mean) { without } else { self.shares.clone() }
    }

    /// Returns the factor of the luck that leaves the least scatter: the slope of the shares over the luck.
    fn part(&self) -> f64 {
        let units = self.luck.len() as f64;
        if units < 3.0 {
            return 0.0;
        }
        let mean = |of: &[f64]| of.iter().sum::<f64>() / units;
        let (share, luck) = (mean(&self.shares), mean(&self.luck));
        let (mut both, mut own) = (0.0, 0.0);
        for (s, l) in self.shares.iter().zip(&self.luck) {
            both += (s - share) * (l - luck);
            own += (l - luck) * (l - luck);
        }
        if own > 0.0 { both / own } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interval::{LEVEL, Sample};
    use engine::Seeded;

    /// Draws the shares and the luck of battles. A battle is won with a probability that its luck moves, and 1 in
    /// `one_in` battles without luck is drawn.
    fn battles(rng: &mut Seeded, many: usize, share: f64, one_in: u32) -> Units {
        let mut units = Units::default();
        for _ in 0..many {
            let luck = f64::from(rng.below(1_001)) / 1_000.0 - 0.5;
            // Steeper in the middle, so that the share is no straight line over the luck.
            let chance = share + share.min(1.0 - share) * (2.0 * luck).cbrt();
            let drawn = rng.below(one_in) == 0;
            let won = f64::from(rng.below(1 << 20)) / f64::from(1 << 20) < chance;
            units.shares.push(if drawn { 0.5 } else { f64::from(u8::from(won)) });
            units.luck.push(luck);
        }
        units
    }

    #[test]
    fn intervals_without_luck_hold_the_true_share_and_are_narrower() {
        for (share, one_in, many) in [(0.5, 1_000, 40), (0.5, 8, 200), (0.7, 8, 100), (0.9, 1_000, 200)] {
            let truth = share + (0.5 - share) / f64::from(one_in);
            let (mut held, mut narrow, mut wide) = (0, 0.0, 0.0);
            for run in 0..2_000 {
                let units = battles(&mut Seeded::keyed(92, run, many as u64), many, share, one_in);
                let interval = |shares: &[f64]| {
                    let mut sample = Sample::default();
                    for share in shares {
                        sample.add(*share, 1);
                    }
                    sample.interval(LEVEL)
                };
                let adjusted = interval(&units.without_luck());
                held += u32::from(adjusted.holds(truth));
                narrow += adjusted.width();
                wide += interval(&units.shares).width();
            }
            let part = f64::from(held) / 2_000.0;
            assert!((0.93..=0.97).contains(&part), "{share}, {many} battles: {part}");
            assert!(narrow < 0.98 * wide, "{share}, {many} battles: {narrow} of {wide}");
        }
    }

    #[test]
    fn shares_without_measured_luck_stay_as_they_are() {
        let units = Units { shares: vec![1.0, 0.0, 0.5], luck: Vec::new() };
        assert_eq!(units.without_luck(), units.shares);
        let still = Units { luck: vec![0.0; 3], ..units.clone() };
        assert_eq!(still.without_luck(), units.shares);
    }
}
