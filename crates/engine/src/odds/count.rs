//! An integer without a limit, for outcomes of more dice than 128 bits can count.

use std::cmp::Ordering;
use std::fmt;

/// The base of a [`Count`]'s digits.
const BASE: u64 = 1_000_000_000;

/// A whole number from zero up, of any size.
///
/// ```
/// use engine::odds::Count;
/// let all = (0..60).fold(Count::from(1), |all, _| all.times(&Count::from(6)));
/// assert_eq!(all.to_string(), "48873677980689257489322752273774603865660850176");
/// assert_eq!(all.exact(), None, "more than 128 bits hold");
/// assert_eq!(Count::from(216).exact(), Some(216));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Count {
    /// Digits in base 10⁹, the lowest first. The highest is not zero; zero has no digits.
    digits: Vec<u32>,
}

impl Count {
    /// Zero.
    pub const ZERO: Self = Self { digits: Vec::new() };

    /// Returns `true` if this is zero.
    pub const fn is_zero(&self) -> bool {
        self.digits.is_empty()
    }

    /// Adds another number.
    pub fn add(&mut self, other: &Self) {
        self.add_digit(other, 1, 0);
    }

    /// Multiplies two numbers.
    #[must_use]
    pub fn times(&self, other: &Self) -> Self {
        let mut product = Self::ZERO;
        for (place, digit) in other.digits.iter().enumerate() {
            product.add_digit(self, *digit, place);
        }
        product
    }

    /// Returns the number if it fits into 128 bits.
    pub fn exact(&self) -> Option<u128> {
        self.digits
            .iter()
            .rev()
            .try_fold(0_u128, |sum, digit| sum.checked_mul(u128::from(BASE))?.checked_add(u128::from(*digit)))
    }

    /// Divides and rounds to the nearest whole number, halves up; [`u64::MAX`] if the quotient is larger or `by` is zero.
    pub(super) fn divided(&self, by: &Self) -> u64 {
        // Twice the number and the divisor, divided by twice the divisor and cut off.
        let two = Self::from(2);
        let (mut number, whole) = (self.times(&two), by.times(&two));
        number.add(by);
        let fits = |quotient: u64| whole.times(&Self::from(quotient)) <= number;
        (0..u64::BITS).rev().fold(0, |quotient, bit| {
            let more = quotient | 1 << bit;
            if fits(more) { more } else { quotient }
        })
    }

    /// Adds one digit times `other`, shifted by `shift` digits.
    fn add_digit(&mut self, other: &Self, digit: u32, shift: usize) {
        if digit == 0 || other.is_zero() {
            return;
        }
        let (mut carry, mut at) = (0_u64, 0);
        while at < other.digits.len() || carry > 0 {
            let place = shift + at;
            if self.digits.len() <= place {
                self.digits.resize(place + 1, 0);
            }
            let more = u64::from(other.digits.get(at).copied().unwrap_or(0)) * u64::from(digit);
            let sum = u64::from(self.digits[place]) + more + carry;
            self.digits[place] = (sum % BASE) as u32;
            carry = sum / BASE;
            at += 1;
        }
    }
}

impl From<u64> for Count {
    fn from(mut n: u64) -> Self {
        let mut digits = Vec::new();
        while n > 0 {
            digits.push((n % BASE) as u32);
            n /= BASE;
        }
        Self { digits }
    }
}

impl Ord for Count {
    fn cmp(&self, other: &Self) -> Ordering {
        let long = self.digits.len().cmp(&other.digits.len());
        long.then_with(|| self.digits.iter().rev().cmp(other.digits.iter().rev()))
    }
}

impl PartialOrd for Count {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((first, rest)) = self.digits.split_last() else { return f.write_str("0") };
        write!(f, "{first}")?;
        rest.iter().rev().try_for_each(|digit| write!(f, "{digit:09}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_sums_and_quotients_are_those_of_machine_integers() {
        let some = [0, 1, 2, 7, 35, 36, 999_999_999, 1_000_000_000, 1_000_000_001, 0xFFFF_FFFF_FFFF];
        for a in some {
            for b in some {
                let (x, y) = (Count::from(a), Count::from(b));
                let (wide, other) = (u128::from(a), u128::from(b));
                assert_eq!(x.times(&y).exact(), Some(wide * other), "{a} times {b}");
                assert_eq!(x.times(&y).to_string(), (wide * other).to_string());
                let mut sum = x.clone();
                sum.add(&y);
                assert_eq!(sum.exact(), Some(wide + other), "{a} and {b}");
                assert_eq!(x.cmp(&y), a.cmp(&b), "{a} beside {b}");
                let rounded = (2 * wide + other).checked_div(2 * other).map_or(u64::MAX, |q| q as u64);
                assert_eq!(x.divided(&y), rounded, "{a} by {b}");
            }
        }
    }

    #[test]
    fn a_number_beyond_128_bits_is_not_cut() {
        let most = Count::from(u64::MAX);
        let square = most.times(&most);
        assert_eq!(square.exact(), Some(u128::from(u64::MAX) * u128::from(u64::MAX)));
        assert_eq!(square.times(&most).exact(), None);
        assert_eq!(square.times(&most).divided(&square), u64::MAX);
    }
}
