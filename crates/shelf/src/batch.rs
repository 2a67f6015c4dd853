//! Batches of random battles, in typed loops that allocate nothing in a turn.

use std::ops::Range;

use engine::dice::{Odometer, OneStream};
use engine::digest::Digest;
use engine::record::{DiceSource, Header};
use engine::{
    Battle, BattleError, Demand, Flaw, Flaws, Outcome, RandomOrders, Rules, Sealed, Seeded, Silent, Space,
    Umpire,
};

/// The results of a batch of battles, summed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Number of battles played.
    pub battles: u64,
    /// Number of turns played, over all battles.
    pub turns: u64,
    /// Number of decisions played, over all battles. A turn has one or several, depending on the game.
    pub decisions: u64,
    /// Number of battles won, by side.
    pub wins: Vec<u64>,
    /// Number of battles drawn.
    pub draws: u64,
}

impl Tally {
    /// Returns an empty tally for `sides` sides.
    pub fn new(sides: usize) -> Self {
        Self { wins: vec![0; sides], ..Self::default() }
    }

    /// Adds another tally.
    pub fn add(&mut self, other: &Self) {
        self.battles += other.battles;
        self.turns += other.turns;
        self.decisions += other.decisions;
        self.draws += other.draws;
        self.wins.resize(self.wins.len().max(other.wins.len()), 0);
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            *mine += theirs;
        }
    }

    /// Counts one battle.
    pub fn count(&mut self, outcome: Outcome, turns: u64, decisions: u64) {
        self.battles += 1;
        self.turns += turns;
        self.decisions += decisions;
        match outcome.winner {
            Some(side) => self.wins[side.index()] += 1,
            None => self.draws += 1,
        }
    }
}

/// Plays battles of uniformly random orders from a position. `battles` numbers them; a battle depends on its number and
/// the seed alone, not on the range.
pub(crate) fn playouts<R: Rules>(rules: &R, start: &R::State, battles: Range<u64>, seed: u64) -> Tally {
    let sides = (0..rules.seats()).map(|s| rules.side(engine::Seat(s)).index() + 1).max().unwrap_or(0);
    let mut tally = Tally::new(sides);
    let mut drawn = RandomOrders::default();
    // On the heap: on the stack a state of some kilobytes can lie a multiple of 4096 bytes from other variables, and
    // processors mistake such addresses for one another.
    let mut state = Box::new(start.clone());
    for battle in battles {
        let mut rng = Seeded::keyed(seed, battle, 0);
        let mut umpire = Umpire::new(OneStream::new(rng.bits()), Silent);
        (*state).clone_from(start);
        let (mut turn, mut decisions) = (0, 0);
        let outcome = loop {
            let seats = match rules.demand(&state) {
                Demand::Over(outcome) => break outcome,
                Demand::Orders(seats) => seats,
            };
            turn = rules.turn(&state);
            drawn.play(rules, &mut umpire, &mut state, seats, &mut rng);
            decisions += 1;
        };
        tally.count(outcome, u64::from(turn), decisions);
    }
    tally
}

/// Joint orders of one decision (one text for each seat), each with the number of lines of play that begin with it.
pub type Divided = Vec<(Vec<String>, u128)>;

/// Largest number of joint orders that is listed.
const LISTED: u128 = 1 << 20;

/// Counts the lines of play that begin with each joint order of a decision; `None` if there are too many.
pub(crate) fn divide<R: Rules>(
    rules: &R,
    state: &R::State,
    depth: u32,
    told: &mut dyn FnMut(u128),
) -> Option<Divided> {
    let Demand::Orders(seats) = rules.demand(state) else { return Some(Divided::new()) };
    if depth == 0 {
        return Some(Divided::new());
    }
    engine::perft::perft(rules, state, 1).filter(|joint| *joint <= LISTED)?;
    let mut joint: Vec<Vec<Sealed<R::Order>>> = vec![Vec::new()];
    for seat in seats {
        let mut orders = Vec::new();
        Sealed::all(&rules.space(state, seat), seat, |order| orders.push(order));
        let with = |first: &Vec<_>| {
            let first = first.clone();
            orders
                .iter()
                .map(move |order| [first.as_slice(), std::slice::from_ref(order)].concat())
                .collect::<Vec<_>>()
        };
        joint = joint.iter().flat_map(with).collect();
    }
    let count = |orders: Vec<Sealed<R::Order>>| {
        let names = orders.iter().map(|sealed| sealed.order().to_string()).collect();
        let (mut dice, mut total) = (Odometer::default(), 0u128);
        loop {
            let mut next = state.clone();
            rules.resolve(&mut Umpire::new(&mut dice, Silent), &mut next, &orders);
            total = total.checked_add(engine::perft::perft_told(rules, &next, depth - 1, told)?)?;
            if !dice.advance() {
                return Some((names, total));
            }
        }
    };
    joint.into_iter().map(count).collect()
}

/// Returns the digest over the records of random battles; `None` if `stop` returned `true`.
pub(crate) fn digests<R: Rules + Clone>(
    rules: &R,
    header: &Header,
    battles: u64,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Result<Option<String>, Flaws> {
    let mut chain = Digest::default();
    for battle in 0..battles {
        let mut rng = Seeded::keyed(seed, battle, 1);
        let header = Header { dice: DiceSource::Seed(rng.bits()), ..header.clone() };
        let mut game = Battle::new(rules.clone(), header)?;
        while let Demand::Orders(seats) = game.demand() {
            for seat in seats {
                let order = rules.space(game.state(), seat).sample(&mut rng);
                match game.seal(seat, order) {
                    Ok(()) => {}
                    Err(BattleError::Refused(refusal)) => {
                        return Err(Flaw::against(refusal.clause, "digests", refusal.to_string()).into());
                    }
                    Err(other) => return Err(Flaw::plain("digests", other.to_string()).into()),
                }
            }
        }
        chain = chain.then(&game.digest().to_string());
        if stop() {
            return Ok(None);
        }
    }
    Ok(Some(chain.to_string()))
}
