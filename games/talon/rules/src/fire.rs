//! Fire: which groups may fire at whom, and a volley shot by shot (TAL-8.1 to TAL-8.3).

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Audience, Log, Umpire};
use table::Hex;

use crate::clauses;
use crate::damage;
use crate::events::{Event, MissileEnd};
use crate::missiles;
use crate::rules::Talon;
use crate::ships::Goal;
use crate::state::{Affair, Charge, FLEET, MISSILES, Missile, Name, Piece, State, Volley, WEAPONS};
use crate::terrain;
use crate::weapons::Weapon;

/// The most pieces that one group can fire at.
pub const TARGETS: usize = FLEET + MISSILES;

/// The number after which no more missiles are launched in a battle; no battle comes near it.
const LAST_MISSILE: u16 = 60_000;

/// The pieces a group may fire at now.
pub type Targets = ArrayVec<Piece, TARGETS>;

/// How a weapon group bears on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// Hexes away.
    pub range: u16,
    /// What terrain takes off the die (TAL-17.1).
    pub penalty: u8,
}

/// Why a group cannot fire at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unready {
    /// Nothing fires in this scenario (TAL-16).
    Scenario,
    /// The ship is not on the map.
    Away,
    /// The group has been lost to a critical hit.
    Lost,
    /// Boxes of its bar are empty.
    Charge {
        /// How many.
        missing: u8,
    },
    /// Missiles are left out of this battle.
    NoMissiles,
    /// There are as many missiles in flight as there can be.
    Crowded,
}

/// Why a group does not bear on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wide {
    /// It is in the same hex.
    Here,
    /// No weapon of its kind fires at that range.
    Range(u16),
    /// It lies in none of the group's arcs.
    Arc,
    /// A planet is in the way.
    Planet,
}

/// Weapons of a group that fire: all of them, of a squadron those of the fighters still there (TAL-12.2).
#[inline]
pub fn weapons(rules: &Talon, state: &State, ship: usize, group: usize) -> u8 {
    let card = &rules.cards[ship];
    let count = card.groups[group].count;
    if card.each == 0 { count } else { count.min(rules.fighters(state, ship)) }
}

/// Whether a group of a ship on the map could fire: it is not lost, and its bar is full; no missiles where they are off,
/// or where there is no room for more of them.
#[inline]
pub fn is_ready(rules: &Talon, state: &State, ship: usize, group: usize) -> bool {
    readiness(rules, state, ship, group).is_ok()
}

/// The same, with the reason.
///
/// # Errors
/// Why it cannot fire.
#[inline]
pub fn readiness(rules: &Talon, state: &State, ship: usize, group: usize) -> Result<(), Unready> {
    let (own, mount) = (&state.ships[ship], &rules.cards[ship].groups[group]);
    // The bar of a ship that is gone, and of a lost group, is empty: those reasons come first.
    if !own.on_map() {
        return Err(Unready::Away);
    }
    if own.has_lost(group) {
        return Err(Unready::Lost);
    }
    if rules.goal == Goal::Circle {
        return Err(Unready::Scenario);
    }
    let charge = own.charges[group];
    let (needed, filled) = (mount.red + mount.yellow, charge.red + charge.yellow);
    if filled < needed {
        return Err(Unready::Charge { missing: needed - filled });
    }
    if mount.weapon == Weapon::Missile {
        if !rules.options.missiles {
            return Err(Unready::NoMissiles);
        }
        let room = state.missiles.len() + usize::from(mount.count) <= MISSILES;
        if !room || state.next_missile > LAST_MISSILE {
            return Err(Unready::Crowded);
        }
    }
    Ok(())
}

/// How a group bears on a hex.
///
/// # Errors
/// Why it does not.
#[inline]
pub fn aim(rules: &Talon, state: &State, ship: usize, group: usize, at: Hex) -> Result<Aim, Wide> {
    let (own, mount) = (&state.ships[ship], &rules.cards[ship].groups[group]);
    let range = own.at.distance(at);
    if range == 0 {
        return Err(Wide::Here);
    }
    if !mount.weapon.reaches(range) {
        return Err(Wide::Range(range));
    }
    if !mount.arcs.meet(own.facing.arcs(at - own.at)) {
        return Err(Wide::Arc);
    }
    let penalty = terrain::penalty(rules, own.at, at).ok_or(Wide::Planet)?;
    Ok(Aim { range, penalty })
}

/// The enemies a ready group may fire at now, ships in list order, then missiles; for a fusion cannon the enemies that
/// it would catch. Empty if the group is not ready. Missiles and fusion cannons leave missiles alone.
#[inline]
pub fn targets(rules: &Talon, state: &State, ship: usize, group: usize) -> Targets {
    each_target(rules, state, ship, group).collect()
}

/// How many they are.
#[inline]
pub(crate) fn target_count(rules: &Talon, state: &State, ship: usize, group: usize) -> usize {
    each_target(rules, state, ship, group).count()
}

/// Returns `true` if a group may fire now: it is ready, and there is an enemy it may fire at. A fusion cannon needs none.
#[inline]
pub fn may_fire(rules: &Talon, state: &State, ship: usize, group: usize) -> bool {
    let mount = &rules.cards[ship].groups[group];
    each_target(rules, state, ship, group).next().is_some()
        || mount.weapon == Weapon::FusionCannon && is_ready(rules, state, ship, group)
}

#[inline]
fn each_target<'a>(
    rules: &'a Talon,
    state: &'a State,
    ship: usize,
    group: usize,
) -> impl Iterator<Item = Piece> + 'a {
    let (ready, side) = (is_ready(rules, state, ship, group), rules.side_of(ship));
    let (own, mount) = (&state.ships[ship], &rules.cards[ship].groups[group]);
    // Whether it has an aim at a hex, with no word of why not.
    let bears = move |at: Hex| {
        mount.weapon.reaches(own.at.distance(at))
            && mount.arcs.meet(own.facing.arcs(at - own.at))
            && terrain::penalty(rules, own.at, at).is_some()
    };
    let enemies = if ready { rules.fleet(1 - side) } else { 0..0 };
    let ships = enemies.filter(move |enemy| state.ships[*enemy].on_map() && bears(state.ships[*enemy].at));
    let spares = matches!(mount.weapon, Weapon::Missile | Weapon::FusionCannon);
    let missiles: &[Missile] = if ready && !spares { &state.missiles } else { &[] };
    let missiles = missiles.iter().filter(move |missile| missile.side != side && bears(missile.at));
    ships.map(|enemy| Piece::Ship(enemy as u8)).chain(missiles.map(|missile| Piece::Missile(missile.number)))
}

/// Begins a volley: tells it, empties the bar and leaves the shots as the affair being carried out. `targets` has one
/// for each weapon, none for a fusion cannon.
pub(crate) fn open<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    ship: usize,
    group: usize,
    targets: &[Piece],
) {
    let weapon = rules.cards[ship].groups[group].weapon;
    let mut all = [Piece::Ship(0); WEAPONS];
    for (place, target) in all.iter_mut().zip(targets) {
        *place = *target;
    }
    umpire.tell(Audience::All, clauses::FIRE, || Event::Fires {
        ship: rules.name(ship),
        group: group as u8 + 1,
        weapon,
        targets: targets.iter().map(|target| rules.name_of(*target)).collect(),
    });
    let weapons = weapons(rules, state, ship, group);
    state.ships[ship].charges[group] = Charge::default();
    state.affair = Affair::Volley(Volley {
        firer: ship as u8,
        group: group as u8,
        next: 0,
        weapons,
        targets: all,
        face: 0,
    });
}

/// Whether a shot is still being carried out: explosions wait until a fusion cannon has reached all in its arc.
#[inline]
pub(crate) fn is_under_way(volley: &Volley) -> bool {
    volley.face > 0
}

/// The next shot of a volley; the affair is over after the last. Explosions of the shot before have happened by now.
pub(crate) fn run_on<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    volley: Volley,
) {
    let (firer, group) = (usize::from(volley.firer), usize::from(volley.group));
    let mount = rules.cards[firer].groups[group];
    if is_under_way(&volley) {
        return burn(rules, umpire, state, volley);
    }
    let shots = if mount.weapon == Weapon::FusionCannon { 0 } else { usize::from(volley.next) };
    if shots >= usize::from(volley.weapons) {
        state.affair = Affair::None;
        return;
    }
    if !state.ships[firer].on_map() {
        state.affair = Affair::None;
        if mount.weapon != Weapon::FusionCannon {
            for target in &volley.targets[shots..usize::from(volley.weapons)] {
                lose(rules, umpire, firer, *target, rules.name(firer));
            }
        }
        return;
    }
    if mount.weapon == Weapon::FusionCannon {
        let face = umpire.roll(clauses::WEAPONS, 6);
        let ship = rules.name(firer);
        umpire.tell(Audience::All, clauses::WEAPONS, || Event::FusionFired { ship, face });
        let burning = Volley { face, next: 0, ..volley };
        state.affair = Affair::Volley(burning);
        return burn(rules, umpire, state, burning);
    }
    state.affair = Affair::Volley(Volley { next: volley.next + 1, ..volley });
    shoot(rules, umpire, state, (firer, group), volley.targets[shots]);
}

/// A shot is lost, because the firer or the target is gone.
fn lose<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    firer: usize,
    target: Piece,
    gone: Name,
) {
    umpire.tell(Audience::All, clauses::FIRE, || Event::ShotLost {
        ship: rules.name(firer),
        target: rules.name_of(target),
        gone,
    });
}

/// One weapon fires at one target, or launches its missile.
fn shoot<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    (firer, group): (usize, usize),
    target: Piece,
) {
    let Some(at) = state.place_of(target) else {
        return lose(rules, umpire, firer, target, rules.name_of(target));
    };
    let weapon = rules.cards[firer].groups[group].weapon;
    if let (Weapon::Missile, Piece::Ship(target)) = (weapon, target) {
        return missiles::launch(rules, umpire, state, firer, usize::from(target));
    }
    let from = state.ships[firer].at;
    let Some(penalty) = terrain::penalty(rules, from, at) else { return };
    let range = from.distance(at);
    let face = umpire.roll(clauses::WEAPONS, 6);
    let damage = weapon.damage(range, terrain::counted(face, penalty));
    umpire.tell(Audience::All, clauses::WEAPONS, || Event::Shot {
        ship: rules.name(firer),
        weapon,
        target: rules.name_of(target),
        range: range as u8,
        face,
        penalty,
        damage,
    });
    match target {
        Piece::Ship(ship) => damage::strike(rules, umpire, state, usize::from(ship), damage, from),
        Piece::Missile(number) => {
            if let Some(missile) = state.missile(number) {
                missiles::hurt(rules, umpire, state, missile, damage, MissileEnd::Shot);
            }
        }
    }
}

/// A fusion cannon's die does its damage to the next ships in its arc, until one of them has a shield to be chosen.
fn burn<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    mut volley: Volley,
) {
    let (firer, group) = (usize::from(volley.firer), usize::from(volley.group));
    let from = state.ships[firer].at;
    while usize::from(volley.next) < state.ships.len() {
        let ship = usize::from(volley.next);
        volley.next += 1;
        if !state.ships[ship].on_map() {
            continue;
        }
        let Ok(Aim { range, penalty }) = aim(rules, state, firer, group, state.ships[ship].at) else {
            continue;
        };
        let damage = Weapon::FusionCannon.damage(range, terrain::counted(volley.face, penalty));
        umpire.tell(Audience::All, clauses::WEAPONS, || Event::Shot {
            ship: rules.name(firer),
            weapon: Weapon::FusionCannon,
            target: rules.name(ship),
            range: range as u8,
            face: volley.face,
            penalty,
            damage,
        });
        state.affair = Affair::Volley(volley);
        damage::strike(rules, umpire, state, ship, damage, from);
        if state.question != crate::state::Question::None {
            return;
        }
    }
    state.affair = Affair::Volley(Volley { face: 0, next: 0, weapons: volley.weapons - 1, ..volley });
}
