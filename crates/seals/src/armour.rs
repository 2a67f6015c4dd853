//! Bytes as letters and digits that survive copying, e-mail and reading aloud.

use crate::hash::hash;

/// The letters and digits, without those that look alike: no I, L, O, U (Crockford's base 32).
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Bytes of the check at the end.
const CHECK: usize = 5;

/// Writes bytes in base 32, five bits a letter; the last letter is filled up with zero bits.
pub(crate) fn base32(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut held, mut bits) = (0u32, 0);
    for byte in bytes {
        held = held << 8 | u32::from(*byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(char::from(LETTERS[(held >> bits & 31) as usize]));
        }
        held &= (1 << bits) - 1;
    }
    if bits > 0 {
        text.push(char::from(LETTERS[(held << (5 - bits) & 31) as usize]));
    }
    text
}

/// Parses base 32. Small letters count as capitals, I and L as 1, O as 0; blanks and hyphens are read over.
///
/// `None` if another character stands in it.
fn unbase32(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 5 / 8);
    let (mut held, mut bits) = (0u32, 0);
    for letter in text.chars().filter(|c| !c.is_whitespace() && *c != '-') {
        let letter = match letter.to_ascii_uppercase() {
            'I' | 'L' => '1',
            'O' => '0',
            other => other,
        };
        let value = LETTERS.iter().position(|known| char::from(*known) == letter)?;
        held = held << 5 | value as u32;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    (held == 0 && bits < 5).then_some(bytes)
}

/// Writes bytes with a check behind them, which finds mistakes in copying.
pub(crate) fn written(bytes: &[u8]) -> String {
    base32(&[bytes, &hash("check", &[bytes])[..CHECK]].concat())
}

/// Parses bytes that were [`written`]; `None` if a letter was lost or changed.
pub(crate) fn read(text: &str) -> Option<Vec<u8>> {
    let mut bytes = unbase32(text)?;
    let check = bytes.split_off(bytes.len().checked_sub(CHECK)?);
    (hash("check", &[&bytes])[..CHECK] == check[..]).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_from_how_people_copy_them() {
        for length in 0..70u8 {
            let bytes: Vec<u8> = (0..length).map(|n| n.wrapping_mul(37) ^ length).collect();
            let text = written(&bytes);
            assert_eq!(read(&text).as_ref(), Some(&bytes), "{length}");
            let copied = text.to_lowercase().replace('0', "o").replace('1', "l");
            let lines: Vec<String> =
                copied.as_bytes().chunks(7).map(|line| String::from_utf8_lossy(line).into()).collect();
            assert_eq!(read(&format!("  {}\r\n", lines.join(" -\n"))), Some(bytes), "{length}");
        }
    }

    #[test]
    fn a_lost_or_changed_letter_is_noticed() {
        let text = written(b"a letter to seat 2");
        for at in 0..text.len() {
            let lost = format!("{}{}", &text[..at], &text[at + 1..]);
            assert_eq!(read(&lost), None, "{at} lost");
            let other = if &text[at..=at] == "7" { "8" } else { "7" };
            assert_eq!(read(&format!("{}{other}{}", &text[..at], &text[at + 1..])), None, "{at} changed");
        }
        for wrong in ["", "é", "U", "0"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
