//! *Black Skies* on the shelf: its weapon, fighter and scenario files, options and aids for players.
//! Long because: the files of the shelf and the aids of one game stand beside each other.

use std::collections::BTreeMap;

use ai::Captain;
use engine::{Fact, Flaw, Rules, Seat};
use rules_black_skies::setup::APART;
use rules_black_skies::ships::ARCS;
use rules_black_skies::{
    BlackSkies, ElementAt, Fighter, OPTIONS, Options, Order, Phase, Rock, Setup, View, Weapon, Weight, Zone,
    clauses, plotting, sights,
};
use serde::Deserialize;
use table::{Area, Edge, Length};

use crate::scenario::{self, Inches, Place, Value};
use crate::shelf::{Card, OptionCard, ScenarioFile, Shelved};

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
struct TableSize {
    width: Inches,
    height: Inches,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RockFile {
    at: Place,
    radius: Inches,
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

/// One skill for both pilots, or one for each; pilots are trained unless it is said (BS-6.1).
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
const WEAPONS: &[ScenarioFile] = &[
    ScenarioFile { id: "laser", text: include_str!("../../../data/black-skies/weapons/laser.toml") },
    ScenarioFile { id: "pulse", text: include_str!("../../../data/black-skies/weapons/pulse.toml") },
    ScenarioFile { id: "cannon", text: include_str!("../../../data/black-skies/weapons/cannon.toml") },
    ScenarioFile { id: "tail", text: include_str!("../../../data/black-skies/weapons/tail.toml") },
    ScenarioFile { id: "missile", text: include_str!("../../../data/black-skies/weapons/missile.toml") },
];

/// The fighters of the shelf, one a file.
const FIGHTERS: &[ScenarioFile] = &[
    ScenarioFile {
        id: "black-tiger",
        text: include_str!("../../../data/black-skies/fighters/black-tiger.toml"),
    },
    ScenarioFile {
        id: "interceptor",
        text: include_str!("../../../data/black-skies/fighters/interceptor.toml"),
    },
    ScenarioFile { id: "gunship", text: include_str!("../../../data/black-skies/fighters/gunship.toml") },
    ScenarioFile { id: "lancer", text: include_str!("../../../data/black-skies/fighters/lancer.toml") },
];

const THRUSTERS: [&str; 3] = ["rear", "side", "forward"];
const ARMOUR: [&str; 3] = ["none", "light", "heavy"];

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
    /// The weapons and fighters of the shelf, with those of the scenario in the place of any of the same id.
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

    /// Titles and names that are not one line of plain text.
    fn titles(&self, flaws: &mut Vec<Flaw>) {
        let mut plain = |field: String, text: &str| flaws.extend(scenario::plain(field, text));
        plain("title".to_owned(), &self.title);
        plain("brief".to_owned(), &self.brief);
        for (i, of) in self.side.iter().enumerate() {
            plain(format!("side {}, name", i + 1), &of.name);
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
    }
}

/// An order that stands for itself, as an action.
fn said(order: &Order, kind: &'static str, about: &str) -> Fact {
    Fact::map([
        ("text", Fact::text(order.to_string())),
        ("kind", Fact::text(kind)),
        ("about", Fact::text(about)),
    ])
}

/// The element that a name of a fighter or an element means; without a letter it is the seat's own.
fn element_of(rules: &BlackSkies, seat: Seat, name: &str) -> Option<usize> {
    if let Some(fighter) = BlackSkies::read_name(name) {
        return rules.find(fighter).map(|(element, _)| element);
    }
    let element = BlackSkies::read_element(name, seat.0)?;
    let wing = rules.wing(usize::from(element.side));
    let at = wing.start + usize::from(element.number);
    wing.contains(&at).then_some(at)
}

impl Shelved for BlackSkies {
    const TITLE: &'static str = "Black Skies";
    const LINE: &'static str =
        "Star fighters in pairs: a maneuver card laid face down a turn ahead, and d12 to hit.";
    const FLAVOUR: &'static str =
        "Lead and wingman fly as one; the cards of the other side are theirs to guess.";
    const SCENARIOS: &'static [ScenarioFile] = &[
        ScenarioFile { id: "duel", text: include_str!("../../../data/black-skies/scenarios/duel.toml") },
        ScenarioFile {
            id: "squadron",
            text: include_str!("../../../data/black-skies/scenarios/squadron.toml"),
        },
        ScenarioFile { id: "ace", text: include_str!("../../../data/black-skies/scenarios/ace.toml") },
        ScenarioFile {
            id: "lancers",
            text: include_str!("../../../data/black-skies/scenarios/lancers.toml"),
        },
        ScenarioFile { id: "rocks", text: include_str!("../../../data/black-skies/scenarios/rocks.toml") },
    ];
    const PAGES: &'static [&'static str] = clauses::PAGES;

    fn options() -> Vec<OptionCard> {
        let card = |c: &rules_black_skies::options::Choice| OptionCard {
            key: c.key,
            clause: c.clause.0,
            about: c.about,
            default: c.default,
            values: c.values,
        };
        OPTIONS.iter().map(card).collect()
    }

    fn captains() -> &'static [&'static dyn Captain<Self>] {
        ai::captains_black_skies()
    }

    fn set_up(_: u32, text: &str, over: &[(String, String)]) -> Result<(Self, Card), Vec<Flaw>> {
        let file: File = scenario::read(text)?;
        let mut flaws = Vec::new();
        let mut options = Options::default();
        file.titles(&mut flaws);
        for (key, value) in &file.options {
            flaws.extend(options.set(key, &value.to_string()).err());
        }
        for (key, value) in over {
            flaws.extend(options.set(key, value).err());
        }
        for (side, _) in file.side.iter().enumerate().skip(2).filter(|(_, of)| of.element.is_empty()) {
            flaws.push(Flaw::against(
                clauses::SCENARIOS,
                format!("side {}", side + 1),
                "there are two sides",
            ));
        }
        let (weapons, fighters) = file.kinds(&mut flaws);
        let setup = Setup {
            area: Area { width: file.table.width.0, height: file.table.height.0 },
            weapons,
            fighters,
            elements: file.elements(),
            zones: [file.zone(0), file.zone(1)],
            rocks: file.rock.iter().map(|r| Rock { at: r.at.point(), radius: r.radius.0 }).collect(),
            options,
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
        let round = self.turn(state);
        let flown = state.flown().map_or_else(String::new, |e| self.element_name(e).to_string());
        let card = state.card().map_or("a card", rules_black_skies::Card::name);
        match state.phase {
            Phase::Toss => "Toss the coin for deployment: toss.".to_owned(),
            Phase::Deploy => {
                "Deploy one element in your zone, lead and wingman within 6 in, such as deploy E1 36,3 38,3."
                    .to_owned()
            }
            Phase::Decks => {
                "Lay your deck from the top down: each element with its first card and its speed, such as \
                 deck E1 Straight 6, E2 Left 8, pass."
                    .to_owned()
            }
            Phase::Option => {
                let asked = state.flown().map_or_else(Vec::new, |e| {
                    let choices = plotting::choices(self, state, e);
                    choices.iter().map(ToString::to_string).collect()
                });
                format!("Round {round}: {flown} has flipped {card}; fly it as {}.", asked.join(", "))
            }
            Phase::Check => {
                format!(
                    "Round {round}: the lead of {flown} has lost control; check for its wingman, or skip."
                )
            }
            Phase::Fire => format!(
                "Round {round}: fire a fighter of {flown} at one target, such as fire A1 laser1+laser2 B2, or hold."
            ),
            Phase::Next => {
                format!("Round {round}: lay the next card of {flown} face down, such as next Left.")
            }
            Phase::Over => "The battle is over.".to_owned(),
        }
    }

    fn reach(&self, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
        let state = &view.position;
        if state.phase == Phase::Toss && piece.trim().eq_ignore_ascii_case("coin") {
            let toss = said(&Order::Toss, "set-up", "who deploys first");
            return Some(Fact::map([("piece", Fact::text("COIN")), ("actions", Fact::List(vec![toss]))]));
        }
        let element = element_of(self, seat, piece).filter(|e| self.side_of(*e) == seat.index())?;
        let flown = state.flown() == Some(element);
        let ways = |flipped: bool| {
            let all = plotting::reach(self, view, seat, element).unwrap_or_default();
            all.iter().map(|reach| reach.describe(flipped)).collect::<Vec<_>>()
        };
        let actions = match state.phase {
            Phase::Toss | Phase::Over => Vec::new(),
            Phase::Deploy | Phase::Decks => plotting::first_orders(self, state, seat, element)
                .iter()
                .map(|(order, about)| said(order, "set-up", about))
                .collect(),
            Phase::Check if flown => {
                let about = format!("{} faces of 6 pass", plotting::wingman_passes(self, state, element));
                vec![
                    said(&Order::Check(true), "check", &about),
                    said(&Order::Check(false), "check", "no fire"),
                ]
            }
            Phase::Fire if flown => {
                let named = Self::read_name(piece);
                let fires = |b: &&plotting::Bearing| {
                    let of = self.find(b.fighter).filter(|(e, _)| *e == element);
                    let ready = of.is_some_and(|(e, who)| !state.pilots()[e][who].done);
                    ready && named.is_none_or(|name| name == b.fighter)
                };
                let all = plotting::bearings(self, state);
                let mut actions: Vec<Fact> =
                    all.iter().filter(fires).map(plotting::Bearing::describe).collect();
                actions.push(said(&Order::Hold, "hold", "no more fire in this flip"));
                actions
            }
            Phase::Option if flown => ways(true),
            _ => ways(false),
        };
        let all = plotting::reach(self, view, seat, element).unwrap_or_default();
        let flipped = flown && state.phase == Phase::Option;
        let fighters = [0, 1].into_iter().filter(|who| state.pilots()[element][*who].in_play());
        Some(Fact::map([
            ("piece", Fact::text(piece.trim().to_uppercase())),
            ("element", Fact::text(self.element_name(element).to_string())),
            ("apart", Fact::int(APART.in_thousandths())),
            ("actions", Fact::List(actions)),
            ("ways", Fact::list(&all, |reach| sights::describe(self, state, element, reach, flipped))),
            ("cards", sights::cards(self, state, element)),
            ("fire", Fact::list(fighters, |who| sights::aims(self, state, (element, who)))),
        ]))
    }

    fn preview(&self, view: &View, seat: Seat, order: &Order) -> Fact {
        let state = &view.position;
        let flown = state.flown();
        let mut entries = vec![
            ("order", Fact::text(order.to_string())),
            ("part", sights::part(self, state, seat.index().min(1), order)),
        ];
        let ways = match (order, flown, state.card()) {
            (Order::Fly(choice), Some(element), Some(card)) => {
                vec![plotting::carry_out(self, state, element, card, *choice)]
            }
            (Order::Next(card), Some(element), _) => plotting::ways(self, state, element, *card),
            _ => Vec::new(),
        };
        let flipped = matches!(order, Order::Fly(_));
        let way = |reach| sights::describe(self, state, flown.unwrap_or_default(), reach, flipped);
        entries.push(("ways", Fact::list(&ways, way)));
        let pieces = ways.first().filter(|_| flipped).map_or(&[][..], |reach| &reach.paths[..]);
        entries.push((
            "pieces",
            Fact::list(pieces, |(name, path, leaves)| {
                let end = path.last().copied().unwrap_or_default();
                Fact::map([
                    ("name", Fact::text(name.to_string())),
                    ("x", Fact::int(end.x)),
                    ("y", Fact::int(end.y)),
                    ("path", Fact::list(path, |p| Fact::point(*p))),
                    ("leaves", Fact::Bool(*leaves)),
                ])
            }),
        ));
        if let Some(odds) = plotting::odds_of(self, state, order) {
            entries.push(("odds", odds.describe()));
        }
        if let (Order::Check(true), Some(element)) = (order, flown) {
            entries.push(("passing", Fact::int(plotting::wingman_passes(self, state, element))));
        }
        Fact::Map(entries)
    }

    fn threats(&self, view: &View, seat: Seat) -> Fact {
        let all = plotting::bearings(self, &view.position);
        let own = |side: u8| usize::from(side) == seat.index();
        let mut threats = Vec::new();
        for (element, who) in self.wing(seat.index().min(1)).flat_map(|e| [(e, 0), (e, 1)]) {
            if !view.position.pilots()[element][who].in_play() {
                continue;
            }
            let name = self.name(element, who);
            let from = all.iter().filter(|b| b.target == name).map(|b| b.fighter.to_string());
            threats.push(Fact::map([("piece", Fact::text(name.to_string())), ("from", Fact::texts(from))]));
        }
        let bearings = all.iter().filter(|b| own(b.fighter.side));
        let against = all.iter().filter(|b| !own(b.fighter.side));
        Fact::map([
            ("threats", Fact::List(threats)),
            ("bearings", Fact::list(bearings, plotting::Bearing::describe)),
            ("against", Fact::list(against, plotting::Bearing::describe)),
        ])
    }
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
