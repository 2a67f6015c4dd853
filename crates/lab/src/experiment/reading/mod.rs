//! Experiment files, parsed and checked: all flaws at once, each with its place.
//!
//! `table` reads one table; `question` reads the question, the scenario and the captains; `cases` and `fleets` read
//! the set-ups.

mod cases;
mod fleets;
mod question;
mod table;

use engine::{Flaw, Flaws};
use shelf::{Game, Opening, Shelf};
use toml::{Table, Value};

use self::cases::{Common, counts};
use self::question::{leads, question, scenario_text, seeds};
use self::table::Reader;
use super::asked::{Case, Experiment, Leads, Question};
use super::fleets::Fleets;
use crate::series::Thinking;

/// Maximum number of battles per case.
pub const MOST_BATTLES: u64 = 10_000_000;

pub(super) fn read(shelf: &Shelf, id: &str, text: &str) -> Result<Experiment, Flaws> {
    let table: Table = text.parse().map_err(|error: toml::de::Error| {
        let (line, what) = ::shelf::in_words(text, &error);
        vec![Flaw::plain(format!("line {line}"), what)]
    })?;
    let mut reader = Reader::new("", &table);
    let (title, asks) = (reader.must("title"), reader.must("asks"));
    let question = question(&mut reader);
    let name = reader.must("game");
    let game = shelf.game(&name);
    if game.is_none() && !name.is_empty() {
        reader.flaw("game", format!("no game is called \"{name}\"; there are {}", shelf.ids().join(", ")));
    }
    let scenario = reader.must("scenario");
    let file = game.and_then(|game| scenario_text(&mut reader, game, &scenario));
    let leads = leads(&mut reader, game);
    let battles = reader.whole("battles", 2, MOST_BATTLES).unwrap_or(200);
    let seed = reader.whole("seed", 0, i64::MAX as u64).unwrap_or(1);
    let (seeds, luck) = (seeds(&mut reader), reader.switch("luck"));
    let nodes = reader.whole("nodes", 1, u64::from(captains::Budget::MOST)).map(|nodes| nodes as u32);
    let unit = reader.text("unit").unwrap_or_default();
    let common = Common {
        scenario: &scenario,
        file: file.unwrap_or_default(),
        options: reader.options("options"),
        set: reader.set(),
    };
    let drawn = reader.get("fleets");
    let mut changes = Vec::new();
    if question == Some(Question::Points) {
        for_points(&mut reader, drawn, leads.as_ref(), battles);
    } else {
        changes = cases::changes(&mut reader);
        counts(&mut reader, question, &changes, battles);
        if drawn.is_some() {
            reader.flaw("fleets", "belongs to experiments of the kind \"points\"");
        }
    }
    let mut flaws = reader.end();
    let (mut cases, mut fleets) = (Vec::new(), None);
    if let (Some(game), Some(_)) = (game, file) {
        for change in changes {
            match common.opening(game, &change) {
                Ok(opening) => cases.push(Case { name: change.name, value: change.value, opening }),
                Err(of_case) => {
                    let at = format!("case \"{}\"", change.name);
                    flaws.extend(
                        of_case.into_iter().map(|f| Flaw { place: format!("{at}: {}", f.place), ..f }),
                    );
                }
            }
        }
        if let (Some(Question::Points), Some(Value::Table(table)), Some(Leads::Both(captain))) =
            (question, drawn, &leads)
        {
            match of_points(game, table, captain, &common) {
                Ok(drawn) => fleets = Some(drawn),
                Err(of_fleets) => flaws.extend(of_fleets),
            }
        }
    }
    let (Some(game), Some(leads), Some(question)) = (game, leads, question) else { return Err(flaws.into()) };
    if !flaws.is_empty() {
        return Err(flaws.into());
    }
    let (id, text, thinking) = (id.to_owned(), text.to_owned(), Thinking { nodes, millis: None });
    Ok(Experiment {
        id,
        text,
        title,
        asks,
        question,
        game,
        scenario,
        leads,
        battles,
        seed,
        seeds,
        luck,
        tests: None,
        thinking,
        unit,
        cases,
        fleets,
    })
}

/// Checks the settings that an experiment of the kind `points` must have besides its fleets.
fn for_points(reader: &mut Reader<'_>, drawn: Option<&Value>, leads: Option<&Leads>, battles: u64) {
    if !matches!(drawn, Some(Value::Table(_))) {
        reader.flaw("fleets", "a table with classes, and ships or budget: the fleets to draw");
    }
    if matches!(leads, Some(Leads::Each(_))) {
        reader.flaw("captains", "use captain instead: one captain leads both fleets of the kind \"points\"");
    }
    if battles % 2 == 1 {
        reader.flaw("battles", format!("must be even, because battles come in pairs, not {battles}"));
    }
    if reader.table.get("luck").is_some() || reader.table.get("seeds").is_some() {
        reader.flaw("luck", "luck and seeds are not for the kind \"points\", which has no cases");
    }
    for key in ["case", "vary"] {
        if reader.get(key).is_some() {
            reader.flaw(key, "is not for the kind \"points\", which draws fleets");
        }
    }
}

/// Returns the fleets of an experiment of the kind `points`.
fn of_points(
    game: &'static dyn Game,
    table: &Table,
    captain: &str,
    common: &Common<'_>,
) -> Result<Fleets, Flaws> {
    let scenario = common.table(&[])?;
    let opening = Opening { options: common.options.clone(), ..Opening::scenario(common.scenario) };
    fleets::fleets(table, game, captain, opening, scenario)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flaws(text: &str) -> Vec<String> {
        match read(&games::SHELF, "test", text) {
            Ok(_) => Vec::new(),
            Err(flaws) => flaws.iter().map(ToString::to_string).collect(),
        }
    }

    const SOUND: &str = "title = \"t\"\nasks = \"a\"\nkind = \"sweep\"\ngame = \"ftl\"\nscenario = \"duel\"\n\
        captain = \"random\"\n[vary]\noption = \"missiles\"\nvalues = [0, 5, 10]\n";

    #[test]
    fn one_thing_varied_makes_a_case_of_each_value() {
        let experiment = read(&games::SHELF, "test", SOUND).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let names: Vec<&str> = experiment.cases.iter().map(|case| case.name.as_str()).collect();
        assert_eq!(names, ["missiles 0", "missiles 5", "missiles 10"]);
        assert_eq!(experiment.cases[1].value, Some(5.0));
        assert_eq!(experiment.cases[1].opening.options, [("missiles".to_owned(), "5".to_owned())]);
    }

    #[test]
    fn every_flaw_is_told_at_once_with_its_place() {
        let text = "title = \"\"\nkind = \"fair\"\ngame = \"ftl\"\nscenario = \"nowhere\"\ncaptain = \"kirk\"\n\
            battles = 1\nspeed = 3\n[fair]\nwidth = 0\nmost = 10\n[vary]\nvalues = 3\n";
        let flaws = flaws(text);
        for said in [
            "title: a text that is not empty",
            "asks: is missing",
            "fair.width: a number above 0",
            "scenario: no scenario of ftl is called \"nowhere\"; there are duel",
            "captain: no captain of ftl is called \"kirk\"; there are random",
            "battles: a whole number from 2 to",
            "speed: is not a known key",
            "vary.values: a list of values",
            "vary.option: give exactly one of option and set",
        ] {
            assert!(flaws.iter().any(|flaw| flaw.contains(said)), "{said} is missing: {flaws:#?}");
        }
    }

    #[test]
    fn an_unknown_captain_is_told_under_the_key_that_names_it() {
        let two = SOUND.replace("captain = \"random\"", "captains = [\"random\", \"kirk\"]");
        let found = flaws(&two);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("captains: no captain of ftl is called \"kirk\""), "{found:?}");
    }

    #[test]
    fn cases_of_a_place_in_a_list_are_called_by_the_list_and_the_place() {
        let varied = SOUND.replace("option = \"missiles\"", "set = \"side.1.ship.1.at.2\"");
        let experiment = read(&games::SHELF, "test", &varied).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let names: Vec<&str> = experiment.cases.iter().map(|case| case.name.as_str()).collect();
        assert_eq!(names, ["at.2 0", "at.2 5", "at.2 10"]);
    }

    #[test]
    fn a_key_that_stands_twice_is_named() {
        let found = flaws(&SOUND.replace("title = \"t\"\n", "title = \"t\"\ntitle = \"u\"\n"));
        assert_eq!(found, ["line 2: the key \"title\" appears twice in its table; remove one"]);
    }

    #[test]
    fn a_width_that_every_answer_has_is_refused() {
        let fair = |width| {
            let text = SOUND.replace("kind = \"sweep\"", "kind = \"fair\"");
            flaws(&format!("{text}[fair]\nwidth = {width}\nmost = 1000\n"))
        };
        assert_eq!(fair("9.5"), Vec::<String>::new());
        assert_eq!(
            fair("10"),
            ["fair.width: less than 10, the distance from the least value to the greatest"]
        );
    }

    #[test]
    fn flaws_of_a_cases_set_up_name_the_case() {
        let cases = "[[case]]\nname = \"a\"\noptions = { missiles = 500 }\n[[case]]\nname = \"b\"\n\
            set = { \"side.3.name\" = \"x\" }\n";
        let found = flaws(&SOUND.replace("[vary]\noption = \"missiles\"\nvalues = [0, 5, 10]\n", cases));
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(
            found[0].contains("[FTL-1.3] case \"a\"") && found[1].contains("set.\"side.3.name\""),
            "{found:?}"
        );
    }

    #[test]
    fn what_is_no_file_of_this_kind_is_said_with_its_line() {
        assert_eq!(flaws("title = \"t\"\nkind = \n").len(), 1);
        assert!(flaws("title = \"t\"\nkind = \n")[0].starts_with("line 2"));
        let two = SOUND.replace("\"sweep\"", "\"rules\"");
        assert!(flaws(&two).iter().any(|flaw| flaw.contains("first without the rule, then with it")));
    }

    const POINTS: &str = "title = \"t\"\nasks = \"a\"\nkind = \"points\"\ngame = \"full-thrust\"\nscenario = \"skirmish\"\n\
        captain = \"doctrine\"\nbattles = 20\n[fleets]\nclasses = [\"FF\", \"DD\"]\nships = [1, 3]\n";

    #[test]
    fn fleets_take_their_worth_from_the_shelf_or_from_the_file() {
        let experiment = read(&games::SHELF, "test", POINTS).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let fleets = experiment.fleets.expect("fleets are drawn");
        let worths: Vec<Option<f64>> = fleets.classes.iter().map(|class| class.worth).collect();
        assert_eq!((worths, fleets.worth.as_str()), (vec![Some(9.0), Some(13.0)], "damage and factors"));
        assert_eq!(fleets.classes[0].name, "Frigate");
        let text = POINTS.to_owned() + "worth = { DD = 14 }\nscale = \"DD\"\n";
        let fleets = read(&games::SHELF, "test", &text)
            .unwrap_or_else(|flaws| panic!("{flaws:?}"))
            .fleets
            .expect("fleets");
        assert_eq!(
            (fleets.classes[1].worth, fleets.scale),
            (Some(14.0), crate::experiment::fleets::Scale::Class(1))
        );
    }

    #[test]
    fn flaws_of_fleets_are_told_with_what_would_be_right() {
        let table = [
            ("ships = [1, 3]", "ships = [1, 4]", "fleets.ships: whole numbers from 1 to 3"),
            ("ships = [1, 3]", "ships = [3, 1]", "fleets.ships: a number above 0, or two"),
            ("ships = [1, 3]", "", "fleets.ships: give ships"),
            ("ships = [1, 3]", "budget = [5, 40]", "fleets.budget: at least 9"),
            ("\"FF\", \"DD\"", "\"FF\"", "fleets.classes: two or more"),
            ("\"FF\", \"DD\"", "\"FF\", \"FF\"", "names FF twice"),
            ("\"FF\", \"DD\"", "\"FF\", \"YACHT\"", "YACHT"),
            ("[fleets]", "[fleets]\nscale = \"HC\"", "fleets.scale: sum or one of the classes"),
            ("[fleets]", "[fleets]\nworth = { HC = 3 }", "fleets.worth: HC is none of the classes"),
            ("[fleets]", "[fleets]\nworth = { DD = -3 }", "fleets.worth: a table of numbers above 0"),
            ("battles = 20", "battles = 21", "battles: must be even"),
            (
                "captain = \"doctrine\"",
                "captains = [\"doctrine\", \"random\"]",
                "captains: use captain instead",
            ),
            (
                "game = \"full-thrust\"\nscenario = \"skirmish\"",
                "game = \"ftl\"\nscenario = \"duel\"",
                "has no classes of ships",
            ),
            ("[fleets]", "[vary]\n[fleets]", "vary: is not for the kind"),
            ("kind = \"points\"", "kind = \"sweep\"", "fleets: belongs to experiments"),
        ];
        for (sound, flawed, said) in table {
            assert!(POINTS.contains(sound), "{sound}");
            let found = flaws(&POINTS.replace(sound, flawed));
            assert!(found.iter().any(|flaw| flaw.contains(said)), "{said} is missing: {found:#?}");
        }
    }

    #[test]
    fn what_all_cases_set_is_set_in_each() {
        let text = SOUND.replace("[vary]", "set = { \"side.1.name\" = \"Blue\" }\n[vary]");
        let experiment = read(&games::SHELF, "test", &text).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        assert!(
            experiment.cases.iter().all(|case| case
                .opening
                .text
                .as_ref()
                .is_some_and(|t| t.contains("Blue")))
        );
    }
}
