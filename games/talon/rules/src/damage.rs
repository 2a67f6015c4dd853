//! Damage: shields, hull, critical hits and repairs (TAL-8.4, TAL-8.5).

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Audience, Clause, Log, Umpire};
use table::{Arc, Arcs, Hex};

use crate::clauses;
use crate::departures;
use crate::events::{Critical, Event};
use crate::rules::Talon;
use crate::ships::Kind;
use crate::state::{GROUPS, Question, Reinforcement, Repair, State, System};
use crate::terrain;

/// The most that critical hits add to a turn radius.
const WIDEST: u8 = 2;
/// How often groups that tie roll; after that the first of them goes, which happens to no dice that are thrown.
const TIES: usize = 16;

/// The arcs of a ship in which a hex lies: the shields its owner may choose from (TAL-8.2).
#[inline]
pub fn arcs_towards(state: &State, ship: usize, from: Hex) -> Arcs {
    let target = &state.ships[ship];
    target.facing.arcs(from - target.at)
}

/// What the shield of an arc would hold now, reinforcement and all: nothing while shields are down or in a nebula.
#[inline]
pub fn held_by(rules: &Talon, state: &State, ship: usize, arc: Arc) -> u8 {
    let target = &state.ships[ship];
    if !target.works(System::Shields) || terrain::is_without_shields(rules, target.at) {
        return 0;
    }
    target.shields[arc as usize] + target.reinforced[arc as usize].left
}

/// Whether damage on an arc would mark a critical box or the last one.
pub(crate) fn breaks(rules: &Talon, state: &State, ship: usize, arc: Arc, damage: u8) -> bool {
    let hull = &rules.cards[ship].hull;
    let marked = usize::from(state.ships[ship].hull);
    let end = marked + usize::from(damage.saturating_sub(held_by(rules, state, ship, arc)));
    end >= hull.len() || hull[marked..end].iter().any(|(_, critical)| *critical)
}

/// Damage from a hex: marked at once, or, where the owner has a choice of shields that matters, left as a question. It
/// matters while one of them holds anything. Nothing happens to a ship that is gone.
pub(crate) fn strike<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    ship: usize,
    damage: u8,
    from: Hex,
) {
    if damage == 0 || !state.ships[ship].on_map() {
        return;
    }
    let arcs = arcs_towards(state, ship, from);
    if arcs.len() > 1 && arcs.iter().any(|arc| held_by(rules, state, ship, arc) > 0) {
        state.question = Question::Shield { ship: ship as u8, damage, arcs };
    } else if let Some(arc) = arcs.iter().next() {
        mark(rules, umpire, state, ship, arc, damage, clauses::DAMAGE);
    }
}

/// Damage on an arc, complete with critical hits and destruction; an explosion it causes is put at the end of the queue.
/// Nothing happens to a ship that is gone. `why` is the clause the damage rests on, told with it.
pub(crate) fn mark<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    ship: usize,
    arc: Arc,
    damage: u8,
    why: Clause,
) {
    if damage == 0 || !state.ships[ship].on_map() {
        return;
    }
    let held = held_by(rules, state, ship, arc).min(damage);
    let target = &mut state.ships[ship];
    let reinforced = target.reinforced[arc as usize].left.min(held);
    let shield = held - reinforced;
    if reinforced > 0 {
        target.reinforced[arc as usize].left -= reinforced;
        if target.reinforced[arc as usize].left == 0 {
            target.reinforced[arc as usize] = Reinforcement::default();
        }
    }
    target.shields[arc as usize] -= shield;
    let hull = damage - held;
    umpire.tell(Audience::All, why, || Event::Damaged {
        ship: rules.name(ship),
        arc,
        damage,
        reinforced,
        shield,
        hull,
    });
    breach(rules, umpire, state, ship, hull);
}

/// Damage on the hull, box by box; a critical box has its effect before the next is marked.
fn breach<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    ship: usize,
    damage: u8,
) {
    let hull = &rules.cards[ship].hull;
    let mut left = u16::from(damage);
    while left > 0 && state.ships[ship].on_map() {
        left -= 1;
        let marked = usize::from(state.ships[ship].hull);
        state.ships[ship].hull += 1;
        if marked + 1 >= hull.len() {
            departures::destroy(rules, umpire, state, ship, clauses::DAMAGE);
        } else if hull[marked].1 {
            left += u16::from(critical(rules, umpire, state, ship));
        }
    }
}

/// What two dice of a critical hit do to a ship.
const fn effect(sum: u8) -> Critical {
    match sum {
        2 => Critical::HullThree,
        3 => Critical::Down(System::Shields),
        4 => Critical::Down(System::Helm),
        5 | 9 => Critical::Weapons,
        6 => Critical::Radius,
        8 => Critical::Drain,
        10 => Critical::Drive,
        11 => Critical::Down(System::Power),
        12 => Critical::Breach,
        _ => Critical::Nothing,
    }
}

/// A critical hit; returns how many more hull boxes it marks.
fn critical<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    ship: usize,
) -> u8 {
    umpire.announce(2);
    let dice = [umpire.roll(clauses::DAMAGE, 6), umpire.roll(clauses::DAMAGE, 6)];
    let effect = effect(dice[0] + dice[1]);
    umpire.tell(Audience::All, clauses::DAMAGE, || Event::CriticalHit {
        ship: rules.name(ship),
        dice,
        effect,
    });
    let target = &mut state.ships[ship];
    match effect {
        Critical::HullThree => return 3,
        Critical::Down(System::Helm) if rules.cards[ship].kind == Kind::Base => {}
        Critical::Down(system) => {
            target.down[system as usize] = Repair::Fresh;
            if system == System::Shields {
                target.reinforced = Default::default();
            }
        }
        Critical::Weapons => lose_group(rules, umpire, state, ship),
        Critical::Radius => target.wider = (target.wider + 1).min(WIDEST),
        Critical::Nothing => {}
        Critical::Drain => target.drained = target.drained.saturating_add(1),
        Critical::Drive => {
            (target.offline, target.retreat) = (true, 0);
            return 1;
        }
        Critical::Breach => departures::destroy(rules, umpire, state, ship, clauses::DAMAGE),
    }
    0
}

/// A weapon group is lost: each that is left rolls a die, the highest goes, ties at the top roll again; a lone one goes
/// without a die.
fn lose_group<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    ship: usize,
) {
    let left = (0..rules.cards[ship].groups.len()).filter(|group| !state.ships[ship].has_lost(*group));
    let mut left: ArrayVec<usize, GROUPS> = left.collect();
    // Dice that fall as somebody lays them could tie for ever.
    for _ in 0..TIES {
        if left.len() < 2 {
            break;
        }
        umpire.announce(left.len() as u8);
        let faces: ArrayVec<u8, GROUPS> = left.iter().map(|_| umpire.roll(clauses::DAMAGE, 6)).collect();
        let highest = faces.iter().copied().max();
        left =
            left.into_iter().zip(faces).filter(|(_, face)| Some(*face) == highest).map(|(g, _)| g).collect();
    }
    let Some(group) = left.first().copied() else { return };
    let target = &mut state.ships[ship];
    target.lost |= 1 << group;
    target.charges[group] = crate::state::Charge::default();
    umpire.tell(Audience::All, clauses::DAMAGE, || Event::GroupLost {
        ship: rules.name(ship),
        group: group as u8 + 1,
    });
}

/// Repairs of a side's ships at the end of its turn (TAL-8.5): by id, then shields, helm, power, but not what went down
/// in this impulse.
pub(crate) fn repair<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    side: u8,
) {
    for ship in rules.fleet(side) {
        let own = &state.ships[ship];
        if !own.on_map() || own.down == [Repair::Works; 3] {
            continue;
        }
        for system in System::ALL {
            if state.ships[ship].down[system as usize] != Repair::Down {
                continue;
            }
            let face = umpire.roll(clauses::REPAIR, 6);
            let works = face == 6;
            if works {
                state.ships[ship].down[system as usize] = Repair::Works;
            }
            let ship = rules.name(ship);
            umpire.tell(Audience::All, clauses::REPAIR, || Event::Repaired { ship, system, face, works });
        }
    }
}
