//! Plans for the active ship: its path with the dice it has, the pose it attacks from, and the pose it ends in.

use rules_simple_spaceships::aids::flown;
use rules_simple_spaceships::state::Die;
use rules_simple_spaceships::{Attack, Order, PanelBox, Way};

use super::picture::{Pose, TacticalPicture};

/// The worth of reaching the far edge.
const ACROSS: f64 = 100.0;
/// The worth of leaving the table: a cost.
const LEFT: f64 = -30.0;

/// The first order of a plan, and the worth of the plan.
pub(crate) type Idea = (Order, f64);

/// The active ship and the dice it plans with.
struct Flight<'a> {
    eye: TacticalPicture<'a>,
    me: usize,
    side: u8,
    /// Attack dice, all spent in one attack from the best pose on the path.
    attack: u8,
}

/// A path so far: its end, the worth of the best attack on it, and the dice left.
#[derive(Clone, Copy)]
struct Course {
    pose: Pose,
    strike: f64,
    die: Die,
    movement: u8,
}

/// Returns an idea for each first order of the active ship, with the worth of the best plan that begins with it. `more`
/// is the number of further dice planned ahead.
pub(crate) fn ideas(eye: TacticalPicture<'_>, more: u8) -> Vec<Idea> {
    let Some(me) = eye.state.active() else { return Vec::new() };
    let ship = eye.ship(me);
    let flight = Flight { eye, me, side: eye.rules.side_of(me), attack: ship.panel[PanelBox::Attack] };
    let pose = Pose { at: ship.at, heading: ship.heading };
    let here = eye.best_attack(flight.side, pose, flight.attack);
    let start = Course {
        pose,
        strike: here.map_or(0.0, |attack| attack.3),
        die: eye.state.die(),
        movement: ship.panel[PanelBox::Movement],
    };
    let mut ideas: Vec<Idea> = Vec::with_capacity(12);
    let mut best = f64::MIN;
    flight.each(start, more, &mut |first, worth| {
        best = best.max(worth);
        match ideas.iter_mut().find(|(order, _)| *order == first) {
            Some((_, known)) => *known = known.max(worth),
            None => ideas.push((first, worth)),
        }
    });
    if let Some((place, range, bonus, strike)) = here {
        let roll = flight.attack - range - bonus;
        let order = Order::Attack(Attack { target: eye.rules.name(place), range, bonus, roll });
        // An attack now leaves the later paths unchanged: it is worth its strike plus the best end without a later one.
        let quiet = Flight { attack: 0, ..flight };
        let mut end = f64::MIN;
        quiet.each(Course { strike: 0.0, ..start }, more, &mut |_, worth| end = end.max(worth));
        ideas.push((order, strike + end.max(-5.0) + 0.02));
    }
    ideas
}

impl Flight<'_> {
    /// Visits every path from here on a coarse grid, with its first order and its worth.
    fn each(&self, from: Course, more: u8, f: &mut dyn FnMut(Order, f64)) {
        if from.die.is_flown() {
            f(Order::End, self.end(from));
            if from.movement > 0 && from.die.open && more > 0 {
                f(Order::Spend, self.next(from, more));
            }
        }
        if !from.die.open {
            return;
        }
        let left = Die::MOST - from.die.flown;
        for before in lengths(left) {
            let flown = if before > 0 { self.fly(from, before) } else { Ok(from) };
            let first = (before > 0).then_some(Order::Fly(before));
            let way = match flown {
                Ok(way) => way,
                Err(worth) => {
                    if let Some(first) = first {
                        f(first, worth);
                    }
                    continue;
                }
            };
            if let Some(first) = first {
                f(first, self.onward(way, more));
            }
            if from.die.turned {
                continue;
            }
            for turn in [Way::Left, Way::Right] {
                let first = first.unwrap_or(Order::Turn(turn));
                let turned = self.turn(way, turn);
                if turned.die.is_flown() {
                    f(first, self.onward(turned, more));
                }
                for after in
                    lengths(left - before).filter(|n| *n > 0 && before + n + from.die.flown >= Die::LEAST)
                {
                    match self.fly(turned, after) {
                        Ok(way) => f(first, self.onward(way, more)),
                        Err(worth) => f(first, worth),
                    }
                }
            }
        }
    }

    /// Returns the worth of a path when its die is flown: it ends here, or goes on with the next die.
    fn onward(&self, way: Course, more: u8) -> f64 {
        let end = if way.die.is_flown() { self.end(way) } else { f64::MIN };
        if way.movement > 0 && more > 0 && way.die.is_flown() { end.max(self.next(way, more)) } else { end }
    }

    /// Returns the worth of the best path with the next die.
    fn next(&self, way: Course, more: u8) -> f64 {
        let fresh =
            Course { die: Die { open: true, turned: false, flown: 0 }, movement: way.movement - 1, ..way };
        let mut best = f64::MIN;
        self.each(fresh, more - 1, &mut |_, worth| best = best.max(worth));
        // Spent dice come back to Reserve, but dice kept in Movement are ready next turn: spending costs a little.
        best - 0.01
    }

    fn end(&self, way: Course) -> f64 {
        way.strike + self.eye.worth(self.me, way.pose)
    }

    fn turn(&self, way: Course, turn: Way) -> Course {
        let pose = Pose { heading: turn.turned(way.pose.heading), ..way.pose };
        self.arrive(Course { die: Die { turned: true, ..way.die }, ..way }, pose)
    }

    /// Flies a leg; as an error, returns the worth of leaving the table or of winning by it.
    fn fly(&self, way: Course, halves: u8) -> Result<Course, f64> {
        let ends = flown(self.eye.rules, self.side, way.pose.at, way.pose.heading, halves);
        if ends.crosses {
            return Err(ACROSS);
        }
        if ends.leaves {
            return Err(LEFT);
        }
        let die = Die { flown: way.die.flown + halves, ..way.die };
        Ok(self.arrive(Course { die, ..way }, Pose { at: ends.at, ..way.pose }))
    }

    /// Moves the path to a pose, and counts the attack that can be made there.
    fn arrive(&self, way: Course, pose: Pose) -> Course {
        let strike = self.eye.best_attack(self.side, pose, self.attack).map_or(0.0, |attack| attack.3);
        Course { pose, strike: way.strike.max(strike), ..way }
    }
}

/// Returns the lengths worth trying, in half inches: whole inches, and all that is left.
fn lengths(left: u8) -> impl Iterator<Item = u8> {
    let odd = left % 2 == 1;
    (0..=left).filter(move |n| n % 2 == 0 || (odd && *n == left))
}
