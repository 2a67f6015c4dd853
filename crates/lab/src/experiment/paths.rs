//! Paths into a scenario, at which the cases of an experiment differ.

use toml::{Table, Value};

/// Sets a value in a scenario, by a path such as `side.1.ship.2.at.1`; numbers count from 1.
///
/// # Errors
/// The part of the path that leads nowhere, and what there is.
pub(super) fn set(scenario: &mut Table, path: &str, value: Value) -> Result<(), String> {
    let parts: Vec<&str> = path.split('.').collect();
    let (last, way) = parts
        .split_last()
        .filter(|(last, _)| !last.is_empty())
        .ok_or("the path is empty or ends with a dot")?;
    let Some((first, way)) = way.split_first() else {
        scenario.insert((*last).to_owned(), value);
        return Ok(());
    };
    let mut at = scenario.get_mut(*first).ok_or_else(|| format!("the scenario has no \"{first}\""))?;
    for part in way {
        at = child(at, part)?;
    }
    match at {
        Value::Table(table) => {
            table.insert((*last).to_owned(), value);
        }
        other => *child(other, last)? = value,
    }
    Ok(())
}

/// Returns the value that a part of a path names.
fn child<'a>(at: &'a mut Value, part: &str) -> Result<&'a mut Value, String> {
    match at {
        Value::Table(table) => table.get_mut(part).ok_or_else(|| format!("there is no \"{part}\"")),
        Value::Array(list) => {
            let many = list.len();
            let place = part.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
            let found = place.and_then(|at| list.get_mut(at));
            found.ok_or_else(|| format!("\"{part}\" is not an index from 1 to {many}"))
        }
        _ => Err(format!("there is no \"{part}\": the value above it has no parts")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_leads_into_a_scenario() {
        let text = "title = \"x\"\n[[side]]\nship = [{ at = [1, 2] }]\n";
        let mut table: Table = text.parse().unwrap();
        set(&mut table, "side.1.ship.1.at.2", Value::Integer(7)).unwrap();
        set(&mut table, "side.1.ship.1.class", Value::String("HC".to_owned())).unwrap();
        set(&mut table, "title", Value::String("y".to_owned())).unwrap();
        let ship = &table["side"][0]["ship"][0];
        assert_eq!((ship["at"][1].as_integer(), ship["class"].as_str()), (Some(7), Some("HC")));
        assert_eq!(table["title"].as_str(), Some("y"));
        let wrong = |path: &str| set(&mut table.clone(), path, Value::Integer(0)).unwrap_err();
        assert_eq!(wrong("side.2.name"), "\"2\" is not an index from 1 to 1");
        assert_eq!(wrong("fleet.1.name"), "the scenario has no \"fleet\"");
        assert_eq!(wrong("side.1.ship.1.at.3"), "\"3\" is not an index from 1 to 2");
        assert_eq!(wrong("title.length"), "there is no \"length\": the value above it has no parts");
    }
}
