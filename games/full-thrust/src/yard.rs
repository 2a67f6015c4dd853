//! The shipyard of *Full Thrust*: designs are read leniently, so that all flaws are reported at once (FT-4.12).

use engine::{Fact, Flaw, Flaws};
use rules_full_thrust::ships::{
    ARMS, Group, Kind, Weapon, read_arcs, read_batteries, write_arcs, write_batteries,
};
use rules_full_thrust::{Class, Options, clauses, design};
use toml::{Table, Value};

use super::files;
use shelf::{Design, Shipyard};

/// The yard.
pub(super) struct Yard;

/// The longest id of a design.
const ID: usize = 12;
/// The most faults reported for a text that is not TOML; later faults mostly follow from the first ones.
const FAULTS: usize = 12;
/// The fields of a design.
const FIELDS: [&str; 11] = [
    "name",
    "base",
    "group",
    "thrust",
    "damage",
    "firecons",
    "batteries",
    "torpedoes",
    "needles",
    "fighters",
    "points",
];

/// Returns options under which every design may be played.
fn all_on() -> Options {
    Options { custom_ships: true, torpedoes: true, needles: true, ..Options::default() }
}

/// Returns the options that a battle with a design needs.
fn needed(class: &Class) -> Vec<&'static str> {
    let has = |kind| class.weapons.iter().any(|w| w.kind == kind);
    let mut keys = vec!["custom-ships"];
    keys.extend(has(Kind::Torpedo).then_some("torpedoes"));
    keys.extend(has(Kind::Needle).then_some("needles"));
    keys
}

impl Shipyard for Yard {
    fn classes(&self) -> Fact {
        Fact::list(design::table(), |class| {
            let (least, most) = design::damages(&class.id).unwrap_or((1, None));
            Fact::map([
                ("id", Fact::text(&class.id)),
                ("name", Fact::text(&class.name)),
                ("least", Fact::int(least)),
                ("most", Fact::maybe(most, Fact::int)),
                ("fighters", Fact::int(class.fighters)),
                ("points", Fact::int(design::points(&class))),
                ("working", Fact::text(design::working(&class))),
                ("draft", draft(&class, &class.id)),
                ("ship", design::chart(&class)),
            ])
        })
    }

    fn read(&self, text: &str) -> Design {
        match parse(text) {
            Ok((id, class, mut flaws)) => {
                flaws.extend(design::faults(&class, &all_on()));
                let base = class.base.as_deref().and_then(design::class);
                let range = class.base.as_deref().and_then(design::damages);
                let allowed = |of: fn(&Class) -> Fact| Fact::maybe(base.as_ref(), of);
                let facts = vec![
                    ("points", Fact::int(design::points(&class))),
                    ("working", Fact::text(design::working(&class))),
                    ("allowed", allowed(|base| Fact::int(design::points(base)))),
                    ("allowed_working", allowed(|base| Fact::text(design::working(base)))),
                    ("least", Fact::maybe(range, |(least, _)| Fact::int(least))),
                    ("most", Fact::maybe(range.and_then(|(_, most)| most), Fact::int)),
                    ("fighters", allowed(|base| Fact::int(base.fighters))),
                    ("options", Fact::texts(needed(&class))),
                    ("draft", draft(&class, class.base.as_deref().unwrap_or_default())),
                    ("ship", design::chart(&class)),
                ];
                let text = base.is_some().then(|| write(&id, &class));
                Design { id, text, flaws, facts }
            }
            Err(flaws) => Design { id: String::new(), text: None, flaws: flaws.into(), facts: Vec::new() },
        }
    }

    fn commission(&self, scenario: &str, design: &str, ships: &[String]) -> Result<String, Flaws> {
        let read = self.read(design);
        let mut flaws = read.flaws;
        let (Some(text), Ok((id, class, _))) = (read.text, parse(design)) else { return Err(flaws.into()) };
        let mut file: Table = shelf::scenario::read(scenario)?;
        if ships.is_empty() {
            flaws.push(Flaw::plain("ships", "name the ships it takes the place of, such as A3"));
        }
        flaws.extend(ships.iter().filter_map(|ship| put(&mut file, ship, &id).err()));
        if !flaws.is_empty() {
            return Err(flaws.into());
        }
        let options = file.entry("options").or_insert_with(|| Table::new().into());
        if let Some(options) = options.as_table_mut() {
            for key in needed(&class) {
                options.insert(key.to_owned(), true.into());
            }
        }
        let tables: Table = shelf::scenario::read(&text)?;
        let own = tables.get("design").and_then(Value::as_table).cloned().unwrap_or_default();
        let designs = file.entry("design").or_insert_with(|| Table::new().into());
        match designs.as_table_mut() {
            Some(designs) => designs.extend(own),
            None => flaws.push(Flaw::plain("design", "designs are tables, [design.NAME]")),
        }
        let text = file.to_string();
        files::set_up(&text, &[]).map(|_| text)
    }
}

/// Replaces a ship's class. The ship is named as the scenario lists it: A3 is the first side's third.
fn put(file: &mut Table, ship: &str, class: &str) -> Result<(), Flaw> {
    let missing = || Flaw::plain(format!("ship {ship}"), "the scenario lists no such ship");
    let letter = ship.chars().next().map(|c| c.to_ascii_uppercase());
    let side = letter.and_then(|c| "AB".find(c)).ok_or_else(missing)?;
    let number = ship.get(1..).and_then(|n| n.parse::<usize>().ok()).and_then(|n| n.checked_sub(1));
    let of = file.get_mut("side").and_then(Value::as_array_mut).and_then(|sides| sides.get_mut(side));
    let ships = of.and_then(|of| of.get_mut("ship")).and_then(Value::as_array_mut);
    let entry = ships.zip(number).and_then(|(all, n)| all.get_mut(n)).and_then(Value::as_table_mut);
    let entry = entry.ok_or_else(missing)?;
    if entry.get("class").and_then(Value::as_str) == Some("dummy") {
        return Err(Flaw::against(clauses::BOGEYS, format!("ship {ship}"), "a dummy is no ship"));
    }
    entry.insert("class".to_owned(), class.into());
    Ok(())
}

/// Returns a design as a form shows it.
fn draft(class: &Class, base: &str) -> Fact {
    Fact::map([
        ("id", Fact::text(&class.id)),
        ("name", Fact::text(&class.name)),
        ("base", Fact::text(base)),
        ("damage", Fact::int(class.damage)),
        ("fighters", Fact::int(class.fighters)),
        (
            "weapons",
            Fact::list(&class.weapons, |w| {
                Fact::map([
                    ("kind", Fact::text(w.kind.letter())),
                    ("arcs", Fact::text(write_arcs(w.arcs))),
                    ("factors", Fact::int(w.kind.factors())),
                ])
            }),
        ),
    ])
}

/// Writes a design as the table of a scenario file.
fn write(id: &str, class: &Class) -> String {
    let beams = class.weapons.iter().filter(|w| matches!(w.kind, Kind::A | Kind::B | Kind::C));
    let beams: Vec<Weapon> = beams.copied().collect();
    let needles = class.weapons.iter().filter(|w| w.kind == Kind::Needle);
    let needles: Vec<Value> = needles.map(|w| write_arcs(w.arcs).into()).collect();
    let torpedoes = class.weapons.iter().filter(|w| w.kind == Kind::Torpedo).count();
    let mut lines = vec![format!("[design.{id}]")];
    let mut line = |key: &str, value: Value| lines.push(format!("{key} = {value}"));
    line("name", class.name.clone().into());
    line("base", class.base.clone().unwrap_or_default().into());
    line("group", class.group.name().into());
    line("thrust", i64::from(class.thrust).into());
    line("damage", i64::from(class.damage).into());
    line("firecons", i64::from(class.firecons).into());
    line("batteries", write_batteries(&beams).into());
    line("torpedoes", (torpedoes as i64).into());
    line("needles", needles.into());
    line("fighters", i64::from(class.fighters).into());
    line("points", i64::from(design::points(class)).into());
    lines.join("\n") + "\n"
}

/// Reads a text's one design, with the flaws of its fields.
///
/// # Errors
/// Returns the flaws because of which there is no design.
fn parse(text: &str) -> Result<(String, Class, Vec<Flaw>), Flaws> {
    let (_, mut faults) = toml::de::DeTable::parse_recoverable(text);
    if !faults.is_empty() {
        // Each fault is put into words by reading the text again, and a text that is no design may have thousands.
        faults.sort_by_key(|fault| fault.span().map_or(0, |span| span.start));
        faults.truncate(4 * FAULTS);
        let mut all: Vec<(usize, String)> = faults.iter().map(|fault| shelf::in_words(text, fault)).collect();
        all.sort();
        all.dedup();
        let flaw = |(line, what)| Flaw::plain(format!("line {line}"), what);
        return Err(all.into_iter().take(FAULTS).map(flaw).collect());
    }
    let file: Table = shelf::scenario::read(text)?;
    let form =
        "a design's file is a table [design.NAME] with name, base, damage, batteries, torpedoes and needles";
    let mut flaws: Vec<Flaw> = file
        .keys()
        .filter(|key| *key != "design")
        .map(|key| Flaw::plain(key.as_str(), format!("no field of a design's file; {form}")))
        .collect();
    let designs = file.get("design").and_then(Value::as_table).filter(|designs| !designs.is_empty());
    let Some(designs) = designs else {
        flaws.push(Flaw::against(clauses::DESIGNS, "design", form));
        return Err(flaws.into());
    };
    let mut all = designs.iter();
    let Some((id, Value::Table(table))) = all.next() else {
        flaws.push(Flaw::against(clauses::DESIGNS, "design", form));
        return Err(flaws.into());
    };
    flaws.extend(all.map(|(id, _)| Flaw::plain(format!("design {id}"), "a file holds one design")));
    let letters = id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    if id.is_empty() {
        flaws.push(Flaw::plain("id", "a design's id is missing"));
    } else if !letters || id.len() > ID || id == "dummy" {
        let what = format!("a design's id is up to {ID} letters, digits and dashes, and not dummy");
        flaws.push(Flaw::plain(format!("design {id}"), what));
    }
    let class = Reader { id, table, flaws: &mut flaws }.class();
    Ok((id.clone(), class, flaws))
}

/// A design's table, read field by field.
struct Reader<'a> {
    id: &'a str,
    table: &'a Table,
    flaws: &'a mut Vec<Flaw>,
}

impl Reader<'_> {
    fn flaw(&mut self, field: &str, what: impl Into<String>) {
        self.flaws.push(Flaw::plain(format!("design {}, {field}", self.id), what));
    }

    /// Reads a text; returns `None` if it is missing or no text.
    fn text(&mut self, field: &str) -> Option<String> {
        match self.table.get(field) {
            None => None,
            Some(Value::String(text)) => {
                if text.chars().any(char::is_control) {
                    self.flaw(field, "one line of plain text");
                }
                Some(text.clone())
            }
            Some(_) => {
                self.flaw(field, "a text in quotation marks");
                None
            }
        }
    }

    /// Reads a whole number from 0 to 255; returns `None` if it is missing or no such number.
    fn number(&mut self, field: &str) -> Option<u8> {
        let value = self.table.get(field)?;
        let number = value.as_integer().and_then(|n| u8::try_from(n).ok());
        if number.is_none() {
            self.flaw(field, "a whole number from 0 to 255");
        }
        number
    }

    fn class(mut self) -> Class {
        for field in self.table.keys().filter(|key| !FIELDS.contains(&key.as_str())) {
            self.flaw(field, format!("no field of a design; there are {}", FIELDS.join(", ")));
        }
        let base = self.text("base");
        let built = base.as_deref().and_then(design::class);
        if base.is_none() {
            let ids: Vec<String> = design::table().into_iter().map(|c| c.id).collect();
            let what = format!("a design names the class it is one of as its base: {}", ids.join(", "));
            self.flaws.push(Flaw::against(clauses::DESIGNS, format!("design {}, base", self.id), what));
        }
        let name = self.text("name").unwrap_or_else(|| {
            self.flaw("name", "a design has a name");
            String::new()
        });
        if name.chars().count() > 30 {
            self.flaw("name", "up to 30 letters");
        }
        let group = self.text("group").and_then(|name| {
            let group = Group::of_name(&name);
            if group.is_none() {
                self.flaw("group", format!("\"{name}\"; a group is escort, cruiser, capital or merchant"));
            }
            group
        });
        let of_base = |of: fn(&Class) -> u8| built.as_ref().map_or(0, of);
        let damage = self.number("damage").unwrap_or_else(|| {
            if !self.table.contains_key("damage") {
                self.flaw("damage", "how many damage points it has");
            }
            of_base(|b| b.damage)
        });
        let class = Class {
            id: self.id.to_owned(),
            name,
            group: group.or(built.as_ref().map(|b| b.group)).unwrap_or(Group::Escort),
            thrust: self.number("thrust").unwrap_or_else(|| of_base(|b| b.thrust)),
            damage,
            firecons: self.number("firecons").unwrap_or_else(|| of_base(|b| b.firecons)),
            weapons: self.weapons().into_iter().take(ARMS).collect(),
            fighters: self.number("fighters").unwrap_or_else(|| of_base(|b| b.fighters)),
            base,
        };
        let said = self.table.get("points");
        if said.is_some_and(|said| said.as_integer() != Some(i64::from(design::points(&class)))) {
            self.flaw(
                "points",
                format!("{}; {}", said.map_or_else(String::new, Value::to_string), design::working(&class)),
            );
        }
        class
    }

    fn weapons(&mut self) -> Vec<Weapon> {
        let mut weapons = Vec::new();
        for part in self.text("batteries").unwrap_or_default().split(';') {
            match read_batteries(part) {
                Ok(more) => weapons.extend(more),
                Err(what) => self.flaw("batteries", what),
            }
        }
        let torpedoes = usize::from(self.number("torpedoes").unwrap_or(0));
        weapons.extend(std::iter::repeat_n(Weapon { kind: Kind::Torpedo, arcs: 1 }, torpedoes));
        match self.table.get("needles") {
            None => {}
            Some(Value::Array(needles)) => {
                for needle in needles {
                    match needle.as_str().and_then(read_arcs) {
                        Some(arcs) => weapons.push(Weapon { kind: Kind::Needle, arcs }),
                        None => {
                            self.flaw("needles", format!("{needle}; an arc is \"F\", \"S\", \"A\" or \"P\""));
                        }
                    }
                }
            }
            Some(_) => self.flaw("needles", "a list of arcs, such as [\"F\", \"P\"]"),
        }
        if weapons.len() > ARMS {
            let what = format!("{} weapons with torpedoes and needles; at most {ARMS}", weapons.len());
            self.flaw("batteries", what);
        }
        weapons
    }
}
