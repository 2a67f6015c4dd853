//! Checks that links between our documents lead to existing files and headings.

use super::{Fault, Tree};
use std::collections::BTreeSet;
use std::path::Path;

pub fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in tree.ending(".md") {
        for (line, target) in links(&file.text) {
            if let Some(what) = broken(tree, &file.path, &target) {
                faults.push(file.fault(line, what));
            }
        }
    }
    faults
}

fn broken(tree: &Tree, from: &str, target: &str) -> Option<String> {
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (path, heading) = target.split_once('#').unwrap_or((target, ""));
    let Some(place) = (if path.is_empty() { Some(from.to_owned()) } else { resolve(from, path) }) else {
        return Some(format!("`{target}` leads out of the tree"));
    };
    let folder = format!("{}/", place.trim_end_matches('/'));
    if !tree.paths.contains(&place) && !tree.paths.iter().any(|path| path.starts_with(&folder)) {
        return Some(format!("`{target}` leads nowhere"));
    }
    let text = tree.text(&place).filter(|_| !heading.is_empty() && is_document(&place))?;
    (!headings(text).contains(heading)).then(|| format!("{place} has no heading `#{heading}`"))
}

fn is_document(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|extension| extension == "md")
}

/// Returns a path that is relative to the folder of another file, from the root.
pub(super) fn resolve(from: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." | "" => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// Returns the targets of `[text](target)` outside code, with their lines.
fn links(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (number, line) in prose(text) {
        let mut rest = line.as_str();
        while let Some(at) = rest.find("](") {
            rest = &rest[at + 2..];
            let Some(end) = rest.find(')') else { break };
            let target = rest[..end].split_whitespace().next().unwrap_or_default();
            found.push((number, target.trim_matches(['<', '>']).to_owned()));
            rest = &rest[end..];
        }
    }
    found
}

/// Returns the lines outside code blocks, without inline code.
fn prose(text: &str) -> Vec<(usize, String)> {
    let mut fenced = false;
    let mut lines = Vec::new();
    for (at, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced && !line.starts_with("    ") {
            lines.push((at + 1, line.split('`').step_by(2).collect::<Vec<_>>().join("")));
        }
    }
    lines
}

/// Returns the anchors of a document's headings, as code hosts generate them.
fn headings(text: &str) -> BTreeSet<String> {
    let mut fenced = false;
    let mut found = BTreeSet::new();
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        if !fenced && line.starts_with('#') {
            let title = line.trim_start_matches('#').trim().to_lowercase();
            let kept = title.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
            found.insert(kept.map(|c| if c == ' ' { '-' } else { c }).collect());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_must_lead_to_a_file_and_a_heading() {
        let tree = Tree::of(&[
            (
                "README.md",
                "[a](docs/a.md) [b](docs/b.md) [c](docs/a.md#the-plot) [d](docs/a.md#none) `[e](e)` [f](docs)",
            ),
            (
                "docs/a.md",
                "# The plot\n[up](../README.md) [out](../../x.md) [web](https://example.org/x)\n```\n[no](no)\n```\n",
            ),
        ]);
        let what: Vec<String> = check(&tree).into_iter().map(|fault| fault.what).collect();
        assert_eq!(
            what,
            [
                "`docs/b.md` leads nowhere",
                "docs/a.md has no heading `#none`",
                "`../../x.md` leads out of the tree"
            ]
        );
    }
}
