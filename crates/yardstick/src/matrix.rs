//! Matrix games: the payoffs that a row player and a column player can guarantee when both choose at once.

use std::fmt;

/// The number 1 in the fixed-point format of [`Bounds`].
pub const ONE: i64 = 1 << 50;
/// Number of parts into which the probability of a certified strategy is divided.
const PARTS: i64 = 1 << 50;
/// Tolerance: a pivot or a price below this counts as zero.
const TINY: f64 = 1e-11;

/// Certain bounds of a value, in whole multiples of 2⁻⁵⁰, so that no rounding error is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The lower bound.
    pub low: i64,
    /// The upper bound.
    pub high: i64,
}

impl Bounds {
    /// Returns the exact value `halves` / 2.
    pub const fn halves(halves: u32) -> Self {
        let value = halves as i64 * (ONE / 2);
        Self { low: value, high: value }
    }

    /// Returns the midpoint, as a share.
    pub const fn middle(self) -> f64 {
        f64::midpoint(self.low as f64, self.high as f64) / ONE as f64
    }

    /// Returns the distance between the bounds, as a share.
    pub const fn gap(self) -> f64 {
        (self.high - self.low) as f64 / ONE as f64
    }
}

impl fmt::Display for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.9}", self.middle())
    }
}

/// The row player's payoff for each pair of choices: one row for each of its choices, one column for each of the
/// opponent's.
#[derive(Clone, PartialEq, Debug)]
pub struct Payoffs {
    columns: usize,
    cells: Vec<Bounds>,
}

/// The solution of a matrix game.
#[derive(Clone, PartialEq, Debug)]
pub struct Solved {
    /// Probability of each row in the row player's strategy.
    pub row: Vec<f64>,
    /// Probability of each column in the column player's strategy.
    pub column: Vec<f64>,
    /// Bounds of the value: `row` guarantees at least the lower, `column` allows at most the upper.
    pub value: Bounds,
}

impl Payoffs {
    /// Returns a matrix of payoffs from 0 to 1, row after row.
    ///
    /// # Panics
    /// If there is no cell, or the number of cells is not a multiple of `columns`.
    pub fn new(columns: usize, cells: Vec<Bounds>) -> Self {
        assert!(!cells.is_empty() && cells.len().is_multiple_of(columns), "a table has whole rows");
        Self { columns, cells }
    }

    /// Returns the number of rows.
    pub fn rows(&self) -> usize {
        self.cells.len() / self.columns
    }

    /// Returns the number of columns.
    pub const fn columns(&self) -> usize {
        self.columns
    }

    /// Returns one payoff.
    pub fn at(&self, row: usize, column: usize) -> Bounds {
        self.cells[row * self.columns + column]
    }

    /// Solves the game by the simplex method, and certifies the result in integers.
    ///
    /// The strategies come from floating point, so their last digits may be off. The bounds are computed in integers
    /// from these strategies, with every division rounded outwards. So they hold even if the floats are wrong.
    pub fn solve(&self) -> Solved {
        let (row, column) = simplex(self);
        let (rows, columns) = (parts(&row), parts(&column));
        let low = (0..self.columns).map(|j| {
            let sum: i128 =
                (0..self.rows()).map(|i| i128::from(rows[i]) * i128::from(self.at(i, j).low)).sum();
            sum.div_euclid(i128::from(PARTS)) as i64
        });
        let high = (0..self.rows()).map(|i| {
            let sum: i128 =
                (0..self.columns).map(|j| i128::from(columns[j]) * i128::from(self.at(i, j).high)).sum();
            -(-sum).div_euclid(i128::from(PARTS)) as i64
        });
        let value = Bounds { low: low.min().unwrap_or(0), high: high.max().unwrap_or(ONE) };
        Solved { row, column, value }
    }

    /// Returns `true` if a pure row and a pure column guarantee the same value to `within`, so that neither player must
    /// mix.
    pub fn has_saddle_point(&self, within: f64) -> bool {
        let rows = (0..self.rows()).map(|i| (0..self.columns).map(|j| self.at(i, j).low).min());
        let columns = (0..self.columns).map(|j| (0..self.rows()).map(|i| self.at(i, j).high).max());
        let (low, high) = (rows.max().flatten().unwrap_or(0), columns.min().flatten().unwrap_or(ONE));
        (high - low) as f64 / ONE as f64 <= within
    }
}

/// Converts a strategy to integer parts that sum to [`PARTS`]; the likeliest choice absorbs the rounding.
fn parts(strategy: &[f64]) -> Vec<i64> {
    let mut parts: Vec<i64> = strategy.iter().map(|p| (p.clamp(0.0, 1.0) * PARTS as f64) as i64).collect();
    let over = parts.iter().sum::<i64>() - PARTS;
    if let Some(most) = parts.iter_mut().max() {
        *most -= over;
    }
    parts
}

/// Returns optimal strategies of both players, by the primal simplex method with Bland's rule, which never cycles.
///
/// After a shift that makes all payoffs positive, the column player maximises Σu under Bu ≤ 1, u ≥ 0. Its strategy is
/// u/Σu. The final prices of the rows give the row player's strategy.
fn simplex(game: &Payoffs) -> (Vec<f64>, Vec<f64>) {
    let (m, n) = (game.rows(), game.columns());
    let mut table: Vec<Vec<f64>> = (0..m)
        .map(|i| {
            let payoffs = (0..n).map(|j| game.at(i, j).middle() + 1.0);
            let slack = (0..m).map(|k| f64::from(u8::from(k == i)));
            payoffs.chain(slack).chain([1.0]).collect()
        })
        .collect();
    let mut price: Vec<f64> = (0..n).map(|_| -1.0).chain((0..=m).map(|_| 0.0)).collect();
    let mut basis: Vec<usize> = (n..n + m).collect();
    while let Some(enters) = price[..n + m].iter().position(|p| *p < -TINY) {
        let ratio = |i: usize| table[i][n + m] / table[i][enters];
        let open = (0..m).filter(|i| table[*i][enters] > TINY);
        let Some(leaves) =
            open.min_by(|a, b| ratio(*a).total_cmp(&ratio(*b)).then(basis[*a].cmp(&basis[*b])))
        else {
            break;
        };
        pivot(&mut table, &mut price, leaves, enters);
        basis[leaves] = enters;
    }
    let mut column = vec![0.0; n];
    for (i, variable) in basis.iter().enumerate() {
        if *variable < n {
            column[*variable] = table[i][n + m].max(0.0);
        }
    }
    let row = price[n..n + m].iter().map(|p| p.max(0.0)).collect();
    (normal(row), normal(column))
}

/// Makes a variable basic in a row, and eliminates it from all others.
fn pivot(table: &mut [Vec<f64>], price: &mut [f64], leaves: usize, enters: usize) {
    let by = table[leaves][enters];
    for x in &mut table[leaves] {
        *x /= by;
    }
    let pivot = table[leaves].clone();
    let clear = |line: &mut [f64]| {
        let times = line[enters];
        if times != 0.0 {
            for (x, p) in line.iter_mut().zip(&pivot) {
                *x -= times * p;
            }
            line[enters] = 0.0;
        }
    };
    table.iter_mut().enumerate().filter(|(i, _)| *i != leaves).for_each(|(_, line)| clear(line));
    clear(price);
}

/// Normalises weights to shares; uniform if all weights are 0.
fn normal(weights: Vec<f64>) -> Vec<f64> {
    let sum: f64 = weights.iter().sum();
    let count = weights.len() as f64;
    weights.into_iter().map(|w| if sum > 0.0 { w / sum } else { 1.0 / count }).collect()
}
