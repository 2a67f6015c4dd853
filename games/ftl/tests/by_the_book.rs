//! One turn of *Faster Than Light* written a second time, clause by clause and with no regard for speed, and compared
//! with the rules over many random positions.

use std::cmp::Ordering;

use engine::{Demand, Seeded};
use shelf::Opening;

use crate::WING;

/// Sines of 0°, 15° … 90° to twelve decimals.
const SINES: [i128; 7] = [
    0,
    258_819_045_103,
    500_000_000_000,
    707_106_781_187,
    866_025_403_784,
    965_925_826_289,
    1_000_000_000_000,
];
const ONE: i128 = 1_000_000_000_000;
/// Number of missiles of each ship.
const MISSILES: i128 = 8;

/// Returns the sine of a whole number of steps of 15°.
fn sine(steps: i128) -> i128 {
    match steps.rem_euclid(24) {
        n @ 0..=6 => SINES[n as usize],
        n @ 7..=12 => SINES[12 - n as usize],
        n => -sine(n - 12),
    }
}

/// Returns a leg of a length in thousandths; each part is rounded once, halves away from zero.
fn leg(heading: i128, length: i128) -> (i128, i128) {
    let rounded = |n: i128| (n.abs() * 2 + ONE) / (ONE * 2) * n.signum();
    (rounded(length * sine(heading / 15)), rounded(length * sine(heading / 15 + 6)))
}

#[derive(Clone, Debug, PartialEq)]
struct Piece {
    ship: u8,
    number: i128,
    at: (i128, i128),
    heading: i128,
    hits: i128,
    launched: i128,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Act {
    Idle,
    Rotate(i128),
    Sprint(i128),
    Launch,
}

/// Options and sizes of a battle.
#[derive(Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of the rules")]
struct Book {
    ships: u8,
    size: (i128, i128),
    radius: [i128; 2],
    by_side: bool,
    idle_is_marked: bool,
    hits_decide: bool,
    ram_hits: bool,
}

impl Book {
    /// Returns the side whose ships took fewer hits, where the option lets hits decide; a ship that is gone took three.
    /// After as many hits it returns the side with the ship nearest to the middle.
    fn fewer_hits(&self, pieces: &[Piece]) -> Option<u8> {
        let hulls = |side: u8| -> i128 {
            pieces.iter().filter(|p| p.number == 0 && self.side(p) == side).map(|p| 3 - p.hits).sum()
        };
        match hulls(1).cmp(&hulls(2)) {
            _ if !self.hits_decide => None,
            Ordering::Greater => Some(1),
            Ordering::Less => Some(2),
            Ordering::Equal => {
                let (x, y) = self.size;
                let far = |p: &&Piece| (2 * p.at.0 - x).pow(2) + (2 * p.at.1 - y).pow(2);
                let ships = |side: u8| {
                    pieces
                        .iter()
                        .filter(move |p| p.number == 0 && self.side(p) == side)
                        .map(|p| far(&p))
                        .min()
                };
                match ships(1).cmp(&ships(2)) {
                    Ordering::Less => Some(1),
                    Ordering::Greater => Some(2),
                    Ordering::Equal => None,
                }
            }
        }
    }

    /// Returns 1 for the first half of the ships and their missiles, 2 for the others.
    fn side(&self, piece: &Piece) -> u8 {
        if piece.ship < self.ships / 2 { 1 } else { 2 }
    }

    fn on_table(&self, (x, y): (i128, i128)) -> bool {
        (0..=self.size.0).contains(&x) && (0..=self.size.1).contains(&y)
    }

    /// Returns the nearness of a run to a base, if it reaches the base while on the table (FTL-6.8, FTL-6.10).
    fn nearness(&self, from: (i128, i128), d: (i128, i128), target: &Piece) -> Option<i128> {
        let r = self.radius[usize::from(target.number > 0)];
        let v = (target.at.0 - from.0, target.at.1 - from.1);
        let (a, b) = (d.0 * d.0 + d.1 * d.1, v.0 * d.0 + v.1 * d.1);
        let c = v.0 * v.0 + v.1 * v.1 - r * r;
        let q = b * b - a * c;
        if b <= 0 || q < 0 {
            return None;
        }
        if c <= 0 {
            return Some(0);
        }
        if b > a && (b - a) * (b - a) > q {
            return None;
        }
        let fine = 10_i128.pow(9);
        let share = b * fine - (q * fine * fine).isqrt();
        let on = |start: i128, step: i128, most: i128| {
            let place = start * a * fine + share * step;
            (0..=most * a * fine).contains(&place)
        };
        if !on(from.0, d.0, self.size.0) || !on(from.1, d.1, self.size.1) {
            return None;
        }
        let four = 4 * b * b * q;
        let ceiling = four.isqrt() + i128::from(four.isqrt() * four.isqrt() != four);
        Some((((b * b + q - ceiling) / a).isqrt() + 5) / 10)
    }

    /// Returns `true` if a turn that ends with these pieces was quiet (FTL-7.2).
    fn quiet(&self, pieces: &[Piece]) -> bool {
        let reach = 8_000 + self.radius[0];
        let meet = |a: &Piece, b: &Piece| {
            let (x, y) = (a.at.0 - b.at.0, a.at.1 - b.at.1);
            self.side(a) != self.side(b) && x * x + y * y <= reach * reach
        };
        let spent = pieces.iter().all(|p| p.number == 0 && p.launched == MISSILES);
        let sides = [1, 2].iter().all(|side| pieces.iter().any(|p| self.side(p) == *side));
        spent && sides && !pieces.iter().any(|a| pieces.iter().any(|b| meet(a, b)))
    }

    /// Plays one turn: FTL-6.1 to FTL-6.12.
    fn turn(&self, number: i128, pieces: &mut Vec<Piece>, acts: &[Act]) {
        let marked = self.normal_space(pieces, acts);
        let mut gone = vec![false; pieces.len()];
        let runs = |piece: &Piece, act: &Act| match act {
            Act::Sprint(length) => Some(leg(piece.heading, *length)),
            _ => None,
        };
        let movers: Vec<(usize, (i128, i128))> =
            (0..acts.len()).filter_map(|mover| Some((mover, runs(&pieces[mover], &acts[mover])?))).collect();
        let mut crossings = Vec::new();
        for (mover, d) in &movers {
            for (target, piece) in pieces.iter().enumerate().filter(|(target, _)| marked[*target]) {
                let near = self.nearness(pieces[*mover].at, *d, piece);
                crossings.extend(near.map(|near| (near, *mover, target)));
            }
        }
        if self.by_side {
            let first = if number % 2 == 1 { 1 } else { 2 };
            crossings.sort_by_key(|(near, mover, target)| {
                (self.side(&pieces[*mover]) != first, *mover, *near, *target)
            });
            for crossing in crossings {
                self.meet(pieces, &mut gone, &[crossing]);
            }
        } else {
            crossings.sort_unstable();
            crossings.chunk_by(|a, b| a.0 == b.0).for_each(|instant| self.meet(pieces, &mut gone, instant));
        }
        for (mover, (x, y)) in movers {
            pieces[mover].at = (pieces[mover].at.0 + x, pieces[mover].at.1 + y);
            gone[mover] |= !self.on_table(pieces[mover].at);
        }
        let mut at = 0..;
        pieces.retain(|_| !gone[at.next().expect("endless")]);
    }

    /// Plays all launches, then all rotations; returns `true` for each piece that is then marked.
    fn normal_space(&self, pieces: &mut Vec<Piece>, acts: &[Act]) -> Vec<bool> {
        let mut marked: Vec<bool> = acts.iter().map(|a| self.idle_is_marked && *a == Act::Idle).collect();
        for at in 0..acts.len() {
            if acts[at] == Act::Launch {
                marked[at] = true;
                pieces[at].launched += 1;
                let ship = pieces[at].clone();
                let (x, y) = leg(ship.heading, (self.radius[0] + self.radius[1]).max(1000));
                let place = (ship.at.0 + x, ship.at.1 + y);
                if self.on_table(place) {
                    pieces.push(Piece { number: ship.launched, at: place, hits: 0, launched: 0, ..ship });
                    marked.push(true);
                }
            }
        }
        for (at, act) in acts.iter().enumerate() {
            if let Act::Rotate(degrees) = act {
                pieces[at].heading = (pieces[at].heading + degrees).rem_euclid(360);
                marked[at] = true;
            }
        }
        marked
    }

    /// Resolves the crossings of one instant: FTL-6.4 to FTL-6.7, FTL-6.9.
    fn meet(&self, pieces: &mut [Piece], gone: &mut [bool], instant: &[(i128, usize, usize)]) {
        let before = gone.to_vec();
        for (_, mover, target) in instant.iter().filter(|(_, m, t)| !before[*m] && !before[*t]) {
            for (one, other) in [(*mover, *target), (*target, *mover)] {
                let ram = pieces[one].number == 0 && pieces[other].number == 0;
                if ram && self.ram_hits && one == *mover {
                    continue;
                }
                if pieces[one].number > 0 || (ram && !self.ram_hits) {
                    gone[one] = true;
                } else {
                    pieces[one].hits += 1;
                    gone[one] |= pieces[one].hits >= 3;
                }
            }
        }
    }
}

fn inches(n: i128) -> String {
    format!("{}.{:03}", n / 1000, n % 1000)
}

fn name(piece: &Piece) -> String {
    let letter = char::from(b'A' + piece.ship);
    if piece.number == 0 { letter.to_string() } else { format!("{letter}.{}", piece.number) }
}

/// Writes a position after this number of quiet turns; above ten, a draw is agreed.
fn position(turn: i128, quiet: i128, pieces: &[Piece]) -> String {
    let calm = match quiet {
        0 => String::new(),
        1..=10 => format!(" quiet {quiet}"),
        _ => " agreed".to_owned(),
    };
    pieces.iter().fold(format!("turn {turn}{calm}"), |text, p| {
        let tail =
            if p.number == 0 { format!(" hits {} launched {}", p.hits, p.launched) } else { String::new() };
        format!("{text}; {} {},{} h{}{tail}", name(p), inches(p.at.0), inches(p.at.1), p.heading)
    })
}

/// Draws a number from `least` to `most`.
fn draw(rng: &mut Seeded, least: i128, most: i128) -> i128 {
    least + i128::from(rng.below((most - least + 1) as u32))
}

/// Returns pieces close together, often near an edge, on a grid so coarse that equal nearness is common.
fn throw(book: &Book, rng: &mut Seeded) -> Vec<Piece> {
    let grid = *rng.pick(&[1, 125, 500]);
    let corner = (*rng.pick(&[0, 20_000, book.size.0 - 8_000]), *rng.pick(&[0, 20_000, book.size.1 - 8_000]));
    let mut place = || {
        let mut along = |from: i128| from + draw(rng, 0, 8_000 / grid) * grid;
        (along(corner.0), along(corner.1))
    };
    let places: Vec<(i128, i128)> = (0..40).map(|_| place()).collect();
    let mut pieces = Vec::new();
    for ship in 0..book.ships {
        let (heading, hits) = (draw(rng, 0, 23) * 15, draw(rng, 0, 2));
        pieces.push(Piece {
            ship,
            number: 0,
            at: places[usize::from(ship)],
            heading,
            hits,
            launched: draw(rng, 0, 6),
        });
    }
    let missiles = draw(rng, 0, 16) as usize;
    for at in places.into_iter().skip(usize::from(book.ships)).take(missiles) {
        let ship = pieces[rng.below(u32::from(book.ships)) as usize].clone();
        let last = pieces.iter().filter(|p| p.ship == ship.ship).map(|p| p.number).max();
        let number = last.unwrap_or(0) + draw(rng, 1, 3);
        if number <= ship.launched {
            let heading = draw(rng, 0, 23) * 15;
            pieces.push(Piece { number, at, heading, hits: 0, launched: 0, ..ship });
        }
    }
    pieces
}

/// Keeps only the ships, with all missiles launched, each opposite an enemy at a distance that matters.
fn becalm(book: &Book, pieces: &mut Vec<Piece>, rng: &mut Seeded) {
    pieces.retain(|p| p.number == 0);
    for piece in pieces {
        piece.launched = MISSILES;
        let row = i128::from(piece.ship % (book.ships / 2));
        piece.at = (9_000, 4_000 + 14_000 * row);
        if book.side(piece) == 2 {
            piece.at.0 += 8_000 + book.radius[0] + *rng.pick(&[-1, 0, 1, 1, 1, 2_000, 8_000]);
        }
    }
}

fn act(piece: &Piece, rng: &mut Seeded) -> (Act, String) {
    match rng.below(10) {
        0 => (Act::Idle, String::new()),
        1 if piece.number == 0 && piece.launched < MISSILES => (Act::Launch, "L".to_owned()),
        2..=4 => {
            let degrees = draw(rng, -12, 12) * 15;
            (Act::Rotate(degrees), format!("R{degrees}"))
        }
        _ => {
            let halves = draw(rng, 2, 16);
            (Act::Sprint(halves * 500), format!("S{}.{}", halves / 2, halves % 2 * 5))
        }
    }
}

/// Returns an opening that lends only its table and its ships' letters: the position says where the ships are.
fn opening(book: &Book, position: String) -> Opening {
    let row = |ships: std::ops::Range<u8>, y: i32| {
        let ship = |i: u8| format!("{{ at = [{}, {y}], heading = 0 }}", 1 + 8 * i32::from(i));
        ships.map(ship).collect::<Vec<_>>().join(", ")
    };
    let (first, second) = (row(0..book.ships / 2, 10), row(book.ships / 2..book.ships, 30));
    let text = format!(
        "title = \"Thrown\"\ntable = {{ width = \"{}\", height = \"{}\" }}\n[[side]]\nship = [{first}]\n[[side]]\nship = [{second}]\n",
        inches(book.size.0),
        inches(book.size.1)
    );
    let switch = |on: bool, yes: &str, no: &str| if on { yes.to_owned() } else { no.to_owned() };
    let options = [
        ("missiles", MISSILES.to_string()),
        ("ship-radius", inches(book.radius[0])),
        ("missile-radius", inches(book.radius[1])),
        ("sprints", switch(book.by_side, "by-side", "together")),
        ("idle-is-marked", switch(book.idle_is_marked, "on", "off")),
        ("ram", switch(book.ram_hits, "hit", "lost")),
        ("at-limit", switch(book.hits_decide, "hits", "draw")),
    ];
    let options = options.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    Opening { text: Some(text), options, position: Some(position), ..Opening::scenario("thrown") }
}

/// Plays one thrown position both ways.
fn play(seed: u64) {
    let mut rng = Seeded::keyed(seed, 0, 0);
    let wide = [48_000, 48_000, 60_000, 240_000];
    let book = Book {
        ships: *rng.pick(&[2, 4, 6]),
        size: (*rng.pick(&wide), *rng.pick(&wide)),
        radius: [*rng.pick(&[100, 500, 500, 1_250, 3_000]), *rng.pick(&[100, 250, 250, 777, 3_000])],
        by_side: rng.chance(1, 3),
        idle_is_marked: rng.chance(1, 4),
        hits_decide: rng.chance(1, 4),
        ram_hits: rng.chance(1, 4),
    };
    let last = book.hits_decide && rng.chance(1, 2);
    let turn = if last { 200 } else { draw(&mut rng, 1, 200) };
    let mut pieces = throw(&book, &mut rng);
    let calm = rng.chance(1, 2);
    if calm {
        becalm(&book, &mut pieces, &mut rng);
    }
    let most = if book.quiet(&pieces) { 10.min(turn - 1) } else { 0 };
    let before = if rng.chance(1, 2) { most } else { draw(&mut rng, 0, most) };
    let stirs = !calm || rng.chance(1, 2);
    let mut chosen = |p: &Piece| if stirs { act(p, &mut rng) } else { (Act::Idle, String::new()) };
    let (mut acts, words): (Vec<Act>, Vec<String>) = pieces.iter().map(&mut chosen).unzip();
    let offers = [1, 2].map(|_| before == 10 && rng.chance(1, 2));
    for (act, piece) in acts.iter_mut().zip(&pieces) {
        if offers[usize::from(book.side(piece)) - 1] {
            *act = Act::Idle;
        }
    }
    let start = position(turn, before, &pieces);
    let mut battle = match WING.game.open(&opening(&book, start.clone())) {
        Ok(battle) => battle,
        Err(flaws) => panic!("seed {seed}: {flaws:?}"),
    };
    for (seat, side) in [(engine::Seat(0), 1), (engine::Seat(1), 2)] {
        let own = pieces
            .iter()
            .zip(&words)
            .filter(|(p, word)| usize::from(book.side(p)) == side && !word.is_empty());
        let mut plot = own.map(|(p, word)| format!("{} {word}", name(p))).collect::<Vec<_>>().join(";");
        if offers[side - 1] {
            "draw".clone_into(&mut plot);
        } else if before < 10 {
            assert!(battle.seal(seat, "draw").is_err(), "seed {seed}: no draw after {before} quiet turns");
        }
        battle.seal(seat, &plot).unwrap_or_else(|error| panic!("seed {seed}: {plot}: {error}"));
    }
    book.turn(turn, &mut pieces, &acts);
    let agreed = offers == [true; 2];
    let after = match book.quiet(&pieces) {
        _ if agreed => 11,
        true => 10.min(before + 1),
        false => 0,
    };
    let there = WING.game.open(&opening(&book, position(turn + 1, after, &pieces)));
    let there = there.unwrap_or_else(|flaws| panic!("seed {seed}: {flaws:?}"));
    assert_eq!(battle.position(), there.position(), "seed {seed}: {book:?}\n{start}\n{}", battle.record());
    let left = |side: u8| pieces.iter().any(|p| p.number == 0 && book.side(p) == side);
    let over = match (left(1), left(2)) {
        (true, true) if agreed => Some((None, "FTL-7.2")),
        (true, true) if turn == 200 => Some((book.fewer_hits(&pieces), "FTL-7.1")),
        (true, true) => None,
        (one, two) => Some((if one { Some(1) } else { two.then_some(2) }, "FTL-2.3")),
    };
    let found = match battle.demand() {
        Demand::Over(outcome) => Some((outcome.winner.map(engine::Side::number), outcome.why.0)),
        Demand::Orders(_) => None,
    };
    assert_eq!(found, over, "seed {seed}");
}

#[test]
fn a_turn_goes_as_the_clauses_say_it() {
    let battles = std::env::var("BATTLES").ok().and_then(|n| n.parse().ok()).unwrap_or(4_000);
    (0..battles).for_each(play);
}
