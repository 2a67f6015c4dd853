//! The geometry against plain definitions, over many random places.

mod runs;
