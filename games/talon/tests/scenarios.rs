//! Scenario files: a bad one is refused with every flaw at its place.

use proving::scenarios::flaws;

use crate::WING;

#[test]
fn a_class_of_talon_and_its_scenario_are_told_every_fault_at_once() {
    let text = r#"title = "Faults"
goal = "glory"
initiative = 3
asteroids = [[12, 2], [12, 2], [90, 0]]
[options]
map = "round"
[class.CA]
name = "Cruiser"
race = "human"
points = 115
explosion = 3
curve = ["1-5-3", "2-4-2*", "3-3"]
shields = { front = 6, right = 5, rear = 4, left = 55 }
hull = ["0", "one", "-1c"]
fighters = 3
[[class.CA.group]]
weapon = "phasor"
count = 1
red = 1
yellow = 13
arcs = ["front", "aft"]
[[side]]
ship = [
  { class = "CA", at = [8, 2], facing = 6 },
  { class = "CL", at = [8, 2], facing = 1 },
  { class = "CL", name = "CA-1", at = [30, 2], facing = 1 },
  { class = "SQ", aboard = 1 },
  { class = "SQ", aboard = 0 },
  { class = "SC", at = [4, 4] },
]
[[side]]
ship = [{ class = "T-XX", at = [17, 2], facing = 4 }]
"#;
    let expected = [
        "[TAL-1.1] option map: \"round\" is not allowed: use bounded or floating",
        "[TAL-16] goal: \"glory\"; a battle is won by the last-side on the map, or by the circle",
        "[TAL-15] class CA, race: \"human\"; a race is terran or talon",
        "[TAL-2.1] class CA, curve: \"3-3\"; a row is power-speed-radius, such as 3-3-2, or 3-3-2* to start in",
        "[TAL-12.1] class CA, fighters: only a squadron has fighters",
        "[TAL-2.3] class CA, hull: \"one\"; a hull box is 0, -1, or -1c where it is critical",
        "[TAL-8.3] class CA, group 1, weapon: \"phasor\"; there are phaser, disruptor, torpedo, wave-gun, fusion-cannon, missile",
        "[TAL-8.2] class CA, group 1, arcs: \"aft\"; an arc is front, right, rear or left",
        "[TAL-12.3] side 1, ship 5, aboard: 0; the ships of a side are counted from 1",
        "[TAL-1.1] side 1, ship 6: a ship has a hex and a facing, or the number of the carrier it is aboard",
    ];
    let found = flaws(WING.game, text);
    assert_eq!(found[..expected.len()], expected, "{found:#?}");
    let then = [
        "[TAL-2.3] class CA, shields.left: 55",
        "[TAL-8.1] class CA, group 1, yellow: 13",
        "[TAL-1.5] initiative: ",
        "[TAL-1.1] ship CA-1, facing: 6",
        "[TAL-7.4.2] ship CL-1, at: CA-1 begins there too",
        "[TAL-16] ship CA-1, name: another ship is called so",
        "[TAL-1.1] ship CA-1, at: 30,2 is not on the map",
        "[TAL-12.3] ship SQ-1, aboard: ",
        "[TAL-15] ship T-XX-1, class: no class \"T-XX\"",
        "[TAL-17.1] terrain, asteroids 12,2: this hex is filled already",
        "[TAL-17.1] terrain, asteroids 90,0: is not on the map",
    ];
    for start in then {
        assert!(found.iter().any(|flaw| flaw.starts_with(start)), "{start}: {found:#?}");
    }
}
