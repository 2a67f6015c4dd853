//! The view of a ship from a pose: the enemies that bear on it, distances and danger; and the worth of a pose.

use rules_simple_spaceships::aids::{bears, flown, range_dice};
use rules_simple_spaceships::state::Die;
use rules_simple_spaceships::{BeyondEdge, PanelBox, Phase, Ship, SimpleSpaceships, State, Way};
use table::{Heading, Point};

use super::hits::Target;

/// The distance a runner is expected to fly with each die, in thousandths of an inch: 4 in less its loss by turning.
const RUN: i32 = 3_400;

/// The least distance from the far edge at which a runner is foreseen, in thousandths of an inch.
const SHORT: i32 = 4_000;

/// The place and heading of a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pose {
    pub(crate) at: Point,
    pub(crate) heading: Heading,
}

/// A position as captains see it.
#[derive(Clone, Copy)]
pub(crate) struct TacticalPicture<'a> {
    pub(crate) rules: &'a SimpleSpaceships,
    pub(crate) state: &'a State,
}

/// Returns the distance between two points, in inches.
#[inline]
pub(crate) fn gap(a: Point, b: Point) -> f64 {
    let v = b - a;
    (v.dot(v) as f64).sqrt() / 1000.0
}

/// Rounds a number of dice down to a number that the rules take; negative numbers become 0.
pub(crate) fn few(dice: f64) -> u8 {
    if dice <= 0.0 { 0 } else { dice as u8 }
}

impl<'a> TacticalPicture<'a> {
    pub(crate) fn ship(&self, place: usize) -> &'a Ship {
        &self.state.ships()[place]
    }

    /// Returns the enemies of a side that are on the table.
    pub(crate) fn enemies(&self, side: u8) -> impl Iterator<Item = (usize, &'a Ship)> {
        let state = self.state;
        let fleet = self.rules.fleet(1 - usize::from(side));
        fleet.map(move |place| (place, &state.ships()[place])).filter(|(_, ship)| ship.on_table())
    }

    /// Returns `true` if a ship runs for the far edge.
    pub(crate) fn runs(&self, place: usize) -> bool {
        self.rules.run() == Some(self.rules.side_of(place))
    }

    /// Returns the worth of destroying a ship, in dice, beyond its dice.
    pub(crate) fn prize(&self, place: usize) -> f64 {
        if self.runs(place) { 8.0 } else { 1.5 }
    }

    pub(crate) fn target(&self, place: usize) -> Target {
        Target::of(&self.ship(place).panel, self.prize(place))
    }

    /// Estimates the number of turns by one side that bring a bow to bear on a place.
    pub(crate) fn turns(&self, pose: Pose, to: Point) -> u8 {
        if bears(self.rules, pose.heading, to - pose.at) {
            return 0;
        }
        let off = pose.heading.bearing(pose.at, to).map_or(0, i32::abs);
        // Bearings are in steps of 15°: a side is four of them, and half a side lies within the wedge.
        ((off + 1) / 4).clamp(1, 3) as u8
    }

    /// Returns `true` if a ship leaves the table with its next inch, straight ahead or after a turn to either side.
    fn trapped(&self, side: u8, pose: Pose) -> bool {
        let stays = |heading| !flown(self.rules, side, pose.at, heading, Die::LEAST).leaves;
        !stays(pose.heading)
            && !stays(Way::Left.turned(pose.heading))
            && !stays(Way::Right.turned(pose.heading))
    }

    /// Returns the best attack from a pose with these dice: target, range dice, bonus and worth.
    pub(crate) fn best_attack(&self, side: u8, pose: Pose, dice: u8) -> Option<(usize, u8, u8, f64)> {
        let mut best: Option<(usize, u8, u8, f64)> = None;
        if dice == 0 {
            return None;
        }
        for (place, enemy) in self.enemies(side) {
            let range = range_dice(pose.at, enemy.at);
            if range >= dice || !bears(self.rules, pose.heading, enemy.at - pose.at) {
                continue;
            }
            let (bonus, worth) = self.target(place).best(dice - range);
            let worth = worth * self.urgency(place);
            if best.is_none_or(|b| worth > b.3) {
                best = Some((place, range, bonus, worth));
            }
        }
        best
    }

    /// Returns the factor for an attack on an enemy: greater if it is armed and has yet to be active, or runs.
    fn urgency(&self, place: usize) -> f64 {
        let ship = self.ship(place);
        let armed = !ship.done && ship.panel[PanelBox::Attack] > 1;
        (if armed { 1.15 } else { 1.0 }) * if self.runs(place) { 1.5 } else { 1.0 }
    }

    /// Returns the expected loss, in dice, of a ship in a pose to enemies that move later this turn, or next turn.
    pub(crate) fn danger(&self, me: usize, pose: Pose) -> f64 {
        let own = self.target(me);
        let mut sum = 0.0;
        for (_, enemy) in self.enemies(self.rules.side_of(me)) {
            let away = gap(pose.at, enemy.at);
            let turns = self.turns(Pose { at: enemy.at, heading: enemy.heading }, pose.at);
            let panel = &enemy.panel;
            let (movement, attack) = if enemy.done {
                // Next turn it has all its dice again, and must keep some to move and to live.
                let all = f64::from(panel.dice());
                (1 + turns, few(all * 0.75) - few(all * 0.75).min(turns))
            } else {
                (panel[PanelBox::Movement], panel[PanelBox::Attack])
            };
            if turns > movement {
                continue;
            }
            let reach = away - 4.0 * f64::from(movement);
            let range = few(((reach - 6.0) / 6.0).max(0.0) + 0.999);
            if range >= attack {
                continue;
            }
            let (_, worth) = own.best(attack - range);
            let sure = match (enemy.done, turns) {
                (false, 0) => 0.9,
                (false, _) => 0.6,
                (true, 0) => 0.4,
                (true, _) => 0.22,
            };
            sum += worth.min(f64::from(self.ship(me).panel.dice()) + own.prize) * sure;
        }
        sum
    }

    /// Counts the other ships of its side within a distance of a pose, in inches.
    fn friends(&self, me: usize, pose: Pose, within: f64) -> u8 {
        let fleet = self.rules.fleet(usize::from(self.rules.side_of(me)));
        let near = |other: &usize| {
            let ship = self.ship(*other);
            *other != me && ship.on_table() && gap(ship.at, pose.at) < within
        };
        fleet.filter(near).count() as u8
    }

    /// Returns the place where an enemy is expected after its move. A runner flies on with its Movement dice; if it has
    /// been active, or dice are still being assigned, with all its dice.
    pub(crate) fn foreseen(&self, place: usize) -> Point {
        let ship = self.ship(place);
        if !self.runs(place) {
            return ship.at;
        }
        let unassigned = ship.done || self.state.phase == Phase::Assign;
        let dice = if unassigned { ship.panel.dice() } else { ship.panel[PanelBox::Movement] };
        let y = ship.at.y + i32::from(dice) * RUN;
        Point { x: ship.at.x, y: y.min(self.rules.area().height.in_thousandths() - SHORT) }
    }

    /// Returns the worth of ending an activation in a pose, in dice.
    pub(crate) fn worth(&self, me: usize, pose: Pose) -> f64 {
        let side = self.rules.side_of(me);
        let mut sum = 0.0;
        if self.rules.options().edge == BeyondEdge::Leave {
            if self.trapped(side, pose) {
                sum -= 4.0;
            } else if flown(self.rules, side, pose.at, pose.heading, Die::MOST).leaves {
                sum -= 0.15;
            }
        }
        if self.runs(me) {
            sum += f64::from(pose.at.y) / 1000.0 * 0.14;
            sum += match pose.heading.degrees() {
                0 => 0.35,
                60 | 300 => 0.15,
                _ => -0.4,
            };
            let middle = self.rules.area().width.in_thousandths() / 2;
            sum -= f64::from((pose.at.x - middle).abs()) / 1000.0 * 0.01;
            return sum - 0.8 * self.danger(me, pose);
        }
        let mut nearest = f64::MAX;
        for (place, enemy) in self.enemies(side) {
            let there = self.foreseen(place);
            let away = gap(pose.at, there);
            nearest = nearest.min(away);
            if bears(self.rules, pose.heading, there - pose.at) {
                sum += 0.35 / (1.0 + (away - 6.0).max(0.0) / 6.0);
            }
            let behind = self.turns(Pose { at: enemy.at, heading: enemy.heading }, pose.at);
            sum += 0.06 * f64::from(behind);
        }
        if nearest < f64::MAX {
            sum -= if self.rules.run().is_some() { 0.06 } else { 0.035 } * (nearest - 5.0).max(0.0);
        }
        if self.rules.run().is_some() {
            sum -= 0.25 * f64::from(self.friends(me, pose, 6.0));
        }
        sum - if self.rules.run().is_some() { 0.1 } else { 0.3 } * self.danger(me, pose)
    }
}
