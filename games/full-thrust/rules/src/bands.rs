//! Range bands of weapons: the dice of a battery by distance, and the reach of each kind (FT-3.1, FT-4.9, FT-4.10).

use crate::ships::Kind;

/// Returns the square of a number of inches, in square thousandths.
pub(crate) const fn squared(inches: i64) -> i64 {
    inches * inches * 1_000_000
}

/// Returns the dice of a beam battery at a squared range; the edge of a band counts as the nearer band (FT-3.1).
#[inline]
pub(crate) const fn beam_dice(kind: Kind, square: i64) -> u8 {
    let most: u8 = match kind {
        Kind::A => 3,
        Kind::B => 2,
        Kind::C => 1,
        _ => 0,
    };
    let bands =
        (square > squared(12)) as u8 + (square > squared(24)) as u8 + 3 * (square > squared(36)) as u8;
    most.saturating_sub(bands)
}

/// Returns `true` if a weapon reaches a target at a squared range.
#[inline]
pub(crate) const fn reaches(kind: Kind, square: i64) -> bool {
    match kind {
        Kind::Torpedo => square <= squared(18),
        Kind::Needle => square <= squared(9),
        _ => beam_dice(kind, square) > 0,
    }
}
