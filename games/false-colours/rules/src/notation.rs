//! The notation of orders: `flag A2`, and `A1 L2 fire B3; A2 3 evade; A3 0 hold; call B2` (FC-3.4).

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use engine::{Clause, Refusal};

use crate::catalogue;
use crate::clauses;
use crate::orders::{Course, Order, Part, Plot, Stance, Turn};
use crate::rules::{AHEAD, SHIPS};
use crate::state::Name;

/// The word for the order that the rules assume of a silent seat.
pub(crate) const IDLE: &str = "idle";

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = match self.turn {
            Turn::None => "",
            Turn::Left => "L",
            Turn::Right => "R",
        };
        write!(f, "{turn}{}", self.ahead)
    }
}

impl fmt::Display for Stance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hold => f.write_str("hold"),
            Self::Evade => f.write_str("evade"),
            Self::Fire(target) => write!(f, "fire {target}"),
            Self::Broadside(target) => write!(f, "broadside {target}"),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.ship, self.course, self.stance)
    }
}

impl fmt::Display for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, part) in self.parts.iter().enumerate() {
            let gap = if place == 0 { "" } else { "; " };
            write!(f, "{gap}{part}")?;
        }
        let gap = if self.parts.is_empty() { "" } else { "; " };
        self.call.map_or(Ok(()), |target| write!(f, "{gap}call {target}"))
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag(ship) => write!(f, "flag {ship}"),
            Self::Plot(plot) => plot.fmt(f),
        }
    }
}

impl FromStr for Order {
    type Err = Refusal;

    /// Reads an order in which every part of a ship has its course and its stance.
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let refuse = |clause, part: &str, reason: &str| Err(Refusal::new(clause, part, reason));
        let (mut parts, mut call) = (ArrayVec::<Part, SHIPS>::new(), None);
        let written = parts_of(text);
        for part in &written {
            match read_part(part)? {
                Written::Flag(ship) if written.len() == 1 => return Ok(Self::Flag(ship)),
                Written::Flag(_) => return refuse(clauses::FLAG, part, catalogue::FLAG_ALONE),
                Written::Call(_) if call.is_some() => {
                    return refuse(clauses::CALL, part, catalogue::ONE_CALL);
                }
                Written::Call(target) => call = Some(target),
                Written::Ship(ship, Some(course), Some(stance)) => {
                    if parts.try_push(Part { ship, course, stance }).is_err() {
                        return refuse(clauses::ORDER, part, catalogue::TOO_MANY_PARTS);
                    }
                }
                Written::Ship(..) => return refuse(clauses::ORDER, part, catalogue::COURSE_AND_STANCE),
            }
        }
        if written.is_empty() {
            return refuse(clauses::NOTATION, text.trim(), catalogue::NOTHING_WRITTEN);
        }
        Ok(Self::Plot(Plot { parts, call }))
    }
}

/// One part of a typed order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    /// The choice of a flagship.
    Flag(Name),
    /// A call.
    Call(Name),
    /// A ship, its course and its stance, as far as they are written.
    Ship(Name, Option<Course>, Option<Stance>),
}

/// Returns the parts of a typed order, separated by semicolons or commas, without blank ones.
pub(crate) fn parts_of(text: &str) -> Vec<&str> {
    text.split([';', ',']).map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// Reads one part of a typed order.
pub(crate) fn read_part(part: &str) -> Result<Written, Refusal> {
    let refuse = |clause: Clause, reason: String| Refusal::new(clause, part, reason);
    let named =
        |word: &str| read_name(word).ok_or_else(|| refuse(clauses::NOTATION, catalogue::not_a_ship(word)));
    let words: Vec<String> = part.split_whitespace().map(str::to_ascii_lowercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["flag", ship] => return Ok(Written::Flag(named(ship)?)),
        ["flag", ..] => return Err(refuse(clauses::FLAG, catalogue::FLAG_WITH_EXAMPLE.to_owned())),
        ["call", target] => return Ok(Written::Call(named(target)?)),
        ["call", ..] => return Err(refuse(clauses::CALL, catalogue::CALL_WITH_EXAMPLE.to_owned())),
        _ => {}
    }
    let [ship, rest @ ..] = words.as_slice() else {
        return Err(refuse(clauses::NOTATION, catalogue::NOTHING_WRITTEN.to_owned()));
    };
    let ship = named(ship)?;
    let (course, rest) = match rest {
        [word, rest @ ..] if !is_stance(word) => {
            let course = read_course(word);
            (Some(course.ok_or_else(|| refuse(clauses::COURSE, catalogue::not_a_course(word)))?), rest)
        }
        rest => (None, rest),
    };
    let stance = match rest {
        [] => None,
        ["hold"] => Some(Stance::Hold),
        ["evade"] => Some(Stance::Evade),
        ["fire", target] => Some(Stance::Fire(named(target)?)),
        ["broadside", target] => Some(Stance::Broadside(named(target)?)),
        _ => return Err(refuse(clauses::STANCE, catalogue::STANCE_WITH_EXAMPLES.to_owned())),
    };
    Ok(Written::Ship(ship, course, stance))
}

/// Returns `true` if a word begins a stance.
fn is_stance(word: &str) -> bool {
    ["hold", "evade", "fire", "broadside"].contains(&word)
}

/// Reads a ship's name: `A1`, `b3`.
pub(crate) fn read_name(text: &str) -> Option<Name> {
    let mut letters = text.chars();
    let side = match letters.next()?.to_ascii_uppercase() {
        'A' => 0,
        'B' => 1,
        _ => return None,
    };
    let number = letters.next()?.to_digit(10).filter(|number| (1..=SHIPS as u32).contains(number))?;
    letters.next().is_none().then_some(Name { side, ship: number as u8 - 1 })
}

/// Reads a course: `L2`, `3`, `r0`.
fn read_course(word: &str) -> Option<Course> {
    let (turn, ahead) = match word.split_at_checked(1)? {
        ("l" | "L", ahead) => (Turn::Left, ahead),
        ("r" | "R", ahead) => (Turn::Right, ahead),
        _ => (Turn::None, word),
    };
    let [digit] = ahead.as_bytes() else { return None };
    let ahead = digit.checked_sub(b'0').filter(|ahead| *ahead <= AHEAD)?;
    Some(Course { turn, ahead })
}
