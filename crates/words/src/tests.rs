//! Tests of compiled catalogues, and of their plural tables.

use intl_pluralrules::{PluralRuleType, PluralRules};

use super::*;

#[test]
fn a_table_says_what_the_rules_of_unicode_say() {
    for language in
        ["en", "de", "fr", "es", "pl", "ru", "cs", "ar", "cy", "lt", "lv", "ga", "sl", "he", "ja", "mt"]
    {
        let table: Vec<char> = plurals(language).expect("a language").chars().collect();
        let name: LanguageIdentifier = language.parse().expect("a name");
        let rules = PluralRules::create(name, PluralRuleType::CARDINAL).expect("rules");
        for number in 0..100_000_u32 {
            let place = if number < 100 { number } else { 100 + number % 100 } as usize;
            let letter = table[place.min(table.len() - 1)];
            let form = match rules.select(number).expect("a form") {
                PluralCategory::ZERO => 'z',
                PluralCategory::ONE => 'o',
                PluralCategory::TWO => 't',
                PluralCategory::FEW => 'f',
                PluralCategory::MANY => 'm',
                PluralCategory::OTHER => 'x',
            };
            assert_eq!(letter, form, "{language} {number}");
        }
    }
}

/// Returns the flaws of a catalogue with this message.
fn flaws(message: &str) -> Vec<String> {
    compile("en", &format!("### version 1\n{message}\n")).err().unwrap_or_default()
}

#[test]
fn every_flaw_is_told_with_its_message() {
    assert_eq!(flaws("hit = { $piece } is hit"), Vec::<String>::new());
    assert_eq!(flaws("hit = { SHOUT($piece) }"), ["hit: no function is called SHOUT"]);
    assert_eq!(flaws("hit = { harm }"), ["hit: no message is called \"harm\""]);
    assert_eq!(
        flaws("separator = ;\nhit = { LIST($all, of: \"one\") }"),
        ["hit: no message is called \"one\""]
    );
    assert_eq!(flaws("hit = one\n    two"), ["hit: a sentence is one line"]);
    assert_eq!(flaws("hit = a\nhit = b"), ["a message stands twice"]);
    assert_eq!(
        flaws("hit = { LIST($all) }"),
        ["no message \"separator\": the text between the entries of a list"]
    );
    assert_eq!(flaws("hit = { $piece"), ["line 3: Expected a token starting with \"}\""]);
    assert_eq!(
        compile("en", "hit = a\n"),
        Err(vec!["no version: begin with the line `### version 1`".to_owned()])
    );
    assert_eq!(
        compile("xx-none", "### version 1\n"),
        Err(vec!["no plural rules are known for the language \"xx-none\"".to_owned()])
    );
}

#[test]
fn facts_that_a_message_leaves_out_in_all_sentences_or_in_some() {
    let text = "### version 1\n# unsaid: at, radius\n# partly unsaid: shots-by\nhit = { $piece }: { harm }\nharm = none\n";
    let names = |all: &[&str]| all.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(unsaid(text).expect("a catalogue")[0], ("hit".to_owned(), names(&["at", "radius"])));
    assert_eq!(partly_unsaid(text).expect("a catalogue")[0], ("hit".to_owned(), names(&["shots-by"])));
    assert_eq!(unsaid(text).expect("a catalogue")[1], ("harm".to_owned(), Vec::new()));
}

#[test]
fn kinds_of_events_are_the_messages_that_no_message_names() {
    let text = "### version 1\nseparator = ,\nhit = { $by ->\n    [one] { harm }\n   *[other] { LIST($all, of: \"each\") }\n }\nharm = { JOIN(points) }\npoints = { $points }\neach = { $piece }\nlost = lost\n";
    assert_eq!(kinds(text).expect("a catalogue"), ["hit", "lost"]);
}

/// English for the comparison with another language.
const FIRST: &str = "### version 1
separator = ,{ \" \" }
# unsaid: at
hit = { $piece } takes { harm }
harm = { $points }
fires = { LIST($groups, of: \"group\") } at { $dice-1 }
group = { $number } { $colour }
";

/// Returns the flaws of another language with these messages beside English.
fn flaws_beside(messages: &str) -> Vec<String> {
    beside::flaws(FIRST, &format!("### version 1\nseparator = ;\n{messages}\n")).expect("Fluent")
}

#[test]
fn a_second_language_is_held_against_the_first() {
    let hit = "hit = { $piece }: { $points } ({ $at })";
    let fires = "fires = { $dice-last } { LIST($groups, of: \"gruppe\") }\ngruppe = { $number } { $colour }";
    let own = |messages: [&str; 2]| flaws_beside(&messages.join("\n"));
    assert_eq!(own([hit, fires]), [""; 0], "helpers of its own, and a fact more than English says");
    assert_eq!(own(["", fires]), ["no message \"hit\", which the first catalogue has"]);
    assert_eq!(
        own([hit, &[fires, "hits = { $piece }"].join("\n")]),
        ["hits: the first catalogue has no such message, and no other message names it"]
    );
    assert_eq!(
        own(["hit = { $peice }: { $points }", fires]),
        [
            "hit: the first catalogue names no fact \"peice\" there",
            "hit: say the fact \"piece\", or list it in a comment `# unsaid: …`"
        ]
    );
    assert_eq!(own(["# unsaid: points\nhit = { $piece }", fires]), [""; 0]);
    assert_eq!(
        own([hit, "fires = { $dice-last } { LIST($groups, of: \"group\") }\ngroup = { $number } { $color }"]),
        [
            "group: the first catalogue names no fact \"color\" there",
            "group: say the fact \"colour\", or list it in a comment `# unsaid: …`"
        ]
    );
    let listed = "# partly unsaid: groups-colour\nfires = { $dice-1 } { LIST($groups, of: \"group\") }\ngroup = { $number }";
    assert_eq!(own([hit, listed]), [""; 0]);
}

#[test]
fn a_folder_is_refused_with_the_path_and_every_flaw() {
    let place = std::env::temp_dir().join(format!("words-{}", std::process::id()));
    std::fs::create_dir_all(&place).expect("a folder");
    let write = |name: &str, text: &str| std::fs::write(place.join(name), text).expect("a file");
    let fault = |of: &std::path::Path| folder(of).expect_err("a flaw").to_string();
    write("en.ftl", FIRST);
    write("de.ftl", &FIRST.replace("{ $piece } takes", "{ $piece } nimmt"));
    let both = folder(&place).expect("two catalogues");
    assert_eq!(both.iter().map(|one| &one[..2]).collect::<Vec<_>>(), ["en", "de"]);
    write("de.ftl", "### version 1\nhit = { $piece }: { $points }\n");
    let (german, missing) = (place.join("de.ftl"), place.join("none"));
    assert_eq!(
        fault(&place),
        format!("{}:\n  no message \"fires\", which the first catalogue has", german.display())
    );
    assert!(fault(&missing).starts_with(&format!("{}: ", missing.display())));
    std::fs::remove_dir_all(&place).expect("a folder");
}
