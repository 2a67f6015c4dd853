//! Letters of battles by file: their bodies, battles as they are kept, and records that are checked.

use anyhow::Result;
use engine::Seat;
use games::SHELF;
use seals::mail::{MailError, Outside};
use seals::verify::verify;
use seals::{Mail, letter};
use shelf::Opening;

use super::target::{Input, Target, same};

/// A battle of every game that goes by file.
const BATTLES: [(&str, &str); 4] =
    [("ftl", "duel"), ("full-thrust", "line-duel"), ("simple-spaceships", "duel"), ("talon", "duel")];
/// Number of decisions that are played.
const DECISIONS: usize = 2;

/// The target for letters. A body is mutated before it is wrapped: a spoiled wrapping is refused at its check.
pub struct Letters {
    texts: Vec<Input>,
    readers: Vec<Reader>,
}

/// A player to whom letters come.
struct Reader {
    game: &'static str,
    kept: String,
    recovery: String,
}

impl Letters {
    /// Plays a battle of each game, and takes its letters, copies and record as valid texts.
    ///
    /// # Errors
    /// If a letter is refused.
    pub fn new() -> Result<Self> {
        let (mut texts, mut readers) = (Vec::new(), Vec::new());
        for (number, (game, scenario)) in BATTLES.into_iter().enumerate() {
            let fresh = |at: u8| [16 * number as u8 + at; 32];
            let opening = Opening::scenario(scenario);
            let mut ada = Mail::invite(&SHELF, game, &opening, (Seat(0), "Ada"), fresh(1))?;
            let mut ben = Mail::join(&SHELF, &ada.letter(), "Ben", fresh(2))?;
            let mut letters = vec![ada.letter(), ben.letter()];
            ada.take(&SHELF, &ben.letter())?;
            let mut at = 3;
            while ada.battle().revealed() < DECISIONS {
                for mail in [&mut ada, &mut ben] {
                    if mail.must_write() {
                        let order = mail.battle().drawn(mail.seat(), at);
                        mail.order(&order, [at as u8; 32])?;
                    }
                    at += 1;
                }
                ben.take(&SHELF, &ada.letter())?;
                ada.take(&SHELF, &ben.letter())?;
                letters.push(ben.letter());
            }
            for text in &letters {
                texts.push(Input::new(game, letter::read(text)?));
            }
            texts.push(Input::new(game, letters[2].as_str()));
            texts.push(Input::new(game, ada.kept()));
            texts.extend(ben.history().map(|history| Input::new(game, history)));
            texts.extend(ada.playing().map(|playing| Input::new(game, playing.record())));
            readers.push(Reader { game, kept: ada.kept(), recovery: ada.recovery() });
        }
        Ok(Self { texts, readers })
    }
}

/// Checks that a refusal says something.
fn told(error: &MailError) -> Result<bool, String> {
    if error.to_string().trim().is_empty() {
        Err(format!("a refusal without words: {error:?}"))
    } else {
        Ok(false)
    }
}

/// Checks that a battle is kept and opened the same.
fn opens(mail: &Mail) -> Result<bool, String> {
    let kept = mail.kept();
    match Mail::open(&SHELF, &kept) {
        Ok(again) => same("the battle as it is kept", &kept, &again.kept()),
        Err(error) => Err(format!("its own text is refused: {error}\n{kept}")),
    }
}

impl Reader {
    /// Takes a letter in every way in which a player or a server takes one.
    fn takes(&self, text: &str) -> Result<bool, String> {
        let joined = match Mail::join(&SHELF, text, "Ben", [9; 32]) {
            Ok(mail) => opens(&mail)?,
            Err(error) => told(&error)?,
        };
        let mut mail = Mail::open(&SHELF, &self.kept).map_err(|error| error.to_string())?;
        let taken = match mail.take(&SHELF, text) {
            Ok(_) => true,
            Err(error) => told(&error)?,
        };
        if let Err(error) = mail.take_own(text) {
            told(&error)?;
        }
        opens(&mail)?;
        match Outside::read(text) {
            Ok(_) => Ok(joined || taken),
            Err(_) if joined || taken => Err("a letter was taken that no server would carry".to_owned()),
            Err(error) => told(&error),
        }
    }
}

impl Target for Letters {
    fn name(&self) -> &'static str {
        "letter"
    }

    fn inputs(&self) -> u32 {
        500
    }

    fn texts(&self) -> &[Input] {
        &self.texts
    }

    fn hold(&mut self, input: &Input) -> Result<bool, String> {
        let text = input.text();
        let Some(reader) = self.readers.iter().find(|reader| reader.game == input.game) else {
            return Ok(false);
        };
        if text.starts_with("firing-arc mail") {
            let own = text.contains("\nsecret ");
            let opened =
                if own { Mail::open(&SHELF, &text) } else { Mail::recover(&SHELF, &reader.recovery, &text) };
            return opened.map_or_else(|error| told(&error), |mail| opens(&mail));
        }
        if text.starts_with("firing-arc record") {
            return match verify(&SHELF, &text) {
                Err(fault) if fault.what.trim().is_empty() => {
                    Err(format!("a fault without words: {fault:?}"))
                }
                found => Ok(found.is_ok()),
            };
        }
        if text.contains("FIRING ARC LETTER") {
            return reader.takes(&text);
        }
        reader.takes(&letter::write("of a battle", &text))
    }
}
