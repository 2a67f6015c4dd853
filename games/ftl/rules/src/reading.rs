//! Reading typed plots part by part, against a position.

use engine::{Reading, Refusal, Seat};

use crate::catalogue;
use crate::clauses;
use crate::notation::{is_draw, parts_of, read_name, read_part};
use crate::orders::{Action, Plot};
use crate::rules::Ftl;
use crate::space::PlotSpace;
use crate::state::{Name, State};

/// Reads a typed plot part by part. The first legal order of a piece counts; a later one, legal or not, is reported as
/// ignored (FTL-5.5). An illegal order before that is refused and has no effect (FTL-5.6). A draw is offered alone
/// (FTL-7.2).
pub(crate) fn read(rules: &Ftl, state: &State, seat: Seat, text: &str) -> Reading<Plot> {
    let space = PlotSpace::new(rules, state, seat);
    let mut reading = Reading { order: Plot::default(), refused: Vec::new(), ignored: Vec::new() };
    for part in parts_of(text) {
        if is_draw(&part) {
            offer(&mut reading, &space, &part);
            continue;
        }
        let read = legal_part(rules, state, &space, seat, &part);
        // A part that is no order at all is refused even if the piece already has its order.
        let second = match &read {
            Err(refusal) if refusal.clause == clauses::UNREADABLE => None,
            _ => piece_of(rules, seat, &part).and_then(|name| Some((name, reading.order.action(name)?))),
        };
        match (read, second) {
            (_, Some((name, first))) => {
                let reason = catalogue::already_ordered(name, first);
                reading.ignored.push(Refusal::new(clauses::SECOND, part, reason));
            }
            (Err(refusal), None) => reading.refused.push(refusal),
            (Ok(_), None) if reading.order.is_draw() => {
                let reason = catalogue::OFFERED_SO_NO_ACTION;
                reading.ignored.push(Refusal::new(clauses::AGREEMENT, part, reason));
            }
            (Ok((name, action)), None) => reading.order = reading.order.with(state, name, Some(action)),
        }
    }
    reading
}

/// Accepts the offer of a draw if it is legal now and no order comes before it.
fn offer(reading: &mut Reading<Plot>, space: &PlotSpace<'_>, part: &str) {
    let ignore = |reason: &str| Refusal::new(clauses::AGREEMENT, part, reason);
    match space.refuse_draw() {
        Some(refusal) => reading.refused.push(refusal),
        None if reading.order.is_draw() => reading.ignored.push(ignore(catalogue::OFFERED_ALREADY)),
        None if reading.order.parts.is_empty() => reading.order = Plot::draw(),
        None => reading.ignored.push(ignore(catalogue::OFFER_ALONE_OTHERS_STAY)),
    }
}

/// Returns the piece that a part is written for, as far as it can be read.
fn piece_of(rules: &Ftl, seat: Seat, part: &str) -> Option<Name> {
    let words: Vec<&str> = part.split_whitespace().collect();
    match words.as_slice() {
        [piece, _] => read_name(piece),
        [_] => only_ship(rules, seat),
        _ => None,
    }
}

fn legal_part(
    rules: &Ftl,
    state: &State,
    space: &PlotSpace<'_>,
    seat: Seat,
    part: &str,
) -> Result<(Name, Action), Refusal> {
    let (name, action) = read_part(part)?;
    let name = match name {
        Some(name) => name,
        None => only_ship(rules, seat)
            .ok_or_else(|| Refusal::new(clauses::UNREADABLE, part, catalogue::NAME_ONE_OF_SEVERAL))?,
    };
    if let Some(refusal) = space.refuse_piece(name) {
        return Err(Refusal { subject: part.to_owned(), ..refusal });
    }
    let piece =
        state.find(name).ok_or_else(|| Refusal::new(clauses::UNREADABLE, part, catalogue::NO_SUCH_PIECE))?;
    match space.refuse_action(piece, action) {
        Some(refusal) => Err(Refusal { subject: part.to_owned(), ..refusal }),
        None => Ok((name, action)),
    }
}

/// Returns the ship of a seat that has only one: its name may be left out.
fn only_ship(rules: &Ftl, seat: Seat) -> Option<Name> {
    let mut own = rules.ships.iter().filter(|s| s.side == seat.0);
    let ship = own.next()?;
    own.next().is_none().then_some(ship.name())
}
