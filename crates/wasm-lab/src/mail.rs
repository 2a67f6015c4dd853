//! Battles by file in the browser: a battle as it was kept goes in, with what is done in it; it comes out changed, with the
//! letter to send. A desk keeps nothing of it between requests.

use engine::digest::unhex;
use engine::{Demand, Flaw, Flaws, Seat};
use seals::mail::MailError;
use seals::verify::verify;
use seals::{Fault, Keys, Mail, Mode};
use serde::Deserialize;
use serde_json::{Value, json};
use shelf::{Opening, Shelf};

/// A deed in a battle by file.
#[derive(Debug, Deserialize)]
#[serde(tag = "deed", rename_all = "lowercase")]
pub enum Deed {
    /// Makes a battle.
    New {
        game: String,
        scenario: String,
        text: Option<String>,
        #[serde(default)]
        options: Vec<(String, String)>,
        position: Option<String>,
        handicap: Option<String>,
        /// The seat of the maker, 1 or 2.
        seat: u8,
        name: String,
        /// The keys of the server of a shared room, as it says them.
        server: Option<String>,
    },
    /// Takes an invitation.
    Join {
        letter: String,
        name: String,
        /// The keys of the server of a shared room, as it says them; absent in every other battle.
        server: Option<String>,
    },
    /// Looks at the battle.
    Look,
    /// Takes a letter.
    Take { letter: String },
    /// Takes a letter of this seat itself, as a room keeps it.
    Own { letter: String },
    /// Seals an order.
    Order { order: String },
    /// Concedes.
    Concede,
    /// Ends the battle because the other seat does not answer.
    Claim,
    /// Takes up a lost battle again.
    Recover { recovery: String, history: String },
}

/// Does something in a battle by file. `kept` is the battle as an earlier answer returned it; `fresh` are 64 hexadecimal
/// digits of fresh random bytes.
pub fn done(shelf: &Shelf, kept: Option<&str>, fresh: &str, deed: Deed) -> Result<Value, Flaws> {
    let plain = |what: &str| Flaws::from(Flaw::plain("fresh", what));
    let fresh =
        unhex(fresh).ok_or_else(|| plain("64 hexadecimal digits of fresh random bytes are needed"))?;
    let refused = |error: MailError| Flaws::from(Flaw::plain(error.kind(), error.to_string()));
    let open = || match kept {
        Some(kept) => Mail::open(shelf, kept).map_err(refused),
        None => Err(Flaw::plain("kept", "the battle is missing").into()),
    };
    let (mut new, mut elsewhere) = (true, false);
    let mail = match deed {
        Deed::New { game, scenario, text, options, position, handicap, seat, name, server } => {
            let opening = Opening { scenario, text, options, position, handicap, ..Opening::default() };
            let seat = (Seat(seat.wrapping_sub(1)), name.as_str());
            match server {
                None => Mail::invite(shelf, &game, &opening, seat, fresh),
                Some(keys) => Mail::invite_shared(shelf, &game, &opening, seat, &keys_of(&keys)?, fresh),
            }
            .map_err(refused)?
        }
        Deed::Join { letter, name, server: None } => {
            Mail::join(shelf, &letter, &name, fresh).map_err(refused)?
        }
        Deed::Join { letter, name, server: Some(keys) } => {
            Mail::join_shared(shelf, &letter, &name, &keys_of(&keys)?, fresh).map_err(refused)?
        }
        Deed::Recover { recovery, history } => Mail::recover(shelf, &recovery, &history).map_err(refused)?,
        Deed::Look => open()?,
        Deed::Take { letter } => {
            let mut mail = open()?;
            new = mail.take(shelf, &letter).map_err(refused)?;
            mail
        }
        Deed::Own { letter } => {
            let mut mail = open()?;
            let before = mail.kept();
            elsewhere = !mail.take_own(&letter).map_err(refused)?;
            new = mail.kept() != before;
            mail
        }
        Deed::Order { order } => changed(open()?, |mail| mail.order(&order, fresh)).map_err(refused)?,
        Deed::Concede => changed(open()?, Mail::concede).map_err(refused)?,
        Deed::Claim => changed(open()?, Mail::claim).map_err(refused)?,
    };
    let mut told = told(shelf, &mail);
    (told["new"], told["elsewhere"]) = (new.into(), elsewhere.into());
    Ok(told)
}

/// Reads the keys of a server.
fn keys_of(text: &str) -> Result<Keys, Flaws> {
    Keys::parse(text).ok_or_else(|| Flaw::plain("server", "these are no keys of a server").into())
}

fn changed(mut mail: Mail, deed: impl FnOnce(&mut Mail) -> Result<(), MailError>) -> Result<Mail, MailError> {
    deed(&mut mail).map(|()| mail)
}

/// Returns a battle by file as the page shows and keeps it.
fn told(shelf: &Shelf, mail: &Mail) -> Value {
    let battle = mail.battle();
    let numbers = |seats: engine::Seats| seats.into_iter().map(Seat::number).collect::<Vec<u8>>();
    let playing = mail.playing();
    json!({
        "kept": mail.kept(),
        "game": battle.header().game,
        "title": battle.card().title,
        "start": {
            "own": mail.is_own_scenario(shelf),
            "position": battle.header().position.is_some(),
            "options": battle.header().options,
        },
        "names": battle.header().names,
        "name": mail.name(),
        "seat": mail.seat().number(),
        "begun": playing.is_some(),
        "mode": mail.mode().map(Mode::word).unwrap_or_default(),
        "decision": battle.revealed() + 1,
        "writes": mail.must_write(),
        "wants": mail.wants(),
        "awaits": numbers(mail.awaited()),
        "letter": mail.letter(),
        "record": playing.map(seals::mail::Playing::record),
        "signed": playing.map(|playing| numbers(playing.signed())),
        "over": matches!(battle.demand(), Demand::Over(_)),
        "recovery": mail.recovery(),
        "history": mail.history(),
    })
}

/// Checks a record: what it proves, or the first thing in it that is false.
pub fn verified(shelf: &Shelf, record: &str) -> Value {
    match verify(shelf, record) {
        Ok(proof) => json!({
            "proof": {
                "name": proof.name,
                "decisions": proof.decisions,
                "outcome": proof.outcome,
                "seats": proof.seats.into_iter().map(Seat::number).collect::<Vec<u8>>(),
                "signed": proof.signed.into_iter().map(Seat::number).collect::<Vec<u8>>(),
                "late": proof.late.map(Seat::number),
                "silent": proof.silent.into_iter().map(Seat::number).collect::<Vec<u8>>(),
                "sentences": proof.sentences,
                "unknown": proof.unknown(),
            }
        }),
        Err(Fault { line, kind, what }) => json!({ "fault": { "line": line, "kind": kind, "what": what } }),
    }
}
