//! Face-down cards: decks laid in secret, a shuffled deck that nobody sees, and events told to one seat only.
//!
//! Each side orders its three fighters into a deck, with a face-down card on each: attack, repair, evade or hold.
//! Dice that no seat hears shuffle the damage deck. The sides take turns. They flip the top card; its owner picks
//! among its options and picks the fighter's next card, which goes face down to the bottom. An attack draws a
//! damage card on 3 or more. A lost fighter's card passes when it is flipped.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::outline::Outline;
use engine::space::Listed;
use engine::{
    Audience, Clause, Demand, Fact, Flaws, Log, Outcome, Refusal, Rules, Sealed, Seat, Seats, Seeded, Side,
    Space, Statement, Umpire,
};

use super::{Event, Row, number, row, row_of, unreadable};
use crate::pieces::{Each, Either, Mapped, Noted, Pair};

const DECK: Clause = Clause("DECK-1");
const FLIP: Clause = Clause("DECK-2");
const LAY: Clause = Clause("DECK-3");
const ATTACK: Clause = Clause("DECK-4");
const DAMAGE: Clause = Clause("DECK-5");
const WIN: Clause = Clause("DECK-6");
const FIGHTERS: usize = 3;
const HULL: u8 = 3;
/// Number of flips after which the battle is a draw.
const LIMIT: u8 = 60;
/// The damage deck: the damage of each card.
const DAMAGES: [u8; 6] = [0, 1, 1, 1, 2, 3];

/// The rules; they have no options.
#[derive(Clone, Copy, Debug, Default)]
pub struct FaceDownDeck;

/// A card, by its letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card(u8);

const CARDS: [Card; 4] = [Card(0), Card(1), Card(2), Card(3)];
const FIRES: Card = Card(0);
const MENDS: Card = Card(1);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["A", "R", "E", "H"][usize::from(self.0)])
    }
}

fn card(word: &str) -> Option<Card> {
    CARDS.into_iter().find(|card| card.to_string() == word)
}

/// The order of the fighters in a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places([u8; FIGHTERS]);

const PLACES: [Places; 6] = [
    Places([0, 1, 2]),
    Places([0, 2, 1]),
    Places([1, 0, 2]),
    Places([1, 2, 0]),
    Places([2, 0, 1]),
    Places([2, 1, 0]),
];

impl fmt::Display for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.0;
        write!(f, "{a}{b}{c}")
    }
}

/// A place in a deck; a view lacks the parts that are unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    fighter: Option<u8>,
    card: Option<Card>,
    /// `true` once it has been flipped: then all know its fighter, if not its next card.
    known: bool,
}

/// The whole battle; in a view, without its secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// Number of cards flipped; 0 while the decks are laid.
    flips: u8,
    side: u8,
    hulls: [[u8; FIGHTERS]; 2],
    /// The decks, top card first; empty before they are laid.
    decks: [ArrayVec<Slot, FIGHTERS>; 2],
    /// The damage deck, top card last; empty in a view.
    damage: ArrayVec<u8, 6>,
    /// Damage cards drawn; everyone sees them.
    drawn: ArrayVec<u8, 6>,
}

/// The knowledge of one seat, or of a spectator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The seat, or `None` for a spectator.
    pub seat: Option<Seat>,
    /// The battle without its secrets.
    pub seen: State,
}

/// One decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// The order of the fighters in the deck, and the card on each.
    Lay(Places, [Card; FIGHTERS]),
    /// The target, if the card is an attack, and the next card.
    Fly(Option<u8>, Card),
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay(places, [a, b, c]) => write!(f, "lay {places} {a}{b}{c}"),
            Self::Fly(Some(target), next) => write!(f, "attack {target} {next}"),
            Self::Fly(None, next) => write!(f, "fly {next}"),
        }
    }
}

impl FromStr for Order {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let words: Vec<&str> = text.split(' ').collect();
        let order = match words.as_slice() {
            ["lay", places, cards] => (|| {
                let places = PLACES.into_iter().find(|p| p.to_string() == *places)?;
                let cards: ArrayVec<Card, FIGHTERS> = cards
                    .chars()
                    .take(FIGHTERS + 1)
                    .map_while(|c| card(&c.to_string()))
                    .take(FIGHTERS)
                    .collect();
                let cards = cards.into_inner().ok()?;
                Some(Self::Lay(places, cards)).filter(|order| order.to_string() == text)
            })(),
            ["attack", target, next] => {
                number(target).zip(card(next)).map(|(t, next)| Self::Fly(Some(t), next))
            }
            ["fly", next] => card(next).map(|next| Self::Fly(None, next)),
            _ => None,
        };
        order.ok_or_else(|| unreadable(LAY, text))
    }
}

impl State {
    fn left(&self, side: usize) -> bool {
        self.hulls[side].iter().any(|hull| *hull > 0)
    }

    fn decided(&self) -> bool {
        self.flips > LIMIT || !self.left(0) || !self.left(1)
    }

    /// Returns the fighter and card on top of a deck.
    fn top(&self) -> (usize, Card) {
        let slot = self.decks[usize::from(self.side)].first();
        slot.and_then(|slot| Some((usize::from(slot.fighter?), slot.card?))).unwrap_or((0, MENDS))
    }

    fn targets(&self) -> ArrayVec<u8, FIGHTERS> {
        let hulls = &self.hulls[usize::from(self.side) ^ 1];
        let open = self.top().1 == FIRES;
        (0..FIGHTERS as u8).filter(|t| open && hulls[usize::from(*t)] > 0).collect()
    }

    /// Shuffles all damage cards. The rolls belong to an event that no seat hears; otherwise the next event told
    /// would carry them.
    fn shuffle<D: Dice, L: Log<Event>>(&mut self, umpire: &mut Umpire<D, L>) {
        self.drawn.clear();
        self.damage = DAMAGES.into();
        umpire.shuffle(DAMAGE, &mut self.damage);
        umpire.tell(Audience::Only(Seats::NONE), DAMAGE, || {
            Event::new("shuffle", "the damage deck is shuffled")
        });
    }

    fn draw<D: Dice, L: Log<Event>>(&mut self, umpire: &mut Umpire<D, L>) -> u8 {
        if self.damage.is_empty() {
            self.shuffle(umpire);
        }
        let drawn = self.damage.pop().unwrap_or(0);
        self.drawn.push(drawn);
        umpire.tell(Audience::All, DAMAGE, || Event::new("draw", format!("damage {drawn} is drawn")));
        drawn
    }

    /// Flips the top card of the side whose turn it is. Cards of lost fighters are skipped.
    fn flip<D: Dice, L: Log<Event>>(&mut self, umpire: &mut Umpire<D, L>) {
        while !self.decided() {
            self.flips += 1;
            let (fighter, card) = self.top();
            let side = usize::from(self.side);
            self.decks[side][0].known = true;
            let lost = self.hulls[side][fighter] == 0;
            if !lost {
                umpire.tell(Audience::All, FLIP, || {
                    Event::new("flip", format!("fighter {fighter} of side {side}: card {card}"))
                });
                return;
            }
            umpire.tell(Audience::All, FLIP, || {
                Event::new("pass", format!("fighter {fighter} of side {side} is lost"))
            });
            self.decks[side].rotate_left(1);
            self.side ^= 1;
        }
    }

    fn fly<D: Dice, L: Log<Event>>(&mut self, umpire: &mut Umpire<D, L>, target: Option<u8>, next: Card) {
        umpire.phase(u32::from(self.flips), 1);
        let side = usize::from(self.side);
        let (fighter, card) = self.top();
        if let Some(target) = target.map(usize::from) {
            let hit = umpire.roll(ATTACK, 6) >= 3;
            umpire.tell(Audience::All, ATTACK, || {
                Event::new("attack", format!("fighter {target} is attacked: {hit}"))
            });
            if hit {
                let damage = self.draw(umpire);
                let hull = &mut self.hulls[side ^ 1][target];
                *hull = hull.saturating_sub(damage);
            }
        } else if card == MENDS && self.hulls[side][fighter] < HULL {
            self.hulls[side][fighter] += 1;
            umpire.tell(Audience::All, FLIP, || Event::new("repair", format!("fighter {fighter} is mended")));
        }
        self.decks[side][0].card = Some(next);
        self.decks[side].rotate_left(1);
        let only = Audience::Only(Seats::only(Seat(self.side)));
        umpire.tell(only, LAY, || Event::new("lay", format!("you lay {next}")));
        umpire.tell(Audience::All, LAY, || Event::new("laid", format!("side {side} lays a card")));
        self.side ^= 1;
    }
}

impl engine::Aids for FaceDownDeck {}

impl Rules for FaceDownDeck {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "toy-face-down-deck";
    const VERSION: u32 = 1;
    const CLAUSES: &'static [Statement] = &[
        row(DECK, "Laying the decks"),
        row(FLIP, "The top card is flipped"),
        row(LAY, "The next card is laid face down"),
        row(ATTACK, "An attack"),
        row(DAMAGE, "The damage deck"),
        row(WIN, "The last fighters"),
    ];
    const LARGEST_DIE: u8 = 12;

    /// Decks lie face down.
    fn keeps_secrets(&self) -> bool {
        true
    }

    fn limit(&self) -> u32 {
        u32::from(LIMIT)
    }

    /// Returns the state before the decks are laid. A set-up rolls no dice, so the first decision shuffles.
    fn start(&self) -> State {
        State {
            flips: 0,
            side: 0,
            hulls: [[HULL; FIGHTERS]; 2],
            decks: [ArrayVec::new(), ArrayVec::new()],
            damage: ArrayVec::new(),
            drawn: ArrayVec::new(),
        }
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.flips).max(1)
    }

    fn demand(&self, state: &State) -> Demand {
        if state.decided() {
            let winner = match [0, 1].map(|side| state.left(side)) {
                [true, false] => Some(Side(0)),
                [false, true] => Some(Side(1)),
                _ => None,
            };
            return Demand::Over(Outcome { winner, why: WIN });
        }
        Demand::Orders(if state.flips == 0 { Seats::first(2) } else { Seats::only(Seat(state.side)) })
    }

    fn space<'a>(&'a self, state: &'a State, _: Seat) -> impl Space<Order = Order> {
        let lay = (state.flips == 0).then(|| {
            let cards: Each<_, FIGHTERS> =
                Each::new(DECK, [Listed::new(DECK, CARDS.as_slice()); FIGHTERS].into());
            let both = Pair(Listed::new(DECK, PLACES.as_slice()), cards);
            let note =
                |both: Outline| both.joined(" ").prefixed("lay ").role("lay", "fighters and their cards");
            Mapped::new(
                Noted::new(both, note),
                DECK,
                |(places, cards)| Order::Lay(places, [cards[0], cards[1], cards[2]]),
                |order| if let Order::Lay(p, c) = order { Some((*p, (*c).into())) } else { None },
            )
        });
        let fly = (state.flips > 0).then(|| {
            let next = || {
                let cards = Listed::new(LAY, CARDS.as_slice());
                Noted::new(cards, |cards| cards.role("next", "next card"))
            };
            let targets = state.targets();
            let on = |t: Option<u8>| t.is_some();
            let attack = (!targets.is_empty()).then(|| {
                let back =
                    |o: &Order| if let Order::Fly(Some(t), next) = o { Some((*t, *next)) } else { None };
                let pair = Pair(Listed::new(ATTACK, targets.clone()), next());
                let note = |pair: Outline| pair.joined(" ").prefixed("attack ").role("attack", "target");
                let pair = Noted::new(pair, note);
                Mapped::new(pair, ATTACK, |(target, next)| Order::Fly(Some(target), next), back)
            });
            let plain = targets.is_empty().then(|| {
                let back = |o: &Order| if let Order::Fly(None, next) = o { Some(*next) } else { None };
                let next = Noted::new(next(), |next| next.prefixed("fly "));
                Mapped::new(next, LAY, |next| Order::Fly(None, next), back)
            });
            Either::new(attack, plain, move |order| matches!(order, Order::Fly(target, _) if on(*target)))
        });
        Either::new(lay, fly, |order| matches!(order, Order::Lay(..)))
    }

    fn resolve<D: Dice, L: Log<Event>>(
        &self,
        umpire: &mut Umpire<D, L>,
        state: &mut State,
        orders: &[Sealed<Order>],
    ) {
        for sealed in orders {
            match sealed.order() {
                Order::Fly(target, next) => state.fly(umpire, *target, *next),
                Order::Lay(places, cards) => {
                    let slot = |(fighter, card): (&u8, &Card)| Slot {
                        fighter: Some(*fighter),
                        card: Some(*card),
                        known: false,
                    };
                    state.decks[sealed.seat().index()] = places.0.iter().zip(cards).map(slot).collect();
                    let only = Audience::Only(Seats::only(sealed.seat()));
                    umpire
                        .tell(only, DECK, || Event::new("deck", format!("your deck is {}", sealed.order())));
                }
            }
        }
        if state.flips == 0 {
            umpire.phase(1, 0);
            state.shuffle(umpire);
            state.side = umpire.roll(DECK, 2) - 1;
            umpire.tell(Audience::All, DECK, || Event::new("begin", format!("side {} begins", state.side)));
        }
        umpire.phase(u32::from(state.flips), 2);
        state.flip(umpire);
    }

    /// Returns `true` for the writing seat only: its orders are face down, and the others see only flipped cards.
    fn reads(&self, _: &State, order: &Sealed<Order>, seat: Option<Seat>) -> bool {
        seat == Some(order.seat())
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        let mut seen = state.clone();
        seen.damage.clear();
        for (side, deck) in
            seen.decks.iter_mut().enumerate().filter(|(side, _)| seat != Some(Seat(*side as u8)))
        {
            for (place, slot) in deck.iter_mut().enumerate() {
                let open = place == 0 && side == usize::from(state.side) && state.flips > 0 && slot.known;
                slot.fighter = slot.fighter.filter(|_| slot.known);
                slot.card = slot.card.filter(|_| open);
            }
        }
        View { seat, seen }
    }

    /// Draws the unseen cards, and shuffles the fighters not yet flipped and the damage deck.
    fn imagine(&self, view: &View, rng: &mut Seeded) -> State {
        let mut state = view.seen.clone();
        for deck in &mut state.decks {
            let seen = |fighter: &u8| deck.iter().any(|slot| slot.fighter == Some(*fighter));
            let mut unseen: ArrayVec<u8, FIGHTERS> = (0..FIGHTERS as u8).filter(|f| !seen(f)).collect();
            rng.shuffle(&mut unseen);
            for slot in deck.iter_mut() {
                slot.fighter = slot.fighter.or_else(|| unseen.pop());
                slot.card = slot.card.or_else(|| Some(*rng.pick(&CARDS)));
            }
        }
        if state.flips > 0 {
            state.damage = DAMAGES.into();
            for drawn in &view.seen.drawn {
                if let Some(at) = state.damage.iter().position(|card| card == drawn) {
                    state.damage.remove(at);
                }
            }
            rng.shuffle(&mut state.damage);
        }
        state
    }

    fn describe(&self, view: &View) -> Fact {
        let slot = |s: &Slot| {
            let card = Fact::maybe(s.card, |card| Fact::text(card.to_string()));
            Fact::map([("fighter", Fact::maybe(s.fighter, Fact::int)), ("card", card)])
        };
        Fact::map([
            ("turn", Fact::int(view.seen.flips)),
            ("decks", Fact::list(&view.seen.decks, |deck| Fact::list(deck, slot))),
            ("drawn", Fact::list(&view.seen.drawn, |d| Fact::int(*d))),
        ])
    }

    fn write_position(&self, state: &State) -> String {
        let slot = |s: &Slot| [s.fighter.unwrap_or(9), s.card.map_or(9, |c| c.0), u8::from(s.known)];
        let counts = [state.decks[0].len() as u8, state.damage.len() as u8, state.drawn.len() as u8];
        let hulls = state.hulls.iter().flatten().copied();
        let cards = state.decks.iter().flatten().flat_map(slot).chain(state.damage.iter().copied());
        let all = [state.flips, state.side].into_iter().chain(hulls).chain(counts).chain(cards);
        row_of(all.chain(state.drawn.iter().copied()).map(i32::from))
    }

    fn read_position(&self, text: &str) -> Result<State, Flaws> {
        let mut row = Row::new(text);
        let (flips, side) = (row.small(LIMIT), row.small(1));
        let hulls: [[u8; FIGHTERS]; 2] = std::array::from_fn(|_| std::array::from_fn(|_| row.small(HULL)));
        let [deck, damage, drawn] = [3, 6, 6].map(|most| row.small(most));
        let mut slot = || Slot {
            fighter: Some(row.small(2)),
            card: Some(CARDS[usize::from(row.small(3))]),
            known: row.small(1) == 1,
        };
        let decks: [ArrayVec<Slot, FIGHTERS>; 2] =
            std::array::from_fn(|_| (0..deck).map(|_| slot()).collect());
        let damage: ArrayVec<u8, 6> = (0..damage).map(|_| row.small(3)).collect();
        let drawn: ArrayVec<u8, 6> = (0..drawn).map(|_| row.small(3)).collect();
        let state = State { flips, side, hulls, decks, damage, drawn };
        let each_once =
            |deck: &ArrayVec<Slot, FIGHTERS>| (0..3).all(|f| deck.iter().any(|s| s.fighter == Some(f)));
        let mut cards: ArrayVec<u8, 12> = state.damage.iter().chain(&state.drawn).copied().collect();
        cards.sort_unstable();
        let laid = flips > 0;
        if laid != (usize::from(deck) == FIGHTERS) || (laid && !state.decks.iter().all(each_once)) {
            row.fault("each deck holds every fighter once when the decks are laid");
        }
        if cards.as_slice() != if laid { DAMAGES.as_slice() } else { &[] } {
            row.fault("the damage cards, in the deck and drawn, are those of the set");
        }
        if laid && !state.decided() && state.hulls[usize::from(side)][state.top().0] == 0 {
            row.fault("the card on top is that of a lost fighter");
        }
        row.whole(state)
    }
}
