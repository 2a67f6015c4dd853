//! Ends that the players bring about: a concession, a forfeit, an agreed draw; and the signatures below them.

use super::{Battle, BattleError, End};
use crate::digest::Digest;
use crate::rules::{Demand, Outcome, Rules};
use crate::seat::{Seat, Seats, Side};

impl<R: Rules> Battle<R> {
    /// Concedes the battle for a seat's side: it is over, and the other side has won. Sealed orders are never revealed.
    ///
    /// # Errors
    /// If the battle is over, has no such seat, or does not have exactly two sides.
    pub fn concede(&mut self, seat: Seat) -> Result<(), BattleError> {
        let winner = self.opponent(seat)?;
        self.ends(Outcome { winner: Some(winner), why: Outcome::CONCEDED }, &format!("> {seat}  concedes\n"));
        Ok(())
    }

    /// Ends the battle because a seat did not open what it had sealed: the other side has won. `lines` show what was
    /// sealed and opened in this decision (`~ `).
    ///
    /// # Errors
    /// If the battle is over, has no such seat, or does not have exactly two sides.
    pub fn forfeit(&mut self, seat: Seat, lines: &[String]) -> Result<(), BattleError> {
        let winner = self.opponent(seat)?;
        let text = lines.iter().fold(String::new(), |text, line| text + line + "\n");
        self.ends(
            Outcome { winner: Some(winner), why: Outcome::FORFEITED },
            &format!("{text}~ late {seat}\n"),
        );
        Ok(())
    }

    /// Sets the signatures at the end of a battle that is over, in a sealed battle. They replace
    /// earlier ones. A battle that the rules decided gets an end block for them.
    ///
    /// # Errors
    /// If the battle goes on.
    pub fn sign(&mut self, lines: &[String]) -> Result<(), BattleError> {
        let Demand::Over(outcome) = self.demand() else { return Err(BattleError::NotOver) };
        let unsigned = self.end.take().map_or_else(|| "end\n".to_owned(), |end| end.text);
        let kept = unsigned.lines().filter(|line| !line.starts_with("~ signed "));
        let all: Vec<&str> = kept.chain(lines.iter().map(String::as_str)).collect();
        self.closed(outcome, all.join("\n") + "\n");
        Ok(())
    }

    /// Returns the lines of the end block without its digest; `None` if there is none.
    pub fn end_lines(&self) -> Option<&str> {
        self.end.as_ref().map(|end| end.text.as_str())
    }

    /// Returns the digest of the last decision, which the end block follows.
    pub fn digest_before_end(&self) -> Digest {
        self.past.last().map_or(self.opening, |turn| turn.digest)
    }

    /// Returns the only other side than a seat's.
    fn opponent(&self, seat: Seat) -> Result<Side, BattleError> {
        self.goes_on(seat)?;
        let own = self.rules.side(seat);
        let mut others: Vec<_> = self.seats().map(|seat| self.rules.side(seat)).collect();
        others.sort();
        others.dedup();
        others.retain(|side| *side != own);
        let [winner] = others[..] else { return Err(BattleError::Sides) };
        Ok(winner)
    }

    /// Agrees to a draw for a seat. Once every seat has agreed, the battle is over. An agreement of only some seats
    /// lapses with the next reveal.
    ///
    /// # Errors
    /// If the battle is over or has no such seat.
    pub fn agree(&mut self, seat: Seat) -> Result<(), BattleError> {
        self.goes_on(seat)?;
        self.agreed = self.agreed.and(seat);
        if self.agreed.len() == usize::from(self.rules.seats()) {
            let lines =
                self.seats().fold(String::new(), |lines, seat| lines + &format!("> {seat}  agrees\n"));
            self.ends(Outcome { winner: None, why: Outcome::AGREED }, &lines);
        }
        Ok(())
    }

    /// Returns the seats that have agreed to a draw since the last reveal.
    pub const fn agreed(&self) -> Seats {
        self.agreed
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<R> {
        (0..self.rules.seats()).map(Seat)
    }

    fn goes_on(&self, seat: Seat) -> Result<(), BattleError> {
        match self.demand() {
            Demand::Over(_) => Err(BattleError::Over),
            Demand::Orders(_) if seat.0 >= self.rules.seats() => Err(BattleError::NoSeat(seat)),
            Demand::Orders(_) => Ok(()),
        }
    }

    fn ends(&mut self, outcome: Outcome, lines: &str) {
        self.sealed.iter_mut().for_each(|order| *order = None);
        self.wanted = None;
        self.sealed_lines.clear();
        self.closed(outcome, format!("end\n{lines}"));
    }

    fn closed(&mut self, outcome: Outcome, text: String) {
        let before = self.digest_before_end();
        let digest = before.then(&text).then(&self.rules.write_position(&self.state));
        self.end = Some(End { outcome, text, digest });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::{Broadsides, Order};
    use crate::record::{DiceSource, Header, Record};
    use crate::replay::replay;

    fn battle(dice: DiceSource) -> Battle<Broadsides> {
        Battle::new(Broadsides, Header::of::<Broadsides>(dice)).expect("it stands")
    }

    /// Asserts that a battle's record replays to the same end.
    fn same(battle: &Battle<Broadsides>) {
        let record = Record::parse(&battle.record()).expect("a record");
        let again = replay(Broadsides, &record).expect("it replays").battle;
        assert_eq!((again.record(), again.outcome()), (battle.record(), battle.outcome()));
    }

    #[test]
    fn a_concession_ends_the_battle_and_what_is_sealed_is_never_told() {
        let mut battle = battle(DiceSource::Seed(3));
        battle.seal(Seat(0), Order(3)).expect("it is asked");
        battle.concede(Seat(1)).expect("it goes on");
        let outcome = battle.outcome().expect("it is over");
        assert_eq!((outcome.winner, outcome.why), (Some(Broadsides.side(Seat(0))), Outcome::CONCEDED));
        assert!(battle.sealed().is_empty() && !battle.record().contains("fire 3"), "{}", battle.record());
        for after in [battle.concede(Seat(0)), battle.agree(Seat(0)), battle.seal(Seat(1), Order(1))] {
            assert!(matches!(after, Err(BattleError::Over)), "{after:?}");
        }
        same(&battle);
    }

    #[test]
    fn a_battle_that_waits_for_dice_can_be_conceded() {
        let mut battle = battle(DiceSource::Typed);
        battle.seal(Seat(0), Order(1)).expect("it is asked");
        battle.seal(Seat(1), Order(1)).expect("it is asked");
        assert!(battle.wanted().is_some());
        battle.concede(Seat(0)).expect("it goes on");
        assert!(battle.wanted().is_none() && battle.past().is_empty());
        same(&battle);
    }

    #[test]
    fn an_agreement_lapses_with_the_next_reveal_and_is_a_draw_once_all_agree() {
        let mut battle = battle(DiceSource::Seed(3));
        battle.agree(Seat(0)).expect("it goes on");
        battle.agree(Seat(0)).expect("twice is once");
        assert!(battle.outcome().is_none() && battle.agreed().has(Seat(0)));
        for seat in [Seat(0), Seat(1)] {
            battle.seal(seat, Order(1)).expect("it is asked");
        }
        assert!(battle.agreed().is_empty(), "it has lapsed");
        battle.agree(Seat(1)).expect("it goes on");
        battle.agree(Seat(0)).expect("it goes on");
        let outcome = battle.outcome().expect("it is over");
        assert_eq!((outcome.winner, outcome.why), (None, Outcome::AGREED));
        same(&battle);
    }

    #[test]
    fn a_seat_of_no_battle_ends_nothing() {
        let mut battle = battle(DiceSource::Seed(3));
        assert!(matches!(battle.concede(Seat(2)), Err(BattleError::NoSeat(Seat(2)))));
        assert!(matches!(battle.agree(Seat(2)), Err(BattleError::NoSeat(Seat(2)))));
        assert!(battle.outcome().is_none());
    }
}
