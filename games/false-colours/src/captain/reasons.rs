//! Reasons for an order, ship by ship: the flag, the call, the shot that a course brings, the fire that a ship evades.
//!
//! They take every enemy as it stands, as the aids do.

use engine::{Fact, Seat};
use rules_false_colours::aids::odds::of_shot;
use rules_false_colours::rules::HITS_ON;
use rules_false_colours::{FalseColours, Name, Order, Part, Shot, Stance, State, View, range, shot};
use shelf::reasons::{chance, reason};
use table::{Facing, Hex};

/// Returns the reasons for an order: one for the flag, or one for the call and one for each ship.
pub(crate) fn of(rules: &FalseColours, view: &View, seat: Seat, order: &Order) -> Vec<Fact> {
    let (state, side) = (&view.position, rules.side_of(seat));
    match order {
        Order::Flag(flagship) => vec![flies(state, side, *flagship)],
        Order::Plot(plot) => {
            let call = plot.call().map(|target| calls(state, side, target));
            call.into_iter().chain(plot.parts().iter().map(|part| ordered(state, side, part))).collect()
        }
    }
}

/// Returns the nearest enemy of a hex and its distance.
fn nearest(state: &State, side: u8, at: Hex) -> Option<(Name, u16)> {
    let enemies = state.on_table(1 - side).map(|(name, ship)| (name, at.distance(ship.at)));
    enemies.min_by_key(|(_, far)| *far)
}

/// Returns the enemies that can fire at a hex from where they are.
fn under(state: &State, side: u8, at: Hex) -> Vec<Name> {
    let fires = |(_, enemy): &(Name, &rules_false_colours::Ship)| range(enemy.at, enemy.facing, at).is_some();
    state.on_table(1 - side).filter(fires).map(|(name, _)| name).collect()
}

fn told(kind: &'static str, piece: Name) -> Fact {
    reason(kind, [("piece", Fact::shown(piece))])
}

fn flies(state: &State, side: u8, flagship: Name) -> Fact {
    let far = nearest(state, side, state.ship(flagship).at).map(|(_, far)| i32::from(far));
    told("why-hides", flagship).with([("range", Fact::maybe(far, Fact::int))])
}

fn calls(state: &State, side: u8, target: Name) -> Fact {
    let many = state.candidates(1 - side).count() as i64;
    reason("why-calls", [("target", Fact::shown(target)), ("many", Fact::int(many))])
}

fn ordered(state: &State, side: u8, part: &Part) -> Fact {
    let ship = state.ship(part.ship);
    let (at, facing) = part.course.end(ship.at, ship.facing);
    match part.stance {
        Stance::Hold => moves(state, side, part.ship, (ship.at, at)),
        Stance::Evade => {
            let from = under(state, side, at);
            if from.is_empty() {
                return moves(state, side, part.ship, (ship.at, at));
            }
            told("why-evades", part.ship).with([("from", Fact::list(from, Fact::shown))])
        }
        Stance::Fire(target) | Stance::Broadside(target) => fires(state, part, target, (at, facing)),
    }
}

fn moves(state: &State, side: u8, piece: Name, (from, to): (Hex, Hex)) -> Fact {
    let Some((target, far)) = nearest(state, side, to) else { return told("why-waits", piece) };
    let before = from.distance(state.ship(target).at);
    let kind = match far.cmp(&before) {
        std::cmp::Ordering::Less => "why-closes",
        std::cmp::Ordering::Equal => return told("why-waits", piece),
        std::cmp::Ordering::Greater => "why-opens",
    };
    told(kind, piece).with([
        ("target", Fact::shown(target)),
        ("before", Fact::int(i32::from(before))),
        ("range", Fact::int(i32::from(far))),
    ])
}

fn fires(state: &State, part: &Part, named: Name, end: (Hex, Facing)) -> Fact {
    let piece = part.ship;
    let Ok(Shot { target, range, dice }) = shot(state, piece.side, end, part.stance) else {
        return told("why-guesses", piece).with([("target", Fact::shown(named))]);
    };
    let kind = match part.stance {
        _ if target != named => "why-awaits",
        Stance::Broadside(_) => "why-broadside",
        _ => "why-fires",
    };
    let shot = [
        ("target", Fact::shown(target)),
        ("range", Fact::int(i32::from(range))),
        ("dice", Fact::int(dice)),
        ("chance", chance(&of_shot(dice, HITS_ON), 1)),
    ];
    match kind {
        "why-awaits" => told(kind, piece).with([("named", Fact::shown(named))]).with(shot),
        "why-broadside" => {
            told(kind, piece).with(shot).with([("known", Fact::Bool(state.is_known(piece.side)))])
        }
        _ => told(kind, piece).with(shot),
    }
}
