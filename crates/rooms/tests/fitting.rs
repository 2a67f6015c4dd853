//! A room of letters is made only for a battle whose every letter fits into it.

use engine::{Seat, Seeded};
use seals::mail::{TooLarge, fits_a_room};
use seals::{Mail, Mode, letter};
use serde_json::{Value, json};
use shelf::Opening;

use crate::desk::{Desk, now, token};

/// Writes a *Full Thrust* scenario with `ships` ships in all.
fn fleets(ships: usize, brief: &str) -> String {
    let side = |name: &str, first: usize, y: usize, course: usize| {
        let row = (first..ships).step_by(2).map(|n| {
            format!(
                "{{ class = \"S\", name = \"S{n}\", at = [{}, {y}], course = {course}, velocity = 2 }}",
                1 + n
            )
        });
        format!("[[side]]\nname = \"{name}\"\nship = [{}]\n", row.collect::<Vec<_>>().join(", "))
    };
    format!(
        "title = \"Fleets\"\nbrief = \"{brief}\"\n[table]\nwidth = 200\nheight = 60\n{}{}",
        side("Teal", 0, 5, 12),
        side("Amber", 1, 55, 6)
    )
}

/// Asks for a room of letters for a scenario. Returns the place and the reason of the refusal.
fn made(text: &str, mode: &str) -> Result<(), (Value, String)> {
    let desk = Desk::new();
    let line = json!({"id": 1, "game": "full-thrust", "text": text, "mode": mode, "token": token(1)});
    let answer = now(desk.rooms.make("here", &line.to_string())).line;
    let error = serde_json::from_str::<Value>(&answer).expect("JSON")["error"].clone();
    if error.is_null() { Ok(()) } else { Err((error["where"].clone(), error["what"].to_string())) }
}

/// Returns letters that no compression makes much shorter.
fn noise(letters: usize) -> String {
    let mut rng = Seeded::new(7);
    let known: Vec<char> = ('a'..='z').chain('A'..='Z').chain('0'..='9').collect();
    (0..letters).map(|_| known[rng.below(known.len() as u32) as usize]).collect()
}

#[test]
fn the_largest_fleets_of_a_game_have_a_room_of_letters() {
    for mode in ["strict", "shared"] {
        assert_eq!(made(&fleets(128, "Many."), mode), Ok(()), "{mode}");
    }
    let (place, what) = made(&fleets(129, "Many."), "strict").expect_err("the game takes no more");
    assert_eq!(place, json!("side 1"), "{what}");
}

#[test]
fn the_letters_of_the_largest_fleets_that_are_taken_fit_into_their_room() {
    let opening = Opening { text: Some(fleets(128, "Many.")), ..Opening::scenario("custom") };
    let shelf = &games::SHELF;
    let mut ada = Mail::invite(shelf, "full-thrust", &opening, (Seat(0), "Ada"), [1; 32]).expect("it goes");
    let mut ben = Mail::join(shelf, &ada.letter(), "Ben", [2; 32]).expect("an invitation");
    let mut largest = ada.letter().len();
    ada.take(shelf, &ben.letter()).expect("an answer");
    for round in 3..12_u8 {
        for who in [0, 1] {
            let (own, other) = if who == 0 { (&mut ada, &mut ben) } else { (&mut ben, &mut ada) };
            if own.must_write() {
                let order = own.battle().drawn(own.seat(), u64::from(round));
                own.order(&order, [round * 2 + who; 32]).expect("it is legal, and not too long");
            }
            largest = largest.max(own.letter().len());
            other.take(shelf, &own.letter()).expect("an honest letter");
        }
    }
    // Ben vanishes after its seal: the largest letter of all shows what both sealed.
    ben.take(shelf, &ada.letter()).expect("an honest letter");
    for mail in [&mut ada, &mut ben] {
        assert!(mail.must_write());
        let order = mail.battle().drawn(mail.seat(), 77);
        mail.order(&order, [99 + mail.seat().0; 32]).expect("it is legal");
    }
    ada.take(shelf, &ben.letter()).expect("an honest letter");
    ada.claim().expect("the other is awaited");
    let claim = ada.letter();
    assert!(
        letter::read(&claim).is_ok_and(|body| body.contains("~ seal 1 ") && body.contains("~ seal 2 ")),
        "it shows both"
    );
    largest = largest.max(claim.len());
    assert!(ada.battle().revealed() > 1 && largest > 45_000, "{largest}");
    assert!(largest <= letter::MOST_IN_ROOM, "{largest}");
}

#[test]
fn a_scenario_file_whose_invitation_does_not_fit_is_refused_as_its_room_is_made() {
    assert_eq!(made(&fleets(2, &noise(20_000)), "strict"), Ok(()));
    let (place, what) = made(&fleets(2, &noise(70_000)), "strict").expect_err("too long");
    assert_eq!(place, json!("mode"));
    assert!(what.contains("the invitation to this battle would have"), "{what}");
    // The bound is that of the invitation itself.
    let game = games::SHELF.game("full-thrust").expect("it is there");
    for (size, fits) in [(48_000, true), (70_000, false)] {
        let opening = Opening { text: Some(fleets(2, &noise(size))), ..Opening::scenario("custom") };
        let battle = game.open(&opening).unwrap_or_else(|flaws| panic!("{flaws}"));
        let told = fits_a_room(battle.as_ref(), Mode::Strict);
        let mail =
            Mail::invite(&games::SHELF, "full-thrust", &opening, (Seat(0), "Ada"), [1; 32]).expect("it goes");
        let bytes = mail.letter().len();
        assert_eq!(told.is_ok(), fits, "{bytes}");
        assert_eq!(bytes <= letter::MOST_IN_ROOM, fits, "{bytes}");
        if let Err(TooLarge::Invitation { bytes: said }) = told {
            assert!((bytes..bytes + 1024).contains(&said), "{bytes}, and it says {said}");
        }
    }
}
