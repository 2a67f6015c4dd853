//! The options of the rules, by key, each with its clause and its values.

use engine::{Flaw, OptionCard};

use crate::catalogue;
use crate::clauses;

/// The order in which dice are assigned (SS-2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Assignment {
    /// By both sides at once, in secret.
    Secret,
    /// Ship by ship in the open; the sides alternate after a coin.
    OpenAlternating,
}

/// The fate of a ship that flies beyond the edge (SS-3.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BeyondEdge {
    /// It has left, and is lost.
    Leave,
    /// It stops at the edge.
    Stop,
    /// It comes back on the other side.
    Wrap,
}

/// The region ahead of a ship's front (SS-4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Front {
    /// Thirty degrees to either side of the bow, from the centre.
    Wedge,
    /// The lane ahead that is as wide as the front side.
    Corridor,
}

/// The options in force in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The order in which dice are assigned (SS-2.2).
    pub assignment: Assignment,
    /// `true` if a turn begins with all dice back in Reserve (SS-1.5).
    pub recall: bool,
    /// The fate of a ship beyond the edge (SS-3.5).
    pub edge: BeyondEdge,
    /// The region ahead of a ship's front (SS-4.2).
    pub front: Front,
    /// The turn after which dice are counted (SS-5.3).
    pub turn_limit: u16,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            assignment: Assignment::Secret,
            recall: false,
            edge: BeyondEdge::Leave,
            front: Front::Wedge,
            turn_limit: 30,
        }
    }
}

/// Every option.
pub const OPTIONS: &[OptionCard] = &[
    OptionCard {
        key: "assignment",
        clause: clauses::ASSIGNING,
        about: catalogue::OPTION_ASSIGNMENT,
        default: "secret",
        values: &["secret", "open-alternating"],
    },
    OptionCard {
        key: "recall",
        clause: clauses::RESERVE,
        about: catalogue::OPTION_RETURN,
        default: "off",
        values: &["off", "on"],
    },
    OptionCard {
        key: "edge",
        clause: clauses::EDGE,
        about: catalogue::OPTION_EDGE,
        default: "leave",
        values: &["leave", "stop", "wrap"],
    },
    OptionCard {
        key: "front",
        clause: clauses::FRONT,
        about: catalogue::OPTION_FRONT,
        default: "wedge",
        values: &["wedge", "corridor"],
    },
    OptionCard {
        key: "turn-limit",
        clause: clauses::VICTORY,
        about: catalogue::OPTION_TURN_LIMIT,
        default: "30",
        values: &[],
    },
];

impl Options {
    /// Returns `true` if dice are assigned ship by ship in the open (SS-2.2).
    #[inline]
    pub(crate) fn one_at_a_time(&self) -> bool {
        self.assignment == Assignment::OpenAlternating
    }

    /// Sets one option from text.
    ///
    /// # Errors
    /// If there is no such option or it has no such value; then nothing is changed.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Flaw> {
        let card = OptionCard::find(OPTIONS, key)?;
        match key {
            "assignment" => {
                self.assignment = card.pick(value, &[Assignment::Secret, Assignment::OpenAlternating])?;
            }
            "recall" => self.recall = card.is_on(value)?,
            "edge" => {
                self.edge = card.pick(value, &[BeyondEdge::Leave, BeyondEdge::Stop, BeyondEdge::Wrap])?;
            }
            "front" => self.front = card.pick(value, &[Front::Wedge, Front::Corridor])?,
            _ => self.turn_limit = card.number(value, 1..=1000)?,
        }
        Ok(())
    }

    /// Returns a flaw if the turn limit is out of bounds.
    pub(crate) fn flaws(&self) -> Option<Flaw> {
        let limit = self.turn_limit;
        let bad = !(1..=1000).contains(&limit);
        bad.then(|| {
            let what = catalogue::limit_not_allowed(limit);
            Flaw::against(clauses::VICTORY, catalogue::FIELD_TURN_LIMIT, what)
        })
    }
}
