//! Scenarios of the rules' tests, compared with the files. The tests write them by hand, because they cannot read files.

use engine::Rules;
use false_colours::FalseColoursGame;
use shelf::Shelved;

#[allow(dead_code)]
#[path = "../rules/tests/setups.rs"]
mod setups;

#[test]
fn the_set_ups_of_the_laws_are_those_of_the_shelf() {
    for of in FalseColoursGame::SCENARIOS {
        let read = FalseColoursGame::set_up(of.text, &[]);
        let (file, _) = read.unwrap_or_else(|flaws| panic!("{}: {flaws:?}", of.id));
        assert!(setups::NAMES.contains(&of.id), "{} is held to the laws", of.id);
        let copy = setups::rules(of.id, |_| {});
        assert_eq!((copy.map(), copy.options()), (file.map(), file.options()), "{}: map, options", of.id);
        assert_eq!(
            copy.write_position(&copy.start()),
            file.write_position(&file.start()),
            "{}: ships",
            of.id
        );
    }
}
