//! Times random battles: `playouts <game> <scenario> <battles> [key=value ...]`.

use std::time::Instant;

use games::game;
use shelf::Opening;

/// The seed of the battles that are timed.
const SEED: u64 = 7;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.as_slice() {
        [id, scenario, battles, options @ ..] => {
            let options =
                options.iter().filter_map(|o| o.split_once('=')).map(|(k, v)| (k.to_owned(), v.to_owned()));
            let opening = Opening { options: options.collect(), ..Opening::scenario(scenario) };
            let (seconds, tally) = timed(id, &opening, battles.parse().unwrap_or(1000));
            let share = |n: u64| 100.0 * n as f64 / tally.battles as f64;
            println!(
                "{} battles, {:.3} decisions each, {:?} % won, {:.2} % drawn, {:.1} ns a decision",
                tally.battles,
                tally.decisions as f64 / tally.battles as f64,
                tally.wins.iter().map(|n| (share(*n) * 100.0).round() / 100.0).collect::<Vec<_>>(),
                share(tally.draws),
                seconds * 1e9 / tally.decisions as f64
            );
        }
        _ => println!("playouts <game> <scenario> <battles> [key=value ...]"),
    }
}

fn timed(id: &str, opening: &Opening, battles: u64) -> (f64, shelf::Tally) {
    let game = game(id).expect("a game of the shelf");
    game.playouts(opening, 0..battles / 10 + 1, 1).expect("an opening that stands");
    let start = Instant::now();
    let tally = game.playouts(opening, 0..battles, SEED).expect("an opening that stands");
    (start.elapsed().as_secs_f64(), tally)
}
