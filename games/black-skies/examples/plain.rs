//! The random duel of *Black Skies* in one plain file, without the engine's contract, beside the same battles through
//! the shelf: `cargo run --release -p firing-arc-black-skies --example plain [battles]`.
//!
//! Both play the same game with the same chances. The program panics if their shares of victories or their mean lengths
//! differ by more than chance allows. The plain one knows only this duel: no secrets, no text, no other cards.

use std::cmp::Ordering;
use std::time::Instant;

use black_skies::BlackSkiesGame;
use shelf::Opening;

/// Generator xoshiro256++, as everywhere in the project.
struct Rng([u64; 4]);

impl Rng {
    fn new(mut seed: u64) -> Self {
        let mut next = || {
            seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = seed;
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            z ^ (z >> 31)
        };
        Self([next(), next(), next(), next()])
    }

    fn below(&mut self, n: u32) -> u32 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        ((u64::from((result >> 32) as u32) * u64::from(n)) >> 32) as u32
    }

    fn die(&mut self, faces: u32) -> i32 {
        self.below(faces) as i32 + 1
    }
}

#[derive(Clone, Copy, Default)]
struct Fighter {
    x: i32,
    y: i32,
    hull: i32,
}

#[derive(Clone, Copy, Default)]
struct Pair {
    fighters: [Fighter; 2],
    speed: i32,
    facing: usize,
    card: u32,
}

const SIXTHS: [(i64, i64); 6] = [
    (0, 1_000_000_000_000),
    (866_025_403_784, 500_000_000_000),
    (866_025_403_784, -500_000_000_000),
    (0, -1_000_000_000_000),
    (-866_025_403_784, -500_000_000_000),
    (-866_025_403_784, 500_000_000_000),
];

fn leg(heading: usize, halves: i32) -> (i32, i32) {
    let part = |n: i64| {
        let n = n * i64::from(halves) * 500;
        let half = if n < 0 { -500_000_000_000 } else { 500_000_000_000 };
        ((n + half) / 1_000_000_000_000) as i32
    };
    let (s, c) = SIXTHS[heading % 6];
    (part(s), part(c))
}

/// Plays one duel; returns the winner (0, 1, or 2 for a draw) and the number of decisions.
fn duel(rng: &mut Rng) -> (usize, u32) {
    let mut decisions = 4;
    rng.below(2);
    let mut pairs = [Pair::default(); 2];
    for (side, pair) in pairs.iter_mut().enumerate() {
        let low = if side == 0 { 0 } else { 42_000 };
        let inside = |x: i32, y: i32| (0..=72_000).contains(&x) && (low..=low + 6000).contains(&y);
        'place: loop {
            let (x, y) = (rng.below(72_001) as i32, low + rng.below(6001) as i32);
            loop {
                let (dx, dy) = (rng.below(12_001) as i32 - 6000, rng.below(12_001) as i32 - 6000);
                if i64::from(dx) * i64::from(dx) + i64::from(dy) * i64::from(dy) > 36_000_000 {
                    continue;
                }
                if inside(x + dx, y + dy) {
                    pair.fighters = [Fighter { x, y, hull: 6 }, Fighter { x: x + dx, y: y + dy, hull: 6 }];
                    break 'place;
                }
                break;
            }
        }
        pair.facing = 3 * side;
    }
    for pair in &mut pairs {
        pair.card = rng.below(6);
        pair.speed = rng.below(13) as i32;
    }
    let mut side = rng.below(2) as usize;
    for _ in 0..80 {
        let (mut mine, mut foe) = (pairs[side], pairs[1 - side]);
        decisions += flip(rng, &mut mine, &mut foe);
        pairs[side] = mine;
        pairs[1 - side] = foe;
        let alive = pairs.map(|pair| pair.fighters.iter().any(|f| f.hull > 0));
        if !alive[side] {
            return (1 - side, decisions);
        }
        if !alive[1 - side] {
            return (side, decisions);
        }
        pairs[side].card = rng.below(6);
        decisions += 1;
        side = 1 - side;
    }
    let hull = pairs.map(|pair| pair.fighters.iter().map(|f| f.hull).sum::<i32>());
    let winner = match hull[0].cmp(&hull[1]) {
        Ordering::Greater => 0,
        Ordering::Less => 1,
        Ordering::Equal => 2,
    };
    (winner, decisions)
}

/// Plays one card: option, check, move, fire; returns the number of decisions.
fn flip(rng: &mut Rng, mine: &mut Pair, foe: &mut Pair) -> u32 {
    let mut decisions = 0;
    let lead = usize::from(mine.fighters[0].hull == 0);
    let (card, way) = (mine.card, if matches!(mine.card, 1 | 4) { 5 } else { 1 });
    // 0 Straight, 1 Left, 2 Right, 3 Afterburner, 4 Hard Left, 5 Hard Right.
    let choice = match card {
        0 => rng.below(5),
        1 | 2 => rng.below(3),
        _ => 0,
    };
    decisions += u32::from(card < 3);
    let (difficulty, penalty) = match (card, choice) {
        (0, 0) => (0, 0),
        (0, _) | (1 | 2, 0) => (1, 0),
        (1 | 2, 1) => (2, 2),
        (1 | 2, _) => (2, 1),
        (3, _) => (2, 0),
        _ => (3, 2),
    };
    let needs = |hull: i32| if 2 * hull <= 6 { 2 * difficulty } else { difficulty };
    let mut check = |hull: i32| needs(hull) <= 3 || rng.die(6) + 2 >= needs(hull);
    let passed = check(mine.fighters[lead].hull);
    let (flown, so) = match (passed, card) {
        (true, card) => (card, choice),
        (false, 1 | 4) => (1, 0),
        (false, 2 | 5) => (2, 0),
        _ => (0, 0),
    };
    match (flown, so) {
        (0, 1..=3) => mine.speed = (mine.speed + so as i32).min(12),
        (0, 4) => mine.speed = (mine.speed - 1).max(0),
        (3, _) => mine.speed = (mine.speed + 4).min(12),
        _ => {}
    }
    let (s, h) = (mine.speed, mine.facing);
    let (legs, turns) = match (flown, so) {
        (1 | 2, 1) => ([leg(h + way, 2 * s), (0, 0)], 1),
        (1 | 2, 2) => ([leg(h, 2 * s), (0, 0)], 1),
        (1 | 2, _) => ([leg(h, s), leg(h + way, s)], 1),
        (4 | 5, _) => ([leg(h, s), leg(h + way, s)], 2),
        _ => ([leg(h, 2 * s), (0, 0)], 0),
    };
    mine.facing = (h + turns * way) % 6;
    mine.speed = (s - penalty).max(0);
    for f in mine.fighters.iter_mut().filter(|f| f.hull > 0) {
        f.x += legs[0].0 + legs[1].0;
        f.y += legs[0].1 + legs[1].1;
        if !(0..=72_000).contains(&f.x) || !(0..=48_000).contains(&f.y) {
            f.hull = 0;
        }
    }
    let mut may = [passed; 2];
    if !passed && lead == 0 && !targets(mine, foe, 1).is_empty() && count(mine.fighters[1].hull) > 0 {
        decisions += 1;
        if rng.below(2) == 1 {
            may[1] = needs(mine.fighters[1].hull) <= 3 || rng.die(6) + 2 >= needs(mine.fighters[1].hull);
        }
    }
    loop {
        // Each fighter, target and set of one or two lasers is an order, and so is holding fire.
        let mut orders = arrayvec::ArrayVec::<_, 12>::new();
        for (who, may) in may.iter().enumerate() {
            let lasers = count(mine.fighters[who].hull);
            if *may && lasers > 0 {
                for (target, range) in targets(mine, foe, who) {
                    orders.extend((0..[0, 2, 3][lasers]).map(|n| (who, target, range, 1 + n / 2)));
                }
            }
        }
        if orders.is_empty() {
            return decisions;
        }
        decisions += 1;
        let drawn = rng.below(orders.len() as u32 + 1) as usize;
        let Some(&(who, target, range, lasers)) = drawn.checked_sub(1).and_then(|at| orders.get(at)) else {
            return decisions;
        };
        may[who] = false;
        let change = match foe.speed {
            0 => 4,
            1..=3 => 2,
            4..=9 => 0,
            _ => -2,
        };
        let hits = (0..lasers).filter(|_| rng.die(12) + change - penalty >= 4 + 3 * range).count();
        let points: i32 = (0..hits).map(|_| rng.die(6) - 1).sum();
        foe.fighters[target].hull = (foe.fighters[target].hull - points).max(0);
    }
}

/// Returns the number of lasers that a fighter with this hull fires.
fn count(hull: i32) -> usize {
    match hull {
        0 => 0,
        1..=3 => 1,
        _ => 2,
    }
}

/// Returns the enemies in the forward arc of a fighter within eighteen inches, each with its range band.
fn targets(mine: &Pair, foe: &Pair, who: usize) -> arrayvec::ArrayVec<(usize, i32), 2> {
    let mut all = arrayvec::ArrayVec::new();
    let from = mine.fighters[who];
    for (i, f) in foe.fighters.iter().enumerate().filter(|(_, f)| f.hull > 0 && from.hull > 0) {
        let (x, y) = (i64::from(f.x - from.x), i64::from(f.y - from.y));
        let square = x * x + y * y;
        if square > 18_000 * 18_000 {
            continue;
        }
        // Thirty degrees either side of the nose.
        let (s, c) = SIXTHS[mine.facing];
        let (ahead, aside) = (x * s + y * c, x * c - y * s);
        let (wide, tall) = (866_025_403_784_i128, 500_000_000_000_i128);
        if i128::from(aside).abs() * wide <= i128::from(ahead) * tall {
            let band = [6000i64, 12_000, 18_000].iter().position(|r| square <= r * r).unwrap_or(2);
            all.push((i, band as i32));
        }
    }
    all
}

fn main() {
    let battles: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(200_000);
    let (mut wins, mut decisions) = ([0u64; 3], 0u64);
    for warm in 0..battles / 20 {
        duel(&mut Rng::new(warm));
    }
    let start = Instant::now();
    for battle in 0..battles {
        let (winner, taken) = duel(&mut Rng::new(battle));
        wins[winner] += 1;
        decisions += u64::from(taken);
    }
    let plain = start.elapsed().as_secs_f64() * 1e9 / decisions as f64;
    let game = shelf::game::<BlackSkiesGame>();
    let opening = Opening::scenario("duel");
    game.playouts(&opening, 0..battles / 20 + 1, 1).expect("the duel stands");
    let start = Instant::now();
    let tally = game.playouts(&opening, 0..battles, 7).expect("the duel stands");
    let shelf = start.elapsed().as_secs_f64() * 1e9 / tally.decisions as f64;
    let share = |n: u64| n as f64 / battles as f64;
    let (mean, other) = (share(decisions), share(tally.decisions));
    println!(
        "plain: {plain:.0} ns a decision, {mean:.3} decisions a battle, won {:.4} and {:.4}",
        share(wins[0]),
        share(wins[1])
    );
    println!(
        "shelf: {shelf:.0} ns a decision, {other:.3} decisions a battle, won {:.4} and {:.4}",
        share(tally.wins[0]),
        share(tally.wins[1])
    );
    println!(
        "the contract takes {:.2} times as long, at {:.0} decisions a second",
        shelf / plain,
        1e9 / shelf
    );
    // Four standard deviations: at most ½ / √n for a share, and about 13 / √n for a length.
    let chance = 4.0 * (2.0 / battles as f64).sqrt();
    for (a, b) in [(share(wins[0]), share(tally.wins[0])), (share(wins[1]), share(tally.wins[1]))] {
        assert!((a - b).abs() < chance / 2.0, "victories differ by more than chance: {a} and {b}");
    }
    assert!(
        (mean - other).abs() < 13.0 * chance,
        "battles differ in length by more than chance: {mean} and {other}"
    );
}
