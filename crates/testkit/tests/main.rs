//! The laws hold for every toy and every piece of a space, and each can be broken.

mod dice;
mod editions;
mod faulty;
mod headers;
mod one_stream;
mod outlines;
mod pieces;
mod seats;
mod secrets;
mod steps;
mod toys;
