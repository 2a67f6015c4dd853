//! Explosions, first in, first out (TAL-8.6).

use engine::dice::Dice;
use engine::{Audience, Log, Umpire};

use crate::clauses;
use crate::damage;
use crate::events::{Event, MissileEnd};
use crate::fire;
use crate::missiles;
use crate::rules::Talon;
use crate::state::{Affair, Blast, State};

/// Damages the next ship near the first explosion in the queue. After the last ship it damages the missiles and removes
/// the explosion from the queue. While a fusion cannon's shot is being carried out, explosions wait and the shot goes
/// on.
pub(crate) fn run_on<D: Dice, L: Log<Event>>(rules: &Talon, umpire: &mut Umpire<D, L>, state: &mut State) {
    if let Affair::Volley(volley) = state.affair
        && fire::is_under_way(&volley)
    {
        return fire::run_on(rules, umpire, state, volley);
    }
    let Some(blast) = state.blasts.first().copied() else { return };
    let Blast { at, rating, .. } = blast;
    if blast.next == 0 {
        let ship = rules.name(usize::from(blast.ship));
        umpire.tell(Audience::All, clauses::EXPLOSION, || Event::Explodes { ship, at, rating });
    }
    let near = |ship: &usize| state.ships[*ship].on_map() && state.ships[*ship].at.distance(at) <= 1;
    let victim = (usize::from(blast.next)..state.ships.len()).find(near);
    if let Some(ship) = victim {
        state.blasts[0].next = ship as u8 + 1;
        return damage::strike(rules, umpire, state, ship, rating, at);
    }
    state.blasts.remove(0);
    let mut missile = 0;
    while let Some(flying) = state.missiles.get(missile) {
        let near = flying.at.distance(at) <= 1;
        if !near || !missiles::hurt(rules, umpire, state, missile, rating, MissileEnd::Explosion) {
            missile += 1;
        }
    }
}
