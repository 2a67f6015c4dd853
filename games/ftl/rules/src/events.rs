//! Events of a battle.

use engine::{Describe, Fact, Side, described_as_shown, facts};
use table::{Heading, Length, Point};

use crate::ships::HULL;
use crate::state::{Name, Piece};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A piece did nothing.
    Idle {
        /// Piece that did nothing.
        piece: Name,
        /// `true` if it is marked for doing nothing (FTL-6.3).
        marked: bool,
    },
    /// A missile was launched.
    Launch {
        /// The ship that launched it.
        ship: Name,
        /// The missile, at its place on the table.
        missile: Piece,
        /// The radius of its base.
        radius: Length,
    },
    /// A missile was launched off the table and is lost.
    LaunchLost {
        /// The ship that launched it.
        ship: Name,
        /// The missile, at the place off the table.
        missile: Piece,
    },
    /// A piece rotated in place.
    Rotate {
        /// Piece that rotated.
        piece: Name,
        /// Angle in whole degrees, clockwise; negative to port.
        degrees: i32,
        /// Heading after the rotation.
        heading: Heading,
    },
    /// These pieces carry the marker.
    Marked(Vec<Name>),
    /// A piece sets out on a sprint.
    Sprint {
        /// Piece that sprints.
        piece: Name,
        /// Length in half inches.
        halves: u8,
        /// The point it sets out from.
        from: Point,
        /// The point it would end at, on the table or off it.
        to: Point,
    },
    /// A sprint crosses a marked base.
    Meet {
        /// Piece that sprints.
        piece: Name,
        /// Piece whose base is crossed.
        target: Name,
        /// Distance the mover had run at first contact, in hundredths of an inch, half a hundredth rounded up
        /// (FTL-6.8).
        nearness: u32,
        /// Centre of the mover at that moment; for drawing.
        at: Point,
    },
    /// A missile is spent on a ship, which takes a hit.
    Hit {
        /// The ship.
        piece: Name,
        /// The missile.
        by: Name,
        /// The ship's hits with this one, at most [`HULL`].
        hits: u8,
        /// `true` if it already had its third hit.
        vain: bool,
    },
    /// A ship ran into a ship, which takes a hit, with the option `ram`.
    Rammed {
        /// The ship that ran.
        piece: Name,
        /// The ship that takes the hit.
        target: Name,
        /// Its hits with this one, at most [`HULL`].
        hits: u8,
        /// `true` if it already had its third hit.
        vain: bool,
    },
    /// Pieces are removed.
    Removed {
        /// Pieces that are removed.
        pieces: Vec<Name>,
        /// `true` for a ship with its third hit; `false` for two pieces that met.
        third_hit: bool,
    },
    /// A mover removed at a nearer crossing does not reach this one.
    Stops {
        /// The mover.
        piece: Name,
        /// Piece that it does not reach.
        target: Name,
    },
    /// A target removed at a nearer crossing is no longer there.
    Gone {
        /// The mover.
        piece: Name,
        /// Piece that is gone.
        target: Name,
    },
    /// A sprint ends off the table.
    Leaves {
        /// Piece that leaves.
        piece: Name,
        /// The point it would have ended at.
        at: Point,
    },
    /// A ship that left the table is out.
    Out {
        /// The ship.
        piece: Name,
    },
    /// The markers are cleared.
    Cleared,
    /// A side offers a draw (FTL-7.2).
    Offers {
        /// The side.
        side: Side,
    },
    /// The battle ends.
    Over {
        /// Side that wins; `None` for a draw.
        winner: Option<Side>,
    },
    /// Length of the battle.
    Lasted {
        /// Turns played; each is two minutes.
        turns: u16,
    },
}

described_as_shown!(Name);

fn launched(kind: &str, ship: Name, missile: &Piece) -> Fact {
    let Piece { at, heading, .. } = missile;
    facts!(kind, piece: ship, missile: missile.name(), x: at.x, y: at.y, heading)
}

impl Describe for Event {
    fn describe(&self) -> Fact {
        match self {
            Self::Idle { piece, marked } => facts!("idle", piece, marked),
            Self::Launch { ship, missile, radius } => {
                launched("launch", *ship, missile).with([("radius", radius.describe())])
            }
            Self::LaunchLost { ship, missile } => launched("launch-lost", *ship, missile),
            Self::Rotate { piece, degrees, heading } => facts!("rotate", piece, degrees, heading),
            Self::Marked(pieces) => facts!("marked", pieces),
            Self::Sprint { piece, halves, from, to } => {
                facts!("sprint", piece, length: i32::from(*halves) * 500, from, to)
            }
            Self::Meet { piece, target, nearness, at } => facts!("meet", piece, target, nearness, at),
            Self::Hit { piece, by, hits, vain } => facts!("hit", piece, by, hits, hull: HULL, vain),
            Self::Rammed { piece, target, hits, vain } => {
                facts!("rammed", piece, target, hits, hull: HULL, vain)
            }
            Self::Removed { pieces, third_hit } => facts!("removed", pieces, "third-hit": third_hit),
            Self::Stops { piece, target } => facts!("stops", piece, target),
            Self::Gone { piece, target } => facts!("gone", piece, target),
            Self::Leaves { piece, at } => facts!("leaves", piece, x: at.x, y: at.y),
            Self::Out { piece } => facts!("out", piece),
            Self::Cleared => facts!("cleared"),
            Self::Offers { side } => facts!("offers", side),
            Self::Over { winner } => facts!("over", winner),
            Self::Lasted { turns } => facts!("lasted", turns, minutes: u32::from(*turns) * 2),
        }
    }
}
