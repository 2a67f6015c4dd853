//! Scenario files: bad ones are refused with every flaw at its place.

use shelf::Opening;

use crate::WING;

/// Returns the flaws of a scenario, as they are shown.
fn flaws(text: &str) -> Vec<String> {
    proving::scenarios::flaws(WING.game, text)
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

/// Returns the flaws of the good file with one part changed.
fn with(old: &str, new: &str) -> Vec<String> {
    assert_eq!(GOOD.matches(old).count(), 1, "\"{old}\" stands once in the good file");
    flaws(&GOOD.replace(old, new))
}

/// Checks that the only flaw is in this line, and contains this text.
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
    assert!(WING.game.open(&opening).is_ok());
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
    assert_eq!(
        option("missiles = 300"),
        [format!("[FTL-1.3] option missiles: \"300\" is not allowed: {missiles}")]
    );
    assert_eq!(
        option("missiles = 100"),
        [format!("[FTL-1.3] option missiles: 100 is not allowed: {missiles}")]
    );
    assert_eq!(
        option("missiles = -1"),
        [format!("[FTL-1.3] option missiles: \"-1\" is not allowed: {missiles}")]
    );
    assert_eq!(
        option("missiles = 2.5"),
        [format!("[FTL-1.3] option missiles: \"2.5\" is not allowed: {missiles}")]
    );
    let ship = "radius of a ship's base in inches, 0.1 to 3";
    assert_eq!(
        option("ship-radius = 9"),
        [format!("[FTL-1.2] option ship-radius: 9 is not allowed: {ship}")]
    );
    assert_eq!(
        option("ship-radius = 0.099"),
        [format!("[FTL-1.2] option ship-radius: 0.099 is not allowed: {ship}")]
    );
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
    let battle = WING.game.open(&opening).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    assert!(battle.position().contains("; Z "));
}
