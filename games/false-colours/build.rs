//! Compiles the catalogues of sentences.

use std::io;
use std::path::Path;

fn main() -> io::Result<()> {
    words::build(Path::new("words"))
}
