//! A second implementation of Talon, written clause by clause without regard to speed. Many random battles hold the
//! rules against it: every die with its clause, every position, the seats that must write, and the legal orders.

use std::collections::BTreeMap;

use engine::dice::Dice;
use engine::{Clause, Demand, Rules, Sealed, Seat, Seeded, Silent, Space, Umpire};
use rules_talon::{Order, State, Talon};

mod display;
mod everything;
mod firing;
mod harm;
mod hexes;
mod moving;
pub mod page;
mod position;
mod shown;
mod spending;
pub mod tables;
mod text;
pub mod throwing;
mod turn;

use page::{Book, Say, Stage};

/// Random dice that are noted with their clauses and sizes.
struct Noted {
    rng: Seeded,
    rolled: Vec<(Clause, u8, u8)>,
}

impl Dice for Noted {
    fn roll(&mut self, why: Clause, faces: u8) -> u8 {
        let face = self.rng.below(u32::from(faces)) as u8 + 1;
        self.rolled.push((why, faces, face));
        face
    }
}

/// Counts of what happened in the battles, so that nothing goes untested.
type Seen = BTreeMap<String, u64>;

/// One battle, played by both implementations from its beginning.
struct Played {
    seed: u64,
    rng: Seeded,
    rules: Talon,
    state: State,
    book: Book,
    said: Vec<String>,
}

impl Played {
    fn new(seed: u64) -> Self {
        let mut rng = Seeded::keyed(seed, 0, 0);
        let setup = throwing::throw(&mut rng);
        let rules = Talon::new(&setup).unwrap_or_else(|flaws| panic!("seed {seed}: {flaws:?}\n{setup:?}"));
        let (mut state, mut book) = (rules.start(), Book::new(&setup));
        if rng.chance(3, 4) {
            let worn = book.worn(&mut rng);
            if let Ok(read) = rules.read_position(&worn.position()) {
                (state, book) = (read, worn);
            }
        }
        Self { seed, rng, rules, state, book, said: Vec::new() }
    }

    fn told(&self) -> String {
        let said = &self.said[self.said.len().saturating_sub(6)..];
        format!(
            "seed {}\n{}\nasked {:?} question {:?}\n{}",
            self.seed,
            shown::of_book(&self.book),
            self.book.asked,
            self.book.question,
            said.join("\n")
        )
    }

    /// Asserts that both implementations agree on which orders are legal.
    fn hold_legal(&mut self, side: usize, seen: &mut Seen) {
        let space = self.rules.space(&self.state, Seat(side as u8));
        if let Some(count) = self.book.few(side) {
            assert_eq!(space.size(), Some(count), "{}", self.told());
            let all = self.book.everything(side);
            for _ in 0..2 {
                let text = self.book.write(self.rng.pick(&all));
                let order: Order = text.parse().unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
                assert_eq!(space.check(&order), Ok(()), "{text} of side {}\n{}", side + 1, self.told());
            }
        }
        for _ in 0..5 {
            let text = self.book.anything(side, &mut self.rng);
            let order: Order = text.parse().unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
            assert_eq!(order.to_string(), text, "text there and back");
            let legal = self.book.read(&text).is_some_and(|say| self.book.legal(side, &say));
            let answer = space.check(&order);
            assert_eq!(answer.is_ok(), legal, "{text} of side {}: {answer:?}\n{}", side + 1, self.told());
            *seen
                .entry(format!("{} {:?}", if legal { "legal" } else { "illegal" }, self.book.stage))
                .or_default() += 1;
        }
    }

    /// Returns a random order, but seldom an empty one, and seldom a move off the map.
    fn choose(&mut self, side: usize) -> Order {
        let space = self.rules.space(&self.state, Seat(side as u8));
        let mut order = space.sample(&mut self.rng);
        for _ in 0..4 {
            let leaves = match self.book.read(&order.to_string()) {
                Some(Say::Move(v, way, ..)) => !self.book.holds(self.book.led(v, way).0),
                Some(Say::Done) => self.rng.chance(4, 5),
                Some(Say::Buy(buys)) => buys.is_empty(),
                Some(Say::Plan(plans)) => {
                    plans.iter().any(|(_, plan)| matches!(plan, page::Plan::Row(_, true) | page::Plan::Off))
                }
                _ => false,
            };
            if leaves {
                order = space.sample(&mut self.rng);
            }
        }
        order
    }

    /// Plays one decision in both implementations; returns `true` if there was one.
    fn decide(&mut self, seen: &mut Seen) -> bool {
        let Demand::Orders(seats) = self.rules.demand(&self.state) else {
            assert_eq!(self.book.asked, [] as [usize; 0], "{}", self.told());
            return false;
        };
        let asked: Vec<usize> = seats.iter().map(Seat::index).collect();
        assert_eq!(shown::of_state(&self.rules, &self.state), shown::of_book(&self.book), "{}", self.told());
        assert_eq!(asked, self.book.asked, "who must write: {}", self.told());
        let text = self.rules.write_position(&self.state);
        if self.book.question.is_none() {
            let both = [&text, &self.book.position()].map(|text| position::without_graves(text));
            assert_eq!(both[0], both[1], "{}", self.told());
        }
        let again = self.rules.read_position(&text);
        assert!(again.as_ref() == Ok(&self.state), "{text}\n{again:?}\n{}", self.told());
        *seen.entry(format!("asked {:?} {}", self.book.stage, self.book.question.is_some())).or_default() +=
            1;
        let (mut says, mut sealed) = (Vec::new(), Vec::new());
        for side in asked {
            self.hold_legal(side, seen);
            let order = self.choose(side);
            let text = order.to_string();
            let say = self.book.read(&text).unwrap_or_else(|| panic!("{text}: {}", self.told()));
            assert!(self.book.legal(side, &say), "{text} of side {}: {}", side + 1, self.told());
            self.said.push(format!("{}: {text}", side + 1));
            says.push(say);
            let space = self.rules.space(&self.state, Seat(side as u8));
            sealed.push(Sealed::check(&space, Seat(side as u8), order).unwrap_or_else(|r| panic!("{r}")));
        }
        let dice = Noted { rng: Seeded::keyed(self.rng.bits(), 1, 0), rolled: Vec::new() };
        let mut umpire = Umpire::new(dice, Silent);
        self.rules.resolve(&mut umpire, &mut self.state, &sealed);
        let rolled = umpire.dice.rolled;
        for (clause, ..) in &rolled {
            *seen.entry(clause.0.to_owned()).or_default() += 1;
        }
        self.said.push(format!("{rolled:?}"));
        let book = &mut self.book;
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| book.decide(says, rolled)));
        assert!(done.is_ok(), "{}\nthe rules: {}", self.told(), shown::of_state(&self.rules, &self.state));
        assert!(
            self.book.rolled.is_empty(),
            "dice are left over: {:?}\n{}\nthe rules: {}",
            self.book.rolled,
            self.told(),
            shown::of_state(&self.rules, &self.state)
        );
        true
    }
}

#[test]
fn a_battle_goes_as_the_clauses_say_it() {
    let number =
        |name: &str, default: u64| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default);
    let (first, battles) = (number("FIRST", 0), number("BATTLES", 600));
    let mut seen = Seen::new();
    for seed in first..first + battles {
        let mut played = Played::new(seed);
        while played.decide(&mut seen) {}
        let Demand::Over(outcome) = played.rules.demand(&played.state) else {
            panic!("seed {seed}: not over")
        };
        assert_eq!(outcome.winner.map(engine::Side::index), played.book.winner, "{}", played.told());
        assert_eq!(played.book.stage, Stage::Over, "{}", played.told());
        for what in &played.book.seen {
            *seen.entry((*what).to_owned()).or_default() += 1;
        }
    }
    let must = [
        "TAL-8.3",
        "TAL-8.4",
        "TAL-8.5",
        "TAL-17.1",
        "asked Buy false",
        "asked Move false",
        "asked Move true",
        "asked Fire false",
        "asked Fire true",
        "asked Phase false",
        "a battery used",
        "a cone at no enemy",
        "a cone over own ships",
        "a missile hit",
        "caught in an explosion",
        "collided",
        "flew into a missile",
        "held by a planet",
        "initiative changed",
        "landed",
        "launched",
        "no speed left",
        "repaired",
        "retreated",
        "taken off",
        "the firer is gone",
        "the missile is gone",
        "the target is gone",
        "three more",
        "tied groups",
    ];
    if battles >= 600 {
        let missing: Vec<&str> =
            must.into_iter().filter(|what| seen.get(*what).is_none_or(|n| *n < 4)).collect();
        assert!(missing.is_empty(), "hardly ever: {missing:?}: {seen:?}");
    }
}
