//! Positions as one line of text: `flips 3 phase next side 1; AE1 speed 6 facing 0; A1 24,12 hull 6; … deck 1 E1 Left known`.

use engine::Flaw;

use crate::cards::{Card, Choice, FASTEST};
use crate::catalogue;
use crate::clauses;
use crate::fire;
use crate::notation::{read_element, read_element_name, read_name, read_place, whole};
use crate::rules::{APART, BlackSkies};
use crate::state::{Element, PASS, Phase, Pilot, Place, Slot, State};
use crate::turn;
use crate::view::{phase_name, place_name};

const PHASES: [Phase; 8] = [
    Phase::Toss,
    Phase::Deploy,
    Phase::Decks,
    Phase::Option,
    Phase::Check,
    Phase::Fire,
    Phase::Next,
    Phase::Over,
];
const PLACES: [Place; 3] = [Place::Waiting, Place::Destroyed, Place::Left];

/// Joins words with hyphens, so that they are read as one word.
fn joined(item: impl std::fmt::Display) -> String {
    item.to_string().replace(' ', "-")
}

fn read_card(word: &str) -> Option<Card> {
    Card::of_name(&word.replace('-', " "))
}

/// Writes a position as text.
pub(crate) fn write(rules: &BlackSkies, state: &State) -> String {
    let mut text = format!("flips {} phase {} side {}", state.flips, phase_name(state.phase), state.side + 1);
    if state.choice != Choice::Only {
        text += &format!(" choice {}", joined(state.choice));
    }
    for (element, of) in state.elements.iter().enumerate() {
        let name = rules.element_name(element);
        text += &format!("; {name} speed {} facing {}", of.speed, i32::from(of.facing) * 60);
        if of.retrograde {
            text += " retrograde";
        }
        if of.penalty > 0 {
            text += &format!(" penalty {}", of.penalty);
        }
        if let Some(card) = of.last {
            text += &format!(" last {}", joined(card));
        }
        for who in 0..2 {
            if state.pilots[element][who].place != Place::Absent {
                text += &format!("; {}", write_pilot(rules, state, element, who));
            }
        }
    }
    for (side, deck) in state.decks.iter().enumerate().filter(|(_, deck)| !deck.is_empty()) {
        let slots: Vec<String> = deck.iter().map(|slot| write_slot(rules, slot)).collect();
        text += &format!("; deck {} {}", side + 1, slots.join(", "));
    }
    text
}

fn write_slot(rules: &BlackSkies, slot: &Slot) -> String {
    let known = if slot.known { " known" } else { "" };
    match slot.card {
        Some(card) if slot.element != PASS => {
            let number = rules.element_name(usize::from(slot.element)).number;
            format!("E{} {}{known}", number + 1, joined(card))
        }
        _ => format!("pass{known}"),
    }
}

fn write_pilot(rules: &BlackSkies, state: &State, element: usize, who: usize) -> String {
    let pilot = &state.pilots[element][who];
    let mut text = rules.name(element, who).to_string();
    if pilot.place == Place::Waiting {
        let whole = pilot.hull == rules.frame(element).hull;
        return text + &if whole { " waiting".to_owned() } else { format!(" waiting hull {}", pilot.hull) };
    }
    text += &format!(" {} hull {}", pilot.at, pilot.hull);
    let weapons = &rules.frame(element).weapons;
    let spent: Vec<&str> =
        (0..weapons.len()).filter(|i| pilot.spent >> i & 1 == 1).map(|i| weapons[i].label.as_str()).collect();
    if !spent.is_empty() {
        text += &format!(" spent {}", spent.join("+"));
    }
    for (flag, word) in [(pilot.failed, "failed"), (pilot.done, "done")] {
        if flag {
            text += &format!(" {word}");
        }
    }
    if pilot.place != Place::Table {
        text += &format!(" {}", place_name(pilot.place));
    }
    text
}

/// Reads a position; see [`write`].
pub(crate) fn read(rules: &BlackSkies, text: &str) -> Result<State, Vec<Flaw>> {
    let mut state = rules.start.clone();
    let (mut flaws, mut seen) = (Vec::new(), Vec::new());
    for (number, part) in text.split(';').map(str::trim).enumerate() {
        let words: Vec<&str> = part.split_whitespace().collect();
        let subject = match words.as_slice() {
            ["deck", side, ..] => format!("deck {side}"),
            [first, ..] => (*first).to_owned(),
            [] => String::new(),
        };
        let read = match number {
            0 => read_head(rules, &mut state, &words),
            _ if seen.contains(&subject) => Err(catalogue::STANDS_TWICE.to_owned()),
            _ => read_part(rules, &mut state, part, &words),
        };
        seen.push(subject);
        flaws.extend(read.err().map(|what| Flaw::plain(format!("position, \"{part}\""), what)));
    }
    for element in 0..rules.squads.len() {
        let fighters =
            (0..usize::from(rules.squads[element].fighters)).map(|who| rules.name(element, who).to_string());
        for name in std::iter::once(rules.element_name(element).to_string()).chain(fighters) {
            if !seen.contains(&name) {
                flaws.push(Flaw::plain("position", catalogue::is_missing(&name)));
            }
        }
    }
    if flaws.is_empty() {
        stands(rules, &state, &mut flaws);
    }
    if flaws.is_empty() { Ok(state) } else { Err(flaws) }
}

fn value<T: std::str::FromStr>(words: &mut std::slice::Iter<'_, &str>, field: &str) -> Result<T, String> {
    words.next().and_then(|w| w.parse().ok()).ok_or_else(|| catalogue::lacks_its_number(field))
}

fn side_number(words: &mut std::slice::Iter<'_, &str>) -> Result<u8, String> {
    value::<u8>(words, "side")?
        .checked_sub(1)
        .filter(|s| *s < 2)
        .ok_or_else(|| catalogue::TWO_SIDES.to_owned())
}

fn read_head(rules: &BlackSkies, state: &mut State, words: &[&str]) -> Result<(), String> {
    let mut words = words.iter();
    if words.next() != Some(&"flips") {
        return Err(catalogue::POSITION_BEGINS.to_owned());
    }
    state.flips = value(&mut words, "flips")?;
    if state.flips > turn::limit(rules) {
        return Err(catalogue::flipped_at_most(turn::limit(rules)));
    }
    while let Some(field) = words.next() {
        match *field {
            "phase" => {
                let word = words.next().copied().unwrap_or("");
                state.phase =
                    PHASES.into_iter().find(|p| phase_name(*p) == word).ok_or(catalogue::NO_SUCH_PHASE)?;
            }
            "side" => state.side = side_number(&mut words)?,
            "choice" => {
                let word = words.next().copied().unwrap_or("").replace('-', " ");
                state.choice = Choice::of_text(&word).ok_or(catalogue::NO_SUCH_CHOICE)?;
            }
            _ => return Err(catalogue::means_nothing(field)),
        }
    }
    Ok(())
}

fn read_part(rules: &BlackSkies, state: &mut State, part: &str, words: &[&str]) -> Result<(), String> {
    let (first, rest) = words.split_first().ok_or(catalogue::EMPTY_PART)?;
    if *first == "deck" {
        let mut words = rest.iter();
        let side = usize::from(side_number(&mut words)?);
        let slots = part.splitn(3, char::is_whitespace).nth(2).unwrap_or("");
        state.decks[side].clear();
        for slot in slots.split(',') {
            let slot = read_slot(rules, side, slot)?;
            state.decks[side].try_push(slot).map_err(|_| catalogue::TOO_MANY_CARDS)?;
        }
        return Ok(());
    }
    if let Some(name) = read_element_name(first) {
        let wing = rules.wing(usize::from(name.side));
        let element = wing.start + usize::from(name.number);
        if !wing.contains(&element) || rules.element_name(element).to_string() != **first {
            return Err(catalogue::SCENARIO_LACKS_ELEMENT.to_owned());
        }
        state.elements[element] = read_of(rest)?;
        return Ok(());
    }
    let name = read_name(first).ok_or(catalogue::PART_IS_ABOUT)?;
    let (element, who) = rules.find(name).ok_or(catalogue::SCENARIO_LACKS_FIGHTER)?;
    if rules.name(element, who).to_string() != **first {
        return Err(catalogue::SCENARIO_LACKS_FIGHTER.to_owned());
    }
    state.pilots[element][who] = read_pilot(rules, element, rest)?;
    Ok(())
}

fn read_slot(rules: &BlackSkies, side: usize, text: &str) -> Result<Slot, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (words, known) = match words.as_slice() {
        [rest @ .., "known"] => (rest, true),
        all => (all, false),
    };
    match words {
        ["pass"] => Ok(Slot { element: PASS, card: None, known }),
        [element, card] => {
            let wing = rules.wing(side);
            let number =
                read_element(element).filter(|(of, _)| of.is_none()).ok_or(catalogue::NO_SUCH_ELEMENT)?.1;
            let place = wing.start + usize::from(number);
            let card = read_card(card).ok_or(catalogue::NO_SUCH_CARD)?;
            let there = wing.contains(&place).then_some(place as u8).ok_or(catalogue::NO_SUCH_ELEMENT)?;
            Ok(Slot { element: there, card: Some(card), known })
        }
        _ => Err(catalogue::CARD_IN_A_DECK.to_owned()),
    }
}

fn read_of(words: &[&str]) -> Result<Element, String> {
    let mut words = words.iter();
    let mut of = Element::default();
    while let Some(field) = words.next() {
        match *field {
            "speed" => of.speed = value(&mut words, field)?,
            "facing" => {
                let degrees: u16 = value(&mut words, field)?;
                let step = degrees < 360 && degrees.is_multiple_of(60);
                of.facing = step.then_some((degrees / 60) as u8).ok_or(catalogue::FACING_IS)?;
            }
            "retrograde" => of.retrograde = true,
            "penalty" => of.penalty = value(&mut words, field)?,
            "last" => of.last = Some(words.next().and_then(|w| read_card(w)).ok_or(catalogue::NO_SUCH_CARD)?),
            _ => return Err(catalogue::means_nothing(field)),
        }
    }
    if of.speed > FASTEST || of.penalty > 4 {
        return Err(catalogue::SPEED_AND_PENALTY.to_owned());
    }
    if of.retrograde && of.speed == 0 {
        return Err(catalogue::NO_RETROGRADE_AT_REST.to_owned());
    }
    Ok(of)
}

fn read_pilot(rules: &BlackSkies, element: usize, words: &[&str]) -> Result<Pilot, String> {
    let frame = rules.frame(element);
    let mut pilot = Pilot { hull: frame.hull, place: Place::Waiting, ..Pilot::default() };
    match words {
        ["waiting"] => return Ok(pilot),
        ["waiting", "hull", hull] => {
            let left = whole(hull).filter(|hull| (1..=frame.hull).contains(hull));
            pilot.hull = left.ok_or_else(|| catalogue::hull_of_waiting(frame.hull))?;
            return Ok(pilot);
        }
        _ => {}
    }
    let mut words = words.iter();
    pilot.place = Place::Table;
    pilot.at = words.next().and_then(|w| read_place(w)).ok_or(catalogue::PLACE_NEXT)?;
    while let Some(field) = words.next() {
        match *field {
            "hull" => pilot.hull = words.next().and_then(|w| whole(w)).ok_or(catalogue::HULL_LACKS_NUMBER)?,
            "spent" => {
                for label in words.next().copied().unwrap_or("").split('+') {
                    let found = frame.weapons.iter().position(|w| w.label.as_str() == label && w.once);
                    pilot.spent |= 1 << found.ok_or(catalogue::NO_WEAPON_TO_SPEND)?;
                }
            }
            "failed" => pilot.failed = true,
            "done" => pilot.done = true,
            word => {
                let place = PLACES.into_iter().find(|p| *p != Place::Waiting && place_name(*p) == word);
                pilot.place = place.ok_or_else(|| catalogue::means_nothing(word))?;
            }
        }
    }
    if pilot.hull > frame.hull || (pilot.hull == 0) != (pilot.place == Place::Destroyed) {
        return Err(catalogue::hull_is(frame.hull));
    }
    if pilot.in_play() && !rules.area.holds(pilot.at) {
        return Err(catalogue::not_on_the_table(pilot.at));
    }
    Ok(pilot)
}

/// Adds the flaws of a position as a whole; in a sound position somebody must write.
fn stands(rules: &BlackSkies, state: &State, flaws: &mut Vec<Flaw>) {
    let mut flaw = |clause, what: &str| flaws.push(Flaw::against(clause, "position", what));
    let waits = |e: usize| state.pilots[e].iter().any(|p| p.place == Place::Waiting);
    for element in 0..state.elements.len() {
        let [lead, wing] = &state.pilots[element];
        let both = lead.in_play() && wing.in_play();
        if both && !lead.at.within(wing.at, APART) {
            flaw(clauses::ELEMENTS, catalogue::WINGMAN_TOO_FAR);
        }
        if wing.place != Place::Absent && (lead.place == Place::Waiting) != (wing.place == Place::Waiting) {
            flaw(clauses::DEPLOYMENT, catalogue::DEPLOYED_WHOLE);
        }
    }
    let all = 0..state.elements.len();
    let (any, waiting) = (all.clone().any(waits), all.clone().filter(|e| waits(*e)).count());
    let touched = all
        .clone()
        .any(|e| !waits(e) && !state.pilots[e].iter().all(|p| p.in_play() || p.place == Place::Absent));
    let set_up = state.flips == 0
        && state.decks.iter().all(arrayvec::ArrayVec::is_empty)
        && state.choice == Choice::Only
        && !touched;
    match state.phase {
        Phase::Over => flaw(clauses::VICTORY, catalogue::BATTLE_IS_OVER),
        Phase::Toss if !(set_up && waiting == all.len() && state.side == 0) => {
            flaw(clauses::DEPLOYMENT, catalogue::COIN_COMES_FIRST);
        }
        Phase::Deploy if !(set_up && rules.wing(usize::from(state.side)).any(waits)) => {
            flaw(clauses::DEPLOYMENT, catalogue::NOTHING_TO_DEPLOY);
        }
        Phase::Decks if !set_up || any || state.side != 0 => {
            flaw(clauses::DECKS, catalogue::WHEN_DECKS_ARE_LAID);
        }
        Phase::Toss | Phase::Deploy | Phase::Decks => {}
        _ if state.flips == 0 || any => flaw(clauses::DEPLOYMENT, catalogue::NOBODY_FLIES_YET),
        _ => {
            if let Err((clause, what)) = flies(rules, state) {
                flaw(clause, what);
            }
        }
    }
}

/// Checks a position in which a card is being flown; the error is the first flaw.
fn flies(rules: &BlackSkies, state: &State) -> Result<(), (engine::Clause, &'static str)> {
    for side in 0..2 {
        let deck = &state.decks[side];
        if deck.len() != rules.cards {
            return Err((clauses::PLACEHOLDERS, catalogue::DECKS_OF_LARGER_SIDE));
        }
        if !rules.wing(side).any(|e| state.is_in_play(e)) {
            return Err((clauses::VICTORY, catalogue::NO_FIGHTER_LEFT));
        }
        for element in rules.wing(side) {
            let lies = deck.iter().filter(|slot| usize::from(slot.element) == element).count();
            if lies != usize::from(state.is_in_play(element)) {
                return Err((clauses::PLACEHOLDERS, catalogue::EACH_IN_ITS_DECK));
            }
        }
        for slot in deck.iter().filter(|slot| slot.element != PASS) {
            let element = usize::from(slot.element);
            let cards = &rules.frame(element).cards[usize::from(state.elements[element].retrograde)];
            if slot.card.is_none_or(|card| !cards.contains(&card)) {
                return Err((clauses::CARDS, catalogue::CARD_NOT_FLYABLE));
            }
        }
    }
    let top = state.decks[usize::from(state.side)][0];
    let (Some(element), Some(card), true) = (state.flown(), state.card(), top.known) else {
        return Err((clauses::FLIP, catalogue::FLOWN_ON_TOP));
    };
    let rating = rules.frame(element).rating;
    let choices = card.choices(rating, state.elements[element].retrograde);
    let chosen = card.choices(rating, false).contains(&state.choice);
    let wing = &state.pilots[element];
    let sound = match state.phase {
        Phase::Option => choices.len() > 1 && state.choice == Choice::Only,
        Phase::Check => {
            chosen
                && wing[0].failed
                && wing[0].done
                && wing[1].done
                && fire::would_fire(rules, state, element, 1)
        }
        Phase::Fire => chosen && fire::may_fire(rules, state, element),
        _ => chosen,
    };
    if sound { Ok(()) } else { Err((clauses::FLIP, catalogue::PHASE_ASKS_NOTHING)) }
}
