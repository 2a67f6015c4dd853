//! `firing-arc watch`: captains play, and the events are printed.

use engine::{Demand, Seat};
use shelf::{AnyBattle, Shelf};

use crate::args::{Thinking, Watch};
use crate::catalogue;
use crate::json;
use crate::keep::Keeper;
use crate::players::{Player, check_seats, players};
use crate::scene::Scene;
use crate::screen::Screen;
use crate::{telling, thinking};

/// Plays one battle between captains.
///
/// # Errors
/// If the set-up is invalid or the record cannot be written.
pub fn run(shelf: &Shelf, args: &Watch, screen: &mut Screen) -> anyhow::Result<()> {
    let scene = Scene::of(shelf, &args.game, &args.set_up)?;
    let captains = players(scene.game, &args.seats, false)?;
    let seed = args.seed.unwrap_or_else(thinking::fresh_seed);
    check_seats(&*scene.open(seed, Vec::new())?, &captains)?;
    let names: Vec<String> = captains.iter().map(|p| p.name().to_owned()).collect();
    let mut battle = scene.open(seed, names)?;
    let mut keeper =
        args.record.as_deref().map(|path| Keeper::begin(path, &*battle, args.force)).transpose()?;
    let talks = !args.quiet && !args.json;
    if talks {
        screen.line(&telling::heading(&*battle, screen))?;
    }
    while let Demand::Orders(_) = battle.demand() {
        let index = battle.revealed();
        seal_all(&mut *battle, &captains, args.thinking, seed)?;
        if let Some(keeper) = &mut keeper {
            keeper.keep(&*battle)?;
        }
        if talks {
            let lines = telling::decisions(&*battle, index..index + 1, None, screen);
            screen.line(&lines.join("\n"))?;
        }
        if let Some(turn) = battle.revealed_turn(index, None).filter(|_| args.json) {
            screen.data(&json::line(&turn)?)?;
        }
    }
    if !args.json {
        screen.line(&telling::standing(&*battle))?;
    }
    Ok(())
}

/// Lets the captains of all demanded seats seal their orders; people's seats are skipped.
///
/// # Errors
/// If a captain's order is illegal, which is a bug of the captain.
pub fn seal_all(
    battle: &mut dyn AnyBattle,
    players: &[Player],
    thinking: Thinking,
    seed: u64,
) -> anyhow::Result<()> {
    let Demand::Orders(seats) = battle.demand() else { return Ok(()) };
    let sealed = battle.sealed();
    let mut orders: Vec<(Seat, String)> = Vec::new();
    for seat in seats.iter().filter(|seat| !sealed.has(*seat)) {
        if let Some(Player::Captain(name)) = players.get(seat.index()) {
            orders.push((seat, thinking.order(battle, seat, name, seed)?));
        }
    }
    for (seat, order) in orders {
        battle
            .seal(seat, &order)
            .map_err(|e| anyhow::anyhow!("{}", catalogue::captain_wrote(seat, &order, &e)))?;
    }
    Ok(())
}
