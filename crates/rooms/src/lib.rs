//! Rooms: battles between people, without a network and without a clock of their own.
//!
//! A program calls [`Rooms`] with lines of JSON and sends back the lines it is answered; `docs/rooms.md` has the calls. [`Rooms`] is
//! handed a shelf of games, a store, a clock and random bytes. What is answered is durable: a room is woken from its rows at any
//! time, and nothing in memory is ahead of them.
//!
//! * [`Rooms::make`], [`Rooms::join`], [`Rooms::call`]: requests. [`Rooms::open`], [`Rooms::mine`]: lists.
//! * [`Rooms::shown`]: what the preview of a room's link may show.
//! * [`Rooms::listen`]: a bell that rings when something came; events are then asked for.
//! * [`Rooms::resume`], [`Rooms::tick`], [`Rooms::alive`]: the program's clock drives those of the seats.
//! * [`Rooms::purge`]: rooms whose time of keeping is over are deleted, a few at a time.
//! * [`Rooms::serve_errands`]: captains think on threads of the program.
//! * [`Rooms::take_reminder`], [`Rooms::note_outcome`]: the program sends reminders to people who are away.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod awake;
mod carried;
mod clocks;
mod deed;
mod dispatch;
mod dues;
mod errands;
mod facts;
mod forgetting;
mod hall;
mod letters;
mod limits;
mod listing;
mod making;
mod news;
mod outbox;
mod pauses;
mod purging;
mod reading;
mod refusal;
mod rematch;
mod reminding;
mod retention;
mod room;
#[allow(clippy::module_inception, reason = "all rooms are what the crate is called for")]
mod rooms;
mod settling;
mod sharing;
mod showing;
mod standing;
mod talk;
mod targets;
mod terms;
mod token;
mod waking;
mod watching;
mod writing;

pub use deed::Party;
pub use errands::{Errand, Thought};
pub use hall::Listening;
pub use news::News;
pub use outbox::ReminderReason;
pub use purging::Deleted;
pub use refusal::{Answer, Refusal, RefusalReason};
pub use reminding::{Outcome, Reminder};
pub use retention::Retention;
pub use rooms::{Clock, Rooms, Settings};
pub use showing::Shown;
pub use targets::{Browser, Offers, Target};
