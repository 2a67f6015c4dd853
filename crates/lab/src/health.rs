//! The health of a scenario: who wins, how often nobody does, how long a battle lasts, and what skill is worth.
//!
//! Three series measure a scenario. In the first two a captain plays against itself with fixed sides: doctrine a fixed
//! number of battles, and a captain that searches until a sequential test decides. In the third that captain plays
//! against doctrine on both sides.
//!
//! A scenario is *even* if each side wins 42 to 58 % and at most 15 % are drawn. Three of Wald's tests decide it, each
//! with error rates of 5 %: the share is at most 42 % or at least 50 %; at most 50 % or at least 58 %; the draws are at
//! most 8 % or at least 15 %. It is inside the bounds once all three say so, and outside once one does. The tests look
//! at the battles in steps, which raises neither error rate.

mod table;

use shelf::health::{Balance, Results, digest};
use shelf::{Game, Health, ScenarioFile};

use crate::interval::{Interval, LEVEL};
use crate::run::Ended;
use crate::sequential::{Finding, Test};
use crate::series::{Series, Tally};

pub use table::{Row, page};

/// Tests of the first side's share of the victory, and of the share of draws.
const SHARES: [Test; 2] = [
    Test { low: 0.42, high: 0.50, alpha: 0.05, beta: 0.05 },
    Test { low: 0.50, high: 0.58, alpha: 0.05, beta: 0.05 },
];
const DRAWN: Test = Test { low: 0.08, high: 0.15, alpha: 0.05, beta: 0.05 };

/// Number of battles between two looks of the tests.
pub const STEP: u64 = 40;

/// Returns the balance that a captain's battles against itself show.
pub fn balance(tally: &Tally) -> Balance {
    let [wins, draws, losses] = tally.wins_draws_losses();
    let share = [losses, 0, draws, 0, wins];
    let found = SHARES.map(|test| test.finding(&share));
    let often = DRAWN.finding(&[wins + losses, 0, 0, 0, draws]);
    if found[0] == Some(Finding::Low) || found[1] == Some(Finding::High) || often == Some(Finding::High) {
        return Balance::Outside;
    }
    let inside =
        found[0] == Some(Finding::High) && found[1] == Some(Finding::Low) && often == Some(Finding::Low);
    if inside { Balance::Inside } else { Balance::Undecided }
}

/// Returns the level that plays a scenario's battles of search, by the number of pieces: the battles of higher levels
/// take too long for a whole shelf.
pub fn level(game: &dyn Game, pieces: usize) -> &'static str {
    let wanted = if pieces <= 2 { "lieutenant" } else { "cadet" };
    let known = game.captains();
    known.iter().map(|(name, _)| *name).find(|name| *name == wanted).unwrap_or_else(|| {
        // A game without levels has one captain that searches.
        known.last().map_or(wanted, |(name, _)| *name)
    })
}

/// A scenario's three series, fought.
pub struct Fought<'a> {
    /// Doctrine against itself.
    pub doctrine: (&'a Series<'a>, &'a Ended),
    /// The captain against itself.
    pub captain: (&'a Series<'a>, &'a Ended),
    /// The captain against doctrine, on both sides.
    pub skill: (&'a Series<'a>, &'a Ended),
    /// Number of pieces of both sides.
    pub pieces: usize,
}

impl Fought<'_> {
    /// Returns the figures of the scenario.
    pub fn health(&self, game: &dyn Game, file: &ScenarioFile) -> Health {
        let (_, ended) = self.captain;
        let tally = &ended.tally;
        let battles = tally.battles.max(1) as f64;
        let turns = tally.turns as f64 / battles;
        let orders = tally.orders.iter().sum::<u64>() as f64 / battles / 2.0;
        Health {
            text: digest(file.text),
            level: self.captain.0.captains[0].clone(),
            doctrine: results(&self.doctrine.1.tally),
            captain: results(tally),
            tests: balance(tally),
            turns,
            orders,
            minutes: minutes(game, orders, self.pieces),
            skill: self.skill.1.tally.by_seat.map(|[wins, draws, losses]| {
                let points = wins as f64 + draws as f64 / 2.0;
                (100.0 * points / ((wins + draws + losses).max(1) as f64)).round() as u32
            }),
        }
    }

    /// Returns the interval of the first side's share, for doctrine and for the captain.
    pub fn intervals(&self) -> [Interval; 2] {
        [self.doctrine, self.captain].map(|(series, ended)| ended.tally.shares(series).interval(LEVEL))
    }
}

/// Returns wins of the first side, draws, and wins of the second, in battles with fixed sides.
fn results(tally: &Tally) -> Results {
    tally.wins_draws_losses().map(|n| n.min(u64::from(u32::MAX)) as u32)
}

/// Returns the minutes that a person needs for the orders of one side with half of all pieces, at least one.
fn minutes(game: &dyn Game, orders: f64, pieces: usize) -> u32 {
    let [first, further] = game.order_seconds();
    let own = (pieces as f64 / 2.0).max(1.0);
    ((orders * (first + further * (own - 1.0)) / 60.0).round() as u32).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(wins: u64, draws: u64, losses: u64) -> Tally {
        let mut tally = Tally::default();
        tally.battles = wins + draws + losses;
        tally.by_seat[0] = [wins, draws, losses];
        tally
    }

    #[test]
    fn clear_results_are_decided_and_thin_ones_are_not() {
        assert_eq!(balance(&tally(190, 12, 198)), Balance::Inside);
        assert_eq!(balance(&tally(35, 0, 5)), Balance::Outside);
        assert_eq!(balance(&tally(5, 0, 35)), Balance::Outside);
        assert_eq!(balance(&tally(40, 40, 40)), Balance::Outside);
        assert_eq!(balance(&tally(11, 0, 9)), Balance::Undecided);
        assert_eq!(balance(&tally(0, 0, 0)), Balance::Undecided);
    }

    /// Draws batches of 40 battles at a true share and share of draws until the tests decide, at most 2,000 battles.
    fn decided(seed: u64, share: f64, often: f64) -> Balance {
        let mut rng = engine::Seeded::keyed(seed, 21, 0);
        let (mut wins, mut draws, mut losses) = (0, 0, 0);
        for _ in 0..50 {
            for _ in 0..STEP {
                let at = f64::from(rng.below(1 << 30)) / f64::from(1u32 << 30);
                match at {
                    at if at < often => draws += 1,
                    at if at < often + share - often / 2.0 => wins += 1,
                    _ => losses += 1,
                }
            }
            match balance(&tally(wins, draws, losses)) {
                Balance::Undecided => {}
                found => return found,
            }
        }
        Balance::Undecided
    }

    #[test]
    fn the_error_rates_hold() {
        let wrong = |share, often, error| {
            (0..600).filter(|run| decided(*run, share, often) == error).count() as f64 / 600.0
        };
        // 5 % and three standard errors of 600 tests; three tests may err at the middle.
        assert!(wrong(0.42, 0.05, Balance::Inside) < 0.08);
        assert!(wrong(0.58, 0.05, Balance::Inside) < 0.08);
        assert!(wrong(0.50, 0.15, Balance::Inside) < 0.08);
        assert!(wrong(0.50, 0.06, Balance::Outside) < 0.15);
    }
}
