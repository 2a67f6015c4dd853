//! Checks that the client's types are those of the facts that the games tell.

use std::path::Path;
use std::thread;

use games::SHELF;

#[test]
fn the_types_of_every_game_are_up_to_date() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let games: Vec<_> = SHELF.iter().collect();
    let checks = thread::scope(|scope| {
        let of = |game| {
            let root = &root;
            scope.spawn(move || {
                let (file, text) = proving::types::file(root, game);
                let known = std::fs::read_to_string(&file).unwrap_or_default();
                let differs = text.lines().zip(known.lines()).find(|(now, known)| now != known);
                (known != text).then(|| format!("{}: {differs:?}", file.display()))
            })
        };
        let all: Vec<_> = games.into_iter().map(of).collect();
        all.into_iter().map(|check| check.join().expect("a game that plays")).collect::<Vec<_>>()
    });
    let stale: Vec<String> = checks.into_iter().flatten().collect();
    assert!(stale.is_empty(), "out of date, run `cargo xtask types`: {stale:#?}");
}
