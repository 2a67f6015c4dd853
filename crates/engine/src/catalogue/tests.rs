//! Tests of catalogues and their sentences.

use super::*;

/// Compiles an English catalogue with these lines of messages.
fn catalogue(messages: &[&str]) -> Catalogue {
    let text = format!("en\n3\nxox\nseparator\u{1e}, \n{}\n", messages.join("\n"));
    Catalogue::read(&text).expect("a compiled catalogue")
}

fn facts(kind: &str, facts: impl IntoIterator<Item = (&'static str, Fact)>) -> Fact {
    Fact::map([("kind", Fact::text(kind))]).with(facts)
}

#[test]
fn a_sentence_is_made_of_facts() {
    let all = catalogue(&["hit\u{1e}\u{1}$piece\u{2} takes hit \u{1}$hits\u{2}"]);
    let event = facts("hit", [("piece", Fact::text("A")), ("hits", Fact::Int(2))]);
    assert_eq!((all.wording(), all.tell(&event)), (Wording::new("en", 3), Ok("A takes hit 2".to_owned())));
}

#[test]
fn a_number_chooses_itself_before_its_plural_form() {
    let all = catalogue(&[
        "hits\u{1e}\u{1}$n\u{4}0\u{5}no hit\u{4}one\u{5}a hit\u{4}*other\u{5}\u{1}$n\u{2} hits\u{2}!",
    ]);
    let said = |n| all.tell(&facts("hits", [("n", Fact::Int(n))])).expect("a sentence");
    assert_eq!([0, 1, 2, 101].map(said), ["no hit!", "a hit!", "2 hits!", "101 hits!"]);
}

#[test]
fn a_place_is_rounded_to_a_tenth_of_an_inch() {
    let all = catalogue(&["ends\u{1e}\u{1}PLACE\u{3}\u{1}$at\u{2}\u{2}"]);
    let said = |x, y| all.tell(&facts("ends", [("at", Fact::list([x, y], Fact::Int))])).expect("a sentence");
    assert_eq!(
        [said(12_000, 24_549), said(27_293, 23_250), said(-30, -1_951)],
        ["12,24.5", "27.3,23.3", "0,-2"]
    );
}

#[test]
fn a_number_is_compared_with_one_written_in_the_catalogue() {
    let all = catalogue(&["turns\u{1e}\u{1}COMPARE\u{3}\u{1}$n\u{2}\u{3}\u{1}\"10\u{2}\u{2}"]);
    let said = |n| all.tell(&facts("turns", [("n", Fact::Int(n))])).expect("a sentence");
    assert_eq!([-12, 9, 10, 11].map(said), ["less", "less", "same", "more"]);
}

#[test]
fn what_is_missing_is_named() {
    let all = catalogue(&[
        "hit\u{1e}\u{1}$piece\u{2}",
        "at\u{1e}\u{1}PLACE\u{3}\u{1}$piece\u{2}\u{2}",
        "self\u{1e}\u{1}@self\u{2}",
    ]);
    let piece = [("piece", Fact::text("A"))];
    assert_eq!(all.tell(&facts("hit", [])), Err(Unsaid::NoFact("hit".to_owned(), "piece".to_owned())));
    assert_eq!(all.tell(&facts("miss", [])), Err(Unsaid::NoMessage("miss".to_owned())));
    assert_eq!(all.tell(&facts("at", piece)), Err(Unsaid::WrongFact("at".to_owned(), "a point")));
    assert_eq!(
        all.tell(&facts("self", [])),
        Err(Unsaid::NoMessage("self".to_owned())),
        "a message in itself ends"
    );
}

#[test]
fn lists_say_each_entry_by_its_message() {
    let all =
        catalogue(&["box\u{1e}\u{1}$n\u{2} red", "boxes\u{1e}\u{1}LIST\u{3}\u{1}$all\u{2}\u{3}of:box\u{2}"]);
    let entry = |n: i32| Fact::map([("n", Fact::int(n))]);
    assert_eq!(
        all.tell(&facts("boxes", [("all", Fact::list([1, 2], entry))])),
        Ok("1 red, 2 red".to_owned())
    );
}

#[test]
fn what_is_no_compiled_catalogue_is_refused() {
    let good = "en\n1\nx\nhit\u{1e}\u{1}$piece\u{4}*a\u{5}A\u{2}\n";
    assert!(Catalogue::read(good).is_some());
    for bad in ["\u{2}", "\u{1}$piece", "\u{1}$piece\u{4}a\u{5}A\u{2}", "\u{1}$piece\u{4}*a\u{2}", "a\u{3}b"]
    {
        assert_eq!(Catalogue::read(&format!("en\n1\nx\nhit\u{1e}{bad}\n")), None, "{bad:?}");
    }
    assert_eq!(Catalogue::read("en\n1\nq\n"), None, "no plural form");
    assert_eq!(
        Catalogue::read("en\n1\nx\nhit\u{1e}\u{1}SHOUT\u{3}\u{1}$piece\u{2}\u{2}\n"),
        None,
        "no such function"
    );
}

#[test]
fn another_wording_of_the_same_facts() {
    let all = catalogue(&["hit\u{1e}\u{1}$piece\u{2} is hit"]).reworded("en-XA", &|text| text.to_uppercase());
    let event = facts("hit", [("piece", Fact::text("a"))]);
    assert_eq!((all.language(), all.tell(&event)), ("en-XA", Ok("a IS HIT".to_owned())));
}
