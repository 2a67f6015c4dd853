//! Paths: the repository's folders, and the files that the errands make.

use std::path::{Path, PathBuf};

/// The repository's root and target folder.
pub struct House {
    pub root: PathBuf,
    /// Cargo's target folder: `CARGO_TARGET_DIR`, or `target` in the root.
    pub target: PathBuf,
}

/// Returns the folder in which Cargo keeps downloaded sources.
pub fn cargo_home() -> PathBuf {
    let own = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    own.or_else(|| std::env::home_dir().map(|home| home.join(".cargo"))).unwrap_or_default()
}

impl House {
    /// Returns the repository that this program was built in.
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

    /// Returns the output folder of `vite build`, which `cargo xtask play` serves.
    pub fn dist(&self) -> PathBuf {
        self.root.join("web/dist")
    }

    /// Returns the folder of the wasm bundles for the browser client.
    pub fn wasm_web(&self) -> PathBuf {
        self.root.join("web/src/wasm")
    }

    /// Returns the folder of the same bundles for Node, used by the digest test.
    pub fn wasm_node(&self) -> PathBuf {
        self.target.join("wasm-node")
    }

    /// Returns a private folder for downloaded compilers.
    pub fn toolchain(&self) -> PathBuf {
        self.root.join(".toolchain")
    }

    /// Returns the release build of the program `firing-arc`.
    pub fn program(&self) -> PathBuf {
        self.target.join("release").join(format!("firing-arc{}", std::env::consts::EXE_SUFFIX))
    }

    /// Returns the debug build of the program `firing-arc`.
    pub fn quick_program(&self) -> PathBuf {
        self.debug("firing-arc")
    }

    /// Returns the debug build of one of the workspace's programs.
    pub fn debug(&self, program: &str) -> PathBuf {
        self.target.join("debug").join(format!("{program}{}", std::env::consts::EXE_SUFFIX))
    }

    /// Returns the folder of the errands' logs and stamps.
    pub fn notes(&self) -> PathBuf {
        self.target.join("xtask")
    }

    /// Returns a path for people: relative to the root if it is inside.
    pub fn short(&self, path: &Path) -> String {
        path.strip_prefix(&self.root).unwrap_or(path).display().to_string().replace('\\', "/")
    }
}
