//! The dialogue with one person about an order: the program shows the legal parts, and seals only after agreement.

use engine::{Fact, Reading, Refusal, Seat};
use shelf::speech::{self, Choice, Plain, Speech};

use super::session::Session;
use super::typed::LONGEST;
use super::words::{Word, help};
use crate::board::{self, Look};
use crate::catalogue;
use crate::lines::Line;
use crate::pieces::{number, text};
use crate::players::{side_name, sides_named};
use crate::prose::wrap;
use crate::screen::Ink;
use crate::{offer, telling};

/// The end of a dialogue about an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// The order is sealed.
    Sealed,
    /// The person wants to withdraw the order sealed before this one.
    Undo,
    /// The person leaves.
    Quit,
    /// The players have ended the battle.
    Ended,
}

/// The word for an empty order, in every game.
const SILENCE: &str = "idle";
/// Number of orders drawn as examples for a game without words in this program.
const DRAWS: u64 = 8;

/// Largest number of lines in words below the board. The other bearings are in the answer to `pieces`.
const SPOKEN: usize = 12;

impl Session<'_> {
    /// Asks the person at a seat for an order, and seals it.
    pub fn ask(&mut self, seat: Seat) -> anyhow::Result<Asked> {
        self.show(seat, Look::Close)?;
        self.tell_agreed(seat)?;
        let mut written: Option<Reading<String>> = None;
        loop {
            let Some(line) = self.read(&self.prompt(seat, written.as_ref()))? else { return Ok(Asked::Quit) };
            let clean = written.as_ref().is_some_and(|w| w.refused.is_empty());
            match (Word::of(&line), &written) {
                (Word::Quit, _) => return Ok(Asked::Quit),
                (Word::Yes, Some(reading)) => return self.seal(seat, &reading.order.clone()),
                (Word::Blank, Some(reading)) if clean => return self.seal(seat, &reading.order.clone()),
                (Word::Blank | Word::No, Some(_)) => {
                    self.say(catalogue::NOTHING_SEALED)?;
                    written = None;
                }
                (Word::Blank | Word::Yes | Word::No, None) => {
                    self.say(catalogue::WRITE_AN_ORDER)?;
                }
                (Word::Order(order), _) => written = self.weigh(seat, &order)?,
                (Word::Concede, _) => {
                    if self.concede(seat)? {
                        return Ok(Asked::Ended);
                    }
                }
                (Word::Agree, _) => {
                    if self.agree(seat)? {
                        return Ok(Asked::Ended);
                    }
                }
                (Word::Undo, _) => self.say(catalogue::NO_SEALED_ORDER)?,
                (word, _) => self.tell(seat, &word)?,
            }
        }
    }

    /// Prompts for the next typed line; `None` at the end of input.
    pub fn read(&mut self, prompt: &str) -> anyhow::Result<Option<String>> {
        let line = loop {
            self.screen.prompt(prompt)?;
            match self.typed.line()? {
                Line::Bytes(bytes) => {
                    break String::from_utf8_lossy(&bytes).trim_end_matches('\r').to_owned();
                }
                Line::TooLong => {
                    self.say(&catalogue::line_too_long(LONGEST))?;
                }
                Line::End => {
                    self.say("")?;
                    return Ok(None);
                }
            }
        };
        if !self.typed.is_shown() {
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
            Some(reading) if reading.refused.is_empty() => catalogue::SEAL_IT.to_owned(),
            Some(_) => catalogue::SEAL_LEGAL_PARTS.to_owned(),
            None => {
                let name = self.screen.ink(Ink::Side(seat.number()), &side_name(&*self.battle, seat));
                let view = self.battle.view(self.battle.revealed(), Some(seat)).unwrap_or(Fact::Null);
                format!("{name}, {}> ", self.speech().moment(&view))
            }
        }
    }

    fn seal(&mut self, seat: Seat, order: &str) -> anyhow::Result<Asked> {
        match self.battle.seal(seat, order) {
            Ok(_) => Ok(Asked::Sealed),
            Err(error) => Err(anyhow::anyhow!("{}", catalogue::cannot_be_sealed(&error))),
        }
    }

    /// Parses an order and prints its legal, refused and ignored parts. Returns `None` if all parts are refused and
    /// only the idle order would be left.
    fn weigh(&mut self, seat: Seat, order: &str) -> anyhow::Result<Option<Reading<String>>> {
        let reading = self.battle.read(seat, order)?;
        for note in &reading.refused {
            let lines = self.screen.ink(Ink::Wrong, &format!("  refused  {}", self.noted(note)));
            self.say(&lines)?;
        }
        for note in &reading.ignored {
            self.say(&format!("  ignored  {}", self.noted(note)))?;
        }
        if !reading.refused.is_empty() && reading.order == self.battle.read(seat, SILENCE)?.order {
            self.flow(&catalogue::no_legal_part(self.asked(seat)))?;
            return Ok(None);
        }
        self.say(&format!("  accepted {}", self.screen.ink(Ink::Strong, &reading.order)))?;
        let preview = self.battle.preview(seat, &reading.order)?;
        for (ink, line) in self.speech().foreseen(&preview) {
            let line = sides_named(&*self.battle, &line);
            self.say(&self.screen.ink(ink, &format!("           {line}")))?;
        }
        Ok(Some(reading))
    }

    /// Returns the request to a seat now, in words.
    fn asked(&self, seat: Seat) -> String {
        sides_named(&*self.battle, &self.battle.ask(Some(seat)))
    }

    fn noted(&self, note: &Refusal) -> String {
        let reason = sides_named(&*self.battle, &note.reason);
        if note.subject.is_empty() {
            return format!("{reason} [{}]", note.clause);
        }
        format!("{}: {reason} [{}]", note.subject, note.clause)
    }

    /// Prints the table as a seat sees it, and the request.
    fn show(&mut self, seat: Seat, look: Look) -> anyhow::Result<()> {
        let Some(view) = self.battle.view(self.battle.revealed(), Some(seat)) else { return Ok(()) };
        let board = board::draw(&view, look, self.screen);
        if !board.is_empty() {
            self.say(&board.join("\n"))?;
        }
        self.say(&telling::spoken(&*self.battle, &view, SPOKEN, self.screen).join("\n"))?;
        for line in self.speech().threatened(&self.battle.threats(seat)) {
            self.say(&format!("  {}", sides_named(&*self.battle, &line)))?;
        }
        self.flow(&self.asked(seat))?;
        match self.example(seat) {
            Some(Choice { order, .. }) => self.flow(&catalogue::example_order(&order)),
            None => Ok(()),
        }
    }

    /// Returns the game's own words.
    fn speech(&self) -> &'static dyn Speech {
        self.battle.game().speech().unwrap_or(&Plain)
    }

    /// Returns the pieces of a seat that may get orders now.
    fn subjects(&self, seat: Seat) -> Vec<String> {
        speech::subjects(&self.battle.outline(seat).1)
    }

    /// Returns the orders open to a piece now; `None` if it cannot get any.
    fn choices(&self, seat: Seat, piece: &str) -> Option<Vec<Choice>> {
        let reach = self.battle.reach(seat, piece)?;
        let mut all = self.speech().choices(piece, &reach);
        // The game's words propose orders; only those that the rules accept are shown.
        all.retain(|choice| {
            self.battle.read(seat, &choice.order).is_ok_and(|r| r.refused.is_empty() && r.ignored.is_empty())
        });
        Some(all)
    }

    /// Returns an order that is legal now.
    fn example(&self, seat: Seat) -> Option<Choice> {
        let said = self.subjects(seat).iter().find_map(|piece| self.choices(seat, piece)?.pop());
        said.or_else(|| self.draws(seat, 1).pop())
    }

    /// Returns randomly drawn orders for a game without words in this program, and for a decision about no piece; none
    /// otherwise.
    fn draws(&self, seat: Seat, most: u64) -> Vec<Choice> {
        let mut orders = Vec::new();
        let drawn = self.battle.game().speech().is_none() || self.subjects(seat).is_empty();
        for seed in (0..most).take_while(|_| drawn) {
            let order = self.battle.drawn(seat, seed);
            if !orders.contains(&order) {
                orders.push(order);
            }
        }
        orders.into_iter().map(|order| Choice { order, about: String::new() }).collect()
    }

    /// Prints the number of legal orders and some that were drawn.
    fn tell_draws(&mut self, seat: Seat, orders: &[Choice]) -> anyhow::Result<()> {
        let many = self.battle.outline(seat).0.map_or_else(|| "many".to_owned(), |many| many.to_string());
        self.say(&catalogue::so_many_orders(&many))?;
        orders.iter().try_for_each(|one| self.say(&format!("  {}", one.order)))
    }

    /// Prints the orders open to a piece, or the pieces that may get orders.
    fn tell_choices(&mut self, seat: Seat, piece: &str) -> anyhow::Result<()> {
        let draws = self.draws(seat, DRAWS);
        if !draws.is_empty() {
            return self.tell_draws(seat, &draws);
        }
        let subjects = self.subjects(seat);
        let asked = subjects.join(", ");
        if piece.is_empty() {
            let first = subjects.first().cloned().unwrap_or_default();
            return match subjects.len() {
                0 => self.say(catalogue::NO_PIECE_CAN_GET_ORDER),
                _ => self.flow(&catalogue::you_may_order(&asked, &first)),
            };
        }
        match self.choices(seat, piece).filter(|_| subjects.iter().any(|s| s.eq_ignore_ascii_case(piece))) {
            None => {
                let others = if asked.is_empty() {
                    catalogue::NOR_ANY_OTHER.to_owned()
                } else {
                    catalogue::and_you_may_order(&asked)
                };
                self.flow(&catalogue::cannot_order_now(piece, others))
            }
            Some(choices) if choices.is_empty() => self.say(&catalogue::can_only_wait(piece)),
            Some(choices) => {
                let wide = choices.iter().map(|c| c.order.chars().count()).max().unwrap_or(0);
                let row = |c: &Choice| format!("  {:wide$}  {}", c.order, c.about).trim_end().to_owned();
                self.say(&choices.iter().map(row).collect::<Vec<_>>().join("\n"))
            }
        }
    }

    /// Prints the words that can be typed.
    fn tell_help(&mut self, seat: Seat) -> anyhow::Result<()> {
        let view = self.battle.view(self.battle.revealed(), Some(seat));
        let notation = self.speech().notation(view.as_ref().map_or("", |view| text(view, "phase")));
        let piece = self.subjects(seat).into_iter().next().unwrap_or_default();
        let game = self.battle.game();
        let clause = game.clauses().first().map_or("", |statement| statement.clause.0);
        self.say(&help(notation, &piece, clause).join("\n"))
    }

    /// Writes running text, wrapped.
    pub fn flow(&mut self, text: &str) -> anyhow::Result<()> {
        let (width, _) = self.screen.size();
        self.say(&wrap(text, width).join("\n"))
    }

    /// Prints again all decisions of the turn last played.
    fn tell_log(&mut self, seat: Seat) -> anyhow::Result<()> {
        let last =
            self.battle.revealed().checked_sub(1).and_then(|last| self.battle.revealed_turn(last, None));
        let Some(last) = last else { return self.say(catalogue::NO_TURN_YET) };
        let all = telling::of_turn(&*self.battle, number(&last, "turn"));
        self.say(&telling::decisions(&*self.battle, all, Some(seat), self.screen).join("\n"))
    }

    fn tell(&mut self, seat: Seat, word: &Word) -> anyhow::Result<()> {
        match word {
            Word::Why(clause) => {
                let game = self.battle.game();
                let (width, _) = self.screen.size();
                let lines = match clause.as_str() {
                    "" => offer::list(game),
                    clause => offer::clause(game, clause, width, self.screen)
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
            Word::Log => self.tell_log(seat),
            Word::Hint(captain) => self.hint(seat, captain),
            Word::Choices(piece) => self.tell_choices(seat, piece),
            _ => self.tell_help(seat),
        }
    }
}
