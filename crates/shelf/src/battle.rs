//! One battle in play with its types erased: orders, views and events as text and facts.

use std::sync::Arc;

use captains::assess::Assessment;
use captains::{Advice, Budget, Seen, Thought};
use engine::record::Header;
use engine::umpire::Roll;
use engine::{
    Catalogue, Clause, Decision, Demand, Describe, Fact, Heard, Match, MatchError, Reading, Rules, Sealed,
    Seat, Seats, Seeded, Side, Space, Told, Wanted,
};

use crate::analysis::{Luck, NotAssessed, Written, looking_back};
use crate::arena;
use crate::game::{Game, game};
use crate::past::Remembered;
use crate::shelved::{Card, Shelved};

/// Why an order in text was not sealed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SealError {
    /// Parts of it do not stand; nothing is sealed.
    Refused(Reading<String>),
    /// The match does not take it.
    Match(MatchError),
}

impl std::fmt::Display for SealError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Refused(reading) => {
                let all: Vec<String> = reading.refused.iter().map(ToString::to_string).collect();
                f.write_str(&all.join("; "))
            }
            Self::Match(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SealError {}

impl From<MatchError> for SealError {
    fn from(error: MatchError) -> Self {
        Self::Match(error)
    }
}

/// A battle in play.
pub trait Battle: Send {
    /// The game it is of.
    fn game(&self) -> &'static dyn Game;
    /// Tells everything in the words of a catalogue from now on, its past too.
    fn say_in(&mut self, words: Arc<Catalogue>);
    /// What it was made from.
    fn header(&self) -> &Header;
    /// The scenario's title, brief and names of the sides.
    fn card(&self) -> &Card;
    /// Number of seats that write.
    fn seats(&self) -> u8;
    /// Who must write now, or who has won.
    fn demand(&self) -> Demand;
    /// Who has sealed already.
    fn sealed(&self) -> Seats;
    /// The turn being played, from 1.
    fn turn(&self) -> u32;
    /// The turn limit.
    fn limit(&self) -> u32;
    /// How it ended as plain data — winner, clause, words — or nothing while it goes on.
    fn outcome(&self) -> Fact;
    /// How many decisions have been revealed.
    fn revealed(&self) -> usize;
    /// The side a seat writes for.
    fn side(&self, seat: Seat) -> Side;
    /// What is asked of a seat now, in words, or of all to a spectator.
    fn ask(&self, seat: Option<Seat>) -> String;
    /// What a seat or spectator knew when the decision of that index (from 0) began; the present if it is `revealed()`.
    fn view(&self, index: usize, seat: Option<Seat>) -> Option<Fact>;
    /// A seat's orders as data, and how many there are.
    fn outline(&self, seat: Seat) -> (Option<u128>, Fact);
    /// An order drawn evenly from a seat's orders, by this seed.
    fn drawn(&self, seat: Seat, seed: u64) -> String;
    /// The order that the rules assume of a seat that writes nothing.
    fn idle(&self, seat: Seat) -> String;
    /// Every legal action of one piece; none if the seat has no such piece, or the game no such aid.
    fn reach(&self, seat: Seat, piece: &str) -> Option<Fact>;
    /// Which enemies bear on a seat's pieces.
    fn threats(&self, seat: Seat) -> Fact;
    /// A typed order carried out alone: its legal parts.
    ///
    /// # Errors
    /// If the seat is not asked to write.
    fn preview(&self, seat: Seat, order: &str) -> Result<Fact, MatchError>;
    /// Reads a typed order; nothing is sealed.
    ///
    /// # Errors
    /// If the seat is not asked to write.
    fn read(&self, seat: Seat, order: &str) -> Result<Reading<String>, MatchError>;
    /// Seals a typed order; the last demanded seat's reveals the turn.
    ///
    /// # Errors
    /// If any part is refused, or the match does not take it; then nothing is sealed.
    fn seal(&mut self, seat: Seat, order: &str) -> Result<Reading<String>, SealError>;
    /// Seals what stands of a typed order; refused parts count as never written, and the record keeps the text.
    ///
    /// # Errors
    /// If the match does not take it.
    fn seal_what_stands(&mut self, seat: Seat, order: &str) -> Result<Reading<String>, SealError>;
    /// Takes back a sealed order before the reveal.
    ///
    /// # Errors
    /// If there is none.
    fn unseal(&mut self, seat: Seat) -> Result<(), MatchError>;
    /// Takes the faces of real dice that a decision waits for, and resolves it if they suffice.
    ///
    /// # Errors
    /// If no decision waits for dice, a die does not have its face, or there are too many; then none is kept.
    fn roll_in(&mut self, faces: &[u8]) -> Result<(), MatchError>;
    /// Lays faces ready before they are asked for, as examples and openings do.
    fn lay_ready(&mut self, faces: &[u8]);
    /// The next die that a decision waits for, if all its orders are in.
    fn wanted(&self) -> Option<&Wanted>;
    /// How many typed faces no roll has used yet.
    fn faces_left(&self) -> usize;
    /// A revealed decision as a seat or spectator may know it.
    fn revealed_turn(&self, index: usize, seat: Option<Seat>) -> Option<Fact>;
    /// What was told in a revealed decision, as a spectator hears it: clause and text.
    fn told(&self, index: usize) -> Vec<(Clause, String)>;
    /// The orders of a revealed decision that a seat or spectator may read.
    fn orders(&self, index: usize, seat: Option<Seat>) -> Vec<(Seat, String)>;
    /// The present position as text.
    fn position(&self) -> String;
    /// The record's opening.
    fn opening(&self) -> String;
    /// One revealed decision as it stands in the record.
    fn block(&self, index: usize) -> Option<String>;
    /// The end as it stands in the record, if the players ended the battle.
    fn end_block(&self) -> Option<String>;
    /// The whole record.
    fn record(&self) -> String;
    /// The record of what a seat or spectator may know: to be read and stepped through, not played again.
    fn record_for(&self, seat: Option<Seat>) -> String;
    /// Concedes for a seat's side; the battle is over.
    ///
    /// # Errors
    /// If the battle is over already, or has other than two sides.
    fn concede(&mut self, seat: Seat) -> Result<(), MatchError>;
    /// Agrees to a draw for a seat; once all have, since the last reveal, the battle is over.
    ///
    /// # Errors
    /// If the battle is over already.
    fn agree(&mut self, seat: Seat) -> Result<(), MatchError>;
    /// The seats that agree to a draw since the last reveal.
    fn agreed(&self) -> Seats;
    /// This battle as it stood when the decision of that index began; none beyond the present.
    fn branch(&self, index: usize, names: Option<Vec<String>>) -> Option<Box<dyn Battle>>;
    /// What a captain would write for a seat; none if there is no such captain.
    ///
    /// # Errors
    /// If the battle is over or the seat is not asked to write.
    fn advise(
        &self,
        seat: Seat,
        captain: &str,
        seed: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Advice<String>>, MatchError>;
    /// Every order of a revealed decision, and how many were legal.
    fn written(&self, index: usize) -> Vec<Written>;
    /// What a captain that knows what a seat knew then makes of the order it wrote in the decision of that index, by so
    /// many nodes in all ([`Budget::CLOCK`]: by `stop` alone). They are divided among independent searches; `stop` is asked
    /// with a search's number, from 0 to one less than [`captains::assess::TREES`], and ends that search.
    ///
    /// # Errors
    /// If the seat wrote nothing there, or there is no such captain, or it does not search.
    fn assess(
        &self,
        index: usize,
        seat: Seat,
        captain: &str,
        seed: u64,
        nodes: u32,
        stop: &mut dyn FnMut(u32) -> bool,
    ) -> Result<Assessment<String>, NotAssessed>;
    /// Bytes that the battle holds at most: of its decisions from that index (from 0) on, and from 0 of its opening too.
    fn bytes(&self, from: usize) -> usize;
    /// What the dice of a revealed decision did; nothing where none were rolled. It is told from the whole state: of a
    /// battle that goes on nobody may hear it.
    fn luck(&self, index: usize, seed: u64) -> Option<Luck>;
}

/// A battle of one ruleset.
pub(crate) struct Typed<G: Shelved> {
    game: Match<G::Rules>,
    card: Card,
}

impl<G: Shelved> Typed<G> {
    pub(crate) const fn new(game: Match<G::Rules>, card: Card) -> Self {
        Self { game, card }
    }
}

/// Bytes for each byte of a scenario file: the text, the rules and the card made of it.
const READ: usize = 16;
/// Bytes of the rules and classes that a small scenario file names.
const RULES: usize = 64 << 10;
/// Bytes of an allocation beside what is in it, at most half of it empty.
const LIST: usize = 64;

/// Bytes that a header holds at most, and what is made of it.
fn opening_bytes(header: &Header) -> usize {
    let pairs = header.options.iter().map(|(key, value)| 2 * LIST + key.len() + value.len());
    let names = header.names.iter().map(|name| LIST + name.len());
    let position = header.position.as_ref().map_or(0, String::len);
    let text = (header.text.len() + header.scenario.len() + position) * READ;
    RULES + text + 2 * pairs.chain(names).sum::<usize>()
}

/// Bytes that a revealed decision holds at most.
fn decision_bytes<R: Rules>(decision: &Decision<R>) -> usize {
    let rolls = |told: &Told<R::Event>| 2 * told.rolls.len() * size_of::<Roll>();
    let told = |told: &Told<R::Event>| 2 * size_of::<Told<R::Event>>() + 2 * LIST + rolls(told);
    // An order is in no memory larger than a few times its text.
    let order = |order: &Sealed<R::Order>| {
        2 * size_of::<Sealed<R::Order>>() + LIST + 8 * order.order().to_string().len()
    };
    let written = |text: &Option<String>| 2 * LIST + text.as_ref().map_or(0, String::len);
    2 * size_of::<Decision<R>>()
        + 2 * decision.faces.len()
        + decision.told.iter().map(told).sum::<usize>()
        + decision.orders.iter().map(order).sum::<usize>()
        + decision.written.iter().map(written).sum::<usize>()
}

fn as_text<O: ToString>(reading: &Reading<O>) -> Reading<String> {
    Reading {
        order: reading.order.to_string(),
        refused: reading.refused.clone(),
        ignored: reading.ignored.clone(),
    }
}

impl<G: Shelved> Battle for Typed<G> {
    fn game(&self) -> &'static dyn Game {
        game::<G>()
    }

    fn say_in(&mut self, words: Arc<Catalogue>) {
        self.game.say_in(words);
    }

    fn header(&self) -> &Header {
        self.game.header()
    }

    fn card(&self) -> &Card {
        &self.card
    }

    fn seats(&self) -> u8 {
        self.game.rules().seats()
    }

    fn demand(&self) -> Demand {
        self.game.demand()
    }

    fn sealed(&self) -> Seats {
        self.game.sealed()
    }

    fn turn(&self) -> u32 {
        self.game.turn()
    }

    fn limit(&self) -> u32 {
        self.game.rules().limit()
    }

    fn outcome(&self) -> Fact {
        Fact::maybe(self.game.outcome(), |outcome| {
            let text = match outcome.winner {
                Some(side) if outcome.by_rules() => format!("{} wins", self.card.side_name(side)),
                // Only a battle of two sides can be conceded.
                Some(side) => {
                    let [won, lost] = [side, Side(1 - side.0)].map(|side| self.card.side_name(side));
                    format!("{won} wins: {lost} concedes")
                }
                None if outcome.by_rules() => "A draw".to_owned(),
                None => "A draw by agreement".to_owned(),
            };
            let clause = outcome.by_rules().then_some(outcome.why);
            Fact::map([
                ("winner", Fact::maybe(outcome.winner, |s| Fact::int(s.number()))),
                ("clause", Fact::maybe(clause, |clause| Fact::text(clause.0))),
                ("text", Fact::Text(text)),
            ])
        })
    }

    fn revealed(&self) -> usize {
        self.game.past().len()
    }

    fn side(&self, seat: Seat) -> Side {
        self.game.rules().side(seat)
    }

    fn ask(&self, seat: Option<Seat>) -> String {
        G::ask(self.game.rules(), &self.game.view(seat))
    }

    fn view(&self, index: usize, seat: Option<Seat>) -> Option<Fact> {
        self.game.view_before(index, seat).map(|view| self.game.rules().describe(&view))
    }

    fn outline(&self, seat: Seat) -> (Option<u128>, Fact) {
        let space = self.game.rules().space(self.game.state(), seat);
        (space.size(), space.outline().describe())
    }

    fn drawn(&self, seat: Seat, seed: u64) -> String {
        self.game.rules().space(self.game.state(), seat).sample(&mut Seeded::new(seed)).to_string()
    }

    fn idle(&self, seat: Seat) -> String {
        self.game.rules().space(self.game.state(), seat).idle().to_string()
    }

    fn reach(&self, seat: Seat, piece: &str) -> Option<Fact> {
        G::reach(self.game.rules(), &self.game.view(Some(seat)), seat, piece)
    }

    fn threats(&self, seat: Seat) -> Fact {
        G::threats(self.game.rules(), &self.game.view(Some(seat)), seat)
    }

    fn preview(&self, seat: Seat, order: &str) -> Result<Fact, MatchError> {
        let reading = self.game.read(seat, order)?;
        Ok(G::preview(self.game.rules(), &self.game.view(Some(seat)), seat, &reading.order))
    }

    fn read(&self, seat: Seat, order: &str) -> Result<Reading<String>, MatchError> {
        self.game.read(seat, order).map(|reading| as_text(&reading))
    }

    fn seal(&mut self, seat: Seat, order: &str) -> Result<Reading<String>, SealError> {
        let reading = as_text(&self.game.seal_if_all_stands(seat, order)?);
        if reading.refused.is_empty() { Ok(reading) } else { Err(SealError::Refused(reading)) }
    }

    fn seal_what_stands(&mut self, seat: Seat, order: &str) -> Result<Reading<String>, SealError> {
        Ok(as_text(&self.game.seal_as_written(seat, order)?))
    }

    fn unseal(&mut self, seat: Seat) -> Result<(), MatchError> {
        self.game.unseal(seat).map(drop)
    }

    fn roll_in(&mut self, faces: &[u8]) -> Result<(), MatchError> {
        self.game.roll_in(faces)
    }

    fn lay_ready(&mut self, faces: &[u8]) {
        self.game.lay_ready(faces);
    }

    fn wanted(&self) -> Option<&Wanted> {
        self.game.wanted()
    }

    fn faces_left(&self) -> usize {
        self.game.faces_left()
    }

    fn revealed_turn(&self, index: usize, seat: Option<Seat>) -> Option<Fact> {
        let turn = self.game.past().get(index)?;
        let order = |(seat, order): (Seat, String)| {
            Fact::map([("seat", Fact::int(seat.number())), ("order", Fact::Text(order))])
        };
        let over = if index + 1 == self.revealed() { self.outcome() } else { Fact::Null };
        Some(Fact::map([
            ("decision", Fact::int(index as i64 + 1)),
            ("turn", Fact::int(turn.number)),
            ("orders", Fact::list(self.orders(index, seat), order)),
            ("before", self.view(index, seat)?),
            ("after", self.view(index + 1, seat)?),
            ("told", Fact::list(Heard::for_seat(&turn.told, seat), |told| told.facts(self.game.words()))),
            ("over", over),
        ]))
    }

    fn told(&self, index: usize) -> Vec<(Clause, String)> {
        let told = self.game.past().get(index).map_or(&[][..], |turn| &turn.told);
        Heard::for_seat(told, None).map(|told| (told.why, told.sentence(self.game.words()))).collect()
    }

    fn orders(&self, index: usize, seat: Option<Seat>) -> Vec<(Seat, String)> {
        self.game.orders(index, seat).map(|o| (o.seat(), o.order().to_string())).collect()
    }

    fn position(&self) -> String {
        self.game.rules().write_position(self.game.state())
    }

    fn opening(&self) -> String {
        self.game.opening()
    }

    fn block(&self, index: usize) -> Option<String> {
        self.game.past().get(index).map(|turn| self.game.block(turn))
    }

    fn end_block(&self) -> Option<String> {
        self.game.end_block()
    }

    fn record(&self) -> String {
        self.game.record()
    }

    fn record_for(&self, seat: Option<Seat>) -> String {
        self.game.record_for(seat)
    }

    fn concede(&mut self, seat: Seat) -> Result<(), MatchError> {
        self.game.concede(seat)
    }

    fn agree(&mut self, seat: Seat) -> Result<(), MatchError> {
        self.game.agree(seat)
    }

    fn agreed(&self) -> Seats {
        self.game.agreed()
    }

    fn branch(&self, index: usize, names: Option<Vec<String>>) -> Option<Box<dyn Battle>> {
        let game = self.game.until(index, names)?;
        Some(Box::new(Self { game, card: self.card.clone() }))
    }

    fn advise(
        &self,
        seat: Seat,
        captain: &str,
        seed: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Advice<String>>, MatchError> {
        self.game.asked(seat)?;
        let Some(captain) = G::captains().iter().find(|c| c.name() == captain) else { return Ok(None) };
        let mut rng = arena::thinking(seed, self.turn(), seat);
        let view = self.game.view(Some(seat));
        let rules = self.game.rules();
        let past = Remembered { rules, seat, decisions: self.game.past() };
        let known = Seen { seat, view: &view, past: &past };
        let advice = captain.advise(rules, &known, &mut rng, budget);
        let thought = advice.thought.iter().map(|t| Thought {
            order: t.order.to_string(),
            share: t.share,
            value: t.value,
        });
        Ok(Some(Advice { order: advice.order.to_string(), thought: thought.collect() }))
    }

    fn written(&self, index: usize) -> Vec<Written> {
        looking_back::written(&self.game, index)
    }

    fn assess(
        &self,
        index: usize,
        seat: Seat,
        captain: &str,
        seed: u64,
        nodes: u32,
        stop: &mut dyn FnMut(u32) -> bool,
    ) -> Result<Assessment<String>, NotAssessed> {
        looking_back::assessed::<G>(&self.game, (index, seat), captain, seed, nodes, stop)
    }

    fn bytes(&self, from: usize) -> usize {
        let opening = if from == 0 { size_of::<Self>() + opening_bytes(self.header()) } else { 0 };
        opening + self.game.past().iter().skip(from).map(decision_bytes).sum::<usize>()
    }

    fn luck(&self, index: usize, seed: u64) -> Option<Luck> {
        looking_back::luck::<G>(&self.game, index, seed)
    }
}
