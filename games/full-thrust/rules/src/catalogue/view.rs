//! The words of views and aids.

use std::fmt::Display;

pub(crate) fn ship_at(
    name: impl Display,
    what: impl Display,
    x: impl Display,
    y: impl Display,
    course: impl Display,
    velocity: impl Display,
) -> String {
    format!("{name}, {what}, at {x}, {y}, course {course}, velocity {velocity}")
}

pub(crate) fn damage_so_far(damage: impl Display, whole: impl Display) -> String {
    format!(", {damage} of {whole} damage")
}

pub(crate) fn group_at(
    group: impl Display,
    fighters: impl Display,
    x: impl Display,
    y: impl Display,
) -> String {
    format!("{group}, {fighters} fighters, at {x}, {y}")
}
