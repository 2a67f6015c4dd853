//! Times steps of the duel of *Faster Than Light*: turns a second on one core, with and without the draws of actions.
//!
//! `cargo run --release -p firing-arc-vector --example speed [battles] [steps] [rounds]`

use std::time::{Duration, Instant};

use vector::{Autoreset, Memory, Wish};

fn main() {
    let mut given = std::env::args().skip(1).map(|text| text.parse::<u64>().expect("a whole number"));
    let mut next = |otherwise| given.next().unwrap_or(otherwise);
    let (battles, steps, rounds) = (next(4096), next(200), next(9).max(1));
    let wish = Wish::new("ftl", "duel", battles as usize).autoreset(Autoreset::SameStep);
    let mut many = vector::open(&wish).expect("a scenario of the shelf");
    let (mut memory, mut actions) = (Memory::of(many.spec()), vec![0; many.spec().actions()]);
    many.reset(Some(1), None, &mut memory.buffers()).expect("arrays of the right sizes");
    let (mut ended, mut spent) = (0u64, Vec::new());
    for round in 0..rounds {
        let (mut drawing, mut stepping) = (Duration::ZERO, Duration::ZERO);
        for step in 0..steps {
            let began = Instant::now();
            many.sample(round * steps + step, &mut actions).expect("an array of the right size");
            let drawn = Instant::now();
            many.step(&actions, &mut memory.buffers()).expect("actions that are open");
            drawing += drawn - began;
            stepping += drawn.elapsed();
            ended += memory.terminated.iter().map(|over| u64::from(*over)).sum::<u64>();
        }
        spent.push((stepping, drawing + stepping));
    }
    let turns = (battles * steps) as f64;
    println!("{battles} battles, {rounds} rounds of {steps} steps, {ended} battles ended");
    for (what, of) in [("step", 0), ("step and draw", 1)] {
        let mut rates: Vec<f64> =
            spent.iter().map(|spent| turns / [spent.0, spent.1][of].as_secs_f64() / 1e6).collect();
        rates.sort_by(f64::total_cmp);
        let (most, middle) = (rates[rates.len() - 1], rates[rates.len() / 2]);
        println!("{what}: {most:.2} million turns a second at best, {middle:.2} in the middle round");
    }
}
