//! The goodness of fit against a published example, and how often both tests decide in simulated ladders.

use engine::Seeded;

use super::*;
use crate::interval::LEVEL as INTERVAL;
use crate::strength::{baseball, strengths};

fn met(first: usize, second: usize, wins: u64, battles: u64) -> Met {
    let mut shares = Sample::default();
    shares.add_many(wins, 1.0, 1);
    shares.add_many(battles - wins, 0.0, 1);
    Met { first, second, shares }
}

/// Agresti, Categorical Data Analysis, section 10.6: G² = 15.7 with 15 degrees of freedom for baseball.
#[test]
fn the_deviance_of_baseball_as_published() {
    const PRINTED: [f64; 7] = [1.581, 1.436, 1.294, 1.248, 1.108, 0.684, 0.0];
    let games = baseball();
    let of = |(first, second, wins, battles): &(usize, usize, u64, u64)| {
        let share = 1.0 / (1.0 + (PRINTED[*second] - PRINTED[*first]).exp());
        deviance(*battles as f64, *wins as f64 / *battles as f64, share)
    };
    let sum: f64 = games.iter().map(of).sum();
    assert_eq!(games.len() - 6, 15);
    assert!((sum - 15.74).abs() < 0.01, "{sum}");
    assert!((chi_square_above(sum, 15) - 0.40).abs() < 0.01, "the model fits well");
}

#[test]
fn a_deviance_is_that_of_its_terms() {
    // 30 of 40 won where half was expected: 2 (30 ln 1.5 + 10 ln 0.5) = 10.465.
    assert!((deviance(40.0, 0.75, 0.5) - 10.464_962_875).abs() < 1e-8);
    assert!(
        (deviance(10.0, 1.0, 0.5) - 20.0 * 2f64.ln()).abs() < 1e-12,
        "a perfect score has no second term"
    );
    assert!(deviance(7.0, 0.3, 0.3).abs() < 1e-12);
}

#[test]
fn strengths_of_a_chain_fit_anyway() {
    let chain = [met(1, 0, 60, 100), met(2, 1, 70, 100)];
    assert_eq!(goodness(&chain, &strengths(3, 0, &chain, INTERVAL).unwrap()), None);
}

/// Pairings of a simulated ladder, with the share of the victory that the first expects from each seat.
type Pairing = (usize, usize, [f64; 2]);

/// Fights a pairing in pairs of battles; a twentieth of the battles is drawn.
fn fought(rng: &mut Seeded, (first, second, seats): Pairing, pairs: u32) -> Met {
    let mut shares = Sample::default();
    for _ in 0..pairs {
        let mut battle = |share: f64| {
            let luck = f64::from(rng.below(1 << 24)) / f64::from(1 << 24);
            if luck < share - 0.025 {
                1.0
            } else if luck < share + 0.025 {
                0.5
            } else {
                0.0
            }
        };
        let sum = battle(seats[0]) + battle(seats[1]);
        shares.add(sum, 2);
    }
    Met { first, second, shares }
}

/// Returns how often the goodness of fit rejects the model at 5 %, and a cycle is found, in 2,000 ladders.
fn decided(seed: u64, captains: usize, pairings: &[Pairing]) -> (f64, f64) {
    const LADDERS: u64 = 2_000;
    let (mut rejected, mut circled) = (0, 0);
    for ladder in 0..LADDERS {
        let mut rng = Seeded::keyed(seed, ladder, 0);
        let met: Vec<Met> = pairings.iter().map(|pairing| fought(&mut rng, *pairing, 50)).collect();
        let fit = goodness(&met, &strengths(captains, 0, &met, INTERVAL).unwrap()).unwrap();
        rejected += u32::from(fit.p <= 0.05);
        circled += u32::from(!cycles(captains, &met).1.is_empty());
    }
    (f64::from(rejected) / LADDERS as f64, f64::from(circled) / LADDERS as f64)
}

fn alike(first: usize, second: usize, lead: f64) -> Pairing {
    (first, second, [expected(lead); 2])
}

#[test]
fn a_true_model_is_rejected_in_3_to_7_percent_of_ladders_and_has_no_cycle() {
    let truth = [0.0, 100.0, 180.0, 300.0];
    let of = |(a, b): (usize, usize)| alike(b, a, truth[b] - truth[a]);
    let neighbours = [(0, 1), (1, 2), (2, 3), (0, 2), (0, 3)].map(of);
    let all = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)].map(of);
    for (seed, pairings) in [(1, &neighbours[..]), (2, &all[..])] {
        let (rejected, circled) = decided(seed, 4, pairings);
        assert!((0.03..=0.07).contains(&rejected), "{rejected}");
        assert!(circled < 0.01, "{circled}");
    }
    let even = [(0, 1), (0, 2), (1, 2)].map(|(a, b)| alike(b, a, 0.0));
    let (rejected, circled) = decided(3, 3, &even);
    assert!((0.03..=0.07).contains(&rejected), "{rejected}");
    assert!(circled <= 0.05, "{circled}");
}

#[test]
fn a_planted_cycle_is_found() {
    let planted = [alike(1, 0, 150.0), alike(2, 1, 150.0), alike(0, 2, 150.0)];
    let (rejected, circled) = decided(4, 3, &planted);
    assert!(rejected > 0.95 && circled > 0.9, "{rejected}, {circled}");
}

#[test]
fn a_cycle_names_its_captains_in_order_with_the_least_certain_step() {
    let round = [met(1, 0, 30, 100), met(2, 1, 25, 100), met(2, 0, 60, 100), met(3, 0, 50, 100)];
    // 0 beats 1 with 70 %, 1 beats 2 with 75 %; 2 beats 0 with 60 %, the least certain.
    let (triples, found) = cycles(4, &round);
    assert_eq!((triples, found.len()), (1, 1));
    assert_eq!(found[0].captains, [0, 1, 2]);
    let number = round[2].shares.effective_number();
    assert!((found[0].p - normal_below(-0.2 * number.sqrt())).abs() < 1e-12 && found[0].p < 0.03);
    let back = [met(0, 1, 30, 100), met(1, 2, 25, 100), met(0, 2, 60, 100)];
    assert_eq!(cycles(3, &back).1[0].captains, [0, 2, 1]);
    assert_eq!(cycles(3, &[met(1, 0, 60, 100), met(2, 1, 60, 100), met(2, 0, 60, 100)]), (1, Vec::new()));
}
