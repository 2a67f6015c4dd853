//! Battles by file from the terminal: two players with a folder each, and letters as files.

use std::fs;
use std::path::{Path, PathBuf};

use crate::table::{fine, folder, run, run_args};

/// Returns a folder for one test that does not exist yet.
fn empty(name: &str) -> PathBuf {
    let folder = folder(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// Runs a command of battles by file, and keeps the letter that it prints.
fn mail(words: &str, letter: &Path) -> String {
    let told = fine(&format!("mail {words}"));
    fs::write(letter, &told).expect("a letter is written");
    told
}

#[test]
fn two_players_fight_by_letters_and_each_proves_the_battle() {
    let at = empty("mail");
    let file = |name: &str| at.join(name);
    let [ada, ben, from_ada, from_ben] = ["ada.mail", "ben.mail", "from-ada", "from-ben"].map(file);
    let [a, b, la, lb] = [&ada, &ben, &from_ada, &from_ben].map(|path| path.display().to_string());
    let invited = mail(&format!("new ftl {a} --scenario close-quarters --name Ada"), &from_ada);
    assert!(
        invited.contains("FIRING ARC LETTER") && invited.contains("Wanted: the other player's answer"),
        "{invited}"
    );
    mail(&format!("join {b} {la} --name Ben"), &from_ben);
    mail(&format!("take {a} {lb}"), &from_ada);
    let sealed = run_args(&["mail", "order", &a, "A L"]);
    assert_eq!(sealed.code, 0, "{}", sealed.err);
    fs::write(&from_ada, sealed.out).expect("a letter is written");
    let shown = fine(&format!("mail show {b}"));
    assert!(
        shown.contains("You are seat 2") && shown.contains("Wanted: your order for decision 1"),
        "{shown}"
    );
    mail(&format!("order {b} idle"), &from_ben);
    mail(&format!("take {b} {la}"), &from_ben);
    let opened = mail(&format!("take {a} {lb}"), &from_ada);
    assert!(opened.contains("A launches A.1"), "{opened}");
    mail(&format!("take {b} {la}"), &from_ben);
    mail(&format!("concede {b}"), &from_ben);
    let over = mail(&format!("take {a} {lb}"), &from_ada);
    assert!(over.contains("both have signed its end"), "{over}");
    let record = at.join("battle.arc");
    fs::write(&record, fine(&format!("mail record {a}"))).expect("a record is written");
    let proved = fine(&format!("verify {}", record.display()));
    assert!(proved.contains("is true") && proved.contains("signed by seat 1 and seat 2"), "{proved}");
    assert!(proved.contains("who sat at a key"), "{proved}");
    assert!(fine(&format!("replay {}", record.display())).contains("concedes"));
}

#[test]
fn a_tampered_or_cut_record_and_a_wrong_letter_are_named_and_change_no_file() {
    let at = empty("mail-wrong");
    let path = |name: &str| at.join(name).display().to_string();
    let [a, b, la, lb] = ["ada.mail", "ben.mail", "from-ada", "from-ben"].map(path);
    mail(&format!("new full-thrust {a} --scenario line-duel"), Path::new(&la));
    mail(&format!("join {b} {la}"), Path::new(&lb));
    let before = fs::read_to_string(&b).expect("a battle");
    for (words, status, why) in [
        (format!("mail take {b} {lb}"), 1, "your own"),
        (format!("mail take {b} {a}"), 1, "no letter of a battle"),
        (format!("mail join {b} {la}"), 1, "the file exists"),
        (format!("mail new black-skies {}", path("sky.mail")), 1, "cannot be played by file"),
        (format!("mail order {b} nonsense"), 1, "FT-"),
        (format!("mail take {} {la}", path("none.mail")), 1, "no such file"),
    ] {
        let said = run(&words);
        assert_eq!(said.code, status, "{words}: {}", said.err);
        assert!(said.err.to_lowercase().contains(&why.to_lowercase()), "{words}: {}", said.err);
    }
    assert_eq!(fs::read_to_string(&b).expect("a battle"), before);
    assert!(!Path::new(&path("sky.mail")).exists());
    let record = path("battle.arc");
    fs::write(&record, fine(&format!("mail record {b}"))).expect("a record is written");
    let cut = run(&format!("verify {record}"));
    assert!(cut.code == 1 && cut.err.contains("the end is missing"), "{}", cut.err);
    assert!(fine(&format!("verify {record} --unfinished")).contains("is true"));
    let text = fs::read_to_string(&record).expect("a record").replacen("~ mode strict", "~ mode shared", 1);
    fs::write(&record, text).expect("a record is written");
    let forged = run(&format!("verify {record}"));
    assert!(forged.code == 1 && forged.err.contains("line "), "{}", forged.err);
}

#[test]
fn a_lost_battle_is_taken_up_with_the_recovery_text() {
    let at = empty("mail-lost");
    let path = |name: &str| at.join(name).display().to_string();
    let [a, b, la, lb] = ["ada.mail", "ben.mail", "from-ada", "from-ben"].map(path);
    mail(&format!("new ftl {a} --scenario duel"), Path::new(&la));
    mail(&format!("join {b} {la}"), Path::new(&lb));
    mail(&format!("take {a} {lb}"), Path::new(&la));
    let (recovery, history) = (path("recovery"), path("history"));
    fs::write(&recovery, fine(&format!("mail recovery {b}"))).expect("a text is written");
    fs::write(&history, fine(&format!("mail history {a}"))).expect("a text is written");
    fs::remove_file(&b).expect("the battle is lost");
    let shown = fine(&format!("mail recover {b} --recovery {recovery} --history {history}"));
    assert!(shown.contains("You are seat 2"), "{shown}");
    mail(&format!("order {b} idle"), Path::new(&lb));
    mail(&format!("take {a} {lb}"), Path::new(&la));
}

#[test]
fn a_joiner_is_told_of_a_start_of_the_makers_own_and_refuses_a_forged_one() {
    let at = empty("mail-forged");
    let path = |name: &str| at.join(name).display().to_string();
    let [a, b, letter, file] = ["ada.mail", "ben.mail", "from-ada", "duel.toml"].map(path);
    let ftl = games::SHELF.game("ftl").expect("a game");
    let duel = ftl.scenarios().iter().find(|file| file.id == "duel").expect("a scenario").text;
    let changed = duel.replacen("[12, 24]", "[13, 24]", 1);
    // A changed program names a scenario of the game, and sends another set-up.
    let opening = shelf::Opening { text: Some(changed.clone()), ..shelf::Opening::scenario("duel") };
    let forged = seals::Mail::invite(&games::SHELF, "ftl", &opening, (engine::Seat(0), "Ada"), [1; 32]);
    fs::write(&letter, forged.expect("a changed program makes it").letter()).expect("a letter is written");
    let refused = run(&format!("mail join {b} {letter} --name Ben"));
    assert!(refused.code == 1 && refused.err.contains("its set-up is not this program's"), "{refused:?}");
    assert!(!Path::new(&b).exists());
    fs::write(&file, changed).expect("a scenario is written");
    mail(&format!("new ftl {a} --scenario {file} --option missiles=3 --name Ada"), Path::new(&letter));
    let joined = fine(&format!("mail join {b} {letter} --name Ben"));
    assert!(joined.contains("a scenario file of the other player's own"), "{joined}");
    assert!(joined.contains("Options: missiles 3.") && joined.contains("Mode strict: nobody"), "{joined}");
}
