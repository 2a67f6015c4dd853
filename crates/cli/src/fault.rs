//! Errors and their exit codes: 1 for the contents of files and battles, 2 for the command line.

use std::fmt;
use std::io;
use std::process::ExitCode;

use crate::catalogue;
use crate::visible::{visible_line, warn};

/// An error in the command line itself.
#[derive(Debug)]
pub struct Usage(pub String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// Returns an error of the command line.
pub fn usage<T>(what: impl Into<String>) -> anyhow::Result<T> {
    Err(Usage(what.into()).into())
}

/// All flaws of a set-up.
#[derive(Debug)]
pub struct Flaws {
    /// The file or scenario.
    pub of: String,
    /// Its flaws.
    pub flaws: engine::Flaws,
}

impl fmt::Display for Flaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.flaws {
            [flaw] => write!(f, "{}: {}", visible_line(&self.of), visible_line(&flaw.to_string())),
            flaws => {
                write!(f, "{}", catalogue::things_are_wrong(visible_line(&self.of), flaws.len()))?;
                flaws.iter().try_for_each(|flaw| write!(f, "\n  {}", visible_line(&flaw.to_string())))
            }
        }
    }
}

impl std::error::Error for Flaws {}

/// Prints an error on standard error and returns its exit code. A closed pipe is not an error.
pub fn code(error: &anyhow::Error) -> ExitCode {
    let gone = |e: &io::Error| e.kind() == io::ErrorKind::BrokenPipe;
    if error.chain().any(|cause| cause.downcast_ref().is_some_and(gone)) {
        return ExitCode::SUCCESS;
    }
    warn(&format!("{error:#}"));
    if error.is::<Usage>() { ExitCode::from(2) } else { ExitCode::FAILURE }
}
