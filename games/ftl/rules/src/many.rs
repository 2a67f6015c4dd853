//! Many battles of one set-up side by side, in memory as small as they are, with actions by number.

use arrayvec::ArrayVec;
use engine::dice::NoDice;
use engine::{Outcome, Rules, Sealed, Seat, Silent, Umpire};

use crate::at_random::{self, FEW, Lot};
use crate::orders::{Action, Plot};
use crate::rules::Ftl;
use crate::space::ACTIONS;
use crate::state::{PIECES, Piece, State};

/// Number of actions of a ship with a missile left: nothing, 24 rotations from −165° on, 15 sprints from 1 inch on, a
/// launch. A piece without one has all but the last.
pub const NUMBERED: usize = ACTIONS.len();

/// Returns the action with a number; `None` for 0, nothing, and for a number that no piece has.
pub fn action(number: usize) -> Option<Action> {
    ACTIONS.get(number).copied().flatten()
}

/// The parts of a [`State`] besides its pieces.
#[derive(Clone, Copy, Debug, Default)]
struct Head {
    ships_left: [u8; 2],
    turn: u16,
    quiet: u8,
    pieces: u16,
}

/// Many battles of one set-up. A turn of one of them allocates nothing and writes no plot.
///
/// ```
/// use rules_ftl::{Ftl, Many, Setup, Ship};
/// use engine::Rules;
/// use table::{Area, Point};
/// let ship = |side, x, degrees| Ship { side, at: Point::inches(x, 24), degrees };
/// let ships = vec![ship(0, 20, 90), ship(1, 28, 270)];
/// let rules = Ftl::new(&Setup { area: Area::inches(48, 48), ships, options: Default::default() }).unwrap();
/// let start = rules.start();
/// let mut many = Many::new(rules, start, 1000);
/// // Both ships of battle 7 launch.
/// assert_eq!(many.play(7, [false; 2], |_, open| open - 1), None);
/// assert_eq!((many.pieces(7).len(), many.pieces(8).len()), (4, 2));
/// ```
#[derive(Clone, Debug)]
pub struct Many {
    rules: Ftl,
    start: State,
    heads: Vec<Head>,
    pieces: Vec<Piece>,
    /// Places for pieces of each battle.
    room: usize,
    /// The battle being played.
    now: State,
}

impl Many {
    /// Returns `battles` battles that begin with a state of these rules.
    pub fn new(rules: Ftl, start: State, battles: usize) -> Self {
        let ships = start.pieces.iter().filter(|piece| piece.is_ship()).count();
        let missiles = start.pieces.len() - ships;
        let room = (ships * (1 + usize::from(rules.options.missiles)) + missiles).min(PIECES);
        let (heads, pieces) = (vec![Head::default(); battles], vec![Piece::default(); battles * room]);
        let mut many = Self { now: start.clone(), rules, start, heads, pieces, room };
        (0..battles).for_each(|battle| many.begin(battle));
        many
    }

    /// Returns the rules.
    pub const fn rules(&self) -> &Ftl {
        &self.rules
    }

    /// Begins a battle again.
    pub fn begin(&mut self, battle: usize) {
        self.now.clone_from(&self.start);
        self.keep(battle);
    }

    /// Returns the pieces of a battle in list order.
    #[inline]
    pub fn pieces(&self, battle: usize) -> &[Piece] {
        &self.pieces[battle * self.room..][..usize::from(self.heads[battle].pieces)]
    }

    /// Returns the turn of a battle being played, from 1.
    #[inline]
    pub fn turn(&self, battle: usize) -> u16 {
        self.heads[battle].turn
    }

    /// Returns the number of quiet turns in a row, as [`State::quiet`] does.
    #[inline]
    pub fn quiet(&self, battle: usize) -> u8 {
        self.heads[battle].quiet.min(crate::draws::QUIET)
    }

    /// Returns `true` if each side may offer a draw now.
    #[inline]
    pub fn may_draw(&self, battle: usize) -> bool {
        self.heads[battle].quiet == crate::draws::QUIET
    }

    /// Returns the state of a battle.
    pub fn state(&self, battle: usize) -> State {
        let head = self.heads[battle];
        let pieces: ArrayVec<Piece, PIECES> = self.pieces(battle).iter().copied().collect();
        State { ships_left: head.ships_left, turn: head.turn, quiet: head.quiet, pieces }
    }

    /// Plays a turn of a battle, and returns its outcome if it is over then. `offers` tells the sides that offer a draw,
    /// which counts where one may be offered. `choose` is told every other piece with the number of actions open to it,
    /// and returns the number of its action; a number that is not open counts as 0, nothing.
    #[inline]
    pub fn play(
        &mut self,
        battle: usize,
        offers: [bool; 2],
        mut choose: impl FnMut(&Piece, usize) -> usize,
    ) -> Option<Outcome> {
        let mut open =
            |piece: &Piece, open: usize| Some(choose(piece, open)).filter(|n| *n < open).unwrap_or(0);
        let head = &mut self.heads[battle];
        let count = usize::from(head.pieces);
        if count > FEW || head.quiet == crate::draws::QUIET {
            return self.play_state(battle, offers, &mut open);
        }
        let pieces = &mut self.pieces[battle * self.room..][..count];
        let rest = if at_random::is_of_two_apart(&self.rules, pieces) {
            match at_random::move_apart(&self.rules, pieces, &mut open) {
                [0, 0] => None,
                rest => Some(Rest::Apart(rest)),
            }
        } else {
            let lot = Lot::begin(&self.rules, pieces, &mut open);
            match lot.carry(&self.rules, pieces) {
                Some(0) => None,
                Some(off) => Some(Rest::Apart([0, off])),
                None => Some(Rest::Near(lot)),
            }
        };
        if let Some(rest) = rest {
            return self.end(battle, rest);
        }
        // Nothing was launched or lost. While the first ship has a missile left, no turn is quiet.
        head.turn += 1;
        let armed = pieces.first().is_some_and(|first| self.rules.magazine(first) > 0);
        if armed && head.turn <= self.rules.options.turn_limit { None } else { self.count(battle) }
    }

    /// Ends a turn of which the actions are taken.
    #[inline(never)]
    fn end(&mut self, battle: usize, rest: Rest) -> Option<Outcome> {
        self.load(battle);
        let mut umpire = Umpire::new(NoDice, Silent);
        match rest {
            Rest::Apart(rest) => at_random::end_apart(&self.rules, &mut umpire, &mut self.now, rest),
            Rest::Near(lot) => at_random::end(&self.rules, &mut umpire, &mut self.now, lot),
        }
        self.keep(battle);
        self.rules.outcome(&self.now)
    }

    /// Counts a turn that may be quiet, or the last.
    #[cold]
    #[inline(never)]
    fn count(&mut self, battle: usize) -> Option<Outcome> {
        self.load(battle);
        crate::draws::count(&self.rules, &mut self.now, false);
        self.keep(battle);
        self.rules.outcome(&self.now)
    }

    /// Plays a turn of many pieces, or one in which a draw may be offered.
    #[inline(never)]
    fn play_state(
        &mut self,
        battle: usize,
        offers: [bool; 2],
        choose: &mut impl FnMut(&Piece, usize) -> usize,
    ) -> Option<Outcome> {
        self.load(battle);
        let mut umpire = Umpire::new(NoDice, Silent);
        if !at_random::by_number(&self.rules, &mut umpire, &mut self.now, choose) {
            written(&self.rules, &mut self.now, offers, choose);
        }
        self.keep(battle);
        self.rules.outcome(&self.now)
    }

    #[inline]
    fn load(&mut self, battle: usize) {
        let head = self.heads[battle];
        (self.now.ships_left, self.now.turn, self.now.quiet) = (head.ships_left, head.turn, head.quiet);
        self.now.pieces.clear();
        let pieces = &self.pieces[battle * self.room..][..usize::from(head.pieces)];
        self.now.pieces.extend(pieces.iter().copied());
    }

    #[inline]
    fn keep(&mut self, battle: usize) {
        let pieces = self.now.pieces.as_slice();
        let kept = &mut self.pieces[battle * self.room..][..pieces.len()];
        // A loop, because a call costs more for so few pieces.
        for (kept, piece) in kept.iter_mut().zip(pieces) {
            *kept = *piece;
        }
        self.heads[battle] = Head {
            ships_left: self.now.ships_left,
            turn: self.now.turn,
            quiet: self.now.quiet,
            pieces: pieces.len() as u16,
        };
    }
}

/// The rest of a turn of which the actions are taken.
enum Rest {
    /// All have moved; the places of those that launch, and of those off the table.
    Apart([u64; 2]),
    /// Nobody has moved.
    Near(Lot<{ 2 * FEW }>),
}

/// Plays a turn with plots, as every other program does.
#[cold]
#[inline(never)]
fn written(
    rules: &Ftl,
    state: &mut State,
    offers: [bool; 2],
    choose: &mut impl FnMut(&Piece, usize) -> usize,
) {
    let plots = [0u8, 1].map(|side| {
        if offers[usize::from(side)] && state.may_draw() {
            return Plot::draw();
        }
        let own = state.pieces.iter().filter(|piece| piece.side == side);
        let acts = |piece: &Piece| {
            let open = rules.open_to(piece);
            open[choose(piece, open.len())].map(|action| (piece.name(), action))
        };
        Plot::new(own.filter_map(acts))
    });
    let [first, second] = plots;
    let sealed = [(Seat(0), first), (Seat(1), second)].map(|(seat, plot)| {
        let space = rules.space(state, seat);
        Sealed::check(&space, seat, plot).unwrap_or_else(|_| Sealed::idle(&space, seat))
    });
    rules.resolve(&mut Umpire::new(NoDice, Silent), state, &sealed);
}
