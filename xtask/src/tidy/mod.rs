//! `cargo xtask tidy`: the conventions of STYLE.md as checks over the whole tree. They are also tests of this package,
//! so `cargo test` runs them.

mod bought;
mod catalogues;
mod circles;
mod comments;
mod crates;
mod data;
mod exact;
mod jobs;
mod links;
mod list;
mod names;
mod packages;
mod place;
mod reached;
mod rust;
mod sentences;
mod text;
mod tree;
mod wings;

use crate::house::House;
use anyhow::{Result, bail};
use std::process::ExitCode;

use tree::{Fault, File, Tree};

pub use place::{Place, Sort};

type Check = fn(&Tree) -> Vec<Fault>;

/// Each convention under its name.
const CHECKS: [(&str, Check); 22] = [
    ("every Rust file says what it is", text::module_docs),
    ("long files say why", text::length),
    ("no trailing blanks", text::trailing_blanks),
    ("no half-merged file", text::half_merged),
    ("no path of a machine, no private registry", text::traces),
    ("names are plain", names::check),
    ("no doc comment opens with a question word", comments::check),
    ("dependencies run one way", crates::edges),
    ("the core names no game", wings::named),
    ("the list of games and what follows from it agree", list::check),
    ("no wide circle inside a crate", circles::check),
    ("rules know no aids", circles::aids),
    ("the same file names for the same jobs", jobs::check),
    ("one version of wasm-bindgen", crates::one_bindgen),
    ("packages are whole", packages::check),
    ("rules are exact: no float, clock, thread, file or socket", exact::check),
    ("events tell facts: their sentences are in catalogues", sentences::check),
    ("sentences of rules and terminal stand in catalogues", catalogues::check),
    ("no forgotten file", reached::check),
    ("every data file is on the shelf", data::on_the_shelf),
    ("the house documents are there", data::documents),
    ("links lead somewhere", links::check),
];

/// Runs the command: prints each convention and its breaches.
pub fn report(house: &House) -> Result<ExitCode> {
    let tree = Tree::read(&house.root)?;
    let mut count = 0;
    for (name, check) in CHECKS {
        let mut faults = check(&tree);
        faults.sort();
        println!("{} {name}", if faults.is_empty() { "ok    " } else { "BROKEN" });
        for fault in &faults {
            println!("       {fault}");
        }
        count += faults.len();
    }
    let bought = bought::check(house)?;
    println!("{} crates of others are allowed", if bought.is_empty() { "ok    " } else { "BROKEN" });
    for fault in &bought {
        println!("       {fault}");
    }
    count += bought.len();
    println!("{} files, {count} to mend", tree.paths.len());
    Ok(if count == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Runs the command as one step of `cargo xtask test`.
pub fn step(house: &House) -> Result<String> {
    if report(house)? == ExitCode::SUCCESS {
        return Ok(format!("{} conventions", CHECKS.len() + 1));
    }
    bail!("the conventions above are broken")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_is_tidy() {
        let tree = Tree::read(&House::here().root).unwrap();
        let broken: Vec<String> = CHECKS
            .iter()
            .flat_map(|(name, check)| check(&tree).into_iter().map(move |fault| format!("{fault}  [{name}]")))
            .collect();
        assert!(broken.is_empty(), "\n{}", broken.join("\n"));
    }
}
