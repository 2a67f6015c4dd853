//! The view of a seat. Everything on the map is open; only speeds are chosen in secret.

mod pieces;
mod spoken;

use engine::{Fact, Seat};

use crate::chart;
use crate::events::hex;
use crate::movement::COLLISION;
use crate::options::Edges;
use crate::position::step_word;
use crate::rules::Talon;
use crate::ships::{Goal, arcs_described};
use crate::state::{Affair, Bid, NONE, Question, State, Step};
use crate::turn::{HELD, points};

pub(crate) use spoken::hexes;

pub(crate) use pieces::{flight, must_fly, place_word, there};
pub use pieces::{letters, middle};

/// The knowledge of one seat, or of a spectator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The position, all of which is open.
    pub position: State,
}

/// Describes the pieces on the map and the step of the round as plain data. It includes the map in words for those who
/// do not see it.
pub(crate) fn describe(rules: &Talon, view: &View) -> Fact {
    facts(rules, view).with([("spoken", Fact::texts(spoken::lines(rules, view)))])
}

/// Describes the view as plain data, without the table in words.
pub(crate) fn facts(rules: &Talon, view: &View) -> Fact {
    let state = &view.position;
    let in_impulse = in_impulse(state);
    let side = |side: u8| Fact::int(side + 1);
    let missiles = (0..state.missiles.len()).map(|missile| pieces::missile(rules, state, missile));
    let ships = (0..rules.count()).map(|ship| pieces::ship(rules, state, ship));
    Fact::map([
        ("turn", Fact::int(state.round)),
        ("limit", Fact::int(rules.options.turn_limit)),
        ("impulse", Fact::maybe(in_impulse.then_some(state.impulse), |i| Fact::text(chart::letter(i)))),
        ("side", Fact::maybe(in_impulse.then(|| state.active()), side)),
        ("initiative", initiative(rules, state)),
        ("phase", Fact::text(phase_word(state))),
        ("question", question(rules, state)),
        ("table", table(rules)),
        ("edges", Fact::Bool(rules.options.map == Edges::Bounded)),
        ("terrain", terrain(rules)),
        ("chart", Fact::list(0..chart::IMPULSES, chart_row)),
        ("turning", Fact::maybe((rules.goal == Goal::Circle).then_some(state.held), turning)),
        ("points", Fact::list([0, 1], |side| Fact::int(points(rules, state, side)))),
        ("pieces", Fact::List(ships.chain(missiles).collect())),
    ])
}

/// Returns `true` in the turns of an impulse, and `false` between rounds.
pub(crate) fn in_impulse(state: &State) -> bool {
    state.step != Step::Speeds && state.impulse < chart::IMPULSES
}

/// Returns the word for the present demand: a step, or a question on the way.
pub const fn phase_word(state: &State) -> &'static str {
    match state.question {
        Question::First => "collision",
        Question::Shield { .. } => "arc",
        Question::None => step_word(state.step),
    }
}

/// Describes the open question.
fn question(rules: &Talon, state: &State) -> Fact {
    let name = |ship: u8| Fact::text(rules.name(usize::from(ship)).as_str());
    match (state.question, state.affair) {
        (Question::First, Affair::Entry(entry)) => Fact::map([
            ("kind", Fact::text("collision")),
            ("side", Fact::int(rules.side_of(usize::from(entry.mover)) + 1)),
            ("mover", name(entry.mover)),
            (
                "met",
                Fact::maybe(entry.pair.into_iter().find(|ship| *ship != entry.mover && *ship != NONE), name),
            ),
            ("damage", Fact::int(COLLISION)),
        ]),
        (Question::Shield { ship, damage, arcs }, affair) => Fact::map([
            ("kind", Fact::text("arc")),
            ("side", Fact::int(rules.side_of(usize::from(ship)) + 1)),
            ("piece", name(ship)),
            ("from", Fact::maybe(striker(state, affair), name)),
            ("damage", Fact::int(damage)),
            ("arcs", arcs_described(arcs)),
        ]),
        _ => Fact::Null,
    }
}

/// Returns the ship that causes the damage: the ship that explodes, or the ship that fires. `None` for a missile's hit,
/// a collision or asteroids.
fn striker(state: &State, affair: Affair) -> Option<u8> {
    match (state.blasts.first(), affair) {
        (Some(blast), _) => Some(blast.ship),
        (None, Affair::Volley(volley)) => Some(volley.firer),
        _ => None,
    }
}

/// Describes the side that holds the initiative, and the bids of ships on the map to take it and to keep it.
fn initiative(rules: &Talon, state: &State) -> Fact {
    let bids = |bid: Bid| {
        let own = (0..rules.count()).filter(|ship| state.ships[*ship].on_map());
        Fact::int(own.filter(|ship| state.ships[*ship].bid == bid).count() as i64)
    };
    Fact::map([
        ("side", Fact::int(state.initiative + 1)),
        ("change", bids(Bid::Change)),
        ("defend", bids(Bid::Defend)),
    ])
}

/// Describes the impulses in a row in which each side has held an enemy in front, and the number needed.
fn turning(held: [u8; 2]) -> Fact {
    Fact::map([("held", Fact::list(held, |held: u8| Fact::int(held))), ("needed", Fact::int(HELD))])
}

/// Describes the table that the map fills: its size in thousandths of the distance across a hex, and its columns and
/// rows.
fn table(rules: &Talon) -> Fact {
    let [columns, rows] = [rules.map.columns, rules.map.rows].map(i32::from);
    Fact::map([
        ("width", Fact::int(2 * pieces::CORNER + (columns - 1) * pieces::COLUMN)),
        ("height", Fact::int(rows * pieces::HEX + pieces::HEX / 2)),
        ("columns", Fact::int(columns)),
        ("rows", Fact::int(rows)),
    ])
}

fn terrain(rules: &Talon) -> Fact {
    Fact::list(&rules.terrain, |(at, kind)| Fact::map([("hex", hex(*at)), ("kind", Fact::text(kind.word()))]))
}

/// Returns the numbers that the chart lists in an impulse.
fn chart_row(impulse: u8) -> Fact {
    let numbers = (1..=6).filter(|number| chart::lists(impulse, *number));
    Fact::list(numbers, |number: u8| Fact::int(number))
}
