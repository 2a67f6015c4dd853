//! Draws by agreement: quiet turns, offers, and what comes of them (FTL-7.2).

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

/// Quiet turns running after which a draw may be offered.
pub const QUIET: u8 = 10;
/// Stands for their number once both sides have agreed.
pub(crate) const AGREED: u8 = u8::MAX;

impl State {
    /// How many turns running were quiet at their end, counted up to [`QUIET`].
    pub fn quiet(&self) -> u8 {
        self.quiet.min(QUIET)
    }

    /// Whether each side may offer a draw now.
    #[inline]
    pub const fn may_draw(&self) -> bool {
        self.quiet == QUIET
    }
}

/// Whether a ship could sprint on to the base of another, were it to point there: at exactly eight inches and the radius
/// it could.
fn within_reach(rules: &Ftl, ship: &Piece, enemy: &Piece) -> bool {
    let reach = Length::thousandths(i32::from(SPRINT) * 500 + rules.radius(enemy).in_thousandths());
    ship.at.within(enemy.at, reach)
}

/// Whether a position is quiet: both sides have ships, no missile is left, and no ship is within reach of an enemy's.
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

/// Counts a turn that ends: one more if it is quiet, else none. While the first ship has a missile left there is nothing
/// to count, and nothing is.
#[inline]
pub(crate) fn count(table: &mut Table<'_>) {
    let armed = table.state.pieces.first().is_some_and(|first| table.rules.magazine(first) > 0);
    if !armed {
        count_quiet(table);
    }
}

#[cold]
#[inline(never)]
fn count_quiet(table: &mut Table<'_>) {
    let state = &mut *table.state;
    state.quiet = match is_quiet(table.rules, state) {
        _ if table.agreed => AGREED,
        true => (state.quiet + 1).min(QUIET),
        false => 0,
    };
}

/// Tells who offers a draw; if every seat does, both sides have agreed to it.
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
