//! The set-up of a battle: map, ships, terrain and options, with every flaw reported at once.

use engine::{Clause, Flaw};
use table::{Facing, Hex, HexMap};

use crate::clauses;
use crate::options::{Edges, Options};
use crate::ships::{Card, Class, Goal, Kind, Mount, Pace, Talon, Terrain};
use crate::state::{Charge, FLEET, GROUPS, NONE, Name, Place, Ship, State, WEAPONS};
use crate::weapons::Weapon;

/// The map of the game (TAL-1.1).
pub const MAP: HexMap = HexMap { columns: 26, rows: 18 };
/// The least and greatest number of columns and of rows.
const SIZE: [i16; 2] = [6, 200];

/// Where a ship begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Post {
    /// On the map: its hex and its facing, 0 for up to 5 clockwise.
    Map(Hex, i64),
    /// Aboard a carrier or base of its side, by its place among that side's ships in the list, from 0.
    Aboard(usize),
}

/// One ship as a scenario places it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipAt {
    /// Its side: 0 or 1.
    pub side: u8,
    /// Its class, by id.
    pub class: String,
    /// Its name; empty for the class and a number, such as `T-CA-1`.
    pub name: String,
    /// Where it begins.
    pub post: Post,
}

/// Everything a battle is made from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The map.
    pub map: HexMap,
    /// The classes its ships may be of.
    pub classes: Vec<Class>,
    /// The ships, side after side.
    pub ships: Vec<ShipAt>,
    /// Hexes with something in them.
    pub terrain: Vec<(Hex, Terrain)>,
    /// The side that holds the initiative at the start, 0 or 1 (TAL-1.5).
    pub initiative: u8,
    /// How it is won.
    pub goal: Goal,
    /// The options in force.
    pub options: Options,
}

impl Talon {
    /// The rules for a set-up; pieces that an option leaves out take no part.
    ///
    /// # Errors
    /// Every flaw of the set-up, each with its clause.
    pub fn new(setup: &Setup) -> Result<Self, Vec<Flaw>> {
        let mut flaws: Vec<Flaw> = setup.options.flaws().into_iter().collect();
        setup.classes.iter().for_each(|class| class.flaws(&mut flaws));
        let crew = Crew::of(setup);
        crew.flaws(setup, &mut flaws);
        map_flaws(setup, &crew, &mut flaws);
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let cards: Vec<Card> = crew.all.iter().map(|place| crew.card(setup, *place)).collect();
        let mut start = State { round: 1, next_missile: 1, winner: NONE, ..State::default() };
        start.initiative = setup.initiative;
        for place in &crew.all {
            start.ships.push(crew.ship(setup, *place, &cards));
        }
        let mut terrain = if setup.options.terrain { setup.terrain.clone() } else { Vec::new() };
        terrain.sort_unstable_by_key(|(hex, _)| *hex);
        let mut rules = Self {
            options: setup.options,
            map: setup.map,
            goal: setup.goal,
            terrain,
            cards,
            first: crew.all.iter().filter(|place| setup.ships[**place].side == 0).count(),
            start,
        };
        let mut start = rules.start.clone();
        crate::turn::open_first(&rules, &mut start);
        rules.start = start;
        Ok(rules)
    }
}

/// The ships of a set-up that take part under its options, by place in the set-up.
struct Crew {
    all: Vec<usize>,
    names: Vec<String>,
}

fn class_of<'a>(setup: &'a Setup, ship: &ShipAt) -> Option<&'a Class> {
    setup.classes.iter().find(|class| class.id == ship.class)
}

/// The ship that a squadron is aboard of, by place in the set-up.
fn carrier_of(setup: &Setup, ship: &ShipAt) -> Option<usize> {
    let Post::Aboard(number) = ship.post else { return None };
    let own = setup.ships.iter().enumerate().filter(|(_, other)| other.side == ship.side);
    own.map(|(place, _)| place).nth(number)
}

impl Crew {
    fn of(setup: &Setup) -> Self {
        let takes_part = |ship: &ShipAt| match class_of(setup, ship).map(|class| class.kind) {
            Some(Kind::Squadron) => setup.options.fighters,
            Some(Kind::Base) => setup.options.bases,
            _ => true,
        };
        let all = setup.ships.iter().enumerate().filter(|(_, ship)| {
            let carrier = carrier_of(setup, ship).map(|place| &setup.ships[place]);
            takes_part(ship) && carrier.is_none_or(takes_part)
        });
        let all = all.map(|(place, _)| place).collect();
        let name = |(place, ship): (usize, &ShipAt)| {
            if !ship.name.is_empty() {
                return ship.name.clone();
            }
            let same = |other: &&ShipAt| other.class == ship.class && other.name.is_empty();
            format!("{}-{}", ship.class, setup.ships[..=place].iter().filter(same).count())
        };
        Self { all, names: setup.ships.iter().enumerate().map(name).collect() }
    }

    fn card(&self, setup: &Setup, place: usize) -> Card {
        let class = class_of(setup, &setup.ships[place]).expect("a set-up without flaws has every class");
        let small = |n: i64| n.clamp(0, 100) as u8;
        Card {
            name: Name::new(&self.names[place]).unwrap_or_default(),
            class: class.id.clone(),
            title: class.name.clone(),
            race: class.race,
            kind: class.kind,
            points: class.points.clamp(0, 10_000) as u16,
            curve: class
                .curve
                .iter()
                .map(|row| Pace {
                    power: row.power as i8,
                    speed: small(row.speed),
                    radius: small(row.radius),
                })
                .collect(),
            shields: class.shields.map(small),
            hull: class.hull.iter().map(|hull| (hull.modifier as i8, hull.critical)).collect(),
            each: small(class.each),
            groups: class
                .groups
                .iter()
                .map(|group| Mount {
                    weapon: group.weapon,
                    count: small(group.count),
                    red: small(group.red),
                    yellow: small(group.yellow),
                    arcs: group.arcs,
                })
                .collect(),
            battery: class.battery && setup.options.battery,
            afterburners: if setup.options.afterburner { small(class.afterburners) } else { 0 },
            squadrons: small(class.squadrons),
            explosion: small(class.explosion),
        }
    }

    /// A ship as it begins: charged, at its marked speed, with an empty battery (TAL-9.3).
    fn ship(&self, setup: &Setup, place: usize, cards: &[Card]) -> Ship {
        let at = &setup.ships[place];
        let class = class_of(setup, at).expect("a set-up without flaws has every class");
        let index = |place: usize| self.all.iter().position(|other| *other == place).unwrap_or(0);
        let card = &cards[index(place)];
        let mut ship = Ship { carrier: NONE, row: class.start as u8, ..Ship::default() };
        match at.post {
            Post::Map(hex, facing) => (ship.at, ship.facing) = (hex, Facing::of_sides(facing as i32)),
            Post::Aboard(_) => {
                ship.place = Place::Aboard;
                ship.carrier = carrier_of(setup, at).map_or(NONE, |carrier| index(carrier) as u8);
            }
        }
        let first = card.hull.first().map_or(0, |(modifier, _)| *modifier);
        ship.power = (card.curve[class.start].power + first).max(0) as u8;
        ship.shields = card.shields;
        ship.burners = card.afterburners;
        for (charge, group) in ship.charges.iter_mut().zip(&card.groups) {
            *charge = Charge { red: group.red, yellow: group.yellow };
        }
        ship
    }

    fn flaws(&self, setup: &Setup, flaws: &mut Vec<Flaw>) {
        for side in 0..2 {
            let own: Vec<&ShipAt> =
                self.all.iter().map(|place| &setup.ships[*place]).filter(|s| s.side == side).collect();
            let on_map = own.iter().filter(|ship| matches!(ship.post, Post::Map(..))).count();
            if on_map == 0 || own.len() > FLEET {
                let what = format!(
                    "{} ships, {on_map} of them on the map; each of the two sides has 1 to {FLEET}, \
                     bases and squadrons among them, and one on the map at least",
                    own.len()
                );
                flaws.push(Flaw::against(clauses::SCENARIOS, format!("side {}", side + 1), what));
            }
        }
        if setup.initiative > 1 {
            flaws.push(Flaw::against(clauses::INITIATIVE, "initiative", "side 1 or side 2 holds it"));
        }
        let mut side = 0;
        for (place, ship) in setup.ships.iter().enumerate() {
            let name = &self.names[place];
            let mut flaw = |clause: Clause, field: &str, what: String| {
                flaws.push(Flaw::against(clause, format!("ship {name}, {field}"), what));
            };
            if ship.side > 1 || ship.side < side {
                let what = "there are two sides, and their ships stand side after side";
                flaw(clauses::SCENARIOS, "side", what.into());
            }
            side = ship.side;
            let Some(class) = class_of(setup, ship) else {
                let ids: Vec<&str> = setup.classes.iter().map(|c| c.id.as_str()).collect();
                let what = format!("no class \"{}\"; there are {}", ship.class, ids.join(", "));
                flaw(clauses::SHIPS, "class", what);
                continue;
            };
            match Name::new(name) {
                None => {
                    let what = format!(
                        "a name is a letter and up to {} letters, digits and hyphens",
                        Name::MOST - 1
                    );
                    flaw(clauses::SCENARIOS, "name", what);
                }
                Some(read) if read.number().is_some() => {
                    flaw(clauses::MISSILE, "name", "M and a number is the name of a missile".into());
                }
                Some(read)
                    if ["done", "first", "shield", "idle"]
                        .contains(&read.as_str().to_lowercase().as_str()) =>
                {
                    flaw(clauses::SCENARIOS, "name", "this word begins an order".into());
                }
                Some(_) if self.names[..place].iter().any(|other| other.eq_ignore_ascii_case(name)) => {
                    flaw(clauses::SCENARIOS, "name", "another ship is called so".into());
                }
                Some(_) => {}
            }
            self.post_flaws(setup, place, class, &mut flaw);
        }
    }

    fn post_flaws(
        &self,
        setup: &Setup,
        place: usize,
        class: &Class,
        flaw: &mut impl FnMut(Clause, &str, String),
    ) {
        let ship = &setup.ships[place];
        match ship.post {
            Post::Map(hex, facing) => {
                if !(0..6).contains(&facing) {
                    flaw(clauses::MAP, "facing", format!("{facing}; a facing is 0 to 5, clockwise from up"));
                }
                if !setup.map.holds(hex) {
                    flaw(clauses::MAP, "at", format!("{hex} is not on the map"));
                }
                if setup.terrain.contains(&(hex, Terrain::Planet)) && setup.options.terrain {
                    flaw(clauses::TERRAIN, "at", format!("{hex} is a planet"));
                }
                let same = |other: &usize| {
                    *other < place && matches!(setup.ships[*other].post, Post::Map(at, _) if at == hex)
                };
                if let Some(other) = self.all.iter().copied().find(same).filter(|_| self.all.contains(&place))
                {
                    let what = format!("{} begins there too; ships do not begin stacked", self.names[other]);
                    flaw(clauses::TOGETHER, "at", what);
                }
            }
            Post::Aboard(_) if class.kind != Kind::Squadron => {
                flaw(clauses::CARRIER, "aboard", "only squadrons are carried".into());
            }
            Post::Aboard(number) => {
                let carrier = carrier_of(setup, ship).map(|carrier| &setup.ships[carrier]);
                let room = carrier.and_then(|carrier| class_of(setup, carrier)).map_or(0, |c| c.squadrons);
                let aboard = |other: &&ShipAt| other.side == ship.side && other.post == ship.post;
                let before = setup.ships[..place].iter().filter(aboard).count() as i64;
                if before >= room {
                    let what = format!(
                        "ship {} of its side has room for {room} squadrons; a carrier or base takes them",
                        number + 1
                    );
                    flaw(clauses::CARRIER, "aboard", what);
                }
            }
        }
    }
}

fn map_flaws(setup: &Setup, crew: &Crew, flaws: &mut Vec<Flaw>) {
    let [least, most] = SIZE;
    for (field, size) in [("map.columns", setup.map.columns), ("map.rows", setup.map.rows)] {
        if size < least || size > most {
            let what = format!("{size}; a map is {least} to {most} hexes each way");
            flaws.push(Flaw::against(clauses::MAP, field, what));
        }
    }
    for (place, (hex, terrain)) in setup.terrain.iter().enumerate() {
        let at = || format!("terrain, {} {hex}", terrain.word());
        if !setup.map.holds(*hex) && setup.options.map == Edges::Bounded {
            flaws.push(Flaw::against(clauses::TERRAIN, at(), "is not on the map"));
        }
        if hex.q.unsigned_abs() > 1000 || hex.r.unsigned_abs() > 1000 {
            flaws.push(Flaw::against(clauses::TERRAIN, at(), "is more than 1000 hexes away"));
        }
        if setup.terrain[..place].iter().any(|(other, _)| other == hex) {
            flaws.push(Flaw::against(clauses::TERRAIN, at(), "this hex is filled already"));
        }
    }
    if setup.goal == Goal::Circle {
        let of = |side| crew.all.iter().filter(|place| setup.ships[**place].side == side).count();
        if of(0) != 1 || of(1) != 1 {
            let what = "the turning circle is flown by one ship a side";
            flaws.push(Flaw::against(clauses::SCENARIOS, "goal", what));
        }
    }
}

impl Class {
    /// Every fault of the class.
    pub fn flaws(&self, flaws: &mut Vec<Flaw>) {
        let mut flaw = |clause: Clause, field: &str, what: String| {
            flaws.push(Flaw::against(clause, format!("class {}, {field}", self.id), what));
        };
        let mut bound = |clause, field: &str, n: i64, least: i64, most: i64| {
            if !(least..=most).contains(&n) {
                flaw(clause, field, format!("{n}; {least} to {most} are possible"));
            }
        };
        bound(clauses::SHIPS, "points", self.points, 0, 10_000);
        bound(clauses::EXPLOSION, "explosion", self.explosion, 0, 20);
        bound(clauses::BATTERY, "afterburners", self.afterburners, 0, 6);
        bound(
            clauses::CARRIER,
            "squadrons",
            self.squadrons,
            0,
            if self.kind == Kind::Squadron { 0 } else { 8 },
        );
        bound(clauses::CURVE, "rows of the curve", self.curve.len() as i64, 1, 8);
        bound(clauses::CURVE, "start", self.start as i64, 0, self.curve.len() as i64 - 1);
        bound(clauses::HULL, "hull boxes", self.hull.len() as i64, 1, 24);
        bound(clauses::FIRE, "groups", self.groups.len() as i64, 0, GROUPS as i64);
        for (arc, boxes) in ["front", "right", "rear", "left"].into_iter().zip(self.shields) {
            bound(clauses::HULL, &format!("{arc} shield"), boxes, 0, 30);
        }
        for row in &self.curve {
            bound(clauses::CURVE, "power", row.power, 0, 6);
            bound(clauses::CURVE, "speed", row.speed, 0, 6);
            bound(clauses::CURVE, "turn radius", row.radius, 0, 6);
        }
        for hull in &self.hull {
            bound(clauses::HULL, "hull modifier", hull.modifier, -6, 0);
        }
        for (number, group) in self.groups.iter().enumerate() {
            let at = |what| format!("group {}, {what}", number + 1);
            bound(clauses::FIRE, &at("count"), group.count, 1, WEAPONS as i64);
            bound(clauses::FIRE, &at("red boxes"), group.red, 1, 12);
            bound(clauses::FIRE, &at("yellow boxes"), group.yellow, 0, 12);
            bound(clauses::ARCS, &at("arcs"), group.arcs.len() as i64, 1, 4);
        }
        self.kind_flaws(&mut flaw);
    }

    fn kind_flaws(&self, flaw: &mut impl FnMut(Clause, &str, String)) {
        if self.curve.iter().any(|row| self.curve.iter().filter(|other| other.speed == row.speed).count() > 1)
        {
            flaw(clauses::CURVE, "curve", "a speed stands once in a curve".into());
        }
        if self.curve.windows(2).any(|rows| rows[0].speed < rows[1].speed) {
            let what = "the rows of a curve stand in the order of their speeds, the highest first: a step is one row";
            flaw(clauses::CURVE, "curve", what.into());
        }
        if self.name.is_empty() || self.name.chars().any(char::is_control) {
            flaw(clauses::SHIPS, "name", "a class has a name of plain text".into());
        }
        let first = self.hull.first().map_or(0, |hull| hull.modifier);
        if self.curve.get(self.start).is_some_and(|row| row.power + first < 0) {
            flaw(clauses::NO_POWER, "start", "it would begin with negative power".into());
        }
        if self.kind != Kind::Squadron {
            if self.each != 0 {
                flaw(clauses::FIGHTERS, "hull boxes of each fighter", "only squadrons have fighters".into());
            }
            return;
        }
        let fighters = if self.each > 0 { self.hull.len() as i64 / self.each } else { 0 };
        if self.each < 1 || self.hull.len() as i64 % self.each != 0 {
            flaw(clauses::FIGHTERS, "hull boxes of each fighter", "all fighters have as many boxes".into());
        }
        if self.groups.iter().any(|group| group.count != fighters || group.weapon == Weapon::Missile)
            || self.groups.len() != 1
        {
            flaw(
                clauses::SQUADRON,
                "groups",
                "a squadron has one group, of a weapon a fighter, and no missiles".into(),
            );
        }
        if self.hull.iter().any(|hull| hull.critical || hull.modifier != 0) || self.shields != [0; 4] {
            let what = "fighters have no shields, no critical boxes and no power to lose";
            flaw(clauses::FIGHTERS, "hull", what.into());
        }
        if self.curve.iter().all(|row| row.speed != 5) {
            flaw(clauses::CARRIER, "curve", "a squadron is launched at speed 5".into());
        }
    }
}
