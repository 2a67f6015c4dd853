//! Positions as one line of text: `round 2 impulse C turn 1 move initiative 1; CA-1 8,2 f1 speed 3 power 3 …; M3 …`.
//!
//! The round and the step come first, then the ships in list order, then missiles. The affair being carried out and the
//! open question follow, each after a `+`.

mod ships;
mod unfinished;
mod words;
mod writing;

use engine::Flaw;

use crate::catalogue;
use crate::chart;
use crate::clauses;
use crate::power_phase;
use crate::rules::Talon;
use crate::ships::Goal;
use crate::space::OrderSpace;
use crate::state::{Affair, Bid, NONE, Place, Question, State, Step};
use crate::turn::{self, HELD};

use words::Words;

pub(crate) use writing::{step_word, write};

/// Reads a position; see [`write`].
///
/// # Errors
/// Returns every flaw found.
pub(crate) fn read(rules: &Talon, text: &str) -> Result<State, Vec<Flaw>> {
    let mut flaws = Vec::new();
    let mut state = State { round: 1, next_missile: 1, winner: NONE, ..State::default() };
    let mut parts = text.split(';').map(str::trim);
    let head = parts.next().unwrap_or("");
    let (mut found, mut missiles, mut unfinished) = (vec![None; rules.count()], Vec::new(), Vec::new());
    for part in parts.filter(|part| !part.is_empty()) {
        if let Some(rest) = part.strip_prefix('+') {
            unfinished.push(rest);
        } else if ships::is_missile(part) {
            missiles.push(part);
        } else {
            match ships::read_ship(rules, part) {
                Err(flaw) => flaws.push(flaw),
                Ok((ship, _)) if found[ship].is_some() => {
                    flaws.push(Flaw::plain(format!("position, \"{part}\""), catalogue::SHIP_STANDS_TWICE));
                }
                Ok((ship, read)) => found[ship] = Some(read),
            }
        }
    }
    for (ship, read) in found.into_iter().enumerate() {
        if read.is_none() && flaws.is_empty() {
            let what = catalogue::NOT_IN_POSITION;
            flaws.push(Flaw::plain(format!("position, {}", rules.name(ship)), what));
        }
        state.ships.push(read.unwrap_or_default());
    }
    if flaws.is_empty() {
        flaws.extend(read_head(rules, head, &mut state).err());
    }
    for part in missiles.into_iter().filter(|_| flaws.is_empty()).collect::<Vec<_>>() {
        flaws.extend(ships::read_missile(rules, part, &mut state).err());
    }
    for part in unfinished {
        if flaws.is_empty() {
            flaws.extend(unfinished::read(rules, part, &mut state).err());
        }
    }
    if flaws.is_empty() {
        flaws.extend(impossible(rules, &state));
    }
    if !flaws.is_empty() {
        return Err(flaws);
    }
    state.asked = turn::asked(rules, &state);
    Ok(state)
}

/// Reads the round, the impulse and the step.
fn read_head(rules: &Talon, head: &str, state: &mut State) -> Result<(), Flaw> {
    let mut words = Words::new(head);
    words.must(clauses::ROUND, "round")?;
    let limit = rules.options.turn_limit;
    state.round = words.number(clauses::SCENARIOS, "a round", 1, u32::from(limit))? as u16;
    if words.takes("power-phase") {
        (state.impulse, state.step) = (chart::IMPULSES, Step::Speeds);
    } else {
        words.must(clauses::ROUND, "impulse")?;
        let letter = words.word().and_then(chart::of_letter);
        state.impulse = letter.ok_or_else(|| words.flaw(clauses::ROUND, catalogue::AN_IMPULSE_IS))?;
        words.must(clauses::ROUND, "turn")?;
        state.second = words.number(clauses::ROUND, catalogue::IMPULSES_TURN, 1, 2)? == 2;
        state.step = match words.word() {
            Some("power") => Step::Power,
            Some("move") => Step::Move,
            Some("fire") => Step::Fire,
            _ => return Err(words.flaw(clauses::TURN, catalogue::A_STEP_IS)),
        };
    }
    words.must(clauses::INITIATIVE, "initiative")?;
    state.initiative = words.number(clauses::INITIATIVE, "a side", 1, 2)? as u8 - 1;
    if words.takes("held") {
        if rules.goal != Goal::Circle {
            return Err(words.flaw(clauses::SCENARIOS, catalogue::NOBODY_IS_HELD));
        }
        for side in 0..2 {
            state.held[side] = words.small(clauses::SCENARIOS, catalogue::IMPULSES_HELD, 0, HELD)?;
        }
    }
    if words.takes("next") {
        state.next_missile = words.number(clauses::MISSILE, catalogue::NEXT_MISSILE, 2, 60_000)? as u16;
    }
    words.end()
}

/// Returns a flaw if the position cannot arise in play.
fn impossible(rules: &Talon, state: &State) -> Option<Flaw> {
    let flaw = |clause, what: String| Some(Flaw::against(clause, "position", what));
    let quiet = state.question == Question::None;
    for side in 0..2 {
        if quiet && !rules.fleet(side).any(|ship| state.ships[ship].on_map()) {
            return flaw(clauses::SCENARIOS, catalogue::side_has_no_ship(side + 1));
        }
    }
    if quiet && (state.held[0] == HELD) != (state.held[1] == HELD) {
        return flaw(clauses::SCENARIOS, catalogue::ENEMY_IS_HELD.into());
    }
    for (place, ship) in state.ships.iter().enumerate() {
        let name = rules.name(place);
        let bid = if rules.side_of(place) == state.initiative { Bid::Defend } else { Bid::Change };
        if ship.bid != Bid::None && ship.bid != bid {
            return flaw(clauses::INITIATIVE, catalogue::initiative_defends(name));
        }
        if ship.place == Place::Aboard {
            let carrier = usize::from(ship.carrier);
            let room = usize::from(rules.cards[carrier].squadrons);
            let own = rules.side_of(carrier) == rules.side_of(place);
            if !own || !state.ships[carrier].on_map() || rules.aboard(state, carrier).count() > room {
                return flaw(clauses::CARRIER, catalogue::aboard_no_carrier(name));
            }
        }
    }
    for missile in &state.missiles {
        let target = &state.ships[usize::from(missile.target)];
        if !target.on_map() || target.at == missile.at || rules.is_planet(missile.at) {
            let name = crate::state::Name::missile(missile.number);
            return flaw(clauses::MISSILE_FLIGHT, catalogue::on_its_way_elsewhere(name));
        }
    }
    if quiet && (state.affair != Affair::None || !state.blasts.is_empty()) {
        return flaw(clauses::TURN, catalogue::CARRIED_OUT_HALF.into());
    }
    if quiet { impossible_step(rules, state) } else { unfinished::impossible(rules, state) }
}

/// Returns a flaw if nothing can be asked in this step.
fn impossible_step(rules: &Talon, state: &State) -> Option<Flaw> {
    let flaw = |clause, what: &str| Some(Flaw::against(clause, "position", what));
    let side = state.active();
    let space = OrderSpace::asked(rules, state, engine::Seat(side));
    match state.step {
        Step::Power if space.menus().is_empty() => flaw(clauses::POINTS, catalogue::NO_POINT_IN_IMPULSE),
        Step::Move if engine::Space::size(&space).unwrap_or(0) == 0 => {
            flaw(clauses::TERRAIN, catalogue::NOWHERE_TO_GO)
        }
        Step::Fire if space.firing().next().is_none() => flaw(clauses::FIRE, catalogue::NO_GROUP_CAN_FIRE),
        Step::Speeds if (0..2).all(|side| power_phase::choosers(rules, state, side).next().is_none()) => {
            flaw(clauses::SPEEDS, catalogue::NO_CHOICE_OF_SPEED)
        }
        Step::Over => flaw(clauses::SCENARIOS, catalogue::DECIDED_IS_NO_POSITION),
        _ => None,
    }
}
