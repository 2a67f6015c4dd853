//! A battle that its players end: one side concedes, or all agree to a draw.

use super::{End, Match, MatchError};
use crate::rules::{Demand, Outcome, Rules};
use crate::seat::{Seat, Seats};

impl<R: Rules> Match<R> {
    /// Concedes the battle for a seat's side: it is over, and the other side has won. What is sealed is never revealed.
    ///
    /// # Errors
    /// If the battle is over, the seat is none of it, or there are not exactly two sides.
    pub fn concede(&mut self, seat: Seat) -> Result<(), MatchError> {
        self.goes_on(seat)?;
        let own = self.rules.side(seat);
        let mut others: Vec<_> = self.seats().map(|seat| self.rules.side(seat)).collect();
        others.sort();
        others.dedup();
        others.retain(|side| *side != own);
        let [winner] = others[..] else { return Err(MatchError::Sides) };
        self.ends(Outcome { winner: Some(winner), why: Outcome::CONCEDED }, &format!("> {seat}  concedes\n"));
        Ok(())
    }

    /// Agrees to a draw for a seat; once every seat has, the battle is over. What only some agree to lapses with the next
    /// reveal.
    ///
    /// # Errors
    /// If the battle is over or the seat is none of it.
    pub fn agree(&mut self, seat: Seat) -> Result<(), MatchError> {
        self.goes_on(seat)?;
        self.agreed = self.agreed.and(seat);
        if self.agreed.len() == usize::from(self.rules.seats()) {
            let lines =
                self.seats().fold(String::new(), |lines, seat| lines + &format!("> {seat}  agrees\n"));
            self.ends(Outcome { winner: None, why: Outcome::AGREED }, &lines);
        }
        Ok(())
    }

    /// The seats that agree to a draw since the last reveal.
    pub const fn agreed(&self) -> Seats {
        self.agreed
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<R> {
        (0..self.rules.seats()).map(Seat)
    }

    fn goes_on(&self, seat: Seat) -> Result<(), MatchError> {
        match self.demand() {
            Demand::Over(_) => Err(MatchError::Over),
            Demand::Orders(_) if seat.0 >= self.rules.seats() => Err(MatchError::NoSeat(seat)),
            Demand::Orders(_) => Ok(()),
        }
    }

    fn ends(&mut self, outcome: Outcome, lines: &str) {
        let text = format!("end\n{lines}");
        let digest = self.digest().then(&text).then(&self.rules.write_position(&self.state));
        self.sealed.iter_mut().for_each(|order| *order = None);
        self.wanted = None;
        self.end = Some(End { outcome, text, digest });
    }
}
