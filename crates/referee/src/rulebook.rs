//! The rulebook in answers: sections, clauses, and playable examples.

use engine::Fact;
use shelf::{Game, Page, Section};

use crate::wire::Fault;

/// Returns a game's whole rulebook.
pub(crate) fn clauses(game: &dyn Game) -> Fact {
    let sections = game.rulebook();
    let numbered = || sections.iter().enumerate();
    let all = numbered().flat_map(|(i, section)| section.pages.iter().map(move |page| (section_id(i), page)));
    Fact::map([
        ("title", Fact::text(game.title())),
        (
            "sections",
            Fact::list(numbered(), |(i, section): (usize, &Section)| {
                Fact::map([("id", Fact::text(section_id(i))), ("title", Fact::text(&section.title))])
            }),
        ),
        ("clauses", Fact::list(all, |(section, page)| clause(game, section, page))),
    ])
}

fn section_id(index: usize) -> String {
    format!("section-{}", index + 1)
}

fn clause(game: &dyn Game, section: String, page: &Page) -> Fact {
    let origin = game.clauses().iter().find(|s| s.clause.0 == page.clause).map_or("", |s| s.origin.letter());
    Fact::map([
        ("id", Fact::text(&page.clause)),
        ("section", Fact::Text(section)),
        ("title", Fact::text(&page.title)),
        ("origin", Fact::text(origin)),
        ("ruled", Fact::Bool(page.has_ruling())),
        ("text", Fact::text(&page.text)),
        (
            "examples",
            Fact::list(page.examples.iter().enumerate(), |(i, example)| {
                Fact::map([
                    ("title", Fact::text(&example.title)),
                    ("text", Fact::text(&example.text)),
                    ("number", Fact::int(i as i64 + 1)),
                ])
            }),
        ),
    ])
}

/// Returns the page of a clause.
pub(crate) fn page(game: &dyn Game, clause: &str) -> Result<Page, Fault> {
    let all = game.rulebook().into_iter().flat_map(|section| section.pages);
    let page = { all }.find(|page| page.clause.eq_ignore_ascii_case(clause));
    page.ok_or_else(|| Fault::plain("clause", format!("{} has no clause \"{clause}\"", game.title())))
}
