//! The files of *Black Skies*: weapons, fighters and scenarios, read into a set-up.

use std::collections::BTreeMap;

use engine::{Flaw, Flaws};
use rules_black_skies::ships::ARCS;
use rules_black_skies::{
    BlackSkies, ElementAt, Fighter, Options, Rock, Setup, Weapon, Weight, Zone, clauses,
};
use serde::Deserialize;
use table::{Edge, Length};

use shelf::scenario::{self, EdgeName, Inches, Place, TableSize, Value};
use shelf::{DataFile, ScenarioCard};

/// A scenario file of *Black Skies*.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    #[serde(default)]
    brief: String,
    table: TableSize,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    #[serde(default)]
    weapon: BTreeMap<String, WeaponFile>,
    #[serde(default)]
    fighter: BTreeMap<String, FighterFile>,
    #[serde(default)]
    rock: Vec<RockFile>,
    side: Vec<SideFile>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RockFile {
    at: Place,
    radius: Inches,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SideFile {
    #[serde(default)]
    name: String,
    edge: EdgeName,
    depth: Option<Inches>,
    element: Vec<ElementFile>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ElementFile {
    fighter: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    skill: Skills,
    speed: Option<u8>,
}

/// One skill for both pilots, or one for each; without it, both are trained (BS-6.1).
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "a skill is 1 to 4, or a list: that of the lead and that of the wingman")]
enum Skills {
    Both(u8),
    Each(Vec<u8>),
}

impl Default for Skills {
    fn default() -> Self {
        Self::Both(2)
    }
}

/// A weapon file, or a weapon inside a scenario file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WeaponFile {
    name: String,
    arcs: Vec<String>,
    rate: u8,
    close: Inches,
    medium: Inches,
    long: Inches,
    damage: u8,
    hardpoints: Option<u8>,
    #[serde(rename = "per-hardpoint")]
    per_hardpoint: Option<u8>,
    #[serde(default)]
    once: bool,
    #[serde(default)]
    ours: bool,
}

/// A fighter file, or a fighter inside a scenario file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FighterFile {
    name: String,
    weight: String,
    #[serde(default)]
    thrusters: Vec<String>,
    weapons: Vec<String>,
    #[serde(default)]
    armour: Option<String>,
    #[serde(default)]
    shields: u8,
    #[serde(default)]
    ours: bool,
}

/// The weapons of the shelf, one a file.
const WEAPONS: &[DataFile] = &[
    DataFile { id: "laser", text: include_str!("../data/weapons/laser.toml") },
    DataFile { id: "pulse", text: include_str!("../data/weapons/pulse.toml") },
    DataFile { id: "cannon", text: include_str!("../data/weapons/cannon.toml") },
    DataFile { id: "tail", text: include_str!("../data/weapons/tail.toml") },
    DataFile { id: "missile", text: include_str!("../data/weapons/missile.toml") },
];

/// The fighters of the shelf, one a file.
pub(super) const FIGHTERS: &[DataFile] = &[
    DataFile { id: "black-tiger", text: include_str!("../data/fighters/black-tiger.toml") },
    DataFile { id: "interceptor", text: include_str!("../data/fighters/interceptor.toml") },
    DataFile { id: "gunship", text: include_str!("../data/fighters/gunship.toml") },
    DataFile { id: "lancer", text: include_str!("../data/fighters/lancer.toml") },
];

const THRUSTERS: [&str; 3] = ["rear", "side", "forward"];
const ARMOUR: [&str; 3] = ["none", "light", "heavy"];

impl WeaponFile {
    fn weapon(&self, id: &str, flaws: &mut Vec<Flaw>) -> Weapon {
        let mut flaw = |what: String| {
            flaws.push(Flaw::against(clauses::WEAPONS, format!("weapon {id}"), what));
        };
        let mut arcs = 0;
        for arc in &self.arcs {
            match ARCS.iter().position(|name| name == arc) {
                Some(at) => arcs |= 1 << at,
                None => flaw(format!("\"{arc}\"; an arc is {}", ARCS.join(", "))),
            }
        }
        let halves = match (self.hardpoints, self.per_hardpoint) {
            (None, None | Some(1)) => 2,
            (None, Some(2)) => 1,
            (Some(whole), None) => whole.saturating_mul(2),
            _ => {
                flaw("hardpoints it takes up, or per-hardpoint, 1 or 2 of them in one".to_owned());
                2
            }
        };
        Weapon {
            id: id.to_owned(),
            name: self.name.clone(),
            arcs,
            rate: self.rate,
            range: [self.close.0, self.medium.0, self.long.0],
            damage: self.damage,
            halves,
            once: self.once,
            ours: self.ours,
        }
    }
}

impl FighterFile {
    fn fighter(&self, id: &str, flaws: &mut Vec<Flaw>) -> Fighter {
        let mut flaw = |clause, what: String| {
            flaws.push(Flaw::against(clause, format!("fighter {id}"), what));
        };
        let weight = Weight::of_name(&self.weight).unwrap_or_else(|| {
            flaw(clauses::WEIGHTS, format!("\"{}\"; a weight is light, medium or heavy", self.weight));
            Weight::Heavy
        });
        let mut thrusters = [false; 3];
        for name in &self.thrusters {
            match THRUSTERS.iter().position(|thruster| thruster == name) {
                Some(at) => thrusters[at] = true,
                None => flaw(clauses::THRUSTERS, format!("\"{name}\"; thrusters are rear, side and forward")),
            }
        }
        let word = self.armour.as_deref().unwrap_or("none");
        let armour = ARMOUR.iter().position(|armour| *armour == word).unwrap_or_else(|| {
            flaw(clauses::HARDPOINTS, format!("\"{word}\"; armour is none, light or heavy"));
            0
        });
        Fighter {
            id: id.to_owned(),
            name: self.name.clone(),
            weight,
            thrusters,
            weapons: self.weapons.clone(),
            armour: armour as u8,
            shields: self.shields,
            ours: self.ours,
        }
    }
}

impl File {
    /// Returns the weapons and fighters of the shelf; those of the scenario replace those with the same id.
    fn kinds(&self, flaws: &mut Vec<Flaw>) -> (Vec<Weapon>, Vec<Fighter>) {
        let (mut weapons, mut fighters) = (Vec::new(), Vec::new());
        for of in WEAPONS.iter().filter(|of| !self.weapon.contains_key(of.id)) {
            match scenario::read::<WeaponFile>(of.text) {
                Ok(weapon) => weapons.push(weapon.weapon(of.id, flaws)),
                Err(more) => flaws.extend(more),
            }
        }
        for of in FIGHTERS.iter().filter(|of| !self.fighter.contains_key(of.id)) {
            match scenario::read::<FighterFile>(of.text) {
                Ok(fighter) => fighters.push(fighter.fighter(of.id, flaws)),
                Err(more) => flaws.extend(more),
            }
        }
        weapons.extend(self.weapon.iter().map(|(id, weapon)| weapon.weapon(id, flaws)));
        fighters.extend(self.fighter.iter().map(|(id, fighter)| fighter.fighter(id, flaws)));
        (weapons, fighters)
    }

    fn elements(&self) -> Vec<ElementAt> {
        let of_side = |(side, of): (usize, &SideFile)| {
            let element = move |e: &ElementFile| ElementAt {
                side: side.min(255) as u8,
                fighter: e.fighter.clone(),
                skills: match &e.skill {
                    Skills::Both(skill) => vec![*skill; 2],
                    Skills::Each(skills) => skills.clone(),
                },
                name: e.name.clone(),
                speed: e.speed.unwrap_or(6),
            };
            of.element.iter().map(element).collect::<Vec<_>>()
        };
        self.side.iter().enumerate().flat_map(of_side).collect()
    }

    fn zone(&self, side: usize) -> Zone {
        let of = self.side.get(side);
        let usual = [Edge::Bottom, Edge::Top][side & 1];
        Zone {
            edge: of.map_or(usual, |s| s.edge.edge()),
            depth: of.and_then(|s| s.depth).map_or(Length::inches(6), |depth| depth.0),
        }
    }

    /// Returns the flaws of names of elements, weapons and fighters that are not one line of plain text.
    fn names(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        let mut plain = |field: String, text: &str| flaws.extend(scenario::plain(field, text));
        for (i, of) in self.side.iter().enumerate() {
            for (e, element) in of.element.iter().enumerate() {
                plain(format!("side {}, element {}, name", i + 1, e + 1), &element.name);
            }
        }
        for (id, weapon) in &self.weapon {
            plain(format!("weapon {id}, name"), &weapon.name);
        }
        for (id, fighter) in &self.fighter {
            plain(format!("fighter {id}, name"), &fighter.name);
        }
        flaws
    }
}

/// Returns the rules for a scenario file; `over` overrides its options.
///
/// # Errors
/// Every flaw of the file and the options.
pub(super) fn set_up(text: &str, over: &[(String, String)]) -> Result<(BlackSkies, ScenarioCard), Flaws> {
    let file: File = scenario::read(text)?;
    let card =
        scenario::card(&file.title, &file.brief, file.side.iter().map(|of| (&of.name, of.element.len())));
    let mut flaws = scenario::titles(&card);
    flaws.extend(file.names());
    let mut options = Options::default();
    scenario::set_options(&file.options, over, &mut flaws, |key, value| options.set(key, value));
    flaws.extend(scenario::two_sides(clauses::SCENARIOS, file.side.iter().map(|of| of.element.len())));
    let (weapons, fighters) = file.kinds(&mut flaws);
    let setup = Setup {
        area: file.table.area(),
        weapons,
        fighters,
        elements: file.elements(),
        zones: [file.zone(0), file.zone(1)],
        rocks: file.rock.iter().map(|r| Rock { at: r.at.point(), radius: r.radius.0 }).collect(),
        options,
    };
    scenario::ready(BlackSkies::new(&setup), flaws, card)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_are_the_fighters_and_weapons_of_the_clauses() {
        let mut flaws = Vec::new();
        let weapons: Vec<Weapon> = WEAPONS
            .iter()
            .map(|of| scenario::read::<WeaponFile>(of.text).expect("a weapon").weapon(of.id, &mut flaws))
            .collect();
        let fighters: Vec<Fighter> = FIGHTERS
            .iter()
            .map(|of| scenario::read::<FighterFile>(of.text).expect("a fighter").fighter(of.id, &mut flaws))
            .collect();
        flaws.extend(weapons.iter().flat_map(Weapon::flaws));
        flaws.extend(fighters.iter().flat_map(|fighter| fighter.flaws(&weapons)));
        assert_eq!(flaws, []);
        let row = |w: &Weapon| {
            (w.rate, w.range.map(|r| r.in_thousandths() / 1000), w.damage, w.halves, w.once, w.ours)
        };
        assert_eq!(
            weapons.iter().map(row).collect::<Vec<_>>(),
            [
                (1, [6, 12, 18], 6, 2, false, false),
                (2, [4, 8, 12], 4, 2, false, true),
                (1, [4, 8, 12], 10, 4, false, true),
                (1, [4, 8, 12], 4, 2, false, true),
                (1, [6, 12, 24], 12, 1, true, true),
            ]
        );
        let row = |f: &Fighter| {
            (f.weight, f.thrusters, f.weapons.len(), f.armour, f.shields, f.taken(&weapons), f.ours)
        };
        assert_eq!(
            fighters.iter().map(row).collect::<Vec<_>>(),
            [
                (Weight::Medium, [true, false, false], 2, 1, 0, 3, false),
                (Weight::Light, [true, true, false], 2, 0, 0, 2, true),
                (Weight::Heavy, [false; 3], 2, 1, 1, 4, true),
                (Weight::Medium, [false, false, true], 2, 0, 1, 3, true),
            ]
        );
    }
}
