//! Seats, sides and audiences: a seat writes, a side wins.

use std::fmt;

/// A writer of orders, numbered from 0 in code and from 1 in text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat as an index into arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the seat with this number in text, from 1.
    pub fn of_number(number: u64) -> Option<Self> {
        (1..=16).contains(&number).then(|| Self(number as u8 - 1))
    }

    /// Parses the number shown in text, from 1, without a leading zero or sign.
    pub fn parse(text: &str) -> Option<Self> {
        let number: u64 = text.parse().ok()?;
        Self::of_number(number).filter(|seat| seat.number().to_string() == text)
    }

    /// Returns the number shown in text, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A party that wins or loses, with one or several seats; numbered from 0 in code and from 1 in text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Side(pub u8);

impl Side {
    /// Returns the side as an index into arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the number shown in text, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Returns the other one of two sides.
    #[must_use]
    pub const fn other(self) -> Self {
        Self((self.0 == 0) as u8)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A set of at most 16 seats.
///
/// ```
/// use engine::{Seat, Seats};
/// let seats: Seats = [Seat(3), Seat(0)].into_iter().collect();
/// let mut numbers = Vec::new();
/// for seat in seats {
///     numbers.push(seat.number());
/// }
/// assert_eq!(numbers, [1, 4]);
/// assert_eq!(seats.iter().len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u16);

impl Seats {
    /// Largest number of seats of a battle.
    pub const MOST: usize = u16::BITS as usize;

    /// No seat.
    pub const NONE: Self = Self(0);

    /// Returns the first `n` seats, at most 16.
    pub const fn first(n: u8) -> Self {
        if n >= 16 { Self(u16::MAX) } else { Self((1 << n) - 1) }
    }

    /// Returns the set of one seat, which must be 0 to 15.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Returns the seats whose bits are set. The lowest bit is the first seat's.
    pub const fn of_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// Returns this set with one more seat.
    #[must_use]
    pub const fn and(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// Returns `true` if a seat is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < 16 && self.0 & (1 << seat.0) != 0
    }

    /// Returns the number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns `true` if no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the seats in ascending order.
    pub const fn iter(self) -> SeatsIter {
        SeatsIter(self.0)
    }
}

/// The seats of a set in ascending order.
#[derive(Clone, Debug)]
pub struct SeatsIter(u16);

impl Iterator for SeatsIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = (self.0 != 0).then_some(Seat(self.0.trailing_zeros() as u8));
        self.0 &= self.0.wrapping_sub(1);
        seat
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for SeatsIter {}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    #[inline]
    fn into_iter(self) -> SeatsIter {
        self.iter()
    }
}

impl IntoIterator for &Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    #[inline]
    fn into_iter(self) -> SeatsIter {
        self.iter()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::and)
    }
}

/// The seats and spectators who may learn of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Every seat and every spectator.
    All,
    /// These seats alone, without spectators.
    Only(Seats),
}

impl Audience {
    /// Returns `true` if this seat, or a spectator (none), is in the audience.
    pub const fn has(self, seat: Option<Seat>) -> bool {
        match (self, seat) {
            (Self::All, _) => true,
            (Self::Only(seats), Some(seat)) => seats.has(seat),
            (Self::Only(_), None) => false,
        }
    }
}
