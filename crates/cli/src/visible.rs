//! A filter for text from strangers: characters that control a terminal are replaced by visible escapes.
//!
//! A record, a scenario, a design or a file's name may hold escape sequences that move the cursor or rename the window,
//! and marks that reverse the direction of text. Everything the program prints passes through this filter.

use std::borrow::Cow;

/// Returns `true` if a character is invisible and acts on a terminal or on the text around it.
const fn is_hidden(c: char) -> bool {
    matches!(
        c,
        // C0, DEL and C1.
        '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}'
            // Marks, embeddings, overrides and isolates of direction.
            | '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
            // Separators of lines and paragraphs.
            | '\u{2028}' | '\u{2029}'
            // Characters without width, and the byte order mark.
            | '\u{200b}' | '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            // Tags and noncharacters.
            | '\u{e0000}'..='\u{e007f}' | '\u{fdd0}'..='\u{fdef}' | '\u{fffe}' | '\u{ffff}'
    )
}

/// Replaces every hidden character except the line feed with its escape, such as `\u{202e}`.
pub fn visible(text: &str) -> Cow<'_, str> {
    written_out(text, |c| c != '\n', braced)
}

/// Replaces every hidden character with its escape, line feeds too, for text on one line.
pub fn visible_line(text: &str) -> Cow<'_, str> {
    written_out(text, |_| true, braced)
}

/// Replaces hidden characters in JSON or TOML with the escapes of these languages; the meaning stays the same.
pub fn visible_data(text: &str) -> Cow<'_, str> {
    let escape = |c: char, to: &mut String| {
        for unit in c.encode_utf16(&mut [0; 2]) {
            to.push_str(&format!("\\u{unit:04x}"));
        }
    };
    written_out(text, |c| !matches!(c, '\n' | '\t'), escape)
}

/// Writes a character's code in braces, as Rust does.
fn braced(c: char, to: &mut String) {
    to.push_str(&c.escape_unicode().to_string());
}

fn written_out(text: &str, also: impl Fn(char) -> bool, write: impl Fn(char, &mut String)) -> Cow<'_, str> {
    let hidden = |c: char| is_hidden(c) && also(c);
    if !text.contains(hidden) {
        return Cow::Borrowed(text);
    }
    let mut seen = String::with_capacity(text.len() + 16);
    let mut next = text.chars().peekable();
    while let Some(c) = next.next() {
        // A carriage return before a line feed, as in CSV, overwrites nothing and is kept.
        let ends = c == '\r' && !hidden('\n') && next.peek() == Some(&'\n');
        if hidden(c) && !ends { write(c, &mut seen) } else { seen.push(c) }
    }
    Cow::Owned(seen)
}

/// Writes a line to standard error, through the filter.
pub fn warn(text: &str) {
    eprintln!("{}", visible(text));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_acts_on_a_terminal_is_written_out() {
        let text = "a\u{1b}[2Jb\u{9b}31m\u{7f}\r-\r\n\u{202e}c\u{2066}\u{2028}é ✓ עברית 👩‍🚀";
        let seen = "a\\u{1b}[2Jb\\u{9b}31m\\u{7f}\\u{d}-\r\n\\u{202e}c\\u{2066}\\u{2028}é ✓ עברית 👩‍🚀";
        assert_eq!(visible(text), seen);
        assert_eq!(visible_line("a\nb"), "a\\u{a}b");
        assert!(matches!(visible("plain"), Cow::Borrowed(_)));
    }

    #[test]
    fn json_says_the_same_with_its_own_escapes() {
        let text = "x\u{202e}\u{e0041}\u{9b}";
        let json = serde_json::to_string(text).unwrap();
        let seen = visible_data(&json);
        assert!(seen.is_ascii(), "{seen}");
        assert_eq!(serde_json::from_str::<String>(&seen).unwrap(), text);
    }
}
