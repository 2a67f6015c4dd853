//! The orders that one ship or group may be given in the present phase, for forms, lists and drags.

use engine::{Describe, Fact, Odds, Seat};
use table::{Length, Point};

use crate::aids::moves::{Reach, heading, reach};
use crate::aids::odds::{beams, boxes_left, up_to};
use crate::aim;
use crate::bands;
use crate::fighters;
use crate::order_text;
use crate::orders::Subject;
use crate::plots::{self, Further};
use crate::rules::FullThrust;
use crate::seat::OrderSpace;
use crate::ships::{Kind, System, arc_name};
use crate::space::Unit;
use crate::state::{Flight, Name, State, Wing};
use crate::torpedoes;
use crate::view::View;
use crate::{anti_fighter, bogeys, volleys as fire_of};

/// A ship that another ship's weapons bear on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aim {
    /// The target.
    pub target: Name,
    /// The arc it lies in.
    pub arc: &'static str,
    /// The range in thousandths of an inch, rounded down.
    pub range: i32,
    /// Each weapon that bears, with its beam dice, or with the face that a torpedo or needle beam needs.
    pub weapons: Vec<(System, u8)>,
}

/// Everything that one ship or group may be ordered now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Movement orders, each with its end, and the further parts. A ship that is away has no moves yet: it needs a
    /// place to enter first.
    Moves(Vec<Reach>, Further),
    /// Markers to scan.
    Scans(Vec<Name>),
    /// The disc a group may fly in, as its centre and radius; then the range of its attack.
    Flight(Point, Length, Length),
    /// Ships to attack, with the odds of the damage of all its fighters.
    Attacks(Vec<(Name, Odds)>),
    /// Groups to defend against, and the number of systems that can fire at them.
    Guards(Vec<Wing>, u8),
    /// Targets to fire at, and the number of firecons that work.
    Fire(Vec<Aim>, u8),
}

/// Returns the unit that a typed name means: a ship, or a group of the seat.
fn unit(orders: &OrderSpace<'_>, name: &str) -> Option<Unit> {
    let text = name.trim().to_ascii_uppercase();
    let subject = match order_text::read_name(&text) {
        Some(ship) => Subject::Ship(ship),
        None => {
            let wing = order_text::read_wing(&text)?;
            if wing.side.is_some_and(|side| usize::from(side) != orders.side) {
                return None;
            }
            Subject::Group(wing.number)
        }
    };
    orders.unit_of(subject).ok()
}

/// Returns the orders a seat's ship or group may be given now; `None` if it has nothing to do or the seat has no such
/// piece.
pub fn offer(rules: &FullThrust, view: &View, seat: Seat, name: &str) -> Option<Offer> {
    let state = &view.position;
    let orders = OrderSpace::new(rules, state, seat);
    Some(match unit(&orders, name)? {
        Unit::Plot(i) => {
            let moves = reach(rules, view, seat, rules.name(i)).unwrap_or_default();
            Offer::Moves(moves, plots::further(&orders, i))
        }
        Unit::Scan(i) => Offer::Scans(bogeys::scannable(&orders, i).map(|t| rules.name(t)).collect()),
        Unit::Fly(g) => Offer::Flight(state.groups[g].at, fighters::MOVE, fighters::ATTACK),
        Unit::Attack(g) => {
            let dice = u32::from(state.groups[g].fighters);
            let aim = |t: usize| {
                let hull = rules.class(&state.ships[t]).group;
                (rules.name(t), beams(up_to(boxes_left(rules, &state.ships[t])), rules, dice, hull))
            };
            Offer::Attacks(fighters::targets(rules, state, g).map(aim).collect())
        }
        Unit::Guard(i) => {
            let at = |g: &usize| {
                let group = &state.groups[*g];
                usize::from(group.target) == i && group.flight == Flight::Flying
            };
            let groups = (0..state.groups.len()).filter(at).map(|g| Wing(rules.wings[g]));
            Offer::Guards(groups.collect(), anti_fighter::systems(rules, state, i) as u8)
        }
        Unit::Volley(i) => Offer::Fire(aims(rules, state, i), {
            let ship = &state.ships[i];
            rules.class(ship).firecons_left(ship.lost)
        }),
    })
}

/// Returns every enemy that a ship's weapons bear on.
fn aims(rules: &FullThrust, state: &State, place: usize) -> Vec<Aim> {
    let class = rules.class(&state.ships[place]);
    let mut all = Vec::new();
    for enemy in rules.fleet(1 - rules.side_of(place)) {
        let Some((arc, bearing)) = fire_of::bearing(rules, state, place, enemy) else { continue };
        let square = aim::square(&state.ships[place], &state.ships[enemy]);
        let weapon = |i: &usize| {
            let strength = match class.weapons[*i].kind {
                Kind::Torpedo => torpedoes::needs(square),
                Kind::Needle => 5,
                kind => bands::beam_dice(kind, square),
            };
            class.system(*i).map(|system| (system, strength))
        };
        all.push(Aim {
            target: rules.name(enemy),
            arc: arc_name(arc),
            range: square.isqrt() as i32,
            weapons: (0..class.weapons.len())
                .filter(|i| bearing & 1 << i != 0)
                .filter_map(|i| weapon(&i))
                .collect(),
        });
    }
    all
}

/// Returns an offer as plain data.
pub fn describe(rules: &FullThrust, seat: Seat, piece: &str, offer: &Offer) -> Fact {
    let name = ("piece", Fact::text(piece.trim().to_uppercase()));
    let of = |kind: &str, actions: Vec<Fact>| {
        Fact::map([name.clone(), ("kind", Fact::text(kind)), ("actions", Fact::List(actions))])
    };
    let letter = char::from(b'A' + seat.0.min(1));
    match offer {
        Offer::Moves(moves, further) => {
            let moves = moves.iter().map(|reach| reach.describe(rules)).collect();
            of("moves", moves).with(following(further, letter))
        }
        Offer::Scans(markers) => {
            let scan = |target: &_| aimed(format!("scan {target}"), target);
            of("scans", markers.iter().map(scan).collect())
        }
        Offer::Flight(from, radius, attack) => of("flight", Vec::new()).with([
            ("at", Fact::point(*from)),
            ("radius", Fact::int(radius.in_thousandths())),
            ("attack", Fact::int(attack.in_thousandths())),
            ("headings", Fact::list(1..=12, |course| Fact::int(heading(rules, course)))),
        ]),
        Offer::Attacks(targets) => {
            let attack = |(target, odds): &(_, Odds)| {
                aimed(format!("> {target}"), target).with([("odds", odds.describe())])
            };
            of("attacks", targets.iter().map(attack).collect())
        }
        Offer::Guards(groups, systems) => {
            let guard = |group: &Wing| aimed(format!("> G{}", group.0.number + 1), group);
            of("guards", groups.iter().map(guard).collect()).with([("systems", Fact::int(*systems))])
        }
        Offer::Fire(aims, firecons) => {
            of("fire", aims.iter().map(aim).collect()).with([("firecons", Fact::int(*firecons))])
        }
    }
}

fn aimed(text: String, target: &impl ToString) -> Fact {
    Fact::map([("text", Fact::Text(text)), ("target", Fact::text(target.to_string()))])
}

/// Returns the further parts that may go with a movement part, as facts.
fn following(further: &Further, letter: char) -> Vec<(&'static str, Fact)> {
    let enemy = if letter == 'A' { 'B' } else { 'A' };
    vec![
        ("launches", Fact::int(further.launches)),
        ("recoveries", Fact::texts(further.recoveries.iter().map(|g| format!("{letter}G{g}")))),
        ("rams", Fact::texts(further.rams.iter().map(|n| format!("{enemy}{n}")))),
        ("courses", Fact::list(&further.courses, |c| Fact::int(*c))),
        ("edge", Fact::int(further.edge)),
    ]
}

/// Returns a target as facts, with every weapon that bears on it and its strength.
fn aim(aim: &Aim) -> Fact {
    let weapon = |(system, strength): &(System, u8)| {
        Fact::map([("name", Fact::text(system.to_string())), ("strength", Fact::int(*strength))])
    };
    aimed(format!("> {}", aim.target), &aim.target).with([
        ("arc", Fact::text(aim.arc)),
        ("range", Fact::int(aim.range)),
        ("weapons", Fact::list(&aim.weapons, weapon)),
    ])
}
