//! Shards deal every battle once, go on where they stopped, and are refused by name when they cannot be gathered.

use std::collections::BTreeMap;
use std::fs;

use games::game;
use shelf::{Arena, Opening};

use super::*;
use crate::run;
use crate::series::Thinking;

fn arena() -> Box<dyn Arena> {
    game("ftl").unwrap().arena(&Opening::scenario("close-quarters")).unwrap()
}

fn series(arena: &dyn Arena, battles: u64) -> Series<'_> {
    Series {
        name: format!("{battles} battles"),
        arena,
        captains: ["doctrine".to_owned(), "random".to_owned()],
        fixed_sides: false,
        seed: 5,
        thinking: Thinking { nodes: Some(1), millis: None },
        battles,
        stop: None,
        luck: false,
    }
}

fn header() -> Vec<String> {
    vec!["experiment match".to_owned(), crate::results::UNTIMED.to_owned()]
}

fn on(_: u64, _: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("firing-arc-shards-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Fights all shards of a split in a folder, and returns their files.
fn fought(split: &Split<'_>, folder: &Path, of: u32) -> Vec<PathBuf> {
    for shard in Shard::all(of) {
        split.fight(shard, &split.file(folder, "a", shard), 1, &mut on).unwrap();
    }
    split.files(folder, "a").unwrap()
}

fn refused(split: &Split<'_>, files: &[PathBuf]) -> String {
    let mut results = Results::unkept();
    let error = split.gather(files, &mut results).unwrap_err().to_string();
    assert!(results.is_empty(), "nothing is added where {error}");
    error
}

#[test]
fn every_battle_is_in_one_shard_and_shards_are_alike() {
    let (arena, header) = (arena(), header());
    for (counts, from) in
        [(&[7, 7, 7][..], 0), (&[400; 4], 0), (&[30, 10, 31], 0), (&[50, 50], 25), (&[1], 0)]
    {
        let series: Vec<Series<'_>> = counts.iter().map(|n| series(&*arena, *n)).collect();
        let split = Split { header: &header, series: &series, round: 1, from };
        for of in [1, 2, 3, 4, 7, 64] {
            let mut all = BTreeMap::new();
            for shard in Shard::all(of) {
                for (at, battle) in split.battles(shard) {
                    assert!(split.owes(shard, at, battle));
                    assert_eq!(
                        all.insert((at, battle), shard),
                        None,
                        "battle {battle} of {at} is dealt once"
                    );
                }
            }
            let whole: u64 = counts.iter().map(|n| n - from).sum();
            assert_eq!(all.len() as u64, whole, "{counts:?} from {from} in {of}");
        }
    }
    // 800 pairs on 64 shards: each has 12 or 13 pairs, and of all four series.
    let series: Vec<Series<'_>> = (0..4).map(|_| series(&*arena, 400)).collect();
    let split = Split { header: &header, series: &series, round: 1, from: 0 };
    for shard in Shard::all(64) {
        let battles: Vec<(usize, u64)> = split.battles(shard).collect();
        assert!((24..=26).contains(&battles.len()), "shard {shard} has {} battles", battles.len());
        let of = |at| battles.iter().filter(|(series, _)| *series == at).count();
        assert!((0..4).all(|at| of(at) >= 6), "shard {shard} has all series");
    }
}

#[test]
fn a_shard_is_written_as_a_number_of_a_number() {
    let shard: Shard = "3/64".parse().unwrap();
    assert_eq!((shard.number(), shard.of(), shard.to_string().as_str()), (3, 64, "3/64"));
    for wrong in ["", "3", "0/4", "5/4", "1/0", "-1/4", "+1/4", "1/4/2", "1/100001", "a/b", "1/99999999999"] {
        let told = wrong.parse::<Shard>().unwrap_err();
        assert!(told.contains("such as 3/64"), "{wrong}: {told}");
    }
}

#[test]
fn gathered_shards_are_the_run_that_nobody_split() {
    let (arena, header, folder) = (arena(), header(), folder("whole"));
    let series = [series(&*arena, 9), series(&*arena, 6)];
    let path = folder.join("whole.results");
    let mut results = Results::open(&path, &header).unwrap();
    let ended = run::run(&series, 2, &mut results, &mut |_| {}).unwrap();
    results.put_in_order(&crate::storage::Disk, &[9, 6]).unwrap();
    drop(results);
    let whole = fs::read(&path).unwrap();
    for of in [1, 2, 5, 11] {
        let shards = folder.join(format!("{of}"));
        fs::create_dir_all(&shards).unwrap();
        let split = Split { header: &header, series: &series, round: 1, from: 0 };
        let files = fought(&split, &shards, of);
        let gathered = shards.join("gathered.results");
        let mut results = Results::open(&gathered, &header).unwrap();
        split.gather(&files, &mut results).unwrap();
        assert_eq!(run::counted(&series, &results), ended, "{of} shards");
        // A gathering that is repeated adds nothing.
        split.gather(&files, &mut results).unwrap();
        drop(results);
        assert_eq!(fs::read(&gathered).unwrap(), whole, "{of} shards");
    }
}

#[test]
fn a_shard_that_was_cut_anywhere_is_told_as_incomplete_and_goes_on() {
    let (arena, header, folder) = (arena(), header(), folder("cut"));
    let series = [series(&*arena, 12)];
    let split = Split { header: &header, series: &series, round: 1, from: 0 };
    let files = fought(&split, &folder, 2);
    let shard = Shard::new(2, 2).unwrap();
    let whole = fs::read(&files[1]).unwrap();
    for cut in 0..whole.len() {
        for zeros in [0, 64] {
            fs::write(&files[1], [&whole[..cut], &vec![0; zeros]].concat()).unwrap();
            let error = refused(&split, &files);
            assert!(error.contains("shard-2-of-2"), "cut at {cut}: {error}");
        }
        if cut % 7 == 0 {
            fs::write(&files[1], &whole[..cut]).unwrap();
            assert_eq!(split.fight(shard, &files[1], 1, &mut on).unwrap(), 6);
            assert_eq!(fs::read(&files[1]).unwrap(), whole, "cut at {cut}");
        }
    }
}

#[test]
fn shards_that_cannot_be_gathered_are_refused_by_name() {
    let (arena, header, folder) = (arena(), header(), folder("refused"));
    let series = [series(&*arena, 12)];
    let split = Split { header: &header, series: &series, round: 1, from: 0 };
    let files = fought(&split, &folder, 6);
    let whole = fs::read_to_string(&files[2]).unwrap();
    let with = |text: &str| {
        fs::write(&files[2], text).unwrap();
        let error = refused(&split, &files);
        assert_eq!(error.lines().count(), 1, "one fault: {error}");
        error
    };
    // A battle that is missing.
    let (all, _) = whole.trim_end().rsplit_once('\n').unwrap();
    assert!(with(&format!("{all}\n")).contains("shard 3/6 lacks 1 of its 2 battles. Run it again"));
    // A changed battle, a repeated one, and one of another shard.
    assert!(with(&whole.replace(" win ", " loss ").replace(" draw ", " loss ")).contains("was changed"));
    let (_, last) = whole.trim_end().rsplit_once('\n').unwrap();
    assert!(with(&format!("{whole}{last}\n")).contains("is in the file already"));
    fs::write(&files[2], &whole).unwrap();
    let mut results = Results::open(&files[2], &split.header_of(Shard::new(3, 6).unwrap())).unwrap();
    results.add(0, 0, series[0].fight(0).unwrap()).unwrap();
    drop(results);
    assert!(refused(&split, &files).contains("battle 1 of 12 battles is not one of shard 3/6"));
    // Another experiment, no results file, and a whole run.
    assert!(with(&whole.replacen("match", "ladder", 1)).contains("belongs to another experiment"));
    let error = {
        fs::write(&files[2], "my notes\n").unwrap();
        refused(&split, &files)
    };
    assert!(error.contains("is not a results file") && error.contains("shard 3 of 6 is missing"), "{error}");
    fs::remove_file(&files[2]).unwrap();
    drop(Results::open(&files[2], &header).unwrap());
    assert!(refused(&split, &files).contains("its header names no shard"));
}

#[test]
fn missing_double_and_mixed_shards_are_named_all_at_once() {
    let (arena, header, folder) = (arena(), header(), folder("missing"));
    let series = [series(&*arena, 30)];
    let split = Split { header: &header, series: &series, round: 1, from: 0 };
    let files = fought(&split, &folder, 8);
    let (few, copy) = ([0, 4, 6].map(|at| files[at].clone()), folder.join("a.shard-2-of-8.results"));
    assert_eq!(refused(&split, &few), "shards 2 to 4, 6, 8 of 8 are missing");
    fs::copy(&files[0], &copy).unwrap();
    let error = refused(&split, &files);
    assert!(
        error.contains("shard 1/8 is there twice") && error.contains("shard 2 of 8 is missing"),
        "{error}"
    );
    let other = fought(&split, &folder, 2);
    let error = refused(&split, &other);
    assert!(
        error.contains("a.shard-3-of-8.results is shard 3/8, and others are of 2: gather one split"),
        "{error}"
    );
    let error = split.files(&folder, "b").unwrap_err().to_string();
    assert!(error.contains("has no file b.shard-"), "{error}");
    assert!(split.files(&folder.join("none"), "a").unwrap_err().to_string().contains("none"));
}

#[test]
fn a_battle_that_ended_in_another_way_is_refused() {
    let (arena, header, folder) = (arena(), header(), folder("differs"));
    let series = [series(&*arena, 6)];
    let split = Split { header: &header, series: &series, round: 1, from: 0 };
    let files = fought(&split, &folder, 2);
    let mut results = Results::unkept();
    let mut fight = series[0].fight(3).unwrap();
    fight.turns += 1;
    results.add(0, 3, fight).unwrap();
    let error = split.gather(&files, &mut results).unwrap_err().to_string();
    assert!(error.contains("battle 4 of 6 battles is in the results file already"), "{error}");
    assert_eq!(results.len(), 1);
}

#[test]
fn two_processes_cannot_fight_one_shard_at_once() {
    let (arena, header, folder) = (arena(), header(), folder("twice"));
    let series = [series(&*arena, 4)];
    let split = Split { header: &header, series: &series, round: 1, from: 0 };
    let shard = Shard::new(1, 2).unwrap();
    let file = split.file(&folder, "a", shard);
    let held = Results::open(&file, &split.header_of(shard)).unwrap();
    let error = split.fight(shard, &file, 1, &mut on).unwrap_err().to_string();
    assert!(error.contains("another run is writing to it"), "{error}");
    drop(held);
    assert_eq!(split.fight(shard, &file, 1, &mut on).unwrap(), 2);
}

#[test]
fn a_shard_stops_where_the_caller_asks_and_goes_on_there() {
    let (arena, header, folder) = (arena(), header(), folder("halted"));
    let series = [series(&*arena, 12)];
    let split = Split { header: &header, series: &series, round: 1, from: 0 };
    let shard = Shard::new(1, 1).unwrap();
    let file = split.file(&folder, "a", shard);
    let mut at_five = |held, _| if held < 5 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
    let error = split.fight(shard, &file, 1, &mut at_five).unwrap_err();
    assert!(matches!(error, RunError::Halted), "{error}");
    let kept = fs::read_to_string(&file).unwrap();
    let mut told = Vec::new();
    let mut all = |held, owed| {
        told.push((held, owed));
        ControlFlow::Continue(())
    };
    assert_eq!(split.fight(shard, &file, 1, &mut all).unwrap(), 12);
    assert!(told[0].0 >= 5, "battles already fought are kept as well: {told:?}");
    assert!(fs::read_to_string(&file).unwrap().starts_with(&kept), "no battle is fought again");
    let error = split.fight(shard, &file, 1, &mut |_, _| ControlFlow::Break(())).unwrap_err();
    assert!(matches!(error, RunError::Halted), "{error}");
}
