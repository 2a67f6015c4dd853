//! The flaws of a set-up and of a class, all of them at once.

use engine::{Clause, Flaw};

use super::{Crew, Post, SIZE, Setup, ShipAt, carrier_of, class_of};
use crate::catalogue;
use crate::clauses;
use crate::options::Edges;
use crate::ships::{Class, Goal, Kind, Terrain};
use crate::squadrons::LAUNCH_SPEED;
use crate::state::{FLEET, GROUPS, Name, WEAPONS};
use crate::weapons::Weapon;

/// Words that begin an order and therefore cannot be names.
const WORDS: [&str; 4] = ["done", "first", "shield", "idle"];

impl Crew {
    /// Adds the flaws of the ships: their sides, names, classes and posts.
    pub(super) fn flaws(&self, setup: &Setup, flaws: &mut Vec<Flaw>) {
        self.side_flaws(setup, flaws);
        let mut side = 0;
        for (place, ship) in setup.ships.iter().enumerate() {
            let name = &self.names[place];
            let mut flaw = |clause: Clause, field: &str, what: String| {
                flaws.push(Flaw::against(clause, format!("ship {name}, {field}"), what));
            };
            if ship.side > 1 || ship.side < side {
                let what = catalogue::TWO_SIDES;
                flaw(clauses::SCENARIOS, "side", what.into());
            }
            side = ship.side;
            let Some(class) = class_of(setup, ship) else {
                let ids: Vec<&str> = setup.classes.iter().map(|c| c.id.as_str()).collect();
                let what = catalogue::no_class(&ship.class, ids.join(", "));
                flaw(clauses::SHIPS, "class", what);
                continue;
            };
            self.name_flaws(place, &mut flaw);
            self.post_flaws(setup, place, class, &mut flaw);
        }
    }

    /// Adds a flaw for each side with no ship on the map or with too many ships, and for an initiative held by neither
    /// side.
    fn side_flaws(&self, setup: &Setup, flaws: &mut Vec<Flaw>) {
        for side in 0..2 {
            let own: Vec<&ShipAt> =
                self.all.iter().map(|place| &setup.ships[*place]).filter(|s| s.side == side).collect();
            let on_map = own.iter().filter(|ship| matches!(ship.post, Post::Map(..))).count();
            if on_map == 0 || own.len() > FLEET {
                let what = catalogue::ships_of_side(own.len(), on_map, FLEET);
                flaws.push(Flaw::against(clauses::SCENARIOS, format!("side {}", side + 1), what));
            }
        }
        if setup.initiative > 1 {
            flaws.push(Flaw::against(clauses::INITIATIVE, "initiative", catalogue::WHO_HOLDS));
        }
    }

    /// Adds a flaw if a name is malformed, is a missile's or another ship's, or begins an order.
    fn name_flaws(&self, place: usize, flaw: &mut impl FnMut(Clause, &str, String)) {
        let name = &self.names[place];
        let Some(read) = Name::new(name) else {
            let what = catalogue::a_name_is(Name::MOST - 1);
            return flaw(clauses::SCENARIOS, "name", what);
        };
        if read.number().is_some() {
            flaw(clauses::MISSILE, "name", catalogue::NAME_OF_A_MISSILE.into());
        } else if WORDS.iter().any(|word| word.eq_ignore_ascii_case(name)) {
            flaw(clauses::SCENARIOS, "name", catalogue::WORD_BEGINS_ORDER.into());
        } else if self.names[..place].iter().any(|other| other.eq_ignore_ascii_case(name)) {
            flaw(clauses::SCENARIOS, "name", catalogue::NAME_TAKEN.into());
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
                    flaw(clauses::MAP, "facing", catalogue::not_a_facing(facing));
                }
                if !setup.map.holds(hex) {
                    flaw(clauses::MAP, "at", catalogue::not_on_the_map(hex));
                }
                if setup.terrain.contains(&(hex, Terrain::Planet)) && setup.options.terrain {
                    flaw(clauses::TERRAIN, "at", catalogue::is_a_planet(hex));
                }
                let same = |other: &usize| {
                    *other < place && matches!(setup.ships[*other].post, Post::Map(at, _) if at == hex)
                };
                if let Some(other) = self.all.iter().copied().find(same).filter(|_| self.all.contains(&place))
                {
                    let what = catalogue::begins_there_too(&self.names[other]);
                    flaw(clauses::TOGETHER, "at", what);
                }
            }
            Post::Aboard(_) if class.kind != Kind::Squadron => {
                flaw(clauses::CARRIER, "aboard", catalogue::ONLY_SQUADRONS_CARRIED.into());
            }
            Post::Aboard(number) => {
                let carrier = carrier_of(setup, ship).map(|carrier| &setup.ships[carrier]);
                let room = carrier.and_then(|carrier| class_of(setup, carrier)).map_or(0, |c| c.squadrons);
                let aboard = |other: &&ShipAt| other.side == ship.side && other.post == ship.post;
                let before = setup.ships[..place].iter().filter(aboard).count() as i64;
                if before >= room {
                    let what = catalogue::room_for_squadrons(number + 1, room);
                    flaw(clauses::CARRIER, "aboard", what);
                }
            }
        }
    }
}

/// Adds the flaws of the map, of its terrain, and of the goal.
pub(super) fn map_flaws(setup: &Setup, crew: &Crew, flaws: &mut Vec<Flaw>) {
    let [least, most] = SIZE;
    for (field, size) in [("map.columns", setup.map.columns), ("map.rows", setup.map.rows)] {
        if size < least || size > most {
            let what = catalogue::map_of_size(size, least, most);
            flaws.push(Flaw::against(clauses::MAP, field, what));
        }
    }
    for (place, (hex, terrain)) in setup.terrain.iter().enumerate() {
        let at = || format!("terrain, {} {hex}", terrain.word());
        if !setup.map.holds(*hex) && setup.options.map == Edges::Bounded {
            flaws.push(Flaw::against(clauses::TERRAIN, at(), catalogue::IS_NOT_ON_THE_MAP));
        }
        if hex.q.unsigned_abs() > 1000 || hex.r.unsigned_abs() > 1000 {
            flaws.push(Flaw::against(clauses::TERRAIN, at(), catalogue::MORE_THAN_1000_HEXES));
        }
        if setup.terrain[..place].iter().any(|(other, _)| other == hex) {
            flaws.push(Flaw::against(clauses::TERRAIN, at(), catalogue::HEX_FILLED));
        }
    }
    if setup.goal == Goal::Circle {
        let of = |side| crew.all.iter().filter(|place| setup.ships[**place].side == side).count();
        if of(0) != 1 || of(1) != 1 {
            let what = catalogue::ONE_SHIP_A_SIDE;
            flaws.push(Flaw::against(clauses::SCENARIOS, "goal", what));
        }
    }
}

impl Class {
    /// Adds every flaw of the class.
    pub fn flaws(&self, flaws: &mut Vec<Flaw>) {
        let mut flaw = |clause: Clause, field: &str, what: String| {
            flaws.push(Flaw::against(clause, format!("class {}, {field}", self.id), what));
        };
        // The field as the file names it, and the quantity counted in it.
        let mut bound = |clause, (field, of): (&str, &str), n: i64, least: i64, most: i64| {
            if !(least..=most).contains(&n) {
                flaw(clause, field, catalogue::are_possible(of, n, least, most));
            }
        };
        bound(clauses::SHIPS, ("points", ""), self.points, 0, 10_000);
        bound(clauses::EXPLOSION, ("explosion", ""), self.explosion, 0, 20);
        bound(clauses::BATTERY, ("afterburners", ""), self.afterburners, 0, 6);
        bound(
            clauses::CARRIER,
            ("squadrons", ""),
            self.squadrons,
            0,
            if self.kind == Kind::Squadron { 0 } else { 8 },
        );
        bound(clauses::CURVE, ("curve", "rows: "), self.curve.len() as i64, 1, 8);
        bound(
            clauses::CURVE,
            ("curve", catalogue::ROW_TO_START),
            self.start as i64,
            0,
            self.curve.len() as i64 - 1,
        );
        bound(clauses::HULL, ("hull", "boxes: "), self.hull.len() as i64, 1, 24);
        bound(clauses::FIRE, ("group", "groups: "), self.groups.len() as i64, 0, GROUPS as i64);
        for (arc, boxes) in ["front", "right", "rear", "left"].into_iter().zip(self.shields) {
            bound(clauses::HULL, (&format!("shields.{arc}"), ""), boxes, 0, 30);
        }
        for row in &self.curve {
            bound(clauses::CURVE, ("curve", "power "), row.power, 0, 6);
            bound(clauses::CURVE, ("curve", "speed "), row.speed, 0, 6);
            bound(clauses::CURVE, ("curve", catalogue::TURN_RADIUS), row.radius, 0, 6);
        }
        for hull in &self.hull {
            bound(clauses::HULL, ("hull", "modifier "), hull.modifier, -6, 0);
        }
        for (number, group) in self.groups.iter().enumerate() {
            let at = |what| format!("group {}, {what}", number + 1);
            bound(clauses::FIRE, (&at("count"), ""), group.count, 1, WEAPONS as i64);
            bound(clauses::FIRE, (&at("red"), ""), group.red, 1, 12);
            bound(clauses::FIRE, (&at("yellow"), ""), group.yellow, 0, 12);
            bound(clauses::ARCS, (&at("arcs"), "arcs: "), group.arcs.len() as i64, 1, 4);
        }
        self.kind_flaws(&mut flaw);
    }

    fn kind_flaws(&self, flaw: &mut impl FnMut(Clause, &str, String)) {
        if self.curve.iter().any(|row| self.curve.iter().filter(|other| other.speed == row.speed).count() > 1)
        {
            flaw(clauses::CURVE, "curve", catalogue::SPEED_STANDS_ONCE.into());
        }
        if self.curve.windows(2).any(|rows| rows[0].speed < rows[1].speed) {
            let what = catalogue::ROWS_IN_ORDER;
            flaw(clauses::CURVE, "curve", what.into());
        }
        if self.name.is_empty() || self.name.chars().any(char::is_control) {
            flaw(clauses::SHIPS, "name", catalogue::CLASS_HAS_NAME.into());
        }
        let first = self.hull.first().map_or(0, |hull| hull.modifier);
        if self.curve.get(self.start).is_some_and(|row| row.power + first < 0) {
            flaw(clauses::NO_POWER, "curve", catalogue::NEGATIVE_POWER.into());
        }
        if self.kind != Kind::Squadron {
            if self.each != 0 {
                flaw(clauses::FIGHTERS, "boxes", catalogue::ONLY_SQUADRONS_HAVE_FIGHTERS.into());
            }
            return;
        }
        self.squadron_flaws(flaw);
    }

    /// Adds the flaws that only a squadron can have (TAL-12.1).
    fn squadron_flaws(&self, flaw: &mut impl FnMut(Clause, &str, String)) {
        let fighters = if self.each > 0 { self.hull.len() as i64 / self.each } else { 0 };
        if self.each < 1 || self.hull.len() as i64 % self.each != 0 {
            flaw(clauses::FIGHTERS, "boxes", catalogue::FIGHTERS_ALIKE.into());
        }
        if self.groups.iter().any(|group| group.count != fighters || group.weapon == Weapon::Missile)
            || self.groups.len() != 1
        {
            flaw(clauses::SQUADRON, "group", catalogue::SQUADRON_HAS_ONE_GROUP.into());
        }
        if self.hull.iter().any(|hull| hull.critical || hull.modifier != 0) || self.shields != [0; 4] {
            let what = catalogue::FIGHTERS_HAVE_NOT;
            flaw(clauses::FIGHTERS, "hull", what.into());
        }
        if self.curve.iter().all(|row| row.speed != i64::from(LAUNCH_SPEED)) {
            flaw(clauses::CARRIER, "curve", catalogue::squadron_launch_speed(LAUNCH_SPEED));
        }
    }
}
