//! Tests of the aids: the fire that may come is told from where the enemy will fire, and shields as they stand.

use engine::{Aids, Fact, Rules, Seat};
use rules_talon::{Setup, Terrain};
use table::Hex;

use crate::setups::{At, Played, rules, setup};

const DUEL: &[At<'static>] = &[(0, "CA", (8, 4), 1), (1, "T-CA", (17, 4), 4)];
const CA: &str = "speed 3 power 3 shields 6/5/4/5 hull 0 bars 1+1 2+2 1+1";

/// Returns the entries of a list.
fn items<'a>(facts: &'a Fact, list: &str) -> &'a [Fact] {
    match facts.get(list) {
        Some(Fact::List(items)) => items,
        other => panic!("{list}: {other:?}"),
    }
}

fn number(fact: &Fact, name: &str) -> i64 {
    match fact.get(name) {
        Some(Fact::Int(number)) => *number,
        other => panic!("{name}: {other:?}"),
    }
}

/// Returns the fire that may come at a cruiser at 8,4 in the enemy's next turn: group, range, and whether its ship moves
/// first. `enemy` is the enemy cruiser's hex, facing, speed and power, and `more` its markers.
fn coming(head: &str, enemy: &str, bars: &str, more: &str) -> Vec<(i64, i64, bool)> {
    let ships = format!("CA-1 8,4 f1 {CA}; T-CA-1 {enemy} shields 7/4/3/4 hull 0 bars {bars}{more}");
    let played = Played::at(rules(&setup(DUEL, &[])), &format!("round 2 {head}; {ships}"));
    let view = played.rules.view(&played.state, Some(Seat(0)));
    let threats = played.rules.threats(&view, Seat(0));
    let against = items(&threats, "against");
    let threatened = items(&items(&threats, "threats")[0], "from").len();
    assert_eq!(threatened, usize::from(!against.is_empty()), "{threats:?}");
    let told = |one: &Fact| {
        (number(one, "group"), number(one, "range"), one.get("moves") == Some(&Fact::Bool(true)))
    };
    against.iter().map(told).collect()
}

/// A side moves before it fires: a ship that is due to move fires from where its move ends (TAL-1.3, TAL-1.4).
#[test]
fn an_enemy_that_must_move_may_fire_from_where_it_moves_and_not_from_where_it_is() {
    let c = "impulse B turn 2 move initiative 2";
    // In C a speed of 5 moves, and a power of 1 has no point. Five hexes are beyond a disruptor, four are not.
    let both = |range, moves| vec![(1, range, moves), (2, range, moves)];
    assert_eq!(coming(c, "13,4 f4 speed 5 power 1", "1+4 1+4", ""), both(4, true));
    // A ship that may not turn flies into the hex of its target, and there is no fire within a hex.
    assert_eq!(coming(c, "9,4 f4 speed 5 power 1", "1+4 1+4", " count 2"), []);
    // A speed of 3 does not move in C.
    assert_eq!(coming(c, "9,4 f4 speed 3 power 3", "1+4 1+4", " count 2"), both(1, false));
    assert_eq!(coming(c, "13,4 f4 speed 3 power 3", "1+4 1+4", ""), []);
    // With an afterburner it may, and need not (TAL-10.1).
    assert_eq!(coming(c, "13,4 f4 speed 3 power 3", "1+4 1+4", " burners 1"), both(4, true));
}

/// A side spends its power before it moves and fires (TAL-1.3, TAL-2.5).
#[test]
fn an_enemy_with_power_may_charge_slip_or_power_through_before_it_fires() {
    // In D a speed of 3 moves, and a power of 3 has a point.
    let d = "impulse D turn 1 move initiative 1";
    let groups = |told: Vec<(i64, i64, bool)>| told.iter().map(|one| one.0).collect::<Vec<_>>();
    assert_eq!(groups(coming(d, "13,4 f4 speed 3 power 3", "1+3 1+4", "")), [1, 2], "one box is missing");
    assert_eq!(groups(coming(d, "13,4 f4 speed 3 power 3", "1+2 1+4", "")), [2], "two are missing");
    assert!(!coming(d, "9,4 f4 speed 3 power 3", "1+4 1+4", " count 2").is_empty(), "with a side slip");
}

/// After the last impulse groups charge, and speeds change by one step, before the next round begins (TAL-9.1, TAL-9.2).
#[test]
fn after_the_last_impulse_every_speed_that_may_be_chosen_counts() {
    let f = "impulse F turn 2 move initiative 2";
    // In A speeds of 4 and more move: from 3 a ship may reach 4, from 2 it may not.
    assert!(!coming(f, "13,4 f4 speed 3 power 3", "1+3 1+3", "").is_empty());
    assert_eq!(coming(f, "13,4 f4 speed 2 power 4", "1+4 1+4", ""), []);
    assert_eq!(coming(f, "13,4 f4 speed 3 power 3", "1+2 1+2", ""), [], "two boxes are missing");
}

/// A shield holds nothing while shields are down or in a nebula; reinforcement counts with it (TAL-2.6, TAL-8.4,
/// TAL-17.1).
#[test]
fn a_target_is_told_with_what_its_shield_holds_now() {
    let held = |more: &str, nebula: bool| {
        let terrain = nebula.then_some((Hex { q: 11, r: 4 }, Terrain::Nebula));
        let setup = Setup { terrain: terrain.into_iter().collect(), ..setup(DUEL, &[("terrain", "on")]) };
        let enemy = "T-CA-1 11,4 f4 speed 3 power 3 shields 7/4/3/4 hull 0 bars 1+4 1+4";
        let position = format!("round 2 impulse B turn 2 fire initiative 2; CA-1 8,4 f1 {CA}; {enemy}{more}");
        let played = Played::at(rules(&setup), &position);
        let view = played.rules.view(&played.state, Some(Seat(0)));
        let reach = played.rules.reach(&view, Seat(0), "CA-1").expect("it may fire");
        let target = items(&items(&reach, "groups")[0], "targets")[0].clone();
        let [front] = items(&target, "held") else { panic!("{target:?}") };
        assert_eq!(front.get("arc"), Some(&Fact::text("front")));
        number(front, "holds")
    };
    assert_eq!(held("", false), 7);
    assert_eq!(held(" reinforced front 2 C", false), 9);
    assert_eq!(held(" down shields", false), 0);
    assert_eq!(held("", true), 0);
}
