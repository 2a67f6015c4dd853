//! A drawing of the table in a terminal: a column is a round number of inches, a row twice as many.

use engine::Fact;

use crate::catalogue;
use crate::hex_map;
use crate::pieces::{Piece, inches, pieces, table};
use crate::prose::wrap;
use crate::screen::{Ink, Screen};

/// Thousandths of an inch for each column: the smallest scale that fits is used.
const SCALES: [i64; 12] = [250, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 6000, 12_000];
/// Distance between the dots of the grid, in thousandths of an inch.
const GRID: i64 = 6000;
/// Margin around the pieces in a close look, in thousandths of an inch: the longest sprint and a little.
const AROUND: i64 = 9000;
/// Number of columns left of the table, for the scale of y.
const MARGIN: usize = 4;

const SHIPS: [char; 8] = ['▲', '◥', '▶', '◢', '▼', '◣', '◀', '◤'];
const MISSILES: [char; 8] = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];

/// The part of the table that is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// The whole table.
    Whole,
    /// The part around the pieces.
    Close,
}

/// A part of the table: its left, lower, right and upper edges in thousandths of an inch.
#[derive(Clone, Copy, Debug)]
struct Window {
    left: i64,
    low: i64,
    right: i64,
    high: i64,
}

/// The characters of a drawing, row by row from the top.
struct Sheet {
    window: Window,
    table: (i64, i64),
    scale: i64,
    rows: Vec<Vec<(char, Ink)>>,
}

/// The pieces for which a drawing had no room.
#[derive(Debug, Default)]
struct Crowd {
    /// Groups of pieces in the same cell.
    together: Vec<Vec<String>>,
    /// Pieces whose name does not fit next to their sign.
    unnamed: Vec<String>,
}

/// Draws a view's table to fit the screen; empty if the view has no table.
pub fn draw(view: &Fact, look: Look, screen: &Screen) -> Vec<String> {
    if hex_map::has_hexes(view) {
        return hex_map::draw(view, look, screen);
    }
    if table(view) == (0, 0) {
        return Vec::new();
    }
    let (columns, rows) = screen.size();
    let pieces: Vec<Piece> = pieces(view).into_iter().filter(|piece| piece.stands).collect();
    let window = window(table(view), &pieces, look);
    let mut sheet = Sheet::blank(window, table(view), scale(window, columns, rows));
    let Crowd { together, unnamed } = sheet.place(&pieces);
    let mut lines = sheet.lines(screen);
    let hint = if look == Look::Whole { catalogue::CLOSE_ZOOMS_IN } else { "" };
    let wrapped = |text: String| {
        let lines = wrap(&text, columns.saturating_sub(MARGIN));
        lines.into_iter().map(|line| format!("{:MARGIN$}{line}", "")).collect::<Vec<_>>()
    };
    if !together.is_empty() {
        let groups: Vec<String> = together.iter().map(|names| names.join(" with ")).collect();
        lines.extend(wrapped(catalogue::same_place(groups.join("; "), hint)));
    }
    if !unnamed.is_empty() {
        lines.extend(wrapped(catalogue::no_room_for(unnamed.join(", "), hint)));
    }
    lines
}

/// Returns the sign of a piece: an arrow in its direction, filled for ships.
pub fn sign(piece: &Piece) -> char {
    let eighth = ((piece.heading.rem_euclid(360) + 22) / 45 % 8) as usize;
    if piece.ship { SHIPS[eighth] } else { MISSILES[eighth] }
}

fn window(table: (i64, i64), pieces: &[Piece], look: Look) -> Window {
    let whole = Window { left: 0, low: 0, right: table.0, high: table.1 };
    if look == Look::Whole || pieces.is_empty() {
        return whole;
    }
    let (mut least, mut most) = ((i64::MAX, i64::MAX), (i64::MIN, i64::MIN));
    for p in pieces {
        least = (least.0.min(p.x), least.1.min(p.y));
        most = (most.0.max(p.x), most.1.max(p.y));
    }
    let down = |at: i64| ((at - AROUND).div_euclid(3000) * 3000).max(0);
    let up = |at: i64, edge: i64| ((at + AROUND + 2999).div_euclid(3000) * 3000).min(edge);
    Window { left: down(least.0), low: down(least.1), right: up(most.0, table.0), high: up(most.1, table.1) }
}

/// Returns the finest scale at which a window fits; a low terminal may have to scroll a little.
fn scale(window: Window, columns: usize, rows: usize) -> i64 {
    let across = columns.saturating_sub(MARGIN + 3).clamp(20, 150) as i64;
    let down = rows.saturating_sub(16).clamp(25, 60) as i64;
    let (width, height) = (window.right - window.left, window.high - window.low);
    let fits = |scale: &i64| width / scale < across && height / (2 * scale) < down;
    SCALES.iter().copied().find(fits).unwrap_or(SCALES[SCALES.len() - 1])
}

impl Sheet {
    /// Returns an empty window with the dots of its grid.
    fn blank(window: Window, table: (i64, i64), scale: i64) -> Self {
        let cells = |length: i64, step: i64| ((length + step / 2) / step + 1) as usize;
        let row = vec![(' ', Ink::Plain); cells(window.right - window.left, scale)];
        let mut sheet =
            Self { window, table, scale, rows: vec![row; cells(window.high - window.low, 2 * scale)] };
        let first = |edge: i64| (edge + GRID - 1).div_euclid(GRID) * GRID;
        let (mut x, bottom) = (first(window.left), first(window.low));
        while x <= window.right {
            let mut y = bottom;
            while y <= window.high {
                let (row, column) = sheet.cell(x, y);
                sheet.rows[row][column] = ('·', Ink::Dim);
                y += GRID;
            }
            x += GRID;
        }
        sheet
    }

    /// Returns the row and column of a point in the window.
    fn cell(&self, x: i64, y: i64) -> (usize, usize) {
        let near = |length: i64, step: i64| ((length + step / 2).div_euclid(step)).max(0) as usize;
        let column = near(x - self.window.left, self.scale).min(self.rows[0].len() - 1);
        let up = near(y - self.window.low, 2 * self.scale).min(self.rows.len() - 1);
        (self.rows.len() - 1 - up, column)
    }

    /// Draws signs and then names, ships first; returns the pieces for which there was no room.
    fn place(&mut self, pieces: &[Piece]) -> Crowd {
        let mut ordered: Vec<&Piece> = pieces.iter().collect();
        ordered.sort_by_key(|p| !p.ship);
        let mut places: Vec<((usize, usize), Vec<&Piece>)> = Vec::new();
        for piece in ordered {
            let cell = self.cell(piece.x, piece.y);
            match places.iter_mut().find(|(place, _)| *place == cell) {
                Some((_, here)) => here.push(piece),
                None => places.push((cell, vec![piece])),
            }
        }
        for ((row, column), here) in &places {
            self.rows[*row][*column] = (sign(here[0]), Ink::Side(here[0].side));
        }
        let signs: Vec<(usize, usize)> = places.iter().map(|(cell, _)| *cell).collect();
        let mut crowd = Crowd::default();
        for (cell, here) in &places {
            let (first, more) = (here[0], here.len() - 1);
            let name = if more > 0 { format!("{}+{more}", first.name) } else { first.name.clone() };
            if more > 0 {
                crowd.together.push(here.iter().map(|piece| piece.name.clone()).collect());
            }
            if !self.name(*cell, &name, first.side, &signs) {
                crowd.unnamed.push(first.name.clone());
            }
        }
        crowd
    }

    /// Writes a name right, left, below or above its sign; returns `false` if there is no room.
    fn name(
        &mut self,
        (row, column): (usize, usize),
        name: &str,
        side: u8,
        signs: &[(usize, usize)],
    ) -> bool {
        let length = name.chars().count();
        let starts = [
            (Some(row), Some(column + 1)),
            (Some(row), column.checked_sub(length)),
            (Some(row + 1), Some(column)),
            (row.checked_sub(1), Some(column)),
            (Some(row + 1), column.checked_sub(length - 1)),
            (row.checked_sub(1), column.checked_sub(length - 1)),
        ];
        for start in starts {
            let (Some(row), Some(from)) = start else { continue };
            let free = |c: usize| {
                let cell = self.rows.get(row).and_then(|cells| cells.get(c));
                cell.is_some_and(|(sign, _)| matches!(sign, ' ' | '·')) && !signs.contains(&(row, c))
            };
            if (from..from + length).all(free) {
                for (i, letter) in name.chars().enumerate() {
                    self.rows[row][from + i] = (letter, Ink::Side(side));
                }
                return true;
            }
        }
        false
    }

    /// Returns the drawing in its frame: solid at the edge of the table, dotted where the table goes on.
    fn lines(&self, screen: &Screen) -> Vec<String> {
        let frame = |text: String| screen.ink(Ink::Dim, &text);
        let (width, w, table) = (self.rows[0].len(), self.window, self.table);
        let rule = |is_edge: bool| if is_edge { "─" } else { "┄" }.repeat(width);
        let wall = |is_edge: bool| if is_edge { "│" } else { "┊" };
        let mut lines = vec![frame(format!("{:MARGIN$}┌{}┐", "", rule(w.high == table.1)))];
        for (cells, label) in self.rows.iter().zip(self.labels()) {
            let inside = inked(cells, screen);
            let left = frame(format!("{label:>MARGIN$}{}", wall(w.left == 0)));
            lines.push(format!("{left}{inside}{}", frame(wall(w.right == table.0).to_owned())));
        }
        lines.push(frame(format!("{:MARGIN$}└{}┘", "", rule(w.low == 0))));
        lines.push(frame(self.foot()));
        lines
    }

    /// Returns the scale of y: the labels left of each row.
    fn labels(&self) -> Vec<String> {
        let mut labels = vec![String::new(); self.rows.len()];
        let mut y = (self.window.low + GRID - 1).div_euclid(GRID) * GRID;
        while y <= self.window.high {
            labels[self.cell(self.window.left, y).0] = inches(y);
            y += GRID;
        }
        labels
    }

    /// Returns the scale of x.
    fn foot(&self) -> String {
        let mut foot = vec![' '; MARGIN + 1 + self.rows[0].len() + 6];
        let mut x = (self.window.left + GRID - 1).div_euclid(GRID) * GRID;
        while x <= self.window.right {
            let (_, column) = self.cell(x, self.window.low);
            for (i, digit) in inches(x).chars().enumerate() {
                foot[MARGIN + 1 + column + i] = digit;
            }
            x += GRID;
        }
        foot.iter().collect::<String>().trim_end().to_owned()
    }
}

/// Joins the cells of a row with as few changes of colour as possible.
fn inked(cells: &[(char, Ink)], screen: &Screen) -> String {
    let mut text = String::new();
    for run in cells.chunk_by(|a, b| a.1 == b.1) {
        let letters: String = run.iter().map(|(letter, _)| *letter).collect();
        text += &screen.ink(run[0].1, &letters);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(name: &str, ship: bool, x: i64, y: i64, heading: i64) -> Piece {
        Piece { name: name.to_owned(), ship, stands: true, side: 1, x: x * 1000, y: y * 1000, heading }
    }

    fn sheet(pieces: &[Piece], columns: usize, rows: usize) -> (Vec<String>, Crowd) {
        let window = window((48_000, 48_000), pieces, Look::Whole);
        let mut sheet = Sheet::blank(window, (48_000, 48_000), scale(window, columns, rows));
        let crowded = sheet.place(pieces);
        (sheet.rows.iter().map(|row| row.iter().map(|(c, _)| *c).collect()).collect(), crowded)
    }

    #[test]
    fn a_table_fits_eighty_columns_with_one_inch_each() {
        let (rows, crowded) = sheet(&[piece("A", true, 12, 24, 90), piece("B", true, 48, 48, 270)], 80, 24);
        assert_eq!((rows.len(), rows[0].chars().count()), (25, 49));
        assert_eq!(rows[12].chars().nth(12), Some('▶'));
        assert_eq!(rows[12].chars().nth(13), Some('A'));
        assert!(rows[0].ends_with("B◀"), "at the right edge the name stands on the left: {}", rows[0]);
        assert!(crowded.together.is_empty() && crowded.unnamed.is_empty());
    }

    #[test]
    fn pieces_on_one_spot_are_counted() {
        let (rows, crowded) = sheet(&[piece("A.1", false, 10, 10, 0), piece("A", true, 10, 10, 45)], 80, 24);
        assert!(rows.iter().any(|row| row.contains("◥A+1")));
        assert_eq!(crowded.together, [["A", "A.1"]]);
    }

    #[test]
    fn a_sign_whose_name_has_no_room_is_said_below() {
        let row: Vec<Piece> =
            (0..9).map(|x| piece(&format!("A{x}"), true, 10 + x % 3, 10 + 2 * (x / 3), 0)).collect();
        let (_, crowded) = sheet(&row, 80, 24);
        assert!(crowded.unnamed.contains(&"A4".to_owned()), "the one in the middle: {crowded:?}");
    }

    #[test]
    fn headings_are_eight_arrows() {
        let of = |heading| sign(&piece("A.1", false, 0, 0, heading));
        assert_eq!([0, 15, 30, 60, 75, 345, 330].map(of), ['↑', '↑', '↗', '↗', '→', '↑', '↖']);
    }

    #[test]
    fn a_close_look_shows_the_pieces_and_a_sprint_around_them() {
        let w =
            window((48_000, 48_000), &[piece("A", true, 4, 24, 0), piece("B", true, 20, 30, 0)], Look::Close);
        assert_eq!((w.left, w.low, w.right, w.high), (0, 15_000, 30_000, 39_000));
    }
}
