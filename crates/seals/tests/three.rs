//! Two simulated players and a server of a battle in the mode *shared*.

use captains::Budget;
use engine::{Demand, Seat, Seeded};
use seals::mail::MailError;
use seals::shared::Kept;
use seals::{Mail, Notary, Secret, letter};
use shelf::Opening;

use crate::pair::{fresh, result};

/// A thing that the server keeps.
#[derive(Clone)]
pub enum Row {
    Letter(String),
    Opened(u32, Vec<String>),
}

/// Two players, seat 1 first, and the server. Seat 1 makes the battle.
pub struct Three {
    pub mails: [Mail; 2],
    pub notary: Notary,
    pub rows: Vec<Row>,
    pub captain: Option<&'static str>,
    /// Number of messages that went to the server or came from it.
    pub messages: usize,
    /// Is called before each message.
    pub watch: Option<Watch>,
    /// The mailbox of each player at the start.
    first: [String; 2],
    master: [u8; 32],
}

/// Somebody who looks at a battle before each message.
pub type Watch = Box<dyn FnMut(&Three)>;

impl Three {
    /// Returns a battle in which the server has the invitation and its answer.
    pub fn new(game: &str, scenario: &str, seed: u64, captain: Option<&'static str>) -> Self {
        let mut rng = Seeded::new(seed);
        let master = fresh(&mut rng);
        let mut notary = Notary::new(Secret::new(master));
        let opening = Opening::scenario(scenario);
        let ada = (Seat(0), "Ada");
        let mut ada = Mail::invite_shared(&games::SHELF, game, &opening, ada, notary.keys(), fresh(&mut rng))
            .expect("it goes by letters");
        let keys = notary.keys();
        let ben = Mail::join_shared(&games::SHELF, &ada.letter(), "Ben", keys, fresh(&mut rng))
            .expect("it is an invitation");
        let letters = [ada.letter(), ben.letter()];
        for letter in &letters {
            notary.take(letter).expect("an honest letter");
        }
        assert!(ada.take(&games::SHELF, &letters[1]).expect("an answer"));
        let rows = letters.map(Row::Letter).into();
        let first = [ada.kept(), ben.kept()];
        Self { mails: [ada, ben], notary, rows, captain, messages: 0, watch: None, first, master }
    }

    /// Lets the server forget everything but its first rows, as if it had stopped or was restored.
    pub fn restart(&mut self, rows: usize) {
        self.rows.truncate(rows.max(2));
        self.notary = self.taken_up();
    }

    /// Returns the server's part, made again of its rows.
    fn taken_up(&self) -> Notary {
        fn kept(row: &Row) -> Kept<'_> {
            match row {
                Row::Letter(text) => Kept::Letter(text),
                Row::Opened(decision, lines) => Kept::Opened(*decision, lines),
            }
        }
        let rows: Vec<Kept<'_>> = self.rows.iter().map(kept).collect();
        Notary::take_up(Secret::new(self.master), &rows).expect("it was kept")
    }

    /// Returns another copy of the battle as it stands: the server and the players are made again of what they keep. A player
    /// who has vanished is as at the start.
    pub fn copy(&self, gone: Option<usize>) -> Self {
        let again = |who: usize| {
            let kept = self.mails[who].kept();
            let text = if gone == Some(who) { &self.first[who] } else { &kept };
            Mail::open(&games::SHELF, text).expect("it is kept")
        };
        Self {
            mails: [again(0), again(1)],
            notary: self.taken_up(),
            rows: self.rows.clone(),
            watch: None,
            first: self.first.clone(),
            ..*self
        }
    }

    /// Gives a letter of a player to the server. It fits into a room.
    pub fn post(&mut self, text: &str) -> Result<(), MailError> {
        assert!(text.len() <= letter::MOST_IN_ROOM, "a letter has {} bytes", text.len());
        let opened = self.notary.take(text)?;
        self.rows.push(Row::Letter(text.to_owned()));
        self.rows.extend(opened.into_iter().map(|(decision, lines)| Row::Opened(decision, lines)));
        Ok(())
    }

    /// Returns the server's letter to a player.
    pub fn log(&self, who: usize) -> String {
        let from = self.mails[who].playing().expect("it has begun").decision();
        self.notary.letter(from).expect("it has begun")
    }

    /// Writes an order for a player who must. It follows from the position, so that every run leads to one battle.
    pub fn write(&mut self, who: usize) -> bool {
        let mail = &mut self.mails[who];
        if !mail.must_write() {
            return false;
        }
        let (seat, seed) = (mail.seat(), mail.battle().revealed() as u64 * 2 + who as u64);
        let advice = self.captain.map(|captain| {
            let advice = mail.battle().advise(seat, captain, seed, &mut Budget::new(50, &mut || false));
            advice.expect("it is asked").expect("a captain").order
        });
        let order = advice.unwrap_or_else(|| mail.battle().drawn(seat, seed));
        let mut rng = Seeded::new(seed);
        match mail.order(&order, fresh(&mut rng)) {
            Ok(()) => true,
            Err(error) => panic!("{order}: {error}"),
        }
    }

    /// Returns what the server shows of the decision in hand.
    fn shown(&self) -> Option<(u32, Vec<String>)> {
        self.notary.ledger().map(|ledger| (ledger.place().decision, ledger.lines_in_hand()))
    }

    /// Counts a message, which is about to go.
    fn message(&mut self) {
        if let Some(mut watch) = self.watch.take() {
            watch(self);
            self.watch = Some(watch);
        }
        self.messages += 1;
    }

    /// Lets a player look in until nothing is new, or so many messages were exchanged in all.
    pub fn visit(&mut self, who: usize, until: usize) {
        for _ in 0..400 {
            if self.messages >= until {
                return;
            }
            self.message();
            let log = self.log(who);
            let new = self.mails[who].take(&games::SHELF, &log).expect("an honest letter");
            let wrote = self.write(who);
            if self.messages >= until {
                return;
            }
            self.message();
            let (letter, shown) = (self.mails[who].letter(), self.shown());
            self.post(&letter).expect("an honest letter");
            if !new && !wrote && shown == self.shown() {
                return;
            }
        }
        panic!("a visit does not end");
    }

    /// Plays until so many messages were exchanged, or the battle is over.
    pub fn play(&mut self, until: usize) {
        for _ in 0..2_000 {
            if self.is_over() || self.messages >= until {
                return;
            }
            for who in [0, 1] {
                self.visit(who, until);
            }
            self.sign();
        }
        panic!("the battle does not end");
    }

    /// Lets each take the other's letter: the end of a battle goes from seat to seat.
    pub fn sign(&mut self) {
        for who in [0, 1] {
            let letter = self.mails[1 - who].letter();
            let over = |mail: &Mail| matches!(mail.battle().demand(), Demand::Over(_));
            if over(&self.mails[0]) && over(&self.mails[1]) {
                self.mails[who].take(&games::SHELF, &letter).expect("an honest letter");
            }
        }
    }

    /// Returns `true` once both have signed the end.
    pub fn is_over(&self) -> bool {
        self.mails.iter().all(|mail| {
            let over = matches!(mail.battle().demand(), Demand::Over(_));
            over && mail.playing().is_some_and(|playing| playing.signed().len() == 2)
        })
    }

    /// Returns the record of a player.
    pub fn record(&self, who: usize) -> String {
        self.mails[who].playing().expect("it has begun").record()
    }

    /// Returns everything of a battle that does not say who released: orders, dice, events.
    pub fn result(&self, who: usize) -> Vec<String> {
        result(&self.mails[who])
    }
}
