//! Limits: a request at the limit is accepted, and one beyond it is refused with the limit's name.

use referee::{ANSWER, BATTLES, Cancels, LINE, MOST_MILLIS, Referee};
use serde_json::{Value, json};

use crate::JsonReferee;

fn parsed(answer: &str) -> Value {
    serde_json::from_str(answer).expect("an answer is JSON")
}

#[test]
fn a_line_may_be_four_mebibytes_and_no_longer() {
    let mut referee = Referee::new(games::SHELF.clone());
    let hello = r#"{"id":1,"call":"hello"}"#;
    let padded = format!("{hello}{}", " ".repeat(LINE - hello.len()));
    assert_eq!(parsed(&referee.line(&padded))["ok"]["name"], "firing-arc");
    let answer = parsed(&referee.line(&format!("{padded} ")));
    assert_eq!((&answer["error"]["where"], &answer["id"]), (&json!("line"), &Value::Null));
    assert_eq!(answer["error"]["what"], "longer than 4 MiB, the limit for a line");
    assert_eq!(parsed(&Referee::too_long()), answer, "a door says the same of what it did not keep");
}

#[test]
fn a_line_may_hold_so_many_values_and_no_more() {
    let mut referee = Referee::new(games::SHELF.clone());
    // The object, two keys, a call and the list are five values.
    let line = |count: usize| format!("{{\"call\":\"hello\",\"of\":[{}]}}", vec!["{}"; count].join(","));
    let most = parsed(&referee.line(&line(65_536 - 5)));
    assert_eq!(most["error"]["where"], "of", "{most}");
    let more = parsed(&referee.line(&line(65_536 - 4)));
    assert!(
        more["error"]["what"].as_str().is_some_and(|w| w.contains("more than 65536 JSON values")),
        "{more}"
    );
}

#[test]
fn a_field_that_is_too_long_is_refused_by_name() {
    let mut desk = JsonReferee::new();
    let battle = desk.duel();
    let text = |bytes: usize| "x".repeat(bytes);
    let table = [
        (json!({"call": "new", "game": "ftl", "text": text(262_145)}), "text", "at most 262144"),
        (
            json!({"call": "new", "game": "ftl", "scenario": "duel", "position": text(262_145)}),
            "position",
            "at most 262144",
        ),
        (
            json!({"call": "new", "game": "ftl", "scenario": "duel", "names": [text(1001)]}),
            "names",
            "at most 1000",
        ),
        (
            json!({"call": "new", "game": "ftl", "scenario": "duel", "names": vec!["A"; 1001]}),
            "names",
            "1001 entries",
        ),
        (
            json!({"call": "new", "game": "ftl", "scenario": "duel", "dice": {"faces": vec![1; 10_001]}}),
            "dice.faces",
            "at most 10000",
        ),
        (
            json!({"call": "new", "game": "ftl", "scenario": "duel", "options": {text(1001): 1}}),
            "options",
            "at most 1000",
        ),
        (
            json!({"call": "read", "battle": battle, "seat": 1, "order": text(32_769)}),
            "order",
            "at most 32768",
        ),
        (json!({"call": "dice", "battle": battle, "faces": vec![1; 10_001]}), "faces", "at most 10000"),
        (json!({"call": "status", "battle": text(1001)}), "battle", "at most 1000"),
    ];
    for (request, place, what) in &table {
        let error = desk.error(request);
        assert_eq!(error["where"], *place, "{error}");
        assert!(error["what"].as_str().is_some_and(|w| w.contains(what)), "{error}");
    }
    desk.ok(&json!({"call": "read", "battle": battle, "seat": 1, "order": text(32_768)}));
}

#[test]
fn faces_laid_ready_are_bounded_and_no_others_wait() {
    let mut desk = JsonReferee::new();
    let new = |count: usize| json!({"call": "new", "game": "full-thrust", "scenario": "line-duel", "dice": {"faces": vec![1; count]}});
    let battle = desk.ok(&new(10_000))["battle"].clone();
    let error = desk.error(&json!({"call": "dice", "battle": battle, "faces": [1]}));
    assert!(error["what"].as_str().is_some_and(|w| w.contains("no decision waits")), "{error}");
    assert_eq!(desk.error(&new(10_001))["where"], "dice.faces");
}

#[test]
fn an_id_counts_by_its_bytes_and_is_sent_back_whole() {
    let mut referee = Referee::new(games::SHELF.clone());
    let id = format!("[{}]", vec!["1e400"; 80_000].join(","));
    let answer = referee.line(&format!("{{\"id\":{id},\"call\":\"hello\"}}"));
    assert!(answer.starts_with(&format!("{{\"id\":{id},\"ok\"")), "{} bytes", answer.len());
    let many = format!("{{{}\"call\":\"hello\"}}", "\"of\":1,".repeat(40_000));
    let error = parsed(&referee.line(&many))["error"].clone();
    assert!(error["what"].as_str().is_some_and(|w| w.contains("more than 65536 JSON values")), "{error}");
}

#[test]
fn a_fault_repeats_no_more_than_it_must_and_lists_no_more_than_a_hundred() {
    let mut desk = JsonReferee::new();
    let error = desk.error(&json!({"call": "new", "game": "ftl", "scenario": "é".repeat(500)}));
    let what = error["what"].as_str().expect("text");
    assert!(what.chars().count() < 1100, "{what}");
    let options: Value =
        (0..400).map(|n| (format!("wing-{n}"), json!(1))).collect::<serde_json::Map<_, _>>().into();
    let error = desk.error(&json!({"call": "new", "game": "ftl", "scenario": "duel", "options": options}));
    let all = error["all"].as_array().expect("a list");
    assert_eq!(all.len(), 101, "{error}");
    assert_eq!(all[100]["what"], "300 more faults, which are not listed");
}

#[test]
fn no_answer_is_longer_than_the_longest() {
    let mut referee = Referee::new(games::SHELF.clone()).with_seeds(|| 7);
    // An order of faults alone: each is reported, and the answer stays within its limit.
    referee.line(&json!({"call": "new", "game": "ftl", "scenario": "duel"}).to_string());
    let read = json!({"call": "read", "battle": 1, "seat": 1, "order": "?;".repeat(16_000)});
    assert!(referee.line(&read.to_string()).len() <= ANSWER);
}

#[test]
fn battles_are_kept_up_to_their_number_and_up_to_their_bytes() {
    let mut desk = JsonReferee::new();
    for _ in 0..BATTLES {
        desk.duel();
    }
    let new = json!({"call": "new", "game": "ftl", "scenario": "duel"});
    assert!(desk.error(&new)["what"].as_str().is_some_and(|w| w.contains("1000 battles are open")));
    desk.ok(&json!({"call": "close", "battle": 1}));
    desk.ok(&new);

    let mut desk = JsonReferee::new();
    let file = desk.duel();
    let record = desk.ok(&json!({"call": "record", "battle": file}))["record"].clone();
    let lines = record.as_str().expect("text").lines().filter_map(|line| line.strip_prefix('|'));
    let scenario = lines.map(str::trim_start).collect::<Vec<_>>().join("\n");
    let text = format!("{scenario}\n# {}\n", "a remark ".repeat(28_000));
    let new = json!({"call": "new", "game": "ftl", "text": text});
    let opened = (0..BATTLES).take_while(|_| desk.answer(&new)["ok"].is_object()).count();
    assert!((10..BATTLES).contains(&opened), "{opened} battles with long files");
    let full = desk.error(&new);
    assert!(full["what"].as_str().is_some_and(|w| w.contains("hold 128 MiB")), "{full}");
    assert_eq!(desk.ok(&json!({"call": "status", "battle": file}))["battle"], file, "the others stay");
    desk.ok(&json!({"call": "close", "battle": 2}));
    desk.ok(&new);
}

#[test]
fn a_call_ends_when_its_time_is_up() {
    use std::sync::atomic::{AtomicU32, Ordering};
    assert_eq!(MOST_MILLIS, 600_000);
    // A clock that advances by a millisecond with every reading.
    let ticks = AtomicU32::new(0);
    let clock = move || f64::from(ticks.fetch_add(1, Ordering::Relaxed));
    let mut referee =
        Referee::new(games::SHELF.clone()).with_clock(clock).with_seeds(|| 7).at_most_millis(20);
    referee.line(&json!({"call": "new", "game": "ftl", "scenario": "duel"}).to_string());
    let calls = [
        json!({"call": "captain", "battle": 1, "seat": 1, "captain": "search", "nodes": 100_000_000}),
        json!({"call": "digests", "game": "ftl", "scenario": "duel", "battles": 1_000_000, "seed": 1}),
    ];
    for call in calls {
        let answer = parsed(&referee.line(&call.to_string()));
        assert_eq!(answer["error"]["where"], call["call"], "{answer}");
        let what = "not finished within 20 milliseconds, the limit for a call; request less";
        assert_eq!(answer["error"]["what"], what);
    }
    let timed = json!({"call": "captain", "battle": 1, "seat": 1, "captain": "search", "millis": 20});
    let answer = parsed(&referee.line(&timed.to_string()));
    assert!(answer["ok"].is_object(), "the time that it was given is no fault: {answer}");
    let long = json!({"call": "captain", "battle": 1, "seat": 1, "captain": "search", "millis": 21});
    assert_eq!(parsed(&referee.line(&long.to_string()))["error"]["what"], "from 1 to 20");
    let quick = json!({"call": "captain", "battle": 1, "seat": 1, "captain": "search", "nodes": 30});
    assert!(parsed(&referee.line(&quick.to_string()))["ok"].is_object());
}

/// A door that cancels every call with the id 7.
struct Seven;

impl Cancels for Seven {
    fn cancelled(&self, id: &str) -> bool {
        id == "7"
    }

    fn stopped(&self) -> bool {
        true
    }
}

#[test]
fn a_call_that_is_cancelled_is_an_error_and_changes_nothing() {
    let mut referee = Referee::new(games::SHELF.clone()).with_seeds(|| 7).cancelled_by(Seven);
    referee.line(&json!({"call": "new", "game": "ftl", "scenario": "duel"}).to_string());
    for order in ["A L", "B L"] {
        let seal =
            json!({"call": "seal", "battle": 1, "seat": if order == "A L" { 1 } else { 2 }, "order": order});
        assert!(parsed(&referee.line(&seal.to_string()))["ok"].is_object());
    }
    let calls = [
        json!({"id": 7, "call": "captain", "battle": 1, "seat": 1, "captain": "search", "nodes": 100_000_000}),
        json!({"id": 7, "call": "digests", "game": "ftl", "scenario": "duel", "battles": 1_000_000, "seed": 1}),
        json!({"id": 7, "call": "analyse", "battle": 1, "decision": 1, "nodes": 100_000_000, "undecided": true}),
    ];
    for call in calls {
        let answer = parsed(&referee.line(&call.to_string()));
        assert_eq!(answer["error"]["what"], "cancelled before it finished", "{answer}");
    }
    let verdict = parsed(&referee.line(&json!({"call": "verdict", "battle": 1}).to_string()));
    assert!(verdict["error"].is_object(), "a finding that was cancelled is not kept: {verdict}");
    let cancel = parsed(&referee.line(&json!({"id": 8, "call": "cancel", "of": 7}).to_string()));
    assert_eq!(cancel["ok"]["cancelled"], true);
    let alone = parsed(
        &Referee::new(games::SHELF.clone()).line(&json!({"id": 8, "call": "cancel", "of": 7}).to_string()),
    );
    assert_eq!(alone["ok"]["cancelled"], false, "where lines are read one by one there is nothing to cancel");
}
