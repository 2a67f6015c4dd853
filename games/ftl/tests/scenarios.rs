//! Scenario files: those on the shelf load, and bad ones are refused with every flaw at its place.

use games::{SHELF, game};
use shelf::Opening;

use crate::tree;

#[test]
fn every_scenario_file_is_on_the_shelf_and_loads() {
    for game in &SHELF {
        let folder = tree::house().join(format!("crates/games/data/{}/scenarios", game.id()));
        let files = tree::files(&folder, "toml");
        assert_eq!(files.len(), game.scenarios().len(), "{}: files in data and on the shelf", game.id());
        for (path, text) in files {
            let id = tree::stem(&path);
            let shelved = game.scenarios().iter().find(|file| file.id == id);
            assert_eq!(shelved.map(|file| file.text), Some(text.as_str()), "{id}: the file and the shelf");
            let card = game.card(id).unwrap_or_else(|| panic!("{id}: no card"));
            assert!(!card.title.is_empty() && !card.brief.is_empty(), "{id}: title and brief");
            assert!(card.sides.iter().all(|name| !name.is_empty()), "{id}: a side without a name");
            let battle = game.open(&Opening::scenario(id)).unwrap_or_else(|flaws| panic!("{id}: {flaws:?}"));
            let again = Opening { position: Some(battle.position()), ..Opening::scenario(id) };
            let again = game.open(&again).unwrap_or_else(|flaws| panic!("{id}: {flaws:?}"));
            assert_eq!(again.position(), battle.position(), "{id}: its position as text, there and back");
        }
    }
}

/// The flaws of a scenario of Faster Than Light, as they are shown.
fn flaws(text: &str) -> Vec<String> {
    flaws_in("ftl", text)
}

fn flaws_in(id: &str, text: &str) -> Vec<String> {
    let opening = Opening { text: Some(text.to_owned()), ..Opening::scenario("of one's own") };
    match game(id).expect("on the shelf").open(&opening) {
        Ok(battle) => panic!("this stands: {}\n{text}", battle.position()),
        Err(flaws) => flaws.iter().map(ToString::to_string).collect(),
    }
}

const GOOD: &str = r#"title = "Duel"

[table]
width = 48
height = 48

[options]
missiles = 10

[[side]]
name = "Teal"
ship = [{ at = [12, 24], heading = 90 }]

[[side]]
name = "Amber"
ship = [{ at = [36, 24], heading = 270 }]
"#;

/// A good file with one thing changed.
fn with(old: &str, new: &str) -> Vec<String> {
    assert_eq!(GOOD.matches(old).count(), 1, "\"{old}\" stands once in the good file");
    flaws(&GOOD.replace(old, new))
}

/// That the only flaw is found in this line, and says something of this sort.
fn in_line(line: usize, sort: &str, found: &[String]) {
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with(&format!("scenario, line {line}: ")), "line {line}: {found:?}");
    assert!(found[0].contains(sort), "\"{sort}\": {found:?}");
}

#[test]
fn a_file_that_cannot_be_read_is_refused_with_its_line() {
    in_line(1, "missing field", &flaws(""));
    in_line(1, "", &flaws("Two ships, nose to nose."));
    in_line(1, "", &flaws("{\"title\": \"Duel\"}"));
    in_line(1, "", &flaws("\u{0}\u{1}"));
    in_line(2, "", &flaws("title = \"Duel\"\ntitle = \"Duel\"\n"));
    in_line(6, "unknown field `colour`", &with("height = 48\n", "height = 48\ncolour = \"black\"\n"));
    in_line(2, "unknown field `fleet`", &with("title = \"Duel\"\n", "title = \"Duel\"\nfleet = 3\n"));
    in_line(12, "unknown field `hits`", &with("heading = 90 }", "heading = 90, hits = 2 }"));
    in_line(11, "unknown field `flag`", &with("name = \"Teal\"\n", "flag = 1\nname = \"Teal\"\n"));
    in_line(3, "missing field `height`", &with("height = 48\n", ""));
    in_line(12, "missing field `heading`", &with(", heading = 90", ""));
    in_line(14, "missing field `ship`", &with("ship = [{ at = [36, 24], heading = 270 }]\n", ""));
    in_line(1, "missing field `table`", &with("[table]\nwidth = 48\nheight = 48\n", ""));
}

#[test]
fn a_value_of_the_wrong_kind_is_refused_with_its_line() {
    in_line(4, "number of inches", &with("width = 48", "width = true"));
    in_line(4, "not a number of inches", &with("width = 48", "width = \"four feet\""));
    in_line(4, "thousandth of an inch", &with("width = 48", "width = 48.0001"));
    in_line(4, "1,000 inches", &with("width = 48", "width = 1e300"));
    in_line(4, "1,000 inches", &with("width = 48", "width = 9223372036854775807"));
    in_line(4, "", &with("width = 48", "width = 99999999999999999999999"));
    in_line(4, "not a number of inches", &with("width = 48", "width = nan"));
    in_line(4, "not a number of inches", &with("width = 48", "width = inf"));
    in_line(12, "a place is two", &with("[12, 24]", "[12]"));
    in_line(12, "a place is two", &with("[12, 24]", "[12, 24, 36]"));
    in_line(12, "", &with("heading = 90 ", "heading = 90.0 "));
    in_line(12, "", &with("heading = 90 ", "heading = 9999999999 "));
    in_line(12, "", &with("heading = 90 ", "heading = \"right\" "));
}

#[test]
fn a_table_out_of_bounds_is_refused_under_its_clause() {
    let bounds = "a table is 48 to 240 inches each way";
    assert_eq!(
        with("width = 48", "width = 47.999"),
        [format!("[FTL-1.1] table.width: 47.999 inches; {bounds}")]
    );
    assert_eq!(
        with("height = 48", "height = 240.001"),
        [format!("[FTL-1.1] table.height: 240.001 inches; {bounds}")]
    );
    let narrow = with("width = 48", "width = 20");
    assert_eq!(narrow[0], format!("[FTL-1.1] table.width: 20 inches; {bounds}"));
    assert_eq!(narrow[1], "[FTL-1.1] ship B, at: 36,24 is not on the table");
    let inside_out = with("width = 48", "width = -48");
    assert_eq!(inside_out.len(), 3, "the table and both ships: {inside_out:?}");
}

#[test]
fn a_ship_that_cannot_stand_is_refused_under_its_clause() {
    assert_eq!(
        with("heading = 90", "heading = 37"),
        ["[FTL-1.1] ship A, heading: 37°; a heading is 0 to 345° in steps of 15°"]
    );
    assert_eq!(
        with("heading = 270", "heading = 360"),
        ["[FTL-1.1] ship B, heading: 360°; a heading is 0 to 345° in steps of 15°"]
    );
    assert_eq!(
        with("heading = 90", "heading = -90"),
        ["[FTL-1.1] ship A, heading: -90°; a heading is 0 to 345° in steps of 15°"]
    );
    assert_eq!(with("[36, 24]", "[48.001, 24]"), ["[FTL-1.1] ship B, at: 48.001,24 is not on the table"]);
    assert_eq!(with("[12, 24]", "[-0.001, 24]"), ["[FTL-1.1] ship A, at: -0.001,24 is not on the table"]);
    assert_eq!(with("[36, 24]", "[36, \"-12\"]"), ["[FTL-1.1] ship B, at: 36,-12 is not on the table"]);
    let overlaps = ["[FTL-1.2] ship B, at: its base overlaps that of a ship before it"];
    assert_eq!(with("[36, 24]", "[12.999, 24]"), overlaps);
    assert_eq!(with("[36, 24]", "[12, 24]"), overlaps);
}

#[test]
fn bases_overlap_up_to_the_very_touch_on_a_slant_too() {
    // 0.8 and 0.6 inches aside are one inch exactly; a thousandth less of either is a distance between 0.999 and 1 inch.
    let overlaps = ["[FTL-1.2] ship B, at: its base overlaps that of a ship before it"];
    assert_eq!(with("[36, 24]", "[12.8, 24.599]"), overlaps);
    assert_eq!(with("[36, 24]", "[12.799, 24.6]"), overlaps);
    let touching = GOOD.replace("[36, 24]", "[12.8, 24.6]");
    let opening = Opening { text: Some(touching), ..Opening::scenario("rim to rim") };
    assert!(game("ftl").expect("on the shelf").open(&opening).is_ok());
}

#[test]
fn there_are_two_sides_with_ships() {
    let second = "[[side]]\nname = \"Amber\"\nship = [{ at = [36, 24], heading = 270 }]\n";
    let lone = ["[FTL-2.3] side 2: no ship; each of the two sides needs at least one"];
    assert_eq!(with(second, ""), lone);
    assert_eq!(with("ship = [{ at = [36, 24], heading = 270 }]", "ship = []"), lone);
    let third = format!("{second}\n[[side]]\nship = [{{ at = [24, 36], heading = 180 }}]\n");
    assert_eq!(with(second, &third), ["[FTL-2.3] ship C, side: there are two sides"]);
    let third = format!("{second}\n[[side]]\nname = \"Grey\"\nship = []\n");
    assert_eq!(with(second, &third), ["[FTL-2.3] side 3: there are two sides"]);
    let table = "[table]\nwidth = 48\nheight = 48\n";
    assert_eq!(flaws(&format!("title = \"None\"\nside = []\n{table}")).len(), 2, "no ship for either side");
}

#[test]
fn an_option_out_of_bounds_is_refused_under_its_clause() {
    let option = |line: &str| with("missiles = 10", line);
    let missiles = "missiles carried by each ship, 0 to 99";
    assert_eq!(option("missiles = 300"), [format!("[FTL-1.3] option missiles: \"300\": {missiles}")]);
    assert_eq!(option("missiles = 100"), [format!("[FTL-1.3] option missiles: 100: {missiles}")]);
    assert_eq!(option("missiles = -1"), [format!("[FTL-1.3] option missiles: \"-1\": {missiles}")]);
    assert_eq!(option("missiles = 2.5"), [format!("[FTL-1.3] option missiles: \"2.5\": {missiles}")]);
    let ship = "radius of a ship's base in inches, 0.1 to 3";
    assert_eq!(option("ship-radius = 9"), [format!("[FTL-1.2] option ship-radius: 9: {ship}")]);
    assert_eq!(option("ship-radius = 0.099"), [format!("[FTL-1.2] option ship-radius: 0.099: {ship}")]);
    assert_eq!(option("missile-radius = 3.001").len(), 1);
    assert_eq!(option("turn-limit = 0").len(), 1);
    assert_eq!(option("turn-limit = 1001").len(), 1);
    assert_eq!(option("turn-limit = 70000").len(), 1);
    assert!(option("sprints = \"sideways\"")[0].starts_with("[FTL-6.9] option sprints: \"sideways\""));
    assert!(option("idle-is-marked = 1")[0].starts_with("[FTL-6.3] option idle-is-marked: \"1\""));
    assert!(option("lasers = 3")[0].starts_with("option lasers: no such option; there are missiles, "));
    in_line(8, "", &option("missiles = [3]"));
}

#[test]
fn all_flaws_are_told_at_once() {
    let text = GOOD
        .replace("height = 48", "height = 300")
        .replace("missiles = 10", "missiles = 300\nsprints = \"no\"\nlasers = 1")
        .replace("[12, 24]", "[50, 24]")
        .replace("heading = 270", "heading = 7");
    let found = flaws(&text);
    let starts = [
        "option lasers: ",
        "[FTL-1.3] option missiles: ",
        "[FTL-6.9] option sprints: ",
        "[FTL-1.1] table.height: ",
        "[FTL-1.1] ship A, at: ",
        "[FTL-1.1] ship B, heading: ",
    ];
    assert_eq!(found.len(), starts.len(), "{found:#?}");
    for (flaw, start) in found.iter().zip(starts) {
        assert!(flaw.starts_with(start), "{flaw:?} should begin {start:?}");
    }
}

#[test]
fn a_fleet_has_a_letter_for_every_ship_and_room_for_every_piece() {
    let fleet = |ships: i32, missiles: u8| {
        let row = |from: i32, y: i32| {
            let ship = |i: i32| format!("{{ at = [{}, {y}], heading = 0 }}", 2 + 4 * (i - from));
            (from..ships / 2 + from).map(ship).collect::<Vec<_>>().join(", ")
        };
        let (first, second) = (row(0, 10), row(0, 40));
        format!(
            "title = \"Fleet\"\n[table]\nwidth = 240\nheight = 240\n[options]\nmissiles = {missiles}\n\
             [[side]]\nship = [{first}]\n[[side]]\nship = [{second}]\n"
        )
    };
    let room = "at most 26 ships, and 256 pieces with all their missiles";
    assert_eq!(flaws(&fleet(28, 0)), [format!("[FTL-1.3] ships: 28 ships with 0 missiles each; {room}")]);
    assert_eq!(flaws(&fleet(26, 9)), [format!("[FTL-1.3] ships: 26 ships with 9 missiles each; {room}")]);
    let opening = Opening { text: Some(fleet(26, 8)), ..Opening::scenario("26 ships") };
    let battle =
        game("ftl").expect("on the shelf").open(&opening).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    assert!(battle.position().contains("; Z "));
}

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
        "[BS-5.2] option penalty: \"both\": whose penalty for its last maneuver comes off a roll to hit: firer or target",
        "[BS-1.3] fighter dart: \"dorsal\"; thrusters are rear, side and forward",
        "[BS-1.4] fighter dart: a light fighter may not have heavy armour",
        "[BS-1.5] fighter dart: no weapon \"lazer\"; there are laser, pulse, cannon, tail, missile",
        "[BS-1.4] fighter dart: weapons, armour and shields take up 10 hardpoints; a light fighter has 2",
        "[BS-1.6] element AE2: no fighter \"drat\"; there are black-tiger, interceptor, gunship, lancer, dart",
        "[BS-1.1] element AE2: skill 9 of the wingman; 1 is green, 2 trained, 3 experienced, 4 hotshot",
        "[BS-2.2] element AE2: speed 13; a speed is 0 to 12",
    ];
    assert_eq!(flaws_in("black-skies", text), expected);
    let wordy = text.replace("skill = 2", "skill = \"good\"");
    let expected = "scenario, line 19: side.2.element.1.skill: a skill is 1 to 4, or a list: that of the lead and that of the wingman";
    assert_eq!(flaws_in("black-skies", &wordy), [expected]);
}

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
        "[TAL-1.1] option map: \"round\": whether the map has an edge that ships leave by, or goes on for ever: bounded or floating",
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
    let found = flaws_in("talon", text);
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

#[test]
fn an_option_is_free_in_a_scenario_or_told_to_be_fixed_there() {
    let mut refused = 0;
    for game in &SHELF {
        for file in game.scenarios() {
            let fixed = game.card(file.id).expect("a scenario of the shelf stands").fixed;
            for (key, value) in &fixed {
                let known =
                    game.options().iter().any(|option| option.key == *key && option.values.contains(value));
                assert!(known, "{} {}: {key}={value} is no option", game.id(), file.id);
            }
            for option in game.options() {
                let always = fixed.iter().find(|(key, _)| *key == option.key).map(|(_, value)| *value);
                for value in option.values {
                    let mut opening = Opening::scenario(file.id);
                    opening.options.push((option.key.to_owned(), (*value).to_owned()));
                    let flaws = game.open(&opening).err().map(Vec::from).unwrap_or_default();
                    let free = always.is_none_or(|always| always == *value);
                    let said = format!("{} {}: {}={value}: {flaws:?}", game.id(), file.id, option.key);
                    assert_eq!(flaws.is_empty(), free, "{said}");
                    assert!(flaws.iter().all(|flaw| flaw.clause.is_some()), "{said}");
                    refused += usize::from(!free);
                }
            }
        }
    }
    assert!(refused > 0, "Santa's edge is fixed");
}
