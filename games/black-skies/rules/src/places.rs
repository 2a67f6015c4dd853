//! Places to deploy an element: in its side's zone, lead and wingman within six inches (BS-1.8, BS-2.1, BS-6.1).

use std::ops::ControlFlow;

use engine::outline::{Near, Outline, Spot};
use engine::{Refusal, Seeded};
use table::{Point, Vector};

use crate::catalogue;
use crate::clauses;
use crate::deployment::{Strip, draw_offset};
use crate::orders::Order;
use crate::rules::APART;
use crate::seat::{OrderSpace, Visit};
use crate::state::Place;

/// Returns the seat's elements that wait: the number in the side, and `true` if the element has two fighters.
fn waiting<'a>(space: &'a OrderSpace<'_>) -> impl Iterator<Item = (u8, bool)> + 'a {
    let wing = space.rules.wing(space.side);
    let start = wing.start;
    let waits = move |e: &usize| space.state.pilots[*e][0].place == Place::Waiting;
    wing.filter(waits).map(move |e| ((e - start) as u8, space.rules.squads[e].fighters == 2))
}

fn strip(space: &OrderSpace<'_>) -> Strip {
    Strip::of(&space.rules.area, &space.rules.zones[space.side])
}

fn ways(space: &OrderSpace<'_>, two: bool) -> u128 {
    space.rules.ways[space.side][usize::from(two)]
}

pub(crate) fn size(space: &OrderSpace<'_>) -> Option<u128> {
    waiting(space).try_fold(0u128, |sum, (_, two)| sum.checked_add(ways(space, two)))
}

fn points(strip: Strip) -> impl Iterator<Item = Point> {
    (strip.low.y..=strip.high.y).flat_map(move |y| (strip.low.x..=strip.high.x).map(move |x| Point { x, y }))
}

/// Returns the part of a zone in the square around the lead that holds every place for the wingman.
fn near(strip: Strip, lead: Point) -> Strip {
    let apart = APART.in_thousandths();
    Strip {
        low: Point { x: strip.low.x.max(lead.x - apart), y: strip.low.y.max(lead.y - apart) },
        high: Point { x: strip.high.x.min(lead.x + apart), y: strip.high.y.min(lead.y + apart) },
    }
}

pub(crate) fn visit(space: &OrderSpace<'_>, f: &mut Visit<'_>) -> ControlFlow<()> {
    let strip = strip(space);
    for (element, two) in waiting(space) {
        for lead in points(strip) {
            if two {
                for wing in points(near(strip, lead)).filter(|wing| lead.within(*wing, APART)) {
                    f(Order::Deploy { element, lead, wing: Some(wing) })?;
                }
            } else {
                f(Order::Deploy { element, lead, wing: None })?;
            }
        }
    }
    ControlFlow::Continue(())
}

pub(crate) fn sample(space: &OrderSpace<'_>, rng: &mut Seeded) -> Order {
    let mut left = rng.below_huge(size(space).unwrap_or(u128::MAX));
    for (element, two) in waiting(space) {
        if left < ways(space, two) {
            return draw(space, element, two, rng);
        }
        left -= ways(space, two);
    }
    idle(space)
}

fn draw(space: &OrderSpace<'_>, element: u8, two: bool, rng: &mut Seeded) -> Order {
    let strip = strip(space);
    loop {
        let lead = strip.draw(rng);
        if !two {
            return Order::Deploy { element, lead, wing: None };
        }
        let wing = lead + draw_offset(rng);
        if strip.holds(wing) {
            return Order::Deploy { element, lead, wing: Some(wing) };
        }
    }
}

pub(crate) fn check(
    space: &OrderSpace<'_>,
    element: u8,
    lead: Point,
    wing: Option<Point>,
) -> Result<(), Refusal> {
    let subject = format!("E{}", element + 1);
    let refuse = |why, reason: String| Err(Refusal::new(why, subject.clone(), reason));
    let Some((_, two)) = waiting(space).find(|(number, _)| *number == element) else {
        return refuse(clauses::DEPLOYMENT, catalogue::NONE_WAITS.to_owned());
    };
    let strip = strip(space);
    for at in [Some(lead), wing].into_iter().flatten() {
        if !strip.holds(at) {
            let (low, high) = (strip.low, strip.high);
            let reason = catalogue::not_in_your_zone(at, low, high);
            return refuse(clauses::SCENARIOS, reason);
        }
    }
    match wing {
        None if two => refuse(clauses::ELEMENTS, catalogue::WINGMAN_MISSING.to_owned()),
        Some(_) if !two => refuse(clauses::ELEMENTS, catalogue::NO_WINGMAN.to_owned()),
        Some(wing) if !lead.within(wing, APART) => {
            let apart = lead.distance(wing);
            refuse(clauses::ELEMENTS, catalogue::too_far_apart(apart))
        }
        _ => Ok(()),
    }
}

/// Shifts the element by up to 2 inches on each axis, or draws a new deployment if that is not legal.
pub(crate) fn vary(space: &OrderSpace<'_>, order: &Order, rng: &mut Seeded) -> Order {
    let Order::Deploy { element, lead, wing } = order else { return sample(space, rng) };
    let mut step = || rng.below(4001) as i32 - 2000;
    let shift = Vector { x: step(), y: step() };
    let moved = (*lead + shift, wing.map(|wing| wing + shift));
    if check(space, *element, moved.0, moved.1).is_ok() {
        return Order::Deploy { element: *element, lead: moved.0, wing: moved.1 };
    }
    sample(space, rng)
}

/// Returns the idle order: the first element that waits, in its share of the zone's width.
pub(crate) fn idle(space: &OrderSpace<'_>) -> Order {
    let strip = strip(space);
    let (element, two) = waiting(space).next().unwrap_or((0, true));
    let share = (strip.high.x - strip.low.x) / (space.rules.wing(space.side).len() as i32 + 1);
    let lead = Point {
        x: strip.low.x + share * (i32::from(element) + 1),
        y: strip.low.y + (strip.high.y - strip.low.y) / 2,
    };
    let wing = two.then(|| Point { x: (lead.x + 2000).min(strip.high.x), y: lead.y });
    Order::Deploy { element, lead, wing }
}

/// Returns the outline: an element that waits, its lead anywhere in the zone, its wingman near the lead.
pub(crate) fn outline(space: &OrderSpace<'_>) -> Outline {
    let strip = strip(space);
    let spot = |near| Outline::spot(Spot { low: strip.low, high: strip.high, near });
    let element = |(number, two): (u8, bool)| {
        let lead = spot(None).role("lead", catalogue::LABEL_LEAD);
        let near = Near { of: None, radius: APART };
        let wing = two.then(|| spot(Some(near)).role("wingman", catalogue::LABEL_WINGMAN));
        let name = space.rules.element_name(space.rules.wing(space.side).start + usize::from(number));
        let places = Outline::all(std::iter::once(lead).chain(wing)).joined(" ");
        places.prefixed(format!("deploy E{} ", number + 1)).about(name.to_string())
    };
    Outline::any(waiting(space).map(element)).role("deploy", catalogue::LABEL_DEPLOYED)
}
