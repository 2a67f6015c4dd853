//! Lengths in thousandths of an inch, and their text form.

use std::fmt;
use std::str::FromStr;

/// A length in thousandths of an inch.
///
/// The text form is in inches, with as many decimals as needed: `2.5`, `8`, `0.125`.
///
/// ```
/// use table::Length;
/// assert_eq!("2.50".parse::<Length>().unwrap(), Length::thousandths(2500));
/// assert_eq!(Length::thousandths(2500).to_string(), "2.5");
/// assert_eq!(Length::thousandths(-1).to_string(), "-0.001");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Length(i32);

impl Length {
    /// Returns a length of `n` thousandths of an inch.
    pub const fn thousandths(n: i32) -> Self {
        Self(n)
    }

    /// Returns a length of `n` inches.
    pub const fn inches(n: i32) -> Self {
        Self(n * 1000)
    }

    /// Returns the number of thousandths of an inch.
    pub const fn in_thousandths(self) -> i32 {
        self.0
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = i64::from(self.0);
        let sign = if n < 0 { "-" } else { "" };
        let (whole, part) = (n.abs() / 1000, n.abs() % 1000);
        if part == 0 {
            return write!(f, "{sign}{whole}");
        }
        let digits = format!("{part:03}");
        write!(f, "{sign}{whole}.{}", digits.trim_end_matches('0'))
    }
}

/// The error for a text that is not a length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParseLengthError {
    /// The text is not a decimal number such as `12` or `2.5`.
    NotANumber,
    /// The number has more than three significant decimals: finer than a thousandth of an inch.
    TooFine,
    /// The length is beyond 1,000 inches, in either direction.
    TooLong,
}

impl fmt::Display for ParseLengthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotANumber => "not a number of inches such as 12 or 2.5",
            Self::TooFine => "finer than a thousandth of an inch",
            Self::TooLong => "beyond 1,000 inches",
        })
    }
}

impl std::error::Error for ParseLengthError {}

impl FromStr for Length {
    type Err = ParseLengthError;

    /// Parses a number of inches; leading zeros and trailing decimal zeros are allowed.
    ///
    /// # Errors
    /// See [`ParseLengthError`].
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
        let all_digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
        if !all_digits(whole) || !all_digits(part) {
            return Err(ParseLengthError::NotANumber);
        }
        let part = part.trim_end_matches('0');
        if part.len() > 3 {
            return Err(ParseLengthError::TooFine);
        }
        let whole = whole.trim_start_matches('0');
        if whole.len() > 4 {
            return Err(ParseLengthError::TooLong);
        }
        let inches: i32 = if whole.is_empty() { 0 } else { whole.parse().unwrap_or(i32::MAX / 2000) };
        let fine = part.bytes().chain([b'0'; 3]).take(3).fold(0, |n, b| n * 10 + i32::from(b - b'0'));
        let n = inches * 1000 + fine;
        if n > crate::REACH {
            return Err(ParseLengthError::TooLong);
        }
        Ok(Self(if negative { -n } else { n }))
    }
}
