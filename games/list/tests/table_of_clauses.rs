//! Every clause has its page and its example, and no id is written anywhere that the table does not have.

use std::collections::BTreeSet;

use games::SHELF;
use shelf::Game;

use crate::tree;

/// The clause a derived line of a block rests on: told, refused, ignored, or named by a flaw of the set-up.
fn rests_on(line: &str) -> Option<&str> {
    let line = line.strip_prefix("! ").or_else(|| line.strip_prefix("~ ")).unwrap_or(line);
    let (clause, _) = line.trim_start().strip_prefix('[')?.split_once(']')?;
    Some(clause).filter(|clause| !clause.is_empty())
}

/// Every word in a text that reads as a clause's id of that game, such as `FTL-6.3`.
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

#[test]
fn every_clause_has_its_page_in_the_order_of_the_table() {
    for game in &SHELF {
        let book = game.rulebook();
        let pages: Vec<(&str, &str)> =
            book.iter().flat_map(|s| &s.pages).map(|p| (p.clause.as_str(), p.title.as_str())).collect();
        let rows: Vec<(&str, &str)> = game.clauses().iter().map(|row| (row.clause.0, row.title)).collect();
        assert_eq!(pages, rows, "{}: pages and table of clauses", game.id());
        for page in book.iter().flat_map(|s| &s.pages) {
            assert!(page.text.len() > 80, "{}: its page says too little", page.clause);
        }
    }
}

/// Clauses that a rulebook states and we had to round off: their pages keep what is ours apart from what is said.
const ROUNDED_OFF: &[&str] = &[
    "FTL-1.1",
    "FTL-1.3",
    "FTL-2.2",
    "FTL-2.3",
    "FTL-5.1",
    "FTL-5.2",
    "FTL-5.3",
    "FTL-5.5",
    "FTL-6.1",
    "FTL-6.3",
    "FTL-6.10",
    "FTL-7.1",
    "FT-1.4",
    "FT-2.1",
    "FT-2.2",
    "FT-2.3",
    "FT-2.4",
    "FT-2.7",
    "FT-3.1",
    "FT-3.3",
    "FT-3.4",
    "FT-3.5",
    "FT-4.1",
    "FT-4.2",
    "FT-4.3",
    "FT-4.4",
    "FT-4.5",
    "FT-4.6",
    "FT-4.7",
    "FT-4.8",
    "FT-4.10",
    "FT-4.11",
    "FT-4.12",
    "FT-4.13",
    "FT-4.14",
    "SS-1.1",
    "SS-1.3",
    "SS-1.4",
    "SS-1.5",
    "SS-2.3",
    "SS-3.2",
    "SS-3.3",
    "SS-4.2",
    "SS-4.3",
    "SS-4.5",
    "SS-5.1",
    "BS-1.3",
    "BS-1.4",
    "BS-1.5",
    "BS-1.6",
    "BS-1.8",
    "BS-2.1",
    "BS-2.4",
    "BS-3.4",
    "BS-3.5",
    "BS-3.7",
    "BS-5.2",
    "BS-5.3",
    "BS-5.5",
    "TAL-1.1",
    "TAL-1.5",
    "TAL-2.3",
    "TAL-7.2.2",
    "TAL-7.3.2",
    "TAL-7.4.1",
    "TAL-8.1",
    "TAL-8.2",
    "TAL-8.3",
    "TAL-8.4",
    "TAL-8.5",
    "TAL-9.1",
    "TAL-9.2",
    "TAL-10.1",
    "TAL-17.1",
];

#[test]
fn a_page_says_where_we_have_ruled_ourselves() {
    let known: BTreeSet<&str> = SHELF.iter().flat_map(table).collect();
    let strange: Vec<_> = ROUNDED_OFF.iter().filter(|id| !known.contains(*id)).collect();
    assert!(strange.is_empty(), "no game has these clauses: {strange:?}");
    for game in &SHELF {
        let book = game.rulebook();
        for (row, page) in game.clauses().iter().zip(book.iter().flat_map(|s| &s.pages)) {
            let whole = row.origin == engine::clause::Origin::Ruling;
            let ruled = whole || ROUNDED_OFF.contains(&row.clause.0);
            assert_eq!(page.has_ruling(), ruled, "{}: whether its page has a ruling of ours", row.clause);
            let begins = page.text.starts_with("*Our ruling.*");
            assert_eq!(
                begins, whole,
                "{}: a page begins with our ruling if nothing else is said",
                row.clause
            );
        }
    }
}

#[test]
fn every_clause_has_an_example_that_rests_on_it() {
    let mut missing = Vec::new();
    for game in &SHELF {
        for page in game.rulebook().iter().flat_map(|section| &section.pages) {
            let shown = page.examples.iter().flat_map(|e| e.play(game).lines);
            if !shown.into_iter().any(|line| rests_on(&line) == Some(page.clause.as_str())) {
                missing.push(page.clause.clone());
            }
        }
    }
    assert!(
        missing.is_empty(),
        "no example of its own page tells, refuses or ignores under these: {missing:?}"
    );
}

#[test]
fn no_example_rests_on_a_clause_that_is_not_in_the_table() {
    for game in &SHELF {
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
}

#[test]
fn every_id_written_in_a_ruleset_is_in_its_table() {
    for game in &SHELF {
        let table = table(game);
        let prefix = format!("{}-", game.id().to_uppercase());
        let folder = tree::ruleset(game.id());
        let written = ["src", "tests/clauses"].iter().zip(["rs", "md"]);
        for (path, text) in written.flat_map(|(at, ending)| tree::files(&folder.join(at), ending)) {
            for id in ids(&text, &prefix) {
                assert!(table.contains(id), "{}: there is no clause {id}", path.display());
            }
        }
    }
}

#[test]
fn a_line_rests_on_the_clause_it_begins_with() {
    assert_eq!(rests_on("[FTL-6.3] A sprints"), Some("FTL-6.3"));
    assert_eq!(rests_on("! [FTL-5.2] A R7: no"), Some("FTL-5.2"));
    assert_eq!(rests_on("! [] position: no"), None);
    assert_eq!(rests_on("> 1  A S3"), None);
    let found: Vec<&str> = ids("see FTL-6.10, FTL-6.3. and FTL-W", "FTL-").collect();
    assert_eq!(found, ["FTL-6.10", "FTL-6.3"]);
}
