//! Names of a room's clocks: each is a row of the store, which knows it as a text.

use std::fmt;

/// Name of a clock of a room. A seat counts from 0 here, and from 1 in the text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum DueName {
    /// The time of a seat's order, or its grace, is up.
    Clock(usize),
    /// A seat is reminded that a decision waits for it.
    Begins(usize),
    /// A seat is reminded that little of its time is left.
    Left(usize),
    /// A reminder of a seat is tried.
    Outbox(usize),
    /// A captain is asked again who has not answered.
    Captain,
    /// The room is closed, because all people are absent.
    Abandoned,
    /// The clock of a program that knew others; it is stopped with the next write.
    Unknown(String),
}

impl DueName {
    /// Reads the text of a row.
    pub(crate) fn read(text: &str) -> Self {
        Self::known(text).unwrap_or_else(|| Self::Unknown(text.to_owned()))
    }

    fn known(text: &str) -> Option<Self> {
        let Some((name, number)) = text.split_once('-') else {
            return match text {
                "captain" => Some(Self::Captain),
                "abandoned" => Some(Self::Abandoned),
                _ => None,
            };
        };
        let seat = number.parse::<usize>().ok()?.checked_sub(1)?;
        let known = match name {
            "clock" => Self::Clock(seat),
            "begins" => Self::Begins(seat),
            "left" => Self::Left(seat),
            "outbox" => Self::Outbox(seat),
            _ => return None,
        };
        // A row has one name: "clock-01" is none of ours.
        (known.to_string() == text).then_some(known)
    }
}

impl fmt::Display for DueName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clock(seat) => write!(f, "clock-{}", seat + 1),
            Self::Begins(seat) => write!(f, "begins-{}", seat + 1),
            Self::Left(seat) => write!(f, "left-{}", seat + 1),
            Self::Outbox(seat) => write!(f, "outbox-{}", seat + 1),
            Self::Captain => f.write_str("captain"),
            Self::Abandoned => f.write_str("abandoned"),
            Self::Unknown(text) => f.write_str(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_text_of_its_row_and_read_back() {
        for (name, text) in [
            (DueName::Clock(0), "clock-1"),
            (DueName::Begins(1), "begins-2"),
            (DueName::Left(2), "left-3"),
            (DueName::Outbox(11), "outbox-12"),
            (DueName::Captain, "captain"),
            (DueName::Abandoned, "abandoned"),
        ] {
            assert_eq!(name.to_string(), text);
            assert_eq!(DueName::read(text), name);
        }
    }

    #[test]
    fn other_text_is_kept_as_it_is_and_names_no_clock_of_ours() {
        for text in ["", "clock", "clock-0", "clock-01", "clock-x", "clock-1-2", "captain-1", "moon-1", "-1"]
        {
            assert_eq!(DueName::read(text), DueName::Unknown(text.to_owned()));
            assert_eq!(DueName::read(text).to_string(), text);
        }
    }
}
