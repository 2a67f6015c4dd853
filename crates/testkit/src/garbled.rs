//! Positions and orders garbled word by word, with words of the game itself: what is read of them must stand.
//!
//! Law 10 spoils characters, and most of what it spoils cannot be read at all; a word in the place of another is read
//! more often, and asks more of what is read.

use std::ops::Range;

use engine::dice::SeededDice;
use engine::{Demand, Rules, Sealed, Seat, Seeded, Silent, Space, Umpire};

use crate::laws;

/// Words of every game: numbers in and out of bounds, marks, letters that none knows.
const COMMON: &str = "0 1 2 3 6 7 12 40 255 256 65536 -1 −1 0,0 -3,5 1.5,2 3.0 x Ä1 é , ; : + /";
/// Marks that stand at the end of a word.
const MARKS: [char; 3] = [';', ',', ':'];
/// One garbled position in so many is played to its end.
const PLAYED: u32 = 8;
/// The decisions in which any battle is over.
const DECISIONS: u32 = 20_000;

/// What became of garbled texts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Became {
    /// Positions that were read.
    pub positions: u32,
    /// Orders that were read and are legal.
    pub legal: u32,
    /// Orders that were refused, or are not legal for who wrote them.
    pub refused: u32,
    /// Texts that are no order, of which as typed nothing is refused: the reader took them for what they nearly say.
    pub mended: u32,
}

/// Plays battles of these seeds at random and garbles, at each decision, the position once and each order `orders` times,
/// with these words of the game; gives back what became of them. A position that is read is written and read the same, and can be played to its end; an order that
/// is read survives its text, and what stands of it as typed is legal; every refusal names a clause and says why.
///
/// # Panics
/// At the first text of which that is not true.
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

/// Holds texts of up to eight words, picked anyhow, as orders of every seat and as positions; gives back what
/// became of them.
///
/// # Panics
/// At the first text that is read and does not stand, or is refused without a clause.
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

/// A text with some of its words left out, doubled, swapped or replaced.
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

/// Holds one garbled order: whatever it is, what stands of it is legal, and every refusal names its clause.
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
