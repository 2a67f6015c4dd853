//! Random battles: ships of any class close to each other, terrain, and every option.

use engine::Seeded;
use rules_talon::{
    Class, Edges, Goal, Group, HullBox, Kind, Options, Post, Race, Row, Setup, ShipAt, Terrain, Weapon,
};
use table::{Arc, Arcs, Hex, HexMap};

use super::hexes::{Cube, axial};
use super::page::{Book, Ground, Place, Vessel};
use super::tables;

const WEAPONS: [(&str, Weapon); 6] = [
    ("phaser", Weapon::Phaser),
    ("disruptor", Weapon::Disruptor),
    ("torpedo", Weapon::Torpedo),
    ("wave", Weapon::WaveGun),
    ("fusion", Weapon::FusionCannon),
    ("missile", Weapon::Missile),
];

/// Returns a class of the second implementation's tables as a set-up has it.
pub fn class(of: &tables::Class) -> Class {
    let group = |g: &tables::Group| Group {
        weapon: WEAPONS.iter().find(|(name, _)| *name == g.gun).expect("a weapon").1,
        count: g.guns as i64,
        red: g.red,
        yellow: g.yellow,
        arcs: g.arcs.iter().fold(Arcs::NONE, |arcs, arc| arcs.with(Arc::ALL[*arc])),
    };
    Class {
        id: of.id.clone(),
        name: of.id.clone(),
        race: if of.talon { Race::Talon } else { Race::Terran },
        kind: match (of.base, of.squadron) {
            (true, _) => Kind::Base,
            (_, true) => Kind::Squadron,
            _ => Kind::Ship,
        },
        points: of.cost,
        curve: of
            .curve
            .iter()
            .map(|[power, speed, radius]| Row { power: *power, speed: *speed, radius: *radius })
            .collect(),
        start: of.start,
        shields: of.shields,
        hull: of
            .hull
            .iter()
            .map(|(modifier, critical)| HullBox { modifier: *modifier, critical: *critical })
            .collect(),
        each: of.each as i64,
        groups: of.groups.iter().map(group).collect(),
        battery: of.battery,
        afterburners: of.burners,
        squadrons: of.holds as i64,
        explosion: of.blast,
    }
}

/// Returns a class of a set-up as the second implementation has it.
fn back(of: &Class) -> tables::Class {
    let group = |g: &Group| tables::Group {
        guns: g.count as usize,
        gun: WEAPONS.iter().find(|(_, weapon)| *weapon == g.weapon).expect("a weapon").0,
        red: g.red,
        yellow: g.yellow,
        arcs: (0..4).filter(|arc| g.arcs.has(Arc::ALL[*arc])).collect(),
    };
    tables::Class {
        id: of.id.clone(),
        talon: of.race == Race::Talon,
        cost: of.points,
        curve: of.curve.iter().map(|row| [row.power, row.speed, row.radius]).collect(),
        start: of.start,
        shields: of.shields,
        hull: of.hull.iter().map(|hull| (hull.modifier, hull.critical)).collect(),
        groups: of.groups.iter().map(group).collect(),
        battery: of.battery,
        burners: of.afterburners,
        holds: of.squadrons as usize,
        blast: of.explosion,
        base: of.kind == Kind::Base,
        squadron: of.kind == Kind::Squadron,
        each: of.each as usize,
    }
}

pub fn cube(hex: Hex) -> Cube {
    axial(i64::from(hex.q), i64::from(hex.r))
}

impl Book {
    /// Returns a set-up under its options, played up to the first question.
    pub fn new(setup: &Setup) -> Self {
        let options = setup.options;
        let in_play = |ship: &ShipAt| {
            let of = setup.classes.iter().find(|class| class.id == ship.class).expect("a class");
            (of.kind != Kind::Squadron || options.fighters) && (of.kind != Kind::Base || options.bases)
        };
        let carrier = |ship: &ShipAt| match ship.post {
            Post::Aboard(n) => {
                let own: Vec<usize> =
                    (0..setup.ships.len()).filter(|s| setup.ships[*s].side == ship.side).collect();
                Some(own[n])
            }
            Post::Map(..) => None,
        };
        let all: Vec<usize> = (0..setup.ships.len())
            .filter(|s| {
                let ship = &setup.ships[*s];
                in_play(ship) && carrier(ship).is_none_or(|c| in_play(&setup.ships[c]))
            })
            .collect();
        let mut vessels = Vec::new();
        for s in &all {
            let ship = &setup.ships[*s];
            let mut of = back(setup.classes.iter().find(|class| class.id == ship.class).expect("a class"));
            of.battery &= options.battery;
            of.burners = if options.afterburner { of.burners } else { 0 };
            let same = |other: &&ShipAt| other.class == ship.class && other.name.is_empty();
            let number = setup.ships[..=*s].iter().filter(same).count();
            let id =
                if ship.name.is_empty() { format!("{}-{number}", ship.class) } else { ship.name.clone() };
            let mut vessel = Vessel::new(&id, usize::from(ship.side), &of);
            match &ship.post {
                Post::Map(at, face) => (vessel.at, vessel.face) = (cube(*at), *face),
                Post::Aboard(_) => {
                    let place = carrier(ship).expect("a carrier");
                    vessel.place = Place::Aboard(all.iter().position(|s| *s == place).expect("in play"));
                }
            }
            vessels.push(vessel);
        }
        let mut book = Self::of(vessels);
        book.size = (i64::from(setup.map.columns), i64::from(setup.map.rows));
        book.floating = options.map == Edges::Floating;
        book.circling = setup.goal == Goal::Circle;
        book.retreats = options.retreat;
        book.missiles_fly = options.missiles;
        book.limit = i64::from(options.turn_limit);
        book.initiative = usize::from(setup.initiative);
        let ground = |terrain: &Terrain| match terrain {
            Terrain::Asteroids => Ground::Asteroid,
            Terrain::Nebula => Ground::Nebula,
            Terrain::Planet => Ground::Planet,
        };
        if options.terrain {
            book.ground = setup.terrain.iter().map(|(at, terrain)| (cube(*at), ground(terrain))).collect();
        }
        book.begin();
        book
    }
}

/// Returns a random class that is in no table.
fn any_class(id: &str, rng: &mut Seeded) -> Class {
    let mut speeds: Vec<i64> = (0..=6).filter(|_| rng.chance(2, 3)).collect();
    speeds.reverse();
    if speeds.is_empty() {
        speeds.push(3);
    }
    speeds.truncate(5);
    let few = |rng: &mut Seeded, most: u32| i64::from(rng.below(most + 1));
    let hull: Vec<HullBox> = (0..=rng.below(7))
        .map(|n| HullBox { modifier: if n == 0 { 0 } else { -few(rng, 3) }, critical: rng.chance(1, 2) })
        .collect();
    let groups = (0..rng.below(5))
        .map(|_| Group {
            weapon: rng.pick(&WEAPONS).1,
            count: 1 + few(rng, 3),
            red: 1 + few(rng, 1),
            yellow: few(rng, 2),
            arcs: (0..4).fold(Arcs::only(*rng.pick(&Arc::ALL)), |arcs, arc| {
                if rng.chance(1, 2) { arcs.with(Arc::ALL[arc]) } else { arcs }
            }),
        })
        .collect();
    Class {
        id: id.to_owned(),
        name: "Any".to_owned(),
        race: *rng.pick(&[Race::Terran, Race::Talon]),
        kind: if rng.chance(1, 6) { Kind::Base } else { Kind::Ship },
        points: 10 + few(rng, 90),
        start: rng.below(speeds.len() as u32) as usize,
        curve: speeds
            .iter()
            .map(|speed| Row { power: few(rng, 6), speed: *speed, radius: few(rng, 3) })
            .collect(),
        shields: [0; 4].map(|_| few(rng, 3)),
        hull,
        each: 0,
        groups,
        battery: rng.chance(1, 2),
        afterburners: few(rng, 2),
        squadrons: if rng.chance(1, 3) { few(rng, 2) } else { 0 },
        explosion: few(rng, 5),
    }
}

fn any_options(rng: &mut Seeded) -> Options {
    let mut options = Options::default();
    let limit = (1 + rng.below(6)).to_string();
    let mut set = |key: &str, value: &str| options.set(key, value).unwrap_or_else(|flaw| panic!("{flaw}"));
    set("turn-limit", &limit);
    set("map", rng.pick::<&str>(&["bounded", "bounded", "floating"]));
    for key in ["battery", "afterburner", "retreat", "fighters", "missiles", "bases", "terrain"] {
        set(key, rng.pick::<&str>(&["on", "on", "on", "on", "off"]));
    }
    options
}

/// Returns a random hex of the map, mostly near its middle.
fn any_hex(map: &HexMap, rng: &mut Seeded) -> Hex {
    let (columns, rows) = (i32::from(map.columns), i32::from(map.rows));
    let near = |most: i32, rng: &mut Seeded| {
        if rng.chance(1, 8) {
            rng.below(most as u32) as i32
        } else {
            (most / 2 - 2 + rng.below(5) as i32).clamp(0, most - 1)
        }
    };
    HexMap::hex(near(columns, rng) as i16, near(rows, rng) as i16)
}

/// Returns a set-up with random ships, terrain and options.
pub fn throw(rng: &mut Seeded) -> Setup {
    let map = HexMap { columns: 6 + rng.below(12) as i16, rows: 6 + rng.below(12) as i16 };
    let mut classes: Vec<Class> = tables::classes().iter().map(class).collect();
    classes.extend(["ANY", "ODD"].map(|id| any_class(id, rng)));
    let circle = rng.chance(1, 12);
    let mut setup = Setup {
        map,
        classes,
        ships: Vec::new(),
        terrain: Vec::new(),
        initiative: rng.below(2) as u8,
        goal: if circle { Goal::Circle } else { Goal::LastSide },
        options: any_options(rng),
    };
    let talons = [rng.chance(1, 6), !rng.chance(1, 6)];
    for side in 0..2u8 {
        for n in 0..if circle { 1 } else { 1 + rng.below(4) } {
            one_more(&mut setup, side, talons[usize::from(side)], n == 0, rng);
        }
    }
    for _ in 0..rng.below(3) * rng.below(6) {
        let at = any_hex(&map, rng);
        let taken = setup.terrain.iter().any(|(other, _)| *other == at);
        let stands = |ship: &ShipAt| matches!(ship.post, Post::Map(there, _) if there == at);
        let terrain = *rng.pick(&[Terrain::Asteroids, Terrain::Nebula, Terrain::Planet]);
        if !taken && (terrain != Terrain::Planet || !setup.ships.iter().any(stands)) {
            setup.terrain.push((at, terrain));
        }
    }
    setup
}

/// Adds a random ship to a side, where there is room, with the squadrons aboard.
fn one_more(setup: &mut Setup, side: u8, talon: bool, first: bool, rng: &mut Seeded) {
    let race = if talon { Race::Talon } else { Race::Terran };
    let fits = |class: &&Class| {
        (class.race == race || class.id == "ANY" || class.id == "ODD") && (!first || class.kind == Kind::Ship)
    };
    let may: Vec<(String, i64, Kind)> =
        setup.classes.iter().filter(fits).map(|c| (c.id.clone(), c.squadrons, c.kind)).collect();
    let (class, holds, _) = rng.pick(&may).clone();
    let at = loop {
        let at = any_hex(&setup.map, rng);
        if !setup.ships.iter().any(|ship| matches!(ship.post, Post::Map(there, _) if there == at)) {
            break at;
        }
    };
    let own = setup.ships.iter().filter(|ship| ship.side == side).count();
    let post = Post::Map(at, i64::from(rng.below(6)));
    setup.ships.push(ShipAt { side, class, name: String::new(), post });
    if setup.goal == Goal::Circle {
        return;
    }
    for _ in 0..rng.below(holds as u32 + 1) {
        let post = Post::Aboard(own);
        setup.ships.push(ShipAt { side, class: "SQ".to_owned(), name: String::new(), post });
    }
}

#[test]
fn weapons_reach_as_far_and_do_as_much_as_the_tables_say() {
    for (gun, weapon) in WEAPONS {
        for range in 0..8u16 {
            let reaches = tables::reaches(gun, i64::from(range));
            assert_eq!(weapon.reaches(range), reaches, "{gun} at {range}");
            for face in 1..=6u8 {
                let fires = reaches && gun != "missile";
                let damage = if fires { tables::damage(gun, i64::from(range), i64::from(face)) } else { 0 };
                assert_eq!(i64::from(weapon.damage(range, face)), damage, "{gun} at {range}: {face}");
            }
        }
    }
}
