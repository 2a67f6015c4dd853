//! Laws of text: orders and positions survive a round trip, and corrupt text is refused (laws 1, 8 and 10).

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::dice::SeededDice;
use engine::{Demand, Refusal, Rules, Sealed, Seat, Seeded, Silent, Space, Umpire};

use super::held::{Held, LISTED, Written};
use super::spaces::{draws_are_legal, only_members_pass};

/// Checks law 1, second half: an order written as text and parsed again is equal, and is written the same.
///
/// # Errors
/// The breach.
#[allow(private_bounds)]
pub fn survives_text<O: Written>(order: &O) -> Held {
    let text = order.to_string();
    if text.contains(['\n', '\r']) || text.trim() != text || text.is_empty() {
        return Err(format!("{order:?} is written {text:?}, which is no part of a line"));
    }
    match text.parse::<O>() {
        Ok(again) if again == *order && again.to_string() == text => Ok(()),
        Ok(again) => Err(format!("{order:?} is written {text:?} and read as {again:?}")),
        Err(refusal) => Err(format!("{order:?} is written {text:?} and refused: {refusal}")),
    }
}

/// Checks law 8: a position in play survives a round trip through one line of text. A finished position may be
/// refused when it is read back.
///
/// # Errors
/// The breach.
pub fn position_survives_text<R: Rules>(rules: &R, state: &R::State) -> Held {
    let text = rules.write_position(state);
    if text.contains(['\n', '\r']) || text.trim() != text {
        return Err(format!("{text:?} is not one line"));
    }
    match rules.read_position(&text) {
        Ok(again) if again == *state => Ok(()),
        Ok(again) => Err(format!("read as {again:?}\nwritten from {state:?}")),
        Err(_) if matches!(rules.demand(state), Demand::Over(_)) => Ok(()),
        Err(flaws) => Err(format!("{text:?} is refused: {flaws:?}")),
    }
}

/// Checks law 10, second half: corrupt and random text never panics, as an order, as typed text, or as a position.
/// An order is refused under a known clause or parsed as a legal order. A position that is read can be played on.
///
/// # Errors
/// The breach.
pub fn rubbish_is_refused<R: Rules>(rules: &R, state: &R::State, seat: Seat, rng: &mut Seeded) -> Held {
    let space = rules.space(state, seat);
    let mut strangers = Vec::new();
    for round in 0..12 {
        let order = space.sample(rng).to_string();
        let text = if round % 3 == 0 { rubbish(rng) } else { corrupted(&order, rng) };
        let read = catch_unwind(AssertUnwindSafe(|| judge(rules, state, seat, &text)));
        read.unwrap_or_else(|_| Err("the reader panics".to_owned()))
            .map_err(|what| format!("{text:?}: {what}"))?;
        strangers.extend(text.parse::<R::Order>());
        let position = corrupted(&rules.write_position(state), rng);
        let read = catch_unwind(AssertUnwindSafe(|| rules.read_position(&position)));
        match read {
            Err(_) => return Err(format!("position {position:?}: the reader panics")),
            Ok(Err(flaws)) if flaws.is_empty() => {
                return Err(format!("position {position:?}: refused without a flaw"));
            }
            Ok(Ok(read)) => {
                let played = catch_unwind(AssertUnwindSafe(|| can_be_played(rules, &read, rng)));
                played
                    .unwrap_or_else(|_| Err("is read, and playing it panics".to_owned()))
                    .map_err(|what| format!("position {position:?}: {what}"))?;
            }
            Ok(Err(_)) => {}
        }
    }
    only_members_pass::<R, _>(&space, &strangers, LISTED)
}

/// Checks that a position has legal orders and can be played on, however it came about.
fn can_be_played<R: Rules>(rules: &R, state: &R::State, rng: &mut Seeded) -> Held {
    let Demand::Orders(seats) = rules.demand(state) else { return Ok(()) };
    let mut orders = Vec::new();
    for seat in seats {
        let space = rules.space(state, seat);
        draws_are_legal(&space, rng, 1)?;
        orders.push(Sealed::sample(&space, seat, rng));
    }
    let mut next = state.clone();
    rules.resolve(&mut Umpire::new(SeededDice::new(rng.bits()), Silent), &mut next, &orders);
    Ok(())
}

/// Checks that a typed text is refused under a known clause, or parsed as an order that survives a round trip. Also
/// checks that the order read from it, as typed, is legal.
pub(crate) fn judge<R: Rules>(rules: &R, state: &R::State, seat: Seat, text: &str) -> Held {
    let space = rules.space(state, seat);
    let named = |refusal: &Refusal| {
        let known = R::CLAUSES.iter().any(|row| row.clause == refusal.clause);
        let said = !refusal.reason.is_empty();
        if known && said {
            Ok(())
        } else {
            Err(format!("refused under no clause or without a reason: {refusal:?}"))
        }
    };
    match text.parse::<R::Order>() {
        Err(refusal) => named(&refusal)?,
        Ok(order) => {
            survives_text(&order)?;
            space.check(&order).or_else(|refusal| named(&refusal))?;
        }
    }
    let reading = rules.read(state, seat, text);
    reading.refused.iter().chain(&reading.ignored).try_for_each(named)?;
    space.check(&reading.order).map_err(|refusal| format!("read as an illegal order: {refusal}"))
}

/// Returns random text from odd pieces and characters.
fn rubbish(rng: &mut Seeded) -> String {
    const PIECES: [&str; 20] = [
        "",
        " ",
        ";",
        ",",
        ".",
        "-",
        "−",
        "+",
        "A",
        "Z.999",
        "R",
        "S",
        "L",
        "99999999999999999999",
        "-0.0005",
        "é",
        "\u{202e}",
        "🚀",
        "\0",
        "=",
    ];
    let mut text = String::new();
    for _ in 0..rng.below(12) {
        if rng.chance(1, 4) {
            text.extend(char::from_u32(rng.below(0x0011_0000)));
        } else {
            text += *rng.pick(PIECES.as_slice());
        }
    }
    text
}

/// Returns a text with another number in one place, or with one to three characters lost, doubled, replaced or
/// expanded.
fn corrupted(text: &str, rng: &mut Seeded) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let digits: Vec<usize> = (0..chars.len()).filter(|i| chars[*i].is_ascii_digit()).collect();
    if !digits.is_empty() && rng.chance(1, 2) {
        let at = *rng.pick(&digits);
        let most = if rng.chance(1, 2) { 10 } else { 1000 };
        let number = rng.below(most).to_string();
        chars.splice(at..=at, number.chars());
        return chars.into_iter().collect();
    }
    for _ in 0..=rng.below(3) {
        let at = rng.below(chars.len() as u32 + 1) as usize;
        match rng.below(5) {
            0 if at < chars.len() => drop(chars.remove(at)),
            1 if at < chars.len() => chars.insert(at, chars[at]),
            2 if at < chars.len() => chars[at] = *rng.pick(&['0', '9', 'x', 'A', ' ', ';', '-', '.', 'é']),
            3 => drop(chars.splice(at..at, "99999999999".chars())),
            _ => drop(chars.splice(at..at, rubbish(rng).chars().collect::<Vec<_>>())),
        }
    }
    chars.into_iter().collect()
}
