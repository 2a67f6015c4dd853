//! The files of *Talon*: classes and scenarios, read into a set-up.

use std::collections::BTreeMap;

use engine::{Flaw, Flaws};
use rules_talon::setup::MAP;
use rules_talon::ships::{Class, Goal, Race, Terrain};
use rules_talon::{Options, Post, Setup, ShipAt, Talon, clauses};
use serde::Deserialize;
use table::{Hex, HexMap};

use shelf::scenario::{self, Value};
use shelf::{DataFile, ScenarioCard};

mod class;

pub(super) use class::ClassFile;

/// A scenario file of *Talon*.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    #[serde(default)]
    brief: String,
    map: Option<MapSize>,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    goal: Option<String>,
    initiative: Option<u8>,
    #[serde(default)]
    asteroids: Vec<HexAt>,
    #[serde(default)]
    nebula: Vec<HexAt>,
    #[serde(default)]
    planets: Vec<HexAt>,
    #[serde(default)]
    class: BTreeMap<String, ClassFile>,
    side: Vec<SideFile>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MapSize {
    columns: i16,
    rows: i16,
}

/// A hex, `[8, 2]`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "Vec<i16>")]
struct HexAt(Hex);

impl TryFrom<Vec<i16>> for HexAt {
    type Error = String;

    fn try_from(numbers: Vec<i16>) -> Result<Self, String> {
        match *numbers.as_slice() {
            [q, r] if q.abs() <= Hex::REACH && r.abs() <= Hex::REACH => Ok(Self(Hex { q, r })),
            [q, r] => Err(format!("[{q}, {r}]: a hex is two numbers from −{0} to {0}", Hex::REACH)),
            _ => Err(format!(
                "{} given; a hex is two numbers, columns to the right and hexes up the slanted axis",
                numbers.len()
            )),
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SideFile {
    #[serde(default)]
    name: String,
    ship: Vec<ShipFile>,
}

/// A ship on a hex with a facing, or a squadron aboard the ship with this number in its side's list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipFile {
    class: String,
    #[serde(default)]
    name: String,
    at: Option<HexAt>,
    facing: Option<i64>,
    aboard: Option<i64>,
}

/// The classes of the shelf, one file each.
pub(super) const CLASSES: &[DataFile] = &[
    DataFile { id: "SC", text: include_str!("../data/ships/SC.toml") },
    DataFile { id: "DD", text: include_str!("../data/ships/DD.toml") },
    DataFile { id: "CL", text: include_str!("../data/ships/CL.toml") },
    DataFile { id: "CA", text: include_str!("../data/ships/CA.toml") },
    DataFile { id: "BC", text: include_str!("../data/ships/BC.toml") },
    DataFile { id: "BB", text: include_str!("../data/ships/BB.toml") },
    DataFile { id: "CV", text: include_str!("../data/ships/CV.toml") },
    DataFile { id: "SQ", text: include_str!("../data/ships/SQ.toml") },
    DataFile { id: "TR", text: include_str!("../data/ships/TR.toml") },
    DataFile { id: "BASE", text: include_str!("../data/ships/BASE.toml") },
    DataFile { id: "T-FF", text: include_str!("../data/ships/T-FF.toml") },
    DataFile { id: "T-DD", text: include_str!("../data/ships/T-DD.toml") },
    DataFile { id: "T-CL", text: include_str!("../data/ships/T-CL.toml") },
    DataFile { id: "T-CA", text: include_str!("../data/ships/T-CA.toml") },
    DataFile { id: "T-BC", text: include_str!("../data/ships/T-BC.toml") },
    DataFile { id: "T-BB", text: include_str!("../data/ships/T-BB.toml") },
    DataFile { id: "T-DN", text: include_str!("../data/ships/T-DN.toml") },
    DataFile { id: "T-TR", text: include_str!("../data/ships/T-TR.toml") },
    DataFile { id: "T-BASE", text: include_str!("../data/ships/T-BASE.toml") },
];

impl File {
    /// Returns the classes of the shelf and of the scenario; a class of the scenario replaces one with the same id.
    fn classes(&self, flaws: &mut Vec<Flaw>) -> Vec<Class> {
        let mut all = Vec::new();
        for of in CLASSES.iter().filter(|of| !self.class.contains_key(of.id)) {
            match scenario::read::<ClassFile>(of.text) {
                Ok(file) => all.push(file.class(of.id, flaws)),
                Err(more) => flaws.extend(more),
            }
        }
        all.extend(self.class.iter().map(|(id, file)| file.class(id, flaws)));
        all
    }

    fn ships(&self, flaws: &mut Vec<Flaw>) -> Vec<ShipAt> {
        let mut all = Vec::new();
        for (side, of) in self.side.iter().enumerate() {
            for (number, ship) in of.ship.iter().enumerate() {
                let place = || format!("side {}, ship {}", side + 1, number + 1);
                let post = match (ship.at, ship.facing, ship.aboard) {
                    (Some(at), Some(facing), None) => Post::Map(at.0, facing),
                    (None, None, Some(carrier)) if carrier >= 1 => {
                        Post::Aboard(carrier.min(255) as usize - 1)
                    }
                    (None, None, Some(carrier)) => {
                        let what = format!("{carrier}; the ships of a side are counted from 1");
                        flaws.push(Flaw::against(clauses::CARRIER, format!("{}, aboard", place()), what));
                        Post::Aboard(0)
                    }
                    (at, facing, _) => {
                        let what = "a ship has a hex and a facing, or the number of the carrier it is aboard";
                        flaws.push(Flaw::against(clauses::MAP, place(), what));
                        Post::Map(at.map_or(Hex::default(), |at| at.0), facing.unwrap_or(0))
                    }
                };
                let side = side.min(255) as u8;
                all.push(ShipAt { side, class: ship.class.clone(), name: ship.name.clone(), post });
            }
        }
        all
    }

    fn terrain(&self) -> Vec<(Hex, Terrain)> {
        let of = |hexes: &[HexAt], kind| hexes.iter().map(move |at| (at.0, kind)).collect::<Vec<_>>();
        let mut all = of(&self.asteroids, Terrain::Asteroids);
        all.extend(of(&self.nebula, Terrain::Nebula));
        all.extend(of(&self.planets, Terrain::Planet));
        all
    }

    /// Returns the side that begins with the initiative: the one the file names, otherwise the side of the Talon; the
    /// second if both sides are of one race (TAL-1.5).
    fn initiative(&self, classes: &[Class]) -> u8 {
        if let Some(side) = self.initiative {
            return side.wrapping_sub(1);
        }
        let race = |side: usize| {
            let first = self.side.get(side).and_then(|of| of.ship.first())?;
            classes.iter().find(|class| class.id == first.class).map(|class| class.race)
        };
        u8::from(race(0) != Some(Race::Talon) || race(1) == Some(Race::Talon))
    }

    /// Returns a flaw for each class name that is not one line of plain text.
    fn names(&self) -> impl Iterator<Item = Flaw> + '_ {
        self.class.iter().filter_map(|(id, class)| scenario::plain(format!("class {id}, name"), &class.name))
    }
}

/// Returns the rules for a scenario file; the options in `over` override its own.
///
/// # Errors
/// Returns every flaw of the file and the options.
pub(super) fn set_up(text: &str, over: &[(String, String)]) -> Result<(Talon, ScenarioCard), Flaws> {
    let file: File = scenario::read(text)?;
    let card =
        scenario::card(&file.title, &file.brief, file.side.iter().map(|side| (&side.name, side.ship.len())));
    let mut flaws = scenario::titles(&card);
    flaws.extend(file.names());
    let mut options = Options::default();
    scenario::set_options(&file.options, over, &mut flaws, |key, value| options.set(key, value));
    flaws.extend(scenario::two_sides(clauses::SCENARIOS, file.side.iter().map(|side| side.ship.len())));
    let goal = match file.goal.as_deref() {
        None | Some("last-side") => Goal::LastSide,
        Some("circle") => Goal::Circle,
        Some(other) => {
            let what = format!("\"{other}\"; a battle is won by the last-side on the map, or by the circle");
            flaws.push(Flaw::against(clauses::SCENARIOS, "goal", what));
            Goal::LastSide
        }
    };
    let classes = file.classes(&mut flaws);
    let setup = Setup {
        map: file.map.as_ref().map_or(MAP, |map| HexMap { columns: map.columns, rows: map.rows }),
        initiative: file.initiative(&classes),
        classes,
        ships: file.ships(&mut flaws),
        terrain: file.terrain(),
        goal,
        options,
    };
    scenario::ready(Talon::new(&setup), flaws, card)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_talon_hold_the_initiative_unless_the_scenario_says_otherwise() {
        let text = |first: &str, second: &str, more: &str| {
            format!(
                "title = \"Two\"\n{more}\n[[side]]\nship = [{{ class = \"{first}\", at = [8, 2], facing = 1 }}]\n\
                 [[side]]\nship = [{{ class = \"{second}\", at = [17, 2], facing = 4 }}]\n"
            )
        };
        let holds = |text: String| {
            let (rules, _) = set_up(&text, &[]).unwrap_or_else(|flaws| panic!("{flaws:?}"));
            engine::Rules::start(&rules).initiative
        };
        assert_eq!(holds(text("CA", "T-CA", "")), 1);
        assert_eq!(holds(text("T-CA", "CA", "")), 0);
        assert_eq!(holds(text("CA", "CL", "")), 1);
        assert_eq!(holds(text("T-CA", "T-CL", "")), 1);
        assert_eq!(holds(text("CA", "T-CA", "initiative = 1")), 0);
        let flaws = set_up(&text("CA", "T-CA", "initiative = 3"), &[]).expect_err("there are two sides");
        assert_eq!(flaws[0].clause, Some(clauses::INITIATIVE));
    }
}
