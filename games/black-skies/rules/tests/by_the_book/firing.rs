//! Fire: the weapons that bear, hits and damage: BS-1.7, BS-5.1 to BS-5.6.

use super::page::{Book, Gun, in_arc, square};

/// Dice from the highest down; the last is a point without a roll (BS-1.7).
const LADDER: [u8; 8] = [12, 10, 8, 6, 4, 3, 2, 1];

impl Book {
    /// Returns `true` if a gun of a fighter has not been spent.
    pub fn usable(&self, (pair, who): (usize, usize), gun: usize) -> bool {
        !self.flyer((pair, who)).spent.contains(&gun)
    }

    /// Returns the greatest number of guns that a fighter may fire (BS-5.4, BS-5.5).
    pub fn most(&self, firer: (usize, usize)) -> usize {
        let usable = (0..self.pairs[firer.0].kind.guns.len()).filter(|g| self.usable(firer, *g)).count();
        if self.pairs[firer.0].crippled(firer.1) { usable / 2 } else { usable }
    }

    /// Returns `true` if a usable gun of a fighter has a target in arc and range.
    pub fn bears(&self, firer: (usize, usize), gun: usize, target: (usize, usize)) -> bool {
        let (pair, weapon) = (&self.pairs[firer.0], &self.pairs[firer.0].kind.guns[gun]);
        let (from, to) = (self.flyer(firer).at, self.flyer(target).at);
        let arc = weapon.sixths.iter().any(|sixth| in_arc(from, pair.facing, *sixth, to));
        self.usable(firer, gun) && arc && square(from, to) <= weapon.range[2].pow(2)
    }

    /// Returns the enemies of a side on the table.
    pub fn enemies(&self, side: usize) -> Vec<(usize, usize)> {
        let all = self.wing(1 - side).into_iter().flat_map(|p| [(p, 0), (p, 1)]);
        all.filter(|(p, who)| self.pairs[*p].flies(*who)).collect()
    }

    /// Returns `true` if a fighter has a gun and an enemy for it, even if it is out of control.
    pub fn has_targets(&self, pair: usize, who: usize) -> bool {
        let of = &self.pairs[pair];
        let guns = 0..of.kind.guns.len();
        of.flies(who)
            && self.most((pair, who)) > 0
            && self.enemies(of.side).iter().any(|t| guns.clone().any(|g| self.bears((pair, who), g, *t)))
    }

    pub fn fire_or_next(&mut self) {
        let Some((pair, _)) = self.top() else {
            // The element is gone: its placeholder moves to the bottom.
            self.pass();
            return self.flip();
        };
        let fires = |who: usize| self.has_targets(pair, who) && !self.flyer((pair, who)).done;
        self.phase = if fires(0) || fires(1) { "fire" } else { "next" };
    }

    /// Returns the points by which the face needed is lower (BS-5.2).
    fn modifiers(&self, firer: usize, target: usize) -> i64 {
        let speed = match self.pairs[target].speed {
            0 => 4,
            n if n < 4 => 2,
            n if n > 9 => -2,
            _ => 0,
        };
        speed - self.pairs[if self.of_target { target } else { firer }].penalty
    }

    /// Returns `true` if a face of the d12 hits (BS-5.1, BS-5.2).
    pub fn hits(&self, firer: (usize, usize), gun: &Gun, target: (usize, usize), face: i64) -> bool {
        let far = square(self.flyer(firer).at, self.flyer(target).at);
        let number = if far <= gun.range[0].pow(2) {
            4
        } else if far <= gun.range[1].pow(2) {
            7
        } else {
            10
        };
        face + self.modifiers(firer.0, target.0) >= number
    }

    /// Returns the die that is left after the shields of an element (BS-1.7).
    pub fn shielded(&self, damage: u8, target: usize) -> u8 {
        let rung = LADDER.iter().position(|die| *die == damage).expect("a die");
        LADDER[(rung + self.pairs[target].kind.shields).min(7)]
    }

    /// Plays an order to fire or to hold.
    pub fn shots(&mut self, order: &str) {
        let words: Vec<&str> = order.split(' ').collect();
        let [_, fighter, labels, target] = words.as_slice() else {
            self.phase = "next";
            return;
        };
        let (firer, target) = (self.find(fighter).expect("a fighter"), self.find(target).expect("a target"));
        let mut hits = Vec::new();
        for label in labels.split('+') {
            let guns = &self.pairs[firer.0].kind.guns;
            let gun = guns.iter().position(|g| g.label == *label).expect("a gun");
            let weapon = guns[gun].clone();
            for _ in 0..weapon.rate {
                let face = self.die("BS-5.2", 12);
                if self.hits(firer, &weapon, target, face) {
                    hits.push(weapon.damage);
                }
            }
            if weapon.once {
                self.pairs[firer.0].flyers[firer.1].spent.insert(gun);
            }
        }
        let mut points = 0;
        for damage in hits {
            let die = self.shielded(damage, target.0);
            let face = if die == 1 { 1 } else { self.die("BS-5.3", die) };
            points += (face - self.pairs[target.0].kind.armour).max(0);
        }
        self.pairs[firer.0].flyers[firer.1].done = true;
        self.hurt(target, points);
        self.lose(target.0);
        if !self.decided() {
            self.fire_or_next();
        }
    }
}
