//! The battle of one ruleset behind the erased one.

use std::sync::Arc;

use captains::assess::Assessment;
use captains::{Advice, Budget, LookBack, Seen, Thought};
use engine::digest::Digest;
use engine::record::Header;
use engine::umpire::Roll;
use engine::{
    Aids, Battle, BattleError, Catalogue, Clause, Decision, Demand, Describe, Fact, Heard, Outcome, Reading,
    Rules, Sealed, Seat, Seats, Seeded, Side, Space, Told, Wanted,
};

use super::{AnyBattle, SealError};
use crate::analysis::{NotAssessed, Written, looking_back};
use crate::arena;
use crate::game::{Game, game};
use crate::past::SeatHistory;
use crate::reasons;
use crate::shelved::{ScenarioCard, Shelved};

/// A battle of one ruleset.
pub(crate) struct BattleOf<G: Shelved> {
    game: Battle<G::Rules>,
    card: ScenarioCard,
}

impl<G: Shelved> BattleOf<G> {
    pub(crate) const fn new(game: Battle<G::Rules>, card: ScenarioCard) -> Self {
        Self { game, card }
    }
}

/// Bytes held for each byte of a scenario file: its text, and the rules and card built from it.
const READ: usize = 16;
/// Bytes of the rules and classes that even a small scenario file uses.
const RULES: usize = 64 << 10;
/// Overhead in bytes of an allocation; on top, up to half of it may be empty.
const LIST: usize = 64;

/// Returns an upper bound of the bytes held by a header and the rules built from it.
fn opening_bytes(header: &Header) -> usize {
    let pairs = header.options.iter().map(|(key, value)| 2 * LIST + key.len() + value.len());
    let names = header.names.iter().map(|name| LIST + name.len());
    let start = [&header.position, &header.handicap].into_iter().flatten().map(String::len).sum::<usize>();
    let text = (header.text.len() + header.scenario.len() + start) * READ;
    RULES + text + 2 * pairs.chain(names).sum::<usize>()
}

/// Returns an upper bound of the bytes held by a revealed decision.
fn decision_bytes<R: Rules>(decision: &Decision<R>) -> usize {
    let rolls = |told: &Told<R::Event>| 2 * told.rolls.len() * size_of::<Roll>();
    let told = |told: &Told<R::Event>| 2 * size_of::<Told<R::Event>>() + 2 * LIST + rolls(told);
    // An order takes at most eight times the bytes of its text, beside its own size.
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

impl<G: Shelved> AnyBattle for BattleOf<G> {
    fn game(&self) -> &'static dyn Game {
        game::<G>()
    }

    fn say_in(&mut self, words: Arc<Catalogue>) {
        self.game.say_in(words);
    }

    fn header(&self) -> &Header {
        self.game.header()
    }

    fn card(&self) -> &ScenarioCard {
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
                // Only in a battle of two sides does a side concede or forfeit.
                Some(side) => {
                    let [won, lost] = [side, Side(1 - side.0)].map(|side| self.card.side_name(side));
                    let how = if outcome.why == Outcome::FORFEITED {
                        "forfeits, because it did not seal or open its order"
                    } else {
                        "concedes"
                    };
                    format!("{won} wins: {lost} {how}")
                }
                None if outcome.by_rules() => "A draw".to_owned(),
                None => "A draw by agreement".to_owned(),
            };
            let clause = outcome.by_rules().then_some(outcome.why);
            let forfeit = (outcome.why == Outcome::FORFEITED).then_some(("forfeit", Fact::Bool(true)));
            let told = Fact::map([
                ("winner", Fact::maybe(outcome.winner, |s| Fact::int(s.number()))),
                ("clause", Fact::maybe(clause, |clause| Fact::text(clause.0))),
                ("text", Fact::Text(text)),
            ]);
            told.with(forfeit)
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

    fn goal(&self, side: Side) -> String {
        G::goal(self.game.rules(), side)
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
        self.game.rules().reach(&self.game.view(Some(seat)), seat, piece)
    }

    fn threats(&self, seat: Seat) -> Fact {
        self.game.rules().threats(&self.game.view(Some(seat)), seat)
    }

    fn preview(&self, seat: Seat, order: &str) -> Result<Fact, BattleError> {
        let reading = self.game.read(seat, order)?;
        Ok(self.game.rules().preview(&self.game.view(Some(seat)), seat, &reading.order))
    }

    fn read(&self, seat: Seat, order: &str) -> Result<Reading<String>, BattleError> {
        self.game.read(seat, order).map(|reading| as_text(&reading))
    }

    fn seal(&mut self, seat: Seat, order: &str) -> Result<Reading<String>, SealError> {
        let reading = as_text(&self.game.seal_if_all_stands(seat, order)?);
        if reading.refused.is_empty() { Ok(reading) } else { Err(SealError::Refused(reading)) }
    }

    fn seal_what_stands(&mut self, seat: Seat, order: &str) -> Result<Reading<String>, SealError> {
        Ok(as_text(&self.game.seal_as_written(seat, order)?))
    }

    fn unseal(&mut self, seat: Seat) -> Result<(), BattleError> {
        self.game.unseal(seat).map(drop)
    }

    fn roll_in(&mut self, faces: &[u8]) -> Result<(), BattleError> {
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
        let events: Vec<_> = Heard::for_seat(&turn.told, seat).map(|told| &told.event).collect();
        let remarks = self.game.rules().remarks(&self.game.view_before(index, seat)?, &events);
        Some(Fact::map([
            ("decision", Fact::int(index as i64 + 1)),
            ("turn", Fact::int(turn.number)),
            ("orders", Fact::list(self.orders(index, seat), order)),
            ("before", self.view(index, seat)?),
            ("after", self.view(index + 1, seat)?),
            ("told", Fact::list(Heard::for_seat(&turn.told, seat), |told| told.facts(self.game.words()))),
            ("remarks", Fact::List(remarks)),
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

    fn concede(&mut self, seat: Seat) -> Result<(), BattleError> {
        self.game.concede(seat)
    }

    fn agree(&mut self, seat: Seat) -> Result<(), BattleError> {
        self.game.agree(seat)
    }

    fn keeps_secrets(&self) -> bool {
        self.game.rules().keeps_secrets()
    }

    fn open_steps(&mut self, lines: Vec<String>) {
        self.game.open_steps(lines);
    }

    fn forfeit(&mut self, seat: Seat, lines: &[String]) -> Result<(), BattleError> {
        self.game.forfeit(seat, lines)
    }

    fn sign(&mut self, lines: &[String]) -> Result<(), BattleError> {
        self.game.sign(lines)
    }

    fn end_lines(&self) -> Option<&str> {
        self.game.end_lines()
    }

    fn digest_before_end(&self) -> Digest {
        self.game.digest_before_end()
    }

    fn agreed(&self) -> Seats {
        self.game.agreed()
    }

    fn branch(&self, index: usize, names: Option<Vec<String>>) -> Option<Box<dyn AnyBattle>> {
        let game = self.game.until(index, names)?;
        Some(Box::new(Self { game, card: self.card.clone() }))
    }

    fn advise(
        &self,
        seat: Seat,
        captain: &str,
        seed: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Advice<String>>, BattleError> {
        self.game.asked(seat)?;
        let Some(captain) = G::captains().iter().find(|c| c.name() == captain) else { return Ok(None) };
        let mut rng = arena::thinking(seed, self.turn(), seat);
        let view = self.game.view(Some(seat));
        let rules = self.game.rules();
        let past = SeatHistory { rules, seat, decisions: self.game.past() };
        let known = Seen { seat, view: &view, past: &past };
        let advice = captain.advise(rules, &known, &mut rng, budget);
        let thought = advice.thought.iter().map(|t| Thought {
            order: t.order.to_string(),
            share: t.share,
            value: t.value,
        });
        Ok(Some(Advice { order: advice.order.to_string(), thought: thought.collect() }))
    }

    fn reasons(&self, index: usize, seat: Seat, order: &str) -> Vec<Fact> {
        let (rules, past) = (self.game.rules(), self.game.past());
        let before = match past.get(index) {
            Some(decision) => &decision.before,
            None if index == past.len() => self.game.state(),
            None => return Vec::new(),
        };
        let (view, reading) = (rules.view(before, Some(seat)), rules.read(before, seat, order));
        reasons::told(self.game.words(), G::reasons(rules, &view, seat, &reading.order))
    }

    fn written(&self, index: usize) -> Vec<Written> {
        looking_back::written(&self.game, index)
    }

    fn assess(&self, captain: &str, look: &mut LookBack<'_>) -> Result<Assessment<String>, NotAssessed> {
        looking_back::assessed::<G>(&self.game, captain, look)
    }

    fn bytes(&self, from: usize) -> usize {
        let opening = if from == 0 { size_of::<Self>() + opening_bytes(self.header()) } else { 0 };
        opening + self.game.past().iter().skip(from).map(decision_bytes).sum::<usize>()
    }
}
