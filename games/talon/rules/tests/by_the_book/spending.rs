//! Power as the clauses spend it, and the power phase: TAL-2.4 to TAL-2.6, TAL-9, TAL-10.1, TAL-11.1.

use super::page::{Book, Buy, Place, Plan, Say, Told};

impl Book {
    /// Returns `true` if a vessel has power to spend in this turn: its own, or its battery's.
    pub fn can_spend(&self, v: usize) -> bool {
        let of = &self.vessels[v];
        of.on_map() && of.down[2].is_none() && (of.has_power(self.impulse) || of.battery)
    }

    /// Returns the purchases open to one vessel (TAL-2.5).
    pub fn wares(&self, v: usize) -> Vec<Buy> {
        let mut all = Vec::new();
        if !self.can_spend(v) {
            return all;
        }
        let of = &self.vessels[v];
        for (g, (bar, group)) in of.bars.iter().zip(&of.class.groups).enumerate() {
            if !bar.lost && bar.yellow < group.yellow {
                all.push(Buy::Charge(g));
            }
        }
        if of.down[0].is_none() {
            all.extend((0..4).filter(|arc| of.extra[*arc].0 == 0).map(Buy::Reinforce));
        }
        if !of.slip && !of.class.base {
            all.push(Buy::Slip);
        }
        if of.count > 0 {
            all.push(Buy::Through);
        }
        if of.class.battery && !of.battery {
            all.push(Buy::Battery);
        }
        if of.marker.is_none() {
            all.push(if of.side == self.initiative { Buy::Defend } else { Buy::Change });
        }
        for (m, missile) in self.missiles.iter().enumerate().filter(|(_, m)| m.side == of.side) {
            let enemies = self.fleet(1 - of.side).into_iter();
            let away = enemies.filter(|t| self.vessels[*t].at != missile.at && *t != missile.target);
            all.extend(away.map(|target| Buy::Redirect(m, target)));
        }
        if of.class.holds > 0 || of.class.base {
            all.extend((0..self.vessels.len()).filter(|s| self.feeds(v, *s)).map(Buy::Squadron));
        }
        all
    }

    /// Returns `true` if a carrier can charge a squadron (TAL-12.3).
    fn feeds(&self, v: usize, squadron: usize) -> bool {
        let (of, fed) = (&self.vessels[v], &self.vessels[squadron]);
        let near = match fed.place {
            Place::Map => of.at.range(fed.at) <= 3,
            Place::Aboard(carrier) => carrier == v,
            _ => false,
        };
        near && fed.class.squadron && fed.side == of.side && fed.bars[0].yellow < fed.class.groups[0].yellow
    }

    /// Returns `true` if a list of purchases is legal: vessels in list order, each once, and each purchase open as the
    /// step begins.
    pub fn legal_buys(&self, side: usize, buys: &[(usize, Buy)]) -> bool {
        buys.is_sorted_by(|(v, _), (next, _)| v < next)
            && buys.iter().all(|(v, buy)| self.vessels[*v].side == side && self.wares(*v).contains(buy))
    }

    pub fn buy(&mut self, v: usize, buy: &Buy) {
        let (impulse, side) = (self.impulse, self.vessels[v].side);
        let of = &mut self.vessels[v];
        if !of.has_power(impulse) {
            of.battery = false;
            self.seen.insert("a battery used");
        }
        match buy {
            Buy::Charge(g) => of.bars[*g].yellow += 1,
            Buy::Reinforce(arc) => of.extra[*arc] = (2, impulse),
            Buy::Slip => of.slip = true,
            Buy::Through => of.count -= 1,
            Buy::Battery => of.battery = true,
            Buy::Change | Buy::Defend => of.marker = Some(side != self.initiative),
            Buy::Redirect(m, target) => self.missiles[*m].target = *target,
            Buy::Squadron(s) => {
                let fed = &mut self.vessels[*s];
                fed.bars[0].yellow = (fed.bars[0].yellow + 1).min(fed.class.groups[0].yellow);
            }
        }
    }

    /// Settles the initiative at the end of an impulse (TAL-1.5).
    pub fn settle_initiative(&mut self) {
        let of =
            |change: bool| self.vessels.iter().filter(|v| v.on_map() && v.marker == Some(change)).count();
        if of(true) > of(false) {
            self.initiative = 1 - self.initiative;
            self.seen.insert("initiative changed");
        }
        self.vessels.iter_mut().for_each(|v| v.marker = None);
    }

    /// Charges a red box of each group, or a yellow one if the red ones are full (TAL-9.1).
    pub fn charge(&mut self) {
        for v in &mut self.vessels {
            if !matches!(v.place, Place::Map | Place::Aboard(_)) {
                continue;
            }
            for (bar, group) in v.bars.iter_mut().zip(&v.class.groups).filter(|(bar, _)| !bar.lost) {
                if bar.red < group.red {
                    bar.red += 1;
                } else if bar.yellow < group.yellow {
                    bar.yellow += 1;
                }
            }
        }
    }

    /// Returns the rows of the curve that a vessel may choose (TAL-2.1, TAL-2.4).
    pub fn rows(&self, v: usize) -> Vec<usize> {
        let of = &self.vessels[v];
        let near = (0..of.class.curve.len()).filter(|row| row.abs_diff(of.row) <= 1);
        near.filter(|row| of.power_at(*row) >= 0).collect()
    }

    /// Returns whether a vessel may announce a retreat, and whether it may be taken off (TAL-11.1, TAL-1.1).
    pub fn outs(&self, v: usize) -> (bool, bool) {
        let of = &self.vessels[v];
        let ship = !of.class.base && !of.class.squadron;
        let far = |o: &usize| *o == v || !self.vessels[*o].on_map() || self.vessels[*o].at.range(of.at) >= 6;
        let lone = self.floating && ship && (0..self.vessels.len()).all(|o| far(&o));
        (self.retreats && ship && of.leaving.is_none() && !of.no_ftl, lone)
    }

    /// Returns `true` if a side has a vessel with a choice in a power phase.
    pub fn chooses(&self, side: usize) -> bool {
        !self.choosers(side).is_empty()
    }

    /// Returns the vessels of a side that have a choice.
    pub fn choosers(&self, side: usize) -> Vec<usize> {
        self.fleet(side).into_iter().filter(|v| self.plans(*v).len() > 1).collect()
    }

    pub fn legal_plan(&self, side: usize, plans: &[(usize, Plan)]) -> bool {
        plans.iter().map(|(v, _)| *v).eq(self.choosers(side))
            && plans.iter().all(|(v, plan)| self.plans(*v).contains(plan))
    }

    /// Returns the plans of the vessels that have exactly one.
    pub fn forced(&self) -> Vec<(usize, Plan)> {
        let all = (0..2).flat_map(|side| self.fleet(side));
        all.filter_map(|v| match self.plans(v)[..] {
            [only] => Some((v, only)),
            _ => None,
        })
        .collect()
    }

    /// Carries out the power phase: speeds, then vessels without one, then vessels that leave (TAL-9.2).
    pub fn phase(&mut self, plans: &[(usize, Plan)]) -> Told {
        let lost: Vec<usize> = (0..self.vessels.len())
            .filter(|v| self.vessels[*v].on_map() && self.rows(*v).is_empty())
            .collect();
        for (v, plan) in plans {
            let Plan::Row(row, retreat) = *plan else { continue };
            let power = self.vessels[*v].power_at(row);
            let of = &mut self.vessels[*v];
            (of.row, of.power) = (row, power);
            if retreat {
                of.leaving = Some(self.round);
            }
        }
        for v in lost {
            if self.vessels[v].on_map() {
                self.seen.insert("no speed left");
                self.destroy(v);
                self.explode()?;
            }
        }
        for v in 0..self.vessels.len() {
            let of = &self.vessels[v];
            let off = plans.iter().any(|(p, plan)| *p == v && *plan == Plan::Off);
            if of.on_map() && (off || of.leaving == Some(self.round - 2)) {
                self.seen.insert(if off { "taken off" } else { "retreated" });
                self.gone(v, Place::Retreated);
            }
        }
        Ok(())
    }

    /// Returns a side's points: the cost of the enemies destroyed (TAL-16).
    pub fn points(&self, side: usize) -> i64 {
        let lost = self.vessels.iter().filter(|v| v.side != side && v.place == Place::Destroyed);
        lost.map(|v| v.class.cost).sum()
    }
}

/// Returns the plans that both sides have said for their vessels.
pub fn said_of(said: &[Say]) -> Vec<(usize, Plan)> {
    let all = said.iter().flat_map(|say| match say {
        Say::Plan(plans) => plans.clone(),
        other => panic!("{other:?} is no plan"),
    });
    all.collect()
}
