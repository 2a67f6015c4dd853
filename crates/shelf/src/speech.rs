//! What a terminal says of orders in a game's own words, from facts alone.

use engine::Fact;

/// How a piece of text is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// As it comes.
    Plain,
    /// In the colour of a side, counted from 1.
    Side(u8),
    /// Less important.
    Dim,
    /// More important.
    Strong,
    /// Something that does not stand.
    Wrong,
}

/// One thing a piece may be ordered, as it is typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The order, with the piece's name.
    pub order: String,
    /// What comes of it.
    pub about: String,
}

/// A game's words for what the facts of the shelf say.
pub trait Speech: Sync {
    /// How orders are written in a phase of a turn: an example of each form, and what it means.
    fn notation(&self, phase: &str) -> &'static [(&'static str, &'static str)];

    /// Everything a piece may be ordered, from the facts of `reach`.
    fn choices(&self, piece: &str, reach: &Fact) -> Vec<Choice>;

    /// What a preview says; losses stand out.
    fn foreseen(&self, preview: &Fact) -> Vec<(Ink, String)>;

    /// Who bears on whom before anything is written.
    fn threatened(&self, threats: &Fact) -> Vec<String>;

    /// What the game calls a turn of its battles.
    fn turn(&self) -> &'static str {
        "turn"
    }

    /// The moment of the battle that a view shows, as the game calls it.
    fn moment(&self, view: &Fact) -> String {
        format!("{} {}", self.turn(), number(view, "turn"))
    }

    /// What is to be known of the pieces of a view besides where they are; of most there is nothing.
    fn noted(&self, _view: &Fact) -> Option<String> {
        None
    }
}

/// Speaks for a game that has no words of its own: by the texts of its orders, and by its facts.
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

/// The pieces that an outline of orders is about, in its order.
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

/// The actions that facts list, each said by `about`; an action without text does nothing.
pub fn actions(piece: &str, reach: &Fact, about: impl Fn(&Fact) -> String) -> Vec<Choice> {
    let written = items(reach, "actions").iter().filter(|action| !text(action, "text").is_empty());
    written
        .map(|action| Choice { order: format!("{piece} {}", text(action, "text")), about: about(action) })
        .collect()
}

/// A whole number of that name, 0 if there is none.
pub fn number(fact: &Fact, name: &str) -> i64 {
    if let Some(Fact::Int(n)) = fact.get(name) { *n } else { 0 }
}

/// A text of that name, empty if there is none.
pub fn text<'a>(fact: &'a Fact, name: &str) -> &'a str {
    if let Some(Fact::Text(text)) = fact.get(name) { text } else { "" }
}

/// The items of a list of that name.
pub fn items<'a>(fact: &'a Fact, name: &str) -> &'a [Fact] {
    if let Some(Fact::List(items)) = fact.get(name) { items } else { &[] }
}

/// The texts of a list of that name.
pub fn texts<'a>(fact: &'a Fact, name: &str) -> Vec<&'a str> {
    items(fact, name)
        .iter()
        .filter_map(|item| if let Fact::Text(text) = item { Some(text.as_str()) } else { None })
        .collect()
}

/// Whether the fact of that name is true.
pub fn is(fact: &Fact, name: &str) -> bool {
    fact.get(name) == Some(&Fact::Bool(true))
}

/// A length of thousandths in inches, as people write it.
pub fn inches(thousandths: i64) -> String {
    let (sign, n) = (if thousandths < 0 { "-" } else { "" }, thousandths.unsigned_abs());
    let part = format!("{:03}", n % 1000);
    let point = if n % 1000 == 0 { "" } else { "." };
    format!("{sign}{}{point}{}", n / 1000, part.trim_end_matches('0'))
}

/// So many of a thing, as a number is written: one is one, all else are many.
pub fn expected(number: &str, one: &str) -> String {
    format!("{number} {one}{} expected", if number == "1" { "" } else { "s" })
}

/// A place of the table, to the nearest hundredth of an inch.
pub fn place(fact: &Fact) -> String {
    let hundredths = |name| inches((number(fact, name) + 5).div_euclid(10) * 10);
    format!("{}, {}", hundredths("x"), hundredths("y"))
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
