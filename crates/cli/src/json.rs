//! Facts as JSON, for programs that read what is printed.

use engine::Fact;

/// A fact as one line of JSON, as the protocol writes it.
pub fn line(fact: &Fact) -> anyhow::Result<String> {
    Ok(serde_json::to_string(&referee::Wire(fact))?)
}
