//! Where things are: the repository's own folders and the files the errands make.

use std::path::{Path, PathBuf};

/// The repository, as paths.
pub struct House {
    pub root: PathBuf,
    /// Cargo's target folder: `CARGO_TARGET_DIR`, or `target` in the root.
    pub target: PathBuf,
}

/// Where Cargo keeps the sources it fetches.
pub fn cargo_home() -> PathBuf {
    let own = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    own.or_else(|| std::env::home_dir().map(|home| home.join(".cargo"))).unwrap_or_default()
}

impl House {
    /// The repository this program was built in.
    pub fn here() -> Self {
        let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = xtask.parent().unwrap_or(xtask).to_path_buf();
        let target = match std::env::var_os("CARGO_TARGET_DIR") {
            Some(folder) => std::path::absolute(&folder).unwrap_or_else(|_| PathBuf::from(folder)),
            None => root.join("target"),
        };
        Self { root, target }
    }

    pub fn web(&self) -> PathBuf {
        self.root.join("web")
    }

    /// What `vite build` makes and `cargo xtask play` serves.
    pub fn dist(&self) -> PathBuf {
        self.root.join("web/dist")
    }

    /// The wasm as the browser client imports it, a bundle for each game.
    pub fn wasm_web(&self) -> PathBuf {
        self.root.join("web/src/wasm")
    }

    /// The same wasm for Node, as the digest test loads it.
    pub fn wasm_node(&self) -> PathBuf {
        self.target.join("wasm-node")
    }

    /// A private folder for compilers that are fetched, never installed.
    pub fn toolchain(&self) -> PathBuf {
        self.root.join(".toolchain")
    }

    /// The program `firing-arc`, built for release.
    pub fn program(&self) -> PathBuf {
        self.target.join("release").join(format!("firing-arc{}", std::env::consts::EXE_SUFFIX))
    }

    /// The program `firing-arc`, built as quickly as can be.
    pub fn quick_program(&self) -> PathBuf {
        self.target.join("debug").join(format!("firing-arc{}", std::env::consts::EXE_SUFFIX))
    }

    /// Logs and stamps of the errands.
    pub fn notes(&self) -> PathBuf {
        self.target.join("xtask")
    }

    /// A path as people read it: from the root where it lies inside.
    pub fn short(&self, path: &Path) -> String {
        path.strip_prefix(&self.root).unwrap_or(path).display().to_string().replace('\\', "/")
    }
}
