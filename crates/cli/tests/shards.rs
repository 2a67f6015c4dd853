//! Runs split over processes and gathered again: every file equals that of the run that nobody split.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::table::{PROGRAM, fine, folder, fresh, run};

const MATCH: &str = "lab match ftl --scenario close-quarters --seats doctrine,random --nodes 1";

/// Returns an empty folder for one test.
fn empty(name: &str) -> PathBuf {
    let folder = folder(&format!("sharded-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Returns every file of a folder by its name.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    entries
        .map(|entry| (entry.file_name().to_string_lossy().into_owned(), fs::read(entry.path()).unwrap()))
        .filter(|(name, _)| !name.contains(".shard-"))
        .collect()
}

/// Runs `words` unsplit and as shards, both with the files in the same folder, and compares what is printed and written.
fn compared(name: &str, words: &str, of: u32, between: impl Fn(&str, u32, &Path)) {
    let (out, shards) = (empty(name), empty(&format!("{name}-shards")));
    let kept = format!("{words} --untimed --out {}/", out.display());
    let whole = (fine(&kept), files(&out));
    fs::remove_dir_all(&out).unwrap();
    fs::create_dir_all(&out).unwrap();
    let plain = words.replace(" --json", "");
    for number in 1..=of {
        let shard = format!("{plain} --untimed --out {}/ --shard {number}/{of}", shards.display());
        between(&shard, number, &shards);
        assert!(fine(&shard).contains(&format!("shard {number}/{of}: ")));
    }
    let gathered = fine(&format!("{kept} --gather {}", shards.display()));
    assert_eq!(gathered, whole.0);
    let ours = files(&out);
    assert!(!ours.is_empty() && ours.keys().eq(whole.1.keys()), "{:?}", ours.keys());
    for (name, bytes) in &ours {
        assert!(*bytes == whole.1[name], "{name} differs from that of the unsplit run");
    }
}

#[test]
fn gathered_matches_ladders_and_exploiters_equal_the_unsplit_ones() {
    compared("match", &format!("{MATCH} --battles 31 --json"), 4, |_, _, _| {});
    // A test looks at all battles, so the shards fight them all; those beyond its decision are not counted.
    compared("stop", &format!("{MATCH} --battles 60 --stop --json"), 3, |_, _, _| {});
    let ladder = "lab ladder ftl --scenario close-quarters --seats random,doctrine,search --battles 6 --nodes 4 --json";
    compared("ladder", ladder, 5, |_, _, _| {});
    let exploit =
        "lab exploit ftl --scenario close-quarters --of doctrine --battles 4 --samples 2 --nodes 9 --json";
    compared("exploit", exploit, 2, |_, _, _| {});
}

#[test]
fn gathered_experiments_equal_the_unsplit_ones() {
    let file = fresh("sweep").with_extension("toml");
    fs::write(
        &file,
        "title = \"t\"\nasks = \"a\"\nkind = \"sweep\"\ngame = \"ftl\"\nscenario = \"close-quarters\"\n\
         captain = \"doctrine\"\nbattles = 25\n\n[vary]\nset = \"side.1.ship.1.at.2\"\nvalues = [6, 8, 10]\n",
    )
    .unwrap();
    compared("sweep", &format!("lab run {} --json", file.display()), 3, |_, _, _| {});
    compared("csv", &format!("lab run {} --csv", file.display()), 2, |_, _, _| {});
}

#[test]
fn a_question_of_fairness_is_split_round_by_round() {
    let file = fresh("fair").with_extension("toml");
    fs::write(
        &file,
        "title = \"t\"\nasks = \"a\"\nkind = \"fair\"\ngame = \"full-thrust\"\nscenario = \"duel-heavy-cruisers\"\n\
         captain = \"doctrine\"\nbattles = 25\n\n[vary]\nset = \"side.1.ship.1.at.2\"\nvalues = [6, 15, 24]\n\n\
         [fair]\nwidth = 0.1\nmost = 80\n",
    )
    .unwrap();
    let (out, shards) = (empty("fair"), empty("fair-shards"));
    let words = format!("lab run {} --json --untimed --out {}", file.display(), out.display());
    let whole = (fine(&words), files(&out));
    fs::remove_dir_all(&out).unwrap();
    fs::create_dir_all(&out).unwrap();
    let gather = format!("{words} --gather {}", shards.display());
    for round in 1..=3 {
        for number in 1..=2 {
            let plain = words.replace(" --json", "").replace(out.to_str().unwrap(), shards.to_str().unwrap());
            fine(&format!("{plain} --shard {number}/2 --round {round}"));
        }
        let next = if round < 3 { format!("--round {}", round + 1) } else { String::new() };
        let said = run(&gather);
        assert_eq!((said.code, said.out.is_empty()), (i32::from(round < 3), round < 3), "{}", said.err);
        assert!(said.err.contains(&next), "{}", said.err);
    }
    assert_eq!((fine(&gather), files(&out)), whole);
    let said = run(&format!("lab run {} --out {} --shard 1/2 --round 4", file.display(), shards.display()));
    assert!(
        said.code == 1 && said.err.contains("there is no round 4: the last round of this experiment is 3"),
        "{}",
        said.err
    );
}

#[test]
fn a_shard_that_was_killed_goes_on_and_nothing_is_counted_twice() {
    let words =
        "lab match full-thrust --scenario duel-heavy-cruisers --seats doctrine,doctrine --battles 300 --json";
    compared("killed-shard", words, 2, |shard, number, folder| {
        if number == 2 {
            let file = || -> Option<PathBuf> {
                let mut entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
                entries.find(|path| path.to_string_lossy().ends_with("shard-2-of-2.results"))
            };
            let mut child = Command::new(PROGRAM)
                .args(shard.split_whitespace())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            let start = Instant::now();
            while !fs::read_to_string(file().unwrap_or_default()).unwrap_or_default().contains("\n0 ") {
                assert!(start.elapsed() < Duration::from_mins(1), "no battle was kept");
                assert!(child.try_wait().unwrap().is_none(), "the shard was over before it could be killed");
                std::thread::sleep(Duration::from_millis(1));
            }
            child.kill().unwrap();
            child.wait().unwrap();
        }
    });
}

#[test]
fn a_split_that_cannot_be_gathered_is_named_and_leaves_nothing_behind() {
    let shards = empty("none");
    let words = format!("{MATCH} --battles 8");
    fine(&format!("{words} --out {}/ --shard 1/3", shards.display()));
    let failed = |words: &str| {
        let said = run(words);
        (said.err, said.code)
    };
    let (told, status) =
        failed(&format!("{words} --gather {} --out {}/whole.results", shards.display(), shards.display()));
    assert!(status == 1 && told.contains("has no file whole.shard-"), "{told}");
    let gather = format!("{words} --gather {} --out {}/", shards.display(), shards.display());
    let (told, status) = failed(&gather);
    assert!(status == 1 && told.contains("shards 2, 3 of 3 are missing"), "{told}");
    assert!(files(&shards).is_empty(), "{:?}", files(&shards).keys());
    let (told, status) = failed(&gather.replace("--battles 8", "--battles 9"));
    assert!(status == 1 && told.contains("belongs to another experiment"), "{told}");
    for (wrong, said) in [
        ("--shard 1/3", "--out"),
        ("--shard 4/3 --out x/", "such as 3/64"),
        ("--shard 1/3 --gather x --out x/", "cannot be used with"),
        ("--untimed", "--out"),
    ] {
        let (told, status) = failed(&format!("{words} {wrong}"));
        assert!(status == 2 && told.contains(said), "{wrong}: {told}");
    }
}
