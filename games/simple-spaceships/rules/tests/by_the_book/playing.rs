//! Decisions played out clause by clause, and the sides that must write next.

use rules_simple_spaceships::BeyondEdge;

use crate::by_the_book::page::{
    ATTACK, At, DEFENCE, Flying, MOVEMENT, Page, RESERVE, Stage, Vessel, Where, after,
};

impl Page {
    fn roll(&mut self, why: &'static str, sides: u8) -> u8 {
        self.rolled.push((why, sides));
        self.faces.pop_front().unwrap_or_else(|| panic!("[{why}] a die was not rolled: {}", self.text()))
    }

    /// Flips a coin: 1 is the first side.
    fn flip(&mut self, why: &'static str) -> usize {
        usize::from(self.roll(why, 2)) - 1
    }

    /// Plays one decision with these faces, until a side must write; returns the sides that must.
    pub fn play(&mut self, orders: &[(usize, String)], faces: &[u8]) -> Vec<usize> {
        self.faces = faces.iter().copied().collect();
        self.rolled.clear();
        if self.stage == Stage::Assign {
            self.assign(orders);
        } else {
            let words: Vec<&str> = orders[0].1.split_whitespace().collect();
            self.carry_out(&words);
        }
        let asked = self.go_on();
        assert!(self.faces.is_empty(), "dice left over: {:?}, {}", self.faces, self.text());
        asked
    }

    fn carry_out(&mut self, words: &[&str]) {
        let number = |word: &str| word.parse::<i64>().expect("a number");
        match *words {
            ["flip"] => {
                self.next = self.flip("SS-2.2");
                self.stage = Stage::Assign;
            }
            ["activate", name] => self.activate(self.find(name)),
            ["enter", edge, along, "heading", degrees] => {
                let x = if edge == "left" { 0 } else { self.size.0 };
                let ship = &mut self.ships[self.active];
                (ship.at, ship.face) = ((x, halves(along, 1)), number(degrees) as usize / 60);
                ship.place = Where::Table;
                self.stage = Stage::Active;
                self.spend();
            }
            ["fly", far] => self.fly(halves(far, 500)),
            ["turn", way] => {
                let ship = &mut self.ships[self.active];
                ship.face = (ship.face + if way == "left" { 5 } else { 1 }) % 6;
                self.die.as_mut().expect("a die").turned = true;
            }
            ["spend"] => self.spend(),
            ["end"] => self.end(),
            ["attack", name, "range", range, "bonus", bonus, "roll", roll] => {
                self.attack(self.find(name), number(range), number(bonus), number(roll));
            }
            ["lose", of] => {
                let of = ["Defence", "Movement", "Attack", "Reserve"].iter().position(|b| *b == of);
                self.lose(of.expect("a box"));
            }
            _ => panic!("{words:?}"),
        }
    }

    pub fn find(&self, name: &str) -> usize {
        self.ships.iter().position(|ship| ship.name == name).expect("a ship")
    }

    fn deal(ship: &mut Vessel, dealt: [i64; 3]) {
        for (of, n) in dealt.into_iter().enumerate() {
            ship.boxes[of] += n;
            ship.boxes[RESERVE] -= n;
        }
    }

    /// Moves dice from Reserve into boxes (SS-2.2).
    fn assign(&mut self, orders: &[(usize, String)]) {
        let mut silent: Vec<bool> = self.ships.iter().map(Vessel::waits).collect();
        for (_, text) in orders {
            for (name, dealt) in parts(text) {
                let place = self.find(&name);
                Self::deal(&mut self.ships[place], dealt);
                silent[place] = false;
                if self.open {
                    self.ships[place].done = true;
                    self.next = 1 - self.ships[place].side;
                }
            }
        }
        if self.open {
            return;
        }
        for (ship, silent) in self.ships.iter_mut().zip(silent) {
            if silent {
                let dealt = ship.silent();
                Self::deal(ship, dealt);
            }
        }
        self.stage = Stage::Pick;
    }

    /// Runs on until a side has a choice; returns the sides that must write.
    pub fn go_on(&mut self) -> Vec<usize> {
        loop {
            let asked = match self.stage {
                Stage::Flip => vec![0],
                Stage::Assign if self.open => self.ask_one(),
                Stage::Assign => self.ask_both(),
                Stage::Pick => self.pick(),
                Stage::Enter => vec![self.ships[self.active].side],
                Stage::Active => self.ask_active(),
                Stage::Loss { target, left, own } => self.ask_loss(target, left, own),
                Stage::Over(..) => return Vec::new(),
            };
            if !asked.is_empty() {
                return asked;
            }
        }
    }

    fn ask_both(&mut self) -> Vec<usize> {
        let choice = |side: &usize| !self.fleet(*side, |s| s.waits() && s.deals().len() > 1).is_empty();
        let asked: Vec<usize> = (0..2).filter(choice).collect();
        if asked.is_empty() {
            self.assign(&[]);
        }
        asked
    }

    fn ask_one(&mut self) -> Vec<usize> {
        let has = |side: usize| self.fleet(side, Vessel::waits);
        let (own, other) = (has(self.next), has(1 - self.next));
        let ships = if own.is_empty() { other } else { own };
        let Some(first) = ships.first().copied() else {
            self.ships.iter_mut().for_each(|ship| ship.done = false);
            self.stage = Stage::Pick;
            return Vec::new();
        };
        self.next = self.ships[first].side;
        if ships.len() > 1 || self.ships[first].deals().len() > 1 {
            return vec![self.next];
        }
        let dealt = self.ships[first].deals()[0];
        Self::deal(&mut self.ships[first], dealt);
        self.ships[first].done = true;
        self.next = 1 - self.next;
        Vec::new()
    }

    /// Picks the side, or the ship, that is active next (SS-2.3).
    fn pick(&mut self) -> Vec<usize> {
        let Some(number) = self.number() else {
            self.end_turn();
            return Vec::new();
        };
        let ships = [0, 1].map(|side| self.at_number(side));
        let side = if ships[0].is_empty() {
            1
        } else if ships[1].is_empty() {
            0
        } else {
            if self.coin != Some(number) {
                self.next = self.flip("SS-2.3");
                self.coin = Some(number);
            }
            self.next
        };
        if let [only] = ships[side][..] {
            self.activate(only);
            return Vec::new();
        }
        self.next = side;
        vec![side]
    }

    fn activate(&mut self, place: usize) {
        self.active = place;
        self.next = 1 - self.ships[place].side;
        self.ships[place].done = true;
        self.die = None;
        self.stage = Stage::Enter;
        if self.ships[place].place == Where::Table {
            self.stage = Stage::Active;
            self.spend();
        }
    }

    /// Spends a Movement die, if there is one (SS-3.1).
    fn spend(&mut self) {
        let boxes = &mut self.ships[self.active].boxes;
        if boxes[MOVEMENT] > 0 {
            boxes[MOVEMENT] -= 1;
            boxes[RESERVE] += 1;
            self.die = Some(Flying { flown: 0, turned: false });
        }
    }

    /// Asks the active ship's side, unless the ship can only end.
    fn ask_active(&mut self) -> Vec<usize> {
        let side = self.ships[self.active].side;
        if self.all_legal(side).iter().any(|text| text != "end") {
            return vec![side];
        }
        self.end();
        Vec::new()
    }

    fn end(&mut self) {
        self.die = None;
        self.stage = Stage::Pick;
    }

    /// Returns `true` if a leg reaches the far edge before it crosses a long one (SS-5.1).
    fn reaches_far_edge(&self, from: At, to: At) -> bool {
        let (x, y) = (i128::from(to.0 - from.0), i128::from(to.1 - from.1));
        if y <= 0 || to.1 < self.size.1 {
            return to.1 == self.size.1 && self.holds(to);
        }
        let room = i128::from(if x > 0 { self.size.0 - from.0 } else { from.0 });
        // The part of the leg up to the far edge is at most the part up to the long edge.
        i128::from(self.size.1 - from.1) * x.abs() <= room * y
    }

    fn fly(&mut self, halves: i64) {
        let place = self.active;
        let (from, face) = (self.ships[place].at, self.ships[place].face);
        let to = after(from, face, 500 * halves);
        self.die.as_mut().expect("a die").flown += halves;
        if self.run == Some(self.ships[place].side) && self.reaches_far_edge(from, to) {
            self.ships[place].at = to;
            self.stage = Stage::Over(Some(self.ships[place].side), "SS-5.1");
            return;
        }
        self.ships[place].at = match self.edge {
            _ if self.holds(to) => to,
            BeyondEdge::Leave => {
                self.end();
                return self.lost(place, Where::Left);
            }
            BeyondEdge::Stop => {
                let ends = (0..=500 * halves).rev().map(|length| after(from, face, length));
                ends.into_iter().find(|end| self.holds(*end)).expect("it began on the table")
            }
            BeyondEdge::Wrap => {
                let back = |n: i64, size: i64| if (0..=size).contains(&n) { n } else { n.rem_euclid(size) };
                (back(to.0, self.size.0), back(to.1, self.size.1))
            }
        };
    }

    /// Spends and rolls dice; hits meet Defence (SS-4.3 to SS-4.5).
    fn attack(&mut self, target: usize, range: i64, bonus: i64, roll: i64) {
        let boxes = &mut self.ships[self.active].boxes;
        boxes[ATTACK] -= range + bonus + roll;
        boxes[RESERVE] += range + bonus + roll;
        let hits = (0..roll).filter(|_| i64::from(self.roll("SS-4.4", 6)) + bonus >= 6).count() as i64;
        let boxes = &mut self.ships[target].boxes;
        let met = hits.min(boxes[DEFENCE]);
        boxes[DEFENCE] -= met;
        boxes[RESERVE] += met;
        if hits > met {
            self.stage = Stage::Loss { target, left: hits - met, own: false };
        }
    }

    /// Asks the side that names the next die, unless the choice makes no difference.
    fn ask_loss(&mut self, target: usize, left: i64, own: bool) -> Vec<usize> {
        let boxes = self.takeable(target);
        if boxes.len() > 1 && left < self.ships[target].dice() {
            return vec![self.names(own)];
        }
        self.lose(boxes[0]);
        Vec::new()
    }

    fn lose(&mut self, of: usize) {
        let Stage::Loss { target, left, own } = self.stage else { panic!("no hits") };
        self.ships[target].boxes[of] -= 1;
        let dice = self.ships[target].dice();
        self.stage = match left {
            _ if dice == 0 => Stage::Active,
            1 => Stage::Active,
            _ => Stage::Loss { target, left: left - 1, own: !own },
        };
        if dice == 0 {
            self.lost(target, Where::Destroyed);
        }
    }

    /// Removes a ship; a side with no ship in play has lost (SS-5.3).
    fn lost(&mut self, place: usize, how: Where) {
        let ship = &mut self.ships[place];
        (ship.place, ship.boxes) = (how, [0; 4]);
        let side = ship.side;
        if self.fleet(side, Vessel::plays).is_empty() {
            self.stage = Stage::Over(Some(1 - side), "SS-5.3");
        }
    }

    fn end_turn(&mut self) {
        if self.turn == self.limit {
            let dice = [0, 1].map(|side| {
                self.fleet(side, Vessel::plays).iter().map(|p| self.ships[*p].dice()).sum::<i64>()
            });
            let most = if dice[0] == dice[1] { None } else { Some(usize::from(dice[1] > dice[0])) };
            self.stage = match self.run {
                Some(side) => Stage::Over(Some(1 - side), "SS-5.1"),
                None => Stage::Over(most, "SS-5.3"),
            };
            return;
        }
        self.turn += 1;
        self.coin = None;
        self.stage = Stage::Assign;
        for ship in self.ships.iter_mut().filter(|ship| ship.plays()) {
            ship.done = false;
            if self.recall {
                ship.boxes = [0, 0, 0, ship.dice()];
            }
        }
        if self.open && (0..2).all(|side| !self.fleet(side, Vessel::waits).is_empty()) {
            self.next = self.flip("SS-2.2");
        } else {
            self.next = 0;
        }
    }
}

/// Reads a length in inches, and returns it in units of `unit` thousandths.
pub fn halves(text: &str, unit: i64) -> i64 {
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    let thousandths = whole.parse::<i64>().expect("inches") * 1000
        + format!("{rest:0<3}").parse::<i64>().expect("thousandths");
    assert_eq!(thousandths % unit, 0, "{text}");
    thousandths / unit
}

/// Reads an assignment: the name of each ship, and its dice.
pub fn parts(text: &str) -> Vec<(String, [i64; 3])> {
    let text = text.strip_prefix("assign ").unwrap_or_else(|| panic!("{text}"));
    let mut all = Vec::new();
    for part in text.split("; ").filter(|part| *part != "none") {
        let mut words = part.split(' ');
        let name = words.next().expect("a name").to_owned();
        let mut dealt = [0; 3];
        for word in words.filter(|word| *word != "none") {
            let of = ["D", "M", "A"].iter().position(|b| word.starts_with(b)).expect("a box");
            dealt[of] = word[1..].parse().expect("dice");
        }
        all.push((name, dealt));
    }
    all
}
