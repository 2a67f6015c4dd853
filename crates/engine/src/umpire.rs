//! The umpire: dice and log, passed into the rules as one argument.

use crate::catalogue::{self, Catalogue};
use crate::clause::Clause;
use crate::dice::{Dice, DiceFault};
use crate::fact::{Describe, Fact};
use crate::seat::{Audience, Seat};

/// The umpire that resolves a decision: it rolls dice on request and hears events.
#[derive(Clone, Debug)]
pub struct Umpire<D, L> {
    /// The dice rolled.
    pub dice: D,
    /// The listener.
    pub log: L,
}

impl<D: Dice, L> Umpire<D, L> {
    /// Returns an umpire with these dice and this log.
    pub const fn new(dice: D, log: L) -> Self {
        Self { dice, log }
    }

    /// Opens the dice stream of a phase. One more roll in an early phase then does not change the later phases.
    #[inline]
    pub fn phase(&mut self, turn: u32, phase: u8) {
        self.dice.open(turn, phase);
    }

    /// Rolls one die under a clause: 1 to `faces`. Afterwards an event with its effect must be told to all who may see
    /// the roll. The event carries the roll into the record.
    #[inline]
    pub fn roll<E>(&mut self, why: Clause, faces: u8) -> u8
    where
        L: Log<E>,
    {
        let face = self.dice.roll(why, faces);
        self.log.rolled(Roll { why, faces, face });
        face
    }

    /// Announces the number of dice rolled next, whatever their faces. People who type faces in then know how many to
    /// roll at once.
    #[inline]
    pub fn announce(&mut self, dice: u8) {
        self.dice.announce(dice);
    }

    /// Rolls dice under a clause, one after another, and returns the sum of their entries in a table with one entry for
    /// each face. Events are told as for [`Umpire::roll`].
    #[inline]
    pub fn roll_sum<E>(&mut self, why: Clause, dice: u8, worth: &[u8]) -> u32
    where
        L: Log<E>,
    {
        if L::HEARS {
            let faces = worth.len() as u8;
            self.announce(dice);
            return (0..dice).map(|_| u32::from(worth[usize::from(self.roll(why, faces)) - 1])).sum();
        }
        self.dice.roll_sum(why, dice, worth)
    }

    /// Shuffles items by rolls under a clause, last item first.
    ///
    /// # Panics
    /// If there are more than 255 items, because no die has so many faces.
    pub fn shuffle<E, T>(&mut self, why: Clause, items: &mut [T])
    where
        L: Log<E>,
    {
        assert!(items.len() <= 255, "at most 255 items are shuffled at once");
        for i in (1..items.len()).rev() {
            let other = self.roll(why, i as u8 + 1) as usize - 1;
            items.swap(i, other);
        }
    }

    /// Tells an audience of an event, under a clause.
    #[inline]
    pub fn tell<E>(&mut self, to: Audience, why: Clause, event: impl FnOnce() -> E)
    where
        L: Log<E>,
    {
        self.log.tell(to, why, event);
    }

    /// Returns the fault of the dice, if any.
    pub fn fault(&self) -> Option<DiceFault> {
        self.dice.fault()
    }
}

/// One roll of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll {
    /// The clause that asked for it.
    pub why: Clause,
    /// The number of faces the die has.
    pub faces: u8,
    /// The face that came up, from 1.
    pub face: u8,
}

/// A listener to a battle. A silent log costs nothing.
pub trait Log<E> {
    /// `true` if it hears anything. If `false`, facts that are only told need not be computed.
    const HEARS: bool = true;

    /// Hears of an event. A log that does not listen never makes the event.
    fn tell(&mut self, to: Audience, why: Clause, event: impl FnOnce() -> E);

    /// Hears of a roll.
    fn rolled(&mut self, roll: Roll);
}

/// The log that does not listen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Log<E> for Silent {
    const HEARS: bool = false;

    #[inline(always)]
    fn tell(&mut self, _: Audience, _: Clause, _: impl FnOnce() -> E) {}

    #[inline(always)]
    fn rolled(&mut self, _: Roll) {}
}

/// An event as told, with the rolls that led to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// The seats and spectators who may learn of it.
    pub to: Audience,
    /// The clause that it cites.
    pub why: Clause,
    /// The rolls since the event before.
    pub rolls: Vec<Roll>,
    /// The event itself.
    pub event: E,
}

impl<E: Describe> Told<E> {
    /// Returns the event's sentence by a catalogue, or its bare facts without one.
    ///
    /// Sentences are commentary: no digest covers them, and no rule reads them.
    pub fn sentence(&self, words: Option<&Catalogue>) -> String {
        catalogue::sentence(words, &self.event.describe())
    }

    /// Returns this event as plain data: clause, sentence and rolls, then the event's own facts.
    pub fn facts(&self, words: Option<&Catalogue>) -> Fact {
        let own = self.event.describe();
        let text = catalogue::sentence(words, &own);
        let rolls = Fact::list(&self.rolls, |r| {
            Fact::map([
                ("clause", Fact::text(r.why.0)),
                ("faces", Fact::int(r.faces)),
                ("face", Fact::int(r.face)),
            ])
        });
        let told =
            Fact::map([("clause", Fact::text(self.why.0)), ("text", Fact::Text(text)), ("rolls", rolls)]);
        if let Fact::Map(own) = own { told.with(own) } else { told }
    }
}

/// The log that keeps everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard<E> {
    told: Vec<Told<E>>,
    rolls: Vec<Roll>,
}

impl<E> Default for Heard<E> {
    fn default() -> Self {
        Self { told: Vec::new(), rolls: Vec::new() }
    }
}

impl<E> Heard<E> {
    /// Returns all events told so far, in order.
    pub fn all(&self) -> &[Told<E>] {
        &self.told
    }

    /// Returns the events that one seat, or a spectator, may learn of. Events are filtered only here.
    pub fn for_seat(told: &[Told<E>], seat: Option<Seat>) -> impl Iterator<Item = &Told<E>> {
        told.iter().filter(move |t| t.to.has(seat))
    }

    /// Returns the rolls that no event has carried yet; none once a decision is resolved.
    pub fn untold(&self) -> &[Roll] {
        &self.rolls
    }

    /// Consumes the log and returns its events.
    pub fn into_told(self) -> Vec<Told<E>> {
        self.told
    }
}

impl<E> Log<E> for Heard<E> {
    fn tell(&mut self, to: Audience, why: Clause, event: impl FnOnce() -> E) {
        let rolls = std::mem::take(&mut self.rolls);
        self.told.push(Told { to, why, rolls, event: event() });
    }

    fn rolled(&mut self, roll: Roll) {
        self.rolls.push(roll);
    }
}

impl<E, L: Log<E>> Log<E> for &mut L {
    const HEARS: bool = L::HEARS;

    fn tell(&mut self, to: Audience, why: Clause, event: impl FnOnce() -> E) {
        (**self).tell(to, why, event);
    }

    fn rolled(&mut self, roll: Roll) {
        (**self).rolled(roll);
    }
}
