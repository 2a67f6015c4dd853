//! The page about the arrays lists every field.

use std::fmt::Write;

use vector::Field;

/// Returns the tables of all games, as `docs/vector.md` has them.
fn tables() -> String {
    let mut page = String::new();
    for game in games::SHELF.games() {
        let fields = game.fields();
        write!(page, "### {}\n\n| place | field | values | unit |\n|---|---|---|---|\n", game.title())
            .unwrap();
        list(&mut page, "table", fields.globals);
        list(&mut page, "piece", fields.row);
        page.push('\n');
    }
    page
}

fn list(page: &mut String, place: &str, fields: &[Field]) {
    for Field { name, unit, many, .. } in fields {
        writeln!(page, "| {place} | {name} | {many} | {unit} |").unwrap();
    }
}

#[test]
fn the_page_lists_every_field() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/vector.md");
    let page = std::fs::read_to_string(path).expect("docs/vector.md");
    let tables = tables();
    assert!(page.contains(&tables), "docs/vector.md must contain:\n{tables}");
    assert!(page.contains(&format!("The version of these tables is {}.", vector::VERSION)));
}
