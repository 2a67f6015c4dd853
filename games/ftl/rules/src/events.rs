//! Events of a battle.

use engine::{Describe, Fact, Side};
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

fn named(piece: Name) -> Fact {
    Fact::text(piece.to_string())
}

fn kind(name: &str, facts: impl IntoIterator<Item = (&'static str, Fact)>) -> Fact {
    Fact::map([("kind", Fact::text(name))]).with(facts)
}

fn launched(name: &str, ship: Name, missile: &Piece) -> Fact {
    kind(
        name,
        [
            ("piece", named(ship)),
            ("missile", named(missile.name())),
            ("x", Fact::int(missile.at.x)),
            ("y", Fact::int(missile.at.y)),
            ("heading", Fact::int(missile.heading.degrees())),
        ],
    )
}

impl Describe for Event {
    fn describe(&self) -> Fact {
        match self {
            Self::Idle { piece, marked } => {
                kind("idle", [("piece", named(*piece)), ("marked", Fact::Bool(*marked))])
            }
            Self::Launch { ship, missile, radius } => {
                launched("launch", *ship, missile).with([("radius", Fact::int(radius.in_thousandths()))])
            }
            Self::LaunchLost { ship, missile } => launched("launch-lost", *ship, missile),
            Self::Rotate { piece, degrees, heading } => kind(
                "rotate",
                [
                    ("piece", named(*piece)),
                    ("degrees", Fact::int(*degrees)),
                    ("heading", Fact::int(heading.degrees())),
                ],
            ),
            Self::Marked(pieces) => kind("marked", [("pieces", Fact::list(pieces, |p| named(*p)))]),
            Self::Sprint { piece, halves, from, to } => kind(
                "sprint",
                [
                    ("piece", named(*piece)),
                    ("length", Fact::int(i32::from(*halves) * 500)),
                    ("from", Fact::point(*from)),
                    ("to", Fact::point(*to)),
                ],
            ),
            Self::Meet { piece, target, nearness, at } => kind(
                "meet",
                [
                    ("piece", named(*piece)),
                    ("target", named(*target)),
                    ("nearness", Fact::int(*nearness)),
                    ("at", Fact::point(*at)),
                ],
            ),
            Self::Hit { piece, by, hits, vain } => kind(
                "hit",
                [
                    ("piece", named(*piece)),
                    ("by", named(*by)),
                    ("hits", Fact::int(*hits)),
                    ("hull", Fact::int(HULL)),
                    ("vain", Fact::Bool(*vain)),
                ],
            ),
            Self::Removed { pieces, third_hit } => kind(
                "removed",
                [("pieces", Fact::list(pieces, |p| named(*p))), ("third-hit", Fact::Bool(*third_hit))],
            ),
            Self::Stops { piece, target } => {
                kind("stops", [("piece", named(*piece)), ("target", named(*target))])
            }
            Self::Gone { piece, target } => {
                kind("gone", [("piece", named(*piece)), ("target", named(*target))])
            }
            Self::Leaves { piece, at } => {
                kind("leaves", [("piece", named(*piece)), ("x", Fact::int(at.x)), ("y", Fact::int(at.y))])
            }
            Self::Out { piece } => kind("out", [("piece", named(*piece))]),
            Self::Cleared => kind("cleared", []),
            Self::Offers { side } => kind("offers", [("side", Fact::int(side.number()))]),
            Self::Over { winner } => {
                kind("over", [("winner", Fact::maybe(*winner, |s| Fact::int(s.number())))])
            }
            Self::Lasted { turns } => {
                kind("lasted", [("turns", Fact::int(*turns)), ("minutes", Fact::int(u32::from(*turns) * 2))])
            }
        }
    }
}
