//! An attacker who has the program and no key: everything of a changed record that needs no key is derived again.

use std::collections::BTreeMap;

use engine::dice::Party;
use engine::digest::{Digest, unhex};
use engine::record::{Block, Header, Record};
use engine::{Demand, Seat};
use seals::charter::with_charter;
use seals::{Keys, Mode};
use shelf::AnyBattle;

/// Derives a changed record again, as far as no key is needed: id, dice, events, sentences and digests follow from its
/// header, its orders and its lines `~`, true or not. `None` if no battle follows from them.
pub fn derived(text: &str) -> Option<String> {
    let mut record = Record::parse(text).ok()?;
    record = Record::parse(&refitted(&record.header).opening()).ok().map(|start| Record {
        blocks: record.blocks,
        end: record.end,
        ..start
    })?;
    let start = Record { blocks: Vec::new(), end: None, ..record.clone() };
    let mut battle = games::SHELF.replay(&start).ok()?.battle;
    for block in &record.blocks {
        let before = battle.revealed();
        battle.open_steps(lines(block).filter(|line| line.starts_with("~ ")).map(str::to_owned).collect());
        for (seat, order) in lines(block).filter_map(order) {
            battle.seal_what_stands(seat, order).ok()?;
        }
        (battle.revealed() == before + 1).then_some(())?;
    }
    let Some(end) = &record.end else {
        let text = battle.record();
        return Some(text.split_once("\n\nend\n").map(|(text, _)| text.to_owned() + "\n").unwrap_or(text));
    };
    ended(battle.as_mut(), end)?;
    Some(battle.record())
}

/// Ends a battle as a block says, and sets the signatures that stand in it.
fn ended(battle: &mut dyn AnyBattle, end: &Block) -> Option<()> {
    let [signed, shown]: [Vec<String>; 2] = [true, false].map(|signed| {
        let own = lines(end).filter(|line| line.starts_with("~ signed ") == signed);
        own.map(str::to_owned).collect()
    });
    let late = |line: &String| Seat::parse(line.strip_prefix("~ late ")?);
    if let Some((seat, _)) = shown.iter().find_map(|line| order(line)) {
        battle.concede(seat).ok()?;
    } else if let Some(at) = shown.iter().position(|line| late(line).is_some()) {
        battle.forfeit(late(&shown[at])?, &shown[1..at]).ok()?;
    }
    matches!(battle.demand(), Demand::Over(_)).then_some(())?;
    battle.sign(&signed).ok()
}

fn lines(block: &Block) -> impl Iterator<Item = &str> {
    block.lines.iter().map(|(_, line)| line.as_str())
}

/// Reads the line of an order: its seat and its text.
fn order(line: &str) -> Option<(Seat, &str)> {
    let (seat, order) = line.strip_prefix("> ")?.split_once("  ")?;
    Some((Seat::parse(seat)?, order))
}

/// Returns a header with the id that its lines have now.
fn refitted(header: &Header) -> Header {
    let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<String>>();
    let mut parties: BTreeMap<Party, Keys> = BTreeMap::new();
    for line in header.sealed_lines.iter().map(|line| words(line)) {
        let (Some(party), Some(key)) = (line.get(2).and_then(|party| Party::parse(party)), line.last())
        else {
            continue;
        };
        let (Some(key), what) = (unhex(key), (line[1].as_str(), line.get(3).map(String::as_str))) else {
            continue;
        };
        let keys = parties.entry(party).or_insert(Keys { signs: [0; 32], receives: None, commit: [0; 32] });
        match what {
            ("key", Some("signs")) => keys.signs = key,
            ("key", Some("receives")) => keys.receives = Some(key),
            ("commit", _) => keys.commit = key,
            _ => {}
        }
    }
    let found = header.sealed_lines.iter().find_map(|line| line.strip_prefix("~ mode "));
    let mode = Mode::ALL.into_iter().find(|mode| Some(mode.word()) == found);
    mode.map_or_else(|| header.clone(), |mode| with_charter(header.clone(), mode, &parties))
}

/// Makes the digest of the header fit, as anybody can.
pub fn digested(text: &str) -> String {
    let Some(end) = text.find("\n= ") else { return text.to_owned() };
    let covered = text[..=end].lines().filter(|line| !line.starts_with("wording "));
    let header = covered.fold(String::new(), |header, line| header + line + "\n");
    let rest = text[end + 3..].split_once('\n').map_or("", |(_, rest)| rest);
    format!("{}= {}\n{rest}", &text[..=end], Digest::of(&header))
}
