//! Scenario files: a bad one is refused with every flaw at its place; the sides of each are alike.

use engine::{Rules, Seat};
use false_colours::FalseColoursGame;
use proving::scenarios::flaws;
use rules_false_colours::Name;
use shelf::Shelved;
use table::HexMap;

use crate::WING;

#[test]
fn a_file_is_told_every_fault_at_once() {
    let text = r#"title = "Faults"
[map]
columns = 11
rows = 2
[options]
hull = 9
signals = 3
[[side]]
ship = [{ at = [1, 0], facing = 6 }]
[[side]]
ship = [{ at = [9, -4], facing = 4 }, { at = [12, -4], facing = 4 }]
"#;
    let expected = [
        "[FC-1.2] option hull: \"9\" is not allowed: hull points of each ship, 2 to 8",
        "option signals: no such option; there are hull, calls, turns, open",
        "[FC-1.1] map.columns: 11 columns; a map has an even number of columns, 4 to 40",
        "[FC-1.1] map.rows: 2 rows; a map has 3 to 40",
        "[FC-1.2] side 1: 1 ships; a side has 2 to 6",
        "[FC-1.3] A1, facing: 6; a facing is 0 to 5",
        "[FC-1.3] B2, hex: 12,-4 is not on the map",
    ];
    assert_eq!(flaws(WING.game, text), expected);
    let place = text.replace("[1, 0]", "[1, 0, 2]");
    let expected = "scenario, line 9: side.1.ship.1.at: 3 given; a hex is two numbers, columns to the right and hexes up the slanted axis";
    assert_eq!(flaws(WING.game, &place), [expected]);
}

/// No seat has the better place: the second side of every scenario is the first one turned by 180°.
#[test]
fn both_sides_of_every_scenario_are_alike() {
    for of in FalseColoursGame::SCENARIOS {
        let (rules, card) =
            FalseColoursGame::set_up(of.text, &[]).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let (state, map) = (rules.start(), rules.map());
        assert_eq!(card.pieces[0], card.pieces[1], "{}", of.id);
        for (name, ship) in state.on_table(0) {
            let other = state.ship(Name { side: 1, ..name });
            let turned = HexMap::hex(map.columns - 1 - ship.at.q, map.rows - 1 - HexMap::row(ship.at));
            assert_eq!((turned, ship.facing.turned(3)), (other.at, other.facing), "{}, {name}", of.id);
        }
    }
}

#[test]
fn a_seat_is_asked_for_its_flag_and_then_for_its_turn() {
    let file = FalseColoursGame::SCENARIOS.iter().find(|file| file.id == "line-ahead").expect("on the shelf");
    let (rules, _) = FalseColoursGame::set_up(file.text, &[]).expect("a sound scenario");
    let ask = |state| FalseColoursGame::ask(&rules, &rules.view(&state, Some(Seat(0))));
    let start = rules.start();
    assert!(ask(start).starts_with("Choose the ship that flies your flag"));
    let later = rules_false_colours::State { turn: 3, flags: [Some(0); 2], called: [1, 0], ..start };
    let told = |state| FalseColoursGame::ask(&rules, &rules.view(&state, None));
    assert!(told(later).ends_with("(1 call left to side 1, 2 to side 2)."), "{}", told(later));
    let alike = rules_false_colours::State { called: [0, 0], ..later };
    assert!(told(alike).ends_with("(2 calls left to each side)."), "{}", told(alike));
    let known = rules_false_colours::State { shown: [true; 2], ..later };
    assert!(told(known).ends_with("for each ship."), "{}", told(known));
    assert_eq!(
        ask(later),
        "Turn 3 of 12: a course and a stance for each ship, and perhaps a call of a ship that lacks hull points (1 call left)."
    );
}
