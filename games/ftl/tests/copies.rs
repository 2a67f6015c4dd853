//! Scenarios that tests of rules and captains write by hand, compared with the files of the shelf.

use engine::Rules;
use ftl::FtlGame;
use rules_ftl::Ftl;
use shelf::Shelved;

use crate::captains::set_ups;

#[allow(dead_code)]
#[path = "../rules/tests/setups.rs"]
mod laws;

/// Returns every scenario file, read, with its id.
fn shelved() -> impl Iterator<Item = (&'static str, Ftl)> {
    FtlGame::SCENARIOS.iter().map(|file| {
        let read = FtlGame::set_up(file.text, &[]);
        (file.id, read.unwrap_or_else(|flaws| panic!("{}: {flaws:?}", file.id)).0)
    })
}

fn same(id: &str, copy: &Ftl, file: &Ftl) {
    assert_eq!(copy.area(), file.area(), "{id}: table");
    assert_eq!(copy.options(), file.options(), "{id}: options");
    assert_eq!(copy.write_position(&copy.start()), file.write_position(&file.start()), "{id}: pieces");
}

#[test]
fn the_set_ups_of_the_laws_are_those_of_the_shelf() {
    for (id, file) in shelved() {
        assert!(laws::NAMES.contains(&id), "{id} is held to the laws");
        same(id, &laws::rules(id, |_| {}), &file);
    }
}

#[test]
fn the_set_ups_of_the_captains_are_those_of_the_shelf() {
    for (id, file) in shelved() {
        same(id, &set_ups::rules(id, &[]), &file);
    }
    assert_eq!(set_ups::SCENARIOS.len(), FtlGame::SCENARIOS.len());
}
