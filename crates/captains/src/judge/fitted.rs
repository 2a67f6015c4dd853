//! Fitted judges: features of a position, and weights learned from battles.

use engine::Rules;

use super::Weigh;
use super::logistic::share;

/// One number that a fitted judge computes from a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    /// The name, as in the file of weights.
    pub name: &'static str,
    /// One-line description.
    pub about: &'static str,
}

/// A judge that values a position by a logistic regression on features.
///
/// The first side's share is [`share`] of the sum of each feature times its weight. A feature is the first side's
/// number less the second's, and changes its sign when the sides swap. So a position that looks the same from both
/// sides is worth ½ to each. Only a scenario that gives the sides different tasks has a feature that is not 0 from the
/// start. The weights are a text file beside the judge; its head names the command that refits it.
pub trait Fitted<R: Rules>: Weigh<R> {
    /// Returns the features, in the order of the weights.
    fn features(&self) -> &'static [Feature];

    /// Returns the weight of each feature.
    fn weights(&self) -> &'static [f64];

    /// Computes the features of an undecided position: one finite number for each of [`Fitted::features`].
    fn measure(&self, rules: &R, state: &R::State) -> Vec<f64>;

    /// Returns the first side's share of the victory for these feature values.
    fn share(&self, values: &[f64]) -> f64 {
        share(self.weights().iter().zip(values).fold(0.0, |sum, (weight, value)| sum + weight * value))
    }
}

/// Returns the first side's share of the victory for these weights and feature values.
#[inline]
pub fn expected<const N: usize>(weights: &[f64; N], values: &[f64; N]) -> f64 {
    let mut sum = 0.0;
    for (weight, value) in weights.iter().zip(values) {
        sum += weight * value;
    }
    share(sum)
}

/// Parses the weights of these features from a file of `name = number` lines, in the order of the features. `#` begins a
/// comment.
///
/// Parsing runs at compile time: a file that does not fit its features does not compile, and a captain parses no text at
/// run time. A number is a decimal without exponent, with at most 15 digits.
///
/// # Panics
/// At compile time, if a line is not a weight, if the names differ from the features or their order, or if there are
/// fewer or more of them.
pub const fn weights<const N: usize>(file: &str, features: &[Feature; N]) -> [f64; N] {
    let text = file.as_bytes();
    let mut weights = [0.0; N];
    let (mut at, mut next) = (0, 0);
    while at < text.len() {
        let mut end = at;
        while end < text.len() && text[end] != b'\n' {
            end += 1;
        }
        if end > at && text[at] != b'#' {
            assert!(next < N, "the file of weights has more weights than the judge has features");
            weights[next] = weight(text, at, end, features[next].name.as_bytes());
            next += 1;
        }
        at = end + 1;
    }
    assert!(next == N, "the file of weights has fewer weights than the judge has features");
    weights
}

/// Parses the number of the line `name = number` at bytes `from..to` of the text.
const fn weight(text: &[u8], from: usize, to: usize, name: &[u8]) -> f64 {
    let mut at = 0;
    while at < name.len() {
        assert!(
            from + at < to && text[from + at] == name[at],
            "the file of weights has another feature here than the judge"
        );
        at += 1;
    }
    at += from;
    assert!(
        at + 3 < to && text[at] == b' ' && text[at + 1] == b'=' && text[at + 2] == b' ',
        "a weight is written name = number, on a line of its own"
    );
    number(text, at + 3, to)
}

/// Parses a decimal number: its digits as an integer over a power of ten. Both are exact, so the quotient is correctly
/// rounded.
const fn number(text: &[u8], from: usize, to: usize) -> f64 {
    let minus = text[from] == b'-';
    let mut at = if minus { from + 1 } else { from };
    assert!(at < to, "a weight needs digits");
    let (mut digits, mut many, mut over, mut point) = (0_u64, 0, 1_u64, false);
    while at < to {
        let byte = text[at];
        if byte == b'.' {
            assert!(!point, "a number has one point at most");
            point = true;
        } else {
            assert!(byte.is_ascii_digit(), "a weight is written in decimals, without exponent");
            many += 1;
            assert!(many <= 15, "a weight has 15 digits at most");
            digits = digits * 10 + (byte - b'0') as u64;
            if point {
                over *= 10;
            }
        }
        at += 1;
    }
    let size = digits as f64 / over as f64;
    if minus { -size } else { size }
}

#[cfg(test)]
mod tests {
    use super::{Feature, expected, weights};

    const TWO: [Feature; 2] = [Feature { name: "lead", about: "" }, Feature { name: "hull", about: "" }];

    #[test]
    fn weights_are_read_as_they_are_written() {
        const READ: [f64; 2] = weights("# Fitted.\n\nlead = -0.1\nhull = 12.3456789\n", &TWO);
        assert_eq!(READ.map(f64::to_bits), [-0.1, 12.345_678_9].map(f64::to_bits));
        let value = expected(&READ, &[1.0, 0.0]);
        assert!((value - 1.0 / (1.0 + 0.1_f64.exp())).abs() < 1e-9, "{value}");
    }

    #[test]
    fn a_file_that_does_not_fit_its_features_is_refused() {
        for (file, why) in [
            ("lead = 1\n", "fewer"),
            ("lead = 1\nhull = 2\nmore = 3\n", "more weights"),
            ("hull = 1\nlead = 2\n", "another feature"),
            ("lead = 1e3\nhull = 2\n", "decimals"),
            ("lead = 1.2.3\nhull = 2\n", "one point"),
            ("lead = 1234567890.123456\nhull = 2\n", "15 digits"),
            ("lead=1\nhull = 2\n", "name = number"),
            ("lead = -\nhull = 2\n", "digits"),
        ] {
            let read = std::panic::catch_unwind(|| weights(file, &TWO));
            let what = read.expect_err(file);
            let what = what.downcast_ref::<&str>().map_or_else(
                || what.downcast_ref::<String>().cloned().unwrap_or_default(),
                |text| (*text).to_owned(),
            );
            assert!(what.contains(why), "{file:?}: {what}");
        }
    }
}
