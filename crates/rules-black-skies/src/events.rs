//! What is told of a battle.

use std::fmt;

use engine::{Describe, Fact, Side};
use table::{Length, Point};

use crate::cards::Card;
use crate::notation::place;
use crate::ships::Label;
use crate::state::{ElementName, Name};

/// What a roll to hit is changed by (BS-5.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Modifiers {
    /// For the target's speed: +4, +2, 0 or −2.
    pub speed: i8,
    /// The maneuver penalty, taken off.
    pub penalty: i8,
}

impl Modifiers {
    /// Both together.
    #[inline]
    pub const fn sum(self) -> i8 {
        self.speed - self.penalty
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// The coin says who deploys first.
    DeploysFirst { side: Side },
    /// An element is set down.
    Deploys { element: ElementName, lead: Point, wing: Option<Point> },
    /// A side's deck is laid; told to that side.
    Laid { side: Side, deck: Vec<String> },
    /// The speeds that all elements start with.
    Speeds { speeds: Vec<(ElementName, u8)> },
    /// The coin says who flips first.
    Begins { side: Side },
    /// A card is flipped.
    Flips { element: ElementName, card: Card },
    /// A placeholder is flipped.
    Passes { side: Side },
    /// A pilot rolls a check.
    Checks { fighter: Name, face: u8, skill: u8, difficulty: u8, times: u8, passed: bool },
    /// A maneuver fails, and another is flown.
    Fails { element: ElementName, tried: String, instead: String },
    /// An element moves.
    Moves { element: ElementName, maneuver: String, paths: Vec<(Name, Vec<Point>)>, speed: u8, facing: u8 },
    /// An element enters retrograde motion, or leaves it.
    Retrograde { element: ElementName, on: bool },
    /// An element pays for its maneuver.
    Slows { element: ElementName, penalty: u8, speed: u8 },
    /// A fighter has left the table.
    Leaves { fighter: Name },
    /// A wingman leads now.
    Leads { fighter: Name },
    /// A fighter's way touches a rock.
    Meets { fighter: Name, rock: u8 },
    /// A weapon is fired.
    Fires { fighter: Name, weapon: Label, target: Name, range: i32, band: u8 },
    /// Its d12 are rolled.
    Rolls { faces: Vec<u8>, number: i8, modifiers: Modifiers, needs: i8, hits: u8 },
    /// Shields lower a die.
    Shields { element: ElementName, from: u8, to: u8 },
    /// The damage of the hits.
    Damages { target: Name, faces: Vec<u8>, armour: u8, points: u16 },
    /// Points come off a hull.
    Hull { fighter: Name, points: u16, hull: u8, of: u8 },
    /// A fighter is crippled.
    Crippled { fighter: Name },
    /// A fighter is destroyed.
    Destroyed { fighter: Name },
    /// An element has nobody left on the table.
    Lost { element: ElementName },
    /// An element's next card; told to its side.
    Next { element: ElementName, card: Card },
    /// An element's next card is laid face down.
    Lays { element: ElementName },
    /// The battle is decided.
    Over { winner: Option<Side>, hull: [u16; 2] },
}

/// The word for a band of range.
pub(crate) const fn band_name(band: u8) -> &'static str {
    match band {
        0 => "close",
        1 => "medium",
        _ => "long",
    }
}

fn join<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|i| i.to_string()).collect::<Vec<_>>().join(", ")
}

/// So many points of damage.
fn harm(points: u16) -> String {
    match points {
        0 => "no damage".to_owned(),
        1 => "1 point".to_owned(),
        n => format!("{n} points"),
    }
}

fn ends(paths: &[(Name, Vec<Point>)]) -> String {
    let end = |(name, path): &(Name, Vec<Point>)| {
        path.last().map_or_else(String::new, |at| format!("{name} at {}", place(*at)))
    };
    join(paths.iter().map(end))
}

fn changes(modifiers: &Modifiers) -> String {
    let mut text = String::new();
    for (by, what) in [(modifiers.speed, "its speed"), (-modifiers.penalty, "the maneuver")] {
        if by != 0 {
            let sign = if by < 0 { '−' } else { '+' };
            text += &format!(", {sign}{} for {what}", by.abs());
        }
    }
    text
}

impl fmt::Display for Event {
    #[allow(clippy::too_many_lines, reason = "one line a kind of event")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DeploysFirst { side } => write!(f, "side {side} deploys first"),
            Self::Deploys { element, lead, wing: Some(wing) } => {
                write!(f, "{element} is deployed at {} and {}", place(*lead), place(*wing))
            }
            Self::Deploys { element, lead, wing: None } => {
                write!(f, "{element} is deployed at {}", place(*lead))
            }
            Self::Laid { side, deck } => write!(f, "the deck of side {side}: {}", deck.join(", ")),
            Self::Speeds { speeds } => {
                write!(f, "speeds: {}", join(speeds.iter().map(|(e, speed)| format!("{e} {speed}"))))
            }
            Self::Begins { side } => write!(f, "side {side} flips first"),
            Self::Flips { element, card } => write!(f, "{element} flips {card}"),
            Self::Passes { side } => write!(f, "side {side} flips a placeholder and passes"),
            Self::Checks { fighter, face, skill, difficulty, times, passed } => {
                let what = if *passed { "passes" } else { "fails" };
                let times = match times {
                    1 => "",
                    2 => ", doubled",
                    _ => ", doubled twice",
                };
                write!(f, "{fighter} rolls {face} + {skill} against {difficulty}{times}: {what}")
            }
            Self::Fails { element, tried, instead } => {
                write!(f, "{element} fails {tried} and flies {instead}")
            }
            Self::Moves { element, maneuver, paths, speed, facing } => {
                let (to, facing) = (ends(paths), u16::from(*facing) * 60);
                write!(f, "{element} flies {maneuver} at speed {speed}: {to}, facing {facing}")
            }
            Self::Retrograde { element, on: true } => write!(f, "{element} flies tail first"),
            Self::Retrograde { element, on: false } => write!(f, "{element} flies nose first again"),
            Self::Slows { element, penalty, speed } => {
                write!(f, "{element} pays {penalty} and has speed {speed}")
            }
            Self::Leaves { fighter } => write!(f, "{fighter} leaves the table"),
            Self::Leads { fighter } => write!(f, "{fighter} leads"),
            Self::Meets { fighter, rock } => write!(f, "{fighter} meets rock {rock}"),
            Self::Fires { fighter, weapon, target, range, band } => {
                let range = Length::thousandths(*range);
                write!(f, "{fighter} fires {weapon} at {target}: {range} in, {} range", band_name(*band))
            }
            Self::Rolls { faces, number, modifiers, needs, hits } => {
                let hits = match hits {
                    0 => "no hit".to_owned(),
                    1 => "1 hit".to_owned(),
                    n => format!("{n} hits"),
                };
                let needs = if *needs == *number { String::new() } else { format!(", so {needs}+") };
                write!(f, "{} of {number}+{}{needs}: {hits}", join(faces), changes(modifiers))
            }
            Self::Shields { element, from, to: 1 } => {
                write!(f, "the shields of {element} make a d{from} one point")
            }
            Self::Shields { element, from, to } => {
                write!(f, "the shields of {element} make a d{from} a d{to}")
            }
            Self::Damages { target, faces, armour, points } => {
                let armour = if *armour > 0 { format!(", −{armour} each") } else { String::new() };
                write!(f, "{}{armour}: {} on {target}", join(faces), harm(*points))
            }
            Self::Hull { fighter, points, hull, of } => {
                write!(f, "{fighter} takes {}: hull {hull} of {of}", harm(*points))
            }
            Self::Crippled { fighter } => write!(f, "{fighter} is crippled"),
            Self::Destroyed { fighter } => write!(f, "{fighter} is destroyed"),
            Self::Lost { element } => write!(f, "{element} is out, and a placeholder takes its card's place"),
            Self::Next { element, card } => write!(f, "the next card of {element} is {card}"),
            Self::Lays { element } => {
                write!(f, "{element}: the next card is laid face down at the bottom of the deck")
            }
            Self::Over { winner: Some(side), hull } => {
                write!(f, "side {side} wins; hull left {} to {}", hull[0], hull[1])
            }
            Self::Over { winner: None, hull } => write!(f, "a draw; hull left {} to {}", hull[0], hull[1]),
        }
    }
}

fn kind(name: &str, facts: impl IntoIterator<Item = (&'static str, Fact)>) -> Fact {
    Fact::map([("kind", Fact::text(name))]).with(facts)
}

fn text(item: impl fmt::Display) -> Fact {
    Fact::text(item.to_string())
}

fn faces(all: &[u8]) -> Fact {
    Fact::list(all, |face| Fact::int(*face))
}

fn side(side: Side) -> (&'static str, Fact) {
    ("side", Fact::int(side.number()))
}

impl Describe for Event {
    #[allow(clippy::too_many_lines, reason = "one entry a kind of event")]
    fn describe(&self) -> Fact {
        match self {
            Self::DeploysFirst { side: first } => kind("deploys-first", [side(*first)]),
            Self::Deploys { element, lead, wing } => kind(
                "deploys",
                [
                    ("element", text(element)),
                    ("lead", Fact::point(*lead)),
                    ("wing", Fact::maybe(*wing, Fact::point)),
                ],
            ),
            Self::Laid { side: of, deck } => {
                kind("laid", [side(*of), ("deck", Fact::texts(deck.iter().cloned()))])
            }
            Self::Speeds { speeds } => {
                let one = |(element, speed): &(ElementName, u8)| {
                    Fact::map([("element", text(element)), ("speed", Fact::int(*speed))])
                };
                kind("speeds", [("speeds", Fact::list(speeds, one))])
            }
            Self::Begins { side: first } => kind("begins", [side(*first)]),
            Self::Flips { element, card } => {
                let number = ("number", Fact::int(card.number()));
                kind("flips", [("element", text(element)), ("card", text(card)), number])
            }
            Self::Passes { side: of } => kind("passes", [side(*of)]),
            Self::Checks { fighter, face, skill, difficulty, times, passed } => kind(
                "checks",
                [
                    ("piece", text(fighter)),
                    ("face", Fact::int(*face)),
                    ("skill", Fact::int(*skill)),
                    ("difficulty", Fact::int(*difficulty)),
                    ("times", Fact::int(*times)),
                    ("passed", Fact::Bool(*passed)),
                ],
            ),
            Self::Fails { element, tried, instead } => kind(
                "fails",
                [("element", text(element)), ("tried", text(tried)), ("instead", text(instead))],
            ),
            Self::Moves { element, maneuver, paths, speed, facing } => {
                let path = |(name, path): &(Name, Vec<Point>)| {
                    Fact::map([("piece", text(name)), ("path", Fact::list(path, |p| Fact::point(*p)))])
                };
                kind(
                    "moves",
                    [
                        ("element", text(element)),
                        ("maneuver", text(maneuver)),
                        ("paths", Fact::list(paths, path)),
                        ("speed", Fact::int(*speed)),
                        ("heading", Fact::int(i32::from(*facing) * 60)),
                    ],
                )
            }
            Self::Retrograde { element, on } => {
                kind("retrograde", [("element", text(element)), ("on", Fact::Bool(*on))])
            }
            Self::Slows { element, penalty, speed } => kind(
                "slows",
                [("element", text(element)), ("penalty", Fact::int(*penalty)), ("speed", Fact::int(*speed))],
            ),
            Self::Leaves { fighter } => kind("leaves", [("piece", text(fighter))]),
            Self::Leads { fighter } => kind("leads", [("piece", text(fighter))]),
            Self::Meets { fighter, rock } => {
                kind("meets", [("piece", text(fighter)), ("rock", Fact::int(*rock))])
            }
            Self::Fires { fighter, weapon, target, range, band } => kind(
                "fires",
                [
                    ("piece", text(fighter)),
                    ("weapon", text(weapon)),
                    ("target", text(target)),
                    ("range", Fact::int(*range)),
                    ("band", Fact::text(band_name(*band))),
                ],
            ),
            Self::Rolls { faces: rolled, number, modifiers, needs, hits } => kind(
                "rolls",
                [
                    ("faces", faces(rolled)),
                    ("number", Fact::int(*number)),
                    ("speed", Fact::int(modifiers.speed)),
                    ("penalty", Fact::int(modifiers.penalty)),
                    ("needs", Fact::int(*needs)),
                    ("hits", Fact::int(*hits)),
                ],
            ),
            Self::Shields { element, from, to } => kind(
                "shields",
                [("element", text(element)), ("from", Fact::int(*from)), ("to", Fact::int(*to))],
            ),
            Self::Damages { target, faces: rolled, armour, points } => kind(
                "damages",
                [
                    ("target", text(target)),
                    ("faces", faces(rolled)),
                    ("armour", Fact::int(*armour)),
                    ("points", Fact::int(*points)),
                ],
            ),
            Self::Hull { fighter, points, hull, of } => kind(
                "hull",
                [
                    ("piece", text(fighter)),
                    ("points", Fact::int(*points)),
                    ("hull", Fact::int(*hull)),
                    ("of", Fact::int(*of)),
                ],
            ),
            Self::Crippled { fighter } => kind("crippled", [("piece", text(fighter))]),
            Self::Destroyed { fighter } => kind("destroyed", [("piece", text(fighter))]),
            Self::Lost { element } => kind("lost", [("element", text(element))]),
            Self::Next { element, card } => kind("next", [("element", text(element)), ("card", text(card))]),
            Self::Lays { element } => kind("lays", [("element", text(element))]),
            Self::Over { winner, hull } => kind(
                "over",
                [
                    ("winner", Fact::maybe(*winner, |s| Fact::int(s.number()))),
                    ("hull", Fact::list(hull, |h| Fact::int(*h))),
                ],
            ),
        }
    }
}
