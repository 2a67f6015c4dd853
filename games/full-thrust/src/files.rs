//! The files of *Full Thrust*: classes and scenarios, read into a set-up.

use std::collections::BTreeMap;

use engine::{Flaw, Flaws};
use rules_full_thrust::ships::{Group, Kind, Weapon, read_arcs, read_batteries};
use rules_full_thrust::{Class, Exit, FullThrust, Options, Setup, ShipAt, SideOf, Target, clauses, design};
use serde::Deserialize;
use table::Area;

use shelf::scenario::{self, EdgeName, Place, TableSize, Value};
use shelf::{DataFile, ScenarioCard};

/// A scenario file of *Full Thrust*.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    #[serde(default)]
    brief: String,
    table: Option<TableSize>,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    exit: Option<ExitOf>,
    target: Option<TargetOf>,
    #[serde(default)]
    design: BTreeMap<String, ClassFile>,
    side: Vec<SideFile>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ExitOf {
    side: u8,
    edge: EdgeName,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TargetOf {
    side: u8,
    points: u16,
    #[serde(default)]
    alone: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SideFile {
    #[serde(default)]
    name: String,
    edge: Option<EdgeName>,
    flagship: Option<u8>,
    ship: Vec<ShipFile>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipFile {
    class: String,
    #[serde(default)]
    name: String,
    at: Place,
    course: u8,
    velocity: u16,
}

/// A class file, or a design inside a scenario file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ClassFile {
    name: String,
    group: String,
    thrust: u8,
    damage: u8,
    firecons: u8,
    #[serde(default)]
    batteries: String,
    #[serde(default)]
    torpedoes: u8,
    #[serde(default)]
    needles: Vec<String>,
    /// The number of fighters; if it is not given, a design carries as many as its class may.
    fighters: Option<u8>,
    base: Option<String>,
    points: u16,
}

/// The table of FT-5.1, for a scenario that gives none.
const TABLE: Area = Area::inches(72, 48);

/// The classes of the shelf, one file each.
pub(super) const CLASSES: &[DataFile] = &[
    DataFile { id: "S", text: include_str!("../data/ships/S.toml") },
    DataFile { id: "L", text: include_str!("../data/ships/L.toml") },
    DataFile { id: "FF", text: include_str!("../data/ships/FF.toml") },
    DataFile { id: "DD", text: include_str!("../data/ships/DD.toml") },
    DataFile { id: "LC", text: include_str!("../data/ships/LC.toml") },
    DataFile { id: "EC", text: include_str!("../data/ships/EC.toml") },
    DataFile { id: "HC", text: include_str!("../data/ships/HC.toml") },
    DataFile { id: "BB", text: include_str!("../data/ships/BB.toml") },
    DataFile { id: "DN", text: include_str!("../data/ships/DN.toml") },
    DataFile { id: "CA", text: include_str!("../data/ships/CA.toml") },
    DataFile { id: "LF", text: include_str!("../data/ships/LF.toml") },
    DataFile { id: "BK", text: include_str!("../data/ships/BK.toml") },
    DataFile { id: "BKA", text: include_str!("../data/ships/BKA.toml") },
    DataFile { id: "LN", text: include_str!("../data/ships/LN.toml") },
    DataFile { id: "FT", text: include_str!("../data/ships/FT.toml") },
];

impl ClassFile {
    fn class(&self, id: &str, flaws: &mut Vec<Flaw>) -> Class {
        let mut flaw = |what: String| flaws.push(Flaw::plain(format!("class {id}"), what));
        let group = Group::of_name(&self.group).unwrap_or_else(|| {
            flaw(format!("\"{}\"; a group is escort, cruiser, capital or merchant", self.group));
            Group::Escort
        });
        let mut weapons = read_batteries(&self.batteries).unwrap_or_else(|what| {
            flaw(what);
            Vec::new()
        });
        weapons.extend((0..self.torpedoes).map(|_| Weapon { kind: Kind::Torpedo, arcs: 1 }));
        for needle in &self.needles {
            match read_arcs(needle) {
                Some(arcs) => weapons.push(Weapon { kind: Kind::Needle, arcs }),
                None => flaw(format!("needle \"{needle}\"; an arc is F, S, A or P")),
            }
        }
        let most = rules_full_thrust::ships::ARMS;
        if weapons.len() > most {
            flaw(format!("{} weapons; at most {most}", weapons.len()));
        }
        let most_fighters = || self.base.as_deref().and_then(design::most_fighters);
        let class = Class {
            id: id.to_owned(),
            name: self.name.clone(),
            group,
            thrust: self.thrust,
            damage: self.damage,
            firecons: self.firecons,
            weapons: weapons.into_iter().take(most).collect(),
            fighters: self.fighters.or_else(most_fighters).unwrap_or(0),
            base: self.base.clone(),
        };
        if design::points(&class) != self.points {
            flaw(format!("{} points; {}", self.points, design::working(&class)));
        }
        class
    }
}

/// Returns the classes of the shelf and a scenario's own designs.
fn classes(file: &File, flaws: &mut Vec<Flaw>) -> Vec<Class> {
    let mut all = Vec::new();
    for of in CLASSES {
        match scenario::read::<ClassFile>(of.text) {
            Ok(class) => all.push(class.class(of.id, flaws)),
            Err(more) => flaws.extend(more),
        }
    }
    all.extend(file.design.iter().map(|(id, class)| class.class(id, flaws)));
    all
}

impl File {
    fn ships(&self) -> Vec<ShipAt> {
        let of_side = |(side, of): (usize, &SideFile)| {
            let ship = move |s: &ShipFile| ShipAt {
                side: side.min(255) as u8,
                class: s.class.clone(),
                name: s.name.clone(),
                at: s.at.point(),
                course: s.course,
                velocity: s.velocity,
            };
            of.ship.iter().map(ship).collect::<Vec<_>>()
        };
        self.side.iter().enumerate().flat_map(of_side).collect()
    }

    fn side(&self, side: usize) -> SideOf {
        let of = self.side.get(side);
        SideOf { edge: of.and_then(|s| s.edge).map(EdgeName::edge), flagship: of.and_then(|s| s.flagship) }
    }

    /// Returns the index of a side, from 0, and notes a flaw if the file's number is not 1 or 2.
    fn number(side: u8, place: &str, flaws: &mut Vec<Flaw>) -> u8 {
        if !(1..=2).contains(&side) {
            flaws.push(Flaw::against(clauses::VICTORY, place, "a side is 1 or 2"));
        }
        side.saturating_sub(1).min(1)
    }
}

/// Returns the rules for a scenario file; `over` overrides its options.
///
/// # Errors
/// Returns every flaw of the file and the options.
pub(super) fn set_up(text: &str, over: &[(String, String)]) -> Result<(FullThrust, ScenarioCard), Flaws> {
    let file: File = scenario::read(text)?;
    let card = scenario::card(&file.title, &file.brief, file.side.iter().map(|of| (&of.name, of.ship.len())));
    let mut flaws = scenario::titles(&card);
    let mut options = Options::default();
    scenario::set_options(&file.options, over, &mut flaws, |key, value| options.set(key, value));
    flaws.extend(scenario::two_sides(clauses::VICTORY, file.side.iter().map(|of| of.ship.len())));
    let exit = file
        .exit
        .as_ref()
        .map(|exit| Exit { side: File::number(exit.side, "exit", &mut flaws), edge: exit.edge.edge() });
    let target = file.target.as_ref().map(|target| Target {
        side: File::number(target.side, "target", &mut flaws),
        points: target.points,
        alone: target.alone,
    });
    let setup = Setup {
        area: file.table.map_or(TABLE, TableSize::area),
        classes: classes(&file, &mut flaws),
        ships: file.ships(),
        sides: [file.side(0), file.side(1)],
        options,
        exit,
        target,
    };
    scenario::ready(FullThrust::new(&setup), flaws, card)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_class_files_are_the_class_table() {
        let mut flaws = Vec::new();
        let read = |of: &DataFile| {
            scenario::read::<ClassFile>(of.text).unwrap_or_else(|f| panic!("{}: {f:?}", of.id))
        };
        let files: Vec<Class> = CLASSES.iter().map(|of| read(of).class(of.id, &mut flaws)).collect();
        assert_eq!(flaws, []);
        assert_eq!(files, design::table());
    }

    #[test]
    fn the_table_is_72_by_48_unless_the_scenario_has_another() {
        let text = "title = \"Two couriers\"\n\
            [[side]]\nname = \"Teal\"\nship = [{ class = \"S\", at = [72, 48], course = 12, velocity = 0 }]\n\
            [[side]]\nname = \"Amber\"\nship = [{ class = \"S\", at = [0, 0], course = 6, velocity = 0 }]\n";
        let (rules, _) = set_up(text, &[]).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        assert_eq!(*rules.area(), Area::inches(72, 48));
        let outside = text.replace("[72, 48]", "[72.001, 48]");
        assert!(set_up(&outside, &[]).is_err(), "off the table's right edge");
    }
}
