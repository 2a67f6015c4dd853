//! A second, independent implementation of Full Thrust, clause by clause and without regard to speed. The rules are
//! held against it over many random positions: every die with its clause, every position, and the seats that must write
//! next.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use engine::dice::Dice;
use engine::{Clause, Demand, Rules, Sealed, Seat, Seeded, Silent, Space, Umpire};
use rules_full_thrust::ships::{Kind, Weapon};
use rules_full_thrust::{
    Class, Exit, FullThrust, Options, Order, Part, Setup, ShipAt, SideOf, Target, design,
};
use table::{Area, Edge, Point};

mod firing;
mod legal;
mod moving;
mod page;

use page::{Book, Tally, Vessel, Wing};

/// Random dice that are noted with their clauses.
struct Noted {
    rng: Seeded,
    rolled: Vec<(Clause, u8)>,
}

impl Dice for Noted {
    fn roll(&mut self, why: Clause, faces: u8) -> u8 {
        let face = self.rng.below(u32::from(faces)) as u8 + 1;
        self.rolled.push((why, face));
        face
    }
}

/// Ships by class, with carriers most often, and a cruiser with torpedoes and needle beams.
const CLASSES: [&str; 21] = [
    "S", "L", "FF", "DD", "LC", "EC", "HC", "BB", "DN", "CA", "CA", "CA", "LF", "BK", "BKA", "LN", "FT",
    "OWN", "OWN", "FLOCK", "FLOCK",
];

/// Returns a cruiser that trades its B batteries for torpedo tubes and needle beams.
fn own() -> Class {
    let mut own = design::class("HC").expect("in the table");
    "OWN".clone_into(&mut own.id);
    own.base = Some("HC".to_owned());
    own.weapons.retain(|w| w.kind == Kind::A);
    own.weapons.extend([1, 1].map(|arcs| Weapon { kind: Kind::Torpedo, arcs }));
    own.weapons.extend([1, 8].map(|arcs| Weapon { kind: Kind::Needle, arcs }));
    own
}

/// Returns a carrier or a dreadnought with a random number of fighters, up to the most its class may carry.
fn flock(rng: &mut Seeded) -> Class {
    let mut flock = design::class(if rng.chance(2, 3) { "CA" } else { "DN" }).expect("in the table");
    flock.base = Some(std::mem::replace(&mut flock.id, "FLOCK".to_owned()));
    flock.fighters = rng.below(u32::from(flock.fighters) + 1) as u8;
    flock
}

fn options(rng: &mut Seeded) -> Options {
    let mut options = Options::default();
    let mut set = |key: &str, values: &[&str]| {
        let value: &&str = rng.pick(values);
        options.set(key, value).unwrap_or_else(|flaw| panic!("{flaw}"));
    };
    for key in ["torpedoes", "needles", "custom-ships"] {
        set(key, &["on"]);
    }
    let modules = ["thresholds", "armour", "fighters", "anti-fighter", "ramming", "morale", "flagship"];
    for key in modules {
        set(key, &["on", "on", "off"]);
    }
    set("bogeys", &["off", "off", "on"]);
    set("half", &["down", "up"]);
    set("fire", &["secret", "open", "alternate", "automatic"]);
    set("turning", &["start", "curved", "printed-1991"]);
    set("course-12", &["0", "0", "30", "90", "180", "300"]);
    set("turn-limit", &["6", "12"]);
    options
}

/// Draws a random battle: small or wide tables, fleets close together, damaged ships, some ships away, some groups
/// flying.
fn throw(rng: &mut Seeded) -> (FullThrust, Book) {
    let options = options(rng);
    let wide = if options.bogeys { 60 } else { 0 };
    let (width, height) = (12 + wide + rng.below(50) as i32, 12 + wide + rng.below(40) as i32);
    let mut setup = Setup {
        area: Area::inches(width, height),
        classes: design::table(),
        ships: Vec::new(),
        sides: [SideOf::default(); 2],
        options,
        exit: None,
        target: None,
    };
    setup.classes.push(own());
    setup.classes.push(flock(rng));
    for side in 0..2 {
        let count = 1 + rng.below(4);
        for n in 0..count {
            let dummy = n > 0 && options.bogeys && rng.chance(1, 4);
            let class = if dummy { "dummy" } else { *rng.pick(&CLASSES) }.to_owned();
            let at = place(&setup, rng);
            let course = if rng.chance(2, 3) { 3 * (1 + rng.below(4)) } else { 1 + rng.below(12) };
            let (course, velocity) = (course as u8, rng.below(9) as u16 * u16::from(rng.chance(1, 2)));
            setup.ships.push(ShipAt { side, class, name: String::new(), at, course, velocity });
        }
        let flagship = rng.chance(1, 2).then_some(1);
        let edge = Edge::ALL[rng.below(4) as usize];
        setup.sides[usize::from(side)] = SideOf { edge: Some(edge), flagship };
    }
    let side = rng.below(2) as u8;
    setup.exit = rng.chance(1, 4).then(|| Exit { side, edge: Edge::ALL[rng.below(4) as usize] });
    setup.target = rng.chance(1, 6).then(|| Target {
        side: rng.below(2) as u8,
        points: rng.below(30) as u16,
        alone: rng.chance(1, 2),
    });
    let rules = FullThrust::new(&setup).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let mut book = book(&setup);
    wear(&mut book, rng);
    (rules, book)
}

/// Draws a point on the table: often at a range or on a line that matters, as another ship sees it.
fn place(setup: &Setup, rng: &mut Seeded) -> Point {
    if let Some(other) = setup.ships.last().filter(|_| rng.chance(2, 3)) {
        let (far, aside) = (*rng.pick(&[0, 2, 6, 9, 12, 18, 24, 36]), *rng.pick(&[0, 0, 1, -1]));
        let (x, y) = (1000 * far * *rng.pick(&[1, -1]), 1000 * far * aside);
        let (x, y) = if rng.chance(1, 2) { (x, y) } else { (y, x) };
        let at = Point { x: other.at.x + x, y: other.at.y + y };
        if setup.area.holds(at) {
            return at;
        }
    }
    let along = |rng: &mut Seeded, most: i32| 500 * rng.below(most as u32 / 500 + 1) as i32;
    Point {
        x: along(rng, setup.area.width.in_thousandths()),
        y: along(rng, setup.area.height.in_thousandths()),
    }
}

fn number(edge: Edge) -> usize {
    Edge::ALL.iter().position(|e| *e == edge).expect("one of four")
}

/// Writes down the start of a battle.
fn book(setup: &Setup) -> Book {
    let (mut ships, mut wings): (Vec<Vessel>, Vec<Wing>) = (Vec::new(), Vec::new());
    for s in &setup.ships {
        let side = usize::from(s.side);
        let scout = || Class {
            id: "dummy".to_owned(),
            firecons: 0,
            weapons: [].into_iter().collect(),
            ..setup.classes[0].clone()
        };
        let class = setup.classes.iter().find(|c| c.id == s.class).cloned().unwrap_or_else(scout);
        let at = (i64::from(s.at.x), i64::from(s.at.y));
        let mut waiting = if setup.options.fighters { i64::from(class.fighters) } else { 0 };
        while waiting > 0 {
            let fighters = waiting.min(6);
            waiting -= fighters;
            let number = wings.iter().filter(|w| w.side == side).count() + 1;
            wings.push(Wing {
                side,
                number,
                carrier: ships.len(),
                at: (0, 0),
                course: 0,
                flight: "aboard",
                fighters,
                rank: 0,
                target: None,
                moved: false,
                recall: false,
                lines: BTreeMap::new(),
            });
        }
        ships.push(Vessel {
            side,
            number: ships.iter().filter(|other: &&Vessel| other.side == side).count() + 1,
            dummy: s.class == "dummy",
            class,
            at,
            course: i64::from(s.course) % 12,
            velocity: i64::from(s.velocity),
            damage: 0,
            marked: 0,
            drive: 0,
            back: 0,
            edge: 0,
            place: "",
            hidden: setup.options.bogeys,
            done: false,
            lost: BTreeSet::new(),
            lines: BTreeMap::new(),
        });
    }
    let flagships = [0, 1].map(|side| {
        let first = ships.iter().position(|s| s.side == side);
        setup.sides[side].flagship.and(first)
    });
    Book {
        options: setup.options,
        size: (i64::from(setup.area.width.in_thousandths()), i64::from(setup.area.height.in_thousandths())),
        edges: [0, 1].map(|side| number(setup.sides[side].edge.expect("named"))),
        flagships,
        exit: setup.exit.map(|exit| (usize::from(exit.side), number(exit.edge))),
        target: setup.target.map(|target| (usize::from(target.side), i64::from(target.points), target.alone)),
        ships,
        wings,
        tallies: [Tally::default(); 2],
        turn: 1,
        phase: "orders",
        slot: 0,
        declarer: 0,
        passes: 0,
        asked: [true, true],
        winner: None,
        declared: Vec::new(),
        rolled: VecDeque::new(),
    }
}

/// Ages a battle by some turns: damage, dead systems, ships away, flying groups, a fleet that has broken off.
fn wear(book: &mut Book, rng: &mut Seeded) {
    book.turn = 2 + i64::from(rng.below(4));
    let options = book.options;
    for side in 0..2 {
        for (n, i) in book.fleet(side).into_iter().enumerate() {
            let ship = &mut book.ships[i];
            if ship.dummy {
                continue;
            }
            ship.damage = i64::from(rng.below(u32::from(ship.class.damage)));
            ship.hidden &= rng.chance(2, 3);
            let systems = (0..ship.class.systems()).filter(|s| *s != ship.class.weapons.len());
            ship.lost = systems.filter(|_| options.thresholds && rng.chance(1, 8)).collect();
            ship.drive = if rng.chance(1, 4) { i64::from(rng.below(3)) } else { 0 };
            if n > 0 && rng.chance(1, 8) {
                (ship.place, ship.edge) = ("away", rng.below(4) as usize);
                (ship.back, ship.damage) = (book.turn + i64::from(rng.below(2)), 0);
            }
        }
        book.tallies[side].broken = options.morale && rng.chance(1, 6);
    }
    for g in 0..book.wings.len() {
        if rng.chance(1, 2) {
            let rank = book.wings.iter().map(|w| w.rank).max().unwrap_or(0) + 1;
            let wing = &mut book.wings[g];
            let near = book.ships[wing.carrier].at;
            (wing.at, wing.flight, wing.rank) = (near, "flying", rank);
            wing.fighters = i64::from(rng.below(wing.fighters as u32)) + 1;
        }
    }
}

/// Returns a position without the fields that only count the slots of a phase.
fn plain(position: &str) -> String {
    let (head, rest) = position.split_once(';').unwrap_or((position, ""));
    let words: Vec<&str> = head.split(' ').collect();
    let kept = words.chunks(2).filter(|pair| !["slot", "used", "passes"].contains(&pair[0]));
    format!("{};{rest}", kept.flatten().copied().collect::<Vec<_>>().join(" "))
}

/// Draws a course from which something at this displacement is not aft.
fn facing(book: &Book, away: (i64, i64), rng: &mut Seeded) -> u8 {
    let ahead = |course: &i64| page::lies((0, 0), book.heading(*course), away) != page::Lies::In(2);
    let courses: Vec<i64> = (1..=12).filter(ahead).collect();
    *rng.pick(&courses) as u8
}

/// Draws an order: any order, often the idle one; groups mostly fly to where they can attack.
fn write(book: &Book, space: &impl Space<Order = Order>, side: usize, rng: &mut Seeded) -> Order {
    if book.phase == "fighters" && rng.chance(3, 4) {
        let enemies: Vec<usize> =
            book.fleet(1 - side).into_iter().filter(|i| book.ships[*i].in_sight()).collect();
        let waits = |w: &&Wing| w.side == side && w.flight == "flying" && !w.moved;
        if let (Some(wing), false) = (book.wings.iter().find(waits), enemies.is_empty()) {
            let (x, y) = book.ships[*rng.pick(&enemies)].at;
            let (dx, dy) =
                *rng.pick(&[(0, -6000), (6000, 0), (4000, 4000), (-3000, 3000), (0, 0), (-2000, 5500)]);
            let at = Point { x: (x + dx) as i32, y: (y + dy) as i32 };
            let order = Order::new([Part::Fly(wing.number as u8, at, facing(book, (-dx, -dy), rng))]);
            if space.check(&order).is_ok() {
                return order;
            }
        }
    }
    if rng.chance(1, 4) { space.idle() } else { space.sample(rng) }
}

/// Plays one random battle for some turns both ways, and counts the dice rolled under each clause.
fn play(seed: u64, fell: &mut BTreeMap<&'static str, u64>) {
    let mut rng = Seeded::keyed(seed, 0, 0);
    let (rules, mut book) = throw(&mut rng);
    let start = book.position();
    let mut state =
        rules.read_position(&start).unwrap_or_else(|flaws| panic!("seed {seed}: {start}\n{flaws:?}"));
    let last = book.turn + 3;
    while let Demand::Orders(seats) = rules.demand(&state) {
        if book.turn > last {
            return;
        }
        let asked = [0, 1].map(|side| seats.iter().any(|s| s == Seat(side)));
        assert_eq!(asked, book.asked, "seed {seed}: who must write: {}", book.position());
        let mut orders = [Order::default(), Order::default()];
        let mut sealed = Vec::new();
        for seat in seats {
            let space = rules.space(&state, seat);
            *fell.entry(book.phase).or_default() += legal::hold(&book, &space, seat.index(), &mut rng);
            let order = write(&book, &space, seat.index(), &mut rng);
            orders[seat.index()] = order.clone();
            sealed.push(
                Sealed::check(&space, seat, order).unwrap_or_else(|refusal| panic!("seed {seed}: {refusal}")),
            );
        }
        let before = book.position();
        let mut umpire =
            Umpire::new(Noted { rng: Seeded::keyed(rng.bits(), 1, 0), rolled: Vec::new() }, Silent);
        rules.resolve(&mut umpire, &mut state, &sealed);
        let rolled = umpire.dice.rolled;
        for (clause, _) in &rolled {
            *fell.entry(clause.0).or_default() += 1;
        }
        book.rolled = rolled.clone().into();
        let told =
            format!("seed {seed}: {:?}\n{before}\n{} | {}\n{rolled:?}", book.options, orders[0], orders[1]);
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| book.resolve(&orders)));
        assert!(done.is_ok(), "{told}");
        assert_eq!(plain(&rules.write_position(&state)), book.position(), "{told}");
        assert!(book.rolled.is_empty(), "dice are left over: {:?}\n{told}", book.rolled);
    }
    assert_eq!(book.asked, [false, false], "seed {seed}: {}", book.position());
}

#[test]
fn a_battle_goes_as_the_clauses_say_it() {
    let battles = std::env::var("BATTLES").ok().and_then(|n| n.parse().ok()).unwrap_or(2_000);
    let mut fell = BTreeMap::new();
    (0..battles).for_each(|seed| play(seed, &mut fell));
    let dice = [
        "FT-2.7", "FT-3.2", "FT-3.3", "FT-4.2", "FT-4.4", "FT-4.7", "FT-4.8", "FT-4.9", "FT-4.10", "FT-4.11",
        "FT-4.14",
    ];
    let phases = ["orders", "scans", "fighters", "attacks", "defence", "fire"];
    for what in dice.iter().chain(&phases) {
        assert!(fell.get(what).is_some_and(|n| *n > 50), "{what}: {fell:?}");
    }
}
