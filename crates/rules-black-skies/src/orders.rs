//! What a seat may write: one small order for each decision, in the words of the cards.

use arrayvec::ArrayVec;
use table::Point;

use crate::cards::{Card, Choice};
use crate::ships::{Label, WEAPONS};
use crate::state::{ELEMENTS, Name};

/// A card as it is laid at set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A placeholder (BS-2.4).
    Pass,
    /// An element's first card, and its starting speed (BS-2.2).
    Card {
        /// The element's number in its side, from 0.
        element: u8,
        /// The card.
        card: Card,
        /// The speed.
        speed: u8,
    },
}

/// Some weapons of a fighter, in its order.
pub type Weapons = ArrayVec<Label, WEAPONS>;

/// One decision of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// `toss`: the coin for deployment.
    Toss,
    /// `deploy E1 36,3 38,3`: an element's lead and its wingman.
    Deploy {
        /// The element's number in its side, from 0.
        element: u8,
        /// Where the lead stands.
        lead: Point,
        /// Where the wingman stands, if there is one.
        wing: Option<Point>,
    },
    /// `deck E1 Straight 6, E2 Snake 8, pass`: all first cards from the top down, each with its element's speed.
    Deck(ArrayVec<Entry, ELEMENTS>),
    /// `fly Break`: how the flipped card is flown.
    Fly(Choice),
    /// `check` or `skip`: whether the wingman checks to be allowed to fire.
    Check(bool),
    /// `fire A1 laser1+laser2 B2`: some weapons of a fighter at one target.
    Fire {
        /// Who fires.
        fighter: Name,
        /// With what.
        weapons: Weapons,
        /// At whom.
        target: Name,
    },
    /// `hold`: no more fire in this flip.
    Hold,
    /// `next Snake`: the element's next card.
    Next(Card),
}
