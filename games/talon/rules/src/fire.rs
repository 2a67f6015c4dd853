//! Fire: the groups that may fire and their targets, and a volley shot by shot (TAL-8.1 to TAL-8.3).

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
use crate::weapons::{RANGE, Weapon};

/// The greatest number of pieces that one group can fire at.
pub const TARGETS: usize = FLEET + MISSILES;

/// The missile number after which no group launches missiles any more. No real battle reaches it.
const LAST_MISSILE: u16 = 60_000;

/// The pieces a group may fire at now.
pub type Targets = ArrayVec<Piece, TARGETS>;

/// The aim of a weapon group at a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// The range in hexes.
    pub range: u16,
    /// The number that terrain takes off the die (TAL-17.1).
    pub penalty: u8,
}

/// The reason why a group cannot fire at all.
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
        /// The number of empty boxes.
        missing: u8,
    },
    /// Missiles are left out of this battle.
    NoMissiles,
    /// The number of missiles in flight leaves no room for more, or no number is left for them.
    Crowded,
}

/// The reason why a group does not bear on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wide {
    /// The target is in the same hex.
    Here,
    /// The weapon does not fire at that range.
    Range(u16),
    /// The hex lies in none of the group's arcs.
    Arc,
    /// A planet is in the way.
    Planet,
}

/// Returns the number of weapons of a group that fire: all of them; in a squadron, one for each fighter left
/// (TAL-12.2).
#[inline]
pub fn weapons(rules: &Talon, state: &State, ship: usize, group: usize) -> u8 {
    let card = &rules.cards[ship];
    let count = card.groups[group].count;
    if card.each == 0 { count } else { count.min(rules.fighters(state, ship)) }
}

/// Returns `true` if a group is ready to fire: the ship is on the map, the group is not lost and its bar is full. A
/// missile group also needs the option `missiles` and room for its missiles. In the turning circle no group is ready.
#[inline]
pub fn is_ready(rules: &Talon, state: &State, ship: usize, group: usize) -> bool {
    // Most groups are charging. No other reason needs to be found for them.
    missing(rules, state, ship, group) == 0 && readiness(rules, state, ship, group).is_ok()
}

/// Counts the empty boxes of a group's bar.
#[inline]
fn missing(rules: &Talon, state: &State, ship: usize, group: usize) -> u8 {
    let (charge, mount) = (state.ships[ship].charges[group], &rules.cards[ship].groups[group]);
    (mount.red + mount.yellow).saturating_sub(charge.red + charge.yellow)
}

/// Checks that a group is ready to fire, as [`is_ready`] does.
///
/// # Errors
/// Returns the reason why it cannot fire.
#[inline]
pub fn readiness(rules: &Talon, state: &State, ship: usize, group: usize) -> Result<(), Unready> {
    let (own, mount) = (&state.ships[ship], &rules.cards[ship].groups[group]);
    // A ship that is gone and a lost group also have an empty bar, so these two reasons are checked first.
    if !own.on_map() {
        return Err(Unready::Away);
    }
    if own.has_lost(group) {
        return Err(Unready::Lost);
    }
    if rules.goal == Goal::Circle {
        return Err(Unready::Scenario);
    }
    let missing = missing(rules, state, ship, group);
    if missing > 0 {
        return Err(Unready::Charge { missing });
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

/// Returns the aim of a group at a hex.
///
/// # Errors
/// Returns the reason why it does not bear on the hex.
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

/// Returns the enemies a ready group may fire at now: ships in list order, then missiles. For a fusion cannon these are
/// the enemy ships it would hit. Empty if the group is not ready. Missiles and fusion cannons do not fire at missiles.
#[inline]
pub fn targets(rules: &Talon, state: &State, ship: usize, group: usize) -> Targets {
    each_target(rules, state, ship, group).collect()
}

/// Counts the same targets for a ready group, and returns the first of them.
#[inline]
pub(crate) fn count_targets(rules: &Talon, state: &State, ship: usize, group: usize) -> (u8, Option<Piece>) {
    let mut all = each_target(rules, state, ship, group);
    let first = all.next();
    (u8::from(first.is_some()) + all.count() as u8, first)
}

/// Returns `true` if a group may fire now: it is ready, and there is an enemy it may fire at. A fusion cannon needs none.
#[inline]
pub fn may_fire(rules: &Talon, state: &State, ship: usize, group: usize) -> bool {
    let mount = &rules.cards[ship].groups[group];
    is_ready(rules, state, ship, group)
        && (mount.weapon == Weapon::FusionCannon || each_target(rules, state, ship, group).next().is_some())
}

/// Returns `true` if any group of a ship may fire now.
#[inline]
pub(crate) fn any_may(rules: &Talon, state: &State, ship: usize) -> bool {
    let (own, side) = (&state.ships[ship], rules.side_of(ship));
    if !own.on_map() {
        return false;
    }
    // Most enemies are too far away for every weapon.
    let near = |at: Hex| own.at.distance(at) <= RANGE;
    let mut enemies = rules.fleet(1 - side);
    let meets = rules.fusion
        || enemies.any(|enemy| near(state.ships[enemy].at) && state.ships[enemy].on_map())
        || state.missiles.iter().any(|missile| missile.side != side && near(missile.at));
    meets && (0..rules.cards[ship].groups.len()).any(|group| may_fire(rules, state, ship, group))
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
    // The same test as `aim`, without the reason for a failure.
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

/// Begins a volley: tells it, empties the bar and makes the shots the affair being carried out. `targets` has one
/// target for each weapon, and is empty for a fusion cannon.
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

/// Returns `true` if a fusion cannon's shot is being carried out: explosions wait until it has reached every ship in
/// its arc.
#[inline]
pub(crate) fn is_under_way(volley: &Volley) -> bool {
    volley.face > 0
}

/// Fires the next shot of a volley, or ends the affair after the last. Explosions caused by earlier shots are over by
/// now.
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

/// Tells that a shot is lost, because the firer or the target is gone.
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

/// Fires one weapon at one target, or launches its missile.
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

/// Applies a fusion cannon's die to the next ships in its arc, until the owner of one of them has to choose a shield.
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
