//! The players of a battle: people and captains.

use engine::quoting::counted;
use shelf::{AnyBattle, Game};

use crate::catalogue;
use crate::fault::usage;
use crate::scene::list;

/// Name of a person at the terminal, on the command line and in records.
pub const YOU: &str = "you";

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this terminal.
    You,
    /// A captain, by name.
    Captain(String),
}

impl Player {
    /// Returns the player of a seat in a record: the captain of that id or browser name (`Amber (Doctrine)`), otherwise
    /// a person.
    pub fn seated(game: &dyn Game, name: &str) -> Self {
        let titled = name.strip_suffix(')').and_then(|name| name.rsplit_once('(')).map(|(_, title)| title);
        let named = |captain: &str| {
            captain == name || titled.is_some_and(|title| title.eq_ignore_ascii_case(captain))
        };
        let captain = game.captains().into_iter().map(|(captain, _)| captain).find(|captain| named(captain));
        captain.map_or(Self::You, |captain| Self::Captain(captain.to_owned()))
    }

    /// Returns the player with that name.
    fn of(game: &dyn Game, name: &str, people: bool) -> anyhow::Result<Self> {
        let name = name.trim();
        if people && name.eq_ignore_ascii_case(YOU) {
            return Ok(Self::You);
        }
        let captains = game.captains();
        if captains.iter().any(|(captain, _)| *captain == name) {
            return Ok(Self::Captain(name.to_owned()));
        }
        let captains = list(captains.iter().map(|(captain, _)| *captain));
        let you = if people { "you, " } else { "" };
        usage(catalogue::no_captain_of_game_or_you(game.id(), name, you, &captains))
    }

    /// Returns the name for a record.
    pub fn name(&self) -> &str {
        match self {
            Self::You => YOU,
            Self::Captain(name) => name,
        }
    }
}

/// Returns the players of all seats by name; `people` allows a person at the terminal.
///
/// # Errors
/// If a captain is unknown.
pub fn players(game: &dyn Game, names: &[String], people: bool) -> anyhow::Result<Vec<Player>> {
    names.iter().map(|name| Player::of(game, name, people)).collect()
}

/// Checks that there are as many players as seats.
///
/// # Errors
/// If the numbers differ.
pub fn check_seats(battle: &dyn AnyBattle, players: &[Player]) -> anyhow::Result<()> {
    let (seats, given) = (usize::from(battle.seats()), players.len());
    if seats == given {
        return Ok(());
    }
    usage(catalogue::seats_named(counted(given, "player"), counted(seats, "seat")))
}

/// Returns the name of a seat's side, such as Teal.
pub fn side_name(battle: &dyn AnyBattle, seat: engine::Seat) -> String {
    battle.card().side_name(battle.side(seat))
}

/// Returns a seat's title: its side and its player.
pub fn title(battle: &dyn AnyBattle, seat: engine::Seat) -> String {
    let side = side_name(battle, seat);
    match battle.header().names.get(seat.index()).filter(|name| !name.is_empty()) {
        Some(name) => format!("{side} ({name})"),
        None => side,
    }
}

/// Returns a side's title: its name and its players.
pub fn side_title(battle: &dyn AnyBattle, side: engine::Side) -> String {
    let seats = (0..battle.seats()).map(engine::Seat).filter(|seat| battle.side(*seat) == side);
    let names: Vec<&str> = seats
        .filter_map(|seat| battle.header().names.get(seat.index()).map(String::as_str))
        .filter(|name| !name.is_empty())
        .collect();
    let name = battle.card().side_name(side);
    if names.is_empty() { name } else { format!("{name} ({})", names.join(", ")) }
}

/// Replaces side numbers with names: `side 2 wins` becomes `Amber wins`.
pub fn sides_named(battle: &dyn AnyBattle, text: &str) -> String {
    let card = battle.card();
    let mut named = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("side ") {
        let (before, from) = rest.split_at(at);
        let behind = &from["side ".len()..];
        let digits = behind.len() - behind.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, after) = behind.split_at(digits);
        let whole = !before.ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric);
        let side = number.parse::<u8>().ok().filter(|n| whole && *n > 0).map(|n| engine::Side(n - 1));
        named += before;
        match side.filter(|side| card.sides.get(side.index()).is_some_and(|name| !name.is_empty())) {
            Some(side) => named += &card.side_name(side),
            None => {
                named += "side ";
                named += number;
            }
        }
        rest = after;
    }
    named + rest
}
