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
    pub evidence: Option<Evidence>,
}

/// The facts by which a carrier checks the signature of an end. No seat signs them, and the other seat's program has no use for them: it
/// knows its own battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Evidence {
    /// The digest of the last decision.
    pub digest: [u8; 8],
    /// The keys that check signatures, of seat 1 and of seat 2.
    pub signs: [Hash; 2],
}

impl End {
    /// Writes the end as lines of a letter.
    pub(super) fn write(&self) -> String {
        let evidence =
            self.evidence.map_or_else(String::new, |Evidence { digest, signs: [first, second] }| {
                format!(" {} {} {}", hex(&digest), hex(&first), hex(&second))
            });
        let first = format!("end {} {}{evidence}\n", self.after, hex(&self.signature));
        first + &joined(self.lines.iter().map(String::as_str))
    }

    /// Reads the first line behind its word.
    pub(super) fn read(rest: &str) -> Option<Self> {
        let words: Vec<&str> = rest.split(' ').collect();
        let (after, signature, evidence) = match words[..] {
            [after, signature] => (after, signature, None),
            [after, signature, digest, first, second] => {
                let signs = [unhex(first)?, unhex(second)?];
                (after, signature, Some(Evidence { digest: unhex(digest)?, signs }))
            }
            _ => return None,
        };
        Some(Self { after: after.parse().ok()?, lines: Vec::new(), signature: unhex(signature)?, evidence })
    }

    /// Returns a hash that is equal in both seats' letters if they end the same battle; `None` if the signature is not valid for
    /// the keys that the letter shows. Two seats that know the same battle show the same, so neither can end it for the other.
    pub(super) fn mark(&self, id: &Hash, seat: Seat) -> Option<Hash> {
        let Evidence { digest, signs } = self.evidence.as_ref()?;
        let text = joined(std::iter::once("end").chain(self.lines.iter().map(String::as_str)));
        let keys = Keys { signs: *signs.get(seat.index())?, receives: None, commit: [0; 32] };
        let is_signed =
            self.is_allowed(seat) && keys.signed(&end_message(id, digest, &text), &self.signature);
        is_signed.then(|| hash("signed end", &[id, digest, &signs[0], &signs[1]]))
    }

    /// Returns `true` if this end is a claim that shows a seal of a seat.
    pub(super) fn shows_seal_of(&self, seat: Seat) -> bool {
        let seal = format!("~ seal {seat} ");
        self.lines.iter().any(|line| line.starts_with(&seal))
    }

    /// Returns `true` if a seat may end a battle this way: by the rules, by a concession, or because the other is late.
    fn is_allowed(&self, seat: Seat) -> bool {
        let concedes = |line: &str| [seat, other(seat)].iter().any(|seat| line == concession(*seat));
        match &self.lines[..] {
            [] => true,
            [line] if concedes(line) => true,
            [.., last] => *last == format!("~ late {}", other(seat)),
        }
    }
}

/// Returns the line of a seat that concedes.
pub(super) fn concession(seat: Seat) -> String {
    format!("> {seat}  concedes")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::charter::Mode;
    use crate::key::Secret;
    use crate::verify::sign_end;

    const ID: Hash = [7; 32];

    fn end_of(lines: &[&str], seat: Seat) -> End {
        let secrets = [Secret::new([1; 32]), Secret::new([2; 32])];
        let signs = [0, 1].map(|at: usize| secrets[at].keys(Mode::Strict).signs);
        let text = joined(std::iter::once("end").chain(lines.iter().copied()));
        let signature = sign_end(&secrets[seat.index()], &ID, &[3; 8], &text);
        let lines = lines.iter().map(|line| (*line).to_owned()).collect();
        End { after: 4, lines, signature, evidence: Some(Evidence { digest: [3; 8], signs }) }
    }

    #[test]
    fn both_seats_sign_the_same_end_and_no_line_that_ends_nothing() {
        for lines in [&[][..], &["> 1  concedes"]] {
            let [ada, ben] = [0, 1].map(|seat| end_of(lines, Seat(seat)).mark(&ID, Seat(seat)));
            assert!(ada.is_some() && ada == ben, "{lines:?}");
        }
        assert!(end_of(&["~ seal 1", "~ late 2"], Seat(0)).mark(&ID, Seat(0)).is_some());
        for lines in [&["~ late 1"][..], &["anything"], &["> 1  concedes", "> 1  concedes"]] {
            assert_eq!(end_of(lines, Seat(0)).mark(&ID, Seat(0)), None, "{lines:?}");
        }
    }

    #[test]
    fn an_end_that_is_changed_or_shows_nothing_is_signed_by_nobody() {
        let end = end_of(&[], Seat(0));
        let evidence = end.evidence.expect("facts");
        assert_eq!(end.mark(&[8; 32], Seat(0)), None);
        assert_eq!(end.mark(&ID, Seat(1)), None);
        for other in [
            End { lines: vec!["> 1  concedes".to_owned()], ..end.clone() },
            End { signature: [0; 64], ..end.clone() },
            End { evidence: None, ..end.clone() },
            End { evidence: Some(Evidence { digest: [4; 8], ..evidence }), ..end.clone() },
            End {
                evidence: Some(Evidence { signs: [evidence.signs[1], evidence.signs[0]], ..evidence }),
                ..end.clone()
            },
        ] {
            assert_eq!(other.mark(&ID, Seat(0)), None, "{other:?}");
        }
        let text = end.write();
        let read = End::read(text.trim_end().strip_prefix("end ").expect("its word"));
        assert_eq!(read, Some(end));
    }
    #[test]
    fn a_thief_who_signs_with_a_key_of_its_own_shows_another_end() {
        let [ada, ben] = [0, 1].map(|seat| end_of(&[], Seat(seat)).mark(&ID, Seat(seat)));
        let thief = Secret::new([3; 32]);
        let honest = end_of(&[], Seat(1));
        let evidence = honest.evidence.expect("facts");
        let signs = [evidence.signs[0], thief.keys(Mode::Strict).signs];
        let signature = sign_end(&thief, &ID, &evidence.digest, "end\n");
        let own = End { signature, evidence: Some(Evidence { signs, ..evidence }), ..honest.clone() };
        assert!(own.mark(&ID, Seat(1)).is_some_and(|mark| Some(mark) != ada && Some(mark) != ben));
        let with_the_key_of_the_seat = End { signature, ..honest };
        assert_eq!(with_the_key_of_the_seat.mark(&ID, Seat(1)), None);
    }
}
