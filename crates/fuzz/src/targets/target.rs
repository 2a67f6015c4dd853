//! A target and its inputs, and what is demanded of every reader.

/// The game of inputs that belong to none.
pub const ANY: &str = "any";

/// An input: some bytes, and the game they are for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Input {
    /// The game's id, or [`ANY`].
    pub game: &'static str,
    /// The bytes; most readers take text, and get what of them is text.
    pub bytes: Vec<u8>,
}

impl Input {
    /// An input of text.
    pub fn new(game: &'static str, text: impl Into<Vec<u8>>) -> Self {
        Self { game, bytes: text.into() }
    }

    /// Returns it as text, with a mark in the place of every byte that is none.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

/// One kind of text and its reader.
pub trait Target {
    /// The name, which is its folder in the corpus.
    fn name(&self) -> &'static str;

    /// How many inputs it is given in a round.
    fn inputs(&self) -> u32;

    /// The valid texts that inputs are made from.
    fn texts(&self) -> &[Input];

    /// Tries an input; `true` if it was accepted.
    ///
    /// # Errors
    /// What does not hold of it.
    fn hold(&mut self, input: &Input) -> Result<bool, String>;

    /// Returns `true` if its valid texts are accepted whatever was tried before.
    fn stands_alone(&self) -> bool {
        true
    }

    /// Begins again after an input that broke something.
    fn begin_again(&mut self) {}
}

/// Demands that every flaw says what is wrong.
///
/// # Errors
/// If there is no flaw, or one without words.
pub fn named(flaws: &[engine::Flaw]) -> Result<bool, String> {
    match flaws.iter().find(|flaw| flaw.what.trim().is_empty() || flaw.place.trim().is_empty()) {
        Some(flaw) => Err(format!("a flaw without words: {flaw:?}")),
        None if flaws.is_empty() => Err("refused without a flaw".to_owned()),
        None => Ok(false),
    }
}

/// Demands that two texts are the same.
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
