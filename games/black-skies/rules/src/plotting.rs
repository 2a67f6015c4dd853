//! Aids for players: where every option and card leads, who bears on whom, and exact odds of damage. They read views,
//! and decide nothing.

use arrayvec::ArrayVec;
use engine::{Describe, Fact, Odds, Seat, Space};
use table::{Point, Vector};

use crate::asteroids::DIFFICULTY;
use crate::cards::{Card, Choice, FASTEST};
use crate::fire;
use crate::movement::{corners, path};
use crate::orders::{Entry, Order};
use crate::piloting::{is_crippled, passing, times};
use crate::rules::BlackSkies;
use crate::seat::OrderSpace;
use crate::ships::{DICE, shielded};
use crate::state::{Element, Name, Phase, State};
use crate::view::View;

/// A card flown one way by one element, carried out alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The card.
    pub card: Card,
    /// How it is flown.
    pub choice: Choice,
    /// Its difficulty for the lead now, doubled where it is.
    pub difficulty: u8,
    /// Of six faces of the die, how many pass the check.
    pub passing: u8,
    /// The speed penalty.
    pub penalty: u8,
    /// The speed afterwards, penalty taken.
    pub speed: u8,
    /// Where the nose points afterwards, in steps of 60°.
    pub facing: u8,
    /// Whether the element then is in retrograde motion.
    pub retrograde: bool,
    /// The way of each fighter on the table, its start first, and whether it leaves.
    pub paths: Vec<(Name, Vec<Point>, bool)>,
}

/// An element after a maneuver, and how far it has gone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flown {
    /// The legs it has flown, one after the other.
    pub legs: ArrayVec<Vector, 2>,
    /// From where it was to where it is.
    pub by: Vector,
    /// The element, penalty taken.
    pub after: Element,
}

impl Flown {
    /// The corners of the way of a fighter that stood there, its start first.
    pub fn corners(&self, from: Point) -> impl Iterator<Item = Point> {
        corners(from, &self.legs)
    }
}

/// What an element of the battle would be like after a maneuver from any state, check passed.
#[inline]
pub fn fly(rules: &BlackSkies, element: usize, of: &Element, card: Card, choice: Choice) -> Flown {
    let flown = path(rules, of, rules.frame(element).rating, card, choice);
    let mut after = flown.after;
    after.pay(card.cost(choice).1);
    Flown { by: flown.whole(), legs: flown.legs().iter().copied().collect(), after }
}

/// The weapons of a fighter that can still be fired, a bit each, and how many of them it may fire at once.
#[inline]
pub fn weapons_left(rules: &BlackSkies, state: &State, fighter: (usize, usize)) -> (u8, u32) {
    (fire::usable(rules, state, fighter), fire::most(rules, state, fighter))
}

/// The skill of an element's lead and the difficulty of a maneuver for him at his next flip.
#[inline]
pub fn check_ahead(
    rules: &BlackSkies,
    state: &State,
    element: usize,
    card: Card,
    choice: Choice,
) -> (u8, u8) {
    let lead = state.lead(element);
    // A check that failed in this flip is forgotten at the next: only a crippled lead doubles.
    let times = 1 + u8::from(is_crippled(rules, state, element, lead));
    (rules.skill(element, lead), card.cost(choice).0 * times)
}

/// The skill of a fighter's pilot and the difficulty of a rock on its way at its next flip (BS-6.2).
#[inline]
pub fn rock_ahead(rules: &BlackSkies, state: &State, element: usize, who: usize) -> (u8, u8) {
    let times = 1 + u8::from(is_crippled(rules, state, element, who));
    (rules.skill(element, who), DIFFICULTY * times)
}

/// A card flown one way.
pub fn carry_out(rules: &BlackSkies, state: &State, element: usize, card: Card, choice: Choice) -> Reach {
    let flown = fly(rules, element, &state.elements[element], card, choice);
    let Element { penalty, speed, facing, retrograde, .. } = flown.after;
    let (skill, difficulty) = check_ahead(rules, state, element, card, choice);
    let one = |who: usize| {
        let corners: Vec<Point> = flown.corners(state.pilots[element][who].at).collect();
        let leaves = corners.last().is_some_and(|end| !rules.area.holds(*end));
        (rules.name(element, who), corners, leaves)
    };
    let there = |who: &usize| state.pilots[element][*who].in_play();
    Reach {
        card,
        choice,
        difficulty,
        passing: passing(skill, difficulty),
        penalty,
        speed,
        facing,
        retrograde,
        paths: [0, 1].into_iter().filter(there).map(one).collect(),
    }
}

/// What the card being flown may be flown as.
pub fn choices(rules: &BlackSkies, state: &State, element: usize) -> Vec<Choice> {
    let retrograde = state.elements[element].retrograde;
    let of = |card: Card| card.choices(rules.frame(element).rating, retrograde).into_iter().collect();
    state.card().map_or_else(Vec::new, of)
}

/// Every way to fly one card.
pub fn ways(rules: &BlackSkies, state: &State, element: usize, card: Card) -> Vec<Reach> {
    let choices = card.choices(rules.frame(element).rating, state.elements[element].retrograde);
    choices.into_iter().map(|choice| carry_out(rules, state, element, card, choice)).collect()
}

/// Of six faces of the die, how many let the wingman of the element being flown pass his own check.
pub fn wingman_passes(rules: &BlackSkies, state: &State, element: usize) -> u8 {
    let difficulty = state.card().map_or(0, |card| card.cost(state.choice).0);
    passing(rules.skill(element, 1), difficulty * times(rules, state, element, 1))
}

/// Every option of the flipped card, or of each card in hand where none of the element is to be chosen now; none if the
/// seat has no such element.
pub fn reach(rules: &BlackSkies, view: &View, seat: Seat, element: usize) -> Option<Vec<Reach>> {
    let state = &view.position;
    if element >= state.elements.len() || rules.side_of(element) != seat.index() || !state.is_in_play(element)
    {
        return None;
    }
    let retrograde = state.elements[element].retrograde;
    if state.phase == Phase::Option && state.flown() == Some(element) {
        return state.card().map(|card| ways(rules, state, element, card));
    }
    Some(
        rules.frame(element).cards[usize::from(retrograde)]
            .iter()
            .flat_map(|card| ways(rules, state, element, *card))
            .collect(),
    )
}

impl Reach {
    /// The order that chooses this: the option of a flipped card, or the next card.
    pub fn text(&self, flipped: bool) -> String {
        if flipped { Order::Fly(self.choice).to_string() } else { Order::Next(self.card).to_string() }
    }

    /// It as plain data.
    pub fn describe(&self, flipped: bool) -> Fact {
        let end = self.paths.first().and_then(|(_, path, _)| path.last().copied()).unwrap_or_default();
        let path = |(name, path, leaves): &(Name, Vec<Point>, bool)| {
            Fact::map([
                ("piece", Fact::text(name.to_string())),
                ("path", Fact::list(path, |p| Fact::point(*p))),
                ("leaves", Fact::Bool(*leaves)),
            ])
        };
        Fact::map([
            ("text", Fact::text(self.text(flipped))),
            ("kind", Fact::text(if flipped { "option" } else { "card" })),
            ("card", Fact::text(self.card.name())),
            ("maneuver", Fact::text(self.choice.of_card(self.card))),
            ("clause", Fact::text(self.card.clause().0)),
            ("difficulty", Fact::int(self.difficulty)),
            ("passing", Fact::int(self.passing)),
            ("penalty", Fact::int(self.penalty)),
            ("speed", Fact::int(self.speed)),
            ("heading", Fact::int(i32::from(self.facing) * 60)),
            ("retrograde", Fact::Bool(self.retrograde)),
            ("x", Fact::int(end.x)),
            ("y", Fact::int(end.y)),
            ("leaves", Fact::Bool(self.paths.iter().all(|(_, _, leaves)| *leaves))),
            ("paths", Fact::list(&self.paths, path)),
        ])
    }
}

/// The exact odds of some weapons (a bit each) of a fighter against a target, damage at once; none if no weapon is
/// fired, or more dice than a fighter can have.
///
/// ```
/// # use rules_black_skies::{plotting, *};
/// # use table::{Area, Edge, Length};
/// # let laser = Weapon { id: "laser".into(), name: "Laser Cannon".into(), arcs: 1, rate: 1, range: [6, 12, 18].map(Length::inches),
/// #     damage: 6, halves: 2, once: false, ours: false };
/// # let tiger = Fighter { id: "tiger".into(), name: "Tiger".into(), weight: Weight::Medium, thrusters: [true, false, false],
/// #     weapons: vec!["laser".into(), "laser".into()], armour: 1, shields: 0, ours: false };
/// # let at = |side| ElementAt { side, fighter: "tiger".into(), skills: vec![2, 2], name: String::new(), speed: 6 };
/// # let zone = |edge| Zone { edge, depth: Length::inches(6) };
/// # let rules = BlackSkies::new(&Setup { area: Area::inches(72, 48), weapons: vec![laser], fighters: vec![tiger],
/// #     elements: vec![at(0), at(1)], zones: [zone(Edge::Bottom), zone(Edge::Top)], rocks: vec![], options: Options::default() }).unwrap();
/// # let state = engine::Rules::read_position(&rules, "flips 1 phase fire side 1 choice Steady; AE1 speed 6 facing 0; A1 30,12 hull 6; A2 32,12 hull 6; \
/// #     BE1 speed 6 facing 180; B1 30,18 hull 6; B2 32,18 hull 6; deck 1 E1 Straight known; deck 2 E1 Straight").unwrap();
/// // One laser at close range: 4 or more on d12, then a d6 less one for armour.
/// let odds = plotting::odds(&rules, &state, (0, 0), 0b01, (1, 0)).unwrap();
/// let counts: Vec<_> = odds.counts().iter().filter_map(engine::odds::Count::exact).collect();
/// assert_eq!((counts, odds.outcomes().exact()), (vec![18 + 9, 9, 9, 9, 9, 9], Some(72)));
/// ```
pub fn odds(
    rules: &BlackSkies,
    state: &State,
    firer: (usize, usize),
    weapons: u8,
    target: (usize, usize),
) -> Option<Odds> {
    let square = fire::square(state, firer, target);
    let modifiers = fire::modifiers(rules, &state.elements[firer.0], &state.elements[target.0]);
    let (frame, prey) = (rules.frame(firer.0), rules.frame(target.0));
    let (mut odds, mut dice) = (Odds::default(), 0);
    for (_, weapon) in frame.weapons.iter().enumerate().filter(|(i, _)| weapons >> i & 1 == 1) {
        let needs = fire::needed(fire::band(&weapon.squares, square)?, modifiers);
        let ways =
            attack_die(u32::from(fire::hitting(needs)), shielded(weapon.damage, prey.shields), prey.armour);
        dice += usize::from(weapon.rate);
        odds = (0..weapon.rate).fold(odds, |odds, _| odds.throw(&ways));
    }
    (dice > 0 && dice <= DICE).then_some(odds)
}

/// Counts the outcomes of a d12 that hits on `hits` faces and of its damage die, by damage through the armour.
fn attack_die(hits: u32, faces: u8, armour: u8) -> Vec<u32> {
    let mut ways = vec![0; usize::from(faces.saturating_sub(armour)) + 1];
    ways[0] = (12 - hits) * u32::from(faces);
    for face in 1..=faces {
        ways[usize::from(face.saturating_sub(armour))] += hits;
    }
    ways
}

/// A fighter as another's weapons see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bearing {
    /// Who fires.
    pub fighter: Name,
    /// At whom.
    pub target: Name,
    /// The weapons that bear, by name.
    pub weapons: Vec<String>,
    /// The range in thousandths of an inch, rounded down.
    pub range: i32,
    /// The odds of all of them together, or of as many as a crippled fighter may fire.
    pub odds: Option<Odds>,
}

/// How every fighter on the table bears on every enemy, from where they stand now.
pub fn bearings(rules: &BlackSkies, state: &State) -> Vec<Bearing> {
    let mut all = Vec::new();
    for firer in (0..state.elements.len()).flat_map(|e| [(e, 0), (e, 1)]) {
        if !state.pilots[firer.0][firer.1].in_play() {
            continue;
        }
        let most = fire::most(rules, state, firer);
        for target in fire::enemies(rules, state, firer.0) {
            let mut bearing = fire::bearing(rules, state, firer, target);
            while bearing.count_ones() > most {
                bearing &= !(1 << bearing.ilog2());
            }
            if bearing == 0 {
                continue;
            }
            let weapons = &rules.frame(firer.0).weapons;
            let named = (0..weapons.len()).filter(|i| bearing >> i & 1 == 1);
            all.push(Bearing {
                fighter: rules.name(firer.0, firer.1),
                target: rules.name(target.0, target.1),
                weapons: named.map(|i| weapons[i].label.to_string()).collect(),
                range: fire::square(state, firer, target).isqrt() as i32,
                odds: odds(rules, state, firer, bearing, target),
            });
        }
    }
    all
}

impl Bearing {
    /// It as plain data.
    pub fn describe(&self) -> Fact {
        Fact::map([
            ("kind", Fact::text("fire")),
            ("piece", Fact::text(self.fighter.to_string())),
            ("target", Fact::text(self.target.to_string())),
            ("weapons", Fact::texts(self.weapons.iter().cloned())),
            ("range", Fact::int(self.range)),
            ("text", Fact::text(format!("fire {} {} {}", self.fighter, self.weapons.join("+"), self.target))),
            ("odds", Fact::maybe(self.odds.as_ref(), Odds::describe)),
        ])
    }
}

/// The odds of an order to fire; none for other orders.
pub fn odds_of(rules: &BlackSkies, state: &State, order: &Order) -> Option<Odds> {
    let Order::Fire { fighter, weapons, target } = order else { return None };
    let (firer, target) = (rules.find(*fighter)?, rules.find(*target)?);
    let all = &rules.frame(firer.0).weapons;
    let bit =
        |label: &crate::ships::Label| all.iter().position(|w| w.label == *label).map_or(0, |i| 1u8 << i);
    odds(rules, state, firer, weapons.iter().map(bit).fold(0, |a, b| a | b), target)
}

/// Orders of the set-up that are about one element: where it might stand, or the deck with each of its cards.
pub fn first_orders(rules: &BlackSkies, state: &State, seat: Seat, element: usize) -> Vec<(Order, String)> {
    let space = OrderSpace::of(rules, state, seat);
    let number = rules.element_name(element).number;
    match (state.phase, space.idle()) {
        (Phase::Deploy, Order::Deploy { element: first, lead, wing }) => {
            let shift = i32::from(number) - i32::from(first);
            let by = Vector { x: shift * 4000, y: 0 };
            let order = Order::Deploy { element: number, lead: lead + by, wing: wing.map(|wing| wing + by) };
            let waits = space.check(&order).is_ok();
            let about = "or any other place in your zone, lead and wingman within 6 in".to_owned();
            if waits { vec![(order, about)] } else { Vec::new() }
        }
        (Phase::Decks, Order::Deck(plain)) => {
            let with = |card: &Card| {
                let mut entries = plain;
                for entry in &mut entries {
                    if let Entry::Card { element, card: of, .. } = entry
                        && *element == number
                    {
                        *of = *card;
                    }
                }
                (
                    Order::Deck(entries),
                    format!("or any other order of the cards, and any speed from 0 to {FASTEST}"),
                )
            };
            space.cards(element).iter().map(with).collect()
        }
        _ => Vec::new(),
    }
}
