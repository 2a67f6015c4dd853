//! The sessions printed in the documents, replayed line by line through the referee.

use std::fs;

use crate::table::{root, run_with};

/// Returns the sessions of a document: requests and their expected answers.
fn sessions(text: &str) -> Vec<(Vec<&str>, Vec<&str>)> {
    let blocks = text.split("```session\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    blocks
        .map(|block| {
            let of = |sign: &str| {
                block.lines().filter_map(|line| line.strip_prefix(sign)).map(str::trim).collect()
            };
            (of("→"), of("←"))
        })
        .collect()
}

#[test]
fn every_session_of_the_documents_is_answered_as_printed() {
    let mut played = 0;
    for document in fs::read_dir(root().join("docs")).unwrap() {
        let path = document.unwrap().path();
        if path.extension().is_none_or(|e| e != "md") {
            continue;
        }
        for (requests, answers) in sessions(&fs::read_to_string(&path).unwrap()) {
            assert!(
                !requests.is_empty() && requests.len() == answers.len(),
                "{}: an answer each",
                path.display()
            );
            let said = run_with("referee", requests.join("\n"));
            assert_eq!(said.code, 0, "{}", said.err);
            let given: Vec<&str> = said.out.lines().collect();
            assert_eq!(given.len(), answers.len());
            played += given.len();
            for ((request, answer), given) in requests.iter().zip(answers).zip(given) {
                assert_eq!(given, answer, "{}: {request}", path.display());
            }
        }
    }
    assert!(played > 0, "docs/protocol.md shows a session");
}

#[test]
fn the_referee_answers_every_line_and_survives_what_is_none() {
    let mut input = b"{\"id\":1,\"call\":\"hello\"}\r\n\xc3\x28\n".to_vec();
    input.extend(b"not json\n\n{\"id\":2,\"call\":\"nothing\"}\n{\"id\":3,\"call\":\"hello\"}");
    let said = run_with("referee", input);
    assert_eq!(said.code, 0, "{}", said.err);
    let lines: Vec<&str> = said.out.lines().collect();
    assert_eq!(lines.len(), 6, "{}", said.out);
    assert!(lines[0].starts_with("{\"id\":1,\"ok\":") && lines[5].starts_with("{\"id\":3,\"ok\":"));
    assert!(lines[1..5].iter().all(|line| line.contains("\"error\":{\"what\":")), "{}", said.out);
    assert_eq!(run_with("referee", "").out, "");
}
