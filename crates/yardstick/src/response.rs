//! Best responses: what a player could win who knew how often the other writes each order, everywhere.

use engine::{Rules, Seat};

use crate::backward::{Next, Solution};

/// Asks a player how often it writes each order of a position, in the order of [`Position::orders`]; shares sum to 1.
///
/// [`Position::orders`]: crate::backward::Position::orders
pub type Ask<'a> = dyn FnMut(usize, Seat) -> Vec<f64> + 'a;

/// What the best response to a player comes to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Response {
    /// What the other seat wins by it, from 0 to 1.
    pub value: f64,
    /// In how many positions the player was asked: those it can come into.
    pub asked: usize,
}

/// The best response to a player in a seat, by dynamic programming over the positions that it can come into.
///
/// The player is asked once in each of them, from the first turn to the last: a position that none of its orders leads to
/// is left out, whatever the other seat does.
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

/// The player's mixture in every position that it can come into.
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

/// How much a player can be exploited, as a share of the victory, with what its two seats come to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Exploitability {
    /// What the best responses to it win above the value of the game, averaged over both seats.
    pub mean: f64,
    /// The same for each seat the player sits in.
    pub seats: [f64; 2],
    /// In how many positions it was asked, both seats together.
    pub asked: usize,
}

/// How much a player can be exploited: 0 for one that plays optimally, whoever it meets.
pub fn exploitability<R: Rules>(solution: &Solution<R>, ask: &mut Ask<'_>) -> Exploitability {
    let value = solution.value().middle();
    let first = best_response(solution, Seat(0), ask);
    let second = best_response(solution, Seat(1), ask);
    // The best response to the first seat is the second's, whose value of the game is what the first leaves.
    let seats = [first.value - (1.0 - value), second.value - value];
    Exploitability { mean: f64::midpoint(seats[0], seats[1]), seats, asked: first.asked + second.asked }
}
