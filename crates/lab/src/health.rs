//! The health of a scenario: who wins, how often nobody does, how long a battle lasts, and what skill is worth.
//!
//! Three series measure a scenario. In the first two a captain plays against itself with fixed sides: doctrine a fixed
//! number of battles, then a captain that searches, until its battles are [`decided`]. In the third that captain plays
//! against doctrine on both sides.
//!
//! A scenario is *even* if each side wins 42 to 58 % and at most 15 % are drawn. Three sequential tests with Wald's bounds
//! look at every [`BATCH`]: the share is at most 42 % or at least 50 %; at most 50 % or at least 58 %; the draws are at most
//! 8 % or at least 15 %. The scenario is inside the bounds once all three say so, and outside once one does. A scenario at
//! a bound passes a test with a probability of at most 5 %; one with a share of 50 % and 8 % draws fails each test with a
//! probability of at most 0.5 %. Looking in batches raises neither.
//!
//! Most even scenarios are not decided that way in a few hundred battles. Then the share measured counts, if its 95 %
//! interval lies between 38 and 62 %. This is weaker: by simulation such a scenario is called even in about 4 of 10 cases if
//! its true share is 58 %, and in fewer than 1 of 10 if it is 62 %.

mod table;

use shelf::health::{Balance, Results, digest, is_even};
use shelf::{Game, Health, ScenarioFile};

use crate::run::Ended;
use crate::sequential::{Finding, Test};
use crate::series::{Series, Tally};

pub use table::{Row, page};

/// Tests of the first side's share of the victory, and of the share of draws.
const SHARES: [Test; 2] = [
    Test { low: 0.42, high: 0.50, alpha: ACCEPTED, beta: REJECTED },
    Test { low: 0.50, high: 0.58, alpha: REJECTED, beta: ACCEPTED },
];
const DRAWN: Test = Test { low: 0.08, high: 0.15, alpha: REJECTED, beta: ACCEPTED };

/// Largest probability that a scenario at a bound passes a test.
const ACCEPTED: f64 = 0.05;
/// Largest probability that a scenario with a share of 50 % and 8 % draws fails a test. It is small because a shelf has
/// dozens of scenarios, and each is tested three times.
const REJECTED: f64 = 0.005;

/// Number of battles between two looks of the tests.
pub const BATCH: u64 = 40;

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

/// Returns `true` if a captain's battles against itself suffice: the tests decide, or there are `most` and they leave no
/// doubt, or there are three times as many.
pub fn decided(tally: &Tally, most: u64) -> bool {
    let known = balance(tally) != Balance::Undecided;
    known || tally.battles >= if is_even(results(tally)) { most } else { 3 * most }
}

/// Returns the level that plays a scenario's battles of search, by the number of pieces: the battles of higher levels
/// take too long for a whole shelf.
pub fn level(game: &dyn Game, pieces: usize) -> &'static str {
    let wanted = match pieces {
        0..=2 => "captain",
        3..=4 => "lieutenant",
        _ => "cadet",
    };
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
            seed: self.captain.0.seed,
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
}

/// Returns wins of the first side, draws, and wins of the second, in battles with fixed sides.
pub fn results(tally: &Tally) -> Results {
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
        assert_eq!(balance(&tally(70, 0, 10)), Balance::Outside);
        assert_eq!(balance(&tally(10, 0, 70)), Balance::Outside);
        assert_eq!(balance(&tally(40, 40, 40)), Balance::Outside);
        assert_eq!(balance(&tally(11, 0, 9)), Balance::Undecided);
        assert_eq!(balance(&tally(0, 0, 0)), Balance::Undecided);
    }

    /// Fights batches of a true share and share of draws until the battles are decided. Returns the tests' verdict, and
    /// `true` if the share measured is even.
    fn verdict(seed: u64, share: f64, often: f64, most: u64) -> (Balance, bool) {
        let mut rng = engine::Seeded::keyed(seed, 21, 0);
        let (mut wins, mut draws, mut losses) = (0, 0, 0);
        loop {
            for _ in 0..BATCH {
                let at = f64::from(rng.below(1 << 30)) / f64::from(1u32 << 30);
                match at {
                    at if at < often => draws += 1,
                    at if at < often + share - often / 2.0 => wins += 1,
                    _ => losses += 1,
                }
            }
            let tally = tally(wins, draws, losses);
            if decided(&tally, most) {
                return (balance(&tally), is_even(results(&tally)));
            }
        }
    }

    fn often(share: f64, draws: f64, most: u64, found: impl Fn((Balance, bool)) -> bool) -> f64 {
        (0..600).filter(|run| found(verdict(*run, share, draws, most))).count() as f64 / 600.0
    }

    #[test]
    fn the_error_rates_of_the_tests_hold() {
        // 5 % or 0.5 %, and three standard errors of 600 runs; in the middle each of three tests may err.
        let inside = |(balance, _)| balance == Balance::Inside;
        assert!(often(0.42, 0.05, 2_000, inside) < 0.08);
        assert!(often(0.58, 0.05, 2_000, inside) < 0.08);
        assert!(often(0.50, 0.15, 2_000, inside) < 0.08);
        assert!(often(0.50, 0.06, 2_000, |(balance, _)| balance == Balance::Outside) < 0.03);
    }

    #[test]
    fn without_a_decision_the_verdict_is_weaker_as_the_page_says() {
        let even = |(balance, even)| balance == Balance::Inside || (balance == Balance::Undecided && even);
        assert!((0.30..0.55).contains(&often(0.58, 0.05, 280, even)));
        assert!(often(0.62, 0.05, 280, even) < 0.10);
        assert!(often(0.50, 0.05, 280, even) > 0.95);
    }
}
