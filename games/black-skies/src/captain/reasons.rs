//! Reasons for an order: the enemies an element bears on, the fire it avoids, the odds of its check and its fire.

use engine::{Fact, Seat};
use rules_black_skies::{BlackSkies, Card, Choice, Entry, Order, State, View, aids};
use shelf::reasons::{chance, reason};

use super::stance::{Stance, Wing};

/// Faces of the die of a check.
const FACES: u8 = 6;

/// Returns the reasons for an order.
pub(crate) fn of(rules: &BlackSkies, view: &View, seat: Seat, order: &Order) -> Vec<Fact> {
    let desk = Desk { rules, state: &view.position, side: seat.index().min(1) };
    let flown = desk.state.flown();
    match (order, flown) {
        (Order::Toss, _) => vec![reason("why-tosses", [])],
        (Order::Deploy { element, lead, .. }, _) => {
            let element = rules.wing(desk.side).start + usize::from(*element);
            vec![desk.deploys(element, *lead)]
        }
        (Order::Deck(entries), _) => entries.iter().filter_map(|entry| desk.lays(entry)).collect(),
        (Order::Fly(choice), Some(element)) => {
            desk.state.card().map_or_else(Vec::new, |card| desk.flies(element, card, *choice))
        }
        (Order::Check(tries), Some(element)) => vec![desk.checks(element, *tries)],
        (Order::Hold, Some(element)) => vec![desk.holds(element)],
        (Order::Next(card), Some(element)) => vec![desk.next(element, *card)],
        (Order::Fire { .. }, _) => desk.fires(order).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// A side and its view of the battle; nothing here reads a face-down card.
struct Desk<'a> {
    rules: &'a BlackSkies,
    state: &'a State,
    side: usize,
}

/// Fire of one fighter at one target from their present places.
struct Shot {
    fighter: (usize, usize),
    target: (usize, usize),
    weapons: u32,
    points: f64,
    range: i32,
}

/// Returns the enemy element nearest to a stance, and the distance between their nearest fighters.
fn nearest<'e>(from: &Stance, enemies: &'e [Stance]) -> Option<(&'e Stance, i32)> {
    let apart = |a: &Wing, b: &Wing| a.at.distance(b.at).in_thousandths();
    let range = |enemy: &Stance| {
        let pairs = from.wings.iter().flat_map(|own| enemy.wings.iter().map(move |prey| apart(own, prey)));
        pairs.min()
    };
    enemies.iter().filter_map(|enemy| Some((enemy, range(enemy)?))).min_by_key(|(_, range)| *range)
}

impl Desk<'_> {
    fn element(&self, element: usize) -> String {
        self.rules.element_name(element).to_string()
    }

    /// Returns the element's own name, or its name in the rules if it has none.
    fn called(&self, element: usize) -> Fact {
        let title = self.rules.title(element);
        if title.is_empty() { Fact::Text(self.element(element)) } else { Fact::text(title) }
    }

    fn tell(&self, kind: &'static str, element: usize) -> Fact {
        reason(kind, [("element", Fact::Text(self.element(element))), ("name", self.called(element))])
    }

    fn foe(&self, element: usize) -> [(&'static str, Fact); 2] {
        [("target", Fact::Text(self.element(element))), ("called", self.called(element))]
    }

    fn enemies(&self) -> Vec<Stance> {
        let there = self.rules.wing(1 - self.side).filter(|element| self.state.is_in_play(*element));
        let all = there.map(|element| Stance::now(self.rules, self.state, element));
        all.filter(|stance| !stance.wings.is_empty()).collect()
    }

    /// Returns the fire with the most expected damage, of any fighter of a stance at any enemy.
    fn best(&self, from: &Stance, enemies: &[Stance]) -> Option<Shot> {
        let mut best: Option<Shot> = None;
        for (wing, enemy) in from.wings.iter().flat_map(|wing| enemies.iter().map(move |enemy| (wing, enemy)))
        {
            for prey in &enemy.wings {
                let harm = from.harm(self.rules, wing, enemy, prey);
                if harm.weapons != 0 && best.as_ref().is_none_or(|shot| harm.points > shot.points) {
                    best = Some(Shot {
                        fighter: (from.element, wing.who),
                        target: (enemy.element, prey.who),
                        weapons: harm.weapons.count_ones(),
                        points: harm.points,
                        range: wing.at.distance(prey.at).in_thousandths(),
                    });
                }
            }
        }
        best
    }

    fn shot(&self, shot: &Shot) -> [(&'static str, Fact); 5] {
        let name = |(element, who): (usize, usize)| Fact::text(self.rules.name(element, who).to_string());
        [
            ("piece", name(shot.fighter)),
            ("target", name(shot.target)),
            ("weapons", Fact::int(shot.weapons)),
            ("range", Fact::int(shot.range)),
            ("expected", Fact::Int((shot.points * 1000.0 + 0.5) as i64)),
        ]
    }

    fn deploys(&self, element: usize, lead: table::Point) -> Fact {
        let range = |enemy: &Stance| {
            enemy.wings.iter().map(|wing| lead.distance(wing.at).in_thousandths()).min().unwrap_or(i32::MAX)
        };
        match self.enemies().iter().min_by_key(|enemy| range(enemy)) {
            Some(enemy) => {
                let told = self.tell("why-deploys", element).with(self.foe(enemy.element));
                told.with([("range", Fact::int(range(enemy)))])
            }
            None => self.tell("why-places", element),
        }
    }

    fn lays(&self, entry: &Entry) -> Option<Fact> {
        let Entry::Card { element, card, speed } = entry else { return None };
        let element = self.rules.wing(self.side).start + usize::from(*element);
        let mut from = Stance::now(self.rules, self.state, element);
        from.of.speed = *speed;
        let told = self.tell("why-lays", element);
        let told = told.with([("card", Fact::text(card.to_string())), ("speed", Fact::int(*speed))]);
        let (enemy, range) = self.closest(&from, *card)?;
        Some(told.with(self.foe(enemy)).with([("range", Fact::int(range))]))
    }

    /// Returns the enemy nearest to an element after the best option of a card, and the range. Enemies do not move.
    fn closest(&self, from: &Stance, card: Card) -> Option<(usize, i32)> {
        let enemies = self.enemies();
        let ways = self.choices(from, card).into_iter().map(|choice| from.after(self.rules, card, choice));
        let near = |after: Stance| nearest(&after, &enemies).map(|(enemy, range)| (enemy.element, range));
        ways.filter_map(near).min_by_key(|(_, range)| *range)
    }

    fn choices(&self, from: &Stance, card: Card) -> Vec<Choice> {
        card.choices(self.rules.frame(from.element).rating, from.of.retrograde).into_iter().collect()
    }

    /// Returns the reasons for an option of a card: its purpose, the fire it avoids, and the risk of its check.
    fn flies(&self, element: usize, card: Card, choice: Choice) -> Vec<Fact> {
        let now = Stance::now(self.rules, self.state, element);
        let (after, enemies) = (now.after(self.rules, card, choice), self.enemies());
        let maneuver = ("maneuver", Fact::Text(choice.of_card(card)));
        let told = |kind| self.tell(kind, element).with([maneuver.clone()]);
        let mut all = Vec::new();
        if after.off(self.rules) > 0 {
            all.push(told("why-leaves"));
        } else if let Some(shot) = self.best(&after, &enemies) {
            all.push(told("why-bears").with(self.shot(&shot)));
        } else if let (Some((_, before)), Some((enemy, range))) =
            (nearest(&now, &enemies), nearest(&after, &enemies))
        {
            let kind = if range < before { "why-closes" } else { "why-moves" };
            let ranges = [("before", Fact::int(before)), ("range", Fact::int(range))];
            all.push(told(kind).with(self.foe(enemy.element)).with(ranges));
        } else {
            all.push(told("why-moves").with([("called", Fact::Null)]));
        }
        let hits = |enemy: &&Stance, own: &Stance| enemy.strike(self.rules, own) > 0.0;
        let left: Vec<&Stance> = enemies.iter().filter(|e| hits(e, &now) && !hits(e, &after)).collect();
        if !left.is_empty() {
            all.push(self.tell("why-clear", element).with([
                ("from", Fact::texts(left.iter().map(|enemy| self.element(enemy.element)))),
                ("foes", Fact::list(&left, |enemy| self.called(enemy.element))),
            ]));
        }
        let passing = aids::carry_out(self.rules, self.state, element, card, choice).passing;
        if passing < FACES {
            all.push(self.tell("why-risks", element).with([("passing", Fact::int(passing))]));
        }
        all
    }

    fn checks(&self, element: usize, tries: bool) -> Fact {
        let passing = aids::wingman_passes(self.rules, self.state, element);
        let wingman = Fact::text(self.rules.name(element, 1).to_string());
        let facts = [("piece", wingman), ("passing", Fact::int(passing)), ("tries", Fact::Bool(tries))];
        reason("why-checks", facts)
    }

    fn holds(&self, element: usize) -> Fact {
        let bears = aids::bearings(self.rules, self.state).iter().any(|bearing| {
            let of = self.rules.find(bearing.fighter).filter(|(of, _)| *of == element);
            of.is_some_and(|(of, who)| !self.state.pilots()[of][who].done)
        });
        self.tell("why-holds", element).with([("bears", Fact::Bool(bears))])
    }

    fn fires(&self, order: &Order) -> Option<Fact> {
        let Order::Fire { fighter, weapons, target } = order else { return None };
        let odds = aids::odds_of(self.rules, self.state, order)?;
        let (firer, foe) = (self.rules.find(*fighter)?, self.rules.find(*target)?);
        let at = |(element, who): (usize, usize)| &self.state.pilots()[element][who];
        let hull = at(foe).hull;
        Some(reason(
            "why-fires",
            [
                ("piece", Fact::text(fighter.to_string())),
                ("target", Fact::text(target.to_string())),
                ("weapons", Fact::int(weapons.len() as i64)),
                ("range", Fact::int(at(firer).at.distance(at(foe).at).in_thousandths())),
                ("expected", Fact::Int(odds.mean(1000) as i64)),
                ("hull", Fact::int(hull)),
                ("chance", chance(&odds, usize::from(hull))),
            ],
        ))
    }

    /// Returns the reason for a card: its best fire at enemies where they are now, or the range that it brings.
    fn next(&self, element: usize, card: Card) -> Fact {
        let (now, enemies) = (Stance::now(self.rules, self.state, element), self.enemies());
        let told = |kind| self.tell(kind, element).with([("card", Fact::text(card.to_string()))]);
        let ways = self.choices(&now, card).into_iter().map(|choice| now.after(self.rules, card, choice));
        let stays = ways.filter(|after| after.off(self.rules) == 0);
        let shots = stays.filter_map(|after| self.best(&after, &enemies));
        if let Some(shot) = shots.reduce(|a, b| if b.points > a.points { b } else { a }) {
            return told("why-next").with(self.shot(&shot));
        }
        match self.closest(&now, card) {
            Some((enemy, range)) => {
                told("why-nears").with(self.foe(enemy)).with([("range", Fact::int(range))])
            }
            None => told("why-nears").with([("called", Fact::Null)]),
        }
    }
}
