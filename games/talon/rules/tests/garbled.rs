//! Positions and orders garbled word by word: those that can be read can be written, read again and played to the end.

use rules_talon::{Post, Setup, ShipAt, Terrain};
use table::{Hex, HexMap};
use testkit::garbled::{hold, hold_rubbish};

use crate::setups::{rules, setup};

const WORDS: &str = "8,2 CA-1 T-CA-1 T-DD-1 SQ-1 SQ-2 CV-1 BASE-1 M1 M2 M0 M01 on aboard map left right straight slip-left \
    slip-right afterburner launch land to fires at speed retreat off done idle first shield front rear charge \
    reinforce slip through battery change defend redirect power round impulse A F step move fire speeds over \
    hull count facing lost destroyed retreated shields down helm 0/0/0/0 1+1";

/// Returns a set-up with every kind of piece close together: a carrier with squadrons, a base, missiles, terrain.
fn crowd() -> Setup {
    let ships = &[
        (0, "CA", (4, 3), 0),
        (0, "CV", (5, 3), 1),
        (0, "BASE", (3, 4), 2),
        (1, "T-CA", (6, 5), 3),
        (1, "T-DD", (4, 6), 3),
        (1, "T-DN", (5, 6), 4),
    ];
    let mut crowd = setup(ships, &[("turn-limit", "4")]);
    let squadron =
        |carrier| ShipAt { side: 0, class: "SQ".into(), name: String::new(), post: Post::Aboard(carrier) };
    for (place, carrier) in [(3, 1), (4, 1), (5, 2)] {
        crowd.ships.insert(place, squadron(carrier));
    }
    crowd.map = HexMap { columns: 10, rows: 10 };
    crowd.terrain = [(5, 4, Terrain::Asteroids), (4, 4, Terrain::Nebula), (6, 3, Terrain::Planet)]
        .map(|(q, r, terrain)| (Hex { q, r }, terrain))
        .to_vec();
    crowd
}

#[test]
fn garbled_positions_are_refused_or_played_and_garbled_orders_refused_or_legal() {
    let became = hold(&rules(&crowd()), WORDS, 0..60, 3);
    assert!(became.positions > 30 && became.legal > 100 && became.refused > 1_000, "{became:?}");
    assert_eq!(became.mended, 0, "a text that is no order is refused: {became:?}");
}

#[test]
fn rubbish_is_refused_with_a_clause() {
    assert_eq!(hold_rubbish(&rules(&crowd()), WORDS, 5, 4_000).mended, 0);
}
