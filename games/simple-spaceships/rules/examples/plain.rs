//! The duel written plainly, without the contract, and timed against the ruleset on the same random play.
//!
//! `cargo run --release -p firing-arc-rules-simple-spaceships --example plain -- [battles]` prints both speeds and
//! their ratio. It ends with an error if the results differ by more than chance allows.

use std::time::Instant;

use engine::dice::SeededDice;
use engine::{Demand, Rules, Sealed, Seeded, Silent, Umpire};
use rules_simple_spaceships::{Design, Options, Setup, ShipAt, SimpleSpaceships};
use table::{Area, Heading, Length, Point, Vector};

/// Sums over many battles: wins of each side, draws, decisions, and the number of times both sides assigned at once.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    wins: [u64; 2],
    draws: u64,
    decisions: u64,
    assigned: u64,
}

fn main() {
    let battles = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let rules = duel();
    contract(&rules, battles / 10, 5);
    plain(battles / 10, 5);
    let start = Instant::now();
    let by_contract = contract(&rules, battles, 1);
    let contract_seconds = start.elapsed().as_secs_f64();
    let start = Instant::now();
    let by_hand = plain(battles, 2);
    let plain_seconds = start.elapsed().as_secs_f64();
    let rate = |sums: Sums, seconds: f64| sums.decisions as f64 / seconds;
    let (a, b) = (rate(by_contract, contract_seconds), rate(by_hand, plain_seconds));
    println!("contract  {by_contract:?}\n          {a:.0} decisions a second");
    println!("plain     {by_hand:?}\n          {b:.0} decisions a second");
    println!("plain is {:.2} times as fast", b / a);
    same(by_contract, by_hand, battles as f64);
}

/// Checks that both results agree within five standard errors.
fn same(a: Sums, b: Sums, battles: f64) {
    let close = |what: &str, x: u64, y: u64, spread: f64| {
        let (x, y) = (x as f64 / battles, y as f64 / battles);
        let error = spread * (2.0 / battles).sqrt();
        assert!((x - y).abs() < 5.0 * error, "{what}: {x} and {y}, more than five errors of {error} apart");
    };
    close("wins of side 1", a.wins[0], b.wins[0], 0.5);
    close("wins of side 2", a.wins[1], b.wins[1], 0.5);
    close("draws", a.draws, b.draws, 0.1);
    close("decisions", a.decisions, b.decisions, 80.0);
    close("assignments", a.assigned, b.assigned, 8.0);
}

fn duel() -> SimpleSpaceships {
    let ship = |side, y, degrees| ShipAt {
        side,
        design: "cruiser".into(),
        name: String::new(),
        post: Some((Point::inches(18, y), degrees)),
    };
    let cruiser = Design { id: "cruiser".into(), name: "Cruiser".into(), dice: 6, caps: [None; 3] };
    let setup = Setup {
        area: Area::inches(36, 36),
        designs: vec![cruiser],
        ships: vec![ship(0, 6, 0), ship(1, 30, 180)],
        options: Options::default(),
        run: None,
    };
    SimpleSpaceships::new(&setup).expect("the duel of the shelf")
}

fn contract(rules: &SimpleSpaceships, battles: u64, seed: u64) -> Sums {
    let mut sums = Sums::default();
    let mut orders: Vec<Sealed<_>> = Vec::with_capacity(2);
    let start = rules.start();
    let mut state = start.clone();
    for battle in 0..battles {
        let mut rng = Seeded::keyed(seed, battle, 0);
        let mut umpire = Umpire::new(SeededDice::new(rng.bits()), Silent);
        state.clone_from(&start);
        loop {
            let seats = match rules.demand(&state) {
                Demand::Over(outcome) => {
                    match outcome.winner {
                        Some(side) => sums.wins[side.index()] += 1,
                        None => sums.draws += 1,
                    }
                    break;
                }
                Demand::Orders(seats) => seats,
            };
            orders.truncate(seats.len());
            for (i, seat) in seats.iter().enumerate() {
                let space = rules.space(&state, seat);
                match orders.get_mut(i) {
                    Some(order) => order.redraw(&space, seat, &mut rng),
                    None => orders.push(Sealed::sample(&space, seat, &mut rng)),
                }
            }
            sums.assigned += u64::from(seats.len() == 2);
            rules.resolve(&mut umpire, &mut state, &orders);
            sums.decisions += 1;
        }
    }
    sums
}

/// A ship of the plain version; its dice are in Defence, Movement, Attack and Reserve.
#[derive(Clone, Copy, Default)]
struct Ship {
    at: Point,
    side: usize,
    dice: [u32; 4],
}

impl Ship {
    fn all(&self) -> u32 {
        self.dice.iter().sum()
    }
}

/// Returns `true` if `root`·√3 + `whole` is at most zero.
fn at_most_zero(root: i64, whole: i64) -> bool {
    match (root > 0, whole > 0) {
        (true, true) => false,
        (true, false) => 3 * root * root <= whole * whole,
        (false, true) => 3 * root * root >= whole * whole,
        (false, false) => true,
    }
}

/// Returns `true` if a ship on a heading of 60° × `side` has another ahead of it, by the three lines of the wedge.
fn ahead(side: usize, v: Vector) -> bool {
    const SIDES: [(i64, i64); 6] = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];
    (2..5).all(|turn| {
        let (x, y) = SIDES[(side + turn) % 6];
        at_most_zero(x * i64::from(v.x), y * i64::from(v.y) - 1000)
    })
}

/// Visits every split of an attack with this many dice beyond those needed for range.
fn splits(dice: u32, mut f: impl FnMut(u32, u32, u32)) {
    for range in 0..dice {
        for bonus in 0..=3.min(dice - range - 1) {
            for roll in 1..=dice - range - bonus {
                f(range, bonus, roll);
            }
        }
    }
}

fn plain(battles: u64, seed: u64) -> Sums {
    let mut sums = Sums::default();
    for battle in 0..battles {
        let mut rng = Seeded::keyed(seed, battle, 7);
        let mut dice = Seeded::keyed(seed, battle, 8);
        let start = |y, side| Ship { at: Point::inches(18, y), side, dice: [0, 0, 0, 6] };
        let mut ships = [start(6, 0), start(30, 3)];
        let mut over = None;
        for _ in 1..=30 {
            over = turn(&mut ships, &mut rng, &mut dice, &mut sums);
            if over.is_some() {
                break;
            }
        }
        match over {
            Some(winner) => sums.wins[winner] += 1,
            None => match ships[0].all().cmp(&ships[1].all()) {
                std::cmp::Ordering::Greater => sums.wins[0] += 1,
                std::cmp::Ordering::Less => sums.wins[1] += 1,
                std::cmp::Ordering::Equal => sums.draws += 1,
            },
        }
    }
    sums
}

/// Plays one turn; returns the winner, if there is one.
fn turn(ships: &mut [Ship; 2], rng: &mut Seeded, dice: &mut Seeded, sums: &mut Sums) -> Option<usize> {
    let chosen: Vec<bool> = ships.iter_mut().map(|ship| assign(ship, rng)).collect();
    sums.decisions += u64::from(chosen.iter().any(|c| *c));
    sums.assigned += u64::from(chosen.iter().all(|c| *c));
    let mut done = [false; 2];
    while let Some(number) = (0..2).filter(|i| !done[*i]).map(|i| ships[i].dice[1]).max() {
        let at: Vec<usize> = (0..2).filter(|i| !done[*i] && ships[*i].dice[1] == number).collect();
        let next = if at.len() == 2 { dice.below(2) as usize } else { at[0] };
        done[next] = true;
        if let Some(winner) = activate(ships, next, rng, dice, sums) {
            return Some(winner);
        }
    }
    None
}

/// Assigns at random over all splits; returns `true` if there was a choice.
fn assign(ship: &mut Ship, rng: &mut Seeded) -> bool {
    let waiting = ship.dice[3];
    let least = u32::from(ship.dice[1] == 0 && waiting > 0);
    let mut ways = Vec::with_capacity(64);
    for defence in 0..=waiting {
        for attack in 0..=waiting - defence {
            for movement in least..=waiting - defence - attack {
                ways.push([defence, movement, attack]);
            }
        }
    }
    if waiting == 0 || ways.is_empty() {
        return false;
    }
    let choice = ways.len() > 1;
    let way = if choice { ways[rng.below(ways.len() as u32) as usize] } else { ways[0] };
    for (of, n) in way.into_iter().enumerate() {
        ship.dice[of] += n;
        ship.dice[3] -= n;
    }
    choice
}

/// The next act of the active ship.
#[derive(Clone, Copy)]
enum Act {
    Fly(u32),
    Turn(usize),
    Spend,
    End,
    Attack(u32, u32, u32),
}

fn activate(
    ships: &mut [Ship; 2],
    me: usize,
    rng: &mut Seeded,
    dice: &mut Seeded,
    sums: &mut Sums,
) -> Option<usize> {
    let open = ships[me].dice[1] > 0;
    let (mut flown, mut turned) = (0, false);
    if open {
        ships[me].dice[1] -= 1;
        ships[me].dice[3] += 1;
    }
    let mut acts = Vec::with_capacity(64);
    loop {
        acts.clear();
        if open {
            acts.extend((1..=8 - flown).map(Act::Fly));
            if !turned {
                acts.extend([Act::Turn(5), Act::Turn(1)]);
            }
            if flown >= 2 && ships[me].dice[1] > 0 {
                acts.push(Act::Spend);
            }
        }
        if !open || flown >= 2 {
            acts.push(Act::End);
        }
        let enemy = ships[1 - me];
        let attack = ships[me].dice[2];
        if attack > 0 && ahead(ships[me].side, enemy.at - ships[me].at) {
            let reach = |range: &u32| ships[me].at.within(enemy.at, Length::inches(6 * (1 + *range as i32)));
            if let Some(least) = (0..attack).find(|range| reach(range)) {
                splits(attack - least, |range, bonus, roll| {
                    acts.push(Act::Attack(range + least, bonus, roll));
                });
            }
        }
        if acts.len() == 1 {
            return None;
        }
        sums.decisions += 1;
        match acts[rng.below(acts.len() as u32) as usize] {
            Act::End => return None,
            Act::Spend => {
                ships[me].dice[1] -= 1;
                ships[me].dice[3] += 1;
                (flown, turned) = (0, false);
            }
            Act::Turn(by) => {
                ships[me].side = (ships[me].side + by) % 6;
                turned = true;
            }
            Act::Fly(halves) => {
                flown += halves;
                let heading = Heading::of_steps(4 * ships[me].side as i32);
                let to = ships[me].at + heading.leg(Length::thousandths(500 * halves as i32));
                if !Area::inches(36, 36).holds(to) {
                    return Some(1 - me);
                }
                ships[me].at = to;
            }
            Act::Attack(range, bonus, roll) => {
                ships[me].dice[2] -= range + bonus + roll;
                ships[me].dice[3] += range + bonus + roll;
                let hits = (0..roll).filter(|_| dice.below(6) + 1 >= 6 - bonus).count() as u32;
                if strike(&mut ships[1 - me], hits, rng, sums) {
                    return Some(me);
                }
            }
        }
    }
}

/// Resolves hits: they meet Defence, then remove dice at random; returns `true` if the ship is destroyed.
fn strike(ship: &mut Ship, hits: u32, rng: &mut Seeded, sums: &mut Sums) -> bool {
    let met = hits.min(ship.dice[0]);
    ship.dice[0] -= met;
    ship.dice[3] += met;
    for left in (1..=hits - met).rev() {
        let boxes: Vec<usize> = (1..4).filter(|of| ship.dice[*of] > 0).collect();
        let of = if boxes.len() > 1 && left < ship.all() {
            sums.decisions += 1;
            boxes[rng.below(boxes.len() as u32) as usize]
        } else {
            boxes[0]
        };
        ship.dice[of] -= 1;
        if ship.all() == 0 {
            return true;
        }
    }
    false
}
