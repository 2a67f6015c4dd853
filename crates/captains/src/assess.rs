//! Looking back on a decision: what each order did to every side's chance, with the statistical error.
//!
//! A decision is searched [`SEARCHES`] times, each time with its own seed ([`Captain::look_back`]). Every search first
//! grows its trees, which gives each seat a mixture from what that seat knew. Then it tries joint orders in the position
//! as it was: all seats by their mixtures, one seat by the order that it wrote, all seats by theirs, and on from the
//! position that came. All of these are shares of one victory, so the chances of two sides sum to one, and the change
//! of a chance is the sum of its causes:
//!
//! * an order: one seat's order instead of its mixture, while the others write by theirs;
//! * guessing: all written orders together, less the sum of the orders alone;
//! * dice: the position that came, less what was to be expected of the written orders.
//!
//! The spread of the independent searches gives the error: an [`Estimate`] is their mean with the 95 % interval of
//! Student's t. The interval covers the mean of endlessly many such searches in 19 of 20 cases. It does not cover errors
//! that all these searches share: the judge, the playouts, the players they imagine. Only many battles can measure those.
//!
//! ```
//! use captains::assess::{Sample, assess};
//! let sample = |mixed: f64, after: f64| Sample::<u8> {
//!     mixed: vec![mixed, 1.0 - mixed], written: vec![0.5; 2], after: vec![after, 1.0 - after],
//!     over: false, rounds: 100, seats: vec![], continuation: vec![],
//! };
//! let found = assess(&[sample(0.6, 0.8), sample(0.7, 0.9)]);
//! assert!((found.chance[0].value - 0.65).abs() < 1e-12 && (found.chance[1].value - 0.35).abs() < 1e-12);
//! assert!((found.dice[0].value - 0.35).abs() < 1e-12 && (found.guessing[0].value + 0.15).abs() < 1e-12);
//! ```
//!
//! [`Captain::look_back`]: crate::Captain::look_back

use engine::Seat;

use crate::Thought;

/// Largest number of searches of one decision, used if the nodes suffice.
pub const SEARCHES: u32 = 8;
/// Fewest nodes for one search; with fewer nodes in all there are fewer searches.
const LEAST: u32 = 32;
/// The 97.5 % quantile of Student's t for 1 to 7 degrees of freedom (from any table).
const STUDENT: [f64; SEARCHES as usize - 1] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365];
/// The rule of three: if `n` trials all ended alike, the share of other ends is at most `3 / n`, in 19 of 20 cases.
const ALIKE: f64 = 3.0;

/// Findings of one search about a decision. Each list has one share of the victory for each side, in sum 1.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample<O> {
    /// The shares if every seat writes by its mixture.
    pub mixed: Vec<f64>,
    /// The shares if every seat writes the order that it wrote.
    pub written: Vec<f64>,
    /// The shares in the position that came of those orders.
    pub after: Vec<f64>,
    /// `true` if the battle is over in that position, so that its shares are exact.
    pub over: bool,
    /// Number of trials that each share is the mean of.
    pub rounds: u32,
    /// Every seat that wrote, in the order of the decision.
    pub seats: Vec<SampledOrder<O>>,
    /// The likely continuation from before the decision, decision after decision: every demanded seat's likeliest order.
    /// Empty if a seat's view hides something.
    pub continuation: Vec<Vec<(Seat, O)>>,
}

/// Findings of one search about the order of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SampledOrder<O> {
    /// The seat.
    pub seat: Seat,
    /// Index of its side.
    pub side: usize,
    /// The shares of the sides if this seat writes the order that it wrote and the others write by their mixtures.
    pub alone: Vec<f64>,
    /// The share of its side if it writes a legal order drawn at random instead.
    pub random: f64,
    /// Part of the draws from its mixture that were the order that it wrote.
    pub share: f64,
    /// The orders that all searches together would write most often, with this search's share and value of each.
    pub ideas: Vec<Thought<O>>,
}

impl<O> Sample<O> {
    /// Returns the sample with every share drawn towards ½: takes the square root of its odds, `roots` times.
    ///
    /// A share of 0 or 1 stays certain, and ½ stays even. The shares of two sides still sum to 1.
    ///
    /// ```
    /// use captains::assess::Sample;
    /// let (mixed, written, after) = (vec![0.8, 0.2], vec![1.0, 0.0], vec![0.5, 0.5]);
    /// let sample = Sample::<u8> { mixed, written, after, over: false, rounds: 9, seats: vec![], continuation: vec![] };
    /// let doubted = sample.doubted(1);
    /// assert!((doubted.mixed[0] - 2.0 / 3.0).abs() < 1e-12 && doubted.written[0] > 0.999 && doubted.after[0] == 0.5);
    /// ```
    #[must_use]
    pub fn doubted(mut self, roots: u32) -> Self {
        let all = |shares: &mut Vec<f64>| shares.iter_mut().for_each(|share| *share = doubted(*share, roots));
        all(&mut self.mixed);
        all(&mut self.written);
        all(&mut self.after);
        for seat in &mut self.seats {
            all(&mut seat.alone);
            seat.random = doubted(seat.random, roots);
            seat.ideas.iter_mut().for_each(|idea| idea.value = doubted(idea.value, roots));
        }
        self
    }
}

/// Takes the square root of a share's odds, `roots` times.
fn doubted(share: f64, roots: u32) -> f64 {
    if roots == 0 || share <= 0.0 || share >= 1.0 {
        return share;
    }
    let odds = (0..roots).fold(share / (1.0 - share), |odds, _| odds.sqrt());
    odds / (1.0 + odds)
}

/// The mean of independent searches with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
    /// Standard error of the mean; that of a single search is not known and counts as the whole range.
    pub error: f64,
}

/// The assessment of a decision, from several searches. Each list has one entry for each side.
#[derive(Clone, PartialEq, Debug)]
pub struct Assessment<O> {
    /// Expected share of the victory before the decision, if every seat writes by its mixture.
    pub chance: Vec<Estimate>,
    /// Gain by all orders together, beyond the sum of their gains alone.
    pub guessing: Vec<Estimate>,
    /// Gain by the dice: the expected share in the position that came, less that of the orders before their dice.
    pub dice: Vec<Estimate>,
    /// Expected share of the victory in the position that came.
    pub after: Vec<Estimate>,
    /// The orders, in the order of the decision.
    pub orders: Vec<Assessed<O>>,
    /// Number of searches that the estimates come from.
    pub searches: u32,
    /// The likely continuation from before the decision ([`Sample::continuation`]): most searches agree on
    /// its first decision, and it is the longest of theirs.
    pub continuation: Vec<Vec<(Seat, O)>>,
}

/// The assessment of the order of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Assessed<O> {
    /// The seat.
    pub seat: Seat,
    /// Index of its side.
    pub side: usize,
    /// Expected share of its side if it writes this order and the others write by their mixtures.
    pub written: Estimate,
    /// Chance of its side with its mixture, less that with this order; from −1 to 1. Below 0 the order is the better one.
    pub cost: Estimate,
    /// Chance of its side with its mixture, less that with a legal order drawn at random.
    pub stake: Estimate,
    /// Gain of every side by this order.
    pub gains: Vec<f64>,
    /// Probability that the search writes this order.
    pub share: f64,
    /// The orders that the search would write most often, likeliest first, each with its value over all searches.
    pub mixture: Vec<Thought<O>>,
}

/// Returns the number of searches among which these nodes are divided.
pub fn searches(nodes: u32) -> u32 {
    (nodes / LEAST).clamp(1, SEARCHES)
}

/// Combines the searches of a decision, at least one, with the same seats and ideas in each.
///
/// # Panics
/// Without any search.
pub fn assess<O: Clone + PartialEq>(samples: &[Sample<O>]) -> Assessment<O> {
    let sides = samples[0].mixed.len();
    let gain = |of: &dyn Fn(&Sample<O>, usize) -> f64| {
        let side = |side| over(samples, (-1.0, 1.0), &|sample| of(sample, side));
        (0..sides).map(side).collect::<Vec<_>>()
    };
    let share = |of: &dyn Fn(&Sample<O>) -> &[f64], exact: bool| {
        (0..sides).map(|side| share(samples, exact, &|sample| of(sample)[side])).collect::<Vec<_>>()
    };
    let orders = (0..samples[0].seats.len()).map(|seat| assessed(samples, seat)).collect();
    Assessment {
        chance: share(&|sample| &sample.mixed, false),
        guessing: gain(&|sample, side| {
            let alone = |sum: f64, seat: &SampledOrder<O>| sum + seat.alone[side] - sample.mixed[side];
            sample.written[side] - sample.mixed[side] - sample.seats.iter().fold(0.0, alone)
        }),
        dice: gain(&|sample, side| sample.after[side] - sample.written[side]),
        after: share(&|sample| &sample.after, samples[0].over),
        orders,
        searches: samples.len() as u32,
        continuation: continuation(samples),
    }
}

/// Returns the longest continuation of those whose first decision most searches agree on.
fn continuation<O: Clone + PartialEq>(samples: &[Sample<O>]) -> Vec<Vec<(Seat, O)>> {
    let all = || samples.iter().map(|sample| &sample.continuation);
    let alike = |line: &Vec<Vec<(Seat, O)>>| all().filter(|other| other.first() == line.first()).count();
    let better = |a, b| if (alike(b), b.len()) > (alike(a), a.len()) { b } else { a };
    all().reduce(better).cloned().unwrap_or_default()
}

/// Combines what the searches found about the order of one seat.
fn assessed<O: Clone>(samples: &[Sample<O>], at: usize) -> Assessed<O> {
    let first = &samples[0].seats[at];
    let side = first.side;
    let gain = |of: &dyn Fn(&Sample<O>, &SampledOrder<O>) -> f64| {
        over(samples, (-1.0, 1.0), &|sample| of(sample, &sample.seats[at]))
    };
    let mean = |of: &dyn Fn(&Sample<O>, &SampledOrder<O>) -> f64| gain(of).value;
    let idea = |(i, idea): (usize, &Thought<O>)| Thought {
        order: idea.order.clone(),
        share: mean(&|_, seat| seat.ideas[i].share),
        value: mean(&|_, seat| seat.ideas[i].value),
    };
    Assessed {
        seat: first.seat,
        side,
        written: share(samples, false, &|sample| sample.seats[at].alone[side]),
        cost: gain(&|sample, seat| sample.mixed[side] - seat.alone[side]),
        stake: gain(&|sample, seat| sample.mixed[side] - seat.random),
        gains: (0..first.alone.len())
            .map(|of| mean(&|sample, seat| seat.alone[of] - sample.mixed[of]))
            .collect(),
        share: mean(&|_, seat| seat.share),
        mixture: first.ideas.iter().enumerate().map(idea).collect(),
    }
}

fn over<O>(samples: &[Sample<O>], within: (f64, f64), of: &dyn Fn(&Sample<O>) -> f64) -> Estimate {
    estimate(&samples.iter().map(of).collect::<Vec<_>>(), within)
}

/// Returns the estimate of a share of the victory. Unless the share is exact, few trials that all ended alike do not make
/// it certain.
fn share<O>(samples: &[Sample<O>], exact: bool, of: &dyn Fn(&Sample<O>) -> f64) -> Estimate {
    let mut found = over(samples, (0.0, 1.0), of);
    if !exact {
        let trials: u32 = samples.iter().map(|sample| sample.rounds).sum();
        let least = ALIKE / f64::from(trials.max(1));
        found.low = found.low.min((found.value - least).max(0.0));
        found.high = found.high.max((found.value + least).min(1.0));
    }
    found
}

/// Returns the mean of independent values with its 95 % interval, clamped to the possible range. The interval of a
/// single value is the whole range.
fn estimate(values: &[f64], (least, most): (f64, f64)) -> Estimate {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let Some(student) = values.len().checked_sub(2).map(|i| STUDENT[i.min(STUDENT.len() - 1)]) else {
        return Estimate { value: mean, low: least, high: most, error: most - least };
    };
    let squares = values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>();
    let error = (squares / (count - 1.0) / count).sqrt();
    let reach = student * error;
    Estimate { value: mean, low: (mean - reach).max(least), high: (mean + reach).min(most), error }
}

/// Returns the sum of independent estimates, each from as many searches, with its 95 % interval.
///
/// The squares of the errors add up. The degrees of freedom are those of Welch and Satterthwaite, and the quantile of
/// Student's t is that of its expansion in their inverse.
pub fn sum<'a>(estimates: impl IntoIterator<Item = &'a Estimate>, searches: u32) -> Estimate {
    let (mut value, mut square, mut fourth) = (0.0, 0.0, 0.0);
    for one in estimates {
        let squared = one.error * one.error;
        value += one.value;
        square += squared;
        fourth += squared * squared;
    }
    let freedom = f64::from(searches.saturating_sub(1).max(1));
    let freedom = if fourth > 0.0 { freedom * square * square / fourth } else { freedom };
    // The last term stands for all that follow: with it the quantile is at most 7 % too wide, for 2 degrees.
    let student = 1.96 + 2.372 / freedom + 2.82 / (freedom * freedom) + 6.0 / (freedom * freedom * freedom);
    let error = square.sqrt();
    Estimate { value, low: value - student * error, high: value + student * error, error }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(first: f64) -> Vec<f64> {
        vec![first, 1.0 - first]
    }

    /// A sample of two seats: the first side's share by both mixtures, by each written order alone, by both, and after.
    fn sample(mixed: f64, alone: [f64; 2], written: f64, after: f64) -> Sample<u8> {
        let ideas = vec![Thought { order: 1, share: 0.5, value: mixed }];
        let seat = |side: usize| SampledOrder {
            seat: Seat(side as u8),
            side,
            alone: shares(alone[side]),
            random: 0.25,
            share: 0.5,
            ideas: ideas.clone(),
        };
        let (mixed, written, after) = (shares(mixed), shares(written), shares(after));
        Sample {
            mixed,
            written,
            after,
            over: false,
            rounds: 1000,
            seats: vec![seat(0), seat(1)],
            continuation: Vec::new(),
        }
    }

    #[test]
    fn orders_guessing_and_dice_add_up_to_the_change() {
        let found = assess(&[sample(0.5, [0.4, 0.7], 0.55, 0.9), sample(0.6, [0.6, 0.5], 0.7, 0.4)]);
        for side in 0..2 {
            let gains: f64 = found.orders.iter().map(|order| order.gains[side]).sum();
            let change = found.after[side].value - found.chance[side].value;
            assert!((gains + found.guessing[side].value + found.dice[side].value - change).abs() < 1e-12);
        }
        assert!((found.chance[0].value + found.chance[1].value - 1.0).abs() < 1e-12);
        let [first, second] = &found.orders[..] else { panic!("{found:?}") };
        assert!((first.cost.value - 0.05).abs() < 1e-12 && (first.gains[0] + 0.05).abs() < 1e-12);
        assert!((second.cost.value - 0.05).abs() < 1e-12 && (second.gains[0] - 0.05).abs() < 1e-12);
        assert!((first.stake.value - 0.3).abs() < 1e-12 && (second.stake.value - 0.2).abs() < 1e-12);
        assert!((first.mixture[0].value - 0.55).abs() < 1e-12, "the worth of an order is of all searches");
    }

    #[test]
    fn the_interval_of_two_searches_is_students() {
        let found = estimate(&[0.4, 0.6], (-10.0, 10.0));
        // s = 0.2 / √2, so s / √2 = 0.1.
        assert!((found.value - 0.5).abs() < 1e-12);
        assert!((found.high - 0.5 - 1.2706).abs() < 1e-9 && (found.low - 0.5 + 1.2706).abs() < 1e-9);
    }

    #[test]
    fn a_single_search_is_sure_of_nothing() {
        let found = assess(&[sample(0.7, [0.6, 0.7], 0.6, 0.6)]);
        assert_eq!((found.chance[0].low, found.chance[0].high), (0.0, 1.0));
        assert_eq!((found.orders[0].cost.low, found.orders[0].cost.high, found.searches), (-1.0, 1.0, 1));
        assert!((found.orders[0].cost.value - 0.1).abs() < 1e-12);
    }

    #[test]
    fn bounds_stay_within_what_is_possible() {
        let found = estimate(&[0.0, 1.0, 1.0], (0.0, 1.0));
        assert_eq!((found.low, found.high), (0.0, 1.0));
    }

    #[test]
    fn the_interval_holds_the_mean_in_nineteen_of_twenty_cases() {
        let mut rng = engine::Seeded::new(7);
        let mut draw = || {
            let sum: u32 = (0..12).map(|_| rng.below(1000)).sum();
            f64::from(sum) / 12_000.0
        };
        let held = (0..4000)
            .filter(|_| {
                let values: Vec<f64> = (0..SEARCHES).map(|_| draw()).collect();
                let found = estimate(&values, (0.0, 1.0));
                found.low <= 0.49958 && 0.49958 <= found.high
            })
            .count();
        // 3,800 are expected, with a deviation of 14.
        assert!((3745..=3855).contains(&held), "{held} of 4000");
    }

    #[test]
    fn doubt_draws_towards_a_half_and_keeps_the_order() {
        let of =
            |shares: &[f64], roots| shares.iter().map(|share| doubted(*share, roots)).collect::<Vec<_>>();
        assert_eq!(of(&[0.0, 0.3, 1.0], 0), [0.0, 0.3, 1.0]);
        assert_eq!(of(&[0.0, 0.5, 1.0], 3), [0.0, 0.5, 1.0]);
        let found = of(&[0.1, 0.2, 0.9, 0.999], 1);
        assert!((found[0] - 0.25).abs() < 1e-12 && (found[2] - 0.75).abs() < 1e-12, "{found:?}");
        assert!(found.is_sorted() && found[3] > 0.96, "{found:?}");
    }

    #[test]
    fn few_nodes_are_not_divided() {
        assert_eq!([1, 31, 32, 64, 255, 256, 1_000_000].map(searches), [1, 1, 1, 2, 7, 8, 8]);
    }

    #[test]
    fn the_interval_of_a_sum_holds_it_in_nineteen_of_twenty_cases() {
        let mut rng = engine::Seeded::new(8);
        let mut draw = |spread: f64| {
            let sum: u32 = (0..12).map(|_| rng.below(1000)).sum();
            spread * (f64::from(sum) / 12_000.0 - 0.49958)
        };
        for terms in [1, 3, 30] {
            let held = (0..2000)
                .filter(|_| {
                    let all: Vec<Estimate> = (0..terms)
                        .map(|term| {
                            let values: Vec<f64> =
                                (0..SEARCHES).map(|_| draw(f64::from(1 + term % 3))).collect();
                            estimate(&values, (-9.0, 9.0))
                        })
                        .collect();
                    let found = sum(&all, SEARCHES);
                    found.low <= 0.0 && 0.0 <= found.high
                })
                .count();
            // 1,900 are expected, with a deviation of 10.
            assert!((1865..=1935).contains(&held), "{held} of 2000 with {terms}");
        }
    }

    #[test]
    fn trials_that_all_ended_alike_leave_room_for_another_end() {
        let mut won = sample(1.0, [1.0, 1.0], 1.0, 1.0);
        won.rounds = 10;
        let found = assess(&[won.clone(), won.clone()]);
        assert!((found.chance[0].low - 0.85).abs() < 1e-12 && found.chance[0].high > 0.999, "{found:?}");
        won.over = true;
        let found = assess(&[won.clone(), won]);
        assert_eq!((found.after[0].low, found.after[1].high), (1.0, 0.0), "a battle that is over is certain");
    }
}
