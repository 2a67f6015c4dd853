//! The words of *Simple Spaceships*: dice into boxes, pieces of a move, attacks and their odds.

use engine::Fact;

use shelf::speech::{Choice, Ink, Speech, expected, is, items, number, tenths, text, texts};

/// The game's words.
pub struct SimpleSpaceships;

impl Speech for SimpleSpaceships {
    fn notation(&self, phase: &str) -> &'static [(&'static str, &'static str)] {
        match phase {
            "assign" => &[
                ("assign A M2 A2 D1", "moves dice of A from Reserve to Movement, Attack and Defence"),
                ("assign A M2; B none", "several ships, with ; between"),
            ],
            "flip" => &[("flip", "flips the coin to see who goes first")],
            "pick" => &[("activate A", "makes A the active ship")],
            "enter" => &[("enter left 30 heading 60", "enters 30 in up the left edge; left or right")],
            "loss" => &[("lose Movement", "takes a die from Movement, Attack or Reserve")],
            _ => &[
                ("fly 2.5", "flies straight ahead, in half inches"),
                ("turn left", "turns by one side, left or right"),
                ("spend", "spends the next Movement die"),
                ("attack B range 1 bonus 1 roll 2", "spends dice on range and bonus, and rolls the rest"),
                ("end", "ends the activation"),
            ],
        }
    }

    fn choices(&self, _: &str, reach: &Fact) -> Vec<Choice> {
        let orders = items(reach, "actions")
            .iter()
            .map(|action| Choice { order: text(action, "text").to_owned(), about: about(action) });
        let entries = items(reach, "entries").iter().flat_map(|entry| {
            let edge = text(entry, "edge");
            items(entry, "headings").iter().filter_map(move |heading| match heading {
                Fact::Int(heading) => Some(Choice {
                    order: format!("enter {edge} 0 heading {heading}"),
                    about: "or any other number of inches up this edge".to_owned(),
                }),
                _ => None,
            })
        });
        orders.chain(entries).collect()
    }

    fn foreseen(&self, preview: &Fact) -> Vec<(Ink, String)> {
        let leaves = items(preview, "pieces").iter().any(|piece| is(piece, "leaves"));
        let ink = if leaves { Ink::Wrong } else { Ink::Dim };
        texts(preview, "foreseen").into_iter().map(|line| (ink, line.to_owned())).collect()
    }

    fn threatened(&self, threats: &Fact) -> Vec<String> {
        let said = items(threats, "threats").iter().map(|threat| text(threat, "text"));
        said.filter(|line| !line.is_empty()).map(str::to_owned).collect()
    }
}

/// Describes the result of an action.
fn about(action: &Fact) -> String {
    let at = || match items(action, "to") {
        [Fact::Int(x), Fact::Int(y)] => format!("end at {}, {}", tenths(*x), tenths(*y)),
        _ => String::new(),
    };
    match text(action, "kind") {
        "fly" if is(action, "crosses") => "reach the far edge and win".to_owned(),
        "fly" if is(action, "leaves") => "leave the table and be lost".to_owned(),
        "fly" => at(),
        "turn" => format!("head {}°", number(action, "heading")),
        "attack" => {
            let odds = action.get("odds").unwrap_or(&Fact::Null);
            let (far, needed) = (tenths(number(action, "distance")), number(odds, "needed"));
            let hits = expected(text(odds, "expected"), "hit");
            format!("at {far} in, each die hits on {needed}+: {hits}")
        }
        _ => String::new(),
    }
}
