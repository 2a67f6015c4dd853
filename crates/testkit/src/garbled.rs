//! Positions and orders garbled word by word, with words of the game itself; any text that is still read must be
//! valid.
//!
//! Law 10 corrupts single characters, and most of its results cannot be parsed at all. Text with a word replaced is
//! parsed more often, and so tests more.

use std::ops::Range;

use engine::dice::SeededDice;
use engine::{Demand, Rules, Sealed, Seat, Seeded, Silent, Space, Umpire};

use crate::laws;

/// Words for every game: numbers inside and outside bounds, punctuation, and unknown letters.
const COMMON: &str = "0 1 2 3 6 7 12 40 255 256 65536 -1 −1 0,0 -3,5 1.5,2 3.0 x Ä1 é , ; : + /";
/// Punctuation at the end of a word.
const MARKS: [char; 3] = [';', ',', ':'];
/// One garbled position in this many is played to its end.
const PLAYED: u32 = 8;
/// Maximum number of decisions of any battle.
const DECISIONS: u32 = 20_000;

/// Outcomes of garbled texts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Became {
    /// Number of positions that were read.
    pub positions: u32,
    /// Number of orders that were parsed and are legal.
    pub legal: u32,
    /// Number of orders that were refused, or are illegal for the seat.
    pub refused: u32,
    /// Number of texts that do not parse as an order, but of which the lenient reader refused nothing.
    pub mended: u32,
}

/// Plays battles of these seeds at random and garbles texts at each decision: the position once, and each order
/// `orders` times. `words` are the game's own words. Returns the outcomes.
///
/// A position that is read must survive a round trip and be playable to its end. An order that is parsed must
/// survive a round trip, and the order read from a typed text must be legal. Every refusal must cite a clause and
/// give a reason.
///
/// # Panics
/// At the first text that breaks one of these requirements.
pub fn hold<R: Rules>(rules: &R, words: &str, seeds: Range<u64>, orders: u32) -> Became {
    let (words, mut became) = (with_common(words), Became::default());
    for seed in seeds {
        let mut rng = Seeded::keyed(seed, 17, 0);
        let mut umpire = Umpire::new(SeededDice::new(seed), Silent);
        let mut state = rules.start();
        while let Demand::Orders(seats) = rules.demand(&state) {
            let mut sealed = Vec::new();
            for seat in seats {
                let order = Sealed::sample(&rules.space(&state, seat), seat, &mut rng);
                for _ in 0..orders {
                    let text = garbled(&order.order().to_string(), &words, &mut rng);
                    hold_order(rules, &state, seat, &text, &mut became);
                }
                sealed.push(order);
            }
            let text = garbled(&rules.write_position(&state), &words, &mut rng);
            if let Ok(other) = rules.read_position(&text) {
                let again = rules.write_position(&other);
                assert_eq!(rules.read_position(&again).as_ref(), Ok(&other), "{text}\n{again}");
                became.positions += 1;
                if became.positions % PLAYED == 0 {
                    plays_to_its_end(rules, other, &mut rng);
                }
            }
            rules.resolve(&mut umpire, &mut state, &sealed);
        }
    }
    became
}

/// Checks texts of up to eight random words, as orders of every seat and as positions; returns the outcomes.
///
/// # Panics
/// At the first text that is read as an illegal order, or refused without a clause.
pub fn hold_rubbish<R: Rules>(rules: &R, words: &str, seed: u64, texts: u32) -> Became {
    let (words, state, mut rng) = (with_common(words), rules.start(), Seeded::new(seed));
    let mut became = Became::default();
    for _ in 0..texts {
        let picked: Vec<&str> = (0..=rng.below(7)).map(|_| *rng.pick(&words)).collect();
        for between in [" ", ""] {
            let text = picked.join(between);
            for seat in 0..rules.seats() {
                hold_order(rules, &state, Seat(seat), &text, &mut became);
            }
            became.positions += u32::from(rules.read_position(&text).is_ok());
        }
    }
    became
}

fn with_common(words: &str) -> Vec<&str> {
    words.split_whitespace().chain(COMMON.split_whitespace()).collect()
}

/// Returns a text with some of its words removed, repeated, swapped or replaced.
fn garbled(text: &str, words: &[&str], rng: &mut Seeded) -> String {
    let glued = rng.chance(1, 2);
    let spaced = MARKS.iter().fold(text.to_owned(), |text, mark| text.replace(*mark, &format!(" {mark}")));
    let mut all: Vec<&str> = if glued { text.split(' ').collect() } else { spaced.split(' ').collect() };
    for _ in 0..=rng.below(2) {
        let (at, other) = (rng.below(all.len() as u32) as usize, rng.below(all.len() as u32) as usize);
        match rng.below(6) {
            0 if all.len() > 1 => drop(all.remove(at)),
            1 => all.insert(at, all[other]),
            2 => all.swap(at, other),
            _ => all[at] = *rng.pick(words),
        }
    }
    MARKS.iter().fold(all.join(" "), |text, mark| text.replace(&format!(" {mark}"), &mark.to_string()))
}

/// Checks one garbled order: the order read from it is legal, and every refusal cites its clause.
fn hold_order<R: Rules>(rules: &R, state: &R::State, seat: Seat, text: &str, became: &mut Became) {
    laws::judge(rules, state, seat, text).unwrap_or_else(|what| panic!("{text:?}: {what}"));
    let Ok(order) = text.parse::<R::Order>() else {
        let mended = rules.read(state, seat, text).refused.is_empty();
        *if mended { &mut became.mended } else { &mut became.refused } += 1;
        return;
    };
    for other in (0..rules.seats()).filter(|other| *other != seat.0) {
        let _ = rules.space(state, Seat(other)).check(&order);
    }
    let legal = rules.space(state, seat).check(&order).is_ok();
    *if legal { &mut became.legal } else { &mut became.refused } += 1;
}

fn plays_to_its_end<R: Rules>(rules: &R, mut state: R::State, rng: &mut Seeded) {
    let mut umpire = Umpire::new(SeededDice::new(rng.bits()), Silent);
    let mut decisions = 0;
    while let Demand::Orders(seats) = rules.demand(&state) {
        let mut orders = Vec::new();
        for seat in seats {
            let space = rules.space(&state, seat);
            let idle = space.idle();
            assert!(space.check(&idle).is_ok(), "{idle}: {}", rules.write_position(&state));
            orders.push(Sealed::sample(&space, seat, rng));
        }
        rules.resolve(&mut umpire, &mut state, &orders);
        decisions += 1;
        assert!(decisions < DECISIONS, "{}", rules.write_position(&state));
    }
}
