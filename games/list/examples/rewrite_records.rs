//! Replays the inputs of records and rewrites the records in this version's format. It is meant for fixtures of tests
//! and documents after a change of the format. `cargo run -p firing-arc-games --example rewrite_records -- FILE…`
//!
//! Never use it for the golden records of a game's `records/`: users who keep old records like them cannot rewrite
//! theirs either.

use captains::Budget;
use engine::Demand;
use engine::record::{DiceSource, Header, Record, parse_input};
use shelf::{AnyBattle, Opening};

fn main() {
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{path}: {fault}"));
        let battle = played(&text).unwrap_or_else(|fault| panic!("{path}: {fault}"));
        let written = battle.record();
        Record::parse(&written)
            .and_then(|record| games::replay(&record))
            .unwrap_or_else(|e| panic!("{path}: {e}"));
        std::fs::write(&path, written).unwrap_or_else(|fault| panic!("{path}: {fault}"));
    }
}

/// Opens the battle of a record and gives it the record's inputs, whatever its version.
fn played(text: &str) -> Result<Box<dyn AnyBattle>, String> {
    let mut header = Header::default();
    let head = text.lines().take_while(|line| !line.starts_with("= "));
    for line in head {
        let (field, value) = line.split_once(' ').unwrap_or((line, ""));
        match field {
            "game" => value.split(' ').next().unwrap_or("").clone_into(&mut header.game),
            "scenario" => value.clone_into(&mut header.scenario),
            "option" => {
                let (key, value) = value.split_once(' ').ok_or("an option without a value")?;
                header.options.push((key.to_owned(), value.to_owned()));
            }
            "seat" => header.names.push(value.split_once(' ').map_or("", |(_, name)| name).to_owned()),
            "dice" if value == "typed" => header.dice = DiceSource::Typed,
            "dice" => {
                let seed = value.strip_prefix("seed ").and_then(|seed| seed.parse().ok());
                header.dice = DiceSource::Seed(seed.ok_or("dice that are neither seeded nor typed")?);
            }
            "position" => header.position = Some(value.to_owned()),
            "handicap" => header.handicap = Some(value.to_owned()),
            "|" => header.text += &format!("{value}\n"),
            _ => {}
        }
    }
    let opening = Opening {
        scenario: header.scenario,
        text: Some(header.text),
        options: header.options,
        dice: header.dice,
        names: header.names,
        position: header.position,
        handicap: header.handicap,
    };
    let game = games::game(&header.game).ok_or("no such game")?;
    let mut battle = game.open(&opening).map_err(|flaws| format!("{flaws:?}"))?;
    for line in text.lines().filter(|line| line.starts_with("> ")) {
        if let Err(fault) = given(&mut *battle, line) {
            eprintln!("{line}: {fault}; from here on all orders are drawn at random");
            play_on(&mut *battle)?;
            break;
        }
    }
    Ok(battle)
}

/// Gives a battle one line of input.
fn given(battle: &mut dyn AnyBattle, line: &str) -> Result<(), String> {
    match parse_input(line) {
        Some((None, faces)) => {
            let faces: Result<Vec<u8>, _> = faces.split(' ').map(str::parse).collect();
            battle.lay_ready(&faces.map_err(|error| error.to_string())?);
            Ok(())
        }
        Some((Some(seat), "concedes")) => battle.concede(seat).map_err(|error| error.to_string()),
        Some((Some(seat), "agrees")) => battle.agree(seat).map_err(|error| error.to_string()),
        Some((Some(seat), order)) => {
            battle.seal_what_stands(seat, order).map(drop).map_err(|error| error.to_string())
        }
        None => Err("no input".to_owned()),
    }
}

/// Plays a battle with seeded dice to its end with random orders.
fn play_on(battle: &mut dyn AnyBattle) -> Result<(), String> {
    while let Demand::Orders(seats) = battle.demand() {
        let seed = battle.revealed() as u64;
        for seat in seats.iter().filter(|seat| !battle.sealed().has(*seat)).collect::<Vec<_>>() {
            let mut budget = Budget { nodes: 1, stop: &mut || false, crew: None };
            let advice =
                battle.advise(seat, "random", seed, &mut budget).map_err(|error| error.to_string())?;
            let order = advice.ok_or("no captain of random orders")?.order;
            battle.seal_what_stands(seat, &order).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}
