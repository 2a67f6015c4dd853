//! Ship values for people: the rows of classes, the answer in words, and the tables of the page.

use engine::quoting::counted;
use std::fmt::Write;

use super::effects::{Row, named};
use super::percent;
use crate::chart::escaped;
use crate::experiment::values::{Group, Value, Values};

/// Column names of the table of classes.
pub(super) const COLUMNS: [&str; 12] = [
    "class",
    "name",
    "worth",
    "value",
    "low",
    "high",
    "weight",
    "weight_error",
    "p",
    "corrected_p",
    "pairs",
    "level",
];

/// Returns the row of a class.
pub(super) fn row(value: &Value, pairs: u64, level: f64) -> Row {
    let cells = [
        value.class.id.as_str().into(),
        value.class.name.as_str().into(),
        value.class.worth.into(),
        value.value.into(),
        value.interval.map(|i| i.low).into(),
        value.interval.map(|i| i.high).into(),
        value.weight.0.into(),
        value.weight.1.into(),
        value.chance.into(),
        value.corrected.into(),
        pairs.into(),
        level.into(),
    ];
    named(COLUMNS, cells)
}

/// Returns the answer in a sentence or two.
pub(super) fn answer(values: &Values) -> String {
    let off = |value: &&Value| value.corrected.is_some_and(|corrected| corrected < 0.05);
    let far: Vec<String> = values
        .classes
        .iter()
        .filter(off)
        .map(|value| {
            let worth = value.class.worth.unwrap_or_default();
            format!("{} {:.1} for {worth}", value.class.title(), value.value)
        })
        .collect();
    let tested = values.classes.iter().filter(|value| value.corrected.is_some()).count();
    let compared = match (tested, far.is_empty()) {
        (0, _) => "There is nothing to compare the values with.".to_owned(),
        (_, true) => format!("No class differs significantly from its {}.", values.compared_with),
        (_, false) => format!(
            "{} of {tested} classes differ significantly from their {}: {}.",
            far.len(),
            values.compared_with,
            far.join(", ")
        ),
    };
    format!("{compared} {}", fit(values))
}

/// Returns a sentence on how well the model fits.
pub fn fit(values: &Values) -> String {
    let misses = |group: &Group| (group.came - group.expected).abs();
    let worst = values.groups.iter().map(misses).fold(0.0, f64::max) * 100.0;
    let sure = if values.fit < 0.05 {
        "more than chance explains, so the value of a ship depends on the rest of its fleet"
    } else {
        "no more than chance explains"
    };
    let direction = match values.bend {
        Some(bend) if bend.chance < 0.05 && bend.by > 0.0 => {
            " Large leads win more often, and small ones less often, than the sum of the values says."
        }
        Some(bend) if bend.chance < 0.05 => {
            " Large leads win less often, and small ones more often, than the sum of the values says."
        }
        _ => "",
    };
    format!("Actual shares differ from the predicted shares by up to {worst:.1} points, {sure}.{direction}")
}

/// Returns the HTML tables of the page.
pub(super) fn tables(values: &Values) -> String {
    let mut rows = Vec::new();
    for value in &values.classes {
        let bounds = value.interval.map_or_else(
            || "unbounded".to_owned(),
            |i| {
                if i.width() > 0.0 {
                    format!("{:.1} to {:.1}", i.low, i.high)
                } else {
                    "fixed by the scale".to_owned()
                }
            },
        );
        let worth = value.class.worth;
        let apart = |worth: f64| format!("{:+.0} %", (value.value / worth - 1.0) * 100.0).replace('-', "−");
        let cells = vec![
            worth.map_or_else(String::new, |worth| worth.to_string()),
            format!("{:.1}", value.value),
            bounds,
            worth.map_or_else(String::new, apart),
            value.corrected.map_or_else(String::new, super::chance),
        ];
        rows.push((value.class.title().to_owned(), cells));
    }
    let worths = capital(&values.compared_with);
    let heads = [&worths, "Measured", "Joint 95 % interval", "Difference", "p-value, corrected"];
    let classes = super::table("Class", &heads, &rows);
    let groups: Vec<(String, Vec<String>)> = values
        .groups
        .iter()
        .map(|group| {
            let error = format!("{:.1}", group.error * 100.0);
            (counted(group.battles, "battle"), vec![percent(group.expected), percent(group.came), error])
        })
        .collect();
    let groups = super::table(
        "Group",
        &["Expected share of the favourite", "Actual share", "Standard error, points"],
        &groups,
    );
    format!(
        "{classes}<h2>How well the values predict results</h2>\n<p>{}</p>\n{groups}",
        escaped(&foretell(values))
    )
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Returns the text above the table of groups: log losses, the tests, and the first side's advantage.
fn foretell(values: &Values) -> String {
    let mut text = format!(
        "Log loss on pairs that the fit has not seen: {:.4} with the measured values",
        values.log_loss
    );
    if let Some(loss) = values.log_loss_of_worths {
        let _ = write!(text, ", {loss:.4} with their {}", values.compared_with);
    }
    text += "; 0.6931 for a constant one half.";
    if let Some(all) = &values.all_worths {
        let _ = write!(
            text,
            " Test that every class has the value of its {}: chi-square {:.1} with {} degrees of freedom, p-value {}.",
            values.compared_with,
            all.chi_square,
            all.freedom,
            super::chance(all.chance)
        );
    }
    let (share, bounds) = values.first_side;
    let _ = write!(
        text,
        " Between equal fleets the first side has the share {} ({} to {}). The p-value of the groups below is {}.",
        percent(share),
        percent(bounds.low),
        percent(bounds.high),
        super::chance(values.fit)
    );
    text
}
