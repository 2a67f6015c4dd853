//! What is told of a battle.

mod facts;

use engine::Side;
use table::Point;

use crate::cards::Card;
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
