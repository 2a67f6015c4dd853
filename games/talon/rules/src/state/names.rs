//! Names of pieces.

use std::fmt;

/// The name of a piece: letters, digits and hyphens, up to twelve, such as `T-CA-1`; a missile is `M` and its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Name([u8; Name::MOST]);

impl Name {
    /// The greatest number of characters.
    pub const MOST: usize = 12;

    /// Returns the name, if the text is one: a letter, then letters, digits and hyphens, at most [`Name::MOST`]
    /// characters.
    pub fn new(text: &str) -> Option<Self> {
        let bytes = text.as_bytes();
        let plain = bytes.first()?.is_ascii_alphabetic()
            && bytes.iter().all(|b| b.is_ascii_alphanumeric() || *b == b'-');
        if !plain || bytes.len() > Self::MOST {
            return None;
        }
        let mut name = Self::default();
        name.0[..bytes.len()].copy_from_slice(bytes);
        Some(name)
    }

    /// Returns the name of the missile with this number.
    pub const fn missile(number: u16) -> Self {
        let mut name = [0; Self::MOST];
        name[0] = b'M';
        let (mut place, mut unit) = (1, 10_000);
        while unit > 0 {
            if number >= unit || unit == 1 {
                name[place] = b'0' + (number / unit % 10) as u8;
                place += 1;
            }
            unit /= 10;
        }
        Self(name)
    }

    /// Returns the number of the missile, if this is the name of one.
    #[inline]
    pub fn number(&self) -> Option<u16> {
        if !self.0[0].eq_ignore_ascii_case(&b'M') || self.0[1] == b'0' {
            return None;
        }
        let (mut number, mut digits) = (0u16, 0);
        for byte in self.0[1..].iter().take_while(|b| **b != 0) {
            if !byte.is_ascii_digit() {
                return None;
            }
            number = number.checked_mul(10)?.checked_add(u16::from(byte - b'0'))?;
            digits += 1;
        }
        (digits > 0).then_some(number)
    }

    /// Returns the name as text.
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|b| *b == 0).unwrap_or(Self::MOST);
        std::str::from_utf8(&self.0[..end]).unwrap_or("")
    }

    /// Returns `true` if the names are equal without regard to case.
    pub fn is_like(&self, other: &Self) -> bool {
        self.0.eq_ignore_ascii_case(&other.0)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_missile_gives_its_number_back() {
        for number in [1, 9, 10, 105, 9_999, 65_535] {
            let name = Name::missile(number);
            assert_eq!(name.as_str(), format!("M{number}"));
            assert_eq!(name.number(), Some(number));
        }
        for other in ["M", "MX", "M0", "M01", "M70000", "N1", "T-CA-1"] {
            assert_eq!(Name::new(other).expect("a name").number(), None, "{other}");
        }
    }
}
