//! Turning points of a battle, and a summary of each seat's orders.

use captains::assess::Estimate;
use engine::{Outcome, Seat, Side};

use super::{Analysis, Finding, reach};

/// Largest number of turning points.
const POINTS: usize = 5;
/// Smallest change of a turning point, as a share of the victory.
const LEAST: f64 = 0.05;

/// The change of a seat's chance of winning from one of its orders to its next, or to the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Swing {
    /// The seat whose chance changed.
    pub seat: Seat,
    /// Index of the decision, from 0, before which the chance was `before`.
    pub index: usize,
    /// Turn of that decision.
    pub turn: u32,
    /// The seat's order in that decision.
    pub order: String,
    /// Chance before that decision.
    pub before: f64,
    /// Chance before the seat's next order that was not forced; at the end, its share of the victory.
    pub after: f64,
    /// `true` if `after` is the end of the battle.
    pub end: bool,
    /// Cost of the seat's own order.
    pub own: f64,
    /// Total cost to the other sides of their orders between the two decisions.
    pub others: f64,
    /// Luck of the seat's side between the two decisions; `None` if no luck is known there.
    pub dice: Option<f64>,
}

impl Swing {
    /// Returns the change, from −1 to 1.
    pub fn change(&self) -> f64 {
        self.after - self.before
    }
}

/// A summary of a seat's orders.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The seat.
    pub seat: Seat,
    /// Number of orders that the seat wrote.
    pub written: usize,
    /// Number of forced orders among them.
    pub forced: usize,
    /// Mean cost of the others with its interval; `None` without any.
    pub cost: Option<Estimate>,
    /// Index of the decision, from 0, with the highest cost that is surely above 0; `None` without one.
    pub worst: Option<usize>,
    /// Index of the decision, from 0, whose order was surely better than the search's, by the most; `None` without one.
    pub best: Option<usize>,
    /// Luck of the seat's side over the battle; `None` if no luck is known.
    pub dice: Option<f64>,
}

impl Analysis {
    /// Returns every change of a seat's chance, in the order of play. `side_of` returns the side of a seat.
    pub fn swings(&self, side_of: impl Fn(Seat) -> Side, outcome: Option<Outcome>) -> Vec<Swing> {
        let mut swings = Vec::new();
        for (i, finding) in self.findings.iter().enumerate() {
            let Some(first) = &finding.assessment else { continue };
            let seat = finding.written.seat;
            let next = self.findings[i + 1..].iter().find_map(|later| {
                (later.written.seat == seat).then_some((later, later.assessment.as_ref()?))
            });
            let (until, after) = match (next, outcome) {
                (Some((later, then)), _) => (later.written.index, then.chance.value),
                (None, Some(outcome)) => (usize::MAX, f64::from(outcome.halves(side_of(seat))) / 2.0),
                (None, None) => continue,
            };
            let between = finding.written.index..until;
            let side = side_of(seat);
            let others = self
                .findings
                .iter()
                .filter(|f| between.contains(&f.written.index) && side_of(f.written.seat) != side);
            swings.push(Swing {
                seat,
                index: finding.written.index,
                turn: finding.written.turn,
                order: finding.written.order.clone(),
                before: first.chance.value,
                after,
                end: next.is_none(),
                own: first.cost.value,
                others: others.filter_map(cost).map(|cost| cost.value).sum(),
                dice: self.dice(side, |index| between.contains(&index)),
            });
        }
        swings
    }

    /// Returns at most five turning points, one a decision, largest change first: changes of 0.05 or more whose
    /// intervals do not overlap.
    pub fn turning_points(&self, side_of: impl Fn(Seat) -> Side, outcome: Option<Outcome>) -> Vec<Swing> {
        let mut all = self.swings(side_of, outcome);
        all.retain(|swing| swing.change().abs() >= LEAST && self.is_sure(swing));
        let mut points: Vec<Swing> = Vec::new();
        while points.len() < POINTS {
            let new = all.iter().filter(|swing| points.iter().all(|point| point.index != swing.index));
            let largest = new.reduce(|a, b| if b.change().abs() > a.change().abs() { b } else { a });
            match largest {
                Some(swing) => points.push(swing.clone()),
                None => break,
            }
        }
        points
    }

    /// Returns `true` if the change exceeds the error of the searches: the two intervals do not overlap.
    fn is_sure(&self, swing: &Swing) -> bool {
        let chance = |index: usize, after: bool| {
            let own = self.findings.iter().filter(|f| f.written.seat == swing.seat);
            let mut found =
                own.filter(|f| if after { f.written.index > index } else { f.written.index == index });
            found.find_map(|f| f.assessment.as_ref()).map(|assessment| assessment.chance)
        };
        let Some(before) = chance(swing.index, false) else { return false };
        match chance(swing.index, true).filter(|_| !swing.end) {
            Some(after) => before.high < after.low || after.high < before.low,
            None => !(before.low..=before.high).contains(&swing.after),
        }
    }

    /// Returns the summary of a seat's orders.
    pub fn summary(&self, seat: Seat, side: Side) -> Summary {
        let own: Vec<&Finding> = self.findings.iter().filter(|f| f.written.seat == seat).collect();
        let costs: Vec<(usize, Estimate)> =
            own.iter().filter_map(|f| cost(f).map(|cost| (f.written.index, cost))).collect();
        let surely = |sure: fn(&Estimate) -> bool| costs.iter().filter(move |(_, cost)| sure(cost));
        let by_cost = |a: &&(usize, Estimate), b: &&(usize, Estimate)| a.1.value.total_cmp(&b.1.value);
        Summary {
            seat,
            written: own.len(),
            forced: own.iter().filter(|f| f.written.forced()).count(),
            cost: mean(&costs),
            worst: surely(|cost| cost.low > 0.0).max_by(by_cost).map(|(index, _)| *index),
            best: surely(|cost| cost.high < 0.0).min_by(by_cost).map(|(index, _)| *index),
            dice: self.dice(side, |_| true),
        }
    }

    fn dice(&self, side: Side, within: impl Fn(usize) -> bool) -> Option<f64> {
        let all = self.lucks.iter().filter(|luck| within(luck.index));
        all.filter_map(|luck| luck.sides.get(side.index()).copied()).reduce(|sum, one| sum + one)
    }
}

fn cost(finding: &Finding) -> Option<Estimate> {
    finding.assessment.as_ref().map(|assessment| assessment.cost)
}

/// Returns the mean cost. Searches of different orders are independent, so the squares of their errors add up.
fn mean(costs: &[(usize, Estimate)]) -> Option<Estimate> {
    if costs.is_empty() {
        return None;
    }
    let count = costs.len() as f64;
    let value = costs.iter().map(|(_, cost)| cost.value).sum::<f64>() / count;
    let error = costs.iter().map(|(_, cost)| reach(cost) * reach(cost)).sum::<f64>().sqrt() / count;
    Some(Estimate { value, low: value - error, high: value + error })
}
