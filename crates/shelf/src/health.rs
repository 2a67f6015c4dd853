//! Figures of scenarios, as `firing-arc lab health` measured them: who wins, how long it takes, what skill is worth.
//!
//! A game's file has a line for each scenario: its id, then words `key=value`. Lines that begin with `#` are remarks.
//!
//! ```text
//! duel text=01234567 seed=21 level=captain doctrine=201/20/179 captain=95/8/91 tests=inside turns=13.9 orders=14 minutes=8 skill=94/92
//! ```
//!
//! `text` is a digest of the set-up in the scenario file, without its wording; figures of another set-up do not count.
//! `doctrine` and `captain` are wins of the first side, draws, and wins of the second; `skill` is the score of the
//! captain against doctrine in percent, as the first and as the second side. `tests` is the answer of the sequential tests
//! to the question whether captains find it even. `orders` and `minutes` are those of one
//! side in a battle between captains; the minutes are an estimate of ours for people.

mod probe;

use engine::digest::Digest;

use crate::form::{Form, ScenarioFile};

pub use probe::{doctrine, probe};

/// Largest share of a side in an even scenario.
pub const MOST_SHARE: f64 = 0.58;
/// Largest share of draws in an even scenario.
pub const MOST_DRAWS: f64 = 0.15;
/// Least number of battles that show a scenario to be even, unless a sequential test has decided earlier.
pub const LEAST_BATTLES: u32 = 200;
/// Bound of the 95 % interval of a side's share in an even scenario.
pub const MOST_UNSURE: f64 = 0.62;

/// Answer of sequential tests to the question whether a scenario is even between captains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Balance {
    /// It is even.
    Inside,
    /// It is not even.
    Outside,
    /// No decision: the share measured counts, if the battles are enough ([`is_even`]).
    Undecided,
}

impl Balance {
    const ALL: [Self; 3] = [Self::Inside, Self::Outside, Self::Undecided];

    /// Returns its name in a file of figures.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Inside => "inside",
            Self::Outside => "outside",
            Self::Undecided => "undecided",
        }
    }
}

/// Results of battles: wins of the first side, draws, wins of the second.
pub type Results = [u32; 3];

/// The figures of one scenario.
#[derive(Clone, PartialEq, Debug)]
pub struct Health {
    /// Digest of the set-up that was measured.
    pub text: String,
    /// Seed of the battles.
    pub seed: u64,
    /// Level of the captains that search.
    pub level: String,
    /// Results between two doctrines.
    pub doctrine: Results,
    /// Results between two captains of that level.
    pub captain: Results,
    /// Answer of the sequential tests to the battles between captains.
    pub tests: Balance,
    /// Mean number of turns between captains.
    pub turns: f64,
    /// Mean number of orders of a side between captains.
    pub orders: f64,
    /// Minutes that a person needs for one side, an estimate.
    pub minutes: u32,
    /// Score of the captain against doctrine in percent, as the first side and as the second.
    pub skill: [u32; 2],
}

/// Returns the first side's share of the victory; a draw counts half.
pub fn share(results: Results) -> f64 {
    let [wins, draws, losses] = results.map(f64::from);
    (wins + draws / 2.0) / (wins + draws + losses).max(1.0)
}

/// Returns the share of draws.
pub fn draws(results: Results) -> f64 {
    f64::from(results[1]) / f64::from(results.iter().sum::<u32>()).max(1.0)
}

/// Returns `true` if neither side wins more than 58 % and at most 15 % are drawn.
pub fn is_inside(results: Results) -> bool {
    let share = share(results);
    share.max(1.0 - share) <= MOST_SHARE && draws(results) <= MOST_DRAWS
}

/// Returns `true` if [`is_inside`] and the battles are enough to say so: at least 200, and the 95 % interval of the share
/// lies between 38 and 62 %.
pub fn is_even(results: Results) -> bool {
    let [low, high] = interval(results);
    results.iter().sum::<u32>() >= LEAST_BATTLES
        && is_inside(results)
        && high <= MOST_UNSURE
        && low >= 1.0 - MOST_UNSURE
}

/// Returns the 95 % interval of the first side's share, by the normal distribution.
pub fn interval(results: Results) -> [f64; 2] {
    let battles = f64::from(results.iter().sum::<u32>());
    let share = share(results);
    // A draw counts half, and so spreads less than a win or a loss.
    let spread = share * (1.0 - share) - draws(results) / 4.0;
    let unsure = 1.96 * (spread.max(0.0) / battles.max(1.0)).sqrt();
    [share - unsure, share + unsure]
}

impl Health {
    /// Returns `true` if the scenario is even between doctrines and between captains.
    pub fn is_even(&self) -> bool {
        let captains = match self.tests {
            Balance::Inside => is_inside(self.captain),
            Balance::Outside => false,
            Balance::Undecided => is_even(self.captain),
        };
        captains && is_even(self.doctrine)
    }

    /// Returns the balance in words, such as `even` or `Santa wins 99 in 100`. `sides` names the two sides. Only a scenario
    /// that is claimed to be even is called so; a test compares the claim with the figures.
    pub fn balance(&self, sides: [&str; 2], form: Form) -> String {
        if form == Form::Even {
            return "even".to_owned();
        }
        // If captains find it even, it is doctrines that do not.
        let of = if self.tests != Balance::Outside && is_inside(self.captain) {
            self.doctrine
        } else {
            self.captain
        };
        let (often, drawn) = (share(of), draws(of));
        let favourite = usize::from(often < 0.5);
        let lead = often.max(1.0 - often);
        if drawn > MOST_DRAWS && lead <= MOST_SHARE {
            return format!("{} in 100 are drawn", percent(drawn));
        }
        format!("{} wins {} in 100", sides[favourite], percent(lead))
    }

    /// Returns the scenario's card in a line: the balance, and the length for one side.
    pub fn card(&self, sides: [&str; 2], form: Form) -> String {
        let minutes =
            if self.minutes == 1 { "1 minute".to_owned() } else { format!("{} minutes", self.minutes) };
        format!("{}; about {minutes} and {:.0} orders a side", self.balance(sides, form), self.orders)
    }

    /// Returns the scenario's figures as one line of the file.
    pub fn line(&self, id: &str) -> String {
        let of = |results: Results| results.map(|n| n.to_string()).join("/");
        format!(
            "{id} text={} seed={} level={} doctrine={} captain={} tests={} turns={:.1} orders={:.1} minutes={} skill={}/{}",
            self.text,
            self.seed,
            self.level,
            of(self.doctrine),
            of(self.captain),
            self.tests.name(),
            self.turns,
            self.orders,
            self.minutes,
            self.skill[0],
            self.skill[1]
        )
    }
}

fn percent(share: f64) -> u32 {
    (share * 100.0).round() as u32
}

/// Returns the digest by which figures know the set-up that was measured: eight hexadecimal digits of a scenario file
/// without its title, its brief and its remarks.
pub fn digest(text: &str) -> String {
    let wording =
        |line: &&str| line.starts_with("title") || line.starts_with("brief") || line.starts_with('#');
    let settings = text.lines().filter(|line| !line.is_empty() && !wording(line));
    settings.fold(Digest::default(), Digest::then).to_string().chars().take(8).collect()
}

/// Returns the figures of a scenario from a game's file; `None` if there are none or they cannot be read.
pub fn read(file: &str, id: &str) -> Option<Health> {
    let line = file.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(' '))?;
    let value = |key: &str| line.split(' ').find_map(|word| word.strip_prefix(key)?.strip_prefix('='));
    let results = |key: &str| numbers::<3>(value(key)?);
    Some(Health {
        text: value("text")?.to_owned(),
        seed: value("seed")?.parse().ok()?,
        level: value("level")?.to_owned(),
        doctrine: results("doctrine")?,
        captain: results("captain")?,
        tests: Balance::ALL.into_iter().find(|balance| value("tests") == Some(balance.name()))?,
        turns: value("turns")?.parse().ok()?,
        orders: value("orders")?.parse().ok()?,
        minutes: value("minutes")?.parse().ok()?,
        skill: numbers::<2>(value("skill")?)?,
    })
}

pub(crate) fn numbers<const N: usize>(text: &str) -> Option<[u32; N]> {
    let numbers: Option<Vec<u32>> = text.split('/').map(|number| number.parse().ok()).collect();
    numbers?.try_into().ok()
}

/// Returns what is wrong with the claims of a game's scenarios; `figures` returns those of a scenario's present file.
/// Empty if all is well.
///
/// An even scenario and a book form have figures; an even scenario is even; no tests call a book form even, and its even
/// form is on the shelf.
pub fn flaws(scenarios: &[ScenarioFile], figures: impl Fn(&str) -> Option<Health>) -> Vec<String> {
    let mut flaws = Vec::new();
    for scenario in scenarios.iter().filter(|scenario| !matches!(scenario.form, Form::Plain | Form::Measure))
    {
        let id = scenario.id;
        let Some(health) = figures(id) else {
            flaws.push(format!("{id}: no figures of its present file; run lab health"));
            continue;
        };
        if scenario.form == Form::Even && !health.is_even() {
            flaws.push(format!("{id}: called even, but measured {}", health.line("")));
        }
        if scenario.form != Form::Even && health.tests == Balance::Inside && health.is_even() {
            flaws.push(format!("{id}: called a book form, but measured even: {}", health.line("")));
        }
        if let Form::Book { even } = scenario.form
            && !scenarios.iter().any(|other| other.id == even && other.form == Form::Even)
        {
            flaws.push(format!("{id}: its even form {even} is not an even scenario of the shelf"));
        }
    }
    flaws
}

#[cfg(test)]
mod tests {
    use super::*;

    fn health(captain: Results) -> Health {
        Health {
            text: digest("a"),
            seed: 21,
            level: "captain".to_owned(),
            doctrine: [200, 0, 200],
            captain,
            tests: Balance::Undecided,
            turns: 13.9,
            orders: 27.5,
            minutes: 8,
            skill: [94, 92],
        }
    }

    #[test]
    fn other_wording_is_the_same_set_up() {
        let told = "# Ours.\ntitle = \"A\"\nbrief = \"B\"\n\nwidth = 4\n";
        assert_eq!(digest(told), digest("title = \"C\"\nwidth = 4"));
        assert_ne!(digest(told), digest("title = \"A\"\nwidth = 5"));
    }

    #[test]
    fn a_line_is_read_back() {
        let written = health([95, 8, 91]);
        let file = format!("# a remark\nduel-2 text=\n{}\n", written.line("duel"));
        assert_eq!(read(&file, "duel"), Some(written));
        assert_eq!(read(&file, "due"), None);
        assert_eq!(read(&file, "duel-2"), None);
    }

    #[test]
    fn few_battles_do_not_show_that_a_scenario_is_even() {
        assert!(is_even([100, 0, 100]));
        assert!(is_even([148, 0, 132]));
        assert!(!is_even([50, 0, 50]), "too few");
        assert!(!is_even([116, 0, 84]), "58 % of 200 may be 65 %");
        assert!(!is_even([90, 40, 90]), "too many draws");
        let decided = Health { tests: Balance::Inside, ..health([80, 0, 80]) };
        assert!(decided.is_even());
        assert!(!health([80, 0, 80]).is_even());
    }

    #[test]
    fn the_balance_is_told_in_words() {
        let told = |captain| health(captain).balance(["Teal", "Amber"], Form::Plain);
        assert_eq!(told([20, 60, 20]), "60 in 100 are drawn");
        assert_eq!(told([99, 0, 1]), "Teal wins 99 in 100");
        assert_eq!(told([5, 10, 85]), "Amber wins 90 in 100");
        assert_eq!(told([95, 18, 91]), "Teal wins 50 in 100", "what is not claimed is not called even");
        assert_eq!(health([95, 18, 91]).balance(["Teal", "Amber"], Form::Even), "even");
        let doctrine = Health { doctrine: [140, 0, 260], ..health([140, 0, 140]) };
        assert_eq!(doctrine.balance(["Teal", "Amber"], Form::Plain), "Amber wins 65 in 100");
    }

    #[test]
    fn a_false_claim_is_a_flaw() {
        let one = ScenarioFile::new("one", "a");
        let flaws = |scenarios: &[ScenarioFile], found: Option<Health>| flaws(scenarios, |_| found.clone());
        let file = |results| Some(health(results));
        assert_eq!(flaws(&[one.even()], file([140, 0, 140])), [""; 0]);
        assert_eq!(flaws(&[one.even()], file([170, 0, 110])).len(), 1);
        assert_eq!(flaws(&[one.even()], file([100, 80, 100])).len(), 1);
        let outside = Health { tests: Balance::Outside, ..health([140, 0, 140]) };
        assert_eq!(flaws(&[one.even()], Some(outside)).len(), 1);
        let pair = [one.book("two"), ScenarioFile::new("two", "a").even()];
        assert_eq!(flaws(&pair, file([140, 0, 140])), [""; 0]);
        let inside = Health { tests: Balance::Inside, ..health([140, 0, 140]) };
        assert_eq!(flaws(&pair, Some(inside)).len(), 1, "the book form is even");
        assert_eq!(flaws(&[one.book("two")], file([99, 0, 1])).len(), 1);
        assert_eq!(flaws(&[one.even()], None).len(), 1);
        assert_eq!(flaws(&[one], None), [""; 0]);
        assert_eq!(flaws(&[one.measure()], None), [""; 0]);
    }
}
