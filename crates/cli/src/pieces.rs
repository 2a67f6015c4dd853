//! The table and its pieces, read from the facts of a view.

use engine::Fact;

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

/// Returns the whole number with that name, or 0.
pub fn number(fact: &Fact, name: &str) -> i64 {
    if let Some(Fact::Int(n)) = fact.get(name) { *n } else { 0 }
}

/// Returns the text with that name, or an empty text.
pub fn text<'a>(fact: &'a Fact, name: &str) -> &'a str {
    if let Some(Fact::Text(text)) = fact.get(name) { text } else { "" }
}

/// Returns the items of the list with that name, or none.
pub fn items<'a>(fact: &'a Fact, name: &str) -> &'a [Fact] {
    if let Some(Fact::List(items)) = fact.get(name) { items } else { &[] }
}

/// Returns the texts in the list with that name.
pub fn texts<'a>(fact: &'a Fact, name: &str) -> Vec<&'a str> {
    items(fact, name)
        .iter()
        .filter_map(|item| if let Fact::Text(text) = item { Some(text.as_str()) } else { None })
        .collect()
}

/// Returns `true` if the fact with that name is true.
pub fn is(fact: &Fact, name: &str) -> bool {
    fact.get(name) == Some(&Fact::Bool(true))
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

/// Formats thousandths of an inch as inches, without trailing zeros.
pub fn inches(thousandths: i64) -> String {
    let (sign, n) = (if thousandths < 0 { "-" } else { "" }, thousandths.unsigned_abs());
    let part = format!("{:03}", n % 1000);
    let point = if n % 1000 == 0 { "" } else { "." };
    format!("{sign}{}{point}{}", n / 1000, part.trim_end_matches('0'))
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
