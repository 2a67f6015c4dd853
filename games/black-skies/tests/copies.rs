//! Scenarios of the rules' tests, compared with the files. The tests write them by hand, because they cannot read
//! files.

use black_skies::BlackSkiesGame;
use engine::Rules;
use rules_black_skies::BlackSkies;
use shelf::Shelved;

#[allow(dead_code)]
#[path = "../rules/tests/setups.rs"]
mod setups;

#[test]
fn the_set_ups_of_the_laws_are_those_of_the_shelf() {
    for of in BlackSkiesGame::SCENARIOS {
        let read = BlackSkiesGame::set_up(of.text, &[]);
        let (file, _) = read.unwrap_or_else(|flaws| panic!("{}: {flaws:?}", of.id));
        assert!(setups::NAMES.contains(&of.id), "{} is held to the laws", of.id);
        let copy = setups::rules(&setups::shelved(of.id, &[]));
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
    assert_eq!(setups::NAMES.len(), BlackSkiesGame::SCENARIOS.len());
}
