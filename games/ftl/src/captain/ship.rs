//! Ideas for ships: launch and turn while no enemy bears, sit still or slip away while one does.

use rules_ftl::ships::{HULL, SHORTEST, SPRINT};
use rules_ftl::{Action, AtLimit, Piece, Ram};

use super::picture::{Ideas, TacticalPicture, gap, propose, propose_turn, room, toward};

/// Adds ideas for the ship at a place.
pub(crate) fn ideas(eye: TacticalPicture<'_>, place: usize, ideas: &mut Ideas) {
    let me = eye.piece(place);
    let Some(foe) = eye.foe(me.side, me.at) else { return propose(ideas, None, 1) };
    if eye.picture.ramming(me.side) {
        return ram(eye, place, foe, ideas);
    }
    let stance = eye.picture.stance(place);
    let exposed = u32::from(stance.missiles) + u32::from(stance.ships);
    let late = eye.picture.late();
    let nerve = nerve(me, exposed) + if late { 3 } else { 0 };
    let there = toward(eye.rules, foe.at - me.at);
    let off = me.heading.to(there);
    // A missile launched at the only enemy that bears blocks its path.
    let behind = if exposed == 1 && covered(eye, place) { 12 } else { nerve };
    propose(ideas, Some(Action::Launch), launch(eye, me, off) * behind);
    if off != 0 && eye.rules.magazine(me) > 0 {
        propose_turn(ideas, me.heading, there, (6 + 5 * off.unsigned_abs()) * nerve);
    } else {
        propose_turn(ideas, me.heading, there, if late { 16 } else { 6 } * nerve);
    }
    let ahead = room(eye.rules, me.at + eye.rules.leg(me.heading, 10));
    if ahead < 1000 {
        propose_turn(ideas, me.heading, toward(eye.rules, eye.middle() - me.at), 30 * nerve);
    }
    hold_middle(eye, me, nerve, ideas);
    let marked = eye.rules.options().idle_is_marked;
    let (still, away) = match (exposed > 0, marked) {
        (false, _) => (16, 12),
        (true, false) => (40, 40),
        (true, true) => (4, 90),
    };
    propose(ideas, None, still * 16);
    slip(eye, place, exposed > 0, away * 16, ideas);
}

/// Adds ideas to turn towards an enemy ship, close in and sprint over it, once missiles can no longer win (FTL-6.6).
fn ram(eye: TacticalPicture<'_>, place: usize, foe: &Piece, ideas: &mut Ideas) {
    let me = eye.piece(place);
    propose(ideas, None, 2);
    propose_turn(ideas, me.heading, toward(eye.rules, foe.at - me.at), 12);
    let contacts = eye.picture.contacts(place);
    if let Some(contact) = contacts.iter().find(|c| !c.friend && eye.piece(usize::from(c.to)).is_ship()) {
        propose(ideas, Some(Action::Sprint(contact.halves())), 16);
        return;
    }
    let far = gap(me.at, foe.at);
    for halves in SHORTEST..=SPRINT {
        let end = me.at + eye.rules.leg(me.heading, halves);
        if room(eye.rules, end) > 500 && gap(end, foe.at) < far - 500 {
            propose(ideas, Some(Action::Sprint(halves)), 1 + u32::from(halves) / 8);
        }
    }
}

/// Adds ideas to turn and sprint to the middle of the table in the last turns, where it decides between equal hits
/// (FTL-7.1).
fn hold_middle(eye: TacticalPicture<'_>, me: &Piece, nerve: u32, ideas: &mut Ideas) {
    let options = eye.rules.options();
    if options.at_limit != AtLimit::Hits || eye.state.turn + 5 <= options.turn_limit {
        return;
    }
    let (middle, far) = (eye.middle(), gap(me.at, eye.middle()));
    propose_turn(ideas, me.heading, toward(eye.rules, middle - me.at), 12 * nerve);
    for halves in SHORTEST..=SPRINT {
        let nearer = far - gap(me.at + eye.rules.leg(me.heading, halves), middle);
        propose(ideas, Some(Action::Sprint(halves)), u32::try_from(nearer / 50).unwrap_or(0));
    }
}

/// Returns `true` if an enemy missile bears on a ship through the spot of a missile it would launch (FTL-6.7).
fn covered(eye: TacticalPicture<'_>, place: usize) -> bool {
    let me = eye.piece(place);
    eye.state.pieces().iter().enumerate().any(|(from, enemy)| {
        !enemy.is_ship()
            && enemy.side != me.side
            && eye.picture.contacts(from).iter().any(|c| usize::from(c.to) == place)
            && eye.shields(enemy, me)
    })
}

/// Returns how ready a ship is to be marked, in sixteenths. It is always ready while no enemy bears on it, and hardly
/// ever where one salvo could destroy it. Otherwise it is ready now and then, because a captain who never dares is
/// never feared.
fn nerve(me: &Piece, exposed: u32) -> u32 {
    let left = u32::from(HULL.saturating_sub(me.hits));
    match exposed {
        0 => 16,
        _ if exposed >= left => 1,
        1 => 4,
        _ => 2,
    }
}

/// Returns the weight of a launch: greater if the enemy is near the bow, less if the ship has many missiles on the
/// table.
fn launch(eye: TacticalPicture<'_>, me: &Piece, off: i32) -> u32 {
    let spot = room(eye.rules, eye.rules.launch_spot(me));
    if eye.rules.magazine(me) == 0 || spot < 0 {
        return 0;
    }
    let own = eye.state.pieces().iter().filter(|p| p.ship == me.ship && !p.is_ship()).count();
    let weight = match off.abs() {
        0..=2 => 72,
        3..=5 => 36,
        _ => 10,
    };
    if own > 5 { weight / 3 } else { weight }
}

/// Adds sprints that stay on the table; those out of the line of fire and clear of other pieces have more weight.
fn slip(eye: TacticalPicture<'_>, place: usize, exposed: bool, weight: u32, ideas: &mut Ideas) {
    let me = eye.piece(place);
    let mut worth = [0u32; SPRINT as usize + 1];
    for halves in SHORTEST..=SPRINT {
        let end = me.at + eye.rules.leg(me.heading, halves);
        let edge = room(eye.rules, end);
        if edge < 0 {
            break;
        }
        let mut w = if edge > 2000 { 16 } else { 4 };
        if exposed && eye.fire_on(me.side, end, eye.rules.radius(me)) == 0 {
            w *= 4;
        }
        for contact in eye.picture.contacts(place) {
            if contact.within(halves) {
                w = over(eye, me, eye.piece(usize::from(contact.to)), usize::from(contact.to), w);
            }
        }
        worth[usize::from(halves)] = w;
    }
    let sum: u32 = worth.iter().sum();
    for halves in SHORTEST..=SPRINT {
        propose(ideas, Some(Action::Sprint(halves)), weight * worth[usize::from(halves)] / sum.max(1));
    }
}

/// Returns the worth of a sprint whose path crosses another piece, from its worth `w` without that (FTL-6.5, FTL-6.6).
fn over(eye: TacticalPicture<'_>, me: &Piece, other: &Piece, place: usize, w: u32) -> u32 {
    if other.side == me.side {
        return w / 4;
    }
    if other.is_ship() && eye.rules.options().ram == Ram::Hit {
        return w;
    }
    if other.is_ship() {
        // Ramming trades ship for ship. It pays only for a ship with at least two hits more than the other.
        return if me.hits >= other.hits + 2 { w } else { w / 60 };
    }
    // An enemy missile that bears on no ship will turn, and so be marked.
    if eye.picture.stance(place).bears == 0 && gap(me.at, other.at) < 12_000 { w / 6 } else { w / 2 }
}
