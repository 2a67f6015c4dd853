//! Tests of rulesets and captains cannot read scenario files, so they write the shelf's scenarios by hand; here both
//! lists are compared with the files.

use engine::Rules;
use games::Shelved;
use rules_ftl::Ftl;

#[allow(dead_code)]
#[path = "../../ai/tests/set_ups.rs"]
mod captains;
#[allow(dead_code)]
#[path = "../../rules-ftl/tests/setups.rs"]
mod laws;

/// Every scenario file, read, with its id.
fn shelved() -> impl Iterator<Item = (&'static str, Ftl)> {
    Ftl::SCENARIOS.iter().map(|file| {
        let read = Ftl::set_up(Ftl::VERSION, file.text, &[]);
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
        same(id, &captains::rules(id, &[]), &file);
    }
    assert_eq!(captains::SCENARIOS.len(), Ftl::SCENARIOS.len());
}
