//! Standard output: its size, its colours, and everything written to it.

use std::env;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal, Write};

pub use shelf::speech::Ink;

use crate::catalogue;
use crate::visible::{visible, visible_data};

/// The output for people.
pub struct Screen {
    out: Box<dyn Write>,
    colour: bool,
    terminal: bool,
    /// Random prefix of colour codes until a line is written. Strangers' text cannot guess it, so it cannot set
    /// colours.
    mark: String,
}

/// Returns the number that a terminal knows an ink by.
const fn code(ink: Ink) -> &'static str {
    match ink {
        Ink::Plain => "",
        Ink::Side(1) => "36",
        Ink::Side(2) => "33",
        Ink::Side(3) => "35",
        Ink::Side(_) => "32",
        Ink::Dim => "2",
        Ink::Strong => "1",
        Ink::Wrong => "31",
    }
}

impl Screen {
    /// Returns standard output, with colour if it is a terminal and `NO_COLOR` is not set.
    pub fn standard() -> Self {
        let out = io::stdout();
        let terminal = out.is_terminal();
        let refused = env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty())
            || env::var("TERM").is_ok_and(|t| t == "dumb");
        let mark = format!("\u{fdd0}{:016x}", RandomState::new().hash_one("ink"));
        Self { out: Box::new(out), colour: terminal && !refused, terminal, mark }
    }

    /// Returns a text with its style, for [`Screen::line`] and [`Screen::prompt`].
    pub fn ink(&self, ink: Ink, text: &str) -> String {
        if self.colour && ink != Ink::Plain {
            format!("{0}{1}m{text}{0}0m", self.mark, code(ink))
        } else {
            text.to_owned()
        }
    }

    /// Writes a line; hidden characters are written as escapes.
    pub fn line(&mut self, text: &str) -> anyhow::Result<()> {
        let shown = self.shown(text);
        Ok(writeln!(self.out, "{shown}")?)
    }

    /// Writes JSON, TOML or other text for programs; hidden characters are written as their escapes.
    pub fn data(&mut self, text: &str) -> anyhow::Result<()> {
        Ok(writeln!(self.out, "{}", visible_data(text))?)
    }

    /// Returns a text as it goes to the terminal: hidden characters as escapes, styles as the terminal's sequences.
    fn shown(&self, text: &str) -> String {
        let mut parts = text.split(&self.mark);
        let mut shown = parts.next().map(|plain| visible(plain).into_owned()).unwrap_or_default();
        for part in parts {
            let (code, plain) = part.split_once('m').unwrap_or(("0", part));
            shown += &format!("\x1b[{code}m{}", visible(plain));
        }
        shown
    }

    /// Writes without ending the line, so that a person can type after it.
    pub fn prompt(&mut self, text: &str) -> anyhow::Result<()> {
        let shown = self.shown(text);
        write!(self.out, "{shown}")?;
        self.flush()
    }

    /// Flushes the output.
    pub fn flush(&mut self) -> anyhow::Result<()> {
        Ok(self.out.flush()?)
    }

    /// Clears a terminal with its scroll-back; elsewhere draws a separating line.
    pub fn clear(&mut self) -> anyhow::Result<()> {
        if self.terminal {
            write!(self.out, "\x1b[H\x1b[2J\x1b[3J")?;
            self.flush()
        } else {
            self.line(catalogue::SCREEN_CLEARED)
        }
    }

    /// Returns the number of columns and rows.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn coloured() -> Screen {
        Screen { colour: true, terminal: true, ..Screen::standard() }
    }

    #[test]
    fn ink_is_the_programs_and_what_a_stranger_writes_is_seen() {
        let screen = coloured();
        let text = format!("{} {}", screen.ink(Ink::Wrong, "no \x1b[2J"), "\x1b[31m\u{fdd0}31mx");
        assert_eq!(screen.shown(&text), "\x1b[31mno \\u{1b}[2J\x1b[0m \\u{1b}[31m\\u{fdd0}31mx");
    }
}
