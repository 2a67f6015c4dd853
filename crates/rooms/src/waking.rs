//! Waking: a room made again of its rows. The record of its battle is replayed, and every digest compared.

use engine::record::Record;
use referee::Referee;
use serde_json::{Map, Value, json};
use shelf::Shelf;
use store::{Event, PAGE, Private, RoomId, RoomState, Store};

use crate::deed::{Deed, Sealed};
use crate::dues::DueName;
use crate::outbox::OUTBOX;
use crate::refusal::{Refusal, RefusalReason};
use crate::room::{BATTLE, Room};
use crate::targets::TARGETS;

/// Kind of the private row that keeps the standing orders of a seat.
pub(crate) const STANDING: &str = "standing";

/// Reads a room and makes it playable.
///
/// # Errors
/// If there is no such room, or its rows cannot be read or do not replay.
pub(crate) async fn wake<S: Store>(store: &S, games: &Shelf, id: RoomId) -> Result<Room, Refusal> {
    // The events are read first: a write between the two reads shows in the number of the last event.
    for _ in 0..3 {
        let events = all_events(store, id).await?;
        let state = store.state(id).await.map_err(|error| Refusal::store(&error))?;
        let state = state.ok_or_else(|| Refusal::no_room(id))?;
        if events.last().map_or(0, |event| event.number) == state.row.last {
            return of_rows(games, id, events, state);
        }
    }
    Err(Refusal::new(RefusalReason::Store, "room", "the room changes too fast; try again"))
}

/// Reads all events of a room, page by page.
///
/// # Errors
/// If the store cannot read them.
pub(crate) async fn all_events<S: Store>(store: &S, id: RoomId) -> Result<Vec<Event>, Refusal> {
    let mut events: Vec<Event> = Vec::new();
    loop {
        let after = events.last().map_or(0, |event| event.number);
        let page = store.rows(id, after, PAGE).await.map_err(|error| Refusal::store(&error))?;
        let is_last = page.len() < PAGE;
        events.extend(page);
        if is_last {
            return Ok(events);
        }
    }
}

/// Makes a room of its rows.
fn of_rows(games: &Shelf, id: RoomId, events: Vec<Event>, state: RoomState) -> Result<Room, Refusal> {
    let deeds = events.iter().map(Deed::read).collect::<Result<Vec<_>, _>>()?;
    let Some(Deed::Made { terms }) = deeds.first().cloned() else {
        return Err(spoilt("it does not begin with `made`"));
    };
    let mut room = Room::new(id, state.row.made, terms);
    if let Some(text) = record(&deeds) {
        let record = Record::parse(&text).map_err(|_| spoilt("its record cannot be read"))?;
        let battle = games.replay(&record).map_err(|_| spoilt("its record does not replay"))?.battle;
        room.adopt(games, battle)?;
    }
    let last_reveal =
        deeds.iter().rposition(|deed| matches!(deed, Deed::Begun { .. } | Deed::Revealed { .. }));
    for (at, (event, deed)) in events.into_iter().zip(&deeds).enumerate() {
        if last_reveal.is_some_and(|reveal| at > reveal) {
            let unplayed = || spoilt(format!("event {} ({}) cannot be played", event.number, deed.kind()));
            room.play(deed).map_err(|_| unplayed())?;
        }
        room.note(event.number, event.at, deed);
        if let Some(key) = event.key {
            room.keys.insert(key, event.number);
        }
    }
    room.take_up_notary(&deeds).map_err(|_| spoilt("its letters are not those that were kept"))?;
    room.settle_in(state);
    Ok(room)
}

/// Returns the record so far; none before the battle has begun.
fn record(deeds: &[Deed]) -> Option<String> {
    let mut text = None;
    for deed in deeds {
        match deed {
            Deed::Begun { opening, .. } => text = Some(opening.clone()),
            Deed::Revealed { block, .. } => text.as_mut()?.push_str(block),
            _ => {}
        }
    }
    text
}

/// Returns the refusal of rows that are not those of a room. It goes to anybody and into the log: so `what` quotes nothing that
/// a row says, which may be an order that rests sealed.
fn spoilt(what: impl std::fmt::Display) -> Refusal {
    Refusal::new(RefusalReason::Store, "room", format!("the rows of the room are inconsistent: {what}"))
}

impl Room {
    /// Takes the battle in.
    ///
    /// # Errors
    /// If it holds too much memory.
    pub(crate) fn adopt(&mut self, games: &Shelf, battle: Box<dyn shelf::AnyBattle>) -> Result<(), Refusal> {
        let mut referee = Referee::new(games.clone());
        referee.adopt(battle).map_err(|fault| Refusal::of(RefusalReason::Refused, fault))?;
        self.referee = Some(referee);
        Ok(())
    }

    /// Asks the referee; the answer is without the number of the battle.
    ///
    /// # Errors
    /// As the referee says; or if the battle has not begun.
    pub(crate) fn ask(&mut self, mut fields: Map<String, Value>) -> Result<engine::Fact, Refusal> {
        self.begun()?;
        fields.insert("battle".to_owned(), json!(BATTLE));
        let Some(referee) = self.referee.as_mut() else { return Err(spoilt("there is no battle")) };
        referee.ask(fields).map_err(|fault| Refusal::of(RefusalReason::Refused, fault))
    }

    /// Plays a deed of the present decision on the battle: what rests sealed, agreed or conceded.
    fn play(&mut self, deed: &Deed) -> Result<(), Refusal> {
        let request = match deed {
            Deed::Sealed(Sealed { seat, text, lenient, instead, .. }) => {
                if *instead {
                    self.ask_for("unseal", *seat)?;
                }
                json!({"call": "seal", "seat": seat + 1, "order": text, "lenient": lenient})
            }
            Deed::Unsealed { seat, .. } => json!({"call": "unseal", "seat": seat + 1}),
            Deed::Agreed { seat, .. } => return self.agree_if_all_do(*seat),
            Deed::Conceded { seat, .. } => json!({"call": "concede", "seat": seat + 1}),
            // The end of a battle follows from its orders; the others change no battle.
            Deed::Made { .. }
            | Deed::Joined { .. }
            | Deed::Named { .. }
            | Deed::Begun { .. }
            | Deed::Revealed { .. }
            | Deed::Late { .. }
            | Deed::Absent { .. }
            | Deed::Substitute { .. }
            | Deed::Returned { .. }
            | Deed::Disagreed { .. }
            | Deed::Over { .. }
            | Deed::Chat { .. }
            | Deed::Rematch { .. }
            | Deed::Letter(_)
            | Deed::Pledged { .. }
            | Deed::Opened { .. }
            | Deed::Next { .. }
            | Deed::Closed { .. } => return Ok(()),
        };
        self.ask(fields(request)).map(drop)
    }

    /// Asks for a call that needs the seat alone.
    pub(crate) fn ask_for(&mut self, call: &str, seat: u8) -> Result<engine::Fact, Refusal> {
        self.ask(fields(json!({"call": call, "seat": seat + 1})))
    }

    /// Takes over what is kept beside the events.
    fn settle_in(&mut self, state: RoomState) {
        self.grants = state.grants;
        self.kept = state.dues.into_iter().map(|due| (DueName::read(&due.what), due.at)).collect();
        // Time in which the program was down was added to the rows alone.
        for (seat, place) in self.places.iter_mut().enumerate() {
            place.clock.due = self.kept.get(&DueName::Clock(seat)).copied();
        }
        self.abandoned = self.kept.get(&DueName::Abandoned).copied();
        for Private { seat, kind, body } in state.private {
            let Some(place) = self.places.get_mut(usize::from(seat)) else { continue };
            match &*kind {
                STANDING => place.standing = serde_json::from_slice(&body).unwrap_or_default(),
                TARGETS => place.targets = serde_json::from_slice(&body).unwrap_or_default(),
                OUTBOX => place.outbox = serde_json::from_slice(&body).unwrap_or_default(),
                _ => {}
            }
        }
        self.settle_waits();
    }
}

/// Returns the fields of a request.
pub(crate) fn fields(request: Value) -> Map<String, Value> {
    match request {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}
