//! Calibration of a judge: positions in ten bins by expected share, compared with the actual share.

use std::fmt::Write as _;

use serde::Serialize;

use crate::fit::{LogLoss, loss_of};
use crate::interval::{Interval, LEVEL, Sample};
use crate::self_play::Sampled;

/// Number of bins.
pub const BINS: usize = 10;

/// The positions whose expected share falls into one bin.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Bin {
    /// Range of expected shares: the lower bound included, the upper excluded (the last bin includes 1).
    pub of: Interval,
    /// Number of battles with a position in the bin.
    pub battles: usize,
    /// Number of positions in the bin.
    pub positions: usize,
    /// Mean expected share.
    pub expected: f64,
    /// Mean actual share.
    pub came: f64,
    /// Its 95 % interval: Wilson's, at the effective number of independent battles. Positions of one battle are one
    /// cluster.
    pub interval: Interval,
    /// `true` if the interval holds the expected share.
    pub holds: bool,
}

/// The calibration of a judge.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Calibration {
    /// Number of battles.
    pub battles: usize,
    /// Number of positions in all battles.
    pub positions: usize,
    /// The bins with positions, from the lowest.
    pub bins: Vec<Bin>,
    /// Expected calibration error: the mean over positions of the distance between actual and expected share of
    /// their bin.
    ///
    /// It is above 0 even for a perfect judge, because the actual share of a bin scatters.
    pub error: f64,
    /// Log loss of the expected shares.
    pub loss: LogLoss,
    /// Mean actual share over all positions: the best constant expectation.
    pub base_rate: f64,
}

/// Totals of one bin.
#[derive(Clone, Copy, Default)]
struct Counted {
    sample: Sample,
    battles: usize,
    positions: usize,
    expected: f64,
}

/// Sorts the positions of battles into bins; returns `None` if there are no positions.
pub fn calibration(battles: &[Sampled]) -> Option<Calibration> {
    let mut all = [Counted::default(); BINS];
    for battle in battles {
        let mut here = [(0_usize, 0.0); BINS];
        for position in &battle.positions {
            let (count, sum) = &mut here[bin_of(position.share)];
            *count += 1;
            *sum += position.share;
        }
        for (bin, (count, sum)) in all.iter_mut().zip(here).filter(|(_, (count, _))| *count > 0) {
            bin.sample.add(battle.share * count as f64, count as u64);
            bin.battles += 1;
            bin.positions += count;
            bin.expected += sum;
        }
    }
    let positions: usize = all.iter().map(|bin| bin.positions).sum();
    if positions == 0 {
        return None;
    }
    let bins: Vec<Bin> =
        all.iter().enumerate().filter(|(_, bin)| bin.positions > 0).map(|(i, bin)| bin.told(i)).collect();
    let off = |bin: &Bin| bin.positions as f64 * (bin.expected - bin.came).abs();
    let came = |bin: &Bin| bin.positions as f64 * bin.came;
    Some(Calibration {
        battles: battles.len(),
        positions,
        error: bins.iter().map(off).sum::<f64>() / positions as f64,
        base_rate: bins.iter().map(came).sum::<f64>() / positions as f64,
        loss: loss_of(battles),
        bins,
    })
}

/// Returns the index of the bin that holds a share.
fn bin_of(share: f64) -> usize {
    ((share * BINS as f64) as usize).min(BINS - 1)
}

impl Counted {
    fn told(&self, place: usize) -> Bin {
        let (width, from) = (1.0 / BINS as f64, place as f64);
        let expected = self.expected / self.positions as f64;
        let interval = self.sample.interval(LEVEL);
        Bin {
            of: Interval { low: from * width, high: (from + 1.0) * width },
            battles: self.battles,
            positions: self.positions,
            expected,
            came: self.sample.mean(),
            interval,
            holds: interval.holds(expected),
        }
    }
}

/// Width of a chart in characters.
const WIDTH: usize = 51;

impl Calibration {
    /// Returns the number of bins whose interval holds the expected share.
    pub fn holding(&self) -> usize {
        self.bins.iter().filter(|bin| bin.holds).count()
    }

    /// Returns the bins as lines of text, each with a chart from 0 to 1: `=` is the interval, `o` the actual share,
    /// `|` the expected share, `*` both in one place.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![format!(
            "{:<10} {:>8} {:>9} {:>8} {:>6}  {:<14}  0{:^49}1",
            "expected", "battles", "positions", "expected", "came", "95 % interval", "chart"
        )];
        for bin in &self.bins {
            let mut line = format!("{:.1} to {:.1}", bin.of.low, bin.of.high);
            let _ = write!(
                line,
                " {:>8} {:>9} {:>8.3} {:>6.3}",
                bin.battles, bin.positions, bin.expected, bin.came
            );
            let _ = write!(line, "  {:.3} to {:.3}  {}", bin.interval.low, bin.interval.high, chart(bin));
            if !bin.holds {
                line.push_str("  not within");
            }
            lines.push(line);
        }
        lines
    }
}

fn chart(bin: &Bin) -> String {
    let place = |share: f64| ((share * (WIDTH - 1) as f64).round() as usize).min(WIDTH - 1);
    let (low, high) = (place(bin.interval.low), place(bin.interval.high));
    let (expected, came) = (place(bin.expected), place(bin.came));
    let mark = |at: usize| match at {
        at if at == expected && at == came => '*',
        at if at == expected => '|',
        at if at == came => 'o',
        at if (low..=high).contains(&at) => '=',
        _ => '.',
    };
    (0..WIDTH).map(mark).collect()
}

#[cfg(test)]
mod tests {
    use shelf::Judged;

    use super::*;

    fn battle(share: f64, expected: &[f64]) -> Sampled {
        let position = |share: &f64| Judged { features: vec![0.0], share: *share };
        Sampled { scenario: 0, share, positions: expected.iter().map(position).collect() }
    }

    #[test]
    fn a_made_up_case_is_counted_right() {
        let battles = [
            battle(1.0, &[0.72, 0.78, 0.95]),
            battle(0.0, &[0.75, 0.05]),
            battle(0.5, &[1.0]),
            battle(1.0, &[0.7]),
        ];
        let all = calibration(&battles).expect("positions");
        assert_eq!((all.battles, all.positions, all.bins.len()), (4, 7, 3));
        let bin = |i: usize| &all.bins[i];
        assert_eq!((bin(0).battles, bin(0).positions, bin(0).of.low), (1, 1, 0.0));
        // 0.7 itself belongs to the bin that begins at 0.7.
        assert_eq!((bin(1).battles, bin(1).positions), (3, 4));
        assert!((bin(1).expected - 2.95 / 4.0).abs() < 1e-12 && (bin(1).came - 0.75).abs() < 1e-12);
        assert!(bin(1).interval.holds(bin(1).came) && bin(1).holds);
        // 1 belongs to the last bin.
        assert_eq!((bin(2).battles, bin(2).positions), (2, 2));
        assert!((bin(2).came - 0.75).abs() < 1e-12 && (bin(2).expected - 0.975).abs() < 1e-12);
        let error = (0.05 + 4.0 * (0.75 - 2.95 / 4.0) + 2.0 * 0.225) / 7.0;
        assert!((all.error - error).abs() < 1e-12, "{} for {error}", all.error);
        assert!((all.base_rate - 4.5 / 7.0).abs() < 1e-12);
    }

    #[test]
    fn positions_of_one_battle_make_no_bin_surer() {
        let spread = |positions: usize| {
            let battles: Vec<Sampled> =
                (0..60).map(|i| battle(f64::from(i % 2), &vec![0.5; positions])).collect();
            calibration(&battles).expect("positions").bins[0].interval.width()
        };
        assert!((spread(1) - spread(9)).abs() < 0.02, "{} and {}", spread(1), spread(9));
    }

    #[test]
    fn a_judge_that_is_too_sure_is_found_out() {
        let battles: Vec<Sampled> = (0..200).map(|i| battle(f64::from(i % 2), &[0.95])).collect();
        let all = calibration(&battles).expect("positions");
        assert!(all.holding() == 0 && (all.error - 0.45).abs() < 1e-9, "{all:?}");
        let line = &all.lines()[1];
        assert!(line.ends_with("not within") && line.contains('|') && line.contains('o'), "{line}");
    }

    #[test]
    fn no_battle_is_no_calibration() {
        assert_eq!(calibration(&[]), None);
        assert_eq!(calibration(&[battle(1.0, &[])]), None);
    }
}
