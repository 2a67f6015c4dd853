//! Range bands of weapons: how many dice a battery has at a distance, and how far each kind reaches (FT-3.1, FT-4.9, FT-4.10).

use crate::ships::Kind;

/// The square of so many inches, in thousandths.
pub(crate) const fn squared(inches: i64) -> i64 {
    inches * inches * 1_000_000
}

/// The dice of a beam battery at a range; the edge of a band is in the nearer band (FT-3.1).
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

/// Whether a weapon reaches a target at that range.
#[inline]
pub(crate) const fn reaches(kind: Kind, square: i64) -> bool {
    match kind {
        Kind::Torpedo => square <= squared(18),
        Kind::Needle => square <= squared(9),
        _ => beam_dice(kind, square) > 0,
    }
}
