//! Counted positions.
