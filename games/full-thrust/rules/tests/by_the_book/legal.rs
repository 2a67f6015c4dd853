//! The legality of orders, decided by the clauses and by the rules alike: FT-2.2 to FT-2.7, FT-3.3, FT-3.4, FT-4.5,
//! FT-4.7 to FT-4.11, FT-4.14.

use engine::{Seeded, Space};
use rules_full_thrust::ships::{Kind, System};
use rules_full_thrust::{Name, Order, Part, Plot};
use table::Point;

use super::page::{Book, Lies, Place, lies, within};

fn name(book: &Book, ship: usize) -> Name {
    let s = &book.ships[ship];
    Name { side: s.side as u8, number: s.number as u8 - 1 }
}

/// Draws any parts that could be written in this phase for one ship or group, legal or not.
fn anything(book: &Book, side: usize, rng: &mut Seeded) -> Vec<Part> {
    let own = book.fleet(side);
    let ship = *rng.pick(&own);
    let enemy = *rng.pick(&book.fleet(1 - side));
    let target = if rng.chance(1, 10) { name(book, ship) } else { name(book, enemy) };
    let groups = book.wings.iter().filter(|w| w.side == side).count() as u32;
    let group = 1 + rng.below(groups.max(1)) as u8;
    match book.phase {
        "orders" => {
            let some = |rng: &mut Seeded, most: u32| if rng.chance(1, 4) { rng.below(most) as u8 } else { 0 };
            let steady = rng.chance(1, 3);
            let change = |rng: &mut Seeded, most: i8| {
                if steady { 0 } else { rng.below(2 * most as u32 + 1) as i8 - most }
            };
            let (turn, thrust) = (change(rng, 5), change(rng, 9));
            let away = book.ships[ship].place == "away" && rng.chance(9, 10);
            let enter = if away || rng.chance(1, 20) { rng.below(13) as u8 } else { 0 };
            let along = if enter > 0 { 1000 * (rng.below(102) as i32 - 1) } else { 0 };
            let (launch, recover) = (some(rng, 4), some(rng, groups + 2));
            let ram = some(rng, book.fleet(1 - side).len() as u32 + 2);
            vec![Part::Plot(name(book, ship), Plot { turn, thrust, launch, recover, ram, enter, along })]
        }
        "scans" => vec![Part::Scan(name(book, ship), target)],
        "fighters" => {
            let (x, y) = book
                .wings
                .iter()
                .find(|w| w.side == side && w.number == usize::from(group))
                .map_or((0, 0), |w| w.at);
            let (dx, dy) = *rng.pick(&[
                (18_000, 0),
                (0, -18_000),
                (18_001, 0),
                (12_728, 12_728),
                (12_728, -12_729),
                (-9_000, 100),
            ]);
            let at = Point { x: (x + dx) as i32, y: (y + dy) as i32 };
            vec![Part::Fly(group, at, rng.below(14) as u8)]
        }
        "attacks" => vec![Part::Attack(group, target)],
        "defence" => vec![Part::Guard(name(book, ship), group); 1 + rng.below(4) as usize],
        _ => volley(book, (ship, side), rng),
    }
}

/// Draws one to three shots of a ship.
fn volley(book: &Book, (ship, side): (usize, usize), rng: &mut Seeded) -> Vec<Part> {
    let class = &book.ships[ship].class;
    let weapons: Vec<(Kind, u8)> = (0..class.weapons.len())
        .filter_map(|w| match class.system(w) {
            Some(System::Weapon(kind, number)) => Some((kind, number)),
            _ => None,
        })
        .collect();
    let mut parts = Vec::new();
    for _ in 0..=rng.below(3) {
        let enemy = *rng.pick(&book.fleet(1 - side));
        if !weapons.is_empty() {
            let weapon = *rng.pick(&weapons);
            let systems = book.ships[enemy].class.systems() as u32;
            let system = book.ships[enemy].class.system(rng.below(systems) as usize);
            let named = (weapon.0 == Kind::Needle) != rng.chance(1, 20);
            parts.push(Part::Shot(name(book, ship), weapon, name(book, enemy), system.filter(|_| named)));
        }
    }
    parts
}

impl Book {
    fn legal(&self, side: usize, parts: &[Part]) -> bool {
        match parts {
            [] => self.phase != "fighters",
            [Part::Plot(ship, plot)] => self.legal_plot(self.find(*ship), plot),
            [Part::Scan(ship, target)] => {
                let (s, t) = (&self.ships[self.find(*ship)], &self.ships[self.find(*target)]);
                let opposed = s.side != t.side && t.hidden && t.place.is_empty();
                opposed && s.place.is_empty() && !s.dummy && within(s.at, t.at, 54)
            }
            [Part::Fly(group, at, course)] => {
                let mut own = self.wings.iter().filter(|w| w.side == side && w.number == usize::from(*group));
                let at: Place = (i64::from(at.x), i64::from(at.y));
                let may =
                    own.next().is_some_and(|w| w.flight == "flying" && !w.moved && within(w.at, at, 18));
                may && self.on_table(at) && (1..=12).contains(course)
            }
            [Part::Attack(group, target)] => {
                let mut own = self.wings.iter().filter(|w| w.side == side && w.number == usize::from(*group));
                let target = self.find(*target);
                own.next().is_some_and(|w| {
                    w.flight == "flying" && self.ships[target].side != side && self.attacks(w, target)
                })
            }
            [Part::Guard(ship, group), ..] => {
                let ship = self.find(*ship);
                let at_it = |w: &super::page::Wing| {
                    w.side != side && w.number == usize::from(*group) && w.target == Some(ship)
                };
                self.wings.iter().any(at_it) && parts.len() as i64 <= self.ships[ship].firecons()
            }
            _ => self.legal_volley(parts),
        }
    }

    fn attacks(&self, wing: &super::page::Wing, target: usize) -> bool {
        let t = &self.ships[target];
        let fore = match lies(wing.at, self.heading(wing.course), t.at) {
            Lies::In(arc) => arc == 0,
            _ => wing.lines.get(&target).is_none_or(|arc| *arc == 0),
        };
        t.in_sight() && within(wing.at, t.at, 6) && fore
    }

    fn legal_volley(&self, parts: &[Part]) -> bool {
        let (mut weapons, mut targets) = (Vec::new(), Vec::new());
        for part in parts {
            let Part::Shot(ship, named, target, system) = part else { return false };
            let (ship, target) = (self.find(*ship), self.find(*target));
            let weapon = self.weapon(ship, *named);
            let fires = self.ships[ship].place.is_empty()
                && self.ships[ship].firecons() > 0
                && !self.ships[ship].done;
            let turn = self.options.fire != rules_full_thrust::Fire::Open || self.declarer == ship;
            if !fires
                || !turn
                || !self.bears(ship, weapon, target)
                || (named.0 == Kind::Needle) != system.is_some()
            {
                return false;
            }
            if weapons.contains(&weapon) {
                return false;
            }
            weapons.push(weapon);
            if !targets.contains(&(self.arc(ship, target), target)) {
                targets.push((self.arc(ship, target), target));
            }
            let arcs = targets.iter().filter(|(arc, _)| *arc == self.arc(ship, target)).count();
            if arcs > 1 || targets.len() as i64 > self.ships[ship].firecons() {
                return false;
            }
        }
        true
    }

    /// Returns `true` if a change is within the thrust, with at most half of it on course, and never below rest
    /// (FT-2.2, FT-2.5).
    fn within_rating(&self, ship: usize, (turn, change): (i64, i64)) -> bool {
        let s = &self.ships[ship];
        let half = if self.options.half_up { (s.thrust() + 1) / 2 } else { s.thrust() / 2 };
        turn.abs() <= half && turn.abs() + change.abs() <= s.thrust() && s.velocity + change >= 0
    }

    /// Returns `true` if a move ends nearer to the line of the side's own edge (FT-4.14).
    fn nearer(&self, ship: usize, (turn, change): (i64, i64)) -> bool {
        let far = |book: &Self| {
            let at = book.ships[ship].at;
            [book.size.1 - at.1, book.size.0 - at.0, at.1, at.0][book.edges[book.ships[ship].side]]
        };
        let mut after = self.clone();
        after.run(ship, &Plot { turn: turn as i8, thrust: change as i8, ..Plot::default() });
        far(&after) < far(self)
    }

    fn legal_plot(&self, ship: usize, plot: &Plot) -> bool {
        let s = &self.ships[ship];
        let change = (i64::from(plot.turn), i64::from(plot.thrust));
        let (away, steady) = (s.place == "away", change == (0, 0));
        let may = s.place.is_empty() || (away && self.turn >= s.back && !s.dummy);
        if !may || *plot == Plot::default() || !self.within_rating(ship, change) {
            return false;
        }
        let inwards = [6, 9, 0, 3][s.edge];
        let off = (self.heading(i64::from(plot.enter)) - inwards).rem_euclid(12);
        let long = if s.edge.is_multiple_of(2) { self.size.0 } else { self.size.1 };
        let enters = plot.enter > 0 && (off <= 2 || off >= 10) && (0..=long).contains(&i64::from(plot.along));
        if away != (plot.enter > 0) || (away && !enters) || (!away && plot.along != 0) {
            return false;
        }
        let all = (-4..=4).flat_map(|turn| (-8..=8).map(move |change| (turn, change)));
        let mut nearer = all.filter(|m| self.within_rating(ship, *m)).filter(|m| self.nearer(ship, *m));
        let bound = self.tallies[s.side].broken && !away && !steady && !self.nearer(ship, change);
        if bound && nearer.next().is_some() {
            return false;
        }
        let aboard = self.wings.iter().filter(|w| w.carrier == ship && w.flight == "aboard").count();
        let most = aboard.min(if s.class.base.as_ref().unwrap_or(&s.class.id) == "CA" { 2 } else { 1 });
        let own = |w: &super::page::Wing| {
            w.carrier == ship && w.number == usize::from(plot.recover) && w.flight == "flying"
        };
        let flights = match (plot.launch, plot.recover) {
            (0, 0) => true,
            (launch, 0) => steady && usize::from(launch) <= most,
            (0, _) => steady && self.wings.iter().any(own),
            _ => false,
        };
        let enemies = self.fleet(1 - s.side);
        let named = usize::from(plot.ram)
            .checked_sub(1)
            .map(|n| enemies.get(n).is_some_and(|e| self.ships[*e].in_sight()));
        flights && named.is_none_or(|seen| seen && self.options.ramming && !s.dummy)
    }
}

/// Draws random orders and asserts that the clauses and the rules agree on each; returns the number of legal ones.
pub fn hold(book: &Book, space: &impl Space<Order = Order>, side: usize, rng: &mut Seeded) -> u64 {
    let mut stand = 0;
    for _ in 0..8 {
        let parts = anything(book, side, rng);
        let legal = book.legal(side, &parts);
        let order = Order::new(parts);
        let answer = space.check(&order);
        assert_eq!(
            answer.is_ok(),
            legal,
            "{order} of side {}: {answer:?}\n{:?}\n{}",
            side + 1,
            book.options,
            book.position()
        );
        stand += u64::from(legal);
    }
    stand
}
