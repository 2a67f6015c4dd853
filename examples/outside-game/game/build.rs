//! Compiles the catalogue of sentences.

fn main() -> std::io::Result<()> {
    words::build(std::path::Path::new("words"))
}
