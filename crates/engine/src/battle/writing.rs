//! A battle as its record: as a whole, by decisions, and for one seat.

use super::{Battle, Decision};
use crate::catalogue;
use crate::digest::Digest;
use crate::fact::Fact;
use crate::record::{self, DiceSource, Header, Knows};
use crate::rules::Rules;
use crate::seat::Seat;

impl<R: Rules> Battle<R> {
    /// Returns the digest of the record so far.
    pub fn digest(&self) -> Digest {
        let last = self.past.last().map_or(self.opening, |turn| turn.digest);
        self.end.as_ref().map_or(last, |end| end.digest)
    }

    /// Returns the record's opening: header and its digest.
    pub fn opening(&self) -> String {
        self.header.opening()
    }

    /// Writes one revealed decision as a block of the record, with its sentences.
    pub fn block(&self, turn: &Decision<R>) -> String {
        let say = |facts: &Fact| catalogue::sentence(self.words(), facts);
        format!("\n{}= {}\n", record::decision(&self.header, turn, Some(&say)), turn.digest)
    }

    /// Writes the end as a block of the record, if the players ended the battle.
    pub fn end_block(&self) -> Option<String> {
        self.end.as_ref().map(|end| format!("\n{}= {}\n", end.text, end.digest))
    }

    /// Returns the whole record so far, without orders that are still sealed.
    pub fn record(&self) -> String {
        let turns = self.past.iter().fold(self.opening(), |text, turn| text + &self.block(turn));
        turns + &self.end_block().unwrap_or_default()
    }

    /// Returns the record of what a seat, or a spectator, may know so far. It can be read and stepped through, but not
    /// replayed.
    ///
    /// Its header omits dice, position and scenario file, which would reveal hidden facts. Each turn begins with the
    /// seat's view at that time. Digests chain over these lines alone, because a digest of the position would reveal
    /// it.
    pub fn record_for(&self, seat: Option<Seat>) -> String {
        let hidden = (DiceSource::Hidden, None, String::new());
        let (dice, position, text) = hidden;
        let header = Header { knows: Knows::of(seat), dice, position, text, ..self.header.clone() };
        let mut digest = Digest::of(&header.covered());
        let mut record = format!("{header}= {digest}\n");
        let say = |facts: &Fact| catalogue::sentence(self.words(), facts);
        for turn in &self.past {
            digest = digest.then(&record::decision_for(&self.rules, turn, seat, None));
            record += &format!("\n{}= {digest}\n", record::decision_for(&self.rules, turn, seat, Some(&say)));
        }
        if let Some(end) = &self.end {
            record += &format!("\n{}= {}\n", end.text, digest.then(&end.text));
        }
        record
    }
}
