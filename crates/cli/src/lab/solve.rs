//! `firing-arc lab solve`: a small game solved exactly, and each captain's exploitability in it.

use engine::quoting::counted;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use yardstick::{Account, EXACT, GAMES, Mini, NODES, Player, RECIPES, Row, Solution, account, measure};

use crate::catalogue;
use crate::fault::usage;
use crate::numbers::{MOST_NODES, whole};
use crate::scene::list;
use crate::screen::Screen;
use crate::visible::warn;

/// Interval of progress lines if there is no terminal for a bar.
const TOLD_EVERY: Duration = Duration::from_secs(10);
/// `firing-arc lab solve`
#[derive(Debug, Args)]
pub struct Solve {
    /// The small game: ftl-mini
    pub game: String,
    /// Nodes for each order of the searches
    #[arg(long, value_delimiter = ',', value_name = "NODES,NODES,…", allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_NODES))]
    pub nodes: Option<Vec<u32>>,
    /// Number of seeds for each search: 1, 2, and so on
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u32>(1, 1000))]
    pub seeds: u32,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Serialize)]
struct Told<'a> {
    #[serde(flatten)]
    account: &'a Account,
    recipes: Vec<String>,
    captains: &'a [Row],
}

/// Solves a small game and measures the captains in it.
///
/// # Errors
/// If there is no such game, or it cannot be solved exactly.
pub fn solve(args: &Solve, screen: &mut Screen) -> anyhow::Result<()> {
    if !GAMES.contains(&args.game.as_str()) {
        let all = list(GAMES.iter().copied());
        return usage(catalogue::no_small_game(&args.game, &all));
    }
    let rules = Mini::ftl_mini();
    let (solution, account) = account(&rules, &mut |_| ())?;
    if account.gap > EXACT {
        anyhow::bail!("{}", catalogue::not_solved(account.game, account.gap));
    }
    if !args.json {
        tell(&account, screen)?;
    }
    let rows = rows(args, &rules, &solution, screen)?;
    if args.json {
        let recipes = RECIPES.iter().map(yardstick::Recipe::line).collect();
        let told = Told { account: &account, recipes, captains: &rows };
        return screen.data(&serde_json::to_string(&told)?);
    }
    screen.line("")?;
    RECIPES.iter().try_for_each(|recipe| screen.line(&recipe.line()))
}

/// A captain's name, and a function that returns the captain for a seed.
type Entrant = (&'static str, Box<dyn Fn(u64) -> Player>);

/// Returns the captains to be measured, from the quickest to the slowest.
fn field(nodes: &[u32]) -> Vec<Entrant> {
    let mut field: Vec<Entrant> =
        vec![("random", Box::new(|_| Player::Random)), ("doctrine", Box::new(|_| Player::Doctrine))];
    for nodes in nodes.iter().copied() {
        for recipe in RECIPES {
            let settings = recipe.settings;
            let player = move |seed| Player::Search { settings, nodes, seed };
            field.push((recipe.name, Box::new(player)));
        }
    }
    field
}

fn rows(
    args: &Solve,
    rules: &Mini,
    solution: &Solution<Mini>,
    screen: &mut Screen,
) -> anyhow::Result<Vec<Row>> {
    let mut rows = Vec::new();
    for (name, player) in field(args.nodes.as_deref().unwrap_or(&NODES)) {
        // Only a search uses the seed; the other captains are the same with every seed.
        let searches = matches!(player(1), Player::Search { .. });
        let seeds = if searches { args.seeds } else { 1 };
        let most = 2 * solution.positions.len() as u64 * u64::from(seeds);
        let mut bar = Bar::new(name, most);
        let row = measure(rules, solution, name, seeds, &*player, &mut || bar.tell());
        bar.drawn.finish_and_clear();
        if !args.json {
            line(&row, screen)?;
            screen.flush()?;
        }
        rows.push(row);
    }
    Ok(rows)
}

fn tell(account: &Account, screen: &mut Screen) -> anyhow::Result<()> {
    screen.line(&catalogue::game_from(account.game, &account.start))?;
    let [ship, missile] = account.orders.clone().map(|all| all.join(", "));
    screen.line(&catalogue::orders_of_small_game(&ship, &missile))?;
    screen.line(&catalogue::positions_and_orders(account.positions, counted(account.pairs, "pair")))?;
    let part = account.mixed as f64 * 100.0 / account.positions as f64;
    screen.line(&catalogue::mixed_positions(counted(account.mixed, "position"), part))?;
    screen.line(&catalogue::value_known_to(account.value, account.gap))?;
    for (seat, first) in account.first.iter().enumerate() {
        let mixed: Vec<String> =
            first.iter().map(|(order, share)| format!("{order} {:.1} %", share * 100.0)).collect();
        screen.line(&catalogue::seat_begins(seat + 1, mixed.join(", ")))?;
    }
    screen.line("")?;
    screen.line(catalogue::SOLVE_TABLE)
}

fn line(row: &Row, screen: &mut Screen) -> anyhow::Result<()> {
    let nodes = row.nodes.map_or_else(String::new, |nodes| nodes.to_string());
    let bounds = match row.seeds {
        1 => String::new(),
        _ => format!("{:.4} to {:.4}", row.bounds[0], row.bounds[1]),
    };
    screen.line(&format!(
        "{:<10}{nodes:>8}{:>16.4}  {bounds:<17}{:>11.4}{:>11.4}{:>11.0}",
        row.captain, row.exploitability, row.seats[0], row.seats[1], row.asked
    ))
}

/// Progress over the positions of a captain: a bar on a terminal, otherwise a line at intervals.
struct Bar {
    drawn: ProgressBar,
    name: &'static str,
    done: u64,
    most: u64,
    told: Instant,
}

impl Bar {
    fn new(name: &'static str, most: u64) -> Self {
        let drawn = ProgressBar::new(most);
        if let Ok(style) = ProgressStyle::with_template(catalogue::SOLVE_BAR) {
            drawn.set_style(style);
        }
        drawn.set_message(name);
        Self { drawn, name, done: 0, most, told: Instant::now() }
    }

    fn tell(&mut self) {
        self.done += 1;
        self.drawn.set_position(self.done);
        if !std::io::stderr().is_terminal() && self.told.elapsed() >= TOLD_EVERY {
            self.told = Instant::now();
            warn(&catalogue::positions_solved(self.name, self.done, self.most));
        }
    }
}
