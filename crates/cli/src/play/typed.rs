//! The source of people's lines: standard input, or the terminal itself if standard input held the record.

use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal};

use crate::lines::{self, Line};

/// Size limit of a line, in bytes.
pub const LONGEST: usize = 32 << 10;

/// Path of the terminal, which is read once standard input is used up.
const TERMINAL: &str = if cfg!(windows) { "CONIN$" } else { "/dev/tty" };

/// The source of typed lines.
pub struct Typed {
    from: Box<dyn BufRead>,
    /// `true` if the terminal echoes typed characters.
    shown: bool,
}

impl Typed {
    /// Returns standard input, or the terminal if standard input is `used` up; without a terminal no line comes.
    pub fn from(used: bool) -> Self {
        if !used {
            return Self { from: Box::new(io::stdin().lock()), shown: io::stdin().is_terminal() };
        }
        match File::open(TERMINAL) {
            Ok(terminal) => Self { shown: terminal.is_terminal(), from: Box::new(BufReader::new(terminal)) },
            Err(_) => Self { from: Box::new(io::empty()), shown: false },
        }
    }

    /// Returns `true` if a typed line is already on the screen.
    pub const fn is_shown(&self) -> bool {
        self.shown
    }

    /// Reads the next line.
    ///
    /// # Errors
    /// If the source cannot be read.
    pub fn line(&mut self) -> io::Result<Line> {
        lines::next(&mut self.from, LONGEST)
    }
}
