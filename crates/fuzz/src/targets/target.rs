//! A target of the fuzzer, its inputs, and the requirements for every parser.

/// Name in place of a game for inputs that belong to no game.
pub const ANY: &str = "any";

/// An input: some bytes, and their game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Input {
    /// Id of the game, or [`ANY`].
    pub game: &'static str,
    /// The bytes. Most readers take text, with replacement characters for bytes that are not UTF-8.
    pub bytes: Vec<u8>,
}

impl Input {
    /// Returns a text as an input.
    pub fn new(game: &'static str, text: impl Into<Vec<u8>>) -> Self {
        Self { game, bytes: text.into() }
    }

    /// Returns the input as text, with a replacement character for every invalid byte.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

/// One kind of text, with its reader.
pub trait Target {
    /// Returns the name, which is also the target's folder in the corpus.
    fn name(&self) -> &'static str;

    /// Returns the number of inputs per round.
    fn inputs(&self) -> u32;

    /// Returns the valid texts that inputs are made from.
    fn texts(&self) -> &[Input];

    /// Runs an input; returns `true` if it was accepted.
    ///
    /// # Errors
    /// The requirement that it broke.
    fn hold(&mut self, input: &Input) -> Result<bool, String>;

    /// Returns `true` if the target accepts its valid texts whatever it ran before.
    fn stands_alone(&self) -> bool {
        true
    }

    /// Resets the target after an input that broke a requirement.
    fn begin_again(&mut self) {}
}

/// Checks that there is a flaw, and that every flaw has a place and a message.
///
/// # Errors
/// If there is no flaw, or one without place or message.
pub fn named(flaws: &[engine::Flaw]) -> Result<bool, String> {
    match flaws.iter().find(|flaw| flaw.what.trim().is_empty() || flaw.place.trim().is_empty()) {
        Some(flaw) => Err(format!("a flaw without words: {flaw:?}")),
        None if flaws.is_empty() => Err("refused without a flaw".to_owned()),
        None => Ok(false),
    }
}

/// Checks that two texts are equal.
///
/// # Errors
/// The first line in which they differ.
pub fn same(what: &str, one: &str, two: &str) -> Result<bool, String> {
    if one == two {
        return Ok(true);
    }
    let line = one.lines().zip(two.lines()).find(|(a, b)| a != b);
    Err(format!("{what} comes back otherwise: {line:?}"))
}
