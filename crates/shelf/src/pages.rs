//! Clause pages: Markdown that serves as rulebook, specification and test. [`Section`] describes the format.

use engine::Statement;

/// One section of a rulebook.
///
/// [`sections`] parses it from a page of Markdown:
///
/// * `# Title` is the title of the section;
/// * `## FTL-6.3 Title` begins a clause; the text below it states the rule. A ruling of the game's author begins with
///   `*Our ruling.*`;
/// * `### Title` begins an example of that clause: a text, and one fenced block of the language `battle`.
///
/// The block of an example plays a battle:
///
/// | line | meaning |
/// |---|---|
/// | `scenario duel`, `option missiles 2`, `dice typed`, `position turn 3; …` | the set-up, first, as in the header of a record |
/// | `\| [table]` | a line of a scenario file, in the place of `scenario` |
/// | `> dice  4 6 1` | typed dice, laid ready before the order that rolls them |
/// | `> 1  A L` | an order as seat 1 types it |
/// | `[FTL-6.1] A launches A.1 …` | an event that must follow, with its clause and sentence |
/// | `! [FTL-5.2] …` | a part of the order that must be refused |
/// | `~ [FTL-5.5] …` | a part of the order that must be ignored |
/// | `= turn 2; …` | the position that must be reached |
///
/// [`Example::play`] writes the same lines as the rules produce them; a test compares the two.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Section {
    /// The title.
    pub title: String,
    /// The clauses.
    pub pages: Vec<Page>,
}

/// One clause of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// The clause's id.
    pub clause: String,
    /// The title.
    pub title: String,
    /// The rule, in Markdown.
    pub text: String,
    /// The playable examples.
    pub examples: Vec<Example>,
}

impl Page {
    /// Returns `true` if the text contains a ruling of ours.
    pub fn has_ruling(&self) -> bool {
        self.text.contains("*Our ruling.*")
    }
}

/// One example of a clause.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Example {
    /// The title.
    pub title: String,
    /// The explanation, in Markdown.
    pub text: String,
    /// The lines of its block: set-up, orders, and expected results.
    pub lines: Vec<String>,
}

/// Returns the rulebook of a game without pages: one page a clause, with its title alone.
pub(crate) fn untold(clauses: &[Statement]) -> Vec<Section> {
    let page = |row: &Statement| Page {
        clause: row.clause.to_string(),
        title: row.title.to_owned(),
        text: "This game has no page for this clause, only its title.".to_owned(),
        examples: Vec::new(),
    };
    vec![Section { title: "Clauses".to_owned(), pages: clauses.iter().map(page).collect() }]
}

/// Parses the pages of a rulebook, each in the format of [`Section`].
pub fn sections(pages: &[&str]) -> Vec<Section> {
    pages.iter().map(|page| read_section(page)).collect()
}

fn read_section(text: &str) -> Section {
    let mut section = Section::default();
    let mut fenced = false;
    for line in text.lines() {
        if fenced {
            fenced = !line.starts_with("```");
            if fenced && let Some(example) = section.pages.last_mut().and_then(|p| p.examples.last_mut()) {
                example.lines.push(line.to_owned());
            }
        } else if line == "```battle" {
            fenced = true;
        } else if let Some(title) = line.strip_prefix("### ") {
            let example = Example { title: title.to_owned(), ..Example::default() };
            section.pages.extend(section.pages.is_empty().then(Page::default));
            section.pages.last_mut().into_iter().for_each(|p| p.examples.push(example.clone()));
        } else if let Some(heading) = line.strip_prefix("## ") {
            let (clause, title) = heading.split_once(' ').unwrap_or((heading, ""));
            section.pages.push(Page {
                clause: clause.to_owned(),
                title: title.to_owned(),
                ..Page::default()
            });
        } else if let Some(title) = line.strip_prefix("# ") {
            title.clone_into(&mut section.title);
        } else if let Some(page) = section.pages.last_mut() {
            let text = page.examples.last_mut().map_or(&mut page.text, |example| &mut example.text);
            text.push_str(line);
            text.push('\n');
        }
    }
    for page in &mut section.pages {
        page.text = page.text.trim().to_owned();
        page.examples.iter_mut().for_each(|e| e.text = e.text.trim().to_owned());
    }
    section
}
