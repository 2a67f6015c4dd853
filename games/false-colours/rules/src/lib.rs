//! *False Colours*: ships that look alike, one of each side flies the flag.

mod catalogue;
pub mod clauses;
mod notation;
pub mod options;
pub mod orders;
pub mod rules;
pub mod setup;
pub mod state;

pub use options::{OPTIONS, Options};
pub use orders::{Course, Order, Part, Plot, Stance, Turn};
pub use rules::FalseColours;
pub use setup::{Setup, ShipAt};
pub use state::{Name, Ship, State};
