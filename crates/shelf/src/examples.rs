//! Playable examples of clause pages.

use engine::record::DiceSource;
use engine::{Refusal, Seat};

use crate::battle::AnyBattle;
use crate::game::Game;
use crate::opening::Opening;
use crate::pages::Example;

/// The result of playing an example.
pub struct Played {
    /// The battle at its end; `None` if the set-up is invalid.
    pub battle: Option<Box<dyn AnyBattle>>,
    /// The lines of its block as the rules produce them.
    pub lines: Vec<String>,
    /// Refused and ignored parts, and flaws of the set-up: clause, subject and reason.
    pub notes: Vec<(String, String, String)>,
}

impl Example {
    /// Returns the opening in the set-up lines, and the number of those lines.
    fn opening(&self, game: &dyn Game) -> (Opening, usize) {
        let mut opening = Opening::scenario(game.scenarios().first().map_or("", |file| file.id));
        let mut text = String::new();
        let mut count = 0;
        for line in &self.lines {
            if let Some(rest) = line.strip_prefix("scenario ") {
                rest.clone_into(&mut opening.scenario);
            } else if let Some((key, value)) =
                line.strip_prefix("option ").and_then(|rest| rest.split_once(' '))
            {
                opening.options.push((key.to_owned(), value.to_owned()));
            } else if let Some(rest) = line.strip_prefix("position ") {
                opening.position = Some(rest.to_owned());
            } else if line == "dice typed" {
                opening.dice = DiceSource::Typed;
            } else if let Some(rest) = line.strip_prefix('|') {
                text = text + rest.trim() + "\n";
            } else {
                break;
            }
            count += 1;
        }
        if !text.is_empty() {
            opening.text = Some(text);
            "example".clone_into(&mut opening.scenario);
        }
        (opening, count)
    }

    /// Plays the example and returns its lines as the rules produce them, for comparison with its own.
    pub fn play(&self, game: &dyn Game) -> Played {
        let (opening, count) = self.opening(game);
        let mut played = Played { battle: None, lines: self.lines[..count].to_vec(), notes: Vec::new() };
        match game.open(&opening) {
            Ok(battle) => played.battle = Some(battle),
            Err(flaws) => {
                for flaw in flaws {
                    let clause = flaw.clause.map_or(String::new(), |c| c.to_string());
                    played.lines.push(format!("! [{clause}] {}: {}", flaw.place, flaw.what));
                    played.notes.push((clause, flaw.place, flaw.what));
                }
            }
        }
        for line in &self.lines[count..] {
            played.give(line);
        }
        played
    }
}

impl Played {
    /// Plays one line of an example: seals an order, or checks a position. Lines with expected results are generated
    /// instead.
    fn give(&mut self, line: &str) {
        let Some(battle) = &mut self.battle else { return };
        if line.is_empty() {
            self.lines.push(String::new());
        } else if line.starts_with("= ") {
            self.lines.push(format!("= {}", battle.position()));
        } else if let Some((who, what)) = engine::record::parse_input(line) {
            self.lines.push(line.to_owned());
            match who {
                Some(seat) => self.order(seat, what),
                None => self.dice(what),
            }
        }
    }

    /// Enters typed faces for the dice that follow.
    fn dice(&mut self, faces: &str) {
        let Some(battle) = &mut self.battle else { return };
        let read: Result<Vec<u8>, _> = faces.split_whitespace().map(str::parse).collect();
        match read {
            Ok(faces) => battle.lay_ready(&faces),
            Err(fault) => self.lines.push(format!("! [] dice: {fault}")),
        }
    }

    fn order(&mut self, seat: Seat, order: &str) {
        let Some(battle) = &mut self.battle else { return };
        let before = battle.revealed();
        match battle.seal_what_stands(seat, order) {
            Err(error) => self.lines.push(format!("! {error}")),
            Ok(reading) => {
                let told = battle.told(before);
                self.note("!", &reading.refused);
                self.note("~", &reading.ignored);
                self.lines.extend(told.iter().map(|(why, text)| format!("[{why}] {text}")));
            }
        }
    }

    fn note(&mut self, sign: &str, notes: &[Refusal]) {
        for note in notes {
            self.lines.push(format!("{sign} {note}"));
            self.notes.push((note.clause.to_string(), note.subject.clone(), note.reason.clone()));
        }
    }
}
