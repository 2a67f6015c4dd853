//! Laws of records: any order of sealing, replay, detection of every edit, and other wordings (laws 4, 6 and 19).

use std::sync::Arc;

use engine::record::{Record, Wording};
use engine::replay::{Sentences, replay, replay_in};
use engine::{Battle, BattleError, Catalogue, Rules, Seat, Seeded, Space};

use super::held::Held;

/// Checks law 4: the same orders give the same record, whatever the order of sealing, and although seats unseal and
/// seal again.
///
/// # Errors
/// The breach.
pub fn any_order_of_sealing<R: Rules + Clone>(game: &Battle<R>, rng: &mut Seeded) -> Held {
    let mut again = Battle::new(game.rules().clone(), game.header().clone()).map_err(|f| format!("{f:?}"))?;
    for turn in game.past() {
        let mut orders = turn.orders.clone();
        orders.reverse();
        if orders.len() > 2 && rng.chance(1, 2) {
            rng.shuffle(&mut orders);
        }
        // Faces may be laid ready before the decision, with the same result as faces typed in on demand.
        again.lay_ready(&turn.faces);
        let last = orders.len() - 1;
        for (i, sealed) in orders.iter().enumerate() {
            let seal = |again: &mut Battle<R>| again.seal(sealed.seat(), sealed.order().clone());
            if i < last && rng.chance(1, 4) {
                seal(&mut again)
                    .and_then(|()| again.unseal(sealed.seat()).map(drop))
                    .map_err(|e| e.to_string())?;
            }
            seal(&mut again).map_err(|error| format!("seat {}: {error}", sealed.seat()))?;
            if i < last && seal(&mut again) != Err(BattleError::AlreadySealed(sealed.seat())) {
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

/// Checks law 6: a record that is parsed and replayed gives the same battle, to the last digest and with every
/// typed face used.
///
/// # Errors
/// The breach.
pub fn replays<R: Rules + Clone>(game: &Battle<R>) -> Held {
    let text = game.record();
    let record = Record::parse(&text).map_err(|error| error.to_string())?;
    let replayed = replay(game.rules().clone(), &record).map_err(|error| error.to_string())?;
    let again = &replayed.battle;
    if again.state() != game.state() || again.faces_left() > 0 || again.record() != text {
        return Err(first_difference(&text, &again.record()));
    }
    if record.to_string() != text {
        return Err(first_difference(&text, &record.to_string()));
    }
    match replayed.sentences {
        Sentences::Compared { reworded, .. } if reworded.is_empty() => Ok(()),
        other => Err(format!("its own sentences differ: {other}")),
    }
}

/// Checks law 6, second half: a record is refused if one line is changed or removed, or an empty line is added.
///
/// The error names the right line. For a header line, that is any line up to the header's digest; for an order, any
/// line of its turn; for an empty line, that one or its neighbour; for every derived line, the line itself. An
/// edited sentence or wording may be accepted, if the replay reports the edit.
///
/// # Errors
/// The breach.
pub fn every_edit_shows<R: Rules + Clone>(game: &Battle<R>, rng: &mut Seeded, edits: u32) -> Held {
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
            // Adds an empty line before or behind this one.
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
            Ok(replayed) if !parted && is_told(&replayed.sentences, lines[at], at, gone) => {}
            Ok(_) => return Err(format!("{edit}: nobody notices")),
            Err(error) if !(from + 1..=to + 1).contains(&error.line) => {
                return Err(format!("{edit}: the refusal names another line: {error}"));
            }
            Err(_) => {}
        }
    }
    Ok(())
}

/// Returns `true` if a replay reports the edit of a line, which is a sentence or the wording. `at` is its index
/// from 0; `gone` means that it was removed.
fn is_told(sentences: &Sentences, line: &str, at: usize, gone: bool) -> bool {
    match sentences {
        Sentences::NotCompared { .. } => line.starts_with("wording "),
        Sentences::Compared { reworded, .. } => {
            let named = if gone { at } else { at + 1 };
            line.starts_with("# ") && reworded.len() == 1 && reworded[0].line == named
        }
    }
}

/// Checks law 19: other words do not invalidate a record. It replays with the wording of another catalogue, and
/// with a program in another language; both are reported. It replays with one changed sentence, and that line is
/// reported. Each time the digests match, and the battle is the same.
///
/// # Errors
/// The breach.
pub fn replays_in_other_words<R: Rules + Clone>(game: &Battle<R>, rng: &mut Seeded) -> Held {
    let text = game.record();
    let lines: Vec<&str> = text.lines().collect();
    let sentences: Vec<usize> = (0..lines.len()).filter(|i| lines[*i].starts_with("# ")).collect();
    let replayed = |text: String| {
        let record = Record::parse(&text).map_err(|error| error.to_string())?;
        replay(game.rules().clone(), &record).map_err(|error| format!("in other words: {error}"))
    };
    let other = lines.iter().map(|line| match line {
        line if line.starts_with("# ") => "# Otherwise.\n".to_owned(),
        line if line.starts_with("wording ") => "wording law 7\n".to_owned(),
        line => format!("{line}\n"),
    });
    let again = replayed(other.collect())?;
    let (own, found) = (game.header().wording.clone(), Wording::new("law", 7));
    if again.sentences != (Sentences::NotCompared { found, own: own.clone() }) {
        return Err(format!("another wording is not told: {}", again.sentences));
    }
    if again.battle.record() != text {
        return Err(first_difference(&text, &again.battle.record()));
    }
    let record = Record::parse(&text).map_err(|error| error.to_string())?;
    let again = replay_in(game.rules().clone(), &record, Some(Arc::new(silent_language())))
        .map_err(|error| format!("in another language: {error}"))?;
    if again.sentences != (Sentences::NotCompared { found: own, own: Wording::new("en-XA", 1) }) {
        return Err(format!("another language of the program is not told: {}", again.sentences));
    }
    if again.battle.digest() != game.digest() {
        return Err("another language changes a digest".to_owned());
    }
    let Some(at) = (!sentences.is_empty()).then(|| *rng.pick(&sentences)) else { return Ok(()) };
    let mut reworded = lines.clone();
    reworded[at] = "# Otherwise.";
    let again = replayed(reworded.join("\n") + "\n")?;
    match again.sentences {
        Sentences::Compared { number, ref reworded }
            if number == sentences.len() && reworded.len() == 1 && reworded[0].line == at + 1 =>
        {
            Ok(())
        }
        other => Err(format!("line {} is in other words: {other}", at + 1)),
    }
}

/// Returns a language without any message.
fn silent_language() -> Catalogue {
    Catalogue::read("en-XA\n1\nx\n").expect("a catalogue without messages")
}

/// Checks law 19, second half: a record with another fact, face or order is refused, and the error names the line
/// (for an order, any line of its turn). A record in which nothing can be changed proves nothing, and is a breach
/// too.
///
/// # Errors
/// The breach.
pub fn changes_show<R: Rules + Clone>(game: &Battle<R>, rng: &mut Seeded, changes: u32) -> Held {
    let text = game.record();
    let lines: Vec<&str> = text.lines().collect();
    let covered: Vec<usize> = (0..lines.len())
        .filter(|i| ["[", "  [", "> "].iter().any(|start| lines[*i].starts_with(start)))
        .collect();
    let mut shown = false;
    for _ in 0..if covered.is_empty() { 0 } else { changes } {
        shown |= change_shows(game, &lines, *rng.pick(&covered), rng)?;
    }
    // If none of the picked lines can be changed, any other will do.
    for at in covered {
        if shown {
            break;
        }
        shown = change_shows(game, &lines, at, rng)?;
    }
    if shown { Ok(()) } else { Err("the record has no fact, face or order to change".to_owned()) }
}

/// Changes the line at an index (from 0) and checks that the replay names it; returns `false` if the line cannot be
/// changed.
fn change_shows<R: Rules + Clone>(
    game: &Battle<R>,
    lines: &[&str],
    at: usize,
    rng: &mut Seeded,
) -> Result<bool, String> {
    let end = (at..lines.len()).find(|i| lines[*i].starts_with("= ")).unwrap_or(at);
    let begin = (0..at).rfind(|i| lines[*i].is_empty()).unwrap_or(at);
    let Some(line) = changed(game, lines[at], begin, lines, rng) else { return Ok(false) };
    let mut with = lines.to_vec();
    with[at] = &line;
    let record = Record::parse(&(with.join("\n") + "\n")).map_err(|error| error.to_string())?;
    let (first, last) = if line.starts_with('>') { (begin, end) } else { (at, at) };
    match replay(game.rules().clone(), &record) {
        Err(error) if (first + 1..=last + 1).contains(&error.line) => Ok(true),
        Err(error) => Err(format!("line {} becomes {line}: another is named: {error}", at + 1)),
        Ok(_) => Err(format!("line {} becomes {line}: nobody notices", at + 1)),
    }
}

/// Returns the line with another order, face or fact, or `None` if there is no other.
fn changed<R: Rules>(
    game: &Battle<R>,
    line: &str,
    begin: usize,
    lines: &[&str],
    rng: &mut Seeded,
) -> Option<String> {
    if let Some((roll, face)) = line.strip_prefix("  ").and_then(|roll| roll.rsplit_once(' ')) {
        return Some(format!("  {roll} {}", face.parse::<u8>().ok()? % 200 + 1));
    }
    if let Some((start, facts)) = line.split_once('{') {
        let entries: Vec<&str> = facts.trim_end_matches('}').split(',').collect();
        // Removes a fact, or changes the kind.
        let less = entries[..entries.len() - 1].join(",");
        let fewer = format!("{start}{{{less}}}");
        let other = format!("{start}{{\"kind\":\"law\"}}");
        return Some(if rng.chance(1, 2) { fewer } else { other });
    }
    let index = lines[..begin].iter().filter(|line| line.is_empty()).count();
    let turn = game.past().get(index)?;
    let (who, written) = line.strip_prefix("> ")?.split_once("  ")?;
    let seat = who.parse().ok().and_then(Seat::of_number)?;
    let space = game.rules().space(&turn.before, seat);
    let drawn = (0..8).map(|_| space.sample(rng).to_string()).find(|order| order != written)?;
    Some(format!("> {who}  {drawn}"))
}

/// Returns the line with one character changed or inserted; it always differs.
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
