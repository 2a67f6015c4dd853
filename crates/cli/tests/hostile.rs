//! Files of strangers: characters that control a terminal are escaped wherever they are printed.

use std::fs;

use crate::table::{Said, fine, folder, fresh, run, run_args, run_with};

/// Escape sequences, C0, DEL and C1, overrides and isolates of direction, separators, and characters without width.
const EVIL: &str =
    "\u{1b}[2J\u{1b}]0;title\u{7}\u{7f}\u{9b}31m\u{202e}\u{2066}\u{200f}\u{2028}\u{2029}\u{feff}";

/// Returns a text as TOML writes it between quotation marks.
fn escaped(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_ascii_graphic() { c.to_string() } else { format!("\\u{:04x}", u32::from(c)) })
        .collect()
}

/// Asserts that no hidden character was printed, and that its escape was.
fn seen(words: &str, said: &Said) {
    safe(words, said);
    let all = said.out.clone() + &said.err;
    assert!(all.contains("\\u{202e}") || all.contains("\\u202e"), "{words}: nothing is seen of it: {all}");
}

/// Asserts that no hidden character was printed.
fn safe(words: &str, said: &Said) {
    for (door, text) in [("output", &said.out), ("errors", &said.err)] {
        // Rows of CSV end with both characters.
        for c in text.replace("\r\n", "\n").chars().filter(|c| *c != '\n') {
            let acts = c.is_control()
                || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
                || matches!(c, '\u{2028}' | '\u{2029}' | '\u{61c}' | '\u{feff}' | '\u{fdd0}');
            assert!(!acts, "{words}: {c:?} in the {door}: {text:?}");
        }
    }
}

/// Returns a scenario with hidden characters in title, brief and names.
fn scenario(hidden: &str) -> String {
    format!(
        "title = \"T{hidden}\"\nbrief = \"B{hidden}\"\n[table]\nwidth = 48\nheight = 48\n[[side]]\nname = \"N{hidden}\"\n\
         ship = [{{ at = [18, 24], heading = 90 }}]\n[[side]]\nship = [{{ at = [30, 24], heading = 270 }}]\n"
    )
}

#[test]
fn what_a_stranger_wrote_is_seen_and_does_not_act() {
    let arc = fresh("hostile");
    let path = |name: &str| folder("hostile").join(name).display().to_string();
    let file = arc.display().to_string();
    fine(&format!("watch ftl --seats random,random --seed 3 --quiet --record {file}"));
    let sound = fs::read_to_string(&arc).unwrap();
    let evil = escaped(EVIL);
    let order = sound.lines().find(|line| line.starts_with("> 1")).unwrap();
    fs::write(path("order.arc"), sound.replacen(order, &format!("> 1  A {EVIL}"), 1)).unwrap();
    fs::write(path("field.arc"), sound.replacen("scenario duel", &format!("scen{EVIL} duel"), 1)).unwrap();
    fs::write(path("name.arc"), sound.replacen("seat 1 random", &format!("seat 1 r{EVIL}"), 1)).unwrap();
    fs::write(path("line.arc"), format!("{sound}\n{EVIL}\n")).unwrap();
    fs::write(path("evil.toml"), scenario(&escaped(EVIL))).unwrap();
    fs::write(path("fields.toml"), scenario("").replace("brief", &format!("\"{evil}\""))).unwrap();
    // A title may hold marks of direction, which are not control characters.
    fs::write(path("marks.toml"), scenario("\u{202e}\u{2067}\u{200f}\u{2028}")).unwrap();
    let yard = format!("[design.X]\nname = \"{evil}\"\nbase = \"CA{evil}\"\n\"{evil}\" = 3\ndamage = 8\n");
    fs::write(path("design.toml"), &yard).unwrap();
    fs::write(path("class.toml"), format!("[class.X]\nname = \"{evil}\"\n\"{evil}\" = 3\n")).unwrap();
    fs::write(path("broken.toml"), format!("title = \"x\"\nb = {EVIL}\n")).unwrap();
    fs::write(path("question.toml"), format!("title = \"{evil}\"\ngame = \"{evil}\"\n\"{evil}\" = 1\n"))
        .unwrap();
    fs::write(path("marked.toml"), "title = \"t\u{202e}\"\nasks = \"a\"\nkind = \"sweep\"\ngame = \"ftl\"\nscenario = \"duel\"\ncaptain = \"random\"\nbattles = 2\n[[case]]\nname = \"one\u{202e}\"\n[[case]]\nname = \"two\"\n").unwrap();
    let marks = path("marks.arc");
    fine(&format!(
        "watch ftl --scenario {} --seats random,random --seed 3 --quiet --record {marks}",
        path("marks.toml")
    ));
    let table = [
        format!("replay {}", path("order.arc")),
        format!("replay {}", path("field.arc")),
        format!("replay {}", path("name.arc")),
        format!("replay {}", path("line.arc")),
        format!("replay {marks}"),
        format!("replay --json {marks}"),
        format!("replay --board {marks}"),
        format!("play --resume {}", path("order.arc")),
        format!("play --resume {}", path("field.arc")),
        format!("analyse {}", path("order.arc")),
        format!("analyse {}", path("name.arc")),
        format!("analyse --nodes 5 --turn 1 {}", path("line.arc")),
        format!("lab run {}", path("question.toml")),
        format!("lab run {}", path("marked.toml")),
        format!("lab run --json {}", path("marked.toml")),
        format!("lab run --csv {}", path("marked.toml")),
        format!("design full-thrust {}", path("design.toml")),
        format!("design full-thrust --json {}", path("design.toml")),
        format!("design talon {}", path("class.toml")),
        format!("watch ftl --seats random,random --scenario {}", path("fields.toml")),
        format!("watch ftl --seats random,random --seed 3 --scenario {}", path("marks.toml")),
    ];
    for words in table {
        seen(&words, &run(&words));
    }
    for words in ["lab run", "perft ftl --scenario", "design talon", "design full-thrust"] {
        let words = format!("{words} {}", path("broken.toml"));
        safe(&words, &run(&words));
    }
    let words = format!("watch ftl --seats random,random --scenario {}", path("evil.toml"));
    let said = run(&words);
    safe(&words, &said);
    assert!(said.err.contains("title: '\\u{1b}' cannot be shown"), "{}", said.err);
    for args in [
        ["rules", "ftl", EVIL].as_slice(),
        &["rules", EVIL],
        &["replay", &format!("none{EVIL}.arc")],
        &["lab", "run", &format!("no/{EVIL}")],
        &["watch", "ftl", "--seats", EVIL],
    ] {
        seen(args[0], &run_args(args));
    }
    let json = run(&format!("replay --json {marks}")).out;
    assert!(json.contains("T\\u202e\\u2067"), "JSON has escapes of its own: {json}");
    assert!(fs::read_to_string(path("order.arc")).unwrap().contains(EVIL), "files are left as they are");
}

#[test]
fn a_person_that_resumes_a_strangers_battle_sees_its_marks() {
    let arc = fresh("hostile-play");
    let toml = folder("hostile-play").join("marks.toml");
    fs::write(&toml, scenario("\u{202e}\u{2067}\u{2028}")).unwrap();
    let words = format!(
        "play ftl --scenario {} --seats you,random --seed 3 --record {}",
        toml.display(),
        arc.display()
    );
    seen(&words, &run_with(&words, "idle\n\nboard\nlog\npieces\nA \u{1b}[31m\u{202e}\nquit\n"));
    let words = format!("play --resume {}", arc.display());
    seen(&words, &run_with(&words, "log\nquit\n"));
}

#[test]
fn a_line_of_a_million_letters_is_told_in_a_line_that_can_be_read() {
    let arc = fresh("long-lines");
    let file = arc.display().to_string();
    fine(&format!("watch ftl --seats random,random --seed 3 --quiet --record {file}"));
    let sound = fs::read_to_string(&arc).unwrap();
    let long = "x".repeat(1_000_000);
    let order = sound.lines().find(|line| line.starts_with("> 1")).unwrap();
    let told = sound.lines().find(|line| line.starts_with("[FTL")).unwrap();
    for bad in [
        format!("{sound}\n{long}\n"),
        sound.replacen(order, &format!("> 1  {long}"), 1),
        sound.replacen(order, &format!("> 1  A {long}"), 1),
        sound.replacen(told, &format!("{told}{long}"), 1),
        sound.replacen("scenario duel", &format!("scenario {long}"), 1),
        sound.replacen("scenario duel", &long, 1),
        sound.replacen("record 2", &format!("record {long}"), 1),
    ] {
        fs::write(&arc, bad).unwrap();
        let said = run(&format!("replay {file}"));
        assert_eq!(said.code, 1);
        assert!(said.err.chars().count() < 700, "{} letters: {:.900}", said.err.len(), said.err);
        let told = said.err.contains("characters)") || said.err.contains("the header has been changed");
        assert!(told, "{:.900}", said.err);
    }
}
