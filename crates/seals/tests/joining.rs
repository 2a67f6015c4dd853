//! Joining: an invitation with another server than the player means, or with a forged set-up, is refused.

use engine::Seat;
use seals::{Mail, Mode, Secret};
use shelf::Opening;

/// Returns an invitation to a battle; of the mode *shared*, if a server takes part.
fn invitation(server: Option<u8>) -> String {
    let (opening, maker) = (Opening::scenario("close-quarters"), (Seat(0), "Ada"));
    let made = match server {
        None => Mail::invite(&games::SHELF, "ftl", &opening, maker, [1; 32]),
        Some(byte) => {
            let keys = Secret::new([byte; 32]).keys(Mode::Shared);
            Mail::invite_shared(&games::SHELF, "ftl", &opening, maker, &keys, [1; 32])
        }
    };
    made.expect("it goes by letters").letter()
}

/// Joins an invitation in a room that is shared with a server, or without one. Returns the refusal, if it is refused.
fn refusal(letter: &str, room: Option<u8>) -> Option<String> {
    let joined = match room {
        None => Mail::join(&games::SHELF, letter, "Ben", [2; 32]),
        Some(byte) => {
            let keys = Secret::new([byte; 32]).keys(Mode::Shared);
            Mail::join_shared(&games::SHELF, letter, "Ben", &keys, [2; 32])
        }
    };
    joined.err().map(|error| error.to_string())
}

#[test]
fn nobody_joins_a_battle_with_a_server_that_was_not_meant() {
    let said = |letter: &str, room| refusal(letter, room).expect("a refusal");
    let (alone, with_7) = (invitation(None), invitation(Some(7)));
    assert_eq!((refusal(&alone, None), refusal(&with_7, Some(7))), (None, None));
    let hidden = said(&with_7, None);
    assert!(
        hidden.contains("a server takes part") && hidden.contains("could read sealed orders"),
        "{hidden}"
    );
    let missing = said(&alone, Some(7));
    assert!(missing.contains("no server takes part"), "{missing}");
    let other = said(&with_7, Some(8));
    assert!(other.contains("other keys of the server than its room"), "{other}");
}

/// Returns an invitation of a changed program: to a scenario of this name, with one line of the set-up replaced.
fn forged(scenario: &str) -> String {
    let file = games::SHELF.game("ftl").expect("a game").scenarios().iter().find(|file| file.id == "duel");
    let text = file.expect("a scenario").text;
    let changed = text.replacen("[12, 24]", "[13, 24]", 1);
    assert_ne!(changed, text);
    let opening = Opening { text: Some(changed), ..Opening::scenario(scenario) };
    let made = Mail::invite(&games::SHELF, "ftl", &opening, (Seat(0), "Ada"), [1; 32]);
    made.expect("a changed program makes it").letter()
}

#[test]
fn nobody_joins_a_scenario_whose_set_up_was_changed_under_its_name() {
    let said = refusal(&forged("duel"), None).expect("a refusal");
    assert!(said.contains("scenario \"duel\"") && said.contains("not this program's"), "{said}");
    // A scenario of one's own is allowed, and told as such.
    let joined = Mail::join(&games::SHELF, &forged("custom"), "Ben", [2; 32]).expect("it is allowed");
    assert!(joined.is_own_scenario(&games::SHELF));
    let plain = Mail::join(&games::SHELF, &invitation(None), "Ben", [2; 32]).expect("it is as here");
    assert!(!plain.is_own_scenario(&games::SHELF));
}

#[test]
fn every_scenario_of_this_program_is_joined_by_the_same_program() {
    for game in games::SHELF.games() {
        for scenario in game.scenarios() {
            let opening = Opening::scenario(scenario.id);
            let Ok(made) = Mail::invite(&games::SHELF, game.id(), &opening, (Seat(0), ""), [1; 32]) else {
                continue;
            };
            let joined = Mail::join(&games::SHELF, &made.letter(), "", [2; 32]);
            assert!(joined.is_ok(), "{} {}: {:?}", game.id(), scenario.id, joined.err());
        }
    }
}
