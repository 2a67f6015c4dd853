//! Positions and orders garbled word by word: whatever is read can be written, read again and played to its end.

use engine::Rules;
use rules_black_skies::Order;
use testkit::garbled::{hold, hold_rubbish};

use crate::setups::{Played, rocky, small};

const WORDS: &str = "13 60 24,20 1.0005,2 AE1 AE2 BE1 A1 A4 B1 B2 E1 E2 C1 pass known deck hull speed facing retrograde penalty \
    last spent missile1 tail1 laser1+laser1 failed done left destroyed waiting choice phase toss deploy decks \
    option check fire next over Steady Break Left-first Only Straight Snake Bootlegger Hard-Left Accelerate-2 \
    fly skip hold";

const ELEMENTS: &[(u8, &str, &[u8])] =
    &[(0, "ace", &[1, 1]), (0, "bomber", &[1, 2]), (1, "ace", &[1, 1]), (1, "lancer", &[1])];

#[test]
fn garbled_positions_are_refused_or_played_and_garbled_orders_refused_or_legal() {
    let set = &[("turn-limit", "6")];
    let [a, b] = [rocky(ELEMENTS, set), small(ELEMENTS, set)].map(|rules| hold(&rules, WORDS, 0..150, 1));
    let (positions, legal) = (a.positions + b.positions, a.legal + b.legal);
    assert!(positions > 60 && legal > 100, "{a:?}, {b:?}");
}

#[test]
fn rubbish_is_refused_with_a_clause() {
    hold_rubbish(&small(ELEMENTS, &[]), WORDS, 5, 4_000);
}

#[test]
fn an_order_may_be_typed_with_any_dash() {
    for dash in ["−", "–", "—", "‐", "－"] {
        let typed = format!("deploy E1 {dash}1,3 24,{dash}0.5");
        assert_eq!(typed.parse::<Order>(), "deploy E1 -1,3 24,-0.5".parse(), "{typed}");
        // Read as a place, and refused because that place is off the table.
        let rules = small(&[(0, "ace", &[1, 1]), (1, "ace", &[1, 1])], &[]);
        let mut battle = Played { state: rules.start(), rules };
        battle.play(&[(1, "toss")], &[1]);
        let refusal = battle.refused(1, &typed);
        assert_eq!(refusal, battle.refused(1, "deploy E1 -1,3 24,-0.5"));
        assert!(!refusal.contains("cannot be read"), "{refusal}");
    }
}
