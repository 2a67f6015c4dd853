//! The table of ships on the page of their clause, held against the tables of the second implementation.

use super::tables::{Class, Group, classes};

const PAGE: &str = include_str!("../../../rulebook/15-ships.md");

fn group(of: &Group) -> String {
    let gun = if of.gun == "wave" { "wave gun" } else { of.gun };
    let count = if of.guns == 1 { String::new() } else { format!("{} ", of.guns) };
    let arcs: String = of.arcs.iter().map(|arc| ['F', 'R', 'B', 'L'][*arc]).collect();
    format!("{count}{gun} {}+{} {arcs}", of.red, of.yellow)
}

fn joined<T>(all: impl IntoIterator<Item = T>, between: &str, word: impl FnMut(T) -> String) -> String {
    let words: Vec<String> = all.into_iter().map(word).collect();
    if words.is_empty() { "–".to_owned() } else { words.join(between) }
}

/// Returns a row of the table without the name of the class.
fn row(of: &Class) -> Vec<String> {
    let star = |row: usize| if row == of.start { "*" } else { "" };
    let curve = if of.base {
        format!(
            "power {}; turns {}",
            of.curve[0][0],
            joined(of.curve.iter().enumerate(), " ", |(n, row)| { format!("{}{}", row[1], star(n)) })
        )
    } else {
        joined(of.curve.iter().enumerate(), " ", |(n, [power, speed, radius])| {
            format!("{power}-{speed}-{radius}{}", star(n))
        })
    };
    let shields = joined(of.shields, "/", |n| n.to_string());
    let hull = joined(&of.hull, " ", |(modifier, critical)| {
        let minus = if *modifier < 0 { "−" } else { "" };
        format!("{minus}{}{}", modifier.abs(), if *critical { "c" } else { "" })
    });
    let besides = match of {
        Class { battery: true, .. } => "battery",
        Class { burners: 2, .. } => "afterburner",
        Class { holds: 4, .. } => "4 squadrons",
        _ => "–",
    };
    let (shields, hull) = if of.squadron { ("–".to_owned(), "3 × 2".to_owned()) } else { (shields, hull) };
    let groups = joined(&of.groups, "; ", group);
    vec![of.cost.to_string(), curve, shields, hull, groups, besides.to_owned(), of.blast.to_string()]
}

#[test]
fn the_page_of_ships_says_what_the_second_hand_says() {
    let mut found = Vec::new();
    for line in PAGE.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| class")) {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let id = cells[0].split(' ').next().expect("an id");
        let Some(of) = classes().into_iter().find(|class| class.id == id) else { continue };
        assert_eq!(cells[1..], row(&of), "{id}");
        found.push(of.id);
    }
    assert_eq!(found, classes().into_iter().map(|class| class.id).collect::<Vec<_>>());
}
