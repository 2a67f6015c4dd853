//! A store in memory, for tests and simulations: it forgets all when it is dropped.

use crate::{
    Appended, Change, Draft, Due, Event, Grant, Hash, Key, Millis, PAGE, Phase, Private, Role, RoomCard,
    RoomId, RoomRow, RoomState, Store, StoreError,
};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Rooms in memory. A clone shows the same rooms, so a simulation can end its program and start another on them.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<Rows>>);

#[derive(Debug, Default)]
struct Rows {
    rooms: BTreeMap<RoomId, Kept>,
    alive: Option<Millis>,
    failing: Option<StoreError>,
}

#[derive(Debug)]
struct Kept {
    card: RoomCard,
    made: Millis,
    changed: Millis,
    events: Vec<Event>,
    keys: BTreeMap<Key, usize>,
    grants: BTreeMap<Hash, Role>,
    dues: BTreeMap<String, Millis>,
    private: BTreeMap<(u8, Cow<'static, str>), Vec<u8>>,
}

impl Memory {
    /// Makes a store without rooms.
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers every write with that failure, until it is called with `None`: for tests of what is built on a store.
    pub fn fail_writes(&self, failure: Option<StoreError>) {
        self.rows().failing = failure;
    }

    fn rows(&self) -> MutexGuard<'_, Rows> {
        // No change is half made when it panics: it is checked before it is applied.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn to_write(&self) -> Result<MutexGuard<'_, Rows>, StoreError> {
        let rows = self.rows();
        match &rows.failing {
            Some(failure) => Err(failure.clone()),
            None => Ok(rows),
        }
    }
}

impl Kept {
    fn row(&self, room: RoomId) -> RoomRow {
        let last = self.events.len() as u64;
        RoomRow { room, card: self.card.clone(), made: self.made, changed: self.changed, last }
    }

    fn due(&self, room: RoomId) -> impl Iterator<Item = Due> {
        self.dues.iter().map(move |(what, at)| Due { at: *at, room, what: what.clone() })
    }

    /// Checks rewritten events and grants before anything is applied.
    fn check(&self, room: RoomId, change: &Change) -> Result<(), StoreError> {
        let unknown = |number: &u64| !(1..=self.events.len() as u64).contains(number);
        if let Some((number, _)) = change.rewrite.iter().find(|(number, _)| unknown(number)) {
            return Err(StoreError::no_event(room, *number));
        }
        let mut after = self.grants.clone();
        for token in &change.revoke {
            after.remove(token).ok_or(StoreError::NotGranted(room))?;
        }
        for grant in &change.grants {
            if after.insert(grant.token, grant.role).is_some() {
                return Err(StoreError::Granted(room));
            }
        }
        Ok(())
    }

    fn apply(&mut self, change: Change, at: Millis) {
        self.changed = at;
        self.card = change.card.unwrap_or_else(|| self.card.clone());
        if let Some(key) = change.key {
            self.keys.insert(key, self.events.len());
        }
        for (number, body) in change.rewrite {
            if let Some(event) = self.events.get_mut(number as usize - 1) {
                event.body = body;
            }
        }
        let mut key = change.key;
        for Draft { kind, body } in change.events {
            let number = self.events.len() as u64 + 1;
            self.events.push(Event { number, at, kind, body, key: key.take() });
        }
        for token in change.revoke {
            self.grants.remove(&token);
        }
        self.grants.extend(change.grants.into_iter().map(|grant| (grant.token, grant.role)));
        for (what, at) in change.dues {
            match at {
                Some(at) => self.dues.insert(what, at),
                None => self.dues.remove(&what),
            };
        }
        for Private { seat, kind, body } in change.private {
            if body.is_empty() {
                self.private.remove(&(seat, kind));
            } else {
                self.private.insert((seat, kind), body);
            }
        }
    }
}

impl Store for Memory {
    async fn create(&self, room: RoomId, change: Change, at: Millis) -> Result<(), StoreError> {
        change.check(room)?;
        let card = change.first_card(room)?;
        let mut rows = self.to_write()?;
        if rows.rooms.contains_key(&room) {
            return Err(StoreError::Exists(room));
        }
        let mut kept = Kept {
            card,
            made: at,
            changed: at,
            events: Vec::new(),
            keys: BTreeMap::new(),
            grants: BTreeMap::new(),
            dues: BTreeMap::new(),
            private: BTreeMap::new(),
        };
        kept.check(room, &change)?;
        kept.apply(change, at);
        rows.rooms.insert(room, kept);
        Ok(())
    }

    async fn append(
        &self,
        room: RoomId,
        after: u64,
        change: Change,
        at: Millis,
    ) -> Result<Appended, StoreError> {
        change.check(room)?;
        let mut rows = self.to_write()?;
        let kept = rows.rooms.get_mut(&room).ok_or(StoreError::NoRoom(room))?;
        if let Some(first) = change.key.and_then(|key| kept.keys.get(&key)) {
            return Ok(Appended::Repeated(kept.events[*first].clone()));
        }
        let last = kept.events.len() as u64;
        if after != last {
            return Err(StoreError::Conflict { room, after, last });
        }
        kept.check(room, &change)?;
        kept.apply(change, at);
        Ok(Appended::Written { last: kept.events.len() as u64 })
    }

    async fn room(&self, room: RoomId) -> Result<Option<RoomRow>, StoreError> {
        Ok(self.rows().rooms.get(&room).map(|kept| kept.row(room)))
    }

    async fn state(&self, room: RoomId) -> Result<Option<RoomState>, StoreError> {
        let rows = self.rows();
        let Some(kept) = rows.rooms.get(&room) else { return Ok(None) };
        let grants = kept.grants.iter().map(|(token, role)| Grant { token: *token, role: *role });
        let mut grants: Vec<Grant> = grants.collect();
        grants.sort_by_key(|grant| (grant.role, grant.token));
        let mut dues: Vec<Due> = kept.due(room).collect();
        dues.sort();
        let private = kept.private.iter();
        let private = private.map(|((seat, kind), body)| Private {
            seat: *seat,
            kind: kind.clone(),
            body: body.clone(),
        });
        Ok(Some(RoomState { row: kept.row(room), grants, dues, private: private.collect() }))
    }

    async fn rows(&self, room: RoomId, after: u64, most: usize) -> Result<Vec<Event>, StoreError> {
        let rows = self.rows();
        let Some(kept) = rows.rooms.get(&room) else { return Ok(Vec::new()) };
        let skipped = usize::try_from(after).unwrap_or(usize::MAX);
        Ok(kept.events.iter().skip(skipped).take(most.min(PAGE)).cloned().collect())
    }

    async fn rooms_of(&self, tokens: &[Hash]) -> Result<Vec<(RoomRow, Grant)>, StoreError> {
        let rows = self.rows();
        let mut found = Vec::new();
        for (room, kept) in &rows.rooms {
            let granted = kept.grants.iter().filter(|(token, _)| tokens.contains(token));
            found
                .extend(granted.map(|(token, role)| (kept.row(*room), Grant { token: *token, role: *role })));
        }
        found.sort_by_key(|(row, grant)| (std::cmp::Reverse((row.changed, row.room)), grant.token));
        found.truncate(PAGE);
        Ok(found)
    }

    async fn open(&self, after: Option<(Millis, RoomId)>, most: usize) -> Result<Vec<RoomRow>, StoreError> {
        let rows = self.rows();
        let listed = rows.rooms.iter().filter(|(_, kept)| kept.card.open);
        let older = listed.filter(|(room, kept)| after.is_none_or(|after| (kept.made, **room) < after));
        let mut found: Vec<RoomRow> = older.map(|(room, kept)| kept.row(*room)).collect();
        found.sort_by_key(|row| std::cmp::Reverse((row.made, row.room)));
        found.truncate(most.min(PAGE));
        Ok(found)
    }

    async fn dues(&self, after: Option<Due>, until: Millis, most: usize) -> Result<Vec<Due>, StoreError> {
        let rows = self.rows();
        let all = rows.rooms.iter().flat_map(|(room, kept)| kept.due(*room));
        let mut found: Vec<Due> =
            all.filter(|due| due.at <= until).filter(|due| after.as_ref() < Some(due)).collect();
        found.sort();
        found.truncate(most.min(PAGE));
        Ok(found)
    }

    async fn dues_of(&self, rooms: &[RoomId]) -> Result<Vec<Vec<Due>>, StoreError> {
        let rows = self.rows();
        let of_room = |room: &RoomId| {
            let mut dues: Vec<Due> =
                rows.rooms.get(room).into_iter().flat_map(|kept| kept.due(*room)).collect();
            dues.sort();
            dues
        };
        Ok(rooms.iter().map(of_room).collect())
    }

    async fn alive(&self, at: Millis) -> Result<(), StoreError> {
        self.to_write()?.alive = Some(at);
        Ok(())
    }

    async fn resume(&self, at: Millis) -> Result<Millis, StoreError> {
        let mut rows = self.to_write()?;
        let down = rows.alive.map_or(0, |alive| at.saturating_sub(alive).max(0));
        for due in rows.rooms.values_mut().flat_map(|kept| kept.dues.values_mut()) {
            *due = due.saturating_add(down);
        }
        rows.alive = Some(at);
        Ok(down)
    }

    async fn purge(
        &self,
        changed_before: Millis,
        phase: Phase,
        most: usize,
    ) -> Result<Vec<RoomId>, StoreError> {
        let mut rows = self.to_write()?;
        let of_phase = rows.rooms.iter().filter(|(_, kept)| kept.card.phase == phase);
        let old = of_phase.filter(|(_, kept)| kept.changed < changed_before);
        let mut old: Vec<(Millis, RoomId)> = old.map(|(room, kept)| (kept.changed, *room)).collect();
        old.sort_unstable();
        old.truncate(most.min(PAGE));
        for (_, room) in &old {
            rows.rooms.remove(room);
        }
        Ok(old.into_iter().map(|(_, room)| room).collect())
    }

    async fn forget(&self, room: RoomId) -> Result<bool, StoreError> {
        Ok(self.to_write()?.rooms.remove(&room).is_some())
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.to_write().map(drop)
    }
}
