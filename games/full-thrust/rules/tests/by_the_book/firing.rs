//! The turn from anti-fighter dice to its end: FT-3.1 to FT-3.7, FT-4.2, FT-4.4, FT-4.6 to FT-4.10, FT-4.14, FT-5.1.

use rules_full_thrust::ships::{Group, Kind};
use rules_full_thrust::{Fire, Order, Part};

use super::page::{Book, Shot, within};

impl Book {
    pub fn resolve_fire(&mut self, orders: &[Order; 2]) {
        match self.phase {
            "attacks" => {
                for (side, order) in orders.iter().enumerate() {
                    for part in order.parts() {
                        let Part::Attack(group, target) = part else { panic!("an attack is due: {part}") };
                        let (g, target) = (self.wing(side, *group), self.find(*target));
                        self.wings[g].target = Some(target);
                    }
                }
                let attacked = |b: &Self, side: usize| {
                    let can = |i: &usize| b.ships[*i].side == side && b.ships[*i].firecons() > 0;
                    b.wings.iter().filter_map(|w| w.target).any(|i| can(&i))
                };
                if !self.options.anti_fighter || !self.ask("defence", attacked) {
                    self.fighters_attack();
                }
            }
            "defence" => {
                for (side, order) in orders.iter().enumerate() {
                    for part in order.parts() {
                        let Part::Guard(_, group) = part else { panic!("an allotment is due: {part}") };
                        let (g, down) = (self.wing(1 - side, *group), [0, 0, 0, 0, 1, 1, 2]);
                        let face = self.die("FT-4.8");
                        let wing = &mut self.wings[g];
                        wing.fighters = (wing.fighters - down[face as usize]).max(0);
                        if wing.fighters == 0 {
                            wing.flight = "lost";
                        }
                    }
                }
                self.fighters_attack();
            }
            _ => self.shots(orders),
        }
    }

    /// Returns the damage of a beam or fighter die to a hull (FT-3.2, FT-4.6).
    fn points(&self, face: i64, target: usize) -> i64 {
        let capital = self.options.armour && self.ships[target].class.group == Group::Capital;
        match face {
            6 if capital => 1,
            6 => 2,
            4 | 5 if !capital => 1,
            _ => 0,
        }
    }

    fn fighters_attack(&mut self) {
        for g in self.launched() {
            let Some(target) = self.wings[g].target.take() else { continue };
            if !self.ships[target].place.is_empty() {
                continue;
            }
            for _ in 0..self.wings[g].fighters {
                let face = self.die("FT-4.7");
                self.ships[target].marked += self.points(face, target);
            }
            if self.options.fire == Fire::Alternate {
                self.settle(&[]);
            }
        }
        self.ship_fire();
    }

    pub fn ship_fire(&mut self) {
        match self.options.fire {
            Fire::Secret => {
                let fires = |b: &Self, side: usize| b.fleet(side).into_iter().any(|i| b.may_fire(i));
                if !self.ask("fire", fires) {
                    self.end(&[]);
                }
            }
            Fire::Open => self.next_to_declare(0),
            Fire::Alternate => {
                if self.ships.iter().all(|ship| !ship.place.is_empty()) {
                    return self.end(&[]);
                }
                let count = |side: usize| {
                    let real = |i: &&usize| self.ships[**i].place.is_empty() && !self.ships[**i].dummy;
                    self.fleet(side).iter().filter(real).count()
                };
                self.slot = match count(0).cmp(&count(1)) {
                    std::cmp::Ordering::Greater => 0,
                    std::cmp::Ordering::Less => 1,
                    std::cmp::Ordering::Equal => usize::from(self.die("FT-4.2") > 3),
                };
                self.passes = 0;
                self.next_slot();
            }
            Fire::Automatic => {
                let shots: Vec<Shot> = (0..self.ships.len()).flat_map(|i| self.all_that_bears(i)).collect();
                self.lawful(&shots);
                let hits = self.fire(&shots);
                self.end(&hits);
            }
        }
    }

    /// Returns the fire by the program of a ship. Each firecon takes the nearest enemy of an arc, nearest arcs first.
    /// Each weapon fires at the nearest of these that it bears on; needle beams aim at the drive.
    fn all_that_bears(&self, ship: usize) -> Vec<Shot> {
        let s = &self.ships[ship];
        let far = |enemy: usize| {
            let (x, y) = (self.ships[enemy].at.0 - s.at.0, self.ships[enemy].at.1 - s.at.1);
            x * x + y * y
        };
        let seen = |e: &usize| self.ships[*e].in_sight() && within(s.at, self.ships[*e].at, 36);
        let enemies: Vec<usize> = self.fleet(1 - s.side).into_iter().filter(seen).collect();
        let nearest = |arc: usize| {
            let there = enemies.iter().filter(move |e| self.arc(ship, **e) == arc);
            there.min_by_key(|e| far(**e)).map(|e| (far(*e), arc, *e))
        };
        let mut engaged: Vec<(i64, usize, usize)> = (0..4).filter_map(nearest).collect();
        engaged.sort_unstable();
        engaged.truncate(if s.place.is_empty() { s.firecons() as usize } else { 0 });
        let weapons = 0..s.class.weapons.len();
        let shot = |weapon: usize| {
            let (_, _, target) = engaged.iter().find(|(_, _, e)| self.bears(ship, weapon, *e))?;
            let needle = s.class.weapons[weapon].kind == Kind::Needle;
            let system = if needle { self.ships[*target].class.weapons.len() } else { 0 };
            Some((ship, weapon, *target, system))
        };
        weapons.filter_map(shot).collect()
    }

    fn next_to_declare(&mut self, from: usize) {
        match (from..self.ships.len()).find(|i| self.may_fire(*i)) {
            Some(ship) => {
                self.declarer = ship;
                let side = self.ships[ship].side;
                self.ask("fire", |_, of| of == side);
            }
            None => {
                let shots = std::mem::take(&mut self.declared);
                let hits = self.fire(&shots);
                self.end(&hits);
            }
        }
    }

    /// Gives the slot to the next side that can fire, until both sides in a row have passed or bear on nothing
    /// (FT-4.2).
    fn next_slot(&mut self) {
        while self.passes < 2 {
            let side = self.slot;
            let left = |i: &usize| !self.ships[*i].done && self.may_fire(*i);
            if self.fleet(side).iter().any(left) {
                self.ask("fire", |_, of| of == side);
                return;
            }
            self.passes += 1;
            self.slot = 1 - side;
        }
        self.end(&[]);
    }

    fn shots(&mut self, orders: &[Order; 2]) {
        let shot = |part: &Part| -> Shot {
            let Part::Shot(ship, weapon, target, system) = part else { panic!("fire is due: {part}") };
            let (ship, target) = (self.find(*ship), self.find(*target));
            let system = system.map_or(0, |s| self.ships[target].class.index_of(s).expect("a system it has"));
            (ship, self.weapon(ship, *weapon), target, system)
        };
        let shots: Vec<Shot> = orders.iter().flat_map(Order::parts).map(shot).collect();
        self.lawful(&shots);
        match self.options.fire {
            Fire::Open => {
                self.declared.extend(shots);
                self.next_to_declare(self.declarer + 1);
            }
            Fire::Alternate => {
                match shots.first() {
                    Some((ship, ..)) => {
                        self.ships[*ship].done = true;
                        self.passes = 0;
                    }
                    None => self.passes += 1,
                }
                let hits = self.fire(&shots);
                self.settle(&hits);
                self.slot = 1 - self.slot;
                self.next_slot();
            }
            _ => {
                let hits = self.fire(&shots);
                self.end(&hits);
            }
        }
    }

    /// Asserts that every shot of a legal order bears, no weapon fires twice, and firecons suffice (FT-3.3, FT-3.4).
    fn lawful(&self, shots: &[Shot]) {
        for volley in shots.chunk_by(|a, b| a.0 == b.0) {
            let ship = volley[0].0;
            let mut targets: Vec<(usize, usize)> =
                volley.iter().map(|s| (self.arc(ship, s.2), s.2)).collect();
            targets.sort_unstable();
            targets.dedup();
            assert!(targets.chunk_by(|a, b| a.0 == b.0).all(|same| same.len() == 1), "one target an arc");
            assert!(targets.len() as i64 <= self.ships[ship].firecons(), "a firecon a target");
            for (i, (_, weapon, target, _)) in volley.iter().enumerate() {
                assert!(self.bears(ship, *weapon, *target), "it bears");
                assert!(volley[..i].iter().all(|other| other.1 != *weapon), "each once a turn");
            }
        }
    }

    /// Fires shot after shot; returns the systems that needle beams hit.
    fn fire(&mut self, shots: &[Shot]) -> Vec<(usize, usize)> {
        let mut hits = Vec::new();
        for (ship, weapon, target, system) in shots {
            let (from, at) = (self.ships[*ship].at, self.ships[*target].at);
            let band = |inches: &[i64]| inches.iter().filter(|most| within(from, at, **most)).count() as i64;
            let kind = self.ships[*ship].class.weapons[*weapon].kind;
            let dice = match kind {
                Kind::A => band(&[12, 24, 36]),
                Kind::B => band(&[12, 24]),
                Kind::C => 1,
                Kind::Torpedo => {
                    if self.die("FT-4.9") >= 7 - band(&[6, 12, 18]) {
                        self.ships[*target].marked += self.die("FT-4.9");
                    }
                    0
                }
                Kind::Needle => {
                    if self.die("FT-4.10") >= 5 {
                        hits.push((*target, *system));
                    }
                    0
                }
            };
            for _ in 0..dice {
                let face = self.die("FT-3.2");
                self.ships[*target].marked += self.points(face, *target);
            }
        }
        hits
    }

    /// Applies damage and needle hits, removes ships and rolls thresholds (FT-3.5).
    pub fn settle(&mut self, hits: &[(usize, usize)]) {
        let before: Vec<i64> = self.ships.iter().map(|s| s.damage).collect();
        for ship in &mut self.ships {
            ship.damage = (ship.damage + std::mem::take(&mut ship.marked)).min(i64::from(ship.class.damage));
        }
        for (target, system) in hits {
            let ship = &mut self.ships[*target];
            if *system == ship.class.weapons.len() {
                ship.drive = (ship.drive + 1).min(2);
            } else {
                ship.lost.insert(*system);
            }
        }
        for i in 0..self.ships.len() {
            let ship = &self.ships[i];
            if ship.place.is_empty() && !ship.dummy && ship.damage == i64::from(ship.class.damage) {
                self.ships[i].place = "destroyed";
                self.lose(i);
            }
        }
        for (i, before) in before.into_iter().enumerate() {
            if self.options.thresholds && self.ships[i].place.is_empty() && self.ships[i].damage > before {
                self.thresholds(i, before);
            }
        }
    }

    fn thresholds(&mut self, i: usize, before: i64) {
        let class = self.ships[i].class.clone();
        let lost_on: &[i64] = match class.group {
            Group::Escort | Group::Merchant => &[4],
            Group::Cruiser => &[6, 4],
            Group::Capital => &[6, 5, 4],
        };
        let parts = lost_on.len() as i64 + 1;
        for (n, face) in lost_on.iter().enumerate() {
            // A point is reached or passed at n parts of the damage points; the comparison avoids rounding.
            let point = (n as i64 + 1) * i64::from(class.damage);
            if before * parts >= point || self.ships[i].damage * parts < point {
                continue;
            }
            for system in 0..class.systems() {
                let drive = system == class.weapons.len();
                let works =
                    if drive { self.ships[i].drive < 2 } else { !self.ships[i].lost.contains(&system) };
                if works && self.die("FT-4.4") >= *face {
                    if drive {
                        self.ships[i].drive += 1;
                    } else {
                        self.ships[i].lost.insert(system);
                    }
                }
            }
        }
    }

    fn left(&self, side: usize) -> bool {
        self.ships.iter().any(|s| s.side == side && !s.dummy && ["", "away"].contains(&s.place))
    }

    fn end(&mut self, hits: &[(usize, usize)]) {
        self.settle(hits);
        if self.options.morale {
            (0..2).for_each(|side| self.morale(side));
        }
        self.ships.iter_mut().for_each(|s| (s.lines, s.done) = Default::default());
        for wing in &mut self.wings {
            (wing.lines, wing.moved, wing.recall, wing.target) = Default::default();
        }
        (self.turn, self.phase, self.asked) = (self.turn + 1, "orders", [true, true]);
        let limit = self.turn > i64::from(self.options.turn_limit);
        let left = [self.left(0), self.left(1)];
        if left == [true, true] && !limit {
            return;
        }
        (self.phase, self.asked) = ("over", [false, false]);
        let damage =
            |side: usize| self.ships.iter().filter(|s| s.side != side).map(|s| s.damage).sum::<i64>();
        let points = [0, 1].map(|side| damage(side) + self.tallies[side].exits);
        let ahead = if points[0] > points[1] { Some(0) } else { (points[0] < points[1]).then_some(1) };
        self.winner = match (self.target, left) {
            (Some((side, needed, alone)), left) => {
                let last = alone && left[side] && !left[1 - side];
                Some(if points[side] >= needed || last { side } else { 1 - side })
            }
            (None, [true, true]) => ahead,
            (None, left) if self.exit.is_some_and(|(side, _)| !left[side]) => ahead,
            (None, [one, other]) => {
                if one {
                    Some(0)
                } else {
                    other.then_some(1)
                }
            }
        };
    }

    /// Rolls a die for each loss from the one that reaches half on, and for the flagship's loss before that (FT-4.14).
    fn morale(&mut self, side: usize) {
        let fleet = self.ships.iter().filter(|s| s.side == side && !s.dummy).count() as i64;
        let any = self.left(side);
        for loss in std::mem::replace(&mut self.tallies[side].tested, self.tallies[side].lost) + 1
            ..=self.tallies[side].lost
        {
            let tally = self.tallies[side];
            let half = loss * 2 >= fleet;
            let flagship = self.options.flagship && tally.flagship_at == loss;
            if tally.broken || !any || !(half || flagship) {
                continue;
            }
            let needs = if !half || tally.needed == 0 { 6 } else { tally.needed };
            if half {
                self.tallies[side].needed = (needs - 1).max(1);
            }
            self.tallies[side].broken = self.die("FT-4.14") >= needs;
        }
    }
}
