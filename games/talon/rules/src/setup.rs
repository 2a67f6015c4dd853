//! The set-up of a battle: map, ships, terrain and options, with every flaw reported at once.

mod flaws;

use arrayvec::ArrayVec;
use engine::{Flaw, Flaws};
use table::{Facing, Hex, HexMap};

use crate::options::Options;
use crate::rules::Talon;
use crate::ships::{Card, Class, Goal, Kind, Mount, Pace, Terrain};
use crate::state::{Charge, NONE, Name, Place, SHIPS, Ship, State};

/// The map of the game (TAL-1.1).
pub const MAP: HexMap = HexMap { columns: 26, rows: 18 };
/// The least and the greatest number of columns, and of rows.
const SIZE: [i16; 2] = [6, 200];

/// The place where a ship begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Post {
    /// On the map: its hex and its facing, 0 for up to 5 clockwise.
    Map(Hex, i64),
    /// Aboard a carrier or base of its side, given by its index among that side's ships in the set-up, from 0.
    Aboard(usize),
}

/// One ship as a scenario places it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipAt {
    /// Its side: 0 or 1.
    pub side: u8,
    /// Its class, by id.
    pub class: String,
    /// Its name; if empty, it is named after its class with a number, such as `T-CA-1`.
    pub name: String,
    /// The place where it begins.
    pub post: Post,
}

/// The data a battle is made from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The map.
    pub map: HexMap,
    /// The classes that its ships may have.
    pub classes: Vec<Class>,
    /// The ships, side after side.
    pub ships: Vec<ShipAt>,
    /// Hexes with terrain.
    pub terrain: Vec<(Hex, Terrain)>,
    /// The side that holds the initiative at the start, 0 or 1 (TAL-1.5).
    pub initiative: u8,
    /// The way in which it is won.
    pub goal: Goal,
    /// The options in force.
    pub options: Options,
}

impl Talon {
    /// Returns the rules for a set-up. Pieces that an option excludes take no part.
    ///
    /// # Errors
    /// Returns every flaw of the set-up, each with its clause.
    pub fn new(setup: &Setup) -> Result<Self, Flaws> {
        let mut flaws: Vec<Flaw> = setup.options.flaws().into_iter().collect();
        setup.classes.iter().for_each(|class| class.flaws(&mut flaws));
        let crew = Crew::of(setup);
        crew.flaws(setup, &mut flaws);
        flaws::map_flaws(setup, &crew, &mut flaws);
        if !flaws.is_empty() {
            return Err(flaws.into());
        }
        let cards: Vec<Card> = crew.all.iter().map(|place| crew.card(setup, *place)).collect();
        let mut start = State { initiative: setup.initiative, ..State::default() };
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
            lone: [false; 2],
            fusion: false,
            start,
        }
        .derived();
        rules.start = rules.opened(rules.start.ships.clone());
        Ok(rules)
    }

    /// Returns the first position of a battle in which the ships begin like this.
    pub(crate) fn opened(&self, ships: ArrayVec<Ship, SHIPS>) -> State {
        let initiative = self.start.initiative;
        let mut start =
            State { round: 1, initiative, next_missile: 1, winner: NONE, ships, ..State::default() };
        crate::turn::open_first(self, &mut start);
        start
    }
}

/// The ships of a set-up that take part under its options, by index in the set-up.
struct Crew {
    all: Vec<usize>,
    names: Vec<String>,
}

fn class_of<'a>(setup: &'a Setup, ship: &ShipAt) -> Option<&'a Class> {
    setup.classes.iter().find(|class| class.id == ship.class)
}

/// Returns the carrier of a squadron that begins aboard, by index in the set-up.
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

    /// Returns a ship as it begins: charged, at its starting speed, with an empty battery (TAL-9.3).
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
        ship.power = card.first_power(class.start, 0);
        ship.shields = card.shields;
        ship.burners = card.afterburners;
        for (charge, group) in ship.charges.iter_mut().zip(&card.groups) {
            *charge = Charge { red: group.red, yellow: group.yellow };
        }
        ship
    }
}
