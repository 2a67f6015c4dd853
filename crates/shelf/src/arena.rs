//! Battles between captains, one after another, each to its end: typed, without text, record or past.

use std::fmt;

use arrayvec::ArrayVec;
use captains::{Budget, Captain, Seen};
use engine::dice::SeededDice;
use engine::{Demand, Outcome, Refusal, Rules, Sealed, Seat, Seats, Seeded, Side, Silent, Umpire};

#[cfg(feature = "exploit")]
use crate::exploit::{Exploit, Exploiters, exploiters};
use crate::past::SeatHistory;
use crate::shelved::Shelved;

/// A clock for captains: it sets their nodes, and learns when they begin and end.
pub trait Timekeeper {
    /// Starts the clock of a seat's captain. Returns the most nodes it may search, as in [`Budget::nodes`].
    fn begin(&mut self, seat: Seat) -> u32;
    /// Returns `true` to end the search; called repeatedly while the captain thinks.
    fn stop(&mut self) -> bool;
    /// Stops the clock: the captain has an order.
    fn end(&mut self, seat: Seat);
}

/// A clock that gives every order the same number of nodes, and any time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nodes(pub u32);

impl Timekeeper for Nodes {
    fn begin(&mut self, _: Seat) -> u32 {
        self.0
    }

    fn stop(&mut self) -> bool {
        false
    }

    fn end(&mut self, _: Seat) {}
}

/// The seeds of a battle between captains.
///
/// A battle of the shelf has one seed, from which dice and captains both draw ([`Seeds::one`]). With two seeds the same
/// captains, drawing the same numbers, can meet other dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seeds {
    /// Seed of the dice.
    pub dice: u64,
    /// Seed of the captains' generators.
    pub captains: u64,
}

impl Seeds {
    /// Returns one seed for dice and captains.
    pub const fn one(seed: u64) -> Self {
        Self { dice: seed, captains: seed }
    }
}

/// The result of a battle fought to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fought {
    /// The outcome.
    pub outcome: Outcome,
    /// Number of turns played.
    pub turns: u32,
    /// Number of decisions played.
    pub decisions: u32,
}

/// The reason why a battle could not be fought to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken {
    /// No captain of that name exists, for this seat.
    NoCaptain(Seat, String),
    /// A captain wrote an illegal order: seat, turn, order, refusal.
    Illegal(Seat, u32, String, Refusal),
    /// The game has no judge to evaluate positions.
    NoJudge,
    /// The arena draws its set-up from a battle's one seed, so dice and captains cannot have seeds of their own.
    OneSeed,
    /// The set-up of this battle is invalid; the text says where and why.
    SetUp(String),
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoCaptain(seat, name) => write!(f, "seat {seat}: no captain is called \"{name}\""),
            Self::Illegal(seat, turn, order, refusal) => {
                write!(f, "turn {turn}: the captain of seat {seat} wrote \"{order}\": {refusal}")
            }
            Self::NoJudge => f.write_str("the game has no judge to evaluate positions"),
            Self::OneSeed => f.write_str("these battles have one seed for set-up, dice and captains"),
            Self::SetUp(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for Broken {}

/// A set-up in which captains fight battle after battle, on any number of threads.
///
/// A battle (except one of [`Arena::lucky`] and [`Arena::fight_apart`]) equals one that [`Game::open`](crate::Game::open) opens with the same seed and whose captains answer
/// [`AnyBattle::advise`](crate::AnyBattle::advise) with that seed. So people can watch the battles that the lab counted.
pub trait Arena: Send + Sync {
    /// Returns the number of seats that write.
    fn seats(&self) -> u8;

    /// Returns the side of a seat.
    fn side(&self, seat: Seat) -> Side;

    /// Fights one battle. `captains` names a captain for each seat; `seed` determines the dice and the captains.
    ///
    /// # Errors
    /// If a captain is unknown, or writes an illegal order, which is a bug of the captain.
    fn fight(&self, captains: &[&str], seed: u64, time: &mut dyn Timekeeper) -> Result<Fought, Broken>;

    /// Fights one battle whose dice and captains have seeds of their own. With equal seeds it is the battle of
    /// [`Arena::fight`].
    ///
    /// # Errors
    /// As [`Arena::fight`], and if the arena draws more than dice and captains from a seed.
    fn fight_apart(
        &self,
        captains: &[&str],
        seeds: Seeds,
        time: &mut dyn Timekeeper,
    ) -> Result<Fought, Broken> {
        if seeds == Seeds::one(seeds.dice) {
            return self.fight(captains, seeds.dice, time);
        }
        Err(Broken::OneSeed)
    }

    /// Fights the same battle as [`Arena::fight`], and has the game's judge evaluate every position in which a seat must write.
    ///
    /// # Errors
    /// As [`Arena::fight`], and if the game has no judge.
    fn judged(
        &self,
        captains: &[&str],
        seed: u64,
        time: &mut dyn Timekeeper,
    ) -> Result<(Fought, Vec<Judged>), Broken>;

    /// Fights a battle, and measures what the dice gave the first side, in shares of the victory. The dice have a seed of
    /// their own, drawn from `seed`, so that they are independent of what the captains draw.
    ///
    /// After every decision the same orders are resolved [`AGAIN`] times with other dice. The *luck* of the decision is the
    /// judge's value of the position that came, less its mean over those that might have come. On average luck is 0,
    /// however wrong the judge is, because both come from the same distribution.
    ///
    /// # Errors
    /// As [`Arena::fight`], and if the game has no judge.
    fn lucky(&self, captains: &[&str], seed: u64, time: &mut dyn Timekeeper)
    -> Result<(Fought, f64), Broken>;
}

/// Number of times that [`Arena::lucky`] resolves every decision with other dice.
pub const AGAIN: u32 = 4;

/// A position as the game's judge evaluates it.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The features, in the judge's order.
    pub features: Vec<f64>,
    /// The first side's expected share of the victory, 0 to 1.
    pub share: f64,
}

/// A decision of a battle: the state before it, and its orders.
type Decided<R> = (<R as Rules>::State, Vec<Sealed<<R as Rules>::Order>>);

/// The state type of a game.
type State<G> = <<G as Shelved>::Rules as Rules>::State;

/// The order type of a game.
type Order<G> = <<G as Shelved>::Rules as Rules>::Order;

/// An arena of one game.
pub(crate) struct TypedArena<G: Shelved> {
    rules: G::Rules,
    start: State<G>,
    #[cfg(feature = "exploit")]
    exploiters: Exploiters<G::Rules>,
}

impl<G: Shelved> TypedArena<G> {
    pub(crate) const fn new(rules: G::Rules, start: State<G>) -> Self {
        Self {
            rules,
            start,
            #[cfg(feature = "exploit")]
            exploiters: Vec::new(),
        }
    }

    /// Adds the exploiters of all captains.
    #[cfg(feature = "exploit")]
    pub(crate) fn with_exploiters(self, exploit: Exploit) -> Self {
        Self { exploiters: exploiters(G::captains(), exploit), ..self }
    }

    /// Returns the captain of that name.
    #[cfg_attr(not(feature = "exploit"), allow(clippy::unused_self, reason = "only exploiters are its own"))]
    fn named(&self, name: &str) -> Option<&dyn Captain<G::Rules>> {
        #[cfg(feature = "exploit")]
        if let Some((_, exploiter)) = self.exploiters.iter().find(|(known, _)| known == name) {
            return Some(exploiter);
        }
        G::captains().iter().copied().find(|captain| captain.name() == name)
    }

    fn seated(&self, captains: &[&str]) -> Result<ArrayVec<&dyn Captain<G::Rules>, { Seats::MOST }>, Broken> {
        let seats = (0..self.rules.seats()).map(Seat);
        seats
            .map(|seat| {
                let name = captains.get(seat.index()).copied().unwrap_or("");
                self.named(name).ok_or_else(|| Broken::NoCaptain(seat, name.to_owned()))
            })
            .collect()
    }

    /// Fights one battle; `look` is called after every decision with the position before it, its orders, and the position
    /// that came.
    fn play(
        &self,
        captains: &[&str],
        seeds: Seeds,
        time: &mut dyn Timekeeper,
        mut look: impl FnMut(&State<G>, &[Sealed<Order<G>>], &State<G>),
    ) -> Result<Fought, Broken> {
        let (rules, captains) = (&self.rules, self.seated(captains)?);
        let mut umpire = Umpire::new(SeededDice::new(seeds.dice), Silent);
        let mut state = self.start.clone();
        let mut past: Vec<Decided<G::Rules>> = Vec::new();
        let mut turns = 0;
        loop {
            let seats = match rules.demand(&state) {
                Demand::Over(outcome) => return Ok(Fought { outcome, turns, decisions: past.len() as u32 }),
                Demand::Orders(seats) => seats,
            };
            turns = rules.turn(&state);
            let mut orders = Vec::with_capacity(seats.len());
            for seat in seats {
                let view = rules.view(&state, Some(seat));
                let remembered = SeatHistory { rules, seat, decisions: &past };
                let known = Seen { seat, view: &view, past: &remembered };
                let nodes = time.begin(seat);
                let mut stop = || time.stop();
                let mut budget = Budget::new(nodes, &mut stop);
                let mut rng = thinking(seeds.captains, turns, seat);
                let order = captains[seat.index()].advise(rules, &known, &mut rng, &mut budget).order;
                time.end(seat);
                let sealed = Sealed::check(&rules.space(&state, seat), seat, order.clone());
                orders.push(sealed.map_err(|r| Broken::Illegal(seat, turns, order.to_string(), r))?);
            }
            past.push((state.clone(), orders));
            if let Some((before, orders)) = past.last() {
                rules.resolve(&mut umpire, &mut state, orders);
                look(before, orders, &state);
            }
        }
    }
}

/// First stream of the generators that draw dice for [`Arena::lucky`]; no seat or phase has that number.
const OTHER_DICE: u64 = 1 << 32;

/// Returns the generator that a captain uses for one decision.
pub(crate) fn thinking(seed: u64, turn: u32, seat: Seat) -> Seeded {
    Seeded::keyed(seed, u64::from(turn), u64::from(seat.0))
}

impl<G: Shelved> Arena for TypedArena<G> {
    fn seats(&self) -> u8 {
        self.rules.seats()
    }

    fn side(&self, seat: Seat) -> Side {
        self.rules.side(seat)
    }

    fn fight(&self, captains: &[&str], seed: u64, time: &mut dyn Timekeeper) -> Result<Fought, Broken> {
        self.play(captains, Seeds::one(seed), time, |_, _, _| {})
    }

    fn fight_apart(
        &self,
        captains: &[&str],
        seeds: Seeds,
        time: &mut dyn Timekeeper,
    ) -> Result<Fought, Broken> {
        self.play(captains, seeds, time, |_, _, _| {})
    }

    fn judged(
        &self,
        captains: &[&str],
        seed: u64,
        time: &mut dyn Timekeeper,
    ) -> Result<(Fought, Vec<Judged>), Broken> {
        let (judge, mut all) = (G::judge().ok_or(Broken::NoJudge)?, Vec::new());
        let fought = self.play(captains, Seeds::one(seed), time, |state, _, _| {
            let features = judge.measure(&self.rules, state);
            let share = judge.share(&features);
            all.push(Judged { features, share });
        })?;
        Ok((fought, all))
    }

    fn lucky(
        &self,
        captains: &[&str],
        seed: u64,
        time: &mut dyn Timekeeper,
    ) -> Result<(Fought, f64), Broken> {
        let (judge, rules) = (G::judge().ok_or(Broken::NoJudge)?, &self.rules);
        let value = |state: &State<G>| match rules.demand(state) {
            Demand::Over(outcome) => outcome.winner.map_or(0.5, |side| f64::from(u8::from(side == Side(0)))),
            Demand::Orders(_) => judge.share(&judge.measure(rules, state)),
        };
        let (mut luck, mut decision) = (0.0, 0);
        let seeds = Seeds { dice: Seeded::keyed(seed, 0, OTHER_DICE).bits(), captains: seed };
        let fought = self.play(captains, seeds, time, |before, orders, came| {
            decision += 1;
            let other = |number: u32| {
                let dice = Seeded::keyed(seed, decision, OTHER_DICE + u64::from(number)).bits();
                let mut state = before.clone();
                rules.resolve(&mut Umpire::new(SeededDice::new(dice), Silent), &mut state, orders);
                state
            };
            let others: ArrayVec<State<G>, { AGAIN as usize }> = (0..AGAIN).map(other).collect();
            // Without dice all positions are the same, and need no value.
            if others.iter().any(|other| other != came) {
                luck += value(came) - others.iter().map(value).sum::<f64>() / f64::from(AGAIN);
            }
        })?;
        Ok((fought, luck))
    }
}
