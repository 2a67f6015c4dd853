//! `firing-arc mail carry`: a server's room carries the letters of a battle, strict or shared.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use engine::Seat;
use engine::record::Header;
use lab::storage::{Disk, PrivateDisk, Storage as _, write_whole};
use seals::mail::{MailError, Outside};
use seals::{Keys, Mail as Battle, Mode, Secret};
use serde_json::{Value, json};
use server::Asking;
use shelf::{Opening, Shelf};

use crate::args::{Carry, NewMail};
use crate::catalogue;
use crate::mail::{
    OWN_SCENARIO, changed, fresh, open, print_decisions, print_start, print_state, save, scene_of,
};
use crate::screen::Screen;

/// The first word of a file that keeps the secret of a join; then come the room and the secret.
const JOINING: &str = "firing-arc-joining-1";

/// The most times that a command looks into a shared room: many decisions may be missing.
const VISITS: usize = 1000;

/// A link into a room: of an invitation, of a seat, or of the room alone.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Link {
    /// The address of the server's page.
    page: String,
    room: String,
    invitation: Option<String>,
    token: Option<String>,
}

impl Link {
    /// Reads a link as the page writes it: behind `#` the word `room` or `join`, the room, and a token or an invitation.
    fn read(text: &str) -> anyhow::Result<Self> {
        let wrong = || anyhow!("{}", catalogue::no_link(text));
        let (address, path) = text.trim().split_once("#/").ok_or_else(wrong)?;
        let mut parts = path.split('/');
        let (word, room, secret) = (parts.next(), parts.next().ok_or_else(wrong)?, parts.next());
        let page = address.strip_suffix(&format!("r/{room}")).unwrap_or(address);
        if room.len() != 16 || !(page.starts_with("http://") || page.starts_with("https://")) {
            return Err(wrong());
        }
        let secret = secret.map(str::to_owned);
        let (invitation, token) = match word {
            Some("join") => (secret, None),
            Some("room") => (None, secret),
            _ => return Err(wrong()),
        };
        Ok(Self { page: page.to_owned(), room: room.to_owned(), invitation, token })
    }
}

/// Carries letters once: takes the other seat's, and sends this seat's. The first time it joins the room.
///
/// # Errors
/// If the link is wrong, the server does not answer or refuses, the room to join is shared and the player did not say so, or
/// this battle went on in another copy. A letter that the battle refuses is an error once this seat's own letter is sent.
pub fn run(shelf: &Shelf, args: &Carry, screen: &mut Screen) -> anyhow::Result<()> {
    let Some(link) = &args.link else {
        return make(shelf, args, args.server.as_deref().unwrap_or_default(), screen);
    };
    let link = Link::read(link)?;
    let asking = Asking::new(&link.page)?;
    let known = args.file.symlink_metadata().is_ok();
    if !known {
        mode_meant(
            &asked(&asking, &format!("rooms/{}/call", link.room), None, &json!({"call": "room"}))?,
            args.shared,
        )?;
    }
    // The invitation is used up by the join. So the secret is on the disk before it, and the same command goes on from there.
    let joining = (!known).then(|| Joining::of(&args.file, &link.room)).transpose()?;
    let own = match &joining {
        Some(joining) => Secret::new(joining.secret).room_token(&link.room),
        None => open(shelf, &args.file)?.room_token(&link.room),
    };
    let token = link.token.clone().unwrap_or_else(|| engine::digest::hex(&own));
    if let Some(invitation) = &link.invitation {
        let wish = json!({"invitation": invitation, "token": token, "name": args.name});
        asked(&asking, &format!("rooms/{}/join", link.room), None, &wish)?;
        // An invitation works once. From now on the seat's own link leads here.
        screen.line(&catalogue::seat_link(format!("{}#/room/{}/{token}", link.page, link.room)))?;
    }
    let room = Room { asking, name: link.room, token };
    let known = if known { known_of(&open(shelf, &args.file)?)? } else { None };
    let found = room.letters(known)?;
    let mut refused = None;
    if let Some(joining) = joining {
        join(shelf, args, joining.secret, (&theirs(&found, None), &room), screen)?;
        joining.done()?;
    } else {
        refused = take(shelf, &args.file, &found, screen)?;
    }
    // A letter that is refused silences nobody: this seat's own one goes out first.
    room.post(&open(shelf, &args.file)?, &found)?;
    if open(shelf, &args.file)?.mode()? == Mode::Shared && refused.is_none() {
        refused = answered(shelf, args, &room, screen)?;
    }
    print_state(&open(shelf, &args.file)?, screen)?;
    refused.map_or(Ok(()), |error| Err(anyhow::Error::from(error).context(catalogue::REFUSED_LETTER)))
}

/// Returns the mode that a room says, if the player means to join such a room: with a shared one it trusts its server.
fn mode_meant(facts: &Value, shared: bool) -> anyhow::Result<Mode> {
    let mode = facts["mode"].as_str().unwrap_or_default();
    if mode == Mode::Strict.word() {
        return Ok(Mode::Strict);
    }
    anyhow::ensure!(mode == Mode::Shared.word(), "{}", catalogue::NO_ROOM_OF_LETTERS);
    anyhow::ensure!(shared, "{}", catalogue::SAY_SHARED);
    Ok(Mode::Shared)
}

/// The secret of a seat whose battle is not in its file yet, kept beside that file until it is.
struct Joining {
    secret: [u8; 32],
    at: PathBuf,
}

impl Joining {
    /// Takes up a join of this room that was begun for a file, or begins one.
    fn of(file: &Path, room: &str) -> anyhow::Result<Self> {
        let mut at = file.as_os_str().to_owned();
        at.push(".joining");
        let at = PathBuf::from(at);
        if at.symlink_metadata().is_ok() {
            let text = String::from_utf8_lossy(&crate::salvage::read(&at)?).into_owned();
            let rest = text.strip_prefix(&format!("{JOINING} {room} "));
            let secret = rest.and_then(|rest| engine::digest::unhex(rest.trim_end()));
            let secret = secret.with_context(|| catalogue::another_joining(at.display()))?;
            return Ok(Self { secret, at });
        }
        let secret = fresh()?;
        let text = format!("{JOINING} {room} {}\n", engine::digest::hex(&secret));
        write_whole(&PrivateDisk, &at, text.as_bytes())
            .with_context(|| catalogue::cannot_write(at.display()))?;
        Ok(Self { secret, at })
    }

    /// Removes the file, once the battle is kept.
    fn done(&self) -> anyhow::Result<()> {
        Disk.remove(&self.at).with_context(|| catalogue::cannot_write(self.at.display()))
    }
}

/// Returns how many decisions a battle of the mode shared knows; the letters of another need no number.
fn known_of(battle: &Battle) -> anyhow::Result<Option<u32>> {
    let known = battle.playing().map_or(0, |playing| playing.decision() - 1);
    Ok((battle.mode()? == Mode::Shared).then_some(known))
}

/// Takes what a server answers in a shared room, and sends what follows, until nothing is new. Returns why a letter is
/// refused, if one is.
fn answered(
    shelf: &Shelf,
    args: &Carry,
    room: &Room,
    screen: &mut Screen,
) -> anyhow::Result<Option<MailError>> {
    for _ in 0..VISITS {
        let before = open(shelf, &args.file)?;
        let found = room.letters(known_of(&before)?)?;
        let refused = take(shelf, &args.file, &found, screen)?;
        let battle = open(shelf, &args.file)?;
        if refused.is_some()
            || battle.kept() == before.kept() && letter_of(&found, battle.seat().number()) == battle.letter()
        {
            return Ok(refused);
        }
        room.post(&battle, &found)?;
    }
    Ok(None)
}

/// Makes a shared room on a server and the battle in it, whose charter has the server's keys, and sends the invitation.
///
/// # Errors
/// If the server has no such rooms, or refuses this one.
pub fn new_shared(shelf: &Shelf, args: &NewMail, server: &str, screen: &mut Screen) -> anyhow::Result<()> {
    let scene = scene_of(shelf, args)?;
    let plain = scene.open(0, Vec::new())?;
    let seat = Seat(args.seat - 1);
    let token = engine::digest::hex(&fresh()?[..16]);
    let asked = NewRoom { server, mode: Mode::Shared, header: plain.header(), seat, name: &args.name, token };
    let (room, links, keys) = asked.make()?;
    let keys = Keys::parse(&keys).with_context(|| catalogue::NO_SHARED_ROOMS)?;
    let game = scene.game.id();
    let battle = Battle::invite_shared(shelf, game, &scene.opening, (seat, &args.name), &keys, fresh()?)?;
    save(&args.file, &battle)?;
    screen.line(&catalogue::room_made(&links[0], &links[1]))?;
    screen.line(catalogue::who_reads(Mode::Shared))?;
    room.post(&battle, &Value::Null)?;
    print_state(&battle, screen)
}

/// A room that is to be made for the letters of a battle.
struct NewRoom<'a> {
    server: &'a str,
    mode: Mode,
    header: &'a Header,
    seat: Seat,
    name: &'a str,
    token: String,
}

impl NewRoom<'_> {
    /// Makes the room. Returns it with the links of the invitation and of the seat, and the server's keys.
    fn make(self) -> anyhow::Result<(Room, [String; 2], String)> {
        let Self { server, mode, header, seat, name, token } = self;
        // A room says scenario and options to whoever is invited, and no position.
        anyhow::ensure!(header.position.is_none(), "{}", catalogue::NO_ROOM_FOR_A_POSITION);
        let seats: Vec<&str> = (0..2).map(|at| if at == seat.index() { "me" } else { "open" }).collect();
        let mut line = json!({
            "game": header.game, "options": header.options.iter().cloned().collect::<BTreeMap<_, _>>(), "seats": seats,
            "name": name, "token": token, "mode": mode.word(), "key": engine::digest::hex(&fresh()?[..16]),
        });
        let (field, start) = if header.scenario == OWN_SCENARIO {
            ("text", &header.text)
        } else {
            ("scenario", &header.scenario)
        };
        line[field] = json!(start);
        let page = format!("{}/", server.trim_end_matches('/'));
        let asking = Asking::new(&page)?;
        let made = asked(&asking, "rooms", None, &line)?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let (room, invitation) = (text(&made["room"]), text(&made["invitations"][0]["token"]));
        let links =
            [format!("{page}r/{room}#/join/{room}/{invitation}"), format!("{page}#/room/{room}/{token}")];
        Ok((Room { asking, name: room, token }, links, text(&made["keys"])))
    }
}

/// Makes a strict room for the letters of a battle, and sends the first one.
fn make(shelf: &Shelf, args: &Carry, server: &str, screen: &mut Screen) -> anyhow::Result<()> {
    let battle = open(shelf, &args.file)?;
    anyhow::ensure!(battle.mode()? == Mode::Strict, "{}", catalogue::ROOM_OF_ITS_OWN);
    let (header, seat) = (battle.battle().header(), battle.seat());
    let name = header.names.get(seat.index()).map_or("", String::as_str);
    let token = engine::digest::hex(&battle.room_token(""));
    let (room, links, _) = NewRoom { server, mode: Mode::Strict, header, seat, name, token }.make()?;
    screen.line(&catalogue::room_made(&links[0], &links[1]))?;
    screen.line(catalogue::who_reads(Mode::Strict))?;
    room.post(&battle, &Value::Null)?;
    print_state(&battle, screen)
}

/// Returns the lines of a header that say what is played. The text of a game's own scenario was compared with this program's
/// when the invitation was taken.
fn terms_of(header: &Header) -> Vec<String> {
    let mut options: Vec<String> =
        header.options.iter().map(|(key, value)| format!("option {key} {value}")).collect();
    options.sort();
    let own = if header.scenario == OWN_SCENARIO { header.text.as_str() } else { "" };
    let start = [("position", &header.position), ("handicap", &header.handicap)];
    let start = start.into_iter().filter_map(|(word, text)| Some(format!("{word} {}", text.as_ref()?)));
    [format!("game {}", header.game), format!("scenario {}", header.scenario)]
        .into_iter()
        .chain(options)
        .chain(start)
        .chain(own.lines().map(|line| format!("| {line}")))
        .collect()
}

/// Checks that an invitation is to the battle that its room says.
fn same_terms(room: &Header, invited: &Header) -> anyhow::Result<()> {
    let (room, invited) = (terms_of(room), terms_of(invited));
    let only = |some: &[String], others: &[String]| some.iter().find(|line| !others.contains(line)).cloned();
    let (here, there) = (only(&room, &invited), only(&invited, &room));
    anyhow::ensure!(room == invited, "{}", catalogue::other_terms(here.as_deref(), there.as_deref()));
    Ok(())
}

/// A room that is asked for one seat.
struct Room {
    asking: Asking,
    name: String,
    token: String,
}

impl Room {
    fn call(&self, line: &Value) -> anyhow::Result<Value> {
        asked(&self.asking, &format!("rooms/{}/call", self.name), Some(&self.token), line)
    }

    /// Returns the header of the battle that the room says.
    fn header(&self, games: &Shelf) -> anyhow::Result<Header> {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let facts = self.call(&json!({"call": "room"}))?;
        let own = facts["scenario"] == OWN_SCENARIO;
        let file = if own { Some(text(&self.call(&json!({"call": "scenario"}))?["text"])) } else { None };
        let options = facts["options"].as_array().into_iter().flatten();
        let opening = Opening {
            scenario: text(&facts["scenario"]),
            text: file,
            options: options.map(|pair| (text(&pair[0]), text(&pair[1]))).collect(),
            ..Opening::default()
        };
        let (id, refused) =
            (text(&facts["game"]), |why: String| anyhow!("{}", catalogue::room_cannot_be_played(why)));
        let game = games.game(&id).ok_or_else(|| refused(catalogue::no_game_is_called(&id)))?;
        Ok(game.open(&opening).map_err(|flaws| refused(flaws.to_string()))?.header().clone())
    }

    /// Returns the keys of the server, if the room says that it is shared and the player means that.
    fn server(&self, shared: bool) -> anyhow::Result<Option<Keys>> {
        let facts = self.call(&json!({"call": "room"}))?;
        if mode_meant(&facts, shared)? == Mode::Strict {
            return Ok(None);
        }
        let keys = facts["keys"].as_str().and_then(Keys::parse);
        Ok(Some(keys.with_context(|| catalogue::NO_SHARED_ROOMS)?))
    }

    /// Returns the letters that lie there, and the server's from these decisions on.
    fn letters(&self, known: Option<u32>) -> anyhow::Result<Value> {
        let mut line = json!({"call": "letters"});
        if let Some(known) = known {
            line["after"] = json!(known);
        }
        self.call(&line)
    }

    /// Sends the letter of a battle, unless the room is closed.
    fn post(&self, battle: &Battle, found: &Value) -> anyhow::Result<()> {
        let awaits: Vec<u8> = battle.awaited().into_iter().map(engine::Seat::number).collect();
        let text = battle.letter();
        if found["closed"].is_null() {
            let bytes = fresh()?;
            let key = engine::digest::hex(&bytes[..16]);
            self.call(&json!({"call": "letter", "text": text, "awaits": awaits, "key": key}))?;
        }
        Ok(())
    }
}

/// Returns the last letter that the room has of a seat, or an empty text.
fn letter_of(found: &Value, seat: u8) -> String {
    let mut letters = found["letters"].as_array().into_iter().flatten();
    let own = letters.find(|letter| letter["seat"] == json!(seat));
    own.and_then(|letter| letter["text"].as_str()).unwrap_or_default().to_owned()
}

/// Returns the last letter of the other seat, or an empty text. Before the battle is known, any letter is the other's.
fn theirs(found: &Value, own: Option<u8>) -> String {
    let letters = found["letters"].as_array().into_iter().flatten();
    let mut other = letters.filter(|letter| own.is_none_or(|own| letter["seat"] != json!(own)));
    other.find_map(|letter| letter["text"].as_str()).unwrap_or_default().to_owned()
}

/// Makes the battle of an invitation that lies in the room.
fn join(
    shelf: &Shelf,
    args: &Carry,
    secret: [u8; 32],
    (letter, room): (&str, &Room),
    screen: &mut Screen,
) -> anyhow::Result<()> {
    anyhow::ensure!(!letter.is_empty(), "{}", catalogue::NO_INVITATION_YET);
    let battle = match room.server(args.shared)? {
        None => Battle::join(shelf, letter, &args.name, secret)?,
        Some(keys) => Battle::join_shared(shelf, letter, &args.name, &keys, secret)?,
    };
    same_terms(&room.header(shelf)?, battle.battle().header())?;
    save(&args.file, &battle)?;
    print_start(shelf, &battle, screen)
}

/// Takes the letters of both seats, and prints what came of them. Returns why the other seat's letter is refused, if it is.
///
/// # Errors
/// If this seat's own letter in the room shows that the battle went on in another copy: then nothing may be sent.
fn take(shelf: &Shelf, file: &Path, found: &Value, screen: &mut Screen) -> anyhow::Result<Option<MailError>> {
    let mut refused = None;
    let (battle, known) = changed(shelf, file, screen, |battle, _| {
        let own = letter_of(found, battle.seat().number());
        let server = found["server"].as_str().unwrap_or_default();
        if !server.is_empty() {
            // The answer to the invitation comes before anything that the server can tell.
            if battle.playing().is_none() {
                took(shelf, battle, &theirs(found, Some(battle.seat().number())))?;
            }
            refused = battle.take(shelf, server).err();
        }
        // What is no letter of this seat was put there by somebody else, and binds nobody.
        let mut stands = own.is_empty() || battle.take_own(&own).unwrap_or(true);
        let letter = theirs(found, Some(battle.seat().number()));
        refused = took(shelf, battle, &letter).err().or_else(|| refused.take());
        stands = stands || battle.take_own(&own).unwrap_or(true);
        anyhow::ensure!(stands, "{}", catalogue::went_on_elsewhere(file.display()));
        Ok(())
    })?;
    print_decisions(&battle, known, screen)?;
    Ok(refused)
}

/// Gives the other seat's letter to a battle, if there is one.
fn took(shelf: &Shelf, battle: &mut Battle, letter: &str) -> Result<(), MailError> {
    // The invitation is read by the one who joins.
    if !letter.is_empty() && Outside::read(letter)?.battle.is_some() {
        battle.take(shelf, letter)?;
    }
    Ok(())
}

/// Asks a door, and returns what it answers.
fn asked(asking: &Asking, door: &str, token: Option<&str>, line: &Value) -> anyhow::Result<Value> {
    let answer = asking.ask(door, token, &line.to_string())?;
    let mut answer: Value = serde_json::from_str(&answer).context(catalogue::NO_ROOMS_THERE)?;
    if let Some(what) = answer["error"]["what"].as_str() {
        bail!("{}", catalogue::server_refuses(what));
    }
    Ok(answer["ok"].take())
}
