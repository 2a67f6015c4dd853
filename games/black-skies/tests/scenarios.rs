//! Scenario files: a bad one is refused with every flaw at its place.

use proving::scenarios::flaws;

use crate::WING;

#[test]
fn a_fighter_and_its_element_are_told_every_fault_at_once() {
    let text = r#"title = "Faults"
[table]
width = 72
height = 48
[options]
penalty = "both"
[fighter.dart]
name = "Dart"
weight = "light"
thrusters = ["rear", "dorsal"]
weapons = ["laser", "lazer", "cannon"]
armour = "heavy"
shields = 4
[[side]]
edge = "bottom"
element = [{ fighter = "dart" }, { fighter = "drat", skill = [1, 9], speed = 13 }]
[[side]]
edge = "top"
element = [{ fighter = "black-tiger", skill = 2 }]
"#;
    let expected = [
        "[BS-5.2] option penalty: \"both\" is not allowed: use firer or target",
        "[BS-1.3] fighter dart: \"dorsal\"; thrusters are rear, side and forward",
        "[BS-1.4] fighter dart: a light fighter may not have heavy armour",
        "[BS-1.5] fighter dart: no weapon \"lazer\"; there are laser, pulse, cannon, tail, missile",
        "[BS-1.4] fighter dart: weapons, armour and shields take up 10 hardpoints; a light fighter has 2",
        "[BS-1.6] element AE2: no fighter \"drat\"; there are black-tiger, interceptor, gunship, lancer, dart",
        "[BS-1.1] element AE2: skill 9 of the wingman; 1 is green, 2 trained, 3 experienced, 4 hotshot",
        "[BS-2.2] element AE2: speed 13; a speed is 0 to 12",
    ];
    assert_eq!(flaws(WING.game, text), expected);
    let wordy = text.replace("skill = 2", "skill = \"good\"");
    let expected = "scenario, line 19: side.2.element.1.skill: a skill is 1 to 4, or a list: that of the lead and that of the wingman";
    assert_eq!(flaws(WING.game, &wordy), [expected]);
}
