//! The table and its pieces, read from the facts of a view.

use engine::Fact;
pub use shelf::speech::{inches, is, items, number, text, texts};

/// A piece as the board draws it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The name, such as `A.1`.
    pub name: String,
    /// `true` if the piece is a ship.
    pub ship: bool,
    /// `true` if the piece is on the table. Pieces not yet there, aboard, gone or destroyed are not drawn.
    pub stands: bool,
    /// The side, from 1.
    pub side: u8,
    /// Horizontal position in thousandths of an inch, to the right.
    pub x: i64,
    /// Vertical position in thousandths of an inch, upwards.
    pub y: i64,
    /// Heading in degrees clockwise from up.
    pub heading: i64,
}

/// Returns the pieces of a view.
pub fn pieces(view: &Fact) -> Vec<Piece> {
    let piece = |fact: &Fact| Piece {
        name: text(fact, "name").to_owned(),
        ship: matches!(text(fact, "kind"), "ship" | "fighter" | "base" | "squadron"),
        stands: matches!(text(fact, "where"), "" | "table" | "flying"),
        side: u8::try_from(number(fact, "side")).unwrap_or(0),
        x: number(fact, "x"),
        y: number(fact, "y"),
        heading: number(fact, "heading"),
    };
    items(view, "pieces").iter().map(piece).collect()
}

/// Returns width and height of the table, in thousandths of an inch.
pub fn table(view: &Fact) -> (i64, i64) {
    view.get("table").map_or((0, 0), |table| (number(table, "width"), number(table, "height")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_destroyed_away_or_aboard_does_not_stand_on_the_table() {
        let piece = |place: &str| Fact::map([("name", Fact::text("A1")), ("where", Fact::text(place))]);
        let plain = Fact::map([("name", Fact::text("A"))]);
        let places = ["table", "flying", "away", "aboard", "destroyed", "gone"];
        let all = places.map(piece).into_iter().chain([plain]).collect();
        let view = Fact::map([("pieces", Fact::List(all))]);
        let standing: Vec<bool> = pieces(&view).iter().map(|piece| piece.stands).collect();
        assert_eq!(standing, [true, true, false, false, false, false, true]);
    }
}
