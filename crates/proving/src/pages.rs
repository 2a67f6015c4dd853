//! Every example of every clause page plays, line by line, as it is written.
//!
//! With `UPDATE_PAGES=1` in the environment, the derived lines of every block are rewritten; the inputs stay. Compare
//! each changed line with its clause before you keep it: this test only checks that rules and page agree.

use std::fs;

use shelf::Example;

use crate::tree;
use crate::wing::Wing;

/// Returns the difference between an example's lines and those of the rules; `None` if they are equal.
fn difference(page: &[String], rules: &[String]) -> Option<String> {
    if page == rules {
        return None;
    }
    let same = page.iter().zip(rules).take_while(|(a, b)| a == b).count();
    let (old, new) = (&page[same..], &rules[same..]);
    let tail = old.iter().rev().zip(new.iter().rev()).take_while(|(a, b)| a == b).count();
    let mut text = String::new();
    let mut put = |sign: char, lines: &[String]| {
        for line in lines {
            text += &format!("    {sign} {line}\n");
        }
    };
    put(' ', &page[same.saturating_sub(3)..same]);
    put('-', &old[..old.len() - tail]);
    put('+', &new[..new.len() - tail]);
    put(' ', &old[old.len() - tail..][..tail.min(2)]);
    Some(text)
}

/// Demands that every example plays as it is written.
pub fn every_example_plays_as_it_is_written(wing: &Wing) {
    if tree::switch("UPDATE_PAGES") {
        update(wing);
        return;
    }
    let mut faults = String::new();
    let game = wing.game;
    for page in game.rulebook().iter().flat_map(|section| &section.pages) {
        for example in &page.examples {
            if let Some(text) = difference(&example.lines, &example.play(game).lines) {
                faults += &format!("\n  {} — {}\n{text}", page.clause, example.title);
            }
        }
    }
    assert!(faults.is_empty(), "these examples play otherwise (- the page, + the rules):\n{faults}");
}

/// Rewrites the derived lines of every block of a game's pages.
fn update(wing: &Wing) {
    for (path, text) in tree::files(&wing.folder().join("rulebook"), "md") {
        let mut block: Option<Example> = None;
        let mut fresh = String::new();
        for line in text.lines() {
            match &mut block {
                Some(example) if line.starts_with("```") => {
                    example.play(wing.game).lines.iter().for_each(|line| fresh = format!("{fresh}{line}\n"));
                    block = None;
                }
                Some(example) => {
                    example.lines.push(line.to_owned());
                    continue;
                }
                None if line == "```battle" => block = Some(Example::default()),
                None => {}
            }
            fresh += line;
            fresh.push('\n');
        }
        assert!(block.is_none(), "{}: the last block does not end", path.display());
        if fresh != text {
            fs::write(&path, fresh).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        }
    }
}

/// Demands that every page file is in the rulebook.
pub fn every_page_file_stands_in_the_rulebook(wing: &Wing) {
    if tree::switch("UPDATE_PAGES") {
        return;
    }
    let game = wing.game;
    let files = tree::files(&wing.folder().join("rulebook"), "md");
    let book = game.rulebook();
    assert_eq!(files.len(), book.len(), "{}: pages on disk and in the rulebook", game.id());
    for ((path, text), section) in files.iter().zip(&book) {
        let read = shelf::sections(&[text]);
        assert_eq!(read.first(), Some(section), "{}: is not the section of its place", path.display());
    }
}

/// Demands that an example shows its whole play.
pub fn an_example_shows_its_whole_play(wing: &Wing) {
    let game = wing.game;
    for page in game.rulebook().iter().flat_map(|section| &section.pages) {
        for example in &page.examples {
            let place = format!("{} — {}", page.clause, example.title);
            assert!(!example.lines.is_empty(), "{place}: no block");
            assert!(!example.title.is_empty() && !example.title.ends_with('.'), "{place}: its title");
            if let Some(battle) = example.play(game).battle {
                assert_eq!(battle.sealed().len(), 0, "{place}: an order is written and never revealed");
                assert_eq!(battle.faces_left(), 0, "{place}: dice are laid ready and never rolled");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_shows_both_sides_and_what_stands_round_it() {
        let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(difference(&lines("a\nb"), &lines("a\nb")), None);
        let shown = difference(&lines("a\nb\nd"), &lines("a\nc\nc\nd")).expect("they differ");
        assert_eq!(shown, "      a\n    - b\n    + c\n    + c\n      d\n");
    }
}
