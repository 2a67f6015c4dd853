//! What is said of turns and results.

use engine::record::DiceSource;
use engine::{Demand, Outcome, Seat, Side};
use games::Battle;

use crate::board::sign;
use crate::pieces::{items, number, pieces, text, texts};
use crate::players::{side_name, title};
use crate::screen::{Ink, Screen};

/// The scenario, who plays, and from what seed.
pub fn heading(battle: &dyn Battle, screen: &Screen) -> String {
    let seats: Vec<String> = (0..battle.seats())
        .map(Seat)
        .map(|seat| screen.ink(Ink::Side(seat.number()), &title(battle, seat)))
        .collect();
    let name = screen.ink(Ink::Strong, &battle.card().title);
    let dice = match &battle.header().dice {
        DiceSource::Seed(seed) => format!("Seed {seed}."),
        DiceSource::Typed => "Dice are typed in.".to_owned(),
        DiceSource::Committed { .. } => "Dice are keyed by the sides' secrets.".to_owned(),
    };
    format!("{name}: {}. {dice}", seats.join(" against "))
}

/// One revealed turn: the orders of all and what came of them, as a seat or a spectator (none) learns it.
pub fn turn(battle: &dyn Battle, index: usize, seat: Option<Seat>, screen: &Screen) -> Vec<String> {
    let Some(turn) = battle.revealed_turn(index, seat) else { return Vec::new() };
    let number = if let Some(engine::Fact::Int(n)) = turn.get("turn") { *n } else { 0 };
    let mut lines = vec![screen.ink(Ink::Strong, &format!("Turn {number}"))];
    for (seat, order) in battle.orders(index, seat) {
        let name = screen.ink(Ink::Side(seat.number()), &side_name(battle, seat));
        lines.push(format!("  {name}: {order}"));
    }
    for told in items(&turn, "told") {
        for roll in items(told, "rolls") {
            let face = |name| crate::pieces::number(roll, name);
            lines.push(format!("      d{} = {}", face("faces"), face("face")));
        }
        let clause = screen.ink(Ink::Dim, &format!("[{}]", text(told, "clause")));
        lines.push(format!("    {clause} {}", text(told, "text")));
    }
    lines
}

/// How a battle ended, in a sentence with its clause.
pub fn result(battle: &dyn Battle, outcome: Outcome) -> String {
    // In some games a turn has many decisions.
    let last = battle.revealed().checked_sub(1).and_then(|last| battle.revealed_turn(last, None));
    let turns = last.map_or(0, |last| number(&last, "turn"));
    let after = if turns == 1 { "after 1 turn".to_owned() } else { format!("after {turns} turns") };
    match outcome.winner {
        Some(side) => format!("{} wins {after} [{}]", crate::players::side_title(battle, side), outcome.why),
        None => format!("A draw {after} [{}]", outcome.why),
    }
}

/// How a battle stands: its result, or the turn to be written.
pub fn standing(battle: &dyn Battle) -> String {
    match battle.demand() {
        Demand::Over(outcome) => result(battle, outcome),
        Demand::Orders(_) => format!("The battle goes on: turn {} is to be written.", battle.turn()),
    }
}

/// The table in words, pieces in the ink of their side, and below them the bearings, if they are not too many.
pub fn spoken(battle: &dyn Battle, view: &engine::Fact, most: usize, screen: &Screen) -> Vec<String> {
    let (pieces, spoken) = (pieces(view), texts(view, "spoken"));
    let shown = if spoken.len() > most { &spoken[..pieces.len().min(spoken.len())] } else { &spoken[..] };
    let mut lines = Vec::new();
    for (i, line) in shown.iter().enumerate() {
        let Some(piece) = pieces.get(i) else {
            lines.push(format!("  {line}"));
            continue;
        };
        let number = format!("of side {}", piece.side);
        let side = format!("of {}", battle.card().side_name(Side(piece.side.saturating_sub(1))));
        let named = format!("{} {}", sign(piece), line.replace(&number, &side));
        lines.push(format!("  {}", screen.ink(Ink::Side(piece.side), &named)));
    }
    if shown.len() < spoken.len() {
        lines.push(format!("  (and {} bearings: `pieces` tells them)", spoken.len() - shown.len()));
    }
    lines
}
