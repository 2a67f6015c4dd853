//! A battle in play with its types erased: orders, views and events as text and facts.

mod of;

use std::sync::Arc;

use captains::assess::Assessment;
use captains::{Advice, Budget, LookBack};
use engine::digest::Digest;
use engine::record::Header;
use engine::{BattleError, Catalogue, Clause, Demand, Fact, Reading, Seat, Seats, Side, Wanted};

use crate::analysis::{NotAssessed, Written};
use crate::game::Game;
use crate::shelved::ScenarioCard;

pub(crate) use of::BattleOf;

/// The reason why an order in text was not sealed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SealError {
    /// Parts of it were refused; nothing is sealed.
    Refused(Reading<String>),
    /// The battle does not accept it now.
    Battle(BattleError),
}

impl std::fmt::Display for SealError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Refused(reading) => {
                let all: Vec<String> = reading.refused.iter().map(ToString::to_string).collect();
                f.write_str(&all.join("; "))
            }
            Self::Battle(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SealError {}

impl From<BattleError> for SealError {
    fn from(error: BattleError) -> Self {
        Self::Battle(error)
    }
}

/// A battle in play.
pub trait AnyBattle: Send {
    /// Returns the battle's game.
    fn game(&self) -> &'static dyn Game;
    /// Switches to the sentences of a catalogue, for past events too.
    fn say_in(&mut self, words: Arc<Catalogue>);
    /// Returns the record header that the battle was opened with.
    fn header(&self) -> &Header;
    /// Returns the scenario's title, brief and names of the sides.
    fn card(&self) -> &ScenarioCard;
    /// Returns the number of seats that write.
    fn seats(&self) -> u8;
    /// Returns the seats that must write now, or the outcome.
    fn demand(&self) -> Demand;
    /// Returns the seats that have sealed already.
    fn sealed(&self) -> Seats;
    /// Returns the present turn, from 1.
    fn turn(&self) -> u32;
    /// Returns the turn limit.
    fn limit(&self) -> u32;
    /// Returns the outcome as plain data (winner, clause, words); `Fact::Null` while the battle goes on.
    fn outcome(&self) -> Fact;
    /// Returns the number of revealed decisions.
    fn revealed(&self) -> usize;
    /// Returns the side of a seat.
    fn side(&self, seat: Seat) -> Side;
    /// Returns the request to a seat now, in words; `None` stands for a spectator, who reads the request to all.
    fn ask(&self, seat: Option<Seat>) -> String;
    /// Returns how a side wins, in a sentence; empty if the game does not tell it.
    fn goal(&self, side: Side) -> String;
    /// Returns the view of a seat or spectator when the decision with that index (from 0) began; at `revealed()`, the
    /// present.
    fn view(&self, index: usize, seat: Option<Seat>) -> Option<Fact>;
    /// Returns the number of a seat's legal orders and their outline as data.
    fn outline(&self, seat: Seat) -> (Option<u128>, Fact);
    /// Returns an order drawn uniformly at random from a seat's legal orders, with this seed.
    fn drawn(&self, seat: Seat, seed: u64) -> String;
    /// Returns the order that the rules assume of a seat that writes nothing.
    fn idle(&self, seat: Seat) -> String;
    /// Returns every legal action of one piece; `None` if the seat has no such piece or the game lacks this aid.
    fn reach(&self, seat: Seat, piece: &str) -> Option<Fact>;
    /// Returns the enemies that threaten a seat's pieces.
    fn threats(&self, seat: Seat) -> Fact;
    /// Returns the result of a typed order carried out alone; refused parts are left out.
    ///
    /// # Errors
    /// If the seat need not write now.
    fn preview(&self, seat: Seat, order: &str) -> Result<Fact, BattleError>;
    /// Parses a typed order without sealing it.
    ///
    /// # Errors
    /// If the seat need not write now.
    fn read(&self, seat: Seat, order: &str) -> Result<Reading<String>, BattleError>;
    /// Seals a typed order. The last demanded seat's order reveals the decision.
    ///
    /// # Errors
    /// If any part is refused, or the battle does not accept an order now; then nothing is sealed.
    fn seal(&mut self, seat: Seat, order: &str) -> Result<Reading<String>, SealError>;
    /// Seals the legal parts of a typed order. Refused parts count as never written, and the record keeps the text.
    ///
    /// # Errors
    /// If the battle does not accept an order now.
    fn seal_what_stands(&mut self, seat: Seat, order: &str) -> Result<Reading<String>, SealError>;
    /// Withdraws a sealed order before the reveal.
    ///
    /// # Errors
    /// If the seat has sealed nothing.
    fn unseal(&mut self, seat: Seat) -> Result<(), BattleError>;
    /// Enters the faces of real dice that a decision waits for, and resolves it if they suffice.
    ///
    /// # Errors
    /// If no decision waits for dice, a face is not on its die, or there are too many faces; then no face is kept.
    fn roll_in(&mut self, faces: &[u8]) -> Result<(), BattleError>;
    /// Enters faces before any decision waits for them, as examples and openings do.
    fn lay_ready(&mut self, faces: &[u8]);
    /// Returns the next die that a decision waits for; `None` while orders are missing.
    fn wanted(&self) -> Option<&Wanted>;
    /// Returns the number of typed faces that no roll has used yet.
    fn faces_left(&self) -> usize;
    /// Returns a revealed decision as a seat or spectator may know it.
    fn revealed_turn(&self, index: usize, seat: Option<Seat>) -> Option<Fact>;
    /// Returns the events of a revealed decision as a spectator hears them: clause and text.
    fn told(&self, index: usize) -> Vec<(Clause, String)>;
    /// Returns the orders of a revealed decision that a seat or spectator may read.
    fn orders(&self, index: usize, seat: Option<Seat>) -> Vec<(Seat, String)>;
    /// Returns the present position as text.
    fn position(&self) -> String;
    /// Returns the header part of the record.
    fn opening(&self) -> String;
    /// Returns one revealed decision as the record has it.
    fn block(&self, index: usize) -> Option<String>;
    /// Returns the end as the record has it; `None` unless the players ended the battle.
    fn end_block(&self) -> Option<String>;
    /// Returns the whole record.
    fn record(&self) -> String;
    /// Returns a record of everything that a seat or spectator may know. It can be read and stepped through, not
    /// replayed.
    fn record_for(&self, seat: Option<Seat>) -> String;
    /// Concedes for a seat's side, which ends the battle.
    ///
    /// # Errors
    /// If the battle is over, or does not have exactly two sides.
    fn concede(&mut self, seat: Seat) -> Result<(), BattleError>;
    /// Agrees to a draw for a seat. The battle ends once all seats have agreed since the last reveal.
    ///
    /// # Errors
    /// If the battle is over.
    fn agree(&mut self, seat: Seat) -> Result<(), BattleError>;
    /// Returns `true` if something that a seat may not know can outlive the decision in which it arises.
    fn keeps_secrets(&self) -> bool;
    /// Takes the lines of the present decision in a battle over a server or by file (`~ `), before its orders.
    fn open_steps(&mut self, lines: Vec<String>);
    /// Ends the battle because a seat did not open what it had sealed; `lines` show what was.
    ///
    /// # Errors
    /// If the battle is over, or does not have exactly two sides.
    fn forfeit(&mut self, seat: Seat, lines: &[String]) -> Result<(), BattleError>;
    /// Sets the signatures in the end block of a battle that is over; they replace earlier ones.
    ///
    /// # Errors
    /// If the battle goes on.
    fn sign(&mut self, lines: &[String]) -> Result<(), BattleError>;
    /// Returns the lines of the end block without its digest; `None` if there is none.
    fn end_lines(&self) -> Option<&str>;
    /// Returns the digest of the last decision, which the end block follows.
    fn digest_before_end(&self) -> Digest;
    /// Returns the seats that have agreed to a draw since the last reveal.
    fn agreed(&self) -> Seats;
    /// Returns a copy of this battle as of the start of the decision with that index; `None` beyond the present.
    fn branch(&self, index: usize, names: Option<Vec<String>>) -> Option<Box<dyn AnyBattle>>;
    /// Returns a captain's advice for a seat; `None` if there is no such captain.
    ///
    /// # Errors
    /// If the battle is over or the seat need not write now.
    fn advise(
        &self,
        seat: Seat,
        captain: &str,
        seed: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Advice<String>>, BattleError>;
    /// Returns the reasons for an order of a seat in the decision with that index (from 0); at `revealed()`, in the
    /// present one. Each has a `kind`, its facts and its sentence, `text`; there are none beyond the present.
    ///
    /// They are made from the seat's view when the decision began. Refused parts of the order count as never written.
    fn reasons(&self, index: usize, seat: Seat, order: &str) -> Vec<Fact>;
    /// Returns every order of a revealed decision, with the number of legal orders.
    fn written(&self, index: usize) -> Vec<Written>;
    /// Assesses a revealed decision with a captain's search, from what every seat knew then: the chances of all sides,
    /// and what each order and the dice did to them.
    ///
    /// The values come from the whole position, so no player may see them before the battle is over.
    ///
    /// # Errors
    /// If there is no such decision or captain, or the captain does not search.
    fn assess(&self, captain: &str, look: &mut LookBack<'_>) -> Result<Assessment<String>, NotAssessed>;
    /// Returns an upper bound of the bytes held by the decisions from that index (from 0) on; from 0, the opening is
    /// included.
    fn bytes(&self, from: usize) -> usize;
}
