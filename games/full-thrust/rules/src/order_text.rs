//! Order text, read part by part without a position: names, systems, moves, fire (FT-2.3).

use engine::typed::with_plain_dashes;
use engine::{Clause, Refusal};
use table::{Length, Point};

use crate::catalogue;
use crate::clauses;
use crate::ships::{Kind, System};
use crate::state::Name;

/// One part as written, with its ship if the text names one.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Written {
    pub(crate) ship: Option<Name>,
    /// The text it was read from.
    pub(crate) text: String,
    pub(crate) what: What,
}

/// The content of a written part.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum What {
    Move(i32, i32),
    Enter(i32, u8),
    Launch(u8),
    Recover(Wing),
    Ram(Name),
    Scan(Name),
    Fly(Wing, Point, u8),
    Attack(Wing, Name),
    Guard(Wing),
    Shot((Kind, u8), Name, Option<System>),
    /// All weapons that bear on a target.
    Volley(Name),
}

/// A group as written; the side's letter may be left out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Wing {
    pub(crate) side: Option<u8>,
    pub(crate) number: u8,
}

pub(crate) type Read<T> = Result<T, Refusal>;

pub(crate) fn refuse<T>(clause: Clause, text: &str, reason: &str) -> Read<T> {
    Err(Refusal::new(clause, text, reason))
}

/// Reads a text part by part.
pub(crate) fn read_parts(text: &str) -> Vec<Read<Written>> {
    let plain = with_plain_dashes(text);
    let mut all = Vec::new();
    let mut ship = None;
    for shown in plain.split(';').map(str::trim).filter(|p| !p.is_empty()) {
        let part = shown.to_ascii_uppercase();
        if part != "IDLE" {
            read_part(&part, shown, &mut ship, &mut all);
        }
    }
    all
}

/// Reads one part; the ship it names is also the ship of the further parts after it.
fn read_part(part: &str, shown: &str, ship: &mut Option<Name>, all: &mut Vec<Read<Written>>) {
    if let Some((who, at)) = part.split_once('>') {
        return read_aim(shown, who.trim(), at.trim(), all);
    }
    let (first, rest) = part.split_once(char::is_whitespace).unwrap_or((part, ""));
    let mut push = |ship: Option<Name>, what: Read<What>| {
        all.push(what.map(|what| Written { ship, text: shown.to_owned(), what }));
    };
    if let Some(wing) = read_wing(first) {
        push(None, read_flight(shown, wing, rest.trim()));
    } else if let Some(name) = read_name(first) {
        *ship = Some(name);
        if !rest.trim().is_empty() {
            push(*ship, read_words(shown, rest.trim()));
        }
    } else {
        push(*ship, read_words(shown, part));
    }
}

/// Reads a ship's action: a movement part, or a further part that begins with its word.
fn read_words(part: &str, text: &str) -> Read<What> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        ["LAUNCH", count] => match number(count) {
            Some(count @ 1..=99) => Ok(What::Launch(count as u8)),
            _ => refuse(clauses::FIGHTERS, part, catalogue::HOW_MANY_GROUPS),
        },
        ["RECOVER", wing] => match read_wing(wing) {
            Some(wing) => Ok(What::Recover(wing)),
            None => refuse(clauses::FIGHTERS, part, catalogue::NAME_THE_GROUP),
        },
        ["RAM", target] => match read_name(target) {
            Some(target) => Ok(What::Ram(target)),
            None => refuse(clauses::RAMMING, part, catalogue::NAME_THE_RAMMED),
        },
        ["SCAN", target] => match read_name(target) {
            Some(target) => Ok(What::Scan(target)),
            None => refuse(clauses::BOGEYS, part, catalogue::NAME_THE_MARKER),
        },
        ["ENTER", along, course] => match (along.parse::<Length>(), read_course(course)) {
            (Ok(along), Some(course)) => Ok(What::Enter(along.in_thousandths(), course)),
            _ => refuse(clauses::LEAVING, part, catalogue::ENTER_WITH_INCHES),
        },
        _ => read_move(part, text),
    }
}

/// Reads a movement part: `P2,+4`, `S1` or `-3`.
fn read_move(part: &str, text: &str) -> Read<What> {
    let unreadable = catalogue::TURN_OR_VELOCITY;
    let mut pieces = text.split(',').map(str::trim);
    let first = pieces.next().unwrap_or("");
    let (turn, speed) = match (read_turn(first), pieces.next(), pieces.next()) {
        (Some(turn), None, _) => (turn, Some(0)),
        (Some(turn), Some(speed), None) => (turn, read_speed(speed)),
        (None, None, _) => (0, read_speed(first)),
        _ => return refuse(clauses::NOTATION, part, unreadable),
    };
    match speed {
        None => refuse(clauses::NOTATION, part, unreadable),
        Some(speed) => Ok(What::Move(turn, speed)),
    }
}

fn read_turn(text: &str) -> Option<i32> {
    let points = |rest: &str| number(rest).filter(|_| rest.starts_with(|c: char| c.is_ascii_digit()));
    match text.split_at_checked(1)? {
        ("S", rest) => points(rest),
        ("P", rest) => points(rest).map(|p| -p),
        _ => None,
    }
}

fn read_speed(text: &str) -> Option<i32> {
    if text.starts_with(['+', '-']) { number(text) } else { None }
}

/// Reads a whole number; `2.0` counts as 2.
fn number(text: &str) -> Option<i32> {
    let thousandths = text.parse::<Length>().ok()?.in_thousandths();
    (thousandths % 1000 == 0).then_some(thousandths / 1000)
}

fn read_course(text: &str) -> Option<u8> {
    let course = number(text.strip_prefix('C')?)?;
    (1..=12).contains(&course).then_some(course as u8)
}

/// Reads a ship's name, such as `A3`.
pub(crate) fn read_name(text: &str) -> Option<Name> {
    let (letter, digits) = text.split_at_checked(1)?;
    let side = "AB".find(letter)?;
    let number = small(digits)?;
    Some(Name { side: side as u8, number: number - 1 })
}

/// Reads a group's name, such as `G1` or `AG1`.
pub(crate) fn read_wing(text: &str) -> Option<Wing> {
    let side = text.chars().next().and_then(|c| "AB".find(c));
    let rest = if side.is_some() { &text[1..] } else { text };
    let number = small(rest.strip_prefix('G')?)?;
    Some(Wing { side: side.map(|s| s as u8), number })
}

/// Reads a number from 1 to 200, written in digits alone.
fn small(digits: &str) -> Option<u8> {
    let plain = !digits.is_empty() && digits.len() < 9 && digits.bytes().all(|b| b.is_ascii_digit());
    let number: u32 = if plain { digits.parse().ok()? } else { return None };
    (1..=200).contains(&number).then_some(number as u8)
}

/// Reads the place and course of a group's flight: `12.5,24 c3`.
fn read_flight(part: &str, wing: Wing, text: &str) -> Read<What> {
    let read = || {
        let (at, course) = text.rsplit_once(char::is_whitespace)?;
        let (x, y) = at.split_once(',')?;
        let length = |t: &str| t.trim().parse::<Length>().ok().map(Length::in_thousandths);
        Some(What::Fly(wing, Point { x: length(x)?, y: length(y)? }, read_course(course)?))
    };
    match read() {
        Some(what) => Ok(what),
        None => refuse(clauses::FIGHTERS, part, catalogue::GROUP_FLIES_WHERE),
    }
}

/// Reads ship fire, a group's attack, or anti-fighter fire.
fn read_aim(part: &str, who: &str, at: &str, all: &mut Vec<Read<Written>>) {
    let (target, list) = at.split_once(':').map_or((at, None), |(t, l)| (t.trim(), Some(l)));
    let mut push = |ship: Option<Name>, what: Read<What>| {
        all.push(what.map(|what| Written { ship, text: part.to_owned(), what }));
    };
    let unreadable = catalogue::FIRE_AND_ATTACKS;
    if let Some(wing) = read_wing(who) {
        return push(
            None,
            match (read_name(target), list) {
                (Some(target), None) => Ok(What::Attack(wing, target)),
                _ => refuse(clauses::FIGHTERS, part, catalogue::NAME_THE_TARGET),
            },
        );
    }
    let ship = if who.is_empty() { None } else { read_name(who) };
    if ship.is_none() && !who.is_empty() {
        return push(None, refuse(clauses::NOTATION, part, unreadable));
    }
    if let Some(target) = read_name(target) {
        let Some(list) = list else { return push(ship, Ok(What::Volley(target))) };
        for item in list.split(',').map(str::trim) {
            push(ship, read_weapon(part, target, item));
        }
        return;
    }
    for item in at.split(',').map(str::trim) {
        push(
            ship,
            match read_wing(item) {
                Some(wing) => Ok(What::Guard(wing)),
                None => refuse(clauses::NOTATION, part, unreadable),
            },
        );
    }
}

fn read_weapon(part: &str, target: Name, item: &str) -> Read<What> {
    let words: Vec<&str> = item.split_whitespace().collect();
    let weapon = words.first().and_then(|w| match read_system(w) {
        Some(System::Weapon(kind, number)) => Some((kind, number)),
        _ => None,
    });
    match (weapon, words.get(1..)) {
        (Some(weapon), Some([])) => Ok(What::Shot(weapon, target, None)),
        (Some(weapon), Some(["AT", system])) if read_system(system).is_some() => {
            Ok(What::Shot(weapon, target, read_system(system)))
        }
        _ => refuse(clauses::DECLARING, part, catalogue::WEAPON_NAMES),
    }
}

/// Reads a system's name, in capitals: `B2`, `DRIVE`, `F1`.
pub(crate) fn read_system(text: &str) -> Option<System> {
    if text == "DRIVE" {
        return Some(System::Drive);
    }
    let (letter, digits) = text.split_at_checked(1)?;
    let number = small(digits)?;
    Some(match letter {
        "A" => System::Weapon(Kind::A, number),
        "B" => System::Weapon(Kind::B, number),
        "C" => System::Weapon(Kind::C, number),
        "T" => System::Weapon(Kind::Torpedo, number),
        "N" => System::Weapon(Kind::Needle, number),
        "F" => System::Firecon(number),
        _ => return None,
    })
}
