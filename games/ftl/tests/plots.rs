//! Plots as people type them: the legal parts, the refusals and their clauses, and typing that ends no program.

use engine::{Reading, Seat, Seeded};
use shelf::{AnyBattle, Opening};

use crate::WING;
use crate::records::draw;

/// Opens a duel in which A has launched three missiles, of which A.2 is gone, and B one; each ship carries four.
fn duel() -> Box<dyn AnyBattle> {
    let position = "turn 5; A 20,24 h90 launched 3; B 28,24 h270 launched 1; A.1 22,22 h90; A.3 22,26 h90; B.1 26,24 h270";
    open(&Opening {
        position: Some(position.to_owned()),
        options: vec![("missiles".to_owned(), "4".to_owned())],
        ..Opening::scenario("duel")
    })
}

fn open(opening: &Opening) -> Box<dyn AnyBattle> {
    let game = WING.game;
    game.open(opening).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

fn read(battle: &dyn AnyBattle, text: &str) -> Reading<String> {
    battle.read(Seat(0), text).expect("seat 1 is asked")
}

/// Returns the clauses of what is refused.
fn refused(battle: &dyn AnyBattle, text: &str) -> Vec<&'static str> {
    read(battle, text).refused.iter().map(|refusal| refusal.clause.0).collect()
}

#[test]
fn a_refusal_cites_the_clause_that_is_broken() {
    let battle = duel();
    for (text, clause) in [
        ("R7", "FTL-5.2"),
        ("R", "FTL-5.2"),
        ("R195", "FTL-5.2"),
        ("R-195", "FTL-5.2"),
        ("R360", "FTL-5.2"),
        ("R1e1", "FTL-5.2"),
        ("R--15", "FTL-5.2"),
        ("R+", "FTL-5.2"),
        ("R15.001", "FTL-5.2"),
        ("R15,000", "FTL-5.2"),
        ("R99999999999999999999", "FTL-5.2"),
        ("Rx", "FTL-5.2"),
        ("A.1 R7", "FTL-5.2"),
        ("a.3 r٤٥", "FTL-5.2"),
        ("S0", "FTL-5.3"),
        ("S0.5", "FTL-5.3"),
        ("S8.5", "FTL-5.3"),
        ("S2.25", "FTL-5.3"),
        ("S+3", "FTL-5.3"),
        ("S-3", "FTL-5.3"),
        ("S", "FTL-5.3"),
        ("S.5", "FTL-5.3"),
        ("S3.", "FTL-5.3"),
        ("S128", "FTL-5.3"),
        ("S129", "FTL-5.3"),
        ("S99999999999999999999", "FTL-5.3"),
        ("A.1 S0.5", "FTL-5.3"),
        ("S3in", "FTL-5.3"),
        ("L1", "FTL-5.4"),
        ("LL", "FTL-5.4"),
        ("A.1 L", "FTL-5.4"),
        ("A L-", "FTL-5.4"),
        ("A.4 S3", "FTL-5.8"),
        ("A.4 L", "FTL-5.8"),
        ("a.04 r15", "FTL-5.8"),
        ("A.2 S3", "FTL-5.6"),
        ("B S3", "FTL-5.6"),
        ("B.1 S3", "FTL-5.6"),
        ("B.2 S3", "FTL-5.6"),
        ("C S3", "FTL-5.6"),
        ("Z.9 L", "FTL-5.6"),
        ("A.0 S3", "FTL-5.6"),
        ("A.256 S3", "FTL-5.6"),
        ("A.-1 S3", "FTL-5.6"),
        ("A. S3", "FTL-5.6"),
        (".1 S3", "FTL-5.6"),
        ("AA S3", "FTL-5.6"),
        ("Ä S3", "FTL-5.6"),
        ("1 S3", "FTL-5.6"),
        ("A", "FTL-5.6"),
        ("A A S3", "FTL-5.6"),
        ("A S3 S4", "FTL-5.6"),
        ("A S 3", "FTL-5.6"),
        ("R 45", "FTL-5.6"),
        ("A .1 S3", "FTL-5.6"),
        ("A. 1 S3", "FTL-5.6"),
        ("S 2.5", "FTL-5.6"),
        ("A: S3", "FTL-5.6"),
        ("A-S3", "FTL-5.6"),
        ("AS3", "FTL-5.6"),
        ("X3", "FTL-5.6"),
        ("45", "FTL-5.6"),
        ("-", "FTL-5.6"),
        ("A idle", "FTL-5.6"),
        ("\u{200b}S3", "FTL-5.6"),
    ] {
        let found = refused(&*battle, text);
        // The comma splits "R15,000": R15 counts, and 000 is no order.
        let expected = if text.contains(',') { "FTL-5.6" } else { clause };
        assert_eq!(found, [expected], "{text:?}");
    }
}

#[test]
fn what_can_be_read_is_read_by_its_value() {
    let battle = duel();
    for (text, order) in [
        ("R-45", "A R-45"),
        ("r+15", "A R15"),
        ("R75", "A R75"),
        ("R075.00", "A R75"),
        ("R-180", "A R180"),
        ("R180", "A R180"),
        ("R-0", "A R0"),
        ("R+0.0", "A R0"),
        ("S3", "A S3"),
        ("s3.0", "A S3"),
        ("S02.50", "A S2.5"),
        ("S1", "A S1"),
        ("S8", "A S8"),
        ("l", "A L"),
        ("a L", "A L"),
        ("A.3 S1; A.1 R0; A L", "A L; A.1 R0; A.3 S1"),
        ("a.03 s1,a.1 r0", "A.1 R0; A.3 S1"),
        ("\t A \u{a0} S3 \n", "A S3"),
        ("A S3 ;", "A S3"),
        (";,; A S3", "A S3"),
        ("idle", "idle"),
        (" IDLE ", "idle"),
        ("", "idle"),
        (" ;; ", "idle"),
    ] {
        let reading = read(&*battle, text);
        assert_eq!(
            (reading.order.as_str(), reading.refused.len()),
            (order, 0),
            "{text:?}: {:?}",
            reading.refused
        );
    }
}

#[test]
fn any_dash_is_a_minus() {
    let battle = duel();
    let dashes = "-\u{58a}\u{5be}\u{1400}\u{1806}‐‑‒–—―⁓⁻₋−⸗⸚⸺⸻⹀⹝〜〰゠︱︲﹘﹣－➖\u{2043}\u{2052}\u{2d7}\u{10d6e}\u{10ead}";
    for dash in dashes.chars() {
        assert_eq!(read(&*battle, &format!("R{dash}45")).order, "A R-45", "U+{:04X}", u32::from(dash));
        assert_eq!(refused(&*battle, &format!("S{dash}3")), ["FTL-5.3"], "U+{:04X}", u32::from(dash));
    }
    for other in "~_·.+=*/\u{ad}|".chars().filter(|c| *c != '+') {
        assert_eq!(refused(&*battle, &format!("R{other}45")), ["FTL-5.2"], "U+{:04X}", u32::from(other));
    }
}

#[test]
fn the_first_legal_order_of_a_piece_stands() {
    let battle = duel();
    let reading = read(&*battle, "A.4 S3; A S9; A S2; B L; A L; A.1 R7; a.1 s4; A R15; A.1 L");
    assert_eq!(reading.order, "A S2; A.1 S4");
    assert_eq!(
        reading.refused.iter().map(|r| r.clause.0).collect::<Vec<_>>(),
        ["FTL-5.8", "FTL-5.3", "FTL-5.6", "FTL-5.2"]
    );
    assert_eq!(
        reading.ignored.iter().map(|r| (r.clause.0, r.subject.as_str())).collect::<Vec<_>>(),
        [("FTL-5.5", "A L"), ("FTL-5.5", "A R15"), ("FTL-5.5", "A.1 L")]
    );
}

#[test]
fn ships_may_be_called_by_any_letter() {
    let row = |y: i32| {
        (0..13)
            .map(|i| format!("{{ at = [{}, {y}], heading = 0 }}", 3 * i + 2))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let text = format!(
        "title = \"26\"\ntable = {{ width = 48, height = 48 }}\noptions = {{ missiles = 8 }}\n[[side]]\nship = [{}]\n[[side]]\nship = [{}]\n",
        row(10),
        row(30)
    );
    let battle = open(&Opening { text: Some(text), ..Opening::scenario("26 ships") });
    assert_eq!(read(&*battle, "L L; l.1 S3; a r15").order, "A R15; L L");
    assert_eq!(refused(&*battle, "L"), ["FTL-5.6"], "with several ships a piece has to be named");
    let second = battle.read(Seat(1), "R R15; S S3; Z L").expect("seat 2 is asked");
    assert_eq!(second.order, "R R15; S S3; Z L");
}

#[test]
fn no_typing_ends_a_program_and_what_stands_is_legal() {
    let battle = duel();
    let bits = [
        "A",
        "a.1",
        "A.3",
        "A.4",
        "B",
        "B.1",
        "R",
        "R45",
        "R-45",
        "R–15",
        "S3",
        "S2.5",
        "S",
        "L",
        "idle",
        ";",
        ",",
        " ",
        "  ",
        "\t",
        "\n",
        ".",
        "-",
        "+",
        "0",
        "9",
        "180",
        "é",
        "🚀",
        "\0",
        "\"",
        ">",
        "=",
        "[FTL-5.2]",
        "99999999999999999999",
    ];
    for seed in 0..40_000 {
        let mut rng = Seeded::keyed(seed, 5, 0);
        let text: String = (0..rng.below(12)).map(|_| *rng.pick(&bits)).collect();
        let reading = read(&*battle, &text);
        for refusal in &reading.refused {
            let known = ["FTL-5.2", "FTL-5.3", "FTL-5.4", "FTL-5.6", "FTL-5.8"].contains(&refusal.clause.0);
            assert!(known && !refusal.reason.is_empty(), "seed {seed}: {text:?}: {refusal}");
        }
        assert!(reading.ignored.iter().all(|note| note.clause.0 == "FTL-5.5"), "seed {seed}: {text:?}");
        let again = read(&*battle, &reading.order);
        assert_eq!(
            (&again.order, again.refused.len(), again.ignored.len()),
            (&reading.order, 0, 0),
            "seed {seed}: {text:?}"
        );
    }
}

#[test]
fn no_position_ends_a_program() {
    let bits = [
        "turn 1",
        "turn 0",
        "turn 201",
        "turn 202",
        "turn -1",
        "turn 70000",
        "A",
        "B",
        "C",
        "A.1",
        "A.300",
        "12,24",
        "48,48",
        "49,0",
        "-1,0",
        "1e9,2",
        "h90",
        "h91",
        "h-90",
        "hits 2",
        "hits 3",
        "hits 300",
        "launched 1",
        "launched 11",
        "launched",
        ";",
        "; ",
        " ",
    ];
    let game = WING.game;
    let mut stood = 0;
    for seed in 0..40_000 {
        let mut rng = Seeded::keyed(seed, 6, 0);
        let mut text: String = if rng.chance(3, 4) { "turn 1;".to_owned() } else { String::new() };
        for _ in 0..rng.below(12) {
            text = text + *rng.pick(&bits) + *rng.pick(&["", " ", "; "]);
        }
        match game.open(&Opening { position: Some(text.clone()), ..Opening::scenario("duel") }) {
            Err(flaws) => assert!(!flaws.is_empty(), "seed {seed}: {text:?}"),
            Ok(battle) => {
                stood += 1;
                let again = Opening { position: Some(battle.position()), ..Opening::scenario("duel") };
                assert_eq!(open(&again).position(), battle.position(), "seed {seed}: {text:?}");
            }
        }
    }
    assert!(stood > 100, "only {stood} of these positions stood");
}

#[test]
fn ninety_nine_missiles_can_all_be_launched() {
    let options = [("missiles", "99"), ("turn-limit", "1000"), ("missile-radius", "3"), ("ship-radius", "3")];
    let options = options.map(|(key, value)| (key.to_owned(), value.to_owned())).to_vec();
    let mut battle = open(&Opening { options, ..Opening::scenario("duel") });
    for _ in 0..99 {
        battle.seal(Seat(0), "L").expect("a launch");
        battle.seal(Seat(1), "L").expect("a launch");
    }
    assert!(battle.position().ends_with("; A.99 18,24 h90; B.99 30,24 h270"), "{}", battle.position());
    assert_eq!(refused(&*battle, "L"), ["FTL-5.4"]);
    assert_eq!(refused(&*battle, "A.100 S3"), ["FTL-5.6"]);
    // All pieces turn and are marked, except ship A, which crosses the whole heap at nearness 0.
    let turn = |letter: char| (1..=99).map(|i| format!("{letter}.{i} R180")).collect::<Vec<_>>().join(";");
    battle.seal(Seat(0), &format!("A S8;{}", turn('A'))).expect("a plot of a hundred parts");
    battle.seal(Seat(1), &format!("B R0;{}", turn('B'))).expect("a plot of a hundred parts");
    assert!(
        battle.position().starts_with("turn 101; B "),
        "the ship ran into its own missiles: {}",
        battle.position()
    );
    let hits = battle.told(99).iter().filter(|(clause, _)| clause.0 == "FTL-6.5").count();
    assert_eq!(hits, 99, "all of one instant count, though three would have done");
}

#[test]
fn the_largest_fleets_fight_to_an_end() {
    let row = |y: i32| {
        (0..13)
            .map(|i| format!("{{ at = [{}, {y}], heading = {} }}", 7 * i + 70, 15 * i))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let text = format!(
        "title = \"26\"\ntable = {{ width = 240, height = 240 }}\noptions = {{ missiles = 8, ship-radius = 3, missile-radius = 3 }}\n\
         [[side]]\nship = [{}]\n[[side]]\nship = [{}]\n",
        row(110),
        row(120)
    );
    for sprints in ["together", "by-side"] {
        let options =
            vec![("sprints".to_owned(), sprints.to_owned()), ("idle-is-marked".to_owned(), "on".to_owned())];
        let mut battle =
            open(&Opening { text: Some(text.clone()), options, ..Opening::scenario("26 ships") });
        let mut rng = Seeded::new(26);
        while let engine::Demand::Orders(seats) = battle.demand() {
            for seat in seats {
                let order = draw(&*battle, seat, &mut rng);
                battle.seal(seat, &order).unwrap_or_else(|error| panic!("{order}: {error}"));
            }
        }
        let record = engine::record::Record::parse(&battle.record()).expect("a record");
        assert_eq!(WING.game.replay(&record).expect("it replays").battle.position(), battle.position());
    }
}
