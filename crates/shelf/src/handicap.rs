//! Handicaps of the shelf, as `firing-arc lab handicap` measured them.
//!
//! A game's file has a line for each scenario and pair of captains; lines that begin with `#` are remarks:
//!
//! ```text
//! duel-sharp text=01234567 weak=cadet strong=captain side=2 steps=5 share=51/45/57 battles=300 check=98/4/98
//! ```
//!
//! `text` is the digest of the set-up that was measured ([`digest`](crate::health::digest)). The captain `strong` plays the side `side`, which starts
//! weaker by `steps`. `share` is that side's expected share of the victory in percent, with its 95 % interval, and
//! `battles` their number. `check` are wins of that side, draws, and wins of the other in battles with fresh seeds.

use engine::Side;

use crate::health::{Results, interval, numbers};

/// A handicap: by how many steps the side of the strong captain starts weaker, so that the weak one has a fair battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Handicap {
    /// Digest of the set-up.
    pub text: String,
    /// The captain that plays its side whole.
    pub weak: String,
    /// The captain whose side starts weaker.
    pub strong: String,
    /// The side that starts weaker.
    pub side: Side,
    /// The number of steps.
    pub steps: u32,
    /// The expected share of that side of the victory in percent, and the bounds of its 95 % interval.
    pub share: [u32; 3],
    /// Number of battles in which the handicap was found.
    pub battles: u32,
    /// Wins of that side, draws, and wins of the other in battles with fresh seeds; none if it was not tested.
    pub check: Results,
}

impl Handicap {
    /// Returns `true` if the battles with fresh seeds agree with the expected share: their 95 % interval meets its interval.
    /// Without such battles nothing is known, and it returns `false`.
    pub fn holds(&self) -> bool {
        let [from, to] = interval(self.check).map(|bound| 100.0 * bound);
        let [_, low, high] = self.share.map(f64::from);
        self.check.iter().sum::<u32>() > 0 && from <= high && to >= low
    }

    /// Returns the handicap as one line of the file.
    pub fn line(&self, scenario: &str) -> String {
        let of = |numbers: [u32; 3]| numbers.map(|n| n.to_string()).join("/");
        format!(
            "{scenario} text={} weak={} strong={} side={} steps={} share={} battles={} check={}",
            self.text,
            self.weak,
            self.strong,
            self.side,
            self.steps,
            of(self.share),
            self.battles,
            of(self.check),
        )
    }
}

impl Handicap {
    /// Returns the lines of a game's file with this handicap, in the place of one of the same scenario, captains and side.
    pub fn put(&self, file: &str, scenario: &str) -> String {
        let same = |old: &Self| (&old.weak, &old.strong, old.side) == (&self.weak, &self.strong, self.side);
        let replaced = |line: &str| {
            let rest = line.strip_prefix(scenario).and_then(|line| line.strip_prefix(' '));
            rest.and_then(of_line).is_some_and(|old| same(&old))
        };
        let others = file.lines().filter(|line| !line.starts_with('#') && !replaced(line));
        let mut lines: Vec<String> = others.map(str::to_owned).chain([self.line(scenario)]).collect();
        lines.sort_unstable();
        lines.join("\n")
    }
}

/// Returns the handicaps of a scenario from a game's file; lines that cannot be read are left out.
pub fn read(file: &str, scenario: &str) -> Vec<Handicap> {
    let lines = file.lines().filter_map(|line| line.strip_prefix(scenario)?.strip_prefix(' '));
    lines.filter_map(of_line).collect()
}

fn of_line(line: &str) -> Option<Handicap> {
    let value = |key: &str| line.split(' ').find_map(|word| word.strip_prefix(key)?.strip_prefix('='));
    let side = match value("side")? {
        "1" => Side(0),
        "2" => Side(1),
        _ => return None,
    };
    Some(Handicap {
        text: value("text")?.to_owned(),
        weak: value("weak")?.to_owned(),
        strong: value("strong")?.to_owned(),
        side,
        steps: value("steps")?.parse().ok()?,
        share: numbers(value("share")?)?,
        battles: value("battles")?.parse().ok()?,
        check: numbers(value("check")?)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_back() {
        let written = Handicap {
            text: "01234567".to_owned(),
            weak: "cadet".to_owned(),
            strong: "captain".to_owned(),
            side: Side(1),
            steps: 5,
            share: [51, 45, 57],
            battles: 300,
            check: [98, 4, 98],
        };
        assert!(written.holds());
        assert!(!Handicap { check: [150, 4, 46], ..written.clone() }.holds());
        assert!(!Handicap { check: [0; 3], ..written.clone() }.holds());
        let other = Handicap { side: Side(0), ..written.clone() };
        let both = other.put(&written.line("duel"), "duel");
        assert_eq!(read(&both, "duel"), [other.clone(), written.clone()]);
        let anew = Handicap { steps: 6, ..written.clone() };
        assert_eq!(read(&anew.put(&both, "duel"), "duel"), [other, anew]);
        let file = format!("# a remark\n{}\nduel side=3\n", written.line("duel"));
        assert_eq!(read(&file, "duel"), [written]);
        assert_eq!(read(&file, "due"), []);
    }
}
