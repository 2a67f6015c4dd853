//! The view of a seat: everything but the enemy's flag, as long as it is hidden (FC-2.2).

use engine::{Fact, Seat, Seeded};
use table::{Facing, Hex};

use crate::catalogue;
use crate::events::hex;
use crate::fire::bears;
use crate::rules::{FalseColours, RANGE};
use crate::state::{Name, Ship, State};

/// The distance across a hex from side to side, in thousandths of an inch of the table. It is also the distance between
/// the centres of neighbours.
const HEX: i32 = 1000;
/// The distance from one column to the next, in the same unit.
const COLUMN: i32 = 866;
/// The distance from the centre of a hex to a corner, in the same unit.
const CORNER: i32 = 577;
/// The radius at which a ship is drawn, in the same unit.
const RADIUS: i32 = 300;

/// Knowledge of one seat, or of a spectator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Seat whose view it is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The position. A flag that the seat does not know is `None`.
    pub position: State,
}

/// Returns the view of a seat, or of a spectator.
pub(crate) fn view(rules: &FalseColours, state: &State, seat: Option<Seat>) -> View {
    let mut position = *state;
    let own = seat.map(|seat| rules.side_of(seat));
    // A decided battle shows both flags (FC-7.4).
    if rules.outcome(state).is_none() {
        for side in [0, 1].into_iter().filter(|side| own != Some(*side) && !state.is_known(*side)) {
            position.flags[usize::from(side)] = None;
        }
    }
    View { seat, position }
}

/// Returns a position that fits a view: a hidden flag flies from a ship that may fly it, uniformly at random.
pub(crate) fn imagine(view: &View, rng: &mut Seeded) -> State {
    let mut state = view.position;
    for side in 0..2 {
        let count = state.candidates(side).count() as u32;
        if state.flagship(side).is_none() && !state.chooses_flags() && count > 0 {
            let drawn = state.candidates(side).nth(rng.below(count) as usize);
            state.flags[usize::from(side)] = drawn.map(|name| name.ship);
        }
    }
    state
}

/// Returns the centre of a hex on the table, across and up, in thousandths of an inch.
pub fn middle(at: Hex) -> (i32, i32) {
    let [q, r] = [at.q, at.r].map(i32::from);
    (CORNER + COLUMN * q, HEX / 2 + HEX * r + HEX / 2 * q)
}

/// Returns the heading of a facing in degrees.
pub(crate) fn heading(facing: Facing) -> Fact {
    Fact::int(i32::from(facing.sides()) * 60)
}

/// Returns the word for the present decision.
pub(crate) fn phase(rules: &FalseColours, state: &State) -> &'static str {
    match state.chooses_flags() {
        true => "flags",
        false if rules.outcome(state).is_some() => "over",
        false => "orders",
    }
}

/// Describes the view as plain data, with the table in words for those who cannot see it.
pub(crate) fn describe(rules: &FalseColours, view: &View) -> Fact {
    facts(rules, view).with([("spoken", Fact::texts(spoken(rules, view)))])
}

/// Describes the view as plain data, without the table in words.
pub(crate) fn facts(rules: &FalseColours, view: &View) -> Fact {
    let state = &view.position;
    let [columns, rows] = [rules.map.columns, rules.map.rows].map(i32::from);
    Fact::map([
        ("turn", Fact::int(state.turn.max(1))),
        ("limit", Fact::int(rules.options.turns)),
        ("phase", Fact::text(phase(rules, state))),
        (
            "table",
            Fact::map([
                ("width", Fact::int(2 * CORNER + (columns - 1) * COLUMN)),
                ("height", Fact::int(rows * HEX + HEX / 2)),
                ("columns", Fact::int(columns)),
                ("rows", Fact::int(rows)),
            ]),
        ),
        ("sides", Fact::list([0, 1], |side| describe_side(rules, state, side))),
        ("pieces", Fact::list(rules.ships(), |name| describe_ship(rules, state, name))),
    ])
}

/// Returns `true` if a flag is known to all.
pub(crate) fn is_public(rules: &FalseColours, state: &State, side: u8) -> bool {
    !state.chooses_flags() && (state.is_known(side) || rules.outcome(state).is_some())
}

fn describe_side(rules: &FalseColours, state: &State, side: u8) -> Fact {
    Fact::map([
        ("flag", Fact::maybe(state.flagship(side), Fact::shown)),
        ("known", Fact::Bool(is_public(rules, state, side))),
        ("calls", Fact::int(rules.calls_left(state, side))),
        ("points", Fact::int(state.points(side))),
    ])
}

/// Returns what a view tells of a ship's flag: it flies it, it does not, or nothing.
pub(crate) fn flies(state: &State, name: Name) -> Option<bool> {
    match state.flagship(name.side) {
        Some(flagship) => Some(flagship == name),
        None if state.chooses_flags() || state.ship(name).may_fly_flag() => None,
        None => Some(false),
    }
}

/// Returns the word for the place of a ship.
pub(crate) fn where_word(ship: &Ship) -> &'static str {
    if ship.on_table() { "table" } else { "lost" }
}

fn describe_ship(rules: &FalseColours, state: &State, name: Name) -> Fact {
    let ship = state.ship(name);
    let (x, y) = middle(ship.at);
    let flag = flies(state, name);
    // Boards and logs call a ship by its kind, and the flagship by this word.
    let word = (flag == Some(true)).then_some(("design", Fact::text(catalogue::FLAGSHIP)));
    let told = Fact::map([
        ("name", Fact::shown(name)),
        ("kind", Fact::text("ship")),
        ("seat", Fact::int(name.side + 1)),
        ("side", Fact::int(name.side + 1)),
        ("where", Fact::text(where_word(ship))),
        ("hex", hex(ship.at)),
        ("x", Fact::int(x)),
        ("y", Fact::int(y)),
        ("radius", Fact::int(RADIUS)),
        ("heading", heading(ship.facing)),
        ("hull", Fact::int(ship.hull)),
        ("of", Fact::int(rules.options.hull)),
        ("flag", Fact::maybe(flag, Fact::Bool)),
        ("cleared", Fact::Bool(ship.cleared)),
    ]);
    told.with(word)
}

/// Describes the table in words: each ship, the flags and calls, and for a seat every enemy from each of its ships.
fn spoken(rules: &FalseColours, view: &View) -> Vec<String> {
    let state = &view.position;
    let mut lines: Vec<String> = rules.ships().map(|name| spoken_ship(rules, state, name)).collect();
    lines.push(match phase(rules, state) {
        "flags" => catalogue::FLAGS_ARE_CHOSEN.to_owned(),
        _ => catalogue::turn_of(state.turn.min(rules.options.turns), rules.options.turns),
    });
    lines.extend(
        [0, 1].map(|side| catalogue::side_has(side + 1, rules.calls_left(state, side), state.points(side))),
    );
    let Some(seat) = view.seat else { return lines };
    let side = rules.side_of(seat);
    for (own, ship) in state.on_table(side) {
        for (enemy, other) in state.on_table(1 - side) {
            lines.push(catalogue::bearing_and_range(
                own,
                enemy,
                bearing(ship, other),
                ship.at.distance(other.at),
            ));
        }
    }
    lines
}

fn spoken_ship(rules: &FalseColours, state: &State, name: Name) -> String {
    let ship = state.ship(name);
    let start = catalogue::ship_of_side(name, name.side + 1);
    if !ship.on_table() {
        return catalogue::ship_lost(&start);
    }
    let mut line = catalogue::ship_at(&start, ship.at, ship.facing, (ship.hull, rules.options.hull));
    line += match flies(state, name) {
        Some(true) => catalogue::FLIES_THE_FLAG,
        Some(false) => catalogue::NO_FLAG,
        None => "",
    };
    line
}

/// Returns words for where a ship has another one.
fn bearing(from: &Ship, to: &Ship) -> &'static str {
    match (bears(from.facing, to.at - from.at), from.at.distance(to.at)) {
        (_, 0) => catalogue::IN_ITS_OWN_HEX,
        (true, 1..=RANGE) => catalogue::IN_ARC_AND_RANGE,
        (true, _) => catalogue::IN_ARC,
        (false, _) => catalogue::OUT_OF_ARC,
    }
}
