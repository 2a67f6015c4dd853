//! The knowledge of a seat: a hidden marker shows its number, place, course and velocity, and nothing else (FT-4.5).

use engine::{Fact, Seat, Seeded};
use table::Length;

use crate::catalogue;
use crate::damage;
use crate::design;
use crate::events::phase_name;
use crate::position::edge_word;
use crate::rules::FullThrust;
use crate::ships::write_arcs;
use crate::state::{Flight, Group, Phase, Place, Ship, State, UNKNOWN, Wing};
use crate::thresholds;

/// Everything that one seat, or a spectator, may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The seat whose view it is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The position, in which hidden markers have the class [`UNKNOWN`] and no damage.
    pub position: State,
}

/// Returns `true` if a ship is hidden from a seat or spectator.
fn is_hidden(rules: &FullThrust, state: &State, place: usize, seat: Option<Seat>) -> bool {
    let own = seat.is_some_and(|s| s.index() == rules.side_of(place));
    state.ships[place].hidden && !own
}

/// Returns `true` if a seat or spectator may read an order once it is revealed. While a side has markers left, its
/// movement orders stay its own, because the further parts would tell the markers apart (FT-4.5).
pub(crate) fn reads(rules: &FullThrust, before: &State, writer: Seat, seat: Option<Seat>) -> bool {
    let markers = || before.ships[rules.fleet(writer.index().min(1))].iter().any(|ship| ship.hidden);
    seat == Some(writer) || before.phase != Phase::Orders || !markers()
}

/// Counts a side's ships that were lost behind their markers, and that the seat cannot know to be lost.
fn lost_unseen(rules: &FullThrust, state: &State, side: usize, seat: Option<Seat>) -> u8 {
    let unseen = |i: &usize| {
        let ship = &state.ships[*i];
        is_hidden(rules, state, *i, seat) && ship.is_lost() && !rules.is_dummy(ship)
    };
    rules.fleet(side).filter(unseen).count() as u8
}

pub(crate) fn view(rules: &FullThrust, state: &State, seat: Option<Seat>) -> View {
    let mut position = state.clone();
    if !rules.options.bogeys {
        return View { seat, position };
    }
    for side in 0..2 {
        let unseen = lost_unseen(rules, state, side, seat);
        let tally = &mut position.tallies[side];
        tally.lost -= unseen.min(tally.lost);
        tally.tested = tally.tested.saturating_sub(unseen);
        let flagship = usize::from(rules.flagships[side]);
        if state.ships.get(flagship).is_some_and(|_| is_hidden(rules, state, flagship, seat)) {
            tally.flagship_at = 0;
        }
    }
    for group in &mut position.groups {
        let place = usize::from(group.carrier);
        if is_hidden(rules, state, place, seat) && group.rank == 0 {
            *group = Group { carrier: UNKNOWN, target: UNKNOWN, ..Group::default() };
        }
    }
    for place in 0..position.ships.len() {
        if is_hidden(rules, state, place, seat) {
            (position.ships[place].class, position.ships[place].damage) = (UNKNOWN, 0);
        }
    }
    View { seat, position }
}

/// Imagines a state: deals the classes of hidden markers anew among them. Markers that have launched groups are known
/// to be carriers and keep their classes. Hidden ships are undamaged.
pub(crate) fn imagine(rules: &FullThrust, view: &View, rng: &mut Seeded) -> State {
    let mut state = view.position.clone();
    let launched = |i: usize| view.position.groups.iter().any(|g| usize::from(g.carrier) == i && g.rank > 0);
    for side in 0..2 {
        let hidden: Vec<usize> =
            rules.fleet(side).filter(|i| view.position.ships[*i].class == UNKNOWN).collect();
        let dealt: Vec<usize> = hidden.iter().copied().filter(|i| !launched(*i)).collect();
        let mut from = dealt.clone();
        rng.shuffle(&mut from);
        let source = |i: usize| dealt.iter().position(|d| *d == i).map_or(i, |at| from[at]);
        for place in &hidden {
            state.ships[*place].class = rules.start.ships[source(*place)].class;
        }
        for (g, group) in rules.start.groups.iter().enumerate() {
            let carrier = usize::from(group.carrier);
            if state.groups[g].carrier == UNKNOWN && rules.side_of(carrier) == side {
                let at = hidden.iter().copied().find(|place| source(*place) == carrier).unwrap_or(carrier);
                let lost = state.ships[at].is_lost();
                let flight = if lost { Flight::Lost } else { Flight::Aboard };
                state.groups[g] = Group { carrier: at as u8, flight, ..*group };
            }
        }
        let unseen = lost_unseen(rules, &state, side, view.seat);
        state.tallies[side].lost += unseen;
        if rules.options.morale {
            state.tallies[side].tested += unseen;
        }
    }
    state
}

/// Returns the view as plain data, with the table in words for people who cannot see it.
pub(crate) fn describe(rules: &FullThrust, view: &View) -> Fact {
    facts(rules, view).with([("spoken", Fact::texts(spoken(rules, view)))])
}

/// Describes the view as plain data, without the table in words.
pub(crate) fn facts(rules: &FullThrust, view: &View) -> Fact {
    let state = &view.position;
    let ship = |i: usize| describe_ship(rules, i, &state.ships[i]);
    let group = |g: usize| describe_group(rules, g, &state.groups[g]);
    let in_play = |g: &usize| state.groups[*g].carrier != UNKNOWN;
    let points = damage::points(rules, state);
    let mut pieces: Vec<Fact> = (0..state.ships.len()).map(ship).collect();
    pieces.extend((0..state.groups.len()).filter(in_play).map(group));
    Fact::map([
        ("turn", Fact::int(state.turn)),
        ("phase", Fact::text(phase_name(state.phase))),
        (
            "table",
            Fact::map([
                ("width", Fact::int(rules.area.width.in_thousandths())),
                ("height", Fact::int(rules.area.height.in_thousandths())),
            ]),
        ),
        ("pieces", Fact::List(pieces)),
        (
            "sides",
            Fact::list([0, 1], |side: usize| {
                let tally = state.tallies[side];
                Fact::map([
                    ("points", Fact::int(points[side])),
                    ("lost", Fact::int(tally.lost)),
                    ("broken", Fact::Bool(tally.broken)),
                ])
            }),
        ),
    ])
}

const fn clock(course: u8) -> u8 {
    if course == 0 { 12 } else { course }
}

pub(crate) const fn where_word(place: Place) -> &'static str {
    match place {
        Place::Table => "table",
        Place::Away => "away",
        Place::Barred => "barred",
        Place::Destroyed => "destroyed",
        Place::Out => "out",
        Place::Gone => "gone",
    }
}

fn describe_ship(rules: &FullThrust, index: usize, ship: &Ship) -> Fact {
    let side = rules.side_of(index);
    let unknown = ship.class == UNKNOWN;
    let heading = rules.headings[usize::from(ship.course)].degrees();
    let piece = Fact::map([
        ("name", Fact::text(rules.name(index).to_string())),
        ("kind", Fact::text(if unknown { "marker" } else { "ship" })),
        ("seat", Fact::int(side as u8 + 1)),
        ("side", Fact::int(side as u8 + 1)),
        ("x", Fact::int(ship.at.x)),
        ("y", Fact::int(ship.at.y)),
        ("heading", Fact::int(heading)),
        ("radius", Fact::int(500)),
        ("course", Fact::int(clock(ship.course))),
        ("velocity", Fact::int(ship.velocity)),
        ("where", Fact::text(where_word(ship.place))),
        ("hidden", Fact::Bool(ship.hidden)),
        ("edge", Fact::maybe((ship.place == Place::Away).then(|| edge_word(ship)), Fact::text)),
        ("back", Fact::maybe((ship.place == Place::Away).then_some(ship.back), Fact::int)),
    ]);
    if unknown {
        return piece;
    }
    let class = rules.class(ship);
    let system = |i: usize| {
        let lost = ship.has_lost(class, i);
        let arcs = class.weapons.get(i).map_or_else(String::new, |w| write_arcs(w.arcs));
        let name = class.system(i).map_or_else(String::new, |s| s.to_string());
        Fact::map([("name", Fact::text(name)), ("arcs", Fact::text(arcs)), ("lost", Fact::Bool(lost))])
    };
    let points = thresholds::points(class)
        .map(|(at, needs)| Fact::map([("at", Fact::int(at)), ("needs", Fact::int(needs))]))
        .collect();
    piece.with([
        ("title", Fact::text(rules.title(index))),
        ("class", Fact::text(&class.name)),
        ("code", Fact::text(&class.id)),
        ("group", Fact::text(class.group.name())),
        ("damage", Fact::int(ship.damage)),
        ("hull", Fact::int(class.damage)),
        ("thrust", Fact::int(rules.thrust(ship))),
        ("built", Fact::int(class.thrust)),
        ("firecons", Fact::int(class.firecons_left(ship.lost))),
        ("systems", Fact::list(0..class.systems(), system)),
        ("thresholds", Fact::List(if rules.options.thresholds { points } else { Vec::new() })),
        ("bays", Fact::list(class.bays(), Fact::int)),
        ("points", Fact::int(design::points(class))),
    ])
}

/// Returns the word for the place of a fighter group.
pub(crate) const fn flight_word(flight: Flight) -> &'static str {
    match flight {
        Flight::Aboard => "aboard",
        Flight::Flying => "flying",
        Flight::Recovered => "recovered",
        Flight::Lost => "lost",
    }
}

fn describe_group(rules: &FullThrust, g: usize, group: &Group) -> Fact {
    let name = rules.wings[g];
    Fact::map([
        ("name", Fact::text(Wing(name).to_string())),
        ("kind", Fact::text("fighters")),
        ("seat", Fact::int(name.side + 1)),
        ("side", Fact::int(name.side + 1)),
        ("x", Fact::int(group.at.x)),
        ("y", Fact::int(group.at.y)),
        ("heading", Fact::int(rules.headings[usize::from(group.course)].degrees())),
        ("radius", Fact::int(500)),
        ("course", Fact::int(clock(group.course))),
        ("where", Fact::text(flight_word(group.flight))),
        ("fighters", Fact::int(group.fighters)),
        ("carrier", Fact::text(rules.name(usize::from(group.carrier)).to_string())),
        ("moved", Fact::Bool(group.moved)),
    ])
}

/// Writes a length rounded to a tenth of an inch, for reading aloud.
fn tenths(length: Length) -> String {
    Length::thousandths((length.in_thousandths() + 50) / 100 * 100).to_string()
}

/// Returns the table in words, one line for each ship and flying group.
fn spoken(rules: &FullThrust, view: &View) -> Vec<String> {
    let state = &view.position;
    let mut lines = Vec::new();
    for (i, ship) in state.ships.iter().enumerate() {
        let name = rules.name(i);
        let what = if ship.class == UNKNOWN { "a marker" } else { rules.class(ship).name.as_str() };
        if ship.place != Place::Table {
            lines.push(format!("{name}, {what}, is {}", where_word(ship.place)));
            continue;
        }
        let (x, y) = (tenths(Length::thousandths(ship.at.x)), tenths(Length::thousandths(ship.at.y)));
        let mut line = catalogue::ship_at(name, what, &x, &y, clock(ship.course), ship.velocity);
        if ship.class != UNKNOWN {
            line += &catalogue::damage_so_far(ship.damage, rules.class(ship).damage);
        }
        lines.push(line);
    }
    for (g, group) in state.groups.iter().enumerate().filter(|(_, g)| g.flight == Flight::Flying) {
        let (x, y) = (tenths(Length::thousandths(group.at.x)), tenths(Length::thousandths(group.at.y)));
        lines.push(catalogue::group_at(Wing(rules.wings[g]), group.fighters, &x, &y));
    }
    lines
}
