//! Seeds, steps, ends and new beginnings of many battles: the same for all games.

use engine::{Outcome, Seeded, Side};

use crate::fault::{Fault, sized};
use crate::memory::Buffers;
use crate::spec::{Autoreset, Spec};

/// Many battles that are stepped together.
///
/// The same seed and the same actions give the same battles, on every machine and with any number of battles beside
/// them.
pub trait Vector: Send {
    /// Returns the shapes of the arrays and the meaning of their fields.
    fn spec(&self) -> &Spec;

    /// Begins battles again: all, or those for which `which` is not 0; the first time always all. With a seed, their seeds
    /// begin anew as well. Battles that go on keep the seed they have.
    ///
    /// # Errors
    /// If an array has a wrong size.
    fn reset(&mut self, seed: Option<u64>, which: Option<&[u8]>, out: &mut Buffers<'_>) -> Result<(), Fault>;

    /// Plays one decision of every battle. `actions` has a value for each factor, in the shape battles × seats ×
    /// factors. A seat that does not write now has 0 in all of them.
    ///
    /// # Errors
    /// If an array has a wrong size, an action is masked, or a battle is over and waits for its reset. Then nothing has
    /// changed.
    fn step(&mut self, actions: &[i32], out: &mut Buffers<'_>) -> Result<(), Fault>;

    /// Writes all arrays in full at the next step, even what has not changed.
    fn rewrite(&mut self);

    /// Draws open actions for every battle: each factor uniformly from its open values.
    ///
    /// # Errors
    /// If the array has a wrong size.
    fn sample(&mut self, seed: u64, actions: &mut [i32]) -> Result<(), Fault>;

    /// Writes the order that a seat's actions make, in the game's notation.
    ///
    /// # Errors
    /// If there is no such battle or seat, or an action is masked.
    fn order(&mut self, battle: usize, seat: usize, actions: &[i32]) -> Result<String, Fault>;

    /// Returns the name of each factor for a seat's action now.
    ///
    /// # Errors
    /// If there is no such battle or seat.
    fn names(&self, battle: usize, seat: usize) -> Result<Vec<String>, Fault>;

    /// Returns the position of a battle as text. It is the whole truth, which no seat may know in a game with secrets.
    ///
    /// # Errors
    /// If there is no such battle.
    fn position(&self, battle: usize) -> Result<String, Fault>;

    /// Returns the seed of a battle's dice.
    ///
    /// # Errors
    /// If there is no such battle.
    fn dice_seed(&self, battle: usize) -> Result<u64, Fault>;

    /// Counts the pieces that a written view has shown but the observation has not, because no row was free. It counts
    /// all battles since the vector was opened, a piece once for each seat and each step.
    fn rowless(&self) -> u64;
}

/// Returns the seed of the dice of a battle: of the `episode`th since the last seed, from 0.
pub fn seed_of(seed: u64, battle: usize, episode: u64) -> u64 {
    Seeded::keyed(seed, battle as u64, episode).bits()
}

/// The arrays of one battle.
pub(crate) struct Seen<'a> {
    pub(crate) observations: &'a mut [f32],
    pub(crate) masks: &'a mut [u8],
    pub(crate) acting: &'a mut [u8],
}

/// The battles of a [`Driven`] vector, by their numbers.
pub(crate) trait Bouts: Send {
    /// Begins a battle, with dice from a seed.
    fn begin(&mut self, battle: usize, seed: u64);
    /// Returns `true` if no action of any battle is masked, where all battles go on and that is quickly said.
    fn all_open(&self, _: &[i32]) -> bool {
        false
    }
    /// Refuses actions that are masked.
    fn check(&mut self, battle: usize, actions: &[i32]) -> Result<(), Fault>;
    /// Plays a decision of checked actions. Returns the outcome if the battle is over then.
    fn play(&mut self, battle: usize, actions: &[i32]) -> Option<Outcome>;
    /// Writes what the seats see; `whole` if the arrays may contain anything, else what has changed.
    fn write(&mut self, battle: usize, over: bool, whole: bool, seen: Seen<'_>);
    /// Draws open actions; `actions` is 0.
    fn draw(&mut self, battle: usize, rng: &mut Seeded, actions: &mut [i32]);
    /// Writes the order of one seat's actions.
    fn order(&mut self, battle: usize, seat: usize, actions: &[i32]) -> Result<String, Fault>;
    /// Returns the name of each factor.
    fn names(&self, battle: usize, seat: usize) -> Vec<String>;
    /// Returns the position.
    fn position(&self, battle: usize) -> String;
    /// Returns the side of a seat.
    fn side(&self, seat: usize) -> Side;
    /// Counts the pieces without a row so far.
    fn rowless(&self) -> u64 {
        0
    }
}

/// Battles with their seeds.
pub(crate) struct Driven<B> {
    spec: Spec,
    /// The number of values that the seats of a battle observe.
    observed: usize,
    bouts: B,
    /// The seed that each battle was last reset with.
    seeds: Vec<u64>,
    /// The battles fought since the last seed, by battle.
    episodes: Vec<u64>,
    over: Vec<bool>,
    started: bool,
    /// The arrays of the last call, by their addresses.
    last: (usize, usize),
}

impl<B: Bouts> Driven<B> {
    pub(crate) fn new(spec: Spec, bouts: B) -> Self {
        let (seeds, episodes, over) =
            (vec![0; spec.battles], vec![0; spec.battles], vec![false; spec.battles]);
        let observed = spec.seats * spec.observed();
        Self { spec, observed, bouts, seeds, episodes, over, started: false, last: (0, 0) }
    }

    fn begin(&mut self, battle: usize) {
        let seed = seed_of(self.seeds[battle], battle, self.episodes[battle]);
        self.episodes[battle] += 1;
        self.over[battle] = false;
        self.bouts.begin(battle, seed);
    }

    /// Returns `true` if the arrays are not those of the last call.
    fn elsewhere(&mut self, out: &Buffers<'_>) -> bool {
        let here = (out.observations.as_ptr().addr(), out.masks.as_ptr().addr());
        std::mem::replace(&mut self.last, here) != here
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the innermost step; measured")]
    fn write(&mut self, battle: usize, whole: bool, out: &mut Buffers<'_>) {
        let (seats, observed) = (self.spec.seats, self.observed);
        let masks = self.spec.factors * self.spec.choices * seats;
        let seen = Seen {
            observations: &mut out.observations[battle * observed..][..observed],
            masks: &mut out.masks[battle * masks..][..masks],
            acting: &mut out.acting[battle * seats..][..seats],
        };
        self.bouts.write(battle, self.over[battle], whole, seen);
    }

    #[inline]
    fn reward(&self, battle: usize, outcome: Option<Outcome>, out: &mut Buffers<'_>) {
        let seats = self.spec.seats;
        let rewards = &mut out.rewards[battle * seats..][..seats];
        out.terminated[battle] = u8::from(outcome.is_some());
        match (outcome, rewards) {
            // A call to fill memory costs more for two values.
            (None, [first, second]) => (*first, *second) = (0.0, 0.0),
            (None, rewards) => rewards.fill(0.0),
            (Some(outcome), rewards) => {
                for (seat, reward) in rewards.iter_mut().enumerate() {
                    *reward = outcome.halves(self.bouts.side(seat)) as f32 - 1.0;
                }
            }
        }
    }

    /// Refuses masked actions, and a step of a battle that waits for its reset.
    fn check(&mut self, actions: &[i32]) -> Result<(), Fault> {
        let width = self.spec.seats * self.spec.factors;
        for (battle, actions) in actions.chunks_exact(width).enumerate() {
            if !self.over[battle] {
                self.bouts.check(battle, actions)?;
            } else if self.spec.autoreset == Autoreset::Disabled {
                return Err(Fault::Over { battle });
            }
        }
        Ok(())
    }

    fn checked(&self, battle: usize, seat: usize) -> Result<(), Fault> {
        for (field, given, there) in [("battle", battle, self.spec.battles), ("seat", seat, self.spec.seats)]
        {
            if given >= there {
                return Err(Fault::NoSuch { field, given, there });
            }
        }
        Ok(())
    }
}

impl<B: Bouts> Vector for Driven<B> {
    fn spec(&self) -> &Spec {
        &self.spec
    }

    fn reset(&mut self, seed: Option<u64>, which: Option<&[u8]>, out: &mut Buffers<'_>) -> Result<(), Fault> {
        out.check(&self.spec)?;
        if let Some(which) = which {
            sized("reset_mask", which.len(), self.spec.battles)?;
        }
        let which = which.filter(|_| self.started);
        let elsewhere = self.elsewhere(out);
        for battle in 0..self.spec.battles {
            if which.is_none_or(|which| which[battle] != 0) {
                if let Some(seed) = seed {
                    (self.seeds[battle], self.episodes[battle]) = (seed, 0);
                }
                self.begin(battle);
                self.write(battle, true, out);
                self.reward(battle, None, out);
            } else if elsewhere {
                self.write(battle, true, out);
                self.reward(battle, None, out);
            }
        }
        self.started = true;
        Ok(())
    }

    fn step(&mut self, actions: &[i32], out: &mut Buffers<'_>) -> Result<(), Fault> {
        out.check(&self.spec)?;
        sized("actions", actions.len(), self.spec.actions())?;
        if !self.started {
            return Err(Fault::Unstarted);
        }
        let (mode, width) = (self.spec.autoreset, self.spec.seats * self.spec.factors);
        if self.over.contains(&true) || !self.bouts.all_open(actions) {
            self.check(actions)?;
        }
        let elsewhere = self.elsewhere(out);
        for (battle, actions) in actions.chunks_exact(width).enumerate() {
            if self.over[battle] {
                self.begin(battle);
                self.write(battle, elsewhere, out);
                self.reward(battle, None, out);
                continue;
            }
            let outcome = self.bouts.play(battle, actions);
            let again = outcome.is_some() && mode == Autoreset::SameStep;
            if again {
                self.begin(battle);
            } else {
                self.over[battle] = outcome.is_some();
            }
            self.write(battle, elsewhere, out);
            self.reward(battle, outcome, out);
        }
        Ok(())
    }

    fn rewrite(&mut self) {
        self.last = (0, 0);
    }

    fn sample(&mut self, seed: u64, actions: &mut [i32]) -> Result<(), Fault> {
        sized("actions", actions.len(), self.spec.actions())?;
        actions.fill(0);
        let mut rng = Seeded::new(seed);
        let width = self.spec.seats * self.spec.factors;
        for (battle, actions) in actions.chunks_exact_mut(width).enumerate() {
            if !self.over[battle] {
                self.bouts.draw(battle, &mut rng, actions);
            }
        }
        Ok(())
    }

    fn order(&mut self, battle: usize, seat: usize, actions: &[i32]) -> Result<String, Fault> {
        self.checked(battle, seat)?;
        sized("actions", actions.len(), self.spec.factors)?;
        self.bouts.order(battle, seat, actions)
    }

    fn names(&self, battle: usize, seat: usize) -> Result<Vec<String>, Fault> {
        self.checked(battle, seat)?;
        Ok(self.bouts.names(battle, seat))
    }

    fn position(&self, battle: usize) -> Result<String, Fault> {
        self.checked(battle, 0)?;
        Ok(self.bouts.position(battle))
    }

    fn dice_seed(&self, battle: usize) -> Result<u64, Fault> {
        self.checked(battle, 0)?;
        Ok(seed_of(self.seeds[battle], battle, self.episodes[battle].saturating_sub(1)))
    }

    fn rowless(&self) -> u64 {
        self.bouts.rowless()
    }
}
