//! Lines of text, as records and letters have them.

/// Returns lines as a text, each with its line feed.
pub(crate) fn joined<'a>(lines: impl IntoIterator<Item = &'a str>) -> String {
    lines.into_iter().fold(String::new(), |text, line| text + line + "\n")
}
