//! One battle in play: the only resting place of sealed orders until they are revealed together.

use std::fmt;

use crate::clause::{Flaw, Refusal};
use crate::dice::DiceFault;
use crate::digest::Digest;
use crate::record::{self, Header};
use crate::rules::{Demand, Outcome, Reading, Rules, Sealed};
use crate::seat::{Seat, Seats};
use crate::umpire::{Heard, Roll, Told, Umpire};

/// One decision of a battle after its reveal.
#[derive(Clone, Debug)]
pub struct Decision<R: Rules> {
    /// The game's own turn number, from 1.
    pub number: u32,
    /// The state before it.
    pub before: R::State,
    /// What stands of what every demanded seat wrote.
    pub orders: Vec<Sealed<R::Order>>,
    /// For each of them, what the seat wrote, where not all of it stands.
    pub written: Vec<Option<String>>,
    /// What was told, in order.
    pub told: Vec<Told<R::Event>>,
    /// Every face rolled, in order.
    pub faces: Vec<u8>,
    /// The digest of the record up to here.
    pub digest: Digest,
}

/// A battle in play.
#[derive(Debug)]
pub struct Match<R: Rules> {
    rules: R,
    header: Header,
    state: R::State,
    dice: record::Source,
    sealed: Vec<Option<Written<R::Order>>>,
    past: Vec<Decision<R>>,
    opening: Digest,
}

/// A sealed order with what the seat wrote, where not all of that stands.
#[derive(Clone, Debug)]
struct Written<O> {
    sealed: Sealed<O>,
    text: Option<String>,
}

/// Why a match did not take what it was given. Nothing has changed, but for [`MatchError::Dice`]: those orders stay sealed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatchError {
    /// The battle is over.
    Over,
    /// This seat is not asked to write now.
    NotAsked(Seat),
    /// This seat has sealed already; it may take its order back first.
    AlreadySealed(Seat),
    /// This seat has nothing sealed: it never wrote, or the turn has been revealed.
    NothingSealed(Seat),
    /// The order is illegal.
    Refused(Refusal),
    /// All orders are in, but the dice lack a face; they stay sealed until it is given.
    Dice(DiceFault),
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the battle is over"),
            Self::NotAsked(seat) => write!(f, "seat {seat} is not asked to write now"),
            Self::AlreadySealed(seat) => {
                write!(f, "seat {seat} has sealed its order; take it back to write another")
            }
            Self::NothingSealed(seat) => {
                write!(
                    f,
                    "seat {seat} has no sealed order to take back: none was written, or it has been revealed"
                )
            }
            Self::Refused(refusal) => refusal.fmt(f),
            Self::Dice(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for MatchError {}

impl<R: Rules> Match<R> {
    /// A battle at its set-up, or at the position its header names.
    ///
    /// # Errors
    /// Every flaw of that position or of the dice named in the header.
    pub fn new(rules: R, mut header: Header) -> Result<Self, Vec<Flaw>> {
        header.names.iter_mut().for_each(|name| *name = record::one_line(name));
        let state = match &header.position {
            Some(text) => rules.read_position(text)?,
            None => rules.start(),
        };
        let dice = header.dice.open().map_err(|flaw| vec![flaw])?;
        let sealed = vec![None; usize::from(rules.seats())];
        let opening = Digest::of(&header.to_string());
        Ok(Self { rules, header, state, dice, sealed, past: Vec::new(), opening })
    }

    /// The rules in force.
    pub const fn rules(&self) -> &R {
        &self.rules
    }

    /// What the battle was made from.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The full state: for the referee that keeps the battle, never for a seat, which gets a [`Match::view`].
    pub const fn state(&self) -> &R::State {
        &self.state
    }

    /// The decisions already revealed.
    pub fn past(&self) -> &[Decision<R>] {
        &self.past
    }

    /// The turn being played, from 1.
    pub fn turn(&self) -> u32 {
        self.rules.turn(&self.state)
    }

    /// Who must write now, or who has won.
    pub fn demand(&self) -> Demand {
        self.rules.demand(&self.state)
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.demand() {
            Demand::Over(outcome) => Some(outcome),
            Demand::Orders(_) => None,
        }
    }

    /// Who has sealed an order that is not yet revealed.
    pub fn sealed(&self) -> Seats {
        self.sealed.iter().flatten().fold(Seats::NONE, |seats, order| seats.and(order.sealed.seat()))
    }

    /// What a seat, or a spectator, may know now.
    pub fn view(&self, seat: Option<Seat>) -> R::View {
        self.rules.view(&self.state, seat)
    }

    /// The orders of a revealed decision that a seat, or a spectator, may read.
    pub fn orders(&self, index: usize, seat: Option<Seat>) -> impl Iterator<Item = &Sealed<R::Order>> {
        let decision = self.past.get(index).into_iter();
        let may = move |d: &&Decision<R>, o: &&Sealed<R::Order>| self.rules.reads(&d.before, o, seat);
        decision.flat_map(move |d| d.orders.iter().filter(move |o| may(&d, o)))
    }

    /// What a seat, or a spectator, could know when the decision of that index (from 0) began; none beyond the present.
    pub fn view_before(&self, index: usize, seat: Option<Seat>) -> Option<R::View> {
        if index == self.past.len() {
            return Some(self.view(seat));
        }
        self.past.get(index).map(|turn| self.rules.view(&turn.before, seat))
    }

    /// Reads an order as typed; nothing is sealed.
    ///
    /// # Errors
    /// If the battle is over or the seat is not asked to write.
    pub fn read(&self, seat: Seat, text: &str) -> Result<Reading<R::Order>, MatchError> {
        self.asked(seat)?;
        Ok(self.rules.read(&self.state, seat, text))
    }

    /// Seals a seat's order; the last demanded seat's seal reveals and resolves the decision.
    ///
    /// # Errors
    /// If the seat may not write, its order is illegal or the dice lack a face. Nothing is half applied: a refused
    /// order is not sealed, and orders that wait for dice stay sealed (see [`Match::roll_in`]).
    pub fn seal(&mut self, seat: Seat, order: R::Order) -> Result<(), MatchError> {
        self.put(seat, order, None)
    }

    /// Seals what stands of what a seat wrote, as at a table where orders are opened unread: what the rules say of the
    /// rest comes about, and the record keeps the text.
    ///
    /// # Errors
    /// As [`Match::seal`], but that no text is refused; the reading says what does not stand.
    pub fn seal_as_written(&mut self, seat: Seat, text: &str) -> Result<Reading<R::Order>, MatchError> {
        let reading = self.read(seat, text)?;
        let text = Some(record::one_line(text)).filter(|_| !reading.refused.is_empty());
        self.put(seat, reading.order.clone(), text)?;
        Ok(reading)
    }

    fn put(&mut self, seat: Seat, order: R::Order, text: Option<String>) -> Result<(), MatchError> {
        self.asked(seat)?;
        if self.sealed[seat.index()].is_some() {
            return Err(MatchError::AlreadySealed(seat));
        }
        let space = self.rules.space(&self.state, seat);
        let sealed = Sealed::check(&space, seat, order).map_err(MatchError::Refused)?;
        drop(space);
        self.sealed[seat.index()] = Some(Written { sealed, text });
        self.reveal()
    }

    /// Takes back a seat's sealed order before the reveal.
    ///
    /// # Errors
    /// If the seat has none.
    pub fn unseal(&mut self, seat: Seat) -> Result<R::Order, MatchError> {
        let place = self.sealed.get_mut(seat.index()).ok_or(MatchError::NotAsked(seat))?;
        place.take().map(|written| written.sealed.order().clone()).ok_or(MatchError::NothingSealed(seat))
    }

    /// How many typed faces no roll has used yet.
    pub fn faces_left(&self) -> usize {
        self.dice.left()
    }

    /// Adds faces of real dice and resolves the decision if all orders are in and the faces suffice.
    ///
    /// # Errors
    /// If a face is still missing or impossible; impossible faces are dropped.
    pub fn roll_in(&mut self, faces: &[u8]) -> Result<(), MatchError> {
        self.dice.add(faces);
        self.reveal()
    }

    /// The seats that must write now, if this is one of them.
    ///
    /// # Errors
    /// If the battle is over or the seat is not asked to write.
    pub fn asked(&self, seat: Seat) -> Result<Seats, MatchError> {
        match self.demand() {
            Demand::Over(_) => Err(MatchError::Over),
            Demand::Orders(seats) if seats.has(seat) => Ok(seats),
            Demand::Orders(_) => Err(MatchError::NotAsked(seat)),
        }
    }

    fn reveal(&mut self) -> Result<(), MatchError> {
        let Demand::Orders(seats) = self.demand() else { return Ok(()) };
        if self.sealed() != seats {
            return Ok(());
        }
        let (orders, written): (Vec<_>, Vec<_>) =
            self.sealed.iter().flatten().map(|w| (w.sealed.clone(), w.text.clone())).unzip();
        let mut state = self.state.clone();
        let mut umpire = Umpire::new(self.dice.clone(), Heard::default());
        self.rules.resolve(&mut umpire, &mut state, &orders);
        if let Some(fault) = umpire.fault() {
            if matches!(fault, DiceFault::Impossible { .. }) {
                self.dice.clear();
            }
            return Err(MatchError::Dice(fault));
        }
        debug_assert!(umpire.log.untold().is_empty(), "every roll is carried into the record by an event");
        self.sealed.fill_with(|| None);
        let number = self.turn();
        let told = umpire.log.into_told();
        let faces = told.iter().flat_map(|t| &t.rolls).map(|roll: &Roll| roll.face).collect();
        self.dice = umpire.dice;
        let before = std::mem::replace(&mut self.state, state);
        let mut turn = Decision { number, before, orders, written, told, faces, digest: Digest::default() };
        let text = record::input_and_events(&self.header, &turn);
        turn.digest = self.digest().then(&text).then(&self.rules.write_position(&self.state));
        self.past.push(turn);
        Ok(())
    }

    /// This battle as it stood when the decision of that index (from 0) began; none beyond the present.
    ///
    /// It is played again from its set-up, so the dice are those it had then; `names` are those who sit at it from now
    /// on, or none for the same as before.
    pub fn until(&self, index: usize, names: Option<Vec<String>>) -> Option<Self>
    where
        R: Clone,
    {
        let past = self.past.get(..index)?;
        let mut header = self.header.clone();
        if let Some(names) = names {
            header.names = names;
            header.names.resize(usize::from(self.rules.seats()), String::new());
        }
        let mut earlier = Self::new(self.rules.clone(), header).ok()?;
        for turn in past {
            earlier.dice.add(&turn.faces);
            for (sealed, text) in turn.orders.iter().zip(&turn.written) {
                earlier.put(sealed.seat(), sealed.order().clone(), text.clone()).ok()?;
            }
        }
        Some(earlier)
    }

    /// The digest of the record so far.
    pub fn digest(&self) -> Digest {
        self.past.last().map_or(self.opening, |turn| turn.digest)
    }

    /// The record's opening: header and its digest.
    pub fn opening(&self) -> String {
        format!("{}= {}\n", self.header, self.opening)
    }

    /// One revealed decision as a block of the record.
    pub fn block(&self, turn: &Decision<R>) -> String {
        format!("\n{}= {}\n", record::input_and_events(&self.header, turn), turn.digest)
    }

    /// The whole record so far; orders still sealed are not in it.
    pub fn record(&self) -> String {
        self.past.iter().fold(self.opening(), |text, turn| text + &self.block(turn))
    }
}
