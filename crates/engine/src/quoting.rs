//! Parts of messages: counts with the right form of their noun, and quoted text at a readable length.

use std::fmt;

/// Longest quotation of another person's text in a message, in characters.
pub const QUOTED: usize = 80;
/// Number of characters shown before the point where two long lines begin to differ.
const BEFORE: usize = 20;

/// Returns a number with its noun, which takes an `s` unless there is exactly one.
///
/// ```
/// use engine::quoting::counted;
/// assert_eq!((counted(1, "turn"), counted(0, "turn")), ("1 turn".to_owned(), "0 turns".to_owned()));
/// ```
pub fn counted<N: fmt::Display + Copy + PartialEq + From<u8>>(number: N, noun: &str) -> String {
    let end = if number == N::from(1) { "" } else { "s" };
    format!("{number} {noun}{end}")
}

/// Returns a text cut to [`QUOTED`] characters. A text that was cut ends with `…` and its whole length.
pub fn shortened(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}… ({} characters)", &text[..end], text.chars().count()),
    }
}

/// Returns a text in quotation marks, cut to [`QUOTED`] characters.
pub fn quoted(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        None => format!("\"{text}\""),
        Some((end, _)) => format!("\"{}…\" ({} characters)", &text[..end], text.chars().count()),
    }
}

/// Returns two texts in quotation marks. Long texts are cut to the part in which they begin to differ.
pub fn quoted_apart(one: &str, other: &str) -> (String, String) {
    let same = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let from = same.saturating_sub(BEFORE);
    let cut = |text: &str| {
        let length = text.chars().count();
        if length <= QUOTED {
            return format!("\"{text}\"");
        }
        let start = if from == 0 { "" } else { "…" };
        let shown: String = text.chars().skip(from).take(QUOTED).collect();
        let end = if from + QUOTED < length { "…" } else { "" };
        format!("\"{start}{shown}{end}\" ({length} characters)")
    };
    (cut(one), cut(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_cut_and_its_length_is_told() {
        assert_eq!(quoted(&"é".repeat(80)), format!("\"{}\"", "é".repeat(80)));
        assert_eq!(quoted(&"é".repeat(81)), format!("\"{}…\" (81 characters)", "é".repeat(80)));
        assert_eq!(
            shortened(&"x".repeat(1_000_000)).chars().count(),
            80 + "… (1000000 characters)".chars().count()
        );
    }

    #[test]
    fn lines_that_differ_late_are_shown_where_they_differ() {
        let (one, other) = (format!("{}A", "x".repeat(500)), format!("{}B", "x".repeat(500)));
        let (one, other) = quoted_apart(&one, &other);
        assert_eq!(one, format!("\"…{}A\" (501 characters)", "x".repeat(20)));
        assert_ne!(one, other);
        assert_eq!(quoted_apart("a", "b"), ("\"a\"".to_owned(), "\"b\"".to_owned()));
    }
}
