//! A battle without a record: the state alone, for programs that play very many of them.

use engine::dice::SeededDice;
use engine::{
    Demand, Fact, Observation, Outline, Refusal, Rules, Sealed, Seat, Seeded, Side, Silent, Space, Umpire,
};

use crate::shelved::{Shelved, State};

/// A battle without a record, with its types erased. It plays the same as a [`crate::AnyBattle`] of the same seed.
pub trait Bout: Send {
    /// Begins the battle again, with dice from this seed.
    fn begin(&mut self, seed: u64);
    /// Returns the seats that must write now, or the outcome.
    fn demand(&self) -> Demand;
    /// Returns the present turn, from 1.
    fn turn(&self) -> u32;
    /// Returns the turn limit.
    fn limit(&self) -> u32;
    /// Returns the number of seats that write.
    fn seats(&self) -> u8;
    /// Returns the side of a seat.
    fn side(&self, seat: Seat) -> Side;
    /// Returns a seat's view as plain data.
    fn view(&self, seat: Seat) -> Fact;
    /// Returns a seat's view as plain data, perhaps without the table in words.
    fn facts(&self, seat: Seat) -> Fact;
    /// Writes a seat's view as numbers. Returns `false`, with nothing written, if the game cannot do so without its facts.
    fn observe(&self, seat: Seat, out: &mut dyn Observation) -> bool;
    /// Returns a seat's legal orders as data.
    fn outline(&self, seat: Seat) -> Outline;
    /// Returns an order drawn uniformly at random from a seat's legal orders.
    fn drawn(&self, seat: Seat, rng: &mut Seeded) -> String;
    /// Checks an order that is written exactly as an outline writes it.
    ///
    /// # Errors
    /// The first part that is refused or ignored.
    fn check(&self, seat: Seat, order: &str) -> Result<(), Refusal>;
    /// Plays a decision. A demanded seat without an order does what the rules assume of a silent seat; orders of other
    /// seats are left out. Nothing happens once the battle is over.
    ///
    /// # Errors
    /// The first part that is refused or ignored; then nothing is played.
    fn play(&mut self, orders: &[(Seat, &str)]) -> Result<(), Refusal>;
    /// Returns the present position as text.
    fn position(&self) -> String;
    /// Returns a copy of this battle.
    fn copy(&self) -> Box<dyn Bout>;
}

/// A battle of one game without a record.
pub(crate) struct BoutOf<G: Shelved> {
    rules: G::Rules,
    start: State<G>,
    state: State<G>,
    dice: SeededDice,
}

impl<G: Shelved> BoutOf<G> {
    pub(crate) fn new(rules: G::Rules, start: State<G>) -> Self {
        Self { rules, state: start.clone(), start, dice: SeededDice::new(0) }
    }

    /// Seals an order in text; every part must count.
    fn sealed(&self, seat: Seat, text: &str) -> Result<Sealed<<G::Rules as Rules>::Order>, Refusal> {
        let reading = self.rules.read(&self.state, seat, text);
        match reading.refused.into_iter().chain(reading.ignored).next() {
            Some(refusal) => Err(refusal),
            None => Sealed::check(&self.rules.space(&self.state, seat), seat, reading.order),
        }
    }
}

impl<G: Shelved> Bout for BoutOf<G> {
    fn begin(&mut self, seed: u64) {
        self.state.clone_from(&self.start);
        self.dice = SeededDice::new(seed);
    }

    fn demand(&self) -> Demand {
        self.rules.demand(&self.state)
    }

    fn turn(&self) -> u32 {
        self.rules.turn(&self.state)
    }

    fn limit(&self) -> u32 {
        self.rules.limit()
    }

    fn seats(&self) -> u8 {
        self.rules.seats()
    }

    fn side(&self, seat: Seat) -> Side {
        self.rules.side(seat)
    }

    fn view(&self, seat: Seat) -> Fact {
        self.rules.describe(&self.rules.view(&self.state, Some(seat)))
    }

    fn facts(&self, seat: Seat) -> Fact {
        self.rules.facts(&self.rules.view(&self.state, Some(seat)))
    }

    fn observe(&self, seat: Seat, out: &mut dyn Observation) -> bool {
        self.rules.observe(&self.rules.view(&self.state, Some(seat)), self.rules.side(seat), out)
    }

    fn outline(&self, seat: Seat) -> Outline {
        self.rules.space(&self.state, seat).outline()
    }

    fn drawn(&self, seat: Seat, rng: &mut Seeded) -> String {
        self.rules.space(&self.state, seat).sample(rng).to_string()
    }

    fn check(&self, seat: Seat, order: &str) -> Result<(), Refusal> {
        self.sealed(seat, order).map(|_| ())
    }

    fn play(&mut self, orders: &[(Seat, &str)]) -> Result<(), Refusal> {
        let Demand::Orders(seats) = self.demand() else { return Ok(()) };
        let written = |seat: Seat| match orders.iter().find(|(of, _)| *of == seat) {
            Some((_, text)) => self.sealed(seat, text),
            None => Ok(Sealed::idle(&self.rules.space(&self.state, seat), seat)),
        };
        let sealed = seats.iter().map(written).collect::<Result<Vec<_>, _>>()?;
        let mut umpire = Umpire::new(&mut self.dice, Silent);
        self.rules.resolve(&mut umpire, &mut self.state, &sealed);
        Ok(())
    }

    fn position(&self) -> String {
        self.rules.write_position(&self.state)
    }

    fn copy(&self) -> Box<dyn Bout> {
        Box::new(Self {
            rules: self.rules.clone(),
            start: self.start.clone(),
            state: self.state.clone(),
            dice: self.dice.clone(),
        })
    }
}
