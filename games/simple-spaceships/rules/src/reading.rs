//! Reading orders as a person types them, against a position.

use engine::{Reading, Refusal, Seat, Space};

use crate::catalogue;
use crate::clauses;
use crate::notation::{NOTHING, parts_of, read_part};
use crate::orders::{Assignments, Attack, Dealt, Order};
use crate::rules::SimpleSpaceships;
use crate::space::OrderSpace;
use crate::state::{Name, State};

/// Reads an order as a person types it: names of ships in any case. The parts of an assignment are read one by one. A
/// ship that is left out, or whose part is refused, assigns the dice it must and nothing else.
pub(crate) fn read(rules: &SimpleSpaceships, state: &State, seat: Seat, text: &str) -> Reading<Order> {
    let space = OrderSpace::new(rules, state, seat);
    let mut reading = Reading { order: space.idle(), refused: Vec::new(), ignored: Vec::new() };
    let plain: String = text.chars().filter(|c| *c != '\u{feff}').collect();
    let first = plain.split_whitespace().next().unwrap_or("").to_lowercase();
    if first == "idle" && plain.split_whitespace().count() == 1 {
        return reading;
    }
    if first == "assign" && !space.assigning().is_empty() {
        let rest = plain.trim_start().split_at("assign".len()).1;
        read_by_parts(rules, state, &space, rest, &mut reading);
        return reading;
    }
    let unread = |refusal| {
        let own = space.verbs().contains(&first.as_str());
        if own { refusal } else { space.out_of_place(&Order::Idle, plain.trim()) }
    };
    let order = plain.parse().map_err(unread).map(|order| as_called(rules, order));
    match order.and_then(|order| space.check(&order).map(|()| order)) {
        Ok(order) => reading.order = order,
        Err(refusal) => reading.refused.push(refusal),
    }
    reading
}

/// Returns the order with its ship named as in the scenario.
fn as_called(rules: &SimpleSpaceships, order: Order) -> Order {
    let called = |name: Name| rules.find_like(name.as_str()).map_or(name, |place| rules.name(place));
    match order {
        Order::Activate(name) => Order::Activate(called(name)),
        Order::Attack(attack) => Order::Attack(Attack { target: called(attack.target), ..attack }),
        other => other,
    }
}

fn read_by_parts(
    rules: &SimpleSpaceships,
    state: &State,
    space: &OrderSpace<'_>,
    text: &str,
    reading: &mut Reading<Order>,
) {
    let fleet = space.assigning();
    let one = rules.options.one_at_a_time();
    let mut dealt: Vec<Option<Dealt>> = vec![None; fleet.len()];
    for part in parts_of(text) {
        if part.eq_ignore_ascii_case(NOTHING) {
            continue;
        }
        let read = read_part(&part).map_err(|(clause, reason)| Refusal::new(clause, part.as_str(), reason));
        let legal = read.and_then(|(name, given)| {
            let found = fleet.iter().position(|(p, _)| rules.name(usize::from(*p)).is_like(&name));
            let at = found.ok_or_else(|| space.stranger(name.as_str(), &part))?;
            let (place, share) = fleet[at];
            share.check(&state.ships[usize::from(place)], &part, given).map(|()| (at, given))
        });
        match legal {
            Err(refusal) => reading.refused.push(refusal),
            Ok((at, given)) => {
                let taken = if one { dealt.iter().any(Option::is_some) } else { dealt[at].is_some() };
                if taken {
                    let reason =
                        if one { catalogue::ONE_SHIP_AT_A_TIME } else { catalogue::ASSIGNED_ALREADY };
                    reading.ignored.push(Refusal::new(clauses::ASSIGNING, part, reason));
                } else {
                    dealt[at] = Some(given);
                }
            }
        }
    }
    let mut all = Assignments::default();
    for ((place, share), given) in fleet.iter().zip(&dealt) {
        if given.is_some() || !one {
            all.push(rules.name(usize::from(*place)), given.unwrap_or_else(|| share.idle()));
        }
    }
    if !all.parts().is_empty() {
        reading.order = Order::Assign(all);
    }
}
