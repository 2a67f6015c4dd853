//! Moves as the clauses say them: TAL-7, TAL-10.1, TAL-12.2 to TAL-14.2, TAL-17.1.

use super::hexes::{Cube, FRONT, LEFT, RIGHT};
use super::page::{Book, Ground, Place, Say, Told, Way};

pub const WAYS: [Way; 5] = [Way::Straight, Way::Left, Way::Right, Way::SlipLeft, Way::SlipRight];

impl Book {
    /// Returns the hex to which a move leads, and the vessel's facing afterwards.
    pub fn led(&self, vessel: usize, way: Way) -> (Cube, i64) {
        let of = &self.vessels[vessel];
        let (go, face) = match way {
            Way::Straight => (of.face, of.face),
            Way::Left => (of.face - 1, of.face - 1),
            Way::Right => (of.face + 1, of.face + 1),
            Way::SlipLeft => (of.face - 1, of.face),
            Way::SlipRight => (of.face + 1, of.face),
        };
        (of.at.step(go), face.rem_euclid(6))
    }

    /// Returns the moves open to a vessel, as if it were due to move now (TAL-7.1.2, TAL-7.2.2, TAL-7.3.2, TAL-8.4,
    /// TAL-17.1).
    pub fn ways(&self, vessel: usize) -> Vec<Way> {
        let of = &self.vessels[vessel];
        let helm = of.down[1].is_none();
        let may = |way: &Way| match way {
            Way::Straight => true,
            Way::Left | Way::Right => helm && of.count == 0,
            Way::SlipLeft | Way::SlipRight => helm && of.slip,
        };
        let free = |way: &Way| !self.is(self.led(vessel, *way).0, Ground::Planet);
        WAYS.into_iter().filter(may).filter(free).collect()
    }

    /// Returns `true` if a vessel must still move in this turn (TAL-7.1.1).
    pub fn must_move(&self, vessel: usize) -> bool {
        let of = &self.vessels[vessel];
        of.on_map() && !of.class.base && !of.moved && of.scheduled(self.impulse)
    }

    /// Returns `true` if a vessel may move with an afterburner (TAL-10.1).
    pub fn may_burn(&self, vessel: usize) -> bool {
        let of = &self.vessels[vessel];
        of.on_map() && !of.class.base && !of.moved && !of.scheduled(self.impulse) && of.burners > 0
    }

    /// Returns everything that the active side may say in the move step.
    pub fn moves(&self) -> Vec<Say> {
        let (side, mut all, mut open) = (self.active(), Vec::new(), false);
        for v in self.fleet(side) {
            let of = &self.vessels[v];
            if self.must_move(v) || self.may_burn(v) {
                open |= self.must_move(v);
                let burns = self.may_burn(v);
                for way in self.ways(v) {
                    all.push(Say::Move(v, way, burns, None));
                    let havens = self.havens(v, self.led(v, way).0).into_iter();
                    all.extend(havens.map(|haven| Say::Move(v, way, burns, Some(haven))));
                }
            }
            if of.class.base && !of.moved && of.scheduled(self.impulse) {
                all.extend([Say::Rotate(v, false), Say::Rotate(v, true)]);
            }
            if !of.launched {
                all.extend(self.launches(v));
            }
        }
        for (m, missile) in self.missiles.iter().enumerate().filter(|(_, m)| m.side == side && !m.moved) {
            open = true;
            all.extend(Self::nearer(missile.at, self.vessels[missile.target].at).map(|way| Say::Fly(m, way)));
        }
        if !open {
            all.push(Say::Done);
        }
        all
    }

    /// Returns the carriers and bases in a hex that have room for a squadron (TAL-12.3).
    fn havens(&self, vessel: usize, to: Cube) -> Vec<usize> {
        if !self.vessels[vessel].class.squadron {
            return Vec::new();
        }
        let room = |v: &usize| self.aboard(*v).len() < self.vessels[*v].class.holds;
        let own = self.fleet(self.vessels[vessel].side);
        own.into_iter().filter(|v| self.vessels[*v].at == to).filter(room).collect()
    }

    /// Returns the squadrons aboard.
    pub fn aboard(&self, carrier: usize) -> Vec<usize> {
        (0..self.vessels.len()).filter(|v| self.vessels[*v].place == Place::Aboard(carrier)).collect()
    }

    fn launches(&self, carrier: usize) -> Vec<Say> {
        let of = &self.vessels[carrier];
        let free = |way: &i64| {
            let to = of.at.step(*way);
            let met = |v: &super::page::Vessel| v.on_map() && v.at == to && v.class.talon == of.class.talon;
            self.holds(to) && !self.is(to, Ground::Planet) && !self.vessels.iter().any(met)
        };
        let ways: Vec<i64> = (0..6).filter(free).collect();
        // A squadron that has landed in this turn has had its move.
        let all = self.aboard(carrier).into_iter().filter(|s| !self.vessels[*s].moved);
        all.flat_map(|s| ways.iter().map(move |way| Say::Launch(carrier, s, *way))).collect()
    }

    /// Returns the directions that bring a missile nearer (TAL-13.2).
    fn nearer(from: Cube, to: Cube) -> impl Iterator<Item = i64> {
        (0..6).filter(move |way| from.step(*way).range(to) < from.range(to))
    }

    /// Leaves vessels in place that must move and cannot (TAL-17.1).
    pub fn hold_fast(&mut self) {
        for v in self.fleet(self.active()) {
            if self.must_move(v) && self.ways(v).is_empty() {
                self.vessels[v].moved = true;
                self.seen.insert("held by a planet");
            }
        }
    }

    pub fn carry_out(&mut self, say: &Say) -> Told {
        match say {
            Say::Move(v, way, burns, haven) => self.go(*v, *way, *burns, *haven)?,
            Say::Rotate(v, right) => {
                let of = &mut self.vessels[*v];
                of.face = (of.face + if *right { 1 } else { 5 }) % 6;
                of.moved = true;
            }
            Say::Launch(carrier, squadron, way) => self.launch(*carrier, *squadron, *way)?,
            Say::Fly(m, way) => self.fly(*m, *way)?,
            other => panic!("{other:?} is no move"),
        }
        Ok(())
    }

    fn launch(&mut self, carrier: usize, squadron: usize, way: i64) -> Told {
        let (at, face) = (self.vessels[carrier].at.step(way), self.vessels[carrier].face);
        self.vessels[carrier].launched = true;
        let of = &mut self.vessels[squadron];
        let row = of.class.curve.iter().position(|[_, speed, _]| *speed == 5).expect("speed 5");
        (of.place, of.at, of.face, of.row, of.moved) = (Place::Map, at, face, row, true);
        (of.count, of.slip) = (0, false);
        self.seen.insert("launched");
        self.meet_asteroids(squadron)
    }

    /// Rolls the damage of asteroids for a vessel that enters them faster than 2, with any kind of move (TAL-17.1).
    fn meet_asteroids(&mut self, v: usize) -> Told {
        if self.is(self.vessels[v].at, Ground::Asteroid) && self.vessels[v].speed() > 2 {
            self.seen.insert("met asteroids");
            let points = self.die("TAL-17.1", 6);
            self.strike(v, FRONT, points);
            self.explode()?;
        }
        Ok(())
    }

    fn go(&mut self, v: usize, way: Way, burns: bool, haven: Option<usize>) -> Told {
        let (from, (to, face)) = (self.vessels[v].at, self.led(v, way));
        let of = &mut self.vessels[v];
        (of.at, of.face, of.moved, of.slip) = (to, face, true, false);
        of.burners -= i64::from(burns);
        of.count = match way {
            Way::Left | Way::Right => of.radius(),
            _ => (of.count - 1).max(0),
        };
        if !self.holds(to) {
            self.gone(v, Place::Left);
            return Ok(());
        }
        let struck = match way {
            Way::SlipLeft => LEFT,
            Way::SlipRight => RIGHT,
            _ => FRONT,
        };
        self.meet_asteroids(v)?;
        while let Some(m) = self.missiles.iter().position(|m| m.target == v && m.at == to) {
            self.missiles.remove(m);
            self.seen.insert("flew into a missile");
            self.strike(v, struck, 2);
            self.explode()?;
        }
        self.meet(v, from, struck, haven)?;
        if let Some(haven) = haven.filter(|haven| self.vessels[*haven].on_map() && self.vessels[v].on_map()) {
            let of = &mut self.vessels[v];
            (of.place, of.count, of.slip) = (Place::Aboard(haven), 0, false);
            self.missiles.retain(|missile| missile.target != v);
            self.seen.insert("landed");
        }
        Ok(())
    }

    /// Carries out the collisions of the mover with all the ships it meets, in list order (TAL-7.4.1).
    fn meet(&mut self, v: usize, from: Cube, struck: usize, haven: Option<usize>) -> Told {
        let (talon, to) = (self.vessels[v].class.talon, self.vessels[v].at);
        let met: Vec<usize> = (0..self.vessels.len())
            .filter(|o| *o != v && Some(*o) != haven)
            .filter(|o| {
                let other = &self.vessels[*o];
                other.on_map() && other.at == to && other.class.talon == talon && !other.class.base
            })
            .collect();
        if !self.vessels[v].on_map() {
            return Ok(());
        }
        for other in met {
            if !self.vessels[v].on_map() {
                self.seen.insert("the mover is gone before the next pair");
                break;
            }
            if !self.vessels[other].on_map() {
                self.seen.insert("one met is gone already");
                continue;
            }
            self.seen.insert("collided");
            let side = self.vessels[v].side;
            let of = &self.vessels[other];
            let other_arc = of.at.arcs(of.face, from)[0];
            // The order matters if one of them may be destroyed or take a critical hit.
            let matters = self.breaks(v, struck) || self.breaks(other, other_arc);
            let first = if matters {
                match self.ask(side, vec![Say::First(v), Say::First(other)])? {
                    Say::First(first) => first,
                    said => panic!("{said:?} is nobody"),
                }
            } else {
                v
            };
            for hurt in [first, v + other - first] {
                if !self.vessels[hurt].on_map() {
                    continue;
                }
                self.strike(hurt, if hurt == v { struck } else { other_arc }, 3);
                self.explode()?;
            }
        }
        Ok(())
    }

    /// Returns `true` if the damage of a collision would mark a critical box of a vessel, or its last box.
    fn breaks(&self, v: usize, arc: usize) -> bool {
        let of = &self.vessels[v];
        let held = if self.shielded(v) { of.shields[arc] + of.extra[arc].0 } else { 0 };
        let struck = (3 - held).max(0) as usize;
        (of.hull..of.hull + struck).any(|n| n + 1 >= of.class.hull.len() || of.class.hull[n].1)
    }

    fn fly(&mut self, m: usize, way: i64) -> Told {
        let missile = &mut self.missiles[m];
        let from = missile.at;
        missile.at = from.step(way);
        missile.moved = true;
        let (at, target) = (missile.at, missile.target);
        if self.is(at, Ground::Planet) {
            self.missiles.remove(m);
            self.seen.insert("a missile met a planet");
        } else if !self.holds(at) {
            self.missiles.remove(m);
        } else if self.vessels[target].at == at {
            self.missiles.remove(m);
            self.seen.insert("a missile hit");
            let arc = self.arc_struck(target, from)?;
            self.strike(target, arc, 2);
            self.explode()?;
        }
        Ok(())
    }
}
