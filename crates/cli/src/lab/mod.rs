//! `firing-arc lab`: many battles, counted.
//!
//! * [`playouts`]: random battles and their speed; [`matches`], [`ladders`]: captains against each other;
//! * [`programs`]: programs of others as players of a match;
//! * [`exploits`]: the score of a best response to a captain;
//! * [`health`]: every scenario measured for balance, length and skill;
//! * [`handicap`]: by how much a strong captain's side must start weaker;
//! * [`ceiling`]: how much of a result dice leave to skill; [`think`]: the time that captains take for an order;
//! * [`fit`]: the weights of a game's judge, and its calibration;
//! * [`solve`]: a small game solved exactly, and the captains' exploitability in it;
//! * [`experiments`]: questions from files, answered in tables, charts and pages;
//! * [`answers`]: pages whose questions are asked under several captains;
//! * [`columns`]: every battle as a row of a Parquet file;
//! * [`shards`]: battles split over many processes, and gathered again;
//! * [`fights`]: the shared part of matches, ladders and experiments: results file, threads, progress.

mod answers;
mod ceiling;
mod columns;
mod experiments;
mod exploits;
mod fights;
pub mod fit;
pub mod handicap;
pub mod health;
mod ladders;
mod matches;
mod playouts;
mod programs;
mod shards;
#[cfg(feature = "yardstick")]
mod solve;
mod think;

pub use answers::{Answers, answers};
pub use ceiling::{Ceiling, ceiling};
pub use experiments::{Run, run};
pub use exploits::exploit;
pub use fit::{calibrate, fit};
pub use handicap::handicap;
pub use health::health;
pub use ladders::ladder;
pub use matches::match_up;
pub use playouts::playouts;
#[cfg(feature = "yardstick")]
pub use solve::{Solve, solve};
pub use think::{Think, think};
