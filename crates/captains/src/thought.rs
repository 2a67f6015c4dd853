//! Thoughts about whole orders, computed from the shares and values of their parts.

use crate::Thought;

/// Largest number of orders in a captain's advice.
const SPOKEN: usize = 8;

/// One choice for one part of an order, with its share and value.
#[derive(Clone, PartialEq, Debug)]
pub struct Leaning<C> {
    /// The choice.
    pub choice: C,
    /// Probability of the choice, 0 to 1.
    pub share: f64,
    /// Share of the victory expected from the choice, 0 to 1.
    pub value: f64,
}

/// Returns the leanings of a captain that draws ideas by weight: each idea with its share of all weights, likeliest
/// first.
///
/// Every leaning gets the same `value`, that of the position. At least one weight must be above 0.
pub fn leanings<C: Clone>(ideas: &[(C, u32)], value: f64) -> Vec<Leaning<C>> {
    let total: u32 = ideas.iter().map(|(_, weight)| weight).sum();
    let share = |weight: u32| f64::from(weight) / f64::from(total);
    let mut all: Vec<_> = ideas
        .iter()
        .map(|(choice, weight)| Leaning { choice: choice.clone(), share: share(*weight), value })
        .collect();
    all.sort_by(|a, b| b.share.total_cmp(&a.share));
    all
}

/// Returns the likeliest orders, best first: the likeliest choice for every part, and orders that differ from it in one
/// part.
///
/// Parts are treated as independent. `leanings` holds one list a part, likeliest first and never empty; `value` is that
/// of the position. The orders are distinct, so their shares sum to at most 1.
pub fn thoughts<C: Clone, O: PartialEq>(
    leanings: &[Vec<Leaning<C>>],
    value: f64,
    mut order: impl FnMut(&[C]) -> O,
) -> Vec<Thought<O>> {
    let mut chosen: Vec<usize> = vec![0; leanings.len()];
    let mut plans = vec![(share(leanings, &chosen), chosen.clone())];
    for (part, leaning) in leanings.iter().enumerate() {
        for other in 1..leaning.len() {
            chosen[part] = other;
            plans.push((share(leanings, &chosen), chosen.clone()));
        }
        chosen[part] = 0;
    }
    plans.retain(|(share, _)| *share > 0.0);
    plans.sort_by(|a, b| b.0.total_cmp(&a.0));
    plans.truncate(SPOKEN);
    let mut spoken: Vec<Thought<O>> = Vec::with_capacity(plans.len());
    for (share, plan) in plans {
        let choices: Vec<C> = plan.iter().zip(leanings).map(|(i, part)| part[*i].choice.clone()).collect();
        let order = order(&choices);
        match spoken.iter_mut().find(|thought| thought.order == order) {
            Some(thought) => thought.share += share,
            None => spoken.push(Thought { order, share, value: worth(leanings, &plan, value) }),
        }
    }
    spoken.sort_by(|a, b| b.share.total_cmp(&a.share));
    spoken
}

/// Returns every order that the parts can form, with its probability; `None` if there are more than `most` combinations.
///
/// Parts are treated as independent. The shares sum to 1.
pub fn mixture<C: Clone, O: PartialEq>(
    leanings: &[Vec<Leaning<C>>],
    most: usize,
    mut order: impl FnMut(&[C]) -> O,
) -> Option<Vec<(O, f64)>> {
    let ways = leanings.iter().try_fold(1usize, |all, part| all.checked_mul(part.len()))?;
    if ways > most {
        return None;
    }
    let mut plans: Vec<(Vec<C>, f64)> = vec![(Vec::new(), 1.0)];
    for part in leanings {
        let with = |(plan, so_far): &(Vec<C>, f64)| {
            let more = |l: &Leaning<C>| {
                ([plan.as_slice(), std::slice::from_ref(&l.choice)].concat(), so_far * l.share)
            };
            part.iter().map(more).collect::<Vec<_>>()
        };
        plans = plans.iter().flat_map(with).collect();
    }
    let mut mixed: Vec<(O, f64)> = Vec::with_capacity(plans.len());
    for (plan, share) in plans.into_iter().filter(|(_, share)| *share > 0.0) {
        let order = order(&plan);
        match mixed.iter_mut().find(|(known, _)| *known == order) {
            Some((_, sum)) => *sum += share,
            None => mixed.push((order, share)),
        }
    }
    Some(mixed)
}

fn share<C>(leanings: &[Vec<Leaning<C>>], plan: &[usize]) -> f64 {
    plan.iter().zip(leanings).fold(1.0, |all, (i, part)| all * part[*i].share)
}

/// Returns the value of the position plus, for each choice, its gain over the mean of its part; clamped to 0..1.
fn worth<C>(leanings: &[Vec<Leaning<C>>], plan: &[usize], value: f64) -> f64 {
    let gain = |(i, part): (&usize, &Vec<Leaning<C>>)| {
        let (sum, all) = part.iter().fold((0.0, 0.0), |(s, a), l| (s + l.share * l.value, a + l.share));
        if all > 0.0 { part[*i].value - sum / all } else { 0.0 }
    };
    plan.iter().zip(leanings).map(gain).fold(value, |sum, g| sum + g).clamp(0.0, 1.0)
}
