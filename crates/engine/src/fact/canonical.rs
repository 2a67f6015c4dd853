//! The canonical text of facts: one line, the same on every machine, for records and their digests.

use std::fmt::Write;

use super::Fact;

impl Fact {
    /// Returns these facts as one line of JSON: the text that a record keeps and its digests cover.
    ///
    /// There are no blanks outside of texts, named facts keep their order, numbers are decimal. In a text, `"` and `\` are
    /// escaped by `\`; backspace, tab, line feed, form feed and carriage return are `\b`, `\t`, `\n`, `\f`, `\r`; every other
    /// control character and Unicode's line and paragraph separators are `\u` and four lower-case hexadecimal digits. All
    /// other characters are unchanged, in UTF-8.
    ///
    /// ```
    /// use engine::Fact;
    /// let facts = Fact::map([("kind", Fact::text("say \"so\"\n")), ("at", Fact::list([1, -2], Fact::int))]);
    /// assert_eq!(facts.canonical(), r#"{"kind":"say \"so\"\n","at":[1,-2]}"#);
    /// ```
    pub fn canonical(&self) -> String {
        let mut line = String::new();
        self.write_to(&mut line);
        line
    }

    fn write_to(&self, line: &mut String) {
        match self {
            Self::Null => line.push_str("null"),
            Self::Bool(true) => line.push_str("true"),
            Self::Bool(false) => line.push_str("false"),
            Self::Int(number) => write!(line, "{number}").expect("a text takes all that is written to it"),
            Self::Text(text) => quote(text, line),
            Self::List(items) => {
                line.push('[');
                for (i, item) in items.iter().enumerate() {
                    if i > 0 {
                        line.push(',');
                    }
                    item.write_to(line);
                }
                line.push(']');
            }
            Self::Map(entries) => {
                line.push('{');
                for (i, (name, fact)) in entries.iter().enumerate() {
                    if i > 0 {
                        line.push(',');
                    }
                    quote(name, line);
                    line.push(':');
                    fact.write_to(line);
                }
                line.push('}');
            }
        }
    }
}

/// Writes a text in quotation marks, so that nothing in it ends the text or the line.
fn quote(text: &str, line: &mut String) {
    line.push('"');
    for c in text.chars() {
        match c {
            '"' => line.push_str("\\\""),
            '\\' => line.push_str("\\\\"),
            '\u{8}' => line.push_str("\\b"),
            '\t' => line.push_str("\\t"),
            '\n' => line.push_str("\\n"),
            '\u{c}' => line.push_str("\\f"),
            '\r' => line.push_str("\\r"),
            c if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') => {
                write!(line, "\\u{:04x}", c as u32).expect("a text takes all that is written to it");
            }
            c => line.push(c),
        }
    }
    line.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_fact_has_one_text() {
        let facts = Fact::map([
            ("none", Fact::Null),
            ("yes", Fact::Bool(true)),
            ("no", Fact::Bool(false)),
            ("least", Fact::Int(i64::MIN)),
            ("empty", Fact::List(Vec::new())),
            ("named", Fact::map([])),
        ]);
        assert_eq!(
            facts.canonical(),
            r#"{"none":null,"yes":true,"no":false,"least":-9223372036854775808,"empty":[],"named":{}}"#
        );
    }

    #[test]
    fn nothing_in_a_text_ends_the_line() {
        for code in 0..0x3000 {
            let Some(c) = char::from_u32(code) else { continue };
            let line = Fact::text(c).canonical();
            let plain = !line.chars().any(|c| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}'));
            assert!(plain && line.starts_with('"') && line.ends_with('"'), "{code:x}: {line}");
        }
        assert_eq!(Fact::text("\u{1}\u{7f}\u{85}é🚀").canonical(), "\"\\u0001\\u007f\\u0085é🚀\"");
    }
}
