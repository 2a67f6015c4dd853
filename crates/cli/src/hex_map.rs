//! A drawing of a hex map in a terminal: column numbers above, the row number in each empty hex, a sign in an occupied
//! one.

use engine::Fact;

use crate::board::{Look, sign};
use crate::catalogue;
use crate::pieces::{Piece, is, items, number, pieces, text};
use crate::prose::wrap;
use crate::screen::{Ink, Screen};

/// Margin in hexes around the pieces, in a close look or if the whole map is too wide.
const AROUND: i64 = 2;
/// Characters from column to column: the widest that fits is used. Names extend over two columns.
const WIDTHS: [usize; 2] = [4, 3];
/// Number of characters left of the map.
const MARGIN: usize = 2;

/// A part of the map: a range of columns, and a range of half rows counted up from the lowest hex of column 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    left: i64,
    right: i64,
    low: i64,
    high: i64,
}

/// A piece and its hex.
struct Stood {
    piece: Piece,
    hex: (i64, i64),
}

/// Returns `true` if the view has a hex map.
pub fn has_hexes(view: &Fact) -> bool {
    view.get("table").is_some_and(|table| table.get("columns").is_some())
}

/// Draws a view's map of hexes to fit the screen.
pub fn draw(view: &Fact, look: Look, screen: &Screen) -> Vec<String> {
    let (columns, _) = screen.size();
    let stood = stood(view);
    let whole = whole(view);
    let close = close(view, &stood);
    let fits = |part: Part, width: usize| MARGIN + (part.right - part.left + 1) as usize * width <= columns;
    // The whole map if it was requested and fits; otherwise the part around the pieces, at the width it needs.
    let asked: &[Part] = if look == Look::Whole { &[whole, close] } else { &[close] };
    let wanted = asked.iter().flat_map(|part| WIDTHS.map(|width| (*part, width)));
    let (part, width) = wanted.into_iter().find(|(part, width)| fits(*part, *width)).unwrap_or((close, 3));
    let mut lines = map(view, part, (width, columns), &stood, screen);
    let mut notes = notes(view, &stood);
    if look == Look::Whole && part != whole {
        notes.insert(0, catalogue::MAP_TOO_WIDE.to_owned());
    }
    let room = columns.saturating_sub(MARGIN);
    let notes = notes.iter().flat_map(|note| wrap(note, room));
    lines.extend(notes.map(|line| format!("{:MARGIN$}{line}", "")));
    lines
}

fn hex(fact: &Fact) -> Option<(i64, i64)> {
    if let [Fact::Int(q), Fact::Int(r)] = items(fact, "hex") { Some((*q, *r)) } else { None }
}

/// Returns the height of a hex in half rows: a row is two, and each column is half a hex higher than the one before.
const fn height((q, r): (i64, i64)) -> i64 {
    2 * r + q
}

/// Returns the pieces on the map, ships first.
fn stood(view: &Fact) -> Vec<Stood> {
    let all = pieces(view).into_iter().zip(items(view, "pieces"));
    let mut all: Vec<Stood> = all
        .filter(|(piece, _)| piece.stands)
        .filter_map(|(piece, fact)| Some(Stood { piece, hex: hex(fact)? }))
        .collect();
    all.sort_by_key(|stood| !stood.piece.ship);
    all
}

fn whole(view: &Fact) -> Part {
    let of = |name| view.get("table").map_or(1, |table| number(table, name)).max(1);
    Part { left: 0, right: of("columns") - 1, low: 0, high: 2 * of("rows") - 1 }
}

/// Returns the part around the pieces with a margin, clipped to the map if it has edges.
fn close(view: &Fact, stood: &[Stood]) -> Part {
    let all = whole(view);
    let (Some(left), Some(right), Some(low), Some(high)) = (
        stood.iter().map(|s| s.hex.0).min(),
        stood.iter().map(|s| s.hex.0).max(),
        stood.iter().map(|s| height(s.hex)).min(),
        stood.iter().map(|s| height(s.hex)).max(),
    ) else {
        return all;
    };
    let (left, right, low, high) = (left - AROUND, right + AROUND, low - 2 * AROUND, high + 2 * AROUND);
    if is(view, "edges") {
        return Part {
            left: left.max(all.left),
            right: right.min(all.right),
            low: low.max(all.low),
            high: high.min(all.high),
        };
    }
    Part { left, right, low, high }
}

/// Returns the line of column numbers, and a line for each half row from the top.
fn map(
    view: &Fact,
    part: Part,
    (width, columns): (usize, usize),
    stood: &[Stood],
    screen: &Screen,
) -> Vec<String> {
    let mut head = " ".repeat(MARGIN);
    (part.left..=part.right).for_each(|q| head += &format!("{q:<width$}"));
    let mut lines = vec![screen.ink(Ink::Dim, head.trim_end())];
    for up in (part.low..=part.high).rev() {
        let mut line = " ".repeat(MARGIN);
        // Every second column has a hex on this line; the others are half a hex higher or lower.
        let first = part.left + (part.left + up).rem_euclid(2);
        line += &" ".repeat((first - part.left) as usize * width);
        for q in (first..=part.right).step_by(2) {
            let at = (q, (up - q) / 2);
            let here: Vec<&Piece> = stood.iter().filter(|s| s.hex == at).map(|s| &s.piece).collect();
            let from = MARGIN + (q - part.left) as usize * width;
            let room = columns.saturating_sub(from).clamp(2, 2 * width - 1);
            let (ink, said) = cell(view, at, &here, room);
            let blank = (2 * width).saturating_sub(said.chars().count());
            line += &format!("{}{:blank$}", screen.ink(ink, &said), "");
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
}

/// Returns the text of a hex: its first piece, the letter of its terrain with its row, or its row.
fn cell(view: &Fact, at: (i64, i64), here: &[&Piece], room: usize) -> (Ink, String) {
    let Some(first) = here.first() else {
        let ground = items(view, "terrain").iter().find(|fact| hex(fact) == Some(at));
        let letter = ground.and_then(|fact| text(fact, "kind").chars().next());
        return (Ink::Dim, letter.map_or(String::new(), String::from) + &at.1.to_string());
    };
    let more = if here.len() > 1 { format!("+{}", here.len() - 1) } else { String::new() };
    let name: String = first.name.chars().take(room.saturating_sub(1 + more.len())).collect();
    (Ink::Side(first.side), format!("{}{name}{more}", sign(first)))
}

/// Returns notes on how to read the map, and the place of each piece.
fn notes(view: &Fact, stood: &[Stood]) -> Vec<String> {
    let mut notes = vec![catalogue::HEXES_ARE.to_owned()];
    let mut kinds: Vec<&str> = items(view, "terrain").iter().map(|fact| text(fact, "kind")).collect();
    kinds.sort_unstable();
    kinds.dedup();
    for kind in kinds {
        notes.push(format!("{}: {kind}.", kind.chars().next().unwrap_or(' ')));
    }
    let at = |s: &Stood| format!("{} {},{}", s.piece.name, s.hex.0, s.hex.1);
    if !stood.is_empty() {
        notes.push(format!("{}.", stood.iter().map(at).collect::<Vec<_>>().join("; ")));
    }
    notes
}

#[cfg(test)]
mod tests {
    use engine::Seat;
    use shelf::Opening;

    use super::*;

    fn duel() -> Fact {
        let own = "CA-1 8,2 f1 speed 3 power 3 shields 6/5/4/5 hull 0 bars 1+1 2+2 1+1";
        let enemy = "T-CA-1 11,1 f4 speed 3 power 3 shields 7/4/3/4 hull 0 bars 1+4 1+4 burners 2";
        let position = format!("round 2 impulse B turn 2 move initiative 2; {own}; {enemy}");
        let opening = Opening { position: Some(position), ..Opening::scenario("duel") };
        let game = games::game("talon").expect("it is on the shelf");
        let battle = game.open(&opening).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        battle.view(0, Some(Seat(0))).expect("the present")
    }

    #[test]
    fn a_ship_is_found_by_the_column_above_it_and_the_rows_beside_it() {
        let view = duel();
        let stood = stood(&view);
        let lines = map(&view, close(&view, &stood), (4, 80), &stood, &Screen::standard());
        let told = [
            "  6   7   8   9   10  11  12  13",
            "      5       4       3       2",
            "  5       4       3       2",
            "      4       3       2       1",
            "  4       3       2       1",
            "      3       2       ◣T-CA-1 0",
            "  3       ◥CA-1   1       0",
            "      2       1       0       -1",
            "  2       1       0       -1",
            "      1       0       -1      -2",
            "  1       0       -1      -2",
        ];
        assert_eq!(lines, told);
    }

    #[test]
    fn the_whole_map_has_room_in_eighty_columns_with_ships_at_both_ends() {
        let view = duel();
        let mut stood = stood(&view);
        stood[0].hex = (0, 0);
        stood[1].hex = (25, -12);
        let lines = map(&view, whole(&view), (3, 80), &stood, &Screen::standard());
        assert_eq!(lines.len(), 37, "the numbers of the columns, and a line for each half row");
        assert!(lines.iter().all(|line| line.chars().count() <= 80), "{lines:#?}");
        assert!(lines.iter().any(|line| line.starts_with("  ◥CA-1")), "{lines:#?}");
        assert!(lines.iter().any(|line| line.ends_with("◣T-")), "a name with no room is cut: {lines:#?}");
    }

    #[test]
    fn only_the_part_with_ships_is_drawn_and_no_hex_that_is_not_on_the_map() {
        let view = duel();
        assert_eq!(whole(&view), Part { left: 0, right: 25, low: 0, high: 35 });
        let corner = Stood { piece: stood(&view).remove(0).piece, hex: (0, 0) };
        let part = close(&view, &[corner]);
        let left = if is(&view, "edges") { 0 } else { -2 };
        assert_eq!((part.left, part.right), (left, 2));
    }

    #[test]
    fn a_hex_with_several_pieces_names_one_and_counts_the_rest() {
        let view = duel();
        let all = stood(&view);
        let here: Vec<&Piece> = all.iter().map(|s| &s.piece).collect();
        assert_eq!(cell(&view, (8, 2), &here, 7).1, "◥CA-1+1");
        assert_eq!(cell(&view, (8, 2), &here[1..], 5).1, "◣T-CA", "a name with too little room is cut");
    }
}
