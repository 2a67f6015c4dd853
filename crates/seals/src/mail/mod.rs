//! A battle in letters: two people, each of whom keeps the battle. By file and in a strict room no server takes part.
//!
//! In every decision each demanded seat seals its order; once both know all seals, each opens its own, and the steps in
//! them key the dice. A seat with nothing to write only opens its step. So nobody reads an order or knows a die before
//! all orders are sealed, and who does not open loses the battle.
//!
//! In the mode *shared* ([`crate::shared`]) letters go to the server and come from it, and it has a part in every decision.

mod body;
mod end;
mod ending;
mod error;
mod fit;
mod kept;
mod outside;
mod own;
mod playing;
mod seats;
mod shared;
mod start;

use std::collections::BTreeMap;

use engine::dice::Party;
use engine::record::{DiceSource, Record};
use engine::{Demand, Seat, Seats};
use shelf::{AnyBattle, Opening, Shelf};

use crate::charter::{self, Mode};
use crate::fault::Fault;
use crate::key::{Keys, Secret};
use crate::letter;
use crate::verify;

pub(crate) use body::{Body, Log, Turn, asks};
pub use error::{Fresh, MailError};
pub use fit::{NoLetters, TooLarge, can_go_by_letters, fits_a_room};
pub use outside::Outside;
pub use playing::Playing;

/// The letter that the maker of a battle waits for at first.
const WANTS_ANSWER: &str = "wanted: the other player's answer to your invitation";

/// A battle by file as one of its two players keeps it.
pub struct Mail {
    secret: Secret,
    seat: Seat,
    stage: Stage,
}

enum Stage {
    /// The maker waits for an answer: the header without the other seat's keys, and the battle it will be.
    Invited { draft: Box<Record>, battle: Box<dyn AnyBattle> },
    /// Both seats have keys.
    Playing(Box<Playing>),
}

impl Mail {
    /// Makes a battle by file for one of its two seats. The first letter is an invitation.
    ///
    /// # Errors
    /// If the opening is refused, has not exactly two seats, or keeps secrets that outlive a decision.
    pub fn invite(
        shelf: &Shelf,
        game: &str,
        opening: &Opening,
        seat: (Seat, &str),
        fresh: Fresh,
    ) -> Result<Self, MailError> {
        Self::invite_in(shelf, game, opening, seat, None, fresh)
    }

    /// Makes a battle of the mode *shared* for one of its two seats. `server` are the keys of the server that takes part.
    ///
    /// # Errors
    /// As [`Mail::invite`].
    pub fn invite_shared(
        shelf: &Shelf,
        game: &str,
        opening: &Opening,
        seat: (Seat, &str),
        server: &Keys,
        fresh: Fresh,
    ) -> Result<Self, MailError> {
        if server.receives.is_none() {
            let what = "the keys of the server have no key that receives";
            return Err(Fault::of("commitment", what).into());
        }
        Self::invite_in(shelf, game, opening, seat, Some(server), fresh)
    }

    fn invite_in(
        shelf: &Shelf,
        game: &str,
        opening: &Opening,
        (seat, name): (Seat, &str),
        server: Option<&Keys>,
        fresh: Fresh,
    ) -> Result<Self, MailError> {
        let found = shelf
            .game(game)
            .ok_or_else(|| MailError::Refused(format!("no game is called \"{game}\" here")))?;
        let opening = Opening { dice: DiceSource::Typed, ..opening.clone() };
        let plain = found.open(&opening).map_err(|flaws| MailError::Refused(flaws.to_string()))?;
        can_go_by_letters(plain.as_ref())?;
        if seat.0 >= plain.seats() {
            return Err(MailError::Refused(format!("there is no seat {seat} in this battle")));
        }
        let mut header = plain.header().clone();
        header.names = vec![String::new(); 2];
        name.clone_into(&mut header.names[seat.index()]);
        let secret = Secret::new(fresh);
        let mode = if server.is_some() { Mode::Shared } else { Mode::Strict };
        let mut parties = BTreeMap::from([(Party::Seat(seat), secret.keys(mode))]);
        parties.extend(server.map(|keys| (Party::Server, *keys)));
        let (draft, battle) = open_header(shelf, &charter::with_charter(header, mode, &parties))?;
        Ok(Self { secret, seat, stage: Stage::Invited { draft: Box::new(draft), battle } })
    }

    /// Takes an invitation for the other seat. The first letter of this seat answers it.
    ///
    /// # Errors
    /// If the text is no invitation, its battle cannot be played by file here, it names a scenario of this program and has
    /// another set-up, or a server takes part in it: whoever has that server's keys could read sealed orders together with
    /// the other seat.
    pub fn join(shelf: &Shelf, text: &str, name: &str, fresh: Fresh) -> Result<Self, MailError> {
        Self::join_in(shelf, text, name, None, fresh)
    }

    /// Takes an invitation to a battle of the mode *shared*. `server` are the keys of the room's server, as it says them.
    ///
    /// # Errors
    /// As [`Mail::join`]; also if the invitation is to a battle without a server, or with other keys of one.
    pub fn join_shared(
        shelf: &Shelf,
        text: &str,
        name: &str,
        server: &Keys,
        fresh: Fresh,
    ) -> Result<Self, MailError> {
        Self::join_in(shelf, text, name, Some(server), fresh)
    }

    fn join_in(
        shelf: &Shelf,
        text: &str,
        name: &str,
        server: Option<&Keys>,
        fresh: Fresh,
    ) -> Result<Self, MailError> {
        let Body::Invitation { seat: maker, draft } = Body::read(&letter::read(text)?)? else {
            return Err(MailError::Unwanted(
                "this letter is no invitation: it belongs to a battle that has begun".to_owned(),
            ));
        };
        let draft_charter = charter::Charter::read(&draft.header)?;
        let seat = seats::other(maker);
        let secret = Secret::new(fresh);
        let (mode, mut parties) = (draft_charter.mode, draft_charter.parties);
        let known: Vec<Party> = parties.keys().copied().collect();
        let own = [Party::Seat(maker), Party::Server];
        if !matches!(mode, Mode::Strict | Mode::Shared) || known != own[..=mode.parties_beside_seats()] {
            return Err(
                Fault::of("commitment", "the invitation does not have the keys of its own seat").into()
            );
        }
        same_server(parties.get(&Party::Server), server)?;
        start::same_set_up(shelf, &draft.header)?;
        parties.insert(Party::Seat(seat), secret.keys(mode));
        let mut header = draft.header.clone();
        header.names.resize(2, String::new());
        name.clone_into(&mut header.names[seat.index()]);
        let (record, battle) = open_header(shelf, &charter::with_charter(header, mode, &parties))?;
        can_go_by_letters(battle.as_ref())?;
        let mut playing = Playing::new(battle, &record)?;
        if mode == Mode::Shared {
            playing.go_on(&secret, seat)?;
        }
        playing.answer = Some((record.header.names[seat.index()].clone(), secret.keys(mode)));
        Ok(Self { secret, seat, stage: Stage::Playing(Box::new(playing)) })
    }

    /// Takes a letter of the other seat. Returns `true` if it said anything new.
    ///
    /// # Errors
    /// If it is no letter, belongs to another battle, or says something false. Only what is signed and true is taken.
    pub fn take(&mut self, shelf: &Shelf, text: &str) -> Result<bool, MailError> {
        let body = Body::read(&letter::read(text)?)?;
        match (&mut self.stage, body) {
            (_, Body::Invitation { .. }) => {
                Err(MailError::Unwanted(format!("this letter is an invitation; {}", self.wants())))
            }
            (Stage::Invited { draft, .. }, body) => {
                let header = body.answered(draft, self.seat, WANTS_ANSWER)?;
                let (record, battle) = open_header(shelf, &header)?;
                let mut playing = Playing::new(battle, &record)?;
                playing.take(&body, &self.secret, self.seat)?;
                self.stage = Stage::Playing(Box::new(playing));
                Ok(true)
            }
            (Stage::Playing(playing), Body::Log(log)) => playing.take_log(&log, &self.secret, self.seat),
            (Stage::Playing(playing), body) => playing.take(&body, &self.secret, self.seat),
        }
    }

    /// Returns the mode of the battle.
    ///
    /// # Errors
    /// If the header of the battle has no charter.
    pub fn mode(&self) -> Result<Mode, MailError> {
        match &self.stage {
            Stage::Invited { draft, .. } => Ok(charter::Charter::read(&draft.header)?.mode),
            Stage::Playing(playing) => Ok(playing.ledger().charter().mode),
        }
    }

    /// Takes a letter of this very seat, as a room keeps it: a seal of the decision in hand that this copy lacks is taken.
    /// Returns `false` if the seat went on in another copy: this one lacks something that the seat has signed or opened,
    /// and must send nothing. Lines that anybody could have written do not count.
    ///
    /// # Errors
    /// If it is no letter of this seat in this battle.
    pub fn take_own(&mut self, text: &str) -> Result<bool, MailError> {
        let body = Body::read(&letter::read(text)?)?;
        match (&mut self.stage, body) {
            (_, Body::Invitation { seat, .. }) => own::same_seat(seat, self.seat).map(|()| true),
            (_, Body::Log(_)) => Err(MailError::Unwanted("this letter is of the server".to_owned())),
            (Stage::Invited { .. }, Body::Turn(turn)) => {
                own::same_seat(turn.seat, self.seat)?;
                Ok(!own::has_said_more(&turn, &self.secret))
            }
            (Stage::Playing(playing), Body::Turn(turn)) => playing.take_own(&turn, &self.secret, self.seat),
        }
    }

    /// Seals an order of this seat, in the game's notation. It cannot be taken back: a letter may have it already.
    ///
    /// # Errors
    /// If the seat is not asked to write, has sealed already, or the order is not legal.
    pub fn order(&mut self, text: &str, fresh: Fresh) -> Result<(), MailError> {
        let (playing, secret, seat) = self.begun()?;
        playing.order(text, secret, seat, fresh)
    }

    /// Concedes the battle.
    ///
    /// # Errors
    /// If it is over, or this seat has opened its seal and the answer is awaited.
    pub fn concede(&mut self) -> Result<(), MailError> {
        let (playing, secret, seat) = self.begun()?;
        playing.concede(secret, seat)
    }

    /// Ends the battle because the other seat did not answer: it has lost, and the record shows what each had sealed and
    /// opened.
    ///
    /// # Errors
    /// If the battle is over, or it is not the other seat whose letter is awaited.
    pub fn claim(&mut self) -> Result<(), MailError> {
        let (playing, secret, seat) = self.begun()?;
        playing.claim(secret, seat)
    }

    /// Returns the battle in play, with the secret and the seat that write in it.
    fn begun(&mut self) -> Result<(&mut Playing, &Secret, Seat), MailError> {
        match &mut self.stage {
            Stage::Invited { .. } => Err(MailError::Refused(WANTS_ANSWER.to_owned())),
            Stage::Playing(playing) => Ok((playing, &self.secret, self.seat)),
        }
    }

    /// Returns the letter to send now. It has everything that the other seat may lack, so the last one is enough.
    pub fn letter(&self) -> String {
        match &self.stage {
            Stage::Invited { draft, .. } => {
                let about =
                    format!("- invitation to a battle of {}, from seat {}", draft.header.game, self.seat);
                letter::write(&about, &Body::invitation(self.seat, draft))
            }
            Stage::Playing(playing) => playing.letter(self.seat),
        }
    }

    /// Returns what is awaited now, in a sentence.
    pub fn wants(&self) -> String {
        match &self.stage {
            Stage::Invited { .. } => WANTS_ANSWER.to_owned(),
            Stage::Playing(playing) => playing.wants(self.seat),
        }
    }

    /// Returns the seats whose order or letter is awaited, as far as this player's letters tell.
    pub fn awaited(&self) -> Seats {
        match &self.stage {
            Stage::Invited { .. } => Seats::only(seats::other(self.seat)),
            Stage::Playing(playing) => playing.awaited(),
        }
    }

    /// Returns the token of this seat in a room that carries its letters.
    pub fn room_token(&self, room: &str) -> [u8; 16] {
        self.secret.room_token(room)
    }

    /// Returns the seat of this player.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the battle as far as it is open. Before the answer to an invitation it is at its set-up.
    pub fn battle(&self) -> &dyn AnyBattle {
        match &self.stage {
            Stage::Invited { battle, .. } => battle.as_ref(),
            Stage::Playing(playing) => playing.battle(),
        }
    }

    /// Returns the battle in play; `None` before the answer to an invitation.
    pub fn playing(&self) -> Option<&Playing> {
        match &self.stage {
            Stage::Invited { .. } => None,
            Stage::Playing(playing) => Some(playing),
        }
    }

    /// Returns `true` if this seat must write an order now.
    pub fn must_write(&self) -> bool {
        let Stage::Playing(playing) = &self.stage else { return false };
        let demanded = matches!(playing.battle().demand(), Demand::Orders(seats) if seats.has(self.seat));
        demanded && !playing.ledger().sealed().has(self.seat)
    }

    /// Returns the name of the battle, which both players should keep: it differs for any other keys or set-up.
    pub fn name(&self) -> Option<String> {
        self.playing().map(|playing| playing.ledger().charter().short_name())
    }
}

/// Opens the battle of a header, and returns its record, which has no decision yet.
fn open_header(
    shelf: &Shelf,
    header: &engine::record::Header,
) -> Result<(Record, Box<dyn AnyBattle>), MailError> {
    let record = Record::parse(&header.opening()).map_err(|error| MailError::Refused(error.to_string()))?;
    let battle = shelf.replay(&record).map_err(|error| MailError::Refused(error.to_string()))?.battle;
    Ok((record, battle))
}

/// Resumes a battle from its record.
fn resume(shelf: &Shelf, record: &Record) -> Result<Playing, MailError> {
    let (battle, ledger, signed) = verify::to_the_end(shelf, record)?;
    Ok(Playing::at(battle, ledger, signed))
}

/// Refuses an invitation with another server than the one that is meant to take part.
fn same_server(invited: Option<&Keys>, meant: Option<&Keys>) -> Result<(), MailError> {
    let what = match (invited, meant) {
        (None, None) => return Ok(()),
        (Some(invited), Some(meant)) if invited == meant => return Ok(()),
        (Some(_), None) => {
            "a server takes part in the battle of this invitation, and with the other player it could read sealed orders: \
             join by the link of a shared room, or ask for an invitation without a server"
        }
        (None, Some(_)) => "the room is shared, and no server takes part in the battle of its invitation",
        (Some(_), Some(_)) => "the invitation has other keys of the server than its room",
    };
    Err(Fault::of("commitment", what).into())
}
