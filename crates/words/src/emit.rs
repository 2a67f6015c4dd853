//! The structural characters of the compiled text, as `engine::catalogue` reads them.

/// Returns a text if it may be in a sentence.
///
/// # Errors
/// If it has a line break or another control character, because a sentence is one line.
pub(crate) fn text(text: &str) -> Result<String, String> {
    if text.contains(char::is_control) {
        return Err("a sentence is one line".to_owned());
    }
    Ok(text.to_owned())
}

pub(crate) fn placeholder(inside: &str) -> String {
    format!("\u{1}{inside}\u{2}")
}

pub(crate) fn variant(key: &str, default: bool, pattern: &str) -> String {
    let star = if default { "*" } else { "" };
    format!("\u{4}{star}{key}\u{5}{pattern}")
}

pub(crate) fn call(function: &str, given: &[String], named: &[(&str, String)]) -> String {
    let given = given.iter().map(|one| format!("\u{3}{}", placeholder(one)));
    let named = named.iter().map(|(name, text)| format!("\u{3}{name}:{text}"));
    given.chain(named).fold(function.to_owned(), |text, one| text + &one)
}
