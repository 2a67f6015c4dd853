//! `firing-arc lab`: many battles, counted.

mod matches;
mod playouts;

pub use matches::match_up;
pub use playouts::playouts;
