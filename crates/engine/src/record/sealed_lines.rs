//! Lines of sealed battles (`~ `), by file or over a server: their grammar.
//!
//! They are parsed, checked in form and written back unchanged. Digests cover them. A replay takes the dice from the
//! lines `~ step`; what the others prove is checked outside this crate. `docs/record-format.md` describes each.

use crate::dice::Party as DiceParty;
use crate::digest::unhex;
use crate::quoting::quoted;

/// The part of a record that a line of this kind belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// In the header.
    Header,
    /// In the block of a decision.
    Turn,
    /// In the block that ends the battle.
    End,
}

/// One field of a line.
#[derive(Clone, Copy)]
enum Field {
    /// `server` or a seat's number.
    Party,
    /// A seat's number.
    Seat,
    /// A number from 1.
    Number,
    /// A fixed number of bytes, as hexadecimal digits.
    Bytes(usize),
    /// At least one byte, as hexadecimal digits; `-` if the bytes are no longer kept.
    AnyBytes,
    /// A signature, or `-` if another line has the signatures.
    Mark,
    /// One of these words.
    Word(&'static [&'static str]),
    /// The rest of the line, not empty.
    Rest,
}

use Field::{AnyBytes, Bytes, Mark, Number, Party, Rest, Seat, Word};
use Place::{End, Header, Turn};

/// The field of `~ mode`, which may change in a turn.
const MODE: &[Field] = &[Word(&["simple", "shared", "strict"])];

/// Every kind of line: its word, its part of the record, and its fields.
const KINDS: &[(&str, Place, &[Field])] = &[
    ("mode", Header, MODE),
    ("clock", Header, &[Seat, Rest]),
    ("captain", Header, &[Seat, Rest]),
    ("key", Header, &[Party, Word(&["signs", "receives"]), Bytes(32)]),
    ("commit", Header, &[Party, Bytes(32)]),
    ("id", Header, &[Bytes(32)]),
    ("signed", Header, &[Party, Bytes(64)]),
    ("device", Header, &[Seat, Number]),
    ("seal", Turn, &[Seat, Number, Bytes(32), Bytes(32), Bytes(32), AnyBytes, Bytes(64)]),
    ("unseal", Turn, &[Seat, Number, Bytes(64)]),
    ("close", Turn, &[Bytes(64)]),
    ("release", Turn, &[Seat, Bytes(64)]),
    ("opened", Turn, &[Seat, Number, Bytes(32), Bytes(32)]),
    ("step", Turn, &[Party, Bytes(32)]),
    ("told", Turn, &[Seat, Bytes(32)]),
    ("void", Turn, &[Seat, Word(&["unopened", "unreadable", "illegal", "false-step"])]),
    ("substitute", Turn, &[Seat, Rest]),
    ("keys", Turn, &[Seat, Bytes(32), Bytes(32), Bytes(32), Mark]),
    ("device", Turn, &[Seat, Number]),
    ("absent", Turn, &[Seat]),
    ("present", Turn, &[Seat]),
    ("secret", Turn, &[Seat, Number, Party, AnyBytes]),
    ("mode", Turn, MODE),
    ("key", Turn, &[Party, Word(&["signs", "receives"]), Bytes(32)]),
    ("commit", Turn, &[Party, Bytes(32)]),
    ("signed", Turn, &[Party, Bytes(64)]),
    ("seal", End, &[Seat, Number, Bytes(32), Bytes(32), Bytes(32), AnyBytes, Bytes(64)]),
    ("close", End, &[Bytes(64)]),
    ("release", End, &[Seat, Bytes(64)]),
    ("opened", End, &[Seat, Number, Bytes(32), Bytes(32)]),
    ("step", End, &[Party, Bytes(32)]),
    ("secret", End, &[Seat, Number, Party, AnyBytes]),
    ("receiving", End, &[Seat, Bytes(32)]),
    ("abandoned", End, &[]),
    ("late", End, &[Seat]),
    ("signed", End, &[Party, Bytes(64)]),
];

impl Field {
    /// Removes this field from the start of a line and returns the rest; `None` if the line does not begin with it.
    fn taken(self, text: &str) -> Option<&str> {
        if let Rest = self {
            return (!text.is_empty() && text.trim() == text).then_some("");
        }
        let (word, rest) = match text.split_once(' ') {
            Some((_, "")) => return None,
            Some(parts) => parts,
            None => (text, ""),
        };
        let fits = match self {
            Party => word == "server" || number(word).is_some_and(|n| n <= 16),
            Seat => number(word).is_some_and(|n| n <= 16),
            Number => number(word).is_some(),
            Bytes(bytes) => word.len() == 2 * bytes && hexadecimal(word),
            AnyBytes => word == "-" || !word.is_empty() && word.len() % 2 == 0 && hexadecimal(word),
            Mark => word == "-" || Bytes(64).taken(word).is_some(),
            Word(words) => words.contains(&word),
            Rest => false,
        };
        fits.then_some(rest)
    }

    fn said(self) -> String {
        match self {
            Party => "server or a seat".to_owned(),
            Seat => "a seat".to_owned(),
            Number => "a number from 1".to_owned(),
            Bytes(bytes) => format!("{} hexadecimal digits", 2 * bytes),
            AnyBytes => "hexadecimal digits, two a byte, or -".to_owned(),
            Mark => "128 hexadecimal digits, or -".to_owned(),
            Word(words) => words.join(" or "),
            Rest => "text".to_owned(),
        }
    }
}

/// Parses a number from 1, written without a leading zero.
fn number(word: &str) -> Option<u32> {
    word.parse().ok().filter(|n| *n > 0 && u32::to_string(n) == word)
}

fn hexadecimal(word: &str) -> bool {
    word.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
}

/// Returns `true` if a line looks like a kind that this program does not know. A newer one may know it.
pub(super) fn is_newer(line: &str) -> bool {
    let word = line.strip_prefix("~ ").and_then(|text| text.split(' ').next()).unwrap_or("");
    let named = !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    named && !KINDS.iter().any(|(name, ..)| *name == word)
}

/// Checks the form of a line.
pub(super) fn check(place: Place, line: &str) -> Result<(), String> {
    let text = line.strip_prefix("~ ").unwrap_or("");
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let Some((_, _, fields)) = KINDS.iter().find(|(name, at, _)| *name == word && *at == place) else {
        let here = KINDS.iter().filter(|(_, at, _)| *at == place).map(|(name, ..)| *name);
        let words: Vec<&str> = here.collect();
        return Err(format!(
            "{} is not a line of a sealed battle here; there are ~ {}",
            quoted(line),
            words.join(", ~ ")
        ));
    };
    let left = fields.iter().try_fold(rest, |left, field| field.taken(left));
    if left == Some("") && (!fields.is_empty() || text == word) {
        return Ok(());
    }
    let form: Vec<String> = fields.iter().map(|field| format!("({})", field.said())).collect();
    Err(format!("{} is not in the form ~ {word} {}", quoted(line), form.join(" ")))
}

/// Returns `true` if a line has the form of a line of a sealed battle in a turn (`~ `).
pub fn is_of_sealed_turn(line: &str) -> bool {
    check(Place::Turn, line).is_ok()
}

/// Returns the steps that these lines give: `~ step PARTY HASH`.
pub(crate) fn steps<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<(DiceParty, [u8; 32])> {
    let step = |line: &str| {
        let (party, step) = line.strip_prefix("~ step ")?.split_once(' ')?;
        Some((DiceParty::parse(party)?, unhex(step)?))
    };
    lines.filter_map(step).collect()
}

/// Says why a replay refuses such a line in a battle whose dice come from elsewhere.
pub(crate) fn refusal(text: &str) -> String {
    let word = text.strip_prefix("~ ").map_or(text, |rest| &text[..2 + rest.find(' ').unwrap_or(rest.len())]);
    format!("\"{word}\" belongs to sealed battles, whose dice are \"steps\" or \"typed\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_in_their_form_and_place_alone() {
        let (key, mark) = ("0f".repeat(32), "a0".repeat(64));
        for (place, line) in [
            (Header, "~ mode shared".to_owned()),
            (Header, "~ clock 2 3 days a decision".to_owned()),
            (Header, "~ captain 2 admiral".to_owned()),
            (Header, format!("~ key server signs {key}")),
            (Header, format!("~ commit 1 {key}")),
            (Header, format!("~ id {key}")),
            (Header, format!("~ signed 2 {mark}")),
            (Turn, format!("~ seal 1 2 {key} {key} {key} 00ff {mark}")),
            (Turn, format!("~ close {mark}")),
            (Turn, format!("~ release 16 {mark}")),
            (Turn, format!("~ opened 1 2 {key} {key}")),
            (Turn, format!("~ step server {key}")),
            (Turn, "~ void 2 illegal".to_owned()),
            (Turn, format!("~ seal 2 1 {key} {key} {key} - {mark}")),
            (Turn, format!("~ keys 2 {key} {key} {key} -")),
            (Turn, "~ absent 2".to_owned()),
            (Turn, "~ present 2".to_owned()),
            (Turn, "~ secret 1 2 2 00ff".to_owned()),
            (Turn, "~ secret 1 2 server 00ff".to_owned()),
            (End, "~ abandoned".to_owned()),
            (End, "~ late 1".to_owned()),
            (End, "~ secret 2 1 1 00ff".to_owned()),
            (End, format!("~ receiving 1 {key}")),
            (End, format!("~ signed server {mark}")),
        ] {
            assert_eq!(check(place, &line), Ok(()), "{line}");
            for other in [Header, Turn, End].into_iter().filter(|other| *other != place) {
                let word = line.split(' ').nth(1);
                let both = KINDS.iter().any(|(name, at, _)| Some(*name) == word && *at == other);
                assert_eq!(check(other, &line).is_ok(), both, "{line} in the {other:?}");
            }
            for spoiled in
                [format!("{line} "), format!("{line} x"), line.replacen(' ', "  ", 1), line.replace('~', "-")]
            {
                let free = line.contains("clock") || line.contains("captain");
                assert!(check(place, &spoiled).is_err() || free && spoiled.ends_with('x'), "{spoiled}");
            }
        }
        for wrong in ["~ step 17 00", "~ step 01 00", "~ void 1 late", "~ ", "~", "~ step", "~ unknown"] {
            assert!(check(Turn, wrong).is_err(), "{wrong}");
        }
        assert!(check(Header, &format!("~ id {}", "0F".repeat(32))).is_err(), "capital digits");
        assert!(is_newer("~ handover 2") && is_newer("~ late-step 1"), "words that a newer program may know");
        for known in ["~ absent 2", "~ seal", "~ ", "~", "~ 7", "~\0"] {
            assert!(!is_newer(known), "{known}");
        }
    }
}
