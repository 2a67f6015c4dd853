//! Checks that the rules are exact: they use no float, and see no clock, thread, file or socket.

use super::rust::{self, Kind, Token};
use super::{Fault, File, Place, Sort, Tree};

const FORBIDDEN: [&str; 6] = ["time", "thread", "fs", "net", "process", "env"];

/// Returns `true` for the crates that decide what happens in a battle.
fn decides(place: &Place<'_>) -> bool {
    place.sort == Sort::Rules || place.name() == "table" || place.name() == "engine"
}

pub fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in tree.ending(".rs") {
        if file.in_crate().is_some_and(|place| decides(&place) && place.below.starts_with("src/")) {
            let tokens = rust::tokens(&file.text);
            floats(file, &tokens, &mut faults);
            outside(file, &tokens, &mut faults);
        }
    }
    faults
}

fn floats(file: &File, tokens: &[Token<'_>], faults: &mut Vec<Fault>) {
    for token in tokens {
        match token.kind {
            Kind::Word(word @ ("f32" | "f64")) => {
                faults.push(file.fault(token.line, format!("`{word}` in a rule")));
            }
            Kind::Number(number) if rust::is_float(number) => {
                faults.push(file.fault(token.line, format!("the float {number} in a rule")));
            }
            _ => {}
        }
    }
}

/// Finds `std::time` and the other forbidden modules, alone or in a list: `std::{fmt, time::Instant}`.
fn outside(file: &File, tokens: &[Token<'_>], faults: &mut Vec<Fault>) {
    for (at, token) in tokens.iter().enumerate() {
        if token.kind == Kind::Word("std") && path_follows(&tokens[at + 1..]) {
            for (line, module) in first_modules(&tokens[at + 3..]) {
                if FORBIDDEN.contains(&module) {
                    faults.push(file.fault(line, format!("`std::{module}` in a rule")));
                }
            }
        }
    }
}

fn path_follows(tokens: &[Token<'_>]) -> bool {
    tokens.iter().take(2).filter(|token| token.kind == Kind::Sign(':')).count() == 2
}

fn first_modules<'a>(tokens: &[Token<'a>]) -> Vec<(usize, &'a str)> {
    let mut found = Vec::new();
    let mut depth = 0;
    let mut begins = true;
    for token in tokens {
        match token.kind {
            Kind::Sign('{') => depth += 1,
            Kind::Sign('}') => depth -= 1,
            Kind::Sign(',') => begins = depth == 1,
            Kind::Word(word) if begins => {
                found.push((token.line, word));
                begins = false;
            }
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_clocks_and_files_are_found_in_rules_only() {
        let bad =
            "use std::{fmt, time::Instant, collections::{BTreeMap, BTreeSet}, fs};\nfn f() -> f64 { 0.5 }";
        let tree = Tree::of(&[("games/x/rules/src/lib.rs", bad), ("games/x/src/lib.rs", bad)]);
        let faults = check(&tree);
        let what: Vec<&str> = faults.iter().map(|fault| fault.what.as_str()).collect();
        assert_eq!(
            what,
            ["`f64` in a rule", "the float 0.5 in a rule", "`std::time` in a rule", "`std::fs` in a rule"]
        );
        let good =
            "use std::fmt;\nuse std::{cmp, ops::Add};\n// 0.5 of std::time\nfn f() { time(fs); x.0.1; }";
        assert_eq!(check(&Tree::of(&[("crates/engine/src/lib.rs", good)])), []);
    }
}
