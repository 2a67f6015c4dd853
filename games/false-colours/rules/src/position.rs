//! Positions as one line of text: `turn 3 calls 1 0; flag A2 shown; flag B1; A1 3,4 f0 hull 4; A2 5,6 f1 hull 2 cleared`.
//!
//! `calls` are the calls that each side has made. While the flags are chosen, the turn is 0 and there are no flags. A lost
//! ship has hull 0.

use std::str::FromStr;

use engine::{Clause, Flaw};
use table::Facing;

use crate::catalogue;
use crate::clauses;
use crate::notation::read_name;
use crate::rules::FalseColours;
use crate::state::{Name, Ship, State};

/// Writes a position as text.
pub(crate) fn write(rules: &FalseColours, state: &State) -> String {
    let mut text = format!("turn {} calls {} {}", state.turn, state.called[0], state.called[1]);
    for flagship in [0, 1].into_iter().filter_map(|side| state.flagship(side)) {
        let shown = if state.shown[usize::from(flagship.side)] { " shown" } else { "" };
        text += &format!("; flag {flagship}{shown}");
    }
    for name in rules.ships() {
        let Ship { at, facing, hull, cleared } = *state.ship(name);
        let cleared = if cleared { " cleared" } else { "" };
        text += &format!("; {name} {at} f{facing} hull {hull}{cleared}");
    }
    text
}

/// Reads a position; see [`write`].
///
/// # Errors
/// Every flaw found.
pub(crate) fn read(rules: &FalseColours, text: &str) -> Result<State, Vec<Flaw>> {
    let mut parts = text.split(';').map(str::trim);
    let (mut state, mut flaws) = (State::default(), Vec::new());
    flaws.extend(read_head(parts.next().unwrap_or(""), &mut state).err());
    let mut found: Vec<Name> = Vec::new();
    for part in parts.filter(|part| !part.is_empty()) {
        let read = match part.strip_prefix("flag ") {
            Some(flag) => read_flag(flag, &mut state),
            None => read_ship(rules, part, &mut state).and_then(|name| {
                let stands = found.contains(&name);
                found.push(name);
                if stands { Err((clauses::SHIPS, catalogue::SHIP_STANDS_TWICE.to_owned())) } else { Ok(()) }
            }),
        };
        if let Err((clause, what)) = read {
            flaws.push(Flaw::against(clause, format!("position, \"{part}\""), what));
        }
    }
    for name in rules.ships().filter(|name| !found.contains(name) && flaws.is_empty()).collect::<Vec<_>>() {
        flaws.push(Flaw::against(clauses::SHIPS, format!("position, {name}"), catalogue::NOT_IN_POSITION));
    }
    if flaws.is_empty() {
        flaws.extend(impossible(rules, &state));
    }
    if flaws.is_empty() { Ok(state) } else { Err(flaws) }
}

/// A part of a position that cannot be: the clause and the reason.
type Wrong = (Clause, String);

/// Reads a whole number without a sign.
fn whole<T: FromStr>(digits: &str) -> Option<T> {
    if digits.bytes().all(|byte| byte.is_ascii_digit()) { digits.parse().ok() } else { None }
}

/// Reads the turn and the calls made.
fn read_head(text: &str, state: &mut State) -> Result<(), Flaw> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let read = match words.as_slice() {
        ["turn", turn, "calls", one, other] => [whole(turn), whole(one), whole(other)],
        _ => [None; 3],
    };
    let [Some(turn), Some(one), Some(other)] = read else {
        return Err(Flaw::plain("position", catalogue::POSITION_BEGINS));
    };
    (state.turn, state.called) = (turn, [one, other]);
    Ok(())
}

/// Reads a flag: its ship, and `shown` if all know it.
fn read_flag(text: &str, state: &mut State) -> Result<(), Wrong> {
    let wrong = |what: &str| (clauses::FLAG, what.to_owned());
    let words: Vec<&str> = text.split_whitespace().collect();
    let (ship, shown) = match words.as_slice() {
        [ship] => (ship, false),
        [ship, "shown"] => (ship, true),
        _ => return Err(wrong(catalogue::FLAG_IN_POSITION)),
    };
    let name = read_name(ship).ok_or_else(|| wrong(catalogue::FLAG_IN_POSITION))?;
    let side = usize::from(name.side);
    if state.flags[side].is_some() {
        return Err(wrong(catalogue::TWO_FLAGS));
    }
    (state.flags[side], state.shown[side]) = (Some(name.ship), shown);
    Ok(())
}

/// Reads a ship: name, hex, facing, hull, and `cleared` after a false call.
fn read_ship(rules: &FalseColours, text: &str, state: &mut State) -> Result<Name, Wrong> {
    let wrong = |clause, what: String| (clause, what);
    let words: Vec<&str> = text.split_whitespace().collect();
    let ([ship, at, facing, "hull", hull], cleared) = (match words.as_slice() {
        [first @ .., "cleared"] => (first, true),
        all => (all, false),
    }) else {
        return Err(wrong(clauses::SHIPS, catalogue::SHIP_IN_POSITION.to_owned()));
    };
    let known = |name: &Name| rules.ships().any(|known| known == *name);
    let name = read_name(ship).filter(known);
    let name = name.ok_or_else(|| wrong(clauses::SHIPS, catalogue::NO_SUCH_SHIP.to_owned()))?;
    let at = at.parse().ok().filter(|at| rules.map.holds(*at));
    let at = at.ok_or_else(|| wrong(clauses::PLACE, catalogue::HEX_IN_POSITION.to_owned()))?;
    let sides = facing.strip_prefix('f').and_then(whole::<u8>).filter(|sides| *sides < 6);
    let sides = sides.ok_or_else(|| wrong(clauses::PLACE, catalogue::FACING_IN_POSITION.to_owned()))?;
    let most = rules.options.hull;
    let hull = whole(hull).filter(|hull| *hull <= most);
    let hull = hull.ok_or_else(|| wrong(clauses::SHIPS, catalogue::hull_in_position(most)))?;
    *state.ship_mut(name) = Ship { at, facing: Facing::of_sides(sides.into()), hull, cleared };
    Ok(name)
}

/// Returns a flaw for everything in a position that cannot arise in play.
fn impossible(rules: &FalseColours, state: &State) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let mut demand = |holds: bool, clause, what: String| {
        if !holds {
            flaws.push(Flaw::against(clause, "position", what));
        }
    };
    let (turn, end) = (state.turn, rules.options.turns + 1);
    demand(turn <= end, clauses::POINTS, catalogue::turn_in_position(end));
    for side in 0..2 {
        let (own, letter) = (usize::from(side), char::from(b'A' + side));
        let ships = || rules.fleet(side).map(|name| (name, state.ship(name)));
        let flagship = state.flagship(side);
        demand(flagship.is_some() == (turn > 0), clauses::FLAG, catalogue::flag_from_turn_one(letter));
        let flies = flagship.filter(|flagship| rules.fleet(side).any(|name| name == *flagship));
        demand(flies == flagship, clauses::FLAG, catalogue::NO_SUCH_SHIP.to_owned());
        let cleared = ships().any(|(name, ship)| ship.cleared && flagship == Some(name));
        demand(!cleared, clauses::CLEARED, catalogue::FLAGSHIP_IS_CLEARED.to_owned());
        let false_calls = ships().filter(|(_, ship)| ship.cleared).count() as u8;
        let called = state.called[own];
        let most = if rules.options.open { 0 } else { rules.options.calls.min(turn.saturating_sub(1)) };
        demand(called <= most, clauses::CALL, catalogue::calls_in_position(most));
        // Every call clears a ship, but for the one that shows the flag.
        let true_calls = state.called[1 - own].checked_sub(false_calls);
        let told = true_calls.is_some_and(|calls| calls <= u8::from(state.shown[own]));
        demand(told, clauses::FALSE_CALL, catalogue::EACH_CALL_IS_ANSWERED.to_owned());
        let open = rules.options.open && turn > 0;
        demand(state.shown[own] || !open, clauses::OPEN, catalogue::FLAGS_IN_SIGHT.to_owned());
        demand(!state.shown[own] || open || turn > 1, clauses::HIDDEN, catalogue::NOT_SHOWN_YET.to_owned());
        let lost = ships().any(|(_, ship)| !ship.on_table());
        demand(!lost || turn > 1, clauses::LOST, catalogue::NOT_LOST_YET.to_owned());
    }
    flaws
}
