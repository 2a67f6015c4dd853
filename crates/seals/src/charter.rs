//! The charter of a battle: who takes part, with which keys, and the id that fixes it all.

use std::collections::BTreeMap;

use engine::dice::Party;
use engine::digest::{hex, unhex};
use engine::record::{DiceSource, Header};

use crate::armour;
use crate::fault::Fault;
use crate::hash::{Hash, hash};
use crate::key::Keys;

/// A mode: who can read a sealed order early, and what becomes of a seat that vanishes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// The server has the keys of all seals.
    Simple,
    /// A seal opens with a key of the server and one of the other seats.
    Shared,
    /// Only its writer can open a seal. By file there is no other mode.
    Strict,
}

impl Mode {
    /// All modes.
    pub const ALL: [Self; 3] = [Self::Simple, Self::Shared, Self::Strict];

    /// Returns the number of parties that sign beside the seats: the server in the mode *shared*.
    pub(crate) const fn parties_beside_seats(self) -> usize {
        match self {
            Self::Shared => 1,
            Self::Simple | Self::Strict => 0,
        }
    }

    /// Returns the word of the line `~ mode`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Simple => "simple",
            Self::Shared => "shared",
            Self::Strict => "strict",
        }
    }
}

/// The parties of a battle and their keys, as its header has them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Charter {
    /// The id.
    pub id: Hash,
    /// The mode.
    pub mode: Mode,
    /// The keys of every party that signs.
    pub parties: BTreeMap<Party, Keys>,
}

/// Returns a header with the lines of a charter, the id among them: the header of a battle whose dice are by steps.
pub fn with_charter(mut header: Header, mode: Mode, parties: &BTreeMap<Party, Keys>) -> Header {
    header.dice = DiceSource::Steps;
    header.sealed_lines = vec![format!("~ mode {}", mode.word())];
    for (party, keys) in parties {
        header.sealed_lines.push(format!("~ key {party} signs {}", hex(&keys.signs)));
        if let Some(receives) = keys.receives {
            header.sealed_lines.push(format!("~ key {party} receives {}", hex(&receives)));
        }
        header.sealed_lines.push(format!("~ commit {party} {}", hex(&keys.commit)));
    }
    let id = id_of(&header);
    header.sealed_lines.push(format!("~ id {}", hex(&id)));
    header
}

/// Returns the id of a battle: the hash of its header, without the wording: sentences are commentary.
fn id_of(header: &Header) -> Hash {
    let text = header.to_string();
    let free = ["wording ", "~ id "];
    let lines = text.lines().filter(|line| !free.iter().any(|start| line.starts_with(start)));
    hash("battle", &lines.map(str::as_bytes).collect::<Vec<_>>())
}

/// Returns the short name of a battle: twelve letters and digits of its id, such as `K7Q2-M9F3-8XRT`. Players keep it,
/// so nobody can show them another battle later.
pub fn short_name(id: &Hash) -> String {
    let letters = armour::base32(&id[..8]);
    [&letters[..4], &letters[4..8], &letters[8..12]].join("-")
}

impl Charter {
    /// Reads the charter of a header.
    ///
    /// # Errors
    /// If a line is missing, stands twice, or the id is not that of the header.
    pub fn read(header: &Header) -> Result<Self, Fault> {
        let line_of = |start: &str| header.line_of(start).unwrap_or(1);
        let fault = |line: usize, what: String| Fault { line, kind: "commitment", what };
        let found = header.sealed_lines.iter().find_map(|line| line.strip_prefix("~ mode "));
        let mode = found.and_then(|word| Mode::ALL.into_iter().find(|mode| mode.word() == word));
        let mode =
            mode.ok_or_else(|| fault(1, "the header names no mode: \"~ mode\" is missing".to_owned()))?;
        let id =
            header.id().ok_or_else(|| fault(1, "the header has no id: \"~ id\" is missing".to_owned()))?;
        let mut parties = BTreeMap::new();
        for (party, found) in found_keys(header) {
            let [Some(signs), receives, Some(commit)] = found else {
                let what = format!("party {party} lacks a key or its commitment");
                return Err(fault(line_of(&format!("~ key {party}")), what));
            };
            let keys = Keys { signs, receives, commit };
            if !fits(mode, party, &keys) {
                let what = format!("a battle in the mode {} has no such keys of party {party}", mode.word());
                return Err(fault(line_of(&format!("~ key {party}")), what));
            }
            parties.insert(party, keys);
        }
        let own = id_of(header);
        if own != id {
            let what = format!("the id is not that of this header, which is {}", short_name(&own));
            return Err(fault(line_of("~ id "), what));
        }
        if with_charter(header.clone(), mode, &parties).sealed_lines != header.sealed_lines {
            let what = "a line of the header is not that of the parties, or not in its place".to_owned();
            return Err(fault(line_of("~ mode "), what));
        }
        Ok(Self { id, mode, parties })
    }

    /// Returns the name that players keep.
    pub fn short_name(&self) -> String {
        short_name(&self.id)
    }
}

/// Returns `true` if a battle of this mode can have these keys of a party.
fn fits(mode: Mode, party: Party, keys: &Keys) -> bool {
    match mode {
        Mode::Shared => keys.receives.is_some(),
        Mode::Strict => keys.receives.is_none() && party != Party::Server,
        Mode::Simple => true,
    }
}

/// Reads the signing key, the receiving key and the commitment of each party.
fn found_keys(header: &Header) -> BTreeMap<Party, [Option<Hash>; 3]> {
    let mut found: BTreeMap<Party, [Option<Hash>; 3]> = BTreeMap::new();
    for line in &header.sealed_lines {
        let words: Vec<&str> = line.split(' ').collect();
        let (party, which, key) = match words[..] {
            ["~", "key", party, "signs", key] => (party, 0, key),
            ["~", "key", party, "receives", key] => (party, 1, key),
            ["~", "commit", party, key] => (party, 2, key),
            _ => continue,
        };
        if let Some(party) = Party::parse(party) {
            found.entry(party).or_default()[which] = unhex(key);
        }
    }
    found
}
