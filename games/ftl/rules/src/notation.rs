//! The rulebook's notation: `A R-45; A.1 S2.5; B L`.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use engine::Refusal;
use engine::typed::with_plain_dashes;
use table::Length;

use crate::catalogue;
use crate::clauses;
use crate::orders::{Action, Plot};
use crate::ships::{SHORTEST, SPRINT};
use crate::state::{Name, PIECES};

/// Text of a plot in which no piece acts.
pub(crate) const IDLE: &str = "idle";
/// The offer of a draw (FTL-7.2).
pub(crate) const DRAW: &str = "draw";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rotate(steps) => write!(f, "R{}", i32::from(*steps) * 15),
            Self::Sprint(halves) => write!(f, "S{}", Length::thousandths(i32::from(*halves) * 500)),
            Self::Launch => f.write_str("L"),
        }
    }
}

impl fmt::Display for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_draw() {
            return f.write_str(DRAW);
        }
        if self.parts.is_empty() {
            return f.write_str(IDLE);
        }
        for (i, (name, action)) in self.parts.iter().enumerate() {
            let gap = if i == 0 { "" } else { "; " };
            write!(f, "{gap}{name} {action}")?;
        }
        Ok(())
    }
}

impl FromStr for Plot {
    type Err = Refusal;

    /// Reads a plot in which every part names its piece.
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let mut parts: ArrayVec<_, PIECES> = ArrayVec::new();
        let written = parts_of(text);
        if let Some(part) = written.iter().find(|part| is_draw(part)) {
            let alone = || Refusal::new(clauses::AGREEMENT, part, catalogue::OFFER_ALONE);
            return if written.len() == 1 { Ok(Self::draw()) } else { Err(alone()) };
        }
        for part in written {
            let (name, action) = read_part(&part)?;
            let name = name
                .ok_or_else(|| Refusal::new(clauses::UNREADABLE, part.clone(), catalogue::NAME_THE_PIECE))?;
            let full = |_| Refusal::new(clauses::UNREADABLE, part.clone(), catalogue::TOO_MANY_ORDERS);
            parts.try_push((name, action)).map_err(full)?;
        }
        Ok(Self::new(parts))
    }
}

/// Returns the parts of a typed plot, without blank ones and `idle`, and with any dash as `-`.
pub(crate) fn parts_of(text: &str) -> Vec<String> {
    let plain = with_plain_dashes(text);
    let parts = plain.split([';', ',']).map(str::trim);
    parts.filter(|part| !part.is_empty() && !part.eq_ignore_ascii_case(IDLE)).map(str::to_owned).collect()
}

/// Returns `true` if a part offers a draw.
pub(crate) fn is_draw(part: &str) -> bool {
    part.eq_ignore_ascii_case(DRAW)
}

/// Reads one part: a piece and its action, or an action alone.
pub(crate) fn read_part(part: &str) -> Result<(Option<Name>, Action), Refusal> {
    let words: Vec<&str> = part.split_whitespace().collect();
    match words.as_slice() {
        [action] => Ok((None, read_action(action, part)?)),
        [piece, action] => {
            let name = read_name(piece)
                .ok_or_else(|| Refusal::new(clauses::UNREADABLE, part, catalogue::not_a_piece(piece)))?;
            Ok((Some(name), read_action(action, part)?))
        }
        _ => Err(Refusal::new(clauses::UNREADABLE, part, catalogue::PIECE_AND_ORDER)),
    }
}

/// Reads a piece's name: `A`, `a.1`.
pub(crate) fn read_name(text: &str) -> Option<Name> {
    let (letter, number) = text.split_once('.').map_or((text, None), |(l, n)| (l, Some(n)));
    let mut letters = letter.chars();
    let letter = letters.next().filter(char::is_ascii_alphabetic)?.to_ascii_uppercase();
    if letters.next().is_some() {
        return None;
    }
    let number = match number {
        None => 0,
        Some(digits) if digits.bytes().all(|b| b.is_ascii_digit()) => {
            digits.parse().ok().filter(|n| *n > 0)?
        }
        Some(_) => return None,
    };
    Some(Name { ship: letter as u8 - b'A', number })
}

/// Returns `true` if a word is language and no order: only letters, three or more, such as `stay` or `run`.
fn is_language(word: &str) -> bool {
    word.chars().count() > 2 && word.chars().all(char::is_alphabetic)
}

fn read_action(word: &str, part: &str) -> Result<Action, Refusal> {
    let refuse = |clause, reason: &str| Err(Refusal::new(clause, part, reason));
    let mut rest = word.chars();
    let letter = rest.next().map(|c| c.to_ascii_uppercase());
    let rest = rest.as_str();
    match letter {
        _ if is_language(word) => refuse(clauses::UNREADABLE, catalogue::AN_ORDER_IS),
        Some('R') => {
            rotation(rest).map_or_else(|| refuse(clauses::ROTATE, catalogue::ROTATION_WITH_EXAMPLES), Ok)
        }
        Some('S') => sprint(rest).map_or_else(
            || {
                let reason = catalogue::SPRINT_WITH_EXAMPLES;
                refuse(clauses::SPRINT, reason)
            },
            Ok,
        ),
        Some('L') if rest.is_empty() => Ok(Action::Launch),
        Some('L') => refuse(clauses::LAUNCH, catalogue::LAUNCH_ALONE),
        Some('0'..='9') => refuse(clauses::UNREADABLE, catalogue::NUMBER_IS_NO_ORDER),
        _ => refuse(clauses::UNREADABLE, catalogue::AN_ORDER_IS),
    }
}

fn rotation(text: &str) -> Option<Action> {
    let degrees = text.parse::<Length>().ok()?.in_thousandths();
    if degrees % 15_000 != 0 || degrees.abs() > 180_000 {
        return None;
    }
    let steps = (degrees / 15_000) as i8;
    Some(Action::Rotate(if steps == -12 { 12 } else { steps }))
}

fn sprint(text: &str) -> Option<Action> {
    if !text.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let length = text.parse::<Length>().ok()?.in_thousandths();
    let halves = u8::try_from(length / 500).ok()?;
    (length % 500 == 0 && (SHORTEST..=SPRINT).contains(&halves)).then_some(Action::Sprint(halves))
}
