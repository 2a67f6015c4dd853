//! Views of a seat: it sees the whole table. Only dice that are being assigned in secret are hidden.

use engine::{Fact, Seat};
use table::{Length, Point};

use crate::catalogue;
use crate::damage::names_next;
use crate::events::boxes;
use crate::options::{BeyondEdge, Front};
use crate::rules::SimpleSpaceships;
use crate::shares::dice;
use crate::state::{PanelBox, Phase, Place, Ship, State};

/// The knowledge of one seat, or of a spectator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The seat whose view it is; none for a spectator.
    pub seat: Option<Seat>,
    /// The position, all of it open.
    pub position: State,
}

/// Returns the word for a phase.
pub(crate) const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Coin => "flip",
        Phase::Assign => "assign",
        Phase::Pick => "pick",
        Phase::Enter => "enter",
        Phase::Active => "active",
        Phase::Loss => "loss",
        Phase::Over => "over",
    }
}

/// Returns the word for a ship's place.
pub(crate) const fn place_word(place: Place) -> &'static str {
    match place {
        Place::Table => "table",
        Place::Away => "away",
        Place::Left => "left",
        Place::Destroyed => "destroyed",
    }
}

/// Returns the view as plain data, with the table in words for people who do not see it.
pub(crate) fn describe(rules: &SimpleSpaceships, view: &View) -> Fact {
    facts(rules, view).with([("spoken", Fact::texts(spoken(rules, view)))])
}

/// Describes the view as plain data, without the table in words.
pub(crate) fn facts(rules: &SimpleSpaceships, view: &View) -> Fact {
    let state = &view.position;
    let name = |place: usize| Fact::text(rules.name(place).as_str());
    let die = |_| {
        Fact::map([
            ("open", Fact::Bool(state.die.open)),
            ("flown", Fact::int(i32::from(state.die.flown) * 500)),
            ("turned", Fact::Bool(state.die.turned)),
        ])
    };
    let loss = |(target, hits): (usize, u8)| {
        Fact::map([
            ("piece", name(target)),
            ("hits", Fact::int(hits)),
            ("side", Fact::int(names_next(rules, state) + 1)),
        ])
    };
    Fact::map([
        ("turn", Fact::int(state.turn)),
        ("phase", Fact::text(phase_word(state.phase))),
        (
            "table",
            Fact::map([
                ("width", Fact::int(rules.area.width.in_thousandths())),
                ("height", Fact::int(rules.area.height.in_thousandths())),
            ]),
        ),
        (
            "front",
            Fact::text(match rules.options.front {
                Front::Wedge => "wedge",
                Front::Corridor => "corridor",
            }),
        ),
        (
            "edge",
            Fact::text(match rules.options.edge {
                BeyondEdge::Leave => "leave",
                BeyondEdge::Stop => "stop",
                BeyondEdge::Wrap => "wrap",
            }),
        ),
        ("run", Fact::maybe(rules.run, |side| Fact::int(side + 1))),
        ("active", Fact::maybe(state.active(), name)),
        ("die", Fact::maybe(state.active(), die)),
        ("loss", Fact::maybe(state.losing(), loss)),
        ("queue", crate::queue::describe(rules, state)),
        (
            "pieces",
            Fact::list(state.ships.iter().enumerate(), |(place, ship)| describe_ship(rules, place, ship)),
        ),
    ])
}

fn describe_ship(rules: &SimpleSpaceships, place: usize, ship: &Ship) -> Fact {
    let (card, side) = (&rules.cards[place], rules.side_of(place));
    Fact::map([
        ("name", Fact::text(card.name.as_str())),
        ("kind", Fact::text("ship")),
        ("seat", Fact::int(side + 1)),
        ("side", Fact::int(side + 1)),
        ("x", Fact::int(ship.at.x)),
        ("y", Fact::int(ship.at.y)),
        ("heading", Fact::int(ship.heading.degrees())),
        ("radius", Fact::int(crate::front::APOTHEM)),
        ("base", Fact::text("hexagon")),
        ("where", Fact::text(place_word(ship.place))),
        ("design", Fact::text(card.design.as_str())),
        ("dice", Fact::int(ship.panel.dice())),
        ("pool", Fact::int(card.dice)),
        ("boxes", boxes(&ship.panel)),
        ("caps", Fact::list(card.caps, Fact::int)),
        ("done", Fact::Bool(ship.done)),
    ])
}

/// Returns the table in words: each ship, and the bearing and range from each own ship to each enemy.
fn spoken(rules: &SimpleSpaceships, view: &View) -> Vec<String> {
    let state = &view.position;
    let ships = || state.ships.iter().enumerate();
    let mut lines: Vec<String> = ships().map(|(place, ship)| spoken_ship(rules, place, ship)).collect();
    if let Some(active) = state.active() {
        lines.push(catalogue::is_active(rules.name(active)));
    }
    let Some(seat) = view.seat else { return lines };
    let on_table = |own: bool| {
        ships().filter(move |(place, s)| s.on_table() && (rules.side_of(*place) == seat.0) == own)
    };
    for (own, from) in on_table(true) {
        for (enemy, to) in on_table(false) {
            lines.push(catalogue::bearing_and_range(
                rules.name(own),
                rules.name(enemy),
                bearing(from, to.at),
                tenths(from.at.distance(to.at)),
            ));
        }
    }
    lines
}

fn spoken_ship(rules: &SimpleSpaceships, place: usize, ship: &Ship) -> String {
    let card = &rules.cards[place];
    let start = catalogue::ship_of_side(card.name, &card.design, rules.side_of(place) + 1);
    let of = |of: PanelBox| ship.panel[of];
    let panel = catalogue::panel_of_dice(
        dice(u32::from(ship.panel.dice())),
        of(PanelBox::Defence),
        of(PanelBox::Movement),
        of(PanelBox::Attack),
        of(PanelBox::Reserve),
    );
    match ship.place {
        Place::Destroyed => catalogue::ship_destroyed(&start),
        Place::Left => catalogue::ship_left(&start),
        Place::Away => catalogue::ship_to_enter(&start, &panel),
        Place::Table => {
            let (x, y) = (tenths(Length::thousandths(ship.at.x)), tenths(Length::thousandths(ship.at.y)));
            catalogue::ship_at(&start, &x, &y, ship.heading, &panel)
        }
    }
}

/// Rounds a length to a tenth of an inch, to be spoken.
fn tenths(length: Length) -> String {
    Length::thousandths((length.in_thousandths() + 50) / 100 * 100).to_string()
}

fn bearing(from: &Ship, to: Point) -> String {
    match from.heading.bearing(from.at, to) {
        None => catalogue::ON_THE_SAME_SPOT.to_owned(),
        Some(0) => catalogue::DEAD_AHEAD.to_owned(),
        Some(12) => catalogue::DEAD_ASTERN.to_owned(),
        Some(steps) if steps > 0 => catalogue::to_starboard(steps * 15),
        Some(steps) => catalogue::to_port(-steps * 15),
    }
}
