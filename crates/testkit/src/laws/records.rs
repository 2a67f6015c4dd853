//! Laws of records: any order of sealing, replay, and every edit shown (laws 4 and 6).

use engine::record::Record;
use engine::replay::replay;
use engine::{Match, MatchError, Rules, Seeded};

use super::Held;

/// Law 4: sealed in any other order, by seats that change their minds, the same orders give the same record.
///
/// # Errors
/// How it is broken.
pub fn any_order_of_sealing<R: Rules + Clone>(game: &Match<R>, rng: &mut Seeded) -> Held {
    let mut again = Match::new(game.rules().clone(), game.header().clone()).map_err(|f| format!("{f:?}"))?;
    for turn in game.past() {
        let mut orders = turn.orders.clone();
        orders.reverse();
        if orders.len() > 2 && rng.chance(1, 2) {
            rng.shuffle(&mut orders);
        }
        // Faces laid ready wait for the decision as well as those typed in when they are asked for.
        again.lay_ready(&turn.faces);
        let last = orders.len() - 1;
        for (i, sealed) in orders.iter().enumerate() {
            let seal = |again: &mut Match<R>| again.seal(sealed.seat(), sealed.order().clone());
            if i < last && rng.chance(1, 4) {
                seal(&mut again)
                    .and_then(|()| again.unseal(sealed.seat()).map(drop))
                    .map_err(|e| e.to_string())?;
            }
            seal(&mut again).map_err(|error| format!("seat {}: {error}", sealed.seat()))?;
            if i < last && seal(&mut again) != Err(MatchError::AlreadySealed(sealed.seat())) {
                return Err(format!("seat {} seals twice", sealed.seat()));
            }
        }
    }
    if again.record() == game.record() {
        Ok(())
    } else {
        Err(first_difference(&game.record(), &again.record()))
    }
}

fn first_difference(a: &str, b: &str) -> String {
    let pair = a.lines().zip(b.lines()).find(|(a, b)| a != b);
    format!("the records part: {pair:?}")
}

/// Law 6: a record read and played again is the same battle, to the last digest and with every typed face spent.
///
/// # Errors
/// How it is broken.
pub fn replays<R: Rules + Clone>(game: &Match<R>) -> Held {
    let text = game.record();
    let record = Record::parse(&text).map_err(|error| error.to_string())?;
    let again = replay(game.rules().clone(), &record).map_err(|error| error.to_string())?;
    if again.state() != game.state() || again.faces_left() > 0 || again.record() != text {
        return Err(first_difference(&text, &again.record()));
    }
    Ok(())
}

/// Checks law 6, second half: a record in which one line is changed, one is missing, or an empty one is added, is refused,
/// and the refusal names the line: of the header, no line beyond its digest; of an order, a line of its turn; of an empty
/// line, that one or its neighbour; of all that is derived, the line itself.
///
/// # Errors
/// How it is broken.
pub fn every_edit_shows<R: Rules + Clone>(game: &Match<R>, rng: &mut Seeded, edits: u32) -> Held {
    let text = game.record();
    let lines: Vec<&str> = text.lines().collect();
    let digests: Vec<usize> = (0..lines.len()).filter(|i| lines[*i].starts_with("= ")).collect();
    for _ in 0..edits {
        let at = rng.below(lines.len() as u32) as usize;
        let end = digests.iter().find(|end| **end >= at).copied().unwrap_or(lines.len());
        let block = digests.iter().rfind(|end| **end < at).map_or(0, |end| end + 2);
        let mut changed: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        let gone = lines[at].is_empty() || rng.chance(1, 6);
        let parted = !gone && rng.chance(1, 6);
        if gone {
            changed.remove(at);
        } else if parted {
            // An empty line more, before or behind this one.
            changed.insert(at + usize::from(rng.chance(1, 2)), String::new());
        } else {
            changed[at] = edited(lines[at], rng);
        }
        let of_input = at <= digests[0] || lines[at].starts_with('>');
        let (from, to) = match () {
            () if parted || lines[at].is_empty() => (at, at + 2),
            () if of_input || gone => (block, end),
            () => (at, at),
        };
        let judged = Record::parse(&(changed.join("\n") + "\n"))
            .and_then(|record| replay(game.rules().clone(), &record));
        let becomes = changed.get(at).filter(|_| !gone);
        let more = if parted { ", with an empty line beside it" } else { "" };
        let edit = format!("line {}, {:?} becomes {becomes:?}{more}", at + 1, lines[at]);
        match judged {
            Ok(_) => return Err(format!("{edit}: nobody notices")),
            Err(error) if !(from + 1..=to + 1).contains(&error.line) => {
                return Err(format!("{edit}: the refusal names another line: {error}"));
            }
            Err(_) => {}
        }
    }
    Ok(())
}

/// The line with one character changed or added; never the same.
fn edited(line: &str, rng: &mut Seeded) -> String {
    let mut chars: Vec<char> = line.chars().collect();
    let at = rng.below(chars.len() as u32) as usize;
    let new = *rng.pick(&['0', '1', '7', ' ', 'a', 'Z']);
    if rng.chance(1, 3) || chars[at] == new {
        chars.insert(at, new);
    } else {
        chars[at] = new;
    }
    chars.into_iter().collect()
}
