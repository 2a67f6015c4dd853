//! Reasons for an order: the use of dice, the enemy brought ahead, the front left, the chance of an attack.

use engine::{Fact, Seat};
use rules_simple_spaceships::aids::{self, AttackDice, bears, flown, range_dice};
use rules_simple_spaceships::orders::Dealt;
use rules_simple_spaceships::state::Die;
use rules_simple_spaceships::{Attack, Name, Order, PanelBox, Ship, SimpleSpaceships, State, View};
use shelf::reasons::{chance, reason};
use table::{Heading, Length, Point};

/// Degrees in a step of heading.
const STEP: i32 = 15;
/// Thousandths of an inch in a half inch.
const HALF: i32 = 500;

/// Returns the reasons for an order; none for the idle order of a seat that is not asked.
pub(crate) fn of(rules: &SimpleSpaceships, view: &View, _: Seat, order: &Order) -> Vec<Fact> {
    let state = &view.position;
    if let Order::Assign(all) = order {
        let desk = |name: Name| rules.find(name).map(|ship| Desk { rules, state, ship });
        return all.parts().iter().filter_map(|(name, dealt)| Some(desk(*name)?.assigns(*dealt))).collect();
    }
    let ship = match order {
        Order::Flip => return vec![reason("why-flips", [])],
        Order::Activate(name) => rules.find(*name),
        Order::Lose(_) => state.losing().map(|(ship, _)| ship),
        _ => state.active(),
    };
    ship.map_or_else(Vec::new, |ship| Desk { rules, state, ship }.orders(order))
}

/// A ship that an order is about, as its seat sees the table.
struct Desk<'a> {
    rules: &'a SimpleSpaceships,
    state: &'a State,
    ship: usize,
}

fn thousandths(length: Length) -> Fact {
    Fact::int(length.in_thousandths())
}

impl<'a> Desk<'a> {
    fn own(&self) -> &'a Ship {
        &self.state.ships()[self.ship]
    }

    fn side(&self) -> u8 {
        self.rules.side_of(self.ship)
    }

    fn named(&self, place: usize) -> Fact {
        Fact::text(self.rules.name(place).as_str())
    }

    fn tell(&self, kind: &'static str, facts: impl IntoIterator<Item = (&'static str, Fact)>) -> Fact {
        reason(kind, [("piece", self.named(self.ship))]).with(facts)
    }

    fn enemies(&self) -> impl Iterator<Item = (usize, &'a Ship)> + use<'a> {
        let ships = self.state.ships();
        let fleet = self.rules.fleet(1 - usize::from(self.side()));
        fleet.map(move |place| (place, &ships[place])).filter(|(_, ship)| ship.on_table())
    }

    /// Returns the enemy nearest to a place.
    fn nearest(&self, at: Point) -> Option<(usize, &'a Ship)> {
        self.enemies().min_by_key(|(_, enemy)| at.distance(enemy.at))
    }

    /// Returns the nearest enemy that the ship could attack from that pose with the dice it has in Attack.
    fn ahead(&self, at: Point, heading: Heading) -> Option<(usize, &'a Ship)> {
        let attack = self.own().panel[PanelBox::Attack];
        let reached = |(_, enemy): &(usize, &Ship)| {
            bears(self.rules, heading, enemy.at - at) && range_dice(at, enemy.at) < attack
        };
        self.enemies().filter(reached).min_by_key(|(_, enemy)| at.distance(enemy.at))
    }

    /// Returns the enemies whose fronts have a place ahead of them.
    fn under(&self, at: Point) -> Vec<usize> {
        let ahead = self.enemies().filter(|(_, enemy)| bears(self.rules, enemy.heading, at - enemy.at));
        ahead.map(|(place, _)| place).collect()
    }

    fn assigns(&self, dealt: Dealt) -> Fact {
        let panel = &self.own().panel;
        let [defence, movement, attack] =
            [PanelBox::Defence, PanelBox::Movement, PanelBox::Attack].map(|of| panel[of]);
        let movement = movement + dealt[1];
        let dice = [
            ("defence", Fact::int(defence + dealt[0])),
            ("flies", Fact::int(i32::from(movement) * i32::from(Die::MOST) * HALF)),
            ("attack", Fact::int(attack + dealt[2])),
        ];
        match self.nearest(self.own().at).filter(|_| self.own().on_table()) {
            Some((enemy, there)) => self.tell("why-assigns", dice).with([
                ("target", self.named(enemy)),
                ("range", thousandths(self.own().at.distance(there.at))),
            ]),
            None => self.tell("why-readies", dice),
        }
    }

    fn orders(&self, order: &Order) -> Vec<Fact> {
        let (own, panel) = (self.own(), &self.own().panel);
        match order {
            Order::Activate(_) => vec![self.tell(
                "why-activates",
                [
                    ("movement", Fact::int(panel[PanelBox::Movement])),
                    ("attack", Fact::int(panel[PanelBox::Attack])),
                ],
            )],
            Order::Enter(entry) => {
                let at = entry.point(self.rules.area());
                let near = self.nearest(at);
                vec![self.tell(
                    "why-enters",
                    [
                        ("target", Fact::maybe(near, |(enemy, _)| self.named(enemy))),
                        ("range", Fact::maybe(near, |(_, there)| thousandths(at.distance(there.at)))),
                    ],
                )]
            }
            Order::Fly(halves) => self.moves(flown(self.rules, self.side(), own.at, own.heading, *halves)),
            Order::Turn(way) => {
                let heading = way.turned(own.heading);
                self.moves(aids::Ends { at: own.at, heading, leaves: false, crosses: false })
            }
            Order::Spend => {
                let left = panel[PanelBox::Movement].saturating_sub(1);
                vec![self.tell(
                    "why-spends",
                    [("length", Fact::int(i32::from(Die::MOST) * HALF)), ("left", Fact::int(left))],
                )]
            }
            Order::Attack(attack) => self.attacks(attack).into_iter().collect(),
            Order::End => vec![self.tell(
                "why-ends",
                [
                    ("attack", Fact::int(panel[PanelBox::Attack])),
                    ("bears", Fact::Bool(self.ahead(own.at, own.heading).is_some())),
                ],
            )],
            Order::Lose(of) => vec![self.tell(
                "why-loses",
                [("box", Fact::text(of.name())), ("left", Fact::int(panel[*of].saturating_sub(1)))],
            )],
            Order::Assign(_) | Order::Flip | Order::Idle => Vec::new(),
        }
    }

    /// Returns the reasons for a move: the far edge, an enemy ahead, a range or a turn; and the fronts it leaves.
    fn moves(&self, ends: aids::Ends) -> Vec<Fact> {
        let own = self.own();
        if ends.crosses || ends.leaves {
            return vec![self.tell(if ends.crosses { "why-crosses" } else { "why-leaves" }, [])];
        }
        let mut all = vec![self.aim(ends)];
        let mut left = self.under(own.at);
        left.retain(|enemy| {
            let enemy = &self.state.ships()[*enemy];
            !bears(self.rules, enemy.heading, ends.at - enemy.at)
        });
        if !left.is_empty() {
            all.push(self.tell("why-clear", [("from", Fact::list(left, |enemy| self.named(enemy)))]));
        }
        all
    }

    fn aim(&self, ends: aids::Ends) -> Fact {
        let own = self.own();
        if self.rules.run() == Some(self.side()) {
            let left = |at: Point| Fact::int(self.rules.area().height.in_thousandths() - at.y);
            return self.tell("why-runs", [("before", left(own.at)), ("range", left(ends.at))]);
        }
        if let Some((enemy, there)) = self.ahead(ends.at, ends.heading) {
            return self.tell(
                "why-bears",
                [
                    ("target", self.named(enemy)),
                    ("range", thousandths(ends.at.distance(there.at))),
                    ("dice", Fact::int(range_dice(ends.at, there.at))),
                ],
            );
        }
        let Some((enemy, there)) = self.nearest(ends.at) else {
            return self.tell("why-moves", [("target", Fact::Null)]);
        };
        let target = [("target", self.named(enemy))];
        if ends.at == own.at {
            let off = |heading: Heading| heading.bearing(own.at, there.at).map_or(0, i32::abs) * STEP;
            let turn = [("before", Fact::int(off(own.heading))), ("off", Fact::int(off(ends.heading)))];
            return self.tell("why-turns", target).with(turn);
        }
        let (before, range) = (own.at.distance(there.at), ends.at.distance(there.at));
        let kind = if range < before { "why-closes" } else { "why-moves" };
        self.tell(kind, target).with([("before", thousandths(before)), ("range", thousandths(range))])
    }

    fn attacks(&self, attack: &Attack) -> Option<Fact> {
        let target = self.rules.find(attack.target)?;
        let odds = AttackDice { roll: attack.roll, bonus: attack.bonus }.odds();
        let shield = self.state.ships()[target].panel[PanelBox::Defence];
        Some(self.tell(
            "why-attacks",
            [
                ("target", self.named(target)),
                ("roll", Fact::int(attack.roll)),
                ("needed", Fact::int(attack.needed())),
                ("expected", Fact::Int(odds.mean(1000) as i64)),
                ("shield", Fact::int(shield)),
                ("chance", chance(&odds, usize::from(shield) + 1)),
            ],
        ))
    }
}
