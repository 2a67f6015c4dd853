//! Damage as the clauses say it: shields, hull, critical hits, explosions and repairs: TAL-2.3, TAL-2.6, TAL-8.4 to
//! TAL-8.6.

use super::hexes::Cube;
use super::page::{Book, Ground, Place, Say, Told};

const SHIELDS: usize = 0;
const HELM: usize = 1;
const POWER: usize = 2;

impl Book {
    /// Returns the arc of a vessel that is hit from a hex; on a border, and in the same hex, its owner chooses
    /// (TAL-8.2).
    pub fn arc_struck(&mut self, vessel: usize, from: Cube) -> Result<usize, super::page::Ask> {
        let of = &self.vessels[vessel];
        let (side, arcs) = (of.side, of.at.arcs(of.face, from));
        let holds = |arc: &usize| of.shields[*arc] + of.extra[*arc].0 > 0;
        if !self.shielded(vessel) || !arcs.iter().any(holds) {
            // There is nothing to choose.
            return Ok(arcs[0]);
        }
        match self.ask(side, arcs.into_iter().map(Say::Arc).collect())? {
            Say::Arc(arc) => Ok(arc),
            other => panic!("{other:?} is no arc"),
        }
    }

    /// Returns `true` if a vessel's shields work.
    pub fn shielded(&self, vessel: usize) -> bool {
        let of = &self.vessels[vessel];
        !of.class.squadron && of.down[SHIELDS].is_none() && !self.is(of.at, Ground::Nebula)
    }

    /// Marks damage on an arc, point by point (TAL-8.4).
    pub fn strike(&mut self, vessel: usize, arc: usize, points: i64) {
        let mut left = points;
        while left > 0 && self.shielded(vessel) {
            let of = &mut self.vessels[vessel];
            if of.extra[arc].0 > 0 {
                of.extra[arc].0 -= 1;
            } else if of.shields[arc] > 0 {
                of.shields[arc] -= 1;
            } else {
                break;
            }
            left -= 1;
        }
        self.mark(vessel, left);
    }

    /// Marks hull boxes, one after another.
    fn mark(&mut self, vessel: usize, boxes: i64) {
        for _ in 0..boxes {
            if !self.vessels[vessel].on_map() {
                return;
            }
            let of = &mut self.vessels[vessel];
            of.hull += 1;
            if of.hull == of.class.hull.len() {
                return self.destroy(vessel);
            }
            if of.class.hull[of.hull - 1].1 {
                self.critical(vessel);
            }
        }
    }

    fn critical(&mut self, vessel: usize) {
        let roll = self.die("TAL-8.4", 6) + self.die("TAL-8.4", 6);
        let base = self.vessels[vessel].class.base;
        let of = &mut self.vessels[vessel];
        match roll {
            2 => {
                self.seen.insert("three more");
                self.mark(vessel, 3);
            }
            3 => {
                of.down[SHIELDS] = Some(true);
                of.extra = [(0, 0); 4];
            }
            4 if base => {}
            4 => of.down[HELM] = Some(true),
            5 | 9 => self.lose_group(vessel),
            6 => of.wider = (of.wider + 1).min(2),
            8 => of.less += 1,
            10 => {
                of.no_ftl = true;
                of.leaving = None;
                self.mark(vessel, 1);
            }
            11 => of.down[POWER] = Some(true),
            12 => self.destroy(vessel),
            _ => {}
        }
    }

    /// Rolls a die for each group left; the highest is lost, tied groups roll again, a lone group has no roll
    /// (TAL-8.4).
    fn lose_group(&mut self, vessel: usize) {
        let bars = &self.vessels[vessel].bars;
        let mut left: Vec<usize> = (0..bars.len()).filter(|g| !bars[*g].lost).collect();
        while left.len() > 1 {
            let dice: Vec<i64> = left.iter().map(|_| self.die("TAL-8.4", 6)).collect();
            let most = *dice.iter().max().expect("a die");
            if dice.iter().filter(|die| **die == most).count() > 1 {
                self.seen.insert("tied groups");
            }
            left = left.into_iter().zip(dice).filter(|(_, die)| *die == most).map(|(g, _)| g).collect();
        }
        if let Some(group) = left.first() {
            self.vessels[vessel].bars[*group].lost = true;
        }
    }

    /// Destroys a vessel with those aboard; it explodes when its turn comes (TAL-2.3, TAL-12.3).
    pub fn destroy(&mut self, vessel: usize) {
        self.gone(vessel, Place::Destroyed);
        self.blasts.push_back(vessel);
    }

    /// Takes a vessel off the map, with those aboard and the missiles that fly at them.
    pub fn gone(&mut self, vessel: usize, how: Place) {
        self.vessels[vessel].place = how;
        for other in &mut self.vessels {
            if other.place == Place::Aboard(vessel) {
                other.place = how;
            }
        }
        self.missiles.retain(|missile| missile.target != vessel);
    }

    /// Carries out all explosions that are due (TAL-8.6).
    pub fn explode(&mut self) -> Told {
        while let Some(vessel) = self.blasts.pop_front() {
            let (at, points) = (self.vessels[vessel].at, self.vessels[vessel].class.blast);
            if points == 0 {
                continue;
            }
            for other in 0..self.vessels.len() {
                if self.vessels[other].on_map() && self.vessels[other].at.range(at) <= 1 {
                    self.seen.insert("caught in an explosion");
                    let arc = self.arc_struck(other, at)?;
                    self.strike(other, arc, points);
                }
            }
            for missile in &mut self.missiles {
                if missile.at.range(at) <= 1 {
                    missile.points -= points;
                }
            }
            self.missiles.retain(|missile| missile.points > 0);
        }
        Ok(())
    }

    /// Rolls the repairs of the active side (TAL-8.5).
    pub fn repair(&mut self) {
        for vessel in self.fleet(self.active()) {
            for what in [SHIELDS, HELM, POWER] {
                if self.vessels[vessel].down[what] == Some(false) && self.die("TAL-8.5", 6) == 6 {
                    self.vessels[vessel].down[what] = None;
                    self.seen.insert("repaired");
                }
            }
        }
    }
}
