//! What the search knows of *Faster Than Light*: the doctrine's ideas, and how good a position is.

use engine::{Rules, Sealed, Seat, Seats, Seeded};
use rules_ftl::{Action, Ftl, Piece, Plot, State};
use table::Run;

use super::picture::{Eye, Ideas, Picture, gap};
use super::{missile, ship};
use crate::judge::{Judge, Part, draw, seal};

/// The judge of *Faster Than Light*.
#[derive(Clone, Copy, Debug, Default)]
pub struct FtlJudge;

impl Judge<Ftl> for FtlJudge {
    type Choice = Option<Action>;
    type Scene = Picture;

    fn scene(&self, rules: &Ftl, state: &State) -> Picture {
        Picture::of(rules, state)
    }

    fn parts(&self, rules: &Ftl, state: &State, scene: &Picture, seat: Seat) -> Vec<Part<Option<Action>>> {
        let eye = Eye { rules, state, picture: scene };
        let part = |(place, _)| {
            let mut ideas = Vec::with_capacity(16);
            ideas_for(eye, place, &mut ideas);
            Part { ideas }
        };
        own(state, seat).map(part).collect()
    }

    fn order(
        &self,
        rules: &Ftl,
        state: &State,
        scene: &Picture,
        seat: Seat,
        choices: &[Option<Action>],
    ) -> Plot {
        let eye = Eye { rules, state, picture: scene };
        let chosen = own(state, seat).zip(choices);
        let mended = chosen.filter_map(|((place, piece), action)| {
            let action = (*action)?;
            let harm =
                matches!(action, Action::Sprint(halves) if hits_own(eye, place, halves, seat, choices));
            (!harm).then(|| (piece.name(), action))
        });
        Plot::new(mended)
    }

    fn play(
        &self,
        rules: &Ftl,
        state: &State,
        seats: Seats,
        rng: &mut Seeded,
        orders: &mut Vec<Sealed<Plot>>,
    ) {
        let picture = Picture::of(rules, state);
        let eye = Eye { rules, state, picture: &picture };
        let mut ideas: Ideas = Vec::with_capacity(24);
        let mut choices = Vec::with_capacity(state.pieces().len());
        for seat in seats.iter() {
            choices.clear();
            for (place, _) in own(state, seat) {
                ideas.clear();
                ideas_for(eye, place, &mut ideas);
                choices.push(ideas[draw(&ideas, rng)].0);
            }
            let plot = self.order(rules, state, &picture, seat, &choices);
            orders.push(seal(&rules.space(state, seat), seat, plot));
        }
    }

    fn weigh(&self, rules: &Ftl, state: &State, shares: &mut [f64]) {
        let picture = Picture::of(rules, state);
        let eye = Eye { rules, state, picture: &picture };
        let strength = [strength(eye, 0), strength(eye, 1)];
        let lead = strength[0] - strength[1];
        // A side without the missiles to win waits for a blunder.
        let ahead = u8::from(lead < 0.0);
        let lead = if picture.spare(ahead) < 0 { lead * 0.2 } else { lead };
        let left = f64::from(rules.options().turn_limit.saturating_sub(state.turn));
        let lead = if left < 20.0 { lead * left / 20.0 } else { lead };
        let size = if lead < 0.0 { -lead } else { lead };
        shares[0] = 0.5 + 0.5 * lead / (0.6 + size);
        shares[1] = 1.0 - shares[0];
    }
}

/// A seat's pieces with their places in the list.
fn own(state: &State, seat: Seat) -> impl Iterator<Item = (usize, &Piece)> {
    state.pieces().iter().enumerate().filter(move |(_, piece)| piece.side == seat.0)
}

fn ideas_for(eye: Eye<'_>, place: usize, ideas: &mut Ideas) {
    if eye.piece(place).is_ship() {
        ship::ideas(eye, place, ideas);
    } else {
        missile::ideas(eye, place, ideas);
    }
}

/// Whether a sprint would cross an own piece that is marked this turn (FTL-6.3: friend or foe).
fn hits_own(eye: Eye<'_>, mover: usize, halves: u8, seat: Seat, choices: &[Option<Action>]) -> bool {
    let idle_is_marked = eye.rules.options().idle_is_marked;
    let marked = |action: Option<Action>| match action {
        Some(Action::Rotate(_) | Action::Launch) => true,
        Some(Action::Sprint(_)) => false,
        None => idle_is_marked,
    };
    let mut close = eye.picture.contacts(mover).iter().filter(|c| c.friend && c.within(halves)).peekable();
    let me = eye.piece(mover);
    let run = || Run::new(me.at, eye.rules.leg(me.heading, halves));
    own(eye.state, seat).zip(choices).any(|((place, piece), action)| {
        let met = close.next_if(|c| usize::from(c.to) == place).is_some();
        let launched = || {
            let spot = eye.rules.launch_spot(piece);
            run().nearness(spot, eye.rules.options().missile_radius).is_some()
        };
        (met && marked(*action)) || (*action == Some(Action::Launch) && place != mover && launched())
    })
}

/// How strong a side is, in ships: hull, the missiles it needs to win, and the enemies it holds under fire.
fn strength(eye: Eye<'_>, side: u8) -> f64 {
    let missiles = f64::from(eye.picture.stock(side).missiles);
    let mut sum = missiles / (missiles + f64::from(eye.picture.stock(side ^ 1).hull) + 1.0);
    for (place, piece) in eye.state.pieces().iter().enumerate().filter(|(_, p)| p.side == side) {
        let stance = eye.picture.stance(place);
        if piece.is_ship() {
            sum += match piece.hits {
                0 => 1.0,
                1 => 0.75,
                _ => 0.45,
            };
            sum -= 0.03 * f64::from(stance.missiles.min(4));
        } else if stance.bears == 0
            && let Some(foe) = eye.foe(side, piece.at)
        {
            let far = f64::from(gap(piece.at, foe.at)) / 1000.0;
            sum += 0.02 / (1.0 + far * far / 36.0);
        }
    }
    sum
}
