//! The set-up of a battle: table, elements, rocks and options, with every flaw reported at once.

use engine::{Flaw, Flaws};
use table::{Area, Edge, Heading, Length};

use crate::cards::FASTEST;
use crate::catalogue;
use crate::clauses;
use crate::deployment;
use crate::options::Options;
use crate::rules::{BlackSkies, Rock, Squad, Zone};
use crate::ships::{Airframe, Fighter, Weapon};
use crate::state::{ELEMENTS, Element, Pilot, Place, State};

pub use crate::rules::APART;

/// The greatest width and height of a table.
const MOST_TABLE: Length = Length::inches(240);
/// The least width and height of a table.
const LEAST_TABLE: Length = Length::inches(12);
/// The most rocks of a scenario.
const ROCKS: usize = 64;

/// One element as a scenario describes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ElementAt {
    /// Its side: 0 or 1.
    pub side: u8,
    /// The id of its kind of fighter.
    pub fighter: String,
    /// Skills of its lead and its wingman; an element of one fighter has only the first.
    pub skills: Vec<u8>,
    /// Its own name, such as *Viper*; may be empty.
    pub name: String,
    /// The speed it starts with if none is chosen.
    pub speed: u8,
}

/// The whole set-up of a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The table.
    pub area: Area,
    /// The kinds of weapons.
    pub weapons: Vec<Weapon>,
    /// The kinds of fighters.
    pub fighters: Vec<Fighter>,
    /// The elements, those of the first side first.
    pub elements: Vec<ElementAt>,
    /// Zones in which the sides deploy.
    pub zones: [Zone; 2],
    /// The rocks.
    pub rocks: Vec<Rock>,
    /// The options in force.
    pub options: Options,
}

impl BlackSkies {
    /// Returns the rules for a set-up.
    ///
    /// # Errors
    /// Every flaw of the set-up, each with its clause.
    pub fn new(setup: &Setup) -> Result<Self, Flaws> {
        let flaws = flaws(setup);
        if !flaws.is_empty() {
            return Err(flaws.into());
        }
        let frames: Vec<Airframe> = setup.fighters.iter().map(|f| Airframe::of(f, &setup.weapons)).collect();
        let squad = |at: &ElementAt| Squad {
            kind: setup.fighters.iter().position(|f| f.id == at.fighter).unwrap_or(0) as u8,
            skills: [at.skills[0], at.skills.get(1).copied().unwrap_or(0)],
            fighters: at.skills.len() as u8,
            speed: at.speed,
        };
        let squads: Vec<Squad> = setup.elements.iter().map(squad).collect();
        let first = setup.elements.iter().filter(|at| at.side == 0).count();
        let mut start = State::default();
        for (at, squad) in setup.elements.iter().zip(&squads) {
            let inwards = setup.zones[usize::from(at.side)].edge.inwards();
            start.elements.push(Element { facing: inwards.sixth(), speed: at.speed, ..Element::default() });
            let hull = frames[usize::from(squad.kind)].hull;
            let waiting = Pilot { hull, place: Place::Waiting, ..Pilot::default() };
            let wing = if squad.fighters == 2 { waiting } else { Pilot::default() };
            start.pilots.push([waiting, wing]);
        }
        let legs =
            |h: i32| std::array::from_fn(|n| Heading::of_sixths(h).leg(Length::thousandths(n as i32 * 500)));
        let ways = setup.zones.map(|zone| deployment::ways(&setup.area, &zone));
        Ok(Self {
            area: setup.area,
            options: setup.options,
            weapons: setup.weapons.clone(),
            fighters: setup.fighters.clone(),
            frames,
            cards: first.max(squads.len() - first),
            per_flip: (1 << 32) / (2 * first.max(squads.len() - first) as u64) + 1,
            squads,
            titles: setup.elements.iter().map(|at| at.name.clone()).collect(),
            first,
            zones: setup.zones,
            rocks: setup.rocks.clone(),
            start,
            legs: (0..6).map(legs).collect(),
            ways,
        })
    }
}

/// Collects every flaw of a set-up.
fn flaws(setup: &Setup) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let bounds = catalogue::TABLE_SIZES;
    for (field, length) in [("table.width", setup.area.width), ("table.height", setup.area.height)] {
        if !(LEAST_TABLE..=MOST_TABLE).contains(&length) {
            flaws.push(Flaw::against(clauses::SCENARIOS, field, format!("{length} inches; {bounds}")));
        }
    }
    flaws.extend(setup.weapons.iter().flat_map(Weapon::flaws));
    flaws.extend(setup.fighters.iter().flat_map(|f| f.flaws(&setup.weapons)));
    if setup.fighters.len() > 64 {
        flaws.push(Flaw::plain("fighters", catalogue::too_many_kinds(setup.fighters.len())));
    }
    side_flaws(setup, &mut flaws);
    zone_flaws(setup, &mut flaws);
    flaws.extend(setup.options.flaws());
    let rocks = setup.rocks.len();
    if rocks > ROCKS {
        flaws.push(Flaw::against(clauses::ASTEROIDS, "rocks", catalogue::too_many_rocks(rocks, ROCKS)));
    }
    for (i, rock) in setup.rocks.iter().enumerate() {
        let mut flaw = |what: String| {
            flaws.push(Flaw::against(clauses::ASTEROIDS, format!("rock {}", i + 1), what));
        };
        if !(Length::inches(1)..=Length::inches(3)).contains(&rock.radius) {
            flaw(catalogue::radius_of_rock(rock.radius));
        }
        if !setup.area.holds(rock.at) {
            flaw(catalogue::not_on_the_table(rock.at));
        }
    }
    flaws
}

fn side_flaws(setup: &Setup, flaws: &mut Vec<Flaw>) {
    let mut number = [0usize; 2];
    for at in &setup.elements {
        let Some(count) = number.get_mut(usize::from(at.side)) else {
            flaws.push(Flaw::against(clauses::SCENARIOS, "side", catalogue::TWO_SIDES));
            continue;
        };
        *count += 1;
        let place = format!("element {}E{count}", char::from(b'A' + at.side));
        if !setup.fighters.iter().any(|f| f.id == at.fighter) {
            let all: Vec<&str> = setup.fighters.iter().map(|f| f.id.as_str()).collect();
            let what = catalogue::no_fighter(&at.fighter, all.join(", "));
            flaws.push(Flaw::against(clauses::SHELF, &place, what));
        }
        if at.skills.is_empty() || at.skills.len() > 2 {
            let what = catalogue::pilots_of_element(at.skills.len());
            flaws.push(Flaw::against(clauses::ELEMENTS, &place, what));
        }
        for (who, skill) in ["lead", "wingman"].iter().zip(&at.skills).filter(|(_, s)| !(1..=4).contains(*s))
        {
            let what = catalogue::skill_of(skill, who);
            flaws.push(Flaw::against(clauses::SKILL, &place, what));
        }
        if at.speed > FASTEST {
            let what = catalogue::starting_speed(at.speed, FASTEST);
            flaws.push(Flaw::against(clauses::DECKS, &place, what));
        }
    }
    if !setup.elements.is_sorted_by_key(|at| at.side) {
        let what = catalogue::FIRST_SIDE_FIRST;
        flaws.push(Flaw::against(clauses::SCENARIOS, "elements", what));
    }
    for (side, count) in number.into_iter().enumerate() {
        if count == 0 || count > ELEMENTS {
            let what = catalogue::elements_of_side(count, ELEMENTS);
            flaws.push(Flaw::against(clauses::SCENARIOS, format!("side {}", side + 1), what));
        }
    }
}

fn zone_flaws(setup: &Setup, flaws: &mut Vec<Flaw>) {
    for (side, zone) in setup.zones.iter().enumerate() {
        let mut flaw = |what: &str| {
            flaws.push(Flaw::against(clauses::SCENARIOS, catalogue::edge_of_side(side + 1), what));
        };
        if matches!(zone.edge, Edge::Left | Edge::Right) {
            flaw(catalogue::ALONG_TOP_OR_BOTTOM);
        }
        if zone.depth < Length::default() || zone.depth > setup.area.height {
            flaw(catalogue::ZONE_REACHES);
        }
    }
    if setup.zones[0].edge == setup.zones[1].edge {
        let what = catalogue::SAME_EDGE;
        flaws.push(Flaw::against(clauses::SCENARIOS, "sides", what));
    }
}
