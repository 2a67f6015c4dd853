//! Coverage of the intervals, measured on 2,000 simulated matches of each kind.

use engine::Seeded;
use lab::correction::Together;
use lab::interval::{Interval, LEVEL, Sample, exact, newcombe, wilson};
use lab::sequential::{Scores, Test};

/// A kind of match: the win and draw probabilities of the first captain in the first seat and in the second, the
/// percentage of pairs in which the seed decides both battles in the same way, and the number of pairs.
#[derive(Clone, Copy, Debug)]
struct Kind {
    seats: [(f64, f64); 2],
    alike: u32,
    pairs: u64,
}

impl Kind {
    /// Returns the true share of the first captain.
    fn share(&self) -> f64 {
        self.seats.iter().map(|(win, draw)| win + draw / 2.0).sum::<f64>() / 2.0
    }

    fn fought(&self, rng: &mut Seeded) -> Sample {
        let mut sample = Sample::default();
        for _ in 0..self.pairs {
            let (first, second) = (part(rng), part(rng));
            let second = if rng.chance(self.alike, 100) { first } else { second };
            sample.add(share(self.seats[0], first) + share(self.seats[1], second), 2);
        }
        sample
    }
}

/// Draws a number uniformly between 0 and 1.
fn part(rng: &mut Seeded) -> f64 {
    f64::from(rng.below(1 << 30)) / f64::from(1 << 30)
}

/// Returns the share of a battle, given its luck as a number from 0 to 1.
fn share((win, draw): (f64, f64), luck: f64) -> f64 {
    if luck < win {
        1.0
    } else if luck < win + draw {
        0.5
    } else {
        0.0
    }
}

/// Returns the part of 2,000 matches in which the interval holds the truth.
fn held(seed: u64, truth: f64, interval: impl Fn(&mut Seeded) -> Interval) -> f64 {
    const MATCHES: u64 = 2_000;
    let holds = (0..MATCHES).filter(|at| interval(&mut Seeded::keyed(seed, *at, 0)).holds(truth)).count();
    holds as f64 / MATCHES as f64
}

const fn even(win: f64, draw: f64) -> [(f64, f64); 2] {
    [(win, draw), (win, draw)]
}

#[test]
fn intervals_by_pairs_hold_the_truth_in_93_to_97_percent_of_known_matches() {
    let kinds = [
        Kind { seats: even(0.5, 0.0), alike: 0, pairs: 100 },
        Kind { seats: even(0.5, 0.0), alike: 0, pairs: 20 },
        Kind { seats: even(0.75, 0.0), alike: 0, pairs: 100 },
        Kind { seats: even(0.85, 0.05), alike: 0, pairs: 100 },
        Kind { seats: even(0.3, 0.4), alike: 0, pairs: 50 },
        // The first seat nearly always wins, whichever captain has it, so pairs are even.
        Kind { seats: [(0.9, 0.0), (0.15, 0.0)], alike: 0, pairs: 100 },
        // The seed decides both battles of every second pair.
        Kind { seats: even(0.6, 0.1), alike: 50, pairs: 100 },
        Kind { seats: even(0.55, 0.0), alike: 100, pairs: 200 },
        Kind { seats: [(0.7, 0.1), (0.4, 0.2)], alike: 30, pairs: 1_000 },
    ];
    for (seed, kind) in kinds.into_iter().enumerate() {
        let part = held(seed as u64, kind.share(), |rng| kind.fought(rng).interval(LEVEL));
        assert!((0.93..=0.97).contains(&part), "{kind:?}: {part}");
    }
}

/// Intervals that treat battles as independent have the wrong coverage where pairs are correlated.
#[test]
fn intervals_of_independent_battles_err_where_pairs_hang_together() {
    let alike = Kind { seats: even(0.5, 0.0), alike: 100, pairs: 100 };
    let part = held(50, alike.share(), |rng| wilson(alike.fought(rng).mean(), 200.0, LEVEL));
    assert!(part < 0.90, "too narrow where one seed decides two battles: {part}");
    let level = Kind { seats: [(0.9, 0.0), (0.1, 0.0)], alike: 0, pairs: 100 };
    let part = held(51, level.share(), |rng| wilson(level.fought(rng).mean(), 200.0, LEVEL));
    assert!(part > 0.985, "too wide where swapped sides balance: {part}");
}

#[test]
fn wilsons_intervals_hold_the_truth_and_exact_ones_never_less_often() {
    let wins = |rng: &mut Seeded, share: f64, battles: u64| {
        (0..battles).filter(|_| part(rng) < share).count() as u64
    };
    for (seed, (share, battles)) in [(0.5, 100), (0.3, 50), (0.2, 200), (0.9, 400)].into_iter().enumerate() {
        let seed = 60 + seed as u64;
        let part = held(seed, share, |rng| {
            wilson(wins(rng, share, battles) as f64 / battles as f64, battles as f64, LEVEL)
        });
        assert!((0.93..=0.97).contains(&part), "Wilson, {share} of {battles}: {part}");
        let part = held(seed, share, |rng| exact(wins(rng, share, battles), battles, LEVEL));
        assert!((0.945..=0.99).contains(&part), "exact, {share} of {battles}: {part}");
    }
}

#[test]
fn newcombes_intervals_hold_the_true_difference() {
    let (a, b) = (
        Kind { seats: even(0.6, 0.2), alike: 0, pairs: 60 },
        Kind { seats: even(0.45, 0.1), alike: 40, pairs: 80 },
    );
    let part = held(70, a.share() - b.share(), |rng| {
        let (a, b) = (a.fought(rng), b.fought(rng));
        newcombe((a.mean(), a.interval(LEVEL)), (b.mean(), b.interval(LEVEL)))
    });
    assert!((0.93..=0.97).contains(&part), "{part}");
}

#[test]
fn intervals_of_many_hold_all_together() {
    let kind = Kind { seats: even(0.5, 0.2), alike: 20, pairs: 60 };
    let level = Together { tests: 5 }.level();
    let (matches, mut all) = (2_000, 0);
    for at in 0..matches {
        let mut rng = Seeded::keyed(80, at, 0);
        all += u32::from((0..5).all(|_| kind.fought(&mut rng).interval(level).holds(kind.share())));
    }
    let part = f64::from(all) / matches as f64;
    assert!((0.93..=0.97).contains(&part), "{part}");
}

/// Returns the interval of a match that a sequential test stopped, or that ended at 200 pairs.
fn stopped(rng: &mut Seeded, kind: &Kind) -> Interval {
    let (mut scores, mut sample) = (Scores::default(), Sample::default());
    for pair in 1..=200 {
        let (first, second) = (share(kind.seats[0], part(rng)), share(kind.seats[1], part(rng)));
        scores[(2.0 * (first + second)) as usize] += 1;
        sample.add(first + second, 2);
        if pair >= 10 && Test::BETTER.finding(&scores).is_some() {
            break;
        }
    }
    sample.interval(LEVEL)
}

/// An early stop sometimes takes luck for an answer, so the coverage of its interval is not exactly 95 %:
/// docs/lab.md gives the values measured here.
#[test]
fn after_an_early_stop_intervals_hold_the_truth_in_90_to_98_percent() {
    for (seed, win) in [(100, 0.4), (101, 0.45), (102, 0.5), (103, 0.7)] {
        let kind = Kind { seats: even(win, 0.2), alike: 0, pairs: 0 };
        let part = held(seed, kind.share(), |rng| stopped(rng, &kind));
        assert!((0.90..=0.98).contains(&part), "{win}: {part}");
    }
}
