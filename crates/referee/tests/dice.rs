//! Dice: fresh seeds, and faces of real dice typed in on request.

use serde_json::{Value, json};

use crate::JsonReferee;

/// Opens a battle with real dice and seals its orders, so that it waits for the first die.
fn waiting(desk: &mut JsonReferee, faces: &Value) -> (Value, Value) {
    let new =
        json!({"call": "new", "game": "simple-spaceships", "scenario": "duel", "dice": {"faces": faces}});
    let battle = desk.ok(&new)["battle"].clone();
    for seat in [1, 2] {
        let order = json!({"call": "seal", "battle": battle, "seat": seat, "order": format!("assign {} M5 A1", ["A", "B"][seat - 1])});
        let sealed = desk.ok(&order);
        assert_eq!(sealed["sealed"], json!(true), "an order that waits for dice is sealed");
    }
    let status = desk.ok(&json!({"call": "status", "battle": battle}));
    (battle, status)
}

#[test]
fn the_last_seal_says_which_die_is_wanted_and_what_for() {
    let mut desk = JsonReferee::new();
    let (battle, status) = waiting(&mut desk, &json!([]));
    let wants = &status["wants"];
    assert_eq!(
        (&wants["faces"], &wants["at_least"], &wants["clause"]),
        (&json!(2), &json!(1), &json!("SS-2.3"))
    );
    assert_eq!(
        (&wants["for"], &wants["typed"], &wants["dropped"]),
        (&json!("Who is active next"), &json!([]), &json!([]))
    );
    assert!(wants["after"].as_str().is_some_and(|after| after.contains("assigns")), "{wants}");
    assert_eq!((&status["sealed"], &status["decisions"]), (&json!([1, 2]), &json!(0)));
    let empty = desk.ok(&json!({"call": "dice", "battle": battle, "faces": []}));
    assert_eq!(empty["status"], status, "no face changes nothing");
    let rolled = desk.ok(&json!({"call": "dice", "battle": battle, "faces": [1]}));
    assert_eq!((&rolled["status"]["wants"], &rolled["status"]["decisions"]), (&Value::Null, &json!(1)));
}

#[test]
fn nothing_is_taken_back_or_written_once_dice_are_rolled() {
    let mut desk = JsonReferee::new();
    let (battle, status) = waiting(&mut desk, &json!([]));
    for call in [
        json!({"call": "unseal", "battle": battle, "seat": 1}),
        json!({"call": "unseal", "battle": battle, "seat": 2}),
        json!({"call": "seal", "battle": battle, "seat": 1, "order": "assign A M6"}),
    ] {
        let fault = desk.error(&call);
        assert!(fault["what"].as_str().is_some_and(|what| what.contains("dice are being rolled")), "{fault}");
    }
    assert_eq!(desk.ok(&json!({"call": "status", "battle": battle})), status);
}

#[test]
fn faces_that_nobody_waits_for_and_impossible_ones_are_refused_and_none_of_them_kept() {
    let mut desk = JsonReferee::new();
    let (battle, status) = waiting(&mut desk, &json!([]));
    let table = [
        (json!([0]), "faces[0]"),
        (json!([1, 256, -1, 2.5, "x"]), "faces[1]"),
        (json!([255]), "faces[0]"),
        (json!([3]), "faces[0]"),
        (json!([1, 1]), "faces"),
    ];
    for (faces, place) in table {
        let fault = desk.error(&json!({"call": "dice", "battle": battle, "faces": faces}));
        assert_eq!(fault["where"], place, "{faces}: {fault}");
        assert_eq!(desk.ok(&json!({"call": "status", "battle": battle})), status, "{faces}: nothing is kept");
    }
    let all = desk.error(&json!({"call": "dice", "battle": battle, "faces": [1, 256, -1, 2.5, "x"]}))["all"]
        .clone();
    assert_eq!(all.as_array().map(Vec::len), Some(4), "every one of them is named: {all}");
    desk.ok(&json!({"call": "dice", "battle": battle, "faces": [2]}));
    let late = desk.error(&json!({"call": "dice", "battle": battle, "faces": [2]}));
    assert!(late["what"].as_str().is_some_and(|what| what.contains("no decision waits")), "{late}");
    let seeded = desk.duel();
    assert_eq!(desk.error(&json!({"call": "dice", "battle": seeded, "faces": [2]}))["where"], "faces");
}

#[test]
fn faces_given_with_a_new_battle_are_those_of_its_dice() {
    let mut desk = JsonReferee::new();
    let (_, status) = waiting(&mut desk, &json!([2]));
    assert_eq!(
        (&status["wants"], &status["decisions"]),
        (&Value::Null, &json!(1)),
        "the face was laid ready"
    );
    let (_, status) = waiting(&mut desk, &json!([5, 1]));
    assert_eq!(
        status["wants"]["dropped"],
        json!([5, 1]),
        "a coin has no face 5, and no other took its place"
    );
    for (game, scenario, faces) in [
        ("simple-spaceships", "duel", json!([0, 255])),
        ("simple-spaceships", "duel", json!([7, 13])),
        ("black-skies", "dogfight", json!([0, 13])),
        ("ftl", "duel", json!([1])),
    ] {
        let new = json!({"call": "new", "game": game, "scenario": scenario, "dice": {"faces": faces}});
        let fault = desk.error(&new);
        assert!(fault["where"].as_str().is_some_and(|place| place.starts_with("dice.faces")), "{fault}");
    }
}

#[test]
fn a_battle_without_dice_draws_a_fresh_seed_and_tells_it() {
    let mut seeds = 41;
    let mut desk = JsonReferee(referee::Referee::new(games::SHELF.clone()).with_seeds(move || {
        seeds += 1;
        seeds
    }));
    let mut new = json!({"call": "new", "game": "ftl", "scenario": "duel"});
    for seed in ["42", "43"] {
        let opened = desk.ok(&new);
        assert_eq!(opened["dice"], json!({"seed": seed}));
        let record = desk.ok(&json!({"call": "record", "battle": opened["battle"]}));
        assert!(
            record["record"].as_str().is_some_and(|text| text.contains(&format!("\ndice seed {seed}\n")))
        );
    }
    let mut bare = JsonReferee(referee::Referee::new(games::SHELF.clone()));
    assert_eq!(bare.error(&new)["where"], "dice", "without a source of seeds, the dice must be named");
    new["dice"] = json!({"seed": "9"});
    assert_eq!(bare.ok(&new)["dice"], json!({"seed": "9"}));
}

#[test]
fn a_battle_has_one_set_up_and_at_most_a_name_for_each_seat() {
    let mut desk = JsonReferee::new();
    let both = json!({"call": "new", "game": "ftl", "scenario": "duel", "text": "title = \"Mine\""});
    let fault = desk.error(&both);
    assert_eq!(fault["where"], "scenario");
    assert!(fault["what"].as_str().is_some_and(|what| what.contains("not both")), "{fault}");
    let four = json!(["Ada", "Ben", "Cy", "Di"]);
    let fault = desk.error(&json!({"call": "new", "game": "ftl", "scenario": "duel", "names": four}));
    assert_eq!(
        (&fault["where"], &fault["what"]),
        (&json!("names"), &json!("4 names for 2 seats; give at most one for each seat"))
    );
    let battle = desk.duel();
    let fault = desk.error(&json!({"call": "branch", "battle": battle, "decision": 1, "names": four}));
    assert_eq!(fault["where"], "names");
}
