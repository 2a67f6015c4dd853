//! Sentences of the terminal. The help texts of commands and options are with their definitions.
//! A comment above a group names the module that uses it.

// A program without the server or the yardstick leaves their sentences unsaid.
#![cfg_attr(not(all(feature = "serve", feature = "yardstick")), allow(dead_code))]

mod analyse;
mod exploit;
mod general;
mod lab;
mod mail;
mod play;
mod records;

pub(crate) use analyse::*;
pub(crate) use exploit::*;
pub(crate) use general::*;
pub(crate) use lab::*;
pub(crate) use mail::*;
pub(crate) use play::*;
pub(crate) use records::*;
