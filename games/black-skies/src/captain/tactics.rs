//! Ideas for every decision: where the enemy may be after its next card, and the worth of each answer.

use engine::{Rules, Seat, Seeded, Space};
use rules_black_skies::orders::Weapons;
use rules_black_skies::{
    BlackSkies, Card, Choice, Entry, Order, OrderSpace, Phase, State, aids, meets, passing,
};
use table::{Edge, Heading, Length, Point};

use super::stance::{Stance, worth};

/// Orders with their worth in points of hull.
pub(super) type Worths = Vec<(Order, f64)>;

/// The most places that are considered for each enemy element.
const GHOSTS: usize = 10;

/// Cost of a fighter lost over the edge, in points of hull.
const LOST: f64 = 9.0;

/// A seat's view of a position; nothing here reads a card of the other side.
pub(super) struct TacticalPicture<'a> {
    pub rules: &'a BlackSkies,
    pub state: &'a State,
    pub side: usize,
}

/// The enemy elements now, and the places where each may be after its next card.
pub(super) struct Enemies {
    now: Vec<Stance>,
    ghosts: Vec<Vec<Stance>>,
}

impl<'a> TacticalPicture<'a> {
    pub fn of(rules: &'a BlackSkies, state: &'a State, seat: Seat) -> Self {
        Self { rules, state, side: seat.index() & 1 }
    }

    /// Returns the orders worth considering now; never empty. With a seed it considers one random place per enemy, for
    /// speed.
    pub fn ideas(&self, haste: Option<&mut Seeded>) -> Worths {
        match self.state.phase {
            Phase::Deploy => self.places(),
            Phase::Decks => self.decks(),
            Phase::Option => self.options(&self.enemies(haste)),
            Phase::Check => vec![(Order::Check(true), 0.0)],
            Phase::Fire => self.volleys(),
            Phase::Next => self.cards(&self.enemies(haste)),
            Phase::Toss | Phase::Over => vec![(Order::Toss, 0.0)],
        }
    }

    fn seat(&self) -> Seat {
        Seat(self.side as u8)
    }

    /// Calls `f` with each card and option of an element's next flip, by public facts. Accelerate is tried in full
    /// only.
    fn ways(&self, from: &Stance, mut f: impl FnMut(Card, Choice)) {
        let frame = self.rules.frame(from.element);
        for card in &frame.cards[usize::from(from.of.retrograde)] {
            for choice in card.choices(frame.rating, from.of.retrograde) {
                if !matches!(choice, Choice::Accelerate(by) if by != frame.rating) {
                    f(*card, choice);
                }
            }
        }
    }

    fn enemies(&self, mut haste: Option<&mut Seeded>) -> Enemies {
        let (mut now, mut ghosts) = (Vec::new(), Vec::new());
        for element in self.rules.wing(1 - self.side).filter(|e| self.state.is_in_play(*e)) {
            let stance = Stance::now(self.rules, self.state, element);
            let mut places = Vec::new();
            self.ways(&stance, |card, choice| {
                let ghost = stance.after(self.rules, card, choice);
                if ghost.off(self.rules) == 0 {
                    places.push(ghost);
                }
            });
            if places.is_empty() {
                places.push(stance.clone());
            }
            if let Some(rng) = haste.as_deref_mut() {
                let kept = places.swap_remove(rng.below(places.len() as u32) as usize);
                places = vec![kept];
            }
            while places.len() > GHOSTS {
                let thinned = places.len() / 2;
                places.swap_remove(thinned);
            }
            now.push(stance);
            ghosts.push(places);
        }
        Enemies { now, ghosts }
    }

    /// Returns the worth of the side's fire after its next cards, and the worth of its present places. Fire is that of
    /// each element's best option, averaged over the places where each enemy may be. A place is worth its chase less
    /// the cost of the edge.
    pub fn aim(&self) -> (f64, f64) {
        let enemies = self.enemies(None);
        let prey: Vec<&Stance> = enemies.now.iter().collect();
        let (mut fire, mut place) = (0.0, 0.0);
        for element in self.rules.wing(self.side).filter(|e| self.state.is_in_play(*e)) {
            let from = Stance::now(self.rules, self.state, element);
            let mut best = 0.0_f64;
            self.ways(&from, |card, choice| {
                let after = from.after(self.rules, card, choice);
                let mut sum = 0.0;
                for places in &enemies.ghosts {
                    let all: f64 = places.iter().map(|ghost| after.strike(self.rules, ghost)).sum();
                    sum += all / places.len() as f64;
                }
                if after.off(self.rules) == 0 {
                    best = best.max(sum);
                }
            });
            fire += best;
            place += Self::chase(&from, &prey) - 0.1 * self.edge(&from);
        }
        (fire, place)
    }

    /// Returns the cost of the edge: of fighters off the table, or of having few easy maneuvers that stay on it.
    fn edge(&self, stance: &Stance) -> f64 {
        let off = stance.off(self.rules);
        if off > 0 {
            return LOST * off as f64;
        }
        // The easy maneuvers: an element that leaves the table with each of them is soon lost.
        let easy = [
            (Card::Straight, Choice::Steady),
            (Card::Left, Choice::Smooth),
            (Card::Right, Choice::Smooth),
            (Card::Left, Choice::Break),
            (Card::Right, Choice::Break),
        ];
        let stays =
            |(card, choice): &(Card, Choice)| stance.after(self.rules, *card, *choice).off(self.rules) == 0;
        match easy.iter().filter(|way| stays(way)).count() {
            0 => LOST * stance.wings.len() as f64 * 0.9,
            1 => 1.2,
            2 => 0.5,
            _ => 0.0,
        }
    }

    /// Returns how well a stance is placed to chase an enemy, by the best one; best is behind an enemy that flies away.
    fn chase(stance: &Stance, prey: &[&Stance]) -> f64 {
        let from = stance.middle();
        let one = |other: &&Stance| {
            let far = f64::from(from.distance(other.middle()).in_thousandths()) / 1000.0;
            let nose = Heading::of_sixths(i32::from(stance.of.facing));
            let off = nose.bearing(from, other.middle()).map_or(0, i32::abs);
            let tail = Heading::of_sixths(i32::from(other.of.facing)).bearing(other.middle(), from);
            let behind = tail.map_or(0, i32::abs);
            let near = 1.0 / (1.0 + (far - 7.0) * (far - 7.0) / 120.0);
            (0.6 - f64::from(off) * 0.07 + f64::from(behind) * 0.05) * near - far * 0.012
        };
        prey.iter().map(one).fold(f64::NEG_INFINITY, f64::max).max(-4.0)
    }

    /// Returns the worth of the speed itself: a fast element is hard to hit, a slow one is easy to hit.
    fn speed(stance: &Stance) -> f64 {
        match stance.of.speed {
            0 => -1.2,
            1..=3 => -0.7,
            4..=5 => -0.1,
            6..=9 => 0.0,
            _ => 0.25,
        }
    }

    /// Returns the worth of a stance against all places where the enemy may be next: exposure, chase, edge and speed.
    fn outlook(&self, stance: &Stance, enemies: &Enemies) -> f64 {
        let mut danger = 0.0;
        for places in &enemies.ghosts {
            let sum: f64 = places.iter().map(|ghost| ghost.strike(self.rules, stance)).sum();
            danger += sum / places.len() as f64;
        }
        let prey: Vec<&Stance> = enemies.now.iter().collect();
        Self::chase(stance, &prey) - 0.9 * danger - self.edge(stance) + Self::speed(stance)
    }

    /// Returns the expected cost of the rocks on an element's path.
    fn rocks(&self, from: &Stance, card: Card, choice: Choice) -> f64 {
        let rocks = self.rules.rocks();
        if rocks.is_empty() {
            return 0.0;
        }
        let flown = aids::fly(self.rules, from.element, &from.of, card, choice);
        let mut cost = 0.0;
        for wing in &from.wings {
            let (skill, difficulty) = aids::rock_ahead(self.rules, self.state, from.element, wing.who);
            let fails = 1.0 - f64::from(passing(skill, difficulty)) / 6.0;
            for rock in rocks {
                cost += if meets(rock, flown.corners(wing.at)) { 3.5 * fails } else { 0.0 };
            }
        }
        cost
    }

    /// Returns the probability that the lead passes his check.
    fn passes(&self, element: usize, card: Card, choice: Choice) -> f64 {
        let (skill, difficulty) = aids::check_ahead(self.rules, self.state, element, card, choice);
        f64::from(passing(skill, difficulty)) / 6.0
    }

    /// Returns the expected worth of an option of a card, failure included. `look` rates a stance: with 1 in control,
    /// with 0 not.
    fn flown(
        &self,
        from: &Stance,
        card: Card,
        choice: Choice,
        mut look: impl FnMut(&Stance, f64) -> f64,
    ) -> f64 {
        let passes = self.passes(from.element, card, choice);
        let well = look(&from.after(self.rules, card, choice), 1.0) - self.rocks(from, card, choice);
        if passes >= 1.0 {
            return well;
        }
        let (instead, so) = card.substitute();
        let mut badly = from.after(self.rules, instead, so);
        badly.of.speed = badly.of.speed.saturating_sub(card.cost(choice).1);
        passes * well + (1.0 - passes) * (look(&badly, 0.0) - self.rocks(from, instead, so))
    }

    /// Returns the worth of an element's fire from a stance, each fighter at its best target.
    fn attack(&self, stance: &Stance, enemies: &[&Stance]) -> f64 {
        let mut sum = 0.0;
        for wing in &stance.wings {
            let mut best = 0.0;
            for target in enemies {
                for prey in &target.wings {
                    let harm = stance.harm(self.rules, wing, target, prey);
                    best = worth(harm.points, prey.hull).max(best);
                }
            }
            sum += best;
        }
        sum
    }

    fn options(&self, enemies: &Enemies) -> Worths {
        let (Some(element), Some(card)) = (self.state.flown(), self.state.card()) else { return self.any() };
        let from = Stance::now(self.rules, self.state, element);
        let standing: Vec<&Stance> = enemies.now.iter().collect();
        let worth_of = |choice: Choice| {
            self.flown(&from, card, choice, |stance, control| {
                control * self.attack(stance, &standing) + self.outlook(stance, enemies)
            })
        };
        let choices = aids::choices(self.rules, self.state, element);
        choices.into_iter().map(|choice| (Order::Fly(choice), worth_of(choice))).collect()
    }

    /// Rates the cards in hand, each by its best option against each place where the enemy may be.
    fn cards(&self, enemies: &Enemies) -> Worths {
        let Some(element) = self.state.flown() else { return self.any() };
        let from = Stance::now(self.rules, self.state, element);
        let frame = self.rules.frame(element);
        let most = enemies.ghosts.iter().map(Vec::len).max().unwrap_or(1);
        let worth_of = |card: Card| {
            let choices = card.choices(frame.rating, from.of.retrograde);
            let after: Vec<(Choice, Stance, f64)> = choices
                .iter()
                .map(|choice| {
                    let stance = from.after(self.rules, card, *choice);
                    let fixed = self.flown(&from, card, *choice, |s, _| Self::speed(s) - self.edge(s));
                    (*choice, stance, fixed)
                })
                .collect();
            let mut sum = 0.0;
            for turn in 0..most {
                let meet: Vec<&Stance> =
                    enemies.ghosts.iter().map(|places| &places[turn * 7 % places.len()]).collect();
                let one = |(choice, stance, fixed): &(Choice, Stance, f64)| {
                    let passes = self.passes(element, card, *choice);
                    let exposed: f64 = meet.iter().map(|ghost| ghost.strike(self.rules, stance)).sum();
                    passes * self.attack(stance, &meet) + 0.8 * Self::chase(stance, &meet) - 0.4 * exposed
                        + fixed
                };
                sum += after.iter().map(one).fold(f64::NEG_INFINITY, f64::max);
            }
            sum / most as f64
        };
        frame.cards[usize::from(from.of.retrograde)]
            .iter()
            .map(|card| (Order::Next(*card), worth_of(*card)))
            .collect()
    }

    /// Rates fire of each fighter at each target with its best weapons; each one-use weapon has a cost.
    fn volleys(&self) -> Worths {
        let mut all = vec![(Order::Hold, 0.0)];
        let Some(element) = self.state.flown() else { return all };
        let stance = Stance::now(self.rules, self.state, element);
        let guns = &self.rules.frame(element).weapons;
        for wing in stance.wings.iter().filter(|wing| !self.state.pilots()[element][wing.who].done) {
            for enemy in self.rules.wing(1 - self.side).filter(|e| self.state.is_in_play(*e)) {
                let target = Stance::now(self.rules, self.state, enemy);
                for prey in &target.wings {
                    let harm = stance.harm(self.rules, wing, &target, prey);
                    if harm.weapons == 0 {
                        continue;
                    }
                    let named = (0..guns.len()).filter(|i| harm.weapons >> i & 1 == 1);
                    let weapons: Weapons = named.clone().map(|i| guns[i].label).collect();
                    let spent = named.filter(|i| guns[*i].once).count();
                    let fighter = self.rules.name(element, wing.who);
                    let target = self.rules.name(enemy, prey.who);
                    let value = worth(harm.points, prey.hull) - 0.35 * spent as f64;
                    all.push((Order::Fire { fighter, weapons, target }, value));
                }
            }
        }
        all
    }

    /// Returns the idle order alone.
    fn any(&self) -> Worths {
        vec![(OrderSpace::of(self.rules, self.state, self.seat()).idle(), 0.0)]
    }

    /// Rates a few places in the zone; a place opposite the enemy's deployed elements, and not near an own one, is
    /// better.
    fn places(&self) -> Worths {
        let Order::Deploy { element, wing, .. } = OrderSpace::of(self.rules, self.state, self.seat()).idle()
        else {
            return self.any();
        };
        let zone = self.rules.zone(self.side);
        let width = self.rules.area().width.in_thousandths();
        let depth = zone.depth.in_thousandths() * 3 / 4;
        let y =
            if zone.edge == Edge::Top { self.rules.area().height.in_thousandths() - depth } else { depth };
        let foes: Vec<i32> = (self.rules.wing(1 - self.side))
            .filter(|e| self.state.is_in_play(*e))
            .map(|e| Stance::now(self.rules, self.state, e).middle().x)
            .collect();
        let meet = foes.iter().sum::<i32>().checked_div(foes.len() as i32).unwrap_or(width / 2);
        let mut all = Vec::new();
        for eighth in 1..8 {
            let lead = Point { x: width * eighth / 8 - 1000, y };
            let aside = Point { x: lead.x + 2000, y };
            let order = Order::Deploy { element, lead, wing: wing.map(|_| aside) };
            if OrderSpace::of(self.rules, self.state, self.seat()).check(&order).is_ok() {
                let far = f64::from((lead.x - meet).abs()) / 1000.0;
                let crowded = self.rules.wing(self.side).filter(|e| self.state.is_in_play(*e)).any(|e| {
                    let other = Stance::now(self.rules, self.state, e).middle();
                    other.within(lead, Length::inches(7))
                });
                all.push((order, -0.06 * far - if crowded { 2.0 } else { 0.0 }));
            }
        }
        if all.is_empty() { self.any() } else { all }
    }

    /// Rates decks of Straight at good speeds, in list order and reversed, so that placeholders come late or early.
    fn decks(&self) -> Worths {
        let Order::Deck(plain) = OrderSpace::of(self.rules, self.state, self.seat()).idle() else {
            return self.any();
        };
        let mut all: Worths = Vec::new();
        for (speed, value) in [(8, 0.4), (9, 0.3), (10, 0.3), (7, 0.1)] {
            let mut entries = plain;
            for entry in &mut entries {
                if let Entry::Card { speed: of, .. } = entry {
                    *of = speed;
                }
            }
            all.push((Order::Deck(entries), value));
            entries.reverse();
            let turned = Order::Deck(entries);
            if all.iter().all(|(order, _)| *order != turned) {
                all.push((turned, value));
            }
        }
        all
    }
}

/// Returns ideas with weights: 1001 for the best, falling to 1 at `daring` points behind it.
pub(super) fn weighed(worths: Worths, daring: f64) -> Vec<(Order, u32)> {
    let best = worths.iter().map(|(_, worth)| *worth).fold(f64::NEG_INFINITY, f64::max);
    let weight = |worth: f64| {
        let near = (1.0 - (best - worth) / daring).max(0.0);
        1 + (1000.0 * near * near * near * near) as u32
    };
    worths.into_iter().map(|(order, worth)| (order, weight(worth))).collect()
}

/// Returns an order if it is legal, else the idle order.
pub(super) fn legal(rules: &BlackSkies, state: &State, seat: Seat, order: &Order) -> Order {
    let space = rules.space(state, seat);
    if space.check(order).is_ok() { *order } else { space.idle() }
}
