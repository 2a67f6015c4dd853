//! `firing-arc design`: checks a design, prints its points value, or puts it into a scenario.

use engine::Fact;
use shelf::{Shelf, Shipyard};

use crate::args::{Design, SetUp};
use crate::catalogue;
use crate::fault::{Flaws, usage};
use crate::json;
use crate::salvage::read;
use crate::scene::{Scene, game};
use crate::screen::{Ink, Screen};

/// Checks a design.
///
/// # Errors
/// If the game has no shipyard, the file cannot be read, or the design is illegal; every flaw is listed.
pub fn run(shelf: &Shelf, args: &Design, screen: &mut Screen) -> anyhow::Result<()> {
    let game = game(shelf, &args.game)?;
    let Some(yard) = game.shipyard() else {
        return usage(catalogue::no_designs(game.title()));
    };
    let of = args.file.display().to_string();
    let text = String::from_utf8_lossy(&read(&args.file)?).into_owned();
    if args.scenario.is_some() {
        return commission(shelf, args, yard, &of, &text, screen);
    }
    let design = yard.read(&text);
    if args.json {
        screen.data(&json::line(&design.fact())?)?;
    } else if let Some(file) = design.text.as_deref().filter(|_| design.flaws.is_empty()) {
        screen.line(&catalogue::design_is_legal(screen.ink(Ink::Strong, &design.id)))?;
        for (name, fact) in &design.facts {
            let value = match fact {
                Fact::Int(n) => n.to_string(),
                Fact::Text(text) => text.clone(),
                _ => continue,
            };
            screen.line(&format!("  {:<18}{value}", name.replace('_', " ")))?;
        }
        screen.data(&format!("\n{}", file.trim_end()))?;
    }
    if design.flaws.is_empty() { Ok(()) } else { Err(Flaws { of, flaws: design.flaws.into() }.into()) }
}

/// Prints a scenario with the design in it.
fn commission(
    shelf: &Shelf,
    args: &Design,
    yard: &dyn Shipyard,
    of: &str,
    text: &str,
    screen: &mut Screen,
) -> anyhow::Result<()> {
    let set_up = SetUp { scenario: args.scenario.clone(), ..SetUp::default() };
    let Scene { game, opening } = Scene::of(shelf, &args.game, &set_up)?;
    let shelved = || game.scenarios().iter().find(|file| file.id == opening.scenario).map(|file| file.text);
    let scenario = opening.text.as_deref().or_else(shelved).unwrap_or_default();
    let built = yard.commission(scenario, text, &args.ship);
    let built = built.map_err(|flaws| Flaws { of: format!("{of} in {}", opening.scenario), flaws })?;
    screen.data(built.trim_end())
}
