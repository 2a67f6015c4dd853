//! Secrets, checked with decks dealt anew: the other side must learn nothing of them (BS-3.3).

use engine::dice::Script;
use engine::{Heard, Rules, Sealed, Seat, Seeded, Space, Umpire};
use rules_black_skies::{BlackSkies, Order, State, aids};

use super::page::{Book, Lying};

impl Book {
    /// Returns a battle that looks the same to a seat or a spectator, with the face-down cards of other decks dealt
    /// anew.
    fn dealt(&self, seat: Option<usize>, rng: &mut Seeded) -> Self {
        let mut other = self.clone();
        for side in (0..2).filter(|side| Some(*side) != seat) {
            let flying = self.phase != "over" && self.side == side;
            let deck = &mut other.decks[side];
            let unseen: Vec<usize> = (0..deck.len()).filter(|n| !deck[*n].known).collect();
            let mut hidden: Vec<Lying> = unseen.iter().map(|n| deck[*n]).collect();
            rng.shuffle(&mut hidden);
            for (n, lying) in unseen.into_iter().zip(hidden) {
                deck[n] = lying;
            }
            for (n, lying) in deck.iter_mut().enumerate().filter(|(n, _)| *n > 0 || !flying) {
                if let Some((pair, card)) = &mut lying.card {
                    let may: Vec<usize> = (1..=12).filter(|c| self.pairs[*pair].may_lay(*c)).collect();
                    assert!(may.contains(card), "{n}: a card that cannot be flown");
                    *card = *rng.pick(&may);
                }
            }
        }
        other
    }
}

/// Returns everything that a seat is shown of a position.
fn shown(rules: &BlackSkies, state: &State, seat: Option<Seat>) -> String {
    let view = rules.view(state, seat);
    let mut text = format!("{:?}", rules.describe(&view));
    if let Some(seat) = seat {
        for element in 0..view.position.elements().len() {
            text += &format!("{:?}", aids::open_ways(rules, &view, seat, element));
            text += &format!("{:?}", aids::first_orders(rules, &view.position, seat, element));
        }
    }
    text += &format!("{:?}", aids::bearings(rules, &view.position));
    text
}

/// Checks that a battle looks the same for all face-down cards, and that the imagined cards are possible.
pub fn hold(rules: &BlackSkies, state: &State, book: &Book, rng: &mut Seeded) {
    for seat in [None, Some(0), Some(1)] {
        let other = book.dealt(seat, rng);
        let as_seat = seat.map(|seat| Seat(seat as u8));
        let text = other.position();
        let twin = rules.read_position(&text).unwrap_or_else(|flaws| panic!("{text}: {flaws:?}"));
        let told = format!("{seat:?}\n{}\n{text}", book.position());
        assert_eq!(rules.view(state, as_seat), rules.view(&twin, as_seat), "{told}");
        assert_eq!(shown(rules, state, as_seat), shown(rules, &twin, as_seat), "{told}");
        if let Some(seat) = as_seat.filter(|seat| book.asked[seat.index()]) {
            let (one, two) = (rules.space(state, seat), rules.space(&twin, seat));
            assert_eq!(one.outline(), two.outline(), "{told}");
            for _ in 0..4 {
                let text = book.anything(seat.index(), rng);
                let order: Order = text.parse().unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
                assert_eq!(one.check(&order), two.check(&order), "{told}");
            }
        }
        let imagined = rules.imagine(&rules.view(state, as_seat), rng);
        let text = rules.write_position(&imagined);
        assert_eq!(rules.view(&imagined, as_seat), rules.view(state, as_seat), "{told}");
        rules.read_position(&text).unwrap_or_else(|flaws| panic!("{text}: {flaws:?}"));
    }
}

/// Returns the events of a decision that each seat and a spectator hear.
fn heard(rules: &BlackSkies, state: &State, orders: &[Sealed<Order>], faces: &[u8]) -> [Vec<String>; 3] {
    let mut umpire = Umpire::new(Script::new(faces), Heard::default());
    let mut state = state.clone();
    rules.resolve(&mut umpire, &mut state, orders);
    [Some(Seat(0)), Some(Seat(1)), None].map(|seat| {
        let all = umpire.log.all().iter().filter(|told| told.to.has(seat));
        all.map(|told| told.facts(None).canonical()).collect()
    })
}

/// Checks that the other side and spectators hear the same, whichever card an element is given next.
pub fn hold_next(rules: &BlackSkies, state: &State, side: usize, faces: &[u8]) {
    let (seat, mut before) = (Seat(side as u8), None);
    let space = rules.space(state, seat);
    let _ = space.visit(&mut |order| {
        let sealed = Sealed::check(&space, seat, order).unwrap_or_else(|refusal| panic!("{refusal}"));
        for reader in [None, Some(Seat(1 - side as u8))] {
            assert!(!rules.reads(state, &sealed, reader), "{order}");
        }
        let all = heard(rules, state, &[sealed], faces);
        assert!(
            all[side].iter().any(|line| line.contains(r#""kind":"next""#)),
            "the owner hears what he lays"
        );
        let others = [all[1 - side].clone(), all[2].clone()];
        assert_eq!(*before.get_or_insert_with(|| others.clone()), others, "{order}");
        std::ops::ControlFlow::Continue(())
    });
}
