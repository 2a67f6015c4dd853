//! The legal orders, clause by clause; and random orders of every kind, legal or not.

use engine::Seeded;

use crate::by_the_book::page::{ATTACK, MOVEMENT, Page, Stage, Vessel, Where, ahead, inches, reaches};
use crate::by_the_book::playing::{halves, parts};

impl Page {
    /// Returns `true` if a side that is asked may write this order.
    pub fn allows(&self, side: usize, text: &str) -> bool {
        let words: Vec<&str> = text.split(' ').collect();
        match (self.stage, words.as_slice()) {
            (Stage::Flip, ["flip"]) => true,
            (Stage::Assign, ["assign", ..]) => self.allows_assignment(side, text),
            (Stage::Pick, ["activate", name]) => {
                self.at_number(side).iter().any(|place| self.ships[*place].name == *name)
            }
            (Stage::Enter, ["enter", edge, along, "heading", heading]) => {
                let headings = if *edge == "left" { ["60", "120"] } else { ["300", "240"] };
                headings.contains(heading) && halves(along, 1) <= self.size.1
            }
            (Stage::Active, ["attack", name, "range", range, "bonus", bonus, "roll", roll]) => {
                let [range, bonus, roll] = [range, bonus, roll].map(|n| n.parse().expect("dice"));
                self.allows_attack(self.find(name), range, bonus, roll)
            }
            (Stage::Active, words) => self.allows_movement(words),
            (Stage::Loss { target, .. }, ["lose", of]) => {
                let names = ["Defence", "Movement", "Attack", "Reserve"];
                self.takeable(target).iter().any(|b| names[*b] == *of)
            }
            _ => false,
        }
    }

    fn allows_assignment(&self, side: usize, text: &str) -> bool {
        let parts: Vec<_> = parts(text).into_iter().map(|(name, dealt)| (self.find(&name), dealt)).collect();
        let named: Vec<usize> = parts.iter().map(|(place, _)| *place).collect();
        let waiting = self.fleet(side, Vessel::waits);
        let whole =
            if self.open { named.len() == 1 && waiting.contains(&named[0]) } else { named == waiting };
        whole && parts.iter().all(|(place, dealt)| self.ships[*place].takes(*dealt))
    }

    fn allows_movement(&self, words: &[&str]) -> bool {
        let Some(die) = self.die else { return words == ["end"] };
        match words {
            ["fly", far] => (1..=8 - die.flown).contains(&halves(far, 500)),
            ["turn", _] => !die.turned,
            ["spend"] => die.flown >= 2 && self.ships[self.active].boxes[MOVEMENT] > 0,
            ["end"] => die.flown >= 2,
            _ => false,
        }
    }

    fn allows_attack(&self, target: usize, range: i64, bonus: i64, roll: i64) -> bool {
        let (own, other) = (&self.ships[self.active], &self.ships[target]);
        own.side != other.side
            && other.place == Where::Table
            && ahead(self.front, own.face, own.at, other.at)
            && reaches(own.at, other.at, range)
            && bonus <= 3
            && roll >= 1
            && range + bonus + roll <= own.boxes[ATTACK]
    }

    /// Returns every legal order of a side, except assignments of several ships and entries.
    pub fn all_legal(&self, side: usize) -> Vec<String> {
        let mut all: Vec<String> = (1..=8).map(|n| format!("fly {}", inches(500 * n))).collect();
        all.extend(["turn left", "turn right", "spend", "end", "flip"].map(str::to_owned));
        all.extend(["Defence", "Movement", "Attack", "Reserve"].map(|of| format!("lose {of}")));
        all.extend(self.ships.iter().map(|ship| format!("activate {}", ship.name)));
        if self.stage == Stage::Active {
            let dice = self.ships[self.active].boxes[ATTACK];
            for ship in self.ships.iter().filter(|ship| ship.side != side && ship.place == Where::Table) {
                for range in 0..dice {
                    for bonus in 0..dice - range {
                        let rolls = 1..=dice - range - bonus;
                        all.extend(rolls.map(|roll| {
                            format!("attack {} range {range} bonus {bonus} roll {roll}", ship.name)
                        }));
                    }
                }
            }
        }
        if self.stage == Stage::Assign && self.open {
            for place in self.fleet(side, Vessel::waits) {
                let name = &self.ships[place].name;
                all.extend(
                    self.ships[place].deals().into_iter().map(|d| format!("assign {}", part(name, d))),
                );
            }
        }
        all.retain(|text| self.allows(side, text));
        all
    }

    /// Counts the legal orders of a side.
    pub fn count(&self, side: usize) -> u128 {
        match self.stage {
            Stage::Assign if !self.open => {
                let ships = self.fleet(side, Vessel::waits);
                ships.iter().map(|place| self.ships[*place].deals().len() as u128).product()
            }
            Stage::Enter => 4 * (self.size.1 as u128 + 1),
            _ => self.all_legal(side).len() as u128,
        }
    }

    /// Returns a random order of any kind, legal or not.
    pub fn anything(&self, side: usize, rng: &mut Seeded) -> String {
        let name = &rng.pick(&self.ships).name;
        let active = matches!(self.stage, Stage::Active);
        match if active { 2 + rng.below(6) } else { rng.below(10) } {
            0 | 1 => self.any_assignment(side, rng),
            2 => format!("fly {}", inches(500 * (1 + i64::from(rng.below(10))))),
            3 => format!("turn {}", rng.pick(&["left", "right"])),
            4 => (*rng.pick(&["spend", "end", "flip"])).to_owned(),
            5..=7 => {
                let (range, bonus) = (rng.below(4), rng.below(5));
                format!("attack {name} range {range} bonus {bonus} roll {}", rng.below(6))
            }
            8 => match self.stage {
                Stage::Loss { .. } => {
                    format!("lose {}", rng.pick(&["Defence", "Movement", "Attack", "Reserve"]))
                }
                _ => format!("activate {name}"),
            },
            _ => {
                let along = i64::from(rng.below(self.size.1 as u32 + 2000));
                let (edge, heading) = (rng.pick(&["left", "right"]), 60 * rng.below(6));
                format!("enter {edge} {} heading {heading}", inches(along))
            }
        }
    }

    /// Returns a random assignment: mostly of ships with dice to assign, and mostly a legal one.
    pub fn any_assignment(&self, side: usize, rng: &mut Seeded) -> String {
        let mut ships = self.fleet(side, Vessel::waits);
        if self.open && !ships.is_empty() {
            ships = vec![*rng.pick(&ships)];
        }
        if rng.chance(1, 12) {
            ships.push(rng.below(self.ships.len() as u32) as usize);
        }
        if rng.chance(1, 12) {
            ships.truncate(1);
        }
        let of = |place: usize| {
            let ship = &self.ships[place];
            let ways = ship.deals();
            let dealt = if ways.is_empty() || rng.chance(1, 8) {
                [0; 3].map(|_| i64::from(rng.below(4)))
            } else {
                *rng.pick(&ways)
            };
            part(&ship.name, dealt)
        };
        let all: Vec<String> = ships.into_iter().map(of).collect();
        format!("assign {}", if all.is_empty() { "none".to_owned() } else { all.join("; ") })
    }
}

/// Writes the dice of one ship as in an assignment.
fn part(name: &str, dealt: [i64; 3]) -> String {
    let into = [(1, 'M'), (2, 'A'), (0, 'D')].into_iter().filter(|(of, _)| dealt[*of] > 0);
    let into: Vec<String> = into.map(|(of, letter)| format!(" {letter}{}", dealt[of])).collect();
    format!("{name}{}", if into.is_empty() { " none".to_owned() } else { into.concat() })
}
