//! Positions as one line of text.

use std::str::FromStr;

use arrayvec::ArrayVec;
use engine::Flaw;
use table::{Heading, Length, Point};

use crate::catalogue;
use crate::clauses;
use crate::draws::{AGREED, QUIET, is_quiet};
use crate::notation::read_name;
use crate::rules::Ftl;
use crate::ships::HULL;
use crate::state::{PIECES, Piece, State};

/// Writes a position as text: `turn 3; A 12,24 h90 hits 1 launched 2; A.1 14,24 h90`. The number of quiet turns in a
/// row, if there are any, follows the turn: `turn 30 quiet 4` (FTL-7.2). An agreed draw is `agreed` there.
pub(crate) fn write(state: &State) -> String {
    let mut text = format!("turn {}", state.turn);
    match state.quiet {
        0 => {}
        AGREED => text += " agreed",
        quiet => text += &format!(" quiet {quiet}"),
    }
    for p in &state.pieces {
        text += &format!("; {} {} h{}", p.name(), p.at, p.heading);
        if p.is_ship() {
            text += &format!(" hits {} launched {}", p.hits, p.launched);
        }
    }
    text
}

/// Reads a position; see [`write`].
pub(crate) fn read(rules: &Ftl, text: &str) -> Result<State, Vec<Flaw>> {
    let mut parts = text.split(';').map(str::trim);
    let mut flaws = Vec::new();
    let head = parts.next().and_then(|t| t.strip_prefix("turn ")).unwrap_or("");
    let (turn, quiet) = head.trim().split_once(' ').map_or((head.trim(), None), |(t, q)| (t, Some(q.trim())));
    let turn = whole(turn);
    let limit = rules.options.turn_limit;
    let turn = turn.filter(|t| (1..=limit + 1).contains(t)).unwrap_or_else(|| {
        let what = catalogue::battle_is_over(limit, limit + 1);
        flaws.push(Flaw::against(clauses::LIMIT, "position", what));
        1
    });
    let mut pieces: ArrayVec<Piece, PIECES> = ArrayVec::new();
    for part in parts.filter(|p| !p.is_empty()) {
        match read_piece(rules, part) {
            Err(what) => flaws.push(Flaw::plain(format!("position, \"{part}\""), what)),
            Ok(piece) if pieces.iter().any(|p| p.name() == piece.name()) => {
                flaws.push(Flaw::plain(format!("position, \"{part}\""), catalogue::PIECE_STANDS_TWICE));
            }
            Ok(piece) if pieces.try_push(piece).is_err() => {
                flaws.push(Flaw::against(clauses::MISSILES, "position", catalogue::too_many_pieces(PIECES)));
            }
            Ok(_) => {}
        }
    }
    for missile in pieces.iter().filter(|p| !p.is_ship()) {
        let ship = pieces.iter().find(|p| p.is_ship() && p.ship == missile.ship);
        if ship.is_some_and(|s| s.launched < missile.number) {
            let what = catalogue::fewer_missiles_launched(char::from(b'A' + missile.ship));
            flaws.push(Flaw::against(clauses::NEW_MISSILE, format!("position, {}", missile.name()), what));
        }
    }
    flaws.extend(out_of_list_order(&pieces));
    let mut state = State::new(turn, pieces);
    if let Some(quiet) = quiet
        && flaws.is_empty()
        && let Err(what) = read_quiet(rules, &mut state, quiet)
    {
        flaws.push(Flaw::against(clauses::AGREEMENT, format!("position, \"{quiet}\""), what));
    }
    if flaws.is_empty() { Ok(state) } else { Err(flaws) }
}

/// Reads the number of quiet turns in a row, or an agreed draw; both need a quiet position (FTL-7.2).
fn read_quiet(rules: &Ftl, state: &mut State, text: &str) -> Result<(), String> {
    let agreed = text == "agreed";
    let count = text.strip_prefix("quiet ").and_then(whole).filter(|n| (1..=QUIET).contains(n));
    let turns = if agreed { QUIET + 1 } else { count.unwrap_or(0) };
    if turns == 0 {
        return Err(catalogue::quiet_comes_after_turn(QUIET));
    }
    if u16::from(turns) >= state.turn {
        return Err(catalogue::fewer_turns_before(state.turn));
    }
    if !is_quiet(rules, state) {
        return Err(catalogue::NO_TURN_WAS_QUIET.to_owned());
    }
    state.quiet = if agreed { AGREED } else { turns };
    Ok(())
}

/// Returns a flaw for each piece out of list order: ships come first, A to Z, then missiles, those of one ship in the
/// order of launch.
fn out_of_list_order(pieces: &[Piece]) -> impl Iterator<Item = Flaw> {
    let late = |at: usize| {
        let piece = &pieces[at];
        let before = |other: &Piece| match (other.is_ship(), piece.is_ship()) {
            (true, true) => other.ship > piece.ship,
            (false, true) => true,
            (false, false) => other.ship == piece.ship && other.number > piece.number,
            (true, false) => false,
        };
        pieces[..at].iter().find(|other| before(other)).map(|other| {
            let what = catalogue::stands_behind(other.name());
            Flaw::plain(format!("position, {}", piece.name()), what)
        })
    };
    (0..pieces.len()).filter_map(late)
}

/// Reads a whole number without a sign.
fn whole<T: FromStr>(digits: &str) -> Option<T> {
    if digits.bytes().all(|b| b.is_ascii_digit()) { digits.parse().ok() } else { None }
}

fn read_piece(rules: &Ftl, part: &str) -> Result<Piece, String> {
    let mut words = part.split_whitespace();
    let name = words.next().and_then(read_name).ok_or(catalogue::PIECE_BEGINS_WITH_NAME)?;
    let ship = rules.ships.get(usize::from(name.ship)).ok_or(catalogue::NO_SUCH_SHIP)?;
    if name.number > rules.options.missiles {
        return Err(catalogue::ship_carries(rules.options.missiles));
    }
    let at = words.next().and_then(|w| w.split_once(',')).and_then(|(x, y)| {
        Some(Point {
            x: x.parse::<Length>().ok()?.in_thousandths(),
            y: y.parse::<Length>().ok()?.in_thousandths(),
        })
    });
    let at = at.ok_or(catalogue::PLACE_IN_INCHES)?;
    if !rules.area.holds(at) {
        return Err(catalogue::not_on_the_table(at));
    }
    let degrees = words.next().and_then(|w| w.strip_prefix('h')).and_then(whole);
    let heading = degrees.filter(|d| (0..360).contains(d)).and_then(Heading::of_degrees);
    let heading = heading.ok_or(catalogue::THEN_ITS_HEADING)?;
    let mut piece =
        Piece { at, heading, ship: name.ship, number: name.number, side: ship.side, hits: 0, launched: 0 };
    let mut seen = "";
    while let Some(field) = words.next() {
        let value = words.next().and_then(whole).ok_or_else(|| catalogue::lacks_its_number(field))?;
        if std::mem::replace(&mut seen, field) == field {
            return Err(catalogue::stands_twice(field));
        }
        match field {
            "hits" if piece.is_ship() && value < HULL => piece.hits = value,
            "launched" if piece.is_ship() && value <= rules.options.missiles => piece.launched = value,
            _ => {
                return Err(catalogue::cannot_be(field, value, rules.options.missiles));
            }
        }
    }
    Ok(piece)
}
