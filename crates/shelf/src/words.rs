//! Catalogues of sentences in a program: as they were compiled when the game was built.

use std::sync::Arc;

use engine::Catalogue;

/// The catalogues of a game whose build script calls `words::build`, read once a program: what
/// [`crate::Shelved::catalogues`] returns. A folder that is not called `words` is named.
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

/// Reads compiled catalogues.
///
/// # Panics
/// If one is no compiled catalogue; a build has made them.
pub fn read(compiled: &[&str]) -> Vec<Arc<Catalogue>> {
    compiled.iter().map(|text| Arc::new(Catalogue::read(text).expect("a build has compiled it"))).collect()
}
