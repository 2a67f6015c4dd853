//! Fire: the weapons that bear, d12 to hit, and damage (BS-5.1 to BS-5.6).

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Clause, Log};
use table::Heading;

use crate::clauses;
use crate::events::{Event, Modifiers};
use crate::options::Penalty;
use crate::piloting::is_crippled;
use crate::play::Play;
use crate::rules::BlackSkies;
use crate::ships::{DICE, RATE, WEAPONS, shielded};
use crate::state::{Element, Pilot, Place, State};

/// Face that a d12 must reach at close, medium and long range, before modifiers (BS-5.1).
pub(crate) const TARGETS: [i8; 3] = [4, 7, 10];

/// Returns the firer or the target: the one whose maneuver penalty lowers the roll to hit (BS-5.2).
#[inline]
pub(crate) fn whose_penalty<T>(rules: &BlackSkies, firer: T, target: T) -> T {
    match rules.options.penalty {
        Penalty::Firer => firer,
        Penalty::Target => target,
    }
}

/// Returns the square of the range between two fighters, centre to centre.
#[inline]
pub(crate) fn square(state: &State, a: (usize, usize), b: (usize, usize)) -> i64 {
    let way = state.pilots[b.0][b.1].at - state.pilots[a.0][a.1].at;
    way.dot(way)
}

/// Returns the weapons that a fighter can still fire, one bit each.
#[inline]
pub(crate) fn usable(rules: &BlackSkies, state: &State, (element, who): (usize, usize)) -> u8 {
    let all = (1u16 << rules.frame(element).weapons.len()) as u8;
    all.wrapping_sub(1) & !state.pilots[element][who].spent
}

/// Counts the weapons that a fighter may fire: all usable ones, or half of them, rounded down, if it is crippled
/// (BS-5.4).
#[inline]
pub(crate) fn most(rules: &BlackSkies, state: &State, fighter: (usize, usize)) -> u32 {
    let usable = usable(rules, state, fighter).count_ones();
    if is_crippled(rules, state, fighter.0, fighter.1) { usable / 2 } else { usable }
}

/// Returns the firer's arcs that contain the target, one bit each, clockwise from the nose (BS-5.6).
#[inline]
pub(crate) fn arcs(state: &State, firer: (usize, usize), target: (usize, usize)) -> u8 {
    let way = state.pilots[target.0][target.1].at - state.pilots[firer.0][firer.1].at;
    Heading::of_sixths(i32::from(state.elements[firer.0].facing)).sixths(way)
}

/// Returns the band of a range for a weapon: 0 close, 1 medium, 2 long, `None` beyond. All values are in square
/// thousandths of an inch.
#[inline]
pub fn band(squares: &[i64; 3], square: i64) -> Option<usize> {
    squares.iter().position(|most| square <= *most)
}

/// Returns a fighter's usable weapons that have the target in arc and range, one bit each. Does not check if it may
/// fire.
#[inline]
pub(crate) fn bearing(
    rules: &BlackSkies,
    state: &State,
    firer: (usize, usize),
    target: (usize, usize),
) -> u8 {
    let square = square(state, firer, target);
    let frame = rules.frame(firer.0);
    if square > frame.reach {
        return 0;
    }
    let mut reach = 0u8;
    for (i, weapon) in frame.weapons.iter().enumerate() {
        reach |= u8::from(square <= weapon.squares[2]) << i;
    }
    reach &= usable(rules, state, firer);
    if reach == 0 {
        return 0;
    }
    let arcs = arcs(state, firer, target);
    let mut bearing = 0;
    for (i, weapon) in frame.weapons.iter().enumerate() {
        bearing |= u8::from(weapon.arcs & arcs != 0) << i;
    }
    bearing & reach
}

/// Lists the enemies of an element that are on the table, each by its element and its place in it.
#[inline]
pub(crate) fn enemies<'a>(
    rules: &BlackSkies,
    state: &'a State,
    element: usize,
) -> impl Iterator<Item = (usize, usize)> + 'a {
    let foes = rules.wing(1 - rules.side_of(element));
    foes.flat_map(|e| [(e, 0), (e, 1)]).filter(|(e, who)| state.pilots[*e][*who].in_play())
}

/// Returns `true` if a fighter has weapons and an enemy for them, even if it is out of control.
#[inline]
pub(crate) fn would_fire(rules: &BlackSkies, state: &State, element: usize, who: usize) -> bool {
    any_fire(rules, state, element, |at, _| at == who)
}

/// Returns `true` if any fighter of an element may fire now.
#[inline]
pub(crate) fn may_fire(rules: &BlackSkies, state: &State, element: usize) -> bool {
    any_fire(rules, state, element, |_, pilot| !pilot.done)
}

/// Returns `true` if any fighter of an element that `asks` accepts has weapons and an enemy for them.
#[inline]
fn any_fire(rules: &BlackSkies, state: &State, element: usize, asks: impl Fn(usize, &Pilot) -> bool) -> bool {
    let (reach, own) = (rules.frame(element).reach, &state.pilots[element]);
    for foe in rules.wing(1 - rules.side_of(element)) {
        let enemies = &state.pilots[foe];
        for (who, pilot) in own.iter().enumerate().filter(|(who, pilot)| pilot.in_play() && asks(*who, pilot))
        {
            for (at, enemy) in enemies.iter().enumerate() {
                // Most enemies are too far away, so the range is tested first.
                let way = enemy.at - pilot.at;
                if way.dot(way) <= reach && enemy.in_play() && bears(rules, state, (element, who), (foe, at))
                {
                    return true;
                }
            }
        }
    }
    false
}

/// Returns `true` if a fighter may fire some weapon at a target, its control aside.
#[inline]
fn bears(rules: &BlackSkies, state: &State, firer: (usize, usize), target: (usize, usize)) -> bool {
    // A crippled fighter fires half its weapons, rounded down, so a single weapon cannot fire.
    let usable = usable(rules, state, firer);
    let left =
        if is_crippled(rules, state, firer.0, firer.1) { usable & usable.wrapping_sub(1) } else { usable };
    left != 0 && bearing(rules, state, firer, target) != 0
}

/// Returns the modifiers of a roll to hit by one element at another (BS-5.2).
#[inline]
pub fn modifiers(rules: &BlackSkies, firer: &Element, target: &Element) -> Modifiers {
    let speed = match target.speed {
        0 => 4,
        1..=3 => 2,
        4..=9 => 0,
        _ => -2,
    };
    Modifiers { speed, penalty: whose_penalty(rules, firer, target).penalty as i8 }
}

/// Returns the lowest face that hits in a band (0 close, 1 medium, 2 long), with modifiers. It may be below 1 or above
/// 12.
#[inline]
pub fn needed(band: usize, modifiers: Modifiers) -> i8 {
    TARGETS[band] - modifiers.sum()
}

/// Counts the faces of a d12 that hit if `needs` is the lowest one that does.
#[inline]
pub fn hitting(needs: i8) -> u8 {
    13 - needs.clamp(1, 13) as u8
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Fires some weapons of one fighter, one bit each, at one target: first all d12, then the damage dice of the hits
    /// (BS-5.3).
    pub(crate) fn volley(&mut self, firer: (usize, usize), weapons: u8, target: (usize, usize)) {
        let rules = self.rules;
        let frame = rules.frame(firer.0);
        let square = square(self.state, firer, target);
        let modifiers = modifiers(rules, &self.state.elements[firer.0], &self.state.elements[target.0]);
        self.state.pilots[firer.0][firer.1].done = true;
        let mut hits: ArrayVec<u8, DICE> = ArrayVec::new();
        for (at, weapon) in frame.weapons.iter().enumerate().filter(|(at, _)| weapons >> at & 1 == 1) {
            let Some(band) = band(&weapon.squares, square) else { continue };
            self.state.pilots[firer.0][firer.1].spent |= u8::from(weapon.once) << at;
            let needs = needed(band, modifiers);
            self.tell_of(clauses::FIRE, |rules, _| Event::Fires {
                fighter: rules.name(firer.0, firer.1),
                weapon: weapon.label,
                target: rules.name(target.0, target.1),
                range: square.isqrt() as i32,
                band: band as u8,
            });
            let (before, mut faces) = (hits.len(), ArrayVec::<u8, { RATE as usize }>::new());
            self.announce(weapon.rate);
            for _ in 0..weapon.rate {
                let face = self.roll(clauses::MODIFIERS, 12);
                if L::HEARS {
                    faces.push(face);
                }
                if face as i8 >= needs {
                    hits.push(at as u8);
                }
            }
            let count = (hits.len() - before) as u8;
            self.tell(clauses::MODIFIERS, || Event::Rolls {
                faces: faces.to_vec(),
                number: TARGETS[band],
                modifiers,
                needs,
                hits: count,
            });
        }
        self.damage(target, &hits, firer.0);
    }

    /// Rolls the damage dice of all hits, even if the first ones destroy the target.
    fn damage(&mut self, (element, who): (usize, usize), hits: &[u8], firer: usize) {
        if hits.is_empty() {
            return;
        }
        let (frame, weapons) = (self.rules.frame(element), &self.rules.frame(firer).weapons);
        if frame.shields > 0 {
            self.tell_shields(hits, firer, element);
        }
        let (mut points, mut faces) = (0u16, ArrayVec::<u8, DICE>::new());
        let types = hits.iter().map(|hit| shielded(weapons[usize::from(*hit)].damage, frame.shields));
        let mut rolled = types.filter(|die| *die > 1).peekable();
        let first = rolled.peek().copied();
        let same = rolled.take_while(|die| Some(*die) == first).count();
        self.announce(same as u8);
        for hit in hits {
            let die = shielded(weapons[usize::from(*hit)].damage, frame.shields);
            let face = if die > 1 { self.roll(clauses::DAMAGE, die) } else { 1 };
            if L::HEARS {
                faces.push(face);
            }
            points += u16::from(face.saturating_sub(frame.armour));
        }
        self.tell_of(clauses::DAMAGE, |rules, _| Event::Damages {
            target: rules.name(element, who),
            faces: faces.to_vec(),
            armour: frame.armour,
            points,
        });
        self.hurt(element, who, points, clauses::DAMAGE);
    }

    /// Tells how shields lower the damage dice (BS-1.7).
    fn tell_shields(&mut self, hits: &[u8], firer: usize, element: usize) {
        let (frame, weapons) = (self.rules.frame(element), &self.rules.frame(firer).weapons);
        let mut told: ArrayVec<u8, WEAPONS> = ArrayVec::new();
        for hit in hits {
            let from = weapons[usize::from(*hit)].damage;
            if !told.contains(&from) {
                told.push(from);
                let to = shielded(from, frame.shields);
                self.tell_of(clauses::LADDER, |rules, _| Event::Shields {
                    element: rules.element_name(element),
                    from,
                    to,
                });
            }
        }
    }

    /// Takes points off a hull: a fighter is crippled at half its hull, and destroyed at 0 (BS-5.3).
    pub(crate) fn hurt(&mut self, element: usize, who: usize, points: u16, why: Clause) {
        let was = is_crippled(self.rules, self.state, element, who);
        let pilot = &mut self.state.pilots[element][who];
        pilot.hull = u16::from(pilot.hull).saturating_sub(points) as u8;
        let hull = pilot.hull;
        // Fire that takes no points has been told with its dice. For a rock, this event is the first to tell its die.
        if points > 0 || why == clauses::ASTEROIDS {
            self.tell_of(why, |rules, _| Event::Hull {
                fighter: rules.name(element, who),
                points,
                hull,
                of: rules.frame(element).hull,
            });
        }
        if hull == 0 {
            self.state.pilots[element][who].place = Place::Destroyed;
            self.tell_of(clauses::DAMAGE, |rules, _| Event::Destroyed { fighter: rules.name(element, who) });
            self.leads(element, who);
        } else if !was && is_crippled(self.rules, self.state, element, who) {
            self.tell_of(clauses::DAMAGE, |rules, _| Event::Crippled { fighter: rules.name(element, who) });
        }
    }
}
