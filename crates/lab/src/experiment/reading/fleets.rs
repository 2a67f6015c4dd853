//! The fleets of an experiment of the kind `points`: their classes, number of ships and budget.

use engine::{Flaw, Flaws};
use shelf::{DataFile, FleetLists, Game, Opening};
use toml::{Table, Value};

use super::super::fleets::{Classed, Fleets, Scale, room};
use super::table::{Reader, as_number};

/// Maximum number of ships that a side's list may hold.
const MOST_SHIPS: u64 = 100;

/// Returns the fleets that a file asks for; every class is tried in every place.
///
/// # Errors
/// Every flaw of the table and of the set-ups.
pub(super) fn fleets(
    table: &Table,
    game: &'static dyn Game,
    captain: &str,
    opening: Opening,
    scenario: Table,
) -> Result<Fleets, Flaws> {
    let Some(lists) = game.lists() else {
        let what = format!("{} has no classes of ships, so no fleets can be drawn", game.id());
        return Err(Flaw::plain("fleets", what).into());
    };
    let places = room(&scenario, lists).map_err(|flaw| vec![flaw])?;
    let room = places[0].min(places[1]);
    let mut reader = Reader::new("fleets", table);
    let classes = classes(&mut reader, lists);
    let most = u64::try_from(room).unwrap_or(MOST_SHIPS).min(MOST_SHIPS);
    let ships = span(&mut reader, "ships").map(|[low, high]| {
        let whole = |n: f64| n.fract() == 0.0 && (1.0..=most as f64).contains(&n);
        if !whole(low) || !whole(high) {
            let what = format!("whole numbers from 1 to {most}, the number of places in the scenario");
            reader.flaw("ships", what);
        }
        [low as usize, high as usize]
    });
    let budget = span(&mut reader, "budget");
    if let Some([least, _]) = budget {
        for class in classes.iter().filter(|class| class.worth.is_none()) {
            reader.flaw(
                "budget",
                format!("{} has no worth, so a budget cannot include it; give its value in worth", class.id),
            );
        }
        let cheapest = classes.iter().filter_map(|class| class.worth).fold(f64::INFINITY, f64::min);
        if least < cheapest {
            let what = format!("at least {cheapest}, so that every fleet has a ship, not {least}");
            reader.flaw("budget", what);
        }
    }
    let ships = match (ships, budget) {
        (Some(ships), _) => ships,
        (None, Some(_)) => [room; 2],
        (None, None) => {
            reader.flaw(
                "ships",
                "give ships, the number of ships in a fleet, or budget, the most they may be worth",
            );
            [1; 2]
        }
    };
    let scale = scale(&mut reader, &classes);
    let mut flaws = reader.end();
    if !flaws.is_empty() {
        return Err(flaws.into());
    }
    let worth = lists.worth.filter(|_| !table.contains_key("worth")).map_or("worth", |(_, words)| words);
    let (captain, worth) = (captain.to_owned(), worth.to_owned());
    let fleets = Fleets { game, lists, opening, scenario, captain, classes, worth, ships, budget, scale };
    for (place, class) in fleets.classes.iter().enumerate() {
        let fleet = vec![place; ships[1]];
        match fleets.arena([&fleet, &fleet]) {
            Ok(arena) if arena.seats() == 2 => {}
            Ok(arena) => {
                let what = format!("the lab needs two seats, not {}", arena.seats());
                return Err(Flaw::plain("seats", what).into());
            }
            Err(of_class) => {
                let at = format!("fleets of {}", class.id);
                flaws.extend(of_class.into_iter().map(|f| Flaw { place: format!("{at}: {}", f.place), ..f }));
            }
        }
    }
    if flaws.is_empty() { Ok(fleets) } else { Err(flaws.into()) }
}

/// Returns the classes, each with its worth: from the experiment's file, or else from the class's own file on the
/// shelf.
fn classes(reader: &mut Reader<'_>, lists: &FleetLists) -> Vec<Classed> {
    let given = worths(reader);
    let ids: Vec<String> = match reader.get("classes") {
        Some(Value::Array(list)) if list.iter().all(Value::is_str) => {
            list.iter().filter_map(|v| v.as_str().map(str::to_owned)).collect()
        }
        _ => {
            let all: Vec<&str> = lists.classes.iter().map(|of| of.id).collect();
            reader.flaw("classes", format!("a list of classes; on the shelf are {}", all.join(", ")));
            return Vec::new();
        }
    };
    for (at, id) in ids.iter().enumerate() {
        if ids[..at].contains(id) {
            reader.flaw("classes", format!("names {id} twice"));
        }
    }
    if ids.len() < 2 {
        reader.flaw("classes", "two or more: values are relative to each other");
    }
    for (id, _) in given.iter().filter(|(id, _)| !ids.contains(id)) {
        reader.flaw("worth", format!("{id} is none of the classes"));
    }
    let classed = |id: String| {
        let file = lists.classes.iter().find(|of| of.id == id).map(of_shelf).unwrap_or_default();
        let own = lists.worth.and_then(|(key, _)| file.get(key).and_then(as_number));
        let worth = given.iter().find(|(of, _)| *of == id).map_or(own, |(_, worth)| Some(*worth));
        let name = file.get("name").and_then(Value::as_str).unwrap_or_default().to_owned();
        Classed { id, name, worth }
    };
    ids.into_iter().map(classed).collect()
}

fn of_shelf(file: &DataFile) -> Table {
    file.text.parse().unwrap_or_default()
}

fn worths(reader: &mut Reader<'_>) -> Vec<(String, f64)> {
    let Some(value) = reader.get("worth") else { return Vec::new() };
    let table = value.as_table().cloned().unwrap_or_default();
    let worth = |(id, worth): (&String, &Value)| Some((id.clone(), as_number(worth).filter(|n| *n > 0.0)?));
    let worths: Vec<(String, f64)> = table.iter().filter_map(worth).collect();
    if worths.len() < table.len() || table.is_empty() {
        reader.flaw("worth", "a table of numbers above 0, such as { DD = 13, HC = 32 }");
    }
    worths
}

/// Reads a positive number, or two: the minimum and the maximum.
fn span(reader: &mut Reader<'_>, key: &'static str) -> Option<[f64; 2]> {
    let value = reader.get(key)?;
    let numbers = match value {
        Value::Array(list) => list.iter().map(as_number).collect::<Option<Vec<f64>>>(),
        one => as_number(one).map(|n| vec![n, n]),
    };
    match numbers.as_deref() {
        Some([low, high]) if 0.0 < *low && low <= high => Some([*low, *high]),
        _ => {
            reader.flaw(key, format!("a number above 0, or two, the least and the most, not {value}"));
            None
        }
    }
}

/// Reads the scale of the values: the sum of all worths, or one class.
fn scale(reader: &mut Reader<'_>, classes: &[Classed]) -> Scale {
    let named = reader.text("scale").unwrap_or_else(|| "sum".to_owned());
    let unworthy: Vec<&str> =
        classes.iter().filter(|class| class.worth.is_none()).map(|class| class.id.as_str()).collect();
    if named == "sum" {
        if !unworthy.is_empty() {
            let what = format!(
                "the sum needs the worth of every class, and {} has none; check the name, give it in worth, or name a \
                 class with a worth",
                unworthy.join(", ")
            );
            reader.flaw("scale", what);
        }
        return Scale::Sum;
    }
    let place = classes.iter().position(|class| class.id == named);
    match place {
        Some(at) if classes[at].worth.is_some() => Scale::Class(at),
        Some(_) => {
            reader.flaw("scale", format!("{named} has no worth; give it in worth"));
            Scale::Sum
        }
        None => {
            reader.flaw("scale", format!("sum or one of the classes, not \"{named}\""));
            Scale::Sum
        }
    }
}
