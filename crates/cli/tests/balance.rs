//! The lab's commands about fair battles: the health of scenarios, and handicaps.

use std::fs;
use std::path::PathBuf;

use crate::table::{fine, folder, run};

/// Returns a folder for one test that does not exist yet.
fn empty(name: &str) -> PathBuf {
    let folder = folder(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn the_health_of_a_scenario_continues_from_its_battles() {
    let folder = empty("health");
    let words = format!(
        "lab health ftl --scenario close-quarters-sharp --battles 8 --most 4 --skill 2 --out {}",
        folder.display()
    );
    let first = fine(&words);
    let file = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    let figures = file("ftl.health");
    let health = shelf::health::read(&figures, "close-quarters-sharp").unwrap();
    assert_eq!(health.doctrine.iter().sum::<u32>(), 8);
    assert_eq!(health.level, "captain", "two pieces");
    assert_eq!(health.captain.iter().sum::<u32>(), 12, "in doubt, so three times as many: {figures}");
    assert!(!health.is_even(), "a dozen battles show nothing");
    assert!(file("health.md").contains("| `close-quarters-sharp` | even |"), "{}", file("health.md"));
    assert!(first.contains("close-quarters-sharp text="), "{first}");
    let kept = file("ftl-close-quarters-sharp-captain-captain.results");
    assert_eq!(fine(&words), first);
    assert_eq!(file("ftl-close-quarters-sharp-captain-captain.results"), kept, "no battle was fought twice");
}

#[test]
fn a_handicap_is_found_kept_and_played_with() {
    let folder = empty("handicap");
    let words = format!(
        "lab handicap ftl --scenario close-quarters-sharp --captains random,doctrine --battles 120 --check 60 --out {}",
        folder.display()
    );
    let told = fine(&words);
    assert!(told.contains("Amber starts with") && told.contains("fresh seeds"), "{told}");
    let file = fs::read_to_string(folder.join("ftl.handicaps")).unwrap();
    let kept = shelf::handicap::read(&file, "close-quarters-sharp");
    let [kept] = kept.as_slice() else { panic!("{file}") };
    assert_eq!(
        (kept.weak.as_str(), kept.strong.as_str(), kept.side),
        ("random", "doctrine", engine::Side(1))
    );
    assert!(kept.steps > 0 && kept.battles == 120 && kept.check.iter().sum::<u32>() == 60, "{file}");
    assert_eq!(fine(&words), told, "the same command says the same");
    assert_eq!(fs::read_to_string(folder.join("ftl.handicaps")).unwrap(), file, "one line for one question");
    let steps = format!("--handicap 2:{}", kept.steps);
    assert!(told.contains(&steps), "{told}");
    let record = folder.join("played.arc");
    let played = fine(&format!(
        "watch ftl --scenario close-quarters-sharp {steps} --seats random,doctrine --seed 1 --record {}",
        record.display()
    ));
    assert!(played.contains("Handicap: Amber starts with"), "{played}");
    let replayed = fine(&format!("replay {}", record.display()));
    assert!(replayed.contains("Handicap: Amber starts with"), "the record tells it: {replayed}");
}

#[test]
fn a_bad_handicap_is_refused_with_its_reason() {
    for (words, why) in [
        ("watch ftl --seats random,random --handicap 3:1", "a side, a colon and a number of steps"),
        ("watch ftl --seats random,random --handicap 2", "a side, a colon and a number of steps"),
        (
            "watch ftl --seats random,random --handicap 2:999",
            "side 2 cannot start weaker by 999 steps; at most 12 here",
        ),
        ("lab handicap ftl --captains random", "--captains needs two captains"),
        ("lab handicap ftl --captains random,doctrine --handicap 2:1", "leave --handicap out"),
        ("lab handicap ftl --captains random,nobody", "no captain of ftl is called \"nobody\""),
        ("lab handicap ftl --captains captain,cadet", "captain does not play worse than cadet"),
        ("lab handicap ftl --captains cadet,cadet", "cadet does not play worse than cadet"),
    ] {
        let refused = run(words);
        assert!(refused.code != 0 && refused.err.contains(why), "{words}: {}", refused.err);
    }
}
