//! Ideas for every part of an order: the flag, a course and a stance for each ship, the call.
//!
//! All ideas of a side use only what it knows: its own flag, and for the enemy's flag a belief. What a ship fears mixes its
//! own flag with the guess of somebody who does not know it, because a captain that guards one ship shows its flag.

use arrayvec::ArrayVec;
use captains::Part as Ideas;
use rules_false_colours::orders::Turn;
use rules_false_colours::rules::{BROADSIDE_DICE, FACES, SHIPS};
use rules_false_colours::{FalseColours, Name, Part, Ship, Stance, State, needs};

use super::choice::Choice;
use super::picture::{End, Picture};

/// A belief: the probability that each ship of a side flies the flag.
pub(super) type Belief = [f64; SHIPS];

/// Value of a hull point of a flagship, over that of another ship.
const FLAG: f64 = 5.0;
/// Share of the own flag in what a ship fears; the rest is what the enemy can guess.
const FEAR: f64 = 0.6;
/// Weight of hits taken, over that of hits made.
const WARY: f64 = 2.5;
/// Mean dice from which an enemy counts as one that can reach a ship.
const REACHED: f64 = 0.3;
/// Gain from each further ship that can fire at the same target.
const TOGETHER: f64 = 0.15;
/// Value of a hex nearer to the prey, in hits.
const NEARER: f64 = 0.08;
/// Value of having the prey in the front arc, in hits.
const AHEAD: f64 = 0.12;
/// Cost of heading for the edge of the map, in hits.
const EDGE: f64 = 0.25;
/// Cost of showing a flag that the enemy does not know, in hits.
const SHOWING: f64 = 3.5;
/// Hits by which an idea must be worse than the best to be dropped.
const DARING: f64 = 0.9;
/// The most ideas for a ship.
const MOST: usize = 9;

/// A side's look at a position.
pub(super) struct TacticalPicture<'a> {
    pub rules: &'a FalseColours,
    pub state: &'a State,
    pub picture: &'a Picture,
    pub side: u8,
}

/// Returns the public belief about a side's flag: all ships that may fly it are alike, unless it is known.
pub(super) fn guess(state: &State, side: u8) -> Belief {
    let mut belief = [0.0; SHIPS];
    if state.is_known(side)
        && let Some(flagship) = state.flagship(side)
    {
        belief[usize::from(flagship.ship)] = 1.0;
        return belief;
    }
    let share = 1.0 / (state.candidates(side).count().max(1)) as f64;
    state.candidates(side).for_each(|name| belief[usize::from(name.ship)] = share);
    belief
}

/// Returns the value of a hit on a ship: more on a flagship, and more the fewer hull points are left.
fn value(ship: &Ship, flies: f64) -> f64 {
    (1.0 + FLAG * flies) * (1.0 + 1.0 / f64::from(ship.hull.max(1)))
}

/// Returns the chance that a die hits.
pub(super) fn chance(evades: bool) -> f64 {
    f64::from(FACES + 1 - needs(evades)) / f64::from(FACES)
}

/// The cost of a hit by each enemy, by the chance that its fire comes this way.
type Fears = ArrayVec<(Name, f64), SHIPS>;

/// An idea with its worth in hits.
type Worth = (Part, f64);

impl TacticalPicture<'_> {
    /// Returns the parts of the side's order; never empty while the battle goes on.
    pub fn parts(&self, belief: &Belief) -> Vec<Ideas<Choice>> {
        if self.state.chooses_flags() {
            let flags = self.state.on_table(self.side).map(|(name, _)| (Choice::Flag(name), 1));
            return vec![Ideas { ideas: flags.collect() }];
        }
        let (prey, targets) = (self.prey(belief), self.targets(belief));
        let own = guess(self.state, self.side);
        let mut parts: Vec<Ideas<Choice>> = Vec::with_capacity(SHIPS + 1);
        for (name, ship) in self.state.on_table(self.side) {
            let guessed = own[usize::from(name.ship)];
            let flies = if self.state.flagship(self.side) == Some(name) { 1.0 } else { 0.0 };
            let fear = WARY * value(ship, FEAR * flies + (1.0 - FEAR) * guessed);
            let drawn = |enemy: Name| (enemy, fear * self.drawn(enemy, name, &own));
            let fears: Fears = self.state.on_table(1 - self.side).map(|(enemy, _)| drawn(enemy)).collect();
            parts.push(self.ship(name, &targets, prey, &fears));
        }
        if let Some(calls) = self.calls(belief) {
            parts.push(calls);
        }
        parts
    }

    /// Returns the chance that an enemy fires at a ship and not at another one that it can reach, by how they look to it.
    fn drawn(&self, enemy: Name, name: Name, own: &Belief) -> f64 {
        let reached = self
            .state
            .on_table(self.side)
            .filter(|(other, _)| *other == name || self.picture.best(enemy, *other) > REACHED);
        let looks = |(other, ship): (Name, &Ship)| value(ship, own[usize::from(other.ship)]);
        let all: f64 = reached.map(looks).sum();
        value(self.state.ship(name), own[usize::from(name.ship)]) / all
    }

    /// Returns the enemies with the value of a hit on each.
    fn targets(&self, belief: &Belief) -> ArrayVec<(Name, f64), SHIPS> {
        let worth = |(enemy, ship): (Name, &Ship)| {
            let bear = |own: &Name| self.picture.best(*own, enemy) > 0.5;
            let many = self.state.on_table(self.side).map(|(own, _)| own).filter(bear).count();
            let together = 1.0 + TOGETHER * many.saturating_sub(1) as f64;
            (enemy, value(ship, belief[usize::from(enemy.ship)]) * together)
        };
        self.state.on_table(1 - self.side).map(worth).collect()
    }

    /// Returns the hex of the enemy that is worth most for its distance.
    fn prey(&self, belief: &Belief) -> Option<table::Hex> {
        let own: ArrayVec<table::Hex, SHIPS> =
            self.state.on_table(self.side).map(|(_, ship)| ship.at).collect();
        let worth = |ship: &Ship, name: Name| {
            let far = own.iter().map(|at| at.distance(ship.at)).sum::<u16>();
            let far = f64::from(far) / own.len().max(1) as f64;
            value(ship, belief[usize::from(name.ship)]) / (3.0 + far)
        };
        let all = self.state.on_table(1 - self.side).map(|(name, ship)| (ship.at, worth(ship, name)));
        all.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(at, _)| at)
    }

    /// Returns the ideas for one ship.
    fn ship(
        &self,
        name: Name,
        targets: &[(Name, f64)],
        prey: Option<table::Hex>,
        fears: &Fears,
    ) -> Ideas<Choice> {
        let flagship = self.state.flagship(self.side) == Some(name);
        let known = self.state.is_known(self.side);
        let showing = if known { 0.0 } else { SHOWING };
        let mut worths: Vec<Worth> = Vec::with_capacity(64);
        for end in self.picture.ends(name) {
            let under: f64 = fears.iter().map(|(enemy, fear)| fear * self.picture.under(end, *enemy)).sum();
            let place = self.place(end, prey);
            let part = |stance| Part { ship: name, course: end.course, stance };
            worths.push((part(Stance::Evade), place - under * chance(true)));
            let place = place - under * chance(false);
            for (target, value) in targets {
                let dice = self.picture.dice(end, *target);
                let hits = dice * chance(false) * value;
                let broadside = flagship && dice > REACHED;
                // A flag that is known has nothing to lose by a broadside.
                if !(broadside && known) {
                    worths.push((part(Stance::Fire(*target)), place + hits));
                }
                if broadside {
                    let more = f64::from(BROADSIDE_DICE)
                        * chance(false)
                        * value
                        * if dice > 1.0 { 1.0 } else { dice };
                    worths.push((part(Stance::Broadside(*target)), place + hits + more - showing));
                }
            }
        }
        weighed(worths)
    }

    /// Returns the worth of a place beyond the fire from it: near the prey, with the prey ahead, off the edge.
    fn place(&self, end: &End, prey: Option<table::Hex>) -> f64 {
        let Some(prey) = prey else { return 0.0 };
        let near = -NEARER * f64::from(end.at.distance(prey));
        let ahead = if rules_false_colours::bears(end.facing, prey - end.at) { AHEAD } else { 0.0 };
        let edge = if self.rules.room(end.at, end.facing, Turn::None) == 0 { EDGE } else { 0.0 };
        near + ahead - edge
    }

    /// Returns the ideas for the call, if one may be made: the likelier a ship flies the flag, the more often it is called.
    fn calls(&self, belief: &Belief) -> Option<Ideas<Choice>> {
        let (state, enemy) = (self.state, 1 - self.side);
        let left = self.rules.calls_left(state, self.side);
        if left == 0 || state.is_known(enemy) {
            return None;
        }
        let whole = self.rules.options().hull;
        let mut ideas = vec![(Choice::Call(None), 40)];
        for name in state.candidates(enemy).filter(|name| state.ship(*name).hull < whole) {
            let flies = belief[usize::from(name.ship)];
            ideas.push((Choice::Call(Some(name)), 1 + (150.0 * flies * flies) as u32));
        }
        Some(Ideas { ideas })
    }
}

/// Returns the best ideas, each with a weight that falls with what it lacks to the best.
fn weighed(mut worths: Vec<Worth>) -> Ideas<Choice> {
    worths.sort_by(|a, b| b.1.total_cmp(&a.1));
    let best = worths.first().map_or(0.0, |(_, worth)| *worth);
    let weight = |worth: f64| {
        let left = 1.0 - (best - worth) / DARING;
        (1000.0 * left * left * left) as u32
    };
    let kept = worths.into_iter().take(MOST).map(|(part, worth)| (Choice::Ship(part), weight(worth)));
    Ideas { ideas: kept.filter(|(_, weight)| *weight > 0).collect() }
}
