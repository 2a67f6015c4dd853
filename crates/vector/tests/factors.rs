//! Factors of every scenario: what they open is legal, what they mask is refused by name.

use engine::outline::FactorError;
use engine::{Demand, Seat, Seeded};
use games::SHELF;
use shelf::{Bout, Game, Opening};

/// Decisions that are looked at in each battle.
const DECISIONS: usize = 24;

#[test]
fn every_open_value_is_legal_and_every_masked_one_is_refused() {
    for game in SHELF.games() {
        for file in game.scenarios() {
            play(*game, file.id);
        }
    }
}

/// Plays a battle of random factors, each with a random order beside it.
fn play(game: &dyn Game, scenario: &str) {
    let mut bout = game.bout(&Opening::scenario(scenario)).expect("a scenario of the shelf");
    let mut rng = Seeded::new(3);
    bout.begin(11);
    for decision in 0..DECISIONS {
        let Demand::Orders(seats) = bout.demand() else { return };
        let mut orders = Vec::new();
        for seat in seats {
            let text = drawn(bout.as_ref(), seat, &mut rng, &format!("{} {scenario} {decision}", game.id()));
            // A random order leads to other positions than random factors, which often do much at once.
            let other = bout.drawn(seat, &mut rng);
            orders.push((seat, if rng.chance(1, 2) { text } else { other }));
        }
        let orders: Vec<(Seat, &str)> = orders.iter().map(|(seat, text)| (*seat, text.as_str())).collect();
        bout.play(&orders).expect("checked orders");
    }
}

/// Draws values, checks their order, and tries a masked value of each factor.
fn drawn(bout: &dyn Bout, seat: Seat, rng: &mut Seeded, place: &str) -> String {
    let outline = bout.outline(seat);
    let factors = outline.clone().factors(64);
    let mut text = String::new();
    for _ in 0..3 {
        let values: Vec<usize> = factors.all().iter().map(|f| rng.below(f.choices as u32) as usize).collect();
        text = factors.write(&values).unwrap_or_else(|error| panic!("{place}: {values:?}: {error}"));
        bout.check(seat, &text).unwrap_or_else(|refusal| panic!("{place}: {values:?} is {text}: {refusal}"));
        assert_eq!(
            factors.write(&values).as_ref(),
            Ok(&text),
            "{place}: the same values make the same order"
        );
    }
    for (at, factor) in factors.all().iter().enumerate() {
        assert!((1..=64).contains(&factor.choices), "{place}: {factor:?}");
        assert!(factor.texts.is_empty() || factor.texts.len() == factor.choices, "{place}: {factor:?}");
        let mut values = vec![0; factors.all().len()];
        values[at] = factor.choices;
        let refused = factors.write(&values);
        let expected = FactorError::Closed {
            factor: at,
            name: factor.name.clone(),
            value: factor.choices,
            choices: factor.choices,
        };
        assert_eq!(refused, Err(expected), "{place}");
    }
    let beyond = factors.write(&vec![1; factors.all().len() + 1]);
    assert!(matches!(beyond, Err(FactorError::Closed { .. })), "{place}: {beyond:?}");
    text
}

/// Factors with few choices reach every order of a small space.
#[test]
fn every_order_of_a_duel_can_be_written() {
    let bout = SHELF.game("ftl").unwrap().bout(&Opening::scenario("duel")).unwrap();
    let factors = bout.outline(Seat(0)).factors(64);
    let texts: Vec<String> = (0..41).map(|value| factors.write(&[value]).unwrap()).collect();
    let mut once = texts.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!((factors.all().len(), factors.all()[0].choices, once.len()), (1, 41, 41));
    assert_eq!((texts[0].as_str(), texts[40].as_str()), ("idle", "A L"));

    // With five values a factor, a piece's actions take several.
    let small = bout.outline(Seat(0)).factors(5);
    let mut found = std::collections::BTreeSet::new();
    let counts: Vec<usize> = small.all().iter().map(|factor| factor.choices).collect();
    assert!(counts.iter().all(|count| *count <= 5), "{counts:?}");
    let all: usize = counts.iter().product();
    for mut number in 0..all {
        let values: Vec<usize> = counts
            .iter()
            .map(|count| {
                let value = number % count;
                number /= count;
                value
            })
            .collect();
        found.insert(small.write(&values).unwrap());
    }
    assert_eq!(found.into_iter().collect::<Vec<_>>(), once);
}
