//! Checks that the events of a ruleset are facts: their sentences are in the catalogue of the game.

use super::rust::{self, Kind, Token};
use super::{Fault, File, Sort, Tree};

/// Returns every text of more than one word in the modules `events` of a ruleset.
pub fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in tree.ending(".rs").filter(|file| tells_events(file)) {
        let tokens = rust::tokens(&file.text);
        for (at, token) in tokens.iter().enumerate() {
            if let Kind::Text(text) = token.kind
                && text.trim().contains(' ')
                && !is_reason_of_lint(&tokens[..at])
            {
                let what = format!("an event says \"{text}\": its sentence belongs into `words/`");
                faults.push(file.fault(token.line, what));
            }
        }
    }
    faults
}

fn tells_events(file: &File) -> bool {
    file.in_crate().is_some_and(|place| {
        place.sort == Sort::Rules
            && (place.below == "src/events.rs" || place.below.starts_with("src/events/"))
    })
}

/// Returns `true` if a text that follows these tokens is the reason of an attribute: `reason = "…"`.
fn is_reason_of_lint(before: &[Token<'_>]) -> bool {
    matches!(before, [.., first, second]
        if first.kind == Kind::Word("reason") && second.kind == Kind::Sign('='))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_among_events_is_found_and_facts_are_not() {
        let bad = "#[allow(x, reason = \"one entry a kind\")]\nfn f() { \"third-hit\"; \"A is destroyed\" }";
        let files = [
            ("games/x/rules/src/events/facts.rs", bad),
            ("games/x/rules/src/turn.rs", bad),
            ("games/x/src/events.rs", bad),
        ];
        let faults = check(&Tree::of(&files));
        let what: Vec<&str> = faults.iter().map(|fault| fault.what.as_str()).collect();
        assert_eq!(what, ["an event says \"A is destroyed\": its sentence belongs into `words/`"]);
    }
}
