//! Fighters: launch, recovery, group moves in turn, attacks (FT-4.7).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::outline::{Near, Number, Outline, Spot};
use engine::{Log, Refusal, Sealed, Seeded};
use table::{Bearing, Length, Point, Quarter, Vector};

use crate::catalogue;
use crate::clauses;
use crate::events::{Event, Void};
use crate::orders::{Order, Part};
use crate::play::{Play, parts_of};
use crate::rules::FullThrust;
use crate::seat::OrderSpace;
use crate::state::{Flight, GROUPS, Group, NONE, Place, State, Wing, arc_numbered, arc_of};

/// The distance a group may move, and from which it is recovered.
pub(crate) const MOVE: Length = Length::inches(18);
/// The distance at which a group attacks.
pub(crate) const ATTACK: Length = Length::inches(6);

/// Counts the groups a ship could launch this turn.
pub(crate) fn launches(rules: &FullThrust, state: &State, place: usize) -> u8 {
    if !rules.options.fighters {
        return 0;
    }
    let aboard = |g: &&Group| usize::from(g.carrier) == place && g.flight == Flight::Aboard;
    let aboard = state.groups.iter().filter(aboard).count() as u8;
    rules.class(&state.ships[place]).launches().min(aboard)
}

/// Returns the numbers of the groups a ship could call back: its own, on the table.
pub(crate) fn recoverable(rules: &FullThrust, state: &State, place: usize) -> ArrayVec<u8, GROUPS> {
    let own = |g: &usize| {
        let group = &state.groups[*g];
        usize::from(group.carrier) == place && group.flight == Flight::Flying
    };
    (0..state.groups.len()).filter(own).map(|g| rules.wings[g].number + 1).collect()
}

/// Returns the groups in the order in which they were launched; those never launched come first.
pub(crate) fn in_order(state: &State) -> ArrayVec<usize, GROUPS> {
    let mut all: ArrayVec<usize, GROUPS> = (0..state.groups.len()).collect();
    all.sort_unstable_by_key(|g| (state.groups[*g].rank, *g));
    all
}

/// Returns the ships a group may attack: in sight, within six inches, in its fore arc.
pub(crate) fn targets<'a>(
    rules: &'a FullThrust,
    state: &'a State,
    g: usize,
) -> impl Iterator<Item = usize> + use<'a> {
    let group = &state.groups[g];
    let enemies = rules.fleet(1 - usize::from(rules.wings[g].side));
    let able = group.flight == Flight::Flying && !group.recall;
    let first = enemies.start;
    enemies.filter(move |enemy| {
        let target = &state.ships[*enemy];
        if !able || !target.in_sight() || !group.at.within(target.at, ATTACK) {
            return false;
        }
        let arc = match rules.headings[usize::from(group.course)].quarter(target.at - group.at) {
            Bearing::In(quarter) => quarter,
            _ => arc_numbered(arc_of(group.lines, enemy - first)),
        };
        arc == Quarter::Fore
    })
}

/// Returns `true` if a group has an enemy to attack.
pub(crate) fn may_attack(rules: &FullThrust, state: &State, g: usize) -> bool {
    targets(rules, state, g).next().is_some()
}

/// Returns the rows of lattice points a group may fly to, relative to it: the offset of the row, and its leftmost and
/// rightmost offset.
fn rows<'a>(orders: &OrderSpace<'a>, g: usize) -> impl Iterator<Item = (i32, i32, i32)> + use<'a> {
    let (at, area) = (orders.state.groups[g].at, orders.rules.area);
    let r = MOVE.in_thousandths();
    let (low, high) = ((-r).max(-at.y), r.min(area.height.in_thousandths() - at.y));
    (low..=high).map(move |dy| {
        let half = (i64::from(r) * i64::from(r) - i64::from(dy) * i64::from(dy)).isqrt() as i32;
        (dy, (-half).max(-at.x), half.min(area.width.in_thousandths() - at.x))
    })
}

/// Counts the moves of a group: every point of the table within reach, facing any course.
pub(crate) fn places(orders: &OrderSpace<'_>, g: usize) -> u128 {
    12 * rows(orders, g).map(|(_, left, right)| (right - left + 1).max(0) as u128).sum::<u128>()
}

fn flight(orders: &OrderSpace<'_>, g: usize, at: Point, course: u8) -> Part {
    Part::Fly(orders.rules.wings[g].number + 1, at, course)
}

pub(crate) fn visit_places(
    orders: &OrderSpace<'_>,
    g: usize,
    f: &mut dyn FnMut(&[Part]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let from = orders.state.groups[g].at;
    rows(orders, g).try_for_each(|(dy, left, right)| {
        (left..=right).try_for_each(|dx| {
            let at = from + Vector { x: dx, y: dy };
            (1..=12).try_for_each(|course| f(&[flight(orders, g, at, course)]))
        })
    })
}

pub(crate) fn sample_place(orders: &OrderSpace<'_>, g: usize, rng: &mut Seeded) -> Part {
    let (from, area) = (orders.state.groups[g].at, orders.rules.area);
    let r = MOVE.in_thousandths();
    let span = |at: i32, most: i32| ((at - r).max(0), (at + r).min(most));
    let (left, right) = span(from.x, area.width.in_thousandths());
    let (low, high) = span(from.y, area.height.in_thousandths());
    loop {
        let at = Point {
            x: left + rng.below((right - left) as u32 + 1) as i32,
            y: low + rng.below((high - low) as u32 + 1) as i32,
        };
        if from.within(at, MOVE) {
            return flight(orders, g, at, rng.below(12) as u8 + 1);
        }
    }
}

pub(crate) fn check_place(orders: &OrderSpace<'_>, g: usize, parts: &[Part]) -> Result<(), Refusal> {
    let refuse = |reason: &str| {
        let subject = parts.first().map_or_else(String::new, ToString::to_string);
        Err(Refusal::new(clauses::FIGHTERS, subject, reason))
    };
    let [Part::Fly(_, at, course)] = parts else {
        return refuse(catalogue::MOVE_A_GROUP_NOW);
    };
    if !(1..=12).contains(course) {
        return refuse(catalogue::COURSE_1_TO_12);
    }
    if !orders.state.groups[g].at.within(*at, MOVE) {
        return refuse(catalogue::FARTHER_THAN_18);
    }
    if !orders.rules.area.holds(*at) {
        return refuse(catalogue::FIGHTERS_STAY);
    }
    Ok(())
}

pub(crate) fn outline_places(orders: &OrderSpace<'_>, g: usize) -> Outline {
    let (state, area) = (orders.state, orders.rules.area);
    let spot = Outline::spot(Spot {
        low: Point { x: 0, y: 0 },
        high: Point { x: area.width.in_thousandths(), y: area.height.in_thousandths() },
        near: Some(Near { of: Some(state.groups[g].at), radius: MOVE }),
    });
    let courses =
        Outline::number(Number::to(1, 12)).prefixed("c").role("course", catalogue::LABEL_GROUP_COURSE);
    let parts = [spot.role("place", catalogue::LABEL_GROUP_PLACE), courses];
    Outline::all(parts).joined(" ").prefixed(format!("G{} ", orders.rules.wings[g].number + 1))
}

fn attack(orders: &OrderSpace<'_>, g: usize, target: usize) -> Part {
    Part::Attack(orders.rules.wings[g].number + 1, orders.rules.name(target))
}

pub(crate) fn visit_attacks(
    orders: &OrderSpace<'_>,
    g: usize,
    f: &mut dyn FnMut(&[Part]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    f(&[])?;
    targets(orders.rules, orders.state, g).try_for_each(|target| f(&[attack(orders, g, target)]))
}

pub(crate) fn sample_attack(orders: &OrderSpace<'_>, g: usize, rng: &mut Seeded, parts: &mut Vec<Part>) {
    let number = rng.below(1 + targets(orders.rules, orders.state, g).count() as u32) as usize;
    if number > 0 {
        let target = targets(orders.rules, orders.state, g).nth(number - 1);
        parts.extend(target.map(|target| attack(orders, g, target)));
    }
}

pub(crate) fn check_attack(orders: &OrderSpace<'_>, g: usize, parts: &[Part]) -> Result<(), Refusal> {
    let refuse = |reason: &str| {
        let subject = parts.first().map_or_else(String::new, ToString::to_string);
        Err(Refusal::new(clauses::FIGHTERS, subject, reason))
    };
    let [Part::Attack(_, target)] = parts else {
        return refuse(catalogue::ONE_TARGET_EACH);
    };
    let known = orders.rules.place_of(*target);
    if known.is_some_and(|t| targets(orders.rules, orders.state, g).any(|s| s == t)) {
        return Ok(());
    }
    refuse(catalogue::NO_ENEMY_IN_REACH)
}

pub(crate) fn outline_attacks(orders: &OrderSpace<'_>, g: usize) -> Outline {
    let names = targets(orders.rules, orders.state, g).map(|t| orders.rules.name(t).to_string());
    let attack = Outline::listed(names).prefixed(format!("G{} > ", orders.rules.wings[g].number + 1));
    attack.role("attack", catalogue::LABEL_ATTACKED).optional()
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Launches the first `count` groups aboard at the half-way point of the ship's move.
    pub(crate) fn launch(&mut self, place: usize, from: Point, count: u8) {
        let ship = self.state.ships[place];
        let at = from + self.rules.leg(ship.course, u32::from(ship.velocity));
        let name = self.rules.name(place);
        if !self.rules.area.holds(at) {
            let void = || Event::Void { ship: name, what: Void::Edge };
            // A hidden carrier must not be told from other markers.
            if ship.hidden {
                self.tell_side(self.rules.side_of(place), clauses::IMPOSSIBLE, void);
            } else {
                self.tell(clauses::IMPOSSIBLE, void);
            }
            return;
        }
        let launched = self.state.groups.iter().filter(|g| g.flight != Flight::Aboard && g.rank > 0).count();
        let mut rank = launched as u8;
        for g in 0..self.state.groups.len() {
            let group = &mut self.state.groups[g];
            let first = rank == launched as u8 + count;
            if first || usize::from(group.carrier) != place || group.flight != Flight::Aboard {
                continue;
            }
            rank += 1;
            (group.flight, group.at, group.course, group.rank) = (Flight::Flying, at, ship.course, rank);
            let wing = Wing(self.rules.wings[g]);
            self.tell(clauses::FIGHTERS, || Event::Launched { ship: name, group: wing, at });
        }
    }

    /// Recovers the groups called back, for good, if their carrier is within reach.
    pub(crate) fn recovery(&mut self) {
        for g in 0..self.state.groups.len() {
            let group = self.state.groups[g];
            if !group.recall {
                continue;
            }
            let place = usize::from(group.carrier);
            let carrier = self.state.ships[place];
            let ship = self.rules.name(place);
            if carrier.place == Place::Table && group.at.within(carrier.at, MOVE) {
                let wing = Wing(self.rules.wings[g]);
                self.state.groups[g] = Group { flight: Flight::Recovered, recall: false, ..group };
                self.tell(clauses::FIGHTERS, || Event::Recovered { ship, group: wing });
            } else {
                self.state.groups[g].recall = false;
                self.tell(clauses::IMPOSSIBLE, || Event::Void { ship, what: Void::Group });
            }
        }
    }

    fn flying(&self, side: u8, unmoved: bool) -> usize {
        let own = |(g, group): &(usize, &Group)| {
            self.rules.wings[*g].side == side && group.flight == Flight::Flying && !(unmoved && group.moved)
        };
        self.state.groups.iter().enumerate().filter(own).count()
    }

    /// Returns the side with more groups on the table; the first side if they are equal.
    pub(crate) fn more_groups(&self) -> u8 {
        u8::from(self.flying(1, false) > self.flying(0, false))
    }

    /// Gives the slot to a side that has a group to move; returns `false` if neither has one.
    pub(crate) fn next_slot(&mut self) -> bool {
        let slot = self.state.slot & 1;
        let Some(side) = [slot, 1 - slot].into_iter().find(|s| self.flying(*s, true) > 0) else {
            return false;
        };
        self.state.slot = side;
        true
    }

    /// Moves one group, then gives the slot to the other side.
    pub(crate) fn fly(&mut self, orders: &[Sealed<Order>]) {
        for (side, part) in parts_of(orders) {
            let Part::Fly(number, at, course) = part else { continue };
            let wings = &self.rules.wings;
            let Some(g) = wings.iter().position(|w| usize::from(w.side) == side && w.number + 1 == *number)
            else {
                continue;
            };
            let group = &mut self.state.groups[g];
            (group.at, group.course, group.moved) = (*at, course % 12, true);
            let (wing, course) = (Wing(self.rules.wings[g]), group.course);
            self.tell(clauses::FIGHTERS, || Event::Flies { group: wing, to: *at, course });
        }
        self.state.slot ^= 1;
    }

    /// Notes the target of each group that attacks.
    pub(crate) fn attack_orders(&mut self, orders: &[Sealed<Order>]) {
        for (side, part) in parts_of(orders) {
            let Part::Attack(number, target) = part else { continue };
            let wings = &self.rules.wings;
            let g = wings.iter().position(|w| usize::from(w.side) == side && w.number + 1 == *number);
            if let (Some(g), Some(place)) = (g, self.rules.place_of(*target)) {
                self.state.groups[g].target = place as u8;
            }
        }
    }

    /// Plays the attacks, group after group: a die for each fighter left, read as a beam die.
    pub(crate) fn fighter_attacks(&mut self) {
        let rules = self.rules;
        for g in in_order(self.state) {
            let group = self.state.groups[g];
            if group.target == NONE || group.flight != Flight::Flying {
                continue;
            }
            self.state.groups[g].target = NONE;
            let target = usize::from(group.target);
            if self.state.ships[target].place != Place::Table {
                continue;
            }
            let hull = rules.class(&self.state.ships[target]).group;
            let mut faces: ArrayVec<u8, 6> = ArrayVec::new();
            self.announce(group.fighters.min(6));
            for _ in 0..group.fighters.min(6) {
                faces.push(self.roll(clauses::FIGHTERS));
            }
            let table = &rules.hits[hull as usize];
            let points = faces.iter().map(|f| u16::from(table[usize::from(*f).min(6)])).sum();
            self.mark(target, points);
            self.tell(clauses::FIGHTERS, || Event::Attacks {
                group: Wing(rules.wings[g]),
                target: rules.name(target),
                faces: faces.to_vec(),
                points,
                table: *table,
            });
            self.damage_at_once();
        }
    }
}
