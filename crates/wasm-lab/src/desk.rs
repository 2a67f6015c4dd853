//! A desk of the lab: JSON lines in, JSON lines out. One desk hands out battles and counts them, the others fight.

use engine::{Flaw, Flaws};
use lab::report::MatchReport;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use shelf::{Game, Opening, Shelf};

use crate::count::{Count, Stage};
use crate::handicap::{self, Scene};
use crate::inquiry::Inquiry;
use crate::mail;
use crate::past::Past;
use crate::wish::Wish;

/// A request to a desk.
#[derive(Debug, Deserialize)]
#[serde(tag = "call", rename_all = "lowercase")]
enum Request {
    /// Lists the experiments on the shelf of this bundle.
    Experiments,
    /// Lists the handicaps of a scenario that were measured before.
    Handicaps(Scene),
    /// Returns the start in which a side is weaker by a number of steps.
    Weakened {
        #[serde(flatten)]
        scene: Scene,
        steps: u32,
    },
    /// Opens a question, and closes the one that was open.
    Open { wish: Wish },
    /// Hands out battles to fight.
    Part { most: u64 },
    /// Fights battles.
    Fight { series: usize, from: u64, to: u64 },
    /// Takes fought battles back and counts them.
    Add { lines: String },
    /// Makes battles that have not come back available again.
    Recall,
    /// Reports the results so far.
    Report,
    /// Returns the results so far as files.
    Files,
    /// Opens the record of a battle to look back on it, and lists its orders.
    Agenda { record: String },
    /// Analyses one of its decisions.
    Analyse { decision: u64, nodes: u32 },
    /// Sums up the decisions analysed so far.
    Verdict,
    /// Does something in a battle by file.
    Mail {
        kept: Option<String>,
        fresh: String,
        #[serde(flatten)]
        deed: mail::Deed,
    },
    /// Checks what a record proves.
    Verify { record: String },
    /// Plays random battles, to measure their speed.
    Playouts { game: String, scenario: String, battles: u64, seed: u64 },
}

/// A desk: a shelf of games, an open question with its battles, and a battle that is looked back on.
pub struct Desk {
    shelf: Shelf,
    open: Option<(Inquiry, Count)>,
    past: Option<Past>,
}

/// The results of a question so far.
#[derive(Serialize)]
struct Told<'a> {
    done: u64,
    most: u64,
    over: bool,
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    matched: Option<MatchReport>,
    #[serde(skip_serializing_if = "<[Stage]>::is_empty")]
    course: &'a [Stage],
    #[serde(skip_serializing_if = "Option::is_none")]
    experiment: Option<lab::experiment::Report>,
    #[serde(skip_serializing_if = "Option::is_none")]
    handicap: Option<handicap::Answer>,
    answer: String,
}

type Answer = Result<Value, Flaws>;

impl Desk {
    /// Returns a desk for the games of a shelf, without an open question.
    pub const fn new(shelf: Shelf) -> Self {
        Self { shelf, open: None, past: None }
    }

    /// Answers one request line with one line: `{"ok":…}`, or `{"error":…}` with every flaw.
    pub fn line(&mut self, text: &str) -> String {
        let answer = serde_json::from_str(text)
            .map_err(|error| Flaws::from(Flaw::plain("request", error.to_string())))
            .and_then(|request| self.answer(request));
        match answer {
            Ok(ok) => json!({ "ok": ok }).to_string(),
            Err(flaws) => json!({ "error": faults(&flaws) }).to_string(),
        }
    }

    fn answer(&mut self, request: Request) -> Answer {
        match request {
            Request::Experiments => Ok(experiments(&self.shelf)),
            Request::Handicaps(scene) => handicap::listed(&self.shelf, &scene),
            Request::Weakened { scene, steps } => handicap::weakened(&self.shelf, &scene, steps),
            Request::Open { wish } => {
                let inquiry = wish.inquiry(&self.shelf)?;
                let count = Count::of(inquiry.series().len());
                let series = inquiry.series();
                let said = json!({
                    "names": series.iter().map(|one| one.name.clone()).collect::<Vec<String>>(),
                    "most": inquiry.progress(&count).1,
                    "fixed_sides": series.iter().all(|one| one.fixed_sides),
                    "command": inquiry.command(),
                });
                drop(series);
                self.open = Some((inquiry, count));
                Ok(said)
            }
            Request::Agenda { record } => {
                let (past, agenda) = Past::of(&self.shelf, &record)?;
                self.past = Some(past);
                Ok(agenda)
            }
            Request::Analyse { decision, nodes } => self.past()?.analyse(decision, nodes),
            Request::Verdict => self.past()?.verdict(),
            Request::Mail { kept, fresh, deed } => mail::done(&self.shelf, kept.as_deref(), &fresh, deed),
            Request::Verify { record } => Ok(mail::verified(&self.shelf, &record)),
            Request::Playouts { game, scenario, battles, seed } => {
                playouts(&self.shelf, &game, &scenario, battles, seed)
            }
            _ => self.asked(request),
        }
    }

    fn past(&mut self) -> Result<&mut Past, Flaws> {
        self.past.as_mut().ok_or_else(|| Flaw::plain("desk", "no battle has been opened").into())
    }

    /// Answers a request about the open question.
    fn asked(&mut self, request: Request) -> Answer {
        let Some((inquiry, count)) = &mut self.open else {
            return Err(Flaw::plain("desk", "no question has been opened").into());
        };
        let plain = |place: &'static str| move |what: String| vec![Flaw::plain(place, what)];
        match request {
            Request::Part { most } => Ok(json!(count.part(&inquiry.series(), most))),
            Request::Fight { series, from, to } => {
                let lines = inquiry.fight(series, from, to).map_err(plain("battle"))?;
                Ok(json!({ "lines": lines }))
            }
            Request::Add { lines } => {
                count.add(&inquiry.series(), inquiry.kind(), &lines).map_err(plain("lines"))?;
                let over = count.is_over(&inquiry.series()) && !inquiry.goes_on(count);
                let (done, most) = inquiry.progress(count);
                Ok(json!({ "done": done, "most": most, "over": over }))
            }
            Request::Recall => {
                count.recall();
                Ok(json!({}))
            }
            Request::Report => told(inquiry, count),
            Request::Files => Ok(json!({ "files": inquiry.files(count) })),
            _ => Err(Flaw::plain("call", "is not asked of a question").into()),
        }
    }
}

fn told(inquiry: &Inquiry, count: &Count) -> Answer {
    let series = inquiry.series();
    let (done, most) = inquiry.progress(count);
    let experiment = inquiry.reported(count);
    let told = Told {
        done,
        most,
        over: count.is_over(&series),
        matched: inquiry.matched(count.ended()),
        course: if inquiry.is_match() { count.course() } else { &[] },
        answer: experiment.as_ref().map_or_else(String::new, lab::page::answer),
        experiment,
        handicap: inquiry.handicap(count.ended()),
    };
    serde_json::to_value(told).map_err(|error| Flaws::from(Flaw::plain("report", error.to_string())))
}

/// Returns the experiments of the shelf's games.
fn experiments(shelf: &Shelf) -> Value {
    let title = |text: &str| text.parse::<toml::Table>().ok()?.get("title")?.as_str().map(str::to_owned);
    let listed = shelf.iter().flat_map(Game::experiments).filter_map(|one| {
        title(one.text).map(|title| json!({ "id": one.id, "title": title, "text": one.text }))
    });
    Value::Array(listed.collect())
}

fn playouts(shelf: &Shelf, game: &str, scenario: &str, battles: u64, seed: u64) -> Answer {
    let none = || vec![Flaw::plain("game", format!("no game is called \"{game}\" here"))];
    let tally =
        shelf.game(game).ok_or_else(none)?.playouts(&Opening::scenario(scenario), 0..battles, seed)?;
    let (turns, decisions, draws) = (tally.turns, tally.decisions, tally.draws);
    Ok(
        json!({ "games": tally.battles, "turns": turns, "decisions": decisions, "wins": tally.wins, "draws": draws }),
    )
}

/// Returns flaws in the protocol's form: the first one, with the list of all.
fn faults(flaws: &[Flaw]) -> Value {
    let one = |flaw: &Flaw| json!({ "what": flaw.what, "where": flaw.place, "clause": flaw.clause.map(|clause| clause.to_string()) });
    let mut first = flaws.first().map_or_else(|| json!({}), one);
    first["all"] = flaws.iter().map(one).collect();
    first
}

#[cfg(test)]
mod tests;
