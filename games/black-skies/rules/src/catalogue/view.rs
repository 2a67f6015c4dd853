//! The words of views and aids.

use std::fmt::Display;

// Aids.
pub(crate) const WHO_DEPLOYS_FIRST: &str = "who deploys first";
pub(crate) const ONE_FACE_PASSES: &str = "1 face of 6 passes";
pub(crate) fn faces_pass(faces: impl Display) -> String {
    format!("{faces} faces of 6 pass")
}

pub(crate) const NO_FIRE: &str = "no fire";
pub(crate) const NO_MORE_FIRE: &str = "no more fire in this flip";
pub(crate) const OR_ANY_OTHER_PLACE: &str = "or any other place in your zone, lead and wingman within 6 in";
pub(crate) fn or_any_other_order(fastest: impl Display) -> String {
    format!("or any other order of the cards, and any speed from 0 to {fastest}")
}

// Aids: sights.
pub(crate) const FIRED_ALREADY: &str = "fired already";
pub(crate) const OUT_OF_RANGE: &str = "out of range";
pub(crate) const OUT_OF_ARC: &str = "out of arc";
pub(crate) fn its_speed(speed: impl Display) -> String {
    format!("its speed, {speed}")
}

pub(crate) fn its_maneuver(element: impl Display, flown: impl Display) -> String {
    format!("the maneuver of {element}{flown}")
}

// View.
pub(crate) const OFF_THE_TABLE: &str = "off the table";
pub(crate) const TAIL_FIRST: &str = ", tail first";
pub(crate) fn fighter_at(
    name: impl Display,
    kind: impl Display,
    [x, y]: [impl Display; 2],
    facing: impl Display,
    speed: impl Display,
    tail: impl Display,
    [hull, whole]: [impl Display; 2],
) -> String {
    format!("{name}, {kind}, at {x}, {y}, facing {facing}, speed {speed}{tail}, hull {hull} of {whole}")
}
