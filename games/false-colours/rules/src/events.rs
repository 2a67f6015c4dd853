//! Events of a battle.

use engine::{Clause, Describe, Fact, Side, described_as_shown, facts};
use table::{Facing, Hex};

use crate::clauses;
use crate::orders::Course;
use crate::state::Name;

/// The reason why a flag is shown (FC-2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The option `open` (FC-2.5).
    Open,
    /// A true call (FC-4.2).
    Call,
    /// A broadside (FC-6.5).
    Broadside,
    /// No other ship is left that may fly it (FC-2.4).
    Last,
    /// The end of the battle (FC-7.4).
    End,
}

impl Why {
    /// Returns its word.
    pub const fn word(self) -> &'static str {
        ["open", "call", "broadside", "last", "end"][self as usize]
    }

    /// Returns the clause by which the flag is shown.
    pub const fn clause(self) -> Clause {
        match self {
            Self::Open => clauses::OPEN,
            Self::Call => clauses::TRUE_CALL,
            Self::Broadside => clauses::BROADSIDE,
            Self::Last => clauses::CLEARED,
            Self::End => clauses::END,
        }
    }
}

/// The way in which a battle ended (FC-7.1, FC-7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// One side's flagship was lost.
    Flagship,
    /// Both flagships were lost in the same turn.
    Both,
    /// The last turn was over.
    Limit,
}

impl How {
    /// Returns its word.
    pub const fn word(self) -> &'static str {
        ["flagship", "both", "limit"][self as usize]
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A side's flagship is chosen; only its owner is told.
    Flag {
        /// The flagship.
        piece: Name,
    },
    /// Both flags are chosen.
    Flags,
    /// A side ordered nothing.
    Silent {
        /// The side.
        side: Side,
    },
    /// A side calls an enemy ship.
    Calls {
        /// The side that calls.
        side: Side,
        /// The ship that is called.
        target: Name,
        /// Calls that the side has left.
        left: u8,
    },
    /// All learn which ship flies a flag.
    Shown {
        /// The flagship.
        piece: Name,
        /// The reason.
        why: Why,
    },
    /// A false call clears a ship.
    Cleared {
        /// The ship.
        piece: Name,
        /// Hull points that it repairs.
        repaired: u8,
        /// Its hull points afterwards.
        hull: u8,
    },
    /// A ship turned or went ahead.
    Moved {
        /// The ship.
        piece: Name,
        /// Its course.
        course: Course,
        /// The hex it left.
        from: Hex,
        /// The hex it reached.
        to: Hex,
        /// Its facing afterwards.
        facing: Facing,
    },
    /// A ship evades.
    Evades {
        /// The ship.
        piece: Name,
    },
    /// A ship fires.
    Fires {
        /// The ship.
        piece: Name,
        /// The enemy it fires at.
        target: Name,
        /// The enemy that its order named.
        named: Name,
        /// `true` for a broadside.
        broadside: bool,
        /// Hexes to the target.
        range: u16,
        /// Number of dice.
        dice: u8,
        /// The least face that hits.
        needs: u8,
        /// Number of hits.
        hits: u8,
    },
    /// A ship that should fire does not.
    NoShot {
        /// The ship.
        piece: Name,
        /// The enemy that its order named.
        named: Name,
    },
    /// A ship loses hull points.
    Damaged {
        /// The ship.
        piece: Name,
        /// Hull points that it loses.
        lost: u8,
        /// Hull points left.
        left: u8,
    },
    /// A ship is lost.
    Destroyed {
        /// The ship.
        piece: Name,
    },
    /// The battle ends.
    Over {
        /// Side that wins; `None` for a draw.
        winner: Option<Side>,
        /// The way in which it ended.
        how: How,
    },
    /// The hull points that both sides have left at the end.
    Margin {
        /// Hull points, by side.
        points: [u32; 2],
    },
}

described_as_shown!(Name, Course);

/// Returns a hex as `[q, r]`.
pub(crate) fn hex(at: Hex) -> Fact {
    Fact::List(vec![Fact::int(at.q), Fact::int(at.r)])
}

impl Describe for Event {
    fn describe(&self) -> Fact {
        match self {
            Self::Flag { piece } => facts!("flag", piece),
            Self::Flags => facts!("flags"),
            Self::Silent { side } => facts!("silent", side),
            Self::Calls { side, target, left } => facts!("calls", side, target, left),
            Self::Shown { piece, why } => facts!("shown", piece, why: why.word()),
            Self::Cleared { piece, repaired, hull } => facts!("cleared", piece, repaired, hull),
            Self::Moved { piece, course, from, to, facing } => {
                let (from, to, facing) = (hex(*from), hex(*to), facing.sides());
                facts!("moved", piece, course, from, to, facing)
            }
            Self::Evades { piece } => facts!("evades", piece),
            Self::Fires { piece, target, named, broadside, range, dice, needs, hits } => {
                let weapon = if *broadside { "broadside" } else { "guns" };
                let range = i32::from(*range);
                facts!("fires", piece, target, named, weapon, range, dice, needs, hits)
            }
            Self::NoShot { piece, named } => facts!("no-shot", piece, named),
            Self::Damaged { piece, lost, left } => facts!("damaged", piece, lost, left),
            Self::Destroyed { piece } => facts!("destroyed", piece),
            Self::Over { winner, how } => facts!("over", winner, how: how.word()),
            Self::Margin { points } => {
                facts!("margin", left: Fact::list(points, |points| Fact::int(*points)))
            }
        }
    }
}
