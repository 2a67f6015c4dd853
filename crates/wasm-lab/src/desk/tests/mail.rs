//! Battles by file between two pages, and the check of their record.

use super::*;

fn deed(desk: &mut Desk, kept: Option<&Value>, number: u8, deed: &Value) -> Value {
    let mut request = json!({ "call": "mail", "kept": kept, "fresh": format!("{number:02x}").repeat(32) });
    for (key, value) in deed.as_object().unwrap() {
        request[key] = value.clone();
    }
    ok(desk, &request)
}

#[test]
fn two_pages_play_by_letters_and_the_record_is_proved() {
    let mut desk = Desk::new(games::SHELF.clone());
    let new = json!({ "deed": "new", "game": "ftl", "scenario": "close-quarters", "seat": 2, "name": "Ada" });
    let mut ada = deed(&mut desk, None, 1, &new);
    assert_eq!((&ada["begun"], &ada["seat"], &ada["record"]), (&json!(false), &json!(2), &Value::Null));
    let mut ben =
        deed(&mut desk, None, 2, &json!({ "deed": "join", "letter": ada["letter"], "name": "Ben" }));
    ada = deed(&mut desk, Some(&ada["kept"]), 3, &json!({ "deed": "take", "letter": ben["letter"] }));
    assert_eq!((&ada["name"], &ada["names"]), (&ben["name"], &json!(["Ben", "Ada"])));
    assert_eq!(ada["writes"], json!(true), "{}", ada["wants"]);
    ada = deed(&mut desk, Some(&ada["kept"]), 4, &json!({ "deed": "order", "order": "B L" }));
    ben = deed(&mut desk, Some(&ben["kept"]), 5, &json!({ "deed": "order", "order": "A L" }));
    ben = deed(&mut desk, Some(&ben["kept"]), 6, &json!({ "deed": "take", "letter": ada["letter"] }));
    ada = deed(&mut desk, Some(&ada["kept"]), 7, &json!({ "deed": "take", "letter": ben["letter"] }));
    assert_eq!(ada["decision"], json!(2));
    ben = deed(&mut desk, Some(&ben["kept"]), 8, &json!({ "deed": "take", "letter": ada["letter"] }));
    assert_eq!(ben["record"], ada["record"]);
    let lost = json!({ "deed": "recover", "recovery": ben["recovery"], "history": ada["history"] });
    ben = deed(&mut desk, None, 9, &lost);
    ben = deed(&mut desk, Some(&ben["kept"]), 10, &json!({ "deed": "concede" }));
    ada = deed(&mut desk, Some(&ada["kept"]), 11, &json!({ "deed": "take", "letter": ben["letter"] }));
    assert_eq!((&ada["over"], &ada["signed"]), (&json!(true), &json!([1, 2])));
    let proved = ok(&mut desk, &json!({ "call": "verify", "record": ada["record"] }));
    assert_eq!((&proved["proof"]["decisions"], &proved["proof"]["signed"]), (&json!(1), &json!([1, 2])));
    let forged = ada["record"].as_str().unwrap().replace("> 1  A L", "> 1  A R15");
    let named = ok(&mut desk, &json!({ "call": "verify", "record": forged }));
    assert_eq!(named["fault"]["kind"], json!("order"), "{named}");
}

#[test]
fn what_a_page_may_not_do_is_refused_with_a_reason() {
    let mut desk = Desk::new(games::SHELF.clone());
    let refused = |desk: &mut Desk, request: Value| {
        let answer = ask(desk, &request);
        answer["error"]["what"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
    };
    let fresh = "0f".repeat(32);
    let new = json!({ "call": "mail", "fresh": fresh, "deed": "new", "game": "black-skies", "scenario": "duel", "seat": 1, "name": "" });
    assert!(refused(&mut desk, new).contains("cannot be played by file"));
    let short = json!({ "call": "mail", "fresh": "0f", "deed": "look", "kept": "" });
    assert!(refused(&mut desk, short).contains("64 hexadecimal digits"));
    let nothing = json!({ "call": "mail", "fresh": fresh, "deed": "look" });
    assert!(refused(&mut desk, nothing).contains("the battle is missing"));
    let rubbish = json!({ "call": "mail", "fresh": fresh, "deed": "join", "letter": "hello", "name": "" });
    assert!(refused(&mut desk, rubbish).contains("no letter of a battle"));
}

#[test]
fn a_page_refuses_a_forged_set_up_and_is_told_of_a_start_of_the_makers_own() {
    let mut desk = Desk::new(games::SHELF.clone());
    let ftl = games::SHELF.game("ftl").unwrap();
    let duel = ftl.scenarios().iter().find(|file| file.id == "duel").unwrap().text;
    let changed = duel.replacen("[12, 24]", "[13, 24]", 1);
    let new = |scenario: &str| {
        json!({ "deed": "new", "game": "ftl", "scenario": scenario, "text": changed, "options": [["missiles", "3"]],
                "seat": 1, "name": "Ada" })
    };
    let forged = deed(&mut desk, None, 1, &new("duel"));
    let request = json!({ "call": "mail", "fresh": "0f".repeat(32), "deed": "join", "letter": forged["letter"], "name": "Ben" });
    let answer = ask(&mut desk, &request);
    assert!(answer["error"]["what"].to_string().contains("its set-up is not this program's"), "{answer}");
    let own = deed(&mut desk, None, 1, &new("custom"));
    let ben = deed(&mut desk, None, 2, &json!({ "deed": "join", "letter": own["letter"], "name": "Ben" }));
    assert_eq!(ben["start"], json!({ "own": true, "position": false, "options": [["missiles", "3"]] }));
}
