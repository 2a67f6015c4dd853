//! Aids, compared with the clauses: the ends of maneuvers, and odds.

use engine::{Rules, Seat};
use rules_black_skies::{BlackSkies, Order, State, aids};

use super::page::{Book, CARDS, card};

impl Book {
    /// Returns the damage of a die to a hull, summed over all faces.
    fn points(&self, target: usize, die: i64) -> i64 {
        (1..=die).map(|face| (face - self.pairs[target].kind.armour).max(0)).sum()
    }
}

/// Checks every option of every card open to an element: the odds of its check, and where it would end.
pub fn hold_reach(rules: &BlackSkies, state: &State, book: &Book) {
    let Some((flown, top)) = book.top().filter(|_| ["option", "next", "fire"].contains(&book.phase)) else {
        return;
    };
    let seat = Seat(book.side as u8);
    let view = rules.view(state, Some(seat));
    let all = aids::open_ways(rules, &view, seat, flown).expect("an element of the seat's own");
    let pair = &book.pairs[flown];
    let cards: Vec<usize> =
        (1..=12).filter(|c| if book.phase == "option" { *c == top } else { pair.may_lay(*c) }).collect();
    let ways: usize = cards.iter().map(|c| pair.ways(*c).len()).sum();
    assert_eq!(all.len(), ways, "{}", book.position());
    for reach in all {
        let (number, way) = (card(reach.card.name()), reach.choice.to_string());
        let mut after = book.clone();
        for flyer in &mut after.pairs[flown].flyers {
            flyer.failed = false;
        }
        let (passing, difficulty) = after.carry_out(flown, number, &way);
        let told = format!("{} flown as {way}\n{}", CARDS[number], book.position());
        assert_eq!((i64::from(reach.passing), i64::from(reach.difficulty)), (passing, difficulty), "{told}");
        let of = &after.pairs[flown];
        let (speed, facing) = (i64::from(reach.speed), i64::from(reach.facing) * 60);
        assert_eq!((speed, facing, reach.retrograde), (of.speed, of.facing, of.retrograde), "{told}");
        let ends: Vec<_> = reach
            .paths
            .iter()
            .map(|(name, path, leaves)| {
                let end = path.last().expect("an end");
                (name.to_string(), (i64::from(end.x), i64::from(end.y)), *leaves)
            })
            .collect();
        let flies = (0..of.flyers.len()).filter(|who| pair.flies(*who));
        let expected: Vec<_> = flies
            .map(|who| (of.flyer_name(who), of.flyers[who].at, of.flyers[who].place == "left"))
            .collect();
        assert_eq!(ends, expected, "{told}");
    }
}

/// Checks the odds of an order to fire: the damage of all outcomes must equal the sum of the means of all dice.
pub fn hold_odds(rules: &BlackSkies, state: &State, book: &Book, order: &Order) {
    let Order::Fire { fighter, weapons, target } = order else {
        assert_eq!(aids::odds_of(rules, state, order), None);
        return;
    };
    // Even the greatest number of dice rolled here has counts that fit.
    let odds = aids::odds_of(rules, state, order).unwrap_or_else(|| panic!("{order}: no odds"));
    let (firer, target) = (book.find(&fighter.to_string()), book.find(&target.to_string()));
    let (firer, target) = (firer.expect("a fighter"), target.expect("a target"));
    let counts: Vec<u128> = odds.counts().iter().map(|count| count.exact().expect("128 bits")).collect();
    let of = odds.outcomes().exact().expect("128 bits");
    assert_eq!(counts.iter().sum::<u128>(), of, "{order}\n{}", book.position());
    let points: u128 = counts.iter().enumerate().map(|(points, count)| points as u128 * count).sum();
    // The mean as a fraction: `whole` is the product of the faces of all dice, 12 and the damage die for each shot.
    let (mut sum, mut whole) = (0u128, 1u128);
    for label in weapons {
        let gun = book.pairs[firer.0].kind.guns.iter().find(|g| g.label == label.as_str()).expect("a gun");
        let hits = (1..=12).filter(|face| book.hits(firer, gun, target, *face)).count() as u128;
        let die = book.shielded(gun.damage, target.0);
        let outcomes = 12 * u128::from(die);
        let of_one = hits * book.points(target.0, i64::from(die)) as u128;
        for _ in 0..gun.rate {
            sum = sum * outcomes + of_one * whole;
            whole *= outcomes;
        }
    }
    assert_eq!((points, of), (sum, whole), "{order}\n{}", book.position());
}
