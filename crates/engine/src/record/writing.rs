//! The blocks of a record as text: lines that digests cover, and sentences.

use super::{DiceSource, Header, one_line};
use crate::battle::Decision;
use crate::fact::{Describe, Fact};
use crate::rules::{Rules, Sealed};
use crate::seat::{Audience, Seat};
use crate::umpire::Told;

/// The start of a line of commentary, which no digest covers.
pub(crate) const COMMENT: &str = "# ";

/// The maker of an event's sentence from its facts; `None` if no sentences are written.
pub(crate) type Say<'a> = Option<&'a dyn Fn(&Fact) -> String>;

/// Writes a decision's lines without its digest: inputs, rolls, events with their facts, and optionally each event's
/// sentence.
pub(crate) fn decision<R: Rules>(header: &Header, turn: &Decision<R>, say: Say<'_>) -> String {
    let mut text = format!("turn {}\n", turn.number);
    turn.sealed_lines.iter().for_each(|line| text += &format!("{line}\n"));
    for (sealed, written) in turn.orders.iter().zip(&turn.written) {
        text += &order(sealed, written.as_deref());
    }
    if header.dice == DiceSource::Typed && !turn.faces.is_empty() {
        let faces: Vec<String> = turn.faces.iter().map(ToString::to_string).collect();
        text += &format!("> dice  {}\n", faces.join(" "));
    }
    turn.told.iter().for_each(|told| event(told, say, &mut text));
    text
}

/// Writes everything that a seat, or a spectator, may know of a decision, with or without sentences.
pub(crate) fn decision_for<R: Rules>(
    rules: &R,
    turn: &Decision<R>,
    seat: Option<Seat>,
    say: Say<'_>,
) -> String {
    let view = rules.describe(&rules.view(&turn.before, seat)).canonical();
    let mut text = format!("turn {}\n@ {view}\n", turn.number);
    for (sealed, written) in turn.orders.iter().zip(&turn.written) {
        if rules.reads(&turn.before, sealed, seat) {
            let own = seat == Some(sealed.seat());
            text += &order(sealed, written.as_deref().filter(|_| own));
        }
    }
    turn.told.iter().filter(|told| told.to.has(seat)).for_each(|told| event(told, say, &mut text));
    text
}

fn order<O: Clone + ToString>(sealed: &Sealed<O>, written: Option<&str>) -> String {
    let order = written.map_or_else(|| sealed.order().to_string(), str::to_owned);
    format!("> {}  {order}\n", sealed.seat())
}

fn event<E: Describe>(told: &Told<E>, say: Say<'_>, text: &mut String) {
    for roll in &told.rolls {
        *text += &format!("  [{}] d{} = {}\n", roll.why, roll.faces, roll.face);
    }
    let to = match told.to {
        Audience::All => String::new(),
        Audience::Only(seats) => {
            let list: Vec<String> = seats.iter().map(|s| s.to_string()).collect();
            format!("(seat {}) ", list.join(", "))
        }
    };
    let facts = told.event.describe();
    *text += &format!("[{}] {to}{}\n", told.why, facts.canonical());
    if let Some(say) = say {
        *text += &format!("{COMMENT}{}\n", one_line(&say(&facts)));
    }
}
