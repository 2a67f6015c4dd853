//! The compiled text of a catalogue, as the crate `words` writes it.
//!
//! The first three lines are language, version and plural forms. Then come the messages: name, U+001E, pattern, line
//! feed. In a pattern U+0001 begins a placeholder and U+0002 ends it; its first letter is its type. U+0003 ends a name
//! or a selector, U+0004 begins a variant and U+0005 ends its key. No sentence can contain these characters.

use super::{Catalogue, Expression, Function, Pattern, Piece, Plurals, Variant};

/// The text not read yet.
struct Reader<'a>(&'a str);

impl Catalogue {
    /// Parses a compiled catalogue; `None` if the text is not one.
    pub fn read(compiled: &str) -> Option<Self> {
        let mut lines = compiled.split_terminator('\n');
        let language = lines.next()?.to_owned();
        let version = lines.next()?.parse().ok().filter(|version| *version > 0)?;
        let plurals = Plurals::read(lines.next()?)?;
        let message = |line: &str| {
            let (id, pattern) = line.split_once('\u{1e}')?;
            let mut reader = Reader(pattern);
            let pattern = reader.pattern()?;
            reader.0.is_empty().then(|| (id.to_owned(), pattern))
        };
        let messages = lines.map(message).collect::<Option<_>>()?;
        Some(Self { language, version, plurals, messages })
    }
}

impl<'a> Reader<'a> {
    /// Takes the text up to the next structural character.
    fn text(&mut self) -> &'a str {
        let end = self.0.find(|c| matches!(c, '\u{1}'..='\u{5}')).unwrap_or(self.0.len());
        let (text, rest) = self.0.split_at(end);
        self.0 = rest;
        text
    }

    /// Takes this character if it is next.
    fn takes(&mut self, sign: char) -> Option<()> {
        self.0 = self.0.strip_prefix(sign)?;
        Some(())
    }

    fn pattern(&mut self) -> Option<Pattern> {
        let mut pattern = Pattern::new();
        loop {
            let text = self.text();
            if !text.is_empty() {
                pattern.push(Piece::Text(text.to_owned()));
            }
            if self.takes('\u{1}').is_none() {
                return Some(pattern);
            }
            let on = self.expression()?;
            pattern.push(if self.0.starts_with('\u{4}') { self.choice(on)? } else { Piece::Value(on) });
            self.takes('\u{2}')?;
        }
    }

    /// Reads the variants of a choice. The key of the default begins with a star.
    fn choice(&mut self, on: Expression) -> Option<Piece> {
        let (mut variants, mut default) = (Vec::new(), None);
        while self.takes('\u{4}').is_some() {
            let key = self.text();
            self.takes('\u{5}')?;
            let plain = key.strip_prefix('*');
            if plain.is_some() {
                default = Some(variants.len());
            }
            variants.push(Variant { key: plain.unwrap_or(key).to_owned(), pattern: self.pattern()? });
        }
        Some(Piece::Choice { on, variants, default: default? })
    }

    /// Reads an expression: a fact `$`, a message `@`, a text `"`, or a function. Each argument of a function has a
    /// placeholder of its own; named ones are `:name:text`.
    fn expression(&mut self) -> Option<Expression> {
        let word = self.text();
        if let Some(name) = word.strip_prefix('$') {
            return Some(Expression::Fact(name.to_owned()));
        }
        if let Some(id) = word.strip_prefix('@') {
            return Some(Expression::Message(id.to_owned()));
        }
        if let Some(text) = word.strip_prefix('"') {
            return Some(Expression::Text(text.to_owned()));
        }
        let function = Function::named(word)?;
        let (mut given, mut named) = (Vec::new(), Vec::new());
        while self.takes('\u{3}').is_some() {
            if self.takes('\u{1}').is_some() {
                given.push(self.expression()?);
                self.takes('\u{2}')?;
            } else {
                let (name, text) = self.text().split_once(':')?;
                named.push((name.to_owned(), text.to_owned()));
            }
        }
        Some(Expression::Call { function, given, named })
    }
}
