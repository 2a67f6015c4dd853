//! Words of *False Colours*: courses and stances, shots with their odds, and the ships that can be hit.

use engine::Fact;

use shelf::speech::{Choice, Ink, Speech, expected, items, number, tenths, text, texts};

/// The game's words.
pub struct FalseColours;

impl Speech for FalseColours {
    fn notation(&self, phase: &str) -> &'static [(&'static str, &'static str)] {
        match phase {
            "flags" => &[("flag A2", "A2 flies your flag; only you know it")],
            _ => &[
                ("A1 L2 fire B3", "A1 turns left, goes 2 hexes ahead and fires at B3"),
                (
                    "A2 3 evade",
                    "A2 goes 3 hexes straight ahead and evades: it is harder to hit and does not fire",
                ),
                ("A3 R0 hold", "A3 turns right where it is and does nothing more"),
                ("A4 1 broadside B1", "the flagship alone: 2 dice more, and all see the flag"),
                (
                    "A1 2 fire B1; A2 2 fire B1; call B2",
                    "one order for every ship; call an enemy ship its flagship",
                ),
            ],
        }
    }

    fn choices(&self, _: &str, reach: &Fact) -> Vec<Choice> {
        let choice = |action: &Fact| Choice { order: text(action, "text").to_owned(), about: about(action) };
        items(reach, "actions").iter().map(choice).collect()
    }

    fn foreseen(&self, preview: &Fact) -> Vec<(Ink, String)> {
        let mut lines = Vec::new();
        for piece in items(preview, "pieces") {
            lines.push((Ink::Dim, format!("{}: {}", text(piece, "name"), about(piece))));
            let under = items(piece, "under");
            if !under.is_empty() {
                let guns: Vec<&str> = under.iter().map(|shot| text(shot, "piece")).collect();
                lines.push((
                    Ink::Dim,
                    format!("{} may be hit there by {}", text(piece, "name"), guns.join(", ")),
                ));
            }
        }
        lines.extend(texts(preview, "foreseen").into_iter().map(|line| (Ink::Strong, line.to_owned())));
        lines
    }

    fn threatened(&self, threats: &Fact) -> Vec<String> {
        let threat = |fact: &Fact| {
            let (piece, from) = (text(fact, "piece"), texts(fact, "from"));
            (!from.is_empty())
                .then(|| format!("If {piece} stays where it is, {} can fire at it.", from.join(", ")))
        };
        items(threats, "threats").iter().filter_map(threat).collect()
    }
}

/// Describes an action: where the ship ends, and the shot it has at enemies that stay where they are.
fn about(action: &Fact) -> String {
    if text(action, "kind") == "flag" {
        return "flies the flag".to_owned();
    }
    let axis = |fact: &Fact| if let Fact::Int(n) = fact { n.to_string() } else { String::new() };
    let hex: Vec<String> = items(action, "hex").iter().map(axis).collect();
    let mut line = format!("to {} facing {}°", hex.join(","), number(action, "heading"));
    let target = text(action, "target");
    match text(action, "kind") {
        "evade" => line += ", evades",
        "hold" => {}
        _ if target.is_empty() => line += ", no shot as the enemy stands now",
        _ => {
            let dice = number(action, "dice");
            let dice = if dice == 1 { "1 die".to_owned() } else { format!("{dice} dice") };
            line += &format!(", {dice} at {target} from {}", hexes(number(action, "range")));
            line += &odds(action);
        }
    }
    line
}

fn hexes(range: i64) -> String {
    if range == 1 { "1 hex".to_owned() } else { format!("{range} hexes") }
}

/// Describes the chance of any hit, and the mean number of hits.
fn odds(action: &Fact) -> String {
    let Some(odds) = action.get("odds") else { return String::new() };
    let whole = text(odds, "outcomes").parse::<f64>().unwrap_or(1.0);
    let none = texts(odds, "counts").first().and_then(|count| count.parse().ok()).unwrap_or(0.0);
    let some = 100.0 * (whole - none) / whole;
    let mean = expected(&tenths(number(odds, "mean")), "hit");
    format!(" ({some:.0} % to hit, {mean})")
}
