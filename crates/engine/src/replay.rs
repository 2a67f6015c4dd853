//! Replays of records. Every line that digests cover is compared, and the first difference is named.

mod end;

use std::fmt;
use std::sync::Arc;

use crate::battle::{Battle, BattleError, Wanted};
use crate::catalogue::Catalogue;
use crate::clause::Clause;
use crate::flaws::Flaws;
use crate::quoting::{counted, quoted, quoted_apart, shortened};
use crate::record::{
    self, Block, COMMENT, DiceSource, Header, Knows, Record, RecordError, Wording, parse_input,
};
use crate::rules::Rules;

/// A valid record after its replay.
#[derive(Debug)]
pub struct Replayed<B> {
    /// The battle.
    pub battle: B,
    /// The comparison of its sentences with those of this program.
    pub sentences: Sentences,
}

/// The comparison of a valid record's sentences with those of this program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sentences {
    /// The record has the wording of this program, and its sentences were compared.
    Compared {
        /// The number of sentences.
        number: usize,
        /// Sentences that differ.
        reworded: Vec<Reworded>,
    },
    /// The record has another wording: its sentences were not compared.
    NotCompared {
        /// The wording of the record.
        found: Wording,
        /// The wording of this program.
        own: Wording,
    },
}

/// A sentence that differs from this program's, although the wording is the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reworded {
    /// The line of the sentence in the record; if the sentence is missing, the line before it.
    pub line: usize,
    /// The sentence in the record; empty if it is missing.
    pub found: String,
    /// The sentence of this program; empty if it has none here.
    pub own: String,
}

impl fmt::Display for Reworded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (found, own) = quoted_apart(&self.found, &self.own);
        write!(f, "line {}: the record says {found}, this program says {own}", self.line)
    }
}

impl fmt::Display for Sentences {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Compared { number, reworded } if reworded.is_empty() => {
                write!(f, "{} compared, all equal", counted(*number as u64, "sentence"))
            }
            Self::Compared { number, reworded } => {
                let all = counted(*number as u64, "sentence");
                write!(f, "{all} compared, {} reworded; {}", reworded.len(), reworded[0])
            }
            Self::NotCompared { found, own } => {
                write!(f, "sentences not compared: the record has the wording {found}, this program {own}")
            }
        }
    }
}

impl<B> Replayed<B> {
    /// Returns this replay with its battle converted.
    pub fn map<C>(self, f: impl FnOnce(B) -> C) -> Replayed<C> {
        Replayed { battle: f(self.battle), sentences: self.sentences }
    }
}

/// Replays a record under its rules, and compares every input, roll, event, fact and digest. If the record was written
/// without a catalogue, its sentences are compared with the bare facts; [`replay_in`] compares them with those of a
/// catalogue.
///
/// # Errors
/// The first line that differs: a refused order (with its clause), another event or roll, or another digest. A line or
/// a version of the rules that cannot be played is also an error.
pub fn replay<R: Rules>(rules: R, record: &Record) -> Result<Replayed<Battle<R>>, RecordError> {
    replay_in(rules, record, None)
}

/// Replays a record as [`replay`] does, with a catalogue. Sentences of the same wording are compared, and the battle
/// continues with this catalogue.
///
/// # Errors
/// Those of [`replay`]. A sentence in other words is no error.
pub fn replay_in<R: Rules>(
    rules: R,
    record: &Record,
    words: Option<Arc<Catalogue>>,
) -> Result<Replayed<Battle<R>>, RecordError> {
    can_be_played(record)?;
    of_these_rules::<R>(&record.header)?;
    not_newer::<R>(&record.header)?;
    let version = record.header.version;
    let rules = rules.in_version(version).ok_or_else(|| {
        let (name, own) = (R::NAME, R::VERSION);
        let what =
            format!("rules version {version} of {name} is no longer supported; the current one is {own}");
        RecordError::at(2, what)
    })?;
    let (line, digest) = &record.opening;
    let in_line = |start: &str, flaws: &Flaws| RecordError {
        line: record.header.line_of(start).unwrap_or(1),
        what: flaws.to_string(),
        clause: flaws.first().and_then(|f| f.clause),
    };
    record.header.dice.open(record.header.steps()).map_err(|flaw| in_line("dice ", &flaw.into()))?;
    let opened = Battle::new(rules, record.header.clone());
    let mut battle = opened.map_err(|flaws| in_line("position ", &flaws))?;
    if battle.digest().to_string() != *digest {
        let what = format!("the header has been changed: its digest is {}, not {digest}", battle.digest());
        return Err(RecordError::at(*line, what));
    }
    if let Some(words) = words {
        battle.say_in(words);
    }
    let (found, own) = (record.header.wording.clone(), battle.header().wording.clone());
    let mut heard = if found == own {
        Sentences::Compared { number: 0, reworded: Vec::new() }
    } else {
        Sentences::NotCompared { found, own }
    };
    for block in &record.blocks {
        play_block(&mut battle, block, &mut heard)?;
    }
    if let Some(block) = &record.end {
        end::end(&mut battle, block)?;
    }
    Ok(Replayed { battle, sentences: heard })
}

/// Refuses a record of newer rules before its scenario is read, because only newer rules may understand it.
///
/// # Errors
/// If the version of its rules is above [`Rules::VERSION`].
pub fn not_newer<R: Rules>(header: &Header) -> Result<(), RecordError> {
    let (name, own, version) = (R::NAME, R::VERSION, header.version);
    if version <= own {
        return Ok(());
    }
    let what =
        format!("rules version {version} of {name} is newer than this program, which plays version {own}");
    Err(RecordError::at(2, what))
}

/// Refuses a record of another game.
fn of_these_rules<R: Rules>(header: &Header) -> Result<(), RecordError> {
    let (name, game) = (R::NAME, &header.game);
    if game == name {
        return Ok(());
    }
    Err(RecordError::at(
        2,
        format!("this is a record of {}, but these are the rules of {name}", quoted(game)),
    ))
}

/// Refuses a record that cannot be replayed, before anything of it is set up.
///
/// # Errors
/// The first wrong digest of a seat's record, or its header; else the first line of a sealed battle where dice are
/// neither by steps nor typed.
pub fn can_be_played(record: &Record) -> Result<(), RecordError> {
    let header = &record.header;
    if header.knows != Knows::All {
        record.check_own_digests()?;
        let line = header.line_of("for ").unwrap_or(1);
        let what = format!(
            "this is the record for {}: it holds only what they may know, so it cannot be replayed",
            header.knows
        );
        return Err(RecordError::at(line, what));
    }
    if matches!(header.dice, DiceSource::Steps | DiceSource::Typed) {
        return Ok(());
    }
    if let Some(first) = header.sealed_lines.first() {
        let line = header.line_of(first).unwrap_or(1);
        return Err(RecordError::at(line, record::refusal(first)));
    }
    let mut lines = record.blocks.iter().chain(&record.end).flat_map(|block| &block.lines);
    match lines.find(|(_, line)| line.starts_with("~ ")) {
        Some((line, text)) => Err(RecordError::at(*line, record::refusal(text))),
        None => Ok(()),
    }
}

/// Plays one block. If it differs and one of its orders is illegal, the first such order is named before the line that
/// differs.
fn play_block<R: Rules>(
    battle: &mut Battle<R>,
    block: &Block,
    heard: &mut Sentences,
) -> Result<(), RecordError> {
    let mut void = None;
    play_orders(battle, block, &mut void).and_then(|text| compare::<R>(block, &text, heard)).map_err(
        |error| match void {
            Some(RecordError { line, what, clause }) => {
                RecordError { line, what: format!("{what}; line {}: {}", error.line, error.what), clause }
            }
            None => error,
        },
    )
}

/// Gives the block's inputs to the battle, and returns the block as the rules write it.
fn play_orders<R: Rules>(
    battle: &mut Battle<R>,
    block: &Block,
    void: &mut Option<RecordError>,
) -> Result<String, RecordError> {
    let before = battle.past().len();
    let first = block.lines[0].0;
    if battle.outcome().is_some() {
        return Err(RecordError::at(first, "the battle is over before this turn"));
    }
    let lines: Vec<String> = end::sealed_lines(block).cloned().collect();
    if !lines.is_empty() {
        battle.open_steps(lines);
    }
    for (number, line) in block.lines.iter().filter(|(_, line)| line.starts_with('>')) {
        give_input(battle, *number, line, void)?;
    }
    let Some(turn) = battle.past().get(before) else {
        return Err(match battle.wanted() {
            Some(wanted) => not_rolled(block, wanted),
            None => {
                let block = shortened(&block.lines[0].1);
                let missing = format!("a seat that must write has no order in {block}");
                RecordError::at(first, missing)
            }
        });
    };
    if battle.faces_left() > 0 {
        let typed = block.lines.iter().rfind(|(_, line)| line.starts_with("> dice "));
        let line = typed.map_or(first, |(number, _)| *number);
        return Err(RecordError::at(
            line,
            format!("{} too many", counted(battle.faces_left() as u64, "face")),
        ));
    }
    Ok(battle.block(turn))
}

/// Compares a block with the text of the rules. Covered lines must be equal; sentences are compared if that is asked
/// for.
fn compare<R: Rules>(block: &Block, text: &str, heard: &mut Sentences) -> Result<(), RecordError> {
    let mut derived = text.lines().skip(1).peekable();
    let mut found = block.lines.iter().peekable();
    let mut last = block.lines[0].0;
    loop {
        let said = std::iter::from_fn(|| found.next_if(|(_, line)| line.starts_with(COMMENT)));
        let own = std::iter::from_fn(|| derived.next_if(|line| line.starts_with(COMMENT)));
        hear(last, &said.collect::<Vec<_>>(), &own.collect::<Vec<_>>(), heard);
        match (found.next(), derived.next()) {
            (None, None) => return Ok(()),
            (Some((number, found)), expected) => {
                let expected = expected.unwrap_or("");
                if expected != found {
                    let clause = clause_of::<R>(expected);
                    let (found, expected) = quoted_apart(found, expected);
                    let what = format!("the record says {found}, the rules say {expected}");
                    return Err(RecordError { line: *number, what, clause });
                }
                last = *number;
            }
            (None, Some(more)) => {
                let what = format!("the rules also say {}", quoted(more));
                return Err(RecordError { line: last, what, clause: clause_of::<R>(more) });
            }
        }
    }
}

/// Compares the sentences after one line, if they have the same wording.
fn hear(line: usize, said: &[&(usize, String)], own: &[&str], heard: &mut Sentences) {
    let Sentences::Compared { number, reworded } = heard else { return };
    *number += own.len();
    for i in 0..said.len().max(own.len()) {
        let (line, found) = said.get(i).map_or((line, ""), |(line, text)| (*line, text.as_str()));
        let own = own.get(i).copied().unwrap_or("");
        if found != own {
            let plain = |text: &str| text.strip_prefix(COMMENT).unwrap_or(text).to_owned();
            reworded.push(Reworded { line, found: plain(found), own: plain(own) });
        }
    }
}

/// Returns the error of a block with too few typed dice, or with a face that its die does not have.
fn not_rolled(block: &Block, wanted: &Wanted) -> RecordError {
    let given = block.lines.iter().find(|(_, line)| line.starts_with("> dice"));
    let line = given.unwrap_or(&block.lines[0]).0;
    let die = wanted.faces;
    let what = match wanted.dropped.first() {
        Some(face) => {
            format!("face {} of the dice: a d{die} has no face {face}", wanted.typed.len() + 1)
        }
        None => format!("a face is missing: a d{die} must still be rolled"),
    };
    RecordError { line, what, clause: Some(wanted.why) }
}

/// Gives a seat's order or the dice. An order that is not wholly legal is sealed as written, and noted.
fn give_input<R: Rules>(
    battle: &mut Battle<R>,
    number: usize,
    line: &str,
    void: &mut Option<RecordError>,
) -> Result<(), RecordError> {
    let fault = |what: String| RecordError::at(number, what);
    let (seat, text) = parse_input(line)
        .ok_or_else(|| fault(format!("expected an order line, \"> SEAT  ORDER\", not {}", quoted(line))))?;
    let given = match seat {
        Some(seat) => {
            match text.parse().map_err(BattleError::Refused).and_then(|order| battle.seal(seat, order)) {
                Err(BattleError::Refused(refusal)) => {
                    void.get_or_insert_with(|| refused(number, &refusal));
                    battle.seal_as_written(seat, text).map(drop)
                }
                other => other,
            }
        }
        None => {
            let faces: Result<Vec<u8>, _> = text.split(' ').map(str::parse).collect();
            let faces = faces.map_err(|_| fault(format!("expected die faces, not {}", quoted(text))))?;
            battle.lay_ready(&faces);
            Ok(())
        }
    };
    given.map_err(|error| fault(error.to_string()))
}

fn refused(line: usize, refusal: &crate::Refusal) -> RecordError {
    let what = if refusal.subject.is_empty() {
        refusal.reason.clone()
    } else {
        format!("{}: {}", shortened(&refusal.subject), refusal.reason)
    };
    RecordError { line, what: format!("order refused: {what}"), clause: Some(refusal.clause) }
}

/// Returns the clause that a derived line names.
fn clause_of<R: Rules>(line: &str) -> Option<Clause> {
    let id = line.trim_start().strip_prefix('[')?.split_once(']')?.0;
    R::CLAUSES.iter().map(|s| s.clause).find(|c| c.0 == id)
}
