//! Events of a battle.

mod facts;

pub(crate) use facts::boxes;

use engine::Side;
use table::{Heading, Length, Point};

use crate::orders::{Attack, Dealt, Way};
use crate::state::{How, Name, Panel, PanelBox};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A turn begins.
    Turn {
        /// Its number.
        turn: u16,
    },
    /// All dice of a ship return to Reserve.
    Recalled {
        /// The ship.
        ship: Name,
        /// The number of dice it has.
        dice: u8,
    },
    /// A coin was flipped.
    Coin {
        /// The side it fell for, 0 or 1.
        side: u8,
    },
    /// Dice were put into a ship's boxes.
    Assigned {
        /// The ship.
        ship: Name,
        /// To Defence, Movement and Attack.
        dealt: Dealt,
        /// The boxes afterwards.
        panel: Panel,
    },
    /// A ship is active.
    Activated {
        /// The ship.
        ship: Name,
        /// Its Movement dice.
        number: u8,
    },
    /// A ship has entered the table.
    Entered {
        /// The ship.
        ship: Name,
        /// Its point on the edge.
        at: Point,
        /// Its heading.
        heading: Heading,
    },
    /// A Movement die was spent.
    Spent {
        /// The ship.
        ship: Name,
        /// The dice left in Movement.
        left: u8,
    },
    /// A ship turned by one side.
    Turned {
        /// The ship.
        ship: Name,
        /// Left or right.
        way: Way,
        /// Its heading now.
        heading: Heading,
    },
    /// A ship flew ahead.
    Flown {
        /// The ship.
        ship: Name,
        /// The length of the leg, in half inches.
        halves: u8,
        /// The start of the leg.
        from: Point,
        /// The end of the leg, on the table or off it.
        to: Point,
    },
    /// A ship flew beyond the edge, and is kept on the table.
    Edge {
        /// The ship.
        ship: Name,
        /// Its place now.
        at: Point,
        /// `true` if it has come back on the other side, `false` if the edge has stopped it.
        wrapped: bool,
    },
    /// A ship has left the table.
    Left {
        /// The ship.
        ship: Name,
        /// The end of its leg.
        at: Point,
    },
    /// Two bases overlap, which does nothing.
    Overlaps {
        /// The ship that flew.
        ship: Name,
        /// The ship it overlaps.
        other: Name,
    },
    /// A ship's activation is over.
    Ended {
        /// The ship.
        ship: Name,
    },
    /// A ship attacks.
    Attacks {
        /// The ship.
        ship: Name,
        /// Its target and its dice.
        attack: Attack,
        /// The distance of the target, rounded down.
        distance: Length,
    },
    /// The dice of an attack were rolled.
    Rolled {
        /// The attacker.
        ship: Name,
        /// The target.
        target: Name,
        /// The faces rolled.
        faces: Vec<u8>,
        /// The least face that hits.
        needed: u8,
        /// The number of dice that hit.
        hits: u8,
    },
    /// Hits met Defence dice.
    Met {
        /// The target.
        target: Name,
        /// The number of hits met.
        hits: u8,
        /// Defence dice left.
        left: u8,
    },
    /// A die was lost.
    Lost {
        /// The target.
        target: Name,
        /// The box it came from.
        of: PanelBox,
        /// The side whose turn it was to name the box, 0 or 1.
        by: u8,
        /// The dice the target has left.
        left: u8,
    },
    /// A ship is destroyed.
    Destroyed {
        /// The ship.
        ship: Name,
    },
    /// The battle is decided.
    Over {
        /// The side that wins; none for a draw.
        winner: Option<Side>,
        /// The way it was decided.
        how: How,
    },
}
