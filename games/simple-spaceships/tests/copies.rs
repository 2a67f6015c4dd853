//! Tests of the rules cannot read scenario files, so they write the shelf's scenarios by hand. This test compares their
//! list with the files.

use engine::Rules;
use shelf::Shelved;
use simple_spaceships::SimpleSpaceshipsGame;

use crate::captains::setups;

#[test]
fn the_set_ups_of_the_laws_are_those_of_the_shelf() {
    for of in SimpleSpaceshipsGame::SCENARIOS {
        let read = SimpleSpaceshipsGame::set_up(of.text, &[]);
        let (file, _) = read.unwrap_or_else(|flaws| panic!("{}: {flaws:?}", of.id));
        assert!(setups::NAMES.contains(&of.id), "{} is held to the laws", of.id);
        let copy = setups::rules(of.id, |_| {});
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
