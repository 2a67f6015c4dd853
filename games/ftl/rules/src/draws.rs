//! Draws by agreement: quiet turns, offers, and their effect (FTL-7.2).

use engine::dice::Dice;
use engine::{Audience, Log, Sealed, Side, Umpire};
use table::Length;

use crate::clauses;
use crate::events::Event;
use crate::orders::Plot;
use crate::play::Table;
use crate::rules::Ftl;
use crate::ships::SPRINT;
use crate::state::{Piece, State};

/// Number of quiet turns in a row after which a draw may be offered.
pub const QUIET: u8 = 10;
/// Value of `quiet` once both sides have agreed to a draw.
pub(crate) const AGREED: u8 = u8::MAX;

impl State {
    /// Returns the number of turns in a row that ended quiet, up to [`QUIET`].
    pub fn quiet(&self) -> u8 {
        self.quiet.min(QUIET)
    }

    /// Returns `true` if each side may offer a draw now.
    #[inline]
    pub const fn may_draw(&self) -> bool {
        self.quiet == QUIET
    }
}

/// Returns `true` if a ship could sprint onto the base of another, if it pointed there. The limit is eight inches plus
/// the radius of that base; at exactly the limit it could.
fn within_reach(rules: &Ftl, ship: &Piece, enemy: &Piece) -> bool {
    let reach = Length::thousandths(i32::from(SPRINT) * 500 + rules.radius(enemy).in_thousandths());
    ship.at.within(enemy.at, reach)
}

/// Returns `true` if a position is quiet: both sides have ships, no missile is left, no ship is within reach of an
/// enemy.
pub(crate) fn is_quiet(rules: &Ftl, state: &State) -> bool {
    let pieces = state.pieces();
    let missiles = pieces.iter().any(|piece| !piece.is_ship() || rules.magazine(piece) > 0);
    if missiles || state.ships_left.contains(&0) {
        return false;
    }
    let apart = |ship: &Piece| {
        let mut enemies = pieces.iter().filter(|enemy| enemy.side != ship.side);
        enemies.all(|enemy| !within_reach(rules, ship, enemy))
    };
    pieces.iter().filter(|ship| ship.side == 0).all(apart)
}

/// Counts a turn that ends: adds one if it is quiet, else resets the count. While the first ship has a missile left, no
/// turn is quiet, and the count is not touched. `agreed` is `true` if both sides have agreed to a draw.
#[inline]
pub(crate) fn count(rules: &Ftl, state: &mut State, agreed: bool) {
    let armed = state.pieces.first().is_some_and(|first| rules.magazine(first) > 0);
    if !armed {
        count_quiet(rules, state, agreed);
    }
}

#[cold]
#[inline(never)]
fn count_quiet(rules: &Ftl, state: &mut State, agreed: bool) {
    state.quiet = match is_quiet(rules, state) {
        _ if agreed => AGREED,
        true => (state.quiet + 1).min(QUIET),
        false => 0,
    };
}

/// Tells the sides that offer a draw; if every seat does, both sides have agreed to it.
#[cold]
#[inline(never)]
pub(crate) fn offers<D: Dice, L: Log<Event>>(
    table: &mut Table<'_>,
    umpire: &mut Umpire<D, L>,
    orders: &[Sealed<Plot>],
) {
    for sealed in orders.iter().filter(|sealed| sealed.order().is_draw()) {
        let side = Side(sealed.seat().0 & 1);
        umpire.tell(Audience::All, clauses::AGREEMENT, || Event::Offers { side });
    }
    table.agreed = orders.iter().all(|sealed| sealed.order().is_draw());
}
