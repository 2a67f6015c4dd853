//! The set-up of a battle: table, ships and options, with every flaw reported at once.

use engine::{Flaw, Flaws};
use table::{Area, Heading, Length, Point};

use crate::catalogue;
use crate::clauses;
use crate::notation::NOTHING;
use crate::options::{BeyondEdge, Options};
use crate::rules::{Card, SimpleSpaceships};
use crate::shares::ask_both;
use crate::ships::{DICE, Design};
use crate::state::{FLEET, NONE, Name, Panel, Phase, Place, SHIPS, Ship, State};

/// The least and greatest width and height of a table.
const TABLE: [Length; 2] = [Length::inches(12), Length::inches(240)];

/// One ship as a scenario places it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipAt {
    /// Its side: 0 or 1.
    pub side: u8,
    /// Its design, by id.
    pub design: String,
    /// Its name; if empty, a letter: A for the first ship in the list, and so on.
    pub name: String,
    /// Its point and its heading in degrees; none for a ship that enters by a long edge (SS-5.1).
    pub post: Option<(Point, i32)>,
}

/// The data a battle is made from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The table.
    pub area: Area,
    /// The designs its ships may have.
    pub designs: Vec<Design>,
    /// The ships, side after side.
    pub ships: Vec<ShipAt>,
    /// The options in force.
    pub options: Options,
    /// The side that wins by reaching the upper edge, if one does (SS-5.1).
    pub run: Option<u8>,
}

impl SimpleSpaceships {
    /// Builds the rules of a set-up.
    ///
    /// # Errors
    /// Every flaw of the set-up, each with its clause.
    pub fn new(setup: &Setup) -> Result<Self, Flaws> {
        let mut flaws: Vec<Flaw> = setup.options.flaws().into_iter().collect();
        table_flaws(setup, &mut flaws);
        setup.designs.iter().for_each(|design| design.flaws(&mut flaws));
        let cards = cards(setup, &mut flaws);
        if !flaws.is_empty() {
            return Err(flaws.into());
        }
        let leg = |side: usize, halves: usize| {
            Heading::of_sixths(side as i32).leg(Length::thousandths(500 * halves as i32))
        };
        let mut start = State { turn: 1, coined: NONE, active: NONE, target: NONE, ..State::default() };
        for (ship, card) in setup.ships.iter().zip(&cards) {
            let panel = Panel([0, 0, 0, card.dice]);
            let (at, degrees) = ship.post.unwrap_or_default();
            let heading = Heading::of_degrees(degrees).unwrap_or_default();
            let place = if card.enters { Place::Away } else { Place::Table };
            start.ships.push(Ship { at, heading, panel, place, done: false });
        }
        let mut rules = Self {
            area: setup.area,
            options: setup.options,
            cards,
            first: setup.ships.iter().filter(|s| s.side == 0).count(),
            run: setup.run,
            legs: std::array::from_fn(|side| std::array::from_fn(|halves| leg(side, halves))),
            start,
        };
        let mut start = rules.start.clone();
        open_first(&rules, &mut start);
        rules.start = start;
        Ok(rules)
    }
}

/// Asks for the first decision of a battle. A set-up has no dice to roll, so the first coin is a separate decision.
pub(crate) fn open_first(rules: &SimpleSpaceships, state: &mut State) {
    if rules.options.one_at_a_time() {
        (state.phase, state.asked) = (Phase::Coin, 1);
    } else {
        (state.phase, state.asked) = (Phase::Assign, ask_both(rules, state));
    }
}

fn table_flaws(setup: &Setup, flaws: &mut Vec<Flaw>) {
    let [least, most] = TABLE;
    for (field, length) in [("table.width", setup.area.width), ("table.height", setup.area.height)] {
        if length < least || length > most {
            let what = catalogue::table_of_length(length, least, most);
            flaws.push(Flaw::against(clauses::SCENARIOS, field, what));
        }
    }
    for side in 0..2 {
        let count = setup.ships.iter().filter(|s| s.side == side).count();
        if count == 0 || count > FLEET {
            let what = catalogue::ships_of_side(count, FLEET);
            flaws.push(Flaw::against(clauses::VICTORY, format!("side {}", side + 1), what));
        }
    }
    if setup.run.is_some_and(|side| side > 1) {
        flaws.push(Flaw::against(clauses::RUN, "run", catalogue::WHO_RUNS));
    }
    if setup.run.is_some() && setup.options.edge != BeyondEdge::Leave {
        let what = catalogue::RUN_EDGE_LEAVE;
        flaws.push(Flaw::against(clauses::RUN, catalogue::FIELD_EDGE, what));
    }
}

/// Returns the ships' cards, and adds every flaw of a ship to the flaws.
fn cards(setup: &Setup, flaws: &mut Vec<Flaw>) -> Vec<Card> {
    let mut cards: Vec<Card> = Vec::new();
    let mut side = 0;
    for (i, ship) in setup.ships.iter().enumerate() {
        let name = if ship.name.is_empty() { letter(i) } else { ship.name.clone() };
        let mut flaw = |clause, field: &str, what: String| {
            flaws.push(Flaw::against(clause, format!("ship {name}, {field}"), what));
        };
        if ship.side > 1 || ship.side < side {
            flaw(clauses::VICTORY, "side", catalogue::TWO_SIDES.into());
        }
        side = ship.side;
        let design = setup.designs.iter().find(|d| d.id == ship.design);
        if design.is_none() {
            let ids: Vec<&str> = setup.designs.iter().map(|d| d.id.as_str()).collect();
            let what = catalogue::no_design(&ship.design, ids.join(", "));
            flaw(clauses::CAPS, "design", what);
        }
        let read = Name::new(&name);
        if read.is_none() {
            let what = catalogue::a_name_is(Name::MOST - 1);
            flaw(clauses::SCENARIOS, "name", what);
        }
        if name.eq_ignore_ascii_case(NOTHING) {
            flaw(clauses::SCENARIOS, "name", catalogue::NAME_MEANS_NOTHING_ASSIGNED.to_owned());
        }
        if cards.iter().any(|card| read.is_some_and(|name| card.name.is_like(&name))) {
            flaw(clauses::SCENARIOS, "name", catalogue::NAME_TAKEN.to_owned());
        }
        if let Some((at, degrees)) = ship.post {
            if !setup.area.holds(at) {
                let what = catalogue::not_on_the_table(at);
                flaw(clauses::SCENARIOS, "at", what);
            }
            if degrees % 60 != 0 || !(0..360).contains(&degrees) {
                let what = catalogue::not_a_heading(degrees);
                flaw(clauses::BASES, "heading", what);
            }
        }
        let across = |(at, _): (Point, i32)| at.y == setup.area.height.in_thousandths();
        if setup.run == Some(ship.side) && ship.post.is_none_or(across) {
            flaw(clauses::RUN, "at", catalogue::RUNNER_BEGINS_BELOW.into());
        }
        cards.push(Card {
            name: read.unwrap_or_default(),
            design: design.map_or_else(String::new, |d| d.name.clone()),
            dice: design.map_or(0, |d| d.dice.clamp(0, i64::from(DICE)) as u8),
            caps: design.map_or([0; 3], Design::caps),
            enters: ship.post.is_none(),
        });
    }
    cards.truncate(SHIPS);
    cards
}

/// Returns the letter of a ship without a name: A to Z, then A1 to Z1.
fn letter(place: usize) -> String {
    let letter = char::from(b'A' + (place % 26) as u8);
    if place < 26 { letter.to_string() } else { format!("{letter}{}", place / 26) }
}
