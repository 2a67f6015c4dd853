//! Checks for tools that must be installed, with instructions to get them.

use crate::run;
use anyhow::{Context, Result, bail};
use std::process::Command;

const NODE_AT_LEAST: u32 = 20;

/// Instructions to install Node.
pub const GET_NODE: &str = "\
    Linux:    your package manager's `nodejs` and `npm`, where they are new enough
    macOS:    brew install node
    Windows:  winget install OpenJS.NodeJS.LTS
    anywhere: https://nodejs.org/en/download";

/// Checks that npm is there, and a version of Node that builds the client.
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

/// Name of npm; on Windows it is a script, whose name needs its extension.
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
