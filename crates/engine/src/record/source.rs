//! Sources of dice: their names in records, and the open sources.

use std::fmt;

use crate::clause::{Clause, Flaw};
use crate::dice::{Committed, Dice, DiceFault, Script, SeededDice, Steps};
use crate::digest::{hex, unhex};

/// The words by which a replay names an opened secret that does not have its commitment.
pub const NOT_COMMITTED: &str = "is not the one committed to";

/// The source of a battle's dice, as its record names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DiceSource {
    /// A seed.
    Seed(u64),
    /// People roll real dice and type the faces in.
    Typed,
    /// Hidden: a seat's record does not name the source.
    Hidden,
    /// The steps of the battle's parties, one a decision: in the record's lines `~ step`. The header has the battle's id.
    Steps,
    /// Every side's commitment, and its secret once it is opened.
    Committed {
        /// One commitment for each side.
        commitments: Vec<String>,
        /// One secret for each side; empty until they are opened.
        secrets: Vec<[u8; 32]>,
    },
}

impl Default for DiceSource {
    fn default() -> Self {
        Self::Seed(0)
    }
}

impl fmt::Display for DiceSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seed(seed) => write!(f, "seed {seed}"),
            Self::Typed => f.write_str("typed"),
            Self::Hidden => f.write_str("hidden"),
            Self::Steps => f.write_str("steps"),
            Self::Committed { commitments, secrets } => {
                write!(f, "committed {}", commitments.join(" "))?;
                secrets.iter().try_for_each(|s| write!(f, " opened {}", hex(s)))
            }
        }
    }
}

impl DiceSource {
    pub(super) fn parse(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').collect();
        match words.as_slice() {
            ["seed", seed] => seed.parse().ok().map(Self::Seed),
            ["typed"] => Some(Self::Typed),
            ["hidden"] => Some(Self::Hidden),
            ["steps"] => Some(Self::Steps),
            ["committed", rest @ ..] => {
                let split = rest.iter().position(|w| *w == "opened").unwrap_or(rest.len());
                let commitments: Vec<String> = rest[..split].iter().map(|w| (*w).to_owned()).collect();
                let opened = rest[split..].chunks(2).map(|pair| match pair {
                    ["opened", secret] => unhex(secret),
                    _ => None,
                });
                let whole = commitments.iter().all(|commitment| unhex::<32>(commitment).is_some());
                whole.then_some(())?;
                Some(Self::Committed { commitments, secrets: opened.collect::<Option<_>>()? })
            }
            _ => None,
        }
    }

    /// Opens the source. `steps` are the dice by steps of the battle, if its header has an id and parties.
    ///
    /// # Errors
    /// If secrets are missing or do not match their commitments, or if the source is steps and there are none.
    pub fn open(&self, steps: Option<Steps>) -> Result<Source, Flaw> {
        match self {
            Self::Seed(seed) => Ok(Source::Seeded(SeededDice::new(*seed))),
            Self::Typed => Ok(Source::Typed(Script::default())),
            Self::Steps => steps.map(|steps| Source::Steps(Box::new(steps))).ok_or_else(|| {
                Flaw::plain("dice", "dice by steps need the lines \"~ commit\" and \"~ id\" of the header")
            }),
            Self::Hidden => {
                Err(Flaw::plain("dice", "this record does not have them, so no dice can be rolled"))
            }
            Self::Committed { secrets, .. } if secrets.is_empty() => Err(Flaw::plain(
                "dice",
                "the sides have not opened their secrets; until then no dice can be rolled",
            )),
            Self::Committed { commitments, secrets } => Committed::open_all(commitments, secrets)
                .map(|dice| Source::Committed(Box::new(dice)))
                .map_err(|side| Flaw::plain("dice", format!("secret {} {NOT_COMMITTED}", side + 1))),
        }
    }
}

/// An open source of dice of any kind.
#[derive(Clone, Debug)]
pub enum Source {
    /// From a seed.
    Seeded(SeededDice),
    /// Typed in.
    Typed(Script),
    /// From committed secrets.
    Committed(Box<Committed>),
    /// From the steps of the parties.
    Steps(Box<Steps>),
}

impl Source {
    /// Adds typed faces; other kinds ignore them.
    pub fn add(&mut self, faces: &[u8]) {
        if let Self::Typed(script) = self {
            script.add(faces);
        }
    }

    /// Removes typed faces after the first `count`, and returns them.
    pub fn cut(&mut self, count: usize) -> Vec<u8> {
        if let Self::Typed(script) = self { script.cut(count) } else { Vec::new() }
    }

    /// Returns the number of typed faces not yet used.
    pub fn left(&self) -> usize {
        if let Self::Typed(script) = self { script.left() } else { 0 }
    }

    /// Returns the typed faces not used yet, in order.
    pub fn faces(&self) -> Vec<u8> {
        if let Self::Typed(script) = self { script.faces().collect() } else { Vec::new() }
    }
}

impl Dice for Source {
    fn roll(&mut self, why: Clause, faces: u8) -> u8 {
        match self {
            Self::Seeded(dice) => dice.roll(why, faces),
            Self::Typed(dice) => dice.roll(why, faces),
            Self::Committed(dice) => dice.roll(why, faces),
            Self::Steps(dice) => dice.roll(why, faces),
        }
    }

    fn open(&mut self, turn: u32, phase: u8) {
        match self {
            Self::Seeded(dice) => dice.open(turn, phase),
            Self::Typed(dice) => dice.open(turn, phase),
            Self::Committed(dice) => dice.open(turn, phase),
            Self::Steps(dice) => dice.open(turn, phase),
        }
    }

    #[inline]
    fn announce(&mut self, dice: u8) {
        if let Self::Typed(script) = self {
            script.announce(dice);
        }
    }

    fn fault(&self) -> Option<DiceFault> {
        if let Self::Typed(dice) = self { dice.fault() } else { None }
    }
}
