//! The parser of records. It is strict, so that every edit is found, and every fault names its line.

use super::sealed_lines::{self, Place};
use super::{Before, Block, COMMENT, DiceSource, FIRST_LINE, Header, Knows, Record, RecordError, Wording};
use crate::digest::unhex;
use crate::quoting::{counted, quoted, quoted_apart, shortened};

/// The words before the version on the first line.
const WORDS: &str = "firing-arc record ";
/// The first line of the block of a battle that the players ended.
const END: &str = "end";
/// Message for a line that should be a digest.
const NO_DIGEST: &str = "no digest: = and 16 hexadecimal digits";
/// Message for zero bytes in place of text.
const UNWRITTEN: &str = "zero bytes from here on: the file was not written completely";

impl Record {
    /// Parses a record.
    ///
    /// # Errors
    /// The first line at fault: no record, another version, an unknown field, or a turn cut short.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let (record, damage) = Self::salvage(text)?;
        damage.map_or(Ok(record), Err)
    }

    /// Parses a record that may be cut short or damaged. Returns its complete turns, and the fault that stopped the
    /// parser.
    ///
    /// # Errors
    /// If the header is not complete, or if empty lines between turns were added or removed.
    pub fn salvage(text: &str) -> Result<(Self, Option<RecordError>), RecordError> {
        let lines: Vec<(usize, &str)> = lines(text).enumerate().map(|(i, line)| (i + 1, line)).collect();
        let end = lines.iter().position(|(_, line)| line.starts_with("= "));
        let header = parse_header(&lines[..end.unwrap_or(lines.len())])?;
        let Some(end) = end else {
            return Err(RecordError::at(
                lines.len(),
                "the record stops in its header: its digest line is missing",
            ));
        };
        let opening = (lines[end].0, lines[end].1[2..].to_owned());
        if !is_digest(&opening.1) {
            return Err(RecordError::at(opening.0, NO_DIGEST));
        }
        let mut blocks = Vec::new();
        // A last line without its line feed may have been cut off in the middle of a word.
        let cut = (!text.ends_with('\n')).then_some(lines.len());
        let seen = header.knows != Knows::All;
        let damage = match parse_blocks(&lines[end + 1..], seen, cut, &mut blocks) {
            Ok(()) => None,
            Err(Stop::Damage(error)) => Some(error),
            Err(Stop::Edit(error)) => return Err(error),
        };
        let end = blocks.pop_if(|block| block.lines.first().is_some_and(|(_, line)| line == END));
        Ok((Self { header, opening, blocks, end }, damage))
    }
}

/// Returns the lines, each without its line feed and a carriage return before it.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive('\n').map(|line| {
        let line = line.strip_suffix('\n').unwrap_or(line);
        line.strip_suffix('\r').unwrap_or(line)
    })
}

fn is_digest(text: &str) -> bool {
    unhex::<8>(text).is_some() && !text.contains(|c: char| c.is_ascii_uppercase())
}

/// Checks the first line: this is a record, and its version can be read.
fn first_line(line: &str) -> Result<(), String> {
    if line == FIRST_LINE {
        return Ok(());
    }
    if line.starts_with('\u{feff}') {
        return Err("the text begins with a byte order mark (U+FEFF), which no record has; save it as UTF-8 without one"
            .to_owned());
    }
    let Some(version) = line.strip_prefix(WORDS) else {
        return Err(format!("not a record: the first line of a record is \"{FIRST_LINE}\""));
    };
    let digits = !version.is_empty() && version.bytes().all(|b| b.is_ascii_digit());
    match version {
        "0" => Err("there is no record format 0: this program reads format 2".to_owned()),
        "1" => Err("this record has format 1, which no program reads any more; this program reads format 2"
            .to_owned()),
        _ if !digits || version.starts_with('0') => {
            Err(format!("{} is not a record format: this program reads format 2", quoted(version)))
        }
        _ => {
            let version = shortened(version);
            Err(format!("this record has format {version}, newer than this program, which reads format 2"))
        }
    }
}

fn newer_kind(line: &str) -> String {
    format!("{} has a kind that only a newer program knows", quoted(line))
}

fn parse_header(lines: &[(usize, &str)]) -> Result<Header, RecordError> {
    first_line(lines.first().map_or("", |(_, line)| line)).map_err(|what| RecordError::at(1, what))?;
    let mut header = Header::default();
    let mut seen = Vec::new();
    for (number, line) in &lines[1..] {
        if *line == "|" || line.starts_with("| ") {
            header.text += line.get(2..).unwrap_or("");
            header.text += "\n";
            continue;
        }
        if line.starts_with('~') {
            if sealed_lines::is_newer(line) {
                return Err(RecordError::at(*number, newer_kind(line)));
            }
            sealed_lines::check(Place::Header, line).map_err(|what| RecordError::at(*number, what))?;
            header.sealed_lines.push((*line).to_owned());
            continue;
        }
        let (field, value) = line.split_once(' ').unwrap_or((line, ""));
        if !matches!(field, "option" | "seat") && seen.contains(&field) {
            return Err(RecordError::at(*number, format!("field {} appears twice", quoted(field))));
        }
        seen.push(field);
        read_field(&mut header, field, value).map_err(|what| RecordError::at(*number, what))?;
    }
    let last = lines.last().map_or(1, |(n, _)| *n);
    for field in ["game", "wording", "scenario", "dice"] {
        if !seen.contains(&field) {
            return Err(RecordError::at(last, format!("the header lacks the field \"{field}\"")));
        }
    }
    as_written(&header, lines)?;
    Ok(header)
}

/// Refuses a header that is not in the program's own form. The digest covers that form, so a leading zero, a trailing
/// blank or a field in another place would go unnoticed.
fn as_written(header: &Header, lines: &[(usize, &str)]) -> Result<(), RecordError> {
    let text = header.to_string();
    let mut expected = text.lines();
    for (number, found) in lines {
        let expected = expected.next().unwrap_or("");
        if expected != *found {
            let (found, expected) = quoted_apart(found, expected);
            let what = format!("the header says {found}; its canonical form is {expected}");
            return Err(RecordError::at(*number, what));
        }
    }
    Ok(())
}

fn read_field(header: &mut Header, field: &str, value: &str) -> Result<(), String> {
    match field {
        "game" => {
            let (game, version) =
                value.split_once(' ').ok_or("field \"game\" must be a name and a version")?;
            game.clone_into(&mut header.game);
            header.version = version
                .parse()
                .map_err(|_| format!("field \"game\": {} is not a version", quoted(version)))?;
        }
        "wording" => {
            header.wording = Wording::parse(value).ok_or_else(|| {
                format!("field \"wording\": {} is not a name and a version from 1", quoted(value))
            })?;
        }
        "scenario" => value.clone_into(&mut header.scenario),
        "option" => {
            let (key, value) = value.split_once(' ').ok_or("field \"option\" must be a key and a value")?;
            header.options.push((key.to_owned(), value.to_owned()));
        }
        "seat" => {
            let (seat, name) = value.split_once(' ').unwrap_or((value, ""));
            let next = header.names.len() + 1;
            if seat.parse() != Ok(next) {
                return Err(format!("field \"seat\": expected seat {next}, not {}", quoted(seat)));
            }
            header.names.push(name.to_owned());
        }
        "dice" => {
            header.dice = DiceSource::parse(value).ok_or_else(|| {
                format!(
                    "field \"dice\": {} is not seed N, typed, committed …, steps or hidden",
                    quoted(value)
                )
            })?;
        }
        "for" => {
            header.knows = Knows::parse(value)
                .ok_or_else(|| format!("field \"for\": {} is not seat N or spectators", quoted(value)))?;
        }
        "follows" => {
            let (fingerprint, name) = value.split_once(' ').unwrap_or((value, ""));
            if unhex::<32>(fingerprint).is_none() || fingerprint.contains(|c: char| c.is_ascii_uppercase()) {
                return Err(format!(
                    "field \"follows\": {} is not 64 hexadecimal digits",
                    quoted(fingerprint)
                ));
            }
            header.follows = Some(Before { fingerprint: fingerprint.to_owned(), name: name.to_owned() });
        }
        "position" => header.position = Some(value.to_owned()),
        "handicap" => header.handicap = Some(value.to_owned()),
        "" => return Err("an empty line in the header".to_owned()),
        other => return Err(format!("unknown field {}", quoted(other))),
    }
    Ok(())
}

/// Reason why the reading of turns stops.
enum Stop {
    /// The rest cannot be parsed: the record was cut short or damaged here.
    Damage(RecordError),
    /// The rest can be parsed, so this line was edited.
    Edit(RecordError),
}

/// Reads the turns and the end, each after exactly one empty line. `seen`: this is a seat's record, whose turns have
/// views.
fn parse_blocks(
    lines: &[(usize, &str)],
    seen: bool,
    cut: Option<usize>,
    blocks: &mut Vec<Block>,
) -> Result<(), Stop> {
    let damage = |line: usize, what: String| Stop::Damage(RecordError::at(line, what));
    let mut open: Option<Block> = None;
    let mut empty: Vec<usize> = Vec::new();
    for (number, line) in lines {
        let Some(block) = &mut open else {
            if line.is_empty() {
                empty.push(*number);
                continue;
            }
            if ended(blocks) {
                return Err(damage(*number, format!("no line may follow the end: {}", quoted(line))));
            }
            if !line.starts_with("turn ") && *line != END {
                return Err(damage(*number, no_turn(line)));
            }
            one_empty(&empty, *number, line).map_err(Stop::Edit)?;
            empty.clear();
            open = Some(Block { lines: vec![(*number, (*line).to_owned())] });
            continue;
        };
        let last = block.lines[0].1 == END;
        if line.starts_with('~') {
            let place = if last { Place::End } else { Place::Turn };
            if sealed_lines::is_newer(line) && cut != Some(*number) {
                return Err(Stop::Edit(RecordError::at(*number, newer_kind(line))));
            }
            sealed_lines::check(place, line).map_err(|what| damage(*number, what))?;
        } else if !known(line, last, seen) {
            let what = if line.is_empty() {
                "an empty line inside a turn, before its digest line".to_owned()
            } else if is_unwritten(line) {
                UNWRITTEN.to_owned()
            } else {
                format!("this line is not an order, event, roll, sentence or digest: {}", quoted(line))
            };
            return Err(damage(*number, what));
        }
        block.lines.push((*number, (*line).to_owned()));
        if let Some(digest) = line.strip_prefix("= ") {
            if !is_digest(digest) {
                return Err(damage(*number, NO_DIGEST.to_owned()));
            }
            blocks.extend(open.take());
        }
    }
    if let Some(block) = open {
        let (first, turn) = block.lines.first().map_or((0, ""), |(n, line)| (*n, line));
        let before = counted(blocks.len() as u64, "whole turn");
        let what = format!(
            "the record stops in the middle of {}, before its digest, after {before}",
            shortened(turn)
        );
        return Err(damage(block.lines.last().map_or(first, |(n, _)| *n), what));
    }
    match empty.first() {
        None => Ok(()),
        Some(line) => Err(damage(*line, "an empty line without a turn after it".to_owned())),
    }
}

/// Returns `true` if the last of these blocks ends the battle.
fn ended(blocks: &[Block]) -> bool {
    blocks.last().is_some_and(|block| block.lines[0].1 == END)
}

/// Returns `true` if a block may contain such a line.
fn known(line: &str, last: bool, seen: bool) -> bool {
    let starts: &[&str] = match (last, seen) {
        (true, _) => &["> ", "= "],
        (false, false) => &["> ", "[", "  [", COMMENT, "= "],
        (false, true) => &["@ ", "> ", "[", "  [", COMMENT, "= "],
    };
    starts.iter().any(|start| line.starts_with(start))
}

/// Checks that there is exactly one empty line before a turn.
fn one_empty(empty: &[usize], number: usize, turn: &str) -> Result<(), RecordError> {
    match empty {
        [_] => Ok(()),
        [] => Err(RecordError::at(number, format!("an empty line is missing before {}", quoted(turn)))),
        [_, extra, ..] => {
            let what = format!("an empty line too many: exactly one stands before {}", quoted(turn));
            Err(RecordError::at(*extra, what))
        }
    }
}

/// Returns the reason why a line does not begin a turn.
fn no_turn(line: &str) -> String {
    if is_unwritten(line) {
        return UNWRITTEN.to_owned();
    }
    format!("a turn begins with \"turn N\" and the end with \"end\", not {}", quoted(line))
}

/// Returns `true` if a line begins with zero bytes. A file system leaves them if power fails before the text is
/// written.
fn is_unwritten(line: &str) -> bool {
    line.starts_with('\0')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(first: &str) -> String {
        Record::parse(&format!("{first}\ngame ftl 1\n")).unwrap_err().to_string()
    }

    #[test]
    fn a_first_line_is_told_what_is_wrong_with_it() {
        assert!(told("firing-arc record 0").contains("there is no record format 0"));
        assert!(told("firing-arc record 1").contains("this record has format 1"));
        assert!(told("firing-arc record 1").contains("format 1, which no program reads any more"));
        assert!(told("firing-arc record 3").contains("format 3, newer than this program"));
        for no_version in ["x", "01", "1 ", "-1", "", "1.5"] {
            let said = told(&format!("firing-arc record {no_version}"));
            assert!(said.contains(&format!("\"{no_version}\" is not a record format")), "{said}");
        }
        assert!(told("\u{feff}firing-arc record 2").contains("byte order mark (U+FEFF)"));
        assert!(told("Two roads").contains("not a record"));
    }

    #[test]
    fn one_carriage_return_is_read_over_and_two_are_not() {
        let said = told("firing-arc record 2\r\nfoo\r\r");
        assert!(said.contains("line 2: unknown field"), "{said}");
        assert!(
            Record::parse("firing-arc record 2\r\r\n").unwrap_err().what.contains("is not a record format")
        );
    }

    #[test]
    fn a_line_of_a_million_letters_is_shortened() {
        let said = told(&format!("firing-arc record 2\n{}", "x".repeat(1_000_000)));
        assert!(said.len() < 200 && said.contains("(1000000 characters)"), "{said}");
    }

    #[test]
    fn separators_of_lines_and_paragraphs_do_not_stay_in_a_name() {
        let header = Header { names: vec!["A\u{2028}B\u{2029}C\u{85}D".to_owned()], ..Header::default() };
        assert!(header.to_string().contains("seat 1 A B C D\n"), "{header}");
    }

    /// Returns a record with every reserved line. Nobody has played its lines of a turn and an end.
    fn of_a_sealed_battle() -> String {
        let (key, mark, digest) = ("0f".repeat(32), "a0".repeat(64), "= 0123456789abcdef");
        format!(
            "firing-arc record 2\ngame ftl 2\nwording en 1\nscenario duel\nseat 1 Ada\nseat 2 Ben\ndice steps\n\
             follows {key} The first day\n~ mode shared\n~ clock 1 3 days\n~ captain 2 admiral\n\
             ~ key server signs {key}\n~ key 1 receives {key}\n~ commit server {key}\n~ id {key}\n\
             ~ signed 1 {mark}\n~ device 1 2\n{digest}\n\nturn 1\n~ seal 1 1 {key} {key} {key} 00 {mark}\n\
             ~ unseal 1 1 {mark}\n~ close {mark}\n~ release 2 {mark}\n> 1  A L\n~ opened 1 1 {key} {key}\n\
             ~ step server {key}\n~ told 1 {key}\n~ void 2 unopened\n~ substitute 2 admiral\n\
             ~ keys 2 {key} {key} {key} -\n~ device 2 3\n~ absent 2\n~ present 2\n~ secret 1 1 2 00\n\
             ~ mode strict\n~ key server signs {key}\n~ commit server {key}\n~ signed 1 {mark}\n[FTL-6.1] {{}}\n# Anything.\n{digest}\n\nend\n> 2  concedes\n\
             ~ abandoned\n~ late 2\n~ signed server {mark}\n{digest}\n"
        )
    }

    #[test]
    fn a_line_of_a_newer_program_is_refused_and_no_damage() {
        let text = of_a_sealed_battle().replacen("~ absent 2\n", "~ handover 2\n", 1);
        let said = Record::salvage(&text).unwrap_err().to_string();
        assert!(said.contains("a newer program knows") && said.contains("~ handover 2"), "{said}");
        let spoiled = of_a_sealed_battle().replacen("~ absent 2\n", "~ absent two\n", 1);
        assert!(Record::salvage(&spoiled).unwrap().1.is_some(), "a known line in another form is damage");
    }

    #[test]
    fn a_sealed_battle_that_is_cut_at_any_byte_keeps_its_whole_turns() {
        let text = of_a_sealed_battle();
        let header = text.find("\nturn 1").unwrap();
        for at in header..text.len() {
            let (record, damage) =
                Record::salvage(&text[..at]).unwrap_or_else(|error| panic!("{at}: {error}"));
            let whole = text.find("\nend\n").is_some_and(|end| at + 1 >= end);
            assert_eq!(record.blocks.len(), usize::from(whole), "{at}: {damage:?}");
        }
    }

    #[test]
    fn sealed_lines_are_kept_and_written_back_exactly() {
        let text = of_a_sealed_battle();
        let record = Record::parse(&text).unwrap();
        assert_eq!(record.to_string(), text);
        assert_eq!(
            (record.header.sealed_lines.len(), record.blocks.len(), record.end.is_some()),
            (9, 1, true)
        );
        assert_eq!(record.header.follows.as_ref().map(|before| before.name.as_str()), Some("The first day"));
        let lines: Vec<&str> = text.lines().collect();
        for (at, line) in lines.iter().enumerate().filter(|(_, line)| line.starts_with("~ ")) {
            let mut spoiled = lines.clone();
            let with_more = format!("{line} ");
            spoiled[at] = &with_more;
            let error = Record::parse(&spoiled.join("\n")).unwrap_err();
            assert_eq!(error.line, at + 1, "{line}: {error}");
        }
    }

    #[test]
    fn a_fingerprint_covers_all_but_wording_and_sentences() {
        let text = of_a_sealed_battle();
        let print = |text: &str| Record::parse(text).unwrap().fingerprint();
        assert_eq!(
            print(&text),
            print(&text.replace("wording en 1", "wording fr 3").replace("Anything.", "Tout."))
        );
        assert_ne!(print(&text), print(&text.replace("> 1  A L", "> 1  A R15")));
        assert_eq!(print(&text).len(), 64);
    }

    #[test]
    fn nothing_stands_behind_the_end() {
        let more = of_a_sealed_battle() + "\nturn 2\n> 1  A L\n= 0123456789abcdef\n";
        let line = more.lines().position(|line| line == "turn 2").unwrap() + 1;
        assert_eq!(Record::parse(&more).unwrap_err().line, line);
    }
}
