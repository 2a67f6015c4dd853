//! The questions of a page, and where their answers stand.

use engine::{Flaw, Flaws};

/// Begin and end of the line before an answer.
const ASKED: (&str, &str) = ("<!-- asked: ", " -->");
/// The line behind an answer.
const ANSWERED: &str = "<!-- answered -->";

/// A question of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Ids of the experiments.
    pub experiments: Vec<String>,
    /// The captains, each with the number of battles of a case.
    pub captains: Vec<(String, u64)>,
}

/// A piece of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Text by people.
    Prose(String),
    /// A question, its line, and its present answer.
    Asked(Asked, String, String),
}

/// Splits a page into its pieces.
///
/// # Errors
/// If a mark is malformed or has no end; the error names its line.
pub fn pieces(page: &str) -> Result<Vec<Piece>, Flaws> {
    let (mut pieces, mut prose) = (Vec::new(), String::new());
    let mut lines = page.split_inclusive('\n').enumerate();
    while let Some((number, line)) = lines.next() {
        let place = format!("line {}", number + 1);
        let Some(inner) = line.trim_end().strip_prefix(ASKED.0).and_then(|l| l.strip_suffix(ASKED.1)) else {
            prose += line;
            continue;
        };
        let asked = asked(inner).map_err(|what| vec![Flaw::plain(place.clone(), what)])?;
        let mut answer = String::new();
        loop {
            match lines.next() {
                Some((_, line)) if line.trim_end() == ANSWERED => break,
                Some((_, line)) => answer += line,
                None => return Err(Flaw::plain(place, format!("no line {ANSWERED} follows")).into()),
            }
        }
        pieces.push(Piece::Prose(std::mem::take(&mut prose)));
        pieces.push(Piece::Asked(asked, line.to_owned(), answer));
    }
    pieces.push(Piece::Prose(prose));
    Ok(pieces)
}

/// Joins the pieces of a page.
pub fn joined(pieces: &[Piece]) -> String {
    let text = |piece: &Piece| match piece {
        Piece::Prose(text) => text.clone(),
        Piece::Asked(_, mark, answer) => format!("{mark}{answer}{ANSWERED}\n"),
    };
    pieces.iter().map(text).collect()
}

fn asked(inner: &str) -> Result<Asked, String> {
    let mut parts = inner.split(';').map(str::trim);
    let names = parts.next().unwrap_or_default().split(',').map(str::trim);
    let experiments: Vec<String> = names.filter(|name| !name.is_empty()).map(str::to_owned).collect();
    let captain = |part: &str| {
        let (name, battles) = part.split_once(' ').ok_or_else(|| wanted(part))?;
        let battles = battles.trim().parse::<u64>().ok().filter(|battles| *battles >= 2);
        Ok((name.to_owned(), battles.ok_or_else(|| wanted(part))?))
    };
    let captains = parts.map(captain).collect::<Result<Vec<_>, String>>()?;
    if experiments.is_empty() || captains.is_empty() {
        return Err("names of experiments, then captains with their battles, apart by semicolons".to_owned());
    }
    Ok(Asked { experiments, captains })
}

fn wanted(part: &str) -> String {
    format!("a captain and at least 2 battles, such as \"doctrine 4000\", not \"{part}\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# A page\n\nWords.\n\n<!-- asked: ftl-distance; doctrine 40; lieutenant 8 -->\nold\n<!-- answered -->\n\nMore.\n";

    #[test]
    fn a_page_is_split_and_joined_without_loss() {
        let pieces = pieces(PAGE).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        assert_eq!(joined(&pieces), PAGE);
        let Piece::Asked(asked, ..) = &pieces[1] else { panic!("{pieces:?}") };
        assert_eq!(asked.experiments, ["ftl-distance"]);
        assert_eq!(asked.captains, [("doctrine".to_owned(), 40), ("lieutenant".to_owned(), 8)]);
    }

    #[test]
    fn marks_that_are_not_right_are_named_with_their_line() {
        for (page, said) in [
            (PAGE.replace("<!-- answered -->\n", ""), "line 5: no line <!-- answered --> follows"),
            (PAGE.replace("doctrine 40", "doctrine"), "such as \"doctrine 4000\", not \"doctrine\""),
            (PAGE.replace("doctrine 40; lieutenant 8", "doctrine 1"), "at least 2 battles"),
            (PAGE.replace("; doctrine 40; lieutenant 8", ""), "then captains with their battles"),
        ] {
            let found = pieces(&page).expect_err(said);
            assert!(found.iter().any(|flaw| flaw.to_string().contains(said)), "{said}: {found:?}");
        }
    }
}
