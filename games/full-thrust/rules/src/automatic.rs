//! Fire by the program: each firecon takes the nearest enemy that is left, and every weapon that bears fires (FT-3.7).

use arrayvec::ArrayVec;
use engine::Log;
use engine::dice::Dice;
use table::{Bearing, Vector};

use crate::bands::{reaches, squared};
use crate::clauses;
use crate::events::Event;
use crate::fire::is_slanting;
use crate::play::{NeedleHits, Play, streams};
use crate::range_index::{RangeIndex, bits};
use crate::ships::Kind;
use crate::state::{Place, Ship, Shot, arc_numbered, arc_of};

/// The most targets of a ship: the most firecons it can have.
const TARGETS: usize = 3;

/// An enemy that a ship fires at: the square of its distance, its index in the ship list, and the number of its arc.
#[derive(Clone, Copy)]
struct Engaged {
    square: i64,
    target: u8,
    arc: u8,
}

/// The squared distance that stands for no enemy.
const NOBODY: i64 = (u64::MAX >> 8) as i64;

/// Takes the nearest enemy out of the nearest in each arc. Each key holds the squared distance, and in its lowest byte
/// the index in the ship list. Of two enemies equally near in one arc, the first listed counts; of two arcs, the first.
#[inline]
fn take_nearest(nearest: &mut [u64; 4]) -> Engaged {
    let (mut best, mut arc) = (nearest[0], 0);
    for (other, key) in nearest.iter().enumerate().skip(1) {
        if key >> 8 < best >> 8 {
            (best, arc) = (*key, other);
        }
    }
    nearest[arc] = u64::MAX;
    Engaged { square: (best >> 8) as i64, target: best as u8, arc: arc as u8 }
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Plays line dice and fire by the program for one ship against one, if nobody hears the events. Both ships must be
    /// whole and ready to fire. The only enemy is then the nearest, and both ships measure the same distance. Returns
    /// `false`, and does nothing, if these conditions do not hold.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of every playout")]
    pub(crate) fn duel(&mut self) -> bool {
        let rules = self.rules;
        if L::HEARS || !rules.duel {
            return false;
        }
        let [one, other] = self.state.ships.as_slice() else { return false };
        let ready = |ship: &Ship| ship.lost == 0 && !ship.hidden && rules.hull(ship).ready;
        if !ready(one) || !ready(other) {
            return false;
        }
        self.engage();
        true
    }

    /// Plays line dice and fire of two whole ships, if both are on the table and within 36 inches of one another.
    /// Returns `true` if they are.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of every playout")]
    pub(crate) fn engage(&mut self) -> bool {
        let [one, other] = self.state.ships.as_slice() else { return false };
        let v = other.at - one.at;
        let square = v.dot(v);
        if square > squared(36) || one.place != Place::Table || other.place != Place::Table {
            return false;
        }
        if is_slanting(v) {
            self.stream(streams::LINES);
            self.ship_lines();
        }
        self.stream(streams::FIRE);
        self.exchange(v, square);
        true
    }

    /// Fires everything of both ships at one another; `v` is the displacement from the first to the second.
    #[inline]
    fn exchange(&mut self, v: Vector, square: i64) {
        let band = usize::from(square > squared(12)) + usize::from(square > squared(24));
        self.fire_all_at(0, 1, v, band);
        self.fire_all_at(1, 0, -v, band);
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of every playout")]
    fn fire_all_at(&mut self, place: usize, target: usize, v: Vector, band: usize) {
        let (rules, ships) = (self.rules, self.state.ships.as_slice());
        let ship = &ships[place];
        let arc = match rules.headings[usize::from(ship.course)].quarter(v) {
            Bearing::In(quarter) => quarter as u8,
            _ => arc_of(ship.lines, 0),
        };
        let dice = rules.hull(ship).dice[usize::from(arc & 3)][band];
        let table = &rules.hits[rules.hull(&ships[target]).group as usize];
        let points = self.roll_all(clauses::DAMAGE_DIE, dice, table);
        self.mark(target, points);
    }

    /// Plays fire by the program: each firecon takes the nearest enemy that is left in an arc not yet engaged. Every
    /// weapon that bears fires at the nearest engaged enemy it bears on.
    pub(crate) fn automatic(&mut self, hits: &mut NeedleHits) {
        self.stream(streams::FIRE);
        let first = self.rules.first;
        let mut sights = [RangeIndex::over(self.state.ships.len() - first), RangeIndex::over(first)];
        sights[0].look(&self.state.ships[first..]);
        sights[1].look(&self.state.ships[..first]);
        for place in 0..self.state.ships.len() {
            let ship = &self.state.ships[place];
            let firecons = self.rules.hull(ship).firecons_left(ship.lost);
            if ship.place == Place::Table && firecons > 0 {
                let second = place >= first;
                self.fire_at_nearest(
                    place,
                    firecons,
                    &sights[usize::from(second)],
                    if second { 0 } else { first },
                    hits,
                );
            }
        }
    }

    /// Fires one ship at the enemies its range index has found; `enemies` is the first enemy's index in the ship list.
    #[inline]
    fn fire_at_nearest(
        &mut self,
        place: usize,
        firecons: u8,
        sight: &RangeIndex,
        enemies: usize,
        hits: &mut NeedleHits,
    ) {
        let mut nearest = [u64::MAX; 4];
        let (last, found) = self.nearest(place, sight, enemies, &mut nearest);
        if found == 0 {
            return;
        }
        let (rules, ship) = (self.rules, &self.state.ships[place]);
        if !L::HEARS && found == 1 && ship.lost == 0 && rules.hull(ship).plain {
            return self.fire_unheard(place, last);
        }
        let mut engaged = ArrayVec::<Engaged, TARGETS>::new();
        while engaged.len() < usize::from(firecons).min(TARGETS) {
            match take_nearest(&mut nearest) {
                Engaged { square: NOBODY, .. } => break,
                next => engaged.push(next),
            }
        }
        self.fire_each(place, &engaged, hits);
    }

    /// Fires every weapon at the nearest engaged enemy it bears on, if there is one.
    #[inline]
    fn fire_each(&mut self, place: usize, engaged: &[Engaged], hits: &mut NeedleHits) {
        let (rules, ship) = (self.rules, &self.state.ships[place]);
        let (lost, weapons) = (ship.lost, rules.class(ship).weapons.as_slice());
        for (w, weapon) in weapons.iter().enumerate() {
            let bears = |e: &&Engaged| weapon.arcs & 1 << e.arc != 0 && reaches(weapon.kind, e.square);
            if lost & 1 << w == 0
                && let Some(at) = engaged.iter().find(bears)
            {
                // Needles aim at the drive.
                let needle = weapon.kind == Kind::Needle;
                let system = if needle { self.drive_of(at.target) } else { 0 };
                let shot = Shot { ship: place as u8, weapon: w as u8, target: at.target, system };
                self.shoot(shot, arc_numbered(at.arc), at.square, hits);
            }
        }
    }

    /// Notes the nearest enemy in each arc within 36 inches. Returns the last enemy found, and the number found.
    #[inline]
    fn nearest(
        &self,
        place: usize,
        sight: &RangeIndex,
        enemies: usize,
        nearest: &mut [u64; 4],
    ) -> (Engaged, usize) {
        let ships = self.state.ships.as_slice();
        let ship = &ships[place];
        let heading = self.rules.headings[usize::from(ship.course)];
        let (mut last, mut found) = (Engaged { square: NOBODY, target: 0, arc: 0 }, 0);
        for enemy in bits(sight.near(ship.at)) {
            let target = &ships[enemies + enemy];
            let v = target.at - ship.at;
            let square = v.dot(v);
            if square <= squared(36) && target.in_sight() {
                let arc = match heading.quarter(v) {
                    Bearing::In(quarter) => quarter as u8,
                    _ => arc_of(ship.lines, enemy),
                };
                last = Engaged { square, target: (enemies + enemy) as u8, arc };
                found += 1;
                let best = &mut nearest[usize::from(arc & 3)];
                *best = (*best).min((square as u64) << 8 | u64::from(last.target));
            }
        }
        (last, found)
    }

    /// Fires all beams of a whole ship at one target, if nobody hears of them one by one. Dice and points are the same.
    #[inline]
    fn fire_unheard(&mut self, place: usize, at: Engaged) {
        let (rules, target) = (self.rules, usize::from(at.target));
        let band = usize::from(at.square > squared(12)) + usize::from(at.square > squared(24));
        let dice = rules.hull(&self.state.ships[place]).dice[usize::from(at.arc & 3)][band];
        let hull = rules.hull(&self.state.ships[target]).group;
        let table = &rules.hits[hull as usize];
        let points = self.roll_all(clauses::DAMAGE_DIE, dice, table);
        self.mark(target, points);
    }

    /// Returns the index of the drive among a ship's systems.
    fn drive_of(&self, target: u8) -> u8 {
        self.rules.class(&self.state.ships[usize::from(target)]).weapons.len() as u8
    }
}
