//! Writes the client's types of the facts of every game: `cargo xtask types`.

use std::path::Path;

use games::SHELF;

fn main() -> std::io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for game in &SHELF {
        let (file, text) = proving::types::file(&root, game);
        if std::fs::read_to_string(&file).is_ok_and(|known| known == text) {
            println!("{}: up to date", game.id());
            continue;
        }
        file.parent().map_or(Ok(()), std::fs::create_dir_all)?;
        std::fs::write(&file, text)?;
        println!("{}: written", game.id());
    }
    Ok(())
}
