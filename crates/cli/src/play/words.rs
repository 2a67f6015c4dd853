//! The input of a person: an order, or a word to the program.

use crate::catalogue;

/// The meaning of a typed line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// Blanks only.
    Blank,
    /// A request for help.
    Help,
    /// A request for the text of a clause; without one, for the list.
    Why(String),
    /// A request for the whole table.
    Board,
    /// A request for the table around the pieces.
    Close,
    /// A request for the pieces in words, with bearings.
    Pieces,
    /// A request for the orders open to a piece; without one, for the pieces that may get orders.
    Choices(String),
    /// A request for the order that a captain would write, and why; without a name, the strongest captain's.
    Hint(String),
    /// A request to see the whole turn last played again.
    Log,
    /// Withdraw the sealed order.
    Undo,
    /// Concede the battle.
    Concede,
    /// Agree to a draw.
    Agree,
    /// Leave; the record is kept.
    Quit,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Any other line.
    Order(String),
}

impl Word {
    /// Parses a line; words to the program take precedence over orders.
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
            ("choices" | "moves", piece) => Self::Choices(piece.to_ascii_uppercase()),
            ("hint" | "advice", captain) => Self::Hint(captain.to_owned()),
            ("log", "") => Self::Log,
            ("undo" | "unseal", "") => Self::Undo,
            ("concede", "") => Self::Concede,
            ("agree", "") => Self::Agree,
            ("quit" | "exit" | "q", "") => Self::Quit,
            ("y" | "yes" | "seal", "") => Self::Yes,
            ("n" | "no", "") => Self::No,
            _ => Self::Order(line.to_owned()),
        }
    }
}

/// The words that can be typed besides orders, with their effects; `{PIECE}` and `{CLAUSE}` are filled in.
const WORDS: [(&str, &str); 12] = [
    ("idle", catalogue::HELP_IDLE),
    ("choices {PIECE}", catalogue::HELP_CHOICES),
    ("hint", catalogue::HELP_HINT),
    ("board", catalogue::HELP_BOARD),
    ("pieces", catalogue::HELP_PIECES),
    ("why {CLAUSE}", catalogue::HELP_WHY),
    ("log", catalogue::HELP_LOG),
    ("undo", catalogue::HELP_UNDO),
    ("concede", catalogue::HELP_CONCEDE),
    ("agree", catalogue::HELP_AGREE),
    ("help", catalogue::HELP_HELP),
    ("quit", catalogue::HELP_QUIT),
];

/// Returns the help: first the game's notation of orders, then the words to the program.
pub fn help(notation: &[(&str, &str)], piece: &str, clause: &str) -> Vec<String> {
    let filled = |word: &str| word.replace("{PIECE}", piece).replace("{CLAUSE}", clause);
    let row = |(typed, about): &(&str, &str)| (filled(typed), (*about).to_owned());
    let rows: Vec<(String, String)> = notation.iter().chain(&WORDS).map(row).collect();
    let wide = rows.iter().map(|(typed, _)| typed.chars().count()).max().unwrap_or(0);
    let mut lines = vec![catalogue::HELP_ORDERS.to_owned()];
    lines.extend(rows.iter().map(|(typed, about)| format!("  {typed:wide$}  {about}").trim_end().to_owned()));
    lines
}

#[cfg(test)]
mod tests {
    use super::Word;

    #[test]
    fn words_to_the_program_are_told_from_orders() {
        assert_eq!(Word::of("  why ftl-6.3 "), Word::Why("ftl-6.3".to_owned()));
        assert_eq!(Word::of("BOARD close"), Word::Close);
        assert_eq!(Word::of("A R-45; A.1 S8"), Word::Order("A R-45; A.1 S8".to_owned()));
        assert_eq!(Word::of("idle"), Word::Order("idle".to_owned()));
        assert_eq!(Word::of("Concede"), Word::Concede);
        assert_eq!(Word::of("agree "), Word::Agree);
        assert_eq!(Word::of("draw"), Word::Order("draw".to_owned()), "an order of some games");
        assert_eq!(Word::of("\t"), Word::Blank);
        assert_eq!(Word::of("choices a1"), Word::Choices("A1".to_owned()));
        assert_eq!(Word::of("Choices"), Word::Choices(String::new()));
        assert_eq!(Word::of("hint"), Word::Hint(String::new()));
        assert_eq!(Word::of("Hint Doctrine"), Word::Hint("doctrine".to_owned()));
    }
}
