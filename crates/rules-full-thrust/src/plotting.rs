//! Aids for plotting: where every legal order ends, who bears on whom, and exact odds of damage. They read views, and
//! decide nothing.

use engine::{Fact, Seat, Space};
use table::Point;

use crate::fire;
use crate::movement;
use crate::orders::Plot;
use crate::setup::FullThrust;
use crate::ships::{Group, Kind, arc_name};
use crate::state::{Name, Place, State, arc_bit};
use crate::view::View;

/// One movement order of one ship, carried out alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The order.
    pub plot: Plot,
    /// Where the ship starts.
    pub from: Point,
    /// Where it turns half-way, if it does.
    pub bend: Option<Point>,
    /// Where it ends.
    pub at: Point,
    /// Its course then, 1 to 12.
    pub course: u8,
    /// Its velocity then.
    pub velocity: u16,
    /// Whether it leaves the table.
    pub leaves: bool,
}

/// Every change of course and velocity of a seat's ship on the table; none if it has no such ship.
pub fn reach(rules: &FullThrust, view: &View, seat: Seat, name: Name) -> Option<Vec<Reach>> {
    let place = rules.place_of(name).filter(|p| rules.side_of(*p) == seat.index())?;
    let ship = &view.position.ships[place];
    if ship.place != Place::Table {
        return None;
    }
    let moves = rules.moves(rules.thrust(ship), ship.velocity);
    let plot = |(turn, thrust): &(i8, i8)| Plot { turn: *turn, thrust: *thrust, ..crate::view::STEADY };
    Some(moves.iter().map(|m| carry_out(rules, &view.position, place, plot(m))).collect())
}

/// A movement order carried out alone.
pub fn carry_out(rules: &FullThrust, state: &State, place: usize, plot: Plot) -> Reach {
    let ship = &state.ships[place];
    let path = movement::path(rules, ship, plot.turn, plot.thrust);
    let stays = rules.area.holds(path.end) && path.bend.is_none_or(|bend| rules.area.holds(bend));
    Reach {
        plot,
        from: ship.at,
        bend: path.bend,
        at: path.end,
        course: if path.course == 0 { 12 } else { path.course },
        velocity: path.velocity,
        leaves: !stays,
    }
}

impl Reach {
    /// The order as plain data.
    pub fn describe(&self, rules: &FullThrust) -> Fact {
        let mut path = vec![Fact::point(self.from)];
        path.extend(self.bend.map(Fact::point));
        path.push(Fact::point(self.at));
        Fact::map([
            ("text", Fact::text(self.plot.to_string())),
            ("kind", Fact::text("move")),
            ("turn", Fact::int(self.plot.turn)),
            ("thrust", Fact::int(self.plot.thrust)),
            ("x", Fact::int(self.at.x)),
            ("y", Fact::int(self.at.y)),
            ("heading", Fact::int(rules.headings[usize::from(self.course % 12)].degrees())),
            ("course", Fact::int(self.course)),
            ("velocity", Fact::int(self.velocity)),
            ("leaves", Fact::Bool(self.leaves)),
            ("path", Fact::List(path)),
        ])
    }
}

/// A ship in sight as another's weapons see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bearing {
    /// Who fires.
    pub ship: Name,
    /// At whom.
    pub target: Name,
    /// The arc the target lies in; on a line before its die, the fore or aft one.
    pub arc: &'static str,
    /// The range in thousandths of an inch, rounded down.
    pub range: i32,
    /// Beam dice that bear, all batteries together.
    pub dice: u8,
    /// In how many of all outcomes of those dice the damage is so much, from none up.
    pub odds: Vec<u128>,
}

/// How every ship on the table bears on every enemy in sight.
pub fn bearings(rules: &FullThrust, state: &State) -> Vec<Bearing> {
    let mut all = Vec::new();
    for place in 0..state.ships.len() {
        let ship = &state.ships[place];
        if ship.place != Place::Table || usize::from(ship.class) >= rules.classes.len() {
            continue;
        }
        for enemy in rules.fleet(1 - rules.side_of(place)).filter(|e| state.ships[*e].in_sight()) {
            let target = &state.ships[enemy];
            let square = fire::square(ship, target);
            let arc = fire::arc(rules, state, place, enemy);
            let class = rules.class(ship);
            let works = class.firecons_left(ship.lost) > 0;
            let bears = |(i, w): &(usize, &crate::ships::Weapon)| {
                works && ship.lost & 1 << i == 0 && w.arcs & arc_bit(arc) != 0
            };
            let each =
                class.weapons.iter().enumerate().filter(bears).map(|(_, w)| fire::beam_dice(w.kind, square));
            let dice = each.sum();
            all.push(Bearing {
                ship: rules.name(place),
                target: rules.name(enemy),
                arc: arc_name(arc),
                range: square.isqrt() as i32,
                dice,
                odds: odds(rules, dice, rules.class(target).group),
            });
        }
    }
    all
}

/// The exact odds of damage of so many beam dice on a hull: of all 6ⁿ outcomes, how many do no damage, one point, two …
///
/// Beyond 48 dice the counts would not fit, and there are none.
///
/// ```
/// # use rules_full_thrust::{plotting, Options, FullThrust, Setup, ShipAt, design, ships::Group};
/// # use table::{Area, Point};
/// # let ship = |side, y| ShipAt { side, class: "HC".into(), name: String::new(), at: Point::inches(24, y), course: 12, velocity: 6 };
/// # let rules = FullThrust::new(&Setup { area: Area::inches(48, 72), classes: design::table(), ships: vec![ship(0, 12), ship(1, 48)],
/// #     sides: Default::default(), options: Options::default(), exit: None, target: None }).unwrap();
/// assert_eq!(plotting::odds(&rules, 2, Group::Cruiser), [9, 12, 10, 4, 1], "of 36");
/// ```
pub fn odds(rules: &FullThrust, dice: u8, hull: Group) -> Vec<u128> {
    if dice > 48 {
        return Vec::new();
    }
    let table = &rules.hits[hull as usize];
    let most = usize::from(table[1..].iter().copied().max().unwrap_or(0));
    let mut counts = vec![1u128];
    for _ in 0..dice {
        let mut next = vec![0u128; counts.len() + most];
        for (sum, count) in counts.iter().enumerate() {
            table[1..].iter().for_each(|points| next[sum + usize::from(*points)] += count);
        }
        counts = next;
    }
    counts
}

/// The dice of a beam battery at a range in thousandths of an inch (FT-3.1).
pub fn beam_dice(kind: Kind, range: i32) -> u8 {
    fire::beam_dice(kind, i64::from(range) * i64::from(range))
}

/// How many orders a seat has, as far as they can be counted.
pub fn count(rules: &FullThrust, state: &State, seat: Seat) -> Option<u128> {
    crate::space::Orders::new(rules, state, seat).size()
}
