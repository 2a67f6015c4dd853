//! Lines: ids are returned in their original notation, and no field may appear twice.

use serde_json::Value;

fn answered(line: &str) -> String {
    let mut referee = referee::Referee::new(games::SHELF.clone()).with_seeds(|| 7);
    let answer = referee.line(line);
    assert!(
        !answer.contains('\n') && serde_json::from_str::<&serde_json::value::RawValue>(&answer).is_ok(),
        "{answer}"
    );
    answer
}

#[test]
fn an_id_comes_back_exactly_as_it_was_written() {
    for id in [
        "18446744073709551616123",
        "-0",
        "1.0",
        "1e400",
        "0.1000000000000000055511151231257827",
        r#""a\u0041\/\ud800\n""#,
        r#"{"b": [1.50, null], "a":{}, "a":1}"#,
        "null",
        "\"é\"",
    ] {
        for call in ["hello", "fly"] {
            let answer = answered(&format!(r#"{{"call": "{call}", "id": {id}}}"#));
            assert!(answer.starts_with(&format!(r#"{{"id":{id},""#)), "{answer}");
        }
    }
    assert!(answered("{\"id\": [1,\n\r2], \"call\": \"hello\"}").starts_with("{\"id\":[1,  2],\"ok\""));
    assert!(answered(r#"{"call": "hello"}"#).starts_with(r#"{"id":null,"ok""#));
}

#[test]
fn a_field_that_stands_twice_is_an_error_that_names_it() {
    let table = [
        (r#"{"id":1,"call":"hello","call":"games"}"#, "1", "call", "call"),
        (r#"{"id":1,"call":"status","battle":1,"battle":1}"#, "1", "battle", "battle"),
        (r#"{"id":1,"id":1,"call":"hello"}"#, "null", "id", "id"),
        (
            r#"{"id":1,"call":"new","game":"ftl","scenario":"duel","dice":{"seed":"1","seed":"2"}}"#,
            "1",
            "dice",
            "seed",
        ),
        (
            r#"{"id":1,"call":"new","game":"ftl","scenario":"duel","options":{"missiles":1,"m\u0069ssiles":2}}"#,
            "1",
            "options",
            "missiles",
        ),
    ];
    for (line, id, place, name) in table {
        let answer: Value = serde_json::from_str(&answered(line)).expect("JSON");
        assert_eq!(
            (&answer["id"].to_string()[..], &answer["error"]["where"]),
            (id, &Value::from(place)),
            "{line}"
        );
        let what = answer["error"]["what"].as_str().expect("text");
        assert!(what.contains(&format!("\"{name}\" appears twice")), "{line}: {what}");
    }
}

#[test]
fn a_value_that_no_number_holds_is_named_by_its_field() {
    let answer: Value =
        serde_json::from_str(&answered(r#"{"id":1,"call":"status","battle":1e400}"#)).expect("JSON");
    assert_eq!(
        (&answer["id"], &answer["error"]["where"]),
        (&Value::from(1), &Value::from("battle")),
        "{answer}"
    );
}
