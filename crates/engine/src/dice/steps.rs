//! Dice from the steps of a battle's parties: one key for each decision.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use sha2::{Digest as _, Sha256};

use super::{Committed, Dice};
use crate::clause::Clause;
use crate::seat::Seat;

/// A party to the dice of a battle: a seat, or the server that keeps the battle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Party {
    /// A seat that a person holds.
    Seat(Seat),
    /// The server.
    Server,
}

impl Party {
    /// Parses `server`, or the number of a seat.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "server" => Some(Self::Server),
            number => Seat::parse(number).map(Self::Seat),
        }
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Server => f.write_str("server"),
        }
    }
}

/// Dice whose key in each decision follows from a step of every party.
///
/// Before all steps of a decision are given there is no key, and nothing can be rolled.
///
/// ```
/// use engine::dice::{Dice, Party, Steps};
/// use engine::{Clause, Seat};
///
/// let seats = [Party::Seat(Seat(0)), Party::Seat(Seat(1))];
/// let faces = |second: u8| {
///     let mut dice = Steps::new([7; 32], seats.into());
///     dice.give(1, &[(seats[0], [1; 32]), (seats[1], [second; 32])]);
///     dice.open(1, 0);
///     (0..20).map(|_| dice.roll(Clause("T-1"), 6)).collect::<Vec<u8>>()
/// };
/// assert_eq!(faces(2), faces(2));
/// assert_ne!(faces(2), faces(3), "another step of one party, other dice");
/// ```
#[derive(Clone, Debug)]
pub struct Steps {
    id: [u8; 32],
    parties: BTreeSet<Party>,
    dice: Option<Committed>,
}

impl Steps {
    /// Returns the dice of the battle with this id and these parties.
    pub const fn new(id: [u8; 32], parties: BTreeSet<Party>) -> Self {
        Self { id, parties, dice: None }
    }

    /// Takes the steps that parties opened in a decision, counted from 1. They key its dice if they are one of each
    /// party.
    pub fn give(&mut self, decision: u32, steps: &[(Party, [u8; 32])]) {
        let all: BTreeMap<Party, [u8; 32]> = steps.iter().copied().collect();
        let whole = steps.len() == all.len() && all.keys().eq(&self.parties);
        self.dice = whole.then(|| {
            let mut hash = Sha256::new();
            hash.update(b"firing-arc steps 1");
            hash.update(self.id);
            hash.update(decision.to_le_bytes());
            for (party, step) in &all {
                hash.update([match party {
                    Party::Seat(seat) => seat.number(),
                    Party::Server => 0,
                }]);
                hash.update(step);
            }
            Committed::of_key(hash.finalize().into())
        });
    }

    /// Forgets the key: the decision is over.
    pub fn close(&mut self) {
        self.dice = None;
    }

    /// Returns `true` if every step of the present decision has been given.
    pub const fn is_keyed(&self) -> bool {
        self.dice.is_some()
    }
}

impl Dice for Steps {
    /// Rolls one die.
    ///
    /// # Panics
    /// If the decision has no key. A battle refuses orders until it has one.
    fn roll(&mut self, why: Clause, faces: u8) -> u8 {
        self.dice.as_mut().expect("a decision is resolved only with its steps").roll(why, faces)
    }

    fn open(&mut self, turn: u32, phase: u8) {
        if let Some(dice) = &mut self.dice {
            dice.open(turn, phase);
        }
    }
}
