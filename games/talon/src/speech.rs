//! The words of *Talon*: purchases, moves on hexes, weapon groups with the odds of their fire, speeds of a curve.

use engine::Fact;

use shelf::speech::{Choice, Ink, Speech, is, items, number, text, texts};

/// The game's words.
pub struct Talon;

/// The greatest number of bearings shown before a decision, for each side.
const BEARINGS: usize = 8;

impl Speech for Talon {
    fn turn(&self) -> &'static str {
        "round"
    }

    fn moment(&self, view: &Fact) -> String {
        let when = match text(view, "impulse") {
            "" => "power phase".to_owned(),
            letter => format!("impulse {letter}"),
        };
        format!("round {}, {when}", number(view, "turn"))
    }

    fn notation(&self, phase: &str) -> &'static [(&'static str, &'static str)] {
        match phase {
            "power" => &[
                ("CA-1: charge 2", "charges a yellow box of weapon group 2; several ships, with ; between"),
                ("CA-1: reinforce front", "2 points more on that shield for this round"),
                ("CA-1: slip", "buys a side-slip marker; also through, battery, change, defend"),
                ("CA-1: redirect M3 to T-CA-1", "gives a missile another target"),
                ("CV-1: power SQ-1", "charges the yellow box of a squadron near it"),
                ("done", "buys nothing more"),
            ],
            "move" => &[
                ("CA-1: straight", "one hex ahead; or left, right, slip-left, slip-right"),
                ("T-CA-1: afterburner left", "a move on the afterburner"),
                (
                    "CV-1: launch SQ-1 0",
                    "launches a squadron into the hex on side 0; sides count clockwise from up",
                ),
                ("SQ-1: straight land CV-1", "a squadron lands with its move"),
                ("M3: to 2", "moves a missile into the hex on side 2"),
                ("done", "moves nothing more, if nothing must move"),
            ],
            "collision" => &[("first CA-1", "the ship that takes damage first")],
            "arc" => &[("shield front", "the shield that takes it")],
            "speeds" => &[
                ("CA-1: speed 4", "its speed for the next round; several ships, with ; between"),
                ("CA-1: speed 4 retreat", "also announces its retreat"),
                ("CA-1: off", "takes it off a floating map"),
            ],
            _ => &[
                ("CA-1 fires 2 at T-CA-1", "fires group 2; one target for each weapon, with commas between"),
                ("T-BB-1 fires 2", "fires a fusion cannon, which has no target"),
                ("done", "fires no more this turn"),
            ],
        }
    }

    fn choices(&self, _: &str, reach: &Fact) -> Vec<Choice> {
        let actions = items(reach, "actions").iter();
        let actions = actions.map(|action| (text(action, "text"), about(action)));
        let more = [("retreat", "announces its retreat"), ("off", "leaves the map")];
        let more = more
            .into_iter()
            .filter_map(|(name, says)| reach.get(name).map(|offer| (text(offer, "text"), says.to_owned())));
        // Speeds come last: the last of them is shown as an example.
        more.chain(actions)
            .filter(|(order, _)| !order.is_empty())
            .map(|(order, about)| Choice { order: order.to_owned(), about })
            .collect()
    }

    fn foreseen(&self, preview: &Fact) -> Vec<(Ink, String)> {
        let mut lines = Vec::new();
        for piece in items(preview, "pieces") {
            let ink = if is(piece, "leaves") { Ink::Wrong } else { Ink::Dim };
            lines.push((ink, format!("{}: {}", text(piece, "name"), moved(piece))));
        }
        for struck in items(preview, "fire") {
            let (target, shots) = (text(struck, "target"), number(struck, "shots"));
            let of = if shots == 1 { "one shot".to_owned() } else { format!("{shots} shots") };
            let line = format!("{of} at {target}{}{}", shield(struck), odds(struck));
            lines.push((Ink::Dim, line));
        }
        lines
    }

    fn threatened(&self, threats: &Fact) -> Vec<String> {
        let mut lines = Vec::new();
        for (name, verb) in [("bearings", "bears on"), ("against", "may fire at your")] {
            let all = items(threats, name);
            for b in all.iter().take(BEARINGS) {
                let (piece, target) = (text(b, "piece"), text(b, "target"));
                let (group, range) = (number(b, "group"), number(b, "range"));
                let moves = if is(b, "moves") { " after a move" } else { "" };
                lines.push(format!(
                    "{piece} {verb} {target}{moves}: group {group} at range {range}{}.",
                    odds(b)
                ));
            }
            if all.len() > BEARINGS {
                lines.push(format!("(and {} more)", all.len() - BEARINGS));
            }
        }
        lines
    }
}

/// Describes the effect of an action.
fn about(action: &Fact) -> String {
    match text(action, "kind") {
        "buy" => bought(action),
        "fire" => {
            let of = format!("{} at range {}", text(action, "weapon"), number(action, "range"));
            format!("{of}{}", odds(action))
        }
        "blast" => format!("everything in its arc: {}", texts(action, "ships").join(", ")),
        "speed" => {
            let (power, radius) = (number(action, "written"), number(action, "radius"));
            let moves = texts(action, "moves").concat();
            format!("power {power}, turn radius {radius}, moves in {moves}")
        }
        "first" | "done" => String::new(),
        "arc" => {
            let boxes = number(action, "shield");
            let more = match number(action, "reinforced") {
                0 => String::new(),
                n => format!(", and {n} of reinforcement"),
            };
            format!(
                "{} left there{more}",
                if boxes == 1 { "1 box".to_owned() } else { format!("{boxes} boxes") }
            )
        }
        _ => moved(action),
    }
}

fn bought(action: &Fact) -> String {
    let from = if text(action, "source") == "battery" { ", from the battery" } else { "" };
    let what = match text(action, "what") {
        "charge" => "charges a yellow box",
        "reinforce" => "the shield holds 2 points more",
        "slip" => "its next move may be a side slip",
        "through" => "1 hex less before it may turn",
        "battery" => "stores the point",
        "change" => "to take the initiative",
        "defend" => "to keep the initiative",
        "redirect" => "the missile turns to another target",
        _ => "charges a squadron's yellow box",
    };
    format!("{what}{from}")
}

/// Returns a number of hexes with its noun.
fn hexes(n: i64) -> String {
    if n == 1 { "1 hex".to_owned() } else { format!("{n} hexes") }
}

/// Describes where a move leads, and the encounters there.
fn moved(action: &Fact) -> String {
    if is(action, "leaves") {
        return "off the map, and out of the battle".to_owned();
    }
    let mut line = match items(action, "hex") {
        [Fact::Int(q), Fact::Int(r)] => format!("to {q},{r}"),
        _ => String::new(),
    };
    if action.get("facing").is_some_and(|facing| *facing != Fact::Null) {
        line += &format!(", facing {}", number(action, "facing"));
    }
    if number(action, "count") > 0 {
        line += &format!(", no turn for {}", hexes(number(action, "count")));
    }
    for (name, says) in [("collides", "collides with"), ("strikes", "meets")] {
        let met = texts(action, name);
        if !met.is_empty() {
            line += &format!("; {says} {}", met.join(", "));
        }
    }
    match text(action, "enters") {
        "" => {}
        ground => line += &format!("; into {ground}"),
    }
    line
}

/// Names the shields that may take the damage.
fn shield(struck: &Fact) -> String {
    let arcs = texts(struck, "arcs");
    if arcs.is_empty() { String::new() } else { format!(", on its {} shield", arcs.join(" or ")) }
}

/// Returns the probability of any damage, and the mean damage.
fn odds(fact: &Fact) -> String {
    let Some(odds @ Fact::Map(_)) = fact.get("odds") else { return String::new() };
    let all: i64 = text(odds, "outcomes").parse().unwrap_or(1).max(1);
    let none: i64 = texts(odds, "counts").first().and_then(|count| count.parse().ok()).unwrap_or(0);
    let some = ((all - none) * 20_000 + all) / (2 * all);
    let mean = (number(odds, "mean") + 50) / 100;
    let some = (some + 5) / 10;
    format!(", {}.{} % to hit, {}.{} damage expected", some / 10, some % 10, mean / 10, mean % 10)
}
