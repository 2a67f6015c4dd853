//! Positions and orders garbled word by word: those that can be read can be written, read again and played to the end.

use testkit::garbled::{hold, hold_rubbish};

use crate::setups::rules;

const WORDS: &str = "A1 A2 A6 A7 B1 B3 C1 L2 R0 L R 3 L4 hold evade fire broadside call flag idle turn calls shown cleared \
    hull f0 f5 f6 3,4 -1,2 0,0";

#[test]
fn garbled_positions_are_refused_or_played_and_garbled_orders_refused_or_legal() {
    let became = hold(&rules("stack", |_| {}), WORDS, 0..240, 2);
    assert!(became.positions > 30 && became.legal > 50 && became.refused > 1_000, "{became:?}");
}

#[test]
fn rubbish_is_refused_with_a_clause() {
    hold_rubbish(&rules("stack", |_| {}), WORDS, 5, 4_000);
}
