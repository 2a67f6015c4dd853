//! Line wrapping for running text.

/// Wraps Markdown into lines of at most `width` characters; lists and blank lines are kept.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.clamp(20, 100);
    let mut lines: Vec<String> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        let start = line.trim_start();
        let item = ["- ", "* ", "|"].iter().any(|sign| start.starts_with(sign)) || line.starts_with("    ");
        if line.trim().is_empty() {
            lines.push(String::new());
            open = false;
            continue;
        }
        if !open || item {
            lines.push(String::new());
        }
        open = true;
        for word in line.split_whitespace() {
            let full = lines
                .last()
                .is_some_and(|l| !l.is_empty() && l.chars().count() + 1 + word.chars().count() > width);
            if full {
                lines.push(String::new());
            }
            if let Some(last) = lines.last_mut() {
                if !last.is_empty() {
                    last.push(' ');
                }
                last.push_str(word);
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn paragraphs_flow_and_lists_stay() {
        let text = "one two three four\n*five* six\n\n- a\n- b";
        assert_eq!(wrap(text, 20), ["one two three four", "*five* six", "", "- a", "- b"]);
        assert_eq!(wrap(&"word ".repeat(30), 20).len(), 8);
        assert_eq!(wrap("", 20), [""; 0]);
    }
}
