//! Standard output: how wide it is, whether it takes colour, and what is written to it.

use std::env;
use std::io::{self, IsTerminal, Write};

/// Where everything for people is written.
pub struct Screen {
    out: Box<dyn Write>,
    colour: bool,
    terminal: bool,
}

/// How a piece of text is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// As it comes.
    Plain,
    /// In the colour of a side, counted from 1.
    Side(u8),
    /// Less important.
    Dim,
    /// More important.
    Strong,
    /// Something that does not stand.
    Wrong,
}

impl Ink {
    const fn code(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Side(1) => "36",
            Self::Side(2) => "33",
            Self::Side(3) => "35",
            Self::Side(_) => "32",
            Self::Dim => "2",
            Self::Strong => "1",
            Self::Wrong => "31",
        }
    }
}

impl Screen {
    /// Standard output; in colour if it is a terminal and `NO_COLOR` is not set.
    pub fn standard() -> Self {
        let out = io::stdout();
        let terminal = out.is_terminal();
        let refused = env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty())
            || env::var("TERM").is_ok_and(|t| t == "dumb");
        Self { out: Box::new(out), colour: terminal && !refused, terminal }
    }

    /// A text in its ink.
    pub fn ink(&self, ink: Ink, text: &str) -> String {
        if self.colour && ink != Ink::Plain {
            format!("\x1b[{}m{text}\x1b[0m", ink.code())
        } else {
            text.to_owned()
        }
    }

    /// Writes a line.
    pub fn line(&mut self, text: &str) -> anyhow::Result<()> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Writes without ending the line, so that something may be typed behind it.
    pub fn prompt(&mut self, text: &str) -> anyhow::Result<()> {
        write!(self.out, "{text}")?;
        self.flush()
    }

    /// Brings everything out.
    pub fn flush(&mut self) -> anyhow::Result<()> {
        Ok(self.out.flush()?)
    }

    /// Wipes a terminal, with what could be scrolled back to; elsewhere draws a line of its own.
    pub fn clear(&mut self) -> anyhow::Result<()> {
        if self.terminal {
            self.prompt("\x1b[H\x1b[2J\x1b[3J")
        } else {
            self.line("\n(the screen is cleared)\n")
        }
    }

    /// Columns and rows.
    pub fn size(&self) -> (usize, usize) {
        let shown = terminal_size::terminal_size().filter(|_| self.terminal);
        let of = |name: &str| {
            env::var(name).ok().and_then(|v| v.parse::<usize>().ok()).filter(|n| (1..=10_000).contains(n))
        };
        match shown {
            Some((terminal_size::Width(w), terminal_size::Height(h))) if w > 0 && h > 0 => {
                (usize::from(w), usize::from(h))
            }
            _ => (of("COLUMNS").unwrap_or(80), of("LINES").unwrap_or(40)),
        }
    }
}
