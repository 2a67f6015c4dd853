//! The question of a handicap: a set-up, two captains, and the battles at every number of steps.

use engine::quoting::counted;
use engine::{Flaw, Flaws, Seat, Side};
use shelf::{Arena, Game, Opening, WeakerStart};

use super::search::{BATCH, Found, Search};
use crate::run::Ended;
use crate::series::{Series, Thinking};

/// Largest number of steps that is tried.
const MOST_STEPS: u32 = 400;

/// The two captains of a question, and the side that starts weaker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opponents {
    /// The captain that plays its side whole.
    pub weak: String,
    /// The captain whose side starts weaker.
    pub strong: String,
    /// The strong captain's side.
    pub side: Side,
}

/// A set-up and two captains; the series of index n are the battles with a handicap of n steps.
pub struct UnequalMatch {
    starts: Vec<WeakerStart>,
    arenas: Vec<Box<dyn Arena>>,
    captains: [String; 2],
    /// `true` if the strong captain writes for the first seat.
    strong_first: bool,
    seed: u64,
    thinking: Thinking,
    /// Number of battles at each number of steps.
    battles: Vec<u64>,
    most: u64,
}

impl UnequalMatch {
    /// Returns the question of a handicap for the side of the strong captain, to be answered with at most `most`
    /// battles. A start position in the opening is ignored.
    ///
    /// # Errors
    /// If the set-up is invalid or not for two seats, the weak captain does not come before the strong one in the game's
    /// list, or the game has no handicap for that side.
    pub fn new(
        game: &dyn Game,
        opening: &Opening,
        opponents: &Opponents,
        seed: u64,
        thinking: Thinking,
        most: u64,
    ) -> Result<Self, Flaws> {
        let Opponents { weak, strong, side } = opponents;
        let known = game.captains();
        let rank = |name: &str| known.iter().position(|(known, _)| *known == name);
        // A captain that is not in the list is named where its battles would begin.
        if rank(weak).zip(rank(strong)).is_some_and(|(weak, strong)| weak >= strong) {
            let what = format!("the weak one comes first, and {weak} does not play worse than {strong}");
            return Err(Flaw::plain("captains", what).into());
        }
        let (mut starts, mut arenas) = (Vec::new(), Vec::new());
        for steps in 0..=MOST_STEPS {
            let Some(start) = game.weakened(opening, *side, steps)? else { break };
            arenas.push(game.arena(&Opening { position: Some(start.position.clone()), ..opening.clone() })?);
            starts.push(start);
        }
        if arenas.len() < 2 {
            return Err(Flaw::plain("side", "this side cannot start weaker in this game").into());
        }
        if arenas[0].seats() != 2 {
            return Err(Flaw::plain("seats", "a handicap needs two seats").into());
        }
        let strong_first = arenas[0].side(Seat(0)) == *side;
        let mut captains = [weak.clone(), strong.clone()];
        if strong_first {
            captains.reverse();
        }
        let battles = vec![0; arenas.len()];
        Ok(Self { starts, arenas, captains, strong_first, seed, thinking, battles, most })
    }

    /// Returns the captains, by seat.
    pub const fn captains(&self) -> &[String; 2] {
        &self.captains
    }

    /// Returns the largest number of steps.
    pub fn most_steps(&self) -> u32 {
        self.arenas.len() as u32 - 1
    }

    /// Returns the start with a number of steps.
    pub fn start(&self, steps: u32) -> &WeakerStart {
        &self.starts[steps as usize]
    }

    /// Returns the battles at every number of steps as series, most of them still empty.
    pub fn series(&self) -> Vec<Series<'_>> {
        (0..self.arenas.len()).map(|steps| self.at(steps as u32, self.battles[steps], self.seed)).collect()
    }

    /// Returns battles with a number of steps.
    pub fn at(&self, steps: u32, battles: u64, seed: u64) -> Series<'_> {
        Series {
            name: format!(
                "{} against {}, {}",
                self.captains[0],
                self.captains[1],
                counted(u64::from(steps), "step")
            ),
            arena: &*self.arenas[steps as usize],
            captains: self.captains.clone(),
            fixed_sides: true,
            seed,
            thinking: self.thinking,
            battles,
            stop: None,
            luck: false,
        }
    }

    /// Returns wins of the strong side, draws, and wins of the weak side.
    pub fn results(&self, ended: &Ended) -> [u64; 3] {
        let mut results = ended.tally.wins_draws_losses();
        if !self.strong_first {
            results.reverse();
        }
        results
    }

    fn search(&self, ended: &[Ended]) -> Search {
        let mut search = Search::new(self.most_steps(), self.most);
        for (steps, ended) in (0..).zip(ended) {
            if ended.tally.battles > 0 {
                search.add(steps, self.results(ended));
            }
        }
        search
    }

    /// Asks for the next battles, after all that were asked for have been fought. Returns `false` if the search is over.
    pub fn goes_on(&mut self, ended: &[Ended]) -> bool {
        let next = self.search(ended).next_steps();
        if let Some(steps) = next {
            self.battles[steps as usize] += BATCH;
        }
        next.is_some()
    }

    /// Returns the handicap that the battles so far find; `None` before the first.
    pub fn found(&self, ended: &[Ended]) -> Option<Found> {
        self.search(ended).found()
    }

    /// Returns the number of battles fought, and the most that will be.
    pub fn progress(&self, ended: &[Ended]) -> (u64, u64) {
        (ended.iter().map(|ended| ended.tally.battles).sum(), self.most)
    }
}
