//! Checks of clauses: each has a page and an example, and every id that is written anywhere is in the table.

use std::collections::BTreeSet;

use shelf::Game;

use crate::tree;
use crate::wing::Wing;

/// Returns the clause that a derived line of a block names: an event, a refusal, an ignored order or a flaw of the
/// set-up.
fn rests_on(line: &str) -> Option<&str> {
    let line = line.strip_prefix("! ").or_else(|| line.strip_prefix("~ ")).unwrap_or(line);
    let (clause, _) = line.trim_start().strip_prefix('[')?.split_once(']')?;
    Some(clause).filter(|clause| !clause.is_empty())
}

/// Returns every word of a text that is a clause id of the game, such as `FTL-6.3`.
fn ids<'a>(text: &'a str, prefix: &'a str) -> impl Iterator<Item = &'a str> {
    text.match_indices(prefix).filter_map(move |(at, _)| {
        let rest = &text[at..];
        let end = rest[prefix.len()..].find(|c: char| !c.is_ascii_digit() && c != '.');
        let id = rest[..end.map_or(rest.len(), |end| end + prefix.len())].trim_end_matches('.');
        id[prefix.len()..].split_once('.').map(|_| id)
    })
}

fn table(game: &dyn Game) -> BTreeSet<&'static str> {
    game.clauses().iter().map(|row| row.clause.0).collect()
}

/// Demands that every clause has its page in the order of the table.
pub fn every_clause_has_its_page_in_the_order_of_the_table(wing: &Wing) {
    let game = wing.game;
    let book = game.rulebook();
    let pages: Vec<(&str, &str)> =
        book.iter().flat_map(|s| &s.pages).map(|p| (p.clause.as_str(), p.title.as_str())).collect();
    let rows: Vec<(&str, &str)> = game.clauses().iter().map(|row| (row.clause.0, row.title)).collect();
    assert_eq!(pages, rows, "{}: pages and table of clauses", game.id());
    for page in book.iter().flat_map(|s| &s.pages) {
        assert!(page.text.len() > 80, "{}: its page says too little", page.clause);
    }
}

/// Demands that a page marks our own rulings.
pub fn a_page_says_where_we_have_ruled_ourselves(wing: &Wing) {
    let known: BTreeSet<&str> = table(wing.game);
    let strange: Vec<_> = wing.rounded_off.iter().filter(|id| !known.contains(*id)).collect();
    assert!(strange.is_empty(), "no game has these clauses: {strange:?}");
    let game = wing.game;
    let book = game.rulebook();
    for (row, page) in game.clauses().iter().zip(book.iter().flat_map(|s| &s.pages)) {
        let whole = row.origin == engine::clause::Origin::Ruling;
        let ruled = whole || wing.rounded_off.contains(&row.clause.0);
        assert_eq!(page.has_ruling(), ruled, "{}: whether its page has a ruling of ours", row.clause);
        let begins = page.text.starts_with("*Our ruling.*");
        assert_eq!(begins, whole, "{}: a page begins with our ruling if nothing else is said", row.clause);
    }
}

/// Demands that every clause has an example that cites it.
pub fn every_clause_has_an_example_that_rests_on_it(wing: &Wing) {
    let mut missing = Vec::new();
    let game = wing.game;
    for page in game.rulebook().iter().flat_map(|section| &section.pages) {
        let shown = page.examples.iter().flat_map(|e| e.play(game).lines);
        if !shown.into_iter().any(|line| rests_on(&line) == Some(page.clause.as_str())) {
            missing.push(page.clause.clone());
        }
    }
    assert!(
        missing.is_empty(),
        "no example of its own page tells, refuses or ignores under these: {missing:?}"
    );
}

/// Demands that no example cites a clause that is not in the table.
pub fn no_example_rests_on_a_clause_that_is_not_in_the_table(wing: &Wing) {
    let game = wing.game;
    let table = table(game);
    for page in game.rulebook().iter().flat_map(|section| &section.pages) {
        for line in page.examples.iter().flat_map(|e| e.play(game).lines) {
            if let Some(clause) = rests_on(&line) {
                assert!(
                    table.contains(clause),
                    "{}: \"{line}\" names a clause that does not exist",
                    page.clause
                );
            }
        }
    }
}

/// Demands that every id written in a ruleset is in its table.
pub fn every_id_written_in_a_ruleset_is_in_its_table(wing: &Wing) {
    let game = wing.game;
    let table = table(game);
    let prefix = format!("{}-", game.id().to_uppercase());
    let folder = wing.folder();
    let written = ["rules/src", "src", "rulebook"].iter().zip(["rs", "rs", "md"]);
    for (path, text) in written.flat_map(|(at, ending)| tree::files(&folder.join(at), ending)) {
        for id in ids(&text, &prefix) {
            assert!(table.contains(id), "{}: there is no clause {id}", path.display());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_rests_on_the_clause_it_begins_with() {
        assert_eq!(rests_on("[FTL-6.3] A sprints"), Some("FTL-6.3"));
        assert_eq!(rests_on("! [FTL-5.2] A R7: no"), Some("FTL-5.2"));
        assert_eq!(rests_on("! [] position: no"), None);
        assert_eq!(rests_on("> 1  A S3"), None);
        let found: Vec<&str> = ids("see FTL-6.10, FTL-6.3. and FTL-W", "FTL-").collect();
        assert_eq!(found, ["FTL-6.10", "FTL-6.3"]);
    }
}
