//! `firing-arc lab health`: every scenario of a game, or of all games, measured for balance, length and skill.

use std::fs;
use std::path::Path;

use anyhow::Context as _;
use lab::health::{BATCH, Fought, Row, decided, level, page};
use lab::results::Results;
use lab::run::Ended;
use lab::series::{Series, Thinking};
use lab::storage::{Disk, write_whole};
use shelf::health::{digest, doctrine, probe, read};
use shelf::{Arena, Form, Game, ScenarioFile, Shelf};

use super::fights;
use crate::args::{Health, SetUp};
use crate::catalogue;
use crate::fault::usage;
use crate::scene::{Scene, games};
use crate::screen::Screen;

/// Measures the scenarios of a game or of all games. Writes each game's figures and its part of the health page, and the
/// page from the parts of all games that the folder has.
///
/// # Errors
/// If the game or a scenario is unknown, or a file cannot be read or written.
pub fn health(shelf: &Shelf, args: &Health, screen: &mut Screen) -> anyhow::Result<()> {
    let games = games(shelf, &args.game)?;
    let known = |id: &String| games.iter().any(|game| game.scenarios().iter().any(|file| file.id == id));
    if let Some(id) = args.scenarios.iter().find(|id| !known(id)) {
        return usage(catalogue::no_scenario_to_measure(id));
    }
    fs::create_dir_all(&args.out).with_context(|| catalogue::cannot_create_folder(args.out.display()))?;
    for game in games {
        let figures = args.out.join(format!("{}.health", game.id()));
        let rows = of_game(shelf, game, args, screen, &kept(&figures)?)?;
        if rows.is_empty() {
            continue;
        }
        let command = catalogue::health_command(game.id());
        let lines: String = rows.iter().map(|row| row.health.line(row.file.id) + "\n").collect();
        write(&figures, &catalogue::health_figures(&command, lines))?;
        write(&args.out.join(format!("{}.probes", game.id())), &probes(game, &rows)?)?;
        write(&args.out.join(part(game)), &page(game, &command, &rows))?;
    }
    let parts = shelf.iter().map(|game| args.out.join(part(game))).filter(|path| path.exists());
    let parts: Vec<String> = parts.map(fs::read_to_string).collect::<Result<_, _>>()?;
    let path = args.out.join("health.md");
    write(&path, &catalogue::health_page(parts.join("\n")))?;
    screen.line(&catalogue::health_written(path.display()))
}

/// Returns the name of the file with a game's part of the page.
fn part(game: &dyn Game) -> String {
    format!("{}.md", game.id())
}

/// Returns the probe of each measured scenario, a line each.
fn probes(game: &dyn Game, rows: &[Row]) -> anyhow::Result<String> {
    rows.iter()
        .map(|row| {
            let probe = probe(game, row.file.id).map_err(anyhow::Error::msg)?;
            Ok(format!("{} {probe}\n", row.file.id))
        })
        .collect()
}

fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    write_whole(&Disk, path, text.as_bytes()).with_context(|| path.display().to_string())
}

/// Returns the figures that the folder has, or nothing.
fn kept(path: &Path) -> anyhow::Result<String> {
    if path.exists() { Ok(fs::read_to_string(path)?) } else { Ok(String::new()) }
}

/// Measures the scenarios asked for; those of `kept` whose set-up is the same stay beside them.
fn of_game(
    shelf: &Shelf,
    game: &'static dyn Game,
    args: &Health,
    screen: &mut Screen,
    kept: &str,
) -> anyhow::Result<Vec<Row>> {
    let wanted = |file: &&ScenarioFile| match args.scenarios.as_slice() {
        [] => file.form != Form::Measure,
        named => named.iter().any(|id| file.id == id),
    };
    let mut rows = Vec::new();
    for file in game.scenarios() {
        if wanted(&file) {
            let row = of_scenario(shelf, game, file, args)?;
            screen.line(&row.health.line(&format!("{} {}", game.id(), file.id)))?;
            rows.push(row);
        } else if let Some(health) = read(kept, file.id).filter(|health| health.text == digest(file.text)) {
            rows.push(Row { file: *file, health });
        }
    }
    Ok(rows)
}

/// One scenario, ready to be fought.
struct Bench<'a> {
    scene: Scene,
    arena: Box<dyn Arena>,
    args: &'a Health,
}

impl Bench<'_> {
    fn series(&self, captains: [&str; 2], battles: u64) -> Series<'_> {
        Series {
            name: format!(
                "{} {}: {}",
                self.scene.game.id(),
                self.scene.opening.scenario,
                captains.join(", ")
            ),
            arena: &*self.arena,
            captains: captains.map(str::to_owned),
            fixed_sides: captains[0] == captains[1],
            seed: self.args.seed,
            thinking: Thinking::default(),
            battles,
            stop: None,
            luck: false,
        }
    }

    /// Opens the results of a series.
    fn results(&self, series: &Series<'_>) -> anyhow::Result<Results> {
        let [first, second] = &series.captains;
        let rest = [format!("captains {first}, {second}")];
        let header = fights::header(&self.scene, "health", series.seed, series.thinking, &rest);
        let scenario = &self.scene.opening.scenario;
        let name = format!("{}-{scenario}-{first}-{second}.results", self.scene.game.id());
        fights::results(Some(&self.args.out.join(name)), "", &header)
    }

    /// Fights a series up to its number of battles, and adds them to its results.
    fn fight(&self, series: &Series<'_>, results: &mut Results) -> anyhow::Result<Ended> {
        let (mut ended, _) = fights::fight(std::slice::from_ref(series), self.args.threads, results)?;
        Ok(ended.remove(0))
    }

    /// Fights a captain against itself, batch after batch, until its battles are decided.
    fn decide(&self, captain: &str) -> anyhow::Result<(Series<'_>, Ended)> {
        let mut series = self.series([captain; 2], BATCH.min(self.args.most));
        let mut results = self.results(&series)?;
        loop {
            let ended = self.fight(&series, &mut results)?;
            if decided(&ended.tally, self.args.most) {
                return Ok((series, ended));
            }
            let next = if series.battles < self.args.most { self.args.most } else { 3 * self.args.most };
            series.battles = (series.battles + BATCH).min(next);
        }
    }

    /// Fights all battles of a series.
    fn whole(&self, captains: [&str; 2], battles: u64) -> anyhow::Result<(Series<'_>, Ended)> {
        let series = self.series(captains, battles);
        let mut results = self.results(&series)?;
        let ended = self.fight(&series, &mut results)?;
        Ok((series, ended))
    }
}

fn of_scenario(
    shelf: &Shelf,
    game: &'static dyn Game,
    file: &ScenarioFile,
    args: &Health,
) -> anyhow::Result<Row> {
    let set_up = SetUp { scenario: Some(file.id.to_owned()), ..SetUp::default() };
    let scene = Scene::of(shelf, game.id(), &set_up)?;
    let (arena, _) = fights::arena(&scene, &[])?;
    let bench = Bench { scene, arena, args };
    let pieces = game.card(file.id).map_or(2, |card| card.all_pieces());
    let (plain, captain) = (doctrine(game), level(game, pieces));
    let doctrine = bench.whole([plain; 2], args.battles)?;
    let alone = bench.decide(captain)?;
    let skill = bench.whole([captain, plain], args.skill)?;
    let fought = Fought {
        doctrine: (&doctrine.0, &doctrine.1),
        captain: (&alone.0, &alone.1),
        skill: (&skill.0, &skill.1),
        pieces,
    };
    Ok(Row { file: *file, health: fought.health(game, file) })
}
