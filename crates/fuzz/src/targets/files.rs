//! The targets for scenario files and designs.

use anyhow::{Context, Result};
use engine::record::Record;
use games::SHELF;
use shelf::Opening;

use super::target::{Input, Target, named, same};

/// The target for scenario files.
pub struct Scenarios {
    texts: Vec<Input>,
}

impl Scenarios {
    pub fn new() -> Self {
        let files = SHELF.iter().flat_map(|game| game.scenarios().iter().map(|file| (game.id(), file.text)));
        Self { texts: files.map(|(game, text)| Input::new(game, text)).collect() }
    }
}

impl Target for Scenarios {
    fn name(&self) -> &'static str {
        "scenario"
    }

    fn inputs(&self) -> u32 {
        1_500
    }

    fn texts(&self) -> &[Input] {
        &self.texts
    }

    fn hold(&mut self, input: &Input) -> Result<bool, String> {
        let Some(game) = games::game(input.game) else { return Ok(false) };
        let opening = Opening { text: Some(input.text()), ..Opening::scenario("own") };
        let battle = match game.open(&opening) {
            Ok(battle) => battle,
            Err(flaws) => return named(&flaws),
        };
        let written = battle.record();
        match Record::parse(&written).and_then(|record| games::replay(&record)) {
            Ok(replayed) => {
                let again = replayed.battle;
                same("the record", &written, &again.record())?;
                same("the position", &battle.position(), &again.position())
            }
            Err(error) => Err(format!("its own record is refused: {error}")),
        }
    }
}

/// The target for designs of ships, for the games that have a shipyard.
pub struct Designs {
    texts: Vec<Input>,
}

impl Designs {
    pub fn new() -> Result<Self> {
        let mut texts = Vec::new();
        let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        for game in SHELF.iter().filter(|game| game.shipyard().is_some()) {
            let folder = games.join(game.id()).join("data/ships");
            let entries = std::fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
            let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
            paths.sort();
            for path in paths {
                let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
                texts.push(Input::new(game.id(), text));
            }
        }
        for (game, text) in EXAMPLES {
            texts.push(Input::new(game, text));
        }
        texts.retain(|input| {
            let yard = games::game(input.game).and_then(shelf::Game::shipyard);
            yard.is_some_and(|yard| yard.read(&input.text()).text.is_some())
        });
        anyhow::ensure!(!texts.is_empty(), "no file of the shelf is a design");
        Ok(Self { texts })
    }
}

/// Designs with features that no file of the shelf has.
const EXAMPLES: [(&str, &str); 2] = [
    (
        "full-thrust",
        "[design.HARRIER]\nname = \"Harrier\"\nbase = \"HC\"\ndamage = 17\nbatteries = \"A FP; 3 B FPA; 3 B FSA\"\n\
         torpedoes = 0\nneedles = []\n",
    ),
    (
        "talon",
        "[class.X]\nname = \"Experiment\"\nrace = \"terran\"\npoints = 50\nexplosion = 1\n\
         curve = [\"2-4-2*\", \"3-3-1\"]\nhull = [\"0\", \"-1c\"]\n",
    ),
];

impl Target for Designs {
    fn name(&self) -> &'static str {
        "design"
    }

    fn inputs(&self) -> u32 {
        1_500
    }

    fn texts(&self) -> &[Input] {
        &self.texts
    }

    fn hold(&mut self, input: &Input) -> Result<bool, String> {
        let Some(game) = games::game(input.game) else { return Ok(false) };
        let Some(yard) = game.shipyard() else { return Ok(false) };
        let design = yard.read(&input.text());
        let Some(text) = &design.text else { return named(&design.flaws) };
        let again = yard.read(text);
        same("the design", text, again.text.as_deref().unwrap_or("nothing"))?;
        let plain = |design: &shelf::Design| format!("{:?}", design.fact());
        if design.flaws.is_empty() {
            same("what is said of the design", &plain(&design), &plain(&again))?;
            let scenario = game.scenarios()[0].text;
            if let Err(flaws) = yard.commission(scenario, text, &[]) {
                named(&flaws)?;
            }
        } else {
            named(&design.flaws)?;
        }
        Ok(true)
    }
}
