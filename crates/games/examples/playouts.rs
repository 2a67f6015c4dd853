//! Times random battles: `playouts <game> <scenario> <battles> [key=value ...]`; `playouts scaling` goes through fleets.

use std::time::Instant;

use games::{Opening, game};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.as_slice() {
        [word] if word == "scaling" => scaling(),
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
        _ => println!("playouts <game> <scenario> <battles> [key=value ...] | playouts scaling"),
    }
}

fn timed(id: &str, opening: &Opening, battles: u64) -> (f64, games::Tally) {
    let game = game(id).expect("a game of the shelf");
    game.playouts(opening, battles / 10 + 1, 1).expect("an opening that stands");
    let start = Instant::now();
    let tally = game.playouts(opening, battles, 7).expect("an opening that stands");
    (start.elapsed().as_secs_f64(), tally)
}

/// Full Thrust, heavy cruisers in line abreast, fire by the program: nanoseconds for each ship and turn.
fn scaling() {
    for ships in [1, 2, 4, 8, 16, 32, 64] {
        let side = |y: i32, course: i32| {
            let ship = |i: i32| {
                format!("{{ class = \"HC\", at = [{}, {y}], course = {course}, velocity = 4 }}", 56 + 2 * i)
            };
            format!("[[side]]\nship = [{}]\n", (0..ships).map(ship).collect::<Vec<_>>().join(", "))
        };
        let text = format!(
            "title = \"Scaling\"\n[table]\nwidth = 240\nheight = 240\n[options]\nfire = \"automatic\"\nturn-limit = 30\n{}{}",
            side(100, 12),
            side(140, 6)
        );
        let opening = Opening { text: Some(text), ..Opening::scenario("scaling") };
        let (seconds, tally) = timed("full-thrust", &opening, (40_000 / (ships * ships)).max(20) as u64);
        let each = seconds * 1e9 / tally.turns as f64;
        println!("{ships:>3} a side: {each:>9.0} ns a turn, {:>6.1} ns a ship", each / f64::from(2 * ships));
    }
}
