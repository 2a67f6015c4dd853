//! What is told of a battle.

use std::fmt;

use engine::Side;
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
pub enum Event {
    /// The coin says who deploys first.
    DeploysFirst {
        /// That side.
        side: Side,
    },
    /// An element is set down.
    Deploys {
        /// Which.
        element: ElementName,
        /// The centre of its lead.
        lead: Point,
        /// The centre of its wingman, if it has one.
        wing: Option<Point>,
    },
    /// A side's deck is laid; told to that side.
    Laid {
        /// That side.
        side: Side,
        /// Each card or placeholder in words, from the top down.
        deck: Vec<String>,
    },
    /// The speeds that all elements start with.
    Speeds {
        /// Each element on the table with its speed in inches a turn.
        speeds: Vec<(ElementName, u8)>,
    },
    /// The coin says who flips first.
    Begins {
        /// That side.
        side: Side,
    },
    /// A card is flipped.
    Flips {
        /// Whose card it is.
        element: ElementName,
        /// The card.
        card: Card,
    },
    /// A placeholder is flipped.
    Passes {
        /// The side whose placeholder it is.
        side: Side,
    },
    /// A pilot rolls a check.
    Checks {
        /// Whose pilot.
        fighter: Name,
        /// The face of the d6.
        face: u8,
        /// The pilot's skill, 1 to 4, added to it.
        skill: u8,
        /// What both together must reach, multiplied already.
        difficulty: u8,
        /// By what the difficulty was multiplied: 1, 2 or 4.
        times: u8,
        /// Whether the check is passed.
        passed: bool,
    },
    /// A maneuver fails, and another is flown.
    Fails {
        /// Whose maneuver.
        element: ElementName,
        /// The maneuver that was tried, in words.
        tried: String,
        /// The one that is flown instead, in words.
        instead: String,
    },
    /// An element moves.
    Moves {
        /// Which.
        element: ElementName,
        /// The maneuver in words.
        maneuver: String,
        /// The way of each fighter on the table, corner by corner, its start first.
        paths: Vec<(Name, Vec<Point>)>,
        /// The speed it is flown at, in inches a turn, before the penalty.
        speed: u8,
        /// Where the nose points afterwards, in steps of 60° clockwise from up the table.
        facing: u8,
    },
    /// An element enters retrograde motion, or leaves it.
    Retrograde {
        /// Which.
        element: ElementName,
        /// Whether it flies tail first from now on.
        on: bool,
    },
    /// An element pays for its maneuver.
    Slows {
        /// Which.
        element: ElementName,
        /// The penalty in inches a turn.
        penalty: u8,
        /// The speed that is left, in inches a turn.
        speed: u8,
    },
    /// A fighter has left the table.
    Leaves {
        /// Which.
        fighter: Name,
    },
    /// A wingman leads now.
    Leads {
        /// Which.
        fighter: Name,
    },
    /// A fighter's way touches a rock.
    Meets {
        /// Whose way.
        fighter: Name,
        /// The rock's number in the scenario, from 1.
        rock: u8,
    },
    /// A weapon is fired.
    Fires {
        /// Who fires.
        fighter: Name,
        /// The weapon, by its label.
        weapon: Label,
        /// At whom.
        target: Name,
        /// The range in thousandths of an inch, rounded down.
        range: i32,
        /// Its band: 0 close, 1 medium, 2 long.
        band: u8,
    },
    /// Its d12 are rolled.
    Rolls {
        /// The faces of the d12.
        faces: Vec<u8>,
        /// The face that hits in the band before the modifiers.
        number: i8,
        /// What it is changed by.
        modifiers: Modifiers,
        /// The least face that hits; it may lie beyond those of the die either way.
        needs: i8,
        /// How many of the faces hit.
        hits: u8,
    },
    /// Shields lower a die.
    Shields {
        /// Whose shields.
        element: ElementName,
        /// The faces of the weapon's damage die.
        from: u8,
        /// The faces of the die that is rolled; 1 for a point without a roll.
        to: u8,
    },
    /// The damage of the hits.
    Damages {
        /// Who is hit.
        target: Name,
        /// The face of each hit's damage die.
        faces: Vec<u8>,
        /// The points that armour takes off each of them.
        armour: u8,
        /// The points that are left, of all together.
        points: u16,
    },
    /// Points come off a hull.
    Hull {
        /// Whose hull.
        fighter: Name,
        /// The points.
        points: u16,
        /// The hull that is left, in points.
        hull: u8,
        /// The hull of the fighter when whole, in points.
        of: u8,
    },
    /// A fighter is crippled.
    Crippled {
        /// Which.
        fighter: Name,
    },
    /// A fighter is destroyed.
    Destroyed {
        /// Which.
        fighter: Name,
    },
    /// An element has nobody left on the table.
    Lost {
        /// Which.
        element: ElementName,
    },
    /// An element's next card; told to its side.
    Next {
        /// Whose card.
        element: ElementName,
        /// The card.
        card: Card,
    },
    /// An element's next card is laid face down.
    Lays {
        /// Whose card.
        element: ElementName,
    },
    /// The battle is decided.
    Over {
        /// The side that wins; none in a draw.
        winner: Option<Side>,
        /// The hull that each side has left on the table, in points.
        hull: [u16; 2],
    },
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
