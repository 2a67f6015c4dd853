//! The space of plots: at most one action for each piece of a seat, or the offer of a draw.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::outline::{Number, Outline};
use engine::{Refusal, Seat, Seeded, Space};

use crate::catalogue;
use crate::clauses;
use crate::draws::QUIET;
use crate::notation::{DRAW, IDLE};
use crate::orders::{Action, Plot};
use crate::rules::Ftl;
use crate::ships::{SHORTEST, SPRINT};
use crate::state::{Name, PIECES, Piece, State};

/// Actions open to every piece: nothing, 24 rotations, 15 sprints; and last, for ships alone, a launch.
pub(crate) static ACTIONS: [Option<Action>; 41] = {
    let mut all = [None; 41];
    let mut i = 1;
    while i < 41 {
        all[i] = Some(match i {
            1..25 => Action::Rotate(i as i8 - 12),
            25..40 => Action::Sprint(i as u8 - 25 + SHORTEST),
            _ => Action::Launch,
        });
        i += 1;
    }
    all
};

impl Ftl {
    /// Returns the actions open to a piece: nothing first, and a launch last if its magazine allows one (FTL-5.1,
    /// FTL-5.4).
    #[inline]
    pub(crate) fn open_to(&self, piece: &Piece) -> &'static [Option<Action>] {
        if self.magazine(piece) > 0 { &ACTIONS } else { &ACTIONS[..ACTIONS.len() - 1] }
    }

    /// Counts the actions open to a piece.
    #[inline]
    #[allow(clippy::needless_bitwise_bool, reason = "one question to be guessed, not two")]
    pub(crate) fn open_count(&self, piece: &Piece) -> u32 {
        let armed = piece.is_ship() & (piece.launched < self.options.missiles);
        ACTIONS.len() as u32 - u32::from(!armed)
    }
}

/// The space of a seat's plots in a position.
#[derive(Clone, Copy, Debug)]
pub struct PlotSpace<'a> {
    rules: &'a Ftl,
    state: &'a State,
    seat: Seat,
}

impl<'a> PlotSpace<'a> {
    pub(crate) const fn new(rules: &'a Ftl, state: &'a State, seat: Seat) -> Self {
        Self { rules, state, seat }
    }

    /// Iterates over the seat's own pieces, in list order.
    #[inline]
    fn own(&self) -> impl Iterator<Item = &'a Piece> {
        let side = self.seat.0;
        self.state.pieces.iter().filter(move |p| p.side == side)
    }

    fn walk(
        &self,
        pieces: &[&Piece],
        plot: &mut Plot,
        f: &mut dyn FnMut(Plot) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some((piece, rest)) = pieces.split_first() else { return f(plot.clone()) };
        for action in self.rules.open_to(piece) {
            plot.parts.extend(action.map(|a| (piece.name(), a)));
            self.walk(rest, plot, f)?;
            if action.is_some() {
                plot.parts.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns why a piece may not be given any order; `None` if it may (FTL-5.6, FTL-5.8).
    pub(crate) fn refuse_piece(&self, name: Name) -> Option<Refusal> {
        let refuse = |clause, reason: String| Some(Refusal::new(clause, name.to_string(), reason));
        if let Some(piece) = self.state.find(name) {
            if piece.side == self.seat.0 {
                return None;
            }
            return refuse(clauses::UNREADABLE, catalogue::OTHER_SIDES_PIECE.to_owned());
        }
        match self.state.find(Name { number: 0, ..name }) {
            Some(ship)
                if ship.side == self.seat.0
                    && name.number > ship.launched
                    && name.number <= self.rules.options.missiles =>
            {
                let next = Name { number: ship.launched + 1, ..name };
                refuse(clauses::NEW_MISSILE, catalogue::not_launched_yet(name, next))
            }
            _ => refuse(clauses::UNREADABLE, catalogue::NO_SUCH_PIECE_ON_TABLE.to_owned()),
        }
    }

    /// Returns why no draw may be offered now; `None` if one may (FTL-7.2).
    pub(crate) fn refuse_draw(&self) -> Option<Refusal> {
        let reason = match self.state.quiet() {
            _ if self.state.may_draw() => return None,
            quiet => catalogue::quiet_turns_so_far(quiet, QUIET),
        };
        Some(Refusal::new(clauses::AGREEMENT, DRAW, reason))
    }

    /// Draws a plot uniformly at random where a draw may be offered. Every ship draws one of its actions or `draw`,
    /// until all have drawn an action or all have drawn `draw`. Nobody has a missile then, so all have the same number
    /// of actions.
    #[cold]
    #[inline(never)]
    fn sample_with_draw(&self, rng: &mut Seeded, plot: &mut Plot) {
        loop {
            plot.parts.clear();
            let (mut acting, mut drawing) = (false, false);
            for piece in self.own() {
                let open = self.rules.open_to(piece);
                match open.get(rng.below(open.len() as u32 + 1) as usize) {
                    Some(action) => {
                        acting = true;
                        plot.parts.extend(action.map(|action| (piece.name(), action)));
                    }
                    None => drawing = true,
                }
            }
            if !(acting && drawing) {
                plot.draw = drawing;
                return;
            }
        }
    }

    /// Returns why a piece of this seat may not do this; `None` if it may.
    pub(crate) fn refuse_action(&self, piece: &Piece, action: Action) -> Option<Refusal> {
        let (clause, reason) = match action {
            Action::Rotate(steps) if !(-11..=12).contains(&steps) => (clauses::ROTATE, catalogue::ROTATION),
            Action::Sprint(halves) if !(SHORTEST..=SPRINT).contains(&halves) => {
                (clauses::SPRINT, catalogue::SPRINT)
            }
            Action::Launch if !piece.is_ship() => (clauses::LAUNCH, catalogue::ONLY_SHIPS_LAUNCH),
            Action::Launch if self.rules.magazine(piece) == 0 => (clauses::LAUNCH, catalogue::MAGAZINE_EMPTY),
            _ => return None,
        };
        Some(Refusal::new(clause, format!("{} {action}", piece.name()), reason))
    }
}

impl Space for PlotSpace<'_> {
    type Order = Plot;

    fn size(&self) -> Option<u128> {
        let open = |all: u128, piece| all.checked_mul(self.rules.open_to(piece).len() as u128);
        self.own().try_fold(1u128, open)?.checked_add(u128::from(self.state.may_draw()))
    }

    fn visit(&self, f: &mut dyn FnMut(Plot) -> ControlFlow<()>) -> ControlFlow<()> {
        let own: ArrayVec<&Piece, PIECES> = self.own().collect();
        self.walk(&own, &mut Plot::default(), f)?;
        if self.state.may_draw() { f(Plot::draw()) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    fn sample(&self, rng: &mut Seeded) -> Plot {
        let mut plot = Plot::default();
        self.sample_into(rng, &mut plot);
        plot
    }

    #[inline]
    fn sample_into(&self, rng: &mut Seeded, plot: &mut Plot) {
        if self.state.may_draw() {
            return self.sample_with_draw(rng, plot);
        }
        plot.parts.clear();
        plot.draw = false;
        let side = self.seat.0;
        for piece in &self.state.pieces {
            if piece.side == side
                && let Some(action) = rng.pick(self.rules.open_to(piece))
            {
                plot.parts.push((piece.name(), *action));
            }
        }
    }

    fn check(&self, order: &Plot) -> Result<(), Refusal> {
        if order.draw {
            return self.refuse_draw().map_or(Ok(()), Err);
        }
        let mut own = self.own();
        for (name, action) in &order.parts {
            let Some(piece) = own.find(|p| p.name() == *name) else {
                return Err(self.refuse_piece(*name).unwrap_or_else(|| {
                    Refusal::new(clauses::ONE_ORDER, name.to_string(), catalogue::ONE_ORDER_EACH)
                }));
            };
            if let Some(refusal) = self.refuse_action(piece, *action) {
                return Err(refusal);
            }
        }
        Ok(())
    }

    fn vary(&self, order: &Plot, rng: &mut Seeded) -> Plot {
        let own: ArrayVec<&Piece, PIECES> = self.own().collect();
        if own.is_empty() {
            return order.clone();
        }
        // The offer of a draw is as near as another order for any one piece.
        if self.state.may_draw() && !order.draw && rng.chance(1, own.len() as u32 + 1) {
            return Plot::draw();
        }
        let piece = *rng.pick(&own);
        order.with(self.state, piece.name(), *rng.pick(self.rules.open_to(piece)))
    }

    fn idle(&self) -> Plot {
        Plot::default()
    }

    fn outline(&self) -> Outline {
        let piece = |p: &Piece| {
            let mut any = vec![Outline::nothing(), rotations(), sprints()];
            if self.rules.open_to(p).len() == ACTIONS.len() {
                any.push(Outline::text("L").role("launch", catalogue::LABEL_LAUNCH));
            }
            Outline::any(any)
                .prefixed(format!("{} ", p.name()))
                .about(p.name().to_string())
                .role("action", catalogue::LABEL_ONE_ACTION)
        };
        let plots = Outline::all(self.own().map(piece)).joined("; ").or(IDLE);
        let plots = plots.role("plot", catalogue::LABEL_ACTIONS);
        if !self.state.may_draw() {
            return plots;
        }
        Outline::any([plots, Outline::text(DRAW).role("draw", catalogue::LABEL_OFFER)])
    }
}

/// Returns every rotation as data.
fn rotations() -> Outline {
    let degrees = Number::to(-165, 180).by(15);
    Outline::number(degrees).prefixed("R").role("rotate", catalogue::LABEL_DEGREES)
}

/// Returns every sprint as data.
fn sprints() -> Outline {
    let halves = Number::to(i32::from(SHORTEST), i32::from(SPRINT)).per(2);
    Outline::number(halves).prefixed("S").role("sprint", catalogue::LABEL_INCHES)
}
