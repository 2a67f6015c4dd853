//! Checks that no doc comment opens with a question word: functions begin with a verb, everything else with a noun.

use super::{Fault, Tree};

/// Words that no doc comment may open with.
const QUESTIONS: [&str; 12] =
    ["What", "Whether", "How", "Who", "Whom", "Whose", "Which", "That", "Where", "When", "Why", "Of"];

/// Endings of the files with doc comments.
const CODE: [&str; 3] = [".rs", ".ts", ".svelte"];

/// Returns every doc comment that opens with a question word.
pub fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in CODE.iter().flat_map(|ending| tree.ending(ending)) {
        for (line, words) in openings(&file.text) {
            if let Some(word) = question(words) {
                let what = format!("a doc comment opens with `{word}`: open with a verb or a noun");
                faults.push(file.fault(line, what));
            }
        }
    }
    faults
}

/// Returns the question word that a text opens with.
fn question(words: &str) -> Option<&'static str> {
    let first = words.split(|c: char| !c.is_alphanumeric()).next();
    QUESTIONS.into_iter().find(|word| first == Some(*word))
}

/// The mark of a comment that goes on until `*/`.
const BLOCK: &str = "/**";

/// Returns the first line with text of every doc comment, with its line number.
fn openings(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let (mut comment, mut opened) = (None, false);
    for (at, line) in text.lines().enumerate() {
        let line = line.trim();
        let (mark, words) = match comment {
            Some(BLOCK) => (Some(BLOCK), line.trim_start_matches('*')),
            _ => marked(line),
        };
        let (words, ends) = match words.split_once("*/") {
            Some((words, _)) if mark == Some(BLOCK) => (words, true),
            _ => (words, false),
        };
        opened &= mark == comment;
        if mark.is_some() && !opened && !words.trim().is_empty() {
            found.push((at + 1, words.trim()));
            opened = true;
        }
        comment = mark.filter(|_| !ends);
    }
    found
}

/// Returns the mark of the doc comment that a line begins with, and the text behind it.
fn marked(line: &str) -> (Option<&'static str>, &str) {
    let behind = |mark: &'static str| {
        let rest = line.strip_prefix(mark).filter(|rest| !rest.starts_with(['/', '*']));
        rest.map(|rest| (Some(mark), rest))
    };
    ["///", "//!", BLOCK].into_iter().find_map(behind).unwrap_or((None, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_doc_comment_that_opens_with_a_question_word_is_named() {
        let rust = "//! Which ships.\n\n/// Returns it.\nfn a() {}\n    /// How many.\n    b: u8,\n";
        let script = "/**\n * Whether it is.\n */\nexport const a = 1; /* What */\n/** Where */\n";
        let tree = Tree::of(&[("a.rs", rust), ("b.ts", script), ("c.svelte", "/** What’s there. */\n")]);
        let places: Vec<(String, usize)> =
            check(&tree).into_iter().map(|fault| (fault.path, fault.line)).collect();
        let expected = [("a.rs", 1), ("a.rs", 5), ("b.ts", 2), ("b.ts", 5), ("c.svelte", 1)];
        assert_eq!(places, expected.map(|(path, line)| (path.to_owned(), line)));
    }

    #[test]
    fn other_words_other_lines_and_other_comments_are_free() {
        let rust = "//! Ships\n//! What follows is a second line.\n\n/// Whatever it is.\n//// What\n// How\nfn a() {}\n";
        let script =
            "/** Ships.\n * Which ones.\n */\n/* What */\n/*** How ***/\n/**/ const which = \"/** What\";\n";
        let tree = Tree::of(&[("a.rs", rust), ("b.ts", script), ("c.md", "/// What\n")]);
        assert_eq!(check(&tree), []);
    }
}
