//! Dice of playouts, many to a word: every sum comes up as often as it should.

use engine::Clause;
use engine::dice::{Dice, OneStream};

const WHY: Clause = Clause("T-1");

/// Counts how often each sum comes up in `throws` throws of `dice` dice.
fn sums(dice: u8, worth: &[u8], throws: u32) -> Vec<u32> {
    let mut source = OneStream::new(5);
    let mut counts = vec![0; usize::from(dice) * 255 + 1];
    for _ in 0..throws {
        counts[source.roll_sum(WHY, dice, worth) as usize] += 1;
    }
    counts
}

#[test]
fn every_sum_of_two_dice_comes_up_as_often_as_it_should() {
    let counts = sums(2, &[1, 2, 3, 4, 5, 6], 360_000);
    for (sum, ways) in (2..=12).zip([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]) {
        let (seen, due) = (f64::from(counts[sum]), f64::from(ways) * 10_000.0);
        assert!((seen - due).abs() < 5.0 * due.sqrt(), "{sum}: {seen} for {due}");
    }
}

/// Numbers of dice on both sides of what one word has room for, with few faces and with many.
#[test]
fn many_dice_have_the_mean_and_the_variance_that_they_should() {
    let many: Vec<u8> = (0..255).collect();
    for (dice, worth) in
        [(1, &[0, 0, 0, 1, 1, 2][..]), (14, &[0, 0, 0, 1, 1, 2]), (16, &[3; 6]), (37, &[0, 9]), (9, &many)]
    {
        // The central moments of one die, and by them those of the sum of many.
        let faces = worth.len() as f64;
        let mean = worth.iter().map(|w| f64::from(*w)).sum::<f64>() / faces;
        let moment = |power| worth.iter().map(|w| (f64::from(*w) - mean).powi(power)).sum::<f64>() / faces;
        let (number, throws) = (f64::from(dice), 100_000);
        let (due, square) = (mean * number, moment(2) * number);
        let fourth = moment(4) * number + 3.0 * number * (number - 1.0) * moment(2).powi(2);
        let counts = sums(dice, worth, throws);
        let average = |of: &dyn Fn(f64) -> f64| {
            let total: f64 = counts.iter().enumerate().map(|(sum, n)| of(sum as f64) * f64::from(*n)).sum();
            total / f64::from(throws)
        };
        let near = |what: &str, seen: f64, due: f64, scatter: f64| {
            let error = 5.0 * (scatter / f64::from(throws)).sqrt() + 1e-9;
            assert!((seen - due).abs() <= error, "{what} of {dice} dice of {faces} faces: {seen} for {due}");
        };
        near("mean", average(&|sum| sum), due, square);
        near("variance", average(&|sum| (sum - due).powi(2)), square, fourth - square * square);
    }
    assert_eq!(OneStream::new(1).roll_sum(WHY, 0, &[7; 6]), 0);
}

#[test]
fn every_face_of_a_single_die_comes_up_about_as_often() {
    let (mut source, mut counts) = (OneStream::new(2), [0u32; 12]);
    (0..120_000).for_each(|_| counts[usize::from(source.roll(WHY, 12)) - 1] += 1);
    assert!(counts.iter().all(|n| (9_500..10_500).contains(n)), "{counts:?}");
}
