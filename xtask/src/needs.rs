//! What must be on the machine before we begin, and how to get it.

use crate::run;
use anyhow::{Context, Result, bail};
use std::process::Command;

const NODE_AT_LEAST: u32 = 20;

/// Where Node comes from.
pub const GET_NODE: &str = "\
    Linux:    your package manager's `nodejs` and `npm`, where they are new enough
    macOS:    brew install node
    Windows:  winget install OpenJS.NodeJS.LTS
    anywhere: https://nodejs.org/en/download";

/// Node of a version that builds the client, and npm.
pub fn node() -> Result<()> {
    let missing =
        || format!("the browser client is built with Node {NODE_AT_LEAST} or newer, and npm\n{GET_NODE}");
    let version = run::read(Command::new("node").arg("--version"))
        .with_context(|| format!("Node is missing: {}", missing()))?;
    match major(&version) {
        Some(major) if major >= NODE_AT_LEAST => {}
        _ => bail!("Node is too old ({}): {}", version.trim(), missing()),
    }
    if !run::answers(NPM) {
        bail!("npm is missing: {}", missing());
    }
    Ok(())
}

/// On Windows npm is a script, which must be named in full.
pub const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

fn major(version: &str) -> Option<u32> {
    version.trim().trim_start_matches('v').split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn a_node_version_is_read() {
        assert_eq!(major("v20.20.2\n"), Some(20));
        assert_eq!(major("v8.1"), Some(8));
        assert_eq!(major("node"), None);
    }
}
