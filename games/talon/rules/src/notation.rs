//! Orders as text: `CA-1: charge 2; CA-2: slip`, `CA-1: left`, `CA-1 fires 2 at T-CA-1`, `CA-1: speed 3`, `done`.

use std::fmt;
use std::str::FromStr;

use engine::{Clause, Refusal};
use table::{Arc, Facing};

use crate::catalogue;
use crate::clauses;
use crate::orders::{Action, Order, Plot, Plots, Purchase, Purchases, Salvo, Way};
use crate::ships::{arc_of_word, arc_word};
use crate::state::Name;

impl fmt::Display for Purchase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Charge(group) => write!(f, "charge {group}"),
            Self::Reinforce(arc) => write!(f, "reinforce {}", arc_word(*arc)),
            Self::Slip => f.write_str("slip"),
            Self::Through => f.write_str("through"),
            Self::Battery => f.write_str("battery"),
            Self::Change => f.write_str("change"),
            Self::Defend => f.write_str("defend"),
            Self::Redirect(missile, target) => write!(f, "redirect M{missile} to {target}"),
            Self::Power(squadron) => write!(f, "power {squadron}"),
        }
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Go { way, afterburner, land } => {
                write!(f, "{}{way}", if *afterburner { "afterburner " } else { "" })?;
                land.map_or(Ok(()), |carrier| write!(f, " land {carrier}"))
            }
            Self::Launch(squadron, to) => write!(f, "launch {squadron} {to}"),
            Self::To(to) => write!(f, "to {to}"),
        }
    }
}

impl fmt::Display for Salvo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} fires {}", self.ship, self.group)?;
        self.targets()
            .iter()
            .enumerate()
            .try_for_each(|(place, target)| write!(f, "{}{target}", if place == 0 { " at " } else { ", " }))
    }
}

impl fmt::Display for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Speed(speed, retreat) => {
                write!(f, "speed {speed}{}", if *retreat { " retreat" } else { "" })
            }
            Self::Off => f.write_str("off"),
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn parts<T: fmt::Display>(f: &mut fmt::Formatter<'_>, all: &[(Name, T)]) -> fmt::Result {
            all.iter().enumerate().try_for_each(|(place, (name, what))| {
                write!(f, "{}{name}: {what}", if place == 0 { "" } else { "; " })
            })
        }
        match self {
            Self::Buy(all) => parts(f, all.parts()),
            Self::Move(name, action) => write!(f, "{name}: {action}"),
            Self::Fire(salvo) => salvo.fmt(f),
            Self::First(name) => write!(f, "first {name}"),
            Self::Shield(arc) => write!(f, "shield {}", arc_word(*arc)),
            Self::Speeds(all) => parts(f, all.parts()),
            Self::Done => f.write_str("done"),
            Self::Idle => f.write_str("idle"),
        }
    }
}

/// Formats one part of an order: `CA-1: charge 2`.
pub(crate) fn part(name: Name, what: &impl fmt::Display) -> String {
    format!("{name}: {what}")
}

/// The reason why a text is no order: a clause and the reason in words.
pub(crate) type Fault = (Clause, String);

fn fault<T>(clause: Clause, reason: impl Into<String>) -> Result<T, Fault> {
    Err((clause, reason.into()))
}

/// One statement of an order: a piece and its action.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Statement {
    Buy(Name, Purchase),
    Move(Name, Action),
    Fire(Salvo),
    Speed(Name, Option<u8>, bool),
    Off(Name),
    First(Name),
    Shield(Arc),
    Done,
    Idle,
}

impl FromStr for Order {
    type Err = Refusal;

    /// Reads an order with the exact names of its pieces.
    fn from_str(text: &str) -> Result<Self, Refusal> {
        read_order(text).map_err(|(clause, reason)| Refusal::new(clause, text.trim(), reason))
    }
}

fn read_order(text: &str) -> Result<Order, Fault> {
    let (mut buys, mut plots) = (Purchases::default(), Plots::default());
    let parts = statements(text);
    let alone = parts.len() == 1;
    for part in &parts {
        let room = match read_statement(part)? {
            Statement::Buy(name, purchase) => buys.push(name, purchase),
            Statement::Speed(name, Some(speed), retreat) => plots.push(name, Plot::Speed(speed, retreat)),
            Statement::Off(name) => plots.push(name, Plot::Off),
            Statement::Move(name, action) if alone => return Ok(Order::Move(name, action)),
            Statement::Fire(salvo) if alone => return Ok(Order::Fire(salvo)),
            Statement::First(name) if alone => return Ok(Order::First(name)),
            Statement::Shield(arc) if alone => return Ok(Order::Shield(arc)),
            Statement::Done if alone => return Ok(Order::Done),
            Statement::Idle if alone => return Ok(Order::Idle),
            Statement::Speed(_, None, _) => {
                return fault(clauses::SPEEDS, catalogue::NAME_THE_SPEED);
            }
            _ => {
                return fault(clauses::TURN, catalogue::STANDS_ALONE);
            }
        };
        if !room {
            return fault(clauses::TURN, catalogue::TOO_MANY_SHIPS);
        }
    }
    match (buys.parts().is_empty(), plots.parts().is_empty()) {
        (false, true) => Ok(Order::Buy(buys)),
        (true, false) => Ok(Order::Speeds(plots)),
        (true, true) => fault(clauses::TURN, FORMS),
        (false, false) => fault(clauses::POINTS, catalogue::PURCHASES_APART),
    }
}

const FORMS: &str = catalogue::AN_ORDER_IS;

/// Splits a typed order into its statements, without blank ones.
pub(crate) fn statements(text: &str) -> Vec<String> {
    let dashes = |c: char| {
        if matches!(c, '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}') {
            '-'
        } else {
            c
        }
    };
    let plain: String = text.chars().filter(|c| *c != '\u{feff}').map(dashes).collect();
    plain.split(';').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// Reads a whole number by its value: leading zeros and `.0` are allowed.
pub(crate) fn whole(word: &str) -> Option<u16> {
    let digits = word.split_once('.').map_or(word, |(digits, rest)| {
        if !rest.is_empty() && rest.bytes().all(|b| b == b'0') { digits } else { "" }
    });
    (!digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())).then(|| digits.parse().ok())?
}

fn small(word: &str) -> Option<u8> {
    whole(word).and_then(|n| u8::try_from(n).ok())
}

fn piece(word: &str) -> Result<Name, Fault> {
    Name::new(word).ok_or_else(|| (clauses::TURN, catalogue::names_no_piece(word)))
}

fn facing(word: &str) -> Result<Facing, Fault> {
    match whole(word).filter(|n| *n < 6) {
        Some(sides) => Ok(Facing::of_sides(i32::from(sides))),
        None => fault(clauses::MAP, catalogue::A_DIRECTION_IS),
    }
}

/// Reads one statement: words in upper or lower case, names as written.
pub(crate) fn read_statement(text: &str) -> Result<Statement, Fault> {
    // Spaces around a colon or a comma do not matter.
    let spaced = text.replace(':', " : ").replace(',', " , ");
    let typed: Vec<&str> = spaced.split_whitespace().collect();
    let lower: Vec<String> = typed.iter().map(|word| word.to_lowercase()).collect();
    let words: Vec<&str> = lower.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["done"] => Ok(Statement::Done),
        ["idle"] => Ok(Statement::Idle),
        ["first", _] => Ok(Statement::First(piece(typed[1])?)),
        ["shield", arc] => match arc_of_word(arc) {
            Some(arc) => Ok(Statement::Shield(arc)),
            None => fault(clauses::ARCS, catalogue::A_SHIELD_IS),
        },
        [_, "fires", rest @ ..] => Ok(Statement::Fire(read_salvo(piece(typed[0])?, rest, &typed[2..])?)),
        [_, ":", rest @ ..] => read_deed(piece(typed[0])?, rest, &typed[2..]),
        _ => fault(clauses::TURN, FORMS),
    }
}

/// Reads the action of a piece: the words after the colon.
fn read_deed(name: Name, words: &[&str], typed: &[&str]) -> Result<Statement, Fault> {
    let buy = |purchase| Ok(Statement::Buy(name, purchase));
    match words {
        ["charge", group] => match small(group).filter(|n| *n > 0) {
            Some(group) => buy(Purchase::Charge(group)),
            None => fault(clauses::PURCHASES, catalogue::GROUPS_FROM_1),
        },
        ["reinforce", arc] => match arc_of_word(arc) {
            Some(arc) => buy(Purchase::Reinforce(arc)),
            None => fault(clauses::REINFORCEMENT, catalogue::REINFORCE_WHICH),
        },
        ["slip"] => buy(Purchase::Slip),
        ["through"] => buy(Purchase::Through),
        ["battery"] => buy(Purchase::Battery),
        ["change"] => buy(Purchase::Change),
        ["defend"] => buy(Purchase::Defend),
        ["redirect", _, "to", _] => match piece(typed[1])?.number() {
            Some(missile) => buy(Purchase::Redirect(missile, piece(typed[3])?)),
            None => fault(clauses::MISSILE_FLIGHT, catalogue::A_MISSILE_IS),
        },
        ["power", _] => buy(Purchase::Power(piece(typed[1])?)),
        ["launch", _, to] => Ok(Statement::Move(name, Action::Launch(piece(typed[1])?, facing(to)?))),
        ["to", to] => Ok(Statement::Move(name, Action::To(facing(to)?))),
        ["off"] => Ok(Statement::Off(name)),
        ["retreat"] => Ok(Statement::Speed(name, None, true)),
        ["speed", speed, rest @ ..] => {
            let retreat = match rest {
                [] => false,
                ["retreat"] => true,
                _ => {
                    return fault(clauses::SPEEDS, catalogue::SPEED_AND_RETREAT);
                }
            };
            match small(speed) {
                Some(speed) => Ok(Statement::Speed(name, Some(speed), retreat)),
                None => fault(clauses::SPEEDS, catalogue::SPEED_IS_WHOLE),
            }
        }
        _ => read_move(name, words, typed),
    }
}

fn read_move(name: Name, words: &[&str], typed: &[&str]) -> Result<Statement, Fault> {
    let afterburner = words.first() == Some(&"afterburner");
    let skipped = usize::from(afterburner);
    let (rest, typed) = (&words[skipped..], &typed[skipped..]);
    let Some(way) = rest.first().and_then(|word| Way::of_word(word)) else {
        return fault(clauses::WAYS, catalogue::WHAT_SHIPS_DO);
    };
    let land = match rest[1..] {
        [] => None,
        ["land", _] => Some(piece(typed[2])?),
        _ => {
            return fault(clauses::CARRIER, catalogue::LANDS_WITH_MOVE);
        }
    };
    Ok(Statement::Move(name, Action::Go { way, afterburner, land }))
}

fn read_salvo(ship: Name, words: &[&str], typed: &[&str]) -> Result<Salvo, Fault> {
    let Some(group) = words.first().and_then(|word| small(word)).filter(|n| *n > 0) else {
        return fault(clauses::FIRE, catalogue::FIRES_WHICH_GROUP);
    };
    let mut salvo = Salvo::new(ship, group);
    match &words[1..] {
        [] => return Ok(salvo),
        ["at", _, ..] => {}
        _ => return fault(clauses::FIRE, catalogue::TARGET_FOR_EACH),
    }
    for (place, word) in typed[2..].iter().enumerate() {
        if place % 2 == 1 && *word == "," {
            continue;
        }
        if place % 2 == 1 || *word == "," {
            return fault(clauses::FIRE, catalogue::SEPARATED_BY_COMMAS);
        }
        if !salvo.push(piece(word)?) {
            return fault(clauses::FIRE, catalogue::MORE_TARGETS_THAN_WEAPONS);
        }
    }
    if typed.last() == Some(&",") {
        return fault(clauses::FIRE, catalogue::TARGET_MISSING);
    }
    Ok(salvo)
}
