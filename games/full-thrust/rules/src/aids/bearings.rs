//! Bearings of ships on one another: now, or after an order, with enemies assumed to go straight on.

use arrayvec::ArrayVec;
use engine::{Describe, Fact, Odds, Seat};
use table::{Bearing as Line, Point, Quarter};

use crate::aids::moves::{Reach, carry_out};
use crate::aids::odds::{beams, boxes_left, torpedo, up_to};
use crate::aim;
use crate::bands;
use crate::orders::{Order, STEADY};
use crate::rules::FullThrust;
use crate::ships::{Kind, System, Weapon, arc_name};
use crate::state::{Name, Phase, Place, Ship, State, arc_bit};
use crate::torpedoes;

/// A ship in sight as another ship's weapons see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bearing {
    /// The firing ship.
    pub ship: Name,
    /// The target.
    pub target: Name,
    /// The arc the target lies in. Where a die has still to choose the arc (FT-3.3): the one with the most beam dice,
    /// of equals the one that the die names first.
    pub arc: &'static str,
    /// The other arc that the die may put it in, if it is on a line.
    pub line: Option<&'static str>,
    /// `true` if it is at the same point: the die may put it in any arc.
    pub together: bool,
    /// The range in thousandths of an inch, rounded down.
    pub range: i32,
    /// The number of beam dice that bear, all batteries together.
    pub dice: u8,
    /// The weapons that bear.
    pub weapons: Vec<System>,
    /// The odds of the damage if all of them fire; `None` if the target's class is unknown. Needle beams do no damage.
    pub odds: Option<Odds>,
}

impl Bearing {
    /// Returns the bearing as plain data, with the name of the other ship.
    pub fn describe(&self, other: Name) -> Fact {
        Fact::map([
            ("piece", Fact::shown(other)),
            ("arc", Fact::text(self.arc)),
            ("line", Fact::maybe(self.line, Fact::text)),
            ("together", Fact::Bool(self.together)),
            ("range", Fact::int(self.range)),
            ("dice", Fact::int(self.dice)),
            ("weapons", Fact::texts(self.weapons.iter().map(ToString::to_string))),
            ("odds", Fact::maybe(self.odds.as_ref(), Odds::describe)),
        ])
    }
}

/// A ship with the place and course it has, or is assumed to have.
#[derive(Clone, Copy)]
struct Stand<'a> {
    place: usize,
    ship: &'a Ship,
    at: Point,
    course: u8,
}

fn known(rules: &FullThrust, ship: &Ship) -> bool {
    usize::from(ship.class) < rules.classes.len()
}

/// The fire of a ship at a target in one of its arcs.
struct Volley {
    arc: Quarter,
    dice: u8,
    weapons: Vec<System>,
    odds: Option<Odds>,
}

/// Returns all fire of one ship at another, if the other lies in this arc; `None` if no weapon bears.
fn volley(rules: &FullThrust, from: Stand<'_>, to: Stand<'_>, arc: Quarter) -> Option<Volley> {
    let class = rules.class(from.ship);
    let v = to.at - from.at;
    let square = v.dot(v);
    let (mut dice, mut weapons) = (0, Vec::new());
    let mut odds = known(rules, to.ship).then(|| up_to(boxes_left(rules, to.ship)));
    for (i, weapon) in class.weapons.iter().enumerate() {
        let works = from.ship.lost & 1 << i == 0 && weapon.arcs & arc_bit(arc) != 0;
        if works && bands::reaches(weapon.kind, square) {
            dice += bands::beam_dice(weapon.kind, square);
            weapons.extend(class.system(i));
            if weapon.kind == Kind::Torpedo {
                odds = odds.map(|odds| torpedo(odds, torpedoes::needs(square)));
            }
        }
    }
    let odds = odds.map(|odds| beams(odds, rules, u32::from(dice), rules.class(to.ship).group));
    (!weapons.is_empty()).then_some(Volley { arc, dice, weapons, odds })
}

/// Returns the arcs that a target may count as lying in, in the order in which the die names them (FT-3.3). It is one
/// arc, unless a die has still to be rolled.
fn arcs_of(line: Line, rolled: Option<Quarter>) -> ArrayVec<Quarter, 4> {
    match (line, rolled) {
        (Line::In(quarter), _) | (_, Some(quarter)) => [quarter].into_iter().collect(),
        (Line::Between(bow_or_stern, side), None) => [bow_or_stern, side].into_iter().collect(),
        (Line::Here, None) => [Quarter::Fore, Quarter::Starboard, Quarter::Aft, Quarter::Port].into(),
    }
}

/// Returns the bearing of one ship on another; `None` if no weapon bears.
fn bearing(rules: &FullThrust, from: Stand<'_>, to: Stand<'_>, rolled: Option<Quarter>) -> Option<Bearing> {
    let v = to.at - from.at;
    let square = v.dot(v);
    if square > 36_000 * 36_000 || rules.class(from.ship).firecons_left(from.ship.lost) == 0 {
        return None;
    }
    let arcs = arcs_of(rules.headings[usize::from(from.course % 12)].quarter(v), rolled);
    // `max_by_key` keeps the last of equals, so the arcs are tried from the last to the first.
    let volleys = arcs.iter().rev().filter_map(|arc| volley(rules, from, to, *arc));
    let best = volleys.max_by_key(|volley| (volley.dice, volley.weapons.len()))?;
    let other = arcs.iter().find(|arc| **arc != best.arc).filter(|_| arcs.len() == 2);
    Some(Bearing {
        ship: rules.name(from.place),
        target: rules.name(to.place),
        arc: arc_name(best.arc),
        line: other.map(|arc| arc_name(*arc)),
        together: arcs.len() == 4,
        range: square.isqrt() as i32,
        dice: best.dice,
        weapons: best.weapons,
        odds: best.odds,
    })
}

/// Returns the bearings of every ship on the table on every enemy in sight now.
pub fn bearings(rules: &FullThrust, state: &State) -> Vec<Bearing> {
    let lines = matches!(state.phase, Phase::Attacks | Phase::Defence | Phase::Fire);
    let stand = |place: usize| {
        let ship = &state.ships[place];
        Stand { place, ship, at: ship.at, course: ship.course }
    };
    let mut all = Vec::new();
    for place in 0..state.ships.len() {
        let ship = &state.ships[place];
        if ship.place != Place::Table || !known(rules, ship) {
            continue;
        }
        for enemy in rules.fleet(1 - rules.side_of(place)).filter(|e| state.ships[*e].in_sight()) {
            let rolled = lines.then(|| aim::arc(rules, state, place, enemy));
            all.extend(bearing(rules, stand(place), stand(enemy), rolled));
        }
    }
    all
}

/// Returns the places of a seat's enemies after the next move, if they go straight on.
pub fn ahead(rules: &FullThrust, state: &State, seat: Seat) -> Vec<(Name, Reach)> {
    let enemies = rules.fleet(1 - seat.index().min(1)).filter(|e| state.ships[*e].place == Place::Table);
    enemies.map(|e| (rules.name(e), carry_out(rules, state, e, STEADY))).collect()
}

/// Returns the eight nearest bearings, the nearest first.
fn nearest(bearings: impl Iterator<Item = Bearing>) -> Vec<Bearing> {
    let mut all: Vec<Bearing> = bearings.collect();
    all.sort_by_key(|bearing| bearing.range);
    all.truncate(8);
    all
}

/// Returns the bearings after movement, with the seat's ships moved as ordered and all enemies straight on. For each
/// own ship that stays on the table: the enemies it bears on, then the enemies that bear on it. Each list holds the
/// eight nearest, the nearest first.
pub fn bearings_after(
    rules: &FullThrust,
    state: &State,
    seat: Seat,
    order: &Order,
) -> Vec<(Name, Vec<Bearing>, Vec<Bearing>)> {
    let side = seat.index().min(1);
    let plan = |place: usize| {
        let plot = if rules.side_of(place) == side { order.plot(rules.name(place)) } else { None };
        let plot = plot.unwrap_or_default();
        let ship = &state.ships[place];
        let on = ship.place == Place::Table || (ship.place == Place::Away && plot.enter > 0);
        let reach = carry_out(rules, state, place, plot);
        (on && !reach.leaves && known(rules, ship)).then_some(Stand {
            place,
            ship,
            at: reach.at,
            course: reach.course % 12,
        })
    };
    let seen = |e: &usize| state.ships[*e].in_sight();
    let enemies: Vec<Stand<'_>> = rules.fleet(1 - side).filter(seen).filter_map(plan).collect();
    let own = rules.fleet(side).filter_map(plan);
    own.map(|own| {
        let bears = nearest(enemies.iter().filter_map(|enemy| bearing(rules, own, *enemy, None)));
        let under = nearest(enemies.iter().filter_map(|enemy| bearing(rules, *enemy, own, None)));
        (rules.name(own.place), bears, under)
    })
    .collect()
}

/// Returns the beam dice of a ship that still work, by arc (fore, starboard, aft, port), each to 12, 24 and 36 inches.
pub fn dice_by_arc(rules: &FullThrust, ship: &Ship) -> [[u8; 3]; 4] {
    if usize::from(ship.class) >= rules.classes.len() || rules.class(ship).firecons_left(ship.lost) == 0 {
        return [[0; 3]; 4];
    }
    let works = |(i, _): &(usize, &Weapon)| ship.lost & 1 << i == 0;
    let mut dice = [[0; 3]; 4];
    for (_, weapon) in rules.class(ship).weapons.iter().enumerate().filter(works) {
        for (_, sums) in dice.iter_mut().enumerate().filter(|(arc, _)| weapon.arcs & 1 << arc != 0) {
            for (band, sum) in (1..).zip(sums) {
                let range = 12_000 * band;
                *sum += bands::beam_dice(weapon.kind, range * range);
            }
        }
    }
    dice
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::design;
    use crate::movement;
    use crate::options::Options;
    use crate::setup::{Setup, ShipAt};
    use engine::Rules;
    use table::Area;

    /// Returns a battle of two ships: class, centre in inches and course of each.
    fn pair(ships: [(&str, (i32, i32), u8); 2]) -> FullThrust {
        let at = |(side, (class, (x, y), course)): (u8, (&str, (i32, i32), u8))| ShipAt {
            side,
            class: class.into(),
            name: String::new(),
            at: Point::inches(x, y),
            course,
            velocity: 6,
        };
        FullThrust::new(&Setup {
            area: Area::inches(48, 72),
            classes: design::table(),
            ships: (0..).zip(ships).map(at).collect(),
            sides: Default::default(),
            options: Options::default(),
            exit: None,
            target: None,
        })
        .unwrap()
    }

    #[test]
    fn a_ship_is_borne_on_where_it_will_be_not_where_it_is() {
        let rules = pair([("HC", (24, 12), 12), ("HC", (24, 60), 6)]);
        let state = rules.start();
        assert_eq!(bearings(&rules, &state), [], "48 in apart");
        let order: Order = "A1 +4".parse().unwrap();
        let after = bearings_after(&rules, &state, Seat(0), &order);
        let [(name, bears, under)] = after.as_slice() else { panic!("one own ship") };
        assert_eq!((name.to_string().as_str(), bears[0].range, bears[0].arc), ("A1", 32_000, "fore"));
        assert_eq!((bears[0].dice, bears[0].weapons.len()), (2, 2), "two A batteries reach 36 in");
        let odds = bears[0].odds.as_ref().map(|odds| (odds.outcomes().to_string(), odds.mean(12)));
        assert_eq!(odds, Some(("36".to_owned(), 16)), "two dice, two thirds of a point each");
        assert_eq!((under[0].ship.to_string().as_str(), under[0].dice), ("B1", 2));
        let path = movement::path(&rules, &state.ships[1], 0, 0);
        assert_eq!(ahead(&rules, &state, Seat(0))[0].1.at, path.end);
    }

    /// A die chooses the arc of a target at the same point, and of one on a line. Until it is rolled the aid tells the
    /// arc with the most dice, and that it is not certain (FT-3.3).
    #[test]
    fn where_a_die_chooses_the_arc_the_most_dangerous_one_is_told_with_a_word_of_warning() {
        // A destroyer has two B batteries to fore, port and starboard, and a C battery to port, starboard and aft.
        let told = |enemy: (i32, i32), course: u8| {
            let rules = pair([("DD", (24, 24), 12), ("DD", enemy, course)]);
            let after = bearings_after(&rules, &rules.start(), Seat(0), &Order::default());
            let [(_, bears, _)] = after.as_slice() else { panic!("one own ship") };
            let [one] = bears.as_slice() else { panic!("one enemy") };
            let facts = one.describe(one.target);
            let said = ["line", "together"].map(|key| facts.get(key).cloned());
            (one.arc, one.dice, said.map(|fact| fact.unwrap_or(Fact::Null)))
        };
        assert_eq!(told((24, 36), 6), ("starboard", 5, [Fact::Null, Fact::Bool(true)]), "at the same point");
        let line = [Fact::text("fore"), Fact::Bool(false)];
        assert_eq!(told((29, 29), 12), ("starboard", 5, line), "exactly 45° off the bow");
        assert_eq!(told((28, 29), 12), ("fore", 4, [Fact::Null, Fact::Bool(false)]), "in the fore arc");
    }
}
