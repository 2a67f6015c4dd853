//! A turn of random plots that are not written down, for the lab's random battles.

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Seeded, Silent, Umpire};
use table::Heading;

use crate::orders::Action;
use crate::play::{Places, Table, WORD};
use crate::rules::Ftl;
use crate::space::ACTIONS;
use crate::sprints::Runner;
use crate::state::{Piece, State};
use crate::turn::{idle_is_marked, launch, sprint};

/// Immediate effect of an action on a piece. It comes from a table, because branches on a drawn action are
/// unpredictable.
#[derive(Clone, Copy)]
struct Effect {
    /// Turn of its heading (FTL-6.2).
    turn: Heading,
    /// Half inches it will sprint.
    halves: u8,
    /// `true` if the action marks it (FTL-5.7).
    marked: bool,
}

/// Immediate effect of each of [`ACTIONS`].
static EFFECTS: [Effect; ACTIONS.len()] = {
    let mut all = [Effect { turn: Heading::UP, halves: 0, marked: false }; ACTIONS.len()];
    let mut i = 0;
    while i < all.len() {
        match ACTIONS[i] {
            None => {}
            Some(Action::Rotate(steps)) => {
                all[i].turn = Heading::of_steps(steps as i32);
                all[i].marked = true;
            }
            Some(Action::Sprint(halves)) => all[i].halves = halves,
            Some(Action::Launch) => all[i].marked = true,
        }
        i += 1;
    }
    all
};

/// Actions drawn for the pieces of a turn; rotations are already carried out.
struct Lot {
    marked: u64,
    launches: ArrayVec<u8, WORD>,
    sprints: [Runner; WORD],
    sprinting: usize,
}

impl Lot {
    /// Draws actions for the pieces at these places, in list order.
    #[inline]
    fn draw(&mut self, rules: &Ftl, pieces: &mut [Piece], places: u64, rng: &mut Seeded) {
        let mut left = places;
        while left != 0 {
            let place = left.trailing_zeros() as usize;
            left &= left - 1;
            let piece = &mut pieces[place];
            let action = rng.below(rules.open_to(piece).len() as u32) as usize;
            let effect = &EFFECTS[action];
            piece.heading = piece.heading.turned_as(effect.turn);
            self.marked |= u64::from(effect.marked) << place;
            self.sprints[self.sprinting & (WORD - 1)] = Runner { place: place as u8, halves: effect.halves };
            self.sprinting += usize::from(effect.halves > 0);
            if action == ACTIONS.len() - 1 {
                self.launches.push(place as u8);
            }
        }
    }
}

/// Plays out a turn of random plots without writing them down: the draws, side after side, and the turn are the same.
/// Returns `false`, with nothing done, if there are more pieces than bits in a word, or if a draw may be offered.
#[inline]
pub(crate) fn play<D: Dice>(
    rules: &Ftl,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    rng: &mut Seeded,
) -> bool {
    let may_draw = state.may_draw();
    let pieces = state.pieces.as_mut_slice();
    if pieces.len() > WORD || may_draw {
        return false;
    }
    let all = u64::MAX.unbounded_shr((WORD - pieces.len()) as u32);
    let second = pieces.iter().rev().fold(0u64, |all, piece| all << 1 | u64::from(piece.side & 1));
    let nobody = [Runner { place: 0, halves: 0 }; WORD];
    let mut lot = Lot { marked: 0, launches: ArrayVec::new(), sprints: nobody, sprinting: 0 };
    lot.draw(rules, pieces, all & !second, rng);
    lot.draw(rules, pieces, second, rng);
    // Missiles are listed in the order of their ships.
    lot.launches.sort_unstable();
    let sprints = &lot.sprints[..lot.sprinting];
    if idle_is_marked(rules) {
        lot.marked = sprints.iter().fold(all, |marked, runner| marked & !(1 << runner.place));
    }
    let mut table = Table::new(rules, state);
    table.marked = Places::first(lot.marked);
    launch(&mut table, umpire, &lot.launches);
    sprint(&mut table, umpire, sprints);
    true
}
