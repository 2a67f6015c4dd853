//! Where a battle turned, and what each seat's orders come to.

use captains::assess::Estimate;
use engine::{Outcome, Seat, Side};

use super::{Analysis, Finding, reach};

/// The most turning points that are named.
const POINTS: usize = 5;
/// The least change that is one.
const LEAST: f64 = 0.05;

/// How a seat's chance of winning changed from one of its orders to the next, or to the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Swing {
    /// Whose chance.
    pub seat: Seat,
    /// The decision before which it was `before`, from 0.
    pub index: usize,
    /// Its turn.
    pub turn: u32,
    /// What the seat wrote there.
    pub order: String,
    /// The chance before that decision.
    pub before: f64,
    /// The chance before the seat's next order that was not forced; at the end, its share of the victory.
    pub after: f64,
    /// Whether `after` is the end.
    pub end: bool,
    /// What the seat's own order cost.
    pub own: f64,
    /// What the other sides' orders between the two cost them, in sum.
    pub others: f64,
    /// What the dice between the two gave the seat; none if there were none, or they were not looked at.
    pub dice: Option<f64>,
}

impl Swing {
    /// The change, from −1 to 1.
    pub fn change(&self) -> f64 {
        self.after - self.before
    }
}

/// What a seat's orders come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The seat.
    pub seat: Seat,
    /// How many orders it wrote.
    pub written: usize,
    /// How many of them were forced.
    pub forced: usize,
    /// What the others cost on average, with the interval of that mean; none without any.
    pub cost: Option<Estimate>,
    /// The decision, from 0, whose order surely cost most; none where no order surely cost anything.
    pub worst: Option<usize>,
    /// The decision, from 0, whose order was surely better than the search's, by most; none without one.
    pub best: Option<usize>,
    /// What all dice together gave it; none if there were none, or they were not looked at.
    pub dice: Option<f64>,
}

impl Analysis {
    /// Every change of a seat's chance, in the order of play; `side_of` says for whom a seat writes.
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

    /// The largest changes, one a decision, largest first: those of a twentieth or more in which the two intervals lie apart.
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

    /// Whether a change is more than what searches differ by.
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

    /// What the orders of a seat come to.
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

/// The mean cost; the searches of different orders are independent, so the squares of their errors add up.
fn mean(costs: &[(usize, Estimate)]) -> Option<Estimate> {
    if costs.is_empty() {
        return None;
    }
    let count = costs.len() as f64;
    let value = costs.iter().map(|(_, cost)| cost.value).sum::<f64>() / count;
    let error = costs.iter().map(|(_, cost)| reach(cost) * reach(cost)).sum::<f64>().sqrt() / count;
    Some(Estimate { value, low: value - error, high: value + error })
}
