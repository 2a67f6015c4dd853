//! Class files of *Talon*, and classes inside scenario files.

use engine::{Clause, Flaw};
use rules_talon::ships::{Class, Group, HullBox, Kind, Race, Row, arc_of_word};
use rules_talon::state::WEAPONS;
use rules_talon::{Weapon, clauses};
use serde::Deserialize;
use table::{Arc, Arcs};

/// A class file, or a class inside a scenario file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in super::super) struct ClassFile {
    pub(super) name: String,
    race: String,
    kind: Option<String>,
    points: i64,
    explosion: i64,
    curve: Vec<String>,
    shields: Option<Shields>,
    #[serde(default)]
    hull: Vec<String>,
    fighters: Option<i64>,
    boxes: Option<i64>,
    #[serde(default)]
    battery: bool,
    #[serde(default)]
    afterburners: i64,
    #[serde(default)]
    squadrons: i64,
    #[serde(default)]
    group: Vec<GroupFile>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Shields {
    front: i64,
    right: i64,
    rear: i64,
    left: i64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GroupFile {
    weapon: String,
    count: i64,
    red: i64,
    yellow: i64,
    arcs: Vec<String>,
}

/// Reads a whole number; its sign may be a hyphen or a minus sign.
fn signed(text: &str) -> Option<i64> {
    text.trim().replace('−', "-").parse().ok()
}

/// Reads a row of a curve, `3-3-2`, and whether it has the star of the starting speed.
fn row(text: &str) -> Option<(Row, bool)> {
    let numbers = text.trim().strip_suffix('*');
    let (numbers, start) = (numbers.unwrap_or(text.trim()), numbers.is_some());
    let mut parts = numbers.split('-').map(|part| part.parse::<u8>().ok().map(i64::from));
    let mut next = || parts.next().flatten();
    let row = Row { power: next()?, speed: next()?, radius: next()? };
    parts.next().is_none().then_some((row, start))
}

/// Reads a hull box, `0`, `-1` or `-1c`.
fn hull_box(text: &str) -> Option<HullBox> {
    let number = text.trim().strip_suffix(['c', 'C']);
    let modifier = signed(number.unwrap_or(text))?;
    Some(HullBox { modifier, critical: number.is_some() })
}

impl ClassFile {
    /// Returns the class, and adds a flaw for each field that cannot be read.
    pub(in super::super) fn class(&self, id: &str, flaws: &mut Vec<Flaw>) -> Class {
        Reader { id, file: self, flaws }.class()
    }
}

/// A reader of a class file, field by field, so that every flaw is named.
struct Reader<'a> {
    id: &'a str,
    file: &'a ClassFile,
    flaws: &'a mut Vec<Flaw>,
}

impl Reader<'_> {
    fn flaw(&mut self, clause: Clause, field: &str, what: String) {
        self.flaws.push(Flaw::against(clause, format!("class {}, {field}", self.id), what));
    }

    fn class(mut self) -> Class {
        let file = self.file;
        let kind = file.kind.as_deref().map_or(Some(Kind::Ship), Kind::of_word);
        if kind.is_none() {
            let what = format!(
                "\"{}\"; a class is a ship, a base or a squadron",
                file.kind.as_deref().unwrap_or("")
            );
            self.flaw(clauses::SHIPS, "kind", what);
        }
        let race = Race::of_word(&file.race);
        if race.is_none() {
            self.flaw(clauses::SHIPS, "race", format!("\"{}\"; a race is terran or talon", file.race));
        }
        let (curve, start) = self.curve();
        let shields = file.shields.unwrap_or(Shields { front: 0, right: 0, rear: 0, left: 0 });
        let (hull, each) = self.hull(kind == Some(Kind::Squadron));
        Class {
            id: self.id.to_owned(),
            name: file.name.clone(),
            race: race.unwrap_or(Race::Terran),
            kind: kind.unwrap_or(Kind::Ship),
            points: file.points,
            curve,
            start,
            shields: [shields.front, shields.right, shields.rear, shields.left],
            hull,
            each,
            groups: self.groups(),
            battery: file.battery,
            afterburners: file.afterburners,
            squadrons: file.squadrons,
            explosion: file.explosion,
        }
    }

    fn curve(&mut self) -> (Vec<Row>, usize) {
        let mut rows = Vec::new();
        let mut starts = Vec::new();
        for text in &self.file.curve {
            if let Some((row, start)) = row(text) {
                starts.extend(start.then_some(rows.len()));
                rows.push(row);
            } else {
                let what =
                    format!("\"{text}\"; a row is power-speed-radius, such as 3-3-2, or 3-3-2* to start in");
                self.flaw(clauses::CURVE, "curve", what);
            }
        }
        if starts.len() != 1 {
            let what = format!("{} rows with a star; one is the speed to start at", starts.len());
            self.flaw(clauses::START, "curve", what);
        }
        (rows, starts.first().copied().unwrap_or(0))
    }

    /// Returns the hull boxes, and the number of boxes of each fighter of a squadron.
    fn hull(&mut self, squadron: bool) -> (Vec<HullBox>, i64) {
        if squadron {
            let (fighters, boxes) = (self.file.fighters.unwrap_or(0), self.file.boxes.unwrap_or(0));
            // Each fighter has one weapon, so there are at most as many fighters as weapons in a group.
            let most = WEAPONS as i64;
            if !(1..=most).contains(&fighters) || !(1..=4).contains(&boxes) {
                let what = format!(
                    "{fighters} fighters of {boxes}; a squadron has 1 to {most} fighters of 1 to 4 boxes each"
                );
                self.flaw(clauses::FIGHTERS, "fighters", what);
                return (vec![HullBox::default(); 3], 1);
            }
            if !self.file.hull.is_empty() {
                self.flaw(
                    clauses::FIGHTERS,
                    "hull",
                    "a squadron has fighters, each of so many boxes".to_owned(),
                );
            }
            return (vec![HullBox::default(); (fighters * boxes) as usize], boxes);
        }
        for (field, given) in [("fighters", self.file.fighters), ("boxes", self.file.boxes)] {
            if given.is_some() {
                self.flaw(clauses::FIGHTERS, field, "only a squadron has fighters".to_owned());
            }
        }
        let mut hull = Vec::new();
        for text in &self.file.hull {
            match hull_box(text) {
                Some(found) => hull.push(found),
                None => {
                    let what = format!("\"{text}\"; a hull box is 0, -1, or -1c where it is critical");
                    self.flaw(clauses::HULL, "hull", what);
                }
            }
        }
        (hull, 0)
    }

    fn groups(&mut self) -> Vec<Group> {
        let mut all = Vec::new();
        for (number, group) in self.file.group.iter().enumerate() {
            let field = |what: &str| format!("group {}, {what}", number + 1);
            let weapon = Weapon::of_word(&group.weapon);
            if weapon.is_none() {
                let words = Weapon::ALL.map(Weapon::word).join(", ");
                let what = format!("\"{}\"; there are {words}", group.weapon);
                self.flaw(clauses::WEAPONS, &field("weapon"), what);
            }
            let mut arcs = Arcs::NONE;
            for word in &group.arcs {
                match arc_of_word(word) {
                    Some(arc) => arcs = arcs.with(arc),
                    None => {
                        let what = format!("\"{word}\"; an arc is front, right, rear or left");
                        self.flaw(clauses::ARCS, &field("arcs"), what);
                        arcs = arcs.with(Arc::Front);
                    }
                }
            }
            all.push(Group {
                weapon: weapon.unwrap_or(Weapon::Phaser),
                count: group.count,
                red: group.red,
                yellow: group.yellow,
                arcs,
            });
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use shelf::scenario;

    use super::super::CLASSES;
    use super::*;

    /// Writes a class as the page of TAL-15 shows it in its table.
    fn written(class: &Class) -> String {
        let curve = class.curve.iter().enumerate().map(|(i, row)| {
            let star = if i == class.start { "*" } else { "" };
            format!("{}-{}-{}{star}", row.power, row.speed, row.radius)
        });
        let mut curve = curve.collect::<Vec<_>>().join(" ");
        if class.kind == Kind::Base {
            curve = curve.replace("6-", "").replace("-0", "");
            curve = format!("power 6; turns {curve}");
        }
        let shields = class.shields.map(|n| n.to_string()).join("/");
        let boxes = class.hull.iter().map(|hull| {
            let number = hull.modifier.to_string().replace('-', "−");
            if hull.critical { format!("{number}c") } else { number }
        });
        let mut hull = boxes.collect::<Vec<_>>().join(" ");
        if class.kind == Kind::Squadron {
            hull = format!("{} × {}", class.hull.len() as i64 / class.each, class.each);
        }
        let groups = class.groups.iter().map(|group| {
            let count = if group.count == 1 { String::new() } else { format!("{} ", group.count) };
            let weapon = match group.weapon.word() {
                "wave-gun" => "wave gun",
                "fusion-cannon" => "fusion",
                word => word,
            };
            let arcs: String = group.arcs.iter().map(|arc| ["F", "R", "B", "L"][arc as usize]).collect();
            format!("{count}{weapon} {}+{} {arcs}", group.red, group.yellow)
        });
        let groups = groups.collect::<Vec<_>>().join("; ");
        let besides = match (class.battery, class.afterburners, class.squadrons) {
            (true, 0, 0) => "battery",
            (false, 2, 0) => "afterburner",
            (false, 0, 4) => "4 squadrons",
            (false, 0, 0) => "–",
            other => panic!("{}: {other:?}", class.id),
        };
        let dash = |text: String, none: bool| if none { "–".to_owned() } else { text };
        format!(
            "| {} {} | {} | {curve} | {} | {hull} | {} | {besides} | {} |",
            class.id,
            class.name.to_lowercase(),
            class.points,
            dash(shields, class.shields == [0; 4]),
            dash(groups, class.groups.is_empty()),
            class.explosion
        )
    }

    #[test]
    fn the_class_files_are_the_table_of_the_rulebook() {
        let mut flaws = Vec::new();
        let page = <crate::TalonGame as shelf::Shelved>::PAGES
            .iter()
            .find(|page| page.contains("## TAL-15 "))
            .expect("a page of ships");
        let table: Vec<&str> =
            page.lines().filter(|line| line.ends_with(" |") && !line.starts_with("| class")).collect();
        let files: Vec<String> = CLASSES
            .iter()
            .map(|of| {
                let file =
                    scenario::read::<ClassFile>(of.text).unwrap_or_else(|f| panic!("{}: {f:?}", of.id));
                written(&file.class(of.id, &mut flaws))
            })
            .collect();
        assert_eq!(flaws, []);
        assert_eq!(files, table);
    }
}
