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

/// The most that critical hits add to a turn radius, in hexes.
const WIDEST: u8 = 2;
/// The number of rolls to break a tie between groups; after them the first of the tied groups is lost. In practice only
/// scripted dice tie that often.
const TIES: usize = 16;

/// Returns the arcs of a ship in which a hex lies: the shields its owner may choose from (TAL-8.2).
#[inline]
pub fn arcs_towards(state: &State, ship: usize, from: Hex) -> Arcs {
    let target = &state.ships[ship];
    target.facing.arcs(from - target.at)
}

/// Returns the points that the shield of an arc holds now, including reinforcement. It holds nothing while shields are
/// down or in a nebula.
#[inline]
pub fn held_by(rules: &Talon, state: &State, ship: usize, arc: Arc) -> u8 {
    let target = &state.ships[ship];
    if !target.works(System::Shields) || terrain::is_without_shields(rules, target.at) {
        return 0;
    }
    target.shields[arc as usize] + target.reinforced[arc as usize].left
}

/// Returns `true` if damage on an arc would mark a critical hull box or the last hull box.
pub(crate) fn breaks(rules: &Talon, state: &State, ship: usize, arc: Arc, damage: u8) -> bool {
    let hull = &rules.cards[ship].hull;
    let marked = usize::from(state.ships[ship].hull);
    let end = marked + usize::from(damage.saturating_sub(held_by(rules, state, ship, arc)));
    end >= hull.len() || hull[marked..end].iter().any(|(_, critical)| *critical)
}

/// Applies damage from a hex. If the owner has a choice of shields that matters, the choice becomes a question;
/// otherwise the damage is marked at once. The choice matters while one of these shields holds anything. A ship that is
/// gone takes nothing.
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

/// Marks damage on an arc, with critical hits and destruction. An explosion that it causes is added to the end of the
/// queue. A ship that is gone takes no damage. `why` is the clause of the damage, which its event cites.
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

/// Marks damage on the hull box by box. A critical box takes effect before the next box is marked.
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

/// Returns the effect of a critical hit, by the sum of its two dice.
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

/// Rolls and applies a critical hit; returns the number of further hull boxes it marks.
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

/// Takes a weapon group out of action. Each group left rolls a die and the highest is lost; ties at the top roll again.
/// A lone group is lost without a roll.
fn lose_group<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    ship: usize,
) {
    let left = (0..rules.cards[ship].groups.len()).filter(|group| !state.ships[ship].has_lost(*group));
    let mut left: ArrayVec<usize, GROUPS> = left.collect();
    // Scripted dice could tie for ever.
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

/// Rolls repairs for a side's ships at the end of its turn (TAL-8.5): ships in list order, then shields, helm, power. A
/// system that went down in this impulse is not repaired yet.
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
