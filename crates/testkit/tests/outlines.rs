//! Outlines drawn and matched, form by form.

use std::collections::BTreeSet;

use engine::outline::{Near, Number, Outline, Spot};
use engine::space::Listed;
use engine::{Clause, Seeded, Space};
use table::{Length, Point};
use testkit::pieces::{Noted, Pair, Split, Steps, Subset};

const WHY: Clause = Clause("OUT-1");

/// Everything that is drawn in many draws; the outline accepts each.
fn drawn(outline: &Outline) -> BTreeSet<String> {
    let mut rng = Seeded::new(11);
    let all: BTreeSet<String> = (0..3_000).filter_map(|_| outline.draw(&mut rng)).collect();
    assert!(all.iter().all(|text| outline.accepts(text)), "{all:?}");
    all
}

/// The outline draws and accepts exactly these.
fn writes(outline: &Outline, texts: &[&str], strangers: &[&str]) {
    assert_eq!(drawn(outline), texts.iter().map(ToString::to_string).collect());
    assert!(strangers.iter().all(|text| !outline.accepts(text)), "{strangers:?}");
}

#[test]
fn numbers_are_written_as_short_as_they_can_be() {
    let halves = Outline::number(Number::to(-3, 3).by(2).per(2)).prefixed("S");
    writes(
        &halves,
        &["S-1.5", "S-0.5", "S0.5", "S1.5"],
        &["S0", "S.5", "S0.50", "S+0.5", "S01.5", "0.5", "S1.5 "],
    );
    let degrees = Outline::number(Number::to(-30, 15).by(15));
    writes(&degrees, &["-30", "-15", "0", "15"], &["-0", "--15", "30", "15.0", ""]);
}

#[test]
fn numbers_spend_their_size_on_both_sides_of_zero() {
    let number = |from, to| Outline::number(Number::to(from, to).spending("pool"));
    let one = Outline::all([number(-3, 5)]).limited("pool", 2);
    writes(&one, &["-2", "-1", "0", "1", "2"], &["3", "-3"]);
    // What the second must have is kept for it.
    let two = Outline::all([number(0, 3), number(1, 3)]).joined(" ").limited("pool", 3);
    writes(&two, &["0 1", "0 2", "0 3", "1 1", "1 2", "2 1"], &["3 1", "1 3", "0 0", "0  1"]);
    let none = Outline::all([number(2, 3), number(2, 3)]).joined(" ").limited("pool", 3);
    writes(&none, &[], &["2 2"]);
}

#[test]
fn limits_exclude_and_are_the_parts_own() {
    let weapon = |name: &'static str| Outline::text(name).taking(name);
    let fire = |at: &'static str| {
        let weapons = [weapon("X"), weapon("Y")];
        Outline::subset(0, 2, weapons).joined(",").prefixed(format!("{at}:")).taking("firecon")
    };
    let volley = || Outline::all([fire("B1"), fire("B2")]).joined("; ").limited("X", 1).limited("Y", 1);
    let legal = ["", "B1:X", "B1:Y", "B1:X,Y", "B2:X", "B2:Y", "B2:X,Y"];
    let both = ["B1:X; B2:Y", "B1:Y; B2:X"];
    let all: Vec<&str> = legal.into_iter().chain(both).collect();
    writes(&volley().limited("firecon", 2), &all, &["B1:X; B2:X", "B1:Y,X", "B1:"]);
    writes(&volley().limited("firecon", 1), &legal, &both);
    // Each of two ships has limits of its own.
    let ships = Outline::all([volley().limited("firecon", 1), volley().limited("firecon", 1)]).joined(" | ");
    assert!(ships.accepts("B1:X,Y | B2:X,Y"));
}

#[test]
fn parts_that_write_nothing_leave_no_trace() {
    let part = |text: &'static str| Outline::text(text).optional().prefixed(format!("{text}="));
    let all = Outline::all([part("a"), part("b")]).joined("; ").prefixed("> ");
    writes(&all, &["", "> a=a", "> b=b", "> a=a; b=b"], &["> ", "> ; b=b", "> b=b; a=a"]);
    let said = Outline::all([part("a"), part("b")]).joined("; ").prefixed("> ").or("none");
    writes(&said, &["> none", "> a=a", "> b=b", "> a=a; b=b"], &["", "none", "> "]);
}

#[test]
fn any_order_is_every_order_of_all_parts() {
    let deck = Outline::all(["E1", "E2", "pass", "pass"].map(Outline::text)).joined(", ").in_any_order();
    assert_eq!(drawn(&deck).len(), 12, "placeholders are alike");
    assert!(deck.accepts("pass, E2, pass, E1"));
    for wrong in ["E1, E1, pass, pass", "E1, E2, pass", "E1, E2, pass, pass, pass", "E1 E2 pass pass", ""] {
        assert!(!deck.accepts(wrong), "{wrong}");
    }
}

#[test]
fn places_lie_in_their_corners_and_near_what_they_follow() {
    let (low, high) = (Point { x: 0, y: 0 }, Point { x: 3, y: 1 });
    let spot = |near| Outline::spot(Spot { low, high, near });
    assert_eq!(drawn(&spot(None)).len(), 8);
    let near = |of| Some(Near { of, radius: Length::thousandths(1) });
    let disc = spot(near(Some(Point { x: 0, y: 0 })));
    writes(&disc, &["0,0", "0.001,0", "0,0.001"], &["0.001,0.001", "0.002,0", "-0.001,0", "0, 0", "0"]);
    let two = Outline::all([spot(None), spot(near(None))]).joined(" ");
    assert!(two.accepts("0.003,0 0.003,0.001") && !two.accepts("0.003,0 0.001,0"));
    assert_eq!(drawn(&two).len(), 8 + 2 * (6 + 4), "itself, and its neighbours");
    assert_eq!(spot(near(None)).draw(&mut Seeded::new(1)), None, "there is nothing to be near to");
}

#[test]
fn a_text_is_read_in_every_way_it_can_be() {
    let digits = Outline::all([Outline::number(Number::to(1, 20)), Outline::number(Number::to(1, 9))]);
    assert!(digits.accepts("11") && digits.accepts("119") && !digits.accepts("1") && !digits.accepts("219"));
    let some = Outline::any([Outline::listed(["a", "ab"]), Outline::text("abc")]);
    let twice = Outline::all([some.clone(), some]);
    assert!(["aa", "aba", "abcab", "ababc"].iter().all(|text| twice.accepts(text)) && !twice.accepts("abb"));
    assert!(!twice.accepts("aé") && !Outline::number(Number::to(0, 9)).accepts("é"));
}

#[test]
fn pieces_of_spaces_outline_what_they_hold() {
    let dice = |most: &[u8], all| Split::new(WHY, 3, most, all).outline();
    assert_eq!(drawn(&dice(&[3, 1], false)).len(), 7);
    writes(&dice(&[3, 1], true), &["3 0", "2 1"], &["1 1"]);
    let two = Subset::new(WHY, 1, 2, 3).outline();
    writes(&two, &["0", "1", "2", "0 1", "0 2", "1 2"], &["1 0", "0 1 2", ""]);
    let words = ["in", "out"];
    let pair = Pair(Steps::new(WHY, 0, 1, 1, 0), Listed::new(WHY, words.as_slice()));
    let noted = Noted::new(pair, |pair| pair.joined(" ").prefixed("go "));
    writes(&noted.outline(), &["go 0 in", "go 0 out", "go 1 in", "go 1 out"], &["0 in"]);
    assert_eq!((noted.size(), noted.idle()), (Some(4), (0, "in")));
}
