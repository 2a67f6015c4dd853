//! Positions as one line of text: `turn 2 active A flown 1.5 turned; A 18,9 h60 D1 M1 A2 R1 done; B 18,30 h180 D2 M2 A2 R0`.

use arrayvec::ArrayVec;
use engine::Flaw;
use table::{Heading, Length, Point};

use crate::catalogue;
use crate::notation::inches;
use crate::rules::SimpleSpaceships;
use crate::state::{Die, NONE, Panel, PanelBox, Phase, Place, SHIPS, Ship, State};
use crate::{clauses, damage, queue, shares};

/// Writes a position as text.
pub(crate) fn write(rules: &SimpleSpaceships, state: &State) -> String {
    let mut text = format!("turn {} {}", state.turn, write_phase(rules, state));
    if state.coined != NONE && !matches!(state.phase, Phase::Assign | Phase::Coin) {
        text += &format!(" coin {}", state.coined);
    }
    for (place, ship) in state.ships.iter().enumerate() {
        text += &format!("; {}", rules.name(place));
        match ship.place {
            Place::Destroyed => text += " destroyed",
            Place::Left => text += " left",
            Place::Away => text += &format!(" away {}", ship.panel),
            Place::Table => text += &format!(" {} h{} {}", ship.at, ship.heading, ship.panel),
        }
        if ship.done {
            text += " done";
        }
    }
    text
}

/// Returns the phase in the words of a position.
fn write_phase(rules: &SimpleSpaceships, state: &State) -> String {
    let name = |place: u8| rules.name(usize::from(place));
    let active = || {
        let Die { open, turned, flown } = state.die;
        let die = if open { format!(" flown {}", inches(flown)) } else { String::new() };
        format!("{}{die}{}", name(state.active), if turned { " turned" } else { "" })
    };
    match state.phase {
        Phase::Coin => "flip".to_owned(),
        Phase::Assign if rules.options.one_at_a_time() => format!("assign side {}", state.next + 1),
        Phase::Assign => "assign".to_owned(),
        Phase::Pick => format!("pick side {}", state.next + 1),
        Phase::Enter => format!("enter {}", name(state.active)),
        Phase::Active => format!("active {}", active()),
        Phase::Loss => {
            let picks = if state.own_pick { " own" } else { "" };
            format!("loss {} hits {}{picks} by {}", name(state.target), state.hits, active())
        }
        Phase::Over => "over".to_owned(),
    }
}

/// Reads a position; see [`write`].
///
/// # Errors
/// Every flaw found.
pub(crate) fn read(rules: &SimpleSpaceships, text: &str) -> Result<State, Vec<Flaw>> {
    let mut flaws = Vec::new();
    let mut parts = text.split(';').map(str::trim);
    let head = parts.next().unwrap_or("");
    let mut state = State { turn: 1, coined: NONE, active: NONE, target: NONE, ..State::default() };
    let mut found: ArrayVec<Option<Ship>, SHIPS> = rules.cards.iter().map(|_| None).collect();
    for part in parts.filter(|p| !p.is_empty()) {
        match read_ship(rules, part) {
            Err(flaw) => flaws.push(flaw),
            Ok((place, _)) if found[place].is_some() => {
                flaws.push(Flaw::plain(format!("position, \"{part}\""), catalogue::SHIP_STANDS_TWICE));
            }
            Ok((place, ship)) => found[place] = Some(ship),
        }
    }
    for (place, ship) in found.iter().enumerate() {
        if ship.is_none() && flaws.is_empty() {
            let what = catalogue::NOT_IN_POSITION;
            flaws.push(Flaw::plain(format!("position, {}", rules.name(place)), what));
        }
        state.ships.push(ship.unwrap_or_default());
    }
    if flaws.is_empty() {
        flaws.extend(read_head(rules, head, &mut state).err());
    }
    if flaws.is_empty() {
        flaws.extend(impossible(rules, &state));
    }
    if flaws.is_empty() {
        state.asked = asked(rules, &state);
        Ok(state)
    } else {
        Err(flaws)
    }
}

fn whole(word: &str) -> Option<u16> {
    word.bytes().all(|b| b.is_ascii_digit()).then(|| word.parse().ok())?
}

fn read_ship(rules: &SimpleSpaceships, part: &str) -> Result<(usize, Ship), Flaw> {
    let flaw = |clause, what: String| Flaw::against(clause, format!("position, \"{part}\""), what);
    let words: Vec<&str> = part.split_whitespace().collect();
    let place = words.first().and_then(|word| rules.find_like(word));
    let place = place.ok_or_else(|| flaw(clauses::SCENARIOS, catalogue::PART_BEGINS_WITH_SHIP.to_owned()))?;
    let mut ship = Ship::default();
    let mut rest = match words[1..] {
        ["destroyed"] => return Ok((place, Ship { place: Place::Destroyed, ..ship })),
        ["left"] => return Ok((place, Ship { place: Place::Left, ..ship })),
        ["away", ref rest @ ..] if rules.cards[place].enters => {
            ship.place = Place::Away;
            rest
        }
        ["away", ..] => {
            return Err(flaw(clauses::RUN, catalogue::BEGINS_ON_TABLE.into()));
        }
        [at, heading, ref rest @ ..] => {
            ship.at = read_place(at)
                .filter(|at| rules.area.holds(*at))
                .ok_or_else(|| flaw(clauses::SCENARIOS, catalogue::no_place(at)))?;
            let degrees = heading.strip_prefix('h').and_then(whole).filter(|d| d % 60 == 0 && *d < 360);
            ship.heading = degrees
                .and_then(|d| Heading::of_degrees(i32::from(d)))
                .ok_or_else(|| flaw(clauses::BASES, catalogue::then_a_heading(heading)))?;
            rest
        }
        _ => {
            let what = catalogue::THEN_PLACE;
            return Err(flaw(clauses::SCENARIOS, what.to_owned()));
        }
    };
    if let [before @ .., "done"] = rest {
        ship.done = true;
        rest = before;
    }
    ship.panel = read_panel(rest).map_err(|what| flaw(clauses::PANEL, what))?;
    let card = &rules.cards[place];
    let sum: u32 = ship.panel.0.iter().map(|n| u32::from(*n)).sum();
    if sum > u32::from(card.dice) {
        return Err(flaw(clauses::PANEL, catalogue::dice_it_began_with(sum, card.dice)));
    }
    if sum == 0 {
        return Err(flaw(clauses::LOST_DICE, catalogue::WITHOUT_DICE.to_owned()));
    }
    for (of, cap) in PanelBox::FUNCTIONS.into_iter().zip(card.caps) {
        if ship.panel[of] > cap {
            return Err(flaw(clauses::CAPS, catalogue::design_has_at_most(cap, of)));
        }
    }
    Ok((place, ship))
}

fn read_place(text: &str) -> Option<Point> {
    let (x, y) = text.split_once(',')?;
    let read = |n: &str| n.parse::<Length>().ok().map(Length::in_thousandths);
    Some(Point { x: read(x)?, y: read(y)? })
}

fn read_panel(words: &[&str]) -> Result<Panel, String> {
    let mut panel = Panel::default();
    let mut seen = [false; 4];
    for word in words {
        let wrong = || catalogue::dice_are_written(word);
        let of = word.get(..1).and_then(PanelBox::of_word).ok_or_else(wrong)?;
        let n = word.get(1..).filter(|n| !n.is_empty()).and_then(whole).ok_or_else(wrong)?;
        if std::mem::replace(&mut seen[of as usize], true) {
            return Err(catalogue::stands_twice(of));
        }
        panel[of] = u8::try_from(n).map_err(|_| wrong())?;
    }
    Ok(panel)
}

/// Reads the turn and the phase.
fn read_head(rules: &SimpleSpaceships, head: &str, state: &mut State) -> Result<(), Flaw> {
    let flaw = |clause, what: &str| Flaw::against(clause, format!("position, \"{head}\""), what);
    let words: Vec<&str> = head.split_whitespace().collect();
    let ["turn", number, rest @ ..] = words.as_slice() else {
        return Err(flaw(clauses::TURN, catalogue::POSITION_BEGINS));
    };
    let limit = rules.options.turn_limit;
    state.turn = whole(number)
        .filter(|n| (1..=limit).contains(n))
        .ok_or_else(|| flaw(clauses::VICTORY, &catalogue::a_turn_is(limit)))?;
    let mut rest = rest;
    if let [before @ .., "coin", number] = rest {
        let number = whole(number).and_then(|n| u8::try_from(n).ok()).filter(|n| *n < NONE);
        state.coined = number.ok_or_else(|| flaw(clauses::ACTIVATION, catalogue::COIN_IS_FOR))?;
        rest = before;
    }
    let ship = |name: &str| {
        let place = rules.find_like(name).map(|p| p as u8);
        place.ok_or_else(|| flaw(clauses::SCENARIOS, &catalogue::no_ship_called(name)))
    };
    let side = |number: &str| match number {
        "1" => Ok(0),
        "2" => Ok(1),
        _ => Err(flaw(clauses::ACTIVATION, catalogue::A_SIDE_IS)),
    };
    let open = rules.options.one_at_a_time();
    match rest {
        ["flip"] if open => state.phase = Phase::Coin,
        ["assign"] if !open => state.phase = Phase::Assign,
        ["assign", "side", number] if open => (state.phase, state.next) = (Phase::Assign, side(number)?),
        ["pick", "side", number] => (state.phase, state.next) = (Phase::Pick, side(number)?),
        ["enter", name] => (state.phase, state.active) = (Phase::Enter, ship(name)?),
        ["active", name, die @ ..] => {
            (state.phase, state.active) = (Phase::Active, ship(name)?);
            state.die = read_die(die).ok_or_else(|| flaw(clauses::MOVEMENT_DIE, DIE))?;
        }
        ["loss", target, "hits", hits, by @ ..] => {
            (state.phase, state.target) = (Phase::Loss, ship(target)?);
            let hits = whole(hits).and_then(|n| u8::try_from(n).ok()).filter(|n| *n > 0);
            state.hits = hits.ok_or_else(|| flaw(clauses::HITS, catalogue::HITS_ARE))?;
            state.own_pick = by.first() == Some(&"own");
            let ["by", name, die @ ..] = &by[usize::from(state.own_pick)..] else {
                return Err(flaw(clauses::HITS, catalogue::LOSS_NAMES_ATTACKER));
            };
            state.active = ship(name)?;
            state.die = read_die(die).ok_or_else(|| flaw(clauses::MOVEMENT_DIE, DIE))?;
        }
        ["over"] => {
            return Err(flaw(clauses::VICTORY, catalogue::BATTLE_IS_DECIDED));
        }
        _ => {
            let words = catalogue::POSITION_ASKS;
            return Err(flaw(clauses::TURN, words));
        }
    }
    if let Some(active) = state.active() {
        state.next = 1 - rules.side_of(active);
    }
    Ok(())
}

const DIE: &str = catalogue::DIE_BEING_FLOWN;

fn read_die(words: &[&str]) -> Option<Die> {
    let (words, turned) = match words {
        [before @ .., "turned"] => (before, true),
        all => (all, false),
    };
    match words {
        [] if !turned => Some(Die::default()),
        ["flown", far] => {
            let far = far.parse::<Length>().ok()?.in_thousandths();
            let flown = u8::try_from(far / 500).ok().filter(|n| far % 500 == 0 && *n <= Die::MOST)?;
            Some(Die { open: true, turned, flown })
        }
        _ => None,
    }
}

/// Returns the first reason why a position cannot arise in play, if there is one.
fn impossible(rules: &SimpleSpaceships, state: &State) -> Option<Flaw> {
    let flaw = |clause, what: &str| Some(Flaw::against(clause, "position", what));
    for side in 0..2 {
        if !state.ships[rules.fleet(side)].iter().any(Ship::in_play) {
            return flaw(clauses::VICTORY, catalogue::NO_SHIP_IN_PLAY);
        }
    }
    let across = |ship: &Ship| ship.on_table() && ship.at.y == rules.area.height.in_thousandths();
    if rules.run.is_some_and(|side| state.ships[rules.fleet(usize::from(side))].iter().any(across)) {
        return flaw(clauses::RUN, catalogue::FAR_EDGE_REACHED);
    }
    let stuck = |ship: &Ship| {
        let wait = if matches!(state.phase, Phase::Assign | Phase::Coin) {
            ship.panel[PanelBox::Reserve]
        } else {
            0
        };
        ship.place == Place::Away && ship.panel[PanelBox::Movement] + wait == 0
    };
    if state.ships.iter().any(stuck) {
        return flaw(clauses::RUN, catalogue::ENTRY_NEEDS_MOVEMENT);
    }
    if state.ships.iter().any(|ship| ship.place == Place::Away && ship.done && state.phase != Phase::Enter)
        && !matches!(state.phase, Phase::Assign)
    {
        return flaw(clauses::RUN, catalogue::ACTIVE_IS_ON_TABLE);
    }
    let active = state.active().map(|place| (place, &state.ships[place]));
    match (state.phase, active) {
        (Phase::Coin | Phase::Assign, _) => impossible_assignment(rules, state),
        (Phase::Pick, _) => impossible_pick(rules, state),
        (_, Some((_, ship))) if !ship.done || !ship.in_play() => {
            flaw(clauses::ACTIVATION, catalogue::ACTIVE_IS_DONE)
        }
        (Phase::Enter, Some((_, ship))) if ship.place != Place::Away => {
            flaw(clauses::RUN, catalogue::ON_THE_TABLE_ALREADY)
        }
        (Phase::Active | Phase::Loss, Some((_, ship))) if !ship.on_table() => {
            flaw(clauses::RUN, catalogue::ACTIVE_STANDS)
        }
        (Phase::Active | Phase::Loss, Some((_, ship)))
            if !state.die.open && ship.panel[PanelBox::Movement] > 0 =>
        {
            flaw(clauses::SPENDING, catalogue::ACTIVE_SPENDS_FIRST)
        }
        (Phase::Loss, Some((place, _))) => {
            let target = &state.ships[usize::from(state.target)];
            if rules.side_of(place) == rules.side_of(usize::from(state.target)) || !target.on_table() {
                return flaw(clauses::HITS, catalogue::ENEMY_LOSES_DICE);
            }
            if target.panel[PanelBox::Defence] > 0 {
                return flaw(clauses::DEFENCE, catalogue::DEFENCE_MEETS_HITS);
            }
            None
        }
        _ => None,
    }
}

fn impossible_assignment(rules: &SimpleSpaceships, state: &State) -> Option<Flaw> {
    let flaw = |clause, what: &str| Some(Flaw::against(clause, "position", what));
    let has = |side: usize| queue::waiting(rules, state, side).next().is_some();
    if state.ships.iter().any(|ship| ship.done)
        && (!rules.options.one_at_a_time() || state.phase == Phase::Coin)
    {
        return flaw(clauses::TURN, catalogue::NONE_DONE_IN_ASSIGNMENT);
    }
    if state.coined != NONE {
        return flaw(clauses::ACTIVATION, catalogue::NO_COIN_BEFORE_DICE);
    }
    if state.phase == Phase::Coin && !(has(0) && has(1)) {
        return flaw(clauses::ASSIGNING, catalogue::COIN_NEEDS_BOTH);
    }
    if rules.options.one_at_a_time() && state.phase == Phase::Assign && !has(usize::from(state.next)) {
        return flaw(clauses::ASSIGNING, catalogue::SIDE_HAS_NO_DICE);
    }
    if !has(0) && !has(1) {
        return flaw(clauses::ASSIGNING, catalogue::NOBODY_HAS_DICE);
    }
    None
}

fn impossible_pick(rules: &SimpleSpaceships, state: &State) -> Option<Flaw> {
    let flaw = |clause, what: &str| Some(Flaw::against(clause, "position", what));
    let number = queue::number(state);
    let has = |side: usize| queue::at_number(rules, state, side, number).next().is_some();
    if number == NONE || !has(usize::from(state.next)) {
        return flaw(clauses::ACTIVATION, catalogue::NONE_AT_GREATEST);
    }
    if has(0) && has(1) && state.coined != number {
        return flaw(clauses::ACTIVATION, catalogue::COIN_COMES_FIRST);
    }
    None
}

/// Returns the seats asked in a legal position, one bit each.
fn asked(rules: &SimpleSpaceships, state: &State) -> u8 {
    match state.phase {
        Phase::Coin => 1,
        Phase::Assign if rules.options.one_at_a_time() => 1 << state.next,
        Phase::Assign => shares::ask_both(rules, state),
        Phase::Pick => 1 << state.next,
        Phase::Loss => 1 << damage::names_next(rules, state),
        Phase::Enter | Phase::Active => 1 << rules.side_of(usize::from(state.active)),
        Phase::Over => 0,
    }
}
