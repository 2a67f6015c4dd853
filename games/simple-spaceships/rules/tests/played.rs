//! Positions played by hand: orders as text, and scripted dice that must all be used.

use std::sync::LazyLock;

use engine::dice::Script;
use engine::{Catalogue, Demand, Heard, Rules, Sealed, Seat, Umpire};
use rules_simple_spaceships::{SimpleSpaceships, State};

/// The sentences of the game.
static WORDS: LazyLock<Catalogue> =
    LazyLock::new(|| testkit::words::english(include_str!("../../words/en.ftl")));

/// A battle in play.
pub struct Played {
    pub rules: SimpleSpaceships,
    pub state: State,
}

impl Played {
    /// Starts from the set-up.
    pub fn new(rules: SimpleSpaceships) -> Self {
        let state = rules.start();
        Self { rules, state }
    }

    /// Starts from a position.
    pub fn at(rules: SimpleSpaceships, position: &str) -> Self {
        let state = rules.read_position(position).unwrap_or_else(|flaws| panic!("{position}: {flaws:?}"));
        Self { rules, state }
    }

    /// Plays one decision with these faces, all of which must be rolled; returns the sentences told.
    pub fn play(&mut self, orders: &[(u8, &str)], faces: &[u8]) -> Vec<String> {
        let sealed: Vec<_> = orders.iter().map(|(seat, text)| self.sealed(*seat, text)).collect();
        let mut umpire = Umpire::new(Script::new(faces), Heard::default());
        self.rules.resolve(&mut umpire, &mut self.state, &sealed);
        assert_eq!(umpire.fault(), None, "{orders:?}");
        assert_eq!(umpire.dice.left(), 0, "{orders:?}: faces left over");
        umpire
            .log
            .all()
            .iter()
            .map(|told| format!("[{}] {}", told.why, told.sentence(Some(&WORDS))))
            .collect()
    }

    fn sealed(&self, seat: u8, text: &str) -> Sealed<rules_simple_spaceships::Order> {
        let seat = Seat(seat - 1);
        let reading = self.rules.read(&self.state, seat, text);
        assert_eq!(reading.refused, [], "{text}");
        Sealed::check(&self.rules.space(&self.state, seat), seat, reading.order)
            .expect("it was read as legal")
    }

    /// Returns the first refusal of an order.
    pub fn refused(&self, seat: u8, text: &str) -> String {
        let reading = self.rules.read(&self.state, Seat(seat - 1), text);
        reading.refused.first().map_or_else(|| panic!("{text} stands"), ToString::to_string)
    }

    /// Returns `true` if an order is legal.
    pub fn legal(&self, seat: u8, text: &str) -> bool {
        self.rules.read(&self.state, Seat(seat - 1), text).refused.is_empty()
    }

    /// Returns the phase and the seats asked, or the outcome.
    pub fn asked(&self) -> String {
        match self.rules.demand(&self.state) {
            Demand::Orders(seats) => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                format!("{:?} of {}", self.state.phase, seats.join(", "))
            }
            Demand::Over(outcome) => format!("over, {:?}", outcome.winner.map(engine::Side::number)),
        }
    }

    /// Returns the position as text.
    pub fn position(&self) -> String {
        self.rules.write_position(&self.state)
    }
}
