//! A room for two scripted people: it is made, joined, and gets legal orders.

use std::net::Ipv4Addr;
use std::sync::LazyLock;

use anyhow::{Context, Result};
use engine::Seat;
use serde_json::json;
use shelf::Opening;

use crate::person::{Line, secret};

/// A short scenario of each game of the shelf: the first of its starter set.
pub static SHORT: LazyLock<Vec<(&str, &str)>> = LazyLock::new(|| {
    let first = |game: &'static dyn shelf::Game| {
        let mut scenarios = game.scenarios().iter();
        let scenario = scenarios.find(|scenario| scenario.teaches.is_some()).expect("a starter set");
        (game.id(), scenario.id)
    };
    games::SHELF.iter().map(first).collect()
});

/// Orders of each seat, drawn uniformly from those of the first decision. In later decisions only their legal parts are
/// written.
pub struct Drafts([Vec<String>; 2]);

impl Drafts {
    /// Draws `each` orders for each seat.
    ///
    /// # Errors
    /// If the scenario is not on the shelf.
    pub fn of(game: &str, scenario: &str, each: u64) -> Result<Self> {
        let battle = games::SHELF.game(game).context("a game")?.open(&Opening::scenario(scenario))?;
        let draw = |seat: u8| {
            let asked = battle.outline(Seat(seat)).0 != Some(0);
            (0..each).map(|seed| if asked { battle.drawn(Seat(seat), seed) } else { String::new() }).collect()
        };
        Ok(Self([draw(0), draw(1)]))
    }

    /// Returns one of a seat's orders; different numbers give different orders.
    #[must_use]
    pub fn order(&self, seat: usize, number: usize) -> &str {
        let orders = &self.0[seat];
        &orders[number % orders.len()]
    }
}

/// A room that both people have joined.
pub struct Duel {
    /// Its name.
    pub room: String,
    /// The tokens of its seats.
    pub tokens: [String; 2],
}

/// Returns the address of a room's people, one of 16 million.
#[must_use]
pub fn home(number: usize) -> Ipv4Addr {
    Ipv4Addr::from_bits(10 << 24 | (number as u32 & 0x00ff_ffff))
}

impl Duel {
    /// Makes a room and joins it. Both requests are repeated unchanged until they are answered.
    ///
    /// # Errors
    /// If the server refuses one of them.
    pub async fn make(line: &Line, number: usize) -> Result<Self> {
        let (game, scenario) = SHORT[number % SHORT.len()];
        let tokens = [secret(), secret()];
        let request =
            json!({"game": game, "scenario": scenario, "name": "Ada", "token": tokens[0], "key": secret()});
        let made = line.insist(home(number), "/api/rooms", None, &request).await?;
        let room = made["room"].as_str().context("a name")?.to_owned();
        let join = json!({"invitation": made["invitations"][0]["token"], "token": tokens[1], "name": "Ben"});
        let path = format!("/api/rooms/{room}/join");
        line.insist(home(number), &path, None, &join).await?;
        Ok(Self { room, tokens })
    }

    /// Returns the path of the room's calls.
    #[must_use]
    pub fn path(&self) -> String {
        format!("/api/rooms/{}/call", self.room)
    }
}
