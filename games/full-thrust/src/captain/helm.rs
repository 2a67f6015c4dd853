//! Ideas for movement: most fire on the most valuable enemy at its probable place, out of its arcs, and on the table.

use rules_full_thrust::aids::{self, Way};
use rules_full_thrust::state::{Place, Ship};
use rules_full_thrust::{Part, Plot, points};
use table::{Bearing, Edge, Heading, Point, Vector};

use super::guns::{band, best, unit};
use super::picture::{Guess, TacticalPicture, guess};

/// Weight of fire a turn later; fire this turn has weight 1.
const LATER: f64 = 0.6;
/// The number of places along its edge where a ship may come back.
const ENTRIES: i32 = 7;
/// The distance in thousandths of an inch within which a plain player sees two ideas of one course as the same.
pub(crate) const APART: i32 = 1200;
/// The number of turns for which a path is followed, to see whether the ship can stay on the table.
const AHEAD: u32 = 9;
/// The longest reach of weapons in inches.
const REACH: f64 = 36.0;

/// A movement order with its end and its score.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Idea {
    pub plot: Plot,
    pub way: Way,
    pub score: f64,
}

/// Returns every movement order a ship may be given, scored.
pub(crate) fn scored(eye: TacticalPicture<'_>, place: usize) -> Vec<Idea> {
    let mut all = candidates(eye, place);
    for idea in &mut all {
        idea.score = score(eye, place, idea);
    }
    all
}

/// Returns the movement orders a ship may be given: on the table every change, and launching; off it, ways to come
/// back.
pub(crate) fn candidates(eye: TacticalPicture<'_>, place: usize) -> Vec<Idea> {
    let (rules, state) = (eye.rules, eye.state);
    let ship = eye.ship(place);
    if ship.place == Place::Away {
        return entries(eye, ship);
    }
    let bound = aids::is_bound(rules, state, place);
    let allowed = |change: &&(i8, i8)| !bound || aids::is_allowed(rules, state, place, **change);
    let mut all: Vec<Idea> = aids::changes(rules, ship)
        .iter()
        .filter(allowed)
        .map(|(turn, thrust)| Idea {
            plot: Plot { turn: *turn, thrust: *thrust, ..Plot::default() },
            way: aids::way(rules, ship, (*turn, *thrust)),
            score: 0.0,
        })
        .collect();
    let launch = aids::launches(rules, state, place);
    if launch > 0 {
        let way = aids::way(rules, ship, (0, 0));
        all.push(Idea { plot: Plot { launch, ..Plot::default() }, way, score: 0.0 });
    }
    all
}

/// Returns ways to come back for a ship that is away: a few places along its edge, every course inwards.
fn entries(eye: TacticalPicture<'_>, ship: &Ship) -> Vec<Idea> {
    let rules = eye.rules;
    let edge = aids::left_by(ship);
    let length = edge.length(rules.area()).in_thousandths();
    let inwards = edge.inwards().leg(table::Length::inches(1));
    let mut all = Vec::new();
    for step in 1..=ENTRIES {
        let along = length / (ENTRIES + 1) * step;
        for course in 1..=12u8 {
            let ahead = aids::heading(rules, course).leg(table::Length::inches(1));
            // A course onto the table has at least half of its leg inwards; other courses lead along the edge or off.
            if ahead.dot(inwards) < 400_000 {
                continue;
            }
            let entry = Plot { enter: course, along, ..Plot::default() };
            let back = aids::entering(rules, ship, &entry);
            for change in [(0, 0), (0, 2), (0, -2)] {
                if aids::changes(rules, ship).contains(&change) {
                    let plot = Plot { thrust: change.1, ..entry };
                    all.push(Idea { plot, way: aids::way(rules, &back, change), score: 0.0 });
                }
            }
        }
    }
    all
}

/// Scores an order: fire given and taken now and a turn later, closing in, staying on the table, the scenario's aim.
fn score(eye: TacticalPicture<'_>, place: usize, idea: &Idea) -> f64 {
    let way = &idea.way;
    let craft = eye.craft(place);
    let mut score = leaving(eye, place, way);
    if way.leaves.is_some() {
        return score;
    }
    let then = way.at + aids::leg(eye.rules, way.course, way.velocity);
    if !eye.rules.is_dummy(eye.ship(place)) {
        score += clash(eye, place, way.at, way.course, |g| g.at);
        score += LATER * clash(eye, place, then, way.course, |g| g.then);
    }
    score += closing(eye, place, then);
    score += errand(eye, place, way, then);
    if idea.plot.launch > 0 {
        score += launching(eye, place, idea.plot.launch);
    }
    // A turn for a small gain is not worth its thrust. High velocity is penalised: slow ships are hit no more easily
    // than fast ones.
    score - 0.01 * f64::from(idea.plot.turn.unsigned_abs()) - 0.02 * craft.rate * over(way.velocity, 12)
}

/// Returns the excess of a velocity over the velocity `well` that a ship can use well.
fn over(velocity: u16, well: u16) -> f64 {
    f64::from(velocity.saturating_sub(well))
}

/// Scores leaving the table, or a place from which the ship will have to leave it; 0 for a ship that can stay.
fn leaving(eye: TacticalPicture<'_>, place: usize, way: &Way) -> f64 {
    let craft = eye.craft(place);
    let whole = craft.kill + craft.rate * craft.left;
    match way.leaves {
        Some(edge) if eye.way_out(place) == Some(edge) => {
            if eye.is_merchant(place) {
                return 4.0 * whole + 40.0;
            }
            if may_go(eye, place) { 3.0 * whole } else { -0.5 * whole }
        }
        Some(edge) => {
            let side = eye.rules.side_of(place);
            let saved = eye.state.tallies[side].broken && aids::edge(eye.rules, side) == edge;
            let others = eye.rules.fleet(side).any(|i| i != place && eye.craft(i).fights);
            // A ship of a broken fleet that leaves is not lost, but the last one to leave loses the battle.
            if saved && others { -0.7 * whole - 3.0 } else { -2.0 * whole - 4.0 }
        }
        None if can_stay(eye, place, way) => 0.0,
        None => -0.8 * whole - 2.0,
    }
}

/// Returns `true` if the escort of a convoy may leave as well: its merchants are off or lost, and its side is ahead.
fn may_go(eye: TacticalPicture<'_>, place: usize) -> bool {
    let side = eye.rules.side_of(place);
    let waits = |i: usize| eye.is_merchant(i) && eye.ship(i).in_play();
    let points = points(eye.rules, eye.state);
    let ahead = match aids::target(eye.rules) {
        Some(target) => points[usize::from(target.side & 1)] < target.points,
        None => points[side] > points[1 - side],
    };
    ahead && !eye.rules.fleet(side).any(waits)
}

/// Returns `true` if a ship at the end of a move can still turn or stop before the edge, or leave where it may.
fn can_stay(eye: TacticalPicture<'_>, place: usize, way: &Way) -> bool {
    let (rules, ship) = (eye.rules, eye.ship(place));
    let room = 3 * i32::from(way.velocity) * 1000;
    let (width, height) = (rules.area().width.in_thousandths(), rules.area().height.in_thousandths());
    let Point { x, y } = way.at;
    if x > room && y > room && x < width - room && y < height - room {
        return true;
    }
    let out = eye.way_out(place).filter(|_| eye.is_merchant(place));
    let thrust = rules.thrust(ship);
    let most = aids::most_turn(rules, thrust);
    [0, most as i8, -(most as i8)].into_iter().any(|turn| stays(eye, way, thrust, turn, out))
}

/// Follows a ship that turns by `turn` points every turn and brakes with the rest of its thrust. Returns `true` if it
/// stops or turns about on the table.
fn stays(eye: TacticalPicture<'_>, way: &Way, thrust: u8, turn: i8, out: Option<Edge>) -> bool {
    let brake = u16::from(thrust - turn.unsigned_abs());
    let (mut at, mut course, mut velocity, mut points) = (way.at, way.course as i8, way.velocity, 0);
    for _ in 0..AHEAD {
        if points >= 7 {
            return true;
        }
        velocity = velocity.saturating_sub(brake);
        if velocity == 0 {
            return thrust > 0;
        }
        course = (course + turn).rem_euclid(12);
        points += turn.abs();
        let leg = aids::leg(eye.rules, course as u8, velocity);
        if let Some(edge) = eye.rules.area().left_by(at, leg) {
            return out == Some(edge);
        }
        at = at + leg;
    }
    true
}

/// Returns the worth of the fire a ship gives, less that of the fire it takes, if it is at a point on a course.
fn clash(
    eye: TacticalPicture<'_>,
    place: usize,
    at: Point,
    course: u8,
    stand: impl Fn(&Guess) -> Point,
) -> f64 {
    let own = eye.craft(place);
    let heading = aids::heading(eye.rules, course);
    let (mut arcs, mut taken) = ([0.0; 4], 0.0);
    for foe in &own.near {
        let foe = eye.craft(usize::from(*foe));
        let mut gives = [0.0; 4];
        for guess in &foe.guesses {
            let v = stand(guess) - at;
            let Some(band) = band(v.dot(v)) else { continue };
            let arc = arc(heading, v);
            gives[arc] +=
                guess.weight * worth(own.guns.expect(arc, band, foe.die), foe.left, foe.rate, foe.kill);
            let back = self::arc(aids::heading(eye.rules, guess.course), Vector { x: -v.x, y: -v.y });
            taken += guess.weight * foe.attention * foe.guns.expect(back, band, own.die);
        }
        for (best, gives) in arcs.iter_mut().zip(gives) {
            if gives > *best {
                *best = gives;
            }
        }
    }
    let first = (0..4).fold(0, |most, arc| if arcs[arc] > arcs[most] { arc } else { most });
    let mut given = if own.guns.firecons > 0 { arcs[first] } else { 0.0 };
    if own.guns.firecons > 1 {
        let second = |arc: &usize| *arc != first;
        given += (0..4).filter(second).map(|arc| arcs[arc] * own.guns.over(first, arc)).sum::<f64>();
    }
    given - eye.picture.care[eye.rules.side_of(place)] * worth(taken, own.left, own.rate, own.kill)
}

/// Returns the worth of expected damage on a ship with `left` damage points left.
pub(crate) fn worth(points: f64, left: f64, rate: f64, kill: f64) -> f64 {
    if points <= 0.0 {
        return 0.0;
    }
    let most = if points > 1.2 * left { 1.2 * left } else { points };
    most * rate + kill * unit((points / best(left, 0.5) - 0.5) / 0.9)
}

/// Returns the arc of a displacement as a number; a target on a line counts as fore or aft.
#[inline]
pub(crate) fn arc(heading: Heading, v: Vector) -> usize {
    match heading.quarter(v) {
        Bearing::In(quarter) | Bearing::Between(quarter, _) => quarter as usize,
        Bearing::Here => 0,
    }
}

/// Returns the distance between two points in inches.
pub(crate) fn inches(a: Point, b: Point) -> f64 {
    let v = b - a;
    (v.dot(v) as f64).sqrt() / 1000.0
}

/// Scores the distance to the nearest probable enemy: armed ships close in, unarmed ones keep out of reach. Without
/// enemies, the middle of the table is the goal.
fn closing(eye: TacticalPicture<'_>, place: usize, then: Point) -> f64 {
    let own = eye.craft(place);
    let far = |foe: &u8| {
        let foe = eye.craft(usize::from(*foe));
        foe.guesses.iter().map(|g| g.weight * inches(then, g.then)).sum::<f64>()
    };
    let mut nearest = 1000.0;
    for foe in &own.near {
        let far = far(foe);
        nearest = if far < nearest { far } else { nearest };
    }
    if own.near.is_empty() {
        let area = eye.rules.area();
        let centre = Point { x: area.width.in_thousandths() / 2, y: area.height.in_thousandths() / 2 };
        return -0.05 * inches(then, centre);
    }
    if eye.rules.is_dummy(eye.ship(place)) {
        // A dummy keeps about 40 inches away, since it looks like a ship until it is near.
        let off = nearest - 40.0;
        return if off < 0.0 { 0.1 * off } else { -0.1 * off };
    }
    if own.guns.attack <= 0.0 {
        let off = if nearest < REACH + 6.0 { REACH + 6.0 - nearest } else { 0.0 };
        return -0.05 * off;
    }
    let well = if own.guns.attack > 4.0 { 16.0 } else { 12.0 };
    let off = if nearest > well { nearest - well } else { 0.0 };
    let pull = 0.03 * (own.guns.attack + 3.0);
    // A carrier need not be near the enemy.
    let carries = eye.rules.options().fighters && eye.rules.class(eye.ship(place)).fighters > 6;
    -off * if carries { 0.3 * pull } else { pull }
}

/// Scores the scenario's own aim: a merchant makes for its exit, and its escort too once it may leave.
fn errand(eye: TacticalPicture<'_>, place: usize, way: &Way, then: Point) -> f64 {
    let Some(edge) = eye.way_out(place) else { return 0.0 };
    let area = eye.rules.area();
    let far = |at| f64::from(edge.distance(area, at).in_thousandths()) / 1000.0;
    let need = if eye.is_merchant(place) {
        1.0
    } else if may_go(eye, place) {
        0.6
    } else {
        return 0.0;
    };
    let craft = eye.craft(place);
    let size = 0.04 * (craft.left + 6.0) * need;
    -size * (far(way.at) + best(far(then), -6.0))
}

/// Returns the worth of launching groups: all they may do from now on.
fn launching(eye: TacticalPicture<'_>, place: usize, groups: u8) -> f64 {
    let near =
        eye.craft(place).near.first().map(|foe| inches(eye.ship(place).at, eye.ship(usize::from(*foe)).at));
    match near {
        Some(far) if far < 54.0 => 5.0 * f64::from(groups),
        Some(far) if far < 80.0 => 2.0 * f64::from(groups),
        _ => 0.0,
    }
}

/// Returns the best ideas, best first. Of ideas of one course that end within `apart` thousandths of an inch, only the
/// best is kept.
pub(crate) fn pick(mut all: Vec<Idea>, count: usize, apart: i32) -> Vec<Idea> {
    all.sort_by(|a, b| b.score.total_cmp(&a.score));
    let mut picked: Vec<Idea> = Vec::with_capacity(count);
    for idea in all {
        let alike = |other: &Idea| {
            other.way.course == idea.way.course
                && other.plot.launch == idea.plot.launch
                && other.way.at.within(idea.way.at, table::Length::thousandths(apart))
        };
        if !picked.iter().any(alike) {
            picked.push(idea);
            if picked.len() == count {
                break;
            }
        }
    }
    picked
}

/// Returns a weight for each score, greatest for the best; `spread` is in points of score.
pub(crate) fn weights(scores: impl Iterator<Item = f64>, spread: f64) -> Vec<u32> {
    let scores: Vec<f64> = scores.collect();
    let top = scores.iter().fold(f64::MIN, |a, b| best(a, *b));
    let weight = |score: &f64| {
        let part = 1.0 / (1.0 + (top - score) / spread);
        let part = part * part;
        (part * part * 4000.0) as u32 + 1
    };
    scores.iter().map(weight).collect()
}

/// Returns the probable places of a ship after its move: straight on, or by one of the two orders with its best scores.
pub(crate) fn guesses(eye: TacticalPicture<'_>, place: usize) -> Vec<Guess> {
    let steady = eye.craft(place).guesses[0];
    let ideas = pick(scored(eye, place), 2, APART);
    let mut all = vec![Guess { weight: 0.25, ..steady }];
    let parts: &[f64] = if ideas.len() > 1 { &[0.45, 0.3] } else { &[0.75] };
    all.extend(ideas.iter().zip(parts).map(|(idea, part)| guess(eye.rules, &idea.way, *part)));
    if all.len() == 1 { vec![steady] } else { all }
}

/// Returns an idea as a part of an order, with a ram where that is worth it; `None` for going straight on.
pub(crate) fn part(eye: TacticalPicture<'_>, place: usize, idea: &Idea) -> Option<Part> {
    let plot = Plot { ram: ram(eye, place, &idea.way), ..idea.plot };
    (plot != Plot::default()).then(|| Part::Plot(eye.rules.name(place), plot))
}

/// Returns the number of the enemy to ram, if the ship may come within two inches of one and gains by it; otherwise 0.
fn ram(eye: TacticalPicture<'_>, place: usize, way: &Way) -> u8 {
    let rules = eye.rules;
    let side = rules.side_of(place);
    if !rules.options().ramming || rules.is_dummy(eye.ship(place)) || way.leaves.is_some() {
        return 0;
    }
    let own = eye.craft(place);
    let first = rules.fleet(1 - side).start;
    let harm = 7.0 * f64::from(rules.class(eye.ship(place)).firecons.max(1));
    let mut chosen = (0.0, 0);
    for foe in own.near.iter().map(|foe| usize::from(*foe)).filter(|foe| eye.ship(*foe).in_sight()) {
        let other = eye.craft(foe);
        let close = |g: &&Guess| inches(way.at, g.at) < 3.0;
        let chance: f64 = other.guesses.iter().filter(close).map(|g| g.weight).sum();
        let gain = worth(harm, other.left, other.rate, other.kill);
        let loss = worth(harm, own.left, own.rate, own.kill);
        let swing = chance * (gain - 1.2 * loss);
        if swing > chosen.0 {
            chosen = (swing, (foe - first) as u8 + 1);
        }
    }
    chosen.1
}

/// Returns the worth of the fire a ship gives, less that of the fire it takes, at its present place.
pub(crate) fn stance(eye: TacticalPicture<'_>, place: usize) -> f64 {
    let ship = eye.ship(place);
    clash(eye, place, ship.at, ship.course, |guess| guess.at)
}
