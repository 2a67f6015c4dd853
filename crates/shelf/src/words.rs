//! Compiled catalogues of sentences inside a program.

use std::sync::Arc;

use engine::Catalogue;

/// Returns the catalogues of a game whose build script calls `words::build`, as [`crate::Shelved::catalogues`] needs
/// them. They are parsed once a program. The argument is the name of the game's folder, by default `words`.
#[macro_export]
macro_rules! catalogues {
    () => {
        $crate::catalogues!("words")
    };
    ($folder:literal) => {{
        static ALL: std::sync::LazyLock<Vec<std::sync::Arc<$crate::Catalogue>>> =
            std::sync::LazyLock::new(|| {
                $crate::read_catalogues(include!(concat!(env!("OUT_DIR"), "/", $folder, ".rs")))
            });
        &ALL
    }};
}

/// Parses compiled catalogues.
///
/// # Panics
/// If a text is not a compiled catalogue; the build makes only those.
pub fn read(compiled: &[&str]) -> Vec<Arc<Catalogue>> {
    compiled.iter().map(|text| Arc::new(Catalogue::read(text).expect("a build has compiled it"))).collect()
}
