//! Fire as the clauses say it: TAL-8.1 to TAL-8.3, TAL-12.2, TAL-13, TAL-17.1.

use super::hexes::Cube;
use super::page::{Aim, Book, Ground, Missile, Say, Told};
use super::tables::{damage, reaches};

impl Book {
    /// Returns the number that terrain on the line of fire takes off a die; `None` if a planet is in the way
    /// (TAL-17.1).
    pub fn through(&self, from: Cube, to: Cube) -> Option<i64> {
        let mut less = 0;
        for nearest in from.line(to) {
            if nearest.iter().all(|hex| self.is(*hex, Ground::Planet)) {
                return None;
            }
            let thick = |ground: Ground| nearest.iter().all(|hex| self.is(*hex, ground));
            less += i64::from(thick(Ground::Asteroid) || thick(Ground::Nebula));
        }
        Some(less)
    }

    /// Returns `true` if a group bears on a hex.
    pub fn bears(&self, v: usize, group: usize, on: Cube) -> bool {
        let (of, fires) = (&self.vessels[v], &self.vessels[v].class.groups[group]);
        let arcs = of.at.arcs(of.face, on);
        reaches(fires.gun, of.at.range(on))
            && fires.arcs.iter().any(|arc| arcs.contains(arc))
            && self.through(of.at, on).is_some()
    }

    /// Returns everything that a group can fire at: enemies on the map, then their missiles.
    pub fn aims(&self, v: usize, group: usize) -> Vec<Aim> {
        let side = self.vessels[v].side;
        if self.vessels[v].class.groups[group].gun == "missile" && !self.missiles_fly {
            return Vec::new();
        }
        let vessels = self.fleet(1 - side).into_iter();
        let vessels = vessels.filter(|o| self.bears(v, group, self.vessels[*o].at)).map(Aim::Vessel);
        let missiles = self.missiles.iter().enumerate().filter(|(_, m)| m.side != side);
        let missiles = missiles.filter(|(_, m)| self.bears(v, group, m.at)).map(|(m, _)| Aim::Missile(m));
        // A missile does not fly at a missile, and a fusion cannon does not harm one.
        let spares = ["missile", "fusion"].contains(&self.vessels[v].class.groups[group].gun);
        vessels.chain(missiles.filter(|_| !spares)).collect()
    }

    /// Returns the groups of the active side that could fire now (TAL-8.1).
    pub fn could_fire(&self) -> Vec<(usize, usize)> {
        if self.circling {
            return Vec::new();
        }
        let all = self.fleet(self.active()).into_iter();
        let all = all.flat_map(|v| (0..self.vessels[v].bars.len()).map(move |g| (v, g)));
        all.filter(|(v, g)| self.vessels[*v].ready(*g) && self.may_shoot(*v, *g)).collect()
    }

    /// Returns `true` if a group may shoot: a fusion cannon needs no enemy ahead, any other group a target (TAL-8.3).
    fn may_shoot(&self, v: usize, group: usize) -> bool {
        self.vessels[v].class.groups[group].gun == "fusion" || !self.aims(v, group).is_empty()
    }

    pub fn legal_shot(&self, v: usize, group: usize, aims: &[Aim]) -> bool {
        if self.circling || !self.could_fire().contains(&(v, group)) {
            return false;
        }
        if self.vessels[v].class.groups[group].gun == "fusion" {
            return aims.is_empty();
        }
        let all = self.aims(v, group);
        aims.len() == self.vessels[v].guns(group) && aims.iter().all(|aim| all.contains(aim))
    }

    pub fn shoot(&mut self, v: usize, group: usize, aims: &[Aim]) -> Told {
        let guns = self.vessels[v].guns(group);
        let bar = &mut self.vessels[v].bars[group];
        (bar.red, bar.yellow) = (0, 0);
        let gun = self.vessels[v].class.groups[group].gun;
        // Missiles are identified by number here, because their places in the list change.
        let aims: Vec<Aim> = aims
            .iter()
            .map(|aim| match aim {
                Aim::Missile(m) => Aim::Missile(self.missiles[*m].number),
                Aim::Vessel(target) => Aim::Vessel(*target),
            })
            .collect();
        for n in 0..guns {
            if !self.vessels[v].on_map() {
                self.seen.insert("the firer is gone");
                return Ok(());
            }
            match (gun, aims.get(n)) {
                ("fusion", _) => self.cone(v, group)?,
                (_, Some(Aim::Missile(number))) => self.at_missile(v, gun, *number),
                ("missile", Some(Aim::Vessel(target))) => self.send(v, *target),
                (_, Some(Aim::Vessel(target))) => self.at_vessel(v, gun, *target)?,
                (_, None) => panic!("a weapon without a target"),
            }
            self.explode()?;
        }
        Ok(())
    }

    /// Rolls a die and takes off the terrain in the way; never below 1.
    fn thrown(&mut self, from: Cube, to: Cube) -> i64 {
        let less = self.through(from, to).expect("no planet");
        (self.die("TAL-8.3", 6) - less).max(1)
    }

    fn at_vessel(&mut self, v: usize, gun: &'static str, target: usize) -> Told {
        if !self.vessels[target].on_map() {
            self.seen.insert("the target is gone");
            return Ok(());
        }
        let (from, to) = (self.vessels[v].at, self.vessels[target].at);
        let die = self.thrown(from, to);
        let points = damage(gun, from.range(to), die);
        if points > 0 {
            let arc = self.arc_struck(target, from)?;
            self.strike(target, arc, points);
        }
        Ok(())
    }

    fn at_missile(&mut self, v: usize, gun: &'static str, number: usize) {
        let Some(m) = self.missiles.iter().position(|m| m.number == number) else {
            self.seen.insert("the missile is gone");
            return;
        };
        let (from, to) = (self.vessels[v].at, self.missiles[m].at);
        let die = self.thrown(from, to);
        self.missiles[m].points -= damage(gun, from.range(to), die);
        self.missiles.retain(|missile| missile.points > 0);
    }

    /// Launches a missile (TAL-13.2).
    fn send(&mut self, v: usize, target: usize) {
        if !self.vessels[target].on_map() {
            return;
        }
        self.sent += 1;
        let number = self.sent;
        let (side, at) = (self.vessels[v].side, self.vessels[v].at);
        self.missiles.push(Missile { number, side, target, at, points: 3, moved: true });
    }

    /// Fires a fusion cannon at all ships ahead, its own side's too (TAL-8.3).
    fn cone(&mut self, v: usize, group: usize) -> Told {
        let face = self.die("TAL-8.3", 6);
        let from = self.vessels[v].at;
        if self.aims(v, group).is_empty() {
            self.seen.insert("a cone at no enemy");
        }
        for other in 0..self.vessels.len() {
            let of = &self.vessels[other];
            if other == v || !of.on_map() || !self.bears(v, group, of.at) {
                continue;
            }
            let (to, owner) = (of.at, of.side);
            if owner == self.vessels[v].side {
                self.seen.insert("a cone over own ships");
            }
            let die = (face - self.through(from, to).expect("no planet")).max(1);
            let points = damage("fusion", from.range(to), die);
            if points > 0 {
                let arc = self.arc_struck(other, from)?;
                self.strike(other, arc, points);
            }
        }
        Ok(())
    }

    /// Returns every shot of the active side, where each weapon has few targets; `Done` comes last.
    pub fn shots(&self) -> Vec<Say> {
        let mut all = Vec::new();
        for (v, group) in self.could_fire() {
            if self.vessels[v].class.groups[group].gun == "fusion" {
                all.push(Say::Fire(v, group, Vec::new()));
                continue;
            }
            let aims = self.aims(v, group);
            let mut sets: Vec<Vec<Aim>> = vec![Vec::new()];
            for _ in 0..self.vessels[v].guns(group) {
                let longer = |set: &Vec<Aim>| {
                    let set = set.clone();
                    aims.iter()
                        .map(move |aim| set.iter().copied().chain([*aim]).collect())
                        .collect::<Vec<_>>()
                };
                sets = sets.iter().flat_map(longer).collect();
            }
            all.extend(sets.into_iter().map(|set| Say::Fire(v, group, set)));
        }
        all.push(Say::Done);
        all
    }
}
