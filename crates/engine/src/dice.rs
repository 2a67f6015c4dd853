//! Kinds of dice: seeded, in one stream, kept, script, odometer (every outcome), committed (from secrets of both sides)
//! and by steps (from a secret number of every party for each decision).

use std::collections::VecDeque;
use std::fmt;

use chacha20::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest as _, Sha256};

use crate::clause::Clause;
use crate::rng::{Seeded, Seeds};

mod one_stream;
mod steps;

pub use one_stream::OneStream;
pub use steps::{Party, Steps};

/// A source of die faces.
pub trait Dice {
    /// Rolls one die under a clause: 1 to `faces`.
    fn roll(&mut self, why: Clause, faces: u8) -> u8;

    /// Rolls dice under a clause, one after another, and returns the sum of their entries in the table `worth`. Each
    /// die has one face for every entry; the table has 1 to 255 entries.
    #[inline]
    fn roll_sum(&mut self, why: Clause, dice: u8, worth: &[u8]) -> u32 {
        (0..dice).map(|_| u32::from(worth[usize::from(self.roll(why, worth.len() as u8)) - 1])).sum()
    }

    /// Opens the stream of a phase of a turn. Sources without streams ignore it.
    fn open(&mut self, _turn: u32, _phase: u8) {}

    /// Announces the number of dice rolled next, whatever their faces. Only sources that wait for people use it.
    #[inline]
    fn announce(&mut self, _dice: u8) {}

    /// Returns the fault of this source so far, if any. A decision resolved with faulty dice must be discarded.
    fn fault(&self) -> Option<DiceFault> {
        None
    }
}

impl<D: Dice + ?Sized> Dice for &mut D {
    fn roll(&mut self, why: Clause, faces: u8) -> u8 {
        (**self).roll(why, faces)
    }

    #[inline]
    fn roll_sum(&mut self, why: Clause, dice: u8, worth: &[u8]) -> u32 {
        (**self).roll_sum(why, dice, worth)
    }

    fn open(&mut self, turn: u32, phase: u8) {
        (**self).open(turn, phase);
    }

    #[inline]
    fn announce(&mut self, dice: u8) {
        (**self).announce(dice);
    }

    fn fault(&self) -> Option<DiceFault> {
        (**self).fault()
    }
}

/// The reason why a source of dice could not give a face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceFault {
    /// The script ran out: this die must be rolled and its face typed in.
    Missing {
        /// The clause that asks for it.
        why: Clause,
        /// The number of faces it has.
        faces: u8,
        /// The number of dice rolled in a row from this one on, whatever their faces. At least this many are missing.
        least: u8,
    },
    /// The script has a face that this die does not have.
    Impossible {
        /// The clause that asked.
        why: Clause,
        /// The number of faces the die has.
        faces: u8,
        /// The face given.
        face: u8,
    },
}

impl DiceFault {
    /// Returns the clause that asked for the die.
    pub const fn why(&self) -> Clause {
        match self {
            Self::Missing { why, .. } | Self::Impossible { why, .. } => *why,
        }
    }
}

impl fmt::Display for DiceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { why, faces, least } => {
                write!(f, "[{why}] at least {least} more d{faces} to be rolled")
            }
            Self::Impossible { why, faces, face } => write!(f, "[{why}] a d{faces} has no face {face}"),
        }
    }
}

/// Seeded dice (xoshiro256++) with one stream for each phase. For search, lab and battles against captains.
#[derive(Clone, Debug)]
pub struct SeededDice {
    seeds: Seeds,
    stream: Seeded,
}

impl SeededDice {
    /// Returns dice from a seed.
    pub fn new(seed: u64) -> Self {
        let seeds = Seeds::new(seed);
        Self { seeds, stream: seeds.keyed(0, 0) }
    }
}

impl Dice for SeededDice {
    #[inline]
    fn roll(&mut self, _: Clause, faces: u8) -> u8 {
        self.stream.below(u32::from(faces)) as u8 + 1
    }

    #[inline]
    fn open(&mut self, turn: u32, phase: u8) {
        self.stream = self.seeds.keyed(u64::from(turn), u64::from(phase) + 1);
    }
}

/// Dice for rules that roll none, and for playouts of such rules. A roll always gives the first face.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoDice;

impl Dice for NoDice {
    fn roll(&mut self, _: Clause, _: u8) -> u8 {
        1
    }
}

/// Dice that keep every face of another source, so that the faces can be rolled again as a script.
#[derive(Clone, Debug)]
pub struct Kept<D> {
    source: D,
    faces: Vec<u8>,
}

impl<D: Dice> Kept<D> {
    /// Keeps the faces of this source.
    pub const fn new(source: D) -> Self {
        Self { source, faces: Vec::new() }
    }

    /// Returns the faces rolled so far, in order.
    pub fn faces(&self) -> &[u8] {
        &self.faces
    }
}

impl<D: Dice> Dice for Kept<D> {
    fn roll(&mut self, why: Clause, faces: u8) -> u8 {
        let face = self.source.roll(why, faces);
        self.faces.push(face);
        face
    }

    fn open(&mut self, turn: u32, phase: u8) {
        self.source.open(turn, phase);
    }

    fn announce(&mut self, dice: u8) {
        self.source.announce(dice);
    }

    fn fault(&self) -> Option<DiceFault> {
        self.source.fault()
    }
}

/// Faces given in advance, typed in by people who roll real dice, or written in a test. All must be used.
#[derive(Clone, Debug, Default)]
pub struct Script {
    faces: VecDeque<u8>,
    fault: Option<DiceFault>,
    /// Dice that were announced and not yet rolled.
    announced: u8,
}

impl Script {
    /// Returns dice that show these faces, in order.
    pub fn new(faces: &[u8]) -> Self {
        Self { faces: faces.iter().copied().collect(), fault: None, announced: 0 }
    }

    /// Adds faces at the end.
    pub fn add(&mut self, faces: &[u8]) {
        self.faces.extend(faces);
    }

    /// Returns the number of faces left.
    pub fn left(&self) -> usize {
        self.faces.len()
    }

    /// Removes all faces after the first `count`, and returns them.
    pub fn cut(&mut self, count: usize) -> Vec<u8> {
        self.faces.split_off(count.min(self.faces.len())).into()
    }

    /// Returns the faces not used yet, in order.
    pub fn faces(&self) -> impl Iterator<Item = u8> + '_ {
        self.faces.iter().copied()
    }
}

impl Dice for Script {
    fn roll(&mut self, why: Clause, faces: u8) -> u8 {
        let least = self.announced.max(1);
        self.announced = self.announced.saturating_sub(1);
        if self.fault.is_some() {
            return 1;
        }
        let fault = match self.faces.front() {
            Some(face) if (1..=faces).contains(face) => return self.faces.pop_front().unwrap_or(1),
            Some(face) => DiceFault::Impossible { why, faces, face: *face },
            None => DiceFault::Missing { why, faces, least },
        };
        self.fault = Some(fault);
        1
    }

    fn announce(&mut self, dice: u8) {
        self.announced = dice;
    }

    fn fault(&self) -> Option<DiceFault> {
        self.fault
    }
}

/// Dice that go through every outcome: resolve, read the chance, advance, until there is no outcome left.
///
/// ```
/// use engine::{Clause, dice::{Dice, Odometer}};
/// let mut dice = Odometer::default();
/// let mut sevens = 0;
/// loop {
///     let sum = dice.roll(Clause("T-1"), 6) + dice.roll(Clause("T-1"), 6);
///     sevens += u32::from(sum == 7);
///     assert_eq!(dice.outcomes(), 36, "each outcome is one of 36 equally likely ones");
///     if !dice.advance() { break; }
/// }
/// assert_eq!(sevens, 6);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Odometer {
    wheels: Vec<(u8, u8)>,
    at: usize,
}

impl Odometer {
    /// Returns the reciprocal of the probability of the outcome just rolled.
    pub fn outcomes(&self) -> u128 {
        self.wheels[..self.at].iter().map(|(_, faces)| u128::from(*faces)).product()
    }

    /// Advances to the next outcome. Returns `false` after the last one.
    pub fn advance(&mut self) -> bool {
        self.wheels.truncate(self.at);
        self.at = 0;
        while let Some((face, faces)) = self.wheels.pop() {
            if face < faces {
                self.wheels.push((face + 1, faces));
                return true;
            }
        }
        false
    }
}

impl Dice for Odometer {
    fn roll(&mut self, _: Clause, faces: u8) -> u8 {
        if self.at == self.wheels.len() {
            self.wheels.push((1, faces));
        }
        self.at += 1;
        self.wheels[self.at - 1].0
    }
}

/// Dice between people who do not trust one another: ChaCha12 keyed by the secrets of all sides, one stream a phase.
///
/// Before the battle each side publishes [`commitment`] of its secret; afterwards the secrets are opened, and
/// [`Committed::open_all`] proves that they are the ones committed to.
pub struct Committed {
    key: [u8; 32],
    stream: ChaCha12Rng,
}

impl Clone for Committed {
    fn clone(&self) -> Self {
        let mut stream = ChaCha12Rng::from_seed(self.key);
        stream.set_stream(self.stream.get_stream());
        stream.set_word_pos(self.stream.get_word_pos());
        Self { key: self.key, stream }
    }
}

impl fmt::Debug for Committed {
    /// Hides the key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Committed")
    }
}

impl Committed {
    /// Returns dice keyed by these secrets, in the order of the sides.
    pub fn new(secrets: &[[u8; 32]]) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"firing-arc dice 1");
        for secret in secrets {
            hash.update(secret);
        }
        Self::of_key(hash.finalize().into())
    }

    /// Returns dice that follow from a key.
    pub(crate) fn of_key(key: [u8; 32]) -> Self {
        Self { key, stream: ChaCha12Rng::from_seed(key) }
    }

    /// Returns dice keyed by these secrets, if every secret matches its commitment.
    ///
    /// # Errors
    /// The index of the side whose secret does not fit its commitment, or that has none.
    pub fn open_all(commitments: &[String], secrets: &[[u8; 32]]) -> Result<Self, usize> {
        if commitments.len() != secrets.len() {
            return Err(commitments.len().min(secrets.len()));
        }
        match commitments.iter().zip(secrets).position(|(c, s)| *c != commitment(s)) {
            Some(side) => Err(side),
            None => Ok(Self::new(secrets)),
        }
    }
}

/// Returns the commitment to its secret that a side publishes before the battle: 64 hexadecimal digits.
pub fn commitment(secret: &[u8; 32]) -> String {
    let mut hash = Sha256::new();
    hash.update(b"firing-arc commitment 1");
    hash.update(secret);
    crate::digest::hex(&hash.finalize())
}

impl Dice for Committed {
    fn roll(&mut self, _: Clause, faces: u8) -> u8 {
        let faces = u32::from(faces);
        let limit = u32::MAX - u32::MAX % faces;
        loop {
            let bits = self.stream.next_u32();
            if bits < limit {
                return (bits % faces) as u8 + 1;
            }
        }
    }

    fn open(&mut self, turn: u32, phase: u8) {
        self.stream.set_stream(u64::from(turn) << 8 | u64::from(phase));
        self.stream.set_word_pos(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHY: Clause = Clause("T-1");

    #[test]
    fn one_roll_more_in_a_phase_leaves_the_next_phase_alone() {
        let mut secrets = [[1; 32], [2; 32]];
        let mut sources: [Box<dyn Dice>; 2] =
            [Box::new(SeededDice::new(7)), Box::new(Committed::new(&secrets))];
        for dice in &mut sources {
            let mut second_phase = |first: usize| {
                dice.open(3, 0);
                for _ in 0..first {
                    dice.roll(WHY, 6);
                }
                dice.open(3, 1);
                (0..20).map(|_| dice.roll(WHY, 20)).collect::<Vec<_>>()
            };
            assert_eq!(second_phase(1), second_phase(5));
        }
        secrets[1][0] = 3;
        let mut other = Committed::new(&secrets);
        other.open(3, 1);
        sources[1].open(3, 1);
        let faces = |d: &mut dyn Dice| (0..20).map(|_| d.roll(WHY, 20)).collect::<Vec<_>>();
        assert_ne!(faces(&mut other), faces(&mut *sources[1]), "another secret, other dice");
    }

    #[test]
    fn committed_dice_open_only_with_the_committed_secrets() {
        let secrets = [[4; 32], [5; 32]];
        let commitments: Vec<String> = secrets.iter().map(commitment).collect();
        assert!(Committed::open_all(&commitments, &secrets).is_ok());
        assert_eq!(Committed::open_all(&commitments, &[[4; 32], [6; 32]]).err(), Some(1));
        assert_eq!(Committed::open_all(&commitments, &secrets[..1]).err(), Some(1));
    }

    #[test]
    fn a_script_says_what_it_lacks() {
        let mut script = Script::new(&[3, 9]);
        assert_eq!(script.roll(WHY, 6), 3);
        assert_eq!(script.fault(), None);
        script.roll(WHY, 6);
        assert_eq!(script.fault(), Some(DiceFault::Impossible { why: WHY, faces: 6, face: 9 }));
        let mut empty = Script::default();
        empty.roll(WHY, 8);
        assert_eq!(empty.fault(), Some(DiceFault::Missing { why: WHY, faces: 8, least: 1 }));
    }

    #[test]
    fn kept_faces_roll_again_as_a_script() {
        let mut kept = Kept::new(SeededDice::new(1));
        let first: Vec<u8> = (0..9).map(|_| kept.roll(WHY, 12)).collect();
        let mut script = Script::new(kept.faces());
        assert_eq!(first, (0..9).map(|_| script.roll(WHY, 12)).collect::<Vec<_>>());
        assert_eq!(script.left(), 0);
    }

    #[test]
    fn the_odometer_follows_rolls_that_hang_on_rolls() {
        // A 1 on the first die rolls a second: 5 + 6 outcomes, chances 5/6 and 6/36.
        let (mut dice, mut count, mut sixths) = (Odometer::default(), 0, 0);
        loop {
            if dice.roll(WHY, 6) == 1 {
                dice.roll(WHY, 6);
            }
            count += 1;
            sixths += 36 / dice.outcomes();
            if !dice.advance() {
                break;
            }
        }
        assert_eq!((count, sixths), (11, 36));
    }
}
