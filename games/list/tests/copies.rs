//! Tests of rulesets and captains cannot read scenario files, so they write the shelf's scenarios by hand; here both
//! lists are compared with the files.

use engine::Rules;
use games::{BlackSkiesGame, FtlGame, SimpleSpaceshipsGame};
use rules_black_skies::BlackSkies;
use rules_ftl::Ftl;
use shelf::Shelved;

#[allow(dead_code)]
#[path = "../../rules-black-skies/tests/setups.rs"]
mod black_skies;
#[allow(dead_code)]
#[path = "../../ai/tests/set_ups.rs"]
mod captains;
#[allow(dead_code)]
#[path = "../../rules-ftl/tests/setups.rs"]
mod laws;
#[allow(dead_code)]
#[path = "../../rules-simple-spaceships/tests/setups.rs"]
mod simple_spaceships;

/// Every scenario file, read, with its id.
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
        same(id, &captains::rules(id, &[]), &file);
    }
    assert_eq!(captains::SCENARIOS.len(), FtlGame::SCENARIOS.len());
}

#[test]
fn the_set_ups_of_simple_spaceships_are_those_of_the_shelf() {
    for of in SimpleSpaceshipsGame::SCENARIOS {
        let read = SimpleSpaceshipsGame::set_up(of.text, &[]);
        let (file, _) = read.unwrap_or_else(|flaws| panic!("{}: {flaws:?}", of.id));
        assert!(simple_spaceships::NAMES.contains(&of.id), "{} is held to the laws", of.id);
        let copy = simple_spaceships::rules(of.id, |_| {});
        assert_eq!(copy.area(), file.area(), "{}: table", of.id);
        assert_eq!((copy.options(), copy.run()), (file.options(), file.run()), "{}: options", of.id);
        assert_eq!(
            copy.write_position(&copy.start()),
            file.write_position(&file.start()),
            "{}: ships",
            of.id
        );
        for place in 0..copy.start().ships().len() {
            let (a, b) = (copy.card(place), file.card(place));
            assert_eq!(
                (a.dice, a.caps, a.enters, &a.design),
                (b.dice, b.caps, b.enters, &b.design),
                "{}",
                of.id
            );
        }
    }
}

#[test]
fn the_set_ups_of_black_skies_are_those_of_the_shelf() {
    for of in BlackSkiesGame::SCENARIOS {
        let read = BlackSkiesGame::set_up(of.text, &[]);
        let (file, _) = read.unwrap_or_else(|flaws| panic!("{}: {flaws:?}", of.id));
        assert!(black_skies::NAMES.contains(&of.id), "{} is held to the laws", of.id);
        let copy = black_skies::rules(&black_skies::shelved(of.id, &[]));
        assert_eq!(copy.area(), file.area(), "{}: table", of.id);
        assert_eq!(
            (copy.options(), copy.rocks()),
            (file.options(), file.rocks()),
            "{}: options, rocks",
            of.id
        );
        let start = copy.start();
        assert_eq!(copy.write_position(&start), file.write_position(&file.start()), "{}: fighters", of.id);
        for side in 0..2 {
            assert_eq!(copy.zone(side), file.zone(side), "{}: zone of side {}", of.id, side + 1);
        }
        for element in 0..start.elements().len() {
            let skills = |rules: &BlackSkies| [0, 1].map(|who| rules.skill(element, who));
            assert_eq!(skills(&copy), skills(&file), "{}: pilots of {}", of.id, copy.element_name(element));
            assert_eq!(copy.frame(element), file.frame(element), "{}: {}", of.id, copy.element_name(element));
        }
    }
    assert_eq!(black_skies::NAMES.len(), BlackSkiesGame::SCENARIOS.len());
}
