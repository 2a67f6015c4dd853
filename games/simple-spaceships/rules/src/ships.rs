//! Designs and the set-up of a battle: table, ships and options, with every flaw reported at once.

use std::ops::Range;

use engine::{Flaw, Flaws};
use table::{Area, Heading, Length, Point, Vector};

use crate::clauses;
use crate::options::{BeyondEdge, Options};
use crate::state::{Die, FLEET, NONE, Name, Panel, PanelBox, Place, SHIPS, Ship, State};

/// The most dice of a ship.
pub const DICE: u8 = 24;
/// The most bonus dice of an attack (SS-4.4).
pub const BONUS: u8 = 3;
/// The base range of an attack, and what each range die adds (SS-4.3).
pub const RANGE: Length = Length::inches(6);
/// The least and greatest width and height of a table.
const TABLE: [Length; 2] = [Length::inches(12), Length::inches(240)];

/// A ship design (SS-1.3); its numbers are judged when a battle is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Design {
    /// Its id, such as `ufo`.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How many dice its pool has.
    pub dice: i64,
    /// The most dice in Defence, Movement and Attack; none for no limit, 0 for a box it may not use.
    pub caps: [Option<i64>; 3],
}

/// One ship as a scenario places it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipAt {
    /// Its side: 0 or 1.
    pub side: u8,
    /// Its design, by id.
    pub design: String,
    /// Its name; empty for a letter: A for the first ship in the list, and so on.
    pub name: String,
    /// Its place and its heading in degrees; none for a ship that enters by a long edge (SS-5.1).
    pub post: Option<(Point, i32)>,
}

/// Everything a battle is made from.
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

/// What never changes about a ship.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its name.
    pub name: Name,
    /// What its design is called.
    pub design: String,
    /// The dice it began with.
    pub dice: u8,
    /// The most dice in Defence, Movement and Attack.
    pub caps: [u8; 3],
    /// Whether it enters by a long edge (SS-5.1).
    pub enters: bool,
}

/// The rules of *Simple Spaceships* for one battle: all that does not change in it.
#[derive(Clone, Debug)]
pub struct SimpleSpaceships {
    pub(crate) area: Area,
    pub(crate) options: Options,
    pub(crate) cards: Vec<Card>,
    /// How many ships stand before those of the second side.
    pub(crate) first: usize,
    pub(crate) run: Option<u8>,
    /// The displacement of a leg by heading and length in half inches.
    pub(crate) legs: [[Vector; Die::MOST as usize + 1]; 6],
    pub(crate) start: State,
}

impl SimpleSpaceships {
    /// The rules for a set-up.
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
        crate::turn::open_first(&rules, &mut start);
        rules.start = start;
        Ok(rules)
    }

    /// The table.
    pub const fn area(&self) -> &Area {
        &self.area
    }

    /// The options in force.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The side that wins by reaching the upper edge, if one does (SS-5.1).
    pub const fn run(&self) -> Option<u8> {
        self.run
    }

    /// What never changes about the ship at a place of the list.
    ///
    /// # Panics
    /// If there is no such ship.
    pub fn card(&self, place: usize) -> &Card {
        &self.cards[place]
    }

    /// The name of the ship at a place of the list.
    ///
    /// # Panics
    /// If there is no such ship.
    #[inline]
    pub fn name(&self, place: usize) -> Name {
        self.cards[place].name
    }

    /// The place in the list of the ship of that name, written just so.
    #[inline]
    pub fn find(&self, name: Name) -> Option<usize> {
        self.cards.iter().position(|card| card.name == name)
    }

    /// The place in the list of the ship that a person means, in small letters or capitals.
    pub fn find_like(&self, text: &str) -> Option<usize> {
        let name = Name::new(text)?;
        self.cards.iter().position(|card| card.name.is_like(&name))
    }

    /// The side of the ship at a place of the list.
    #[inline]
    pub const fn side_of(&self, place: usize) -> u8 {
        (place >= self.first) as u8
    }

    /// The places in the list of a side's ships.
    #[inline]
    pub fn fleet(&self, side: usize) -> Range<usize> {
        if side == 0 { 0..self.first } else { self.first..self.cards.len() }
    }

    /// The displacement of a leg of so many half inches, at most [`Die::MOST`].
    #[inline]
    pub(crate) const fn leg(&self, heading: Heading, halves: u8) -> Vector {
        self.legs[heading.sixth() as usize][halves as usize]
    }
}

impl Design {
    /// Every fault of the design.
    fn flaws(&self, flaws: &mut Vec<Flaw>) {
        let mut flaw = |clause, field: &str, what: String| {
            flaws.push(Flaw::against(clause, format!("design {}, {field}", self.id), what));
        };
        if !(1..=i64::from(DICE)).contains(&self.dice) {
            flaw(clauses::PANEL, "dice", format!("{}; a ship has 1 to {DICE} dice", self.dice));
        }
        let most = self.dice.clamp(1, i64::from(DICE));
        for (of, cap) in PanelBox::FUNCTIONS.into_iter().zip(self.caps) {
            let Some(cap) = cap else { continue };
            let least = i64::from(of == PanelBox::Movement);
            if !(least..=most).contains(&cap) {
                let what = format!(
                    "{cap}; a cap on {of} is {least} to {most}, the dice of the ship; without a cap leave it out"
                );
                flaw(clauses::CAPS, &of.name().to_lowercase(), what);
            }
        }
        if self.name.is_empty() || self.name.chars().any(char::is_control) {
            flaw(clauses::CAPS, "name", "a design has a name of plain text".to_owned());
        }
    }

    /// The cards' caps: what may lie in each box, its own dice where there is no cap.
    fn caps(&self) -> [u8; 3] {
        let dice = self.dice.clamp(0, i64::from(DICE)) as u8;
        self.caps.map(|cap| cap.map_or(dice, |cap| cap.clamp(0, i64::from(dice)) as u8))
    }
}

fn table_flaws(setup: &Setup, flaws: &mut Vec<Flaw>) {
    let [least, most] = TABLE;
    for (field, length) in [("table.width", setup.area.width), ("table.height", setup.area.height)] {
        if length < least || length > most {
            let what = format!("{length} inches; a table is {least} to {most} inches each way");
            flaws.push(Flaw::against(clauses::SCENARIOS, field, what));
        }
    }
    for side in 0..2 {
        let count = setup.ships.iter().filter(|s| s.side == side).count();
        if count == 0 || count > FLEET {
            let what = format!("{count} ships; each of the two sides has 1 to {FLEET}");
            flaws.push(Flaw::against(clauses::VICTORY, format!("side {}", side + 1), what));
        }
    }
    if setup.run.is_some_and(|side| side > 1) {
        flaws.push(Flaw::against(clauses::RUN, "run", "side 1 or side 2 runs for the upper edge"));
    }
    if setup.run.is_some() && setup.options.edge != BeyondEdge::Leave {
        let what = "a run for the far edge is always played with edge = leave";
        flaws.push(Flaw::against(clauses::RUN, "option edge", what));
    }
}

/// The ships' cards; what is wrong with a ship is a flaw.
fn cards(setup: &Setup, flaws: &mut Vec<Flaw>) -> Vec<Card> {
    let mut cards: Vec<Card> = Vec::new();
    let mut side = 0;
    for (i, ship) in setup.ships.iter().enumerate() {
        let name = if ship.name.is_empty() { letter(i) } else { ship.name.clone() };
        let mut flaw = |clause, field: &str, what: String| {
            flaws.push(Flaw::against(clause, format!("ship {name}, {field}"), what));
        };
        if ship.side > 1 || ship.side < side {
            flaw(
                clauses::VICTORY,
                "side",
                "there are two sides, and their ships stand side after side".into(),
            );
        }
        side = ship.side;
        let design = setup.designs.iter().find(|d| d.id == ship.design);
        if design.is_none() {
            let ids: Vec<&str> = setup.designs.iter().map(|d| d.id.as_str()).collect();
            let what = format!("no design \"{}\"; there are {}", ship.design, ids.join(", "));
            flaw(clauses::CAPS, "design", what);
        }
        let read = Name::new(&name);
        if read.is_none() {
            let what = format!("a name is a letter and up to {} letters and digits", Name::MOST - 1);
            flaw(clauses::SCENARIOS, "name", what);
        }
        if name.eq_ignore_ascii_case(crate::notation::NOTHING) {
            flaw(clauses::SCENARIOS, "name", "this word says that a ship assigns nothing".to_owned());
        }
        if cards.iter().any(|card| read.is_some_and(|name| card.name.is_like(&name))) {
            flaw(clauses::SCENARIOS, "name", "another ship is called so".to_owned());
        }
        if let Some((at, degrees)) = ship.post {
            if !setup.area.holds(at) {
                let what = format!("{} is not on the table", crate::notation::place(at));
                flaw(clauses::SCENARIOS, "at", what);
            }
            if degrees % 60 != 0 || !(0..360).contains(&degrees) {
                let what = format!("{degrees}°; a ship faces 0, 60, 120, 180, 240 or 300°");
                flaw(clauses::BASES, "heading", what);
            }
        }
        let across = |(at, _): (Point, i32)| at.y == setup.area.height.in_thousandths();
        if setup.run == Some(ship.side) && ship.post.is_none_or(across) {
            flaw(clauses::RUN, "at", "it runs for the upper edge, and begins on the table below it".into());
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

/// The letter of a ship without a name: A to Z, then A1 to Z1.
fn letter(place: usize) -> String {
    let letter = char::from(b'A' + (place % 26) as u8);
    if place < 26 { letter.to_string() } else { format!("{letter}{}", place / 26) }
}
