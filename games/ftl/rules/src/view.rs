//! The view of a seat: everything on the table. Only orders being written are hidden in this game.

use engine::{Fact, Seat};
use table::{Length, Point};

use crate::catalogue;
use crate::draws::QUIET;
use crate::rules::Ftl;
use crate::ships::HULL;
use crate::state::{Piece, State};

/// Knowledge of one seat, or of a spectator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Seat whose view it is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The position, which is open to all.
    pub position: State,
}

/// Describes the view as plain data, with the table in words for those who cannot see it.
pub(crate) fn describe(rules: &Ftl, view: &View) -> Fact {
    facts(rules, view).with([("spoken", Fact::texts(spoken(rules, view)))])
}

/// Describes the view as plain data, without the table in words.
pub(crate) fn facts(rules: &Ftl, view: &View) -> Fact {
    let state = &view.position;
    Fact::map([
        ("turn", Fact::int(state.turn)),
        ("quiet", Fact::int(state.quiet())),
        (
            "table",
            Fact::map([
                ("width", Fact::int(rules.area.width.in_thousandths())),
                ("height", Fact::int(rules.area.height.in_thousandths())),
            ]),
        ),
        ("pieces", Fact::list(state.pieces(), |p| describe_piece(rules, p))),
    ])
}

fn describe_piece(rules: &Ftl, p: &Piece) -> Fact {
    let piece = Fact::map([
        ("name", Fact::text(p.name().to_string())),
        ("kind", Fact::text(if p.is_ship() { "ship" } else { "missile" })),
        ("seat", Fact::int(p.side + 1)),
        ("side", Fact::int(p.side + 1)),
        ("x", Fact::int(p.at.x)),
        ("y", Fact::int(p.at.y)),
        ("heading", Fact::int(p.heading.degrees())),
        ("radius", Fact::int(rules.radius(p).in_thousandths())),
    ]);
    if !p.is_ship() {
        return piece;
    }
    piece.with([
        ("hits", Fact::int(p.hits)),
        ("hull", Fact::int(HULL)),
        ("missiles", Fact::int(rules.magazine(p))),
    ])
}

/// Describes the table in words: each piece, and the bearing and range of each enemy from each own piece.
fn spoken(rules: &Ftl, view: &View) -> Vec<String> {
    let mut lines: Vec<String> = view.position.pieces().iter().map(|p| spoken_piece(rules, p)).collect();
    match view.position.quiet() {
        0 => {}
        QUIET => lines.push(catalogue::quiet_turns_allow_offers(QUIET)),
        quiet => lines.push(catalogue::quiet_turns(quiet, QUIET)),
    }
    let Some(seat) = view.seat else { return lines };
    for own in view.position.pieces().iter().filter(|p| p.side == seat.0) {
        for enemy in view.position.pieces().iter().filter(|p| p.side != seat.0) {
            lines.push(catalogue::bearing_and_range(
                own.name(),
                enemy.name(),
                bearing(own, enemy.at),
                tenths(own.at.distance(enemy.at)),
            ));
        }
    }
    lines
}

fn spoken_piece(rules: &Ftl, p: &Piece) -> String {
    let kind = if p.is_ship() { "Ship" } else { "Missile" };
    let (x, y) = (tenths(Length::thousandths(p.at.x)), tenths(Length::thousandths(p.at.y)));
    let mut line = catalogue::piece_at(kind, p.name(), p.side + 1, &x, &y, p.heading);
    if p.is_ship() {
        let left = rules.magazine(p);
        let missiles = if left == 1 { "missile" } else { "missiles" };
        line += &catalogue::hits_and_missiles(p.hits, HULL, left, missiles);
    }
    line
}

/// Rounds a length to a tenth of an inch, for speech.
fn tenths(length: Length) -> String {
    Length::thousandths((length.in_thousandths() + 50) / 100 * 100).to_string()
}

fn bearing(from: &Piece, to: Point) -> String {
    match from.heading.bearing(from.at, to) {
        None => catalogue::ON_THE_SAME_SPOT.to_owned(),
        Some(0) => catalogue::DEAD_AHEAD.to_owned(),
        Some(12) => catalogue::DEAD_ASTERN.to_owned(),
        Some(steps) if steps > 0 => catalogue::to_starboard(steps * 15),
        Some(steps) => catalogue::to_port(-steps * 15),
    }
}
