//! The health page: a table for each game, in Markdown.

use std::fmt::Write as _;

use shelf::health::{Balance, Results, draws, is_even, is_inside, share};
use shelf::{Game, Health, ScenarioFile};

use crate::interval::{LEVEL, of_results};

/// A scenario's row of the page.
#[derive(Clone, Debug)]
pub struct Row {
    /// The scenario.
    pub file: ScenarioFile,
    /// Its figures.
    pub health: Health,
}

impl Row {
    fn told(&self) -> String {
        let health = &self.health;
        let of = |results: Results| {
            let interval = of_results(results.map(u64::from), LEVEL);
            let [low, high] = [interval.low, interval.high].map(|bound| 100.0 * bound);
            format!("{:.1} ({low:.0}–{high:.0}) | {:.0}", 100.0 * share(results), 100.0 * draws(results))
        };
        let battles: u32 = health.captain.iter().sum();
        format!(
            "| `{}` | {} | {} | {} | {} {battles} | {} | {} | {:.0} | {:.0} | {} | {} / {} |",
            self.file.id,
            self.file.form.name(),
            of(health.doctrine),
            of(health.captain),
            health.level,
            health.seed,
            self.verdict(),
            health.turns,
            health.orders,
            health.minutes,
            health.skill[0],
            health.skill[1],
        )
    }

    fn verdict(&self) -> &'static str {
        match self.health.tests {
            Balance::Outside => "outside",
            _ if !is_inside(self.health.doctrine) => "outside under doctrine",
            _ if !is_even(self.health.doctrine) => "unsure under doctrine",
            Balance::Inside => "inside",
            Balance::Undecided if is_even(self.health.captain) => "inside, no decision",
            Balance::Undecided => "unsure",
        }
    }
}

/// Returns a game's part of the page: the command that made it, its rows, and the even forms beside book forms.
pub fn page(game: &dyn Game, command: &str, rows: &[Row]) -> String {
    let mut text = format!("## {}\n\nMade by `{command}`.\n\n", game.title());
    text.push_str(
        "| scenario | form | doctrine: share of side 1, % | draws, % | captains: share of side 1, % | draws, % | \
         level, battles | seed | bounds | turns | orders a side | minutes a side | skill as side 1 / 2, % |\n\
         |---|---|--:|--:|--:|--:|---|--:|---|--:|--:|--:|--:|\n",
    );
    for row in rows {
        let _ = writeln!(text, "{}", row.told());
    }
    let beside = |row: &Row| Some(format!("`{}` beside `{}`", row.file.form.beside()?, row.file.id));
    let books: Vec<String> = rows.iter().filter_map(beside).collect();
    if !books.is_empty() {
        let _ = write!(text, "\nEven forms: {}.\n", books.join("; "));
    }
    text
}
