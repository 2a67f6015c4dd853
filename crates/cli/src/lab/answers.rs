//! `firing-arc lab answers`: asks the questions of pages again, and writes the answers into them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use lab::answers::{Answer, Piece, Questions, answer, joined, pieces};
use lab::storage::{Disk, write_whole};
use shelf::Shelf;

use super::experiments::under;
use crate::catalogue;
use crate::fault::{Flaws, usage};
use crate::numbers::{MOST_NODES, MOST_THREADS, whole};
use crate::salvage::read_text;
use crate::scene::list;
use crate::screen::Screen;

/// `firing-arc lab answers`
#[derive(Debug, Args)]
pub struct Answers {
    /// Names of the pages, without `.md` [default: every page with a question]
    pub pages: Vec<String>,
    /// The folder of the pages
    #[arg(long, value_name = "FOLDER", default_value = "docs/lab")]
    pub docs: PathBuf,
    /// Write pages and charts to this folder instead
    #[arg(long, value_name = "FOLDER")]
    pub to: Option<PathBuf>,
    /// Write every battle to this folder as it ends, and continue from its battles
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
    /// Most battles of a case, whatever the page says, for a quick look
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u64>(2, lab::experiment::MOST_BATTLES))]
    pub most: Option<u64>,
    /// Most nodes that a captain may search for an order [default: each captain's own]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_NODES))]
    pub nodes: Option<u32>,
    /// Number of battles at once [default: one for each core]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u16>(1, MOST_THREADS))]
    pub threads: Option<u16>,
}

/// Asks the questions of the pages, and writes their answers.
///
/// # Errors
/// If a page is missing or malformed, or a file cannot be read or written. Pages answered before that stay written.
pub fn answers(shelf: &Shelf, args: &Answers, screen: &mut Screen) -> anyhow::Result<()> {
    let to = args.to.as_deref().unwrap_or(&args.docs);
    fs::create_dir_all(to).with_context(|| catalogue::cannot_create_folder(to.display()))?;
    let mut found = Vec::new();
    for page in pages(&args.docs)? {
        let path = args.docs.join(format!("{page}.md"));
        let text = read_text(&path, "page")?;
        let pieces =
            pieces(&text).map_err(|flaws| Flaws { of: format!("page {}", path.display()), flaws })?;
        if pieces.iter().any(|piece| matches!(piece, Piece::Asked(..))) {
            found.push((page, pieces));
        }
    }
    let known = |name: &&String| !found.iter().any(|(page, _)| page == *name);
    if let Some(unknown) = args.pages.iter().find(known) {
        let names = list(found.iter().map(|(page, _)| page.as_str()));
        return usage(catalogue::no_page(unknown, &names));
    }
    found.retain(|(page, _)| args.pages.is_empty() || args.pages.contains(page));
    for (page, mut pieces) in found {
        for piece in &mut pieces {
            let Piece::Asked(asked, _, text) = piece else { continue };
            let questions = Questions::read(shelf, asked, args.most, args.nodes)
                .map_err(|flaws| Flaws { of: format!("page {page}"), flaws })?;
            let answer = asked_again(&questions, args)?;
            write(to, &format!("{}.svg", answer.chart.0), &answer.chart.1)?;
            screen.line(&format!("{page}: {}", answer.headline))?;
            *text = answer.text;
        }
        write(to, &format!("{page}.md"), &joined(&pieces))?;
    }
    Ok(())
}

/// Returns the names of all pages of a folder, in their order.
fn pages(folder: &Path) -> anyhow::Result<Vec<String>> {
    let cannot = || catalogue::cannot_read_folder(folder.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).with_context(cannot)? {
        let path = entry.with_context(cannot)?.path();
        if path.extension().is_some_and(|extension| extension == "md") {
            names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    Ok(names)
}

fn asked_again(questions: &Questions, args: &Answers) -> anyhow::Result<Answer> {
    let mut reports = Vec::new();
    for experiments in &questions.experiments {
        let mut of = Vec::new();
        for experiment in experiments {
            of.push(under(experiment, args.out.as_deref(), args.threads)?);
        }
        reports.push(of);
    }
    Ok(answer(questions, &reports))
}

fn write(folder: &Path, name: &str, text: &str) -> anyhow::Result<()> {
    let path = folder.join(name);
    write_whole(&Disk, &path, text.as_bytes()).with_context(|| catalogue::cannot_write(path.display()))
}
