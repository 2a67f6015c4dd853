//! *Talon* at the terminal: the orders open in each phase, in the typed notation.

use std::fs;

use shelf::Opening;

use crate::table::{fresh, run_with};

const CA: &str = "f1 speed 3 power 3 shields 6/5/4/5 hull 0 bars 1+1 2+2 1+1";
const T_CA: &str = "f4 speed 3 power 3 shields 7/4/3/4 hull 0 bars 1+4 1+4";

/// Returns the program's output for lines typed in a battle of two people that starts from a position.
fn said(name: &str, scenario: &str, position: &str, input: &str) -> String {
    let game = games::game("talon").unwrap();
    let opening = Opening {
        position: Some(position.to_owned()),
        names: vec!["you".to_owned(), "you".to_owned()],
        ..Opening::scenario(scenario)
    };
    let battle = game.open(&opening).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let file = fresh(name);
    fs::write(&file, battle.record()).unwrap();
    let said = run_with(&format!("play --resume {}", file.display()), input);
    assert_eq!(said.code, 0, "{}", said.err);
    said.out
}

/// Returns the choices of one of two cruisers, four hexes apart.
fn choices(phase: &str, markers: &str) -> Vec<String> {
    let ships = format!("CA-1 8,2 {CA} {markers}; T-CA-1 12,2 {T_CA} burners 2");
    let name = format!("talon-{}", phase.replace(' ', "-"));
    let out =
        said(&name, "duel", &format!("round 2 {phase} initiative 2; {ships}"), "\nchoices CA-1\nquit\n");
    let (_, told) = out.split_once("choices CA-1\n").unwrap();
    let told = told.lines().filter(|line| line.starts_with("  CA-1"));
    told.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn purchases_are_offered_in_the_words_of_the_order() {
    let told = choices("impulse B turn 2 power", "count 2");
    assert!(told.contains(&"CA-1: through 1 hex less before it may turn".to_owned()), "{told:?}");
    assert!(told.contains(&"CA-1: change to take the initiative".to_owned()), "{told:?}");
}

#[test]
fn moves_are_offered_with_where_they_lead() {
    let told = choices("impulse B turn 2 move", "count 2");
    assert_eq!(told, ["CA-1: straight to 9,2, facing 1, no turn for 1 hex"]);
}

#[test]
fn fire_is_offered_with_its_odds() {
    let told = choices("impulse B turn 2 fire", "");
    let odds = "antimatter torpedo at range 4, 33.3 % to hit, 1.3 damage expected";
    assert_eq!(told, [format!("CA-1 fires 2 at T-CA-1 {odds}")]);
}

#[test]
fn each_speed_is_offered_once_and_the_retreat_beside_them() {
    let told = choices("power-phase", "");
    let orders: Vec<&str> = told.iter().map(|line| line.split(" power").next().unwrap_or(line)).collect();
    let retreat = "CA-1: speed 3 retreat announces its retreat";
    assert_eq!(orders, [retreat, "CA-1: speed 4", "CA-1: speed 3", "CA-1: speed 2"]);
}

#[test]
fn the_shield_and_the_first_of_a_collision_are_asked_for_by_their_orders() {
    let own = "CA-1 8,4 f0 speed 5 power 1 shields 6/5/4/5 hull 5 bars 1+1 2+2 1+1 drained 1";
    let enemy = "f3 speed 3 power 3 shields 7/4/3/4 hull 0 bars 1+4 1+4";
    let ships = format!("{own}; CA-2 2,2 {CA}; T-CA-1 8,4 {enemy}; T-CA-2 20,0 {enemy}");
    let input = "\nCA-2: speed 3\n\n\nT-CA-1: speed 3\n\n\nchoices T-CA-1\nquit\n";
    let position = format!("round 2 power-phase initiative 2; {ships}");
    let out = said("talon-shield", "war-is-upon-us", &position, input);
    assert!(out.contains("  shield front  7 boxes left there"), "{out}");
    let worn = "f1 speed 3 power 3 shields 0/0/0/0 hull 4 bars 1+1 2+2 1+1";
    let ships = format!("CA-1 8,2 {worn}; CA-2 9,2 {worn}; T-CA-1 15,2 {T_CA}; T-CA-2 20,4 {T_CA}");
    let position = format!("round 2 impulse B turn 2 move initiative 2; {ships}");
    let input = "\nCA-1: straight\n\n\nchoices CA-1\nquit\n";
    let out = said("talon-collision", "war-is-upon-us", &position, input);
    assert!(out.contains("\n  first CA-1") && out.contains("\n  first CA-2"), "{out}");
}
