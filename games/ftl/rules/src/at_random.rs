//! A turn of plots that are not written down: random ones for the lab's random battles, and numbered ones for programs
//! that play very many battles.
//!
//! In most turns no path comes near a marked base. Such a turn is played here, with few branches: those on a drawn
//! action are unpredictable. Every other turn is left to `sprints`.

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Seeded, Silent, Umpire};
use table::{Heading, Length, Run, Vector};

use crate::orders::Action;
use crate::play::{Places, Table};
use crate::rules::Ftl;
use crate::ships::SPRINT;
use crate::space::ACTIONS;
use crate::sprints::Runner;
use crate::state::{Piece, State};
use crate::turn::{idle_is_marked, launch, pass, sprint};

/// Number of pieces that most turns do not exceed.
pub(crate) const FEW: usize = 4;
/// Number of pieces beyond which a turn is written down. With as many launches they still fit in a word.
const MOST: usize = 32;

/// Effect of an action on a piece. It comes from a table, because branches on a drawn action are unpredictable.
#[derive(Clone, Copy)]
struct Effect {
    /// Displacement of its sprint (FTL-5.3).
    leg: Vector,
    /// Half inches it will sprint.
    halves: u8,
    /// Its heading afterwards (FTL-6.2).
    heading: Heading,
    /// `true` if the action marks it (FTL-5.7).
    marks: bool,
    /// `true` if it sprints.
    sprints: bool,
    /// `true` if it launches a missile.
    launches: bool,
}

/// Effect of each of [`ACTIONS`], heading after heading. The size is a power of two, so that an index needs only a bit
/// mask.
static EFFECTS: [Effect; 1024] = {
    let mut all = [effect(Heading::UP, None); 1024];
    let mut steps = 0;
    while steps < Heading::STEPS as usize {
        let mut i = 0;
        while i < ACTIONS.len() {
            all[steps * ACTIONS.len() + i] = effect(Heading::of_steps(steps as i32), ACTIONS[i]);
            i += 1;
        }
        steps += 1;
    }
    all
};

/// Returns the effect of an action on a piece of a heading.
const fn effect(heading: Heading, action: Option<Action>) -> Effect {
    let (mut turned, mut halves) = (heading, 0);
    match action {
        Some(Action::Rotate(steps)) => turned = heading.turned(steps as i32),
        Some(Action::Sprint(length)) => halves = length,
        None | Some(Action::Launch) => {}
    }
    Effect {
        leg: heading.leg(Length::thousandths(halves as i32 * 500)),
        halves,
        heading: turned,
        marks: matches!(action, Some(Action::Rotate(_) | Action::Launch)),
        sprints: halves > 0,
        launches: matches!(action, Some(Action::Launch)),
    }
}

/// Actions taken for the pieces of a turn, at most `N` with those that are launched; rotations are already carried out.
pub(crate) struct Lot<const N: usize> {
    /// Pieces that are marked, one bit each.
    marked: u64,
    /// Pieces that sprint.
    sprinting: u64,
    /// Ships that launch.
    launching: u64,
    legs: [Vector; N],
    halves: [u8; N],
}

impl<const N: usize> Lot<N> {
    #[inline]
    const fn new() -> Self {
        Self { marked: 0, sprinting: 0, launching: 0, legs: [Vector { x: 0, y: 0 }; N], halves: [0; N] }
    }

    /// Begins a turn: takes actions for all pieces, and carries out rotations.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the innermost step of every playout")]
    pub(crate) fn begin(
        rules: &Ftl,
        pieces: &mut [Piece],
        choose: &mut impl FnMut(&Piece, usize) -> usize,
    ) -> Self {
        let mut lot = Self::new();
        lot.take(rules, pieces, choose);
        if idle_is_marked(rules) {
            let all = u64::MAX.unbounded_shr((u64::BITS as usize - pieces.len()) as u32);
            lot.marked = all & !lot.sprinting;
        }
        lot
    }

    /// Moves the pieces if nothing is launched and nothing can meet, and returns those that are off the table then.
    /// Otherwise it returns `None`, with nothing done.
    #[inline]
    pub(crate) fn carry(&self, rules: &Ftl, pieces: &mut [Piece]) -> Option<u64> {
        if self.launching != 0 || self.may_meet(rules, pieces) {
            return None;
        }
        Some(self.advance(rules, pieces))
    }

    /// Moves the pieces, and returns those that are off the table then.
    #[inline]
    fn advance(&self, rules: &Ftl, pieces: &mut [Piece]) -> u64 {
        let mut off = 0;
        for (place, piece) in pieces.iter_mut().enumerate() {
            piece.at = piece.at + self.legs[place & (N - 1)];
            off |= u64::from(!rules.area.holds(piece.at)) << place;
        }
        off & self.sprinting
    }

    /// Takes actions for all pieces: side after side, in list order.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the innermost step of every playout")]
    fn take(&mut self, rules: &Ftl, pieces: &mut [Piece], choose: &mut impl FnMut(&Piece, usize) -> usize) {
        for side in 0..2 {
            for (place, piece) in pieces.iter_mut().enumerate() {
                if piece.side & 1 == side {
                    self.take_one(place, piece, chosen(rules, piece, choose));
                }
            }
        }
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the innermost step of every playout")]
    fn take_one(&mut self, place: usize, piece: &mut Piece, effect: &Effect) {
        piece.heading = effect.heading;
        self.legs[place & (N - 1)] = effect.leg;
        self.halves[place & (N - 1)] = effect.halves;
        self.marked |= u64::from(effect.marks) << place;
        self.sprinting |= u64::from(effect.sprints) << place;
        self.launching |= u64::from(effect.launches) << place;
    }

    /// Returns `false` if no path comes near a marked base.
    #[inline]
    fn may_meet(&self, rules: &Ftl, pieces: &[Piece]) -> bool {
        let base = rules.largest_base();
        places(self.sprinting).any(|runner| {
            let near = Run::new(pieces[runner].at, self.legs[runner & (N - 1)]).bounding_box(base);
            places(self.marked).any(|target| near.holds(pieces[target].at))
        })
    }

    /// Returns the pieces that sprint.
    fn runners(&self) -> ArrayVec<Runner, N> {
        let runner = |place: usize| Runner { place: place as u8, halves: self.halves[place & (N - 1)] };
        places(self.sprinting).map(runner).collect()
    }
}

/// Chooses an action for a piece, and returns its effect.
#[inline(always)]
#[allow(clippy::inline_always, reason = "the innermost step of every playout")]
fn chosen(rules: &Ftl, piece: &Piece, choose: &mut impl FnMut(&Piece, usize) -> usize) -> &'static Effect {
    let action = choose(piece, rules.open_count(piece) as usize);
    let at = usize::from(piece.heading.steps()) * ACTIONS.len() + action;
    &EFFECTS[at & (EFFECTS.len() - 1)]
}

/// Returns `true` if two pieces are so far apart that no sprint of one comes near the other, or near a missile that the
/// other launches.
#[inline]
fn are_apart(rules: &Ftl, one: &Piece, other: &Piece) -> bool {
    let launch = rules.ahead[0].y;
    let reach = i32::from(SPRINT) * 500 + rules.largest_base().in_thousandths() + launch;
    let way = other.at - one.at;
    // The larger of two numbers, because one comparison is guessed better than two.
    way.x.abs().max(way.y.abs()) > reach
}

/// Iterates over the places whose bits are set.
#[inline]
fn places(word: u64) -> impl Iterator<Item = usize> {
    let mut left = word;
    std::iter::from_fn(move || {
        let place = (left != 0).then_some(left.trailing_zeros() as usize);
        left &= left.wrapping_sub(1);
        place
    })
}

/// Plays out a turn of random plots without writing them down: the draws, side after side, and the turn are the same.
/// Returns `false`, with nothing done, if there are more than [`MOST`] pieces, or if a draw may be offered.
#[inline]
pub(crate) fn play<D: Dice>(
    rules: &Ftl,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    rng: &mut Seeded,
) -> bool {
    // A copy of the generator stays in registers.
    let mut draws = rng.clone();
    let done = by_number(rules, umpire, state, &mut |_, open| draws.below(open as u32) as usize);
    *rng = draws;
    done
}

/// Plays out a turn of actions by their place in [`ACTIONS`]. `choose` is told each piece, side after side, and the number
/// of actions open to it, and must return a smaller number. Returns `false`, with nothing done, as [`play`] does.
#[inline]
pub(crate) fn by_number<D: Dice>(
    rules: &Ftl,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    choose: &mut impl FnMut(&Piece, usize) -> usize,
) -> bool {
    if state.pieces.len() > MOST || state.may_draw() {
        return false;
    }
    if is_of_two_apart(rules, &state.pieces) {
        let rest = move_apart(rules, &mut state.pieces, choose);
        end_apart(rules, umpire, state, rest);
    } else if state.pieces.len() <= FEW {
        turn::<{ 2 * FEW }, D, _>(rules, umpire, state, choose);
    } else {
        crowded_turn(rules, umpire, state, choose);
    }
    true
}

/// Returns `true` if a turn has two pieces, the first side's first, so far apart that nothing can meet.
#[inline]
pub(crate) fn is_of_two_apart(rules: &Ftl, pieces: &[Piece]) -> bool {
    match pieces {
        [one @ Piece { side: 0, .. }, other @ Piece { side: 1, .. }] => are_apart(rules, one, other),
        _ => false,
    }
}

/// Takes actions for two pieces that are far apart, and moves them. Returns the places of those that launch, and of those
/// that are off the table then: the rest of the turn is for [`end_apart`].
#[inline]
pub(crate) fn move_apart(
    rules: &Ftl,
    pieces: &mut [Piece],
    choose: &mut impl FnMut(&Piece, usize) -> usize,
) -> [u64; 2] {
    let (mut launching, mut off) = (0, 0);
    for (place, piece) in pieces.iter_mut().enumerate() {
        let effect = chosen(rules, piece, choose);
        piece.heading = effect.heading;
        piece.at = piece.at + effect.leg;
        launching |= u64::from(effect.launches) << place;
        off |= u64::from(!rules.area.holds(piece.at)) << place;
    }
    [launching, off]
}

/// Ends a turn of two pieces that are far apart: these launch, those are off the table.
#[inline]
pub(crate) fn end_apart<D: Dice>(
    rules: &Ftl,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    [launching, off]: [u64; 2],
) {
    if launching != 0 {
        launch_all(rules, umpire, state, launching, Places::default());
    }
    pass(rules, state, Places::first(off), false);
}

/// Plays out a turn of many pieces. It is a separate function, because its lot needs more memory.
#[inline(never)]
fn crowded_turn<D: Dice>(
    rules: &Ftl,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    choose: &mut impl FnMut(&Piece, usize) -> usize,
) {
    turn::<{ 2 * MOST }, D, _>(rules, umpire, state, choose);
}

#[inline]
fn turn<const N: usize, D: Dice, C: FnMut(&Piece, usize) -> usize>(
    rules: &Ftl,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    choose: &mut C,
) {
    let lot = Lot::<N>::begin(rules, &mut state.pieces, choose);
    end(rules, umpire, state, lot);
}

/// Ends a turn of which the actions are taken.
#[inline]
pub(crate) fn end<const N: usize, D: Dice>(
    rules: &Ftl,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    mut lot: Lot<N>,
) {
    if lot.launching != 0 {
        lot.marked = launch_all(rules, umpire, state, lot.launching, Places::first(lot.marked)).first_word();
    }
    if lot.may_meet(rules, &state.pieces) {
        return meet(rules, umpire, state, &lot);
    }
    let off = lot.advance(rules, &mut state.pieces);
    pass(rules, state, Places::first(off), false);
}

/// Launches the missiles of these ships; returns the pieces that are marked then, those in `marked` among them.
#[inline(never)]
fn launch_all<D: Dice>(
    rules: &Ftl,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    launching: u64,
    marked: Places,
) -> Places {
    let ships: ArrayVec<u8, MOST> = places(launching).map(|place| place as u8).collect();
    let mut table = Table { marked, ..Table::new(rules, state) };
    launch(&mut table, umpire, &ships);
    table.marked
}

/// Resolves the sprints of a turn in which some path comes near a marked base.
#[inline(never)]
fn meet<const N: usize, D: Dice>(
    rules: &Ftl,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    lot: &Lot<N>,
) {
    let mut table = Table::new(rules, state);
    table.marked = Places::first(lot.marked);
    sprint(&mut table, umpire, &lot.runners());
}
