//! The cases of an experiment: listed one by one, or as a list of values of one setting.

use engine::{Flaw, Flaws};
use shelf::{Game, Opening};
use toml::{Table, Value};

use super::super::asked::Question;
use super::super::paths::set;
use super::table::{Reader, as_number, typed};

/// The change that a case makes to the scenario.
pub(super) struct Change {
    pub(super) name: String,
    pub(super) value: Option<f64>,
    options: Vec<(String, String)>,
    set: Vec<(String, Value)>,
}

/// Returns the cases: listed one by one, or as a list of values of one setting.
pub(super) fn changes(reader: &mut Reader<'_>) -> Vec<Change> {
    match (reader.get("case"), reader.get("vary")) {
        (Some(Value::Array(list)), None) => {
            let tables: Vec<&Table> = list.iter().filter_map(Value::as_table).collect();
            if tables.len() < list.len() {
                reader.flaw("case", "cases are tables: [[case]]");
            }
            let read = |(at, table): (usize, &&Table)| {
                let mut own = Reader::new(&format!("case.{}", at + 1), table);
                let change = Change {
                    name: own.must("name"),
                    value: own.number("value"),
                    options: own.options("options"),
                    set: own.set(),
                };
                (change, own.end())
            };
            let (changes, flaws): (Vec<Change>, Vec<Vec<Flaw>>) = tables.iter().enumerate().map(read).unzip();
            reader.flaws.extend(flaws.into_iter().flatten());
            changes
        }
        (None, Some(Value::Table(table))) => {
            let (changes, flaws) = varied(table);
            reader.flaws.extend(flaws);
            changes
        }
        _ => {
            reader.flaw(
                "case",
                "give [[case]] for every case, or [vary] with the values of one option or path",
            );
            Vec::new()
        }
    }
}

fn varied(table: &Table) -> (Vec<Change>, Vec<Flaw>) {
    let mut own = Reader::new("vary", table);
    let (option, path) = (own.text("option"), own.text("set"));
    let values = match own.get("values") {
        Some(Value::Array(values)) => values.clone(),
        _ => {
            own.flaw("values", "a list of values");
            Vec::new()
        }
    };
    if option.is_some() == path.is_some() {
        own.flaw("option", "give exactly one of option and set");
    }
    let change = |value: Value| {
        let key = option.as_ref().or(path.as_ref()).cloned().unwrap_or_default();
        Change {
            name: format!("{} {}", called(&key), typed(&value)),
            value: as_number(&value),
            options: option.iter().map(|key| (key.clone(), typed(&value))).collect(),
            set: path.iter().map(|path| (path.clone(), value.clone())).collect(),
        }
    };
    let changes = values.into_iter().map(change).collect();
    (changes, own.end())
}

/// Returns the name of an option or path within a case: its last word, with the index behind it if there is one, as
/// in `at.2`.
fn called(key: &str) -> &str {
    let words = key.rmatch_indices('.').map(|(at, _)| &key[at + 1..]);
    let mut named = words.filter(|word| !word.starts_with(|c: char| c.is_ascii_digit()));
    named.next().unwrap_or(key)
}

/// Checks that there are as many cases, with as many values, as the question needs.
pub(super) fn counts(reader: &mut Reader<'_>, question: Option<Question>, changes: &[Change], battles: u64) {
    for (at, change) in changes.iter().enumerate() {
        if changes[..at].iter().any(|other| other.name == change.name) {
            reader.flaw("case", format!("two cases are called \"{}\"", change.name));
        }
    }
    match question {
        Some(Question::Sweep) if changes.len() < 2 => {
            reader.flaw("case", "the kind \"sweep\" needs two or more cases");
        }
        Some(Question::Rules) if changes.len() != 2 => {
            reader.flaw("case", "the kind \"rules\" needs two cases: first without the rule, then with it");
        }
        Some(Question::Fair { width, most }) => {
            let mut values: Vec<f64> = changes.iter().filter_map(|change| change.value).collect();
            values.sort_by(f64::total_cmp);
            values.dedup();
            if values.len() < changes.len() || values.len() < 3 {
                reader.flaw(
                    "case",
                    "the kind \"fair\" needs three or more cases, each with a value of its own",
                );
            }
            let span = values.last().zip(values.first()).map_or(0.0, |(last, first)| last - first);
            if values.len() > 1 && width >= span * (1.0 - 1e-9) {
                let span = (span * 1e6).round() / 1e6;
                let what = format!("less than {span}, the distance from the least value to the greatest");
                reader.flaw("fair.width", what);
            }
            if most < battles {
                reader.flaw("fair.most", format!("at least the {battles} battles it begins with"));
            }
        }
        _ => {}
    }
}

/// The settings that all cases share.
pub(super) struct Common<'a> {
    pub(super) scenario: &'a str,
    pub(super) file: &'a str,
    pub(super) options: Vec<(String, String)>,
    pub(super) set: Vec<(String, Value)>,
}

impl Common<'_> {
    /// Returns the scenario with the values that all cases set, and then those in `more`.
    ///
    /// # Errors
    /// Every path that does not exist.
    pub(super) fn table(&self, more: &[(String, Value)]) -> Result<Table, Flaws> {
        let broken = |error: toml::de::Error| vec![Flaw::plain("scenario", error.to_string())];
        let mut table: Table = self.file.parse().map_err(broken)?;
        let mut flaws = Vec::new();
        for (path, value) in self.set.iter().chain(more) {
            if let Err(what) = set(&mut table, path, value.clone()) {
                flaws.push(Flaw::plain(format!("set.\"{path}\""), what));
            }
        }
        if flaws.is_empty() { Ok(table) } else { Err(flaws.into()) }
    }

    /// Returns the opening of a case's battles; its set-up is tried, so that all flaws are found.
    ///
    /// # Errors
    /// Every flaw of the set-up.
    pub(super) fn opening(&self, game: &dyn Game, change: &Change) -> Result<Opening, Flaws> {
        let mut opening = Opening::scenario(self.scenario);
        if !change.set.is_empty() || !self.set.is_empty() {
            let table = self.table(&change.set)?;
            let broken = |error: toml::ser::Error| vec![Flaw::plain("scenario", error.to_string())];
            opening.text = Some(toml::to_string(&table).map_err(broken)?);
        }
        opening.options.clone_from(&self.options);
        for (key, value) in &change.options {
            opening.options.retain(|(other, _)| other != key);
            opening.options.push((key.clone(), value.clone()));
        }
        let arena = game.arena(&opening)?;
        if arena.seats() != 2 {
            let what = format!("the lab needs two seats, not {}", arena.seats());
            return Err(Flaw::plain("seats", what).into());
        }
        Ok(opening)
    }
}
