//! The example in C, compiled against the library and run.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the folder with the shared library: that of this test program, or the one around it.
fn built() -> PathBuf {
    let program = std::env::current_exe().expect("a program has a path");
    let has = |folder: &&Path| folder.join("libfiring_arc_vector.so").exists();
    let found = program.ancestors().skip(1).take(2).find(has);
    found.expect("the shared library is built with the tests").to_owned()
}

#[cfg(target_os = "linux")]
#[test]
fn the_example_in_c_compiles_and_plays_every_game() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (folder, program) = (built(), built().join(format!("random_play_{}", std::process::id())));
    let compiled = Command::new("cc")
        .args(["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-O1"])
        .arg("-I")
        .arg(home.join("include"))
        .arg(home.join("examples/random_play.c"))
        .arg(folder.join("libfiring_arc_vector.so"))
        .arg(format!("-Wl,-rpath,{}", folder.display()))
        .arg("-o")
        .arg(&program)
        .output()
        .expect("a C compiler, which Rust itself needs to link");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    for game in games::SHELF.ids() {
        // The general path writes every order as text, which takes its time.
        let (battles, steps) = if game == "ftl" { ("64", "200") } else { ("2", "20") };
        let played = Command::new(&program).args([game, battles, steps]).output().expect("it was compiled");
        let told = String::from_utf8_lossy(&played.stdout);
        assert!(played.status.success(), "{game}: {}", String::from_utf8_lossy(&played.stderr));
        assert!(told.starts_with(&format!("{game}: version 1, {battles} battles")), "{told}");
        assert!(told.ends_with("balance 0\n"), "what one side wins, the other loses: {told}");
    }
    std::fs::remove_file(program).expect("it is ours");
}

/// The header and the library agree on names: every function of one is in the other.
#[test]
fn the_header_names_every_function() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| std::fs::read_to_string(home.join(path)).expect("part of the crate");
    let (header, source) = (read("include/firing_arc.h"), read("src/lib.rs"));
    let exported: Vec<&str> =
        source.split("extern \"C\" fn ").skip(1).filter_map(|rest| rest.split('(').next()).collect();
    assert_eq!(exported.len(), 11, "{exported:?}");
    for name in exported {
        assert!(header.contains(&format!("{name}(")), "the header lacks {name}");
    }
}
