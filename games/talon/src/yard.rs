//! The shipyard of *Talon*: designs of classes. All flaws of a design are reported at once (TAL-15).

use engine::{Fact, Flaw, Flaws};
use rules_talon::ships::arcs_described;
use rules_talon::{Class, clauses};
use toml::{Table, Value};

use super::files::{self, CLASSES, ClassFile};
use shelf::scenario;
use shelf::{Design, Shipyard};

/// The yard.
pub(super) struct Yard;

/// The longest id of a class: a ship's name is its class, a hyphen and a number.
const ID: usize = 9;

impl Shipyard for Yard {
    fn classes(&self) -> Fact {
        let mut flaws = Vec::new();
        let class = |of: &shelf::DataFile| {
            let file = scenario::read::<ClassFile>(of.text).ok()?;
            let class = file.class(of.id, &mut flaws);
            Some(
                Fact::map([("id", Fact::text(of.id)), ("text", Fact::text(headed(of.id, of.text)))])
                    .with(facts(&class)),
            )
        };
        Fact::List(CLASSES.iter().filter_map(class).collect())
    }

    fn read(&self, text: &str) -> Design {
        match parse(text) {
            Ok((id, file)) => {
                let mut flaws = named(&id);
                let class = file.class(&id, &mut flaws);
                class.flaws(&mut flaws);
                Design { text: Some(text.to_owned()), id, flaws, facts: facts(&class) }
            }
            Err(flaws) => Design { id: String::new(), text: None, flaws: flaws.into(), facts: Vec::new() },
        }
    }

    fn commission(&self, scenario: &str, design: &str, ships: &[String]) -> Result<String, Flaws> {
        let read = self.read(design);
        let mut flaws = read.flaws;
        if read.text.is_none() {
            return Err(flaws.into());
        }
        let mut file: Table = scenario::read(scenario)?;
        if ships.is_empty() {
            flaws.push(Flaw::plain("ships", "name the ships it takes the place of, such as CA-1"));
        }
        // Every ship takes part while one is looked up, even if the scenario excludes it.
        let all = ["fighters", "bases"].map(|key| (key.to_owned(), "on".to_owned()));
        let (rules, _) = files::set_up(scenario, &all)?;
        for ship in ships {
            let found = rules.find_like(ship).map(|place| {
                let side = usize::from(rules.side_of(place));
                (side, place - rules.fleet(side as u8).start)
            });
            let entry = found.and_then(|(side, number)| {
                let of = file.get_mut("side")?.as_array_mut()?.get_mut(side)?;
                of.get_mut("ship")?.as_array_mut()?.get_mut(number)?.as_table_mut()
            });
            match entry {
                None => flaws.push(Flaw::plain(format!("ship {ship}"), "the scenario has no such ship")),
                Some(entry) => {
                    entry.insert("class".to_owned(), read.id.clone().into());
                }
            }
        }
        if !flaws.is_empty() {
            return Err(flaws.into());
        }
        let tables: Table = scenario::read(design)?;
        let own = tables.get("class").and_then(Value::as_table).cloned().unwrap_or_default();
        let classes = file.entry("class").or_insert_with(|| Table::new().into());
        match classes.as_table_mut() {
            Some(classes) => classes.extend(own),
            None => return Err(Flaw::plain("class", "classes are tables, [class.NAME]").into()),
        }
        let text = file.to_string();
        files::set_up(&text, &[]).map(|_| text)
    }
}

/// Returns a class file as a scenario holds it: under its id.
fn headed(id: &str, text: &str) -> String {
    let body = text.replace("[[group]]", &format!("[[class.{id}.group]]"));
    format!("[class.{id}]\n{body}")
}

/// Returns the flaw of an id, if it has one.
fn named(id: &str) -> Vec<Flaw> {
    let plain = id.starts_with(|c: char| c.is_ascii_alphabetic())
        && id.len() <= ID
        && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    let what = || format!("a class is called by a letter and up to {} letters, digits and hyphens", ID - 1);
    if plain { Vec::new() } else { vec![Flaw::against(clauses::SHIPS, format!("class {id}"), what())] }
}

/// Describes a class for a display.
fn facts(class: &Class) -> Vec<(&'static str, Fact)> {
    let curve = class.curve.iter().enumerate().map(|(at, row)| {
        Fact::map([
            ("power", Fact::int(row.power)),
            ("speed", Fact::int(row.speed)),
            ("radius", Fact::int(row.radius)),
            ("start", Fact::Bool(at == class.start)),
        ])
    });
    let groups = Fact::list(&class.groups, |group| {
        Fact::map([
            ("weapon", Fact::text(group.weapon.word())),
            ("title", Fact::text(group.weapon.to_string())),
            ("weapons", Fact::int(group.count)),
            ("reds", Fact::int(group.red)),
            ("yellows", Fact::int(group.yellow)),
            ("arcs", arcs_described(group.arcs)),
        ])
    });
    let boxes = Fact::list(&class.hull, |hull| {
        Fact::map([("modifier", Fact::int(hull.modifier)), ("critical", Fact::Bool(hull.critical))])
    });
    vec![
        ("name", Fact::text(&class.name)),
        ("race", Fact::text(class.race.word())),
        ("kind", Fact::text(class.kind.word())),
        ("points", Fact::int(class.points)),
        ("explosion", Fact::int(class.explosion)),
        ("curve", Fact::List(curve.collect())),
        ("shields", Fact::list(class.shields, Fact::int)),
        ("hull", boxes),
        ("groups", groups),
        ("battery", Fact::Bool(class.battery)),
        ("afterburners", Fact::int(class.afterburners)),
        ("squadrons", Fact::int(class.squadrons)),
    ]
}

/// Returns the one class of a text, or its flaws.
fn parse(text: &str) -> Result<(String, ClassFile), Flaws> {
    let file: Table = scenario::read_as("design", text)?;
    let form = "a file of one class: a table [class.NAME] with name, race, points, explosion, curve and hull";
    let mut flaws: Vec<Flaw> =
        file.keys().filter(|key| *key != "class").map(|key| Flaw::plain(key.as_str(), form)).collect();
    let classes = file.get("class").and_then(Value::as_table).filter(|classes| classes.len() == 1);
    let Some((id, Value::Table(table))) = classes.and_then(|classes| classes.iter().next()) else {
        flaws.push(Flaw::against(clauses::SHIPS, "class", form));
        return Err(flaws.into());
    };
    let read = lenient(id, table, &mut flaws);
    match read {
        Some(read) if flaws.is_empty() => Ok((id.clone(), read)),
        _ => Err(flaws.into()),
    }
}

/// Reads a class's table. If it fails, tries each field by itself, so that one bad field does not hide the next.
fn lenient(id: &str, table: &Table, flaws: &mut Vec<Flaw>) -> Option<ClassFile> {
    let fault = match scenario::read_table(table) {
        Ok(whole) => return Some(whole),
        Err(fault) => fault,
    };
    let before = flaws.len();
    let sound = sample();
    for (field, value) in table {
        let mut one = sound.clone();
        one.insert(field.clone(), value.clone());
        if let Err(what) = scenario::read_table::<ClassFile>(&one) {
            flaws.push(Flaw::against(clauses::SHIPS, format!("class {id}, {field}"), what));
        }
    }
    for field in
        ["name", "race", "points", "explosion", "curve"].into_iter().filter(|f| !table.contains_key(*f))
    {
        flaws.push(Flaw::against(clauses::SHIPS, format!("class {id}, {field}"), "is missing"));
    }
    if flaws.len() == before {
        flaws.push(Flaw::against(clauses::SHIPS, format!("class {id}"), fault));
    }
    None
}

/// Returns a table with the fields that every class file has, in order.
fn sample() -> Table {
    let mut table = Table::new();
    for (field, value) in [("name", "X"), ("race", "terran")] {
        table.insert(field.to_owned(), value.into());
    }
    for field in ["points", "explosion"] {
        table.insert(field.to_owned(), 0.into());
    }
    table.insert("curve".to_owned(), Value::Array(Vec::new()));
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heavy() -> String {
        let file = CLASSES.iter().find(|of| of.id == "CA").expect("a heavy cruiser").text;
        headed("LION", file).replace("Heavy cruiser", "Lion")
    }

    fn flaws(text: &str) -> Vec<String> {
        Yard.read(text).flaws.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_class_of_the_shelf_is_a_design_without_a_flaw() {
        for of in CLASSES {
            assert_eq!(flaws(&headed(of.id, of.text)), [""; 0], "{}", of.id);
        }
        let Fact::List(all) = Yard.classes() else { panic!("a list of classes") };
        assert_eq!(all.len(), CLASSES.len());
    }

    #[test]
    fn every_fault_of_a_design_is_named_at_once() {
        let text = heavy()
            .replace("points = 115", "points = \"many\"")
            .replace("explosion = 3", "explosions = 3")
            .replace("battery = true", "battery = \"yes\"");
        let found = flaws(&text);
        assert_eq!(found.len(), 4, "{found:#?}");
        for start in [
            "[TAL-15] class LION, points: ",
            "[TAL-15] class LION, explosions: unknown field",
            "[TAL-15] class LION, battery: ",
            "[TAL-15] class LION, explosion: is missing",
        ] {
            assert!(found.iter().any(|flaw| flaw.starts_with(start)), "{start}: {found:#?}");
        }
        let text =
            heavy().replace("\"3-3-2*\"", "\"3-3\"").replace("\"-1c\"", "\"c\"").replace("phaser", "ray");
        let found = flaws(&text);
        for start in [
            "[TAL-2.1] class LION, curve: \"3-3\"",
            "[TAL-9.3] class LION, curve: 0 rows with a star",
            "[TAL-2.3] class LION, hull: \"c\"",
            "[TAL-8.3] class LION, group 1, weapon: \"ray\"",
            "[TAL-8.3] class LION, group 3, weapon: \"ray\"",
        ] {
            assert!(found.iter().any(|flaw| flaw.starts_with(start)), "{start}: {found:#?}");
        }
        assert!(flaws(&heavy().replace("LION", "1-LION"))[0].starts_with("[TAL-15] class 1-LION: "));
        assert!(flaws("title = \"No class\"").len() == 2);
    }

    #[test]
    fn a_design_takes_the_place_of_a_ship() {
        let war = include_str!("../data/scenarios/war-is-upon-us.toml");
        let text = Yard.commission(war, &heavy(), &["ca-2".to_owned()]).unwrap_or_else(|f| panic!("{f:?}"));
        let (rules, _) = files::set_up(&text, &[]).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let classes: Vec<&str> = (0..rules.count()).map(|ship| rules.card(ship).class.as_str()).collect();
        assert_eq!(classes, ["CA", "LION", "T-CA", "T-CA"]);
        let wrong = Yard.commission(war, &heavy(), &["CA-9".to_owned()]).expect_err("no such ship");
        assert_eq!(wrong[0].place, "ship CA-9");
    }
}
