//! The turn from orders to the opening of fire: FT-2.1 to FT-2.8, FT-4.3, FT-4.5, FT-4.7, FT-4.11.

use rules_full_thrust::{Fire, Order, Part, Plot, Turning};

use super::page::{Book, Lies, Place, leg, lies, within};

impl Book {
    /// Plays one decision: carries out the orders until somebody must write again.
    pub fn resolve(&mut self, orders: &[Order; 2]) {
        match self.phase {
            "orders" => {
                self.movement(orders);
                let scans = |b: &Self, side: usize| b.could_scan(side);
                if self.options.bogeys && self.ask("scans", scans) {
                    return;
                }
                self.after_scans();
            }
            "scans" => {
                for part in orders.iter().flat_map(Order::parts) {
                    let Part::Scan(scanner, marker) = part else { panic!("a scan is due: {part}") };
                    self.reveal(self.find(*scanner));
                    self.reveal(self.find(*marker));
                }
                self.after_scans();
            }
            "fighters" => {
                let Some(Part::Fly(number, at, course)) = orders[self.slot].parts().first() else {
                    panic!("a group must fly")
                };
                let g = self.wing(self.slot, *number);
                let wing = &mut self.wings[g];
                (wing.at, wing.course) = ((i64::from(at.x), i64::from(at.y)), i64::from(*course) % 12);
                wing.moved = true;
                self.slot = 1 - self.slot;
                self.next_group();
            }
            _ => self.resolve_fire(orders),
        }
    }

    /// Begins a phase that asks the sides for which `of` is true; returns `false` if there are none.
    pub fn ask(&mut self, phase: &'static str, of: impl Fn(&Self, usize) -> bool) -> bool {
        let asked = [of(self, 0), of(self, 1)];
        if asked != [false, false] {
            (self.phase, self.asked) = (phase, asked);
        }
        asked != [false, false]
    }

    fn movement(&mut self, orders: &[Order; 2]) {
        let (mut left, mut rams) = (Vec::new(), Vec::new());
        for i in 0..self.ships.len() {
            let side = self.ships[i].side;
            let name = rules_full_thrust::Name { side: side as u8, number: self.ships[i].number as u8 - 1 };
            let plot = orders[side].plot(name).unwrap_or_default();
            match self.ships[i].place {
                "" => {}
                "away" if plot.enter > 0 => self.enter(i, &plot),
                _ => continue,
            }
            left.extend(self.run(i, &plot).map(|edge| (i, edge)));
            if plot.ram > 0 {
                rams.push((i, self.fleet(1 - side)[usize::from(plot.ram) - 1]));
            }
            if plot.recover > 0 {
                let g = self.wing(side, plot.recover);
                self.wings[g].recall = true;
            }
        }
        for (i, edge) in left {
            self.leave(i, edge);
        }
        for (rammer, target) in rams {
            self.ram(rammer, target);
        }
    }

    /// Brings a ship back at a point of the edge it left by, measured from the edge's left or lower end (FT-2.7).
    fn enter(&mut self, i: usize, plot: &Plot) {
        let (along, (width, height)) = (i64::from(plot.along), self.size);
        let ship = &mut self.ships[i];
        ship.at = [(along, height), (width, along), (along, 0), (0, along)][ship.edge];
        ship.course = i64::from(plot.enter) % 12;
        ship.place = "";
    }

    /// Moves a ship; returns the edge it leaves by, if its path leaves the table at any point.
    pub fn run(&mut self, i: usize, plot: &Plot) -> Option<usize> {
        let (points, from, ship) = (i64::from(plot.turn), self.ships[i].at, &mut self.ships[i]);
        ship.velocity += i64::from(plot.thrust);
        let (before, halves) = (ship.course, ship.velocity * 500);
        ship.course = (before + points).rem_euclid(12);
        let half = points.abs() / 2 * points.signum();
        let bends = match self.options.turning {
            Turning::Start => false,
            Turning::Curved => points.abs() >= 3,
            Turning::Printed1991 => points != 0,
        };
        let legs = if bends {
            vec![(before + half, halves), (before + points, halves)]
        } else {
            vec![(before + points, 2 * halves)]
        };
        let (mut at, mut edge) = (from, None);
        for (course, length) in legs {
            let way = leg(self.heading(course), length);
            edge = edge.or_else(|| self.crossed(at, way));
            at = (at.0 + way.0, at.1 + way.1);
        }
        self.ships[i].at = at;
        if plot.launch > 0 {
            self.launch(i, from, plot.launch);
        }
        edge
    }

    /// Returns the edge that a straight path crosses first; at a corner top before right, bottom, left.
    fn crossed(&self, from: Place, way: Place) -> Option<usize> {
        if self.on_table((from.0 + way.0, from.1 + way.1)) {
            return None;
        }
        let rooms = [self.size.1 - from.1, self.size.0 - from.0, from.1, from.0];
        let ways = [way.1, way.0, -way.1, -way.0];
        let over = (0..4).filter(|e| ways[*e] > rooms[*e]);
        over.min_by(|a, b| (rooms[*a] * ways[*b], a).cmp(&(rooms[*b] * ways[*a], b)))
    }

    /// Launches groups half-way along a steady move (FT-4.7).
    fn launch(&mut self, i: usize, from: Place, count: u8) {
        let half = leg(self.heading(self.ships[i].course), self.ships[i].velocity * 500);
        let at = (from.0 + half.0, from.1 + half.1);
        if !self.on_table(at) {
            return;
        }
        for _ in 0..count {
            let rank = self.wings.iter().map(|w| w.rank).max().unwrap_or(0) + 1;
            let course = self.ships[i].course;
            let wing = self.wings.iter_mut().find(|w| w.carrier == i && w.flight == "aboard");
            let wing = wing.expect("a group aboard");
            (wing.at, wing.course, wing.rank, wing.flight) = (at, course, rank, "flying");
        }
    }

    fn leave(&mut self, i: usize, edge: usize) {
        let side = self.ships[i].side;
        let exits = self.exit == Some((side, edge));
        if exits || (self.tallies[side].broken && self.edges[side] == edge) {
            self.ships[i].place = "out";
            if exits && self.ships[i].class.group.name() == "merchant" {
                self.tallies[side].exits += i64::from(self.ships[i].class.damage);
            }
            return;
        }
        let face = self.die("FT-2.7");
        self.ships[i].edge = edge;
        if face <= 3 {
            self.ships[i].place = "barred";
            self.lose(i);
        } else {
            (self.ships[i].place, self.ships[i].back) = ("away", self.turn + face + 1);
        }
    }

    fn ram(&mut self, rammer: usize, target: usize) {
        let (a, b) = (&self.ships[rammer], &self.ships[target]);
        if !a.place.is_empty() || !b.place.is_empty() || !within(a.at, b.at, 2) {
            return;
        }
        self.reveal(rammer);
        let (own, other) = (self.ships[rammer].thrust(), self.ships[target].thrust());
        let (own, other) = (own + self.die("FT-4.11"), other + self.die("FT-4.11"));
        if own > other {
            let sum = self.die("FT-4.11") + self.die("FT-4.11");
            let points = sum * i64::from(self.ships[rammer].class.firecons.max(1));
            self.ships[rammer].marked += points;
            self.ships[target].marked += points;
            if self.options.fire == Fire::Alternate {
                self.settle(&[]);
            }
        }
    }

    /// Returns `true` if a side could scan, as far as the other side can tell: its own markers may be dummies.
    fn could_scan(&self, side: usize) -> bool {
        let on = |i: &usize| self.ships[*i].place.is_empty();
        let near = |own: usize, enemy: usize| {
            self.ships[enemy].hidden && within(self.ships[own].at, self.ships[enemy].at, 54)
        };
        let enemies: Vec<usize> = self.fleet(1 - side).into_iter().filter(on).collect();
        self.fleet(side).into_iter().filter(on).any(|own| enemies.iter().any(|e| near(own, *e)))
    }

    /// Plays the 36-inch test of all pairs together, then recovery, then asks for fighters.
    fn after_scans(&mut self) {
        if self.options.bogeys {
            let before = self.ships.clone();
            for (i, own) in before.iter().enumerate().filter(|(_, s)| s.place.is_empty()) {
                let other = |s: &super::page::Vessel| {
                    s.side != own.side && s.place.is_empty() && within(s.at, own.at, 36)
                };
                if before.iter().any(other) {
                    self.reveal(i);
                }
            }
        }
        for g in 0..self.wings.len() {
            let carrier = &self.ships[self.wings[g].carrier];
            let (near, on) = (within(carrier.at, self.wings[g].at, 18), carrier.place.is_empty());
            let wing = &mut self.wings[g];
            if std::mem::take(&mut wing.recall) && near && on {
                wing.flight = "recovered";
            }
        }
        let flying = |side: usize| self.launched().iter().filter(|g| self.wings[**g].side == side).count();
        self.slot = usize::from(flying(1) > flying(0));
        self.next_group();
    }

    fn next_group(&mut self) {
        for side in [self.slot, 1 - self.slot] {
            let waits = |w: &super::page::Wing| w.side == side && w.flight == "flying" && !w.moved;
            if self.wings.iter().any(waits) {
                self.slot = side;
                self.ask("fighters", |_, of| of == side);
                return;
            }
        }
        self.open_fire_phase();
    }

    /// Rolls the die for a target on a line; returns `None` if it is on none (FT-3.3).
    fn line_die(&mut self, seen: Lies) -> Option<usize> {
        match seen {
            Lies::In(_) => None,
            Lies::Between(bow_or_stern, side) => {
                Some(if self.die("FT-3.3") <= 3 { bow_or_stern } else { side })
            }
            Lies::Here => loop {
                let face = self.die("FT-3.3");
                if face <= 4 {
                    return Some(face as usize - 1);
                }
            },
        }
    }

    fn open_fire_phase(&mut self) {
        for g in self.launched() {
            for enemy in self.fleet(1 - self.wings[g].side) {
                let (wing, target) = (&self.wings[g], &self.ships[enemy]);
                if target.in_sight() && within(wing.at, target.at, 6) {
                    let seen = lies(wing.at, self.heading(wing.course), target.at);
                    let arc = self.line_die(seen);
                    self.wings[g].lines.extend(arc.map(|arc| (enemy, arc)));
                }
            }
        }
        for i in 0..self.ships.len() {
            for enemy in self.fleet(1 - self.ships[i].side) {
                let (ship, target) = (&self.ships[i], &self.ships[enemy]);
                let fires = ship.place.is_empty() && ship.firecons() > 0;
                if fires && target.in_sight() && within(ship.at, target.at, 36) {
                    let seen = lies(ship.at, self.heading(ship.course), target.at);
                    let arc = self.line_die(seen);
                    self.ships[i].lines.extend(arc.map(|arc| (enemy, arc)));
                }
            }
        }
        let attacks =
            |b: &Self, side: usize| b.launched().iter().any(|g| b.wings[*g].side == side && b.has_target(*g));
        if !self.ask("attacks", attacks) {
            self.ship_fire();
        }
    }

    /// Returns `true` if a group has an enemy in sight within six inches in its fore arc.
    fn has_target(&self, g: usize) -> bool {
        let wing = &self.wings[g];
        self.fleet(1 - wing.side).into_iter().any(|enemy| {
            let target = &self.ships[enemy];
            let arc = match lies(wing.at, self.heading(wing.course), target.at) {
                Lies::In(arc) => arc,
                _ => wing.lines.get(&enemy).copied().unwrap_or(0),
            };
            target.in_sight() && within(wing.at, target.at, 6) && arc == 0
        })
    }
}
