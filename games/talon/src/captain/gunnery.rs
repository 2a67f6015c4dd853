//! Fire: the group and its target, now or later, and the shield that takes a hit.

use rules_talon::weapons::{MISSILE_DAMAGE, RANGE};
use rules_talon::{Piece, Pose, Salvo, Weapon, fire};
use table::Arcs;

use super::choices::{Choice, Worths, add};
use super::picture::TacticalPicture;
use super::sight::{Gun, damage_by_range};

/// Weight of a later volley against one now, by impulse. It falls towards the power phase, in which a group that has
/// fired charges again.
const PATIENCE: [f64; 6] = [0.85, 0.85, 0.8, 0.75, 0.7, 0.6];
/// Shields whose points differ by less count as one: points are whole numbers, kept as fractions.
const SAME: f64 = 0.5;
/// Worth of harm to a ship of one's own side, against the same harm to an enemy: an even exchange is no bargain.
const FRIEND: f64 = -1.2;
/// Worth of a missile shot down, against the harm it would do: some miss by themselves.
const SHOT_DOWN: f64 = 0.8;
/// Cost of a hit on the front shield, in boxes: it faces most of the fire to come.
const FRONT: f64 = 0.3;
/// Worth of a box left on a shield that is hit, in boxes: between equal losses the fuller shield takes the hit.
const LEFT: f64 = 0.1;

/// Adds ideas for the fire step: each group that bears, at each of its targets, weighed against waiting.
pub(super) fn ideas(eye: &TacticalPicture<'_>, side: u8, all: &mut Worths) {
    add(all, Choice::Done, 0.0);
    let patience = PATIENCE[usize::from(eye.state.impulse).min(5)];
    for ship in eye.rules.fleet(side).filter(|ship| eye.ships[*ship].on_map) {
        let groups = &eye.rules.card(ship).groups;
        for (group, mount) in groups.iter().enumerate() {
            let targets = fire::targets(eye.rules, eye.state, ship, group);
            if targets.is_empty() {
                continue;
            }
            let count = fire::weapons(eye.rules, eye.state, ship, group);
            let damage = damage_by_range(mount, count);
            let gun = Gun { arcs: mount.arcs, damage, ready: 1.0, soon: 1.0 };
            let later = patience * later(eye, ship, &gun);
            if mount.weapon == Weapon::FusionCannon {
                let sum: f64 = burnt(eye, ship, group, &gun);
                add(all, Choice::Fire(Salvo::new(eye.rules.name(ship), group as u8 + 1)), sum - later);
                continue;
            }
            for target in &targets {
                let worth = match target {
                    Piece::Ship(enemy) => worth(eye, ship, &gun, usize::from(*enemy)),
                    Piece::Missile(number) => shot_down(eye, ship, &gun, *number),
                };
                let mut salvo = Salvo::new(eye.rules.name(ship), group as u8 + 1);
                for _ in 0..count {
                    salvo.push(eye.rules.name_of(*target));
                }
                add(all, Choice::Fire(salvo), worth - later);
            }
        }
    }
}

/// Returns the expected damage of a gun to a ship now, and the points that the shield in its way holds.
fn strike(eye: &TacticalPicture<'_>, ship: usize, gun: &Gun, enemy: usize) -> (f64, f64) {
    eye.strike_with(std::slice::from_ref(gun), eye.ships[ship].pose, enemy, eye.ships[enemy].pose, |gun| {
        gun.ready
    })
}

/// Returns the worth of a volley at an enemy: its share of the harm that all fire on the same shield may do together.
fn worth(eye: &TacticalPicture<'_>, ship: usize, gun: &Gun, enemy: usize) -> f64 {
    let (mine, held) = strike(eye, ship, gun, enemy);
    if mine <= 0.0 {
        return 0.0;
    }
    let side = eye.ships[ship].side;
    let mut all = 0.0;
    for other in eye.rules.fleet(side).filter(|other| eye.ships[*other].on_map) {
        let (damage, behind) =
            eye.strike(other, eye.ships[other].pose, enemy, eye.ships[enemy].pose, |gun| gun.ready);
        // Only fire on the same shield counts; shields are told apart by what they hold.
        if (behind - held).abs() < SAME {
            all += damage;
        }
    }
    let all = all.max(mine);
    eye.ships[enemy].harm(all, held) * mine / all
}

/// Returns the worth of the volley after the next move: the ship's best against the poses the enemies may have.
fn later(eye: &TacticalPicture<'_>, ship: usize, gun: &Gun) -> f64 {
    let own = &eye.ships[ship];
    let then = &eye.next[ship];
    let mut best = 0.0_f64;
    for enemy in eye.enemies(own.side) {
        let ghosts = &eye.next[enemy];
        let mut sum = 0.0;
        for ghost in ghosts {
            let one = |pose: &Pose| {
                let (mine, held) =
                    eye.strike_with(std::slice::from_ref(gun), *pose, enemy, *ghost, |gun| gun.ready);
                if mine <= 0.0 {
                    return 0.0;
                }
                let (all, _) = eye.strike(ship, *pose, enemy, *ghost, |gun| gun.ready);
                let all = all.max(mine);
                eye.ships[enemy].harm(all, held) * mine / all
            };
            sum += then.iter().map(one).fold(0.0, f64::max);
        }
        best = best.max(sum / ghosts.len() as f64);
    }
    best
}

/// Returns the worth of a fusion cannon's fire at all ships in its arc; harm to friends counts against it.
fn burnt(eye: &TacticalPicture<'_>, ship: usize, group: usize, gun: &Gun) -> f64 {
    let mut sum = 0.0;
    for (other, there) in eye.ships.iter().enumerate() {
        if there.on_map && fire::aim(eye.rules, eye.state, ship, group, there.pose.at).is_ok() {
            let (damage, held) = strike(eye, ship, gun, other);
            let harm = there.harm(damage, held);
            sum += if there.side == eye.ships[ship].side { FRIEND * harm } else { harm };
        }
    }
    sum
}

/// Returns the worth of a shot at a missile: the harm the missile would do, weighted by how likely it is shot down.
fn shot_down(eye: &TacticalPicture<'_>, ship: usize, gun: &Gun, number: u16) -> f64 {
    let Some(place) = eye.state.missile(number) else { return 0.0 };
    let missile = eye.state.missiles()[place];
    let target = &eye.ships[usize::from(missile.target)];
    let arcs = target.pose.facing.arcs(missile.at - target.pose.at);
    let held = arcs.iter().map(|arc| target.held[arc as usize]).fold(0.0, f64::max);
    let range = usize::from(missile.at.distance(eye.ships[ship].pose.at)).min(usize::from(RANGE));
    let downed = (gun.damage[range] / f64::from(missile.hits.max(1))).min(1.0);
    SHOT_DOWN * target.harm(f64::from(MISSILE_DAMAGE), held) * downed * downed
}

/// Adds the shields that may take a hit: best the one that spares the hull, then the one with most left; rather not the
/// front.
pub(super) fn shields(eye: &TacticalPicture<'_>, ship: u8, damage: u8, arcs: Arcs, all: &mut Worths) {
    let own = &eye.ships[usize::from(ship)];
    let worth = |arc: table::Arc| {
        let held = own.held[arc as usize];
        let front = if arc == table::Arc::Front { FRONT * own.box_worth } else { 0.0 };
        let left = (held - f64::from(damage)).max(0.0);
        LEFT * own.box_worth * left - own.harm(f64::from(damage), held) - front
    };
    for arc in arcs.iter() {
        add(all, Choice::Shield(arc), worth(arc));
    }
}
