//! Checks that sentences of rules and of the terminal stand in the catalogues of their crates.

use super::rust::{self, Kind, Token};
use super::{Fault, File, Sort, Tree};

/// Modules that write only what programs read: positions, and the columns of result files.
const FOR_PROGRAMS: [&str; 2] = ["position/writing.rs", "lab/columns.rs"];

/// Macros whose texts are for developers.
const INTERNAL: [&str; 11] = [
    "panic",
    "unreachable",
    "todo",
    "unimplemented",
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "expect",
];

/// Returns every text of two words or more outside the catalogues. Tests, attributes, messages for developers and what is written
/// in the notation do not count.
pub fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in tree.ending(".rs").filter(|file| speaks(file)) {
        let tokens = rust::tokens(&file.text);
        let notation = writes_notation(file);
        let mut at = 0;
        while at < tokens.len() {
            if let Some(length) = aside(&tokens[at..], notation) {
                at += length;
                continue;
            }
            if let Kind::Text(text) = tokens[at].kind
                && is_sentence(text)
            {
                let what = format!("\"{text}\" stands outside the catalogue: it belongs into `catalogue`");
                faults.push(file.fault(tokens[at].line, what));
            }
            at += 1;
        }
    }
    faults
}

/// Returns `true` for the code of rules and terminal, without the catalogues, the table of clauses and the fixtures of tests.
fn speaks(file: &File) -> bool {
    file.in_crate().is_some_and(|place| {
        let Some(path) = place.below.strip_prefix("src/") else { return false };
        let module = path.split(['/', '.']).next().unwrap_or_default();
        (place.sort == Sort::Rules || place.home == "crates/cli/")
            && !["catalogue", "clauses", "fixtures"].contains(&module)
            && !FOR_PROGRAMS.contains(&path)
            && !path.ends_with("/tests.rs")
            && !path.contains("/tests/")
    })
}

/// Returns `true` for the modules that write orders and positions in the notation, which the program reads again: there `write!` and
/// the functions `write…` do not count.
fn writes_notation(file: &File) -> bool {
    file.in_crate().is_some_and(|place| {
        place.sort == Sort::Rules
            && ["src/notation", "src/position"].iter().any(|start| place.below.starts_with(start))
    })
}

/// Returns the number of tokens of an attribute, an item for tests, a message for developers, or a text in the notation, which begins here.
fn aside(tokens: &[Token<'_>], notation: bool) -> Option<usize> {
    let kind = |at: usize| tokens.get(at).map(|token| token.kind);
    match (kind(0)?, kind(1)?) {
        (Kind::Sign('#'), Kind::Sign('[' | '!')) => {
            let attribute = group(tokens, '[', ']');
            let words = |token: &Token<'_>| matches!(token.kind, Kind::Word("cfg" | "test"));
            let test = tokens[..attribute].iter().filter(|token| words(token)).count() == 2;
            Some(if test { attribute + item(&tokens[attribute..]) } else { attribute })
        }
        (Kind::Word(name), Kind::Sign('!' | '(')) if INTERNAL.contains(&name) => {
            Some(group(tokens, '(', ')'))
        }
        (Kind::Word("write" | "writeln"), Kind::Sign('!')) if notation => Some(group(tokens, '(', ')')),
        (Kind::Word("fn"), Kind::Word(name)) if notation && name.starts_with("write") => Some(item(tokens)),
        _ => None,
    }
}

/// Returns the number of tokens up to the end of the first group.
fn group(tokens: &[Token<'_>], open: char, close: char) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Sign(sign) if sign == open => depth += 1,
            Kind::Sign(sign) if sign == close => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
    }
    tokens.len()
}

/// Returns the number of tokens of an item: up to its semicolon, or its body's end.
fn item(tokens: &[Token<'_>]) -> usize {
    let ends = |token: &Token<'_>| matches!(token.kind, Kind::Sign(';' | '{'));
    match tokens.iter().position(ends) {
        Some(at) if tokens[at].kind == Kind::Sign('{') => at + group(&tokens[at..], '{', '}'),
        Some(at) => at + 1,
        None => tokens.len(),
    }
}

/// Returns `true` for a text with two words, each of two letters or more, not all of them capitals: those are notation (`2 B FPS; C PSA`).
fn is_sentence(text: &str) -> bool {
    let mut depth = 0;
    let mut plain = String::new();
    for c in text.replace("\\n", " ").chars() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth > 0 => {}
            _ => plain.push(c),
        }
    }
    let is_word = |word: &&str| {
        word.chars().filter(|c| c.is_alphabetic()).count() >= 2 && word.chars().any(char::is_lowercase)
    };
    plain.split_whitespace().filter(is_word).count() >= 2
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, code: &str) -> Vec<String> {
        check(&Tree::of(&[(path, code)])).into_iter().map(|fault| fault.what).collect()
    }

    #[test]
    fn a_sentence_outside_the_catalogue_is_found() {
        let code = "#[allow(x, reason = \"for a while\")]\nfn f() { \"no such ship\"; \"turn-limit\"; \"{a} {b}\"; x.expect(\"it is there\") }\n\
                    #[cfg(test)]\nmod tests { fn g() { \"in a test\" } }\nfn h() { assert!(x, \"never a fault\"); format!(\"{n} hits left\") }";
        let two = [
            "\"no such ship\" stands outside the catalogue: it belongs into `catalogue`",
            "\"{n} hits left\" stands outside the catalogue: it belongs into `catalogue`",
        ];
        for path in ["games/x/rules/src/turn.rs", "crates/cli/src/board.rs", "games/x/rules/src/notation.rs"]
        {
            assert_eq!(found(path, code), two, "{path}");
        }
        for path in [
            "games/x/rules/src/catalogue.rs",
            "games/x/rules/src/catalogue/turn.rs",
            "crates/cli/src/catalogue/play.rs",
            "games/x/rules/src/clauses.rs",
            "games/x/rules/tests/main.rs",
            "crates/engine/src/rules.rs",
        ] {
            assert!(found(path, code).is_empty(), "{path}");
        }
    }

    #[test]
    fn the_notation_is_written_where_it_is_read() {
        let code = "fn f() { write!(f, \"redirect M{missile} to {target}\") }";
        assert!(found("games/x/rules/src/notation.rs", code).is_empty());
        assert!(found("games/x/rules/src/position/ships.rs", code).is_empty());
        assert_eq!(found("games/x/rules/src/fire.rs", code).len(), 1);
        let code = "fn write_tally() -> String { format!(\"side {side} lost {lost}\") }\nfn read() { \"no such side\" }";
        assert_eq!(found("games/x/rules/src/position.rs", code).len(), 1);
        assert!(found("games/x/rules/src/design.rs", "fn f() { \"2 A FP; 2 A FS\" }").is_empty());
    }
}
