//! The judge of *Faster Than Light* for the search: the doctrine's ideas, and the value of a position.

use engine::{Rules, Sealed, Seat, Seats, Seeded, Space};
use rules_ftl::ships::HULL;
use rules_ftl::{Action, Ftl, Piece, Plot, State};
use table::Run;

use super::features::{FEATURES, WEIGHTS, features};
use super::picture::{Ideas, Picture, TacticalPicture};
use super::{missile, ship};
use captains::judge::{Feature, Fitted, Judge, Part, draw, expected, seal};

/// Choice for one part of a plot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A piece takes this action, or does nothing.
    Act(Option<Action>),
    /// The side offers a draw, and its pieces do nothing (FTL-7.2).
    Draw,
}

/// Bytes of a state and of a choice, an upper bound on every machine; a search counts its memory by them.
const STATE: usize = 4352;
const CHOICE: usize = 8;
const _: () = assert!(size_of::<State>() <= STATE && size_of::<Choice>() <= CHOICE);

/// The judge of *Faster Than Light*.
#[derive(Clone, Copy, Debug, Default)]
pub struct FtlJudge;

impl Judge<Ftl> for FtlJudge {
    type Choice = Choice;
    type Scene = Picture;

    fn scene(&self, rules: &Ftl, state: &State) -> Picture {
        Picture::of(rules, state)
    }

    fn parts(&self, rules: &Ftl, state: &State, scene: &Picture, seat: Seat) -> Vec<Part<Choice>> {
        let eye = TacticalPicture { rules, state, picture: scene };
        let part = |(place, _)| {
            let mut ideas = Vec::with_capacity(16);
            ideas_for(eye, place, &mut ideas);
            Part { ideas: ideas.into_iter().map(|(action, weight)| (Choice::Act(action), weight)).collect() }
        };
        let mut parts: Vec<Part<Choice>> = own(state, seat).map(part).collect();
        if state.may_draw()
            && let Some(first) = parts.first_mut()
        {
            let others = first.ideas.iter().map(|(_, weight)| weight).sum();
            first.ideas.push((Choice::Draw, if is_ahead(state, seat) { 1 } else { others }));
        }
        parts
    }

    fn order(&self, rules: &Ftl, state: &State, scene: &Picture, seat: Seat, choices: &[Choice]) -> Plot {
        let acts = |choice: &Choice| match choice {
            Choice::Act(action) => Some(*action),
            Choice::Draw => None,
        };
        let Some(choices) = choices.iter().map(acts).collect::<Option<Vec<_>>>() else { return Plot::draw() };
        let eye = TacticalPicture { rules, state, picture: scene };
        let chosen = own(state, seat).zip(&choices);
        let mended = chosen.filter_map(|((place, piece), action)| {
            let action = (*action)?;
            let harm =
                matches!(action, Action::Sprint(halves) if hits_own(eye, place, halves, seat, &choices));
            (!harm).then(|| (piece.name(), action))
        });
        Plot::new(mended)
    }

    fn vary(
        &self,
        rules: &Ftl,
        state: &State,
        _: &Picture,
        seat: Seat,
        (part, _): (usize, &Choice),
        rng: &mut Seeded,
    ) -> Option<Choice> {
        let (_, piece) = own(state, seat).nth(part)?;
        Some(Choice::Act(rules.space(state, seat).sample(rng).action(piece.name())))
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
        let eye = TacticalPicture { rules, state, picture: &picture };
        let mut ideas: Ideas = Vec::with_capacity(24);
        let mut choices = Vec::with_capacity(state.pieces().len());
        for seat in seats {
            if takes_draw(state, seat) {
                orders.push(seal(&rules.space(state, seat), seat, Plot::draw()));
                continue;
            }
            choices.clear();
            for (place, _) in own(state, seat) {
                ideas.clear();
                ideas_for(eye, place, &mut ideas);
                choices.push(Choice::Act(ideas[draw(&ideas, rng)].0));
            }
            let plot = self.order(rules, state, &picture, seat, &choices);
            orders.push(seal(&rules.space(state, seat), seat, plot));
        }
    }

    fn weigh(&self, rules: &Ftl, state: &State, shares: &mut [f64]) {
        shares[0] = expected(&WEIGHTS, &features(rules, state));
        shares[1] = 1.0 - shares[0];
    }

    fn position_bytes(&self, _: &State, scene: &Picture) -> usize {
        STATE + scene.bytes()
    }

    fn choice_bytes(&self, _: &Choice) -> usize {
        CHOICE
    }
}

impl Fitted<Ftl> for FtlJudge {
    fn features(&self) -> &'static [Feature] {
        &FEATURES
    }

    fn weights(&self) -> &'static [f64] {
        &WEIGHTS
    }

    fn measure(&self, rules: &Ftl, state: &State) -> Vec<f64> {
        features(rules, state).to_vec()
    }
}

/// Returns `true` if a seat's ships can still take more hits than the enemy's.
fn is_ahead(state: &State, seat: Seat) -> bool {
    let left = |own: bool| {
        let ships = state.pieces().iter().filter(|p| p.is_ship() && (p.side == seat.0) == own);
        ships.map(|ship| u32::from(HULL.saturating_sub(ship.hits))).sum::<u32>()
    };
    left(true) > left(false)
}

/// Returns `true` if the doctrine offers a draw: whenever it may, unless it is ahead in hits.
pub(crate) fn takes_draw(state: &State, seat: Seat) -> bool {
    state.may_draw() && !is_ahead(state, seat)
}

/// Returns a seat's pieces with their places in the list.
fn own(state: &State, seat: Seat) -> impl Iterator<Item = (usize, &Piece)> {
    state.pieces().iter().enumerate().filter(move |(_, piece)| piece.side == seat.0)
}

fn ideas_for(eye: TacticalPicture<'_>, place: usize, ideas: &mut Ideas) {
    if eye.piece(place).is_ship() {
        ship::ideas(eye, place, ideas);
    } else {
        missile::ideas(eye, place, ideas);
    }
}

/// Returns `true` if a sprint would cross an own piece that is marked this turn (FTL-6.3: friend or foe).
fn hits_own(
    eye: TacticalPicture<'_>,
    mover: usize,
    halves: u8,
    seat: Seat,
    choices: &[Option<Action>],
) -> bool {
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
