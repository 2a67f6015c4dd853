//! Clause pages: Markdown that serves as rulebook, specification and test. [`Section`] describes the format.

use crate::battle::Battle;
use crate::game::Game;
use crate::opening::Opening;
use engine::record::DiceSource;
use engine::{Refusal, Seat, Statement};

/// One section of a rulebook.
///
/// [`sections`] parses it from a page of Markdown:
///
/// * `# Title` is the title of the section;
/// * `## FTL-6.3 Title` begins a clause; the text below it states the rule. A ruling of the game's author begins with
///   `*Our ruling.*`;
/// * `### Title` begins an example of that clause: a text, and one fenced block of the language `battle`.
///
/// The block of an example plays a battle:
///
/// | line | meaning |
/// |---|---|
/// | `scenario duel`, `option missiles 2`, `dice typed`, `position turn 3; …` | the set-up, first, as in the header of a record |
/// | `\| [table]` | a line of a scenario file, in the place of `scenario` |
/// | `> dice  4 6 1` | typed dice, laid ready before the order that rolls them |
/// | `> 1  A L` | an order as seat 1 types it |
/// | `[FTL-6.1] A launches A.1 …` | an event that must follow, with its clause and sentence |
/// | `! [FTL-5.2] …` | a part of the order that must be refused |
/// | `~ [FTL-5.5] …` | a part of the order that must be ignored |
/// | `= turn 2; …` | the position that must be reached |
///
/// [`Example::play`] writes the same lines as the rules produce them; a test compares the two.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Section {
    /// The title.
    pub title: String,
    /// The clauses.
    pub pages: Vec<Page>,
}

/// One clause of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// The clause's id.
    pub clause: String,
    /// The title.
    pub title: String,
    /// The rule, in Markdown.
    pub text: String,
    /// The playable examples.
    pub examples: Vec<Example>,
}

impl Page {
    /// Returns `true` if the text contains a ruling of ours.
    pub fn has_ruling(&self) -> bool {
        self.text.contains("*Our ruling.*")
    }
}

/// One example of a clause.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Example {
    /// The title.
    pub title: String,
    /// The explanation, in Markdown.
    pub text: String,
    /// The lines of its block: set-up, orders, and expected results.
    pub lines: Vec<String>,
}

/// The result of playing an example.
pub struct Played {
    /// The battle at its end; `None` if the set-up is invalid.
    pub battle: Option<Box<dyn Battle>>,
    /// The lines of its block as the rules produce them.
    pub lines: Vec<String>,
    /// Refused and ignored parts, and flaws of the set-up: clause, subject and reason.
    pub notes: Vec<(String, String, String)>,
}

/// Returns the rulebook of a game without pages: one page a clause, with its title alone.
pub(crate) fn untold(clauses: &[Statement]) -> Vec<Section> {
    let page = |row: &Statement| Page {
        clause: row.clause.to_string(),
        title: row.title.to_owned(),
        text: "This game has no page for this clause, only its title.".to_owned(),
        examples: Vec::new(),
    };
    vec![Section { title: "Clauses".to_owned(), pages: clauses.iter().map(page).collect() }]
}

/// Parses the pages of a rulebook, each in the format of [`Section`].
pub fn sections(pages: &[&str]) -> Vec<Section> {
    pages.iter().map(|page| read_section(page)).collect()
}

fn read_section(text: &str) -> Section {
    let mut section = Section::default();
    let mut fenced = false;
    for line in text.lines() {
        if fenced {
            fenced = !line.starts_with("```");
            if fenced && let Some(example) = section.pages.last_mut().and_then(|p| p.examples.last_mut()) {
                example.lines.push(line.to_owned());
            }
        } else if line == "```battle" {
            fenced = true;
        } else if let Some(title) = line.strip_prefix("### ") {
            let example = Example { title: title.to_owned(), ..Example::default() };
            section.pages.extend(section.pages.is_empty().then(Page::default));
            section.pages.last_mut().into_iter().for_each(|p| p.examples.push(example.clone()));
        } else if let Some(heading) = line.strip_prefix("## ") {
            let (clause, title) = heading.split_once(' ').unwrap_or((heading, ""));
            section.pages.push(Page {
                clause: clause.to_owned(),
                title: title.to_owned(),
                ..Page::default()
            });
        } else if let Some(title) = line.strip_prefix("# ") {
            title.clone_into(&mut section.title);
        } else if let Some(page) = section.pages.last_mut() {
            let text = page.examples.last_mut().map_or(&mut page.text, |example| &mut example.text);
            text.push_str(line);
            text.push('\n');
        }
    }
    for page in &mut section.pages {
        page.text = page.text.trim().to_owned();
        page.examples.iter_mut().for_each(|e| e.text = e.text.trim().to_owned());
    }
    section
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
