//! The implementation of each call.

use std::sync::Arc;

use captains::Budget;
use engine::record::{DiceSource, Record};
use engine::replay::Replayed;
use engine::{BattleError, Catalogue, Fact, Seat};
use shelf::{AnyBattle, Game, Opening, Shipyard};

use crate::requests::{
    Ask, AtDecision, Commission, Digests, New, OfClause, OfRecord, OfSeat, Open, RecordFor, Request, Seal,
    Seen, Typed, options, whole,
};
use crate::wire::Fault;
use crate::{PROTOCOL, Referee, answers, rulebook};

/// Largest number of battles digested in one call.
const DIGESTED: u64 = 1_000_000;

impl Referee {
    /// Answers one request.
    pub(crate) fn answer(&mut self, request: Request) -> Result<Fact, Fault> {
        match request {
            Request::Hello => Ok(self.hello()),
            Request::Games => Ok(Fact::map([("games", Fact::list(&self.shelf, answers::game))])),
            Request::Clauses(of) => self.game(&of.game).map(rulebook::clauses),
            Request::Example(of) => self.example(&of),
            Request::New(new) => self.open_new(*new),
            Request::Open(open) => self.open_record(&open),
            Request::Branch(at) => self.branch(&at),
            Request::Close(of) => {
                self.battle(of.battle)?;
                self.battles.remove(&of.battle);
                self.analyses.remove(&of.battle);
                self.held.close(of.battle);
                Ok(Fact::map([]))
            }
            Request::Status(of) => Ok(answers::status(of.battle, self.battle(of.battle)?)),
            Request::View(seen) => self.view(&seen),
            Request::Outline(of) => {
                let battle = self.battle(of.battle)?;
                let (size, outline) = battle.outline(seat(battle, of.seat)?);
                let size = Fact::maybe(size, |n| Fact::text(n.to_string()));
                Ok(Fact::map([("size", size), ("outline", outline)]))
            }
            Request::Reach(of) => {
                let battle = self.battle(of.battle)?;
                let reach = battle.reach(seat(battle, of.seat)?, &of.piece);
                reach.ok_or_else(|| {
                    Fault::plain("piece", format!("the seat has no piece \"{}\" on the table", of.piece))
                })
            }
            Request::Threats(of) => {
                let battle = self.battle(of.battle)?;
                Ok(battle.threats(seat(battle, of.seat)?))
            }
            Request::Read(typed) => {
                let (battle, seat) = self.typed(&typed)?;
                Ok(answers::reading(&battle.read(seat, &typed.order)?))
            }
            Request::Preview(typed) => {
                let (battle, seat) = self.typed(&typed)?;
                Ok(battle.preview(seat, &typed.order)?)
            }
            Request::Seal(seal) => self.seal(&seal),
            Request::Unseal(of) => {
                let seat = seat(self.battle(of.battle)?, of.seat)?;
                self.battle_mut(of.battle)?.unseal(seat)?;
                Ok(Fact::map([("status", answers::status(of.battle, self.battle(of.battle)?))]))
            }
            Request::Dice(faces) => {
                self.held.room(0)?;
                let typed = crate::requests::typed("faces", &faces.faces, u8::MAX)?;
                let rolled = self.battle_mut(faces.battle)?.roll_in(&typed);
                self.count(faces.battle);
                rolled?;
                Ok(Fact::map([("status", answers::status(faces.battle, self.battle(faces.battle)?))]))
            }
            Request::Captain(ask) => self.captain(&ask),
            Request::Agenda(of) => self.agenda(&of),
            Request::Analyse(of) => self.analyse(&of),
            Request::Verdict(of) => self.verdict(&of),
            Request::Turn(seen) => self.turn(&seen),
            Request::Position(of) => {
                Ok(Fact::map([("position", Fact::Text(self.battle(of.battle)?.position()))]))
            }
            Request::Record(of) => self.record(&of),
            Request::Concede(of) => self.at_end(&of, |battle, seat| battle.concede(seat)),
            Request::Agree(of) => self.at_end(&of, |battle, seat| battle.agree(seat)),
            Request::Digests(digests) => self.digest(&digests),
            Request::Shipyard(of) => Ok(Fact::map([("classes", yard(self.game(&of.game)?)?.classes())])),
            Request::Design(of) => Ok(yard(self.game(&of.game)?)?.read(&of.text).fact()),
            Request::Commission(of) => commission(self.game(&of.game)?, &of),
            Request::Cancel => {
                let stopped = self.cancels.as_ref().is_some_and(|cancels| cancels.stopped());
                Ok(Fact::map([("cancelled", Fact::Bool(stopped))]))
            }
        }
    }

    fn hello(&self) -> Fact {
        Fact::map([
            ("name", Fact::text("firing-arc")),
            ("version", Fact::text(env!("CARGO_PKG_VERSION"))),
            ("protocol", Fact::int(PROTOCOL)),
            ("games", Fact::texts(self.shelf.ids())),
        ])
    }

    fn open_new(&mut self, new: New) -> Result<Fact, Fault> {
        let game = self.game(&new.game)?;
        let words = asked(game, new.language.as_deref())?;
        let (opening, faces) = new.opening(game, self.seeds.as_mut())?;
        let mut battle = game.open(&opening)?;
        if let Some(words) = words {
            battle.say_in(words);
        }
        battle.lay_ready(&faces);
        let dice = match opening.dice {
            DiceSource::Seed(seed) => ("seed", Fact::Text(seed.to_string())),
            _ => ("faces", Fact::list(faces, Fact::int)),
        };
        Ok(self.opened(battle)?.with([("dice", Fact::map([dice]))]))
    }

    fn open_record(&mut self, open: &Open) -> Result<Fact, Fault> {
        let (record, damage) = Record::salvage(&open.record)?;
        if let (Some(damage), false) = (&damage, open.lenient) {
            return Err(damage.clone().into());
        }
        let Replayed { mut battle, sentences } = self.shelf.replay(&record)?;
        if let Some(words) = asked(battle.game(), open.language.as_deref())? {
            battle.say_in(words);
        }
        let dropped = Fact::maybe(damage, |d| Fact::text(d.to_string()));
        Ok(self.opened(battle)?.with([("dropped", dropped), ("sentences", answers::sentences(&sentences))]))
    }

    fn example(&mut self, of: &OfClause) -> Result<Fact, Fault> {
        let game = self.game(&of.game)?;
        let page = rulebook::page(game, &of.clause)?;
        let example = of.number.checked_sub(1).and_then(|i| page.examples.get(i));
        let missing = || format!("{} has {} examples, numbered from 1", page.clause, page.examples.len());
        let played = example.ok_or_else(|| Fault::plain("number", missing()))?.play(game);
        let notes = Fact::list(&played.notes, |(clause, subject, text)| {
            Fact::map([
                ("clause", Fact::text(clause)),
                ("subject", Fact::text(subject)),
                ("text", Fact::text(text)),
            ])
        });
        let lines = Fact::texts(played.lines.clone());
        let opened = match played.battle {
            Some(battle) => self.opened(battle)?,
            None => Fact::map([("battle", Fact::Null), ("status", Fact::Null)]),
        };
        Ok(opened.with([("notes", notes), ("lines", lines)]))
    }

    fn branch(&mut self, at: &AtDecision) -> Result<Fact, Fault> {
        let battle = self.battle(at.battle)?;
        names_fit(at.names.as_deref().unwrap_or_default(), battle.seats())?;
        let earlier = index(battle, at.decision).and_then(|i| {
            battle.branch(i, at.names.clone()).ok_or_else(|| {
                Fault::plain("decision", format!("there is no branch from decision {}", at.decision))
            })
        })?;
        self.opened(earlier)
    }

    fn view(&self, seen: &Seen) -> Result<Fact, Fault> {
        let battle = self.battle(seen.battle)?;
        let index = seen.decision.map_or(Ok(battle.revealed()), |number| index(battle, number))?;
        let seat = seen.seat.map(|s| seat(battle, s)).transpose()?;
        battle.view(index, seat).ok_or_else(|| no_decision(battle, index + 1))
    }

    fn turn(&self, seen: &Seen) -> Result<Fact, Fault> {
        let battle = self.battle(seen.battle)?;
        let missing = "the field \"decision\" is needed: a revealed decision, counted from 1";
        let number = seen.decision.ok_or_else(|| Fault::plain("decision", missing))?;
        let seat = seen.seat.map(|s| seat(battle, s)).transpose()?;
        battle.revealed_turn(index(battle, number)?, seat).ok_or_else(|| no_decision(battle, number))
    }

    fn typed(&self, typed: &Typed) -> Result<(&dyn AnyBattle, Seat), Fault> {
        let battle = self.battle(typed.battle)?;
        Ok((battle, seat(battle, typed.seat)?))
    }

    /// Returns the whole record, or a record of everything that a seat or a spectator may know.
    fn record(&self, of: &OfRecord) -> Result<Fact, Fault> {
        let battle = self.battle(of.battle)?;
        let text = match of.seat {
            RecordFor::All => battle.record(),
            RecordFor::Spectator => battle.record_for(None),
            RecordFor::Seat(number) => battle.record_for(Some(seat(battle, number)?)),
        };
        Ok(Fact::map([("record", Fact::Text(text))]))
    }

    /// Ends a battle for a seat, or agrees to its end.
    fn at_end(
        &mut self,
        of: &OfSeat,
        ends: impl FnOnce(&mut dyn AnyBattle, Seat) -> Result<(), BattleError>,
    ) -> Result<Fact, Fault> {
        let seat = seat(self.battle(of.battle)?, of.seat)?;
        ends(&mut **self.battle_mut(of.battle)?, seat)?;
        Ok(Fact::map([("status", answers::status(of.battle, self.battle(of.battle)?))]))
    }

    fn seal(&mut self, wish: &Seal) -> Result<Fact, Fault> {
        let seat = seat(self.battle(wish.battle)?, wish.seat)?;
        self.held.room(0)?;
        let battle = self.battle_mut(wish.battle)?;
        let reading = if wish.lenient {
            battle.seal_what_stands(seat, &wish.order)?
        } else {
            battle.seal(seat, &wish.order)?
        };
        self.count(wish.battle);
        let status = answers::status(wish.battle, self.battle(wish.battle)?);
        Ok(answers::reading(&reading).with([("sealed", Fact::Bool(true)), ("status", status)]))
    }

    fn digest(&self, of: &Digests) -> Result<Fact, Fault> {
        if of.battles > DIGESTED {
            return Err(Fault::plain("battles", format!("at most {DIGESTED} at once")));
        }
        let opening = Opening { options: options(&of.options), ..Opening::scenario(&of.scenario) };
        let (game, seed) = (self.game(&of.game)?, whole("seed", &of.seed)?);
        let digest = game.digests(&opening, of.battles, seed, &mut || self.must_end())?;
        self.ended("digests", false)?;
        Ok(Fact::map([("digest", Fact::maybe(digest, Fact::Text))]))
    }

    fn captain(&self, ask: &Ask) -> Result<Fact, Fault> {
        let battle = self.battle(ask.battle)?;
        let seat = seat(battle, ask.seat)?;
        let seed = ask.seed.as_ref().map_or(Ok(0), |seed| whole("seed", seed))?;
        let clock = match (ask.millis, &self.clock) {
            (None, _) => None,
            (Some(0), _) => return Err(Fault::plain("millis", format!("from 1 to {}", self.most_millis()))),
            (Some(n), _) if n > self.most_millis() => {
                return Err(Fault::plain("millis", format!("from 1 to {}", self.most_millis())));
            }
            (Some(_), None) => return Err(Fault::plain("millis", "there is no clock here; give \"nodes\"")),
            (Some(n), Some(clock)) => Some((clock, clock.millis() + f64::from(n))),
        };
        if ask.nodes.is_some_and(|nodes| nodes == 0 || nodes > Budget::MOST) {
            return Err(Fault::plain("nodes", format!("from 1 to {}", Budget::MOST)));
        }
        let mut stop =
            || clock.as_ref().is_some_and(|(clock, end)| clock.millis() >= *end) || self.must_end();
        let own = if ask.millis.is_some() { Budget::CLOCK } else { Budget::OWN };
        let nodes = ask.nodes.unwrap_or(own);
        let advice =
            battle.advise(seat, &ask.captain, seed, &mut Budget { nodes, stop: &mut stop, crew: None })?;
        self.ended("captain", ask.millis.is_some())?;
        advice.map(|a| answers::advice(battle, seat, &a)).ok_or_else(|| {
            let captains = battle.game().captains();
            let names: Vec<&str> = captains.iter().map(|(name, _)| *name).collect();
            Fault::plain("captain", format!("no captain \"{}\"; there are {}", ask.captain, names.join(", ")))
        })
    }
}

/// Returns a fault if there are more names than seats.
fn names_fit(names: &[String], seats: u8) -> Result<(), Fault> {
    if names.len() <= usize::from(seats) {
        return Ok(());
    }
    let what = format!("{} names for {seats} seats; give at most one for each seat", names.len());
    Err(Fault::plain("names", what))
}

/// Returns the catalogue of the requested language, if the request names one.
fn asked(game: &dyn Game, language: Option<&str>) -> Result<Option<Arc<Catalogue>>, Fault> {
    language
        .map(|language| game.catalogue(language))
        .transpose()
        .map_err(|flaw| engine::Flaws::from(flaw).into())
}

/// Returns the shipyard of a game.
fn yard(game: &dyn Game) -> Result<&'static dyn Shipyard, Fault> {
    game.shipyard().ok_or_else(|| Fault::plain("game", format!("{} has no ship designs", game.title())))
}

fn commission(game: &dyn Game, of: &Commission) -> Result<Fact, Fault> {
    let yard = yard(game)?;
    let text = match (&of.text, &of.scenario) {
        (Some(text), None) => text.as_str(),
        (None, Some(id)) => {
            let ids: Vec<&str> = game.scenarios().iter().map(|file| file.id).collect();
            let missing = || format!("no scenario \"{id}\"; there are {}", ids.join(", "));
            let file = game.scenarios().iter().find(|file| file.id == id);
            file.ok_or_else(|| Fault::plain("scenario", missing()))?.text
        }
        _ => {
            let what = "give a scenario's id or, in \"text\", a scenario file";
            return Err(Fault::plain("scenario", what));
        }
    };
    Ok(Fact::map([("text", Fact::Text(yard.commission(text, &of.design, &of.ships)?))]))
}

pub(crate) fn seat(battle: &dyn AnyBattle, number: u64) -> Result<Seat, Fault> {
    let seat = Seat::of_number(number).filter(|seat| seat.0 < battle.seats());
    seat.ok_or_else(|| {
        Fault::plain("seat", format!("seats are numbered 1 to {}, not {number}", battle.seats()))
    })
}

pub(crate) fn index(battle: &dyn AnyBattle, number: usize) -> Result<usize, Fault> {
    let index = number.checked_sub(1).filter(|i| *i <= battle.revealed());
    index.ok_or_else(|| no_decision(battle, number))
}

fn no_decision(battle: &dyn AnyBattle, number: usize) -> Fault {
    let what = format!("there is no decision {number}; {} have been revealed", battle.revealed());
    Fault::plain("decision", what)
}
