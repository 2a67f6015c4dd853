//! One battle in play: the only resting place of sealed orders until they are revealed together.

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
/// Orders stay sealed until the last demanded seat has written; then they are revealed and resolved at once.
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
    agreed: Seats,
    end: Option<End>,
    words: Option<Arc<Catalogue>>,
}

/// The end of a battle by the players' will.
#[derive(Clone, Debug)]
struct End {
    outcome: Outcome,
    /// Its lines in the record, without the digest.
    text: String,
    digest: Digest,
}

/// The next die that a decision waits for: all orders are in, and people roll real dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The clause it is rolled under.
    pub why: Clause,
    /// The number of faces it has.
    pub faces: u8,
    /// The number of dice of this size rolled in a row from this one on, whatever their faces. More may follow: what
    /// comes after them depends on the faces they show.
    pub least: u8,
    /// The event told to all just before it, in words, if this decision has told any.
    pub after: Option<String>,
    /// The faces that this decision has already, in order.
    pub typed: Vec<u8>,
    /// Faces given before they were asked for, dropped because the first of them is none of this die.
    pub dropped: Vec<u8>,
}

/// A sealed order with what the seat wrote, where not all of that stands.
#[derive(Clone, Debug)]
struct Written<O> {
    sealed: Sealed<O>,
    text: Option<String>,
}

impl<R: Rules> Battle<R> {
    /// A battle at its set-up, or at the position its header names. A header without a game becomes one of these rules.
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
        let dice = header.dice.open().map_err(Flaws::from)?;
        let sealed = vec![None; usize::from(rules.seats())];
        let opening = Digest::of(&header.covered());
        let (past, agreed) = (Vec::new(), Seats::NONE);
        let (wanted, end, words) = (None, None, None);
        Ok(Self { rules, header, state, dice, sealed, past, opening, wanted, agreed, end, words })
    }

    /// Tells what happened, and what will, in the words of a catalogue; before, sentences are the bare facts.
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

    /// The catalogue that sentences are made by; none where they are the bare facts.
    pub fn words(&self) -> Option<&Catalogue> {
        self.words.as_deref()
    }

    /// The rules in force.
    pub const fn rules(&self) -> &R {
        &self.rules
    }

    /// Returns the data the battle was made from.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The full state: for the referee that keeps the battle, never for a seat, which gets a [`Battle::view`].
    pub const fn state(&self) -> &R::State {
        &self.state
    }

    /// The decisions already revealed.
    pub fn past(&self) -> &[Decision<R>] {
        &self.past
    }

    /// Number of decisions already revealed.
    pub fn revealed(&self) -> usize {
        self.past.len()
    }

    /// The turn being played, from 1.
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

    /// Returns what a seat, or a spectator, may know now.
    pub fn view(&self, seat: Option<Seat>) -> R::View {
        self.rules.view(&self.state, seat)
    }

    /// The orders of a revealed decision that a seat, or a spectator, may read.
    pub fn orders(&self, index: usize, seat: Option<Seat>) -> impl Iterator<Item = &Sealed<R::Order>> {
        let decision = self.past.get(index).into_iter();
        let may = move |d: &&Decision<R>, o: &&Sealed<R::Order>| self.rules.reads(&d.before, o, seat);
        decision.flat_map(move |d| d.orders.iter().filter(move |o| may(&d, o)))
    }

    /// Returns what a seat, or a spectator, could know when decision `index` (from 0) began; none beyond the present.
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
    pub fn read(&self, seat: Seat, text: &str) -> Result<Reading<R::Order>, BattleError> {
        self.asked(seat)?;
        Ok(self.rules.read(&self.state, seat, text))
    }

    /// Seals a seat's order; the last demanded seat's seal reveals and resolves the decision, or waits for dice that
    /// people roll (see [`Battle::wanted`]).
    ///
    /// # Errors
    /// If the seat may not write or its order is illegal. Nothing is half applied: a refused order is not sealed.
    pub fn seal(&mut self, seat: Seat, order: R::Order) -> Result<(), BattleError> {
        self.seal_kept(seat, order, None)
    }

    /// Seals what a seat wrote if all of it stands; else nothing is sealed, as the reading says. The text is read once.
    ///
    /// # Errors
    /// As [`Battle::seal`], but that no text is refused.
    pub fn seal_if_all_stands(&mut self, seat: Seat, text: &str) -> Result<Reading<R::Order>, BattleError> {
        let reading = self.read(seat, text)?;
        if reading.refused.is_empty() {
            self.seal_kept(seat, reading.order.clone(), None)?;
        }
        Ok(reading)
    }

    /// Seals what stands of what a seat wrote, as at a table where orders are opened unread: what the rules say of the
    /// rest comes about, and the record keeps the text.
    ///
    /// # Errors
    /// As [`Battle::seal`], but that no text is refused; the reading says what does not stand.
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
        let space = self.rules.space(&self.state, seat);
        let sealed = Sealed::check(&space, seat, order).map_err(BattleError::Refused)?;
        drop(space);
        self.sealed[seat.index()] = Some(Written { sealed, text });
        self.reveal();
        Ok(())
    }

    /// Takes back a seat's sealed order before the reveal.
    ///
    /// # Errors
    /// If the seat has none, or all orders are in and dice are being rolled for them: whoever knows a face, or which die
    /// is rolled for what, writes nothing else.
    pub fn unseal(&mut self, seat: Seat) -> Result<R::Order, BattleError> {
        let place = self.sealed.get_mut(seat.index()).ok_or(BattleError::NotAsked(seat))?;
        if self.wanted.is_some() {
            return Err(BattleError::Rolling);
        }
        place.take().map(|written| written.sealed.order().clone()).ok_or(BattleError::NothingSealed(seat))
    }

    /// The next die that people must roll before the decision is resolved; none while orders are missing.
    pub const fn wanted(&self) -> Option<&Wanted> {
        self.wanted.as_ref()
    }

    /// Returns the number of typed faces that no roll has used yet.
    pub fn faces_left(&self) -> usize {
        self.dice.left()
    }

    /// Lays typed faces ready before they are asked for, as records, examples and openings do; [`Battle::roll_in`] is for
    /// people at a table. Dice of other kinds take none.
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

    /// The seats that must write now, if this is one of them.
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
        self.words.iter().for_each(|words| earlier.say_in(words.clone()));
        for turn in past {
            earlier.dice.add(&turn.faces);
            for (sealed, text) in turn.orders.iter().zip(&turn.written) {
                earlier.seal_kept(sealed.seat(), sealed.order().clone(), text.clone()).ok()?;
            }
        }
        Some(earlier)
    }
}
