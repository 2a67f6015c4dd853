//! The referee protocol: battles over JSON lines.
//!
//! One [`Referee`] keeps any number of battles and answers each line with one line; `docs/protocol.md` lists the calls.
//! The terminal pipes it, the browser calls it in-process, and bots in any language speak it. Its games are those of
//! the [`Shelf`] that it is given.
//!
//! ```
//! let mut referee = referee::Referee::new(games::SHELF.clone()).with_seeds(|| 7);
//! let answer = referee.line(r#"{"id": 1, "call": "new", "game": "ftl", "scenario": "duel"}"#);
//! assert!(answer.starts_with(r#"{"id":1,"ok":{"battle":1,"#));
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod analysis;
mod answers;
mod calls;
mod clock;
mod held;
mod limits;
mod line;
mod parts;
mod requests;
mod rulebook;
mod seeds;
mod wire;

use std::collections::BTreeMap;

use engine::Fact;
use shelf::{Analysis, AnyBattle, Game, Shelf};

pub use clock::{Cancels, Clock, cancels};
use held::{Deadline, Held};
pub use limits::{ANSWER, BATTLES, HELD, LINE, MOST_MILLIS};
use line::Line;
pub use parts::fields;
use requests::Request;
pub use requests::options;
pub use seeds::Seeds;
pub use wire::{Fault, Wire, answer_line};

/// The version of the protocol.
pub const PROTOCOL: i32 = 1;

/// A server of battles: it keeps them and answers requests.
pub struct Referee {
    shelf: Shelf,
    battles: BTreeMap<u32, Box<dyn AnyBattle>>,
    held: Held,
    /// Findings about analysed battles, by battle number.
    analyses: BTreeMap<u32, Analysis>,
    opened: u32,
    clock: Option<Box<dyn Clock>>,
    cancels: Option<Box<dyn Cancels>>,
    /// Time limit of a call in milliseconds, if below [`MOST_MILLIS`].
    most_millis: Option<u32>,
    /// Deadline and id of the call being answered.
    deadline: Deadline,
    seeds: Option<Box<dyn Seeds>>,
}

impl Referee {
    /// Returns a referee over these games, without a clock and without seeds. So captains accept a budget in nodes
    /// alone, and every new battle must name its dice.
    pub fn new(shelf: Shelf) -> Self {
        Self {
            shelf,
            battles: BTreeMap::new(),
            held: Held::default(),
            analyses: BTreeMap::new(),
            opened: 0,
            clock: None,
            cancels: None,
            most_millis: None,
            deadline: Deadline::default(),
            seeds: None,
        }
    }

    /// Sets the clock that measures the time of captains and calls.
    #[must_use]
    pub fn with_clock(self, clock: impl Clock + 'static) -> Self {
        Self { clock: Some(Box::new(clock)), ..self }
    }

    /// Sets the source of cancellations.
    #[must_use]
    pub fn cancelled_by(self, cancels: impl Cancels + 'static) -> Self {
        Self { cancels: Some(Box::new(cancels)), ..self }
    }

    /// Sets a time limit for calls in milliseconds, at most [`MOST_MILLIS`].
    #[must_use]
    pub fn at_most_millis(self, millis: u32) -> Self {
        Self { most_millis: Some(millis.min(MOST_MILLIS)), ..self }
    }

    /// Answers one request line with one line, without a line break; the answer lists all faults of the request.
    pub fn line(&mut self, line: &str) -> String {
        let Line { id, fields, .. } = Line::read(line);
        self.begin(&id);
        let fields = fields.and_then(|fields| limits::fields(&fields).map(|()| fields));
        let answer = fields.and_then(Request::read).and_then(|request| self.answer(request));
        wire::answer(&id, &answer)
    }

    /// Returns the answer to a line longer than [`LINE`], which a door does not keep.
    pub fn too_long() -> String {
        wire::answer("null", &Err(Fault::plain("line", limits::too_long())))
    }

    /// Returns the answer to a line that is not UTF-8 text.
    pub fn no_text() -> String {
        wire::answer("null", &Err(Fault::plain("line", "not UTF-8 text")))
    }

    /// Numbers the battles from `first` on, so that several referees can share one door.
    #[must_use]
    pub fn counting_from(self, first: u32) -> Self {
        Self { opened: first.saturating_sub(1), ..self }
    }

    /// Sets the source of seeds for battles opened without dice.
    #[must_use]
    pub fn with_seeds(self, seeds: impl Seeds + 'static) -> Self {
        Self { seeds: Some(Box::new(seeds)), ..self }
    }

    fn keep(&mut self, battle: Box<dyn AnyBattle>) -> Result<u32, Fault> {
        if self.battles.len() >= BATTLES {
            return Err(Fault::plain("battle", format!("{BATTLES} battles are open; close one first")));
        }
        self.held.room(battle.bytes(0))?;
        self.opened += 1;
        self.battles.insert(self.opened, battle);
        self.count(self.opened);
        Ok(self.opened)
    }

    /// Counts a battle's memory after a change.
    fn count(&mut self, number: u32) {
        if let Some(battle) = self.battles.get(&number) {
            self.held.keep(number, &**battle);
        }
    }

    /// Returns the game with that short name.
    fn game(&self, id: &str) -> Result<&'static dyn Game, Fault> {
        let missing =
            || Fault::plain("game", format!("no game \"{id}\"; there are {}", self.shelf.ids().join(", ")));
        self.shelf.game(id).ok_or_else(missing)
    }

    fn battle(&self, number: u32) -> Result<&dyn AnyBattle, Fault> {
        self.battles.get(&number).map(AsRef::as_ref).ok_or_else(|| no_battle(number))
    }

    fn battle_mut(&mut self, number: u32) -> Result<&mut Box<dyn AnyBattle>, Fault> {
        self.battles.get_mut(&number).ok_or_else(|| no_battle(number))
    }

    /// Keeps a new battle and returns its number and status.
    fn opened(&mut self, battle: Box<dyn AnyBattle>) -> Result<Fact, Fault> {
        let number = self.keep(battle)?;
        let status = answers::status(number, self.battle(number)?);
        Ok(Fact::map([("battle", Fact::int(number)), ("status", status)]))
    }
}

fn no_battle(number: u32) -> Fault {
    Fault::plain("battle", format!("no battle {number} is open"))
}
