//! Tests of types, with given facts.

use engine::Fact;

use super::heard::Heard;
use super::typescript::declarations;

fn number(n: i64) -> Fact {
    Fact::Int(n)
}

fn word(text: &str) -> Fact {
    Fact::text(text)
}

/// Returns the declarations of a game that tells these views.
fn of_views(views: &[Fact]) -> String {
    let mut heard = Heard::default();
    for view in views {
        heard.view.see(view);
    }
    declarations(&heard)
}

/// Returns a view with one fact.
fn with(name: &'static str, fact: Fact) -> Fact {
    Fact::map([(name, fact), ("turn", number(1)), ("end", Fact::Bool(false))])
}

/// Returns the type of the fact `x` in views in which it was each of these.
fn of_x(facts: impl IntoIterator<Item = Fact>) -> String {
    let views: Vec<Fact> = facts.into_iter().map(|fact| with("x", fact)).collect();
    let text = of_views(&views);
    let fact =
        text.split("{ x: ").nth(1).and_then(|rest| rest.split("; turn: number; end: boolean }").next());
    fact.unwrap_or_else(|| panic!("no x: {text}")).to_owned()
}

#[test]
fn a_fact_that_was_missing_at_times_is_optional_and_stands_at_its_place() {
    let short = Fact::map([("a", number(1)), ("c", number(3)), ("d", number(4))]);
    let long = Fact::map([("a", number(1)), ("b", word("Ada")), ("c", number(3)), ("d", number(4))]);
    let all = "export interface View { a: number; b?: string; c: number; d: number }\n";
    assert_eq!(of_views(&[short.clone(), long.clone()]), all);
    assert_eq!(of_views(&[long, short]), all, "in whatever order they are seen");
}

#[test]
fn a_fact_of_several_sorts_is_a_union() {
    assert_eq!(of_x([number(1), Fact::Null]), "number | null");
    assert_eq!(of_x([word("Ada"), number(1), Fact::Bool(true)]), "string | number | boolean");
    assert_eq!(of_x([Fact::Null]), "null");
}

#[test]
fn a_list_that_was_always_empty_has_no_entries() {
    assert_eq!(of_x([Fact::List(vec![])]), "never[]");
    assert_eq!(of_x([Fact::List(vec![]), Fact::List(vec![number(1)])]), "number[]");
    assert_eq!(of_x([Fact::List(vec![number(1), Fact::Null])]), "(number | null)[]");
}

#[test]
fn lists_of_one_length_are_tuples_where_they_are_seen_often() {
    let point = |x: i64| Fact::List(vec![number(x), number(0)]);
    assert_eq!(of_x((0..3).map(point)), "number[]");
    assert_eq!(of_x((0..20).map(point)), "[number, number]");
    assert_eq!(of_x((0..20).map(point).chain([Fact::List(vec![])])), "number[]");
    let line = |x: i64| Fact::List(vec![point(x), point(x + 1)]);
    assert_eq!(of_x((0..20).map(line)), "[[number, number], [number, number]]");
    let names = |x: i64| Fact::texts([format!("A{x}"), "B1".to_owned()]);
    assert_eq!(of_x((0..20).map(names)), "string[]", "texts may be more at another time");
}

#[test]
fn few_lower_case_words_are_a_closed_list_and_names_are_not() {
    let text = of_views(&[with("way", word("left")), with("way", word("slip-left"))]);
    assert!(
        text.contains("way: Way;") && text.contains("export type Way = 'left' | 'slip-left';\n"),
        "{text}"
    );
    assert_eq!(of_x([word("A1"), word("B1")]), "string");
    assert_eq!(of_x([word("left"), word("to the left")]), "string");
    assert_eq!(of_x([word("left")]), "string", "one word is no list");
    let many = (b'a'..=b'm').map(|letter| word(&char::from(letter).to_string()));
    assert_eq!(of_x(many), "string");
}

#[test]
fn words_at_two_places_are_one_list_if_they_have_a_word_in_common() {
    let view = |a: &str, b: &str| {
        let part = |arc: &str| Fact::map([("arc", word(arc)), ("of", number(1)), ("at", number(1))]);
        Fact::map([("turret", part(a)), ("hull", part(b).with([("more", number(1))]))])
    };
    let text = of_views(&[view("fore", "fore"), view("fore", "aft")]);
    assert_eq!(text.matches("arc: Arc;").count(), 2, "{text}");
    let text = of_views(&[view("fore", "red"), view("aft", "blue")]);
    assert!(text.contains("'aft' | 'fore'") && text.contains("'blue' | 'red'"), "{text}");
}

#[test]
fn maps_with_a_kind_are_a_union_and_kinds_with_the_same_facts_are_together() {
    let piece = |kind: &str, more: &'static [&'static str]| {
        let own = Fact::map([("kind", word(kind)), ("name", word("A1")), ("at", number(0))]);
        own.with(more.iter().map(|name| (*name, number(1))))
    };
    let pieces = vec![
        piece("ship", &["hull"]),
        piece("base", &["hull"]),
        piece("base", &["hull"]),
        piece("missile", &[]),
    ];
    let text = of_views(&[with("pieces", Fact::List(pieces))]);
    let expected = [
        "export interface View { pieces: Piece[]; turn: number; end: boolean }",
        "export type Piece = BasePiece | MissilePiece;",
        "export interface BasePiece { kind: 'base' | 'ship'; name: string; at: number; hull: number }",
        "export interface MissilePiece { kind: 'missile'; name: string; at: number }",
    ];
    assert_eq!(text.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn parts_of_parts_have_names_of_their_own_and_the_same_part_has_one() {
    let odds = || Fact::map([("counts", Fact::texts(["1"])), ("outcomes", word("6")), ("mean", number(1))]);
    let row = |at: i64| Fact::map([("at", number(at)), ("odds", odds())]);
    let entry = |name: &str, gone: bool| {
        let facts =
            Fact::map([("name", word(name)), ("odds", odds()), ("hull-row", Fact::List(vec![row(1)]))]);
        if gone { facts.with([("gone", Fact::Bool(true))]) } else { facts }
    };
    let first = with("entries", Fact::List(vec![entry("A1", false)]));
    let second =
        Fact::map([("targets", Fact::List(vec![])), ("entry", entry("A1", true)), ("odds", Fact::Null)]);
    let text = of_views(&[first, second]);
    for line in [
        "export interface Odds { counts: string[]; outcomes: string; mean: number }",
        "export interface Entry { name: string; odds: Odds; 'hull-row': { at: number; odds: Odds }[]; gone: boolean }",
        "export interface ViewEntry { name: string; odds: Odds; 'hull-row': { at: number; odds: Odds }[] }",
    ] {
        assert_eq!(text.lines().filter(|found| *found == line).count(), 1, "{line}\n{text}");
    }
    assert!(text.contains("odds?: null"), "{text}");
}

#[test]
fn events_have_the_facts_of_their_kind_beside_those_of_all() {
    let mut heard = Heard::default();
    let event = |kind: &str| Fact::map([("text", word("A sentence.")), ("kind", word(kind))]);
    heard.told.see(&event("hits").with([("piece", word("A1")), ("points", number(2))]));
    heard.told.see(&event("no-speed").with([("piece", word("A1"))]));
    heard.told.see(&event("over"));
    let text = declarations(&heard);
    for line in [
        "  hits: { piece: string; points: number };",
        "  'no-speed': { piece: string };",
        "  over: {};",
        "type Common = { text: string };",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}\n{text}");
    }
}
