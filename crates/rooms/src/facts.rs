//! The facts that a room tells of itself: its card, the status of its battle, the clocks.

use engine::{Fact, Seat};
use referee::Wire;
use serde_json::json;
use shelf::Shelf;
use store::{Millis, Phase, RoomCard};

use crate::deed::Party;
use crate::refusal::Refusal;
use crate::room::{Place, Room, Standing};
use crate::terms::ClockTerms;

/// The people connected to a room, by seat.
pub(crate) type Connected = Vec<bool>;

impl Room {
    /// Returns the seats for which it holds, numbered from 1.
    fn seats(&self, holds: impl Fn(usize, &Place) -> bool) -> Fact {
        let seats = self.places.iter().enumerate().filter(|(seat, place)| holds(*seat, place));
        Fact::list(seats, |(seat, _)| Fact::int(seat as i64 + 1))
    }

    /// Returns the facts of the room: for a seat, or for anybody.
    pub(crate) fn facts(&self, you: Option<Seat>, present: &Connected) -> Fact {
        let public = self.public(you, present);
        if you.is_some() { public.with([self.offers()]) } else { public }
    }

    /// Returns the seats that agree to a draw now. Others than seats are told with the events.
    fn offers(&self) -> (&'static str, Fact) {
        ("agreed", self.seats(|_, place| place.agreed))
    }

    /// Returns the facts that anybody may know.
    fn public(&self, you: Option<Seat>, present: &Connected) -> Fact {
        let phase = match self.phase {
            Phase::Waiting => "waiting",
            Phase::Playing => "playing",
            Phase::Over => "over",
        };
        let terms = &self.terms;
        let over = self.over.as_ref();
        Fact::map([
            ("room", Fact::text(self.id.to_string())),
            ("phase", Fact::text(phase)),
            ("game", Fact::text(&terms.game)),
            ("scenario", Fact::text(&terms.scenario)),
            ("title", Fact::text(&terms.title)),
            ("options", Fact::list(&terms.options, |(key, value)| Fact::texts([key.clone(), value.clone()]))),
            (
                "seats",
                Fact::list(self.places.iter().enumerate(), |(seat, place)| self.place(seat, place, present)),
            ),
            ("clock", Fact::maybe(terms.clock.as_ref(), ClockTerms::facts)),
            (
                "spectators",
                Fact::maybe(terms.spectators, |spectators| {
                    Fact::map([("delay", Fact::Int(spectators.delay as i64))])
                }),
            ),
            ("challenge", Fact::Bool(terms.challenge)),
            ("chat", Fact::Bool(terms.chat)),
            ("mode", Fact::maybe(terms.mode, |mode| Fact::text(mode.word()))),
            ("keys", Fact::maybe(self.notary.as_ref(), |notary| Fact::text(notary.keys().to_string()))),
            ("made", Fact::Int(self.made)),
            ("decisions", Fact::Int(self.revealed() as i64)),
            ("awaits", self.awaits()),
            (
                "over",
                Fact::maybe(over, |(winner, text)| {
                    Fact::map([
                        ("winner", Fact::maybe(*winner, Fact::Int)),
                        ("text", Fact::text(text)),
                        ("claimed", Fact::Bool(self.claimed)),
                    ])
                }),
            ),
            ("closed", Fact::maybe(self.closed.as_ref(), Fact::text)),
            ("next", Fact::maybe(self.next.as_ref(), Fact::text)),
            (
                "commitment",
                Fact::maybe((!self.commitment.is_empty()).then_some(&self.commitment), Fact::text),
            ),
            ("last", Fact::Int(self.last as i64)),
            ("you", Fact::maybe(you, |seat| Fact::int(seat.number()))),
        ])
    }

    /// Returns the seats whose joining or order is awaited.
    fn awaits(&self) -> Fact {
        match self.phase {
            Phase::Waiting => self.seats(|_, place| !place.taken),
            _ => Fact::list(self.awaited(), |seat| Fact::int(seat as i64 + 1)),
        }
    }

    fn place(&self, seat: usize, place: &Place, present: &Connected) -> Fact {
        let side = self.battle().map(|battle| battle.side(Seat(seat as u8)).number());
        Fact::map([
            ("seat", Fact::Int(seat as i64 + 1)),
            ("side", Fact::maybe(side, Fact::int)),
            ("name", Fact::text(&place.name)),
            ("captain", Fact::maybe(place.captain.as_ref(), Fact::text)),
            ("taken", Fact::Bool(place.taken)),
            ("present", Fact::Bool(present.get(seat).copied().unwrap_or_default())),
            ("absent", Fact::Bool(place.is_absent())),
        ])
    }

    /// Returns the card that lists show: to a seat with the offers of a draw, to others without.
    pub(crate) fn card(&self) -> RoomCard {
        let facts = self.public(None, &Connected::new()).with([self.offers()]);
        // Facts are text, numbers and lists, which JSON always takes.
        let facts = serde_json::to_vec(&Wire(&facts)).unwrap_or_default();
        let open = self.phase == Phase::Waiting && self.terms.challenge && !self.is_over();
        RoomCard { phase: self.phase, open, game: self.terms.game.clone(), facts }
    }

    /// Returns the status of the battle for a party.
    ///
    /// # Errors
    /// If the battle has not begun.
    pub(crate) fn status(
        &mut self,
        games: &Shelf,
        party: Party,
        present: &Connected,
        now: Millis,
    ) -> Result<Fact, Refusal> {
        let status = self.asked(games, party, json!({"call": "status"}))?;
        Ok(self.with_room(status, party, present, now))
    }

    /// Adds to a status what the room knows.
    fn with_room(&self, status: Fact, party: Party, present: &Connected, now: Millis) -> Fact {
        let mut entries = match status {
            Fact::Map(entries) => entries,
            _ => Vec::new(),
        };
        // A spectator who sees the battle late is told of agreements as late.
        let knows = !self.sees_late_battle(party);
        entries.retain(|(name, _)| *name != "battle" && !(knows && *name == "agreed"));
        entries.extend(knows.then(|| self.offers()));
        if let Some((_, over @ Fact::Map(_))) = entries.iter_mut().find(|(name, _)| *name == "over") {
            self.tell_claim(over);
        }
        let here = |seat: usize, _: &Place| present.get(seat).copied().unwrap_or_default();
        let standing = party.seat().and_then(|seat| self.places.get(seat.index()));
        entries.extend([
            ("seat", Fact::maybe(party.seat(), |seat| Fact::int(seat.number()))),
            ("order", Fact::maybe(standing.and_then(|place| place.order.as_ref()), Fact::text)),
            ("clock", self.clock(party, now)),
            ("present", self.seats(here)),
            ("absent", self.seats(|_, place| place.is_absent())),
            (
                "standing",
                Fact::maybe(standing, |place| {
                    let left = Fact::Int(place.standing.orders.len() as i64);
                    Fact::map([("left", left), ("dropped", place.standing.dropped())])
                }),
            ),
            ("reminders", Fact::maybe(standing, |place| place.targets.counts())),
            ("closed", Fact::maybe(self.closed.as_ref(), Fact::text)),
            ("last", Fact::Int(self.horizon(party) as i64)),
        ]);
        Fact::Map(entries)
    }

    /// Tells a battle that was claimed from one that was conceded, which are one to the record.
    fn tell_claim(&self, over: &mut Fact) {
        let Fact::Map(entries) = over else { return };
        if let (Some((_, text)), true) = (&self.over, self.claimed) {
            entries.retain(|(name, _)| *name != "text");
            entries.push(("text", Fact::text(text)));
        }
        entries.push(("claimed", Fact::Bool(self.claimed)));
    }

    /// Returns the clocks that run; to spectators who see the battle late, the terms alone.
    pub(crate) fn clock(&self, party: Party, now: Millis) -> Fact {
        let late = self.sees_late_battle(party);
        Fact::maybe(self.terms.clock.as_ref(), |terms| {
            let running = self.places.iter().enumerate().filter(|_| !late);
            let running = running.filter_map(|(seat, place)| Some((seat, place.clock.due?)));
            let due =
                Fact::list(running, |(seat, at)| Fact::List(vec![Fact::Int(seat as i64 + 1), Fact::Int(at)]));
            terms.facts().with([("now", Fact::Int(now)), ("due", due)])
        })
    }
}

impl Standing {
    /// Returns why standing orders were dropped, or nothing.
    pub(crate) fn dropped(&self) -> Fact {
        Fact::maybe(self.dropped.as_ref(), |dropped| {
            Fact::map([
                ("decision", Fact::Int(dropped.decision as i64)),
                ("order", Fact::text(&dropped.order)),
                ("why", Fact::text(&dropped.why)),
            ])
        })
    }
}
