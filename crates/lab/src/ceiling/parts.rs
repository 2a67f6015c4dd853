//! The parts of a result: skill, seats, guessing, dice, and dice that met guesses.
//!
//! Let `x` be the strong captain's share less ½. The mean of `x²` is the whole; a drawn battle adds nothing to it. Let `m`
//! be the mean of `x`, and `m₁`, `m₂` the means from the first seat and from the second. The whole is the sum of
//!
//! * skill: `m²`;
//! * seats: `((m₁ − m₂) / 2)²`;
//! * guessing: the mean of `x·x′` over two battles with the same captains' seed and other dice, less skill and seats;
//! * dice: the mean of `x·x′` over two battles with the same dice and another captains' seed, less skill and seats;
//! * both: the rest, which neither captains nor dice decide alone.
//!
//! The *ceiling* is the first mean of `x·x′` as a part of the whole: skill, seats and guessing together.
//!
//! Squares of means are too large by the variance of the mean; that is subtracted. Intervals leave out one unit at a time
//! (the jackknife) with Student's quantiles. Those of skill and seats are squares of intervals of `m / √whole` and
//! `(m₁ − m₂) / 2√whole`, because a square near 0 is not distributed like a normal variable.

use serde::Serialize;

use crate::interval::{Interval, LEVEL, exact};
use crate::special::{normal_quantile, student_quantile};

/// The strong captain's shares in a unit: by its seat, by the captains' seed, by the seed of the dice.
pub type Shares = [[[f64; 2]; 2]; 2];

/// A part of the whole, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Part {
    /// The part.
    pub share: f64,
    /// Its 95 % interval.
    pub interval: Interval,
}

/// The odd number of battles after which the strong captain leads with a probability of 95 %.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Lead {
    /// The number; `None` if the strong captain did not score more than half.
    pub battles: Option<u64>,
    /// The lower bound of its 95 % interval; `None` if the strong captain is shown to be the weaker one.
    pub low: Option<u64>,
    /// The upper bound; `None` if the strong captain is not shown to be stronger.
    pub high: Option<u64>,
}

/// The parts of a result. They sum to 1, except where one was below 0 by chance and is given as 0.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Parts {
    /// The part of the strong captain's lead.
    pub skill: Part,
    /// The part of the better seat.
    pub seats: Part,
    /// The part of the numbers that captains draw, whatever the dice.
    pub guessing: Part,
    /// The part of the dice, whatever the captains draw.
    pub dice: Part,
    /// The part that dice and captains' numbers decide together only.
    pub both: Part,
    /// The part that dice leave: skill, seats and guessing.
    pub ceiling: Part,
    /// The battles that the strong captain needs to lead.
    pub lead: Lead,
}

/// Number of units from which rare results suffice for an interval, where skill has more than half.
const MANY: usize = 200;
/// Number of battles up to which the lead is computed from its exact distribution.
const EXACT: u64 = 99;

/// Sums over units of means within a unit.
#[derive(Clone, Copy, Default)]
struct Sums {
    units: f64,
    whole: f64,
    mean: f64,
    mean_square: f64,
    seats: f64,
    seats_square: f64,
    same_captains: f64,
    same_dice: f64,
}

impl Sums {
    fn of(unit: &Shares) -> Self {
        let x = unit.map(|seat| seat.map(|captains| captains.map(|share| share - 0.5)));
        let of_seat = x.map(|seat| seat.iter().flatten().sum::<f64>() / 4.0);
        let (mean, seats) = (f64::midpoint(of_seat[0], of_seat[1]), (of_seat[0] - of_seat[1]) / 2.0);
        let pairs = |of: fn(&[[f64; 2]; 2]) -> f64| x.iter().map(of).sum::<f64>() / 4.0;
        Self {
            units: 1.0,
            whole: x.iter().flatten().flatten().map(|x| x * x).sum::<f64>() / 8.0,
            mean,
            mean_square: mean * mean,
            seats,
            seats_square: seats * seats,
            same_captains: pairs(|[one, two]| one[0] * one[1] + two[0] * two[1]),
            same_dice: pairs(|[one, two]| one[0] * two[0] + one[1] * two[1]),
        }
    }

    fn with(self, other: &Self, sign: f64) -> Self {
        Self {
            units: self.units + sign * other.units,
            whole: self.whole + sign * other.whole,
            mean: self.mean + sign * other.mean,
            mean_square: self.mean_square + sign * other.mean_square,
            seats: self.seats + sign * other.seats,
            seats_square: self.seats_square + sign * other.seats_square,
            same_captains: self.same_captains + sign * other.same_captains,
            same_dice: self.same_dice + sign * other.same_dice,
        }
    }

    /// Returns the square of a mean, less the variance of the mean.
    fn square(&self, sum: f64, squares: f64) -> f64 {
        (sum * sum - squares) / (self.units * (self.units - 1.0))
    }

    /// Returns the part that skill has, without bias.
    fn skill(&self) -> f64 {
        self.square(self.mean, self.mean_square) * self.units / self.whole
    }

    /// Returns the part that seats have, without bias.
    fn of_seats(&self) -> f64 {
        self.square(self.seats, self.seats_square) * self.units / self.whole
    }

    fn ceiling(&self) -> f64 {
        self.same_captains / self.whole
    }

    fn guessing(&self) -> f64 {
        self.ceiling() - self.skill() - self.of_seats()
    }

    fn dice(&self) -> f64 {
        self.same_dice / self.whole - self.skill() - self.of_seats()
    }

    fn both(&self) -> f64 {
        1.0 - self.ceiling() - self.dice()
    }

    /// Returns the lead of the strong captain, on the scale of the root of the whole.
    fn lead(&self) -> f64 {
        self.mean / (self.units * self.whole).sqrt()
    }

    /// Returns the lead of the first seat, on the same scale.
    fn lead_of_seats(&self) -> f64 {
        self.seats / (self.units * self.whole).sqrt()
    }

    /// Returns the lead in standard deviations of a battle's result, with seats alternating.
    fn signal(&self) -> f64 {
        let noise = self.whole / self.units * (1.0 - self.skill() - self.of_seats());
        self.mean / self.units / noise.max(1e-9).sqrt()
    }
}

/// Splits results into their parts; `None` with fewer than three units, or if every battle was drawn. `rolls` is `false` if
/// there are no dice; each share then counts for both seeds of the dice.
pub fn parts(units: &[Shares], rolls: bool) -> Option<Parts> {
    let units: Vec<Sums> = units.iter().map(Sums::of).collect();
    let sums = units.iter().fold(Sums::default(), |sums, unit| sums.with(unit, 1.0));
    // Leaving out the only unit that was not drawn would leave nothing to divide by.
    if units.len() < 3 || units.iter().any(|unit| sums.whole - unit.whole <= 1e-9) {
        return None;
    }
    let of = |number: fn(&Sums) -> f64| jackknife(&units, &sums, number);
    let part = |number: fn(&Sums) -> f64| clipped(number(&sums), of(number));
    let squared = |share: f64, lead: fn(&Sums) -> f64| {
        let Interval { low, high } = of(lead);
        let least = if low <= 0.0 && high >= 0.0 { 0.0 } else { low.abs().min(high.abs()) };
        clipped(share, Interval { low: least * least, high: low.abs().max(high.abs()).powi(2) })
    };
    let none = Part { share: 0.0, interval: Interval { low: 0.0, high: 0.0 } };
    let all = Part { share: 1.0, interval: Interval { low: 1.0, high: 1.0 } };
    let skill = squared(sums.skill(), Sums::lead);
    // Where one captain nearly always wins, the few other results are too rare for a jackknife.
    let few = skill.share > 0.5 && units.len() < MANY;
    let rare = |part: Part| {
        let all = Interval { low: 0.0, high: 1.0 - skill.interval.low };
        if few { Part { interval: all, ..part } } else { part }
    };
    let drawn = 1.0 - 4.0 * sums.whole / sums.units;
    Some(Parts {
        skill,
        seats: squared(sums.of_seats(), Sums::lead_of_seats),
        guessing: rare(part(Sums::guessing)),
        dice: if rolls { rare(part(Sums::dice)) } else { none },
        both: if rolls { part(Sums::both) } else { none },
        ceiling: if rolls { part(Sums::ceiling) } else { all },
        lead: lead(sums.signal(), of(Sums::signal), drawn.clamp(0.0, 1.0)),
    })
}

/// Returns a part within 0 and 1.
fn clipped(share: f64, Interval { low, high }: Interval) -> Part {
    let interval = Interval { low: low.clamp(0.0, 1.0), high: high.clamp(0.0, 1.0) };
    Part { share: share.clamp(0.0, 1.0), interval }
}

/// Returns the numbers of battles after which captains with these leads are ahead with a probability of 95 %. `signal` is a
/// lead in standard deviations, `drawn` the part of the battles that are drawn. They are odd: without drawn battles an odd
/// number cannot end level.
fn lead(signal: f64, interval: Interval, drawn: f64) -> Lead {
    let z = normal_quantile(LEVEL);
    let battles = |signal: f64| {
        (signal > 0.0).then(|| {
            let by_normal = (z / signal).powi(2).ceil() as u64 | 1;
            if by_normal > EXACT { by_normal } else { exact_lead(signal, drawn) }
        })
    };
    Lead { battles: battles(signal), low: battles(interval.high), high: battles(interval.low) }
}

/// Returns the least odd number of battles after which the strong captain is ahead with a probability of 95 %, from the
/// distribution of wins, draws and losses.
fn exact_lead(signal: f64, drawn: f64) -> u64 {
    let decided = 1.0 - drawn;
    // A result is ±½ or 0, so that its mean square is a quarter of the decided battles.
    let mean = (signal * (decided / 4.0 / (1.0 + signal * signal)).sqrt()).min(decided / 2.0);
    let (won, lost) = (decided / 2.0 + mean, decided / 2.0 - mean);
    // The probability of every balance of wins and losses, the middle one being 0.
    let middle = 2 * EXACT as usize;
    let mut balance = vec![0.0; 2 * middle + 1];
    balance[middle] = 1.0;
    for battle in 1..=middle {
        let before = balance.clone();
        for at in middle - battle..=middle + battle {
            let of = |at: Option<usize>| at.and_then(|at| before.get(at)).copied().unwrap_or(0.0);
            balance[at] = won * of(at.checked_sub(1)) + drawn * before[at] + lost * of(Some(at + 1));
        }
        if battle % 2 == 1 && balance[middle + 1..].iter().sum::<f64>() >= LEVEL {
            return battle as u64;
        }
    }
    middle as u64 | 1
}

/// Returns the interval of a number by leaving out one unit at a time. If no unit differs from another, the interval reaches
/// as far as an event can be common that none of the units shows.
fn jackknife(units: &[Sums], sums: &Sums, number: fn(&Sums) -> f64) -> Interval {
    let count = units.len() as f64;
    let without: Vec<f64> = units.iter().map(|unit| number(&sums.with(unit, -1.0))).collect();
    let mean = without.iter().sum::<f64>() / count;
    let squares = without.iter().map(|one| (one - mean) * (one - mean)).sum::<f64>();
    let reach = if squares < 1e-18 {
        exact(0, units.len() as u64, LEVEL).high
    } else {
        student_quantile(0.5 + LEVEL / 2.0, count - 1.0) * (squares * (count - 1.0) / count).sqrt()
    };
    let value = number(sums);
    Interval { low: value - reach, high: value + reach }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_of_a_tenth_takes_67_battles() {
        // Wins with probability 0.6: 65 battles are above half with 94.7 %, 67 with 95.0 %.
        let signal = 0.1 / 0.24_f64.sqrt();
        let found = lead(signal, Interval { low: -0.1, high: 2.0 * signal }, 0.0);
        assert_eq!(found, Lead { battles: Some(67), low: Some(19), high: None });
        // One tenth drawn and none lost: after one battle he is ahead in 90 %, after three in 99.9 %.
        assert_eq!(exact_lead(10.0, 0.1), 3);
        let weaker = lead(-0.1, Interval { low: -0.2, high: -0.05 }, 0.0);
        assert_eq!(weaker, Lead { battles: None, low: None, high: None });
    }

    #[test]
    fn one_cause_has_the_whole() {
        let whole = |shares: fn(usize, usize, usize, usize) -> bool, rolls| {
            let unit = |unit| {
                std::array::from_fn(|seat| {
                    std::array::from_fn(|captains| {
                        std::array::from_fn(|dice| f64::from(u8::from(shares(unit, seat, captains, dice))))
                    })
                })
            };
            let units: Vec<Shares> = (0..400).map(unit).collect();
            parts(&units, rolls).expect("units")
        };
        let won = whole(|_, _, _, _| true, true).skill;
        assert!(won.share > 0.999 && won.interval.low > 0.98, "{won:?}");
        assert!(whole(|_, seat, _, _| seat == 0, true).seats.share > 0.99);
        let guessed = whole(|unit, _, captains, _| (unit >> captains) & 1 == 1, true);
        assert!(guessed.guessing.share > 0.99 && guessed.ceiling.share > 0.99, "{guessed:?}");
        let rolled = whole(|unit, _, _, dice| (unit >> dice) & 1 == 1, true);
        assert!(rolled.dice.share > 0.99 && rolled.ceiling.share < 0.01, "{rolled:?}");
        let both = whole(|unit, _, captains, dice| (unit >> (2 * captains + dice)) & 1 == 1, true);
        assert!(both.both.share > 0.99, "{both:?}");
        let bare = whole(|unit, _, captains, _| (unit >> captains) & 1 == 1, false);
        assert!(bare.ceiling.share >= 1.0 && bare.dice.interval.high <= 0.0, "{bare:?}");
    }

    #[test]
    fn drawn_battles_alone_have_no_parts() {
        assert_eq!(parts(&[[[[0.5; 2]; 2]; 2]; 50], true), None);
        assert_eq!(parts(&[[[[1.0; 2]; 2]; 2]; 2], true), None);
    }
}
