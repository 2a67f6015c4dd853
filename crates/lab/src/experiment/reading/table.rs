//! A reader for one table of an experiment's file that collects all its flaws.

use engine::Flaw;
use toml::{Table, Value};

/// A table being read: the keys asked for so far, and the flaws found.
pub(super) struct Reader<'a> {
    place: String,
    pub(super) table: &'a Table,
    asked: Vec<&'static str>,
    pub(super) flaws: Vec<Flaw>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(place: &str, table: &'a Table) -> Self {
        Self { place: place.to_owned(), table, asked: Vec::new(), flaws: Vec::new() }
    }

    pub(super) fn flaw(&mut self, key: &str, what: impl Into<String>) {
        let place = if self.place.is_empty() { key.to_owned() } else { format!("{}.{key}", self.place) };
        self.flaws.push(Flaw::plain(place, what));
    }

    pub(super) fn get(&mut self, key: &'static str) -> Option<&'a Value> {
        self.asked.push(key);
        self.table.get(key)
    }

    /// Returns a text, if the key is there.
    pub(super) fn text(&mut self, key: &'static str) -> Option<String> {
        match self.get(key)? {
            Value::String(text) if !text.trim().is_empty() => Some(text.trim().to_owned()),
            _ => {
                self.flaw(key, "a text that is not empty");
                None
            }
        }
    }

    /// Returns a text that must be there, or an empty one with a flaw.
    pub(super) fn must(&mut self, key: &'static str) -> String {
        if !self.table.contains_key(key) {
            self.asked.push(key);
            self.flaw(key, "is missing");
            return String::new();
        }
        self.text(key).unwrap_or_default()
    }

    /// Returns `true` or `false`; `false` without the key.
    pub(super) fn switch(&mut self, key: &'static str) -> bool {
        let Some(value) = self.get(key) else { return false };
        if value.as_bool().is_none() {
            self.flaw(key, format!("true or false, not {value}"));
        }
        value.as_bool() == Some(true)
    }

    /// Returns an integer within bounds, if the key is there.
    pub(super) fn whole(&mut self, key: &'static str, least: u64, most: u64) -> Option<u64> {
        let value = self.get(key)?;
        let number = value.as_integer().and_then(|n| u64::try_from(n).ok());
        let number = number.filter(|n| (least..=most).contains(n));
        if number.is_none() {
            self.flaw(key, format!("a whole number from {least} to {most}, not {value}"));
        }
        number
    }

    /// Returns a finite number, if the key is there.
    pub(super) fn number(&mut self, key: &'static str) -> Option<f64> {
        let value = self.get(key)?;
        let number = as_number(value);
        if number.is_none() {
            self.flaw(key, format!("a number, not {value}"));
        }
        number
    }

    /// Returns a table of options, with values as they would be typed.
    pub(super) fn options(&mut self, key: &'static str) -> Vec<(String, String)> {
        let Some(value) = self.get(key) else { return Vec::new() };
        let Some(table) = value.as_table() else {
            self.flaw(key, "a table of options, such as { missiles = 5 }");
            return Vec::new();
        };
        table.iter().map(|(key, value)| (key.clone(), typed(value))).collect()
    }

    /// Returns a table that maps paths into a scenario to new values.
    pub(super) fn set(&mut self) -> Vec<(String, Value)> {
        match self.get("set") {
            None => Vec::new(),
            Some(Value::Table(set)) => set.iter().map(|(k, v)| (k.clone(), v.clone())).collect(),
            Some(_) => {
                self.flaw("set", "a table of paths, such as { \"side.1.ship.1.at.1\" = 12 }");
                Vec::new()
            }
        }
    }

    /// Adds a flaw for every key that was not asked for, and returns all flaws.
    pub(super) fn end(mut self) -> Vec<Flaw> {
        let unknown: Vec<&String> =
            self.table.keys().filter(|key| !self.asked.contains(&key.as_str())).collect();
        let asked = self.asked.join(", ");
        for key in unknown {
            self.flaw(key, format!("is not a known key; the keys here are {asked}"));
        }
        self.flaws
    }
}

/// Returns a value as it would be typed on the command line.
pub(super) fn typed(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

pub(super) fn as_number(value: &Value) -> Option<f64> {
    value.as_float().or_else(|| value.as_integer().map(|n| n as f64)).filter(|n| n.is_finite())
}
