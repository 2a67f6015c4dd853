//! `cargo xtask package`: makes the package of every publishable crate, as a registry would get it, and builds each
//! from its package alone.

use crate::house::House;
use crate::run;
use anyhow::Result;
use std::process::Command;

/// Makes the packages; `list` skips building them, and only checks that each can be made.
pub fn package(house: &House, list: bool) -> Result<()> {
    let target = house.target.join("package-check");
    let mut cargo = Command::new("cargo");
    cargo.current_dir(&house.root).args(["package", "--workspace", "--locked", "--allow-dirty"]);
    // Cargo would include private packages too; they depend on crates that no registry has.
    for private in private(house)? {
        cargo.args(["--exclude", &private]);
    }
    if list {
        cargo.arg("--no-verify");
    }
    // The copies are built once and never edited, so incremental data would be wasted.
    run::open(cargo.arg("--target-dir").arg(&target).env("CARGO_INCREMENTAL", "0"))?;
    println!("The packages are in {}.", house.short(&target.join("package")));
    Ok(())
}

/// Returns the names of our packages whose manifests say `publish = false`.
fn private(house: &House) -> Result<Vec<String>> {
    let mut folders = vec![house.root.join("xtask"), house.root.join("xtask/bindgen")];
    for home in ["crates", "games"] {
        for folder in std::fs::read_dir(house.root.join(home))? {
            let folder = folder?.path();
            folders.push(folder.join("rules"));
            folders.push(folder);
        }
    }
    let mut names = Vec::new();
    for manifest in folders.iter().map(|folder| folder.join("Cargo.toml")).filter(|path| path.is_file()) {
        let table: toml::Table = std::fs::read_to_string(&manifest)?.parse()?;
        let package = table.get("package");
        let field = |key: &str| package?.get(key);
        if field("publish").and_then(toml::Value::as_bool) == Some(false) {
            names.extend(field("name").and_then(toml::Value::as_str).map(str::to_owned));
        }
    }
    Ok(names)
}
