//! What a person types: an order, or a word to the program.

/// A typed line as it is meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// Nothing but blanks.
    Blank,
    /// What can be typed.
    Help,
    /// The text of a clause; without one, a list.
    Why(String),
    /// The table, whole.
    Board,
    /// The table around the pieces.
    Close,
    /// The pieces in words, with bearings.
    Pieces,
    /// The last turn again.
    Log,
    /// Take the sealed order back.
    Undo,
    /// Leave; the record is kept.
    Quit,
    /// Agreement.
    Yes,
    /// Disagreement.
    No,
    /// Anything else.
    Order(String),
}

impl Word {
    /// Reads a line; words to the program are taken before orders.
    pub fn of(line: &str) -> Self {
        let line = line.trim();
        let lower = line.to_ascii_lowercase();
        let (first, rest) = lower.split_once(char::is_whitespace).unwrap_or((&lower, ""));
        match (first, rest.trim()) {
            ("", _) => Self::Blank,
            ("help" | "?" | "h", "") => Self::Help,
            ("why" | "rules" | "clause", clause) => Self::Why(clause.to_owned()),
            ("board" | "table", "") => Self::Board,
            ("board" | "table", "close") | ("close", "") => Self::Close,
            ("pieces", "") => Self::Pieces,
            ("log", "") => Self::Log,
            ("undo" | "unseal", "") => Self::Undo,
            ("quit" | "exit" | "q", "") => Self::Quit,
            ("y" | "yes" | "seal", "") => Self::Yes,
            ("n" | "no", "") => Self::No,
            _ => Self::Order(line.to_owned()),
        }
    }
}

/// What can be typed, told to whoever asks.
pub const HELP: &str = "\
Write your order and press Enter; you see what stands of it before it is sealed.
  A R-45; A.1 S8   an order for each piece, parted by ; or , (a lone ship's name may be left out)
  assign A M2 A1   in Simple Spaceships: dice to boxes, then fly 2, turn left, spend, attack B roll 1, end
  idle             nobody of yours acts
  board            the whole table; `close` shows the part where the pieces are
  pieces           all pieces in words, with bearings and ranges
  why FTL-6.3      the text of a clause; `why` alone lists them
  log              what happened last turn
  undo             take your sealed order back, as long as it is not revealed
  quit             leave; the record is kept and can be gone on with";

#[cfg(test)]
mod tests {
    use super::Word;

    #[test]
    fn words_to_the_program_are_told_from_orders() {
        assert_eq!(Word::of("  why ftl-6.3 "), Word::Why("ftl-6.3".to_owned()));
        assert_eq!(Word::of("BOARD close"), Word::Close);
        assert_eq!(Word::of("A R-45; A.1 S8"), Word::Order("A R-45; A.1 S8".to_owned()));
        assert_eq!(Word::of("idle"), Word::Order("idle".to_owned()));
        assert_eq!(Word::of("\t"), Word::Blank);
    }
}
