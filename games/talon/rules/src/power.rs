//! Action points: the purchases open to each ship, and their effects (TAL-2.2, TAL-2.5, TAL-2.6).

use engine::dice::Dice;
use engine::{Audience, Clause, Log, Refusal, Umpire};
use table::Arc;

use crate::catalogue;
use crate::clauses;
use crate::events::Event;
use crate::orders::Purchase;
use crate::rules::Talon;
use crate::ships::{Kind, arc_word};
use crate::state::{Bid, Name, Reinforcement, State, System};

/// Damage that a reinforcement absorbs (TAL-2.6).
pub const REINFORCED: u8 = 2;
/// The greatest distance at which a carrier charges a squadron, in hexes (TAL-12.3).
pub const CHARGED_WITHIN: u16 = 3;

/// The purchases open to a ship with a point, in the order in which they are numbered.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a purchase of its own")]
pub struct Menu {
    /// The ship, by its index in the list.
    pub ship: u8,
    /// Groups with a yellow box to charge, one bit each.
    charge: u8,
    /// Shields to reinforce, one bit each.
    reinforce: u8,
    slip: bool,
    through: bool,
    battery: bool,
    /// `true` if the side holds the initiative; the ship's bid then defends it.
    holds: bool,
    /// Squadrons to charge, one bit each.
    squadrons: u32,
    /// The number of ways to redirect the side's missiles.
    redirects: u32,
}

/// Returns `true` if a ship has a point to spend in this turn: a scheduled one, or its battery's (TAL-10.1).
#[inline]
pub fn has_point(rules: &Talon, state: &State, ship: usize) -> bool {
    let own = &state.ships[ship];
    own.on_map() && own.works(System::Power) && (rules.has_point(state, own) || own.stored)
}

/// Returns the enemies to which a missile may be redirected. They are on the map and not in its hex; its present target
/// is excluded (TAL-13.2).
fn new_targets<'a>(rules: &'a Talon, state: &'a State, missile: usize) -> impl Iterator<Item = usize> + 'a {
    let missile = state.missiles[missile];
    rules.fleet(1 - missile.side).filter(move |enemy| {
        let ship = &state.ships[*enemy];
        ship.on_map() && ship.at != missile.at && *enemy != usize::from(missile.target)
    })
}

/// Counts the ways in which a side may redirect one of its missiles.
pub(crate) fn redirects(rules: &Talon, state: &State, side: u8) -> u32 {
    let own = (0..state.missiles.len()).filter(|missile| state.missiles[*missile].side == side);
    own.map(|missile| new_targets(rules, state, missile).count() as u32).sum()
}

/// Returns the squadrons that a carrier or base may charge, one bit each (TAL-12.3).
#[inline]
fn squadrons(rules: &Talon, state: &State, carrier: usize) -> u32 {
    let card = &rules.cards[carrier];
    if card.squadrons == 0 && card.kind != Kind::Base { 0 } else { some_squadrons(rules, state, carrier) }
}

fn some_squadrons(rules: &Talon, state: &State, carrier: usize) -> u32 {
    let near = |ship: usize| {
        let squadron = &state.ships[ship];
        let aboard = squadron.place == crate::state::Place::Aboard;
        let within = squadron.at.distance(state.ships[carrier].at) <= CHARGED_WITHIN;
        rules.cards[ship].kind == Kind::Squadron
            && (if aboard { usize::from(squadron.carrier) == carrier } else { squadron.on_map() && within })
            && squadron.charges[0].yellow < rules.cards[ship].groups[0].yellow
    };
    let own = rules.fleet(rules.side_of(carrier)).filter(|ship| near(*ship));
    own.fold(0, |all, ship| all | 1 << ship)
}

impl Menu {
    /// Returns the purchases open to a ship now; `None` if it has no point. `redirects` is its side's number of
    /// redirections.
    #[inline]
    pub(crate) fn of(rules: &Talon, state: &State, ship: usize, redirects: u32) -> Option<Self> {
        if !has_point(rules, state, ship) {
            return None;
        }
        let (own, card) = (&state.ships[ship], &rules.cards[ship]);
        let open =
            |group: usize| !own.has_lost(group) && own.charges[group].yellow < card.groups[group].yellow;
        let charge = (0..card.groups.len()).filter(|group| open(*group)).fold(0, |all, g| all | 1 << g);
        let bare = |arc: &usize| own.works(System::Shields) && own.reinforced[*arc].left == 0;
        Some(Self {
            ship: ship as u8,
            charge,
            reinforce: (0..4).filter(bare).fold(0, |all, arc| all | 1 << arc),
            slip: !own.slip && card.kind != Kind::Base,
            through: own.count > 0,
            battery: card.battery && !own.stored,
            holds: rules.side_of(ship) == state.initiative,
            squadrons: squadrons(rules, state, ship),
            redirects,
        })
    }

    /// Returns the number of purchases.
    #[inline]
    pub fn count(&self) -> u32 {
        let flags = [self.slip, self.through, self.battery].into_iter().filter(|open| *open).count();
        // Every ship may bid for the initiative: bids are cleared after each impulse.
        self.charge.count_ones()
            + self.reinforce.count_ones()
            + flags as u32
            + 1
            + self.squadrons.count_ones()
            + self.redirects
    }

    /// Returns purchase `number`, from 0 to below [`Menu::count`].
    pub fn nth(&self, rules: &Talon, state: &State, number: u32) -> Purchase {
        let mut left = number;
        let mut among = |bits: u32| {
            let count = bits.count_ones();
            if left >= count {
                left -= count;
                return None;
            }
            let rest = (0..left).fold(bits, |rest, _| rest & (rest - 1));
            left = u32::MAX;
            Some(rest.trailing_zeros())
        };
        if let Some(group) = among(u32::from(self.charge)) {
            return Purchase::Charge(group as u8 + 1);
        }
        if let Some(arc) = among(u32::from(self.reinforce)) {
            return Purchase::Reinforce(Arc::ALL[arc as usize]);
        }
        for (open, purchase) in [
            (self.slip, Purchase::Slip),
            (self.through, Purchase::Through),
            (self.battery, Purchase::Battery),
            (true, if self.holds { Purchase::Defend } else { Purchase::Change }),
        ] {
            if among(u32::from(open)).is_some() {
                return purchase;
            }
        }
        if let Some(squadron) = among(self.squadrons) {
            return Purchase::Power(rules.name(squadron as usize));
        }
        let side = rules.side_of(usize::from(self.ship));
        let own = (0..state.missiles.len()).filter(|missile| state.missiles[*missile].side == side);
        let mut all = own.flat_map(|missile| new_targets(rules, state, missile).map(move |to| (missile, to)));
        match all.nth(left as usize) {
            Some((missile, to)) => Purchase::Redirect(state.missiles[missile].number, rules.name(to)),
            None => Purchase::Slip,
        }
    }

    /// Lists every purchase.
    pub fn all<'a>(&'a self, rules: &'a Talon, state: &'a State) -> impl Iterator<Item = Purchase> + 'a {
        (0..self.count()).map(|number| self.nth(rules, state, number))
    }

    /// Accepts a purchase that is open to the ship.
    ///
    /// # Errors
    /// Refuses any other purchase with the clause it breaks.
    pub(crate) fn check(
        &self,
        rules: &Talon,
        state: &State,
        purchase: &Purchase,
        text: &str,
    ) -> Result<(), Refusal> {
        let ship = usize::from(self.ship);
        let (name, card) = (rules.name(ship), &rules.cards[ship]);
        let refuse = |clause: Clause, reason: String| Err(Refusal::new(clause, text, reason));
        match purchase {
            Purchase::Charge(group) => {
                self.check_charge(rules, state, *group).or_else(|(clause, reason)| refuse(clause, reason))
            }
            Purchase::Reinforce(arc) if self.reinforce & 1 << *arc as u8 == 0 => {
                let reason = if state.ships[ship].works(System::Shields) {
                    catalogue::reinforced_already(arc_word(*arc))
                } else {
                    catalogue::shields_down(name)
                };
                refuse(clauses::REINFORCEMENT, reason)
            }
            Purchase::Slip if card.kind == Kind::Base => {
                refuse(clauses::BASE, catalogue::BASE_DOES_NOT_SLIP.into())
            }
            Purchase::Slip if !self.slip => {
                refuse(clauses::REINFORCEMENT, catalogue::has_side_slip_marker(name))
            }
            Purchase::Through if !self.through => {
                refuse(clauses::REINFORCEMENT, catalogue::no_turn_radius_marker(name))
            }
            Purchase::Battery if !card.battery => refuse(clauses::BATTERY, catalogue::has_no_battery(name)),
            Purchase::Battery if !self.battery => refuse(clauses::BATTERY, catalogue::battery_full(name)),
            Purchase::Change if self.holds => refuse(clauses::INITIATIVE, catalogue::WRITE_DEFEND.into()),
            Purchase::Defend if !self.holds => refuse(clauses::INITIATIVE, catalogue::WRITE_CHANGE.into()),
            Purchase::Power(squadron) => match rules.find(*squadron) {
                Some(place) if self.squadrons & 1 << place != 0 => Ok(()),
                _ => {
                    let reason = catalogue::no_squadron_to_charge(squadron, CHARGED_WITHIN, name);
                    refuse(clauses::CARRIER, reason)
                }
            },
            Purchase::Redirect(number, target) => self
                .check_redirection(rules, state, *number, *target)
                .or_else(|reason| refuse(clauses::MISSILE_FLIGHT, reason)),
            _ => Ok(()),
        }
    }

    /// Checks that a group's charge may be bought; otherwise returns the clause and the reason.
    fn check_charge(&self, rules: &Talon, state: &State, group: u8) -> Result<(), (Clause, String)> {
        let ship = usize::from(self.ship);
        let (name, groups) = (rules.name(ship), rules.cards[ship].groups.len());
        let at = usize::from(group).wrapping_sub(1);
        if at >= groups {
            return Err((clauses::PURCHASES, catalogue::has_groups(name, groups)));
        }
        if state.ships[ship].has_lost(at) {
            return Err((clauses::DAMAGE, catalogue::group_is_lost(group, name)));
        }
        if self.charge & 1 << at == 0 {
            return Err((clauses::PURCHASES, catalogue::no_empty_yellow_box(group)));
        }
        Ok(())
    }

    /// Checks that a missile may be sent at another target; otherwise returns the reason.
    fn check_redirection(
        &self,
        rules: &Talon,
        state: &State,
        number: u16,
        target: Name,
    ) -> Result<(), String> {
        let side = rules.side_of(usize::from(self.ship));
        let missile = state.missile(number).filter(|missile| state.missiles[*missile].side == side);
        let Some(missile) = missile else { return Err(catalogue::not_your_missile(number)) };
        if new_targets(rules, state, missile).any(|to| rules.name(to) == target) {
            return Ok(());
        }
        Err(catalogue::no_new_target(target))
    }
}

/// Returns the reason why a ship without a menu cannot buy.
pub(crate) fn refusal(rules: &Talon, state: &State, side: u8, name: &str, text: &str) -> Refusal {
    let refuse = |clause, reason: String| Refusal::new(clause, text, reason);
    match rules.find_like(name) {
        None => refuse(clauses::TURN, catalogue::no_ship_called(name)),
        Some(ship) if rules.side_of(ship) != side => refuse(clauses::POINTS, catalogue::not_yours(name)),
        Some(ship) if !state.ships[ship].on_map() => refuse(clauses::POINTS, catalogue::not_on_the_map(name)),
        Some(ship) if !state.ships[ship].works(System::Power) => {
            refuse(clauses::DAMAGE, catalogue::no_points_until_repaired(name))
        }
        Some(ship) => {
            let power = state.ships[ship].power;
            let letter = crate::chart::letter(state.impulse.min(5));
            refuse(clauses::CHART, catalogue::no_point(name, letter, power))
        }
    }
}

/// Buys `purchase` for a ship, with its scheduled point or with its battery's.
pub(crate) fn buy<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    ship: usize,
    purchase: Purchase,
) {
    let battery = !rules.has_point(state, &state.ships[ship]);
    let impulse = state.impulse;
    let own = &mut state.ships[ship];
    if battery {
        own.stored = false;
    }
    let mut vain = false;
    match purchase {
        Purchase::Charge(group) => own.charges[usize::from(group) - 1].yellow += 1,
        Purchase::Reinforce(arc) => {
            own.reinforced[arc as usize] = Reinforcement { left: REINFORCED, impulse };
        }
        Purchase::Slip => own.slip = true,
        Purchase::Through => own.count -= 1,
        Purchase::Battery => own.stored = true,
        Purchase::Change => own.bid = Bid::Change,
        Purchase::Defend => own.bid = Bid::Defend,
        Purchase::Redirect(number, target) => {
            if let (Some(missile), Some(target)) = (state.missile(number), rules.find(target)) {
                state.missiles[missile].target = target as u8;
            }
        }
        Purchase::Power(squadron) => {
            if let Some(squadron) = rules.find(squadron) {
                let most = rules.cards[squadron].groups[0].yellow;
                let charge = &mut state.ships[squadron].charges[0];
                vain = charge.yellow >= most;
                charge.yellow = (charge.yellow + 1).min(most);
            }
        }
    }
    let name = rules.name(ship);
    umpire.tell(Audience::All, clause_of(purchase), || Event::Bought { ship: name, purchase, battery, vain });
}

/// Returns the clause of a purchase.
const fn clause_of(purchase: Purchase) -> Clause {
    match purchase {
        Purchase::Charge(_) => clauses::PURCHASES,
        Purchase::Reinforce(_) | Purchase::Through => clauses::REINFORCEMENT,
        Purchase::Slip => clauses::SLIP_MARKER,
        Purchase::Battery => clauses::BATTERY,
        Purchase::Change | Purchase::Defend => clauses::INITIATIVE,
        Purchase::Redirect(..) => clauses::MISSILE_FLIGHT,
        Purchase::Power(_) => clauses::CARRIER,
    }
}
