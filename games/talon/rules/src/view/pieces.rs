//! Ships and missiles as plain data: a ship's display and its markers on the map.

use engine::Fact;
use table::{Arc, Hex};

use crate::chart;
use crate::events::hex;
use crate::fire;
use crate::missiles;
use crate::movement;
use crate::power;
use crate::rules::Talon;
use crate::ships::{Kind, arc_word, arcs_described};
use crate::state::{Bid, Missile, Name, Place, Ship, State, Step, System};
use crate::weapons::{MISSILE_DAMAGE, MISSILE_HITS, MISSILE_SPEED};

/// The distance across a hex from side to side, in thousandths of an inch of the table. It is also the distance between
/// the centres of neighbours.
pub(crate) const HEX: i32 = 1000;
/// The distance from one column to the next, in the same unit.
pub(crate) const COLUMN: i32 = 866;
/// The distance from the centre of a hex to a corner, in the same unit.
pub(crate) const CORNER: i32 = 577;
/// The radius at which a counter is drawn, in the same unit.
const COUNTER: i32 = 300;

/// Returns the word for a ship's place.
pub(crate) const fn place_word(place: Place) -> &'static str {
    match place {
        Place::Map => "table",
        Place::Aboard => "aboard",
        Place::Destroyed => "destroyed",
        Place::Left => "left",
        Place::Retreated => "retreated",
    }
}

/// Returns the centre of a hex on the table, across and down, in thousandths.
pub fn middle(at: Hex) -> (i32, i32) {
    let [q, r] = [at.q, at.r].map(i32::from);
    (CORNER + COLUMN * q, HEX / 2 + HEX * r + HEX / 2 * q)
}

/// Describes the hex a piece is in, and the hex's centre on the table.
fn stands(at: Hex) -> [(&'static str, Fact); 4] {
    let (x, y) = middle(at);
    [("hex", hex(at)), ("x", Fact::int(x)), ("y", Fact::int(y)), ("radius", Fact::int(COUNTER))]
}

/// Returns the letters of the impulses in which a number is listed.
pub fn letters(number: u8) -> Fact {
    Fact::list(chart::impulses(number), |impulse| Fact::text(chart::letter(impulse)))
}

/// Returns the ship whose hex and facing a ship has: a squadron aboard is where its carrier is.
pub(crate) fn there(state: &State, place: usize) -> &Ship {
    let own = &state.ships[place];
    if own.place == Place::Aboard { &state.ships[usize::from(own.carrier)] } else { own }
}

/// Describes a ship, a base or a squadron.
pub(crate) fn ship(rules: &Talon, state: &State, place: usize) -> Fact {
    let (card, own) = (&rules.cards[place], &state.ships[place]);
    let carrier = (own.place == Place::Aboard).then(|| rules.name(usize::from(own.carrier)));
    let there = there(state, place);
    let side = rules.side_of(place);
    let facts = Fact::map([
        ("name", Fact::text(card.name.as_str())),
        ("kind", Fact::text(card.kind.word())),
        ("seat", Fact::int(side + 1)),
        ("side", Fact::int(side + 1)),
        ("race", Fact::text(card.race.word())),
        ("class", Fact::text(&card.class)),
        ("title", Fact::text(&card.title)),
        ("points", Fact::int(card.points)),
        ("explosion", Fact::int(card.explosion)),
        ("where", Fact::text(place_word(own.place))),
        ("aboard", Fact::maybe(carrier, |name| Fact::text(name.as_str()))),
        ("heading", Fact::int(i32::from(there.facing.sides()) * 60)),
    ]);
    facts
        .with(stands(there.at))
        .with(helm(rules, state, place))
        .with(hull(rules, state, place))
        .with([("status", status(own))])
        .with(spending(rules, state, place))
}

/// Describes a ship's movement: curve, speed, turn radius, and its scheduled moves in the round.
fn helm(rules: &Talon, state: &State, place: usize) -> [(&'static str, Fact); 12] {
    let (card, own) = (&rules.cards[place], &state.ships[place]);
    let row = |at: usize| {
        let step = card.curve[at];
        Fact::map([
            ("power", Fact::int(step.power)),
            ("speed", Fact::int(step.speed)),
            ("radius", Fact::int(step.radius)),
            ("start", Fact::Bool(usize::from(rules.start.ships[place].row) == at)),
            ("modified", Fact::int(rules.power_in(state, place, at))),
        ])
    };
    let active = state.step == Step::Move && rules.side_of(place) == state.active();
    [
        ("speed", Fact::int(rules.speed(state, place))),
        ("turn-radius", Fact::int(rules.radius(state, place))),
        ("row", Fact::int(own.row)),
        ("curve", Fact::list(0..card.curve.len(), row)),
        ("moves", letters(rules.speed(state, place))),
        ("count", Fact::int(own.count)),
        ("marker", Fact::maybe(own.marker().filter(|_| own.on_map()), hex)),
        ("slip", Fact::Bool(own.slip)),
        ("moved", Fact::Bool(own.moved)),
        ("must-move", Fact::Bool(active && movement::must_move(rules, state, place))),
        ("afterburners", pool(own.burners, card.afterburners)),
        ("retreating", Fact::maybe((own.retreat > 0).then_some(own.retreat), Fact::int)),
    ]
}

fn pool(left: u8, of: u8) -> Fact {
    Fact::map([("left", Fact::int(left)), ("of", Fact::int(of))])
}

/// Describes a ship's protection: shields, hull boxes, fighters.
fn hull(rules: &Talon, state: &State, place: usize) -> Vec<(&'static str, Fact)> {
    let (card, own) = (&rules.cards[place], &state.ships[place]);
    let shield = |arc: Arc| {
        let extra = own.reinforced[arc as usize];
        let until = (extra.left > 0).then(|| chart::letter(extra.impulse));
        Fact::map([
            ("arc", Fact::text(arc_word(arc))),
            ("left", Fact::int(own.shields[arc as usize])),
            ("of", Fact::int(card.shields[arc as usize])),
            ("reinforced", Fact::int(extra.left)),
            ("until", Fact::maybe(until, Fact::text)),
        ])
    };
    let hull_box = |(number, (modifier, critical)): (usize, &(i8, bool))| {
        Fact::map([
            ("modifier", Fact::int(*modifier)),
            ("critical", Fact::Bool(*critical)),
            ("marked", Fact::Bool(number < usize::from(own.hull))),
        ])
    };
    let of = card.hull.len() as i64;
    let left = of - i64::from(own.hull);
    let mut facts = vec![
        ("hull", Fact::int(left)),
        ("of", Fact::int(of)),
        ("modifier", Fact::int(rules.modifier(state, place))),
    ];
    if card.kind == Kind::Squadron {
        // The boxes of the first fighter are marked before those of the next.
        let (each, marked) = (i64::from(card.each.max(1)), i64::from(own.hull));
        let hull = |fighter: i64| Fact::int(each - (marked - fighter * each).clamp(0, each));
        facts.push(("hulls", Fact::list(0..of / each, hull)));
        facts.push(("each", Fact::int(each)));
        facts.push(("fighters", Fact::int(if own.in_play() { rules.fighters(state, place) } else { 0 })));
    }
    let (shields, row) =
        if card.kind == Kind::Squadron { (&[][..], &[][..]) } else { (&Arc::ALL[..], &card.hull[..]) };
    facts.push(("shields", Fact::list(shields.iter().copied(), shield)));
    facts.push(("hull-row", Fact::list(row.iter().enumerate(), hull_box)));
    facts
}

/// Describes the effects of critical hits on a ship.
fn status(own: &Ship) -> Fact {
    let down = |system: System| Fact::Bool(!own.works(system));
    Fact::map([
        ("shields-down", down(System::Shields)),
        ("helm-down", down(System::Helm)),
        ("power-down", down(System::Power)),
        ("radius-more", Fact::int(own.wider)),
        ("power-less", Fact::int(own.drained)),
        ("ftl-offline", Fact::Bool(own.offline)),
    ])
}

/// Describes a ship's use of power: points, battery, charge bars and squadrons aboard.
fn spending(rules: &Talon, state: &State, place: usize) -> [(&'static str, Fact); 8] {
    let (card, own) = (&rules.cards[place], &state.ships[place]);
    let group = |number: usize| {
        let (mount, charge) = (&card.groups[number], own.charges[number]);
        Fact::map([
            ("number", Fact::int(number as i64 + 1)),
            ("weapon", Fact::text(mount.weapon.word())),
            ("title", Fact::text(mount.weapon.to_string())),
            ("weapons", Fact::int(mount.count)),
            ("firing", Fact::int(if own.in_play() { fire::weapons(rules, state, place, number) } else { 0 })),
            ("red", Fact::int(charge.red)),
            ("reds", Fact::int(mount.red)),
            ("yellow", Fact::int(charge.yellow)),
            ("yellows", Fact::int(mount.yellow)),
            ("arcs", arcs_described(mount.arcs)),
            ("longest", Fact::int(mount.weapon.longest())),
            ("lost", Fact::Bool(own.has_lost(number))),
            ("charged", Fact::Bool(fire::is_ready(rules, state, place, number))),
        ])
    };
    let active = state.step == Step::Power && rules.side_of(place) == state.active();
    let bid = match own.bid {
        Bid::None => Fact::Null,
        Bid::Change => Fact::text("change"),
        Bid::Defend => Fact::text("defend"),
    };
    let aboard: Vec<Name> = if own.on_map() {
        rules.aboard(state, place).map(|squadron| rules.name(squadron)).collect()
    } else {
        Vec::new()
    };
    [
        ("power", Fact::int(own.power)),
        ("ap", letters(own.power)),
        ("has-ap", Fact::Bool(active && power::has_point(rules, state, place))),
        (
            "battery",
            Fact::maybe(card.battery.then_some(own.stored), |full| {
                Fact::map([("stored", Fact::int(u8::from(full)))])
            }),
        ),
        ("initiative", bid),
        ("groups", Fact::list(0..card.groups.len(), group)),
        ("capacity", Fact::int(card.squadrons)),
        ("carries", Fact::texts(aboard.iter().map(Name::as_str))),
    ]
}

/// Returns the heading that a missile is drawn with, in degrees: it has no facing, so it is that of its next move.
pub(crate) fn flight(state: &State, missile: usize) -> i32 {
    missiles::directions(state, missile).first().map_or(0, |to| i32::from(to.sides()) * 60)
}

/// Returns `true` if a missile must move now.
pub(crate) fn must_fly(state: &State, missile: &Missile) -> bool {
    state.step == Step::Move && missile.side == state.active() && !missile.moved
}

/// Describes a missile.
pub(crate) fn missile(rules: &Talon, state: &State, place: usize) -> Fact {
    let missile = &state.missiles[place];
    let target = usize::from(missile.target);
    Fact::map([
        ("name", Fact::text(Name::missile(missile.number).as_str())),
        ("kind", Fact::text("missile")),
        ("seat", Fact::int(missile.side + 1)),
        ("side", Fact::int(missile.side + 1)),
        ("where", Fact::text("table")),
        ("heading", Fact::int(flight(state, place))),
        ("target", Fact::text(rules.name(target).as_str())),
        ("hull", Fact::int(missile.hits)),
        ("of", Fact::int(MISSILE_HITS)),
        ("damage", Fact::int(MISSILE_DAMAGE)),
        ("speed", Fact::int(MISSILE_SPEED)),
        ("moves", letters(MISSILE_SPEED)),
        ("must-move", Fact::Bool(must_fly(state, missile))),
    ])
    .with(stands(missile.at))
}

/// Returns `true` if a ship is a base and in play.
pub(crate) fn is_base(rules: &Talon, place: usize, ship: &Ship) -> bool {
    rules.cards[place].kind == Kind::Base && ship.in_play()
}
