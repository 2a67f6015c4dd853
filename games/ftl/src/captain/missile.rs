//! Ideas for missiles: close in, aim, hold the enemy under fire, strike when it may be marked.

use rules_ftl::ships::{SHORTEST, SPRINT};
use rules_ftl::{Action, Piece};

use super::picture::{Contact, Ideas, TacticalPicture, gap, propose, propose_turn, room, toward};

/// Distance, in thousandths of an inch, within which one of the 24 headings always bears on a base of half an inch
/// radius.
const CLOSE: i32 = 3800;

/// Adds ideas for the missile at a place.
pub(crate) fn ideas(eye: TacticalPicture<'_>, place: usize, ideas: &mut Ideas) {
    let me = eye.piece(place);
    let Some(foe) = eye.foe(me.side, me.at) else { return propose(ideas, None, 1) };
    let marked = eye.rules.options().idle_is_marked;
    propose(ideas, None, if marked { 4 } else { 24 });
    let mut bears = false;
    for contact in eye.picture.contacts(place).iter().filter(|c| !c.friend) {
        let enemy = usize::from(contact.to);
        if eye.piece(enemy).is_ship() {
            bears = true;
            strike(eye, me, *contact, enemy, ideas);
        } else {
            intercept(eye, me, *contact, enemy, ideas);
        }
    }
    if bears {
        if !marked {
            propose(ideas, None, 320);
        }
        return;
    }
    // A missile that is marked under fire may be traded for another. It rather waits, longer if few are to spare.
    let (nerve, wait) = match (eye.picture.stance(place).missiles, eye.picture.spare(me.side)) {
        (0, _) => (16, 0),
        (_, 0..=1) => (4, 800),
        _ => (8, 240),
    };
    propose(ideas, None, if marked { 0 } else { wait });
    if let Some(heading) = eye.aim(me.at, foe) {
        propose_turn(ideas, me.heading, heading, 40 * nerve);
    } else {
        approach(eye, me, foe, nerve, ideas);
    }
}

/// Adds sprints at a ship it bears on. The shortest just touches, and keeps the aim if the ship is not marked.
fn strike(eye: TacticalPicture<'_>, me: &Piece, contact: Contact, enemy: usize, ideas: &mut Ideas) {
    let short = contact.halves();
    let daring = if eye.rules.options().idle_is_marked { 3 } else { 1 };
    let daring = if eye.shields(me, eye.piece(enemy)) { daring } else { 3 * daring };
    let others = u32::from(eye.picture.stance(enemy).missiles).min(4);
    propose_sprint(eye, me, short, (66 + 14 * others) * daring, ideas);
    propose_sprint(eye, me, (short + 1).min(SPRINT), 14 * daring, ideas);
    propose_sprint(eye, me, (short + 6).min(SPRINT), 8 * daring, ideas);
}

/// Adds a sprint into an enemy missile, which may be marked: one that bears on no ship will want to turn (FTL-6.4). A
/// side with just enough missiles to win does not trade them; a side that can no longer win trades gladly.
fn intercept(eye: TacticalPicture<'_>, me: &Piece, contact: Contact, enemy: usize, ideas: &mut Ideas) {
    let eager = match eye.picture.spare(me.side) {
        ..0 => 24,
        0 => 0,
        1 => 4,
        _ => 12,
    };
    let turns = eye.picture.stance(enemy).bears == 0;
    propose_sprint(eye, me, contact.halves(), eager * if turns { 20 } else { 2 }, ideas);
}

/// Adds moves to a place from which it can aim: sprints if it points there, else a turn first.
fn approach(eye: TacticalPicture<'_>, me: &Piece, foe: &Piece, nerve: u32, ideas: &mut Ideas) {
    let there = toward(eye.rules, foe.at - me.at);
    let off = me.heading.to(there).abs();
    let far = gap(me.at, foe.at);
    if off > 0 {
        propose_turn(ideas, me.heading, there, (10 + 10 * off.unsigned_abs()).min(50) * nerve);
    }
    if off > 2 && far > CLOSE {
        return;
    }
    for halves in SHORTEST..=SPRINT {
        let end = me.at + eye.rules.leg(me.heading, halves);
        let left = gap(end, foe.at);
        if left >= far {
            // On top of the enemy it must run clear before it can aim again.
            let clear = far < 700 && (4..=7).contains(&halves);
            propose_sprint(eye, me, halves, if clear { 60 } else { 0 }, ideas);
            continue;
        }
        let weight = if left <= CLOSE {
            120
        } else if eye.aim(end, foe).is_some() {
            60
        } else if halves >= 12 {
            50
        } else {
            2
        };
        propose_sprint(eye, me, halves, weight, ideas);
    }
}

/// Adds a sprint if it stays on the table.
fn propose_sprint(eye: TacticalPicture<'_>, me: &Piece, halves: u8, weight: u32, ideas: &mut Ideas) {
    if room(eye.rules, me.at + eye.rules.leg(me.heading, halves)) >= 0 {
        propose(ideas, Some(Action::Sprint(halves)), weight);
    }
}
