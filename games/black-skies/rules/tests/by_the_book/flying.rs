//! Set-up, flips, checks, maneuvers and rocks: BS-2.1 to BS-4.11, BS-6.2, BS-6.3.

use super::page::{Book, Lying, Place, card, leg, touches};

/// A part of a maneuver: degrees to starboard of the line of flight, and halves of the move.
type Part = (i64, i64);

/// Returns difficulty, penalty, parts, and the turn of nose and line of flight at the end (BS-4.1 to BS-4.8).
fn maneuver(card: usize, way: &str) -> (i64, i64, Vec<Part>, i64) {
    let right = if [3, 6, 9, 12].contains(&card) || way == "Right first" { 60 } else { -60 };
    match (card, way) {
        (1, "Steady") => (0, 0, vec![(0, 2)], 0),
        (1, _) => (1, 0, vec![(0, 2)], 0),
        (2 | 3, "Break") => (2, 2, vec![(right, 2)], right),
        (2 | 3, "Smooth") => (1, 0, vec![(0, 1), (right, 1)], right),
        (2 | 3, "Late") => (2, 1, vec![(0, 2)], right),
        (4, _) => (2, 0, vec![(0, 2)], 0),
        (5 | 6, _) => (3, 2, vec![(0, 1), (right, 1)], 2 * right),
        (7, _) => (3, 0, vec![(right, 1), (-right, 1)], 0),
        (8 | 9, _) => (2, 0, vec![(right, 2)], 0),
        (10, _) => (2, 2, vec![(0, 2)], 0),
        (11 | 12, _) => (3, 4, vec![(right, 1), (2 * right, 1)], 3 * right),
        _ => panic!("{card} is not flown as {way}"),
    }
}

/// Reads inches as thousandths.
fn thousandths(text: &str) -> i64 {
    if let Some(text) = text.strip_prefix('-') {
        return -thousandths(text);
    }
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let whole: i64 = whole.parse().expect("inches");
    whole * 1000 + format!("{part:0<3}").parse::<i64>().expect("a fraction")
}

pub fn read_spot(text: &str) -> Place {
    let (x, y) = text.split_once(',').expect("a place");
    (thousandths(x), thousandths(y))
}

impl Book {
    /// Plays a decision out.
    pub fn resolve(&mut self, orders: &[String; 2]) {
        let order = orders[self.side].clone();
        match self.phase {
            "toss" => {
                self.side = self.die("BS-2.1", 2) as usize - 1;
                self.phase = "deploy";
            }
            "deploy" => self.deploy(&order),
            "decks" => self.lay_decks(orders),
            "option" => self.fly(order.strip_prefix("fly ").expect("a choice")),
            "check" => self.wingman(&order),
            "fire" => self.shots(&order),
            "next" => {
                let next = card(order.strip_prefix("next ").expect("a card"));
                let (pair, _) = self.top().expect("an element");
                self.decks[self.side][0].card = Some((pair, next));
                self.pass();
                self.flip();
            }
            _ => panic!("nothing is due"),
        }
        self.asked = match self.phase {
            "over" => [false, false],
            "decks" => [true, true],
            _ => [self.side == 0, self.side == 1],
        };
    }

    fn deploy(&mut self, order: &str) {
        let words: Vec<&str> = order.split(' ').collect();
        let number: usize = words[1][1..].parse().expect("an element");
        let pair = self.wing(self.side)[number - 1];
        for (flyer, word) in self.pairs[pair].flyers.iter_mut().zip(&words[2..]) {
            (flyer.at, flyer.place) = (read_spot(word), "table");
        }
        let waits =
            |b: &Self, side: usize| b.wing(side).iter().any(|p| b.pairs[*p].flyers[0].place == "waiting");
        if waits(self, 1 - self.side) {
            self.side = 1 - self.side;
        } else if !waits(self, self.side) {
            (self.phase, self.side) = ("decks", 0);
        }
    }

    fn lay_decks(&mut self, orders: &[String; 2]) {
        for (side, order) in orders.iter().enumerate() {
            let own = self.wing(side);
            for entry in order.strip_prefix("deck ").expect("a deck").split(", ") {
                let words: Vec<&str> = entry.split(' ').collect();
                let mut lying = Lying { card: None, known: false };
                if let [element, name @ .., speed] = words.as_slice()
                    && entry != "pass"
                {
                    let pair = own[element[1..].parse::<usize>().expect("an element") - 1];
                    lying.card = Some((pair, card(&name.join(" "))));
                    self.pairs[pair].speed = speed.parse().expect("a speed");
                }
                self.decks[side].push(lying);
            }
        }
        self.side = self.die("BS-3.1", 2) as usize - 1;
        self.flip();
    }

    /// Moves the top card to the bottom; the other player flips next.
    pub fn pass(&mut self) {
        let top = self.decks[self.side].remove(0);
        self.decks[self.side].push(top);
        self.side = 1 - self.side;
    }

    pub fn flip(&mut self) {
        loop {
            if self.flips == self.rounds * 2 * self.cards() {
                return self.over();
            }
            self.flips += 1;
            self.decks[self.side][0].known = true;
            let Some((pair, card)) = self.top() else {
                self.pass();
                continue;
            };
            self.choice = String::new();
            let flown = &mut self.pairs[pair];
            flown.last = Some(card);
            for flyer in &mut flown.flyers {
                (flyer.failed, flyer.done) = (false, false);
            }
            let ways = flown.ways(card);
            if let [only] = ways.as_slice() {
                return self.fly(&only.clone());
            }
            self.phase = "option";
            return;
        }
    }

    /// Makes a check; returns `true` if it is passed (BS-3.4, BS-3.7).
    fn check(&mut self, pair: usize, who: usize, difficulty: i64, clause: &str) -> bool {
        let (of, mut needed) = (&self.pairs[pair], difficulty);
        if of.crippled(who) {
            needed *= 2;
        }
        if of.flyers[who].failed {
            needed *= 2;
        }
        let skill = of.skills[who];
        if needed <= skill + 1 || self.die(clause, 6) + skill >= needed {
            return true;
        }
        self.pairs[pair].flyers[who].failed = true;
        false
    }

    fn fly(&mut self, way: &str) {
        let (pair, card) = self.top().expect("an element");
        way.clone_into(&mut self.choice);
        let lead = usize::from(!self.pairs[pair].flies(0));
        let (difficulty, penalty, ..) = maneuver(card, way);
        let passed = self.check(pair, lead, difficulty, "BS-3.4");
        let legs = if passed {
            self.moves(pair, card, way)
        } else {
            for who in 0..self.pairs[pair].flyers.len() {
                let flies = self.pairs[pair].flies(who);
                self.pairs[pair].flyers[who].done |= flies;
            }
            match card {
                2 | 5 | 8 | 11 => self.moves(pair, 2, "Smooth"),
                3 | 6 | 9 | 12 => self.moves(pair, 3, "Smooth"),
                _ => self.moves(pair, 1, "Steady"),
            }
        };
        self.pays(pair, penalty);
        self.pass_rocks(pair, &legs);
        self.leaves(pair);
        self.lose(pair);
        if self.decided() {
            return;
        }
        if !passed && lead == 0 && self.has_targets(pair, 1) {
            self.phase = "check";
        } else {
            self.fire_or_next();
        }
    }

    /// Takes the penalty off the speed; retrograde motion ends at speed 0 (BS-3.6, BS-4.9).
    fn pays(&mut self, pair: usize, penalty: i64) {
        let flown = &mut self.pairs[pair];
        flown.penalty = penalty;
        flown.speed = (flown.speed - penalty).max(0);
        flown.retrograde &= flown.speed > 0;
    }

    /// Marks the fighters that are off the table at the end of the move as left (BS-4.11).
    fn leaves(&mut self, pair: usize) {
        for flyer in self.pairs[pair].flyers.iter_mut().filter(|f| f.place == "table") {
            let inside = (0..=self.size.0).contains(&flyer.at.0) && (0..=self.size.1).contains(&flyer.at.1);
            if !inside {
                flyer.place = "left";
            }
        }
    }

    /// Flies a maneuver with its check passed. Returns the number of faces that pass, and the difficulty for the lead.
    pub fn carry_out(&mut self, pair: usize, card: usize, way: &str) -> (i64, i64) {
        let (of, (difficulty, penalty, ..)) = (&self.pairs[pair], maneuver(card, way));
        let lead = usize::from(!of.flies(0));
        let (needed, skill) = (difficulty * if of.crippled(lead) { 2 } else { 1 }, of.skills[lead]);
        self.moves(pair, card, way);
        self.pays(pair, penalty);
        self.leaves(pair);
        ((1..=6).filter(|face| face + skill >= needed).count() as i64, needed)
    }

    /// Flies a maneuver and returns its legs.
    fn moves(&mut self, pair: usize, card: usize, way: &str) -> Vec<Place> {
        let flown = &mut self.pairs[pair];
        let (_, _, parts, turned) = maneuver(card, way);
        let faster = match (card, way.strip_prefix("Accelerate ")) {
            (1, Some(by)) => by.parse::<i64>().expect("inches") * if flown.retrograde { -1 } else { 1 },
            (1, None) if way == "Decelerate" => -1,
            (4, _) => flown.kind.acceleration * 150 / 100,
            _ => 0,
        };
        flown.speed = (flown.speed + faster).clamp(0, 12);
        let line = if flown.retrograde { flown.facing + 180 } else { flown.facing };
        let legs: Vec<Place> =
            parts.iter().map(|(aside, halves)| leg(line + aside, flown.speed * 500 * halves)).collect();
        flown.facing = (flown.facing + turned).rem_euclid(360);
        if card == 10 {
            flown.facing = (flown.facing + 180) % 360;
            flown.retrograde = !flown.retrograde;
        } else if flown.speed == 0 {
            flown.retrograde = false;
        }
        for flyer in flown.flyers.iter_mut().filter(|f| f.place == "table") {
            for (x, y) in &legs {
                flyer.at = (flyer.at.0 + x, flyer.at.1 + y);
            }
        }
        legs
    }

    /// Takes fighters past the rocks, also over the edge: lead first, rocks in list order (BS-6.2).
    fn pass_rocks(&mut self, pair: usize, legs: &[Place]) {
        for who in 0..self.pairs[pair].flyers.len() {
            for (centre, radius) in self.rocks.clone() {
                if !self.pairs[pair].flies(who) {
                    continue;
                }
                let mut to = self.flyer((pair, who)).at;
                let met = legs.iter().rev().any(|(x, y)| {
                    let from = (to.0 - x, to.1 - y);
                    let met = touches(from, to, centre, radius);
                    to = from;
                    met
                });
                if met && !self.check(pair, who, 3, "BS-6.2") {
                    let points = (self.die("BS-6.2", 6) - self.pairs[pair].kind.armour).max(0);
                    self.hurt((pair, who), points);
                }
            }
        }
    }

    pub fn hurt(&mut self, (pair, who): (usize, usize), points: i64) {
        let flyer = &mut self.pairs[pair].flyers[who];
        flyer.hull = (flyer.hull - points).max(0);
        if flyer.hull == 0 {
            flyer.place = "destroyed";
        }
    }

    /// Replaces the card of an element that is gone with a placeholder at the same place (BS-2.4).
    pub fn lose(&mut self, pair: usize) {
        if !self.pairs[pair].in_play() {
            let deck = &mut self.decks[self.pairs[pair].side];
            let lies = deck.iter_mut().filter(|lying| lying.card.is_some_and(|(of, _)| of == pair));
            lies.for_each(|lying| lying.card = None);
        }
    }

    /// Plays the wingman's own check (BS-3.5).
    fn wingman(&mut self, order: &str) {
        let (pair, card) = self.top().expect("an element");
        let (difficulty, ..) = maneuver(card, &self.choice.clone());
        if order == "check" && self.check(pair, 1, difficulty, "BS-3.5") {
            self.pairs[pair].flyers[1].done = false;
        }
        self.fire_or_next();
    }

    /// Ends the battle if a side has no fighter left, and returns `true` if so (BS-6.3).
    pub fn decided(&mut self) -> bool {
        let beaten = [0, 1].map(|side| !self.wing(side).iter().any(|p| self.pairs[*p].in_play()));
        if beaten[0] || beaten[1] {
            self.over();
        }
        beaten[0] || beaten[1]
    }

    fn over(&mut self) {
        let hull = |side: usize| -> i64 {
            let flyers = self.wing(side).into_iter().flat_map(|p| &self.pairs[p].flyers);
            flyers.filter(|f| f.place == "table").map(|f| f.hull).sum()
        };
        self.winner = match hull(0).cmp(&hull(1)) {
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(0),
        };
        self.phase = "over";
    }
}
