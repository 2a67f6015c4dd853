//! Reads a position and checks that the battle can go on from it.

use engine::Flaw;
use table::{Length, Point};

use super::{FLIGHTS, place_word};
use crate::catalogue;
use crate::clauses;
use crate::events::phase_name;
use crate::order_text::{read_name, read_system, read_wing};
use crate::rules::FullThrust;
use crate::ships::arc_name;
use crate::state::{
    Ending, Flight, GROUPS, Group, NONE, Name, Phase, Place, Ship, Shot, State, Tally, Wing, arc_numbered,
    note_arc,
};
use crate::turn;

/// The greatest velocity a ship can reach: the greatest at the start, and a thousand turns of thrust 8.
const FASTEST: u16 = 8_060;

const PHASES: [Phase; 7] =
    [Phase::Orders, Phase::Scans, Phase::Fighters, Phase::Attacks, Phase::Defence, Phase::Fire, Phase::Over];

/// Reads a position; see [`super::write`].
pub(crate) fn read(rules: &FullThrust, text: &str) -> Result<State, Vec<Flaw>> {
    let mut state =
        State { tallies: [Tally::default(); 2], ships: rules.start.ships.clone(), ..State::default() };
    state.groups.clone_from(&rules.start.groups);
    let mut flaws = Vec::new();
    let mut seen = Vec::new();
    for (number, part) in text.split(';').map(str::trim).enumerate() {
        let words: Vec<&str> = part.split_whitespace().collect();
        let first = words.first().copied().unwrap_or("");
        if number > 0
            && first != "shot"
            && seen.contains(&(first, words.get(1).copied().filter(|_| first == "side")))
        {
            flaws.push(Flaw::plain(format!("position, \"{part}\""), catalogue::STANDS_TWICE));
        }
        seen.push((first, words.get(1).copied().filter(|_| first == "side")));
        let read = match number {
            0 => read_head(rules, &mut state, &words),
            _ => read_line(rules, &mut state, &words),
        };
        if let Err(what) = read {
            flaws.push(Flaw::plain(format!("position, \"{part}\""), what));
        }
    }
    for (i, ship) in rules.start.ships.iter().enumerate() {
        let name = rules.name(i).to_string();
        if ship.class != NONE && !seen.iter().any(|(first, _)| *first == name) {
            flaws.push(Flaw::plain("position", catalogue::is_missing(&name)));
        }
    }
    for (g, (group, built)) in state.groups.iter().zip(&rules.start.groups).enumerate() {
        if group.fighters > built.fighters {
            let what = catalogue::fighters_of_bay(group.fighters, built.fighters);
            let place = format!("position, {}", Wing(rules.wings[g]));
            flaws.push(Flaw::against(clauses::FIGHTERS, place, what));
        }
    }
    if flaws.is_empty() {
        stand(rules, &mut state, &mut flaws);
    }
    if flaws.is_empty() { Ok(state) } else { Err(flaws) }
}

/// Checks that the whole is a position in which somebody must write, and notes the flaws.
fn stand(rules: &FullThrust, state: &mut State, flaws: &mut Vec<Flaw>) {
    let mut flaw = |what: &str| flaws.push(Flaw::against(clauses::VICTORY, "position", what));
    let left = |side: usize| {
        let ships = &state.ships[rules.fleet(side)];
        ships.iter().any(|s| matches!(s.place, Place::Table | Place::Away) && !rules.is_dummy(s))
    };
    if state.phase == Phase::Over {
        flaw(catalogue::BATTLE_IS_OVER);
    } else if state.phase == Phase::Orders && !(left(0) && left(1)) {
        flaw(catalogue::NO_SHIP_LEFT);
    }
    let open = state.phase == Phase::Fire && rules.options.fire == crate::options::Fire::Open;
    let slots = if open { state.ships.len() } else { 2 };
    if usize::from(state.slot) >= slots {
        return flaw(catalogue::NO_SUCH_SLOT);
    }
    if open && !crate::volleys::may_fire(rules, state, usize::from(state.slot)) {
        return flaw(catalogue::DECLARER_BEARS_ON_NOTHING);
    }
    if state.phase == Phase::Orders && state.ships.iter().any(|ship| ship.marked > 0) {
        return flaw(catalogue::MARKED_DAMAGE_FIRST);
    }
    if state.phase == Phase::Fighters {
        let waits = |g: &(usize, &Group)| {
            rules.wings[g.0].side == state.slot && g.1.flight == Flight::Flying && !g.1.moved
        };
        if !state.groups.iter().enumerate().any(|g| waits(&g)) {
            return flaw(catalogue::NO_GROUP_TO_MOVE);
        }
    }
    if state.phase == Phase::Fire && rules.options.fire == crate::options::Fire::Automatic {
        return flaw(catalogue::FIRE_NOT_DECLARED);
    }
    state.asked = turn::asked(rules, state);
    if state.asked == 0 {
        flaw(catalogue::NOBODY_WRITES);
    }
}

fn value<T: std::str::FromStr>(words: &mut std::slice::Iter<'_, &str>, field: &str) -> Result<T, String> {
    words.next().and_then(|w| w.parse().ok()).ok_or_else(|| catalogue::lacks_its_number(field))
}

fn read_head(rules: &FullThrust, state: &mut State, words: &[&str]) -> Result<(), String> {
    let limit = rules.options.turn_limit;
    let mut words = words.iter();
    let begins = catalogue::begins_with_turn(limit);
    if words.next() != Some(&"turn") {
        return Err(begins);
    }
    state.turn = value(&mut words, "turn")?;
    while let Some(field) = words.next() {
        match *field {
            "phase" => {
                let word = words.next().copied().unwrap_or("");
                state.phase =
                    PHASES.into_iter().find(|p| phase_name(*p) == word).ok_or(catalogue::NO_SUCH_PHASE)?;
            }
            "slot" => state.slot = value(&mut words, field)?,
            "used" => state.used = value(&mut words, field)?,
            "passes" => {
                state.passes =
                    value::<u8>(&mut words, field).ok().filter(|p| *p < 2).ok_or(catalogue::PASSES)?;
            }
            "winner" => state.ending = Ending { winner: value::<u8>(&mut words, field)?.wrapping_sub(1) },
            _ => return Err(catalogue::means_nothing(field)),
        }
    }
    let most = if state.phase == Phase::Over { limit + 1 } else { limit };
    if (1..=most).contains(&state.turn) { Ok(()) } else { Err(begins) }
}

fn read_line(rules: &FullThrust, state: &mut State, words: &[&str]) -> Result<(), String> {
    let first = words.first().copied().unwrap_or("");
    if first == "side" {
        return read_tally(rules, state, &words[1..]);
    }
    if first == "shot" {
        return read_shot(rules, state, &words[1..]);
    }
    let mut words = words.get(1..).unwrap_or(&[]).iter();
    if let Some(name) = read_name(first) {
        let index = rules.place_of(name).ok_or(catalogue::SCENARIO_LACKS_SHIP)?;
        state.ships[index] = read_ship(rules, index, &mut words)?;
        return Ok(());
    }
    let wing = read_wing(first).ok_or(catalogue::PART_IS_ABOUT)?;
    let name = |w: &Name| Some(w.side) == wing.side && w.number + 1 == wing.number;
    let g = rules.wings.iter().position(name).ok_or(catalogue::SCENARIO_LACKS_GROUP)?;
    state.groups[g] = read_group(rules, g, &mut words)?;
    Ok(())
}

fn read_tally(rules: &FullThrust, state: &mut State, words: &[&str]) -> Result<(), String> {
    let mut words = words.iter();
    let side: usize = value(&mut words, "side")?;
    let tally = side.checked_sub(1).and_then(|s| state.tallies.get_mut(s)).ok_or(catalogue::TWO_SIDES)?;
    while let Some(field) = words.next() {
        match *field {
            "lost" => tally.lost = value(&mut words, field)?,
            "tested" => tally.tested = value(&mut words, field)?,
            "flagship" => tally.flagship_at = value(&mut words, field)?,
            "needed" => tally.needed = value::<u8>(&mut words, field)?.min(6),
            "exits" => tally.exits = value(&mut words, field)?,
            "broken" if rules.options.morale => tally.broken = true,
            _ => return Err(catalogue::means_nothing(field)),
        }
    }
    let fits = tally.lost <= 64 && tally.tested <= tally.lost && tally.flagship_at <= tally.lost;
    if fits && tally.exits < 20_000 { Ok(()) } else { Err(catalogue::NO_SUCH_NUMBERS.to_owned()) }
}

fn read_shot(rules: &FullThrust, state: &mut State, words: &[&str]) -> Result<(), String> {
    let [ship, target, weapon, system] = words else {
        return Err(catalogue::SHOT_IS.to_owned());
    };
    let find =
        |text: &str| read_name(text).and_then(|name| rules.place_of(name)).ok_or(catalogue::NO_SHIP_OF_NAME);
    let (ship, target) = (find(ship)?, find(target)?);
    let number = |text: &str| text.parse::<u8>().ok().ok_or(catalogue::NO_SUCH_SYSTEM);
    let shot =
        Shot { ship: ship as u8, weapon: number(weapon)?, target: target as u8, system: number(system)? };
    let fits = usize::from(shot.weapon) < rules.class(&state.ships[ship]).weapons.len()
        && usize::from(shot.system) < rules.class(&state.ships[target]).systems()
        && !state.declared.is_full();
    if !fits {
        return Err(catalogue::NO_SUCH_WEAPON_OR_SYSTEM.to_owned());
    }
    state.declared.push(shot);
    Ok(())
}

fn read_place(word: Option<&&str>) -> Result<Point, String> {
    let read = || {
        let (x, y) = word?.split_once(',')?;
        let length = |t: &str| t.parse::<Length>().ok().map(Length::in_thousandths);
        Some(Point { x: length(x)?, y: length(y)? })
    };
    read().ok_or_else(|| catalogue::PLACE_NEXT.to_owned())
}

fn read_course(word: Option<&&str>) -> Result<u8, String> {
    let course = word.and_then(|w| w.strip_prefix('c')).and_then(|w| w.parse::<u8>().ok());
    course.filter(|c| (1..=12).contains(c)).map(|c| c % 12).ok_or_else(|| catalogue::THEN_COURSE.to_owned())
}

fn read_enemy_arc(
    rules: &FullThrust,
    side: usize,
    lines: &mut [u64; 2],
    words: &mut std::slice::Iter<'_, &str>,
) -> Result<(), String> {
    let enemies = rules.fleet(1 - side);
    let enemy = words
        .next()
        .and_then(|w| read_name(w))
        .and_then(|n| rules.place_of(n))
        .filter(|e| enemies.contains(e));
    let arc = words.next().and_then(|w| (1..4).find(|a| arc_name(arc_numbered(*a)) == *w));
    match (enemy, arc) {
        (Some(enemy), Some(arc)) => {
            note_arc(lines, enemy - enemies.start, arc);
            Ok(())
        }
        _ => Err(catalogue::LINE_IS.to_owned()),
    }
}

fn read_ship(
    rules: &FullThrust,
    index: usize,
    words: &mut std::slice::Iter<'_, &str>,
) -> Result<Ship, String> {
    let scenario = &rules.start.ships[index];
    let at = read_place(words.next())?;
    let course = read_course(words.next())?;
    let velocity = words.next().and_then(|w| w.strip_prefix('v')).and_then(|w| w.parse::<u16>().ok());
    let velocity = velocity.filter(|v| *v <= FASTEST).ok_or(catalogue::THEN_VELOCITY)?;
    let mut ship = Ship { at, course, velocity, class: scenario.class, ..Ship::default() };
    let mut lacks = Vec::new();
    while let Some(field) = words.next() {
        match *field {
            "damage" => ship.damage = value(words, field)?,
            "marked" => ship.marked = value(words, field)?,
            "drive" => ship.drive = value::<u8>(words, field)?.min(2),
            "back" => ship.back = value(words, field)?,
            "edge" => ship.edge = value::<u8>(words, field)? & 3,
            "class" if rules.options.bogeys => ship.class = value(words, field)?,
            "hidden" => ship.hidden = rules.options.bogeys,
            "done" => ship.done = true,
            "lacks" => {
                lacks.push(
                    words
                        .next()
                        .and_then(|w| read_system(&w.to_uppercase()))
                        .ok_or(catalogue::NO_SUCH_SYSTEM)?,
                );
            }
            "line" => read_enemy_arc(rules, rules.side_of(index), &mut ship.lines, words)?,
            word => {
                let places = [Place::Away, Place::Barred, Place::Destroyed, Place::Out, Place::Gone];
                let place = places.into_iter().find(|p| place_word(*p) == word);
                ship.place = place.ok_or_else(|| catalogue::means_nothing(word))?;
            }
        }
    }
    let class = rules.classes.get(usize::from(ship.class)).ok_or(catalogue::NO_SUCH_CLASS)?;
    for system in lacks {
        let found =
            class.index_of(system).filter(|i| !class.is_drive(*i)).ok_or(catalogue::HAS_NO_SUCH_SYSTEM)?;
        ship.lost |= class.bit(found);
    }
    if ship.place == Place::Table && !rules.area.holds(ship.at) {
        return Err(catalogue::not_on_the_table(ship.at));
    }
    let whole = u16::from(class.damage);
    if ship.damage > whole || (ship.place == Place::Table && ship.damage == whole) || ship.marked > 20_000 {
        return Err(catalogue::damage_points(whole));
    }
    if ship.back > 2_000 {
        return Err(catalogue::BACK_IS.to_owned());
    }
    Ok(ship)
}

fn read_group(rules: &FullThrust, g: usize, words: &mut std::slice::Iter<'_, &str>) -> Result<Group, String> {
    let scenario = rules.start.groups[g];
    let at = read_place(words.next())?;
    let course = read_course(words.next())?;
    let word = words.next().copied().unwrap_or("");
    let flight = FLIGHTS.iter().find(|(_, w)| *w == word).map(|(f, _)| *f);
    let flight = flight.ok_or(catalogue::GROUP_STATES)?;
    let mut group = Group { at, course, flight, carrier: scenario.carrier, target: NONE, ..Group::default() };
    let find = |word: Option<&&str>| {
        word.and_then(|w| read_name(w))
            .and_then(|n| rules.place_of(n))
            .map(|i| i as u8)
            .ok_or(catalogue::NO_SHIP_OF_NAME)
    };
    while let Some(field) = words.next() {
        match *field {
            "fighters" => group.fighters = value(words, field)?,
            "rank" => group.rank = value(words, field)?,
            "carrier" => group.carrier = find(words.next())?,
            "target" => group.target = find(words.next())?,
            "moved" => group.moved = true,
            "recall" => group.recall = true,
            "line" => read_enemy_arc(rules, usize::from(rules.wings[g].side), &mut group.lines, words)?,
            _ => return Err(catalogue::means_nothing(field)),
        }
    }
    if usize::from(group.rank) > GROUPS || (flight == Flight::Flying && group.fighters == 0) {
        return Err(catalogue::FIGHTERS_1_TO_6.to_owned());
    }
    let side = usize::from(rules.wings[g].side);
    if rules.side_of(usize::from(group.carrier)) != side
        || (group.target != NONE && rules.side_of(usize::from(group.target)) == side)
    {
        return Err(catalogue::CARRIER_AND_TARGET.to_owned());
    }
    if flight == Flight::Flying && !rules.area.holds(at) {
        return Err(catalogue::not_on_the_table(at));
    }
    Ok(group)
}
