//! Legal orders, compared between the clauses and the rules: BS-1.8, BS-2.1 to BS-2.4, BS-3.2, BS-3.5, BS-4.9, BS-5.4
//! to BS-5.6.

use engine::{Seeded, Space};
use rules_black_skies::Order;

use super::flying::read_spot;
use super::page::{Book, CARDS, Place, card, spot, square};

const FIRST_WORDS: [&str; 9] = ["toss", "deploy", "deck", "fly", "check", "skip", "fire", "hold", "next"];

/// Draws a number at a border of a range, next to it, or anywhere in the range.
fn near(low: i64, high: i64, rng: &mut Seeded) -> i64 {
    let within = low + i64::from(rng.below((high - low) as u32 + 1));
    *rng.pick(&[low, high, low - 1, high + 1, within, within, within, within])
}

impl Book {
    /// Returns the lowest and the highest row in which a side deploys (BS-6.1).
    fn rows(&self, side: usize) -> (i64, i64) {
        [(0, self.depth), (self.size.1 - self.depth, self.size.1)][side]
    }

    /// Writes a random order, mostly of this phase, legal or not.
    pub fn anything(&self, side: usize, rng: &mut Seeded) -> String {
        let phase = if rng.chance(1, 12) {
            *rng.pick(&["toss", "decks", "option", "check", "fire", "next"])
        } else {
            self.phase
        };
        let of_cards = |rng: &mut Seeded| 1 + rng.below(12) as usize;
        match phase {
            "deploy" => {
                let (low, high) = self.rows(side);
                let lead = (near(0, self.size.0, rng), near(low, high, rng));
                let away = [
                    (6000, 0),
                    (0, 6000),
                    (-6000, 0),
                    (3600, 4800),
                    (6000, 1),
                    (-4800, 3601),
                    (0, 0),
                    (900, 90),
                ];
                let (x, y) = *rng.pick(&away);
                let wing = (lead.0 + x, lead.1 + if lead.1 + y > high { -y } else { y });
                let number = 1 + rng.below(self.wing(side).len() as u32 + 1);
                let two = if rng.chance(1, 5) { String::new() } else { format!(" {}", spot(wing)) };
                format!("deploy E{number} {}{two}", spot(lead))
            }
            "decks" => {
                let own = self.wing(side).len();
                let mut entries: Vec<String> = (1..=own)
                    .map(|e| format!("E{e} {} {}", CARDS[of_cards(rng)], rng.below(13)))
                    .chain((own..self.cards()).map(|_| "pass".to_owned()))
                    .collect();
                rng.shuffle(&mut entries);
                match rng.below(8) {
                    0 if entries.len() > 1 => drop(entries.pop()),
                    1 if entries.len() < 8 => entries.push("pass".to_owned()),
                    2 => entries[0] = format!("E{} Straight 6", 1 + rng.below(own as u32 + 1)),
                    _ => {}
                }
                format!("deck {}", entries.join(", "))
            }
            "option" => {
                let words = ["Steady", "Decelerate", "Break", "Smooth", "Late", "Left first", "Right first"];
                let faster = format!("Accelerate {}", 1 + rng.below(4));
                format!("fly {}", if rng.chance(1, 3) { &faster } else { *rng.pick(&words) })
            }
            "check" => (*rng.pick(&["check", "skip"])).to_owned(),
            "fire" => self.any_fire(side, rng),
            "next" => format!("next {}", CARDS[of_cards(rng)]),
            _ => "toss".to_owned(),
        }
    }

    /// Writes fire of a fighter, mostly of the element being flown, with random guns at a random target.
    fn any_fire(&self, side: usize, rng: &mut Seeded) -> String {
        let side = if rng.chance(1, 20) { 1 - side } else { side };
        let own = self.wing(side);
        let flown = self.top().map(|(p, _)| p).filter(|p| rng.chance(5, 6) && own.contains(p));
        let pair = flown.unwrap_or_else(|| *rng.pick(&own));
        let who = rng.below(self.pairs[pair].flyers.len() as u32) as usize;
        let all: Vec<_> = self
            .wing(1 - side)
            .into_iter()
            .flat_map(|p| (0..self.pairs[p].flyers.len()).map(move |w| (p, w)))
            .collect();
        let (p, w) = if rng.chance(1, 20) { (pair, who) } else { *rng.pick(&all) };
        let share = *rng.pick(&[3, 5, 8]);
        let guns = self.pairs[pair].kind.guns.iter().filter(|_| rng.chance(share, 8));
        let mut labels: Vec<&str> = guns.map(|g| g.label.as_str()).collect();
        if labels.is_empty() || rng.chance(1, 20) {
            labels.push(*rng.pick(&["laser1", "laser2", "missile1", "tail1"]));
        }
        format!(
            "fire {} {} {}",
            self.pairs[pair].flyer_name(who),
            labels.join("+"),
            self.pairs[p].flyer_name(w)
        )
    }

    fn legal(&self, side: usize, order: &str) -> bool {
        let (verb, rest) = order.split_once(' ').unwrap_or((order, ""));
        let phase = match verb {
            "deck" => "decks",
            "fly" => "option",
            "skip" => "check",
            "hold" => "fire",
            verb => verb,
        };
        assert!(FIRST_WORDS.contains(&verb), "{order}");
        if phase != self.phase {
            return false;
        }
        let flown = self.top();
        match verb {
            "deploy" => self.legal_deploy(side, rest),
            "deck" => self.legal_deck(side, rest),
            "fly" => flown.is_some_and(|(p, card)| self.pairs[p].ways(card).iter().any(|way| way == rest)),
            "fire" => self.legal_fire(side, rest),
            "next" => flown.is_some_and(|(p, _)| self.pairs[p].may_lay(card(rest))),
            _ => true,
        }
    }

    fn legal_deploy(&self, side: usize, rest: &str) -> bool {
        let words: Vec<&str> = rest.split(' ').collect();
        let number: usize = words[0][1..].parse().expect("an element");
        let spots: Vec<Place> = words[1..].iter().map(|word| read_spot(word)).collect();
        let (low, high) = self.rows(side);
        let inside = |(x, y): &Place| (0..=self.size.0).contains(x) && (low..=high).contains(y);
        let together = spots.len() < 2 || square(spots[0], spots[1]) <= 6000 * 6000;
        self.wing(side).get(number - 1).is_some_and(|p| {
            let flyers = &self.pairs[*p].flyers;
            flyers[0].place == "waiting" && flyers.len() == spots.len()
        }) && spots.iter().all(inside)
            && together
    }

    fn legal_deck(&self, side: usize, rest: &str) -> bool {
        let own = self.wing(side);
        let mut seen = Vec::new();
        let entries: Vec<&str> = rest.split(", ").collect();
        for entry in entries.iter().filter(|entry| **entry != "pass") {
            let words: Vec<&str> = entry.split(' ').collect();
            let Some(pair) = own.get(words[0][1..].parse::<usize>().expect("an element") - 1) else {
                return false;
            };
            let name = words[1..words.len() - 1].join(" ");
            if seen.contains(pair) || !self.pairs[*pair].may_lay(card(&name)) {
                return false;
            }
            seen.push(*pair);
        }
        seen.len() == own.len() && entries.len() == self.cards()
    }

    fn legal_fire(&self, side: usize, rest: &str) -> bool {
        let words: Vec<&str> = rest.split(' ').collect();
        let (Some(firer), Some(target)) = (self.find(words[0]), self.find(words[2])) else { return false };
        let of = &self.pairs[firer.0];
        let ready = of.side == side
            && self.top().is_some_and(|(p, _)| p == firer.0)
            && of.flies(firer.1)
            && !self.flyer(firer).done
            && self.enemies(side).contains(&target);
        let labels: Vec<&str> = words[1].split('+').collect();
        let guns: Vec<Option<usize>> =
            labels.iter().map(|label| of.kind.guns.iter().position(|g| g.label == *label)).collect();
        let in_order = guns.is_sorted_by(|a, b| a < b);
        let bear = guns.iter().all(|gun| gun.is_some_and(|gun| self.bears(firer, gun, target)));
        ready && in_order && bear && guns.len() <= self.most(firer)
    }

    /// Counts the orders one by one in the phases that have few.
    fn count(&self, side: usize) -> Option<u128> {
        let (pair, card) = self.top()?;
        let of = &self.pairs[pair];
        Some(match self.phase {
            "option" => of.ways(card).len() as u128,
            "check" => 2,
            "next" => (1..=12).filter(|card| of.may_lay(*card)).count() as u128,
            "fire" => {
                let guns = of.kind.guns.len();
                let mut count = 1;
                for who in (0..2).filter(|who| of.flies(*who) && !of.flyers[*who].done) {
                    for target in self.enemies(side) {
                        let all: Vec<bool> = (0..guns).map(|g| self.bears((pair, who), g, target)).collect();
                        let may = |set: &usize| (0..guns).all(|g| set >> g & 1 == 0 || all[g]);
                        let most = |set: &usize| set.count_ones() as usize <= self.most((pair, who));
                        count += (1..1usize << guns).filter(may).filter(most).count() as u128;
                    }
                }
                count
            }
            _ => return None,
        })
    }
}

/// Writes some random orders and compares the clauses with the rules; returns the number of legal ones.
pub fn hold(book: &Book, space: &impl Space<Order = Order>, side: usize, rng: &mut Seeded) -> u64 {
    if let Some(count) = book.count(side) {
        assert_eq!(space.size(), Some(count), "{}", book.position());
    }
    let mut stand = 0;
    for _ in 0..6 {
        let text = book.anything(side, rng);
        let order: Order = text.parse().unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        assert_eq!(order.to_string(), text, "text there and back");
        let (answer, legal) = (space.check(&order), book.legal(side, &text));
        assert_eq!(answer.is_ok(), legal, "{text} of side {}: {answer:?}\n{}", side + 1, book.position());
        stand += u64::from(legal);
    }
    stand
}
