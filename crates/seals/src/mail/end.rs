//! The end of a battle in a letter, with what a carrier needs to check its signature.

use engine::Seat;
use engine::digest::{hex, unhex};

use super::seats::other;
use crate::hash::{Hash, hash};
use crate::key::{Keys, Signature};
use crate::lines::joined;
use crate::verify::end_message;

/// The end as a seat knows it, with its signature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct End {
    /// The number of decisions before.
    pub after: u32,
    /// The lines of the end block between its first line and the signatures.
    pub lines: Vec<String>,
    /// The signature of the letter's seat.
    pub signature: Signature,
    /// The facts by which a carrier checks the signature; `None` in a letter of an earlier program.
    pub shown: Option<Shown>,
}

/// The facts by which a carrier checks the signature of an end. No seat signs them, and the other seat's program has no use for them: it
/// knows its own battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    /// The digest of the last decision.
    pub before: [u8; 8],
    /// The keys that check signatures, of seat 1 and of seat 2.
    pub signs: [Hash; 2],
}

impl End {
    /// Writes the end as lines of a letter.
    pub(super) fn write(&self) -> String {
        let shown = self.shown.map_or_else(String::new, |Shown { before, signs: [first, second] }| {
            format!(" {} {} {}", hex(&before), hex(&first), hex(&second))
        });
        let first = format!("end {} {}{shown}\n", self.after, hex(&self.signature));
        first + &joined(self.lines.iter().map(String::as_str))
    }

    /// Reads the first line behind its word.
    pub(super) fn read(rest: &str) -> Option<Self> {
        let words: Vec<&str> = rest.split(' ').collect();
        let (after, signature, shown) = match words[..] {
            [after, signature] => (after, signature, None),
            [after, signature, before, first, second] => {
                let signs = [unhex(first)?, unhex(second)?];
                (after, signature, Some(Shown { before: unhex(before)?, signs }))
            }
            _ => return None,
        };
        Some(Self { after: after.parse().ok()?, lines: Vec::new(), signature: unhex(signature)?, shown })
    }

    /// Returns a hash of battle, last decision and keys, if a seat signed this end of the battle with this id by the keys that
    /// it shows. Two seats that know the same battle show the same, so neither can end it for the other.
    pub(super) fn signed(&self, id: &Hash, seat: Seat) -> Option<Hash> {
        let Shown { before, signs } = self.shown.as_ref()?;
        let text = joined(std::iter::once("end").chain(self.lines.iter().map(String::as_str)));
        let keys = Keys { signs: *signs.get(seat.index())?, receives: None, commit: [0; 32] };
        let is_signed = self.is_whole(seat) && keys.signed(&end_message(id, before, &text), &self.signature);
        is_signed.then(|| hash("signed end", &[id, before, &signs[0], &signs[1]]))
    }

    /// Returns `true` if this end is a claim that shows a seal of a seat.
    pub(super) fn shows_seal_of(&self, seat: Seat) -> bool {
        let seal = format!("~ seal {seat} ");
        self.lines.iter().any(|line| line.starts_with(&seal))
    }

    /// Returns `true` if a seat may end a battle this way: by the rules, by its own concession, or because the other is late.
    fn is_whole(&self, seat: Seat) -> bool {
        let late = format!("~ late {}", other(seat));
        match &self.lines[..] {
            [] => true,
            [line]
                if *line == format!("> {seat}  concedes")
                    || *line == format!("> {}  concedes", other(seat)) =>
            {
                true
            }
            [.., last] => *last == late,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::charter::Mode;
    use crate::key::Secret;
    use crate::verify::sign_end;

    const ID: Hash = [7; 32];

    fn signed(lines: &[&str], seat: Seat) -> End {
        let secrets = [Secret::new([1; 32]), Secret::new([2; 32])];
        let signs = [0, 1].map(|at: usize| secrets[at].keys(Mode::Strict).signs);
        let text = joined(std::iter::once("end").chain(lines.iter().copied()));
        let signature = sign_end(&secrets[seat.index()], &ID, &[3; 8], &text);
        let lines = lines.iter().map(|line| (*line).to_owned()).collect();
        End { after: 4, lines, signature, shown: Some(Shown { before: [3; 8], signs }) }
    }

    #[test]
    fn both_seats_sign_the_same_end_and_no_line_that_ends_nothing() {
        for lines in [&[][..], &["> 1  concedes"]] {
            let [ada, ben] = [0, 1].map(|seat| signed(lines, Seat(seat)).signed(&ID, Seat(seat)));
            assert!(ada.is_some() && ada == ben, "{lines:?}");
        }
        assert!(signed(&["~ seal 1", "~ late 2"], Seat(0)).signed(&ID, Seat(0)).is_some());
        for lines in [&["~ late 1"][..], &["anything"], &["> 1  concedes", "> 1  concedes"]] {
            assert_eq!(signed(lines, Seat(0)).signed(&ID, Seat(0)), None, "{lines:?}");
        }
    }

    #[test]
    fn an_end_that_is_changed_or_shows_nothing_is_signed_by_nobody() {
        let end = signed(&[], Seat(0));
        let shown = end.shown.expect("facts");
        assert_eq!(end.signed(&[8; 32], Seat(0)), None);
        assert_eq!(end.signed(&ID, Seat(1)), None);
        for other in [
            End { lines: vec!["> 1  concedes".to_owned()], ..end.clone() },
            End { signature: [0; 64], ..end.clone() },
            End { shown: None, ..end.clone() },
            End { shown: Some(Shown { before: [4; 8], ..shown }), ..end.clone() },
            End { shown: Some(Shown { signs: [shown.signs[1], shown.signs[0]], ..shown }), ..end.clone() },
        ] {
            assert_eq!(other.signed(&ID, Seat(0)), None, "{other:?}");
        }
        let text = end.write();
        let read = End::read(text.trim_end().strip_prefix("end ").expect("its word"));
        assert_eq!(read, Some(end));
    }
}
