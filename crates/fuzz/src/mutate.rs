//! Mutations of a text: its bytes, words, numbers and lines are changed, moved, repeated and mixed with another
//! text.

use engine::Seeded;

use crate::targets::Input;

/// Characters that often break readers: line ends, quotes, zero-width and wide characters, other minus signs.
const CHARACTERS: [&str; 24] = [
    "\0",
    "\u{feff}",
    "\r",
    "\r\n",
    "\t",
    "\u{a0}",
    "\u{2028}",
    "\u{200b}",
    "\u{202e}",
    "\u{301}",
    "−",
    "–",
    "٣",
    "ß",
    "İ",
    "🚀",
    "\"",
    "'",
    "\\",
    "[",
    "{",
    "#",
    "=",
    "\u{10ffff}",
];
/// Numbers at the limits of number types, and texts that are not numbers.
const NUMBERS: [&str; 28] = [
    "0",
    "-0",
    "1",
    "-1",
    "00",
    "7.0",
    "0.0005",
    "1e9",
    "1e999",
    "NaN",
    "inf",
    "127",
    "128",
    "255",
    "256",
    "32767",
    "65535",
    "65536",
    "1000000",
    "2147483647",
    "2147483648",
    "-2147483648",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
];
/// Maximum size of an input in bytes.
pub const LONGEST: usize = 200_000;
/// Number of kinds of mutation.
const KINDS: u32 = 16;

/// Draws an input: one of the texts, mutated one to four times.
pub fn input(texts: &[Input], rng: &mut Seeded) -> Input {
    let mut input = rng.pick(texts).clone();
    for _ in 0..=rng.below(4) {
        let kind = rng.below(KINDS);
        let other = rng.pick(texts);
        mutated(&mut input.bytes, &other.bytes, kind, rng);
        input.bytes.truncate(LONGEST);
    }
    input
}

/// Draws a stretch of a text, as a range of bytes.
fn stretch(len: usize, rng: &mut Seeded) -> std::ops::Range<usize> {
    if len == 0 {
        return 0..0;
    }
    let from = rng.below(len as u32) as usize;
    let most = if rng.chance(1, 4) { len - from } else { (len - from).min(12) };
    from..from + 1 + rng.below(most as u32) as usize
}

/// Returns the words of a text as ranges of bytes; blanks and punctuation separate them.
fn words(bytes: &[u8]) -> Vec<std::ops::Range<usize>> {
    let is_word = |b: &u8| b.is_ascii_alphanumeric() || *b >= 128 || b"-._".contains(b);
    let (mut all, mut at) = (Vec::new(), 0);
    for part in bytes.chunk_by(|a, b| is_word(a) == is_word(b)) {
        if is_word(&part[0]) {
            all.push(at..at + part.len());
        }
        at += part.len();
    }
    all
}

/// Returns the runs of digits in a text as ranges of bytes.
fn numbers(bytes: &[u8]) -> Vec<std::ops::Range<usize>> {
    let (mut all, mut at) = (Vec::new(), 0);
    for part in bytes.chunk_by(|a, b| a.is_ascii_digit() == b.is_ascii_digit()) {
        if part[0].is_ascii_digit() {
            all.push(at..at + part.len());
        }
        at += part.len();
    }
    all
}

/// Returns the lines of a text, each with its line end.
fn lines(bytes: &[u8]) -> Vec<Vec<u8>> {
    bytes.split_inclusive(|b| *b == b'\n').map(<[u8]>::to_vec).collect()
}

fn put(bytes: &mut Vec<u8>, at: std::ops::Range<usize>, with: &[u8]) {
    bytes.splice(at, with.iter().copied());
}

/// Mutates a text by one of the [`KINDS`] of mutation; `other` is a second text to take parts from.
fn mutated(bytes: &mut Vec<u8>, other: &[u8], kind: u32, rng: &mut Seeded) {
    match kind {
        0 if !bytes.is_empty() => {
            let at = rng.below(bytes.len() as u32) as usize;
            bytes[at] = rng.below(256) as u8;
        }
        1 => drop(bytes.drain(stretch(bytes.len(), rng))),
        2 | 3 => {
            let at = stretch(bytes.len(), rng).start;
            put(bytes, at..at, rng.pick(&CHARACTERS).as_bytes());
        }
        4 | 5 => {
            let all = numbers(bytes);
            if !all.is_empty() {
                let at = rng.pick(&all).clone();
                put(bytes, at, rng.pick(&NUMBERS).as_bytes());
            }
        }
        6..=8 => of_words(bytes, other, kind, rng),
        9..=11 => of_lines(bytes, other, kind, rng),
        12 => {
            // The beginning of this text and the end of the other.
            let (end, start) = (stretch(bytes.len(), rng).start, stretch(other.len(), rng).start);
            bytes.truncate(end);
            bytes.extend_from_slice(&other[start..]);
        }
        13 => {
            let part = bytes[stretch(bytes.len(), rng)].to_vec();
            let most = if rng.chance(1, 8) { 20_000 } else { 40 };
            let times = (1 + rng.below(most) as usize).min(LONGEST / part.len().max(1));
            let at = stretch(bytes.len(), rng).start;
            put(bytes, at..at, &part.repeat(times));
        }
        14 => {
            // Deep nesting, as a malicious file may contain.
            let at = stretch(bytes.len(), rng).start;
            let open = *rng.pick(&["[", "{", "(", "{\"a\":", "a.", "[["]);
            put(bytes, at..at, open.repeat(1 + rng.below(5_000) as usize).as_bytes());
        }
        _ => {
            let at = stretch(bytes.len(), rng);
            if rng.chance(1, 2) {
                bytes[at].make_ascii_uppercase();
            } else {
                bytes.truncate(at.start);
            }
        }
    }
}

/// Removes a word, replaces it by one of the other text, or swaps two.
fn of_words(bytes: &mut Vec<u8>, other: &[u8], kind: u32, rng: &mut Seeded) {
    let (own, theirs) = (words(bytes), words(other));
    if own.is_empty() || theirs.is_empty() {
        return;
    }
    let at = rng.pick(&own).clone();
    match kind {
        6 => drop(bytes.drain(at)),
        7 => put(bytes, at, &other[rng.pick(&theirs).clone()]),
        _ => {
            let there = rng.pick(&own).clone();
            let (first, last) = if at.start <= there.start { (at, there) } else { (there, at) };
            if first.end <= last.start {
                let (one, two) = (bytes[first.clone()].to_vec(), bytes[last.clone()].to_vec());
                put(bytes, last, &one);
                put(bytes, first, &two);
            }
        }
    }
}

/// Removes a line, swaps two, repeats one elsewhere, or inserts one of the other text.
fn of_lines(bytes: &mut Vec<u8>, other: &[u8], kind: u32, rng: &mut Seeded) {
    let (mut own, theirs) = (lines(bytes), lines(other));
    if own.is_empty() || theirs.is_empty() {
        return;
    }
    let (at, there) = (rng.below(own.len() as u32) as usize, rng.below(own.len() as u32) as usize);
    match (kind, rng.below(2)) {
        (9, 0) => drop(own.remove(at)),
        (9, _) => own.swap(at, there),
        (10, _) => own.insert(there, own[at].clone()),
        _ => own.insert(there, rng.pick(&theirs).clone()),
    }
    *bytes = own.concat();
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "turn 3; A 18,24 h90 hits 0\nB 30,24 h270 hits 1\n> 1  A L\n";

    #[test]
    fn every_kind_of_mutation_changes_a_text() {
        for kind in 0..KINDS {
            let mut rng = Seeded::new(u64::from(kind));
            let changed = (0..40).any(|_| {
                let mut bytes = TEXT.as_bytes().to_vec();
                mutated(&mut bytes, b"other 7 words\nof another text\n", kind, &mut rng);
                bytes != TEXT.as_bytes()
            });
            assert!(changed, "kind {kind}");
        }
    }

    #[test]
    fn the_same_seed_draws_the_same_inputs_and_none_is_too_long() {
        let texts: Vec<Input> = [TEXT, "", "a", "\n\n", "é🚀"]
            .iter()
            .map(|text| Input { game: "any", bytes: text.as_bytes().to_vec() })
            .collect();
        let draw = |seed| {
            let mut rng = Seeded::new(seed);
            (0..400).map(|_| input(&texts, &mut rng).bytes).collect::<Vec<_>>()
        };
        assert_eq!(draw(5), draw(5));
        assert_ne!(draw(5), draw(6));
        assert!(draw(5).iter().all(|bytes| bytes.len() <= LONGEST));
    }
}
