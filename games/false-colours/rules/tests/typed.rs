//! Typed orders: what a lenient reader takes, and what is refused by which clause.

use engine::{Rules, Seat, Space};
use rules_false_colours::Order;

use crate::setups::{Played, rules};

/// A turn in which A1 is at the left edge, A2 flies the flag, A3 is lost, B1 is cleared and B2 lost; side 1 has a call left,
/// for one of the two that lack a hull point.
const TURN: &str = "turn 4 calls 1 2; flag A2 shown; flag B3; A1 0,3 f4 hull 2; A2 3,3 f1 hull 4; A3 4,3 f1 hull 0 cleared; \
    B1 7,1 f4 hull 4 cleared; B2 7,0 f4 hull 0; B3 7,2 f4 hull 3";

fn turn() -> Played {
    Played::at(rules("line", |_| {}), &format!("{TURN}; A4 5,5 f1 hull 0; B4 7,3 f4 hull 3"))
}

/// Returns the order read, and the clauses of what is refused and ignored.
fn read(played: &Played, seat: u8, text: &str) -> (String, Vec<&'static str>) {
    let reading = played.rules.read(&played.state, Seat(seat), text);
    let said = reading.refused.iter().chain(&reading.ignored).map(|refusal| refusal.clause.0);
    (reading.order.to_string(), said.collect())
}

#[test]
fn a_lenient_reader_takes_other_sequences_cases_commas_and_gaps() {
    let played = turn();
    let whole = "A1 0 hold; A2 L2 fire B3; call B4";
    for text in [
        whole,
        "call b4; a2 l2 FIRE b3",
        " A2  L2 fire  B3,A1 0 hold , Call B4 ; ",
        "A1 hold; A2 L2 fire B3; call B4",
        "A1 0; a2 l2 fire b3; CALL B4; idle",
    ] {
        assert_eq!(read(&played, 0, text), (whole.to_owned(), vec![]), "{text}");
    }
    assert_eq!(read(&played, 0, "idle"), ("A1 0 hold; A2 0 hold".to_owned(), vec![]));
    assert_eq!(read(&played, 0, ""), ("A1 0 hold; A2 0 hold".to_owned(), vec![]));
}

#[test]
fn what_does_not_count_is_refused_or_ignored_by_its_clause() {
    let played = turn();
    for (text, clause) in [
        ("A1 1 hold", "FC-1.4"),
        ("A1 L4 hold", "FC-3.2"),
        ("A1 X hold", "FC-3.2"),
        ("A2 1 fire", "FC-3.3"),
        ("A2 1 fire A1", "FC-3.3"),
        ("A2 1 fire B2", "FC-3.3"),
        ("A2 1 ram B3", "FC-3.3"),
        ("A1 0 broadside B3", "FC-6.5"),
        ("A3 0 hold", "FC-3.1"),
        ("A6 0 hold", "FC-3.1"),
        ("B1 0 hold", "FC-3.1"),
        ("A2", "FC-3.1"),
        ("C1 0 hold", "FC-3.4"),
        ("A7 0 hold", "FC-3.4"),
        ("A2 0 fire Z9", "FC-3.4"),
        ("call B1", "FC-4.1"),
        ("call B2", "FC-4.1"),
        ("call A2", "FC-4.1"),
        ("call", "FC-4.1"),
        ("flag A1", "FC-2.3"),
        ("flag", "FC-2.1"),
    ] {
        assert_eq!(read(&played, 0, text), ("A1 0 hold; A2 0 hold".to_owned(), vec![clause]), "{text}");
    }
    assert_eq!(read(&played, 0, "A2 1 hold; A2 2 hold"), ("A1 0 hold; A2 1 hold".to_owned(), vec!["FC-3.1"]));
    let calls = ("A1 0 hold; A2 0 hold; call B3".to_owned(), vec!["FC-4.1"]);
    assert_eq!(read(&played, 0, "call B3; call B4"), calls);
    let none = ("B1 0 hold; B3 0 hold; B4 0 hold".to_owned(), vec!["FC-4.1"]);
    assert_eq!(read(&played, 1, "call A1"), none, "both calls are spent");
}

#[test]
fn flags_are_chosen_first_and_once() {
    let rules = rules("line", |_| {});
    let played = Played { state: rules.start(), rules };
    assert_eq!(read(&played, 0, "flag A3"), ("flag A3".to_owned(), vec![]));
    assert_eq!(read(&played, 0, "a3"), ("flag A3".to_owned(), vec![]));
    assert_eq!(read(&played, 1, "idle"), ("flag B1".to_owned(), vec![]));
    assert_eq!(read(&played, 0, "flag A2; flag A3"), ("flag A2".to_owned(), vec!["FC-2.1"]));
    for text in ["flag B1", "flag A5", "A1 0 hold", "call B1"] {
        assert_eq!(read(&played, 0, text), ("flag A1".to_owned(), vec!["FC-2.1"]), "{text}");
    }
}

#[test]
fn the_strict_notation_wants_every_ship_once_and_in_order() {
    let played = turn();
    let space = played.rules.space(&played.state, Seat(0));
    let clause = |text: &str| {
        let order = text.parse::<Order>();
        order.and_then(|order| space.check(&order)).err().map(|refusal| refusal.clause.0)
    };
    assert_eq!(clause("A1 0 hold; A2 3 broadside B4; call B3"), None);
    assert_eq!(clause("A2 0 hold; A1 0 hold"), Some("FC-3.4"));
    for text in
        ["A1 0 hold", "A2 0 hold", "call B3", "A1 0 hold; A1 0 hold", "A1 0 hold; A2 0", "A1 hold; A2 0 hold"]
    {
        assert_eq!(clause(text), Some("FC-3.1"), "{text}");
    }
    assert_eq!(clause("A1 0 hold; A2 0 hold; A2 0 hold"), Some("FC-3.1"));
    assert_eq!(clause("A1 0 hold; A2 0 hold; A3 0 hold"), Some("FC-3.1"));
    assert_eq!(clause("A1 0 hold; A2 0 hold; call B3; call B4"), Some("FC-4.1"));
    assert_eq!(clause("flag A1; A1 0 hold"), Some("FC-2.1"));
    assert_eq!(clause(""), Some("FC-3.4"));
    let many = ["A1 0 hold"; 7].join("; ");
    assert_eq!(clause(&many), Some("FC-3.1"));
}
