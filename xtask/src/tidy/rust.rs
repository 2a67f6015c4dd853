//! A tokeniser for Rust: words, numbers, strings and signs, as far as the checks need them.

/// The kind of a token; comments, lifetimes and character literals are left out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Kind<'a> {
    Word(&'a str),
    Number(&'a str),
    /// The content of a string, with escapes as written.
    Text(&'a str),
    Sign(char),
}

/// A token and its line number, from 1.
#[derive(Debug, Clone, Copy)]
pub struct Token<'a> {
    pub line: usize,
    pub kind: Kind<'a>,
}

/// Splits a file into tokens.
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    let mut line = 1;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let (length, kind) = next(rest, first, found.last().map(|token: &Token<'_>| token.kind));
        if let Some(kind) = kind {
            found.push(Token { line, kind });
        }
        line += rest[..length].matches('\n').count();
        at += length;
    }
    found
}

fn next<'a>(rest: &'a str, first: char, before: Option<Kind<'a>>) -> (usize, Option<Kind<'a>>) {
    if rest.starts_with("//") {
        return (rest.find('\n').unwrap_or(rest.len()), None);
    }
    if rest.starts_with("/*") {
        return (block_comment(rest), None);
    }
    if let Some((open, hashes)) = string_start(rest) {
        return string(rest, open, hashes);
    }
    if first.is_ascii_digit() {
        let length = number(rest, before == Some(Kind::Sign('.')));
        return (length, Some(Kind::Number(&rest[..length])));
    }
    if first.is_alphabetic() || first == '_' {
        let length = run_of(rest, |c| c.is_alphanumeric() || c == '_');
        return (length, Some(Kind::Word(&rest[..length])));
    }
    if first == '\'' {
        return (quote(rest), None);
    }
    let kind = if first.is_whitespace() { None } else { Some(Kind::Sign(first)) };
    (first.len_utf8(), kind)
}

fn run_of(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|c| !belongs(c)).unwrap_or(text.len())
}

fn block_comment(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        let here = &rest.as_bytes()[at..];
        if here.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if here.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    rest.len()
}

/// Returns the index behind a string's opening quote, and the number of hashes of a raw string (`None`: not raw).
fn string_start(rest: &str) -> Option<(usize, Option<usize>)> {
    let letters = run_of(rest, |c| matches!(c, 'b' | 'c' | 'r'));
    let prefix = &rest[..letters];
    if !["", "b", "c", "r", "br", "cr"].contains(&prefix) {
        return None;
    }
    let raw = prefix.ends_with('r');
    let hashes = if raw { run_of(&rest[letters..], |c| c == '#') } else { 0 };
    let quote = letters + hashes;
    rest[quote..].starts_with('"').then_some((quote + 1, raw.then_some(hashes)))
}

fn string(rest: &str, open: usize, hashes: Option<usize>) -> (usize, Option<Kind<'_>>) {
    let inside = &rest[open..];
    let (length, close) = match hashes {
        Some(hashes) => {
            let end = format!("\"{}", "#".repeat(hashes));
            (inside.find(&end).unwrap_or(inside.len()), end.len())
        }
        None => (end_of_string(inside), 1),
    };
    ((open + length + close).min(rest.len()), Some(Kind::Text(&inside[..length])))
}

fn end_of_string(inside: &str) -> usize {
    let mut escaped = false;
    for (at, c) in inside.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at,
            _ => {}
        }
    }
    inside.len()
}

/// Returns the length of a number with its suffix. After a dot it is a tuple index, which has no fraction.
fn number(rest: &str, place: bool) -> usize {
    let alphanumeric = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut length = run_of(rest, alphanumeric);
    if place || rest[..length].starts_with("0x") {
        return length;
    }
    let mut after = rest[length..].chars();
    if after.next() == Some('.') {
        let follows = after.next();
        if !follows.is_some_and(|c| c == '.' || c == '_' || c.is_alphabetic()) {
            length += 1 + run_of(&rest[length + 1..], alphanumeric);
        }
    }
    if rest[..length].ends_with(['e', 'E']) && rest[length..].starts_with(['+', '-']) {
        length += 1 + run_of(&rest[length + 1..], alphanumeric);
    }
    length
}

/// Returns `true` if a number is written as a float.
pub fn is_float(number: &str) -> bool {
    if number.starts_with("0x") || number.starts_with("0b") || number.starts_with("0o") {
        return false;
    }
    let digits = run_of(number, |c| c.is_ascii_digit() || c == '_');
    number.contains('.') || number[digits..].starts_with(['e', 'E', 'f'])
}

/// Returns the length of a character literal, or of a lifetime's quote.
fn quote(rest: &str) -> usize {
    let mut inside = rest[1..].chars();
    let Some(first) = inside.next() else { return 1 };
    if first == '\\' {
        let escape = 2 + rest[2..].chars().next().map_or(0, char::len_utf8);
        return rest[escape..].find('\'').map_or(rest.len(), |end| escape + end + 1);
    }
    if inside.next() == Some('\'') { 2 + first.len_utf8() } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_split_into_words_numbers_strings_and_signs() {
        let text = r##"/* a /* b */ 1.0 */ fn f<'a>(x: &'a str) { x.0.1; 'c'; '\''; "s\"t // 1.5"; r#"raw " 2.5"#; } // 3.5"##;
        let kinds: Vec<Kind<'_>> = tokens(text).iter().map(|token| token.kind).collect();
        assert!(kinds.contains(&Kind::Text(r#"s\"t // 1.5"#)));
        assert!(kinds.contains(&Kind::Text(r#"raw " 2.5"#)));
        let numbers: Vec<&str> = kinds
            .iter()
            .filter_map(|kind| if let Kind::Number(text) = kind { Some(*text) } else { None })
            .collect();
        assert_eq!(numbers, ["0", "1"]);
        assert_eq!(kinds.last(), Some(&Kind::Sign('}')));
    }

    #[test]
    fn floats_are_told_from_ranges_methods_and_hexadecimal() {
        let floats = |text: &str| {
            tokens(text)
                .iter()
                .filter(|token| matches!(token.kind, Kind::Number(number) if is_float(number)))
                .count()
        };
        assert_eq!(floats("1.0 2. 1e5 1e-5 3f64 4.5e+3"), 6);
        assert_eq!(floats("0..5 1.max(2) 0xe5 7usize 1_000 t.0.1 [1, 2]..=3 0xf32"), 0);
    }

    #[test]
    fn lines_are_counted_through_strings_and_comments() {
        let found = tokens("/*\n*/ \"a\nb\"\nlast");
        assert_eq!(found.last().map(|token| token.line), Some(4));
    }
}
