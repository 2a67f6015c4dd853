//! All laws over all toys.

use engine::Rules;
use engine::example::Broadsides;
use table::Length;
use testkit::laws::{Reached, hold_all};
use testkit::toys::alternating_fire::AlternatingFire;
use testkit::toys::bogeys::Bogeys;
use testkit::toys::face_down_deck::FaceDownDeck;
use testkit::toys::fighter_in_a_disc::FighterInADisc;
use testkit::toys::hexes_and_impulses::HexesAndImpulses;
use testkit::toys::many_seats::ManySeats;
use testkit::toys::ten_thousand_orders::TenThousandOrders;
use testkit::toys::two_editions::TwoEditions;

/// Checks all laws, and that some battle tells every clause of the table except those that only refuse.
fn laws_hold<R: Rules + Clone>(rules: &R, battles: u32, refusing: &[&str]) -> Reached {
    let reached = hold_all(rules, battles, 1);
    for row in R::CLAUSES.iter().filter(|row| !refusing.contains(&row.clause.0)) {
        assert!(reached.clauses.contains_key(row.clause.0), "{} is never told:\n{reached}", row.clause);
    }
    reached
}

/// The ruleset of the engine's documentation is one like any other.
#[test]
fn the_laws_hold_for_the_example_of_the_engine() {
    laws_hold(&Broadsides, 40, &["BRO-1", "BRO-4"]);
}

#[test]
fn the_laws_hold_one_seat_at_a_time() {
    laws_hold(&AlternatingFire, 40, &[]);
}

#[test]
fn the_laws_hold_for_a_hundred_thousand_orders() {
    laws_hold(&TenThousandOrders, 6, &["TEN-4"]);
}

#[test]
fn the_laws_hold_anywhere_in_a_disc() {
    laws_hold(&FighterInADisc::default(), 4, &[]);
    laws_hold(&FighterInADisc::with_reach(Length::thousandths(3)), 2, &["DISC-3"]);
}

#[test]
fn the_laws_hold_for_bogeys() {
    laws_hold(&Bogeys, 40, &[]);
}

#[test]
fn the_laws_hold_for_hexes_and_impulses() {
    laws_hold(&HexesAndImpulses, 40, &["HEX-2"]);
}

#[test]
fn the_laws_hold_for_face_down_cards() {
    laws_hold(&FaceDownDeck, 40, &[]);
}

#[test]
fn the_laws_hold_for_the_second_edition() {
    laws_hold(&TwoEditions::default(), 40, &["EDI-1"]);
}

#[test]
fn the_laws_hold_for_more_than_two_seats_and_several_of_a_side() {
    for rules in [ManySeats::PAIRS, ManySeats::THREE_SIDES] {
        laws_hold(&rules, 20, &["MANY-1"]);
    }
    laws_hold(&ManySeats::MOST, 3, &["MANY-1"]);
}
