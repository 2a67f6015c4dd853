//! Writes the JavaScript and TypeScript side of a wasm file: `xtask-bindgen FILE NAME TARGET=FOLDER...`. A target
//! is `web` (a module for browsers) or `nodejs` (for the digest test).

use anyhow::{Context, Result, bail};
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [file, name, outputs @ ..] = words.as_slice() else {
        bail!("usage: xtask-bindgen FILE NAME TARGET=FOLDER...");
    };
    for output in outputs {
        let (target, folder) =
            output.split_once('=').with_context(|| format!("`{output}` should read TARGET=FOLDER"))?;
        write(Path::new(file), name, target, Path::new(folder))
            .with_context(|| format!("writing the {target} side of {file} into {folder}"))?;
    }
    Ok(())
}

fn write(file: &Path, name: &str, target: &str, folder: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(file).out_name(name).typescript(true).remove_name_section(true);
    // The page may call `init()` without a path: the wasm is beside its JavaScript.
    bindgen.remove_producers_section(true).omit_default_module_path(false);
    match target {
        "web" => bindgen.web(true)?,
        "nodejs" => bindgen.nodejs(true)?,
        other => bail!("there is no target `{other}`; take `web` or `nodejs`"),
    };
    bindgen.generate(folder)
}
