//! Ideas for fighters and against them: the flights and targets of groups, and the groups that ships fire at.

use rules_full_thrust::Part;
use rules_full_thrust::aids;
use rules_full_thrust::state::Flight;
use table::{Point, Vector};

use super::helm::{inches, weights, worth};
use super::picture::TacticalPicture;

/// The distance a group flies, in inches; slightly less than 18, because places are rounded.
const FLY: f64 = 17.99;
/// The distance from its target at which a group ends, in inches; its reach is six.
const STAND: f64 = 3.0;
/// The mean number of fighters that an anti-fighter die shoots down.
const SHOT_DOWN: f64 = 4.0 / 6.0;

/// Returns the worth of a group's attack on a ship, beyond the damage that is expected on it already.
fn strike(eye: TacticalPicture<'_>, group: usize, target: usize, load: &[f64]) -> f64 {
    let craft = eye.craft(target);
    let fighters = f64::from(eye.state.groups()[group].fighters);
    let guards = if eye.rules.options().anti_fighter { f64::from(craft.guns.firecons) } else { 0.0 };
    // Groups that attack together share the defender's fire.
    let shot = if load[target] > 0.0 { 0.3 * SHOT_DOWN * guards } else { SHOT_DOWN * guards };
    let left = if shot < fighters { fighters - shot } else { 0.0 };
    let points = left * craft.die;
    let with = worth(load[target] + points, craft.left, craft.rate, craft.kill);
    with - worth(load[target], craft.left, craft.rate, craft.kill) - 0.5 * (fighters - left)
}

/// Returns the expected damage on each ship from a side's flying groups except `but`.
fn ready(eye: TacticalPicture<'_>, side: usize, but: usize) -> Vec<f64> {
    let mut load = vec![0.0; eye.state.ships().len()];
    for (g, group) in eye.state.groups().iter().enumerate() {
        if g == but || group.flight != Flight::Flying || usize::from(aids::wing(eye.rules, g).side) != side {
            continue;
        }
        let mut best: Option<(f64, usize)> = None;
        for target in aids::attackable(eye.rules, eye.state, g) {
            let worth = strike(eye, g, target, &load);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, target));
            }
        }
        if let Some((_, target)) = best {
            load[target] += f64::from(group.fighters) * eye.craft(target).die;
        }
    }
    load
}

/// Returns ideas for the next group to fly: to the most valuable ships within reach, otherwise towards them.
pub(crate) fn fly(eye: TacticalPicture<'_>, group: usize, breadth: usize) -> Vec<(Vec<Part>, u32)> {
    let side = usize::from(aids::wing(eye.rules, group).side);
    let from = eye.state.groups()[group].at;
    let load = ready(eye, side, group);
    let mut all: Vec<(f64, Part)> = Vec::new();
    for target in eye.foes(side) {
        let ship = eye.ship(target);
        let far = inches(from, ship.at);
        let reached = far < FLY + 5.5 && ship.in_sight();
        let worth = strike(eye, group, target, &load);
        let (score, to) = if reached {
            (worth, ship.at)
        } else {
            let then = ship.at + aids::leg(eye.rules, ship.course, ship.velocity);
            let then = if eye.rules.area().holds(then) { then } else { ship.at };
            (0.3 * worth - 0.1 * far - 2.0, then)
        };
        all.push((score, station(eye, group, from, to)));
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all.truncate(breadth);
    if all.is_empty() {
        let ship = eye.ship(usize::from(eye.state.groups()[group].carrier));
        let home = if eye.rules.area().holds(ship.at) { ship.at } else { from };
        all.push((0.0, station(eye, group, from, home)));
    }
    let weights = weights(all.iter().map(|(score, _)| *score), 0.5);
    all.into_iter().zip(weights).map(|((_, part), weight)| (vec![part], weight)).collect()
}

/// Returns a flight that ends near a place, or as near as the group can come, and faces it.
fn station(eye: TacticalPicture<'_>, group: usize, from: Point, to: Point) -> Part {
    let far = inches(from, to);
    let run = if far - STAND > FLY { FLY } else { far - STAND };
    let at = if far <= STAND && far > 0.5 {
        from
    } else if far <= 0.5 {
        // At the same point no arc lies ahead, so the group moves a little towards the middle of the table.
        let area = eye.rules.area();
        let middle = Point { x: area.width.in_thousandths() / 2, y: area.height.in_thousandths() / 2 };
        step(from, middle, STAND)
    } else {
        step(from, to, run)
    };
    let v = to - at;
    let along = |course: &u8| aids::heading(eye.rules, *course).leg(table::Length::inches(1)).dot(v);
    let course = (1..=12).max_by_key(along).unwrap_or(12);
    Part::Fly(aids::wing(eye.rules, group).number + 1, at, course)
}

/// Returns the point `run` inches from `from` towards `to`, not beyond `to`.
fn step(from: Point, to: Point, run: f64) -> Point {
    let far = inches(from, to);
    if far <= run || far <= 0.0 {
        return to;
    }
    let v = to - from;
    let part = |way: i32| (f64::from(way) * run / far) as i32;
    from + Vector { x: part(v.x), y: part(v.y) }
}

/// Returns ideas for each group's attack; groups attack one ship together where that pays.
pub(crate) fn attacks(
    eye: TacticalPicture<'_>,
    groups: &[usize],
    breadth: usize,
) -> Vec<Vec<(Vec<Part>, u32)>> {
    let mut load = vec![0.0; eye.state.ships().len()];
    let mut all = Vec::with_capacity(groups.len());
    for group in groups {
        let number = aids::wing(eye.rules, *group).number + 1;
        let mut ideas: Vec<(f64, usize)> = aids::attackable(eye.rules, eye.state, *group)
            .map(|target| (strike(eye, *group, target, &load), target))
            .collect();
        ideas.sort_by(|a, b| b.0.total_cmp(&a.0));
        ideas.truncate(breadth);
        if let Some((_, target)) = ideas.first() {
            load[*target] += f64::from(eye.state.groups()[*group].fighters) * eye.craft(*target).die;
        }
        let weights = weights(ideas.iter().map(|(score, _)| *score), 0.5);
        let part = |target: usize| vec![Part::Attack(number, eye.rules.name(target))];
        all.push(
            ideas.into_iter().zip(weights).map(|((_, target), weight)| (part(target), weight)).collect(),
        );
    }
    all
}

/// Returns the anti-fighter fire of a ship: each system fires at the attacking group with most fighters expected to be
/// left.
pub(crate) fn guard(eye: TacticalPicture<'_>, place: usize, load: &mut [f64]) -> Vec<Part> {
    let mut parts = Vec::new();
    for _ in 0..aids::guards(eye.rules, eye.state, place) {
        let left = |g: &usize| f64::from(eye.state.groups()[*g].fighters) - load[*g];
        let mut chosen: Option<usize> = None;
        for group in aids::attackers(eye.state, place) {
            if chosen.is_none_or(|best| left(&group) > left(&best)) {
                chosen = Some(group);
            }
        }
        let Some(group) = chosen else { break };
        load[group] += SHOT_DOWN;
        parts.push(Part::Guard(eye.rules.name(place), aids::wing(eye.rules, group).number + 1));
    }
    parts
}
