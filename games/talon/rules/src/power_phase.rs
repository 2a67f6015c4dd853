//! The power phase: charging, speeds chosen in secret, ships without a legal speed, and retreats (TAL-9.1, TAL-9.2,
//! TAL-11.1).

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Audience, Log, Refusal, Sealed, Umpire};

use crate::catalogue;
use crate::clauses;
use crate::departures::{self, depart};
use crate::events::Event;
use crate::options::Edges;
use crate::orders::{Order, Plot};
use crate::rules::Talon;
use crate::ships::{Card, Kind};
use crate::state::{Affair, GROUPS, Place, Ship, State};

/// Power phases from the announcement of a retreat to its end, including both (TAL-11.1).
const RETREAT: u8 = 3;
/// The least distance from every other ship, in hexes, of a ship that is taken off a floating map (TAL-1.1).
pub const LONELY: u16 = 6;

/// The choices of a ship in the power phase; the choice of a silent seat comes first. Empty for a ship without a legal
/// speed.
pub type Choices = ArrayVec<Plot, 7>;

/// Returns the rows of its curve that a ship may choose, where its power is not negative: its own, the next slower, the
/// next faster (TAL-2.1, TAL-2.4).
pub(crate) fn rows(rules: &Talon, state: &State, ship: usize) -> ArrayVec<usize, 3> {
    let (row, modifier) = (usize::from(state.ships[ship].row), rules.modifier(state, ship));
    let mut all = ArrayVec::new();
    for near in [row, row + 1, row.wrapping_sub(1)] {
        if rules.cards[ship].curve.get(near).is_some_and(|pace| pace.power.saturating_add(modifier) >= 0) {
            all.push(near);
        }
    }
    all
}

/// Returns `true` if a ship may announce its retreat now.
fn may_retreat(rules: &Talon, state: &State, ship: usize) -> bool {
    let own = &state.ships[ship];
    rules.options.retreat && rules.cards[ship].kind == Kind::Ship && own.retreat == 0 && !own.offline
}

/// Returns `true` if a ship may be taken off the map now.
fn may_leave(rules: &Talon, state: &State, ship: usize) -> bool {
    let at = state.ships[ship].at;
    let far =
        |(other, there): (usize, &Ship)| other == ship || !there.on_map() || there.at.distance(at) >= LONELY;
    rules.options.map == Edges::Floating
        && rules.cards[ship].kind == Kind::Ship
        && state.ships.iter().enumerate().all(far)
}

/// Returns the choices of a ship; none if it is not on the map.
pub fn choices(rules: &Talon, state: &State, ship: usize) -> Choices {
    let mut all = Choices::new();
    if !state.ships[ship].on_map() {
        return all;
    }
    let retreat = may_retreat(rules, state, ship);
    for row in rows(rules, state, ship) {
        let speed = rules.cards[ship].curve[row].speed;
        all.push(Plot::Speed(speed, false));
        if retreat {
            all.push(Plot::Speed(speed, true));
        }
    }
    if !all.is_empty() && may_leave(rules, state, ship) {
        all.push(Plot::Off);
    }
    all
}

/// Returns `true` if a ship of a side has more than one choice.
pub(crate) fn has_chooser(rules: &Talon, state: &State, side: u8) -> bool {
    let chooses = |ship: usize| {
        let ways = 1 + usize::from(may_retreat(rules, state, ship));
        let speeds = rows(rules, state, ship).len() * ways;
        speeds > 1 || speeds == 1 && may_leave(rules, state, ship)
    };
    rules.fleet(side).any(|ship| state.ships[ship].on_map() && chooses(ship))
}

/// Returns the ships of a side with more than one choice, in list order.
pub(crate) fn choosers<'a>(
    rules: &'a Talon,
    state: &'a State,
    side: u8,
) -> impl Iterator<Item = (usize, Choices)> + 'a {
    rules.fleet(side).map(|ship| (ship, choices(rules, state, ship))).filter(|(_, all)| all.len() > 1)
}

/// Returns the reason why a ship may not carry out a plot.
pub(crate) fn refusal(rules: &Talon, state: &State, ship: usize, plot: Plot, text: &str) -> Refusal {
    let (name, card, own) = (rules.name(ship), &rules.cards[ship], &state.ships[ship]);
    let refuse = |clause, reason: String| Refusal::new(clause, text, reason);
    let Plot::Speed(speed, retreat) = plot else {
        return match (rules.options.map, card.kind) {
            (Edges::Bounded, _) => refuse(clauses::MAP, catalogue::ONLY_ON_A_FLOATING_MAP.into()),
            (_, Kind::Ship) => refuse(clauses::MAP, catalogue::another_ship_nearer(name, LONELY)),
            _ => refuse(clauses::MAP, catalogue::NOT_TAKEN_OFF.into()),
        };
    };
    let Some(row) = card.curve.iter().position(|pace| pace.speed == speed) else {
        return refuse(clauses::CURVE, catalogue::not_on_curve_of(speed, name));
    };
    if row.abs_diff(usize::from(own.row)) > 1 {
        let reason = catalogue::more_than_one_step(rules.speed(state, ship));
        return refuse(clauses::SPEED_CHANGE, reason);
    }
    if rules.power_in(state, ship, row) < 0 {
        let reason = catalogue::power_would_be_negative(speed, name);
        return refuse(clauses::NO_POWER, reason);
    }
    let reason = match card.kind {
        Kind::Ship if !rules.options.retreat => catalogue::NO_RETREAT.to_owned(),
        Kind::Ship if own.offline => catalogue::ftl_offline(name),
        Kind::Ship if retreat && own.retreat > 0 => catalogue::has_announced_retreat(name),
        _ => catalogue::DO_NOT_RETREAT.to_owned(),
    };
    refuse(clauses::RETREAT, reason)
}

/// Begins the power phase: each group charges a red box, or a yellow one when its red boxes are full (TAL-9.1).
pub(crate) fn begin<D: Dice, L: Log<Event>>(rules: &Talon, umpire: &mut Umpire<D, L>, state: &mut State) {
    umpire.tell(Audience::All, clauses::ROUND, || Event::PowerPhase);
    for ship in 0..state.ships.len() {
        let own = &mut state.ships[ship];
        if !own.in_play() {
            continue;
        }
        let charged = charge(&rules.cards[ship], own);
        if !charged.is_empty() {
            umpire.tell(Audience::All, clauses::CHARGING, || Event::Charged {
                ship: rules.name(ship),
                groups: charged.to_vec(),
            });
        }
    }
}

/// Charges a box of each group of a ship: a red one, or a yellow one when its red boxes are full (TAL-9.1). Returns the
/// groups that charged, by number, each with `true` for a yellow box.
pub(crate) fn charge(card: &Card, own: &mut Ship) -> ArrayVec<(u8, bool), GROUPS> {
    let (lost, mut charged) = (own.lost, ArrayVec::new());
    for (group, (charge, mount)) in own.charges.iter_mut().zip(&card.groups).enumerate() {
        if lost & 1 << group != 0 {
            continue;
        }
        if charge.red < mount.red {
            charge.red += 1;
            charged.push((group as u8 + 1, false));
        } else if charge.yellow < mount.yellow {
            charge.yellow += 1;
            charged.push((group as u8 + 1, true));
        }
    }
    charged
}

/// Returns a ship's plot: the one its seat wrote, otherwise its first choice.
fn plotted(rules: &Talon, state: &State, orders: &[Sealed<Order>], ship: usize) -> Option<Plot> {
    let name = rules.name(ship);
    let mut written = orders.iter().filter_map(|sealed| match sealed.order() {
        Order::Speeds(plots) => plots.parts().iter().find(|(own, _)| *own == name).map(|(_, plot)| *plot),
        _ => None,
    });
    written.next().or_else(|| choices(rules, state, ship).first().copied())
}

/// Sets the speeds that the seats wrote.
pub(crate) fn set_written_speeds<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    orders: &[Sealed<Order>],
) {
    set_speeds(rules, umpire, state, |state, ship| plotted(rules, state, orders, ship));
}

/// Sets the speeds; `plot` gives each ship on the map its plot, in list order. Ships without a legal speed, which have no
/// plot, and ships that are taken off are left for the end of the phase.
#[inline]
pub(crate) fn set_speeds<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    mut plot: impl FnMut(&State, usize) -> Option<Plot>,
) {
    let (mut spent, mut off) = (0, 0);
    for ship in 0..state.ships.len() {
        if !state.ships[ship].on_map() {
            continue;
        }
        match plot(state, ship) {
            None => spent |= 1 << ship,
            Some(Plot::Off) => off |= 1 << ship,
            Some(Plot::Speed(speed, retreat)) => set_speed(rules, umpire, state, ship, speed, retreat),
        }
    }
    state.affair = Affair::PowerPhase { spent, off };
}

fn set_speed<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    ship: usize,
    speed: u8,
    retreat: bool,
) {
    let before = rules.speed(state, ship);
    let row = rules.cards[ship].curve.iter().position(|pace| pace.speed == speed);
    let Some(row) = row else { return };
    let power = rules.power_in(state, ship, row).max(0) as u8;
    let own = &mut state.ships[ship];
    let changed = usize::from(own.row) != row || own.power != power;
    (own.row, own.power) = (row as u8, power);
    let name = rules.name(ship);
    if changed {
        let radius = rules.radius(state, ship);
        let why = if before == speed { clauses::HULL } else { clauses::SPEEDS };
        umpire.tell(Audience::All, why, || Event::SpeedSet { ship: name, speed, before, power, radius });
    }
    if retreat {
        state.ships[ship].retreat = RETREAT;
        umpire.tell(Audience::All, clauses::RETREAT, || Event::Announces { ship: name });
    }
}

/// Advances the end of the phase: the next ship without a legal speed is destroyed. After the last, ships that retreat
/// or are taken off leave.
pub(crate) fn run_on<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    (spent, off): (u32, u32),
) {
    if spent != 0 {
        let ship = spent.trailing_zeros() as usize;
        state.affair = Affair::PowerPhase { spent: spent & (spent - 1), off };
        if state.ships[ship].on_map() {
            umpire.tell(Audience::All, clauses::NO_POWER, || Event::NoSpeed { ship: rules.name(ship) });
            departures::destroy(rules, umpire, state, ship, clauses::NO_POWER);
        }
        return;
    }
    state.affair = Affair::None;
    for ship in 0..state.ships.len() {
        let own = &state.ships[ship];
        let taken = off & 1 << ship != 0;
        if own.on_map() && (taken || own.retreat == 1) {
            let why = if taken { clauses::MAP } else { clauses::RETREAT };
            depart(rules, umpire, state, ship, Place::Retreated, why);
        }
    }
    crate::turn::end_round(rules, umpire, state);
}
