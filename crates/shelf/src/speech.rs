//! The terminal's text about orders in a game's own words, made from facts alone.

use engine::Fact;

/// The style of a piece of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// The terminal's own colour.
    Plain,
    /// The colour of a side, counted from 1.
    Side(u8),
    /// Less important.
    Dim,
    /// More important.
    Strong,
    /// Something refused or wrong.
    Wrong,
}

/// An order open to a piece, in the typed notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The order, with the piece's name.
    pub order: String,
    /// The effect of the order.
    pub about: String,
}

/// A game's words for the facts of the shelf.
pub trait Speech: Sync {
    /// Returns the notation of orders in a phase of a turn: an example of each form, and its meaning.
    fn notation(&self, phase: &str) -> &'static [(&'static str, &'static str)];

    /// Returns every order open to a piece, from the facts of `reach`.
    fn choices(&self, piece: &str, reach: &Fact) -> Vec<Choice>;

    /// Returns the lines of a preview, with losses highlighted.
    fn foreseen(&self, preview: &Fact) -> Vec<(Ink, String)>;

    /// Returns the lines of threats: the enemies that bear on each piece before any order is written.
    fn threatened(&self, threats: &Fact) -> Vec<String>;

    /// Returns the game's word for a turn.
    fn turn(&self) -> &'static str {
        "turn"
    }

    /// Returns the game's name for the moment that a view shows.
    fn moment(&self, view: &Fact) -> String {
        format!("{} {}", self.turn(), number(view, "turn"))
    }

    /// Returns a note on the pieces of a view beside their places; most games have none.
    fn noted(&self, _view: &Fact) -> Option<String> {
        None
    }
}

/// The words of a game that brings none: the texts of its orders alone.
pub struct Plain;

impl Speech for Plain {
    fn notation(&self, _: &str) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    fn choices(&self, piece: &str, reach: &Fact) -> Vec<Choice> {
        actions(piece, reach, |_| String::new())
    }

    fn foreseen(&self, _: &Fact) -> Vec<(Ink, String)> {
        Vec::new()
    }

    fn threatened(&self, _: &Fact) -> Vec<String> {
        Vec::new()
    }
}

/// Returns the pieces in an outline of orders, in its order, each once.
pub fn subjects(outline: &Fact) -> Vec<String> {
    let subject = text(outline, "subject");
    if !subject.is_empty() {
        return vec![subject.to_owned()];
    }
    let mut all: Vec<String> = Vec::new();
    for subject in items(outline, "parts").iter().flat_map(subjects) {
        if !all.contains(&subject) {
            all.push(subject);
        }
    }
    all
}

/// Returns the actions in the facts as orders, with texts by `about`; an action without text does nothing and is left
/// out.
pub fn actions(piece: &str, reach: &Fact, about: impl Fn(&Fact) -> String) -> Vec<Choice> {
    let written = items(reach, "actions").iter().filter(|action| !text(action, "text").is_empty());
    written
        .map(|action| Choice { order: format!("{piece} {}", text(action, "text")), about: about(action) })
        .collect()
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

/// Formats thousandths of an inch as inches, without trailing zeros.
pub fn inches(thousandths: i64) -> String {
    let (sign, n) = (if thousandths < 0 { "-" } else { "" }, thousandths.unsigned_abs());
    let part = format!("{:03}", n % 1000);
    let point = if n % 1000 == 0 { "" } else { "." };
    format!("{sign}{}{point}{}", n / 1000, part.trim_end_matches('0'))
}

/// Formats an expected number with its noun: singular for exactly `1`, plural otherwise.
pub fn expected(number: &str, one: &str) -> String {
    format!("{number} {one}{} expected", if number == "1" { "" } else { "s" })
}

/// Formats thousandths of an inch as inches, rounded to a tenth.
pub fn tenths(thousandths: i64) -> String {
    inches((thousandths + 50).div_euclid(100) * 100)
}

/// Formats a place on the table, to the nearest tenth of an inch.
pub fn place(fact: &Fact) -> String {
    format!("{}, {}", tenths(number(fact, "x")), tenths(number(fact, "y")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_told_as_one() {
        assert_eq!(expected("1", "hit"), "1 hit expected");
        assert_eq!(expected("1.3", "point"), "1.3 points expected");
        assert_eq!(expected("0", "hit"), "0 hits expected");
    }

    #[test]
    fn an_outline_names_each_piece_once_and_no_part_of_a_piece() {
        let all = |parts: Vec<Fact>| Fact::map([("form", Fact::text("all")), ("parts", Fact::List(parts))]);
        let about = |name: &str, parts| all(parts).with([("subject", Fact::text(name))]);
        let gun = || about("B1", Vec::new());
        let outline = all(vec![about("A1", vec![gun()]), about("A2", vec![gun()]), about("A1", Vec::new())]);
        assert_eq!(subjects(&outline), ["A1", "A2"]);
    }
}
