//! The parts of an order: the ends of its ships' moves, and its other parts one by one.

use engine::{Fact, Seat};

use crate::aids::bearings::bearings_after;
use crate::aids::moves::{carry_out, launches};
use crate::orders::{Order, Part, Plot};
use crate::rules::FullThrust;
use crate::ships::System;
use crate::view::View;

/// Returns the ends of the ships' moves under an order, ship by ship, and the groups it launches.
pub fn movements(rules: &FullThrust, view: &View, seat: Seat, order: &Order) -> (Vec<Fact>, Vec<Fact>) {
    let (mut pieces, mut launched) = (Vec::new(), Vec::new());
    let mut bearings = bearings_after(rules, &view.position, seat, order).into_iter().peekable();
    for place in rules.fleet(seat.index().min(1)) {
        if !view.position.ships()[place].in_play() {
            continue;
        }
        let name = rules.name(place);
        let plot = order.plot(name);
        let reach = carry_out(rules, &view.position, place, plot.unwrap_or_default());
        let (bears, under) = match bearings.next_if(|(ship, ..)| *ship == name) {
            Some((_, bears, under)) => (bears, under),
            None => (Vec::new(), Vec::new()),
        };
        let facts = [("name", Fact::text(name.to_string()))];
        let moved = Fact::map(facts).and(reach.describe(rules));
        pieces.push(moved.with(further(plot)).with([
            ("bears", Fact::list(&bears, |b| b.describe(b.target))),
            ("under", Fact::list(&under, |b| b.describe(b.ship))),
        ]));
        let ordered = launches(rules, &view.position, place, &plot.unwrap_or_default());
        launched.extend(ordered.iter().map(|launch| launch.describe(rules)));
    }
    (pieces, launched)
}

/// Returns as facts whether a ship has an order, and its further parts.
fn further(plot: Option<Plot>) -> Vec<(&'static str, Fact)> {
    let ordered = plot.is_some();
    let plot = plot.unwrap_or_default();
    vec![
        ("ordered", Fact::Bool(ordered)),
        ("launch", Fact::int(plot.launch)),
        ("recover", Fact::int(plot.recover)),
        ("ram", Fact::int(plot.ram)),
        ("enter", Fact::int(plot.enter)),
        ("along", Fact::int(plot.along)),
    ]
}

/// Returns the facts of a part that is not a movement part; `None` for a movement part.
pub fn written(part: &Part, letter: char) -> Option<Fact> {
    let enemy = if letter == 'A' { 'B' } else { 'A' };
    let of = |kind: &str, piece: String, target: String| {
        Fact::map([
            ("kind", Fact::text(kind)),
            ("piece", Fact::Text(piece)),
            ("target", Fact::Text(target)),
            ("text", Fact::text(part.to_string())),
        ])
    };
    Some(match part {
        Part::Plot(..) => return None,
        Part::Scan(ship, target) => of("scan", ship.to_string(), target.to_string()),
        Part::Fly(group, at, course) => of("fly", format!("{letter}G{group}"), String::new()).with([
            ("x", Fact::int(at.x)),
            ("y", Fact::int(at.y)),
            ("course", Fact::int(*course)),
        ]),
        Part::Attack(group, target) => of("attack", format!("{letter}G{group}"), target.to_string()),
        Part::Guard(ship, group) => of("guard", ship.to_string(), format!("{enemy}G{group}")),
        Part::Shot(ship, (kind, number), target, system) => of("shot", ship.to_string(), target.to_string())
            .with([
                ("weapon", Fact::text(System::Weapon(*kind, *number).to_string())),
                ("system", Fact::maybe(*system, |s| Fact::text(s.to_string()))),
            ]),
    })
}
