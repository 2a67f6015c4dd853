//! Random battles of *Faster Than Light*, each fixed by its seed, and the coverage of their records.
//!
//! `UPDATE_RECORDS=1 cargo test -p firing-arc-ftl --test main records` writes new battles of the list below; it writes
//! only files that do not exist yet.

use std::collections::BTreeSet;
use std::fs;

use engine::record::{DiceSource, Record};
use engine::{Demand, Fact, Seat, Seeded};
use proving::records::played_lines;
use proving::tree;
use shelf::{AnyBattle, Game, Opening};

use crate::WING;

/// One recorded battle: its file, its scenario, its options, its start, and the seed that draws its orders.
struct Played {
    file: &'static str,
    scenario: &'static str,
    options: &'static [(&'static str, &'static str)],
    position: Option<&'static str>,
    seed: u64,
    /// `true` if a seat that may offer a draw does so with probability ½.
    draws: bool,
}

const fn plain(file: &'static str, scenario: &'static str, seed: u64) -> Played {
    Played { file, scenario, options: &[], position: None, seed, draws: false }
}

const FTL: &[Played] = &[
    plain("close-quarters", "close-quarters", 1067),
    plain("crossing-courses", "crossing-courses", 816),
    plain("duel", "duel", 741),
    plain("far-apart", "perft", 1272),
    plain("fleet", "fleet", 386),
    Played { options: &[("sprints", "by-side")], ..plain("by-side", "close-quarters", 258) },
    Played { options: &[("sprints", "by-side"), ("missiles", "2")], ..plain("by-side-fleet", "fleet", 736) },
    Played { options: &[("idle-is-marked", "on")], ..plain("idle-is-marked", "close-quarters", 137) },
    Played {
        options: &[("ship-radius", "1.5"), ("missile-radius", "0.75")],
        ..plain("large-bases", "duel", 1272)
    },
    plain("duel-sharp", "duel-sharp", 8),
    plain("crossing-courses-sharp", "crossing-courses-sharp", 3),
    plain("close-quarters-sharp", "close-quarters-sharp", 5),
    plain("fleet-sharp", "fleet-sharp", 2),
    Played {
        options: &[("idle-is-marked", "on"), ("ram", "hit"), ("turn-limit", "12"), ("at-limit", "hits")],
        position: Some("turn 1; A 20,24 h90; B 23,24 h270"),
        ..plain("rams", "duel", 3)
    },
    Played { options: &[("turn-limit", "12")], ..plain("turn-limit", "close-quarters", 258) },
    Played {
        options: &[("missiles", "0"), ("turn-limit", "8")],
        ..plain("no-missiles", "crossing-courses", 4)
    },
    Played {
        options: &[("missiles", "99"), ("turn-limit", "40")],
        position: Some(
            "turn 31; A 20,24 h90 hits 2 launched 40; B 28,24 h270 hits 2 launched 41; A.40 24,26 h180; B.41 24,22 h0",
        ),
        ..plain("from-a-position", "duel", 14)
    },
    Played {
        options: &[("missiles", "0")],
        position: Some("turn 30 quiet 9; A 12,24 h90 hits 1; B 36,24 h270 hits 1"),
        draws: true,
        ..plain("agreed", "duel", 1)
    },
];

impl Played {
    fn opening(&self) -> Opening {
        Opening {
            options: self
                .options
                .iter()
                .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
                .collect(),
            dice: DiceSource::Seed(self.seed),
            names: vec!["Hasty".to_owned(), "Rash".to_owned()],
            position: self.position.map(str::to_owned),
            ..Opening::scenario(self.scenario)
        }
    }

    /// Plays it from its opening to its end, with the orders that its seed draws.
    fn play(&self, game: &dyn Game) -> Box<dyn AnyBattle> {
        let mut battle =
            game.open(&self.opening()).unwrap_or_else(|flaws| panic!("{}: {flaws:?}", self.file));
        let mut rng = Seeded::new(self.seed);
        while let Demand::Orders(seats) = battle.demand() {
            for seat in seats {
                if self.draws && rng.chance(1, 2) && battle.seal(seat, "draw").is_ok() {
                    continue;
                }
                let order = draw(&*battle, seat, &mut rng);
                battle.seal(seat, &order).unwrap_or_else(|error| panic!("{}: {order}: {error}", self.file));
            }
        }
        battle
    }
}

fn text<'a>(fact: &'a Fact, name: &str) -> &'a str {
    match fact.get(name) {
        Some(Fact::Text(text)) => text,
        other => panic!("{name}: {other:?}"),
    }
}

fn list<'a>(fact: &'a Fact, name: &str) -> &'a [Fact] {
    match fact.get(name) {
        Some(Fact::List(list)) => list,
        other => panic!("{name}: {other:?}"),
    }
}

/// Draws an order for each of a seat's pieces. It launches and sprints often, so battles are short and pieces meet.
pub fn draw(battle: &dyn AnyBattle, seat: Seat, rng: &mut Seeded) -> String {
    let view = battle.view(battle.revealed(), Some(seat)).expect("the present");
    let own = list(&view, "pieces").iter().filter(|p| p.get("seat") == Some(&Fact::int(seat.number())));
    let mut parts = Vec::new();
    for name in own.map(|piece| text(piece, "name")) {
        let reach = battle.reach(seat, name).expect("its own piece");
        let mut kinds: Vec<&str> = list(&reach, "actions").iter().map(|a| text(a, "kind")).collect();
        kinds.dedup();
        let kind = *rng.pick(&kinds);
        let of_kind: Vec<&Fact> =
            list(&reach, "actions").iter().filter(|a| text(a, "kind") == kind).collect();
        let chosen: &&Fact = rng.pick(&of_kind);
        let action = text(chosen, "text");
        if !action.is_empty() {
            parts.push(format!("{name} {action}"));
        }
    }
    if parts.is_empty() { "idle".to_owned() } else { parts.join("; ") }
}

#[test]
fn a_recorded_battle_plays_the_same_again() {
    let game = WING.game;
    for played in FTL {
        let path = WING.record(played.file);
        let fresh = played.play(game).record();
        if tree::switch("UPDATE_RECORDS") && !path.exists() {
            fs::write(&path, &fresh).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        }
        let kept = fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        let same = played_lines(&kept) == played_lines(&fresh);
        assert!(same, "{}: drawn again it is another battle", path.display());
    }
}

#[test]
fn every_record_on_disk_is_in_the_list() {
    let listed: BTreeSet<&str> = FTL.iter().map(|played| played.file).collect();
    assert_eq!(listed.len(), FTL.len(), "each has a file of its own");
    let listed: BTreeSet<&str> =
        listed.into_iter().chain(WING.golden.iter().map(|golden| golden.file)).collect();
    let files = WING.records();
    assert_eq!(files.iter().map(|(path, _)| tree::stem(path)).collect::<BTreeSet<_>>(), listed);
}

#[test]
fn the_records_show_every_scenario_option_and_clause_of_play() {
    let game = WING.game;
    let scenarios: BTreeSet<&str> = FTL.iter().map(|played| played.scenario).collect();
    assert_eq!(scenarios, game.scenarios().iter().map(|file| file.id).collect());
    let set: BTreeSet<&str> = FTL.iter().flat_map(|played| played.options).map(|(key, _)| *key).collect();
    assert_eq!(set, game.options().iter().map(|option| option.key).collect());
    let files = WING.records();
    let told: BTreeSet<&str> = files
        .iter()
        .flat_map(|(_, text)| text.lines())
        .filter_map(|line| line.strip_prefix('[')?.split_once(']').map(|(clause, _)| clause))
        .collect();
    let silent = ["1.1", "1.2", "1.3", "5.2", "5.3", "5.4", "5.5", "5.6", "5.8"].map(|n| format!("FTL-{n}"));
    let table = game.clauses().iter().map(|row| row.clause.0);
    let missing: Vec<&str> =
        table.filter(|id| !told.contains(id) && !silent.iter().any(|s| s == id)).collect();
    assert!(missing.is_empty(), "told in no record: {missing:?}");
}

#[test]
fn a_changed_line_is_found() {
    let text = &WING.records()[0].1;
    let (at, line) = text
        .lines()
        .enumerate()
        .find(|(_, line)| line.starts_with('[') && line.contains("\"length\":"))
        .expect("a sprint");
    let changed = text.replacen(line, &line.replace("\"length\":", "\"length\":1"), 1);
    let record = Record::parse(&changed).expect("still a record");
    let error = WING.game.replay(&record).err().expect("it differs");
    assert_eq!((error.line, error.clause.map(|c| c.0)), (at + 1, Some("FTL-6.3")));
}

#[test]
fn a_line_break_in_what_a_battle_is_opened_with_does_not_break_its_record() {
    let game = WING.game;
    let text = game.scenarios()[0].text.to_owned();
    let opening = Opening {
        text: Some(text),
        names: vec!["A\nseat 3 B".to_owned(), "\r\n= 0000000000000000".to_owned()],
        position: Some("turn 1;\nA 20,24 h90;\r\n B 30,24\th90\n".to_owned()),
        ..Opening::scenario("odd\nplayer = 3")
    };
    let battle = game.open(&opening).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let record =
        Record::parse(&battle.record()).unwrap_or_else(|error| panic!("{error}\n{}", battle.record()));
    let again =
        WING.game.replay(&record).unwrap_or_else(|error| panic!("{error}\n{}", battle.record())).battle;
    assert_eq!((again.record(), again.position()), (battle.record(), battle.position()));
}
