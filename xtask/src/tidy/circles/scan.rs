//! The modules of a crate, as far as its files show them: declarations, imports, definitions and paths.

use super::super::rust::{self, Kind, Token};
use std::collections::{BTreeMap, BTreeSet};

/// Words that an item's name follows.
const DECLARES: [&str; 8] = ["fn", "struct", "enum", "trait", "type", "const", "static", "union"];

/// A path as written, with the line it is on.
pub struct Path {
    pub line: usize,
    pub words: Vec<String>,
}

/// One name that a `use` brings in.
pub struct Import {
    /// The name it has here; empty for `*`.
    pub name: String,
    pub path: Path,
    /// `true` if it is visible outside. Then it is a re-export, and counts only if the file uses it too.
    pub public: bool,
    /// `true` if it is inside a function, and so invisible outside.
    pub local: bool,
}

/// A module: a file, or a `mod name { … }` inside one.
#[derive(Default)]
pub struct Module {
    pub imports: Vec<Import>,
    /// Names of items that it defines.
    pub defined: BTreeSet<String>,
    /// Macros among them that are exported to the root of the crate.
    pub exported: BTreeSet<String>,
    /// Names of modules that it declares and that are in other files.
    pub files: Vec<String>,
    /// Modules inside this file.
    pub inner: Vec<(String, Module)>,
    /// Paths outside of `use`.
    pub paths: Vec<Path>,
    /// Single words outside of `use`, with the first line each is on.
    pub words: BTreeMap<String, usize>,
    /// Words among them that are types or constants, or are called. Another name in small letters may be a variable.
    pub used: BTreeSet<String>,
}

/// Reads a file, without the parts that are compiled only for tests.
pub fn module(text: &str) -> Module {
    let tokens = rust::tokens(text);
    let mut module = Module::default();
    Scan { tokens: &tokens, at: 0 }.module(&mut module);
    module
}

struct Scan<'a> {
    tokens: &'a [Token<'a>],
    at: usize,
}

impl<'a> Scan<'a> {
    fn kind(&self, at: usize) -> Option<Kind<'a>> {
        self.tokens.get(at).map(|token| token.kind)
    }

    fn sign(&self, at: usize, sign: char) -> bool {
        self.kind(at) == Some(Kind::Sign(sign))
    }

    fn word(&self, at: usize) -> Option<&'a str> {
        match self.kind(at) {
            Some(Kind::Word(word)) => Some(word),
            _ => None,
        }
    }

    fn before(&self, back: usize) -> Option<Kind<'a>> {
        self.at.checked_sub(back).and_then(|at| self.kind(at))
    }

    /// Returns `true` if there is `::` at an index.
    fn colons(&self, at: usize) -> bool {
        self.sign(at, ':') && self.sign(at + 1, ':')
    }

    /// Reads to the end of the file, or of the module's braces.
    fn module(&mut self, module: &mut Module) {
        let mut depth = 0_usize;
        let mut exported = false;
        while let Some(token) = self.tokens.get(self.at) {
            match token.kind {
                Kind::Sign('#') => exported |= self.attribute(),
                Kind::Sign('}') if depth == 0 => {
                    self.at += 1;
                    return;
                }
                Kind::Sign(sign) => {
                    match sign {
                        '{' => depth += 1,
                        '}' => depth -= 1,
                        _ => {}
                    }
                    self.at += 1;
                }
                Kind::Word("use") if !self.sign(self.at + 1, '<') => self.import(module, depth > 0),
                Kind::Word("mod") if self.word(self.at + 1).is_some() => self.declared(module),
                Kind::Word(word) => {
                    if depth == 0 {
                        self.define(module, word, &mut exported);
                    }
                    self.mention(module, token.line, word);
                }
                Kind::Number(_) | Kind::Text(_) => self.at += 1,
            }
        }
    }

    /// Skips an attribute, and its item if that is only for tests. Returns `true` for `macro_export`.
    fn attribute(&mut self) -> bool {
        let whole_file = self.sign(self.at + 1, '!');
        let open = self.at + 1 + usize::from(whole_file);
        if !self.sign(open, '[') {
            self.at += 1;
            return false;
        }
        let close = self.closing(open);
        let inside: Vec<&str> = (open..close).filter_map(|at| self.word(at)).collect();
        self.at = close + 1;
        if matches!(inside[..], ["cfg", "test" | "doctest"]) {
            if whole_file {
                self.at = self.tokens.len();
            } else {
                self.pass_item();
            }
        }
        inside == ["macro_export"]
    }

    /// Returns the index of the bracket that closes the one at `open`.
    fn closing(&self, open: usize) -> usize {
        let mut depth = 0_usize;
        for at in open..self.tokens.len() {
            match self.kind(at) {
                Some(Kind::Sign('(' | '[' | '{')) => depth += 1,
                Some(Kind::Sign(')' | ']' | '}')) => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return at;
            }
        }
        self.tokens.len()
    }

    fn pass_item(&mut self) {
        while self.sign(self.at, '#') {
            self.at = self.closing(self.at + 1) + 1;
        }
        let import = self.word(self.at) == Some("use") || self.word(self.at + 1) == Some("use");
        while let Some(kind) = self.kind(self.at) {
            match kind {
                Kind::Sign(';') => {
                    self.at += 1;
                    return;
                }
                Kind::Sign(sign @ ('(' | '[' | '{')) => {
                    self.at = self.closing(self.at) + 1;
                    if sign == '{' && !import {
                        return;
                    }
                }
                _ => self.at += 1,
            }
        }
    }

    fn declared(&mut self, module: &mut Module) {
        let name = self.word(self.at + 1).unwrap_or_default().to_owned();
        self.at += 2;
        if self.sign(self.at, ';') {
            module.files.push(name);
        } else if self.sign(self.at, '{') {
            self.at += 1;
            let mut inner = Module::default();
            self.module(&mut inner);
            module.inner.push((name, inner));
        }
    }

    fn define(&mut self, module: &mut Module, word: &str, exported: &mut bool) {
        if DECLARES.contains(&word)
            && let Some(name) = self.word(self.at + 1)
        {
            module.defined.insert(name.to_owned());
        }
        if word == "macro_rules"
            && let Some(name) = self.word(self.at + 2)
        {
            let names = if std::mem::take(exported) { &mut module.exported } else { &mut module.defined };
            names.insert(name.to_owned());
        }
    }

    /// Reads a word, or the path that it begins. Visibilities such as `pub(in crate::a)` are skipped.
    fn mention(&mut self, module: &mut Module, line: usize, first: &str) {
        let visibility = self.before(1) == Some(Kind::Word("in")) && self.before(2) == Some(Kind::Sign('('));
        let mut words = vec![first.to_owned()];
        self.at += 1;
        while self.colons(self.at)
            && let Some(next) = self.word(self.at + 2)
        {
            words.push(next.to_owned());
            self.at += 3;
        }
        if visibility {
            return;
        }
        module.words.entry(first.to_owned()).or_insert(line);
        let called = words.len() > 1 || self.sign(self.at, '(') || self.sign(self.at, '!');
        if called || first.starts_with(char::is_uppercase) {
            module.used.insert(first.to_owned());
        }
        if words.len() > 1 {
            module.paths.push(Path { line, words });
        }
    }

    fn import(&mut self, module: &mut Module, local: bool) {
        let public = matches!(self.before(1), Some(Kind::Word("pub") | Kind::Sign(')')));
        self.at += 1;
        let mut found = Vec::new();
        self.tree(&mut Vec::new(), &mut found);
        self.at += 1;
        module.imports.extend(found.into_iter().map(|(name, path)| Import { name, path, public, local }));
    }

    /// Reads one branch of a `use`, up to its comma, closing brace or semicolon.
    fn tree(&mut self, before: &mut Vec<String>, found: &mut Vec<(String, Path)>) {
        let length = before.len();
        let line = self.tokens.get(self.at).map_or(0, |token| token.line);
        let mut name = None;
        let mut branched = false;
        while let Some(kind) = self.kind(self.at) {
            match kind {
                Kind::Sign(',' | '}' | ';') => break,
                Kind::Sign('{') => {
                    branched = true;
                    self.at += 1;
                    while !self.sign(self.at, '}') && self.at < self.tokens.len() {
                        self.tree(before, found);
                        self.at += usize::from(self.sign(self.at, ','));
                    }
                    self.at += 1;
                }
                Kind::Sign('*') => {
                    name = Some(String::new());
                    self.at += 1;
                }
                Kind::Word("as") => {
                    name = self.word(self.at + 1).map(str::to_owned);
                    self.at += 2;
                }
                Kind::Word(word) => {
                    // `a::{self}` is `a`.
                    if word != "self" || before.is_empty() {
                        before.push(word.to_owned());
                    }
                    self.at += 1;
                }
                _ => self.at += 1,
            }
        }
        if !branched {
            let name = name.or_else(|| before.last().cloned()).unwrap_or_default();
            found.push((name, Path { line, words: before.clone() }));
        }
        before.truncate(length);
    }
}
