//! Handicaps: the steps by which a side is weaker at the start, spread evenly.

/// Takes as many of the steps as the limits allow, one from each place in turn, and returns the number taken from each.
///
/// The steps that remain are those for which there was no place. With more steps no place loses less.
///
/// ```
/// use engine::handicap::spread;
/// let mut steps = 6;
/// assert_eq!(spread(&mut steps, &[3, 1, 0]), [3, 1, 0]);
/// assert_eq!(steps, 2);
/// assert_eq!(spread(&mut steps, &[9, 9, 9]), [1, 1, 0]);
/// ```
pub fn spread(steps: &mut u32, limits: &[u32]) -> Vec<u32> {
    let mut taken = vec![0; limits.len()];
    while *steps > 0 && taken != limits {
        for (taken, limit) in taken.iter_mut().zip(limits) {
            if *steps > 0 && *taken < *limit {
                *taken += 1;
                *steps -= 1;
            }
        }
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_more_takes_one_more_and_gives_nothing_back() {
        let limits = [4, 0, 2, 7];
        let mut before = vec![0; limits.len()];
        for steps in 1..=13 {
            let mut left = steps;
            let taken = spread(&mut left, &limits);
            assert_eq!((left, taken.iter().sum()), (0, steps));
            assert!(taken.iter().zip(&before).all(|(taken, before)| taken >= before), "{steps}");
            before = taken;
        }
        let mut left = 14;
        assert_eq!((spread(&mut left, &limits), left), (limits.to_vec(), 1));
    }
}
