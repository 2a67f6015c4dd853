//! Checks that no name contains one of four words that say nothing.

use super::rust::{self, Kind};
use super::{Fault, Tree};

/// The words; each also counts with an s at the end.
const EMPTY: [&str; 4] = ["manager", "handler", "util", "helper"];

const DECLARES: [&str; 10] =
    ["fn", "struct", "enum", "trait", "mod", "type", "const", "static", "let", "mut"];

pub fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for path in &tree.paths {
        if let Some(word) = empty_word(path) {
            faults.push(Fault { path: path.clone(), line: 0, what: format!("`{word}` in a file's name") });
        }
    }
    for file in tree.ending(".rs") {
        let tokens = rust::tokens(&file.text);
        for pair in tokens.windows(2) {
            let (Kind::Word(before), Kind::Word(name)) = (pair[0].kind, pair[1].kind) else { continue };
            if DECLARES.contains(&before)
                && let Some(word) = empty_word(name)
            {
                faults.push(file.fault(pair[1].line, format!("`{name}`: `{word}` says nothing")));
            }
        }
    }
    faults
}

/// Returns the first of the four words in a name, in any style of writing names.
fn empty_word(name: &str) -> Option<&'static str> {
    let mut words = vec![String::new()];
    let mut lower = false;
    for c in name.chars() {
        if !c.is_alphanumeric() || (c.is_uppercase() && lower) {
            words.push(String::new());
        }
        lower = c.is_lowercase();
        if c.is_alphanumeric()
            && let Some(word) = words.last_mut()
        {
            word.extend(c.to_lowercase());
        }
    }
    EMPTY.into_iter().find(|empty| words.iter().any(|word| word.trim_end_matches('s') == *empty))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_words_are_found_however_a_name_is_written() {
        for bad in ["OrderManager", "event_handlers", "src/utils/x.ts", "testHelper", "UTIL"] {
            assert!(empty_word(bad).is_some(), "{bad}");
        }
        for good in ["utility", "managerial", "handle", "help", "src/unwrapped.rs"] {
            assert_eq!(empty_word(good), None, "{good}");
        }
    }
}
