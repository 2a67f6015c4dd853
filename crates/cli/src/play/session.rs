//! One session: people write and seal in turn, captains after them, and each turn is revealed to all.

use engine::{Demand, Seat, Side};
use shelf::AnyBattle;

use super::ask::Asked;
use super::typed::Typed;
use super::words::Word;
use crate::args::Thinking;
use crate::catalogue;
use crate::keep::Keeper;
use crate::players::{Player, side_name, side_title, sides_named};
use crate::screen::{Ink, Screen};
use crate::{telling, watch};

/// A battle with people at the terminal.
pub struct Session<'a> {
    pub battle: Box<dyn AnyBattle>,
    pub screen: &'a mut Screen,
    pub(super) players: Vec<Player>,
    keeper: Keeper,
    pub(super) thinking: Thinking,
    seed: u64,
    pub(super) typed: Typed,
    /// Number of decisions that each seat has been told about.
    told: Vec<usize>,
}

impl<'a> Session<'a> {
    /// Returns a session at the start of a battle or in the middle of one.
    pub fn new(
        battle: Box<dyn AnyBattle>,
        players: Vec<Player>,
        keeper: Keeper,
        thinking: Thinking,
        seed: u64,
        typed: Typed,
        screen: &'a mut Screen,
    ) -> Self {
        let told = vec![battle.revealed(); players.len()];
        Self { battle, screen, players, keeper, thinking, seed, typed, told }
    }

    /// Plays until the battle is over or the people leave.
    ///
    /// # Errors
    /// If the record cannot be written.
    pub fn play(mut self) -> anyhow::Result<()> {
        self.greet()?;
        while let Demand::Orders(seats) = self.battle.demand() {
            let people: Vec<Seat> = self.people().filter(|seat| seats.has(*seat)).collect();
            let before = self.battle.revealed();
            if !self.ask_all(&people)? {
                return self.leave();
            }
            // If only people were asked, their last seal has already resolved the decision.
            if self.battle.revealed() == before {
                watch::seal_all(&mut *self.battle, &self.players, self.thinking, self.seed)?;
            }
            if !self.roll()? {
                return self.leave();
            }
            self.keeper.keep(&*self.battle)?;
            self.reveal()?;
        }
        let result = telling::standing(&*self.battle);
        self.say(&format!("\n{}", self.screen.ink(Ink::Strong, &result)))?;
        self.say(&catalogue::replay_it_with(self.keeper.path().display()))
    }

    fn greet(&mut self) -> anyhow::Result<()> {
        let brief = self.battle.card().brief.clone();
        self.say(&telling::heading(&*self.battle, self.screen))?;
        self.flow(&brief)?;
        for goal in self.goals() {
            self.flow(&goal)?;
        }
        if self.battle.revealed() > 0 {
            self.say(&format!("{} played.", telling::played_is(&*self.battle)))?;
        }
        self.say(&catalogue::recording_to(self.keeper.path().display()))
    }

    /// Returns how the people at the terminal win: one sentence if all sides win alike, else one for each side.
    fn goals(&self) -> Vec<String> {
        let mut told: Vec<(Side, String)> = Vec::new();
        for side in self.people().map(|seat| self.battle.side(seat)) {
            let goal = self.battle.goal(side);
            if !goal.is_empty() && told.iter().all(|(_, known)| *known != goal) {
                told.push((side, goal));
            }
        }
        let several = told.len() > 1;
        told.into_iter()
            .map(|(side, goal)| catalogue::goal(several.then(|| side_title(&*self.battle, side)), goal))
            .collect()
    }

    /// Iterates over the seats of the people at the terminal.
    fn people(&self) -> impl Iterator<Item = Seat> + use<> {
        let you: Vec<bool> = self.players.iter().map(|player| *player == Player::You).collect();
        (0..self.battle.seats()).map(Seat).filter(move |seat| you.get(seat.index()) == Some(&true))
    }

    /// Returns `true` if several people share the terminal.
    fn shared(&self) -> bool {
        self.people().count() > 1
    }

    /// Asks each person in turn; returns `false` if they leave.
    fn ask_all(&mut self, people: &[Seat]) -> anyhow::Result<bool> {
        let mut next = 0;
        while let Some(seat) = people.get(next) {
            if self.shared() {
                match self.hand_over(*seat, next > 0)? {
                    Asked::Sealed | Asked::Ended => {}
                    Asked::Quit => return Ok(false),
                    Asked::Undo => {
                        next -= 1;
                        self.battle.unseal(people[next])?;
                        continue;
                    }
                }
            }
            match self.ask(*seat)? {
                Asked::Quit => return Ok(false),
                Asked::Ended => return Ok(true),
                _ => next += 1,
            }
        }
        Ok(true)
    }

    /// Asks for the faces of real dice until the orders are resolved; returns `false` if the people leave.
    fn roll(&mut self) -> anyhow::Result<bool> {
        while let Some(wanted) = self.battle.wanted().cloned() {
            if let Some(after) = &wanted.after {
                self.flow(&sides_named(&*self.battle, after))?;
            }
            let (dice, faces) = if wanted.least == 1 {
                ("a".to_owned(), "face")
            } else {
                (wanted.least.to_string(), "faces")
            };
            let prompt = catalogue::roll_and_type(&dice, wanted.faces, wanted.why, faces);
            let Some(line) = self.read(&prompt)? else { return Ok(false) };
            match Word::of(&line) {
                Word::Quit => return Ok(false),
                Word::Order(text) => self.take_faces(&text)?,
                _ => self.say(catalogue::TYPE_THE_FACES)?,
            }
        }
        Ok(true)
    }

    /// Enters typed faces, or prints why they are refused.
    fn take_faces(&mut self, text: &str) -> anyhow::Result<()> {
        let words = text.split([' ', ',', ';']).filter(|word| !word.is_empty());
        let faces: Result<Vec<u8>, _> = words.map(str::parse).collect();
        match faces {
            Err(_) => self.say(&catalogue::not_faces(text)),
            Ok(faces) => match self.battle.roll_in(&faces) {
                Ok(()) => Ok(()),
                Err(error) => self.flow(&format!("{error}.")),
            },
        }
    }

    /// Hands the terminal to the next person, whose orders nobody else should see. The person before may withdraw their
    /// order.
    fn hand_over(&mut self, seat: Seat, sealed_before: bool) -> anyhow::Result<Asked> {
        if sealed_before {
            self.screen.clear()?;
        }
        let name = self.screen.ink(Ink::Side(seat.number()), &side_name(&*self.battle, seat));
        let undo = if sealed_before { catalogue::OR_TYPE_UNDO } else { "" };
        loop {
            let prompt = catalogue::hand_over_to(&name, undo);
            let Some(line) = self.read(&prompt)? else { return Ok(Asked::Quit) };
            match Word::of(&line) {
                Word::Quit => return Ok(Asked::Quit),
                Word::Undo if sealed_before => return Ok(Asked::Undo),
                Word::Blank | Word::Yes => break,
                _ => self.say(catalogue::PRESS_ENTER)?,
            }
        }
        self.screen.clear()?;
        Ok(Asked::Sealed)
    }

    /// Prints revealed decisions. One person sees them at once. Several people see them when the next of them is asked,
    /// from that person's last order on, because the screen is cleared between people.
    fn reveal(&mut self) -> anyhow::Result<()> {
        let next: Vec<Seat> = match self.battle.demand() {
            Demand::Orders(seats) if self.shared() => self.people().filter(|s| seats.has(*s)).collect(),
            _ => self.people().collect(),
        };
        let Some(from) = next.iter().filter_map(|seat| self.told.get(seat.index()).copied()).min() else {
            return Ok(());
        };
        let alone = next.first().copied().filter(|_| !self.shared());
        if self.shared() {
            self.screen.clear()?;
        }
        let revealed = self.battle.revealed();
        let lines = telling::decisions(&*self.battle, from..revealed, alone, self.screen);
        for seat in next {
            self.told[seat.index()] = revealed;
        }
        self.say(&format!("\n{}", lines.join("\n")))
    }

    fn leave(&mut self) -> anyhow::Result<()> {
        let path = self.keeper.path().display().to_string();
        if self.battle.wanted().is_some() {
            self.say(catalogue::ORDERS_NOT_IN_RECORD)?;
        } else if !self.battle.sealed().is_empty() {
            self.say(catalogue::ORDER_NOT_IN_RECORD)?;
        }
        let played = telling::played(&*self.battle);
        self.say(&catalogue::continue_with(&played, &path))
    }
}
