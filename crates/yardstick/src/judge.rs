//! The doctrine and the judge of Faster Than Light, restricted to the orders of the small game.

use captains::{Judge, Part};
use engine::{Rules, Sealed, Seat, Seats, Seeded};
use ftl::captain::{Choice, FtlJudge};
use rules_ftl::{Action, Plot, State};

use crate::mini::Mini;

/// The judge of the small game: whole plots with equal weights, and the doctrine for playouts.
#[derive(Clone, Copy, Debug, Default)]
pub struct MiniJudge;

impl Judge<Mini> for MiniJudge {
    type Choice = Plot;
    type Scene = ();

    fn scene(&self, _: &Mini, _: &State) {}

    /// Returns one part with every plot at equal weight, so that the search itself must find the good ones.
    fn parts(&self, rules: &Mini, state: &State, (): &(), seat: Seat) -> Vec<Part<Plot>> {
        let plots = weighed(rules, state, seat);
        vec![Part { ideas: plots.into_iter().map(|(plot, _)| (plot, 1)).collect() }]
    }

    fn order(&self, _: &Mini, _: &State, (): &(), _: Seat, choices: &[Plot]) -> Plot {
        choices.first().cloned().unwrap_or_default()
    }

    fn play(
        &self,
        rules: &Mini,
        state: &State,
        seats: Seats,
        rng: &mut Seeded,
        orders: &mut Vec<Sealed<Plot>>,
    ) {
        for seat in seats {
            let space = rules.space(state, seat);
            let drawn = draw(&weighed(rules, state, seat), rng);
            orders.push(Sealed::check(&space, seat, drawn).unwrap_or_else(|_| Sealed::idle(&space, seat)));
        }
    }

    fn weigh(&self, rules: &Mini, state: &State, shares: &mut [f64]) {
        Judge::weigh(&FtlJudge, rules.whole(), state, shares);
    }
}

/// Returns every plot of the small game with its probability under the doctrine.
///
/// Pieces are independent, each by the weights of its ideas. Ideas outside the small game are left out, and a piece
/// without remaining ideas does nothing. Plots that the doctrine never writes are listed with a share of 0.
pub fn weighed(rules: &Mini, state: &State, seat: Seat) -> Vec<(Plot, f64)> {
    let whole = rules.whole();
    let scene = FtlJudge.scene(whole, state);
    let parts = FtlJudge.parts(whole, state, &scene, seat);
    let own = state.pieces().iter().filter(|piece| piece.side == seat.0);
    let mut plots = vec![(Plot::default(), 1.0)];
    for (piece, part) in own.zip(&parts) {
        let actions: Vec<Option<Action>> =
            std::iter::once(None).chain(rules.open_to(piece).map(Some)).collect();
        let weight = |action: &Option<Action>| {
            part.ideas
                .iter()
                .filter(|(idea, _)| *idea == Choice::Act(*action))
                .map(|(_, weight)| *weight)
                .sum::<u32>()
        };
        let all: u32 = actions.iter().map(weight).sum();
        let share = |action: &Option<Action>| match (all, action) {
            (0, None) => 1.0,
            (0, Some(_)) => 0.0,
            _ => f64::from(weight(action)) / f64::from(all),
        };
        let with = |(plot, so_far): &(Plot, f64)| {
            let more =
                |action: &Option<Action>| (plot.with(state, piece.name(), *action), so_far * share(action));
            actions.iter().map(more).collect::<Vec<_>>()
        };
        plots = plots.iter().flat_map(with).collect();
    }
    plots
}

fn draw(weighed: &[(Plot, f64)], rng: &mut Seeded) -> Plot {
    let mut left = f64::from(rng.below(1 << 24)) / f64::from(1 << 24);
    for (plot, share) in weighed {
        left -= share;
        if left < 0.0 {
            return plot.clone();
        }
    }
    Plot::default()
}
