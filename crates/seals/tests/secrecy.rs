//! No byte of a letter tells a sealed order: with hashes, ciphertexts and signatures replaced by their lengths, letters
//! are the same whatever was ordered.

use seals::{Mail, letter};

use crate::by_file::BATTLES;
use crate::pair::{Pair, fresh};

/// Number of decisions of both players that are looked at in each battle.
const DECISIONS: usize = 6;
/// The last decision that is waited for: in Talon both write only between rounds.
const LATEST: usize = 60;

/// Replaces every run of at least 64 hexadecimal digits by its length.
fn shape(body: &str) -> String {
    let word = |word: &str| {
        let hidden = word.len() >= 64 && word.bytes().all(|b| b.is_ascii_hexdigit());
        if hidden { format!("<{}>", word.len()) } else { word.to_owned() }
    };
    body.lines().map(|line| line.split(' ').map(word).collect::<Vec<_>>().join(" ") + "\n").collect()
}

/// Compares the letters of the first player with different orders for the decision that both must write. Returns how many
/// were compared with the first.
fn compared_here(game: &str, pair: &mut Pair) -> usize {
    let (kept, bytes) = (pair.mails[0].kept(), fresh(&mut pair.rng));
    let mut shapes = Vec::new();
    for seed in 0..4 {
        let mut mail = Mail::open(&games::SHELF, &kept).expect("it is kept");
        let order = if seed == 0 { "idle".to_owned() } else { mail.battle().drawn(mail.seat(), seed) };
        if mail.order(&order, bytes).is_ok() {
            let body = letter::read(&mail.letter()).expect("its own letter");
            let own = body.rsplit_once("\ndecision ").map_or("", |(_, own)| own);
            assert!(own.contains("~ seal") && !own.contains("~ opened") && !own.contains("~ step"), "{body}");
            shapes.push((body.clone(), shape(&body), order));
        }
    }
    // Two texts may mean one order: with the same random bytes their letters are the same.
    shapes.sort();
    shapes.dedup_by(|one, other| one.0 == other.0);
    for (_, shape, order) in shapes.iter().skip(1) {
        assert_eq!(*shape, shapes[0].1, "{game}: {order}");
    }
    shapes.len().saturating_sub(1)
}

#[test]
fn a_letter_has_the_same_shape_whatever_was_ordered_in_any_decision() {
    for (game, scenario) in BATTLES {
        let mut pair = Pair::new(game, scenario, 3, None);
        let (mut looked, mut compared) = (0, 0);
        while looked < DECISIONS && pair.mails[0].battle().revealed() < LATEST && !pair.is_over() {
            let [one, other] = pair.mails.each_ref().map(|mail| mail.battle().revealed());
            if one == other {
                // Whoever writes alone opens at once: nobody else has anything to seal.
                if pair.mails.iter().all(Mail::must_write) {
                    looked += 1;
                    compared += compared_here(game, &mut pair);
                }
                for who in [0, 1] {
                    pair.write(who);
                }
            }
            for who in [0, 1] {
                pair.deliver(who).expect("an honest letter");
            }
        }
        // In Simple Spaceships one seat writes at a time.
        let least = if game == "simple-spaceships" { 0 } else { 2 };
        assert!(compared >= least, "{game}: {compared} orders were compared");
    }
}
