//! `firing-arc analyse`: the same figures with any number of threads, clear errors, and no partial output.

use std::fs;

use serde_json::Value;

use crate::table::{fine, fresh, run};

/// Records a battle of three turns that ends by its limit; returns the file.
fn recorded(name: &str) -> String {
    let file = fresh(name).display().to_string();
    fine(&format!(
        "watch ftl --scenario close-quarters --option turn-limit=3 --seats doctrine,random --seed 4 --quiet --record {file}"
    ));
    file
}

#[test]
fn an_analysis_says_what_orders_cost_and_how_sure_that_is() {
    let file = recorded("analysed");
    let said = fine(&format!("analyse {file} --nodes 64"));
    for part in [
        "64 nodes for each of 3 decisions",
        "2 separate searches",
        "Turn 3",
        "Turning points",
        "average cost",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert_eq!(said.matches("      the search: ").count(), 6, "{said}");
    let default = fine(&format!("analyse {file} --turn 2 --seat 1 --json"));
    let json: Value = serde_json::from_str(&default).unwrap();
    let decisions = json["decisions"].as_array().unwrap();
    assert_eq!((decisions.len(), &decisions[0]["turn"]), (1, &Value::from(2)));
    assert_eq!(decisions[0]["orders"].as_array().map(Vec::len), Some(2), "all seats are searched together");
    assert_eq!(decisions[0]["nodes"], json["nodes"], "the default is told");
}

#[test]
fn one_thread_or_many_a_turn_or_all_the_figures_are_the_same() {
    let file = recorded("threads");
    let all = fine(&format!("analyse {file} --nodes 200 --json --threads 1"));
    assert_eq!(all, fine(&format!("analyse {file} --nodes 200 --json --threads 4")));
    let turn = fine(&format!("analyse {file} --nodes 200 --json --turn 3"));
    let decisions = |text: &str| serde_json::from_str::<Value>(text).unwrap()["decisions"].clone();
    assert_eq!(decisions(&turn), Value::from(vec![decisions(&all)[2].clone()]));
    assert_ne!(
        all,
        fine(&format!("analyse {file} --nodes 200 --json --seed 2")),
        "another seed, other searches"
    );
}

#[test]
fn what_cannot_be_analysed_is_named() {
    let file = recorded("refused");
    let table = [
        ("--nodes 0", "--nodes"),
        ("--nodes 100000001", "--nodes"),
        ("--millis 0", "--millis"),
        ("--nodes 5 --millis 5", "cannot be used with"),
        ("--level kirk", "no captain of ftl is called \"kirk\"; there are: random"),
        ("--level random", "\"random\" does not search"),
        ("--seat 0", "seats are numbered 1 to 2"),
        ("--seat 3", "seats are numbered 1 to 2"),
        ("--turn 4", "there is no turn 4; the record has 3 turns"),
        ("--turn 0", "--turn"),
    ];
    for (words, said) in table {
        let run = run(&format!("analyse {file} {words}"));
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{words}: {}", run.err);
        assert!(run.err.contains(said), "{words}: expected \"{said}\" in: {}", run.err);
    }
    let folder = fresh("no-records").parent().unwrap().to_owned();
    let path = |name: &str| folder.join(name).display().to_string();
    fs::write(path("prose.arc"), "It was a dark and stormy night\n").unwrap();
    fs::write(path("newer.arc"), "firing-arc record 99\n").unwrap();
    let text = fs::read_to_string(&file).unwrap();
    fs::write(path("rules.arc"), text.replace("game ftl 2\n", "game ftl 9\n")).unwrap();
    let opening = text.find("\nturn 1").unwrap();
    fs::write(path("unplayed.arc"), &text[..opening]).unwrap();
    let table = [
        ("none.arc", "none.arc: no such file"),
        ("prose.arc", "line 1: not a record"),
        ("newer.arc", "this record has format 99, newer than this program"),
        ("rules.arc", "line 2"),
        ("unplayed.arc", "no turn has been played"),
    ];
    for (name, said) in table {
        let run = run(&format!("analyse {}", path(name)));
        assert_eq!((run.code, run.out.as_str()), (1, ""), "{name}: {}", run.err);
        assert!(run.err.contains(said), "{name}: expected \"{said}\" in: {}", run.err);
    }
}

#[test]
fn of_a_damaged_record_the_whole_turns_are_analysed() {
    let file = recorded("damaged");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, &text[..text.find("\nturn 3").unwrap() + 12]).unwrap();
    let run = run(&format!("analyse {file} --nodes 32"));
    assert_eq!(run.code, 1);
    assert!(run.out.contains("Turn 2\n") && !run.out.contains("Turn 3\n"), "{}", run.out);
    assert!(run.out.contains("The battle is not over: orders for turn 3"), "{}", run.out);
    assert!(run.err.contains("2 turns are analysed above; the rest is lost"), "{}", run.err);
}

#[cfg(unix)]
#[test]
fn stopped_in_the_middle_it_leaves_nothing_half() {
    use std::process::{Command, Stdio};
    use std::thread;
    use std::time::Duration;

    let file = recorded("stopped");
    let mut child = Command::new(crate::table::PROGRAM)
        .args(["analyse", &file, "--nodes", "100000000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    thread::sleep(Duration::from_millis(700));
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    assert!(!child.wait().unwrap().success());
    let out = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&out.stdout), "", "all or nothing is printed");
}
