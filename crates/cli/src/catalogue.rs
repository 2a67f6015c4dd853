//! Sentences of the terminal. The help texts of commands and options are with their definitions.
//! A comment above a group names the module that uses it.

mod analyse;
mod exploit;
mod general;
mod lab;
mod play;
mod records;

pub(crate) use analyse::*;
pub(crate) use exploit::*;
pub(crate) use general::*;
pub(crate) use lab::*;
pub(crate) use play::*;
pub(crate) use records::*;
