//! A second, plain implementation of False Colours, clause by clause. Many battles compare the rules with it: every die
//! with its clause, every position, the flags in every view, the outcome, and the legal orders. Events are not compared: the
//! examples of the clauses have them.

use std::collections::BTreeMap;

use engine::dice::Dice;
use engine::{Clause, Demand, Rules, Sealed, Seat, Seeded, Silent, Space, Umpire};
use rules_false_colours::{FalseColours, Options, Order, Setup, ShipAt, State};
use table::HexMap;

use crate::setups::{NAMES, OPTIONS, setup};

mod legal;
mod page;
mod playing;

use legal::Say;
use page::Page;

/// Random dice that note every roll with its clause.
struct Noted {
    rng: Seeded,
    rolled: Vec<(&'static str, u8, u8)>,
}

impl Dice for Noted {
    fn roll(&mut self, why: Clause, faces: u8) -> u8 {
        // More high faces than a fair die has, so that battles are decided within the turns.
        let low = if self.rng.chance(1, 4) { 4 } else { 0 };
        let face = low + self.rng.below(u32::from(faces - low)) as u8 + 1;
        self.rolled.push((why.0, faces, face));
        face
    }
}

/// Counts of what the battles have reached, so that no rule goes untested.
type Seen = BTreeMap<String, u64>;

/// One battle, played by both implementations.
struct Played {
    rng: Seeded,
    rules: FalseColours,
    state: State,
    page: Page,
    /// The beginning and the orders and dice so far.
    said: Vec<String>,
}

impl Played {
    fn new(setup: &Setup, mut rng: Seeded) -> Self {
        let rules = FalseColours::new(setup).unwrap_or_else(|flaws| panic!("{flaws:?}\n{setup:?}"));
        let (mut state, mut page) = (rules.start(), Page::of(setup));
        if rng.chance(1, 3) {
            let worn = worn(&page, &mut rng);
            let text = worn.text([true; 2]);
            state = rules.read_position(&text).unwrap_or_else(|flaws| panic!("{text}\n{flaws:?}"));
            page = worn;
        }
        let said = vec![format!("{:?}", setup.options), page.text([true; 2])];
        Self { rng, rules, state, page, said }
    }

    fn told(&self) -> String {
        format!("{}\nthe book: {}", self.said.join("\n"), self.page.text([true; 2]))
    }

    /// Asserts that both hold the same position, and that each seat and a spectator see the same of it.
    fn hold_position(&mut self) {
        let text = self.rules.write_position(&self.state);
        assert_eq!(text, self.page.text([true; 2]), "{}", self.told());
        for seat in [Some(0), Some(1), None] {
            let sees = [0, 1].map(|side| seat == Some(side) || self.page.known(side));
            let view = self.rules.view(&self.state, seat.map(|seat| Seat(seat as u8)));
            for (side, sees) in sees.into_iter().enumerate() {
                let flag = view.position.flagship(side as u8).map(|name| name.to_string());
                let own = self.page.flagship(side).filter(|_| sees).map(page::Vessel::name);
                assert_eq!(flag, own, "seat {seat:?} sees the flag of side {side}: {}", self.told());
            }
            let imagined = self.rules.imagine(&view, &mut self.rng);
            for side in (0..2).filter(|side| self.page.turn > 0 && !sees[*side]) {
                let flag = imagined.flagship(side as u8).expect("an imagined flag").to_string();
                let may: Vec<String> = self.page.suspects(side).iter().map(|ship| ship.name()).collect();
                assert!(may.contains(&flag), "{flag} of {may:?}: {}", self.told());
            }
        }
    }

    /// Asserts that both agree on the number of orders of a side, and on random orders.
    fn hold_legal(&mut self, side: usize, seen: &mut Seen) {
        let space = self.rules.space(&self.state, Seat(side as u8));
        assert_eq!(space.size(), Some(self.page.count(side)), "side {side}: {}", self.told());
        for _ in 0..2 {
            let say = self.page.anything(side, &mut self.rng);
            let text = say.text();
            assert_eq!(Say::read(&text).as_ref(), Some(&say), "the book's own notation");
            let allowed = self.page.allows(side, &say);
            let legal = match text.parse::<Order>() {
                Ok(order) => {
                    let written = order.to_string();
                    // Parts in another sequence are put in order by the reader (FC-3.4).
                    if written != text {
                        assert!(!allowed, "{text} became {written}: {}", self.told());
                        continue;
                    }
                    space.check(&order).is_ok()
                }
                Err(_) => false,
            };
            assert_eq!(legal, allowed, "{text} of side {side}: {}", self.told());
            *seen.entry(if legal { "a legal order" } else { "an illegal order" }.to_owned()).or_default() +=
                1;
        }
        let idle = space.idle().to_string();
        let waits =
            self.page.fleet(side).iter().all(|ship| idle.contains(&format!("{} 0 hold", ship.name())));
        assert!(self.page.turn == 0 || waits && !idle.contains("call"), "{idle}: {}", self.told());
    }

    /// Plays one decision in both.
    fn decide(&mut self, seen: &mut Seen) {
        let says = [0, 1].map(|side| {
            self.hold_legal(side, seen);
            let space = self.rules.space(&self.state, Seat(side as u8));
            if self.rng.chance(1, 4) {
                let drawn = space.sample(&mut self.rng).to_string();
                Say::read(&drawn).unwrap_or_else(|| panic!("{drawn}"))
            } else {
                self.page.fighting(side, &mut self.rng)
            }
        });
        let sealed = [0, 1].map(|side| {
            let (say, text) = (&says[side], says[side].text());
            assert!(self.page.allows(side, say), "{text}: {}", self.told());
            let order: Order = text.parse().unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
            assert_eq!(order.to_string(), text);
            let space = self.rules.space(&self.state, Seat(side as u8));
            Sealed::check(&space, Seat(side as u8), order)
                .unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
        });
        let dice = Noted { rng: Seeded::new(self.rng.bits()), rolled: Vec::new() };
        let mut umpire = Umpire::new(dice, Silent);
        self.rules.resolve(&mut umpire, &mut self.state, &sealed);
        let rolled = umpire.dice.rolled;
        self.said.push(format!("{} | {} | {rolled:?}", says[0].text(), says[1].text()));
        assert!(rolled.iter().all(|(why, faces, _)| (*why, *faces) == ("FC-6.4", 6)), "{}", self.told());
        let faces: Vec<u8> = rolled.iter().map(|(.., face)| *face).collect();
        let mut happened = Vec::new();
        let left = self.page.play(&says, &faces, &mut happened);
        assert!(left.is_empty(), "dice are left over: {left:?}\n{}", self.told());
        for what in happened {
            *seen.entry(what.to_owned()).or_default() += 1;
        }
    }

    /// Plays to the end, and compares it.
    fn play(mut self, seen: &mut Seen) {
        loop {
            self.hold_position();
            match self.rules.demand(&self.state) {
                Demand::Orders(seats) => {
                    let asked: Vec<usize> = seats.iter().map(Seat::index).collect();
                    assert_eq!((asked, self.page.end), (vec![0, 1], None), "{}", self.told());
                }
                Demand::Over(outcome) => {
                    let winner = outcome.winner.map(|side| usize::from(side.0));
                    assert_eq!(Some((winner, outcome.why.0)), self.page.end, "{}", self.told());
                    return;
                }
            }
            self.decide(seen);
        }
    }
}

/// Returns the battle some turns later: ships anywhere, hurt or lost, some flags shown, some calls made.
fn worn(page: &Page, rng: &mut Seeded) -> Page {
    let mut worn = page.clone();
    worn.turn = 2 + i64::from(rng.below((page.turns - 1) as u32));
    for ship in &mut worn.ships {
        (ship.at, ship.facing) = loop {
            let column = i64::from(rng.below(page.columns as u32));
            let at = (column, 2 * i64::from(rng.below(page.rows as u32)) + column % 2);
            if page.holds(at) {
                break (at, rng.below(6) as usize);
            }
        };
        ship.hull = i64::from(rng.below(page.hull as u32 + 1));
    }
    for side in 0..2 {
        let number = worn.ships.iter().filter(|ship| ship.side == side).count();
        let flag = 1 + rng.below(number as u32) as usize;
        let ship =
            worn.ships.iter_mut().find(|ship| ship.side == side && ship.number == flag).expect("it is there");
        (ship.flag, ship.hull) = (true, ship.hull.max(1));
        worn.shown[side] = page.open || rng.chance(1, 4);
        if !page.open {
            let most = page.calls.min(worn.turn - 1);
            // Every call clears a ship, but one true call at most.
            let mut calls = i64::from(rng.below(most as u32 + 1));
            for ship in worn.ships.iter_mut().filter(|ship| ship.side == side && !ship.flag) {
                ship.called_falsely = calls > 0;
                calls -= i64::from(ship.called_falsely);
                worn.made[1 - side] += i64::from(ship.called_falsely);
            }
            if calls > 0 && worn.shown[side] {
                worn.made[1 - side] += 1;
            }
        }
    }
    worn
}

/// Returns a random set-up: a small map, ships anywhere, any options.
fn thrown(rng: &mut Seeded) -> Setup {
    let map = HexMap { columns: 4 + 2 * rng.below(6) as i16, rows: 3 + rng.below(9) as i16 };
    let mut ships = Vec::new();
    for side in 0..2 {
        for _ in 0..2 + rng.below(5) {
            let at = HexMap::hex(rng.below(map.columns as u32) as i16, rng.below(map.rows as u32) as i16);
            ships.push(ShipAt { side, at, facing: rng.below(6).into() });
        }
    }
    let most = if rng.chance(1, 8) { 38 } else { 10 };
    let options = Options {
        hull: 2 + rng.below(7) as u8,
        calls: rng.below(5) as u8,
        turns: 3 + rng.below(most) as u8,
        open: rng.chance(1, 6),
    };
    Setup { map, ships, options }
}

/// Returns the number of battles of a setting: `BATTLES`, or 2,000.
fn battles() -> u64 {
    std::env::var("BATTLES").ok().and_then(|number| number.parse().ok()).unwrap_or(2_000)
}

/// Asserts that the battles have reached everything, if there were enough of them.
fn hold_seen(seen: &Seen, must: &[&str]) {
    if battles() < 2_000 {
        return;
    }
    let missing: Vec<&&str> = must.iter().filter(|what| seen.get(**what).is_none_or(|n| *n < 20)).collect();
    assert!(missing.is_empty(), "hardly ever: {missing:?}: {seen:?}");
}

/// Everything that the clauses can make happen.
const ALL: [&str; 17] = [
    "a broadside",
    "a broadside at nothing",
    "a broadside shows the flag",
    "a draw",
    "a false call repairs",
    "a flagship decides",
    "a flagship lost",
    "a legal order",
    "a ship lost",
    "a true call",
    "an illegal order",
    "another target",
    "both flagships",
    "evaded",
    "no shot",
    "the last suspect by a call",
    "the last turn",
];

#[test]
fn battles_of_the_set_ups_go_as_the_clauses_say() {
    let mut seen = Seen::new();
    for (place, name) in NAMES.into_iter().enumerate() {
        for battle in 0..battles() {
            let mut setup = setup(name);
            OPTIONS[battle as usize % OPTIONS.len()].1(&mut setup.options);
            Played::new(&setup, Seeded::keyed(place as u64, battle, 0)).play(&mut seen);
        }
    }
    hold_seen(&seen, &ALL);
}

#[test]
fn battles_thrown_together_go_as_the_clauses_say() {
    let mut seen = Seen::new();
    for battle in 0..4 * battles() {
        let mut rng = Seeded::keyed(1_851, battle, 0);
        let setup = thrown(&mut rng);
        Played::new(&setup, rng).play(&mut seen);
    }
    hold_seen(&seen, &ALL);
}

/// The counts of `perft.txt`, by the second implementation: its decision of flags, and each turn that follows one.
#[test]
fn the_counted_positions_are_counted_by_the_book() {
    let mut counted = 0;
    for line in include_str!("perft.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, depth, count] = words[..] else { panic!("{line}") };
        let start = Page::of(&setup(name));
        let fleets = [0, 1].map(|side| start.fleet(side).iter().map(|ship| ship.name()).collect::<Vec<_>>());
        let mut lines = 0;
        for (one, other) in fleets[0].iter().flat_map(|one| fleets[1].iter().map(move |other| (one, other))) {
            let mut page = start.clone();
            page.play(&[Say::Flag(one.clone()), Say::Flag(other.clone())], &[], &mut Vec::new());
            lines += match depth {
                "1" => 1,
                "2" => page.count(0) * page.count(1),
                _ => panic!("the book counts to depth 2: {line}"),
            };
        }
        assert_eq!(count.replace('_', ""), lines.to_string(), "{line}");
        counted += 1;
    }
    assert_eq!(counted, 7);
}
