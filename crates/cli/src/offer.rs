//! `firing-arc games` and `firing-arc rules`: the list of games, and the rulebook in the terminal.

use engine::Origin;
use engine::quoting::counted;
use serde_json::{Value, json};
use shelf::{Form, Game, Page, ScenarioFile, Shelf};

use crate::args::{Games, Rules};
use crate::catalogue;
use crate::fault::usage;
use crate::prose::wrap;
use crate::scene::game;
use crate::screen::{Ink, Screen};

/// Lists scenarios, options and captains of one game or of all.
///
/// # Errors
/// If there is no such game, or the output fails.
pub fn games(shelf: &Shelf, args: &Games, screen: &mut Screen) -> anyhow::Result<()> {
    let games = match &args.game {
        Some(id) => vec![game(shelf, id)?],
        None => shelf.iter().collect(),
    };
    if args.json {
        let all: Vec<Value> = games.into_iter().map(game_json).collect();
        return screen.data(&json!({"games": all}).to_string());
    }
    for game in games {
        screen.line(&format!("{}  {}: {}", screen.ink(Ink::Strong, game.id()), game.title(), game.line()))?;
        screen.line("  scenarios")?;
        for file in game.scenarios().iter().filter(|file| file.form != Form::Measure) {
            screen.line(&scenario_line(game, file))?;
        }
        screen.line("  options")?;
        for option in game.options() {
            let values = if option.values.is_empty() {
                String::new()
            } else {
                format!(": {}", option.values.join(", "))
            };
            let about = format!("{}{values} (default {}) [{}]", option.about, option.default, option.clause);
            screen.line(&format!("    {:<22}{about}", option.key))?;
        }
        screen.line("  captains")?;
        for (name, about) in game.captains() {
            screen.line(&format!("    {name:<22}{about}"))?;
        }
    }
    Ok(())
}

/// Returns a scenario in a line: what it is about, its balance and length, and the even form beside a book form.
fn scenario_line(game: &dyn Game, file: &ScenarioFile) -> String {
    let card = game.card(file.id).unwrap_or_default();
    let always = card.fixed.iter().map(|(key, value)| catalogue::always_with(key, value));
    let measured = card.measured.map(|told| catalogue::measured(&told));
    let beside = file.form.beside().map(catalogue::even_form_is);
    let rest: String = always.chain(measured).chain(beside).collect();
    format!("    {:<27}{}. {}{rest}", file.id, card.title, card.brief)
}

fn game_json(game: &dyn Game) -> Value {
    let scenario = |file: &ScenarioFile| {
        let card = game.card(file.id).unwrap_or_default();
        json!({"id": file.id, "title": card.title, "brief": card.brief, "sides": card.sides, "fixed": card.fixed, "form": file.form.name(), "even": file.form.beside(), "teaches": file.teaches, "measured": card.measured})
    };
    let option = |o: &shelf::OptionCard| json!({"key": o.key, "clause": o.clause.0, "about": o.about, "default": o.default, "values": o.values});
    json!({
        "id": game.id(),
        "title": game.title(),
        "line": game.line(),
        "scenarios": game.scenarios().iter().map(scenario).collect::<Vec<_>>(),
        "options": game.options().iter().map(option).collect::<Vec<_>>(),
        "captains": game.captains().iter().map(|(id, about)| json!({"id": id, "about": about})).collect::<Vec<_>>(),
    })
}

/// Prints the list of clauses, or one clause.
///
/// # Errors
/// If the game or the clause is unknown.
pub fn rules(shelf: &Shelf, args: &Rules, screen: &mut Screen) -> anyhow::Result<()> {
    let game = game(shelf, &args.game)?;
    let (width, _) = screen.size();
    match &args.clause {
        None if args.json => screen.data(&rulebook_json(game).to_string()),
        None => screen.line(&list(game).join("\n")),
        Some(id) if args.json => screen.data(&page_json(game, &find(game, id)?).to_string()),
        Some(id) => {
            let mut lines = clause(game, id, width, screen)?;
            lines.extend(examples(&find(game, id)?, args.examples, width, screen));
            screen.line(&lines.join("\n"))
        }
    }
}

/// Returns the titles of all clauses, in sections.
pub fn list(game: &dyn Game) -> Vec<String> {
    let flavour = game.flavour();
    let flavour = if flavour.is_empty() { String::new() } else { format!(" ({flavour})") };
    let mut lines = vec![format!("{}{flavour}", game.title())];
    for section in game.rulebook() {
        lines.push(format!("\n{}", section.title));
        lines.extend(section.pages.iter().map(|page| format!("  {:<10}{}", page.clause, page.title)));
    }
    lines
}

/// Returns one clause: its title, its origin and its text.
///
/// # Errors
/// If there is no such clause.
pub fn clause(game: &dyn Game, id: &str, width: usize, screen: &Screen) -> anyhow::Result<Vec<String>> {
    let page = find(game, id)?;
    let from = match origin(game, &page.clause) {
        Some(Origin::Ruling) => catalogue::OUR_RULING,
        Some(Origin::Published) => catalogue::PUBLISHED_WITH_GAME,
        _ if page.has_ruling() => catalogue::RULEBOOK_WITH_RULING,
        _ => catalogue::FROM_RULEBOOK,
    };
    let mut lines =
        vec![format!("{} ({from})", screen.ink(Ink::Strong, &format!("{} {}", page.clause, page.title)))];
    lines.extend(wrap(&page.text, width));
    Ok(lines)
}

/// Returns the examples of a clause: the first, or all, with their playable lines, and the titles of the rest.
fn examples(page: &Page, all: bool, width: usize, screen: &Screen) -> Vec<String> {
    let mut lines = Vec::new();
    let (open, folded) =
        page.examples.split_at(if all { page.examples.len() } else { 1.min(page.examples.len()) });
    for example in open {
        lines.push(String::new());
        lines.push(screen.ink(Ink::Dim, &format!("Example: {}", example.title)));
        lines.extend(wrap(&example.text, width));
        lines.extend(example.lines.iter().map(|line| format!("    {line}")));
    }
    if !folded.is_empty() {
        lines.push(String::new());
        lines.push(
            screen.ink(
                Ink::Dim,
                &catalogue::more_examples(counted(folded.len() as u64, catalogue::MORE_EXAMPLE)),
            ),
        );
        lines.extend(folded.iter().map(|example| format!("  {}", example.title)));
    }
    lines
}

/// Returns the page of a clause; `6.3` also finds `FTL-6.3`.
fn find(game: &dyn Game, id: &str) -> anyhow::Result<Page> {
    let pages = game.rulebook().into_iter().flat_map(|section| section.pages);
    let same = |clause: &str| {
        let number = clause.split_once('-').map_or(clause, |(_, number)| number);
        clause.eq_ignore_ascii_case(id) || number == id
    };
    match pages.into_iter().find(|page| same(&page.clause)) {
        Some(page) => Ok(page),
        None => usage(catalogue::no_clause(game.id(), id)),
    }
}

fn origin(game: &dyn Game, clause: &str) -> Option<Origin> {
    game.clauses().iter().find(|statement| statement.clause.0 == clause).map(|statement| statement.origin)
}

fn page_json(game: &dyn Game, page: &Page) -> Value {
    let examples: Vec<Value> =
        page.examples.iter().map(|e| json!({"title": e.title, "text": e.text, "lines": e.lines})).collect();
    let letter = origin(game, &page.clause).map(Origin::letter);
    json!({"id": page.clause, "title": page.title, "origin": letter, "text": page.text, "examples": examples})
}

fn rulebook_json(game: &dyn Game) -> Value {
    let section = |s: &shelf::Section| json!({"title": s.title, "clauses": s.pages.iter().map(|page| page_json(game, page)).collect::<Vec<_>>()});
    json!({"title": game.title(), "sections": game.rulebook().iter().map(section).collect::<Vec<_>>()})
}
