//! Words of *Faster Than Light*: sprints, headings, launches, and the pieces that can be hit.

use engine::Fact;

use shelf::speech::{Choice, Ink, Speech, actions, is, items, number, place, text, texts};

/// The game's words.
pub struct Ftl;

impl Speech for Ftl {
    fn notation(&self, _: &str) -> &'static [(&'static str, &'static str)] {
        &[
            ("A R-45", "A rotates 45° to port; R45: to starboard"),
            ("A S2.5", "A sprints 2.5 in ahead"),
            ("A L", "A launches a missile"),
            (
                "A R-45; A.1 S8",
                "one order for each piece, with ; or , between; with one ship you may leave out its name",
            ),
        ]
    }

    fn choices(&self, piece: &str, reach: &Fact) -> Vec<Choice> {
        actions(piece, reach, |action| said(action).map_or(String::new(), |(_, line)| line))
    }

    fn foreseen(&self, preview: &Fact) -> Vec<(Ink, String)> {
        let line = |piece: &Fact| {
            let (ink, line) = said(piece)?;
            Some((ink, format!("{} would {line}", text(piece, "name"))))
        };
        items(preview, "pieces").iter().filter_map(line).collect()
    }

    fn threatened(&self, threats: &Fact) -> Vec<String> {
        let threat = |fact: &Fact| {
            let (piece, from) = (text(fact, "piece"), texts(fact, "from"));
            (!from.is_empty())
                .then(|| format!("If {piece} is marked, {} can hit it with a sprint.", from.join(", ")))
        };
        items(threats, "threats").iter().filter_map(threat).collect()
    }
}

/// Describes an action: the end of the piece, and the pieces its path crosses; a loss is shown as wrong.
fn said(action: &Fact) -> Option<(Ink, String)> {
    let mut line = match text(action, "kind") {
        "sprint" if is(action, "leaves") => "leave the table".to_owned(),
        "sprint" => format!("end at {}", place(action)),
        "rotate" => format!("head {}°", number(action, "heading")),
        "launch" => launched(action),
        _ => return None,
    };
    let crosses = texts(action, "crosses");
    if !crosses.is_empty() {
        line += &format!("; its path crosses {} (hit if marked)", crosses.join(", "));
    }
    let lost = is(action, "leaves") || action.get("launches").is_some_and(|launch| is(launch, "leaves"));
    Some((if lost { Ink::Wrong } else { Ink::Dim }, line))
}

fn launched(action: &Fact) -> String {
    let launch = action.get("launches").unwrap_or(&Fact::Null);
    if is(launch, "leaves") {
        return "launch a missile off the table and lose it".to_owned();
    }
    format!("launch a missile to {}", place(launch))
}
