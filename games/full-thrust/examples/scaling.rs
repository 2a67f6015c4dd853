//! Measures the growth of a battle's time with its fleets: `cargo run --release -p firing-arc-full-thrust --example
//! scaling`.

use std::time::Instant;

use engine::dice::OneStream;
use engine::{Demand, Rules, Sealed, Seeded, Silent, Umpire};
use full_thrust::FullThrustGame;
use rules_full_thrust::state::Place;
use rules_full_thrust::{FullThrust, Options, Setup, ShipAt, design};
use shelf::{Opening, Tally};
use table::{Area, Length, Point};

/// The seed of the battles that are timed.
const SEED: u64 = 7;

/// The number of times each fleet is timed.
const RUNS: usize = 7;
/// The reach of a heavy cruiser's weapons.
const REACH: Length = Length::inches(36);

/// Prints the nanoseconds for each ship and turn, and the number of enemies that each ship has in range. The battles are
/// heavy cruisers in line abreast, with fire by the program.
fn main() {
    println!(" a side   ns a ship-turn: min  median   enemies in reach   growth: of time  of enemies");
    let mut before: Option<(f64, f64)> = None;
    for ships in [2, 4, 8, 16, 32, 64] {
        let opening = Opening { text: Some(fleets(ships)), ..Opening::scenario("scaling") };
        let battles = (20_000 / (ships * ships)).max(10) as u64;
        let (turns, reach) = enemies_in_reach(ships, battles);
        let mut times: Vec<f64> = (0..RUNS)
            .map(|_| {
                let (seconds, tally) = timed(&opening, battles);
                assert_eq!(tally.turns, turns, "the battles timed are those counted");
                seconds * 1e9 / (turns as f64 * f64::from(2 * ships))
            })
            .collect();
        times.sort_by(f64::total_cmp);
        assert!(reach <= f64::from(ships), "no more than there are");
        let growth = before.map_or(String::new(), |(time, enemies)| {
            assert!(reach > enemies, "more of a larger fleet are in reach");
            format!("{:>14.2}  {:>10.2}", times[0] / time, reach / enemies)
        });
        println!("{ships:>7}   {:>19.1}  {:>6.1}   {reach:>16.2}  {growth}", times[0], times[RUNS / 2]);
        before = Some((times[0], reach));
    }
}

/// Plays battles at random; returns the seconds they took and their tally.
fn timed(opening: &Opening, battles: u64) -> (f64, Tally) {
    let game = shelf::game::<FullThrustGame>();
    game.playouts(opening, 0..battles / 10 + 1, 1).expect("an opening that stands");
    let start = Instant::now();
    let tally = game.playouts(opening, 0..battles, SEED).expect("an opening that stands");
    (start.elapsed().as_secs_f64(), tally)
}

/// Writes the scenario with `ships` ships a side.
fn fleets(ships: i32) -> String {
    let side = |y: i32, course: i32| {
        let ship = |i: i32| {
            format!("{{ class = \"HC\", at = [{}, {y}], course = {course}, velocity = 4 }}", 56 + 2 * i)
        };
        format!("[[side]]\nship = [{}]\n", (0..ships).map(ship).collect::<Vec<_>>().join(", "))
    };
    format!(
        "title = \"Scaling\"\n[table]\nwidth = 240\nheight = 240\n[options]\nfire = \"automatic\"\nturn-limit = 30\n{}{}",
        side(100, 12),
        side(140, 6)
    )
}

/// Plays the same battles again, slowly. Returns their turns, and the mean number of enemies that a ship has in reach
/// when fire is opened. The mean is over all ships of the set-up and all turns; ships off the table have none.
fn enemies_in_reach(ships: i32, battles: u64) -> (u64, f64) {
    let ship = |side: u8, i: i32| ShipAt {
        side,
        class: "HC".to_owned(),
        name: String::new(),
        at: Point::inches(56 + 2 * i, if side == 0 { 100 } else { 140 }),
        course: if side == 0 { 12 } else { 6 },
        velocity: 4,
    };
    let mut options = Options::default();
    for (key, value) in [("fire", "automatic"), ("turn-limit", "30")] {
        options.set(key, value).expect("an option");
    }
    let rules = FullThrust::new(&Setup {
        area: Area::inches(240, 240),
        classes: design::table(),
        ships: (0..2).flat_map(|side| (0..ships).map(move |i| ship(side, i))).collect(),
        sides: Default::default(),
        options,
        exit: None,
        target: None,
    })
    .expect("a set-up that stands");
    let (mut turns, mut pairs) = (0, 0u64);
    for battle in 0..battles {
        let mut rng = Seeded::keyed(SEED, battle, 0);
        let mut umpire = Umpire::new(OneStream::new(rng.bits()), Silent);
        let mut state = rules.start();
        while let Demand::Orders(seats) = rules.demand(&state) {
            let draw = |seat| Sealed::sample(&rules.space(&state, seat), seat, &mut rng);
            let orders: Vec<_> = seats.iter().map(draw).collect();
            let was = state.clone();
            rules.resolve(&mut umpire, &mut state, &orders);
            // A ship destroyed this turn was on the table when fire was opened.
            let there = |i: &usize| match state.ships()[*i].place {
                Place::Destroyed => was.ships()[*i].place == Place::Table,
                place => place == Place::Table,
            };
            let all: Vec<usize> = (0..state.ships().len()).filter(there).collect();
            let (first, second) = all.split_at(all.partition_point(|i| *i < ships as usize));
            let near = |a: &usize, b: &usize| state.ships()[*a].at.within(state.ships()[*b].at, REACH);
            pairs += first.iter().map(|a| second.iter().filter(|b| near(a, b)).count() as u64).sum::<u64>();
            turns += 1;
        }
    }
    (turns, pairs as f64 * 2.0 / (turns as f64 * f64::from(2 * ships)))
}
