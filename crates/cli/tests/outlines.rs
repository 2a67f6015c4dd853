//! A small program that plays every game through the protocol from outlines alone.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use engine::Seeded;
use serde_json::{Value, json};

use crate::table::PROGRAM;

/// A program that writes orders from the remaining limits, the last place written, and chance.
struct Bot {
    left: BTreeMap<String, i64>,
    last: [i64; 2],
    rng: Seeded,
}

impl Bot {
    /// Writes a part; an empty text if nothing is written, `None` if the limits do not suffice. This is enough for
    /// every game.
    fn write(&mut self, part: &Value) -> Option<String> {
        for limit in list(part, "limits") {
            self.left.insert(text(limit, "of"), number(limit, "most"));
        }
        let parts = list(part, "parts");
        let inside = match part["form"].as_str()? {
            "text" => text(part, "text"),
            "listed" => self.one_of(list(part, "texts")).as_str()?.to_owned(),
            "number" => self.number(part)?,
            "spot" => self.spot(part)?,
            "any" => (0..99).find_map(|_| {
                let at = self.below(parts.len() as i64);
                self.tried(&parts[at as usize])
            })?,
            "all" => {
                let texts = parts.iter().map(|part| self.tried(part)).collect::<Option<Vec<_>>>()?;
                joined(part, &texts)
            }
            "subset" => {
                let wanted = |bot: &mut Self| bot.below(parts.len() as i64 + 1) < number(part, "most");
                let some: Vec<_> =
                    parts.iter().filter_map(|p| wanted(self).then(|| self.tried(p))?).collect();
                let enough = (number(part, "least")..=number(part, "most")).contains(&(some.len() as i64));
                enough.then(|| joined(part, &some))?
            }
            _ => String::new(),
        };
        if inside.is_empty() {
            return Some(inside);
        }
        list(part, "takes").iter().try_for_each(|limit| self.take(limit, 1))?;
        Some(format!("{}{inside}{}", text(part, "prefix"), text(part, "suffix")))
    }

    /// Writes a part, or restores the state before it.
    fn tried(&mut self, part: &Value) -> Option<String> {
        let before = (self.left.clone(), self.last);
        self.write(part).or_else(|| {
            (self.left, self.last) = before;
            None
        })
    }

    fn number(&mut self, part: &Value) -> Option<String> {
        let [from, to, step, per] = ["from", "to", "step", "per"].map(|name| number(part, name));
        let value = from + self.below((to - from) / step + 1) * step;
        self.take(&part["spends"], value.abs())?;
        Some(inches(value * 1000 / per))
    }

    fn spot(&mut self, part: &Value) -> Option<String> {
        let corner = |name: &str| [0, 1].map(|i| part[name][i].as_i64().unwrap_or_default());
        let (low, high) = (corner("low"), corner("high"));
        let near = part.get("near").map(|near| {
            let of =
                near["of"].as_array().map_or(self.last, |of| [0, 1].map(|i| of[i].as_i64().unwrap_or(0)));
            (of, number(near, "radius"))
        });
        let place = (0..999).find_map(|_| {
            let at = [0, 1].map(|i| {
                let (from, to) =
                    near.map_or((low[i], high[i]), |(of, r)| (low[i].max(of[i] - r), high[i].min(of[i] + r)));
                from + self.below(to - from + 1)
            });
            let within = |(of, r): ([i64; 2], i64)| (at[0] - of[0]).pow(2) + (at[1] - of[1]).pow(2) <= r * r;
            near.is_none_or(within).then_some(at)
        });
        self.last = place?;
        Some(self.last.map(inches).join(","))
    }

    fn take(&mut self, limit: &Value, much: i64) -> Option<()> {
        match limit.as_str().and_then(|limit| self.left.get_mut(limit)) {
            Some(left) => (*left >= much).then(|| *left -= much),
            None => Some(()),
        }
    }

    fn below(&mut self, n: i64) -> i64 {
        self.rng.below_wide(n as u64) as i64
    }

    fn one_of<'a>(&mut self, all: &'a [Value]) -> &'a Value {
        self.rng.pick(all)
    }
}

/// Joins the parts that are not empty.
fn joined(part: &Value, texts: &[String]) -> String {
    let written: Vec<&str> = texts.iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
    if written.is_empty() { text(part, "nothing") } else { written.join(&text(part, "between")) }
}

fn list<'a>(part: &'a Value, name: &str) -> &'a [Value] {
    part[name].as_array().map_or(&[], Vec::as_slice)
}

fn text(part: &Value, name: &str) -> String {
    part[name].as_str().unwrap_or_default().to_owned()
}

fn number(part: &Value, name: &str) -> i64 {
    part[name].as_i64().unwrap_or_default()
}

/// Formats thousandths with as many decimals as needed.
fn inches(thousandths: i64) -> String {
    let (sign, size) = (if thousandths < 0 { "-" } else { "" }, thousandths.abs());
    let decimals = format!("{}.{:03}", size / 1000, size % 1000);
    format!("{sign}{}", decimals.trim_end_matches('0').trim_end_matches('.'))
}

/// A referee in a process of its own.
struct Referee {
    process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Referee {
    fn start() -> Self {
        let mut process = Command::new(PROGRAM)
            .arg("referee")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (to, from) = (process.stdin.take().unwrap(), BufReader::new(process.stdout.take().unwrap()));
        Self { process, to, from }
    }

    /// Sends a call and asserts that the answer is not an error.
    fn ask(&mut self, call: &Value) -> Value {
        writeln!(self.to, "{call}").unwrap();
        let mut line = String::new();
        self.from.read_line(&mut line).unwrap();
        let mut answer: Value = serde_json::from_str(&line).unwrap();
        assert!(answer["error"].is_null(), "{call}: {answer}");
        answer["ok"].take()
    }

    fn end(mut self) {
        drop(self.to);
        assert!(self.process.wait().unwrap().success());
    }
}

/// Plays a battle to its end with strict orders; returns the number of orders.
fn plays(referee: &mut Referee, game: &str, scenario: &str, seed: u64) -> u32 {
    let mut bot = Bot { left: BTreeMap::new(), last: [0; 2], rng: Seeded::new(seed) };
    let seeded = json!({"seed": seed.to_string()});
    let began = referee.ask(&json!({"call": "new", "game": game, "scenario": scenario, "dice": seeded}));
    let (battle, mut status, mut sealed) = (began["battle"].clone(), began["status"].clone(), 0);
    while status["over"].is_null() {
        for seat in list(&status.clone(), "demand") {
            let outline = referee.ask(&json!({"call": "outline", "battle": battle, "seat": seat}));
            let order = (0..99).find_map(|_| bot.tried(&outline["outline"]));
            let order = order.unwrap_or_else(|| panic!("{game} {scenario}: no order from {outline}"));
            let seal = json!({"call": "seal", "battle": battle, "seat": seat, "order": order});
            let answer = referee.ask(&seal);
            assert_eq!((list(&answer, "refused"), list(&answer, "ignored")), (&[][..], &[][..]), "{order}");
            status = answer["status"].clone();
            sealed += 1;
        }
    }
    referee.ask(&json!({"call": "close", "battle": battle}));
    sealed
}

#[test]
fn a_program_that_knows_outlines_alone_plays_every_scenario_of_every_game() {
    let mut referee = Referee::start();
    for game in list(&referee.ask(&json!({"call": "games"})), "games") {
        for (seed, scenario) in list(game, "scenarios").iter().enumerate() {
            let (game, scenario) = (text(game, "id"), text(scenario, "id"));
            let sealed = plays(&mut referee, &game, &scenario, seed as u64);
            println!("{game} {scenario}: {sealed} orders");
            assert!(sealed > 1, "{game} {scenario}");
        }
    }
    referee.end();
}
