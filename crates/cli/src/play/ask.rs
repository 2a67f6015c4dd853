//! Asking one person for an order: what stands is shown, and nothing is sealed before it is agreed to.

use std::io::{self, BufRead, IsTerminal};

use engine::{Fact, Reading, Refusal, Seat};

use super::session::Session;
use super::words::{HELP, Word};
use crate::board::{self, Look};
use crate::pieces::{inches, is, items, number, text, texts};
use crate::players::side_name;
use crate::prose::wrap;
use crate::screen::Ink;
use crate::{shelf, telling};

/// How asking a person ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// The order is sealed.
    Sealed,
    /// They want the order sealed before this one back.
    Undo,
    /// They leave.
    Quit,
}

/// Lines in words shown with the board, before bearings are left to `pieces`.
const SPOKEN: usize = 12;

impl Session<'_> {
    /// Asks the person at a seat for an order, and seals it.
    pub fn ask(&mut self, seat: Seat) -> anyhow::Result<Asked> {
        self.show(seat, Look::Close)?;
        let mut written: Option<Reading<String>> = None;
        loop {
            let Some(line) = self.read(&self.prompt(seat, written.as_ref()))? else { return Ok(Asked::Quit) };
            let clean = written.as_ref().is_some_and(|w| w.refused.is_empty());
            match (Word::of(&line), &written) {
                (Word::Quit, _) => return Ok(Asked::Quit),
                (Word::Yes, Some(reading)) => return self.seal(seat, &reading.order.clone()),
                (Word::Blank, Some(reading)) if clean => return self.seal(seat, &reading.order.clone()),
                (Word::Blank | Word::No, Some(_)) => {
                    self.say("Nothing is sealed. Write it anew.")?;
                    written = None;
                }
                (Word::Blank | Word::Yes | Word::No, None) => {
                    self.say("Write an order, such as those that `help` tells; `idle` does nothing.")?;
                }
                (Word::Order(order), _) => written = Some(self.weigh(seat, &order)?),
                (Word::Undo, _) => self.say("You have no sealed order that is not revealed yet.")?,
                (word, _) => self.tell(seat, &word)?,
            }
        }
    }

    /// The next typed line after a prompt; none at the end of input.
    pub fn read(&mut self, prompt: &str) -> anyhow::Result<Option<String>> {
        self.screen.prompt(prompt)?;
        let mut bytes = Vec::new();
        let read = io::stdin().lock().read_until(b'\n', &mut bytes)?;
        let line = String::from_utf8_lossy(&bytes).trim_end_matches(['\r', '\n']).to_owned();
        if read == 0 {
            self.say("")?;
            return Ok(None);
        }
        if !io::stdin().is_terminal() {
            self.say(&line)?;
        }
        Ok(Some(line))
    }

    /// Writes a line.
    pub fn say(&mut self, text: &str) -> anyhow::Result<()> {
        self.screen.line(text)
    }

    fn prompt(&self, seat: Seat, written: Option<&Reading<String>>) -> String {
        match written {
            Some(reading) if reading.refused.is_empty() => "Seal it? [Y/n] ".to_owned(),
            Some(_) => "Seal what stands? [y/N] ".to_owned(),
            None => {
                let name = self.screen.ink(Ink::Side(seat.number()), &side_name(&*self.battle, seat));
                format!("{name}, turn {}> ", self.battle.turn())
            }
        }
    }

    fn seal(&mut self, seat: Seat, order: &str) -> anyhow::Result<Asked> {
        match self.battle.seal(seat, order) {
            Ok(_) => Ok(Asked::Sealed),
            Err(error) => Err(anyhow::anyhow!("the order that stood does not seal: {error}")),
        }
    }

    /// Reads an order and says back what stands, what is refused and what is ignored.
    fn weigh(&mut self, seat: Seat, order: &str) -> anyhow::Result<Reading<String>> {
        let reading = self.battle.read(seat, order)?;
        for note in &reading.refused {
            let lines = self.screen.ink(Ink::Wrong, &format!("  refused  {}", noted(note)));
            self.say(&lines)?;
        }
        for note in &reading.ignored {
            self.say(&format!("  ignored  {}", noted(note)))?;
        }
        self.say(&format!("  stands   {}", self.screen.ink(Ink::Strong, &reading.order)))?;
        let preview = self.battle.preview(seat, &reading.order)?;
        for (ink, line) in foreseen(&preview) {
            self.say(&self.screen.ink(ink, &format!("           {line}")))?;
        }
        Ok(reading)
    }

    /// The table as a seat sees it, and what is asked.
    fn show(&mut self, seat: Seat, look: Look) -> anyhow::Result<()> {
        let Some(view) = self.battle.view(self.battle.revealed(), Some(seat)) else { return Ok(()) };
        self.say(&board::draw(&view, look, self.screen).join("\n"))?;
        self.say(&telling::spoken(&*self.battle, &view, SPOKEN, self.screen).join("\n"))?;
        for line in threatened(&self.battle.threats(seat)) {
            self.say(&format!("  {line}"))?;
        }
        self.flow(&self.battle.ask(Some(seat)))
    }

    /// Writes running text.
    pub fn flow(&mut self, text: &str) -> anyhow::Result<()> {
        let (width, _) = self.screen.size();
        self.say(&wrap(text, width).join("\n"))
    }

    fn tell(&mut self, seat: Seat, word: &Word) -> anyhow::Result<()> {
        match word {
            Word::Why(clause) => {
                let game = crate::scene::game(&self.battle.header().game)?;
                let (width, _) = self.screen.size();
                let lines = match clause.as_str() {
                    "" => shelf::list(game),
                    clause => shelf::clause(game, clause, width, self.screen)
                        .unwrap_or_else(|error| vec![error.to_string()]),
                };
                self.say(&lines.join("\n"))
            }
            Word::Board => self.show(seat, Look::Whole),
            Word::Close => self.show(seat, Look::Close),
            Word::Pieces => match self.battle.view(self.battle.revealed(), Some(seat)) {
                Some(view) => {
                    self.say(&telling::spoken(&*self.battle, &view, usize::MAX, self.screen).join("\n"))
                }
                None => Ok(()),
            },
            Word::Log => match self.battle.revealed().checked_sub(1) {
                Some(last) => {
                    self.say(&telling::turn(&*self.battle, last, Some(seat), self.screen).join("\n"))
                }
                None => self.say("No turn has been played yet."),
            },
            _ => self.say(HELP),
        }
    }
}

fn noted(note: &Refusal) -> String {
    if note.subject.is_empty() {
        return format!("{} [{}]", note.reason, note.clause);
    }
    format!("{}: {} [{}]", note.subject, note.reason, note.clause)
}

/// What a preview says of each piece that acts: where it ends, and whom its path crosses; losses stand out.
fn foreseen(preview: &Fact) -> Vec<(Ink, String)> {
    // A game that says it in its own words is quoted.
    let mut lines: Vec<(Ink, String)> =
        texts(preview, "foreseen").into_iter().map(|line| (Ink::Dim, line.to_owned())).collect();
    for piece in items(preview, "pieces") {
        let (name, crosses) = (text(piece, "name"), texts(piece, "crosses"));
        let mut line = match text(piece, "kind") {
            "sprint" if is(piece, "leaves") => format!("{name} would leave the table"),
            "sprint" => format!("{name} would end at {}", place(piece)),
            "rotate" => format!("{name} would head {}°", number(piece, "heading")),
            "launch" => launched(name, piece),
            _ => continue,
        };
        if !crosses.is_empty() {
            line += &format!("; its path crosses {} (hit if marked)", crosses.join(", "));
        }
        let lost = is(piece, "leaves") || piece.get("launches").is_some_and(|launch| is(launch, "leaves"));
        lines.push((if lost { Ink::Wrong } else { Ink::Dim }, line));
    }
    lines
}

fn launched(name: &str, action: &Fact) -> String {
    let launch = action.get("launches").unwrap_or(&Fact::Null);
    if is(launch, "leaves") {
        return format!("{name} would launch off the table: the missile is lost");
    }
    format!("{name} would launch a missile, to stand at {}", place(launch))
}

fn place(fact: &Fact) -> String {
    format!("{}, {}", inches(number(fact, "x") / 10 * 10), inches(number(fact, "y") / 10 * 10))
}

/// Which enemies bear on which pieces, in words.
fn threatened(threats: &Fact) -> Vec<String> {
    let threat = |fact: &Fact| {
        let (piece, from) = (text(fact, "piece"), texts(fact, "from"));
        if !text(fact, "text").is_empty() {
            return Some(text(fact, "text").to_owned());
        }
        (!from.is_empty())
            .then(|| format!("If {piece} is marked, a sprint can hit it from {}.", from.join(", ")))
    };
    items(threats, "threats").iter().filter_map(threat).collect()
}
