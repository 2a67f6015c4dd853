//! Orders as text and back, in any case, with optional blanks around commas and plus signs.

use std::fmt;
use std::str::FromStr;

use engine::typed::with_plain_dashes;
use engine::{Clause, Refusal};
use table::{Length, Point};

use crate::cards::{Card, Choice, FASTEST, RATING};
use crate::catalogue;
use crate::clauses;
use crate::orders::{Entries, Entry, Order, Weapons};
use crate::ships::Label;
use crate::state::{ELEMENTS, ElementName, Name};

/// Reads a place, such as `12,24.5`, in inches.
pub(crate) fn read_place(text: &str) -> Option<Point> {
    let (x, y) = text.split_once(',')?;
    let length = |t: &str| t.parse::<Length>().ok().map(Length::in_thousandths);
    Some(Point { x: length(x)?, y: length(y)? })
}

/// Reads a whole number that fits a byte by its value: `6`, `06`, `6.0`.
pub(crate) fn whole(text: &str) -> Option<u8> {
    let thousandths = text.parse::<Length>().ok()?.in_thousandths();
    (thousandths % 1000 == 0).then_some(thousandths / 1000).and_then(|n| u8::try_from(n).ok())
}

/// Reads the number behind a letter, 1 to `most`, and returns it counted from 0.
fn numbered(text: &str, most: usize) -> Option<u8> {
    let digits = !text.is_empty() && text.len() <= 3 && text.bytes().all(|b| b.is_ascii_digit());
    let number: usize = if digits { text.parse().ok()? } else { return None };
    (1..=most).contains(&number).then(|| number as u8 - 1)
}

/// Reads a fighter's name, such as `A1`.
pub(crate) fn read_name(text: &str) -> Option<Name> {
    let text = text.to_ascii_uppercase();
    let side = match text.as_bytes().first()? {
        b'A' => 0,
        b'B' => 1,
        _ => return None,
    };
    Some(Name { side, number: numbered(&text[1..], 2 * ELEMENTS)? })
}

/// Reads an element's name: `AE1`, or `E1` where the side is clear.
pub(crate) fn read_element(text: &str) -> Option<(Option<u8>, u8)> {
    let text = text.to_ascii_uppercase();
    let (side, rest) = match text.as_bytes().first()? {
        b'A' => (Some(0), &text[1..]),
        b'B' => (Some(1), &text[1..]),
        _ => (None, text.as_str()),
    };
    Some((side, numbered(rest.strip_prefix('E')?, ELEMENTS)?))
}

/// Reads an element's name with its side, such as `AE1`.
pub(crate) fn read_element_name(text: &str) -> Option<ElementName> {
    let (side, number) = read_element(text)?;
    side.map(|side| ElementName { side, number })
}

impl Choice {
    /// Reads a choice, in any case: `Break`, `Accelerate 2`, `Left first`.
    pub fn of_text(text: &str) -> Option<Self> {
        let words: Vec<String> = text.split_whitespace().map(str::to_ascii_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        Some(match words.as_slice() {
            ["steady"] => Self::Steady,
            ["accelerate", by] => Self::Accelerate(whole(by).filter(|n| (1..=RATING).contains(n))?),
            ["decelerate"] => Self::Decelerate,
            ["break"] => Self::Break,
            ["smooth"] => Self::Smooth,
            ["late"] => Self::Late,
            ["left", "first"] => Self::LeftFirst,
            ["right", "first"] => Self::RightFirst,
            _ => return None,
        })
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Card { element, card, speed } => write!(f, "E{} {card} {speed}", element + 1),
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Toss => f.write_str("toss"),
            Self::Deploy { element, lead, wing } => {
                write!(f, "deploy E{} {lead}", element + 1)?;
                wing.map_or(Ok(()), |wing| write!(f, " {wing}"))
            }
            Self::Deck(entries) => {
                f.write_str("deck")?;
                for (i, entry) in entries.iter().enumerate() {
                    write!(f, "{} {entry}", if i == 0 { "" } else { "," })?;
                }
                Ok(())
            }
            Self::Fly(choice) => write!(f, "fly {choice}"),
            Self::Check(true) => f.write_str("check"),
            Self::Check(false) => f.write_str("skip"),
            Self::Fire { fighter, weapons, target } => {
                write!(f, "fire {fighter} ")?;
                for (i, weapon) in weapons.iter().enumerate() {
                    write!(f, "{}{weapon}", if i == 0 { "" } else { "+" })?;
                }
                write!(f, " {target}")
            }
            Self::Hold => f.write_str("hold"),
            Self::Next(card) => write!(f, "next {card}"),
        }
    }
}

/// Returns the text with single blanks, none around commas and plus signs, and with plain dashes.
pub(crate) fn tidied(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    for word in with_plain_dashes(text).split_whitespace() {
        let joined = tidy.is_empty() || tidy.ends_with([',', '+']) || word.starts_with([',', '+']);
        if !joined {
            tidy.push(' ');
        }
        tidy += word;
    }
    tidy
}

fn unread(why: Clause, text: &str, form: &str) -> Refusal {
    Refusal::new(why, text, catalogue::cannot_be_read(form))
}

impl FromStr for Order {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let text = tidied(text);
        let (verb, rest) = text.split_once(' ').unwrap_or((&text, ""));
        let form = |why: Clause, form: &str| unread(why, &text, form);
        let bare = |order: Self, why: Clause| {
            if rest.is_empty() { Ok(order) } else { Err(form(why, &order.to_string())) }
        };
        match verb.to_ascii_lowercase().as_str() {
            "toss" => bare(Self::Toss, clauses::DICE),
            "check" => bare(Self::Check(true), clauses::FAILURE),
            "skip" => bare(Self::Check(false), clauses::FAILURE),
            "hold" => bare(Self::Hold, clauses::FIRERS),
            "deploy" => read_deploy(rest).ok_or_else(|| form(clauses::DEPLOYMENT, "deploy E1 36,3 38,3")),
            "deck" => read_deck(rest).ok_or_else(|| form(clauses::DECKS, catalogue::FORM_DECK)),
            "fly" => {
                let words = catalogue::FORM_FLY;
                Choice::of_text(rest).map(Self::Fly).ok_or_else(|| form(clauses::FLIP, words))
            }
            "next" => {
                let names = Card::ALL.map(Card::name).join(", ");
                let words = catalogue::form_next(&names);
                Card::of_name(rest).map(Self::Next).ok_or_else(|| form(clauses::CARDS, &words))
            }
            "fire" => read_fire(rest).ok_or_else(|| form(clauses::FIRERS, catalogue::FORM_FIRE)),
            _ => Err(form(clauses::FLIP, catalogue::FORM_ANY)),
        }
    }
}

fn read_deploy(text: &str) -> Option<Order> {
    let mut words = text.split(' ');
    let (_, element) = read_element(words.next()?)?;
    let lead = read_place(words.next()?)?;
    let wing = match words.next() {
        Some(word) => Some(read_place(word)?),
        None => None,
    };
    words.next().is_none().then_some(Order::Deploy { element, lead, wing })
}

fn read_deck(text: &str) -> Option<Order> {
    let mut entries = Entries::new();
    for part in text.split(',') {
        let words: Vec<&str> = part.split(' ').collect();
        let entry = match words.as_slice() {
            [word] if word.eq_ignore_ascii_case("pass") => Entry::Pass,
            [element, card @ .., speed] => Entry::Card {
                element: read_element(element)?.1,
                card: Card::of_name(&card.join(" "))?,
                speed: whole(speed).filter(|s| *s <= FASTEST)?,
            },
            _ => return None,
        };
        entries.push(entry).then_some(())?;
    }
    Some(Order::Deck(entries))
}

fn read_fire(text: &str) -> Option<Order> {
    let words: Vec<&str> = text.split(' ').collect();
    let [fighter, weapons, target] = words.as_slice() else { return None };
    let mut labels = Weapons::new();
    for weapon in weapons.split('+') {
        let label = weapon.to_ascii_lowercase();
        let proper = !label.is_empty() && label.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        labels.push(Label::from(&label).ok().filter(|_| proper)?).then_some(())?;
    }
    Some(Order::Fire { fighter: read_name(fighter)?, weapons: labels, target: read_name(target)? })
}
