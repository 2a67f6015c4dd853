//! A room that is awake: what its events have come to, with its battle.

use std::collections::BTreeMap;

use engine::{Demand, Seat, Seats};
use referee::Referee;
use seals::Notary;
use serde::{Deserialize, Serialize};
use shelf::AnyBattle;
use store::{Grant, Hash, Key, Millis, Phase, Role, RoomId};

use crate::carried::Letters;
use crate::clocks::SeatClock;
use crate::deed::{By, Deed, Party, Sealed};
use crate::dues::DueName;
use crate::outbox::{Outbox, Waits};
use crate::refusal::{Refusal, RefusalReason};
use crate::targets::Targets;
use crate::terms::Terms;

/// The time that a captain may think before it is asked again.
const CAPTAIN_THINKS: Millis = 60_000;

/// The number of the one battle in a room's referee.
pub(crate) const BATTLE: u32 = 1;

/// The one who writes for a person's seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Writes {
    /// Its holder.
    #[default]
    Holder,
    /// Nobody: its clock ran out.
    Absent,
    /// This captain, until the holder seals.
    Substitute(String),
}

/// Standing orders of a seat, as its private row has them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Standing {
    pub(crate) orders: Vec<String>,
    pub(crate) dropped: Option<Dropped>,
    /// The number of changes so far.
    #[serde(default)]
    pub(crate) version: u64,
    /// The last request that wrote them.
    #[serde(default)]
    pub(crate) wrote: Option<Wrote>,
}

/// A request that wrote standing orders: its key, and the hash of its orders.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Wrote {
    pub(crate) key: [u8; 16],
    pub(crate) orders: [u8; 32],
}

/// The reason for which standing orders were dropped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Dropped {
    pub(crate) decision: usize,
    pub(crate) order: String,
    pub(crate) why: String,
}

/// One seat of a room.
#[derive(Debug, Default)]
pub(crate) struct Place {
    /// The captain that holds it.
    pub(crate) captain: Option<String>,
    pub(crate) taken: bool,
    pub(crate) name: String,
    pub(crate) writes: Writes,
    pub(crate) clock: SeatClock,
    /// The writer of the order that is sealed now.
    pub(crate) sealed: Option<By>,
    /// The order that is sealed now, as it was understood.
    pub(crate) order: Option<String>,
    /// The text of the order that is sealed now, if it was a standing order.
    pub(crate) stood: Option<String>,
    /// `true` if the seat agrees to a draw since the last reveal.
    pub(crate) agreed: bool,
    /// Offers of a draw in this decision.
    pub(crate) offers: u32,
    /// Orders taken back in this decision.
    pub(crate) taken_back: u32,
    pub(crate) standing: Standing,
    pub(crate) targets: Targets,
    pub(crate) waits: Waits,
    pub(crate) outbox: Outbox,
    /// The wish for a rematch: with sides swapped or not.
    pub(crate) rematch: Option<bool>,
}

impl Place {
    /// Returns `true` if a person holds the seat.
    pub(crate) const fn is_person(&self) -> bool {
        self.captain.is_none()
    }

    /// Forgets what was sealed and offered in a decision.
    fn forget_decision(&mut self) {
        (self.sealed, self.order, self.stood, self.taken_back) = (None, None, None, 0);
        (self.agreed, self.offers) = (false, 0);
    }

    /// Returns `true` if a person holds the seat whose clock has run out since it last sealed.
    pub(crate) fn is_absent(&self) -> bool {
        self.is_person() && self.writes != Writes::Holder
    }
}

/// A room that is awake.
pub(crate) struct Room {
    pub(crate) id: RoomId,
    pub(crate) made: Millis,
    pub(crate) terms: Terms,
    pub(crate) places: Vec<Place>,
    pub(crate) grants: Vec<Grant>,
    pub(crate) phase: Phase,
    pub(crate) referee: Option<Referee>,
    /// The letters of a room that carries them, and has no battle.
    pub(crate) letters: Letters,
    /// The server's part in a shared room.
    pub(crate) notary: Option<Notary>,
    /// The battle as spectators are shown it, and the decisions revealed there.
    pub(crate) behind: Option<(usize, Referee)>,
    pub(crate) commitment: String,
    /// Seed of the captains' thoughts.
    pub(crate) seed: u64,
    /// Number of the last event.
    pub(crate) last: u64,
    /// Number of the event `begun`, and then of each reveal.
    pub(crate) steps: Vec<u64>,
    pub(crate) keys: BTreeMap<Key, u64>,
    pub(crate) over: Option<(Option<i64>, String)>,
    /// `true` if another seat claimed the battle of a seat whose clock ran out.
    pub(crate) claimed: bool,
    pub(crate) closed: Option<String>,
    pub(crate) next: Option<String>,
    /// The moment at which the room is closed if nobody writes.
    pub(crate) abandoned: Option<Millis>,
    /// Clocks as the store has them.
    pub(crate) kept: BTreeMap<DueName, Millis>,
    /// `true` while the battle is ahead of the store.
    pub(crate) ahead: bool,
    /// Decisions whose bytes are counted, and the bytes.
    pub(crate) counted: (usize, usize),
}

impl Room {
    /// Makes a room without events.
    pub(crate) fn new(id: RoomId, made: Millis, terms: Terms) -> Self {
        let place = |captain: &Option<String>| Place {
            captain: captain.clone(),
            taken: captain.is_some(),
            name: captain.clone().unwrap_or_default(),
            ..Place::default()
        };
        Self {
            id,
            made,
            places: terms.captains.iter().map(place).collect(),
            terms,
            grants: Vec::new(),
            phase: Phase::Waiting,
            referee: None,
            letters: Letters::default(),
            notary: None,
            behind: None,
            commitment: String::new(),
            seed: 0,
            last: 0,
            steps: Vec::new(),
            keys: BTreeMap::new(),
            over: None,
            claimed: false,
            closed: None,
            next: None,
            abandoned: None,
            kept: BTreeMap::new(),
            ahead: false,
            counted: (0, 0),
        }
    }

    /// Returns the battle, if it has begun.
    pub(crate) fn battle(&self) -> Option<&dyn AnyBattle> {
        self.referee.as_ref().and_then(|referee| referee.kept(BATTLE))
    }

    /// Returns the battle, if it has begun.
    ///
    /// # Errors
    /// If it has not.
    pub(crate) fn begun(&self) -> Result<&dyn AnyBattle, Refusal> {
        if self.terms.carries_letters() {
            let what = "the server has no battle in this room: it carries letters, which \"letters\" returns";
            return Err(Refusal::new(RefusalReason::Call, "call", what));
        }
        self.battle().ok_or_else(|| match &self.closed {
            Some(why) => Refusal::new(
                RefusalReason::Over,
                "room",
                format!("the room was closed before the battle began: {why}"),
            ),
            None => Refusal::new(RefusalReason::Waiting, "room", "the battle has not begun: a seat is open"),
        })
    }

    /// Returns how many decisions have been revealed.
    pub(crate) fn revealed(&self) -> usize {
        if let Some(ledger) = self.notary.as_ref().and_then(Notary::ledger) {
            return ledger.place().decision as usize - 1;
        }
        if self.terms.carries_letters() {
            return self.letters.decisions();
        }
        self.battle().map_or(0, AnyBattle::revealed)
    }

    /// Returns the number of the decision that is being written, from 1.
    pub(crate) fn decision(&self) -> usize {
        self.revealed() + 1
    }

    /// Returns `true` if nothing can be written any more.
    pub(crate) const fn is_over(&self) -> bool {
        self.over.is_some() || self.closed.is_some()
    }

    /// Returns `true` once every seat is taken.
    pub(crate) fn has_begun(&self) -> bool {
        self.referee.is_some()
            || (self.terms.carries_letters() && self.places.iter().all(|place| place.taken))
    }

    /// Returns the seats that must still seal, or whose letter is awaited; none in a battle that is over or has not begun.
    pub(crate) fn awaited(&self) -> Vec<usize> {
        if self.terms.carries_letters() && !self.is_over() {
            return self.letters.awaited();
        }
        let Some(battle) = self.battle().filter(|_| !self.is_over()) else { return Vec::new() };
        let demanded = match battle.demand() {
            Demand::Orders(seats) => seats,
            Demand::Over(_) => Seats::NONE,
        };
        let sealed = battle.sealed();
        demanded.iter().filter(|seat| !sealed.has(*seat)).map(Seat::index).collect()
    }

    /// Returns `true` if any person's seat is not absent.
    pub(crate) fn somebody(&self) -> bool {
        self.places.iter().any(|place| place.is_person() && !place.is_absent())
    }

    /// Returns the moment at which the room is closed, if from `at` on all people are absent.
    fn all_away(&self, at: Millis) -> Option<Millis> {
        // Who is away from such a room, the server does not know: it waits for letters.
        (self.terms.carries_letters() || !self.somebody())
            .then(|| at.saturating_add(crate::clocks::ABANDONED))
    }

    /// Returns the party of a token.
    ///
    /// # Errors
    /// If the token gives no right here, or is an invitation.
    pub(crate) fn party(&self, token: Hash) -> Result<Party, Refusal> {
        match self.grants.iter().find(|grant| grant.token == token).map(|grant| grant.role) {
            Some(Role::Seat(seat)) => Ok(Party::Seat(Seat(seat))),
            Some(Role::Spectator) => Ok(Party::Spectator),
            Some(Role::Invitation(_)) => {
                Err(Refusal::new(RefusalReason::Token, "token", "this is an invitation; join with it first"))
            }
            None => Err(Refusal::new(RefusalReason::Token, "token", "the token has no right in this room")),
        }
    }

    /// Notes what a deed changes in the room; the battle itself is played elsewhere.
    pub(crate) fn note(&mut self, number: u64, at: Millis, deed: &Deed) {
        self.last = number;
        match deed {
            Deed::Joined { seat, name } => {
                self.at(*seat, |place| (place.taken, place.name) = (true, name.clone()));
                if self.terms.carries_letters() {
                    self.begin_letters(at);
                }
            }
            Deed::Named { seat, name } => self.at(*seat, |place| place.name.clone_from(name)),
            Deed::Begun { commitment, seed, .. } => {
                self.phase = Phase::Playing;
                (self.commitment, self.seed) = (commitment.clone(), *seed);
                self.steps.push(number);
                self.start_clocks(at);
            }
            Deed::Sealed(sealed) => self.note_sealed(sealed),
            Deed::Letter(letter) => self.note_letter(number, at, letter),
            Deed::Unsealed { seat, .. } => self.note_unsealed(*seat, at),
            Deed::Revealed { .. } => {
                self.steps.push(number);
                self.behind = None;
                self.start_clocks(at);
            }
            Deed::Late { seat, .. } => self.note_late(*seat, at),
            Deed::Absent { seat, .. } => self.note_absent(*seat, at),
            Deed::Substitute { seat, captain: Some(captain), .. } => {
                self.at(*seat, |place| place.writes = Writes::Substitute(captain.clone()));
            }
            Deed::Returned { seat } => {
                self.at(*seat, |place| place.writes = Writes::Holder);
                self.abandoned = self.all_away(at);
            }
            Deed::Over { winner, text } => self.over = Some((*winner, text.clone())),
            Deed::Closed { why } => self.closed = Some(why.clone()),
            Deed::Rematch { seat, swap } => self.at(*seat, |place| place.rematch = Some(*swap)),
            Deed::Next { room } => self.next = Some(room.clone()),
            Deed::Agreed { seat, .. } => self.at(*seat, |place| {
                place.agreed = true;
                place.offers += 1;
            }),
            Deed::Disagreed { .. } => self.places.iter_mut().for_each(|place| place.agreed = false),
            // The battle knows of ends that are conceded, but not of claims.
            Deed::Conceded { claimed, .. } => self.claimed = claimed.is_some(),
            // A silent seat has its idle order sealed.
            Deed::Made { .. } | Deed::Substitute { captain: None, .. } | Deed::Chat { .. }
            // The notary has done these, or is made again of them.
            | Deed::Pledged { .. } | Deed::Opened { .. } => {}
        }
        if self.is_over() {
            self.phase = Phase::Over;
            self.abandoned = None;
            for place in &mut self.places {
                (place.clock, place.waits) = (SeatClock::default(), Waits::default());
                // Orders that were sealed are never revealed, and no offer is open.
                place.forget_decision();
            }
        }
    }

    /// Notes that an order is sealed.
    fn note_sealed(&mut self, sealed: &Sealed) {
        self.at(sealed.seat, |place| {
            place.sealed = Some(sealed.by);
            place.order = Some(sealed.order.clone());
            place.stood = (sealed.by == By::Standing).then(|| sealed.text.clone());
            place.waits = Waits::default();
            if sealed.by == By::Seat || sealed.by == By::Standing {
                place.clock.stop(sealed.left);
            }
        });
    }

    /// Notes that an order is taken back.
    fn note_unsealed(&mut self, seat: u8, at: Millis) {
        let clock = self.terms.clock.clone();
        self.at(seat, |place| {
            (place.sealed, place.order, place.stood) = (None, None, None);
            place.taken_back += 1;
            place.clock.run_on(at);
            place.waits = Waits::again(clock.as_ref(), &place.clock, at);
        });
    }

    /// Notes that a seat's time is up, and its grace begins.
    fn note_late(&mut self, seat: u8, at: Millis) {
        let clock = self.terms.clock.clone();
        self.at(seat, |place| {
            place.waits = Waits::default();
            if let Some(terms) = &clock {
                place.clock.begin_grace(terms, at);
            }
        });
    }

    /// Notes that a seat's grace is up, too.
    fn note_absent(&mut self, seat: u8, at: Millis) {
        self.at(seat, |place| {
            place.clock.run_out();
            if place.writes == Writes::Holder {
                place.writes = Writes::Absent;
            }
        });
        self.abandoned = self.all_away(at);
    }

    /// Begins a decision: who must write has a clock from now on. The battle is there already.
    fn start_clocks(&mut self, at: Millis) {
        let awaited = self.awaited();
        self.abandoned = None;
        for (seat, place) in self.places.iter_mut().enumerate() {
            place.forget_decision();
            (place.clock, place.waits) = (SeatClock::default(), Waits::default());
            let runs = place.is_person() && !matches!(place.writes, Writes::Substitute(_));
            if !runs || !awaited.contains(&seat) {
                continue;
            }
            if let Some(terms) = &self.terms.clock {
                place.clock = SeatClock::start(terms, at);
            }
            place.waits = Waits::of(self.terms.clock.as_ref(), &place.clock, at);
        }
    }

    fn at(&mut self, seat: u8, change: impl FnOnce(&mut Place)) {
        if let Some(place) = self.places.get_mut(usize::from(seat)) {
            change(place);
        }
    }

    /// Returns the seat whose order a captain must write, and the captain.
    pub(crate) fn captain_asked(&self) -> Option<(usize, &str)> {
        self.awaited().into_iter().find_map(|seat| {
            let place = self.places.get(seat)?;
            match (&place.captain, &place.writes) {
                (Some(captain), _) | (None, Writes::Substitute(captain)) => Some((seat, captain.as_str())),
                _ => None,
            }
        })
    }

    /// Returns the clocks that run now.
    pub(crate) fn running(&self, now: Millis) -> BTreeMap<DueName, Millis> {
        let seats = self.places.iter().enumerate();
        let seats = seats.filter_map(|(seat, place)| Some((DueName::Clock(seat), place.clock.due?)));
        let abandoned = self.abandoned.map(|at| (DueName::Abandoned, at));
        // Where a program ended while a captain thought, the next one finds the room by this.
        let captain = self.captain_asked().map(|_| {
            let asked = self.kept.get(&DueName::Captain).copied();
            (DueName::Captain, asked.unwrap_or(now.saturating_add(CAPTAIN_THINKS)))
        });
        seats.chain(abandoned).chain(captain).chain(self.reminders_due()).collect()
    }
}
