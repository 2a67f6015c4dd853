//! The geometry compared with plain definitions, at many random places.

mod runs;
