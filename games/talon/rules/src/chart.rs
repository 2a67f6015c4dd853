//! The impulse chart: the impulses in which a ship with a given speed moves, or with a given power has a point.

/// Impulses in a round, A to F.
pub const IMPULSES: u8 = 6;

/// The numbers listed in each impulse, one bit each.
const LISTED: [u8; IMPULSES as usize] = [
    bits(&[4, 5, 6]),
    bits(&[3, 5, 6]),
    bits(&[2, 4, 5, 6]),
    bits(&[3, 4, 5, 6]),
    bits(&[6]),
    bits(&[1, 2, 3, 4, 5, 6]),
];

const fn bits(numbers: &[u8]) -> u8 {
    let (mut all, mut i) = (0, 0);
    while i < numbers.len() {
        all |= 1 << numbers[i];
        i += 1;
    }
    all
}

/// Returns `true` if a speed moves, or a power gives a point, in an impulse (0 for A). One chart serves for both
/// (TAL-1.4). Numbers above 6 count as 6. An impulse beyond the sixth lists nothing.
#[inline]
pub const fn lists(impulse: u8, number: u8) -> bool {
    let number = if number > 6 { 6 } else { number };
    impulse < IMPULSES && LISTED[impulse as usize] & 1 << number != 0
}

/// Returns the impulses in which a number is listed, from 0 for A.
pub fn impulses(number: u8) -> impl Iterator<Item = u8> {
    (0..IMPULSES).filter(move |impulse| lists(*impulse, number))
}

/// Returns the letter of an impulse, A to F.
pub const fn letter(impulse: u8) -> char {
    (b'A' + impulse) as char
}

/// Returns the impulse with this letter, in upper or lower case.
pub fn of_letter(text: &str) -> Option<u8> {
    let [letter] = text.as_bytes() else { return None };
    let impulse = letter.to_ascii_uppercase().checked_sub(b'A')?;
    (impulse < IMPULSES).then_some(impulse)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_listed_as_often_as_it_says() {
        for number in 0..=6 {
            assert_eq!(impulses(number).count(), usize::from(number));
        }
    }

    #[test]
    fn the_marks_of_an_impulse_are_three_three_four_four_one_six() {
        let marks = [0, 1, 2, 3, 4, 5].map(|i| (1..=6).filter(|n| lists(i, *n)).count());
        assert_eq!(marks, [3, 3, 4, 4, 1, 6]);
    }

    #[test]
    fn a_cruiser_at_four_moves_in_a_c_d_f_and_with_power_two_has_points_in_c_f() {
        let letters = |n| impulses(n).map(letter).collect::<String>();
        assert_eq!((letters(4).as_str(), letters(2).as_str()), ("ACDF", "CF"));
    }
}
