//! The document of the doors, held to what the doors answer.

use serde_json::{Value, json};

use crate::person::{House, Socket, key, token};

/// Says what is wrong with a value by a schema of the document; as much of JSON Schema as the document uses.
fn faults(api: &Value, schema: &Value, value: &Value, at: &str) -> Vec<String> {
    if let Some(of) = schema["$ref"].as_str() {
        let name = of.rsplit('/').next().unwrap_or_default();
        return faults(api, &api["components"]["schemas"][name], value, at);
    }
    if let Some(any) = schema["oneOf"].as_array().or(schema["anyOf"].as_array()) {
        let fits = any.iter().any(|one| faults(api, one, value, at).is_empty());
        return if fits { Vec::new() } else { vec![format!("{at}: {value} fits none of {schema}")] };
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one],
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    let mut found = Vec::new();
    if !kinds.is_empty() && !kinds.contains(&kind) {
        found.push(format!("{at}: {value} is no {kinds:?}"));
    }
    if let Some(words) = schema["enum"].as_array()
        && !words.contains(value)
    {
        found.push(format!("{at}: {value} is none of {words:?}"));
    }
    for field in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        if value.get(field).is_none() {
            found.push(format!("{at}: no {field} in {value}"));
        }
    }
    if let (Some(fields), Some(known)) = (value.as_object(), schema["properties"].as_object()) {
        for (name, field) in fields {
            match known.get(name) {
                Some(schema) => found.extend(faults(api, schema, field, &format!("{at}.{name}"))),
                None => found.push(format!("{at}: {name} is not documented")),
            }
        }
    }
    for (number, item) in value.as_array().into_iter().flatten().enumerate() {
        found.extend(faults(api, &schema["items"], item, &format!("{at}[{number}]")));
    }
    found
}

#[tokio::test]
async fn what_the_doors_answer_is_documented() {
    let house = House::new().await;
    let (status, api) = house.ask("GET", "/api/openapi.json", None, "").await;
    assert_eq!(status, 200);
    assert!(api["openapi"].as_str().is_some_and(|version| version.starts_with("3.")), "{}", api["openapi"]);
    let (_, events) = house.ask("GET", "/api/schema.json", None, "").await;
    assert!(events["$schema"].is_string() && events["properties"]["kind"].is_object(), "{events}");
    let room = house.duel("ftl", "close-quarters", json!({"challenge": true, "chat": true})).await;
    let check = |path: &str, method: &str, (status, answer): (u16, Value)| {
        let door = &api["paths"][path][method];
        assert!(door.is_object(), "{method} {path} is not documented");
        let class = format!("{}XX", status / 100);
        let response =
            [status.to_string(), class].into_iter().find_map(|key| door["responses"].get(key).cloned());
        let response =
            response.unwrap_or_else(|| panic!("{method} {path}: {status} is not documented: {answer}"));
        let schema = &response["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{response}");
        let found = faults(&api, schema, &answer, "answer");
        assert!(found.is_empty(), "{method} {path}: {found:#?}");
    };
    let call = "/api/rooms/{room}/call";
    for line in [
        json!({"call": "status"}),
        json!({"id": 7, "call": "events"}),
        json!({"call": "nothing"}),
        json!({"call": "chat", "text": "Hello"}),
    ] {
        check(call, "post", house.call(&room, 1, line).await);
    }
    check(call, "post", house.call(&room, 9, json!({"call": "status"})).await);
    check("/api/rooms", "post", house.ask("POST", "/api/rooms", None, "{}").await);
    let make = json!({"game": "ftl", "scenario": "duel", "token": token(5), "key": key()});
    assert_eq!(faults(&api, &json!({"$ref": "#/components/schemas/Make"}), &make, "make"), [""; 0]);
    check("/api/rooms", "post", house.ask("POST", "/api/rooms", None, &make.to_string()).await);
    let join = json!({"invitation": token(1), "token": token(6)});
    assert_eq!(faults(&api, &json!({"$ref": "#/components/schemas/Join"}), &join, "join"), [""; 0]);
    let path = format!("/api/rooms/{room}/join");
    check("/api/rooms/{room}/join", "post", house.ask("POST", &path, None, &join.to_string()).await);
    check("/api/rooms/{room}", "get", house.ask("GET", &format!("/api/rooms/{room}"), None, "").await);
    check("/api/rooms/{room}", "get", house.ask("GET", "/api/rooms/none", None, "").await);
    check("/api/open", "get", house.ask("GET", "/api/open", None, "").await);
    check("/api/open", "get", house.ask("GET", "/api/open?x=1", None, "").await);
    check("/api/reminders", "get", house.ask("GET", "/api/reminders", None, "").await);
    check(
        "/api/mine",
        "post",
        house.ask("POST", "/api/mine", None, &json!({"tokens": [token(1)]}).to_string()).await,
    );
    // Events, as they are pushed.
    house.call(&room, 1, json!({"call": "seal", "order": "A S2", "decision": 1, "key": key()})).await;
    house.call(&room, 2, json!({"call": "concede", "decision": 1, "key": key()})).await;
    let mut socket = Socket::open(house.address(), &room, 1, Some(0)).await;
    loop {
        let event = socket.pushed("event").await;
        let found = faults(&api, &json!({"$ref": "#/components/schemas/Event"}), &event, "event");
        assert!(found.is_empty(), "{found:#?}");
        if event["kind"] == "over" {
            break;
        }
    }
}
