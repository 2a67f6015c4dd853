//! A second, plain implementation of Simple Spaceships, clause by clause. Many battles compare the rules with it: every
//! die with its clause, every position, the seats asked, and the legal orders.

use engine::dice::Dice;
use engine::{Clause, Demand, Rules, Sealed, Seat, Seeded, Silent, Space, Umpire};
use rules_simple_spaceships::{
    Assignment, BeyondEdge, Design, Front, Options, Order, Setup, ShipAt, SimpleSpaceships,
};
use table::{Area, Point};

use crate::setups::{NAMES, setup};

mod legal;
mod page;
mod playing;

use page::{Page, Stage, Where};

/// Random dice that note every roll with its clause.
struct Noted {
    rng: Seeded,
    rolled: Vec<(Clause, u8, u8)>,
}

impl Dice for Noted {
    fn roll(&mut self, why: Clause, faces: u8) -> u8 {
        // More than half of the faces are sixes, so that attacks hit.
        let face =
            if faces == 6 && self.rng.chance(1, 2) { 6 } else { self.rng.below(faces.into()) as u8 + 1 };
        self.rolled.push((why, faces, face));
        face
    }
}

/// Counts of what the battles have reached, so that no part goes untested.
#[derive(Default, Debug)]
struct Seen {
    decisions: u32,
    allowed: u32,
    refused: u32,
    losses: u32,
    entries: u32,
    adrift: u32,
    coins: u32,
    /// Ends by the far edge, by the fleet, by the limit, and draws.
    ends: [u32; 4],
}

fn options(rng: &mut Seeded, run: bool) -> Options {
    let edges = [BeyondEdge::Leave, BeyondEdge::Stop, BeyondEdge::Wrap];
    Options {
        assignment: *rng.pick(&[Assignment::Secret, Assignment::OpenAlternating]),
        recall: rng.chance(1, 3),
        edge: if run { BeyondEdge::Leave } else { *rng.pick(&edges) },
        front: *rng.pick(&[Front::Wedge, Front::Corridor]),
        turn_limit: *rng.pick(&[1, 3, 8]),
    }
}

/// Returns a random set-up: a small table, designs with any caps, ships anywhere or on a border that matters.
fn thrown(rng: &mut Seeded) -> Setup {
    let (width, height) = (12 + rng.below(8) as i32, 12 + rng.below(8) as i32);
    let area = Area::inches(width, height);
    let designs: Vec<Design> = (0..4)
        .map(|n| {
            let most = *rng.pick(&[3, 8, 8, 12]);
            let dice = 1 + i64::from(rng.below(most));
            let mut cap = |least: i64| {
                let cap = least + i64::from(rng.below((dice - least) as u32 + 1));
                rng.chance(1, 3).then_some(cap)
            };
            let caps = [cap(0), cap(1), cap(0)];
            Design { id: format!("design{n}"), name: format!("Design {n}"), dice, caps }
        })
        .collect();
    let run = rng.chance(1, 5).then(|| rng.below(2) as u8);
    let mut ships: Vec<ShipAt> = Vec::new();
    for side in 0..2 {
        for _ in 0..=rng.below(3) {
            let mut at = spot(&area, ships.last().and_then(|s| s.post), rng);
            // A ship that runs for the far edge begins below it.
            at.y = at.y.min(area.height.in_thousandths() - i32::from(run == Some(side)));
            let stands = run == Some(side) || rng.chance(6, 7);
            let post = stands.then(|| (at, 60 * rng.below(6) as i32));
            let design = format!("design{}", rng.below(4));
            ships.push(ShipAt { side, design, name: String::new(), post });
        }
    }
    Setup { area, designs, ships, options: options(rng, run.is_some()), run }
}

/// Returns a point on the table: any, or one on or beside a border of the last ship's front or of an attack range.
fn spot(area: &Area, before: Option<(Point, i32)>, rng: &mut Seeded) -> Point {
    let borders = [
        (0, -500),
        (577, 0),
        (0, 500),
        (4041, 6000),
        (866, 5000),
        (0, 6000),
        (0, 12000),
        (866, 500),
        (3600, 4800),
        (5196, 3000),
        (1000, 0),
    ];
    if let Some((other, _)) = before.filter(|_| rng.chance(3, 4)) {
        let (x, y) = *rng.pick(&borders);
        let off = |rng: &mut Seeded| rng.below(3) as i32 - 1;
        let flip = |rng: &mut Seeded| *rng.pick(&[1, -1]);
        let at = Point {
            x: other.x + flip(rng) * x + off(rng) * i32::from(rng.chance(1, 2)),
            y: other.y + flip(rng) * y + off(rng) * i32::from(rng.chance(1, 2)),
        };
        if area.holds(at) {
            return at;
        }
    }
    Point {
        x: rng.below(area.width.in_thousandths() as u32 + 1) as i32,
        y: rng.below(area.height.in_thousandths() as u32 + 1) as i32,
    }
}

/// Returns the battle with some dice left in boxes and others lost; now and then a ship is adrift.
fn worn(page: &Page, rng: &mut Seeded) -> Page {
    let mut worn = page.clone();
    for ship in worn.ships.iter_mut().filter(|ship| ship.place == Where::Table) {
        if rng.chance(1, 2) {
            let deals = ship.deals();
            let [d, m, a] = *rng.pick(&deals);
            let left = ship.boxes[page::RESERVE] - d - m - a;
            ship.boxes = [d, m * i64::from(rng.chance(1, 2)), a, left * i64::from(rng.chance(1, 2))];
        }
    }
    worn
}

/// Returns the order that a side writes: mostly an attack if there is one, and seldom a leg off the table.
fn chosen(page: &Page, side: usize, drawn: &Order, rng: &mut Seeded) -> String {
    if page.stage == Stage::Active {
        let all = page.all_legal(side);
        let attacks: Vec<&String> = all.iter().filter(|text| text.starts_with("attack")).collect();
        if !attacks.is_empty() && rng.chance(3, 4) {
            let few = rng.below(attacks.len() as u32) as usize;
            // Of two attacks drawn at random, the one that rolls more dice.
            let rolls = |text: &str| text.rsplit(' ').next().and_then(|n| n.parse::<u8>().ok());
            let other = *rng.pick(&attacks);
            return if rolls(other) > rolls(attacks[few]) { other.clone() } else { attacks[few].clone() };
        }
        let leaves = |text: &str| {
            let ship = &page.ships[page.active];
            let far = text.strip_prefix("fly ").map(|far| playing::halves(far, 1));
            far.is_some_and(|far| !page.holds(page::after(ship.at, ship.face, far)))
        };
        let moves: Vec<&String> =
            all.iter().filter(|text| !text.starts_with("attack") && !leaves(text)).collect();
        if !moves.is_empty() && rng.chance(19, 20) {
            return (*rng.pick(&moves)).clone();
        }
    }
    if matches!(page.stage, Stage::Loss { .. }) && rng.chance(1, 2) && page.allows(side, "lose Movement") {
        return "lose Movement".to_owned();
    }
    let armed: Vec<String> = (0..3).map(|_| page.any_assignment(side, rng)).collect();
    let dice =
        |text: &str| -> i64 { playing::parts(text).iter().map(|(_, dealt)| dealt[page::ATTACK]).sum() };
    let most = armed.into_iter().filter(|text| page.allows(side, text)).max_by_key(|text| dice(text));
    most.unwrap_or_else(|| drawn.to_string())
}

/// Compares random orders of every kind, and sometimes the number of orders, with those of the page.
fn try_orders(
    rules: &SimpleSpaceships,
    game: (&rules_simple_spaceships::State, &Page),
    side: usize,
    rng: &mut Seeded,
    seen: &mut Seen,
) {
    let (state, page) = game;
    let space = rules.space(state, Seat(side as u8));
    for _ in 0..6 {
        let text = page.anything(side, rng);
        let order: Order = text.parse().unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        let stands = space.check(&order);
        assert_eq!(stands.is_ok(), page.allows(side, &text), "{text}: {stands:?}\n{}", page.text());
        *if stands.is_ok() { &mut seen.allowed } else { &mut seen.refused } += 1;
    }
    if rng.chance(1, 4) {
        assert_eq!(space.size(), Some(page.count(side)), "{}", page.text());
    }
}

fn battle(setup: &Setup, rng: &mut Seeded, seen: &mut Seen) {
    let rules = SimpleSpaceships::new(setup).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let (mut state, mut page) = (rules.start(), Page::of(setup));
    let worn = worn(&page, rng);
    if let Ok(stands) = rules.read_position(&worn.text()) {
        (state, page) = (stands, worn);
    }
    let mut umpire = Umpire::new(Noted { rng: Seeded::new(rng.bits()), rolled: Vec::new() }, Silent);
    let mut asked: Option<Vec<usize>> = None;
    loop {
        let seats: Vec<usize> = match rules.demand(&state) {
            Demand::Orders(seats) => seats.iter().map(Seat::index).collect(),
            Demand::Over(outcome) => {
                let winner = outcome.winner.map(|side| usize::from(side.0));
                assert_eq!(page.stage, Stage::Over(winner, winner_clause(&page)), "{}", page.text());
                assert_eq!(outcome.why.0, winner_clause(&page));
                let text = rules.write_position(&state);
                let fleets = page.fleets();
                assert!(text.ends_with(&fleets), "{text}\n{fleets}");
                seen.end(&page);
                return;
            }
        };
        assert_eq!(rules.write_position(&state), page.text());
        if let Some(asked) = &asked {
            assert_eq!(&seats, asked, "{}", page.text());
        }
        seen.of(&page);
        let mut orders = Vec::new();
        let mut texts = Vec::new();
        for side in seats {
            try_orders(&rules, (&state, &page), side, rng, seen);
            let space = rules.space(&state, Seat(side as u8));
            let text = chosen(&page, side, &space.sample(rng), rng);
            assert!(page.allows(side, &text), "{text}\n{}", page.text());
            let order = text.parse().unwrap_or_else(|refusal| panic!("{refusal}"));
            orders.push(Sealed::check(&space, Seat(side as u8), order).expect("it is allowed"));
            texts.push((side, text));
        }
        rules.resolve(&mut umpire, &mut state, &orders);
        let rolled = std::mem::take(&mut umpire.dice.rolled);
        let faces: Vec<u8> = rolled.iter().map(|(_, _, face)| *face).collect();
        let before = page.text();
        asked = Some(page.play(&texts, &faces));
        let dice: Vec<(&str, u8)> = rolled.iter().map(|(why, sides, _)| (why.0, *sides)).collect();
        assert_eq!(dice, page.rolled, "{texts:?}\n{before}");
    }
}

fn winner_clause(page: &Page) -> &'static str {
    match page.stage {
        Stage::Over(_, why) => why,
        _ => panic!("it goes on: {}", page.text()),
    }
}

impl Seen {
    fn of(&mut self, page: &Page) {
        self.decisions += 1;
        match page.stage {
            Stage::Loss { .. } => self.losses += 1,
            Stage::Enter => self.entries += 1,
            Stage::Active if page.die.is_none() => self.adrift += 1,
            Stage::Pick if page.coin == page.number() => self.coins += 1,
            _ => {}
        }
    }

    fn end(&mut self, page: &Page) {
        let Stage::Over(winner, why) = page.stage else { return };
        let across =
            why == "SS-5.1" && page.ships.iter().any(|s| s.place == Where::Table && !page.holds(s.at));
        let fleet = (0..2).any(|side| page.fleet(side, page::Vessel::plays).is_empty());
        self.ends[match winner {
            None => 3,
            _ if across => 0,
            _ if fleet => 1,
            _ => 2,
        }] += 1;
    }
}

#[test]
fn battles_on_the_shelf_go_as_the_clauses_say() {
    let (mut rng, mut seen) = (Seeded::new(2024), Seen::default());
    for round in 0..12 {
        for name in NAMES {
            let mut setup = setup(name).expect("a set-up");
            if round > 0 {
                setup.options = options(&mut rng, setup.run.is_some());
            }
            battle(&setup, &mut rng, &mut seen);
        }
    }
    assert!(seen.ends[1..].iter().all(|n| *n > 5) && seen.entries > 40, "{seen:?}");
}

#[test]
fn battles_thrown_together_go_as_the_clauses_say() {
    let (mut rng, mut seen) = (Seeded::new(7), Seen::default());
    for _ in 0..2000 {
        let setup = thrown(&mut rng);
        battle(&setup, &mut rng, &mut seen);
    }
    let all = [seen.losses, seen.entries, 4 * seen.adrift, seen.coins, seen.allowed / 10, seen.refused / 10];
    assert!(all.iter().all(|n| *n > 200) && seen.ends.iter().all(|n| *n > 20), "{seen:?}");
}
