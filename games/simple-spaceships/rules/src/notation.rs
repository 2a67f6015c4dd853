//! Orders as text: `assign A M2 A2 D1; B M1`, `activate B`, `fly 2`, `turn left`, `attack UFO1 range 1 bonus 1 roll 2`.

use std::fmt;
use std::str::FromStr;

use engine::{Clause, Refusal};
use table::{Heading, Length};

use crate::catalogue;
use crate::clauses;
use crate::orders::{Assignments, Attack, Dealt, Entry, Order, Way};
use crate::state::{Name, PanelBox};

/// The word for a ship that assigns nothing.
pub(crate) const NOTHING: &str = "none";

/// Returns half inches as a length.
pub(crate) fn inches(halves: u8) -> Length {
    Length::thousandths(i32::from(halves) * 500)
}

/// Writes the assignment of one ship: `A M2 A1`, or `A none`.
pub(crate) fn part(name: Name, dealt: Dealt) -> String {
    // Movement first: it is what a ship must have.
    let order = [PanelBox::Movement, PanelBox::Attack, PanelBox::Defence];
    let into = order.into_iter().filter(|of| dealt[*of as usize] > 0);
    let text =
        into.fold(name.to_string(), |text, of| format!("{text} {}{}", of.letter(), dealt[of as usize]));
    if dealt == [0; 3] { format!("{name} {NOTHING}") } else { text }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Assign(all) => {
                let parts: Vec<String> =
                    all.parts().iter().map(|(name, dealt)| part(*name, *dealt)).collect();
                write!(f, "assign {}", if parts.is_empty() { NOTHING.to_owned() } else { parts.join("; ") })
            }
            Self::Flip => f.write_str("flip"),
            Self::Activate(name) => write!(f, "activate {name}"),
            Self::Enter(Entry { by, along, heading }) => {
                write!(f, "enter {} {along} heading {heading}", by.word())
            }
            Self::Fly(halves) => write!(f, "fly {}", inches(*halves)),
            Self::Turn(way) => write!(f, "turn {}", way.word()),
            Self::Spend => f.write_str("spend"),
            Self::Attack(Attack { target, range, bonus, roll }) => {
                write!(f, "attack {target} range {range} bonus {bonus} roll {roll}")
            }
            Self::End => f.write_str("end"),
            Self::Lose(of) => write!(f, "lose {of}"),
            Self::Idle => f.write_str("idle"),
        }
    }
}

/// Reads a whole number by its value: leading zeros and `.0` are allowed.
fn whole(word: &str) -> Option<u8> {
    let thousandths = length(word)?.in_thousandths();
    (thousandths % 1000 == 0).then(|| u8::try_from(thousandths / 1000).ok())?
}

/// Reads a length without a sign.
fn length(word: &str) -> Option<Length> {
    word.starts_with(|c: char| c.is_ascii_digit()).then(|| word.parse().ok())?
}

/// The reason why a text is refused: a clause, and the reason in words.
pub(crate) type Fault = (Clause, String);

fn fault<T>(clause: Clause, reason: impl Into<String>) -> Result<T, Fault> {
    Err((clause, reason.into()))
}

fn ship_name(word: &str) -> Result<Name, Fault> {
    let reason = || (clauses::TURN, catalogue::not_a_name(word));
    Name::new(word).ok_or_else(reason)
}

impl FromStr for Order {
    type Err = Refusal;

    /// Reads an order. Names of ships are read as they are written, capital and small letters kept.
    fn from_str(text: &str) -> Result<Self, Refusal> {
        read_order(text).map_err(|(clause, reason)| Refusal::new(clause, text.trim(), reason))
    }
}

fn read_order(text: &str) -> Result<Order, Fault> {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    // Names keep their case.
    let typed: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        ["assign", ..] => read_assignments(text.trim_start().split_at("assign".len()).1),
        ["flip"] => Ok(Order::Flip),
        ["activate", _] => ship_name(typed[1]).map(Order::Activate),
        ["enter", rest @ ..] => read_entry(rest),
        ["fly", far] => read_leg(far),
        ["turn", "left"] => Ok(Order::Turn(Way::Left)),
        ["turn", "right"] => Ok(Order::Turn(Way::Right)),
        ["turn", ..] => fault(clauses::MOVEMENT_DIE, catalogue::TURN_LEFT_OR_RIGHT),
        ["spend"] => Ok(Order::Spend),
        ["attack", _, numbers @ ..] => read_attack(ship_name(typed[1])?, numbers),
        ["end"] => Ok(Order::End),
        ["lose", of] => match PanelBox::of_word(of) {
            Some(of) => Ok(Order::Lose(of)),
            None => fault(clauses::HITS, catalogue::NAME_A_BOX),
        },
        ["idle"] => Ok(Order::Idle),
        _ => fault(clauses::TURN, catalogue::BEGIN_WITH),
    }
}

fn read_leg(far: &str) -> Result<Order, Fault> {
    let thousandths = length(far).map(Length::in_thousandths);
    let halves = thousandths.filter(|n| n % 500 == 0 && *n > 0).and_then(|n| u8::try_from(n / 500).ok());
    match halves {
        Some(halves) => Ok(Order::Fly(halves)),
        None => fault(clauses::STEPS, catalogue::LEG_IN_HALF_INCHES),
    }
}

fn read_entry(words: &[&str]) -> Result<Order, Fault> {
    let reason = catalogue::ENTERS_BY_AN_EDGE;
    let [edge, along, "heading", heading] = words else { return fault(clauses::RUN, reason) };
    let by = match *edge {
        "left" => Way::Left,
        "right" => Way::Right,
        _ => return fault(clauses::RUN, reason),
    };
    let degrees = length(heading).map(Length::in_thousandths).filter(|n| n % 1000 == 0).map(|n| n / 1000);
    let heading = degrees.filter(|n| (0..360).contains(n)).and_then(Heading::of_degrees);
    match (length(along), heading) {
        (Some(along), Some(heading)) => Ok(Order::Enter(Entry { by, along, heading })),
        _ => fault(clauses::RUN, reason),
    }
}

fn read_attack(target: Name, words: &[&str]) -> Result<Order, Fault> {
    let mut numbers = [None; 3];
    let mut rest = words;
    while let [word, number, more @ ..] = rest {
        let Some(at) = ["range", "bonus", "roll"].iter().position(|known| known == word) else { break };
        let Some(n) = whole(number) else {
            return fault(clauses::RANGE, catalogue::not_a_number_of_dice(number, word));
        };
        if numbers[at].replace(n).is_some() {
            return fault(clauses::RANGE, catalogue::stands_twice(word));
        }
        rest = more;
    }
    match (rest, numbers) {
        ([], [range, bonus, Some(roll)]) => {
            let attack = Attack { target, range: range.unwrap_or(0), bonus: bonus.unwrap_or(0), roll };
            Ok(Order::Attack(attack))
        }
        _ => fault(clauses::RANGE, catalogue::DICE_OF_AN_ATTACK),
    }
}

/// Splits a typed assignment into its parts and leaves out blank ones; a comma within a part counts as a blank.
pub(crate) fn parts_of(text: &str) -> Vec<String> {
    let parts = text.split(';').map(|p| p.replace(',', " ").trim().to_owned());
    parts.filter(|p| !p.is_empty()).collect()
}

/// Reads the dice of one part: `M2 A1`, or `none`.
fn read_dealt(words: &[&str]) -> Result<Dealt, Fault> {
    let mut dealt = [0; 3];
    if let [only] = words
        && only.eq_ignore_ascii_case(NOTHING)
    {
        return Ok(dealt);
    }
    if words.is_empty() {
        return fault(clauses::PANEL, catalogue::NAME_BOXES_AND_DICE);
    }
    let mut seen = [false; 3];
    for word in words {
        let wrong = || (clauses::PANEL, catalogue::dice_go_to(word));
        let mut rest = word.chars();
        let letter = rest.next().map(|c| c.to_ascii_uppercase());
        let at = ['D', 'M', 'A'].into_iter().position(|l| Some(l) == letter).ok_or_else(wrong)?;
        if std::mem::replace(&mut seen[at], true) {
            return fault(clauses::PANEL, catalogue::stands_twice(PanelBox::FUNCTIONS[at]));
        }
        dealt[at] = whole(rest.as_str()).ok_or_else(wrong)?;
    }
    Ok(dealt)
}

pub(crate) fn read_part(part: &str) -> Result<(Name, Dealt), Fault> {
    let words: Vec<&str> = part.split_whitespace().collect();
    let [name, boxes @ ..] = words.as_slice() else {
        return fault(clauses::PANEL, catalogue::SHIP_AND_ITS_DICE);
    };
    Ok((ship_name(name)?, read_dealt(boxes)?))
}

fn read_assignments(text: &str) -> Result<Order, Fault> {
    let mut all = Assignments::default();
    let parts = parts_of(text);
    if parts.is_empty() {
        return fault(clauses::PANEL, catalogue::NAME_SHIPS_AND_DICE);
    }
    if matches!(parts.as_slice(), [only] if only.eq_ignore_ascii_case(NOTHING)) {
        return Ok(Order::Assign(all));
    }
    for part in parts {
        let (name, dealt) = read_part(&part)?;
        if !all.push(name, dealt) {
            return fault(clauses::ASSIGNING, catalogue::TOO_MANY_SHIPS);
        }
    }
    Ok(Order::Assign(all))
}
