//! Times a captain on a whole fleet: `cargo run --release -p firing-arc-full-thrust --example fleet [captain] [turns]`.
//!
//! It plays Full Thrust's fleet action with the captain on both sides, its own nodes and one thread. Every order is
//! sealed, so an illegal one ends the program. It prints the milliseconds of each turn for each seat; times decide
//! nothing.

use std::time::Instant;

use captains::Budget;
use engine::{Demand, Seat};
use full_thrust::FullThrustGame;
use shelf::Opening;

fn main() {
    let mut args = std::env::args().skip(1);
    let captain = args.next().unwrap_or_else(|| "captain".to_owned());
    let turns: u32 = args.next().and_then(|text| text.parse().ok()).unwrap_or(5);
    let game = shelf::game::<FullThrustGame>();
    let mut battle = game.open(&Opening::scenario("fleet-action")).expect("a sound scenario");
    let (mut turn, mut spent) = (battle.turn(), [0.0; 2]);
    let mut worst = 0.0_f64;
    while let Demand::Orders(seats) = battle.demand() {
        if battle.turn() != turn {
            println!("turn {turn}: {:.0} and {:.0} ms", spent[0], spent[1]);
            worst = worst.max(spent[0]).max(spent[1]);
            (turn, spent) = (battle.turn(), [0.0; 2]);
            if turn > turns {
                break;
            }
        }
        let orders: Vec<(Seat, String)> = seats
            .iter()
            .map(|seat| {
                let (start, mut stop) = (Instant::now(), || false);
                let mut budget = Budget::new(Budget::OWN, &mut stop);
                let advice = battle.advise(seat, &captain, 1, &mut budget).expect("it is asked");
                spent[seat.index()] += start.elapsed().as_secs_f64() * 1000.0;
                (seat, advice.expect("a captain of the shelf").order)
            })
            .collect();
        for (seat, order) in orders {
            battle.seal(seat, &order).unwrap_or_else(|error| panic!("seat {seat}: \"{order}\": {error}"));
        }
    }
    println!("{captain}: {worst:.0} ms in the longest turn");
}
