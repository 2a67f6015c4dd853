//! Worked values.
