//! Events of a battle.

mod facts;

use engine::Side;
use table::Point;

use crate::cards::Card;
use crate::ships::Label;
use crate::state::{ElementName, Name};

/// Modifiers of a roll to hit (BS-5.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Modifiers {
    /// Modifier for the target's speed: +4, +2, 0 or −2.
    pub speed: i8,
    /// Maneuver penalty, which is subtracted.
    pub penalty: i8,
}

impl Modifiers {
    /// Returns the speed modifier less the penalty.
    #[inline]
    pub const fn sum(self) -> i8 {
        self.speed - self.penalty
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The coin chooses the side that deploys first.
    DeploysFirst {
        /// Side that deploys first.
        side: Side,
    },
    /// An element is set down.
    Deploys {
        /// Element that is set down.
        element: ElementName,
        /// The centre of its lead.
        lead: Point,
        /// The centre of its wingman, if it has one.
        wing: Option<Point>,
    },
    /// A side's deck is laid; only that side is told.
    Laid {
        /// Side whose deck it is.
        side: Side,
        /// Each card or placeholder in words, from the top down.
        deck: Vec<String>,
    },
    /// The elements' starting speeds.
    Speeds {
        /// Each element with its speed in inches a turn.
        speeds: Vec<(ElementName, u8)>,
    },
    /// The coin chooses the side that flips first.
    Begins {
        /// Side that flips first.
        side: Side,
    },
    /// A card is flipped.
    Flips {
        /// Element whose card it is.
        element: ElementName,
        /// The card.
        card: Card,
    },
    /// A placeholder is flipped.
    Passes {
        /// Side whose placeholder it is.
        side: Side,
    },
    /// A pilot rolls a check.
    Checks {
        /// Fighter whose pilot rolls.
        fighter: Name,
        /// The face of the d6.
        face: u8,
        /// The pilot's skill, 1 to 4, added to it.
        skill: u8,
        /// Difficulty that face and skill together must reach, after multiplication.
        difficulty: u8,
        /// Multiplier of the difficulty: 1, 2 or 4.
        times: u8,
        /// `true` if the check is passed.
        passed: bool,
    },
    /// A maneuver fails, and another is flown instead.
    Fails {
        /// Element whose maneuver fails.
        element: ElementName,
        /// The maneuver that was tried, in words.
        tried: String,
        /// The maneuver flown instead, in words.
        instead: String,
    },
    /// An element moves.
    Moves {
        /// Element that moves.
        element: ElementName,
        /// The maneuver in words.
        maneuver: String,
        /// Path of each fighter on the table, vertex by vertex, its start first.
        paths: Vec<(Name, Vec<Point>)>,
        /// Speed of the move, in inches a turn, before the penalty.
        speed: u8,
        /// Heading of the nose afterwards, in steps of 60° clockwise from up the table.
        facing: u8,
    },
    /// An element enters or leaves retrograde motion.
    Retrograde {
        /// Element that enters or leaves it.
        element: ElementName,
        /// `true` if it flies tail first from now on.
        on: bool,
    },
    /// An element pays the penalty of its maneuver.
    Slows {
        /// Element that pays.
        element: ElementName,
        /// The penalty in inches a turn.
        penalty: u8,
        /// Speed left, in inches a turn.
        speed: u8,
    },
    /// A fighter has left the table.
    Leaves {
        /// Fighter that has left.
        fighter: Name,
    },
    /// A wingman becomes the lead.
    Leads {
        /// Wingman that leads now.
        fighter: Name,
    },
    /// A fighter's path touches a rock.
    Meets {
        /// Fighter on that path.
        fighter: Name,
        /// The rock's number in the scenario, from 1.
        rock: u8,
    },
    /// A weapon is fired.
    Fires {
        /// Fighter that fires.
        fighter: Name,
        /// The weapon, by its label.
        weapon: Label,
        /// Target of the fire.
        target: Name,
        /// The range in thousandths of an inch, rounded down.
        range: i32,
        /// Range band: 0 close, 1 medium, 2 long.
        band: u8,
    },
    /// The d12 of the weapon are rolled.
    Rolls {
        /// The faces of the d12.
        faces: Vec<u8>,
        /// Face needed in the band before modifiers.
        number: i8,
        /// Modifiers of the roll.
        modifiers: Modifiers,
        /// Lowest face that hits; it may be below 1 or above 12.
        needs: i8,
        /// Number of faces that hit.
        hits: u8,
    },
    /// Shields lower a die.
    Shields {
        /// Element that has the shields.
        element: ElementName,
        /// The faces of the weapon's damage die.
        from: u8,
        /// Faces of the die that is rolled; 1 means one point without a roll.
        to: u8,
    },
    /// The damage of the hits.
    Damages {
        /// Fighter that is hit.
        target: Name,
        /// Face of each hit's damage die, or 1 for a point without a roll.
        faces: Vec<u8>,
        /// Points that armour takes off each hit.
        armour: u8,
        /// Sum of the points left.
        points: u16,
    },
    /// A fighter loses hull.
    Hull {
        /// Fighter that loses hull.
        fighter: Name,
        /// Points lost.
        points: u16,
        /// Hull left, in points.
        hull: u8,
        /// Hull of the undamaged fighter, in points.
        of: u8,
    },
    /// A fighter is crippled.
    Crippled {
        /// Fighter that is crippled.
        fighter: Name,
    },
    /// A fighter is destroyed.
    Destroyed {
        /// Fighter that is destroyed.
        fighter: Name,
    },
    /// An element has no fighter left on the table.
    Lost {
        /// Element that is lost.
        element: ElementName,
    },
    /// An element's next card is chosen; only its side is told.
    Next {
        /// Element whose card it is.
        element: ElementName,
        /// The card.
        card: Card,
    },
    /// An element's next card is laid face down.
    Lays {
        /// Element whose card it is.
        element: ElementName,
    },
    /// The battle ends.
    Over {
        /// Side that wins; `None` in a draw.
        winner: Option<Side>,
        /// Hull that each side has left on the table, in points.
        hull: [u16; 2],
    },
}

/// Returns the word for a range band.
pub(crate) const fn band_name(band: u8) -> &'static str {
    match band {
        0 => "close",
        1 => "medium",
        _ => "long",
    }
}
