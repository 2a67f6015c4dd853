//! Ideas for ship fire. Ships choose one after another; each firecon and arc gets the target with the most expected
//! worth.

use rules_full_thrust::Part;
use rules_full_thrust::aids;
use rules_full_thrust::options::Fire;
use rules_full_thrust::ships::{Kind, System};

use super::guns::unit;
use super::helm::worth;
use super::picture::TacticalPicture;

/// The probability that a needle beam hits.
const NEEDLE: f64 = 2.0 / 6.0;

/// An enemy as one ship's weapons see it.
struct Mark {
    place: usize,
    arc: usize,
    /// For each weapon that bears, its expected points and the system a needle beam aims at; `None` for other weapons.
    weapons: Vec<Option<(f64, usize)>>,
}

/// The fire of one ship.
#[derive(Clone, Debug, Default)]
pub(crate) struct Volley {
    /// The shots, each as weapon, target, and the target's system for a needle beam.
    shots: Vec<(usize, usize, usize)>,
    /// The expected worth of the fire, beyond that of the fire declared before it.
    pub gain: f64,
}

/// Expected damage declared so far, by target.
pub(crate) type Load = Vec<f64>;

/// Returns the expected damage that is declared already, where fire is open.
pub(crate) fn load(eye: TacticalPicture<'_>) -> Load {
    let mut load: Load = vec![0.0; eye.state.ships().len()];
    for shot in aids::declared(eye.state) {
        let (place, target) = (usize::from(shot.ship), usize::from(shot.target));
        load[target] +=
            expected(eye, place, usize::from(shot.weapon), target).map_or(0.0, |(points, _)| points);
    }
    load
}

/// Returns the expected points of a weapon on a target it bears on; for a needle beam the expected worth of the best
/// system, and its index.
fn expected(eye: TacticalPicture<'_>, place: usize, weapon: usize, target: usize) -> Option<(f64, usize)> {
    let v = eye.ship(target).at - eye.ship(place).at;
    let square = v.dot(v);
    match eye.rules.class(eye.ship(place)).weapons[weapon].kind {
        Kind::Torpedo => Some((3.5 * f64::from(7 - aids::torpedo_needs(square).min(7)) / 6.0, 0)),
        Kind::Needle => aim(eye, target).map(|(worth, system)| (NEEDLE * worth, system)),
        kind => Some((f64::from(aids::beam_dice(kind, square)) * eye.craft(target).die, 0)),
    }
}

/// Returns the worth and the index of the system that a ship's enemies would most like to knock out.
fn aim(eye: TacticalPicture<'_>, target: usize) -> Option<(f64, usize)> {
    let class = eye.rules.class(eye.ship(target));
    let attack = eye.craft(target).guns.attack;
    let mut chosen: Option<(f64, usize)> = None;
    for index in (0..class.systems()).filter(|i| !aids::is_out(eye.rules, eye.ship(target), *i)) {
        let worth = match class.system(index) {
            Some(System::Firecon(_)) if eye.craft(target).guns.firecons == 1 => 1.0 + attack,
            Some(System::Firecon(_)) => 0.6,
            Some(System::Drive) if class.thrust > 0 => 1.2 + 0.1 * f64::from(class.thrust),
            Some(System::Weapon(Kind::A | Kind::Torpedo, _)) => 1.8,
            Some(System::Weapon(Kind::B, _)) => 1.3,
            _ => 0.5,
        };
        if chosen.is_none_or(|(best, _)| worth > best) {
            chosen = Some((worth, index));
        }
    }
    chosen
}

fn marks(eye: TacticalPicture<'_>, place: usize) -> Vec<Mark> {
    let class = eye.rules.class(eye.ship(place));
    let mark = |enemy: usize| {
        let (arc, bits) = aids::bearing(eye.rules, eye.state, place, enemy)?;
        let one = |w: usize| (bits & 1 << w != 0).then(|| expected(eye, place, w, enemy)).flatten();
        Some(Mark { place: enemy, arc: arc as usize, weapons: (0..class.weapons.len()).map(one).collect() })
    };
    eye.rules.fleet(1 - eye.rules.side_of(place)).filter_map(mark).collect()
}

/// Returns the worth of the expected damage of all fire on a target; concentrated fire is worth more.
fn value(eye: TacticalPicture<'_>, target: usize, points: f64) -> f64 {
    let craft = eye.craft(target);
    let most = if points > craft.left { craft.left } else { points };
    worth(points, craft.left, craft.rate, craft.kill) + 0.2 * craft.rate * most * unit(points / craft.left)
}

/// Allots a ship's weapons to the engaged marks, each weapon where it adds most. With `eager`, the first mark is filled
/// first.
fn assign(eye: TacticalPicture<'_>, place: usize, engaged: &[&Mark], load: &Load, eager: bool) -> Volley {
    let class = eye.rules.class(eye.ship(place));
    let mut volley = Volley::default();
    let mut added = [0.0; 3];
    for w in 0..class.weapons.len() {
        let needle = class.weapons[w].kind == Kind::Needle;
        let mut chosen: Option<(f64, usize, f64, usize)> = None;
        for (m, mark) in engaged.iter().enumerate() {
            let Some((points, system)) = mark.weapons[w] else { continue };
            let before = load[mark.place] + added[m];
            let gain = if needle {
                points
            } else {
                value(eye, mark.place, before + points) - value(eye, mark.place, before)
            };
            if chosen.is_none_or(|(best, ..)| gain > best) {
                chosen = Some((gain, m, if needle { 0.0 } else { points }, system));
            }
            if eager && gain > 0.05 {
                break;
            }
        }
        if let Some((gain, m, points, system)) = chosen {
            added[m] += points;
            volley.gain += gain;
            volley.shots.push((w, engaged[m].place, system));
        }
    }
    volley
}

/// Returns the best fire of a ship, given the fire already declared, with a given first target or the best one.
fn best(eye: TacticalPicture<'_>, place: usize, marks: &[Mark], load: &Load, first: Option<usize>) -> Volley {
    let firecons = usize::from(eye.craft(place).guns.firecons.min(3));
    let mut engaged: Vec<&Mark> = Vec::with_capacity(3);
    let mut volley = Volley::default();
    while engaged.len() < firecons {
        let mut better: Option<(Volley, &Mark)> = None;
        for mark in marks {
            if engaged.iter().any(|other| other.arc == mark.arc) {
                continue;
            }
            if engaged.is_empty() && first.is_some_and(|first| first != mark.place) {
                continue;
            }
            engaged.push(mark);
            for eager in [true, false] {
                let other = assign(eye, place, &engaged, load, eager);
                let than = better.as_ref().map_or(volley.gain, |(best, _)| best.gain);
                if other.gain > than + 1e-9 || (engaged.len() == 1 && better.is_none()) {
                    better = Some((other, mark));
                }
            }
            engaged.pop();
        }
        let Some((found, mark)) = better else { break };
        volley = found;
        engaged.push(mark);
    }
    volley
}

/// Adds the expected damage of a volley to the load, or takes it off if `sign` is negative.
fn declare(eye: TacticalPicture<'_>, place: usize, volley: &Volley, load: &mut Load, sign: f64) {
    let class = eye.rules.class(eye.ship(place));
    for (w, target, _) in &volley.shots {
        if class.weapons[*w].kind != Kind::Needle {
            load[*target] += sign * expected(eye, place, *w, *target).map_or(0.0, |(points, _)| points);
        }
    }
}

fn parts(eye: TacticalPicture<'_>, place: usize, volley: &Volley) -> Vec<Part> {
    let (rules, class) = (eye.rules, eye.rules.class(eye.ship(place)));
    let shot = |(w, target, system): &(usize, usize, usize)| {
        let Some(System::Weapon(kind, number)) = class.system(*w) else { return None };
        let aimed = if kind == Kind::Needle { rules.class(eye.ship(*target)).system(*system) } else { None };
        Some(Part::Shot(rules.name(place), (kind, number), rules.name(*target), aimed))
    };
    volley.shots.iter().filter_map(shot).collect()
}

/// Returns ideas for each of these ships: first the fire that fits the other ships' fire, then fire at other targets.
pub(crate) fn ideas(
    eye: TacticalPicture<'_>,
    places: &[usize],
    breadth: usize,
) -> Vec<Vec<(Vec<Part>, u32)>> {
    let mut load = load(eye);
    let seen: Vec<Vec<Mark>> = places.iter().map(|place| marks(eye, *place)).collect();
    let mut volleys: Vec<Volley> = Vec::with_capacity(places.len());
    for (place, marks) in places.iter().zip(&seen) {
        let volley = best(eye, *place, marks, &load, None);
        declare(eye, *place, &volley, &mut load, 1.0);
        volleys.push(volley);
    }
    // Choose once more with the others' fire known: the first ships to choose did not know it.
    if places.len() > 1 {
        for (i, place) in places.iter().enumerate() {
            declare(eye, *place, &volleys[i], &mut load, -1.0);
            volleys[i] = best(eye, *place, &seen[i], &load, None);
            declare(eye, *place, &volleys[i], &mut load, 1.0);
        }
    }
    let mut all = Vec::with_capacity(places.len());
    for (i, place) in places.iter().enumerate() {
        let mut ideas = vec![(parts(eye, *place, &volleys[i]), 12)];
        if breadth > 1 && seen[i].len() > 1 {
            declare(eye, *place, &volleys[i], &mut load, -1.0);
            let mut others: Vec<Volley> =
                seen[i].iter().map(|mark| best(eye, *place, &seen[i], &load, Some(mark.place))).collect();
            declare(eye, *place, &volleys[i], &mut load, 1.0);
            others.sort_by(|a, b| b.gain.total_cmp(&a.gain));
            for other in others {
                let parts = parts(eye, *place, &other);
                if ideas.len() < breadth && ideas.iter().all(|(known, _)| *known != parts) {
                    ideas.push((parts, 2));
                }
            }
        }
        all.push(ideas);
    }
    all
}

/// Returns ideas for a slot of alternate fire: first the ships whose fire is worth most and who may not survive until a
/// later slot (FT-4.2).
pub(crate) fn slot(eye: TacticalPicture<'_>, places: &[usize], breadth: usize) -> Vec<(Vec<Part>, u32)> {
    let load = load(eye);
    let mut all: Vec<(f64, Vec<Part>)> = Vec::new();
    for place in places {
        let volley = best(eye, *place, &marks(eye, *place), &load, None);
        let own = eye.craft(*place);
        let against: f64 = own
            .near
            .iter()
            .filter_map(|foe| {
                let foe = usize::from(*foe);
                let (_, bits) = aids::bearing(eye.rules, eye.state, foe, *place)?;
                Some(f64::from(bits.count_ones()) * own.die * eye.craft(foe).attention)
            })
            .sum();
        let urgent = volley.gain * (1.0 + unit(against / own.left));
        let parts = parts(eye, *place, &volley);
        if !parts.is_empty() {
            all.push((urgent, parts));
        }
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all.truncate(breadth);
    if all.is_empty() {
        return vec![(Vec::new(), 1)];
    }
    let weights = super::helm::weights(all.iter().map(|(urgent, _)| *urgent), 1.0);
    all.into_iter().zip(weights).map(|((_, parts), weight)| (parts, weight)).collect()
}

/// Returns `true` if ships fire one at a time, in alternate fire.
pub(crate) fn in_turn(eye: TacticalPicture<'_>) -> bool {
    eye.rules.options().fire == Fire::Alternate
}
