//! The words of *Full Thrust*: courses and velocities, arcs and ranges, dice and their expected damage.

use engine::Fact;

use shelf::speech::{
    Choice, Ink, Speech, actions, expected, inches, is, items, number, place, tenths, text, texts,
};

/// The game's words.
pub struct FullThrust;

/// The number of lines shown about own fire before a turn's orders.
const BEARINGS: usize = 8;

impl Speech for FullThrust {
    fn notation(&self, phase: &str) -> &'static [(&'static str, &'static str)] {
        match phase {
            "orders" => &[
                ("A1 P2,+1", "A1 turns 2 points to port and accelerates by 1; S is starboard"),
                ("A1 P1; A2 -3", "an order for each ship, with ; between"),
                ("A1 launch 2", "also recover AG1, ram B3, enter 12.5 c6, where `choices` offers them"),
            ],
            "scans" => &[("A1 scan B3", "A1 learns what the marker B3 is")],
            "fighters" => &[("G1 12,24.5 c3", "group 1 flies to 12, 24.5 and faces course 3")],
            "attacks" => &[("G1 > B2", "group 1 attacks B2")],
            "defence" => &[("A1 > G1, G2", "A1 fires one system at each group named")],
            _ => &[
                ("A1 > B2", "A1 fires every weapon that bears at B2"),
                ("A1 > B2: A1, B1", "A1 fires only these weapons; N1 at B2 aims a needle beam at a system"),
            ],
        }
    }

    fn choices(&self, piece: &str, reach: &Fact) -> Vec<Choice> {
        let mut all = actions(piece, reach, |action| match text(reach, "kind") {
            "moves" => moved(action),
            "fire" => format!("{}: {}", bearing(action), weapons(action)),
            "attacks" => action.get("odds").map_or(String::new(), mean),
            _ => String::new(),
        });
        if text(reach, "kind") == "flight" {
            all.extend(flight(piece, reach));
        }
        all.extend(further(piece, reach));
        all
    }

    fn foreseen(&self, preview: &Fact) -> Vec<(Ink, String)> {
        let mut lines = Vec::new();
        for piece in items(preview, "pieces").iter().filter(|piece| is(piece, "ordered")) {
            let ink = if is(piece, "leaves") { Ink::Wrong } else { Ink::Dim };
            let mut line = format!("{} would move {}", text(piece, "name"), moved(piece));
            for (name, says) in [("bears", "it bears on"), ("under", "it is under the guns of")] {
                let others: Vec<&str> = items(piece, name).iter().map(|b| text(b, "piece")).collect();
                if !others.is_empty() {
                    line += &format!("; {says} {}", others.join(", "));
                }
            }
            lines.push((ink, line));
        }
        for launch in items(preview, "launches") {
            let lost = is(launch, "leaves");
            let at = if lost { "off the table".to_owned() } else { format!("at {}", place(launch)) };
            let ink = if lost { Ink::Wrong } else { Ink::Dim };
            lines.push((ink, format!("{} would be launched {at}", text(launch, "name"))));
        }
        lines.extend(items(preview, "volleys").iter().map(|volley| (Ink::Dim, fired(volley))));
        lines
    }

    fn threatened(&self, threats: &Fact) -> Vec<String> {
        let mut lines = Vec::new();
        for threat in items(threats, "threats") {
            let from = texts(threat, "from");
            if !from.is_empty() {
                let bear = if from.len() == 1 { "bears" } else { "bear" };
                lines.push(format!("{} {bear} on {} now.", from.join(", "), text(threat, "piece")));
            }
        }
        let own = items(threats, "bearings");
        for b in own.iter().take(BEARINGS) {
            let (ship, at) = (text(b, "ship"), text(b, "piece"));
            let dice = match number(b, "dice") {
                0 => String::new(),
                1 => ", 1 die".to_owned(),
                n => format!(", {n} dice"),
            };
            lines.push(format!("{ship} bears on {at}: {}{dice}.", bearing(b)));
        }
        if own.len() > BEARINGS {
            let more = own.len() - BEARINGS;
            lines.push(format!("(and {more} more of yours; `choices` tells them when fire is declared)"));
        }
        lines
    }
}

/// Writes the end of a movement order.
fn moved(action: &Fact) -> String {
    if is(action, "leaves") {
        return "off the table".to_owned();
    }
    let (course, velocity) = (number(action, "course"), number(action, "velocity"));
    format!("to {}, course {course}, velocity {velocity}", place(action))
}

/// Writes the arc and range of a target. Where a die has still to choose the arc, it says so (FT-3.3).
fn bearing(fact: &Fact) -> String {
    let other = match fact.get("line") {
        Some(Fact::Text(line)) => format!(" or {line} by a die"),
        _ if fact.get("together") == Some(&Fact::Bool(true)) => " if a die says so".to_owned(),
        _ => String::new(),
    };
    format!("{}{other}, {} in", text(fact, "arc"), tenths(number(fact, "range")))
}

/// Writes the weapons that bear, by name.
fn weapons(aim: &Fact) -> String {
    items(aim, "weapons").iter().map(|weapon| text(weapon, "name")).collect::<Vec<_>>().join(", ")
}

/// Returns the further parts that may go with a movement part, and the ways a ship may come back.
fn further(piece: &str, reach: &Fact) -> Vec<Choice> {
    let of =
        |words: String, about: &str| Choice { order: format!("{piece} {words}"), about: about.to_owned() };
    let mut all = Vec::new();
    let launches = number(reach, "launches");
    if launches > 0 {
        all.push(of(
            "launch 1".to_owned(),
            &format!("up to {}, if it keeps steady", engine::quoting::counted(launches, "group")),
        ));
    }
    all.extend(
        texts(reach, "recoveries").iter().map(|group| of(format!("recover {group}"), "if it keeps steady")),
    );
    all.extend(
        texts(reach, "rams").iter().map(|ship| of(format!("ram {ship}"), "if they come close enough")),
    );
    let edge = inches(number(reach, "edge"));
    for course in items(reach, "courses") {
        if let Fact::Int(course) = course {
            all.push(of(format!("enter 0 c{course}"), &format!("anywhere from 0 to {edge} along the edge")));
        }
    }
    all
}

/// Returns a flight to the group's present place; any other place within the radius may be typed instead.
fn flight(piece: &str, reach: &Fact) -> Option<Choice> {
    let [Fact::Int(x), Fact::Int(y)] = items(reach, "at") else { return None };
    let (at, radius) = (format!("{},{}", inches(*x), inches(*y)), inches(number(reach, "radius")));
    let about = format!("any place within {radius} in of {at}, and any course from c1 to c12");
    Some(Choice { order: format!("{piece} {at} c12"), about })
}

/// Writes the mean of a volley's damage.
fn mean(odds: &Fact) -> String {
    expected(&tenths(number(odds, "mean")), "damage point")
}

/// Writes the shots of a volley at a ship, and their expected damage.
fn fired(volley: &Fact) -> String {
    let target = text(volley, "target");
    let mut firers: Vec<(&str, Vec<&str>)> = Vec::new();
    for shot in items(volley, "shots") {
        let (piece, weapon) = (text(shot, "piece"), text(shot, "weapon"));
        match firers.last_mut().filter(|(name, _)| *name == piece) {
            Some((_, weapons)) => weapons.push(weapon),
            None => firers.push((piece, vec![weapon])),
        }
    }
    let firers: Vec<String> =
        firers.iter().map(|(piece, weapons)| format!("{piece} with {}", weapons.join(", "))).collect();
    let mut line = format!("at {target}: {}", firers.join("; "));
    let Some(odds) = volley.get("odds") else { return line };
    line += &format!(": {}", mean(odds));
    let share =
        |part: &str, whole: &str| Some(100.0 * part.parse::<f64>().ok()? / whole.parse::<f64>().ok()?);
    if let Some(destroys) = share(text(volley, "destroys"), text(odds, "outcomes")).filter(|s| *s > 0.0) {
        line += &format!("; {destroys:.1} % to destroy it");
    }
    line
}
