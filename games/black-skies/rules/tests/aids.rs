//! Tests of the aids: the odds that they tell are those of the fire that will be rolled.

use engine::{Aids, Fact, Rules, Seat};
use rules_black_skies::BlackSkies;

use crate::setups::{At, duel, rules, setup};

/// Returns the entries of a list.
fn items<'a>(facts: &'a Fact, list: &str) -> &'a [Fact] {
    match facts.get(list) {
        Some(Fact::List(items)) => items,
        other => panic!("{list}: {other:?}"),
    }
}

fn text<'a>(fact: &'a Fact, name: &str) -> &'a str {
    match fact.get(name) {
        Some(Fact::Text(text)) => text,
        other => panic!("{name}: {other:?}"),
    }
}

/// Returns the mean damage of each volley in a list, in thousandths of a point.
fn means(facts: &Fact, list: &str) -> Vec<i64> {
    let mean = |volley: &Fact| match volley.get("odds").and_then(|odds| odds.get("mean")) {
        Some(Fact::Int(mean)) => *mean,
        other => panic!("{other:?}"),
    };
    items(facts, list).iter().map(mean).collect()
}

/// Returns what the first seat is told at a position: the actions of its element, and threats.
fn told(rules: &BlackSkies, position: &str) -> (Fact, Fact) {
    let state = rules.read_position(position).unwrap_or_else(|flaws| panic!("{position}: {flaws:?}"));
    let view = rules.view(&state, Some(Seat(0)));
    (rules.reach(&view, Seat(0), "AE1").expect("its own element"), rules.threats(&view, Seat(0)))
}

/// The penalty of a roll to hit is that of the maneuver the firer has just flown. An enemy flies another one before it
/// fires, so its last penalty does not count any more (BS-5.2).
#[test]
fn fire_that_may_come_back_is_told_without_the_penalty_of_a_maneuver_that_is_over() {
    let at = |phase: &str, own: &str, enemy: &str| {
        let position = format!(
            "flips 1 phase {phase}; AE1 speed 6 facing 0{own}; A1 30,12 hull 6; A2 32,12 hull 6; \
             BE1 speed 6 facing 180{enemy}; B1 30,18 hull 6; B2 32,18 hull 6; deck 1 E1 Straight known; deck 2 E1 Straight"
        );
        told(&duel(), &position)
    };
    let (_, plain) = at("fire side 1 choice Steady", "", "");
    let (_, paid) = at("fire side 1 choice Steady", " penalty 2", " penalty 2");
    assert_eq!(means(&paid, "against"), means(&plain, "against"), "the enemy's next penalty is not known");
    let unpaid =
        |list: &str| items(&paid, list).iter().all(|one| one.get("unpaid") == Some(&Fact::Bool(true)));
    assert!(unpaid("against") && !unpaid("bearings"), "{paid:?}");
    assert!(
        means(&paid, "bearings").iter().zip(means(&plain, "bearings")).all(|(paid, plain)| *paid < plain)
    );
    // From the end of an option: the element pays for the option, the enemy not for its last maneuver.
    let under = |enemy: &str| {
        let (reach, _) = at("option side 1", " penalty 2", enemy);
        items(&reach, "ways").iter().map(|way| means(way, "under")).collect::<Vec<_>>()
    };
    assert!(!under("").concat().is_empty());
    assert_eq!(under(" penalty 2"), under(""));
}

/// The owner of a crippled fighter picks the weapons that fire: half of the usable ones (BS-5.4, BS-5.5).
#[test]
fn a_crippled_fighter_is_told_the_best_of_its_weapons_and_not_the_first() {
    let all: &[At<'_>] = &[(0, "bomber", &[2, 2]), (1, "bomber", &[2, 2])];
    let (reach, threats) = told(
        &rules(&setup(all, &[])),
        "flips 1 phase fire side 1 choice Steady; AE1 speed 6 facing 0; A1 30,12 hull 4; A2 32,44 hull 8 left; \
         BE1 speed 6 facing 180; B1 30,17 hull 8; B2 32,44 hull 8 left; deck 1 E1 Straight known; deck 2 E1 Straight",
    );
    // At 5 in a missile hits on 4 or more for a d12, the cannon on 7 or more for a d10.
    let fire = items(&reach, "actions").iter().find(|one| text(one, "kind") == "fire").expect("it bears");
    assert_eq!(text(fire, "text"), "fire A1 missile1+missile2 B1");
    assert_eq!(means(&threats, "bearings"), [2 * 9 * 6500 / 12]);
}

/// The lead checks for his element. If he fails, an easier maneuver is flown, he does not fire, and the wingman fires if he
/// passes the same check (BS-3.5).
#[test]
fn the_damage_expected_of_an_option_counts_its_check() {
    let all: &[At<'_>] = &[(0, "black-tiger", &[1, 1]), (1, "black-tiger", &[2, 2])];
    let (reach, _) = told(
        &rules(&setup(all, &[])),
        "flips 1 phase next side 1 choice Steady; AE1 speed 4 facing 0; A1 30,12 hull 3; A2 32,12 hull 6; \
         BE1 speed 6 facing 180; B1 30,30 hull 6; B2 32,44 hull 6 left; deck 1 E1 Straight known; deck 2 E1 Straight",
    );
    let expected = |maneuver: &str| {
        let way = items(&reach, "ways").iter().find(|way| text(way, "maneuver") == maneuver);
        let way = way.unwrap_or_else(|| panic!("{maneuver}: {reach:?}"));
        let [Some(Fact::Int(passing)), Some(Fact::Int(expected))] =
            ["passing", "expected"].map(|key| way.get(key))
        else {
            panic!("{way:?}")
        };
        (*passing, *expected)
    };
    // A laser does 2.5 points a hit: at medium range 1.25 on the average, at long range 0.625. The lead is crippled, and
    // fires one of two; he passes difficulty 4 on 3 or more, the wingman difficulty 2 always.
    let (together, alone) = (1250 + 2500, 1250);
    assert_eq!(expected("Afterburner"), (4, (4 * together + 2 * alone) / 6));
    assert_eq!(expected("Steady"), (6, 625 + 1250));
}
