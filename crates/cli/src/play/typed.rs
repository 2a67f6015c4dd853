//! Where people's lines come from: standard input, or the terminal itself where standard input held the record.

use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal};

use crate::lines::{self, Line};

/// The longest line that is read, in bytes.
pub const LONGEST: usize = 32 << 10;

/// The terminal by its name, to be read where standard input is used up.
const TERMINAL: &str = if cfg!(windows) { "CONIN$" } else { "/dev/tty" };

/// The source of what people type.
pub struct Typed {
    from: Box<dyn BufRead>,
    /// `true` if the terminal shows what is typed as it is typed.
    shown: bool,
}

impl Typed {
    /// Returns standard input, or the terminal if standard input is `used` up; no line comes where there is no terminal.
    pub fn from(used: bool) -> Self {
        if !used {
            return Self { from: Box::new(io::stdin().lock()), shown: io::stdin().is_terminal() };
        }
        match File::open(TERMINAL) {
            Ok(terminal) => Self { shown: terminal.is_terminal(), from: Box::new(BufReader::new(terminal)) },
            Err(_) => Self { from: Box::new(io::empty()), shown: false },
        }
    }

    /// Returns `true` if a typed line is on the screen already.
    pub const fn is_shown(&self) -> bool {
        self.shown
    }

    /// Reads the next line.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn line(&mut self) -> io::Result<Line> {
        lines::next(&mut self.from, LONGEST)
    }
}
