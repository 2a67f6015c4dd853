//! Counted positions: the file of counts, each figure first found on paper.

use rules_talon::{Setup, Terrain};
use table::Hex;

use crate::by_the_book::page::Book;
use crate::setups::{At, rules, setup};

/// Two transports far apart.
const TRANSPORTS: &[At<'static>] = &[(0, "TR", (8, 2), 1), (1, "T-TR", (17, 2), 4)];

fn fast(planets: &[(i16, i16)]) -> Setup {
    let mut fast = setup(TRANSPORTS, &[("retreat", "off")]);
    for class in fast.classes.iter_mut().filter(|class| class.id.ends_with("TR")) {
        class.start = 0;
    }
    fast.terrain = planets.iter().map(|(q, r)| (Hex { q: *q, r: *r }, Terrain::Planet)).collect();
    fast
}

fn from(name: &str) -> Option<Setup> {
    let missiles: &[At<'_>] = &[(0, "TR", (12, 8), 0), (1, "T-DD", (12, 4), 0)];
    let circle: &[At<'_>] = &[(0, "CA", (8, 2), 1), (1, "T-CA", (17, 2), 4)];
    Some(match name {
        "fast" => fast(&[]),
        "slow" => setup(TRANSPORTS, &[("retreat", "off")]),
        // The planets are ahead of the Talon transport, and on all three sides ahead of the Terran one.
        "planets" => fast(&[(16, 2), (9, 2), (8, 3), (9, 1)]),
        "circle" => Setup { goal: rules_talon::Goal::Circle, ..setup(circle, &[]) },
        "missiles" => setup(missiles, &[("afterburner", "off")]),
        _ => return None,
    })
}

#[test]
fn counted_positions_are_counted_alike() {
    let mut counted = 0;
    for line in include_str!("perft.txt").lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, depth, count] = words[..] else { panic!("{line}: a line is set-up, depth, count") };
        let setup = from(name).unwrap_or_else(|| panic!("{line}: no such set-up"));
        let depth = depth.parse().unwrap_or_else(|_| panic!("{line}: no depth"));
        let count: u128 = count.replace('_', "").parse().unwrap_or_else(|_| panic!("{line}: no count"));
        assert_eq!(Book::new(&setup).lines(depth), count, "{line}, by the second hand");
        let rules = rules(&setup);
        let start = engine::Rules::start(&rules);
        assert_eq!(engine::perft::perft(&rules, &start, depth), Some(count), "{line}");
        counted += 1;
    }
    assert_eq!(counted, 17);
}
