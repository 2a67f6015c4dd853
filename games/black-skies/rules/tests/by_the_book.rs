//! *Black Skies* written a second time, clause by clause and with no regard for speed. It is compared with the rules
//! over many random battles: every die with its clause, every position, who must write next and every legal order.

use std::collections::BTreeMap;

use engine::dice::Dice;
use engine::{Clause, Demand, Rules, Sealed, Seat, Seeded, Silent, Space, Umpire};
use rules_black_skies::ships::LADDER;
use rules_black_skies::{BlackSkies, Fighter, Options, Order, Rock, Setup, State, Weapon, Weight};
use table::{Area, Length, Point};

use crate::setups;

mod aids;
mod firing;
mod flying;
mod legal;
mod page;
mod secret;

use page::{Book, Lying};

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

/// Returns a weapon with random arcs, ranges and die, for one use or for many.
fn any_weapon(rng: &mut Seeded) -> Weapon {
    let close = 1 + rng.below(6) as i32;
    let medium = close + rng.below(6) as i32;
    Weapon {
        id: "any".to_owned(),
        name: "Any".to_owned(),
        arcs: 1 + rng.below(63) as u8,
        rate: 1 + rng.below(3) as u8,
        range: [close, medium, medium + rng.below(8) as i32].map(Length::inches),
        damage: *rng.pick(&LADDER[..7]),
        halves: 1,
        once: rng.chance(1, 2),
        ours: true,
    }
}

/// Returns a fighter of random weight, with random weapons, armour and shields that its hardpoints can carry.
fn any_fighter(rng: &mut Seeded, weapons: &[Weapon]) -> Fighter {
    let weight = *rng.pick(&Weight::ALL);
    let mut any = setups::fighter("any", weight, [0; 3].map(|_| rng.chance(1, 2)), &[], 0, 0);
    any.armour = rng.below(if weight == Weight::Light { 2 } else { 3 }) as u8;
    any.shields = rng.below(u32::from(weight.hardpoints() - any.armour) + 1) as u8;
    for _ in 0..rng.below(9) {
        any.weapons.push(rng.pick(weapons).id.clone());
        if any.taken(weapons) > u32::from(weight.hardpoints()) {
            any.weapons.pop();
        }
    }
    any
}

/// Returns a set-up of random fighters, rocks and options on a small table.
fn throw(rng: &mut Seeded) -> Setup {
    let mut options = Options::default();
    let rounds = (1 + rng.below(24)).to_string();
    for (key, value) in [("penalty", *rng.pick(&["firer", "target"])), ("turn-limit", &rounds)] {
        options.set(key, value).unwrap_or_else(|flaw| panic!("{flaw}"));
    }
    let mut setup = setups::setup(&[], &[]);
    setup.options = options;
    setup.area = Area::inches(16 + rng.below(30) as i32, 13 + rng.below(20) as i32);
    setup.weapons.push(any_weapon(rng));
    setup.fighters.push(any_fighter(rng, &setup.weapons));
    let kinds: Vec<String> =
        setup.fighters.iter().map(|f| f.id.clone()).chain(["ace", "any"].map(str::to_owned)).collect();
    for side in 0..2 {
        for _ in 0..=rng.below(3) {
            let skills = (0..=rng.below(4).min(1)).map(|_| *rng.pick(&[1, 1, 2, 3, 4])).collect();
            let (fighter, name) = (rng.pick(&kinds).clone(), String::new());
            setup.elements.push(rules_black_skies::ElementAt { side, fighter, skills, name, speed: 6 });
        }
    }
    for _ in 0..rng.below(3) * rng.below(4) {
        let along =
            |rng: &mut Seeded, most: Length| 500 * rng.below(most.in_thousandths() as u32 / 500 + 1) as i32;
        let at = Point { x: along(rng, setup.area.width), y: along(rng, setup.area.height) };
        setup.rocks.push(Rock { at, radius: Length::thousandths(1000 + 500 * rng.below(5) as i32) });
    }
    setup
}

/// Makes a battle some flips old: elements close by, on borders and at ranges that matter, hurt, tail first, or gone.
fn wear(book: &mut Book, rng: &mut Seeded) {
    for side in 0..2 {
        let own = book.wing(side);
        let mut deck = Vec::new();
        for (n, p) in own.into_iter().enumerate() {
            worn_pair(book, p, n > 0, rng);
            let pair = &book.pairs[p];
            let may: Vec<usize> = (1..=12).filter(|card| pair.may_lay(*card)).collect();
            let card = pair.in_play().then(|| (p, *rng.pick(&may)));
            deck.push(Lying { card, known: rng.chance(1, 2) });
        }
        while deck.len() < book.cards() {
            deck.push(Lying { card: None, known: rng.chance(1, 2) });
        }
        rng.shuffle(&mut deck);
        book.decks[side] = deck;
    }
    book.side = rng.below(2) as usize;
    while book.top().is_none() {
        book.decks[book.side].rotate_left(1);
    }
    book.decks[book.side][0].known = true;
    book.flips = 1 + rng.below((2 * book.rounds * book.cards()) as u32) as usize;
    let (pair, card) = book.top().expect("an element");
    let ways = book.pairs[pair].ways(card);
    if ways.len() > 1 && rng.chance(1, 2) {
        book.phase = "option";
    } else {
        (book.phase, book.choice) = ("next", rng.pick(&ways).clone());
    }
    book.asked = [book.side == 0, book.side == 1];
}

/// Gives an element a place and a state.
fn worn_pair(book: &mut Book, p: usize, may_be_gone: bool, rng: &mut Seeded) {
    let (width, height) = book.size;
    let inside = |(x, y): (i64, i64)| (x.clamp(0, width), y.clamp(0, height));
    let others: Vec<_> = book.pairs[..p].iter().map(|o| o.flyers[0].at).collect();
    let middle = (500 * (width / 1000), 500 * (height / 1000));
    let base = if others.is_empty() || rng.chance(1, 4) { middle } else { *rng.pick(&others) };
    let (far, aside) = (1000 * *rng.pick(&[0, 2, 4, 6, 8, 12]), *rng.pick(&[-1, 0, 0, 1]));
    let (x, y) =
        *rng.pick(&[(far, far * aside), (far * aside, far), (-far, far * aside), (far * aside, -far)]);
    let lead = inside((base.0 + x, base.1 + y));
    let (dx, dy) = *rng.pick(&[(2000, 0), (0, 2000), (-6000, 0), (3600, 4800), (0, 0), (-300, -70)]);
    let pair = &mut book.pairs[p];
    pair.speed = *rng.pick(&[0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    pair.facing = 60 * i64::from(rng.below(6));
    pair.retrograde = pair.speed > 0 && pair.kind.thrusters[2] && rng.chance(1, 3);
    pair.penalty = i64::from(rng.below(5));
    let gone = may_be_gone && rng.chance(1, 6);
    let survivor = if rng.chance(1, 6) { rng.below(2) as usize } else { 2 };
    let count = pair.flyers.len();
    for (who, flyer) in pair.flyers.iter_mut().enumerate() {
        flyer.at = if who == 0 { lead } else { inside((lead.0 + dx, lead.1 + dy)) };
        flyer.hull = 1 + i64::from(rng.below(pair.kind.hull as u32));
        flyer.place = "table";
        flyer.failed = rng.chance(1, 8);
        flyer.spent =
            (0..pair.kind.guns.len()).filter(|g| pair.kind.guns[*g].once && rng.chance(1, 4)).collect();
        if gone || (survivor < 2 && survivor != who && count == 2) {
            flyer.place = if rng.chance(1, 2) { "left" } else { "destroyed" };
            flyer.hull = if flyer.place == "left" { flyer.hull } else { 0 };
        }
    }
}

/// Draws an order at random; holding fire and skipping a check are mostly drawn again.
fn write(space: &impl Space<Order = Order>, rng: &mut Seeded) -> Order {
    let order = space.sample(rng);
    let none = order == Order::Hold || order == Order::Check(false);
    if none && rng.chance(4, 5) { space.sample(rng) } else { order }
}

/// One battle, played both ways from its first coin or from a worn position.
struct Played {
    seed: u64,
    rng: Seeded,
    rules: BlackSkies,
    state: State,
    book: Book,
}

impl Played {
    fn new(seed: u64) -> Self {
        let mut rng = Seeded::keyed(seed, 0, 0);
        let setup = throw(&mut rng);
        let rules = BlackSkies::new(&setup).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let (mut state, mut book) = (rules.start(), Book::new(&setup));
        if rng.chance(3, 4) {
            wear(&mut book, &mut rng);
            let text = book.position();
            state =
                rules.read_position(&text).unwrap_or_else(|flaws| panic!("seed {seed}: {text}\n{flaws:?}"));
        }
        Self { seed, rng, rules, state, book }
    }

    /// Plays one decision both ways; returns `false` if the battle is over.
    fn decide(&mut self, fell: &mut BTreeMap<&'static str, u64>) -> bool {
        let (seed, before) = (self.seed, self.book.position());
        let Demand::Orders(seats) = self.rules.demand(&self.state) else { return false };
        let asked = [0, 1].map(|side| seats.iter().any(|s| s == Seat(side)));
        assert_eq!(asked, self.book.asked, "seed {seed}: who must write: {before}");
        let round = 1 + self.book.flips.saturating_sub(1) / (2 * self.book.cards());
        assert_eq!(self.rules.turn(&self.state) as usize, round, "seed {seed}: {before}");
        if self.rng.chance(1, 6) {
            aids::hold_reach(&self.rules, &self.state, &self.book);
            secret::hold(&self.rules, &self.state, &self.book, &mut self.rng);
        }
        let (mut orders, mut sealed) = ([String::new(), String::new()], Vec::new());
        for seat in seats {
            let space = self.rules.space(&self.state, seat);
            *fell.entry(self.book.phase).or_default() +=
                legal::hold(&self.book, &space, seat.index(), &mut self.rng);
            let order = write(&space, &mut self.rng);
            aids::hold_odds(&self.rules, &self.state, &self.book, &order);
            orders[seat.index()] = order.to_string();
            let checked = Sealed::check(&space, seat, order);
            sealed.push(checked.unwrap_or_else(|refusal| panic!("seed {seed}: {refusal}\n{before}")));
        }
        let dice = Noted { rng: Seeded::keyed(self.rng.bits(), 1, 0), rolled: Vec::new() };
        let (mut umpire, start) = (Umpire::new(dice, Silent), self.state.clone());
        self.rules.resolve(&mut umpire, &mut self.state, &sealed);
        let rolled = umpire.dice.rolled;
        for (clause, ..) in &rolled {
            *fell.entry(clause.0).or_default() += 1;
        }
        if self.book.phase == "next" && self.rng.chance(1, 6) {
            let faces: Vec<u8> = rolled.iter().map(|(_, _, face)| *face).collect();
            secret::hold_next(&self.rules, &start, self.book.side, &faces);
        }
        let told = format!("seed {seed}\n{before}\n{} | {}\n{rolled:?}", orders[0], orders[1]);
        let book = &mut self.book;
        book.rolled = rolled.into();
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| book.resolve(&orders)));
        assert!(done.is_ok(), "{told}");
        assert_eq!(self.rules.write_position(&self.state), book.position(), "{told}");
        assert!(book.rolled.is_empty(), "dice are left over: {:?}\n{told}", book.rolled);
        true
    }
}

#[test]
fn a_battle_goes_as_the_clauses_say_it() {
    let battles = std::env::var("BATTLES").ok().and_then(|n| n.parse().ok()).unwrap_or(1_200);
    let mut fell = BTreeMap::new();
    for seed in 0..battles {
        let mut played = Played::new(seed);
        while played.decide(&mut fell) {}
        let Demand::Over(outcome) = played.rules.demand(&played.state) else {
            panic!("seed {seed}: not over")
        };
        assert_eq!(outcome.winner.map(engine::Side::index), played.book.winner, "seed {seed}");
        assert_eq!(played.book.asked, [false, false], "seed {seed}");
    }
    let dice = ["BS-2.1", "BS-3.1", "BS-3.4", "BS-3.5", "BS-5.2", "BS-5.3", "BS-6.2"];
    let phases = ["toss", "deploy", "decks", "option", "check", "fire", "next"];
    for what in dice.iter().chain(&phases) {
        assert!(fell.get(what).is_some_and(|n| *n > 20), "{what}: {fell:?}");
    }
}
