//! Best responses: the most that an opponent could win who knew a player's mixture in every position.

use engine::{Rules, Seat};

use crate::backward::{Next, Solution};

/// A function that returns a player's probability for each order of a position, in the order of [`Position::orders`].
///
/// [`Position::orders`]: crate::backward::Position::orders
pub type Ask<'a> = dyn FnMut(usize, Seat) -> Vec<f64> + 'a;

/// The best response to a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Response {
    /// The other seat's share of the victory with the best response, 0 to 1.
    pub value: f64,
    /// Number of positions in which the player was asked: those that its own orders can reach.
    pub asked: usize,
}

/// Computes the best response to a player in a seat, by dynamic programming over the positions that the player can
/// reach.
///
/// The player is asked once in each of them, from the first turn to the last. Positions that none of its orders lead to
/// are left out.
pub fn best_response<R: Rules>(solution: &Solution<R>, player: Seat, ask: &mut Ask<'_>) -> Response {
    let mixtures = mixtures(solution, player, ask);
    let mut values = vec![0.0; solution.positions.len()];
    for at in &solution.backward {
        let Some(mixture) = &mixtures[*at] else { continue };
        let position = &solution.positions[*at];
        let worth = |own: usize, other: usize| {
            let choice = if player.0 == 0 { [own, other] } else { [other, own] };
            match position.next(choice) {
                Next::Position(next) => values[next],
                Next::Over(halves) => {
                    let halves = if player.0 == 0 { 2 - halves } else { halves };
                    f64::from(halves) / 2.0
                }
            }
        };
        let other = position.choices()[1 - player.index()];
        let answer = |other: usize| -> f64 {
            let taken = mixture.iter().enumerate().filter(|(_, share)| **share > 0.0);
            taken.map(|(own, share)| share * worth(own, other)).sum()
        };
        values[*at] = (0..other).map(answer).fold(0.0, f64::max);
    }
    Response { value: values[0], asked: mixtures.iter().flatten().count() }
}

/// Returns the player's mixture in every position that it can reach.
fn mixtures<R: Rules>(solution: &Solution<R>, player: Seat, ask: &mut Ask<'_>) -> Vec<Option<Vec<f64>>> {
    let mut reached = vec![false; solution.positions.len()];
    reached[0] = true;
    let mut mixtures = vec![None; solution.positions.len()];
    for at in solution.backward.iter().rev() {
        if !reached[*at] {
            continue;
        }
        let position = &solution.positions[*at];
        let choices = position.choices();
        let mixture = if position.seats.has(player) { ask(*at, player) } else { vec![1.0] };
        for (own, _) in mixture.iter().enumerate().filter(|(_, share)| **share > 0.0) {
            for other in 0..choices[1 - player.index()] {
                let choice = if player.0 == 0 { [own, other] } else { [other, own] };
                if let Next::Position(next) = position.next(choice) {
                    reached[next] = true;
                }
            }
        }
        mixtures[*at] = Some(mixture);
    }
    mixtures
}

/// A player's exploitability, as a share of the victory, in total and by seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Exploitability {
    /// The best responses' gain over the value of the game, averaged over both seats.
    pub mean: f64,
    /// The same for the player in each seat.
    pub seats: [f64; 2],
    /// Number of positions in which it was asked, over both seats.
    pub asked: usize,
}

/// Computes a player's exploitability: 0 for optimal play.
pub fn exploitability<R: Rules>(solution: &Solution<R>, ask: &mut Ask<'_>) -> Exploitability {
    let value = solution.value().middle();
    let first = best_response(solution, Seat(0), ask);
    let second = best_response(solution, Seat(1), ask);
    // The second seat responds to a player in the first, and the first to a player in the second.
    let seats = [first.value - (1.0 - value), second.value - value];
    Exploitability { mean: f64::midpoint(seats[0], seats[1]), seats, asked: first.asked + second.asked }
}
