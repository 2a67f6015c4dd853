//! Pages of answers: Markdown with questions in it, whose answers the lab writes between two marks.
//!
//! ```text
//! <!-- asked: ftl-distance; doctrine 4000; lieutenant 200; captain 100 -->
//! …
//! <!-- answered -->
//! ```
//!
//! The first mark names experiments and the captains that are asked, each with its battles of a case. Everything between the
//! marks is written by the lab, everything else by people. So every figure of an answer comes from its command. All effects of
//! a question, and their differences between captains, are tested together ([`crate::correction`]).

mod headline;
mod marks;
mod questions;
mod tables;

pub use self::marks::{Asked, Piece, joined, pieces};
pub use self::questions::Questions;
use crate::chart::svg_file;
use crate::experiment::Report;

/// The answer to a question of a page.
pub struct Answer {
    /// The text between the marks.
    pub text: String,
    /// Its chart as an SVG file: its name without extension, and its content.
    pub chart: (String, String),
    /// Its first sentence.
    pub headline: String,
}

/// Returns the answer, from the reports by experiment, then by captain.
pub fn answer(questions: &Questions, reports: &[Vec<Report>]) -> Answer {
    let headline = headline::headline(questions, reports);
    let chart = &reports[0][0];
    let mut text = format!("\n**{}** {}\n\n", headline.sentence, headline.details);
    if let [only] = reports {
        for ((captain, _), report) in questions.captains.iter().zip(only) {
            text += &format!("- Under `{captain}`: {}\n", crate::page::answer(report));
        }
        text += "\n";
    }
    text += &tables::tables(questions, reports);
    text += &format!("\n![{}, under {}]({}.svg)\n\n", chart.title, questions.captains[0].0, chart.experiment);
    text += &tables::notes(questions, reports);
    Answer { text, chart: (chart.experiment.clone(), svg_file(chart)), headline: headline.sentence }
}
