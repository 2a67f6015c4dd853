//! The laws hold for every toy and every piece of a space, and each can be broken.

mod dice;
mod faulty;
mod one_stream;
mod outlines;
mod pieces;
mod secrets;
mod toys;
