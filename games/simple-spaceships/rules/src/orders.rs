//! Orders of a seat for one decision.

use table::{Area, Edge, Heading, Length, Point};

use crate::state::{FLEET, Name, PanelBox};

/// One order: the answer to the decision asked for now.
#[allow(
    clippy::large_enum_variant,
    reason = "orders lie flat, without a pointer, so that drawing one allocates nothing"
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Dice for the boxes of ships (SS-2.1).
    Assign(Assignments),
    /// Flip the coin that opens the battle (SS-2.2).
    Flip,
    /// Make this ship the active one (SS-2.3).
    Activate(Name),
    /// Enter the table (SS-5.1).
    Enter(Entry),
    /// Fly this many half inches ahead (SS-3.2).
    Fly(u8),
    /// Turn by one side (SS-3.2).
    Turn(Way),
    /// Spend the next Movement die (SS-3.1).
    Spend,
    /// Attack (SS-4.1).
    Attack(Attack),
    /// End the activation (SS-3.1).
    End,
    /// Name the box that loses a die (SS-4.5).
    Lose(PanelBox),
    /// Nothing: the order of a seat that is not asked.
    Idle,
}

/// The dice of one ship that go from Reserve to Defence, Movement and Attack.
pub type Dealt = [u8; 3];

/// The dice of several ships, in list order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Assignments {
    count: u8,
    parts: [(Name, Dealt); FLEET],
}

impl Assignments {
    /// Returns the ships with the dice that go into their boxes.
    pub fn parts(&self) -> &[(Name, Dealt)] {
        &self.parts[..usize::from(self.count)]
    }

    /// Adds a ship; returns `false` if a side cannot have more ships.
    pub fn push(&mut self, name: Name, dealt: Dealt) -> bool {
        let room = usize::from(self.count) < FLEET;
        if room {
            self.parts[usize::from(self.count)] = (name, dealt);
            self.count += 1;
        }
        room
    }

    /// Removes all ships.
    pub(crate) fn clear(&mut self) {
        while self.count > 0 {
            self.count -= 1;
            self.parts[usize::from(self.count)] = Default::default();
        }
    }

    /// Returns the dice that go into the boxes of one ship.
    pub(crate) fn dealt_mut(&mut self, at: usize) -> &mut Dealt {
        &mut self.parts[at].1
    }
}

/// A change of facing by one side (SS-3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Sixty degrees to port.
    Left,
    /// Sixty degrees to starboard.
    Right,
}

impl Way {
    /// Returns a heading turned by one side.
    #[inline]
    pub const fn turned(self, heading: Heading) -> Heading {
        heading.turned(if matches!(self, Self::Left) { -4 } else { 4 })
    }

    /// Returns its word.
    pub const fn word(self) -> &'static str {
        if matches!(self, Self::Left) { "left" } else { "right" }
    }
}

/// The point and heading at which a ship enters the table (SS-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The edge: left or right.
    pub by: Way,
    /// The distance up that edge.
    pub along: Length,
    /// The heading: inwards, 60° away from straight up or straight down the table.
    pub heading: Heading,
}

impl Entry {
    /// Returns the point of the edge at which it enters.
    pub fn point(&self, area: &Area) -> Point {
        let edge = if self.by == Way::Left { Edge::Left } else { Edge::Right };
        edge.point(area, self.along)
    }

    /// Returns the two headings inwards from an edge.
    pub const fn headings(by: Way) -> [Heading; 2] {
        match by {
            Way::Left => [Heading::of_sixths(1), Heading::of_sixths(2)],
            Way::Right => [Heading::of_sixths(5), Heading::of_sixths(4)],
        }
    }
}

/// An attack, with the dice it spends on range, bonus and roll (SS-4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// The target.
    pub target: Name,
    /// Dice for range: six inches each.
    pub range: u8,
    /// Dice for a bonus: each adds one to every die rolled.
    pub bonus: u8,
    /// Dice rolled.
    pub roll: u8,
}

impl Attack {
    /// Returns the dice it spends.
    pub const fn dice(&self) -> u8 {
        self.range.saturating_add(self.bonus).saturating_add(self.roll)
    }

    /// Returns the least face that hits (SS-4.4).
    pub const fn needed(&self) -> u8 {
        6 - if self.bonus > 3 { 3 } else { self.bonus }
    }
}
