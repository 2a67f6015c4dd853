//! The question, the scenario and the captains of an experiment.

use shelf::Game;
use toml::Value;

use super::super::asked::{Leads, Question, Seeds};
use super::MOST_BATTLES;
use super::table::Reader;

pub(super) fn question(reader: &mut Reader<'_>) -> Option<Question> {
    let kind = reader.must("kind");
    let fair = reader.get("fair");
    match (kind.as_str(), fair) {
        ("sweep", None) => Some(Question::Sweep),
        ("rules", None) => Some(Question::Rules),
        ("points", None) => Some(Question::Points),
        ("fair", Some(Value::Table(table))) => {
            let mut own = Reader::new("fair", table);
            let (width, most) = (own.number("width"), own.whole("most", 2, MOST_BATTLES));
            for (key, there) in [("width", width.is_some()), ("most", most.is_some())] {
                if !there && !table.contains_key(key) {
                    own.flaw(key, "is missing");
                }
            }
            if width.is_some_and(|width| width <= 0.0 || width.is_nan()) {
                own.flaw("width", "a number above 0");
            }
            reader.flaws.extend(own.end());
            Some(Question::Fair { width: width?, most: most? })
        }
        ("fair", _) => {
            reader.flaw(
                "fair",
                "a table with width, the widest interval accepted, and most, the most battles of a case",
            );
            None
        }
        ("sweep" | "rules" | "points", Some(_)) => {
            reader.flaw("fair", "belongs to experiments of the kind \"fair\"");
            None
        }
        ("", _) => None,
        _ => {
            reader.flaw("kind", format!("sweep, rules, fair or points, not \"{kind}\""));
            None
        }
    }
}

pub(super) fn seeds(reader: &mut Reader<'_>) -> Seeds {
    match reader.text("seeds").as_deref() {
        None | Some("same") => Seeds::Same,
        Some("own") => Seeds::Own,
        Some(other) => {
            reader.flaw("seeds", format!("same or own, not \"{other}\""));
            Seeds::Same
        }
    }
}

pub(super) fn scenario_text(
    reader: &mut Reader<'_>,
    game: &dyn Game,
    scenario: &str,
) -> Option<&'static str> {
    let found = game.scenarios().iter().find(|file| file.id == scenario);
    if found.is_none() && !scenario.is_empty() {
        let ids: Vec<&str> = game.scenarios().iter().map(|file| file.id).collect();
        let what =
            format!("no scenario of {} is called \"{scenario}\"; there are {}", game.id(), ids.join(", "));
        reader.flaw("scenario", what);
    }
    found.map(|file| file.text)
}

pub(super) fn leads(reader: &mut Reader<'_>, game: Option<&dyn Game>) -> Option<Leads> {
    let (one, two) = (reader.text("captain"), reader.get("captains"));
    let leads = match (one, two) {
        (Some(captain), None) => Leads::Both(captain),
        (None, Some(Value::Array(list))) => {
            let names: Vec<String> = list.iter().filter_map(|v| v.as_str().map(str::to_owned)).collect();
            let Ok(names) = <[String; 2]>::try_from(names) else {
                reader.flaw("captains", "two names, such as [\"doctrine\", \"random\"]");
                return None;
            };
            Leads::Each(names)
        }
        _ => {
            reader.flaw("captain", "give captain, for both sides, or captains, two that swap sides");
            return None;
        }
    };
    let (key, named): (&str, Vec<&String>) = match &leads {
        Leads::Both(captain) => ("captain", vec![captain]),
        Leads::Each(captains) => ("captains", captains.iter().collect()),
    };
    let known: Vec<&str> = game?.captains().iter().map(|(name, _)| *name).collect();
    for name in named {
        if !known.contains(&name.as_str()) {
            let what =
                format!("no captain of {} is called \"{name}\"; there are {}", game?.id(), known.join(", "));
            reader.flaw(key, what);
        }
    }
    Some(leads)
}
