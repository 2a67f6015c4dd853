//! Experiment files, read and checked: every flaw at once, each with its place.

use engine::Flaw;
use games::{Game, Opening};
use toml::{Table, Value};

use super::{Case, Experiment, Leads, Question, set};
use crate::series::Thinking;

/// The most battles of a case.
const MOST_BATTLES: u64 = 10_000_000;

/// A table being read: what it was asked for, and what was wrong.
struct Reader<'a> {
    place: String,
    table: &'a Table,
    asked: Vec<&'static str>,
    flaws: Vec<Flaw>,
}

impl<'a> Reader<'a> {
    fn new(place: &str, table: &'a Table) -> Self {
        Self { place: place.to_owned(), table, asked: Vec::new(), flaws: Vec::new() }
    }

    fn flaw(&mut self, key: &str, what: impl Into<String>) {
        let place = if self.place.is_empty() { key.to_owned() } else { format!("{}.{key}", self.place) };
        self.flaws.push(Flaw::plain(place, what));
    }

    fn get(&mut self, key: &'static str) -> Option<&'a Value> {
        self.asked.push(key);
        self.table.get(key)
    }

    /// A text, if there is one.
    fn text(&mut self, key: &'static str) -> Option<String> {
        match self.get(key)? {
            Value::String(text) if !text.trim().is_empty() => Some(text.trim().to_owned()),
            _ => {
                self.flaw(key, "a text that is not empty");
                None
            }
        }
    }

    /// A text that must be there.
    fn must(&mut self, key: &'static str) -> String {
        if !self.table.contains_key(key) {
            self.asked.push(key);
            self.flaw(key, "is missing");
            return String::new();
        }
        self.text(key).unwrap_or_default()
    }

    /// A whole number within bounds, if there is one.
    fn whole(&mut self, key: &'static str, least: u64, most: u64) -> Option<u64> {
        let value = self.get(key)?;
        let number = value.as_integer().and_then(|n| u64::try_from(n).ok());
        let number = number.filter(|n| (least..=most).contains(n));
        if number.is_none() {
            self.flaw(key, format!("a whole number from {least} to {most}, not {value}"));
        }
        number
    }

    /// A number, if there is one.
    fn number(&mut self, key: &'static str) -> Option<f64> {
        let value = self.get(key)?;
        let number = as_number(value);
        if number.is_none() {
            self.flaw(key, format!("a number, not {value}"));
        }
        number
    }

    /// A table of options: values as they are typed.
    fn options(&mut self, key: &'static str) -> Vec<(String, String)> {
        let Some(value) = self.get(key) else { return Vec::new() };
        let Some(table) = value.as_table() else {
            self.flaw(key, "a table of options, such as { missiles = 5 }");
            return Vec::new();
        };
        table.iter().map(|(key, value)| (key.clone(), typed(value))).collect()
    }

    /// Names what nobody asked for, and gives all flaws.
    fn end(mut self) -> Vec<Flaw> {
        let unknown: Vec<&String> =
            self.table.keys().filter(|key| !self.asked.contains(&key.as_str())).collect();
        let asked = self.asked.join(", ");
        for key in unknown {
            self.flaw(key, format!("is nothing an experiment knows here; there are {asked}"));
        }
        self.flaws
    }
}

/// A value as it would be typed on the command line.
fn typed(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn as_number(value: &Value) -> Option<f64> {
    value.as_float().or_else(|| value.as_integer().map(|n| n as f64)).filter(|n| n.is_finite())
}

/// What a case changes of the scenario.
struct Change {
    name: String,
    value: Option<f64>,
    options: Vec<(String, String)>,
    set: Vec<(String, Value)>,
}

pub(super) fn read(id: &str, text: &str) -> Result<Experiment, Vec<Flaw>> {
    let table: Table = text
        .parse()
        .map_err(|error: toml::de::Error| vec![Flaw::plain(line_of(text, &error), error.message())])?;
    let mut reader = Reader::new("", &table);
    let (title, asks) = (reader.must("title"), reader.must("asks"));
    let question = question(&mut reader);
    let name = reader.must("game");
    let game = games::game(&name);
    if game.is_none() && !name.is_empty() {
        let ids: Vec<&str> = games::SHELF.iter().map(|game| game.id()).collect();
        reader.flaw("game", format!("no game is called \"{name}\"; there are {}", ids.join(", ")));
    }
    let scenario = reader.must("scenario");
    let file = game.and_then(|game| scenario_text(&mut reader, game, &scenario));
    let leads = leads(&mut reader, game);
    let battles = reader.whole("battles", 2, MOST_BATTLES).unwrap_or(200);
    let seed = reader.whole("seed", 0, i64::MAX as u64).unwrap_or(1);
    let nodes = reader.whole("nodes", 1, u64::from(ai::Budget::MOST)).map(|nodes| nodes as u32);
    let unit = reader.text("unit").unwrap_or_default();
    let options = reader.options("options");
    let changes = changes(&mut reader);
    counts(&mut reader, question, &changes, battles);
    let mut flaws = reader.end();
    let mut cases = Vec::new();
    if let (Some(game), Some(file)) = (game, file) {
        for change in changes {
            match opening(game, &scenario, file, &options, &change) {
                Ok(opening) => cases.push(Case { name: change.name, value: change.value, opening }),
                Err(of_case) => {
                    flaws.extend(of_case.into_iter().map(|flaw| Flaw {
                        place: format!("case \"{}\": {}", change.name, flaw.place),
                        ..flaw
                    }));
                }
            }
        }
    }
    let (Some(game), Some(leads), Some(question)) = (game, leads, question) else { return Err(flaws) };
    if !flaws.is_empty() {
        return Err(flaws);
    }
    let (id, text, thinking) = (id.to_owned(), text.to_owned(), Thinking { nodes, millis: None });
    Ok(Experiment {
        id,
        text,
        title,
        asks,
        question,
        game,
        scenario,
        leads,
        battles,
        seed,
        thinking,
        unit,
        cases,
    })
}

fn line_of(text: &str, error: &toml::de::Error) -> String {
    let line = error.span().map_or(1, |span| text[..span.start.min(text.len())].matches('\n').count() + 1);
    format!("line {line}")
}

fn question(reader: &mut Reader<'_>) -> Option<Question> {
    let kind = reader.must("kind");
    let fair = reader.get("fair");
    match (kind.as_str(), fair) {
        ("sweep", None) => Some(Question::Sweep),
        ("rules", None) => Some(Question::Rules),
        ("fair", Some(Value::Table(table))) => {
            let mut own = Reader::new("fair", table);
            let (width, most) = (own.number("width"), own.whole("most", 2, MOST_BATTLES));
            for (key, there) in [("width", width.is_some()), ("most", most.is_some())] {
                if !there && !table.contains_key(key) {
                    own.flaw(key, "is missing");
                }
            }
            if width.is_some_and(|width| width <= 0.0) {
                own.flaw("width", "an interval is wider than nothing");
            }
            reader.flaws.extend(own.end());
            Some(Question::Fair { width: width?, most: most? })
        }
        ("fair", _) => {
            reader.flaw(
                "fair",
                "a table with width and most: how wide the interval may be, and how many battles of a case",
            );
            None
        }
        ("sweep" | "rules", Some(_)) => {
            reader.flaw("fair", "belongs to experiments of the kind \"fair\"");
            None
        }
        ("", _) => None,
        _ => {
            reader.flaw("kind", format!("sweep, rules or fair, not \"{kind}\""));
            None
        }
    }
}

fn scenario_text(reader: &mut Reader<'_>, game: &dyn Game, scenario: &str) -> Option<&'static str> {
    let found = game.scenarios().iter().find(|file| file.id == scenario);
    if found.is_none() && !scenario.is_empty() {
        let ids: Vec<&str> = game.scenarios().iter().map(|file| file.id).collect();
        let what =
            format!("no scenario of {} is called \"{scenario}\"; there are {}", game.id(), ids.join(", "));
        reader.flaw("scenario", what);
    }
    found.map(|file| file.text)
}

fn leads(reader: &mut Reader<'_>, game: Option<&dyn Game>) -> Option<Leads> {
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
            reader.flaw("captain", "either captain, who leads both sides, or captains, who change sides");
            return None;
        }
    };
    let named: Vec<&String> = match &leads {
        Leads::Both(captain) => vec![captain],
        Leads::Each(captains) => captains.iter().collect(),
    };
    let known: Vec<&str> = game?.captains().iter().map(|(name, _)| *name).collect();
    for name in named {
        if !known.contains(&name.as_str()) {
            let what =
                format!("no captain of {} is called \"{name}\"; there are {}", game?.id(), known.join(", "));
            reader.flaw("captain", what);
        }
    }
    Some(leads)
}

/// The cases: each written out, or one thing varied over a list of values.
fn changes(reader: &mut Reader<'_>) -> Vec<Change> {
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
                    set: match own.get("set") {
                        None => Vec::new(),
                        Some(Value::Table(set)) => set.iter().map(|(k, v)| (k.clone(), v.clone())).collect(),
                        Some(_) => {
                            own.flaw("set", "a table of paths, such as { \"side.1.ship.1.at.1\" = 12 }");
                            Vec::new()
                        }
                    },
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
                "either [[case]] for every case, or [vary] with the values of one option or path",
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
        own.flaw("option", "either option or set: one thing is varied");
    }
    let change = |value: Value| {
        let key = option.as_ref().or(path.as_ref()).cloned().unwrap_or_default();
        Change {
            name: format!("{} {}", key.rsplit('.').next().unwrap_or(&key), typed(&value)),
            value: as_number(&value),
            options: option.iter().map(|key| (key.clone(), typed(&value))).collect(),
            set: path.iter().map(|path| (path.clone(), value.clone())).collect(),
        }
    };
    let changes = values.into_iter().map(change).collect();
    (changes, own.end())
}

/// Whether there are as many cases, with as many values, as the question needs.
fn counts(reader: &mut Reader<'_>, question: Option<Question>, changes: &[Change], battles: u64) {
    for (at, change) in changes.iter().enumerate() {
        if changes[..at].iter().any(|other| other.name == change.name) {
            reader.flaw("case", format!("two cases are called \"{}\"", change.name));
        }
    }
    match question {
        Some(Question::Sweep) if changes.len() < 2 => reader.flaw("case", "a sweep has two cases or more"),
        Some(Question::Rules) if changes.len() != 2 => {
            reader.flaw("case", "a question on a rule has two cases: first without it, then with it");
        }
        Some(Question::Fair { most, .. }) => {
            let mut values: Vec<f64> = changes.iter().filter_map(|change| change.value).collect();
            values.sort_by(f64::total_cmp);
            values.dedup();
            if values.len() < changes.len() || values.len() < 3 {
                reader.flaw(
                    "case",
                    "what is fair is looked for among three or more cases, each with a value of its own",
                );
            }
            if most < battles {
                reader.flaw("fair.most", format!("at least the {battles} battles it begins with"));
            }
        }
        _ => {}
    }
}

/// How the battles of a case begin; tried, so that its flaws are known.
fn opening(
    game: &dyn Game,
    scenario: &str,
    file: &str,
    options: &[(String, String)],
    change: &Change,
) -> Result<Opening, Vec<Flaw>> {
    let mut opening = Opening::scenario(scenario);
    if !change.set.is_empty() {
        let broken = |error: String| vec![Flaw::plain("scenario", error)];
        let mut table: Table = file.parse().map_err(|error: toml::de::Error| broken(error.to_string()))?;
        let mut flaws = Vec::new();
        for (path, value) in &change.set {
            if let Err(what) = set(&mut table, path, value.clone()) {
                flaws.push(Flaw::plain(format!("set.\"{path}\""), what));
            }
        }
        if !flaws.is_empty() {
            return Err(flaws);
        }
        opening.text = Some(toml::to_string(&table).map_err(|error| broken(error.to_string()))?);
    }
    opening.options = options.to_vec();
    for (key, value) in &change.options {
        opening.options.retain(|(other, _)| other != key);
        opening.options.push((key.clone(), value.clone()));
    }
    let arena = game.arena(&opening)?;
    if arena.seats() != 2 {
        return Err(vec![Flaw::plain("seats", format!("two write in the lab; here {} do", arena.seats()))]);
    }
    Ok(opening)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flaws(text: &str) -> Vec<String> {
        match read("test", text) {
            Ok(_) => Vec::new(),
            Err(flaws) => flaws.iter().map(ToString::to_string).collect(),
        }
    }

    const SOUND: &str = "title = \"t\"\nasks = \"a\"\nkind = \"sweep\"\ngame = \"ftl\"\nscenario = \"duel\"\n\
        captain = \"random\"\n[vary]\noption = \"missiles\"\nvalues = [0, 5, 10]\n";

    #[test]
    fn one_thing_varied_makes_a_case_of_each_value() {
        let experiment = read("test", SOUND).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let names: Vec<&str> = experiment.cases.iter().map(|case| case.name.as_str()).collect();
        assert_eq!(names, ["missiles 0", "missiles 5", "missiles 10"]);
        assert_eq!(experiment.cases[1].value, Some(5.0));
        assert_eq!(experiment.cases[1].opening.options, [("missiles".to_owned(), "5".to_owned())]);
    }

    #[test]
    fn every_flaw_is_told_at_once_with_its_place() {
        let text = "title = \"\"\nkind = \"fair\"\ngame = \"ftl\"\nscenario = \"nowhere\"\ncaptain = \"kirk\"\n\
            battles = 1\nspeed = 3\n[fair]\nwidth = 0\nmost = 10\n[vary]\nvalues = 3\n";
        let flaws = flaws(text);
        for said in [
            "title: a text that is not empty",
            "asks: is missing",
            "fair.width: an interval is wider than nothing",
            "scenario: no scenario of ftl is called \"nowhere\"; there are duel",
            "captain: no captain of ftl is called \"kirk\"; there are random",
            "battles: a whole number from 2 to",
            "speed: is nothing an experiment knows here",
            "vary.values: a list of values",
            "vary.option: either option or set",
        ] {
            assert!(flaws.iter().any(|flaw| flaw.contains(said)), "{said} is missing: {flaws:#?}");
        }
    }

    #[test]
    fn flaws_of_a_cases_set_up_name_the_case() {
        let cases = "[[case]]\nname = \"a\"\noptions = { missiles = 500 }\n[[case]]\nname = \"b\"\n\
            set = { \"side.3.name\" = \"x\" }\n";
        let found = flaws(&SOUND.replace("[vary]\noption = \"missiles\"\nvalues = [0, 5, 10]\n", cases));
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(
            found[0].contains("[FTL-1.3] case \"a\"") && found[1].contains("set.\"side.3.name\""),
            "{found:?}"
        );
    }

    #[test]
    fn what_is_no_file_of_this_kind_is_said_with_its_line() {
        assert_eq!(flaws("title = \"t\"\nkind = \n").len(), 1);
        assert!(flaws("title = \"t\"\nkind = \n")[0].starts_with("line 2"));
        let two = SOUND.replace("\"sweep\"", "\"rules\"");
        assert!(flaws(&two).iter().any(|flaw| flaw.contains("first without it, then with it")));
    }
}
