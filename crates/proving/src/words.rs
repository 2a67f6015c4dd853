//! Checks of sentences: the catalogue has one for every event of every battle, made from the event's facts alone, in
//! any language.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use engine::record::DiceSource;
use engine::{Catalogue, Demand, Fact, Seat};
use shelf::reasons::WHY;
use shelf::{AnyBattle, Game, Opening};

use crate::tree;
use crate::wing::Wing;

mod facts;
pub use facts::a_sentence_says_every_fact_but_those_its_message_lists;
mod second;

/// The facts of every event that no sentence shows.
const OF_ALL: [&str; 4] = ["clause", "text", "rolls", "kind"];

/// Returns every catalogue of a game, in every language, each with its file.
fn all(wing: &Wing) -> Vec<(String, Arc<Catalogue>)> {
    let with_file = |words: &Arc<Catalogue>| {
        let file = wing.folder().join("words").join(format!("{}.ftl", words.language()));
        let text =
            std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        (text, Arc::clone(words))
    };
    wing.game.catalogues().iter().map(with_file).collect()
}

/// Returns the default catalogue of a game.
fn first(game: &dyn Game) -> Catalogue {
    let all = game.catalogues();
    all.first().map_or_else(|| panic!("{} has a catalogue", game.id()), |first| Catalogue::clone(first))
}

/// Plays a battle to its end, with random orders or those of a captain.
fn played(game: &dyn Game, scenario: &str, captain: &str, seed: u64) -> Box<dyn AnyBattle> {
    let opening = Opening { dice: DiceSource::Seed(seed), ..Opening::scenario(scenario) };
    let mut battle = game.open(&opening).expect("a scenario of the shelf");
    while let Demand::Orders(seats) = battle.demand() {
        for seat in seats {
            let mut stop = || false;
            let mut budget = captains::Budget { nodes: 1, stop: &mut stop, crew: None };
            let advice =
                battle.advise(seat, captain, seed, &mut budget).expect("it is asked").expect("a captain");
            battle.seal(seat, &advice.order).expect("an order that stands");
        }
    }
    battle
}

/// Returns the reasons for every order of a battle.
fn reasons(battle: &dyn AnyBattle) -> Vec<Fact> {
    let mut all = Vec::new();
    for index in 0..battle.revealed() {
        for written in battle.written(index) {
            all.extend(battle.reasons(index, written.seat, &written.order));
        }
    }
    all
}

/// Returns every event that a battle tells to anybody.
fn told(battle: &dyn AnyBattle) -> Vec<Fact> {
    let mut all = Vec::new();
    for index in 0..battle.revealed() {
        for seat in (0..battle.seats()).map(|seat| Some(Seat(seat))).chain([None]) {
            let turn = battle.revealed_turn(index, seat).expect("a revealed decision");
            let Some(Fact::List(told)) = turn.get("told") else { panic!("nothing is told in {turn:?}") };
            let block = battle.block(index).expect("a revealed decision");
            for event in told {
                let Some(Fact::Text(said)) = event.get("text") else { panic!("no sentence: {event:?}") };
                assert!(block.contains(&format!("{said}\n")), "\"{said}\" is not in the record:\n{block}");
            }
            all.extend(told.iter().cloned());
        }
    }
    all
}

/// Returns all different events of a game, and all reasons of captains, which have sentences too. They come from the
/// examples of its rulebook, and from battles of every scenario, played at random and by its second captain. The
/// battles are played once a program.
fn events(game: &'static dyn Game) -> Arc<Vec<Fact>> {
    static PLAYED: Mutex<BTreeMap<&str, Arc<Vec<Fact>>>> = Mutex::new(BTreeMap::new());
    let mut played = PLAYED.lock().expect("nobody has panicked meanwhile");
    Arc::clone(played.entry(game.id()).or_insert_with(|| Arc::new(all_events(game))))
}

fn all_events(game: &dyn Game) -> Vec<Fact> {
    let mut all = Vec::new();
    for example in game.rulebook().into_iter().flat_map(|s| s.pages).flat_map(|page| page.examples) {
        if let Some(battle) = &example.play(game).battle {
            all.extend(told(&**battle));
            all.extend(reasons(&**battle));
        }
    }
    for file in game.scenarios() {
        for (captain, _) in game.captains().into_iter().take(2) {
            let battle = played(game, file.id, captain, 17);
            all.extend(told(&*battle));
            all.extend(reasons(&*battle));
        }
    }
    let mut seen = BTreeSet::new();
    all.retain(|event| seen.insert(format!("{event:?}")));
    all
}

fn kind(event: &Fact) -> &str {
    match event.get("kind") {
        Some(Fact::Text(kind)) => kind,
        _ => panic!("no kind: {event:?}"),
    }
}

/// Returns the game and the language of a catalogue, for the message of a failed test.
fn place(game: &dyn Game, words: &Catalogue) -> String {
    format!("{} in {}", game.id(), words.language())
}

/// Demands that every file is a catalogue of its game.
pub fn every_file_is_a_catalogue_of_its_game(wing: &Wing) {
    let game = wing.game;
    let files = tree::files(&wing.folder().join("words"), "ftl");
    let mut files: Vec<String> = files.iter().map(|(path, _)| format!("{}.ftl", tree::stem(path))).collect();
    let mut all: Vec<String> =
        game.catalogues().iter().map(|words| format!("{}.ftl", words.language())).collect();
    files.sort();
    all.sort();
    assert_eq!(files, all, "{}", game.id());
}

/// Demands that every event is said in every language.
pub fn every_event_is_said_in_every_language(wing: &Wing) {
    let game = wing.game;
    let first = first(game).language().to_owned();
    for (_, catalogue) in all(wing) {
        for event in events(game).iter() {
            let place = place(game, &catalogue);
            let said = catalogue.tell(event).unwrap_or_else(|unsaid| panic!("{place}: {unsaid}: {event:?}"));
            if catalogue.language() == first {
                assert_eq!(event.get("text"), Some(&Fact::Text(said.clone())), "{place}: {event:?}");
            }
            let bare = |word: &str| ["none", "true", "false"].contains(&word);
            assert!(!said.split(|c: char| !c.is_alphanumeric()).any(bare), "{place}: {said}");
        }
    }
}

/// Demands that Mozilla's bundle makes the same sentences.
pub fn mozillas_bundle_says_the_same(wing: &Wing) {
    let game = wing.game;
    for (text, catalogue) in all(wing) {
        let second = second::Second::of(catalogue.language(), &text);
        for event in events(game).iter() {
            let said = catalogue.tell(event).expect("a sentence");
            assert_eq!(second.tell(event), said, "{}: {event:?}", place(game, &catalogue));
        }
    }
}

/// Demands that a choice shows an unknown word as it is.
pub fn a_choice_shows_a_word_it_does_not_know(wing: &Wing) {
    let game = wing.game;
    for (text, catalogue) in all(wing) {
        let defaults = text.split("*[").skip(1).filter_map(|rest| rest.split(']').next());
        for default in defaults {
            let open = ["other", "false"].contains(&default);
            assert!(
                open,
                "{}: write `*[other]` and show the fact, not `*[{default}]`",
                place(game, &catalogue)
            );
        }
    }
}

/// Returns the kinds of events that a game's first catalogue has sentences for, without the kinds of reasons.
pub fn kinds(wing: &Wing) -> BTreeSet<String> {
    let all = words::kinds(&all(wing)[0].0).expect("a catalogue");
    all.into_iter().filter(|kind| !kind.starts_with(WHY)).collect()
}

/// Demands that every message is used.
pub fn no_message_is_there_for_nothing(wing: &Wing) {
    let game = wing.game;
    let told: BTreeSet<String> = events(game).iter().map(|event| kind(event).to_owned()).collect();
    for (text, catalogue) in all(wing) {
        let kinds: BTreeSet<String> = words::kinds(&text).expect("a catalogue").into_iter().collect();
        assert_eq!(
            kinds,
            told,
            "{}: messages that no message names, and kinds of events",
            place(game, &catalogue)
        );
    }
}

/// Accents every letter, and lengthens a text, because texts in other languages are longer than in English.
fn accented(text: &str) -> String {
    let accent = |c: char| match c {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        'A'..='Z' | 'b'..='z' => c,
        other => other,
    };
    text.chars().map(accent).collect()
}

/// Demands that another language has the same facts and no English.
pub fn another_language_has_no_english_left_and_the_same_facts(wing: &Wing) {
    let game = wing.game;
    let (plain, other) = (first(game), first(game).reworded("en-XA", &accented));
    assert_eq!(other.language(), "en-XA");
    for event in events(game).iter() {
        let (said, own) = (other.tell(event).expect("a sentence"), plain.tell(event).expect("a sentence"));
        assert_eq!(accented(&said), accented(&own), "{}: {event:?}", game.id());
    }
}

/// Demands that a language that is not there is refused with the list of those that are.
pub fn a_language_that_is_not_there_is_refused_with_those_that_are(wing: &Wing) {
    let game = wing.game;
    assert_eq!(game.catalogue("en").map(|words| words.language().to_owned()), Ok("en".to_owned()));
    let flaw = game.catalogue("tlh").expect_err("no such language").to_string();
    assert!(flaw.contains("no language \"tlh\"; there are: en"), "{flaw}");
}

/// Returns the language of tests: every sentence of the catalogue, accented.
pub fn accented_words(game: &dyn Game) -> Arc<Catalogue> {
    Arc::new(first(game).reworded("en-XA", &accented))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_compiler_and_the_engine_know_the_same_functions() {
        assert!(words::functions().eq(engine::catalogue::functions()));
    }

    #[test]
    fn compiled_plural_forms_are_those_of_mozillas_bundle() {
        let forms =
            ["zero", "one", "two", "few", "many"].map(|form| format!("    [{form}] {form}\n")).concat();
        let text = format!("### version 1\ncount = {{ $number ->\n{forms}   *[other] other\n }}\n");
        for language in ["en", "fr", "pl", "ru", "ar", "cy", "lt", "ga", "sl", "ja"] {
            let compiled = words::compile(language, &text).expect("a catalogue");
            let catalogue = Catalogue::read(&compiled).expect("what is compiled can be read");
            let second = second::Second::of(language, &text);
            for number in (0..1_000).chain(100_000..100_300) {
                let event = Fact::map([("kind", Fact::text("count")), ("number", Fact::Int(number))]);
                assert_eq!(catalogue.tell(&event), Ok(second.tell(&event)), "{language} {number}");
            }
        }
    }
}
