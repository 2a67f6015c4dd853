//! The laws of every ruleset hold, and the captains that know the contract alone are worth their names.

use close_pass::{ClosePass, Order, SHELF};
use engine::Side;
use shelf::{Opening, Timekeeper};

#[test]
fn the_laws_hold() {
    testkit::laws::hold_all(&ClosePass::new(8, 6).expect("it stands"), 20, 1);
}

#[test]
fn an_order_has_one_text() {
    for text in
        ["guns 2", "close 1, close 2", "guns 1, close 1, screens 1", "close 01, guns 0, screens 0", "close 1"]
    {
        assert!(text.parse::<Order>().is_err(), "{text}");
    }
    assert_eq!("close -1, guns 2, screens 0".parse(), Ok(Order { close: -1, guns: 2, screens: 0 }));
}

/// So many nodes for every order.
struct Nodes(u32);

impl Timekeeper for Nodes {
    fn begin(&mut self, _: engine::Seat) -> u32 {
        self.0
    }

    fn stop(&mut self) -> bool {
        false
    }

    fn end(&mut self, _: engine::Seat) {}
}

#[test]
fn a_search_that_knows_the_contract_alone_beats_random_play() {
    let game = SHELF.game("close-pass").expect("on the shelf");
    let arena = game.arena(&Opening::scenario("two-cruisers")).expect("it stands");
    let halves = |seed: u64| {
        let own = (seed % 2) as u8;
        let captains = if own == 0 { ["search", "random"] } else { ["random", "search"] };
        arena.fight(&captains, seed, &mut Nodes(200)).expect("a battle").outcome.halves(Side(own))
    };
    let won: u32 = (0..20).map(halves).sum();
    assert!(won >= 30, "{won} halves of 40");
}
