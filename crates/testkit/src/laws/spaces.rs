//! Laws of spaces: size, samples and membership (laws 1, 2, 10 and 14). They hold for single pieces too.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::ops::ControlFlow;

use engine::{Rules, Seeded, Space};

use super::held::Held;

/// Checks law 1: a space visits every order once, accepts each, and has the size that it states. In a larger space
/// only the first `most` orders are visited.
///
/// # Errors
/// The breach.
pub fn visited_once<S: Space>(space: &S, most: usize) -> Held
where
    S::Order: Debug,
{
    let (mut seen, mut fault, mut count) = (BTreeSet::new(), None, 0);
    let flow = space.visit(&mut |order| {
        if count == most {
            return ControlFlow::Break(());
        }
        count += 1;
        if let Err(refusal) = space.check(&order) {
            fault = Some(format!("visited and refused: {order:?}: {refusal}"));
        }
        if !seen.insert(format!("{order:?}")) {
            fault = Some(format!("visited twice: {order:?}"));
        }
        if fault.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    if let Some(fault) = fault {
        return Err(fault);
    }
    match space.size() {
        Some(size) if flow.is_continue() && size != count as u128 => {
            Err(format!("size {size}, visited {count}"))
        }
        Some(size) if flow.is_break() && size <= most as u128 => {
            Err(format!("size {size}, visited more than {most}"))
        }
        _ => Ok(()),
    }
}

/// Checks law 2: drawn, varied and idle orders are legal, and sampling in place draws the same orders.
///
/// # Errors
/// The breach.
pub fn draws_are_legal<S: Space>(space: &S, rng: &mut Seeded, times: u32) -> Held
where
    S::Order: Debug,
{
    let legal = |what: &str, order: &S::Order| {
        space.check(order).map_err(|refusal| format!("{what} and refused: {order:?}: {refusal}"))
    };
    let mut order = space.idle();
    legal("assumed of a silent seat", &order)?;
    for _ in 0..times {
        order = space.vary(&order, rng);
        legal("varied", &order)?;
        let mut same = rng.clone();
        space.sample_into(&mut same, &mut order);
        let drawn = space.sample(rng);
        legal("drawn", &drawn)?;
        if drawn != order || *rng != same {
            return Err(format!("drawn {drawn:?}, but in place {order:?}"));
        }
    }
    Ok(())
}

/// Checks law 10, first half: of these strangers, the space accepts exactly its members, and refuses the others
/// under a known clause. Membership is known only for spaces of at most `most` orders.
///
/// # Errors
/// The breach.
pub fn only_members_pass<R: Rules, S: Space<Order = R::Order>>(
    space: &S,
    strangers: &[R::Order],
    most: usize,
) -> Held {
    let members = space.listed(most);
    for order in strangers {
        let verdict = space.check(order);
        if let Err(refusal) = &verdict
            && !R::CLAUSES.iter().any(|row| row.clause == refusal.clause)
        {
            return Err(format!("{order} is refused under {}, which is no clause", refusal.clause));
        }
        if let Some(members) = &members
            && members.contains(order) != verdict.is_ok()
        {
            return Err(format!(
                "{order} is {}, but check says {verdict:?}",
                in_or_out(members.contains(order))
            ));
        }
    }
    Ok(())
}

const fn in_or_out(member: bool) -> &'static str {
    if member { "among those visited" } else { "not among those visited" }
}

/// Checks law 14: a space has at least one order.
///
/// # Errors
/// The breach.
pub fn someone_can_write<S: Space>(space: &S) -> Held {
    let mut any = false;
    let _ = space.visit(&mut |_| {
        any = true;
        ControlFlow::Break(())
    });
    if any && space.size() != Some(0) { Ok(()) } else { Err("the space is empty".to_owned()) }
}

/// Checks that orders are drawn uniformly: 64 draws per order, with Pearson's chi-square within about six standard
/// deviations.
///
/// # Errors
/// The breach.
///
/// # Panics
/// If there are more than 4,000 orders.
pub fn sample_is_uniform<S: Space>(space: &S, seed: u64) -> Held
where
    S::Order: Debug,
{
    const EACH: u64 = 64;
    let orders = space.listed(4_000).expect("a small space");
    let mut count = vec![0u64; orders.len()];
    let mut rng = Seeded::new(seed);
    for _ in 0..EACH * orders.len() as u64 {
        let drawn = space.sample(&mut rng);
        let place = orders.iter().position(|order| *order == drawn);
        count[place.ok_or_else(|| format!("drawn and never visited: {drawn:?}"))?] += 1;
    }
    let free = orders.len() as u64 - 1;
    let sum: u64 = count.iter().map(|seen| seen.abs_diff(EACH).pow(2)).sum();
    let bound = free + 6 * (2 * free).isqrt() + 12;
    if sum <= bound * EACH { Ok(()) } else { Err(format!("drawn {count:?} times of {EACH} expected")) }
}
