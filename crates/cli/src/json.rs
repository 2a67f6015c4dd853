//! Facts as JSON, for programs that read the output.

use engine::Fact;

/// Returns a fact as one line of JSON, in the notation of the protocol.
pub fn line(fact: &Fact) -> anyhow::Result<String> {
    Ok(serde_json::to_string(&referee::Wire(fact))?)
}
