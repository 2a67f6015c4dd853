//! The rulebook's notation: `A R-45; A.1 S2.5; B L`, and positions as one line of text.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use engine::typed::with_plain_dashes;
use engine::{Flaw, Reading, Refusal, Seat};
use table::{Heading, Length, Point};

use crate::clauses;
use crate::draws::{AGREED, QUIET, is_quiet};
use crate::orders::{Action, Plot, Plots};
use crate::ships::{Ftl, HULL, SHORTEST, SPRINT};
use crate::state::{Name, PIECES, Piece, State};

/// What stands for a plot in which nobody acts.
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

    /// Reads a plot whose every part names its piece.
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let mut parts: ArrayVec<_, PIECES> = ArrayVec::new();
        let written = parts_of(text);
        if let Some(part) = written.iter().find(|part| is_draw(part)) {
            let alone =
                || Refusal::new(clauses::AGREEMENT, part, "a draw is offered alone: the pieces do nothing");
            return if written.len() == 1 { Ok(Self::draw()) } else { Err(alone()) };
        }
        for part in written {
            let (name, action) = read_part(&part)?;
            let name = name.ok_or_else(|| {
                Refusal::new(clauses::UNREADABLE, part.clone(), "name the piece: A R-45, A.1 S3")
            })?;
            let full =
                |_| Refusal::new(clauses::UNREADABLE, part.clone(), "more parts than there can be pieces");
            parts.try_push((name, action)).map_err(full)?;
        }
        Ok(Self::new(parts))
    }
}

/// The parts of a typed plot, blank ones and `idle` left out, with any dash as `-`.
fn parts_of(text: &str) -> Vec<String> {
    let plain = with_plain_dashes(text);
    let parts = plain.split([';', ',']).map(str::trim);
    parts.filter(|part| !part.is_empty() && !part.eq_ignore_ascii_case(IDLE)).map(str::to_owned).collect()
}

/// Whether a part offers a draw.
fn is_draw(part: &str) -> bool {
    part.eq_ignore_ascii_case(DRAW)
}

/// Reads one part: a piece and its action, or an action alone.
fn read_part(part: &str) -> Result<(Option<Name>, Action), Refusal> {
    let words: Vec<&str> = part.split_whitespace().collect();
    match words.as_slice() {
        [action] => Ok((None, read_action(action, part)?)),
        [piece, action] => {
            let name = read_name(piece).ok_or_else(|| {
                Refusal::new(
                    clauses::UNREADABLE,
                    part,
                    format!("\"{piece}\" is no piece; ships are A, B …, missiles A.1, A.2 …"),
                )
            })?;
            Ok((Some(name), read_action(action, part)?))
        }
        _ => Err(Refusal::new(clauses::UNREADABLE, part, "a part is a piece and its order, such as A R-45")),
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

/// Whether a word is language and no order: three letters or more and nothing else, such as `stay` or `run`.
fn is_language(word: &str) -> bool {
    word.chars().count() > 2 && word.chars().all(char::is_alphabetic)
}

fn read_action(word: &str, part: &str) -> Result<Action, Refusal> {
    let refuse = |clause, reason: &str| Err(Refusal::new(clause, part, reason));
    let mut rest = word.chars();
    let letter = rest.next().map(|c| c.to_ascii_uppercase());
    let rest = rest.as_str();
    match letter {
        _ if is_language(word) => {
            refuse(clauses::UNREADABLE, "an order is R and an angle, S and a length, or L")
        }
        Some('R') => rotation(rest).map_or_else(
            || refuse(clauses::ROTATE, "a rotation is −180° to +180° in steps of 15°, such as R-45 or R75"),
            Ok,
        ),
        Some('S') => sprint(rest).map_or_else(
            || {
                let reason = "a sprint is 1 to 8 inches in half inches, without a sign, such as S3 or S2.5";
                refuse(clauses::SPRINT, reason)
            },
            Ok,
        ),
        Some('L') if rest.is_empty() => Ok(Action::Launch),
        Some('L') => refuse(clauses::LAUNCH, "a launch is written L and nothing else"),
        Some('0'..='9') => {
            refuse(clauses::UNREADABLE, "a number alone is no order; decimals have a point: S2.5")
        }
        _ => refuse(clauses::UNREADABLE, "an order is R and an angle, S and a length, or L"),
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

/// Reads a typed plot part by part: the first legal order of a piece stands, a later one is said back, legal or not
/// (FTL-5.5); one that is illegal before that is refused and counts as never written (FTL-5.6). A draw is offered alone (FTL-7.2).
pub(crate) fn read_plot(rules: &Ftl, state: &State, seat: Seat, text: &str) -> Reading<Plot> {
    let space = Plots::new(rules, state, seat);
    let mut reading = Reading { order: Plot::default(), refused: Vec::new(), ignored: Vec::new() };
    for part in parts_of(text) {
        if is_draw(&part) {
            offer(&mut reading, &space, &part);
            continue;
        }
        let read = legal_part(rules, state, &space, seat, &part);
        // Words that are no order at all are refused wherever they stand.
        let second = match &read {
            Err(refusal) if refusal.clause == clauses::UNREADABLE => None,
            _ => piece_of(rules, seat, &part).and_then(|name| Some((name, reading.order.action(name)?))),
        };
        match (read, second) {
            (_, Some((name, first))) => {
                let reason = format!("{name} has its order already: {first} stands");
                reading.ignored.push(Refusal::new(clauses::SECOND, part, reason));
            }
            (Err(refusal), None) => reading.refused.push(refusal),
            (Ok(_), None) if reading.order.is_draw() => {
                let reason = "a draw is offered: the pieces do nothing";
                reading.ignored.push(Refusal::new(clauses::AGREEMENT, part, reason));
            }
            (Ok((name, action)), None) => reading.order = reading.order.with(state, name, Some(action)),
        }
    }
    reading
}

/// Takes down the offer of a draw, where one may be made and nothing else is written.
fn offer(reading: &mut Reading<Plot>, space: &Plots<'_>, part: &str) {
    let ignore = |reason: &str| Refusal::new(clauses::AGREEMENT, part, reason);
    match space.refuse_draw() {
        Some(refusal) => reading.refused.push(refusal),
        None if reading.order.is_draw() => reading.ignored.push(ignore("a draw is offered already")),
        None if reading.order.parts.is_empty() => reading.order = Plot::draw(),
        None => reading.ignored.push(ignore("a draw is offered alone; the orders before it stand")),
    }
}

/// The piece a part is written for, as far as that can be read.
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
    space: &Plots<'_>,
    seat: Seat,
    part: &str,
) -> Result<(Name, Action), Refusal> {
    let (name, action) = read_part(part)?;
    let name = match name {
        Some(name) => name,
        None => only_ship(rules, seat).ok_or_else(|| {
            Refusal::new(clauses::UNREADABLE, part, "you have several ships: name the piece, such as A R-45")
        })?,
    };
    if let Some(refusal) = space.refuse_piece(name) {
        return Err(Refusal { subject: part.to_owned(), ..refusal });
    }
    let piece = state.find(name).ok_or_else(|| Refusal::new(clauses::UNREADABLE, part, "no such piece"))?;
    match space.refuse_action(piece, action) {
        Some(refusal) => Err(Refusal { subject: part.to_owned(), ..refusal }),
        None => Ok((name, action)),
    }
}

/// The ship of a seat that has but one: its name may be left out.
fn only_ship(rules: &Ftl, seat: Seat) -> Option<Name> {
    let mut own = rules.ships.iter().filter(|s| s.side == seat.0);
    let ship = own.next()?;
    own.next().is_none().then_some(ship.name())
}

/// A place in inches: `12,24.5`.
pub(crate) fn place(p: Point) -> String {
    format!("{},{}", Length::thousandths(p.x), Length::thousandths(p.y))
}

/// A position as text: `turn 3; A 12,24 h90 hits 1 launched 2; A.1 14,24 h90`. Quiet turns running, if there are any, stand
/// behind the turn: `turn 30 quiet 4` (FTL-7.2).
pub(crate) fn write_position(state: &State) -> String {
    let mut text = format!("turn {}", state.turn);
    match state.quiet {
        0 => {}
        AGREED => text += " agreed",
        quiet => text += &format!(" quiet {quiet}"),
    }
    for p in &state.pieces {
        text += &format!("; {} {} h{}", p.name(), place(p.at), p.heading);
        if p.is_ship() {
            text += &format!(" hits {} launched {}", p.hits, p.launched);
        }
    }
    text
}

/// Reads a position; see [`write_position`].
pub(crate) fn read_position(rules: &Ftl, text: &str) -> Result<State, Vec<Flaw>> {
    let mut parts = text.split(';').map(str::trim);
    let mut flaws = Vec::new();
    let head = parts.next().and_then(|t| t.strip_prefix("turn ")).unwrap_or("");
    let (turn, quiet) = head.trim().split_once(' ').map_or((head.trim(), None), |(t, q)| (t, Some(q.trim())));
    let turn = whole(turn);
    let limit = rules.options.turn_limit;
    let turn = turn.filter(|t| (1..=limit + 1).contains(t)).unwrap_or_else(|| {
        let what = format!(
            "a position begins with turn 1 to turn {limit}; at turn {} the battle is over",
            limit + 1
        );
        flaws.push(Flaw::against(clauses::LIMIT, "position", what));
        1
    });
    let mut pieces: ArrayVec<Piece, PIECES> = ArrayVec::new();
    for part in parts.filter(|p| !p.is_empty()) {
        match read_piece(rules, part) {
            Err(what) => flaws.push(Flaw::plain(format!("position, \"{part}\""), what)),
            Ok(piece) if pieces.iter().any(|p| p.name() == piece.name()) => {
                flaws.push(Flaw::plain(format!("position, \"{part}\""), "this piece stands twice"));
            }
            Ok(piece) if pieces.try_push(piece).is_err() => {
                flaws.push(Flaw::against(
                    clauses::MISSILES,
                    "position",
                    format!("more than {PIECES} pieces"),
                ));
            }
            Ok(_) => {}
        }
    }
    for missile in pieces.iter().filter(|p| !p.is_ship()) {
        let ship = pieces.iter().find(|p| p.is_ship() && p.ship == missile.ship);
        if ship.is_some_and(|s| s.launched < missile.number) {
            let what = format!("{} has launched fewer missiles", char::from(b'A' + missile.ship));
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

/// Reads how many turns running were quiet, or that a draw is agreed; both only in a quiet position (FTL-7.2).
fn read_quiet(rules: &Ftl, state: &mut State, text: &str) -> Result<(), String> {
    let agreed = text == "agreed";
    let count = text.strip_prefix("quiet ").and_then(whole).filter(|n| (1..=QUIET).contains(n));
    let turns = if agreed { QUIET + 1 } else { count.unwrap_or(0) };
    if turns == 0 {
        return Err(format!("behind the turn stands quiet 1 to quiet {QUIET}, or agreed, or nothing"));
    }
    if u16::from(turns) >= state.turn {
        return Err(format!("turn {} comes after fewer turns than that", state.turn));
    }
    if !is_quiet(rules, state) {
        return Err("a missile is left, or a ship is within reach of an enemy: no turn was quiet".to_owned());
    }
    state.quiet = if agreed { AGREED } else { turns };
    Ok(())
}

/// The pieces that stand where they cannot in the list: ships come first, A to Z, then missiles, those of one ship in
/// the order they were launched.
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
            let what = format!(
                "stands behind {}; ships come first, A to Z, then missiles as launched",
                other.name()
            );
            Flaw::plain(format!("position, {}", piece.name()), what)
        })
    };
    (0..pieces.len()).filter_map(late)
}

/// A whole number without a sign.
fn whole<T: FromStr>(digits: &str) -> Option<T> {
    if digits.bytes().all(|b| b.is_ascii_digit()) { digits.parse().ok() } else { None }
}

fn read_piece(rules: &Ftl, part: &str) -> Result<Piece, String> {
    let mut words = part.split_whitespace();
    let name = words.next().and_then(read_name).ok_or("a piece begins with its name, such as A or A.1")?;
    let ship = rules.ships.get(usize::from(name.ship)).ok_or("the scenario has no such ship")?;
    if name.number > rules.options.missiles {
        return Err(format!("a ship carries {} missiles", rules.options.missiles));
    }
    let at = words.next().and_then(|w| w.split_once(',')).and_then(|(x, y)| {
        Some(Point {
            x: x.parse::<Length>().ok()?.in_thousandths(),
            y: y.parse::<Length>().ok()?.in_thousandths(),
        })
    });
    let at = at.ok_or("then comes its place in inches, such as 12,24.5")?;
    if !rules.area.holds(at) {
        return Err(format!("{} is not on the table", place(at)));
    }
    let degrees = words.next().and_then(|w| w.strip_prefix('h')).and_then(whole);
    let heading = degrees.filter(|d| (0..360).contains(d)).and_then(Heading::of_degrees);
    let heading = heading.ok_or("then its heading, h0 to h345 in steps of 15")?;
    let mut piece =
        Piece { at, heading, ship: name.ship, number: name.number, side: ship.side, hits: 0, launched: 0 };
    let mut seen = "";
    while let Some(field) = words.next() {
        let value = words.next().and_then(whole).ok_or_else(|| format!("\"{field}\" lacks its number"))?;
        if std::mem::replace(&mut seen, field) == field {
            return Err(format!("\"{field}\" stands twice"));
        }
        match field {
            "hits" if piece.is_ship() && value < HULL => piece.hits = value,
            "launched" if piece.is_ship() && value <= rules.options.missiles => piece.launched = value,
            _ => {
                return Err(format!(
                    "\"{field} {value}\" cannot be: ships have hits 0 to 2 and launched up to {}",
                    rules.options.missiles
                ));
            }
        }
    }
    Ok(piece)
}
