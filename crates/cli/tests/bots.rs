//! Programs of others in a match: a bot that plays every game, and programs that do everything wrong.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::table::{folder, root, run_args};

/// Plays a match with a program in the first seat, and returns its JSON.
fn played(game: &str, scenario: &str, seats: &str, more: &[&str]) -> Value {
    let words = ["lab", "match", game, "--scenario", scenario, "--seats", seats, "--nodes", "1", "--json"];
    let said = run_args(&[&words[..], more].concat());
    assert_eq!(said.code, 0, "{seats}: {}", said.err);
    serde_json::from_str(&said.out).unwrap()
}

/// Returns `true` if Python is there; a machine without it cannot run a bot in Python.
///
/// # Panics
/// In CI, where nothing is skipped, if it is not there.
fn has_python() -> bool {
    let there = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    assert!(there || std::env::var_os("CI").is_none(), "CI runs this test, and needs python3");
    there
}

#[test]
fn the_bot_of_the_documents_plays_every_game_to_its_end() {
    if !has_python() {
        return;
    }
    let bot = root().join("docs/bots/eager.py");
    let lines = fs::read_to_string(&bot).unwrap().lines().count();
    assert!(lines <= 30, "{lines} lines");
    let name = format!("program:python3 {}", bot.display());
    for game in games::SHELF.iter() {
        let starter = game.scenarios().iter().find(|scenario| scenario.teaches.is_some());
        let (game, scenario) = (game.id(), starter.expect("a starter set").id);
        let json = played(game, scenario, &format!("{name},random"), &["--battles", "2"]);
        assert_eq!(json["battles"], 2, "{json}");
        assert_eq!(json["programs"], serde_json::json!({}), "{game}: no failure");
    }
    // The same seeds give the same battles, because the bot draws nothing by itself.
    let twice =
        || played("ftl", "close-quarters", &format!("random,{name}"), &["--battles", "2", "--seed", "9"]);
    assert_eq!(twice(), twice());
}

/// Writes a program for the shell, and returns its path.
#[cfg(unix)]
fn program(name: &str, text: &str) -> PathBuf {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("programs");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

/// The part of a program that writes nothing in every decision, until its battle is over.
#[cfg(unix)]
const IDLE: &str = "while read -r line; do case \"$line\" in *'\"decision\"'*) echo idle;; esac; done";

/// Plays two battles of a program for the shell against random play, and returns its failures.
#[cfg(unix)]
fn failures(name: &str, text: &str, more: &[&str]) -> Value {
    let seat = format!("program:{}", program(name, text).display());
    let words = [&["--battles", "2"][..], more].concat();
    let json = played("ftl", "close-quarters", &format!("{seat},random"), &words);
    assert_eq!(json["battles"], 2, "every battle is played to its end: {json}");
    json["programs"][&seat].clone()
}

#[cfg(unix)]
#[test]
fn programs_that_fail_are_silent_and_every_failure_is_counted() {
    let count = |of: &Value, name: &str| of[name].as_u64().unwrap();
    let of = failures("rubbish", "while read -r line; do echo '%%% \\377 no order'; done", &[]);
    assert!(count(&of, "illegal") > 2 && count(&of, "crashes") == 0, "{of}");
    let first = &of["failures"][0];
    assert!(first["clause"].as_str().unwrap().starts_with("FTL-") && first["decision"] == 1, "{first}");

    let of = failures("exits", "echo 'no such file' >&2; exit 3", &[]);
    assert_eq!((count(&of, "crashes"), count(&of, "timeouts")), (2, 0), "{of}");
    let what = of["failures"][0]["what"].as_str().unwrap();
    assert!(what.contains("exit status: 3") && what.contains("no such file"), "{what}");
    assert!(count(&of, "silent") > 2, "it writes nothing for the rest of its battle: {of}");

    let late = "read -r a; read -r b; echo idle; exec sleep 600";
    let of = failures("sleeps", late, &["--program-millis", "300"]);
    assert_eq!((count(&of, "timeouts"), count(&of, "crashes")), (2, 0), "{of}");
    assert!(of["failures"][0]["what"].as_str().unwrap().contains("no order within 300 ms"), "{of}");

    let of = failures("floods", "read -r a; cat /dev/zero | tr '\\0' x", &[]);
    assert_eq!((count(&of, "crashes"), count(&of, "illegal")), (2, 0), "{of}");
    assert!(of["failures"][0]["what"].as_str().unwrap().contains("more than 65536 bytes"), "{of}");
}

#[cfg(unix)]
#[test]
fn programs_that_write_too_much_elsewhere_do_no_harm() {
    let errors = failures("errors", &format!("head -c 5000000 /dev/zero >&2\n{IDLE}"), &[]);
    assert_eq!(errors, Value::Null, "no failure");
    let unasked = failures("unasked", "yes idle", &[]);
    assert_eq!(unasked, Value::Null, "lines that nobody asked for are answers to later questions");
}

#[cfg(target_os = "linux")]
#[test]
fn the_children_of_a_program_are_killed_and_its_environment_is_short() {
    let place = folder("children");
    fs::create_dir_all(&place).unwrap();
    let (child, env) = (place.join("child"), place.join("env"));
    let text = format!("sleep 600 &\necho $! > {}\nenv > {}\n{IDLE}", child.display(), env.display());
    assert_eq!(failures("forks", &text, &[]), Value::Null);
    let number = fs::read_to_string(&child).unwrap();
    // A killed process is there until it has had its turn and somebody has waited for it.
    let stat = || fs::read_to_string(Path::new("/proc").join(number.trim()).join("stat")).unwrap_or_default();
    let began = Instant::now();
    while !stat().is_empty() && !stat().contains(") Z ") {
        assert!(began.elapsed() < Duration::from_mins(1), "the child goes on: {}", stat());
        std::thread::sleep(Duration::from_millis(5));
    }
    for line in fs::read_to_string(&env).unwrap().lines() {
        let name = line.split('=').next().unwrap();
        // The shell itself sets the last three.
        let known = ["PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "PWD", "SHLVL", "_", "OLDPWD"];
        assert!(known.contains(&name), "{line}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_takes_too_much_memory_fails() {
    if !has_python() {
        return;
    }
    let of = failures("greedy", "exec python3 -c 'bytearray(1 << 29)'", &["--program-memory", "200"]);
    assert_eq!(of["crashes"], 2, "{of}");
    assert!(of["failures"][0]["what"].as_str().unwrap().contains("MemoryError"), "{of}");
}

#[test]
fn a_program_that_cannot_be_started_is_named() {
    for (seats, named) in [
        ("program:./no-such-bot,random", "--seats program:./no-such-bot: cannot start it"),
        ("program: ,random", "the command line is empty"),
        ("program:x,nobody", "nobody"),
    ] {
        let said = run_args(&["lab", "match", "ftl", "--seats", seats, "--battles", "2"]);
        assert!(said.code == 2 && said.err.contains(named), "{seats}: {}", said.err);
    }
}
