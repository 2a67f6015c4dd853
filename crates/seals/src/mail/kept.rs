//! A battle by file as a text that its player keeps: the secret of the seat, and everything shown so far.
//!
//! The text is as private as the secret in it. A copy on another machine goes on from there. From an older copy a seat
//! would seal a decision a second time, so the newest counts.

use engine::Seat;
use engine::digest::{hex, unhex};
use engine::record::Record;
use shelf::Shelf;

use super::seats::one_of_two;
use super::{Mail, MailError, Playing, Stage, open_header, resume};
use crate::armour;
use crate::key::{Keys, Secret};

/// The first line.
const FIRST: &str = "firing-arc mail 1";
/// The line before the record.
const RECORD: &str = "record";

/// Parts that are kept beside record and secret.
#[derive(Default)]
struct Beside {
    seat: Option<Seat>,
    secret: Option<[u8; 32]>,
    answer: Option<(String, Keys)>,
    before: Option<(u32, Vec<String>)>,
    in_hand: Vec<String>,
}

impl Mail {
    /// Writes the battle as a text to be kept where only its player can read it.
    pub fn kept(&self) -> String {
        let secret = hex(self.secret.bytes());
        let mut text = format!("{FIRST}\nseat {}\nsecret {secret}\n", self.seat);
        let record = match &self.stage {
            Stage::Invited { draft, .. } => draft.to_string(),
            Stage::Playing(playing) => {
                text += &beside(playing);
                playing.record()
            }
        };
        text + RECORD + "\n" + &record
    }

    /// Reads a battle that was kept.
    ///
    /// # Errors
    /// If it is no such text, or its record says something false.
    pub fn open(shelf: &Shelf, text: &str) -> Result<Self, MailError> {
        let refused = |what: &str| MailError::Refused(what.to_owned());
        let (head, record) =
            text.split_once(&format!("\n{RECORD}\n")).ok_or_else(|| refused("this is no battle by file"))?;
        let mut lines = head.lines();
        if lines.next() != Some(FIRST) {
            return Err(refused(&format!("this is no battle by file: its first line is \"{FIRST}\"")));
        }
        let mut beside = Beside::default();
        for (number, line) in lines.enumerate() {
            let wrong = || MailError::Refused(format!("line {}: \"{line}\" cannot be read", number + 2));
            beside.line(line).ok_or_else(wrong)?;
        }
        let (Some(seat), Some(secret)) = (beside.seat, beside.secret) else {
            return Err(refused("the seat or its secret is missing"));
        };
        let record =
            Record::parse(record).map_err(|error| MailError::Refused(format!("the record: {error}")))?;
        let secret = Secret::new(secret);
        let of_seat = |line: &&String| line.starts_with("~ commit ") && !line.starts_with("~ commit server ");
        let both = record.header.sealed_lines.iter().filter(of_seat).count() == 2;
        let stage = if both {
            let mut playing = beside.playing(shelf, &record)?;
            playing.note_false_key(&secret, seat);
            Stage::Playing(Box::new(playing))
        } else {
            let (draft, battle) = open_header(shelf, &record.header)?;
            Stage::Invited { draft: Box::new(draft), battle }
        };
        Ok(Self { secret, seat, stage })
    }

    /// Returns the recovery text: with it and the other player's copy of the battle, the battle goes on after this
    /// player's own copy is lost. Whoever has it can write for the seat.
    pub fn recovery(&self) -> String {
        armour::written(&[&[self.seat.0][..], self.secret.bytes()].concat())
    }

    /// Returns the battle as the other player may have it: without any secret.
    pub fn history(&self) -> Option<String> {
        let Stage::Playing(playing) = &self.stage else { return None };
        Some(format!("{FIRST}\n{}{RECORD}\n{}", beside(playing), playing.record()))
    }

    /// Takes up a battle again with a recovery text and the [`Mail::history`] of the other player.
    ///
    /// # Errors
    /// If the recovery text was copied wrongly, or belongs to another battle; those of [`Mail::open`].
    pub fn recover(shelf: &Shelf, recovery: &str, history: &str) -> Result<Self, MailError> {
        let wrong = || MailError::Refused("the recovery text was not copied whole".to_owned());
        let bytes = armour::read(recovery).ok_or_else(wrong)?;
        let (seat, secret) = bytes.split_first().ok_or_else(wrong)?;
        let secret: [u8; 32] = secret.try_into().map_err(|_| wrong())?;
        let rest = history.trim_start().strip_prefix(FIRST).and_then(|rest| rest.strip_prefix('\n'));
        let rest =
            rest.ok_or_else(|| MailError::Refused("this is no copy of a battle by file".to_owned()))?;
        let seat = Seat((*seat).min(1));
        let mail = Self::open(shelf, &format!("{FIRST}\nseat {seat}\nsecret {}\n{rest}", hex(&secret)))?;
        let own = mail.secret.keys(mail.mode()?);
        match mail.playing().map(|playing| playing.ledger().keys(seat)) {
            Some(Ok(keys)) if *keys == own => Ok(mail),
            _ => Err(MailError::Refused("the recovery text belongs to another battle".to_owned())),
        }
    }
}

/// Writes what is kept beside record and secret.
fn beside(playing: &Playing) -> String {
    let mut text = String::new();
    if let Some((name, keys)) = &playing.answer {
        text += &format!("answer {keys} {name}\n");
    }
    if let Some((number, lines)) = &playing.before {
        text += &format!("before {number}\n");
        for line in lines {
            text += &format!("- {line}\n");
        }
    }
    for line in playing.ledger().lines_in_hand() {
        text += &format!("+ {line}\n");
    }
    text
}

impl Beside {
    fn line(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ')?;
        match word {
            "seat" if self.seat.is_none() => self.seat = Some(one_of_two(rest)?),
            "secret" if self.secret.is_none() => self.secret = Some(unhex(rest)?),
            "answer" => {
                let (keys, name) = Keys::read(rest)?;
                self.answer = Some((name.to_owned(), keys));
            }
            "before" => self.before = Some((rest.parse().ok()?, Vec::new())),
            "-" => self.before.as_mut()?.1.push(rest.to_owned()),
            "+" => self.in_hand.push(rest.to_owned()),
            _ => return None,
        }
        Some(())
    }

    /// Makes the battle in play of a record and what was kept beside it.
    fn playing(self, shelf: &Shelf, record: &Record) -> Result<Playing, MailError> {
        let mut playing = resume(shelf, record)?;
        playing.take_kept(&self.in_hand)?;
        playing.answer = self.answer;
        playing.before = self.before;
        Ok(playing)
    }
}
