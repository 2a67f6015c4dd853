//! Making, joining and beginning: how a room comes to its battle.

use engine::Fact;
use engine::dice::commitment;
use engine::record::DiceSource;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use store::{Grant, Hash, Key, Role, RoomId, Store, StoreError};

use crate::deed::Deed;
use crate::limits::{self, Counted, RateKey};
use crate::refusal::{Answer, Refusal, RefusalReason};
use crate::room::Room;
use crate::rooms::{Rooms, Writing, named, retry_overtaken};
use crate::terms::{Make, Sound, Terms};
use crate::token::Token;

/// A request to take a seat.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Join {
    #[serde(rename = "call")]
    _call: Option<Call>,
    invitation: Option<String>,
    seat: Option<u64>,
    token: String,
    #[serde(default)]
    name: String,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Call {
    Join,
}

/// Reads the fields of a request.
pub(crate) fn read<T: DeserializeOwned>(place: &str, fields: Map<String, Value>) -> Result<T, Refusal> {
    serde_json::from_value(Value::Object(fields))
        .map_err(|fault| Refusal::new(RefusalReason::Line, place, fault.to_string()))
}

impl<S: Store> Rooms<S> {
    /// Makes a room, as the line says. `from` names the address it came from, for limits.
    pub async fn make(&self, from: &str, line: &str) -> Answer {
        let (id, fields) = referee::fields(line);
        let said = match fields {
            Ok(fields) => self.make_room(from, fields).await,
            Err(fault) => Err(Refusal::of(RefusalReason::Line, fault)),
        };
        self.said(&id, said)
    }

    /// Takes a seat of a room, as the line says.
    pub async fn join(&self, from: &str, room: &str, line: &str) -> Answer {
        let (id, fields) = referee::fields(line);
        let said = match fields {
            Ok(fields) => self.join_room(from, room, fields).await,
            Err(fault) => Err(Refusal::of(RefusalReason::Line, fault)),
        };
        self.said(&id, said)
    }

    async fn make_room(&self, from: &str, fields: Map<String, Value>) -> Result<Fact, Refusal> {
        let make: Make = read("make", fields)?;
        let token = Token::read("token", &make.token)?;
        let key = make.key.as_deref().map(|key| Token::read("key", key)).transpose()?;
        let key = key.unwrap_or_else(|| Token::of(self.draw()));
        let (id, name) = (token.room(key), make.name.clone());
        // Reading the terms is work: a battle is opened to try them. A repetition is counted more gently.
        let known = self.store.room(id).await.map_err(|error| Refusal::store(&error))?.is_some();
        let counted = if known { Counted::Tries } else { Counted::Makes };
        self.limits.pass(counted, RateKey::Address(from.to_owned()), self.now())?;
        let Sound { terms, maker } = make.check(&self.shelf)?;
        if let Some(answer) = self.made_before(id, token, key, maker, &terms).await? {
            return Ok(answer);
        }
        let mut grants = vec![Grant { token: token.hash(), role: Role::Seat(maker) }];
        grants.extend(
            invitations(&terms, maker, token, key)
                .map(|(seat, invitation)| Grant { token: invitation.hash(), role: Role::Invitation(seat) }),
        );
        grants.extend(
            terms
                .spectators
                .map(|_| Grant { token: token.derive(key, "watch").hash(), role: Role::Spectator }),
        );
        let mut deeds = vec![Deed::Made { terms: terms.clone() }, Deed::Joined { seat: maker, name }];
        if terms.is_shared() {
            deeds.push(Deed::pledge(self.draw()));
        }
        match self.create(id, terms.clone(), deeds, grants).await {
            Ok(()) => {}
            Err(refusal) if refusal.overtaken => {}
            Err(refusal) => return Err(refusal),
        }
        let answer = self.made_before(id, token, key, maker, &terms).await?;
        answer.ok_or_else(|| Refusal::no_room(id))
    }

    /// Answers a request to make a room that was made already, by the same maker with the same terms.
    async fn made_before(
        &self,
        id: RoomId,
        token: Token,
        key: Token,
        maker: u8,
        terms: &Terms,
    ) -> Result<Option<Fact>, Refusal> {
        let held = match self.hold(id).await {
            Ok(held) => held,
            Err(refusal) if refusal.why() == RefusalReason::Room => return Ok(None),
            Err(refusal) => return Err(refusal),
        };
        let Some(room) = held.room.as_ref() else { return Ok(None) };
        let own =
            room.grants.iter().any(|grant| grant.token == token.hash() && grant.role == Role::Seat(maker));
        if !own || room.terms != *terms {
            let what = "the key was used for another room; generate a new one";
            self.put_back(held);
            return Err(Refusal::new(RefusalReason::Key, "key", what));
        }
        let watch = terms.spectators.map(|_| token.derive(key, "watch").text());
        let invited = Fact::list(invitations(terms, maker, token, key), |(seat, token)| {
            Fact::map([("seat", Fact::int(i64::from(seat) + 1)), ("token", Fact::Text(token.text()))])
        });
        let keys = Fact::maybe(room.notary.as_ref(), |notary| Fact::text(notary.keys().to_string()));
        let answer = entered(room, maker).with([
            ("invitations", invited),
            ("watch", Fact::maybe(watch, Fact::Text)),
            ("keys", keys),
        ]);
        self.put_back(held);
        Ok(Some(answer))
    }

    /// Makes a room with its first events, and begins its battle if all seats are taken.
    pub(crate) async fn create(
        &self,
        id: RoomId,
        terms: Terms,
        mut deeds: Vec<Deed>,
        grants: Vec<Grant>,
    ) -> Result<(), Refusal> {
        let now = self.now();
        let mut room = Room::new(id, now, terms);
        for (number, deed) in (1..).zip(&deeds) {
            room.note(number, now, deed);
        }
        // The card of the room has the server's keys.
        room.take_up_notary(&deeds)?;
        if let Some(begun) = self.begin(&mut room)? {
            room.note(room.last + 1, now, &begun);
            deeds.push(begun);
        }
        let running = room.running(now);
        let writing = Writing { deeds, grants, ..Writing::default() };
        match self.store.create(id, room.change(&writing, &running), now).await {
            Ok(()) => Ok(()),
            Err(error @ StoreError::Exists(_)) => Err(Refusal::store(&error).for_another_try()),
            Err(error) => Err(Refusal::store(&error)),
        }
    }

    /// Opens the battle if every seat is taken: dice follow from a secret that is committed to now and shown at the end.
    fn begin(&self, room: &mut Room) -> Result<Option<Deed>, Refusal> {
        let opens = !room.terms.carries_letters() && room.referee.is_none() && !room.is_over();
        if !opens || room.places.iter().any(|place| !place.taken) {
            return Ok(None);
        }
        let secret: [u8; 32] = self.draw();
        let seed = u64::from_le_bytes(self.draw());
        let commitment = commitment(&secret);
        let dice = DiceSource::Committed { commitments: vec![commitment.clone()], secrets: vec![secret] };
        let names = room.places.iter().map(|place| place.name.clone()).collect();
        let game = crate::terms::game(&self.shelf, &room.terms.game)?;
        let battle =
            room.terms.open(game, dice, names).map_err(|fault| Refusal::of(RefusalReason::Refused, fault))?;
        let opening = battle.opening();
        room.ahead = true;
        room.adopt(&self.shelf, battle)?;
        Ok(Some(Deed::Begun { commitment, opening, seed }))
    }

    async fn join_room(&self, from: &str, room: &str, fields: Map<String, Value>) -> Result<Fact, Refusal> {
        let id = named(room)?;
        let join: Join = read("join", fields)?;
        limits::name(&join.name)?;
        let token = Token::read("token", &join.token)?.hash();
        let invitation =
            join.invitation.as_deref().map(|text| Token::read("invitation", text)).transpose()?;
        self.limits.pass(Counted::Tries, RateKey::Address(from.to_owned()), self.now())?;
        retry_overtaken(|_| self.join_once(id, &join, token, invitation.map(Token::hash))).await
    }

    async fn join_once(
        &self,
        id: RoomId,
        join: &Join,
        token: Hash,
        invitation: Option<Hash>,
    ) -> Result<Fact, Refusal> {
        let mut held = self.hold(id).await?;
        let Some(room) = held.room.as_mut() else { return Err(Refusal::no_room(id)) };
        let answer = self.take(room, join, token, invitation).await;
        self.put_back(held);
        answer
    }

    /// Takes a seat for a token.
    async fn take(
        &self,
        room: &mut Room,
        join: &Join,
        token: Hash,
        invitation: Option<Hash>,
    ) -> Result<Fact, Refusal> {
        if let Some(grant) = room.grants.iter().find(|grant| grant.token == token) {
            return match grant.role {
                // A request that is repeated is answered alike.
                Role::Seat(seat) if join.seat.is_none_or(|wanted| wanted == u64::from(seat) + 1) => {
                    Ok(entered(room, seat))
                }
                _ => Err(Refusal::new(
                    RefusalReason::Token,
                    "token",
                    "this token already has a right in the room; generate a new one",
                )),
            };
        }
        let seat = room.seat_for(join.seat, invitation)?;
        if room.is_over() {
            return Err(Refusal::new(RefusalReason::Over, "room", "the room is closed"));
        }
        let of_seat = |grant: &&Grant| grant.role == Role::Invitation(seat);
        let revoke = room.grants.iter().filter(of_seat).map(|grant| grant.token).collect();
        let mut deeds = vec![Deed::Joined { seat, name: join.name.clone() }];
        // Whether the battle begins hangs on this seat.
        let now = self.now();
        room.ahead = true;
        room.note(room.last, now, &deeds[0]);
        deeds.extend(self.begin(room)?);
        let grants = vec![Grant { token, role: Role::Seat(seat) }];
        self.commit(room, Writing { deeds, revoke, grants, ..Writing::default() }).await?;
        self.settle(room).await?;
        Ok(entered(room, seat))
    }
}

impl Room {
    /// Returns the seat that an invitation is for, or an open one of a challenge.
    fn seat_for(&self, wanted: Option<u64>, invitation: Option<Hash>) -> Result<u8, Refusal> {
        let taken = |what: &str| Refusal::new(RefusalReason::Taken, "seat", what);
        let Some(invitation) = invitation else {
            if !self.terms.challenge {
                return Err(Refusal::new(
                    RefusalReason::Token,
                    "invitation",
                    "this room needs an invitation",
                ));
            }
            let open = |seat: &usize| self.places.get(*seat).is_some_and(|place| !place.taken);
            let seat = match wanted {
                None => (0..self.places.len()).find(open),
                Some(number) => number.checked_sub(1).map(|seat| seat as usize).filter(open),
            };
            return seat.map(|seat| seat as u8).ok_or_else(|| taken("the seat is taken or does not exist"));
        };
        let grant = self.grants.iter().find(|grant| grant.token == invitation);
        let Some(Role::Invitation(seat)) = grant.map(|grant| grant.role) else {
            return Err(Refusal::new(
                RefusalReason::Token,
                "invitation",
                "the invitation was used, or it is for another room",
            ));
        };
        match wanted {
            Some(number) if number != u64::from(seat) + 1 => {
                Err(taken(&format!("the invitation is for seat {}", seat + 1)))
            }
            _ => Ok(seat),
        }
    }
}

/// Returns the invitations of a room, one for each open seat.
fn invitations(terms: &Terms, maker: u8, token: Token, key: Token) -> impl Iterator<Item = (u8, Token)> {
    let open =
        (0..terms.captains.len()).filter(move |seat| terms.is_person(*seat) && *seat != usize::from(maker));
    open.map(move |seat| (seat as u8, token.derive(key, &format!("invitation {seat}"))))
}

/// Returns what somebody is told who has taken a seat.
fn entered(room: &Room, seat: u8) -> Fact {
    Fact::map([
        ("room", Fact::text(room.id.to_string())),
        ("seat", Fact::int(i64::from(seat) + 1)),
        ("begun", Fact::Bool(room.has_begun())),
        ("last", Fact::Int(room.last as i64)),
    ])
}

/// Mixes a key that was sent with the token of its sender.
pub(crate) fn key_of(token: Token, sent: &str) -> Result<Key, Refusal> {
    Ok(Key::of(&token.hash(), Token::read("key", sent)?.bytes()))
}
