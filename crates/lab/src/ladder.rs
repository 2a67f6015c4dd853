//! A ladder: battles between pairs of captains, and the strength of each captain.

use shelf::Arena;

use crate::goodness::{Cycle, cycles, goodness};
use crate::interval::LEVEL;
use crate::report::{CycleReport, Exploited, Kind, LadderReport, MatchReport, Rung};
use crate::run::Ended;
use crate::series::{Series, Stop, Thinking};
use crate::strength::{Met, strengths};

/// The rule that decides the pairings of a ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pairings {
    /// Each captain meets the next in the list, and the anchor.
    #[default]
    Neighbours,
    /// Each captain meets every other.
    All,
}

impl Pairings {
    /// Returns the rule in words, as a results file records it.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Neighbours => "neighbours and anchor",
            Self::All => "all",
        }
    }

    /// Returns the pairings as positions in the list of captains. In each, the later captain in the list comes
    /// first.
    pub fn of(self, captains: usize, anchor: usize) -> Vec<(usize, usize)> {
        let mut met = Vec::new();
        for second in 0..captains {
            for first in second + 1..captains {
                let near = first == second + 1 || first == anchor || second == anchor;
                if near || self == Self::All {
                    met.push((first, second));
                }
            }
        }
        met
    }
}

/// A ladder to be fought.
pub struct Ladder<'a> {
    /// The set-up.
    pub arena: &'a dyn Arena,
    /// The captains, weakest first.
    pub captains: Vec<String>,
    /// Position of the captain whose strength is defined as 0.
    pub anchor: usize,
    /// The rule that decides the pairings.
    pub pairings: Pairings,
    /// Maximum number of battles per pairing.
    pub battles: u64,
    /// Seed of every pairing.
    pub seed: u64,
    /// Limits on the captains' thinking.
    pub thinking: Thinking,
    /// The test that may end a pairing early.
    pub stop: Option<Stop>,
    /// The exploiter of each captain, if they fight, too.
    pub exploiters: Option<Exploiters>,
}

/// The exploiters of the captains of a ladder.
pub struct Exploiters {
    /// Name of each captain's exploiter in the arena.
    pub names: Vec<String>,
    /// Maximum number of battles of each against its target.
    pub battles: u64,
}

impl<'a> Ladder<'a> {
    /// Returns one series per pairing, then one per exploiter; all use the same seeds.
    pub fn series(&self) -> Vec<Series<'a>> {
        let one = |(first, second): (usize, usize)| Series {
            name: format!("{} against {}", self.captains[first], self.captains[second]),
            arena: self.arena,
            captains: [self.captains[first].clone(), self.captains[second].clone()],
            fixed_sides: false,
            seed: self.seed,
            thinking: self.thinking,
            battles: self.battles,
            stop: self.stop,
            luck: false,
        };
        let pairings = self.pairings.of(self.captains.len(), self.anchor).into_iter().map(one);
        let exploiters = self.exploiters.iter().flat_map(|all| self.exploiting(all));
        pairings.chain(exploiters).collect()
    }

    /// Returns the series of the exploiters against their targets.
    fn exploiting(&self, exploiters: &Exploiters) -> Vec<Series<'a>> {
        let one = |(name, captain): (&String, &String)| Series {
            name: name.clone(),
            arena: self.arena,
            captains: [name.clone(), captain.clone()],
            fixed_sides: false,
            seed: self.seed,
            thinking: self.thinking,
            battles: exploiters.battles,
            stop: self.stop,
            luck: false,
        };
        exploiters.names.iter().zip(&self.captains).map(one).collect()
    }

    /// Returns the report on the finished series of [`Ladder::series`].
    ///
    /// # Errors
    /// The positions of the captains that no chain of battles connects to the anchor.
    pub fn report(
        &self,
        series: &[Series<'_>],
        ended: &[Ended],
        kind: Kind,
    ) -> Result<LadderReport, Vec<usize>> {
        let pairings = self.pairings.of(self.captains.len(), self.anchor);
        let exploited = series.iter().zip(ended).skip(pairings.len());
        let exploited: Vec<Exploited> =
            exploited.map(|(series, ended)| exploited_in(series, ended)).collect();
        let series = &series[..pairings.len().min(series.len())];
        let met: Vec<Met> = pairings
            .into_iter()
            .zip(series.iter().zip(ended))
            .map(|((first, second), (series, ended))| Met {
                first,
                second,
                shares: ended.tally.shares(series),
            })
            .collect();
        let found = strengths(self.captains.len(), self.anchor, &met, LEVEL)?;
        let in_order = found.windows(2).all(|pair| pair[0].elo < pair[1].elo);
        let rung = |(place, strength)| {
            let (mut battles, mut shares) = (0.0, 0.0);
            for m in &met {
                let own = m.shares.battles() * m.shares.mean();
                if m.first == place {
                    (battles, shares) = (battles + m.shares.battles(), shares + own);
                } else if m.second == place {
                    (battles, shares) = (battles + m.shares.battles(), shares + m.shares.battles() - own);
                }
            }
            let captain = self.captains[place].clone();
            let (battles, score) = (battles as u64, shares / battles);
            Rung { captain, strength, battles, score, exploited: exploited.get(place).copied() }
        };
        // A sequential test ends a pairing when luck has run one way, so the results no longer show their scatter.
        let fixed = self.stop.is_none();
        let goodness = goodness(&met, &found).filter(|_| fixed);
        let (triples, cycles) = if fixed { cycles(self.captains.len(), &met) } else { (0, Vec::new()) };
        let cycle = |cycle: Cycle| CycleReport {
            captains: cycle.captains.map(|place| self.captains[place].clone()),
            p: cycle.p,
            corrected: cycle.corrected,
        };
        let pairings = series.iter().zip(ended).map(|(series, ended)| MatchReport::of(series, ended, kind));
        Ok(LadderReport {
            anchor: self.captains[self.anchor].clone(),
            level: LEVEL,
            ladder: found.into_iter().enumerate().map(rung).collect(),
            in_order,
            goodness,
            triples,
            cycles: cycles.into_iter().map(cycle).collect(),
            pairings: pairings.collect(),
        })
    }
}

/// Returns the score of an exploiter.
fn exploited_in(series: &Series<'_>, ended: &Ended) -> Exploited {
    let shares = ended.tally.shares(series);
    Exploited { score: shares.mean(), interval: shares.interval(LEVEL), battles: ended.tally.battles }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_meet_and_the_anchor_meets_all() {
        let met = Pairings::Neighbours.of(5, 1);
        assert_eq!(met, [(1, 0), (2, 1), (3, 1), (4, 1), (3, 2), (4, 3)]);
        assert_eq!(Pairings::All.of(5, 1).len(), 10);
        assert_eq!(Pairings::Neighbours.of(2, 0), [(1, 0)]);
    }
}
