//! Text about turns and results.

use std::ops::Range;

use engine::quoting::counted;
use engine::record::DiceSource;
use engine::{Demand, Outcome, Seat};
use shelf::AnyBattle;
use shelf::speech::Plain;

use crate::board::sign;
use crate::catalogue;
use crate::pieces::{items, number, pieces, text, texts};
use crate::players::{side_name, sides_named, title};
use crate::screen::{Ink, Screen};

/// Returns the heading of a battle: scenario, players and seed.
pub fn heading(battle: &dyn AnyBattle, screen: &Screen) -> String {
    let seats: Vec<String> = (0..battle.seats())
        .map(Seat)
        .map(|seat| screen.ink(Ink::Side(seat.number()), &title(battle, seat)))
        .collect();
    let name = screen.ink(Ink::Strong, &battle.card().title);
    let dice = match &battle.header().dice {
        DiceSource::Seed(seed) => format!("Seed {seed}."),
        DiceSource::Typed => catalogue::DICE_TYPED.to_owned(),
        DiceSource::Hidden => catalogue::DICE_HIDDEN.to_owned(),
        DiceSource::Steps => catalogue::DICE_FROM_STEPS.to_owned(),
        DiceSource::Committed { .. } => catalogue::DICE_FROM_SECRETS.to_owned(),
    };
    let handicap = battle.header().handicap.as_ref().map(|told| catalogue::handicap_told(told));
    format!("{name}: {}. {dice}{}", seats.join(" against "), handicap.unwrap_or_default())
}

/// Returns the text of revealed decisions: all orders and their events, as a seat or a spectator (`None`) learns them.
/// Several decisions of one turn share a heading.
pub fn decisions(
    battle: &dyn AnyBattle,
    indices: Range<usize>,
    seat: Option<Seat>,
    screen: &Screen,
) -> Vec<String> {
    let (mut lines, mut headed) = (Vec::new(), None);
    for index in indices {
        let Some(decision) = battle.revealed_turn(index, seat) else { continue };
        let turn = number(&decision, "turn");
        if headed.replace(turn) != Some(turn) {
            lines.push(screen.ink(Ink::Strong, &format!("{} {turn}", capital(word(battle)))));
        }
        for (seat, order) in battle.orders(index, seat) {
            let name = screen.ink(Ink::Side(seat.number()), &side_name(battle, seat));
            lines.push(format!("  {name}: {order}"));
        }
        for told in items(&decision, "told") {
            for roll in items(told, "rolls") {
                lines.push(format!("      d{} = {}", number(roll, "faces"), number(roll, "face")));
            }
            let clause = screen.ink(Ink::Dim, &format!("[{}]", text(told, "clause")));
            lines.push(format!("    {clause} {}", sides_named(battle, text(told, "text"))));
        }
        for remark in items(&decision, "remarks") {
            let line =
                format!("[{}] ({})", text(remark, "clause"), sides_named(battle, text(remark, "text")));
            lines.push(format!("    {}", screen.ink(Ink::Dim, &line)));
        }
    }
    lines
}

/// Returns the word for a turn in the battle's game.
fn word(battle: &dyn AnyBattle) -> &'static str {
    battle.game().speech().unwrap_or(&Plain).turn()
}

/// Capitalises the first letter.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}

/// Returns the indices of a turn's decisions among those revealed; empty if it has none.
pub fn of_turn(battle: &dyn AnyBattle, turn: i64) -> Range<usize> {
    let of = |index: &usize| {
        battle.revealed_turn(*index, None).is_some_and(|decision| number(&decision, "turn") == turn)
    };
    let all = 0..battle.revealed();
    match (all.clone().find(of), all.rev().find(of)) {
        (Some(first), Some(last)) => first..last + 1,
        _ => 0..0,
    }
}

/// Returns the number of turns played, and of decisions if a turn has several.
pub fn played(battle: &dyn AnyBattle) -> String {
    let turn = |index| battle.revealed_turn(index, None).map_or(0, |fact| number(&fact, "turn"));
    let decisions = battle.revealed() as i64;
    let turns = if decisions == 0 { 0 } else { turn(battle.revealed() - 1) - turn(0) + 1 };
    if turns == decisions {
        return counted(turns, word(battle));
    }
    format!("{} of {}", counted(decisions, "decision"), counted(turns, word(battle)))
}

/// Returns the number of turns played with its verb: `1 turn is`, `2 turns are`.
pub fn played_is(battle: &dyn AnyBattle) -> String {
    let played = played(battle);
    let verb = if played.starts_with("1 ") { "is" } else { "are" };
    format!("{played} {verb}")
}

/// Returns a sentence about how a battle ended, with its clause.
pub fn result(battle: &dyn AnyBattle, outcome: Outcome) -> String {
    // Count turns, not decisions: in some games a turn has many decisions.
    let last = battle.revealed().checked_sub(1).and_then(|last| battle.revealed_turn(last, None));
    let turns = last.map_or(0, |last| number(&last, "turn"));
    let after = format!("after {}", counted(turns, word(battle)));
    let why = if outcome.by_rules() { format!(" [{}]", outcome.why) } else { String::new() };
    match outcome.winner {
        Some(side) if why.is_empty() => {
            let other = battle.card().side_name(engine::Side(1 - side.0));
            if outcome.why == Outcome::FORFEITED {
                return catalogue::wins_by_forfeit(crate::players::side_title(battle, side), &after, &other);
            }
            catalogue::wins_by_concession(crate::players::side_title(battle, side), &after, &other)
        }
        Some(side) => format!("{} wins {after}{why}", crate::players::side_title(battle, side)),
        None if why.is_empty() => catalogue::draw_by_agreement(&after),
        None => format!("A draw {after}{why}"),
    }
}

/// Returns the result of a battle, or the turn whose orders are due.
pub fn standing(battle: &dyn AnyBattle) -> String {
    match battle.demand() {
        Demand::Over(outcome) => result(battle, outcome),
        Demand::Orders(_) => catalogue::not_over(word(battle), battle.turn()),
    }
}

/// Returns the table in words, pieces in the colour of their side, then the bearings, if the lines are at most `most`.
pub fn spoken(battle: &dyn AnyBattle, view: &engine::Fact, most: usize, screen: &Screen) -> Vec<String> {
    let (pieces, spoken) = (pieces(view), texts(view, "spoken"));
    let shown = if spoken.len() > most { &spoken[..pieces.len().min(spoken.len())] } else { &spoken[..] };
    let mut lines = Vec::new();
    for (i, line) in shown.iter().enumerate() {
        let Some(piece) = pieces.get(i) else {
            lines.push(format!("  {}", sides_named(battle, line)));
            continue;
        };
        let named = format!("{} {}", sign(piece), sides_named(battle, line));
        lines.push(format!("  {}", screen.ink(Ink::Side(piece.side), &named)));
    }
    if shown.len() < spoken.len() {
        lines
            .push(catalogue::bearings_left_out(counted(spoken.len() - shown.len(), catalogue::MORE_BEARING)));
    }
    let note = battle.game().speech().unwrap_or(&Plain).noted(view);
    lines.extend(
        note.map(|note| format!("  {}", screen.ink(Ink::Dim, &format!("({})", sides_named(battle, &note))))),
    );
    lines
}

/// Returns the sentences of the reasons for an order of a seat in a decision, up to a maximum. The last line counts the
/// rest.
pub fn reasons(
    battle: &dyn AnyBattle,
    (index, seat): (usize, Seat),
    order: &str,
    most: usize,
) -> Vec<String> {
    let all = battle.reasons(index, seat, order);
    let mut lines: Vec<String> =
        all.iter().take(most).map(|reason| sides_named(battle, text(reason, "text"))).collect();
    if all.len() > most {
        lines.push(catalogue::and_more(all.len() - most));
    }
    lines
}
