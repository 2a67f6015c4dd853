//! Pages: the decisions that one letter to the server, or from it, has room for.

/// The most decisions in one letter. Whoever lacks more gets it in the next one.
pub(crate) const PAGE: usize = 32;
/// The most bytes of the lines of decisions in one letter. Most are hexadecimal digits, and seven of them take six
/// characters of a letter: so it fits into a room ([`crate::letter::MOST_IN_ROOM`]). One decision alone never has more.
pub(crate) const BYTES: usize = 56 << 10;

/// Returns the bytes of lines.
pub(crate) fn bytes(lines: &[String]) -> usize {
    lines.iter().map(|line| line.len() + 1).sum()
}

/// Returns the first of these decisions: as many as one letter has room for, and at least one.
pub(crate) fn first(decisions: impl Iterator<Item = (u32, Vec<String>)>) -> Vec<(u32, Vec<String>)> {
    let (mut page, mut filled) = (Vec::new(), 0);
    for (number, lines) in decisions.take(PAGE) {
        filled += bytes(&lines);
        if filled > BYTES && !page.is_empty() {
            break;
        }
        page.push((number, lines));
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_so_many_decisions_or_bytes_and_never_none() {
        let numbers = |lines: usize, size: usize| -> Vec<u32> {
            let all = (1..=100).map(|number| (number, vec!["0".repeat(size - 1); lines]));
            first(all).into_iter().map(|(number, _)| number).collect()
        };
        assert_eq!(numbers(1, 100).len(), PAGE);
        assert_eq!(numbers(2, 14 << 10), [1, 2], "exactly as many bytes as there is room for");
        assert_eq!(numbers(2, (14 << 10) + 1), [1]);
        assert_eq!(numbers(1, 2 * BYTES), [1], "there is always one");
        assert!(first(std::iter::empty()).is_empty());
    }
}
