//! Records, positions and orders: the texts of battles.

use engine::record::{Record, RecordError};
use engine::replay::can_be_played;
use engine::{Demand, Refusal};
use shelf::{AnyBattle, Opening};

use super::target::{Input, Target, named, same};
use crate::seeds::{self, Played};

/// The target for records: parsed and replayed in full, and salvaged as far as they are valid.
pub struct Records {
    texts: Vec<Input>,
}

impl Records {
    pub fn new(records: &[(&'static str, String)]) -> Self {
        Self { texts: records.iter().map(|(game, text)| Input::new(game, text.as_str())).collect() }
    }
}

impl Target for Records {
    fn name(&self) -> &'static str {
        "record"
    }

    fn inputs(&self) -> u32 {
        1_000
    }

    fn texts(&self) -> &[Input] {
        &self.texts
    }

    fn hold(&mut self, input: &Input) -> Result<bool, String> {
        let text = input.text();
        if let Ok(record) = Record::parse(&text)
            && text.ends_with('\n')
            && !text.contains('\r')
        {
            same("the record as it is read", &text, &record.to_string())?;
        }
        if let Ok((part, _)) = Record::salvage(&text)
            && let Ok(replayed) = games::replay(&part)
        {
            replays(&*replayed.battle)?;
        }
        let record = match Record::parse(&text) {
            Ok(record) => record,
            Err(error) => return named_line(&error),
        };
        match (can_be_played(&record), games::replay(&record)) {
            (Ok(()), Ok(replayed)) => replays(&*replayed.battle),
            (Ok(()), Err(error)) => named_line(&error),
            // A record of one seat's view, or of a battle over a server, is parsed but not replayed.
            (Err(_), Ok(_)) => Err("a record that cannot be played was played".to_owned()),
            (Err(_), Err(error)) => named_line(&error).map(|_| true),
        }
    }
}

/// Checks that a refusal has a message and a line number.
fn named_line(error: &RecordError) -> Result<bool, String> {
    if error.what.trim().is_empty() || error.line == 0 {
        return Err(format!("an error without words or line: {error:?}"));
    }
    Ok(false)
}

/// Checks that a battle's record can be parsed and replayed to the same record.
fn replays(battle: &dyn AnyBattle) -> Result<bool, String> {
    let written = battle.record();
    let again = Record::parse(&written).and_then(|record| games::replay(&record));
    match again {
        Ok(again) => same("the record", &written, &again.battle.record()),
        Err(error) => Err(format!("its own record is refused: {error}")),
    }
}

/// The target that parses positions, each in the scenario that it comes from.
pub struct Positions {
    texts: Vec<Input>,
    /// The scenarios to open positions in, by game.
    scenarios: Vec<(&'static str, &'static str)>,
}

impl Positions {
    pub fn new(battles: &[Played]) -> Self {
        let mut scenarios: Vec<_> =
            battles.iter().map(|played| (played.game.id(), played.scenario)).collect();
        scenarios.dedup();
        // A battle that is over cannot be opened again.
        let goes_on = battles.iter().filter(|played| matches!(played.battle.demand(), Demand::Orders(_)));
        let text = |played: &Played| Input::new(played.game.id(), played.battle.position());
        Self { texts: goes_on.map(text).collect(), scenarios }
    }
}

/// Opens a battle from a position. Checks that the position survives a round trip and that the battle can be played
/// on.
fn from_position(game: &str, scenario: &str, position: &str) -> Result<bool, String> {
    let Some(game) = games::game(game) else { return Ok(false) };
    let open =
        |position: String| game.open(&Opening { position: Some(position), ..Opening::scenario(scenario) });
    let mut battle = match open(position.to_owned()) {
        Ok(battle) => battle,
        Err(flaws) => return named(&flaws),
    };
    let written = battle.position();
    match open(written.clone()) {
        Ok(again) => same("the position", &written, &again.position())?,
        Err(flaws) => return Err(format!("its own position is refused: {written}: {flaws:?}")),
    };
    for step in 0..3 {
        let Demand::Orders(seats) = battle.demand() else { break };
        for seat in seats {
            let order = seeds::order(&*battle, seat, step).map_err(|error| error.to_string())?;
            battle.seal(seat, &order).map_err(|error| format!("{written}: {order}: {error}"))?;
        }
    }
    Ok(true)
}

impl Target for Positions {
    fn name(&self) -> &'static str {
        "position"
    }

    fn inputs(&self) -> u32 {
        1_000
    }

    fn texts(&self) -> &[Input] {
        &self.texts
    }

    fn hold(&mut self, input: &Input) -> Result<bool, String> {
        let (text, mut accepted) = (input.text(), false);
        for (game, scenario) in self.scenarios.iter().filter(|(game, _)| *game == input.game) {
            accepted |= from_position(game, scenario, &text)?;
        }
        Ok(accepted)
    }
}

/// The target for orders as people type them, read for each seat of some battles.
pub struct Orders {
    texts: Vec<Input>,
    battles: Vec<Played>,
}

impl Orders {
    pub fn new(battles: Vec<Played>) -> Self {
        let of = |played: &Played| {
            let game = played.game.id();
            played.orders.iter().map(move |order| Input::new(game, order.as_str())).collect::<Vec<_>>()
        };
        let mut texts: Vec<Input> = battles.iter().flat_map(of).collect();
        texts.sort_by(|a, b| (a.game, &a.bytes).cmp(&(b.game, &b.bytes)));
        texts.dedup();
        Self { texts, battles }
    }
}

/// Checks that every refusal has a clause and a reason.
fn told(refusals: &[Refusal]) -> Result<(), String> {
    match refusals.iter().find(|refusal| refusal.reason.trim().is_empty() || refusal.clause.0.is_empty()) {
        Some(refusal) => Err(format!("a refusal without words or clause: {refusal:?}")),
        None => Ok(()),
    }
}

impl Target for Orders {
    fn name(&self) -> &'static str {
        "order"
    }

    fn inputs(&self) -> u32 {
        1_000
    }

    fn texts(&self) -> &[Input] {
        &self.texts
    }

    fn hold(&mut self, input: &Input) -> Result<bool, String> {
        let (text, mut read) = (input.text(), 0);
        for played in self.battles.iter().filter(|played| played.game.id() == input.game) {
            let Demand::Orders(seats) = played.battle.demand() else { continue };
            for seat in seats {
                let reading = played.battle.read(seat, &text).map_err(|error| error.to_string())?;
                told(&reading.refused)?;
                told(&reading.ignored)?;
                played.battle.preview(seat, &text).map_err(|error| error.to_string())?;
                let again = played.battle.read(seat, &reading.order).map_err(|error| error.to_string())?;
                if !again.refused.is_empty() {
                    return Err(format!("what stands is refused: {}: {:?}", reading.order, again.refused));
                }
                same("the order", &reading.order, &again.order)?;
                read += 1;
            }
        }
        // Every text can be read as an order, at worst as the idle one.
        Ok(read > 0)
    }
}
