//! A scene: what a picture shows of a room, taken from what anybody may see of it.

use rooms::Shown;
use serde_json::Value;
use shelf::Shelf;

use super::board::{self, Piece};
use super::letters::drawable;

/// One who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// 1 is teal, 2 amber.
    pub side: i64,
    pub name: String,
}

/// Content of a room's picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub game: String,
    /// The game and the scenario.
    pub title: String,
    pub players: Vec<Player>,
    /// The result, or whose order is awaited.
    pub state: String,
    /// Seed of the sky: the same for a room from its beginning to its end.
    pub seed: u32,
    /// Those on the board; none where nobody may see it.
    pub pieces: Option<Vec<Piece>>,
    /// Height of the table in thousandths of an inch.
    pub table: f64,
}

impl Scene {
    /// Returns the scene of the first page: no room, and nobody who plays.
    pub fn cover() -> Self {
        Self {
            game: "full-thrust".to_owned(),
            title: "Tabletop starship battles".to_owned(),
            players: Vec::new(),
            state: "Plot in secret, seal, reveal.".to_owned(),
            seed: super::noise::seed_of("Firing Arc"),
            pieces: None,
            table: 0.0,
        }
    }

    /// Takes the scene from a room; none if its facts are not those of a room.
    pub fn of(shelf: &Shelf, shown: &Shown) -> Option<Self> {
        let room = &shown.room;
        let game = room["game"].as_str()?.to_owned();
        let named = shelf.game(&game).map_or("", shelf::Game::title);
        let scenario = drawable(room["title"].as_str()?).unwrap_or_default();
        let title = if scenario.is_empty() { named.to_owned() } else { format!("{named} · {scenario}") };
        let view = shown.view.as_ref();
        Some(Self {
            title,
            players: players(room, drawable),
            state: state(room, drawable),
            seed: super::noise::seed_of(room["room"].as_str()?),
            pieces: view.map(|view| board::pieces(&game, view)),
            table: view.and_then(|view| view["table"]["height"].as_f64()).unwrap_or_default(),
            game,
        })
    }
}

/// Returns the title of a room's page: the scenario, and who plays.
pub fn page_title(room: &Value) -> Option<String> {
    let scenario = room["title"].as_str()?;
    let players = players(room, |name| Some(straight(name)));
    let names: Vec<String> = players.into_iter().map(|player| player.name).collect();
    Some(format!("{scenario}: {} – Firing Arc", names.join(" against ")))
}

/// Returns what the preview of a room says under its title.
pub fn description(shelf: &Shelf, room: &Value) -> String {
    let game = room["game"].as_str().and_then(|id| shelf.game(id)).map_or("", shelf::Game::title);
    format!("{game}. {}", state(room, |name| Some(straight(name))))
}

/// Returns a name without the signs that turn the direction of what follows.
fn straight(name: &str) -> String {
    name.chars()
        .filter(|letter| !matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'))
        .collect()
}

/// Returns who plays; `say` returns what is shown of a name.
fn players(room: &Value, say: impl Fn(&str) -> Option<String>) -> Vec<Player> {
    let seats = room["seats"].as_array().map_or(&[][..], Vec::as_slice);
    let player = |(at, seat): (usize, &Value)| {
        let side = seat["side"].as_i64().unwrap_or(at as i64 + 1);
        let name = seat["name"].as_str().filter(|name| !name.is_empty()).or_else(|| seat["captain"].as_str());
        let open = seat["taken"] == false;
        let nameless = || if open { "An open seat".to_owned() } else { colour(side).to_owned() };
        Player { side, name: name.and_then(&say).unwrap_or_else(nameless) }
    };
    seats.iter().enumerate().map(player).collect()
}

const fn colour(side: i64) -> &'static str {
    if side == 1 { "Teal" } else { "Amber" }
}

/// Returns the result, or whose order is awaited.
fn state(room: &Value, say: impl Fn(&str) -> Option<String>) -> String {
    let players = players(room, say);
    let over = &room["over"];
    if over.is_object() {
        let Some(winner) = over["winner"].as_i64() else { return "A draw.".to_owned() };
        let won: Vec<&str> =
            players.iter().filter(|one| one.side == winner).map(|one| one.name.as_str()).collect();
        return format!(
            "{} won.",
            if won.is_empty() { colour(winner).to_owned() } else { won.join(" and ") }
        );
    }
    if room["closed"].is_string() {
        return "The room is closed.".to_owned();
    }
    if room["phase"] == "waiting" {
        return "A seat is open.".to_owned();
    }
    let awaited = room["awaits"].as_array().map_or(&[][..], Vec::as_slice);
    let seats = awaited.iter().filter_map(|seat| usize::try_from(seat.as_u64()?.checked_sub(1)?).ok());
    let names: Vec<&str> = seats.filter_map(|seat| Some(players.get(seat)?.name.as_str())).collect();
    let decision = room["decisions"].as_u64().unwrap_or_default() + 1;
    match names[..] {
        [] => format!("Decision {decision}."),
        [name] => format!("Decision {decision}: waiting for {name}."),
        _ => format!("Decision {decision}: waiting for {}.", names.join(" and ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn room(more: &Value) -> Value {
        let mut room = json!({"room": "7h3k9q2m4n8p1rst", "game": "ftl", "title": "Duel", "phase": "playing", "decisions": 4,
            "awaits": [2], "over": null, "closed": null,
            "seats": [{"side": 1, "name": "<Ada>", "taken": true}, {"side": 2, "name": "", "captain": null, "taken": true}]});
        room.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        room
    }

    #[test]
    fn a_preview_says_who_plays_and_whose_order_is_awaited() {
        assert_eq!(page_title(&room(&json!({}))).unwrap(), "Duel: <Ada> against Amber – Firing Arc");
        let said = |more: Value| description(&games::SHELF, &room(&more));
        assert_eq!(said(json!({})), "Faster Than Light. Decision 5: waiting for Amber.");
        assert_eq!(
            said(json!({"awaits": [1, 2]})),
            "Faster Than Light. Decision 5: waiting for <Ada> and Amber."
        );
        assert_eq!(said(json!({"over": {"winner": 1, "text": ""}})), "Faster Than Light. <Ada> won.");
        assert_eq!(said(json!({"over": {"winner": null, "text": ""}})), "Faster Than Light. A draw.");
        assert_eq!(said(json!({"closed": "left"})), "Faster Than Light. The room is closed.");
        assert_eq!(said(json!({"phase": "waiting", "awaits": [2]})), "Faster Than Light. A seat is open.");
    }

    #[test]
    fn a_room_that_nobody_may_watch_has_no_pieces() {
        let shown = Shown { room: room(&json!({})), view: None };
        assert_eq!(Scene::of(&games::SHELF, &shown).unwrap().pieces, None);
        let turned = room(&json!({"seats": [{"name": "a\u{202e}b", "taken": true}]}));
        assert_eq!(page_title(&turned).unwrap(), "Duel: ab – Firing Arc");
        let broken = Shown { room: json!({"game": 3}), view: None };
        assert_eq!(Scene::of(&games::SHELF, &broken), None);
    }
}
