//! The totals of a round, as every version prints them in one line, and comparisons between versions.

use anyhow::{Context, Result, ensure};

/// The totals of some battles.
#[derive(Clone, Copy, Default, Debug)]
pub struct Tally {
    pub battles: f64,
    pub turns: f64,
    pub decisions: f64,
    /// Sum of the squared numbers of turns; only the plain versions report it.
    squares: f64,
    /// Number of battles won by the first side, won by the second, and drawn.
    ends: [f64; 3],
    seconds: f64,
}

/// Number of standard errors by which two versions may differ; chance exceeds it once in about two million
/// comparisons.
const ERRORS: f64 = 5.0;

impl Tally {
    /// Parses a line such as `{"battles":9,"turns":81,"wins":[4,4],"draws":1,"seconds":0.1}`; ours says `games` for
    /// `battles`.
    pub fn read(line: &str) -> Result<Self> {
        let number = |key: &str| numbers(line, key).and_then(|all| all.first().copied());
        let needed = |key: &str| number(key).with_context(|| format!("there is no \"{key}\""));
        let wins =
            numbers(line, "wins").filter(|wins| wins.len() == 2).context("there are no two \"wins\"")?;
        let turns = needed("turns")?;
        Ok(Self {
            battles: number("games").map_or_else(|| needed("battles"), Ok)?,
            turns,
            decisions: number("decisions").unwrap_or(turns),
            squares: number("squares").unwrap_or_default(),
            ends: [wins[0], wins[1], needed("draws")?],
            seconds: needed("seconds")?,
        })
    }

    /// Returns the sum of both.
    pub fn and(mut self, other: &Self) -> Self {
        self.battles += other.battles;
        self.turns += other.turns;
        self.decisions += other.decisions;
        self.squares += other.squares;
        self.seconds += other.seconds;
        self.ends.iter_mut().zip(other.ends).for_each(|(mine, theirs)| *mine += theirs);
        self
    }

    pub fn ns_per_turn(&self) -> f64 {
        self.seconds * 1e9 / self.turns
    }

    /// Returns `true` if both played the same battles, to the last turn.
    pub fn same_battles(&self, other: &Self) -> bool {
        let counts =
            |t: &Self| [t.battles, t.turns, t.decisions, t.ends[0], t.ends[1], t.ends[2]].map(f64::to_bits);
        counts(self) == counts(other)
    }

    /// Checks that a plain version has the same mean number of turns and the same shares of each result, within the
    /// error of chance.
    pub fn agrees(&self, plain: &Self) -> Result<()> {
        let error = |variance: f64| ERRORS * (variance * (1.0 / self.battles + 1.0 / plain.battles)).sqrt();
        let (mine, theirs) = (self.turns / self.battles, plain.turns / plain.battles);
        let variance = plain.squares / plain.battles - theirs * theirs;
        let near = |what: &str, mine: f64, theirs: f64, error: f64| {
            ensure!(
                (mine - theirs).abs() <= error,
                "{what}: {mine:.5} and {theirs:.5}, {error:.5} apart at most"
            );
            Ok(())
        };
        near("turns a battle", mine, theirs, error(variance))?;
        for (what, at) in [("won by the first side", 0), ("won by the second side", 1), ("drawn", 2)] {
            let (mine, theirs) = (self.ends[at] / self.battles, plain.ends[at] / plain.battles);
            near(what, mine, theirs, error(theirs * (1.0 - theirs)))?;
        }
        Ok(())
    }
}

/// Returns the number, or the list of numbers, under a key.
fn numbers(line: &str, key: &str) -> Option<Vec<f64>> {
    let (_, rest) = line.split_once(&format!("\"{key}\":"))?;
    let rest = rest.trim_start();
    let text = match rest.strip_prefix('[') {
        Some(list) => list.split_once(']')?.0,
        None => rest.split([',', '}']).next()?,
    };
    text.split(',').map(|number| number.trim().parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::Tally;

    const PLAIN: &str =
        r#"{"battles":1000,"turns":10000,"squares":160000,"wins":[460,460],"draws":80,"seconds":0.5}"#;

    #[test]
    fn lines_of_both_kinds_are_read() {
        let plain = Tally::read(PLAIN).unwrap();
        assert!((plain.ns_per_turn() - 50_000.0).abs() < 1e-6);
        let ours = r#"{"games":10,"turns":99,"decisions":100,"seconds":0.1,"wins":[4, 5],"draws":1}"#;
        let ours = Tally::read(ours).unwrap();
        assert!((ours.decisions - 100.0).abs() < 1e-9 && (ours.battles - 10.0).abs() < 1e-9);
        for cut in ["turns", "wins", "draws", "seconds"] {
            assert!(Tally::read(&PLAIN.replace(cut, "other")).is_err(), "{cut}");
        }
    }

    #[test]
    fn another_game_is_told_from_chance() {
        let plain = Tally::read(PLAIN).unwrap();
        let near = Tally::read(&PLAIN.replace("[460,460]", "[450,470]")).unwrap();
        near.agrees(&plain).unwrap();
        for (from, to) in
            [("[460,460]", "[300,620]"), ("\"turns\":10000", "\"turns\":14000"), (":80", ":240")]
        {
            let other = Tally::read(&PLAIN.replace(from, to)).unwrap();
            assert!(other.agrees(&plain).is_err(), "{to}");
        }
    }
}
