//! `firing-arc perft` and `firing-arc digests`: exact counts, and digests to compare machines by.

use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};

use shelf::Shelf;

use crate::args::{Digests, Perft};
use crate::catalogue;
use crate::scene::Scene;
use crate::screen::Screen;

const TOO_MANY: &str = catalogue::TOO_MANY_TO_COUNT;

/// Counts joint orders to a depth; the count is on the last line.
///
/// # Errors
/// If the set-up is invalid or there are too many orders.
pub fn perft(shelf: &Shelf, args: &Perft, screen: &mut Screen) -> anyhow::Result<()> {
    let scene = Scene::of(shelf, &args.game, &args.set_up)?;
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template(catalogue::COUNT_SPINNER) {
        bar.set_style(style);
    }
    let mut so_far = 0u128;
    let mut told = |more: u128| {
        so_far = so_far.saturating_add(more);
        bar.set_position(u64::try_from(so_far).unwrap_or(u64::MAX));
    };
    let mut parts = None;
    let count = if args.divide && args.depth > 0 {
        let divided =
            scene.stands(scene.game.divide(&scene.opening, args.depth, &mut told))?.context(TOO_MANY)?;
        let sum = divided.iter().try_fold(0u128, |sum, (_, count)| sum.checked_add(*count));
        parts = Some(divided);
        sum
    } else {
        scene.stands(scene.game.perft(&scene.opening, args.depth, &mut told))?
    };
    bar.finish_and_clear();
    let count = count.context(TOO_MANY)?;
    if args.json {
        let divide = parts.map(|parts| {
            let row = |(orders, count): &(Vec<String>, u128)| serde_json::json!({"orders": orders, "count": count.to_string()});
            parts.iter().map(row).collect::<Vec<_>>()
        });
        let mut answer = serde_json::json!({"depth": args.depth, "count": count.to_string()});
        if let Some(divide) = divide {
            answer["divide"] = divide.into();
        }
        return screen.data(&answer.to_string());
    }
    for (orders, count) in parts.iter().flatten() {
        screen.line(&format!("{}: {count}", orders.join(" | ")))?;
    }
    screen.line(&count.to_string())
}

/// Prints one digest over random battles.
///
/// # Errors
/// If the set-up is invalid.
pub fn digests(shelf: &Shelf, args: &Digests, screen: &mut Screen) -> anyhow::Result<()> {
    let scene = Scene::of(shelf, &args.game, &args.set_up)?;
    let digest = scene.game.digests(&scene.opening, args.battles, args.seed, &mut || false);
    screen.line(&scene.stands(digest)?.unwrap_or_default())
}
