//! The two seats of a battle in letters.

use engine::Seat;

/// Returns the other of the two seats.
pub(super) const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0 % 2)
}

/// Parses one of the two seats.
pub(super) fn one_of_two(text: &str) -> Option<Seat> {
    Seat::parse(text).filter(|seat| seat.0 < 2)
}
