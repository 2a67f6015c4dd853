//! The pages of docs/lab, made again in a small form, and errors of pages by name.

use std::fs;
use std::path::{Path, PathBuf};

use lab::answers::{Piece, pieces};

use crate::table::{fine, fresh, root, run};

fn docs() -> PathBuf {
    root().join("docs/lab")
}

/// Returns an empty folder for one test.
fn empty(name: &str) -> PathBuf {
    fresh(name).parent().map(Path::to_path_buf).unwrap()
}

/// Returns the heads and the first cells of all tables in an answer.
fn structure(answer: &str) -> Vec<String> {
    let rows = answer.lines().filter_map(|line| line.strip_prefix("| "));
    let part = |row: &str| {
        let head = row.contains(", `doctrine`") || row.starts_with("Experiment");
        if head { row.to_owned() } else { row.split(" | ").next().unwrap_or_default().to_owned() }
    };
    rows.map(part).collect()
}

#[test]
fn every_page_of_the_docs_is_made_again_by_one_command() {
    let to = empty("answers");
    let said =
        fine(&format!("lab answers --docs {} --to {} --most 2 --nodes 8", docs().display(), to.display()));
    let mut pages = 0;
    for entry in fs::read_dir(docs()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "md") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let old = pieces(&text).unwrap_or_else(|flaws| panic!("{}: {flaws:?}", path.display()));
        let name = path.file_stem().unwrap().to_string_lossy();
        if !old.iter().any(|piece| matches!(piece, Piece::Asked(..))) {
            // A page about a whole game has commands of its own.
            let of_a_game = games::SHELF.ids().contains(&&*name) && text.contains("\nfiring-arc lab ");
            let known = of_a_game || matches!(&*name, "README" | "health");
            assert!(known, "{name} asks nothing: who makes it again?");
            continue;
        }
        pages += 1;
        let new = pieces(&fs::read_to_string(to.join(path.file_name().unwrap())).unwrap()).unwrap();
        assert_eq!(old.len(), new.len(), "{name}");
        for (old, new) in old.iter().zip(&new) {
            match (old, new) {
                (Piece::Prose(old), Piece::Prose(new)) => assert_eq!(old, new, "{name}: people's text stays"),
                (Piece::Asked(asked, _, old), Piece::Asked(_, _, new)) => {
                    assert!(old.starts_with("\n**") && new.starts_with("\n**"), "{name}: {new}");
                    // Two battles give no values of ships.
                    if !new.contains("too few battles") {
                        assert_eq!(
                            structure(old),
                            structure(new),
                            "{name} is not as the program makes it now"
                        );
                    }
                    let chart = format!("{}.svg", asked.experiments[0]);
                    assert!(to.join(&chart).exists() && docs().join(&chart).exists(), "{name}: {chart}");
                }
                _ => panic!("{name}: the pieces are in another order"),
            }
        }
        assert!(said.contains(&format!("{name}: ")), "{said}");
    }
    assert!(pages >= 6, "{pages}");
}

#[test]
fn pages_that_cannot_be_answered_are_named() {
    let folder = empty("answers-flawed");
    fs::write(
        folder.join("flawed.md"),
        "# A page\n\n<!-- asked: nothing; doctrine 4 -->\n<!-- answered -->\n",
    )
    .unwrap();
    let flawed = format!("lab answers --docs {}", folder.display());
    let told = run(&flawed);
    assert!(
        told.err.contains("page flawed") && told.err.contains("there is no such experiment"),
        "{}",
        told.err
    );
    let told = run(&format!("{flawed} missing"));
    assert!(
        told.err.contains("no page with a question is called \"missing\"; there are: flawed"),
        "{}",
        told.err
    );
    fs::write(folder.join("flawed.md"), "<!-- asked: ftl-distance -->\n").unwrap();
    let told = run(&flawed);
    assert!(
        told.err.contains("line 1") && told.err.contains("then captains with their battles"),
        "{}",
        told.err
    );
}
