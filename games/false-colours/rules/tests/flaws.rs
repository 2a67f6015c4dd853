//! Flaws of set-ups, options and positions: all at once, each by its clause.

use engine::{Flaws, Rules};
use rules_false_colours::{FalseColours, Options, ShipAt};
use table::{Hex, HexMap};

use crate::setups::{rules, setup};

fn told(flaws: &Flaws) -> Vec<String> {
    flaws
        .iter()
        .map(|flaw| format!("[{}] {}", flaw.clause.map_or("", |clause| clause.0), flaw.place))
        .collect()
}

#[test]
fn all_flaws_of_a_set_up_are_told_at_once() {
    let mut bad = setup("pair");
    bad.map = HexMap { columns: 15, rows: 2 };
    bad.options = Options { hull: 9, calls: 5, turns: 2, open: false };
    bad.ships = vec![
        ShipAt { side: 0, at: Hex { q: -1, r: 0 }, facing: 6 },
        ShipAt { side: 2, at: Hex { q: 0, r: 0 }, facing: 0 },
    ];
    bad.ships.extend([ShipAt { side: 1, at: Hex { q: 1, r: 0 }, facing: 0 }; 7]);
    let flaws = FalseColours::new(&bad).expect_err("it has flaws");
    assert_eq!(
        told(&flaws),
        [
            "[FC-1.2] option hull",
            "[FC-4.1] option calls",
            "[FC-7.2] option turns",
            "[FC-1.1] map.columns",
            "[FC-1.1] map.rows",
            "[FC-1.2] side 1",
            "[FC-1.2] side 2",
            "[FC-1.3] A1, hex",
            "[FC-1.3] A1, facing",
            "[FC-1.2] ship 2, side",
        ]
    );
}

#[test]
fn options_are_set_from_text_within_their_bounds() {
    let mut options = Options::default();
    for (key, value) in [("hull", "8"), ("calls", "0"), ("turns", "40"), ("open", "on")] {
        options.set(key, value).unwrap_or_else(|flaw| panic!("{flaw}"));
    }
    assert_eq!(options, Options { hull: 8, calls: 0, turns: 40, open: true });
    for (key, value) in [("hull", "1"), ("calls", "5"), ("turns", "two"), ("open", "yes"), ("sails", "1")] {
        assert!(options.set(key, value).is_err(), "{key} {value}");
    }
    assert_eq!(options, Options { hull: 8, calls: 0, turns: 40, open: true });
}

#[test]
fn a_position_that_cannot_arise_is_refused_by_its_clause() {
    let ships = "A1 1,1 f0 hull 4; A2 1,2 f0 hull 4; A3 1,3 f0 hull 4; B1 8,1 f3 hull 4; B2 8,2 f3 hull 4";
    let clauses = |rules: &FalseColours, text: &str| {
        let flaws = rules.read_position(text).err().map(Vec::from).unwrap_or_default();
        flaws.iter().map(|flaw| flaw.clause.map_or("", |clause| clause.0)).collect::<Vec<_>>()
    };
    let hidden = rules("first-colours", |_| {});
    let at = |head: &str, last: &str| clauses(&hidden, &format!("{head}; {ships}; {last}"));
    let whole = "B3 8,3 f3 hull 4";
    assert_eq!(at("turn 3 calls 1 0; flag A1; flag B2 shown", "B3 8,3 f3 hull 4 cleared"), [""; 0]);
    assert_eq!(at("turn 0 calls 0 0", whole), [""; 0]);
    for (head, last, clause) in [
        ("turn x calls 0 0; flag A1; flag B2", whole, ""),
        ("turn 3 calls 0 0; flag A1; flag B2", "B3 8,3 f3 hull 5", "FC-1.2"),
        ("turn 3 calls 0 0; flag A1; flag B2", "B2 8,3 f3 hull 4", "FC-1.2"),
        ("turn 3 calls 0 0; flag A1; flag B2", "B4 8,3 f3 hull 4", "FC-1.2"),
        ("turn 3 calls 0 0; flag A1; flag B2", "", "FC-1.2"),
        ("turn 3 calls 0 0; flag A1; flag B2", "B3 8,9 f3 hull 4", "FC-1.3"),
        ("turn 3 calls 0 0; flag A1; flag B2", "B3 8,3 f6 hull 4", "FC-1.3"),
        ("turn 3 calls 0 0; flag A1; flag A2; flag B2", whole, "FC-2.1"),
        ("turn 3 calls 0 0; flag A1", whole, "FC-2.1"),
        ("turn 3 calls 0 0; flag A1; flag B6", whole, "FC-2.1"),
        ("turn 3 calls 1 0; flag A1; flag B3", "B3 8,3 f3 hull 4 cleared", "FC-2.4"),
        ("turn 3 calls 0 0; flag A1; flag B2", "B3 8,3 f3 hull 4 cleared", "FC-4.3"),
        ("turn 3 calls 1 0; flag A1; flag B2", whole, "FC-4.3"),
        ("turn 3 calls 2 0; flag A1; flag B2 shown", whole, "FC-4.3"),
        ("turn 2 calls 2 0; flag A1; flag B2 shown", "B3 8,3 f3 hull 4 cleared", "FC-4.1"),
        ("turn 1 calls 0 0; flag A1 shown; flag B2", whole, "FC-2.2"),
        ("turn 1 calls 0 0; flag A1; flag B2", "B3 8,3 f3 hull 0", "FC-6.6"),
        ("turn 10 calls 0 0; flag A1; flag B2", whole, "FC-7.2"),
    ] {
        assert_eq!(at(head, last), [clause], "{head}; {last}");
    }
    let open = rules("first-colours", |o| o.open = true);
    let text = format!("turn 1 calls 0 0; flag A1 shown; flag B2; {ships}; {whole}");
    assert_eq!(clauses(&open, &text), ["FC-2.5"]);
    assert_eq!(clauses(&open, &text.replace("B2;", "B2 shown;")), [""; 0]);
}
