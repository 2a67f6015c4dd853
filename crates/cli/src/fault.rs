//! What can be wrong, and the exit code it means: 1 for what files hold and battles do, 2 for the command line.

use std::fmt;
use std::io;
use std::process::ExitCode;

use crate::visible::{visible_line, warn};

/// Something wrong with the command line itself.
#[derive(Debug)]
pub struct Usage(pub String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// An error of the command line.
pub fn usage<T>(what: impl Into<String>) -> anyhow::Result<T> {
    Err(Usage(what.into()).into())
}

/// Everything wrong with a set-up, all at once.
#[derive(Debug)]
pub struct Flaws {
    /// The file or scenario.
    pub of: String,
    /// What is wrong with it.
    pub flaws: engine::Flaws,
}

impl fmt::Display for Flaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.flaws {
            [flaw] => write!(f, "{}: {}", visible_line(&self.of), visible_line(&flaw.to_string())),
            flaws => {
                write!(f, "{}: {} things are wrong", visible_line(&self.of), flaws.len())?;
                flaws.iter().try_for_each(|flaw| write!(f, "\n  {}", visible_line(&flaw.to_string())))
            }
        }
    }
}

impl std::error::Error for Flaws {}

/// Says what went wrong on standard error; a reader that has gone away is nothing wrong.
pub fn code(error: &anyhow::Error) -> ExitCode {
    let gone = |e: &io::Error| e.kind() == io::ErrorKind::BrokenPipe;
    if error.chain().any(|cause| cause.downcast_ref().is_some_and(gone)) {
        return ExitCode::SUCCESS;
    }
    warn(&format!("{error:#}"));
    if error.is::<Usage>() { ExitCode::from(2) } else { ExitCode::FAILURE }
}
