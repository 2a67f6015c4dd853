//! The set-up of a battle: table, fleets, options and victory, with every flaw reported at once.

mod flaws;

use arrayvec::ArrayVec;
use engine::Flaws;
use table::{Area, Edge, Heading, Length, Point};

use crate::armour;
use crate::design;
use crate::hulls::Hull;
use crate::options::{Fire, Options};
use crate::rules::{Exit, FleetLists, FullThrust, THRUST, Target, half};
use crate::ships::Class;
use crate::state::{Group, NONE, Name, Ship, State, Tally};

/// A ship as a scenario places it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipAt {
    /// Its side: 0 or 1.
    pub side: u8,
    /// The id of its class, or `dummy`.
    pub class: String,
    /// Its name in words, such as *Furious*; may be empty.
    pub name: String,
    /// The point of its centre.
    pub at: Point,
    /// Its course, 1 to 12 (FT-2.1).
    pub course: u8,
    /// Its velocity in inches a turn.
    pub velocity: u16,
}

/// The settings of a side in a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SideOf {
    /// Its set-up edge; if none is named, the edge nearest to its first ship.
    pub edge: Option<Edge>,
    /// The number of its flagship, from 1, among the side's ships and markers as listed.
    pub flagship: Option<u8>,
}

/// The data that a battle is made from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The table.
    pub area: Area,
    /// The classes of the ships.
    pub classes: Vec<Class>,
    /// The ships; sorted by side when the battle is set up.
    pub ships: Vec<ShipAt>,
    /// The two sides.
    pub sides: [SideOf; 2],
    /// The options in force.
    pub options: Options,
    /// An edge by which a side's ships leave in good order, if the scenario has one.
    pub exit: Option<Exit>,
    /// The points that decide the battle, if the scenario has them.
    pub target: Option<Target>,
}

impl FullThrust {
    /// Makes the rules for a set-up.
    ///
    /// # Errors
    /// Returns every flaw of the set-up, each with its clause.
    pub fn new(setup: &Setup) -> Result<Self, Flaws> {
        let mut flaws = Vec::new();
        flaws::table_flaws(&setup.area, &mut flaws);
        let mut classes = setup.classes.clone();
        for class in &classes {
            flaws.extend(class.flaws(&setup.options));
        }
        classes.push(design::dummy());
        let fleet = fleet(setup);
        flaws::ship_flaws(setup, &fleet, &classes, &mut flaws);
        if !flaws.is_empty() {
            return Err(flaws.into());
        }
        let options = setup.options;
        let headings: [Heading; 12] =
            std::array::from_fn(|c| Heading::of_steps(2 * c as i32 + i32::from(options.twelve) / 15));
        let (moves, lists) = moves(&options);
        let (start, wings) = set_up(&fleet, &classes, &options);
        let first = fleet.iter().filter(|s| s.side == 0).count();
        let edge = |side: usize| {
            let ship = fleet.iter().find(|s| usize::from(s.side) == side);
            let near = |at: Point| {
                Edge::ALL.into_iter().min_by_key(|e| e.distance(&setup.area, at)).unwrap_or(Edge::Bottom)
            };
            setup.sides[side].edge.unwrap_or_else(|| ship.map_or(Edge::Bottom, |s| near(s.at)))
        };
        let flagship = |side: usize| {
            let listed = flagship(setup, side);
            let place = fleet.iter().position(|s| listed.is_some_and(|listed| std::ptr::eq(*s, listed)));
            place.map_or(NONE, |place| place as u8)
        };
        let ready = |ship: &Ship| Hull::of(&classes[usize::from(ship.class)]).ready;
        let more = options.fighters || options.ramming || options.bogeys || options.morale;
        let duel = first == 1 && fleet.len() == 2 && options.fire == Fire::Automatic;
        let plain_duel = duel && !more && start.ships.iter().all(ready);
        Ok(Self {
            area: setup.area,
            options,
            dummy: classes.len() as u8 - 1,
            hulls: Box::new(std::array::from_fn(|class| Hull::of(&classes[class.min(classes.len() - 1)]))),
            classes,
            names: fleet.iter().map(|s| s.name.clone()).collect(),
            start,
            first,
            duel,
            plain_duel,
            fleets: [(0, first as u8), (first as u8, fleet.len() as u8)],
            edges: [edge(0), edge(1)],
            flagships: [flagship(0), flagship(1)],
            exit: setup.exit,
            target: setup.target,
            wings,
            headings,
            inward: Edge::ALL.map(|edge| inward(edge, &headings)),
            legs: Box::new(std::array::from_fn(|course| {
                std::array::from_fn(|inches| headings[course % 12].leg(Length::inches(inches as i32)))
            })),
            moves,
            lists,
            hits: armour::tables(options.armour),
        })
    }
}

fn inward(edge: Edge, headings: &[Heading; 12]) -> ArrayVec<u8, 12> {
    let inch = Length::inches(1);
    let inwards = edge.inwards().leg(inch);
    (1..=12).filter(|c| headings[c % 12].leg(inch).dot(inwards) > 0).map(|c| c as u8).collect()
}

/// Builds the lists of legal moves: straight ahead first, then turns from small to large, each by rising velocity.
fn moves(options: &Options) -> (Vec<(i8, i8)>, FleetLists) {
    let (mut all, mut lists) = (Vec::new(), [[(0, 0); 16]; 16]);
    for thrust in 0..=THRUST as i8 {
        for velocity in 0..=THRUST as i8 {
            let from = all.len() as u16;
            let most = half(thrust as u8, options.half_up) as i8;
            for turn in (0..=most).flat_map(|t| if t == 0 { 0..=0 } else { -1..=1 }.map(move |s| (t, s))) {
                let turn = match turn {
                    (0, _) => 0,
                    (_, 0) => continue,
                    (t, s) => t * s,
                };
                let rest = thrust - turn.abs();
                all.extend((-rest.min(velocity)..=rest).map(|change| (turn, change)));
            }
            lists[thrust as usize][velocity as usize] = (from, all.len() as u16 - from);
        }
    }
    (all, lists)
}

/// Returns the flagship that a side names by number; `None` if it names none, or a dummy, or a number not listed.
fn flagship(setup: &Setup, side: usize) -> Option<&ShipAt> {
    let number = usize::from(setup.sides[side].flagship?).checked_sub(1)?;
    let mut listed = setup.ships.iter().filter(|s| usize::from(s.side) == side);
    listed.nth(number).filter(|s| s.class != "dummy")
}

/// Returns the ships that take part, sorted by side: dummies only with bogeys, and no more of them than the option
/// allows (FT-4.5).
fn fleet(setup: &Setup) -> Vec<&ShipAt> {
    let mut dummies = [0; 2];
    let comes = |ship: &&ShipAt| {
        if ship.class != "dummy" {
            return true;
        }
        let count = &mut dummies[usize::from(ship.side & 1)];
        *count += 1;
        setup.options.bogeys && *count <= setup.options.dummies
    };
    let mut ships: Vec<&ShipAt> = setup.ships.iter().filter(comes).collect();
    ships.sort_by_key(|s| s.side);
    ships
}

fn set_up(fleet: &[&ShipAt], classes: &[Class], options: &Options) -> (State, Vec<Name>) {
    let mut state = State { turn: 1, tallies: [Tally::default(); 2], ..State::default() };
    let mut wings = Vec::new();
    for ship in fleet {
        let class = classes.iter().position(|c| c.id == ship.class).unwrap_or(0);
        let carrier = state.ships.len() as u8;
        state.ships.push(Ship {
            at: ship.at,
            velocity: ship.velocity,
            course: ship.course % 12,
            class: class as u8,
            hidden: options.bogeys,
            ..Ship::default()
        });
        if options.fighters {
            for fighters in classes[class].bays() {
                let number = wings.iter().filter(|w: &&Name| w.side == ship.side).count() as u8;
                wings.push(Name { side: ship.side, number });
                state.groups.push(Group { carrier, fighters, target: NONE, ..Group::default() });
            }
        }
    }
    (state, wings)
}
