//! Analysis of battles: the decisions to assess, one assessment at a time, and the verdict.

use captains::assess::SEARCHES;
use captains::{Budget, LookBack};
use engine::{Demand, Describe, Fact, Seat};
use shelf::{ANALYST, AnyBattle, Finding, NotAssessed, Written, nodes_each, nodes_for};

use crate::requests::{OfAnalysis, OfBattle, OfDecision, whole};
use crate::wire::Fault;
use crate::{Referee, calls};

impl Referee {
    /// Returns every order of a battle, and the default number of nodes for each decision.
    pub(crate) fn agenda(&self, of: &OfAnalysis) -> Result<Fact, Fault> {
        let battle = self.looked_back_on(of.battle, of.undecided)?;
        let level = level(battle, of.level.as_deref())?;
        let orders = orders(battle);
        let nodes = nodes_each(battle.game().analysis(), &orders);
        Ok(Fact::map([
            ("level", Fact::text(level)),
            ("nodes", Fact::int(nodes)),
            ("orders", Fact::list(&orders, Describe::describe)),
        ]))
    }

    /// Assesses one decision and keeps the finding for the verdict.
    pub(crate) fn analyse(&mut self, of: &OfDecision) -> Result<Fact, Fault> {
        self.held.room(0)?;
        let battle = self.looked_back_on(of.battle, of.undecided)?;
        let index = calls::index(battle, of.decision)?;
        let level = level(battle, of.level.as_deref())?;
        let finding = self.found(battle, of, index, &level)?;
        let reasons = |written: &Written, order: &str| battle.reasons(index, written.seat, order);
        let told = finding.with_reasons(reasons).with([("level", Fact::text(level))]);
        let analysis = self.analyses.entry(of.battle).or_default();
        if !analysis.findings().iter().any(|known| known.index() == index) {
            self.held.found(of.battle, &finding);
        }
        analysis.add(finding);
        Ok(told)
    }

    fn found(
        &self,
        battle: &dyn AnyBattle,
        of: &OfDecision,
        index: usize,
        level: &str,
    ) -> Result<Finding, Fault> {
        let clock = match (of.millis, &self.clock) {
            (None, _) => None,
            (Some(n), _) if n == 0 || n > self.most_millis() => {
                return Err(Fault::plain("millis", format!("from 1 to {}", self.most_millis())));
            }
            (Some(_), None) => return Err(Fault::plain("millis", "there is no clock here; give \"nodes\"")),
            (Some(n), Some(clock)) => Some((clock, clock.millis(), f64::from(n))),
        };
        let written = battle.written(index);
        let nodes = match (of.nodes, of.millis) {
            (Some(n), _) if n == 0 || n > Budget::MOST => {
                return Err(Fault::plain("nodes", format!("from 1 to {}", Budget::MOST)));
            }
            (Some(_), Some(_)) => {
                return Err(Fault::plain("nodes", "give \"nodes\" or \"millis\", not both"));
            }
            (Some(n), None) => nodes_for(n, &written),
            (None, Some(_)) => Budget::CLOCK,
            (None, None) => nodes_for(nodes_each(battle.game().analysis(), &orders(battle)), &written),
        };
        let seed = of.seed.as_ref().map_or(Ok(1), |seed| whole("seed", seed))?;
        let mut stop = |step: u32| {
            let due = clock.as_ref().is_some_and(|(clock, began, millis)| {
                clock.millis() >= began + millis * f64::from(step + 1) / f64::from(2 * SEARCHES)
            });
            due || self.must_end()
        };
        let mut look = LookBack { seed, decision: index as u64, nodes, stop: &mut stop };
        let assessment = battle.assess(level, &mut look).map_err(|error| not_assessed(&error))?;
        self.ended("analyse", of.millis.is_some())?;
        let nodes = if of.millis.is_some() { 0 } else { nodes };
        Ok(Finding { written, nodes, assessment })
    }

    /// Returns the turning points and each seat's summary, from the decisions assessed so far.
    pub(crate) fn verdict(&self, of: &OfBattle) -> Result<Fact, Fault> {
        let battle = self.battle(of.battle)?;
        let nothing = || Fault::plain("battle", format!("nothing of battle {} has been analysed", of.battle));
        let analysis = self.analyses.get(&of.battle).ok_or_else(nothing)?;
        let outcome = match battle.demand() {
            Demand::Over(outcome) => Some(outcome),
            Demand::Orders(_) => None,
        };
        let last = battle.revealed().saturating_sub(1);
        let points = analysis.turning_points(last, outcome);
        let seats = (0..battle.seats()).map(Seat);
        Ok(Fact::map([
            ("turning", Fact::list(&points, Describe::describe)),
            (
                "seats",
                Fact::list(seats, |seat| analysis.summary(seat, battle.side(seat), last, outcome).describe()),
            ),
        ]))
    }

    /// Returns a battle that may be analysed: one that is over, or that nobody plays on, according to the caller.
    fn looked_back_on(&self, number: u32, undecided: bool) -> Result<&dyn AnyBattle, Fault> {
        let battle = self.battle(number)?;
        match battle.demand() {
            Demand::Orders(_) if !undecided => Err(Fault::plain(
                "battle",
                "the battle is not over, and its analysis would give away each side's options; wait for the end or, if \
                 nobody plays on, add \"undecided\": true",
            )),
            _ => Ok(battle),
        }
    }
}

fn orders(battle: &dyn AnyBattle) -> Vec<Written> {
    (0..battle.revealed()).flat_map(|index| battle.written(index)).collect()
}

/// Returns the captain that analyses: the requested one, or by default the strongest.
fn level(battle: &dyn AnyBattle, asked: Option<&str>) -> Result<String, Fault> {
    let captains = battle.game().captains();
    let shelf: Vec<&str> = captains.iter().map(|(name, _)| *name).collect();
    let strongest = shelf.iter().find(|name| **name == ANALYST).or(shelf.last()).copied();
    let level = asked.or(strongest).unwrap_or_default();
    if shelf.contains(&level) {
        return Ok(level.to_owned());
    }
    Err(Fault::plain("level", format!("no captain \"{level}\"; there are {}", shelf.join(", "))))
}

fn not_assessed(error: &NotAssessed) -> Fault {
    let place = match error {
        NotAssessed::NotRevealed(_) => "decision",
        NotAssessed::NoCaptain(_) | NotAssessed::NoSearch(_) => "level",
        NotAssessed::NoLab => "call",
    };
    Fault::plain(place, error.to_string())
}
