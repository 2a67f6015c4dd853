//! Terms of a room: what its maker chose, frozen from then on.

use std::collections::BTreeMap;

use engine::record::DiceSource;
use engine::{Demand, Fact};
use referee::Fault;
use seals::Mode;
use seals::mail::{NoLetters, can_go_by_letters, fits_a_room};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::{AnyBattle, Game, Opening, Shelf};

use crate::limits;
use crate::refusal::{Refusal, RefusalReason};

/// The rule for a seat whose clock has run out, grace included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum TimeoutRule {
    /// The idle order is sealed.
    #[serde(rename = "silent")]
    Idle,
    /// A captain writes until the seat itself seals.
    Captain(String),
    /// Another seat may claim the battle.
    Claim,
}

/// The clock of every person's seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClockTerms {
    /// Seconds for one order.
    pub(crate) each: u32,
    /// Seconds more.
    #[serde(default)]
    pub(crate) grace: u32,
    pub(crate) then: TimeoutRule,
}

/// The holder of a seat, as the maker says it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Wanted {
    Me,
    Open,
    Captain(String),
}

/// The terms for spectators.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpectatorTerms {
    /// The decisions by which they see the battle later than the seats.
    pub(crate) delay: usize,
}

/// The mode of sealed orders of a room, as its word.
mod mode_word {
    use seals::Mode;
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes the word.
    #[expect(clippy::ref_option, reason = "serde lends the field")]
    pub(super) fn serialize<S: Serializer>(mode: &Option<Mode>, to: S) -> Result<S::Ok, S::Error> {
        match mode {
            Some(mode) => to.serialize_str(mode.word()),
            None => to.serialize_none(),
        }
    }

    /// Reads the word.
    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Mode>, D::Error> {
        let Some(word) = Option::<String>::deserialize(from)? else { return Ok(None) };
        let found = Mode::ALL.into_iter().find(|mode| mode.word() == word);
        let unknown = || serde::de::Error::custom(format!("no mode \"{word}\"; there are shared, strict"));
        found.map(Some).ok_or_else(unknown)
    }
}

/// A request to make a room.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Make {
    #[serde(rename = "call")]
    _call: Option<Call>,
    pub(crate) game: String,
    scenario: Option<String>,
    text: Option<String>,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    seats: Option<Vec<Wanted>>,
    #[serde(default)]
    pub(crate) name: String,
    pub(crate) token: String,
    pub(crate) key: Option<String>,
    clock: Option<ClockTerms>,
    #[serde(default)]
    challenge: bool,
    spectators: Option<SpectatorTerms>,
    #[serde(default)]
    chat: bool,
    #[serde(default, with = "mode_word")]
    mode: Option<Mode>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Call {
    Make,
}

/// The maker's choices for a room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Terms {
    pub(crate) game: String,
    pub(crate) scenario: String,
    /// The title of the scenario.
    pub(crate) title: String,
    pub(crate) text: Option<String>,
    pub(crate) options: Vec<(String, String)>,
    /// For each seat the captain that holds it; none for a person.
    pub(crate) captains: Vec<Option<String>>,
    pub(crate) clock: Option<ClockTerms>,
    pub(crate) challenge: bool,
    pub(crate) spectators: Option<SpectatorTerms>,
    pub(crate) chat: bool,
    /// The mode of sealed orders; none if the server plays the battle itself.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "mode_word")]
    pub(crate) mode: Option<Mode>,
}

/// Terms that were checked, with the seat of the maker.
pub(crate) struct Sound {
    pub(crate) terms: Terms,
    /// The maker's seat, from 0.
    pub(crate) maker: u8,
}

impl Terms {
    /// Opens the battle of these terms.
    ///
    /// # Errors
    /// Every flaw of scenario and options.
    pub(crate) fn open(
        &self,
        game: &dyn Game,
        dice: DiceSource,
        names: Vec<String>,
    ) -> Result<Box<dyn AnyBattle>, Fault> {
        let opening = Opening {
            scenario: self.scenario.clone(),
            text: self.text.clone(),
            options: self.options.clone(),
            dice,
            names,
            position: None,
            handicap: None,
        };
        game.open(&opening).map_err(Fault::from)
    }

    /// Refuses captains that the game does not have: of seats, and of the clock.
    fn know_captains(&self, game: &dyn Game) -> Result<(), Refusal> {
        let substitute = self.clock.as_ref().and_then(|clock| match &clock.then {
            TimeoutRule::Captain(name) => Some(name),
            _ => None,
        });
        let known = game.captains();
        let mut wanted = self.captains.iter().flatten().chain(substitute);
        match wanted.find(|name| !known.iter().any(|(captain, _)| captain == name)) {
            None => Ok(()),
            Some(name) => {
                let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
                let what = format!("no captain \"{name}\"; there are {}", names.join(", "));
                Err(Refusal::new(RefusalReason::Line, "captain", what))
            }
        }
    }

    /// Returns the scenario as facts: its id, and its file where it is the maker's own.
    pub(crate) fn scenario(&self) -> Fact {
        let text = Fact::maybe(self.text.as_ref(), Fact::text);
        Fact::map([("scenario", Fact::text(&self.scenario)), ("text", text)])
    }

    /// Returns `true` if the room carries letters, and the server has no battle.
    pub(crate) const fn carries_letters(&self) -> bool {
        self.mode.is_some()
    }

    /// Returns `true` if the server has a part in every decision: it closes, and adds its keys and its step.
    pub(crate) const fn is_shared(&self) -> bool {
        matches!(self.mode, Some(Mode::Shared))
    }

    /// Refuses what a room that only carries letters cannot do.
    fn can_carry(&self, mode: Mode, battle: &dyn AnyBattle) -> Result<(), Refusal> {
        let refuse = |place: &str, what: String| Err(Refusal::new(RefusalReason::Line, place, what));
        let word = mode.word();
        let claims = self.clock.as_ref().is_none_or(|clock| clock.then == TimeoutRule::Claim);
        if mode == Mode::Simple {
            let what =
                "the mode simple is not offered: the server would read orders as in a room without \"mode\"";
            return refuse("mode", what.to_owned());
        }
        match can_go_by_letters(battle) {
            Err(NoLetters::Seats(_)) => {
                let what = "letters go between two seats, and this battle has another number";
                refuse("mode", what.to_owned())
            }
            Err(NoLetters::Hides) => refuse(
                "mode",
                format!(
                    "the rules of this battle hide something for longer than one decision, and in a {word} room each \
                     player's program would have to know it; make the room without \"mode\""
                ),
            ),
            Ok(()) if self.captains.iter().any(Option::is_some) => refuse(
                "seats",
                format!("in a {word} room no captain plays: the server has no battle to show it"),
            ),
            Ok(()) if !claims => refuse(
                "clock.then",
                format!("in a {word} room nobody writes for a seat: \"then\" must be \"claim\""),
            ),
            Ok(()) if self.spectators.is_some() => refuse(
                "spectators",
                format!("nobody can watch a {word} room: the server has no battle to show"),
            ),
            Ok(()) if self.chat => {
                refuse("chat", format!("a {word} room carries letters alone, and has no chat"))
            }
            Ok(()) => fits_a_room(battle, mode).or_else(|too_large| {
                let instead = "play it by pasted letters, or make the room without \"mode\"";
                refuse("mode", format!("{too_large}; {instead}"))
            }),
        }
    }

    /// Returns `true` if a person holds the seat.
    pub(crate) fn is_person(&self, seat: usize) -> bool {
        self.captains.get(seat).is_some_and(Option::is_none)
    }
}

/// Returns the game of that short name.
pub(crate) fn game(shelf: &Shelf, id: &str) -> Result<&'static dyn Game, Refusal> {
    shelf.game(id).ok_or_else(|| {
        Refusal::new(
            RefusalReason::Line,
            "game",
            format!("no game \"{id}\"; there are {}", shelf.ids().join(", ")),
        )
    })
}

impl Make {
    /// Checks what was chosen.
    ///
    /// # Errors
    /// Everything that is wrong with the scenario and its options; else the first field that is wrong.
    pub(crate) fn check(self, games: &Shelf) -> Result<Sound, Refusal> {
        let refuse = |place: &str, what: String| Err(Refusal::new(RefusalReason::Line, place, what));
        let game = game(games, &self.game)?;
        let scenario = match (self.scenario, &self.text) {
            (Some(id), None) => id,
            (None, Some(_)) => "custom".to_owned(),
            _ => {
                return refuse(
                    "scenario",
                    "give a scenario's id or, in \"text\", a scenario file".to_owned(),
                );
            }
        };
        limits::name(&self.name)?;
        let mut terms = Terms {
            game: self.game,
            scenario,
            title: String::new(),
            text: self.text,
            options: referee::options(&self.options),
            captains: Vec::new(),
            clock: self.clock,
            challenge: self.challenge,
            spectators: self.spectators,
            chat: self.chat,
            mode: self.mode,
        };
        let battle = terms.open(game, DiceSource::Seed(0), Vec::new());
        let battle = battle.map_err(|fault| Refusal::of(RefusalReason::Line, fault))?;
        terms.title.clone_from(&battle.card().title);
        if terms.text.is_some() {
            limits::title("The title of the scenario", &battle.card().title)?;
            for side in &battle.card().sides {
                limits::title("The name of a side", side)?;
            }
        }
        if let Demand::Over(_) = battle.demand() {
            return refuse("scenario", "the battle ends as soon as it begins".to_owned());
        }
        let (maker, wanted) = seated(self.seats, battle.seats())?;
        terms.captains = wanted.into_iter().map(captain).collect();
        terms.know_captains(game)?;
        limits::clock(terms.clock.as_ref())?;
        limits::delay(terms.spectators.map(|terms| terms.delay))?;
        if let Some(mode) = terms.mode {
            terms.can_carry(mode, battle.as_ref())?;
        }
        Ok(Sound { terms, maker: maker as u8 })
    }
}

/// Returns the maker's seat, and who holds each.
///
/// # Errors
/// If there are others than the battle has, or the maker does not have exactly one.
fn seated(wanted: Option<Vec<Wanted>>, seats: u8) -> Result<(usize, Vec<Wanted>), Refusal> {
    let refuse = |what: String| Err(Refusal::new(RefusalReason::Line, "seats", what));
    let wanted = wanted.unwrap_or_else(|| {
        let others = (1..seats).map(|_| Wanted::Open);
        std::iter::once(Wanted::Me).chain(others).collect()
    });
    if wanted.len() != usize::from(seats) {
        return refuse(format!("it has {} entries, but the battle has {seats} seats", wanted.len()));
    }
    let maker = wanted.iter().position(|seat| *seat == Wanted::Me).unwrap_or_default();
    if wanted.iter().filter(|seat| **seat == Wanted::Me).count() != 1 {
        return refuse("exactly one entry must be \"me\"".to_owned());
    }
    Ok((maker, wanted))
}

fn captain(wanted: Wanted) -> Option<String> {
    match wanted {
        Wanted::Captain(name) => Some(name),
        Wanted::Me | Wanted::Open => None,
    }
}

impl ClockTerms {
    /// Returns these terms as facts.
    pub(crate) fn facts(&self) -> Fact {
        let then = match &self.then {
            TimeoutRule::Idle => Fact::text("silent"),
            TimeoutRule::Claim => Fact::text("claim"),
            TimeoutRule::Captain(name) => Fact::map([("captain", Fact::text(name))]),
        };
        Fact::map([("each", Fact::int(self.each)), ("grace", Fact::int(self.grace)), ("then", then)])
    }
}
