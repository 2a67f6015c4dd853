//! Movement: the pieces that must and may move, and one move with its encounters (TAL-7, TAL-10.1, TAL-14.2).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Audience, Clause, Log, Umpire};
use table::{Arc, Hex};

use crate::asteroids;
use crate::clauses;
use crate::departures::depart;
use crate::events::{Event, Wake};
use crate::orders::{Action, Way};
use crate::poses::{Lone, lone};
use crate::rules::Talon;
use crate::ships::Kind;
use crate::state::{Affair, Entry, Meets, NONE, Piece, Place, Question, State, System};
use crate::{damage, missiles, squadrons};

/// Damage of a collision (TAL-7.4.1).
pub const COLLISION: u8 = 3;

/// Returns the moves open to a ship, as if it were due to move now. It may not turn while a count runs, nor slip
/// without a marker. Without a helm it goes straight only, and it never enters a planet (TAL-7.1.2, TAL-7.2.2,
/// TAL-7.3.2, TAL-8.4, TAL-17.1).
#[inline]
pub fn ways(rules: &Talon, state: &State, ship: usize) -> ArrayVec<Way, 5> {
    each_way(rules, state, ship).collect()
}

/// Iterates over the same moves.
#[inline]
fn each_way<'a>(rules: &'a Talon, state: &'a State, ship: usize) -> impl Iterator<Item = Way> + 'a {
    let (own, open) = (&state.ships[ship], rules.terrain.is_empty());
    let (pose, all) = (own.pose(), own.pose().ways(own.works(System::Helm)));
    all.iter().copied().filter(move |way| open || !rules.is_planet(pose.led(*way)))
}

/// Returns `true` if a ship has still to make its scheduled move in this turn (TAL-7.1.1).
#[inline]
pub fn must_move(rules: &Talon, state: &State, ship: usize) -> bool {
    let own = &state.ships[ship];
    own.on_map() && !own.moved && rules.cards[ship].kind != Kind::Base && rules.is_scheduled(state, ship)
}

/// Returns `true` if a ship may move with an afterburner (TAL-10.1).
#[inline]
pub fn may_burn(rules: &Talon, state: &State, ship: usize) -> bool {
    let own = &state.ships[ship];
    own.on_map()
        && !own.moved
        && own.burners > 0
        && rules.cards[ship].kind != Kind::Base
        && !rules.is_scheduled(state, ship)
}

/// Returns `true` if a base may rotate (TAL-14.2).
#[inline]
pub fn may_rotate(rules: &Talon, state: &State, ship: usize) -> bool {
    let own = &state.ships[ship];
    own.on_map() && !own.moved && rules.cards[ship].kind == Kind::Base && rules.is_scheduled(state, ship)
}

/// Returns `true` if a ship or missile of a side has still to move.
pub(crate) fn anything_must(rules: &Talon, state: &State, side: u8) -> bool {
    rules.fleet(side).any(|ship| must_move(rules, state, ship))
        || state.missiles.iter().any(|missile| missile.side == side && !missile.moved)
}

/// Calls `f` with every action of a side in the move step, in a fixed order: ships in list order, then missiles.
#[inline]
pub(crate) fn each_action(
    rules: &Talon,
    state: &State,
    side: u8,
    f: &mut impl FnMut(Piece, Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for ship in rules.fleet(side) {
        let own = &state.ships[ship];
        if !own.on_map() {
            continue;
        }
        let piece = Piece::Ship(ship as u8);
        let afterburner = may_burn(rules, state, ship);
        if afterburner || must_move(rules, state, ship) {
            let squadron = rules.cards[ship].kind == Kind::Squadron;
            for way in each_way(rules, state, ship) {
                f(piece, Action::Go { way, afterburner, land: None })?;
                if squadron {
                    for carrier in squadrons::landings(rules, state, ship, own.pose().led(way)) {
                        let land = Some(rules.name(usize::from(carrier)));
                        f(piece, Action::Go { way, afterburner, land })?;
                    }
                }
            }
        }
        if may_rotate(rules, state, ship) {
            for way in [Way::Left, Way::Right] {
                f(piece, Action::Go { way, afterburner: false, land: None })?;
            }
        }
        if rules.cards[ship].squadrons > 0 {
            let directions = squadrons::launches(rules, state, ship);
            for squadron in squadrons::waiting(rules, state, ship).filter(|_| !directions.is_empty()) {
                for to in &directions {
                    f(piece, Action::Launch(rules.name(squadron), *to))?;
                }
            }
        }
    }
    for (missile, flying) in state.missiles.iter().enumerate() {
        if flying.side == side && !flying.moved {
            for to in missiles::directions(state, missile) {
                f(Piece::Missile(flying.number), Action::To(to))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns action `number` of a side in the move step; `None` after the last.
pub(crate) fn nth_action(rules: &Talon, state: &State, side: u8, number: u32) -> Option<(Piece, Action)> {
    let (mut left, mut found) = (number, None);
    let _ = each_action(rules, state, side, &mut |piece, action| {
        if left == 0 {
            found = Some((piece, action));
            return ControlFlow::Break(());
        }
        left -= 1;
        ControlFlow::Continue(())
    });
    found
}

/// The actions left to a side in the move step.
pub(crate) enum Freedom {
    /// Nothing: the step is over.
    Nothing,
    /// One action, which must be taken.
    Only(Piece, Action),
    /// A choice.
    Choice,
}

/// Returns `false` if no piece of a side can act any more in the move step, for the plainest reasons.
#[inline]
fn may_act(rules: &Talon, state: &State, side: u8) -> bool {
    let may = |ship: usize| {
        let own = &state.ships[ship];
        let moves = !own.moved && (own.burners > 0 || rules.is_scheduled(state, ship));
        own.on_map() && (moves || rules.cards[ship].squadrons > 0)
    };
    !state.missiles.is_empty() || rules.fleet(side).any(may)
}

/// Returns the freedom left to a side in the move step. The search stops at the second action.
pub(crate) fn freedom(rules: &Talon, state: &State, side: u8) -> Freedom {
    if let Some(Lone { ship, ways, must }) = lone(rules, state, side) {
        return match ways {
            [] => Freedom::Nothing,
            [way] if must => Freedom::Only(
                Piece::Ship(ship as u8),
                Action::Go { way: *way, afterburner: false, land: None },
            ),
            _ => Freedom::Choice,
        };
    }
    if !may_act(rules, state, side) {
        return Freedom::Nothing;
    }
    let mut only = None;
    let beyond = each_action(rules, state, side, &mut |piece, action| {
        if only.is_some() {
            return ControlFlow::Break(());
        }
        only = Some((piece, action));
        ControlFlow::Continue(())
    });
    if beyond.is_break() {
        return Freedom::Choice;
    }
    // A single optional action is a choice too: `done` is the other option.
    match (only, anything_must(rules, state, side)) {
        (Some((piece, action)), true) => Freedom::Only(piece, action),
        (None, false) => Freedom::Nothing,
        _ => Freedom::Choice,
    }
}

/// Leaves ships in place that must move but could only enter planets; they count as moved (TAL-17.1).
pub(crate) fn hold_fast<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    side: u8,
) {
    if rules.terrain.is_empty() {
        return;
    }
    for ship in rules.fleet(side) {
        if must_move(rules, state, ship) && ways(rules, state, ship).is_empty() {
            state.ships[ship].moved = true;
            let name = rules.name(ship);
            umpire.tell(Audience::All, clauses::TERRAIN, || Event::Blocked { ship: name });
        }
    }
}

/// Carries out one action of the move step.
#[inline]
pub(crate) fn act<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    piece: Piece,
    action: Action,
) {
    let ship = match piece {
        Piece::Ship(ship) => usize::from(ship),
        Piece::Missile(number) => {
            if let (Some(missile), Action::To(to)) = (state.missile(number), action) {
                missiles::fly(rules, umpire, state, missile, to);
            }
            return;
        }
    };
    match action {
        Action::Go { way, .. } if rules.cards[ship].kind == Kind::Base => {
            let own = &mut state.ships[ship];
            own.facing = way.facing(own.facing);
            own.moved = true;
            let (ship, facing) = (rules.name(ship), own.facing);
            umpire.tell(Audience::All, clauses::ROTATION, || Event::Rotated { ship, way, facing });
        }
        Action::Go { way, afterburner, land } => {
            let land = land.and_then(|carrier| rules.find(carrier)).map_or(NONE, |carrier| carrier as u8);
            go(rules, umpire, state, ship, way, afterburner, land);
        }
        Action::Launch(squadron, to) => {
            if let Some(squadron) = rules.find(squadron) {
                squadrons::launch(rules, umpire, state, ship, squadron, to);
            }
        }
        Action::To(_) => {}
    }
}

/// Returns the clause of a move.
const fn clause_of(way: Way, afterburner: bool) -> Clause {
    match way {
        _ if afterburner => clauses::BATTERY,
        Way::Straight => clauses::STRAIGHT,
        Way::Left | Way::Right => clauses::TURNING,
        Way::SlipLeft | Way::SlipRight => clauses::SIDE_SLIP,
    }
}

/// Moves a ship one hex. Its encounters there become the affair being carried out.
pub(crate) fn go<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    ship: usize,
    way: Way,
    afterburner: bool,
    land: u8,
) {
    let before = state.ships[ship].pose();
    let after = before.after(way, rules.radius(state, ship));
    let (from, to) = (before.at, after.at);
    let own = &mut state.ships[ship];
    (own.at, own.facing, own.count, own.slip) = (after.at, after.facing, after.count, after.slip);
    own.moved = true;
    own.burners -= u8::from(afterburner);
    let (name, own) = (rules.name(ship), &state.ships[ship]);
    umpire.tell(Audience::All, clause_of(way, afterburner), || Event::Moved {
        ship: name,
        way,
        afterburner,
        from,
        to,
        facing: own.facing,
        wake: Wake { count: own.count, marker: own.marker() },
    });
    if !rules.is_on_map(to) {
        return depart(rules, umpire, state, ship, Place::Left, clauses::MAP);
    }
    let open = rules.terrain.is_empty();
    let entry = Entry {
        mover: ship as u8,
        from,
        arc: way.arc(),
        land,
        meets: if open { Meets::Missiles } else { Meets::Asteroids },
        met: 0,
        pair: [NONE; 2],
    };
    // Most ships meet nothing.
    if open && state.missiles.is_empty() && land == NONE && met(rules, state, &entry) == 0 {
        return;
    }
    state.affair = Affair::Entry(entry);
}

/// Resolves the next encounter of a ship in the hex it has entered: asteroids, missiles, ships, then the carrier it
/// lands on.
pub(crate) fn run_on<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    entry: Entry,
) {
    let mover = usize::from(entry.mover);
    let mut next = entry;
    match entry.meets {
        Meets::Asteroids => {
            next.meets = Meets::Missiles;
            state.affair = Affair::Entry(next);
            asteroids::enter(rules, umpire, state, mover);
        }
        Meets::Missiles => {
            if state.missiles.is_empty()
                || !state.ships[mover].on_map()
                || !missiles::meet(rules, umpire, state, mover, entry.arc)
            {
                next.meets = Meets::Ships;
                next.met = met(rules, state, &entry);
                let alone = next.met == 0 && next.land == NONE;
                state.affair = if alone { Affair::None } else { Affair::Entry(next) };
            }
        }
        Meets::Ships => meet(rules, umpire, state, entry),
    }
}

/// Returns the ships that `mover` would collide with in a hex: those of its race, except bases and the carrier it lands
/// on (TAL-7.4.1). A base collides with nothing.
#[inline]
pub fn collisions<'a>(
    rules: &'a Talon,
    state: &'a State,
    mover: usize,
    at: Hex,
    land: Option<usize>,
) -> impl Iterator<Item = usize> + 'a {
    let own = &rules.cards[mover];
    let collides = move |other: &usize| {
        let (ship, card) = (&state.ships[*other], &rules.cards[*other]);
        ship.at == at
            && *other != mover
            && ship.on_map()
            && card.race == own.race
            && card.kind != Kind::Base
            && Some(*other) != land
    };
    let others = if own.kind == Kind::Base { 0..0 } else { 0..rules.cards.len() };
    others.filter(collides)
}

/// Returns the ships that a mover collides with, one bit each.
fn met(rules: &Talon, state: &State, entry: &Entry) -> u32 {
    let mover = usize::from(entry.mover);
    let own = &state.ships[mover];
    if !own.on_map() {
        return 0;
    }
    let land = (entry.land != NONE).then_some(usize::from(entry.land));
    collisions(rules, state, mover, own.at, land).fold(0, |all, other| all | 1 << other)
}

/// Returns the arc on which a ship takes collision damage. For the mover it is the side that leads; for the other ship,
/// the side towards the hex that the mover came from.
fn collision_arc(state: &State, entry: &Entry, ship: usize) -> Arc {
    if ship == usize::from(entry.mover) {
        return entry.arc;
    }
    damage::arcs_towards(state, ship, entry.from).iter().next().unwrap_or(Arc::Front)
}

/// Resolves the next damage of a collision, the next pair or, after the last pair, the landing (TAL-7.4.1).
fn meet<D: Dice, L: Log<Event>>(rules: &Talon, umpire: &mut Umpire<D, L>, state: &mut State, entry: Entry) {
    let mover = usize::from(entry.mover);
    let mut next = entry;
    if entry.pair[0] != NONE {
        next.pair = [entry.pair[1], NONE];
        state.affair = Affair::Entry(next);
        let struck = usize::from(entry.pair[0]);
        let arc = collision_arc(state, &entry, struck);
        return damage::mark(rules, umpire, state, struck, arc, COLLISION, clauses::COLLISION);
    }
    if entry.met != 0 {
        let other = entry.met.trailing_zeros() as usize;
        let (own, there) = (state.ships[mover].on_map(), state.ships[other].on_map());
        // If an earlier encounter has removed one of the pair, neither takes damage.
        let both = own && there;
        next.met = if own { entry.met & (entry.met - 1) } else { 0 };
        next.pair = if both { [entry.mover, other as u8] } else { [NONE; 2] };
        state.affair = Affair::Entry(next);
        if !both {
            return;
        }
        let (ship, met, at) = (rules.name(mover), rules.name(other), state.ships[mover].at);
        umpire.tell(Audience::All, clauses::COLLISION, || Event::Collides { ship, other: met, at });
        let breaks = |ship: u8| {
            let ship = usize::from(ship);
            damage::breaks(rules, state, ship, collision_arc(state, &entry, ship), COLLISION)
        };
        // The order matters only if one of them may be destroyed or take a critical hit.
        if next.pair.into_iter().any(breaks) {
            state.question = Question::First;
        }
        return;
    }
    state.affair = Affair::None;
    if entry.land != NONE {
        squadrons::land(rules, umpire, state, mover, usize::from(entry.land));
    }
}

/// Applies the mover's owner's answer: `ship` is the one of the pair that takes its damage first.
pub(crate) fn first(state: &mut State, ship: usize) {
    state.question = Question::None;
    if let Affair::Entry(entry) = &mut state.affair
        && usize::from(entry.pair[1]) == ship
    {
        entry.pair.swap(0, 1);
    }
}
