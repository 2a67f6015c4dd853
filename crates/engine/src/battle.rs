//! One battle in play. Sealed orders are kept here alone until they are revealed together.

mod decision;
mod ending;
mod error;
mod reveal;
mod writing;

use std::sync::Arc;

use crate::catalogue::Catalogue;
use crate::clause::{Clause, Flaw};
use crate::dice::DiceFault;
use crate::digest::Digest;
use crate::flaws::Flaws;
use crate::record::{self, Header, Wording};
use crate::rules::{Demand, Outcome, Reading, Rules, Sealed};
use crate::seat::{Seat, Seats};

pub use decision::Decision;
pub use error::BattleError;

/// A battle in play.
///
/// Orders stay sealed until the last demanded seat has written. Then they are revealed and resolved together.
///
/// ```
/// use engine::example::Broadsides;
/// use engine::record::{DiceSource, Header};
/// use engine::{Battle, BattleError, Seat};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut battle = Battle::new(Broadsides, Header::of::<Broadsides>(DiceSource::Seed(1)))?;
/// battle.seal(Seat(0), "fire 3".parse()?)?;
/// assert!(battle.past().is_empty(), "seat 2 has not written");
/// assert_eq!(battle.seal(Seat(0), "fire 1".parse()?), Err(BattleError::AlreadySealed(Seat(0))));
/// battle.seal(Seat(1), "fire 2".parse()?)?;
/// assert_eq!(battle.past().len(), 1);
/// assert_eq!(battle.past()[0].faces.len(), 5, "dice rolled");
/// assert_eq!(battle.turn(), 2);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Battle<R: Rules> {
    rules: R,
    header: Header,
    state: R::State,
    dice: record::Source,
    sealed: Vec<Option<Written<R::Order>>>,
    past: Vec<Decision<R>>,
    opening: Digest,
    wanted: Option<Wanted>,
    /// Lines of a sealed battle (`~ `) of the decision being played.
    sealed_lines: Vec<String>,
    agreed: Seats,
    end: Option<End>,
    words: Option<Arc<Catalogue>>,
}

/// The end block of a battle: its players ended it, or signed its end.
#[derive(Clone, Debug)]
struct End {
    outcome: Outcome,
    /// Its lines in the record, without the digest.
    text: String,
    digest: Digest,
}

/// The next die that a decision waits for. All orders are in, and people roll real dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The clause under which it is rolled.
    pub why: Clause,
    /// The number of faces it has.
    pub faces: u8,
    /// The number of equal dice rolled in a row from this one on, whatever their faces. More dice may follow, depending
    /// on these faces.
    pub least: u8,
    /// The sentence of the last event told to everybody before this die, if this decision has told any.
    pub after: Option<String>,
    /// The faces already given for this decision, in order.
    pub typed: Vec<u8>,
    /// Faces given too early and dropped, because this die does not have the first of them.
    pub dropped: Vec<u8>,
}

/// A sealed order, and the seat's own text if part of it does not count.
#[derive(Clone, Debug)]
struct Written<O> {
    sealed: Sealed<O>,
    text: Option<String>,
}

impl<R: Rules> Battle<R> {
    /// Returns a battle at its set-up, or at the position that its header names. A header without a game gets the name
    /// of these rules.
    ///
    /// # Errors
    /// If the header names another game; every flaw of its position or of its dice.
    pub fn new(rules: R, mut header: Header) -> Result<Self, Flaws> {
        if header.game.is_empty() {
            R::NAME.clone_into(&mut header.game);
            header.version = R::VERSION;
        } else if header.game != R::NAME {
            let what = format!("the header names {}, but these are the rules of {}", header.game, R::NAME);
            return Err(Flaw::plain("game", what).into());
        }
        header.names.iter_mut().for_each(|name| *name = record::one_line(name));
        header.wording = Wording::FACTS;
        let state = match &header.position {
            Some(text) => rules.read_position(text)?,
            None => rules.start(),
        };
        let dice = header.dice.open(header.steps()).map_err(Flaws::from)?;
        let sealed = vec![None; usize::from(rules.seats())];
        let opening = Digest::of(&header.covered());
        let (past, agreed) = (Vec::new(), Seats::NONE);
        let (wanted, sealed_lines, end, words) = (None, Vec::new(), None, None);
        Ok(Self {
            rules,
            header,
            state,
            dice,
            sealed,
            past,
            opening,
            wanted,
            sealed_lines,
            agreed,
            end,
            words,
        })
    }

    /// Sets the catalogue for all sentences, past and future. Without one, sentences are bare facts.
    ///
    /// Nothing else changes: no digest covers a sentence.
    pub fn say_in(&mut self, words: Arc<Catalogue>) {
        self.header.wording = words.wording();
        self.words = Some(words);
        if let Some(typed) = self.wanted.as_ref().map(|wanted| wanted.typed.len()) {
            let played = self.resolved(self.dice.clone());
            let after = played.told_after(typed).map(|told| told.sentence(self.words()));
            self.wanted.iter_mut().for_each(|wanted| wanted.after.clone_from(&after));
        }
    }

    /// Returns the catalogue of this battle's sentences; `None` if its sentences are bare facts.
    pub fn words(&self) -> Option<&Catalogue> {
        self.words.as_deref()
    }

    /// Returns the rules in force.
    pub const fn rules(&self) -> &R {
        &self.rules
    }

    /// Returns the data from which the battle was made.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Returns the full state, for the referee that keeps the battle. A seat gets a [`Battle::view`] instead.
    pub const fn state(&self) -> &R::State {
        &self.state
    }

    /// Returns the decisions already revealed.
    pub fn past(&self) -> &[Decision<R>] {
        &self.past
    }

    /// Returns the number of decisions already revealed.
    pub fn revealed(&self) -> usize {
        self.past.len()
    }

    /// Returns the number of the turn being played, from 1.
    pub fn turn(&self) -> u32 {
        self.rules.turn(&self.state)
    }

    /// Returns the seats that must write now, or the outcome of the battle.
    pub fn demand(&self) -> Demand {
        self.end.as_ref().map_or_else(|| self.rules.demand(&self.state), |end| Demand::Over(end.outcome))
    }

    /// Returns the outcome, if the battle has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.demand() {
            Demand::Over(outcome) => Some(outcome),
            Demand::Orders(_) => None,
        }
    }

    /// Returns the seats whose sealed orders are not yet revealed.
    pub fn sealed(&self) -> Seats {
        self.sealed.iter().flatten().fold(Seats::NONE, |seats, order| seats.and(order.sealed.seat()))
    }

    /// Returns everything that a seat, or a spectator, may know now.
    pub fn view(&self, seat: Option<Seat>) -> R::View {
        self.rules.view(&self.state, seat)
    }

    /// Returns the orders of a revealed decision that a seat, or a spectator, may read.
    pub fn orders(&self, index: usize, seat: Option<Seat>) -> impl Iterator<Item = &Sealed<R::Order>> {
        let decision = self.past.get(index).into_iter();
        let may = move |d: &&Decision<R>, o: &&Sealed<R::Order>| self.rules.reads(&d.before, o, seat);
        decision.flat_map(move |d| d.orders.iter().filter(move |o| may(&d, o)))
    }

    /// Returns everything that a seat, or a spectator, could know when decision `index` (from 0) began; `None` for
    /// later decisions.
    pub fn view_before(&self, index: usize, seat: Option<Seat>) -> Option<R::View> {
        if index == self.past.len() {
            return Some(self.view(seat));
        }
        self.past.get(index).map(|turn| self.rules.view(&turn.before, seat))
    }

    /// Reads an order as typed, without sealing it.
    ///
    /// # Errors
    /// If the battle is over or the seat is not asked to write.
    pub fn read(&self, seat: Seat, text: &str) -> Result<Reading<R::Order>, BattleError> {
        self.asked(seat)?;
        Ok(self.rules.read(&self.state, seat, text))
    }

    /// Seals a seat's order. The seal of the last demanded seat reveals and resolves the decision, or waits for dice
    /// that people roll (see [`Battle::wanted`]).
    ///
    /// # Errors
    /// If the seat may not write or its order is illegal. Nothing is half applied: a refused order is not sealed.
    pub fn seal(&mut self, seat: Seat, order: R::Order) -> Result<(), BattleError> {
        self.seal_kept(seat, order, None)
    }

    /// Seals a seat's text if all of it is legal; otherwise seals nothing, and the reading says why. The text is read
    /// once.
    ///
    /// # Errors
    /// Those of [`Battle::seal`], except refusals of the text.
    pub fn seal_if_all_stands(&mut self, seat: Seat, text: &str) -> Result<Reading<R::Order>, BattleError> {
        let reading = self.read(seat, text)?;
        if reading.refused.is_empty() {
            self.seal_kept(seat, reading.order.clone(), None)?;
        }
        Ok(reading)
    }

    /// Seals the legal part of a seat's text, as at a table where orders are opened unread. The rules decide the effect
    /// of the rest, and the record keeps the whole text.
    ///
    /// # Errors
    /// Those of [`Battle::seal`], except refusals of the text; the reading names the parts that do not count.
    pub fn seal_as_written(&mut self, seat: Seat, text: &str) -> Result<Reading<R::Order>, BattleError> {
        let text = record::one_line(text);
        let reading = self.read(seat, &text)?;
        let kept = Some(text).filter(|_| !reading.refused.is_empty());
        self.seal_kept(seat, reading.order.clone(), kept)?;
        Ok(reading)
    }

    fn seal_kept(&mut self, seat: Seat, order: R::Order, text: Option<String>) -> Result<(), BattleError> {
        self.asked(seat)?;
        if self.wanted.is_some() {
            return Err(BattleError::Rolling);
        }
        if self.sealed[seat.index()].is_some() {
            return Err(BattleError::AlreadySealed(seat));
        }
        if matches!(&self.dice, record::Source::Steps(steps) if !steps.is_keyed()) {
            return Err(BattleError::NoSteps);
        }
        let space = self.rules.space(&self.state, seat);
        let sealed = Sealed::check(&space, seat, order).map_err(BattleError::Refused)?;
        drop(space);
        self.sealed[seat.index()] = Some(Written { sealed, text });
        self.reveal();
        Ok(())
    }

    /// Takes the lines of the present decision in a sealed battle (`~ `). The record shows them, and the lines `~ step`
    /// key the dice, if these are by steps. Called before any order of the decision is sealed.
    pub fn open_steps(&mut self, lines: Vec<String>) {
        if let record::Source::Steps(dice) = &mut self.dice {
            let decision = self.past.len() as u32 + 1;
            dice.give(decision, &record::steps(lines.iter().map(String::as_str)));
        }
        self.sealed_lines = lines;
    }

    /// Takes back a seat's sealed order before the reveal.
    ///
    /// # Errors
    /// If the seat has none, or if all orders are in and their dice are being rolled. Somebody who knows a face, or the
    /// purpose of the next die, may not change an order.
    pub fn unseal(&mut self, seat: Seat) -> Result<R::Order, BattleError> {
        let place = self.sealed.get_mut(seat.index()).ok_or(BattleError::NotAsked(seat))?;
        if self.wanted.is_some() {
            return Err(BattleError::Rolling);
        }
        place.take().map(|written| written.sealed.order().clone()).ok_or(BattleError::NothingSealed(seat))
    }

    /// Returns the next die that people must roll before the decision is resolved; `None` while orders are missing.
    pub const fn wanted(&self) -> Option<&Wanted> {
        self.wanted.as_ref()
    }

    /// Returns the number of typed faces that no roll has used yet.
    pub fn faces_left(&self) -> usize {
        self.dice.left()
    }

    /// Adds typed faces before they are asked for, as records, examples and openings do. People at a table use
    /// [`Battle::roll_in`]. Other kinds of dice ignore the faces.
    pub fn lay_ready(&mut self, faces: &[u8]) {
        self.dice.add(faces);
        self.reveal();
    }

    /// Takes the faces of real dice that a decision waits for, and resolves it if they suffice.
    ///
    /// # Errors
    /// If no decision waits for dice, if a die does not have its face, or if there are more faces than the decision
    /// rolls. Then none of these faces is kept.
    pub fn roll_in(&mut self, faces: &[u8]) -> Result<(), BattleError> {
        if self.wanted.is_none() {
            return Err(BattleError::NoDiceWanted);
        }
        let mut dice = self.dice.clone();
        dice.add(faces);
        let played = self.resolved(dice);
        let left = played.dice.left();
        match played.fault {
            Some(fault @ DiceFault::Impossible { .. }) => {
                return Err(BattleError::Dice { place: faces.len() + 1 - left, fault });
            }
            None if left > 0 => {
                return Err(BattleError::TooManyFaces { needed: faces.len() - left, given: faces.len() });
            }
            _ => {}
        }
        if faces.is_empty() {
            return Ok(());
        }
        self.dice.add(faces);
        self.take(played);
        Ok(())
    }

    /// Returns the seats that must write now, if this seat is one of them.
    ///
    /// # Errors
    /// If the battle is over or the seat is not asked to write.
    pub fn asked(&self, seat: Seat) -> Result<Seats, BattleError> {
        match self.demand() {
            Demand::Over(_) => Err(BattleError::Over),
            Demand::Orders(seats) if seats.has(seat) => Ok(seats),
            Demand::Orders(_) => Err(BattleError::NotAsked(seat)),
        }
    }

    /// Returns this battle as it was when decision `index` (from 0) began; `None` for later decisions.
    ///
    /// The battle is replayed from its set-up, so its dice are the same. `names` are the players from now on; without
    /// it they stay the same.
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
        self.words.iter().for_each(|words| earlier.say_in(words.clone()));
        for turn in past {
            earlier.dice.add(&turn.faces);
            earlier.open_steps(turn.sealed_lines.clone());
            for (sealed, text) in turn.orders.iter().zip(&turn.written) {
                earlier.seal_kept(sealed.seat(), sealed.order().clone(), text.clone()).ok()?;
            }
        }
        Some(earlier)
    }
}
