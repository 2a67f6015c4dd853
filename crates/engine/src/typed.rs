//! Variations in typing that orders of all games allow: any dash of Unicode instead of the plain one.

/// Replaces every dash and minus sign of Unicode with `-`.
///
/// ```
/// use engine::typed::with_plain_dashes;
/// assert_eq!(with_plain_dashes("P2,−4 – A"), "P2,-4 - A");
/// ```
pub fn with_plain_dashes(text: &str) -> String {
    text.chars().map(|c| if is_dash(c) { '-' } else { c }).collect()
}

/// Returns `true` for Unicode's dashes and minus signs.
const fn is_dash(c: char) -> bool {
    matches!(
        c,
        '-' | '\u{2D7}' | '\u{58A}' | '\u{5BE}' | '\u{1400}' | '\u{1806}' | '\u{2010}'
            ..='\u{2015}'
                | '\u{2043}'
                | '\u{2052}'
                | '\u{2053}'
                | '\u{207B}'
                | '\u{208B}'
                | '\u{2212}'
                | '\u{2796}'
                | '\u{2E17}'
                | '\u{2E1A}'
                | '\u{2E3A}'
                | '\u{2E3B}'
                | '\u{2E40}'
                | '\u{2E5D}'
                | '\u{301C}'
                | '\u{3030}'
                | '\u{30A0}'
                | '\u{FE31}'
                | '\u{FE32}'
                | '\u{FE58}'
                | '\u{FE63}'
                | '\u{FF0D}'
                | '\u{10D6E}'
                | '\u{10EAD}'
    )
}
