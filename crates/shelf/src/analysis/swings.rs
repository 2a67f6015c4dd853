//! Turning points of a battle, and a summary of each seat's orders.

use captains::assess::{Assessed, Estimate, sum};
use engine::{Clause, Outcome, Seat, Side};

use super::{Analysis, Finding};

/// Largest number of turning points.
const POINTS: usize = 5;
/// Smallest change of a turning point, as a share of the victory.
const LEAST: f64 = 0.05;

/// Reasons for an end that no rule brought about.
const BY_PLAYERS: [Clause; 3] = [Outcome::CONCEDED, Outcome::AGREED, Outcome::FORFEITED];

/// One order's part in a change of chances.
#[derive(Clone, PartialEq, Debug)]
pub struct Cause {
    /// The seat that wrote it.
    pub seat: Seat,
    /// The order.
    pub order: String,
    /// Gain of each side by it.
    pub gains: Vec<f64>,
}

/// The change of all chances by one decision. Each list has one entry for each side.
///
/// `before` and the gains by orders, guessing, dice and second thoughts sum to `after`.
#[derive(Clone, PartialEq, Debug)]
pub struct Swing {
    /// Index of the decision, from 0.
    pub index: usize,
    /// Turn of the decision.
    pub turn: u32,
    /// Chances before it.
    pub before: Vec<f64>,
    /// Chances before the next decision; at the end, the shares of the victory.
    pub after: Vec<f64>,
    /// `true` if `after` is the end of the battle.
    pub end: bool,
    /// `true` if the players ended it, by concession or agreement: then the second thoughts are what that changed.
    pub by_players: bool,
    /// The orders, each with its gains.
    pub orders: Vec<Cause>,
    /// Gains by all orders together, beyond the sum of each alone.
    pub guessing: Vec<f64>,
    /// Gains by the dice.
    pub dice: Vec<f64>,
    /// Difference between the next search and this one in the same position: the part that nothing explains.
    pub second_thoughts: Vec<f64>,
}

impl Swing {
    /// Returns the change of a side's chance, from −1 to 1.
    pub fn change(&self, side: usize) -> f64 {
        self.after[side] - self.before[side]
    }

    /// Returns the largest change of any side's chance, from 0 to 1.
    fn size(&self) -> f64 {
        (0..self.before.len()).map(|side| self.change(side).abs()).fold(0.0, f64::max)
    }
}

/// A summary of a seat's orders.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The seat.
    pub seat: Seat,
    /// Its side.
    pub side: Side,
    /// Number of orders that the seat wrote.
    pub written: usize,
    /// Number of forced orders among them.
    pub forced: usize,
    /// Mean cost of the others with its interval; `None` without any.
    pub cost: Option<Estimate>,
    /// Accuracy of the others: 1 if they are worth as much as the search's mixtures, 0 if as much as legal orders drawn at
    /// random; it can be below 0 or above 1. `None` unless the mixtures are surely worth more than random orders.
    pub accuracy: Option<f64>,
    /// Index of the decision, from 0, of the highest cost whose interval is above 0; `None` without one.
    pub worst: Option<usize>,
    /// Index of the decision, from 0, of the lowest cost whose interval is below 0; `None` without one.
    pub best: Option<usize>,
    /// Luck of the seat's side: the sum of its gains by dice in the decisions that were assessed.
    pub dice: Estimate,
    /// The side's share of the victory less that luck; `None` before the end, or if a decision was not assessed. Luck can
    /// exceed the victory, so this may be below 0 or above 1.
    pub without_luck: Option<Estimate>,
}

fn values(of: &[Estimate]) -> Vec<f64> {
    of.iter().map(|estimate| estimate.value).collect()
}

impl Analysis {
    /// Returns the change by every decision whose next one is assessed too, and by the last one if the battle is over.
    pub fn swings(&self, last: usize, outcome: Option<Outcome>) -> Vec<Swing> {
        let swing = |(at, finding): (usize, &Finding)| {
            let found = &finding.assessment;
            let next = self.findings.get(at + 1).filter(|next| next.index() == finding.index() + 1);
            let end = next.is_none();
            let after = match (next, outcome) {
                (Some(next), _) => values(&next.assessment.chance),
                (None, Some(outcome)) if finding.index() == last => {
                    (0..found.chance.len()).map(|side| shares(outcome, side)).collect()
                }
                _ => return None,
            };
            let cause = |(written, order): (&super::Written, &Assessed<String>)| Cause {
                seat: written.seat,
                order: written.order.clone(),
                gains: order.gains.clone(),
            };
            let thoughts = after.iter().zip(&found.after).map(|(after, expected)| after - expected.value);
            Some(Swing {
                index: finding.index(),
                turn: finding.turn(),
                before: values(&found.chance),
                end,
                by_players: end && outcome.is_some_and(|outcome| BY_PLAYERS.contains(&outcome.why)),
                orders: finding.written.iter().zip(&found.orders).map(cause).collect(),
                guessing: values(&found.guessing),
                dice: values(&found.dice),
                second_thoughts: thoughts.collect(),
                after,
            })
        };
        self.findings.iter().enumerate().filter_map(swing).collect()
    }

    /// Returns at most five turning points, largest change first: changes of 0.05 or more whose intervals do not overlap.
    pub fn turning_points(&self, last: usize, outcome: Option<Outcome>) -> Vec<Swing> {
        let mut all = self.swings(last, outcome);
        all.retain(|swing| swing.size() >= LEAST && self.is_sure(swing));
        let mut points = Vec::new();
        while points.len() < POINTS {
            let largest = (0..all.len()).reduce(|a, b| if all[b].size() > all[a].size() { b } else { a });
            let Some(largest) = largest else { break };
            points.push(all.remove(largest));
        }
        points
    }

    /// Returns `true` if the change exceeds the error of the searches: the intervals of a side do not overlap.
    fn is_sure(&self, swing: &Swing) -> bool {
        let chance = |index: usize| {
            let at = self.findings.binary_search_by_key(&index, Finding::index).ok()?;
            Some(&self.findings[at].assessment.chance)
        };
        let Some(before) = chance(swing.index) else { return false };
        let after = if swing.end { None } else { chance(swing.index + 1) };
        (0..before.len()).any(|side| {
            let (low, high) = match after {
                Some(after) => (after[side].low, after[side].high),
                None => (swing.after[side], swing.after[side]),
            };
            before[side].high < low || high < before[side].low
        })
    }

    /// Returns the summary of the orders of a seat of this side, in a battle whose last decision is `last`.
    pub fn summary(&self, seat: Seat, side: Side, last: usize, outcome: Option<Outcome>) -> Summary {
        let own = self.findings.iter().flat_map(|finding| {
            let orders = finding.written.iter().zip(&finding.assessment.orders);
            orders.filter(|(written, _)| written.seat == seat)
        });
        let own: Vec<_> = own.collect();
        let free: Vec<(usize, &Assessed<String>)> = own
            .iter()
            .filter(|(written, _)| !written.forced())
            .map(|(written, order)| (written.index, *order))
            .collect();
        let surely = |sure: fn(&Estimate) -> bool| free.iter().filter(move |(_, order)| sure(&order.cost));
        let by_cost = |a: &&(usize, &Assessed<String>), b: &&(usize, &Assessed<String>)| {
            a.1.cost.value.total_cmp(&b.1.cost.value)
        };
        let searches = self.findings.iter().map(|finding| finding.assessment.searches).min().unwrap_or(1);
        let cost = sum(free.iter().map(|(_, order)| &order.cost), searches);
        let stake = sum(free.iter().map(|(_, order)| &order.stake), searches);
        let dice = self.findings.iter().filter_map(|finding| finding.assessment.dice.get(side.index()));
        let dice = sum(dice, searches);
        let whole = self.findings.len() == last + 1;
        Summary {
            seat,
            side,
            written: own.len(),
            forced: own.len() - free.len(),
            cost: (!free.is_empty()).then(|| scaled(&cost, 1.0 / free.len() as f64)),
            accuracy: (stake.low > 0.0).then(|| 1.0 - cost.value / stake.value),
            worst: surely(|cost| cost.low > 0.0).max_by(by_cost).map(|(index, _)| *index),
            best: surely(|cost| cost.high < 0.0).min_by(by_cost).map(|(index, _)| *index),
            dice,
            without_luck: outcome.filter(|_| whole).map(|outcome| less(&dice, shares(outcome, side.index()))),
        }
    }
}

/// Returns a side's share of the victory.
fn shares(outcome: Outcome, side: usize) -> f64 {
    f64::from(outcome.halves(Side(side as u8))) / 2.0
}

fn scaled(of: &Estimate, by: f64) -> Estimate {
    Estimate { value: by * of.value, low: by * of.low, high: by * of.high, error: by * of.error }
}

/// Returns `from` less an estimate.
fn less(of: &Estimate, from: f64) -> Estimate {
    Estimate { value: from - of.value, low: from - of.high, high: from - of.low, error: of.error }
}

#[cfg(test)]
mod tests {
    use captains::assess::Assessment;

    use super::*;
    use crate::analysis::Written;

    fn exactly(value: f64) -> Estimate {
        Estimate { value, low: value - 0.01, high: value + 0.01, error: 0.004 }
    }

    fn sides(first: f64, sum: f64) -> Vec<Estimate> {
        vec![exactly(first), exactly(sum - first)]
    }

    /// A decision of the first seat alone, by its chance, its cost, the stake and the luck of its dice.
    fn finding(index: usize, chance: f64, [cost, stake, dice]: [f64; 3], legal: u128) -> Finding {
        let order = Assessed {
            seat: Seat(0),
            side: 0,
            written: exactly(chance - cost),
            cost: exactly(cost),
            stake: exactly(stake),
            gains: vec![-cost, cost],
            share: 0.5,
            mixture: Vec::new(),
        };
        let written = Written {
            index,
            turn: index as u32 + 1,
            seat: Seat(0),
            order: "A".to_owned(),
            legal: Some(legal),
        };
        let assessment = Assessment {
            chance: sides(chance, 1.0),
            guessing: sides(0.0, 0.0),
            dice: sides(dice, 0.0),
            after: sides(chance - cost + dice, 1.0),
            orders: vec![order],
            searches: 8,
            continuation: Vec::new(),
        };
        Finding { written: vec![written], nodes: 100, assessment }
    }

    /// A victory of the first side: a costly order, a forced one with lucky dice, a good one.
    fn analysis() -> Analysis {
        let mut analysis = Analysis::default();
        analysis.add(finding(2, 0.6, [-0.05, 0.2, 0.35], 9));
        analysis.add(finding(0, 0.5, [0.15, 0.3, 0.0], 9));
        analysis.add(finding(1, 0.36, [0.0, 0.0, 0.2], 1));
        analysis
    }

    const WON: Option<Outcome> = Some(Outcome { winner: Some(Side(0)), why: Outcome::CONCEDED });

    #[test]
    fn accuracy_is_what_was_kept_of_the_gain_over_random_orders() {
        let sum = analysis().summary(Seat(0), Side(0), 2, WON);
        assert_eq!((sum.written, sum.forced, sum.worst, sum.best), (3, 1, Some(0), Some(2)));
        assert!((sum.accuracy.expect("a stake") - 0.8).abs() < 1e-12, "0.1 of 0.5 was lost: {sum:?}");
        assert!((sum.cost.expect("orders").value - 0.05).abs() < 1e-12);
        let without = sum.without_luck.expect("the whole battle");
        assert!((sum.dice.value - 0.55).abs() < 1e-12 && (without.value - 0.45).abs() < 1e-12);
        assert!(without.low < 0.45 && without.high > 0.45);
        let other = analysis().summary(Seat(1), Side(1), 2, WON);
        assert_eq!((other.written, other.cost, other.accuracy), (0, None, None));
        assert!((other.dice.value + 0.55).abs() < 1e-12);
        let mut part = analysis();
        part.findings.remove(0);
        assert_eq!(part.summary(Seat(0), Side(0), 2, WON).without_luck, None, "not all luck is known");
    }

    #[test]
    fn turning_points_are_the_largest_changes_and_their_causes_sum_to_them() {
        let points = analysis().turning_points(2, WON);
        assert_eq!(points.iter().map(|point| point.index).collect::<Vec<_>>(), [2, 1, 0]);
        let first = &points[2];
        assert!((first.change(0) + 0.14).abs() < 1e-12 && (first.second_thoughts[0] - 0.01).abs() < 1e-12);
        assert!(points[0].end && points[0].by_players && points[0].after == [1.0, 0.0]);
        let mut gap = analysis();
        gap.findings.remove(1);
        let swings = gap.swings(2, WON);
        assert_eq!(
            swings.iter().map(|swing| swing.index).collect::<Vec<_>>(),
            [2],
            "the next one is not known"
        );
        assert!(gap.swings(2, None).is_empty(), "the battle goes on");
    }
}
