//! Words of *Black Skies*: cards and options, headings and speeds, and bearings with their odds.

use engine::Fact;
use engine::quoting::counted;

use shelf::speech::{Choice, Ink, Speech, is, items, number, place, tenths, text, texts};

/// The game's words.
pub struct BlackSkies;

/// The most lines shown of each list of bearings.
const BEARINGS: usize = 8;

impl Speech for BlackSkies {
    fn turn(&self) -> &'static str {
        "round"
    }

    fn notation(&self, phase: &str) -> &'static [(&'static str, &'static str)] {
        match phase {
            "toss" => &[("toss", "toss the coin for deployment")],
            "deploy" => &[("deploy E1 36,3 38,3", "places element 1: its lead, then its wingman")],
            "decks" => &[
                ("deck E1 Straight 6", "lays the deck from the top: an element, its first card, its speed"),
                ("deck E2 Left 8, pass, E1 Hard Left 6", "with commas between cards; pass is a placeholder"),
            ],
            "option" => &[("fly Break", "flies the flipped card this way; the word alone is enough")],
            "check" => &[("check", "the wingman checks, so that it may fire; or skip")],
            "next" => &[("next Hard Left", "lays this card face down at the bottom of your deck")],
            _ => &[
                ("fire A1 B2", "A1 fires every weapon that bears at B2"),
                ("fire A1 laser1+laser2 B2", "A1 fires only these weapons"),
                ("hold", "fires no more in this flip"),
            ],
        }
    }

    fn choices(&self, _: &str, reach: &Fact) -> Vec<Choice> {
        let choice = |action: &Fact| {
            let about = match text(action, "kind") {
                "option" | "card" => format!("{}: {}", text(action, "maneuver"), moved(action)),
                "fire" => format!("{}{}", range(action), odds(action)),
                _ => text(action, "about").to_owned(),
            };
            Choice { order: text(action, "text").to_owned(), about }
        };
        items(reach, "actions").iter().map(choice).collect()
    }

    fn foreseen(&self, preview: &Fact) -> Vec<(Ink, String)> {
        let mut lines = Vec::new();
        for way in items(preview, "ways") {
            let ink = if is(way, "leaves") { Ink::Wrong } else { Ink::Dim };
            lines.push((ink, format!("{}: {}", text(way, "maneuver"), moved(way))));
        }
        if preview.get("odds").is_some() {
            lines.push((Ink::Dim, format!("damage{}", odds(preview))));
        }
        if let Some(Fact::Int(faces)) = preview.get("passing") {
            lines.push((Ink::Dim, passing(*faces)));
        }
        lines
    }

    fn threatened(&self, threats: &Fact) -> Vec<String> {
        let mut lines = Vec::new();
        for (name, verb) in [("bearings", "bears on"), ("against", "bears on your")] {
            let all = items(threats, name);
            for b in all.iter().take(BEARINGS) {
                let (piece, target) = (text(b, "piece"), text(b, "target"));
                let less = if is(b, "unpaid") { ", less the penalty of its next maneuver" } else { "" };
                lines.push(format!("{piece} {verb} {target}: {}{}{less}.", range(b), odds(b)));
            }
            if all.len() > BEARINGS {
                lines.push(format!("(and {} more)", all.len() - BEARINGS));
            }
        }
        lines
    }

    /// Names the classes and weapons that the published game does not have, each once.
    fn noted(&self, view: &Fact) -> Option<String> {
        let of_piece = |piece| {
            let class = is(piece, "ours").then(|| text(piece, "class"));
            let weapons = items(piece, "weapons").iter().filter(|weapon| is(weapon, "ours"));
            class.into_iter().chain(weapons.map(|weapon| text(weapon, "title")))
        };
        let mut names: Vec<&str> = Vec::new();
        for name in items(view, "pieces").iter().flat_map(of_piece) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let note = format!("our own, not in the published game: {} [BS-1.6]", names.join(", "));
        (!names.is_empty()).then_some(note)
    }
}

/// Describes the end of a maneuver, the speed afterwards, and the faces that pass its check.
fn moved(way: &Fact) -> String {
    let mut line = if is(way, "leaves") { "off the table".to_owned() } else { format!("to {}", place(way)) };
    line += &format!(", facing {}°, then speed {}", number(way, "heading"), number(way, "speed"));
    if is(way, "retrograde") {
        line += ", tail first";
    }
    match number(way, "passing") {
        6 => {}
        faces => line += &format!(", {}", passing(faces)),
    }
    line
}

fn range(fact: &Fact) -> String {
    let weapons = texts(fact, "weapons").join("+");
    format!("{weapons} at {} in", tenths(number(fact, "range")))
}

/// Describes the chance of any damage, and the mean damage.
fn odds(fact: &Fact) -> String {
    let Some(odds) = fact.get("odds") else { return String::new() };
    let whole = text(odds, "outcomes").parse::<f64>().unwrap_or(1.0);
    let none = texts(odds, "counts").first().and_then(|count| count.parse().ok()).unwrap_or(0.0);
    let mean = (number(odds, "mean") + 50) / 100;
    let some = 100.0 * (whole - none) / whole;
    format!(", {some:.0} % to do damage, {}.{} damage expected", mean / 10, mean % 10)
}

/// Says how many faces of a die pass a check.
fn passing(faces: i64) -> String {
    let verb = if faces == 1 { "passes" } else { "pass" };
    format!("{} of 6 {verb}", counted(faces, "face"))
}
