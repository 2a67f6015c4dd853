//! Dispatch: every call of a room, who may make it, and the function that answers it.

use engine::Fact;
use seals::Mode;
use serde_json::{Map, Value};
use store::Store;

use crate::deed::Party;
use crate::making::read;
use crate::reading::Nothing;
use crate::refusal::{Refusal, RefusalReason};
use crate::room::Room;
use crate::rooms::{Caller, Rooms, Writer};
use crate::writing::Act;

/// All calls of a room whose battle the server plays, as the refusal of another one lists them.
const CALLS: &[&str] = &[
    "room", "scenario", "events", "status", "view", "turn", "record", "outline", "threats", "reach", "read",
    "preview", "seal", "unseal", "agree", "disagree", "concede", "claim", "standing", "name", "chat",
    "rematch", "remind", "leave", "forget",
];
/// Calls of a room that carries letters and has no battle.
const LETTER_CALLS: &[&str] =
    &["room", "scenario", "events", "letter", "letters", "remind", "leave", "forget"];

/// A call, and the party that makes it; none without a token.
struct Asked<'a> {
    call: &'a str,
    party: Option<(Party, Caller<'a>)>,
}

impl<'a> Asked<'a> {
    /// Returns the party that calls.
    ///
    /// # Errors
    /// If it sent no token.
    fn party(&self) -> Result<Party, Refusal> {
        self.party.map(|(party, _)| party).ok_or_else(|| {
            let what = "this call needs a token; only \"room\" and \"scenario\" need none";
            Refusal::new(RefusalReason::Token, "token", what)
        })
    }

    /// Returns the seat that calls.
    ///
    /// # Errors
    /// If it is not a seat.
    fn writer(&self) -> Result<Writer<'a>, Refusal> {
        if let Some((Party::Seat(seat), Caller { token, from })) = self.party {
            return Ok(Writer { seat, token, from });
        }
        self.party()?;
        let what = format!("\"{}\" is for seats only; this token is a spectator's", self.call);
        Err(Refusal::new(RefusalReason::Call, "call", what))
    }
}

impl<S: Store> Rooms<S> {
    /// Answers a call.
    pub(crate) async fn dispatch(
        &self,
        room: &mut Room,
        caller: Option<Caller<'_>>,
        mut fields: Map<String, Value>,
    ) -> Result<Fact, Refusal> {
        let Some(Value::String(call)) = fields.remove("call") else {
            let what = "the field \"call\" must name a call, such as \"status\"";
            return Err(Refusal::new(RefusalReason::Line, "call", what));
        };
        let call = call.as_str();
        let party = match caller {
            Some(caller) => Some((room.party(caller.token.hash())?, caller)),
            None => None,
        };
        let by = Asked { call, party };
        is_of_the_mode(call, room.terms.mode)?;
        if !matches!(call, "room" | "scenario") {
            are_not_determined(&fields)?;
        }
        match call {
            "room" => {
                read::<Nothing>(call, fields)?;
                let you = by.party.and_then(|(party, _)| party.seat());
                Ok(room.facts(you, &self.halls.connected(room.id)))
            }
            "scenario" => read::<Nothing>(call, fields).map(|_| room.terms.scenario()),
            "events" => self.events(room, by.party()?, read(call, fields)?).await,
            "status" => {
                let party = by.party()?;
                read::<Nothing>(call, fields)?;
                self.status(room, party)
            }
            "view" | "turn" | "record" => self.battle_call(room, by.party()?, call, fields),
            "outline" | "threats" | "reach" | "read" | "preview" => {
                self.battle_call(room, Party::Seat(by.writer()?.seat), call, fields)
            }
            "seal" => self.seal(room, by.writer()?, read(call, fields)?).await,
            "unseal" => self.act(room, by.writer()?, Act::Unseal, read(call, fields)?).await,
            "agree" => self.act(room, by.writer()?, Act::Agree, read(call, fields)?).await,
            "disagree" => self.act(room, by.writer()?, Act::Disagree, read(call, fields)?).await,
            "concede" => self.act(room, by.writer()?, Act::Concede, read(call, fields)?).await,
            "claim" => self.act(room, by.writer()?, Act::Claim, read(call, fields)?).await,
            "standing" => self.standing(room, by.writer()?, read(call, fields)?).await,
            "name" => self.name(room, by.writer()?, read(call, fields)?).await,
            "chat" => self.chat(room, by.writer()?, read(call, fields)?).await,
            "rematch" => self.wish(room, by.writer()?, read(call, fields)?).await,
            "remind" => self.remind(room, by.writer()?.seat, read(call, fields)?).await,
            "letter" => self.letter(room, by.writer()?, read(call, fields)?).await,
            "letters" => {
                let party = Party::Seat(by.writer()?.seat);
                self.letters(room, party, read(call, fields)?).await
            }
            "leave" => self.leave(room, by.writer()?, read(call, fields)?).await,
            "forget" => {
                let Writer { seat, .. } = by.writer()?;
                read::<Nothing>(call, fields)?;
                self.forget(room, seat).await
            }
            unknown => {
                let what = format!("no call \"{unknown}\" in a room; there are {}", CALLS.join(", "));
                Err(Refusal::new(RefusalReason::Call, "call", what))
            }
        }
    }
}

/// Refuses the calls that a room of this mode does not have.
fn is_of_the_mode(call: &str, mode: Option<Mode>) -> Result<(), Refusal> {
    let refuse = |what: String| Err(Refusal::new(RefusalReason::Call, "call", what));
    match mode {
        Some(mode) if !LETTER_CALLS.contains(&call) => refuse(format!(
            "no call \"{call}\" in a {} room, whose battle the server does not have; there are {}",
            mode.word(),
            LETTER_CALLS.join(", ")
        )),
        None if matches!(call, "letter" | "letters") => refuse(format!(
            "\"{call}\" is a call of rooms that carry letters, and in this one the server plays the battle"
        )),
        _ => Ok(()),
    }
}

/// Refuses the fields of the referee protocol that the room and the token determine.
fn are_not_determined(fields: &Map<String, Value>) -> Result<(), Refusal> {
    match ["battle", "seat"].into_iter().find(|field| fields.contains_key(*field)) {
        None => Ok(()),
        Some(field) => {
            let what = "the room and the token determine it; omit the field";
            Err(Refusal::new(RefusalReason::Line, field, what))
        }
    }
}
