//! The class table, the merchants, and the trades of designs, row by row (FT-1.3, FT-4.12, FT-4.13).

use engine::Rules;
use rules_full_thrust::ships::{ARMS, Group, Kind, Weapon, read_batteries, write_arcs};
use rules_full_thrust::{Class, FullThrust, Options, design};
use table::Area;

use crate::fleets::{At, setup};

/// Code, group, thrust, damage, firecons, batteries, fighters, least and greatest damage of a design.
type Row = (&'static str, Group, u8, u8, u8, &'static str, u8, (u8, u8));

use Group::{Capital, Cruiser, Escort, Merchant};

const TABLE: [Row; 15] = [
    ("S", Escort, 8, 2, 1, "C FPSA", 0, (1, 3)),
    ("L", Escort, 8, 4, 1, "B FPSA", 0, (3, 5)),
    ("FF", Escort, 6, 6, 1, "B FPS, C PSA", 0, (5, 7)),
    ("DD", Escort, 6, 8, 1, "B FPS, B FPS, C PSA", 0, (7, 11)),
    ("LC", Cruiser, 6, 12, 2, "A FPS, B FPA, B FSA", 0, (9, 13)),
    ("EC", Cruiser, 6, 14, 2, "A FPS, B FPA, B FPA, B FSA, B FSA", 0, (13, 17)),
    ("HC", Cruiser, 4, 18, 2, "A FP, A FS, B FPA, B FPA, B FSA, B FSA", 0, (15, 21)),
    ("BB", Capital, 4, 22, 3, "A FP, A FP, A FS, A FS, B FPA, B FPA, B FSA, B FSA", 0, (19, 27)),
    (
        "DN",
        Capital,
        2,
        28,
        3,
        "A F, A F, A F, A FP, A FP, A FS, A FS, B PSA, B PSA, B PSA, B PSA",
        6,
        (23, 57),
    ),
    ("CA", Capital, 2, 24, 3, "B FPS, B FPS, B PA, B SA", 18, (23, 27)),
    ("LF", Merchant, 4, 10, 1, "C FPSA", 0, (10, 10)),
    ("BK", Merchant, 2, 26, 0, "", 0, (26, 26)),
    ("BKA", Merchant, 2, 26, 1, "C FPSA", 0, (26, 26)),
    ("LN", Merchant, 4, 18, 0, "", 0, (18, 18)),
    ("FT", Merchant, 2, 24, 1, "B FPS, C PSA", 0, (24, 24)),
];

/// Returns the flaws of a fleet of one design, with the modules for designs on; `off` turns options off again.
fn flaws(own: Class, off: &[(&str, &str)]) -> Vec<String> {
    let mut set = vec![("custom-ships", "on"), ("torpedoes", "on"), ("needles", "on"), ("fighters", "on")];
    set.extend(off);
    let sides: [&[At]; 2] = [&[("OWN", 9, 9, 3, 3)], &[("HC", 50, 9, 9, 3)]];
    let mut setup = setup(Area::inches(72, 48), sides, &set);
    setup.classes.push(own);
    FullThrust::new(&setup).err().iter().flatten().map(ToString::to_string).collect()
}

fn of(base: &str, change: impl FnOnce(&mut Class)) -> Class {
    let mut own = design::class(base).expect("in the table");
    own.base = Some(base.to_owned());
    "OWN".clone_into(&mut own.id);
    change(&mut own);
    own
}

fn armed(base: &str, damage: u8, batteries: &str) -> Class {
    of(base, |own| {
        own.damage = damage;
        own.weapons = read_batteries(batteries).expect("readable").into_iter().collect();
    })
}

/// FT-1.1, FT-1.3, FT-4.13: every row of the table.
#[test]
fn the_classes_are_those_of_the_table() {
    let written = |class: &Class| {
        let weapon = |w: &Weapon| format!("{} {}", w.kind.letter(), write_arcs(w.arcs));
        class.weapons.iter().map(weapon).collect::<Vec<_>>().join(", ")
    };
    let table = design::table();
    assert_eq!(table.len(), TABLE.len());
    for (class, (id, group, thrust, damage, firecons, batteries, fighters, _)) in table.iter().zip(TABLE) {
        let found =
            (class.id.as_str(), class.group, class.thrust, class.damage, class.firecons, class.fighters);
        assert_eq!(found, (id, group, thrust, damage, firecons, fighters));
        assert_eq!(written(class), batteries, "{id}");
    }
}

/// FT-4.12: damage stays one point away from the neighbouring classes' (a battleship's from 19 to 27); a merchant's is
/// fixed.
#[test]
fn damage_stays_between_the_neighbouring_classes() {
    for (id, .., (least, most)) in TABLE {
        let unarmed = |damage: u8| flaws(armed(id, damage, ""), &[]);
        assert_eq!((unarmed(least), unarmed(most)), (vec![], vec![]), "{id}");
        assert!(unarmed(least - 1).iter().any(|flaw| flaw.starts_with("[FT-4.12]")), "{id} below {least}");
        assert!(unarmed(most + 1).iter().any(|flaw| flaw.starts_with("[FT-4.12]")), "{id} above {most}");
    }
}

/// FT-4.12: thrust, firecons and group are fixed; all flaws are reported at once.
#[test]
fn what_is_fixed_is_not_traded() {
    let one = |own: Class| {
        let all = flaws(own, &[]);
        assert!(all.iter().any(|flaw| flaw.contains("must be those of a Carrier")), "{all:?}");
    };
    one(of("CA", |own| own.thrust = 4));
    one(of("CA", |own| own.firecons = 2));
    one(of("CA", |own| own.group = Group::Cruiser));
    let all = flaws(
        of("CA", |own| {
            (own.thrust, own.damage) = (9, 40);
            own.weapons.push(Weapon { kind: Kind::A, arcs: 15 });
            own.weapons.push(Weapon { kind: Kind::C, arcs: 5 });
        }),
        &[],
    );
    let clauses: Vec<&str> =
        all.iter().filter_map(|flaw| flaw.split_once(']').map(|(c, _)| &c[1..])).collect();
    assert_eq!(clauses, ["FT-2.2", "FT-1.2", "FT-1.2", "FT-4.12", "FT-4.12", "FT-4.12"], "{all:?}");
    let stranger = of("DD", |own| own.base = Some("ZZ".to_owned()));
    assert!(flaws(stranger, &[])[0].contains("not a class of the table"));
    assert!(
        flaws(of("DD", |own| "HC".clone_into(&mut own.id)), &[])
            .iter()
            .any(|f| f.contains("an id of its own"))
    );
    assert!(flaws(of("DD", |_| {}), &[("custom-ships", "off")])[0].contains("option custom-ships"));
}

/// FT-4.7, FT-4.12: a carrier has up to eighteen fighters, a dreadnought up to six, no other class any.
#[test]
fn a_design_carries_up_to_as_many_fighters_as_its_class() {
    for (id, .., most, _) in TABLE {
        for fighters in 0..=most {
            let own = of(id, |own| own.fighters = fighters);
            assert_eq!(flaws(own.clone(), &[]), [""; 0], "{id} with {fighters}");
            assert_eq!(
                design::points(&own),
                design::points(&of(id, |_| {})),
                "{id}: fighters are no factors"
            );
        }
        for fighters in [most + 1, 24, 255] {
            let all = flaws(of(id, |own| own.fighters = fighters), &[]);
            assert_eq!(all.len(), 1, "{id}: {all:?}");
            assert!(
                all[0].starts_with(&format!("[FT-4.7] class OWN: {fighters} fighters; ")),
                "{id}: {all:?}"
            );
        }
    }
}

/// FT-4.7: groups of six, the last with the rest; a position gives a group no more fighters than its bay holds.
#[test]
fn fewer_fighters_are_fewer_or_smaller_groups() {
    for fighters in 0..=18u8 {
        let sides: [&[At]; 2] = [&[("OWN", 9, 9, 3, 3)], &[("HC", 50, 9, 9, 3)]];
        let set = [("custom-ships", "on"), ("fighters", "on")];
        let mut setup = setup(Area::inches(72, 48), sides, &set);
        setup.classes.push(of("CA", |own| own.fighters = fighters));
        let rules = FullThrust::new(&setup).unwrap_or_else(|flaws| panic!("{fighters}: {flaws:?}"));
        let bays: Vec<u8> = rules.start().groups().iter().map(|group| group.fighters).collect();
        let full = usize::from(fighters / 6);
        assert!(bays[..full].iter().all(|size| *size == 6), "{bays:?}");
        assert_eq!(bays[full..], [fighters % 6][usize::from(fighters.is_multiple_of(6))..], "{fighters}");
        for (g, built) in bays.iter().enumerate() {
            for left in 0..=7 {
                let aloft = format!("; AG{} 9,9 c3 flying fighters {left} rank 1", g + 1);
                let text = format!("turn 2; A1 9,9 c3 v3; B1 50,9 c9 v3{aloft}");
                let read = rules.read_position(&text);
                assert_eq!(read.is_ok(), (1..=*built).contains(&left), "{text}: {read:?}");
                let found = read.err().map_or_else(String::new, |flaws| flaws[0].to_string());
                let says = format!("[FT-4.7] position, AG{}: {left} fighters; its bay holds {built}", g + 1);
                assert!(left <= *built || found == says, "{found}");
            }
        }
    }
}

/// FT-1.2: an A or B covers one, two or three arcs side by side, a C up to four; only a lancer's B covers all four.
#[test]
fn batteries_cover_arcs_side_by_side() {
    for arcs in 0..16u8 {
        for kind in [Kind::A, Kind::B, Kind::C] {
            let count = arcs.count_ones();
            let lies = count > 0 && arcs != 5 && arcs != 10;
            let stands = lies && (count < 4 || kind == Kind::C);
            let own = of("HC", |own| own.weapons = std::iter::once(Weapon { kind, arcs }).collect());
            assert_eq!(flaws(own, &[]).is_empty(), stands, "{kind:?} {arcs}");
        }
    }
    assert!(flaws(armed("L", 4, "B FPSA"), &[]).is_empty());
    assert!(!flaws(armed("FF", 6, "B FPSA"), &[]).is_empty());
}

/// FT-4.9, FT-4.10, FT-4.12: a tube replaces an A, a needle beam a C, and not a factor more.
#[test]
fn tubes_and_needles_replace_factors_of_beams() {
    let with = |base: &str, kind: Kind, arcs: u8, without: usize| {
        of(base, |own| {
            own.weapons.remove(without);
            own.weapons.push(Weapon { kind, arcs });
        })
    };
    assert!(flaws(with("HC", Kind::Torpedo, 1, 0), &[]).is_empty(), "a tube for an A");
    assert!(flaws(with("HC", Kind::Torpedo, 1, 2), &[])[0].contains("32 at most"), "but not for a B");
    assert!(flaws(with("HC", Kind::Torpedo, 2, 0), &[])[0].starts_with("[FT-4.9]"), "to starboard");
    assert!(flaws(with("HC", Kind::Torpedo, 1, 0), &[("torpedoes", "off")])[0].starts_with("[FT-4.9]"));
    for escort in ["S", "L", "FF", "DD", "LF", "FT"] {
        let own = of(escort, |own| {
            own.weapons = std::iter::once(Weapon { kind: Kind::Torpedo, arcs: 1 }).collect();
        });
        assert!(flaws(own, &[])[0].starts_with("[FT-4.9]"), "{escort}");
    }
    for class in ["FF", "DD", "FT"] {
        let last = design::class(class).expect("in the table").weapons.len() - 1;
        assert!(flaws(with(class, Kind::Needle, 8, last), &[]).is_empty(), "a needle for the C of a {class}");
    }
    assert!(flaws(with("FF", Kind::Needle, 3, 1), &[])[0].starts_with("[FT-4.10]"), "two arcs");
    assert!(flaws(with("FF", Kind::Needle, 0, 1), &[])[0].starts_with("[FT-4.10]"), "no arc");
    assert!(flaws(with("FF", Kind::Needle, 1, 1), &[("needles", "off")])[0].starts_with("[FT-4.10]"));
}

/// FT-4.12: our points are damage plus factors.
#[test]
fn points_are_damage_and_factors() {
    let points = |id: &str| design::points(&design::class(id).expect("in the table"));
    let all =
        ["S", "L", "FF", "DD", "LC", "EC", "HC", "BB", "DN", "CA", "LF", "BK", "BKA", "LN", "FT"].map(points);
    assert_eq!(all, [3, 6, 9, 13, 19, 25, 32, 42, 57, 32, 11, 26, 27, 18, 27]);
    let most = design::table().iter().map(|c| c.weapons.len()).max();
    assert!(most.is_some_and(|most| most <= ARMS));
    assert!(!Options::default().custom_ships, "off in the basic game");
}
