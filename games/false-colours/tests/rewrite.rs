use engine::record::{DiceSource, Record};
use engine::Seat;
use shelf::Opening;
use crate::WING;
#[test]
#[ignore]
fn rewrite() {
    let path = WING.record("by-hand");
    let text = std::fs::read_to_string(&path).unwrap();
    let header: Vec<&str> = text.lines().take_while(|l| !l.starts_with("turn ")).collect();
    let _ = header;
    let scenario = text.lines().filter_map(|l| l.strip_prefix('|')).map(|l| l.strip_prefix(' ').unwrap_or(l)).collect::<Vec<_>>().join("\n");
    let opening = Opening {
        options: [("calls", "1"), ("hull", "3"), ("turns", "6")].map(|(a, b)| (a.to_owned(), b.to_owned())).to_vec(),
        names: vec!["Ada".to_owned(), "Ben".to_owned()],
        dice: DiceSource::Typed,
        ..Opening::scenario("first-colours")
    };
    let _ = scenario;
    let mut battle = WING.game.open(&opening).unwrap();
    let decisions: [([&str; 2], &[u8]); 7] = [
        (["flag A2", "flag B3"], &[]),
        (["A1 3 hold; A2 2 evade; A3 R3 hold", "B1 3 hold; B2 R2 evade; B3 0 hold"], &[]),
        (["A1 0 fire B1; A2 0 evade; A3 0 fire B2", "B1 0 fire A1; B2 L1 fire A3; B3 R1 evade"], &[6, 2, 5, 5, 1, 6, 3, 4]),
        (["A1 0 fire B2; A2 R1 fire B1; A3 1 fire B3; call B2", "B1 0 evade; B2 0 fire A1; B3 1 fire A1; call A1"], &[5, 6, 6, 6, 4, 6, 5, 5, 6, 1]),
        (["A2 0 hold; A3 0 hold", "B3 L3 broadside A2"], &[]),
        (["A2 R2 fire B3; A3 R2 fire B3", "B3 R0 fire A2"], &[6, 3, 2, 2]),
        (["A2 0 fire B3; A3 0 evade", "B3 R3 evade"], &[]),
    ];
    for (orders, faces) in decisions {
        for (seat, order) in (0..).map(Seat).zip(orders) { battle.seal(seat, order).unwrap_or_else(|e| panic!("{order}: {e}\n{}", battle.record())); }
        for face in faces { if battle.wanted().is_some() { battle.roll_in(&[*face]).unwrap(); } }
        let mut k = 0; while battle.wanted().is_some() { k += 1; battle.roll_in(&[(k * 5 % 6 + 1) as u8]).unwrap(); }
    }
    std::fs::write(&path, battle.record()).unwrap();
    Record::parse(&battle.record()).unwrap();
}
