//! *Full Thrust* on the shelf: its class and scenario files, options and aids for plotting.

use std::collections::BTreeMap;

use ai::Captain;
use engine::{Fact, Flaw, Rules, Seat};
use rules_full_thrust::ships::{Group, Kind, Weapon, read_arcs, read_batteries};
use rules_full_thrust::{
    Class, Exit, Fire, FullThrust, OPTIONS, Options, Order, Part, Phase, Setup, ShipAt, SideOf, Target, View,
    clauses, design, plotting,
};
use serde::Deserialize;
use table::{Area, Edge};

use crate::scenario::{self, Inches, Place, Value};
use crate::shelf::{Card, OptionCard, ScenarioFile, Shelved};

/// A scenario file of *Full Thrust*.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    #[serde(default)]
    brief: String,
    table: TableSize,
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
struct TableSize {
    width: Inches,
    height: Inches,
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
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum EdgeName {
    Top,
    Right,
    Bottom,
    Left,
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
    #[serde(default)]
    fighters: u8,
    base: Option<String>,
    points: u16,
}

/// The classes of the shelf, one a file.
const CLASSES: &[ScenarioFile] = &[
    ScenarioFile { id: "S", text: include_str!("../../../data/full-thrust/ships/S.toml") },
    ScenarioFile { id: "L", text: include_str!("../../../data/full-thrust/ships/L.toml") },
    ScenarioFile { id: "FF", text: include_str!("../../../data/full-thrust/ships/FF.toml") },
    ScenarioFile { id: "DD", text: include_str!("../../../data/full-thrust/ships/DD.toml") },
    ScenarioFile { id: "LC", text: include_str!("../../../data/full-thrust/ships/LC.toml") },
    ScenarioFile { id: "EC", text: include_str!("../../../data/full-thrust/ships/EC.toml") },
    ScenarioFile { id: "HC", text: include_str!("../../../data/full-thrust/ships/HC.toml") },
    ScenarioFile { id: "BB", text: include_str!("../../../data/full-thrust/ships/BB.toml") },
    ScenarioFile { id: "DN", text: include_str!("../../../data/full-thrust/ships/DN.toml") },
    ScenarioFile { id: "CA", text: include_str!("../../../data/full-thrust/ships/CA.toml") },
    ScenarioFile { id: "LF", text: include_str!("../../../data/full-thrust/ships/LF.toml") },
    ScenarioFile { id: "BK", text: include_str!("../../../data/full-thrust/ships/BK.toml") },
    ScenarioFile { id: "BKA", text: include_str!("../../../data/full-thrust/ships/BKA.toml") },
    ScenarioFile { id: "LN", text: include_str!("../../../data/full-thrust/ships/LN.toml") },
    ScenarioFile { id: "FT", text: include_str!("../../../data/full-thrust/ships/FT.toml") },
];

impl EdgeName {
    const fn edge(self) -> Edge {
        match self {
            Self::Top => Edge::Top,
            Self::Right => Edge::Right,
            Self::Bottom => Edge::Bottom,
            Self::Left => Edge::Left,
        }
    }
}

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
        let class = Class {
            id: id.to_owned(),
            name: self.name.clone(),
            group,
            thrust: self.thrust,
            damage: self.damage,
            firecons: self.firecons,
            weapons: weapons.into_iter().take(most).collect(),
            fighters: self.fighters,
            base: self.base.clone(),
        };
        if design::points(&class) != self.points {
            flaw(format!("{} points; {}", self.points, design::working(&class)));
        }
        class
    }
}

/// The classes of the shelf and a scenario's own designs.
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

    /// The number of a side as the files count, from 1.
    fn number(side: u8, place: &str, flaws: &mut Vec<Flaw>) -> u8 {
        if !(1..=2).contains(&side) {
            flaws.push(Flaw::against(clauses::VICTORY, place, "a side is 1 or 2"));
        }
        side.saturating_sub(1).min(1)
    }
}

impl Shelved for FullThrust {
    const TITLE: &'static str = "Full Thrust";
    const LINE: &'static str =
        "Fleets under written orders: thrust, arcs, batteries, and dice for every gun that bears.";
    const FLAVOUR: &'static str =
        "The edition of 1991; an inch is as far as you like, and a fleet may have a dozen ships.";
    const SCENARIOS: &'static [ScenarioFile] = &[
        ScenarioFile {
            id: "line-duel",
            text: include_str!("../../../data/full-thrust/scenarios/line-duel.toml"),
        },
        ScenarioFile {
            id: "line-duel-escorts",
            text: include_str!("../../../data/full-thrust/scenarios/line-duel-escorts.toml"),
        },
        ScenarioFile {
            id: "line-duel-capitals",
            text: include_str!("../../../data/full-thrust/scenarios/line-duel-capitals.toml"),
        },
        ScenarioFile {
            id: "meeting-engagement",
            text: include_str!("../../../data/full-thrust/scenarios/meeting-engagement.toml"),
        },
        ScenarioFile {
            id: "fleet-action",
            text: include_str!("../../../data/full-thrust/scenarios/fleet-action.toml"),
        },
        ScenarioFile { id: "convoy", text: include_str!("../../../data/full-thrust/scenarios/convoy.toml") },
        ScenarioFile {
            id: "last-stand-of-furious",
            text: include_str!("../../../data/full-thrust/scenarios/last-stand-of-furious.toml"),
        },
        ScenarioFile {
            id: "carrier-strike",
            text: include_str!("../../../data/full-thrust/scenarios/carrier-strike.toml"),
        },
        ScenarioFile {
            id: "hide-and-seek",
            text: include_str!("../../../data/full-thrust/scenarios/hide-and-seek.toml"),
        },
        ScenarioFile {
            id: "duel-heavy-cruisers",
            text: include_str!("../../../data/full-thrust/scenarios/duel-heavy-cruisers.toml"),
        },
    ];
    const PAGES: &'static [&'static str] = clauses::PAGES;

    fn options() -> Vec<OptionCard> {
        let card = |c: &rules_full_thrust::options::Choice| OptionCard {
            key: c.key,
            clause: c.clause.0,
            about: c.about,
            default: c.default,
            values: c.values,
        };
        OPTIONS.iter().map(card).collect()
    }

    fn captains() -> &'static [&'static dyn Captain<Self>] {
        ai::captains_full_thrust()
    }

    fn set_up(_: u32, text: &str, over: &[(String, String)]) -> Result<(Self, Card), Vec<Flaw>> {
        let file: File = scenario::read(text)?;
        let mut flaws = Vec::new();
        let mut options = Options::default();
        let names = file.side.iter().enumerate().map(|(i, of)| (format!("side {}, name", i + 1), &of.name));
        let titles = [("title".to_owned(), &file.title), ("brief".to_owned(), &file.brief)];
        flaws
            .extend(titles.into_iter().chain(names).filter_map(|(field, text)| scenario::plain(field, text)));
        for (key, value) in &file.options {
            flaws.extend(options.set(key, &value.to_string()).err());
        }
        for (key, value) in over {
            flaws.extend(options.set(key, value).err());
        }
        for (side, _) in file.side.iter().enumerate().skip(2).filter(|(_, of)| of.ship.is_empty()) {
            flaws.push(Flaw::against(clauses::VICTORY, format!("side {}", side + 1), "there are two sides"));
        }
        let exit = file
            .exit
            .as_ref()
            .map(|exit| Exit { side: File::number(exit.side, "exit", &mut flaws), edge: exit.edge.edge() });
        let target = file.target.as_ref().map(|target| Target {
            side: File::number(target.side, "target", &mut flaws),
            points: target.points,
        });
        let setup = Setup {
            area: Area { width: file.table.width.0, height: file.table.height.0 },
            classes: classes(&file, &mut flaws),
            ships: file.ships(),
            sides: [file.side(0), file.side(1)],
            options,
            exit,
            target,
        };
        match Self::new(&setup) {
            Ok(rules) if flaws.is_empty() => {
                let sides = file.side.into_iter().map(|side| side.name).collect();
                let seats = rules.seats();
                Ok((rules, Card { title: file.title, brief: file.brief, sides, seats }))
            }
            built => {
                flaws.extend(built.err().unwrap_or_default());
                Err(flaws)
            }
        }
    }

    fn ask(&self, view: &View) -> String {
        let state = &view.position;
        let turn = self.turn(state);
        match state.phase {
            Phase::Orders => format!(
                "Turn {turn}: write movement orders, such as A1 P2,+4; a ship without an order goes straight on."
            ),
            Phase::Scans => {
                format!("Turn {turn}: scan enemy markers within 54 in, one a ship, such as A1 scan B3.")
            }
            Phase::Fighters => {
                format!("Turn {turn}: fly one fighter group up to 18 in, such as G1 12,24 c3.")
            }
            Phase::Attacks => format!("Turn {turn}: name what your fighters attack, such as G1 > B2."),
            Phase::Defence => format!("Turn {turn}: allot anti-fighter systems, such as A1 > G1, G2."),
            Phase::Fire if self.options().fire == Fire::Alternate => {
                format!("Turn {turn}: fire one ship, such as A1 > B2: A1, B1, or pass with idle.")
            }
            Phase::Fire => format!(
                "Turn {turn}: declare fire, such as A1 > B2: A1, B1; A1 > B2 alone fires all that bears."
            ),
            Phase::Over => "The battle is over.".to_owned(),
        }
    }

    fn reach(&self, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
        let name = Self::read_name(piece)?;
        let all = plotting::reach(self, view, seat, name)?;
        Some(Fact::map([
            ("piece", Fact::text(name.to_string())),
            ("actions", Fact::list(&all, |reach| reach.describe(self))),
        ]))
    }

    fn preview(&self, view: &View, seat: Seat, order: &Order) -> Fact {
        let mut pieces = Vec::new();
        if view.position.phase == Phase::Orders {
            for place in self.fleet(seat.index().min(1)) {
                if view.position.ships()[place].in_play() {
                    let name = self.name(place);
                    let plot = order.plot(name).unwrap_or_default();
                    let reach = plotting::carry_out(self, &view.position, place, plot);
                    let Fact::Map(facts) = reach.describe(self) else { continue };
                    pieces.push(Fact::map([("name", Fact::text(name.to_string()))]).with(facts));
                }
            }
        }
        let shots = order.parts().iter().filter(|p| matches!(p, Part::Shot(..)));
        Fact::map([("pieces", Fact::List(pieces)), ("shots", Fact::texts(shots.map(ToString::to_string)))])
    }

    fn threats(&self, view: &View, seat: Seat) -> Fact {
        let all = plotting::bearings(self, &view.position);
        let own = |name: rules_full_thrust::Name| usize::from(name.side) == seat.index();
        let one = |bearing: &plotting::Bearing| {
            Fact::map([
                ("piece", Fact::text(bearing.ship.to_string())),
                ("target", Fact::text(bearing.target.to_string())),
                ("arc", Fact::text(bearing.arc)),
                ("range", Fact::int(bearing.range)),
                ("dice", Fact::int(bearing.dice)),
                ("odds", Fact::texts(bearing.odds.iter().map(ToString::to_string))),
            ])
        };
        let mut threats = Vec::new();
        for place in self.fleet(seat.index().min(1)) {
            let name = self.name(place);
            let from = all.iter().filter(|b| b.target == name && b.dice > 0).map(|b| b.ship.to_string());
            threats.push(Fact::map([("piece", Fact::text(name.to_string())), ("from", Fact::texts(from))]));
        }
        let bearings = all.iter().filter(|b| own(b.ship) && b.dice > 0);
        Fact::map([("threats", Fact::List(threats)), ("bearings", Fact::list(bearings, one))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_class_files_are_the_class_table() {
        let mut flaws = Vec::new();
        let read = |of: &ScenarioFile| {
            scenario::read::<ClassFile>(of.text).unwrap_or_else(|f| panic!("{}: {f:?}", of.id))
        };
        let files: Vec<Class> = CLASSES.iter().map(|of| read(of).class(of.id, &mut flaws)).collect();
        assert_eq!(flaws, []);
        assert_eq!(files, design::table());
    }
}
