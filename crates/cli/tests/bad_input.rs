//! Errors name the fault and the valid choices; the exit code is 2 for the command line, 1 for the contents of files.

use std::fs;

use crate::table::{fresh, run, run_with};

#[test]
fn unknown_names_are_told_with_what_there_is() {
    let table = [
        ("", "Usage"),
        ("fly", "fly"),
        ("play", "GAME"),
        ("play chess", "no game is called \"chess\"; there are: ftl"),
        ("watch ftl --seats random", "2 seats"),
        ("watch ftl --seats random,random,random", "2 seats"),
        (
            "watch ftl --seats random,you",
            "random, recruit, doctrine, cadet, lieutenant, captain, admiral, search",
        ),
        ("watch ftl --seats random,kirk", "no captain of ftl is called \"kirk\""),
        ("watch ftl", "--seats"),
        ("watch ftl --seats cadet,cadet --nodes 0", "--nodes"),
        ("watch ftl --seats cadet,cadet --nodes 100000001", "from 1 to 100000000"),
        ("watch ftl --seats cadet,cadet --millis 0", "--millis"),
        ("watch ftl --seats cadet,cadet --millis 600001", "from 1 to 600000"),
        ("play ftl --seats random,random", "firing-arc watch"),
        (
            "play ftl --seats you,kirk",
            "\"kirk\"; there are: you, random, recruit, doctrine, cadet, lieutenant, captain, admiral, search",
        ),
        ("perft ftl --scenario nowhere", "\"nowhere\"; there are: duel, duel-sharp, close-quarters"),
        ("perft ftl --option speed=3", "\"speed\"; there are: missiles"),
        ("perft ftl --option missiles", "KEY=VALUE, such as missiles=3"),
        ("perft ftl --option missiles=many", "[FTL-1.3]"),
        ("perft ftl --option missiles=100", "[FTL-1.3]"),
        ("perft ftl --option sprints=sideways", "[FTL-6.9]"),
        ("perft ftl --depth deep", "--depth"),
        ("perft ftl --depth 65", "'65' for '--depth <DEPTH>': a whole number from 0 to 64"),
        ("referee --most-millis 0", "'0' for '--most-millis <MOST_MILLIS>': a whole number from 1 to 600000"),
        ("lab playouts ftl --battles 0", "--battles"),
        ("lab playouts ftl --battles ten", "ten"),
        ("lab playouts ftl --battles -3", "'-3' for '--battles <BATTLES>': a whole number from 1 to "),
        ("lab match ftl --seats random,random --battles -3", "from 1 to 10000000"),
        ("lab match ftl --seats random,random --seed 1.5", "a whole number from 0 to"),
        ("replay x.arc --turn 5000000000", "from 1 to 4294967295"),
        ("perft ftl --depth -1", "'-1' for '--depth <DEPTH>': a whole number from 0 to"),
        ("lab fit ftl --nodes 0", "from 1 to 100000000"),
        ("lab fit ftl --threads 5000", "from 1 to 1024"),
        ("lab playouts ftl --threads 0", "--threads"),
        ("lab match ftl --seats random", "--seats names 1 player; a match needs 2"),
        ("lab match ftl --seats random,random --threads 0", "--threads"),
        ("lab match ftl --seats random,random --battles 99999999999", "from 1 to 10000000"),
        ("lab ladder ftl --seats random,random --battles 18446744073709551614", "from 1 to 10000000"),
        ("lab fit ftl --battles 99999999999", "10000000"),
        ("lab match ftl --seats random,random --stop NaN:1", "write two scores as LOW:HIGH"),
        ("lab match ftl --seats random,random --stop 0.4:inf", "write two scores as LOW:HIGH"),
        ("lab match ftl --seats random,random --stop --alpha NaN", "an error probability is a number"),
        ("digests ftl --seed four", "--seed"),
        ("rules ftl FTL-99.9", "no clause of ftl is called \"FTL-99.9\""),
        ("rules golf", "\"golf\""),
        ("replay", "FILE"),
        ("play ftl --resume x.arc --seed 3", "--seed"),
    ];
    for (words, said) in table {
        let run = run(words);
        assert_eq!(run.code, 2, "{words}: {}{}", run.out, run.err);
        assert!(run.err.contains(said), "{words}: expected \"{said}\" in: {}", run.err);
    }
}

#[test]
fn files_that_cannot_be_read_or_do_not_stand_are_named() {
    let folder = fresh("flawed").parent().unwrap().to_owned();
    let path = |name: &str| folder.join(name).display().to_string();
    fs::write(path("broken.toml"), "title = \"x\"\n[table\n").unwrap();
    let flawed = "title = \"x\"\n[options]\nmissiles = 500\nspeed = 1\n[table]\nwidth = 4\nheight = 48\n[[side]]\nship = [{ at = [99, 24], heading = 91 }]\n[[side]]\nship = []\n";
    fs::write(path("flawed.toml"), flawed).unwrap();
    fs::write(path("empty.arc"), "").unwrap();
    fs::write(path("poem.arc"), "Two roads diverged in a wood\n").unwrap();
    fs::write(path("newer.arc"), "firing-arc record 99\n").unwrap();
    fs::write(path("zero.arc"), "firing-arc record 0\n").unwrap();
    fs::write(path("x.arc"), "firing-arc record x\n").unwrap();
    fs::write(path("bom.arc"), "\u{feff}firing-arc record 2\n").unwrap();
    fs::write(path("binary.arc"), [0xff, 0xfe, 0x00]).unwrap();
    let table = [
        (format!("perft ftl --scenario {}", path("none.toml")), "none.toml"),
        (format!("perft ftl --scenario {}", path("broken.toml")), "line 2"),
        (format!("perft ftl --scenario {}", path("flawed.toml")), " things are wrong"),
        (format!("replay {}", path("none.arc")), "none.arc: no such file"),
        (format!("replay {}", path("empty.arc")), "empty.arc: line 1: not a record"),
        (format!("replay {}", path("poem.arc")), "poem.arc: line 1: not a record"),
        (format!("replay {}", path("newer.arc")), "newer.arc: line 1: this record has format 99, newer"),
        (format!("replay {}", path("binary.arc")), "binary.arc: line 1: the record is not UTF-8 text"),
        (format!("replay {}", folder.display()), ": it is a folder; name a file in it"),
        (format!("play --resume {}", folder.display()), "it is a folder"),
        (format!("analyse {}", folder.display()), "it is a folder"),
        (format!("design full-thrust {}", folder.display()), "it is a folder"),
        (format!("perft ftl --scenario {}/", folder.display()), "it is a folder"),
        (format!("lab run {}/", folder.display()), "it is a folder"),
        (format!("replay {}", path("zero.arc")), "zero.arc: line 1: there is no record format 0"),
        (format!("replay {}", path("x.arc")), "x.arc: line 1: \"x\" is not a record format"),
        (
            format!("replay {}", path("bom.arc")),
            "bom.arc: line 1: the text begins with a byte order mark (U+FEFF)",
        ),
        (format!("play --resume {}", path("poem.arc")), "line 1"),
        (
            format!("watch ftl --seats random,random --record {}", path("no/where/a.arc")),
            "cannot write the record",
        ),
        (
            format!("lab match ftl --seats random,random --battles 2 --out {}", path("no/where/a")),
            "there is no folder",
        ),
    ];
    for (words, said) in table {
        let run = run(&words);
        assert_eq!(run.code, 1, "{words}: {}{}", run.out, run.err);
        assert!(run.err.contains(said), "{words}: expected \"{said}\" in: {}", run.err);
    }
    let all = run(&format!("perft ftl --scenario {}", path("flawed.toml"))).err;
    for said in ["missiles", "speed", "table", "heading"] {
        assert!(all.contains(said), "all flaws at once, {said} among them:\n{all}");
    }
    assert_eq!(fs::read_to_string(path("poem.arc")).unwrap(), "Two roads diverged in a wood\n", "left alone");
}

#[test]
fn a_record_may_come_on_standard_input() {
    let said = run_with("replay -", "no record\n");
    assert_eq!(said.code, 1);
    assert!(said.err.starts_with("-: line 1: not a record"), "{}", said.err);
}
