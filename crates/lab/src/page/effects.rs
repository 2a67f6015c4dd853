//! Effects: rows of typed cells under the names of their columns, for CSV and for other programs.

use std::fmt;

use crate::experiment::Report;
use crate::experiment::effects::CaseReport;

/// A cell of a row of effects, displayed as in CSV.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// A name.
    Text(String),
    /// A count.
    Whole(u64),
    /// A figure with decimals, even if this one has none.
    Number(f64),
    /// A value that the row lacks.
    Empty,
}

/// A row of effects: its cells with the names of their columns, in order.
pub type Row = Vec<(&'static str, Cell)>;

/// Column names of the table of cases.
pub(super) const COLUMNS: [&str; 19] = [
    "case",
    "value",
    "battles",
    "share",
    "low",
    "high",
    "worth",
    "draws",
    "turns",
    "change",
    "change_low",
    "change_high",
    "p",
    "corrected_p",
    "otherwise",
    "narrower",
    "luck",
    "level",
    "joint_level",
];

/// Returns the row of a case.
pub(super) fn row(case: &CaseReport, report: &Report) -> Row {
    let change = case.change.as_ref();
    let cells = [
        case.name.as_str().into(),
        case.value.into(),
        case.battles.into(),
        case.share.into(),
        case.interval.low.into(),
        case.interval.high.into(),
        case.worth.into(),
        case.draws.into(),
        case.turns.into(),
        change.map(|c| c.by).into(),
        change.map(|c| c.interval.low).into(),
        change.map(|c| c.interval.high).into(),
        change.map(|c| c.chance).into(),
        change.map(|c| c.corrected).into(),
        change.and_then(|c| c.otherwise).into(),
        change.and_then(|c| c.narrower).into(),
        case.luck.map(|luck| luck.mean).into(),
        report.level.into(),
        report.joint_level.into(),
    ];
    named(COLUMNS, cells)
}

/// Returns cells with the names of their columns.
pub(super) fn named<const N: usize>(columns: [&'static str; N], cells: [Cell; N]) -> Row {
    columns.into_iter().zip(cells).collect()
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<u64> for Cell {
    fn from(number: u64) -> Self {
        Self::Whole(number)
    }
}

impl From<f64> for Cell {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

impl From<Option<f64>> for Cell {
    fn from(number: Option<f64>) -> Self {
        number.map_or(Self::Empty, Self::Number)
    }
}

impl fmt::Display for Cell {
    /// Writes the cell as CSV has it: with quotes if it needs them, and a number with the fewest digits that tell it from others.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) if text.contains([',', '"', '\n', '\r']) => {
                write!(f, "\"{}\"", text.replace('"', "\"\""))
            }
            Self::Text(text) => f.write_str(text),
            Self::Whole(number) => write!(f, "{number}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Empty => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        assert_eq!(Cell::from("plain").to_string(), "plain");
        assert_eq!(Cell::from("a, \"b\"").to_string(), "\"a, \"\"b\"\"\"");
    }

    #[test]
    fn a_cell_keeps_its_type_and_csv_its_shortest_digits() {
        let cells = [Cell::from(24_u64), Cell::from(0.1), Some(6.0).into(), None.into()];
        assert_eq!(cells, [Cell::Whole(24), Cell::Number(0.1), Cell::Number(6.0), Cell::Empty]);
        assert_eq!(cells.map(|cell| cell.to_string()), ["24", "0.1", "6", ""]);
    }
}
