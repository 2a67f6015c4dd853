//! The lab's commands: matches and ladders, results kept and continued, and errors by name.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use parquet::file::reader::{FileReader, SerializedFileReader};
use serde_json::Value;

use crate::table::{PROGRAM, fine, fresh, run};

const LADDER: &str =
    "lab ladder ftl --scenario close-quarters --seats random,doctrine,search --battles 12 --nodes 8";

#[test]
fn a_ladder_says_how_strong_each_captain_is() {
    let json: Value = serde_json::from_str(&fine(&format!("{LADDER} --json"))).unwrap();
    assert_eq!((&json["anchor"], &json["scenario"]), (&"doctrine".into(), &"close-quarters".into()));
    let ladder = json["ladder"].as_array().unwrap();
    let elo = |at: usize| ladder[at]["elo"].as_f64().unwrap();
    assert!(elo(0) < -100.0 && elo(1).abs() < 1e-9, "{json}");
    for rung in ladder {
        let bound = |at: usize| rung["interval"][at].as_f64().unwrap();
        let elo = rung["elo"].as_f64().unwrap();
        assert!(bound(0) <= elo && elo <= bound(1) && bound(1) - bound(0) < 1e4, "finite: {rung}");
    }
    let pairings = json["pairings"].as_array().unwrap();
    assert_eq!(pairings.len(), 2, "doctrine is the neighbour of both: {json}");
    assert!(pairings.iter().all(|p| p["battles"] == 12 && p["captains"][1] != "search"));
    assert!(json.get("times").is_none(), "times are not part of what can be reproduced");
    let all: Value =
        serde_json::from_str(&fine(&format!("{LADDER} --pairings all --anchor random --json --times")))
            .unwrap();
    assert_eq!(all["pairings"].as_array().unwrap().len(), 3);
    assert_eq!(all["times"]["captains"].as_array().unwrap().len(), 3);
    let text = fine(LADDER);
    assert!(
        text.contains("anchor") && text.contains("doctrine – random") && text.contains("ms per order"),
        "{text}"
    );
}

#[test]
fn a_ladder_says_if_strengths_explain_it_and_whether_it_has_a_cycle() {
    let json: Value = serde_json::from_str(&fine(&format!("{LADDER} --pairings all --json"))).unwrap();
    let fit = &json["goodness"];
    assert!(fit["freedom"] == 1 && fit["p"].as_f64().unwrap() <= 1.0, "{json}");
    assert_eq!((&json["triples"], json["cycles"].as_array().unwrap().len()), (&1.into(), 0));
    let text = fine(&format!("{LADDER} --pairings all"));
    assert!(
        text.contains("explain these results: deviance") && text.contains("no cycle found among 1 triple"),
        "{text}"
    );
    assert!(fine(LADDER).contains("strengths fit any results of a chain of pairings"));
}

#[test]
fn an_exploiter_meets_its_captain_alone_and_in_a_ladder() {
    let words = "lab exploit ftl --scenario close-quarters --of doctrine --battles 4 --samples 2 --nodes 30";
    let json: Value = serde_json::from_str(&fine(&format!("{words} --json"))).unwrap();
    assert_eq!((&json["samples"], &json["nodes"], &json["battles"]), (&2.into(), &30.into(), &4.into()));
    assert_eq!(json["captains"], serde_json::json!(["exploiter of doctrine", "doctrine"]));
    assert_eq!(fine(&format!("{words} --json --threads 1")), fine(&format!("{words} --json --threads 3")));
    let text = fine(words);
    assert!(text.contains("asks doctrine for an order 2 times, searches 30 nodes"), "{text}");
    let other: Value = serde_json::from_str(&fine(&format!("{words} --against random --json"))).unwrap();
    assert_eq!(other["captains"][1], "random");

    let words = "lab ladder ftl --scenario close-quarters --seats random,doctrine --battles 6 --exploiter 4 \
                 --samples 2 --exploiter-nodes 30";
    let json: Value = serde_json::from_str(&fine(&format!("{words} --json"))).unwrap();
    let ladder = json["ladder"].as_array().unwrap();
    assert!(ladder.iter().all(|rung| rung["exploited"]["battles"] == 4), "{json}");
    assert_eq!((&json["pairings"].as_array().unwrap().len(), &json["ladder"][1]["battles"]), (&1, &6.into()));
    let text = fine(words);
    assert!(text.contains("exploiter of doctrine") && text.contains("exploiter of random"), "{text}");
}

#[test]
fn a_match_may_end_as_soon_as_a_test_knows() {
    let words = "lab match ftl --scenario close-quarters --seats doctrine,random --battles 400 --nodes 1 --stop --json";
    let json: Value = serde_json::from_str(&fine(words)).unwrap();
    assert_eq!(json["stop"]["finding"], "high");
    assert!(json["battles"].as_u64().unwrap() < 100, "{json}");
    assert_eq!((&json["stop"]["alpha"], &json["stop"]["most"]), (&0.05.into(), &400.into()));
    let text = fine(
        "lab match ftl --scenario close-quarters --seats random,random --battles 8 --nodes 1 --stop 0.1:0.9",
    );
    assert!(text.contains("undecided after 8 battles"), "{text}");
}

#[test]
fn a_captain_against_itself_keeps_its_seats() {
    let words = "lab match ftl --scenario close-quarters --seats random,random --battles 9 --nodes 1";
    let json: Value = serde_json::from_str(&fine(&format!("{words} --json"))).unwrap();
    assert_eq!((&json["fixed_sides"], &json["by_seat"][1]), (&true.into(), &serde_json::json!([0, 0, 0])));
    assert_eq!(json, serde_json::from_str::<Value>(&fine(&format!("{words} --fixed-sides --json"))).unwrap());
    assert!(fine(words).contains("random 1") && fine(words).contains("sides          fixed"));
}

#[test]
fn the_interval_of_a_match_is_the_one_asked_for() {
    let bounds = |kind: &str| -> (f64, f64) {
        let words =
            "lab match ftl --scenario close-quarters --seats doctrine,random --battles 10 --nodes 1 --json";
        let json: Value = serde_json::from_str(&fine(&format!("{words} --interval {kind}"))).unwrap();
        assert_eq!(json["interval_kind"], kind);
        (json["interval"][0].as_f64().unwrap(), json["interval"][1].as_f64().unwrap())
    };
    let (wilson, exact) = (bounds("wilson"), bounds("exact"));
    assert!(exact.0 < wilson.0 && wilson.1 <= exact.1, "{wilson:?} lies within {exact:?}");
}

/// Starts a run, kills it with SIGKILL once its file has `lines` lines, and returns the number of lines.
fn killed(words: &str, file: &Path, lines: usize) -> usize {
    let mut child = Command::new(PROGRAM)
        .args(words.split_whitespace())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let (start, kept) = (Instant::now(), || fs::read_to_string(file).unwrap_or_default().lines().count());
    while kept() < lines {
        assert!(start.elapsed() < Duration::from_mins(1), "no battle was kept");
        assert!(child.try_wait().unwrap().is_none(), "the run was over before it could be killed");
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    kept()
}

#[test]
fn a_killed_match_goes_on_to_the_result_of_an_undisturbed_one() {
    let words =
        "lab match full-thrust --scenario duel-heavy-cruisers --seats doctrine,doctrine --battles 600 --json";
    let undisturbed = fine(words);
    let file = fresh("killed").with_extension("results");
    let kept = format!("{words} --out {}", file.display());
    let mut before = 0;
    for lines in [90, 130] {
        let lines = killed(&kept, &file, lines.max(before + 5));
        assert!(lines > before, "what was kept stays");
        before = lines;
    }
    assert_eq!(fine(&kept), undisturbed, "the JSON is the same, byte for byte");
    let text = fs::read_to_string(&file).unwrap();
    let said = run(&kept);
    assert!(said.err.contains("continuing with 600 battles"), "{}", said.err);
    assert_eq!(
        (said.out, fs::read_to_string(&file).unwrap()),
        (undisturbed, text),
        "nothing is fought twice"
    );
}

#[test]
fn results_of_another_experiment_are_left_alone() {
    let folder = fresh("others").parent().unwrap().to_owned();
    let words = |seed: u32, out: &Path| {
        format!(
            "lab match ftl --seats random,random --battles 4 --nodes 1 --seed {seed} --out {}",
            out.display()
        )
    };
    fine(&words(1, &folder));
    let file = folder.join("match-ftl-duel-random-random-1.results");
    let text = fs::read_to_string(&file).unwrap();
    assert!(
        text.starts_with("firing-arc results 3\n") && text.contains("\nseed 1\nthinking 1 node\n| "),
        "{text}"
    );
    let refused = run(&words(2, &file));
    assert_eq!(refused.code, 1);
    assert!(refused.err.contains("it says \"seed 1\", this one says \"seed 2\""), "{}", refused.err);
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    fine(&words(2, &folder));
    assert!(
        folder.join("match-ftl-duel-random-random-2.results").exists(),
        "in a folder each has its own name"
    );
    let nowhere = run(&words(1, &folder.join("no/where/x.results")));
    assert_eq!(nowhere.code, 1);
    assert!(nowhere.err.contains("no/where/x.results"), "{}", nowhere.err);
}

const EXPERIMENT: &str = "title = \"Missiles\"\nasks = \"What do missiles change?\"\nkind = \"sweep\"\ngame = \"ftl\"\n\
    scenario = \"close-quarters\"\ncaptains = [\"doctrine\", \"random\"]\nbattles = 20\nnodes = 1\n\
    [vary]\noption = \"missiles\"\nvalues = [3, 0]\n";

#[test]
fn an_experiment_is_run_from_its_file_to_table_chart_and_page() {
    let folder = fresh("experiment").parent().unwrap().to_owned();
    let (file, out) = (folder.join("missiles.toml"), folder.join("out"));
    fs::write(&file, EXPERIMENT).unwrap();
    let words = format!("lab run {} --out {}", file.display(), out.display());
    let json: Value = serde_json::from_str(&fine(&format!("{words} --json"))).unwrap();
    let cases = json["cases"].as_array().unwrap();
    assert_eq!((cases.len(), &cases[0]["change"], &cases[1]["battles"]), (2, &Value::Null, &20.into()));
    assert!(cases[1]["change"]["interval"][0].as_f64() <= cases[1]["change"]["by"].as_f64(), "{json}");
    let read = |extension: &str| fs::read_to_string(out.join(format!("missiles.{extension}"))).unwrap();
    assert_eq!(serde_json::from_str::<Value>(&read("json")).unwrap(), json);
    let table = read("csv");
    assert!(table.starts_with("case,value,battles,share") && table.lines().count() == 3, "{table}");
    assert!(
        table.lines().next().is_some_and(|names| names.contains(",change_high,p,corrected_p,")),
        "{table}"
    );
    assert!(
        read("html").contains("<svg ")
            && read("html").contains("missiles 0")
            && read("svg").ends_with("</svg>\n")
    );
    let again = run(&format!("{words} --csv"));
    assert!(again.err.contains("continuing with 40 battles"), "{}", again.err);
    assert_eq!(again.out.trim_end(), table.trim_end());
    fs::write(&file, EXPERIMENT.replace("[3, 0]", "[3, 1]")).unwrap();
    let other = run(&words);
    assert_eq!(other.code, 1);
    assert!(other.err.contains("belongs to another experiment"), "{}", other.err);
    assert_eq!(read("csv"), table, "nothing is overwritten");
    assert!(fine("lab run").contains("santa-ufos"));
}

/// Returns the rows of a Parquet file, as text.
fn rows(path: &Path) -> Vec<String> {
    let reader = SerializedFileReader::new(fs::File::open(path).unwrap()).unwrap();
    reader.get_row_iter(None).unwrap().map(|row| row.unwrap().to_string()).collect()
}

#[test]
fn every_battle_is_a_row_of_a_parquet_file() {
    let folder = fresh("columns").parent().unwrap().to_owned();
    let words = format!(
        "lab match ftl --scenario close-quarters --seats doctrine,random --battles 6 --nodes 1 --json --out {}/",
        folder.display()
    );
    let json: Value = serde_json::from_str(&fine(&words)).unwrap();
    let file = folder.join("match-ftl-close-quarters-doctrine-random-1.parquet");
    let found = rows(&file);
    assert_eq!(found.len(), 6);
    let wins = found.iter().filter(|row| row.contains("came: \"win\"") && row.contains("share: 1.0")).count();
    assert_eq!(json["wins"][0], wins, "{found:#?}");
    assert!(found[3].contains("battle: 3") && found[3].contains("swapped: true"), "{}", found[3]);
    let seed = |row: &str| row.split("seed: ").nth(1).unwrap().split(',').next().unwrap().to_owned();
    assert!(seed(&found[2]) == seed(&found[3]) && seed(&found[1]) != seed(&found[2]), "a pair has one seed");
    let reader = SerializedFileReader::new(fs::File::open(&file).unwrap()).unwrap();
    let about = reader.metadata().file_metadata().key_value_metadata().unwrap();
    assert!(
        about.iter().any(|of| of.value.as_ref().is_some_and(|v| v.contains("captains doctrine, random")))
    );
    let bytes = fs::read(&file).unwrap();
    fine(&words);
    assert_eq!(fs::read(&file).unwrap(), bytes, "the same battles, the same file");
}

#[test]
fn an_experiment_writes_over_nothing_that_is_not_its_own() {
    let folder = fresh("strange").parent().unwrap().to_owned();
    let (file, out) = (folder.join("missiles.toml"), folder.join("out"));
    fs::write(&file, EXPERIMENT).unwrap();
    fs::create_dir_all(&out).unwrap();
    fs::write(out.join("missiles.csv"), "mine\n").unwrap();
    let words = |out: &Path| format!("lab run {} --out {}", file.display(), out.display());
    let refused = run(&words(&out));
    assert_eq!(refused.code, 1);
    assert!(refused.err.contains("missiles.csv exists without"), "{}", refused.err);
    assert_eq!(fs::read_to_string(out.join("missiles.csv")).unwrap(), "mine\n");
    assert!(!out.join("missiles.results").exists());
    let under_a_file = run(&words(&file.join("out")));
    assert_eq!(under_a_file.code, 1);
    assert!(under_a_file.err.contains("cannot create the folder"), "{}", under_a_file.err);
    assert_eq!(fs::read_to_string(&file).unwrap(), EXPERIMENT);
}

#[test]
fn a_match_and_a_fit_write_over_nothing_that_is_not_theirs() {
    let folder = fresh("strange").parent().unwrap().to_owned();
    let out = folder.join("strange-out");
    fs::create_dir_all(&out).unwrap();
    let words = format!(
        "lab match ftl --scenario close-quarters --seats random,random --battles 2 --nodes 1 --out {}/",
        out.display()
    );
    assert_eq!(run(&words).code, 0);
    let files: Vec<_> = fs::read_dir(&out).unwrap().map(|file| file.unwrap().path()).collect();
    let of = |end: &str| files.iter().find(|path| path.extension().is_some_and(|e| e == end)).unwrap();
    let (columns, kept) = (of("parquet"), of("results"));
    assert!(fs::read_to_string(kept).unwrap().contains("recipes "), "the captains' recipes are pinned");
    fs::remove_file(kept).unwrap();
    fs::write(columns, "mine\n").unwrap();
    let refused = run(&words);
    assert!(refused.code != 0 && refused.err.contains("left unchanged"), "{}", refused.err);
    assert_eq!(fs::read_to_string(columns).unwrap(), "mine\n");
    assert!(!kept.exists());

    let poem = folder.join("poem.weights");
    fs::write(&poem, "Two roads diverged in a wood\n").unwrap();
    let fit = |path: &Path| run(&format!("lab fit ftl --battles 10 --nodes 1 --out {}", path.display()));
    let refused = fit(&poem);
    assert!(refused.code == 2 && refused.err.contains("holds no weights"), "{}", refused.err);
    assert_eq!(fs::read_to_string(&poem).unwrap(), "Two roads diverged in a wood\n");
    let weights = folder.join("judge.weights");
    assert_eq!(fit(&weights).code, 0);
    let first = fs::read_to_string(&weights).unwrap();
    assert_eq!(fit(&weights).code, 0, "weights may be written over");
    assert_eq!(fs::read_to_string(&weights).unwrap(), first);
}

#[test]
fn ships_are_valued_by_random_fleets() {
    let folder = fresh("points").parent().unwrap().to_owned();
    let (file, out) = (folder.join("ships.toml"), folder.join("out"));
    let text = "title = \"Ships\"\nasks = \"What are they worth?\"\nkind = \"points\"\ngame = \"full-thrust\"\n\
        scenario = \"skirmish\"\ncaptain = \"doctrine\"\nbattles = 200\n\
        [fleets]\nclasses = [\"FF\", \"DD\", \"LC\"]\nships = [1, 3]\nscale = \"DD\"\n";
    fs::write(&file, text).unwrap();
    let words = format!("lab run {} --out {}", file.display(), out.display());
    let json: Value = serde_json::from_str(&fine(&format!("{words} --threads 1 --json"))).unwrap();
    let values = &json["values"];
    let classes = values["classes"].as_array().unwrap();
    assert_eq!((classes.len(), &values["pairs"], &json["question"]), (3, &100.into(), &"points".into()));
    let value = |at: usize| classes[at]["value"].as_f64().unwrap();
    assert!(value(0) < value(1) && value(1) < value(2) && (value(1) - 13.0).abs() < 1e-9, "{values}");
    let bound = |at: usize| classes[2]["interval"][at].as_f64().unwrap();
    assert!(bound(0) < value(2) && value(2) < bound(1), "{values}");
    let read = |extension: &str| fs::read_to_string(out.join(format!("ships.{extension}"))).unwrap();
    let names = "class,name,worth,value,low,high,weight,weight_error,p,corrected_p,pairs,level\r\n";
    assert!(read("csv").starts_with(names) && read("csv").lines().count() == 4);
    assert!(read("html").contains("Light Cruiser") && read("svg").ends_with("</svg>\n"));
    let rows = rows(&out.join("ships.parquet"));
    assert_eq!(rows.len(), 200);
    assert!(rows[1].contains("swapped: true") && rows[1].contains("first_fleet: \""), "{}", rows[1]);
    let again = run(&format!("{words} --threads 3"));
    assert!(again.err.contains("continuing with 200 battles"), "{}", again.err);
    assert!(again.out.contains("log loss") && again.out.contains("with the values"), "{}", again.out);
    let undisturbed = fine(&format!("lab run {} --threads 3 --json", file.display()));
    assert_eq!(serde_json::from_str::<Value>(&undisturbed).unwrap(), json, "many threads come to the same");
}

#[test]
fn an_experiment_that_does_not_stand_is_told_all_its_flaws() {
    let file = fresh("flawed-experiment").with_extension("toml");
    fs::write(&file, EXPERIMENT.replace("doctrine", "kirk").replace("missiles\"\nv", "shields\"\nv"))
        .unwrap();
    let said = run(&format!("lab run {}", file.display()));
    assert_eq!(said.code, 1);
    for part in ["no captain of ftl is called \"kirk\"", "option shields: no such option", "missiles"] {
        assert!(said.err.contains(part), "{part}: {}", said.err);
    }
    assert!(
        run("lab run nothing").err.contains("no experiment is called \"nothing\"; there are: ftl-distance")
    );
}

#[test]
fn what_is_wrong_with_fleets_and_widths_is_named() {
    let file = fresh("wrong").with_extension("toml");
    let head = "title = \"t\"\nasks = \"a\"\ngame = \"full-thrust\"\nscenario = \"skirmish\"\ncaptain = \"doctrine\"\n";
    let table = [
        ("kind = \"points\"\n[fleets]\nclasses = [\"DD\", \"YACHT\"]\nships = 2\n", "YACHT has none"),
        (
            "kind = \"points\"\n[fleets]\nclasses = [\"DD\", \"FF\"]\nships = 9\n",
            "fleets.ships: whole numbers from 1 to 3",
        ),
        ("kind = \"points\"\n", "fleets: a table with classes"),
        (
            "kind = \"fair\"\n[fair]\nwidth = -2\nmost = 9\n[vary]\noption = \"turn-limit\"\nvalues = [1, 2, 3]\n",
            "fair.width",
        ),
        ("kind = \"sweep\"\n[vary]\noption = \"warp\"\nvalues = [1, 2]\n", "option warp: no such option"),
        (
            "kind = \"sweep\"\n[vary]\nset = \"side.1.ship.9.class\"\nvalues = [\"DD\", \"FF\"]\n",
            "not an index from 1 to 3",
        ),
    ];
    for (text, said) in table {
        fs::write(&file, format!("{head}{text}")).unwrap();
        let run = run(&format!("lab run {}", file.display()));
        assert_eq!(run.code, 1, "{text}: {}{}", run.out, run.err);
        assert!(run.err.contains(said), "{text}: expected \"{said}\" in: {}", run.err);
    }
}

#[test]
fn what_is_no_experiment_is_named() {
    let table = [
        ("lab ladder ftl --seats random", "a ladder needs 2 or more"),
        ("lab ladder ftl --seats random,doctrine,random", "names random twice"),
        ("lab exploit ftl --of kirk", "no captain of ftl is called \"kirk\""),
        ("lab exploit ftl --of random --samples 0", "--samples"),
        ("lab ladder ftl --seats random,doctrine --exploiter --millis 5", "--millis"),
        ("lab ladder ftl --seats random,kirk", "no captain of ftl is called \"kirk\""),
        ("lab ladder ftl --seats random,doctrine --anchor kirk", "\"kirk\" is not among"),
        ("lab ladder ftl --seats random,doctrine --battles 0", "--battles"),
        ("lab ladder ftl --seats random,doctrine --nodes 0", "--nodes"),
        ("lab match ftl --seats random,doctrine --nodes 4000000000", "--nodes"),
        ("lab match ftl --seats random,doctrine --stop 0.6:0.4", "low must be below high"),
        ("lab match ftl --seats random,doctrine --stop half", "0.45:0.55"),
        ("lab match ftl --seats random,doctrine --stop 0.4:0.6 --alpha 0.9", "alpha must be an error rate"),
        ("lab match ftl --seats random,doctrine --alpha 0.1", "--stop"),
        ("lab match ftl --seats random,doctrine --times", "--json"),
        ("lab match ftl --seats random,doctrine --interval best", "best"),
    ];
    for (words, said) in table {
        let run = run(words);
        assert_eq!(run.code, 2, "{words}: {}{}", run.out, run.err);
        assert!(run.err.contains(said), "{words}: expected \"{said}\" in: {}", run.err);
    }
}
