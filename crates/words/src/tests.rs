//! Catalogues compiled, and their plural tables held against the rules.

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

/// The flaws of a catalogue with this message.
fn flaws(message: &str) -> Vec<String> {
    compile("en", &format!("### version 1\n{message}\n")).err().unwrap_or_default()
}

#[test]
fn every_flaw_is_told_with_its_message() {
    assert_eq!(flaws("hit = { $piece } is hit"), Vec::<String>::new());
    assert_eq!(flaws("hit = { SHOUT($piece) }"), ["hit: no function is called SHOUT"]);
    assert_eq!(flaws("hit = { harm }"), ["hit: no message is called \"harm\""]);
    assert_eq!(flaws("hit = { LIST($all, of: \"one\") }"), ["hit: no message is called \"one\""]);
    assert_eq!(flaws("hit = one\n    two"), ["hit: a sentence is one line"]);
    assert_eq!(flaws("hit = a\nhit = b"), ["a message stands twice"]);
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
