//! Truncated, edited and interrupted records.

use std::fs;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::table::{PROGRAM, fine, fresh, run, run_with};

fn written(name: &str) -> (String, String) {
    let file = fresh(name).display().to_string();
    fine(&format!(
        "watch ftl --scenario close-quarters --seats doctrine,random --seed 4 --nodes 5 --quiet --record {file}"
    ));
    let text = fs::read_to_string(&file).unwrap();
    (file, text)
}

#[test]
fn a_character_edited_in_an_order_or_digest_is_found() {
    let (file, text) = written("edited");
    let lines: Vec<&str> = text.lines().collect();
    for (i, line) in
        lines.iter().enumerate().filter(|(_, line)| line.starts_with("> ") || line.starts_with("= "))
    {
        let digest = line.starts_with("= ");
        let last = if line.ends_with('1') { '2' } else { '1' };
        let edited = format!("{}{last}", &line[..line.len() - 1]);
        let mut all: Vec<&str> = lines.clone();
        all[i] = &edited;
        fs::write(&file, all.join("\n")).unwrap();
        let said = run(&format!("replay {file}"));
        assert_eq!(said.code, 1, "line {}: {line} → {edited}", i + 1);
        let named: usize =
            said.err.split(": line ").nth(1).unwrap().split(':').next().unwrap().parse().unwrap();
        let end = (i..lines.len()).find(|at| lines[*at].starts_with("= ")).unwrap();
        let range = if digest { i..=i } else { i..=end };
        assert!(range.contains(&(named - 1)), "line {} was edited: {}", i + 1, said.err);
        assert!(said.err.starts_with(&format!("{file}: line ")), "{}", said.err);
    }
}

#[test]
fn an_illegal_order_is_named_with_its_clause() {
    let (file, text) = written("illegal");
    let line = 1 + text.lines().position(|line| line.starts_with("> 1  ")).unwrap();
    let edited: Vec<&str> =
        text.lines().enumerate().map(|(i, old)| if i + 1 == line { "> 1  A S9" } else { old }).collect();
    fs::write(&file, edited.join("\n")).unwrap();
    let said = run(&format!("replay {file}"));
    assert_eq!(said.code, 1);
    assert!(said.err.starts_with(&format!("{file}: line {line}: order refused: A S9")), "{}", said.err);
    assert!(said.err.trim_end().ends_with("[FTL-5.3]"), "{}", said.err);
}

#[test]
fn a_record_cut_short_shows_its_whole_turns_and_goes_on() {
    let (file, text) = written("cut");
    let third = text.match_indices("\nturn ").nth(2).unwrap().0;
    fs::write(&file, &text[..third + 30]).unwrap();
    let said = run(&format!("replay {file}"));
    assert_eq!(said.code, 1);
    assert!(said.out.contains("Turn 2\n") && !said.out.contains("Turn 3\n"), "{}", said.out);
    assert!(said.err.contains("the record stops in the middle of turn 3"), "{}", said.err);
    assert!(said.err.contains(&format!("firing-arc play --resume {file}")), "{}", said.err);
    let captains = run(&format!("play --resume {file}"));
    assert_eq!(captains.code, 2, "{}", captains.err);
    assert!(captains.err.contains("name `you` in --seats"), "{}", captains.err);
    assert_eq!(fs::read_to_string(&file).unwrap(), text[..third + 30], "nobody played, nothing is cut");
    let resumed = run_with(&format!("play --resume {file} --seats you,random"), "L\n\n");
    assert_eq!(resumed.code, 0, "{}", resumed.err);
    assert_eq!(fs::read_to_string(format!("{file}.damaged")).unwrap(), text[..third + 30]);
    let whole = fs::read_to_string(&file).unwrap();
    assert!(whole.starts_with(&text[..third]), "what was whole has not changed");
    assert!(fine(&format!("replay {file}")).contains("Turn 3\n"));
    fs::write(&file, &text[..third - 3]).unwrap();
    run_with(&format!("play --resume {file} --seats you,random"), "");
    assert!(fs::exists(format!("{file}.damaged.2")).unwrap(), "the first copy is kept");
}

#[test]
fn a_record_edited_against_the_rules_is_not_gone_on_with() {
    let (file, text) = written("refused");
    let edited = text.replacen("> 1  A", "> 1  B", 1);
    fs::write(&file, &edited).unwrap();
    let said = run_with(&format!("play --resume {file} --seats you,you"), "");
    assert_eq!(said.code, 1, "{}", said.out);
    assert_eq!(fs::read_to_string(&file).unwrap(), edited, "left as it was");
}

#[test]
fn a_last_line_without_its_end_is_whole() {
    let (file, text) = written("unended");
    let second = text.match_indices("\nturn ").nth(1).unwrap().0;
    fs::write(&file, &text[..second - 1]).unwrap();
    fine(&format!("replay {file}"));
    run_with(&format!("play --resume {file} --seats you,random"), "idle\n\n");
    assert!(!fs::exists(format!("{file}.damaged")).unwrap());
    let whole = fs::read_to_string(&file).unwrap();
    assert!(whole.starts_with(&format!("{}turn 2\n", &text[..=second])), "{whole}");
    fine(&format!("replay {file}"));
}

#[test]
fn a_program_killed_in_play_leaves_a_whole_record() {
    let file = fresh("killed").display().to_string();
    let mut child = Command::new(PROGRAM)
        .args(["watch", "ftl", "--seats", "search,search", "--millis", "20", "--quiet", "--record", &file])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let turns = || fs::read_to_string(&file).map_or(0, |text| text.matches("\n= ").count());
    let start = Instant::now();
    while turns() < 4 && start.elapsed() < Duration::from_secs(30) {
        thread::sleep(Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(turns() >= 4);
    assert!(fine(&format!("replay {file}")).contains("Turn 3\n"));
}

#[test]
fn a_record_from_standard_input_goes_on_in_a_file_of_its_own() {
    let file = fresh("piped").display().to_string();
    let words = format!("play ftl --scenario close-quarters --seats you,random --seed 4 --record {file}");
    let said = run_with(&words, "idle\n\nquit\n");
    assert!(said.out.contains("The record has 1 turn."), "{}", said.out);
    let text = fs::read_to_string(&file).unwrap();
    let said = run_with("play --resume -", text.clone());
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("1 turn is played."), "{}", said.out);
    let own = said.out.trim_end().rsplit(' ').next().unwrap();
    assert_eq!(fs::read_to_string(own).unwrap(), text, "{}", said.out);
    assert_eq!(fs::read_to_string(&file).unwrap(), text, "left as it is");
}

#[test]
fn an_empty_line_more_or_less_is_named_and_nothing_is_cut_away() {
    let (file, text) = written("spaced");
    for (bad, said) in [
        (
            text.replacen("\nturn 2", "\n\nturn 2", 1),
            "an empty line too many: exactly one stands before \"turn 2\"",
        ),
        (text.replacen("\n\nturn 2", "\nturn 2", 1), "an empty line is missing before \"turn 2\""),
        (format!("{text}\n"), "an empty line without a turn after it"),
    ] {
        fs::write(&file, &bad).unwrap();
        let run = run(&format!("replay {file}"));
        assert_eq!(run.code, 1, "{}", run.out);
        assert!(run.err.contains(said), "{}", run.err);
        if !bad.ends_with("\n\n") {
            let resumed = run_with(&format!("play --resume {file} --seats you,random"), "quit\n");
            assert!(resumed.code == 1 && resumed.err.contains(said), "{}", resumed.err);
            assert_eq!(fs::read_to_string(&file).unwrap(), bad, "left as it is");
        }
    }
}

#[test]
fn a_file_that_is_too_long_is_refused_before_it_is_read() {
    let path = fresh("far-too-long");
    // A sparse file: a program that read it whole would need its length in memory, and much time.
    std::fs::File::create(&path).unwrap().set_len(1 << 40).unwrap();
    let path = path.display();
    for command in [format!("replay {path}"), format!("analyse {path}"), format!("play --resume {path}")] {
        let said = run(&command);
        assert_eq!(said.code, 1, "{command}");
        assert!(said.err.contains("longer than 32 MiB, the limit for a record"), "{command}: {}", said.err);
    }
}
