//! Joining: an invitation with another server than the player means is refused.

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
