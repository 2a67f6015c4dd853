//! Aids: help with writing orders. They read a view, decide nothing, and are told as facts.

use crate::fact::Fact;
use crate::rules::Rules;
use crate::seat::Seat;

/// The aids of a ruleset. Each is optional: rules without aids implement the trait for their type and no more.
///
/// ```
/// use engine::example::Broadsides;
/// use engine::{Aids, Fact, Rules, Seat};
///
/// let rules = Broadsides;
/// let view = rules.view(&rules.start(), Some(Seat(0)));
/// assert_eq!(rules.reach(&view, Seat(0), "A"), None);
/// assert_eq!(rules.threats(&view, Seat(0)), Fact::Null);
/// assert_eq!(rules.remarks(&view, &[]), []);
/// ```
pub trait Aids: Rules {
    /// Returns every legal action of one piece, for a form or a drag; `None` if the seat has no such piece or the rules
    /// lack this aid.
    fn reach(&self, _view: &Self::View, _seat: Seat, _piece: &str) -> Option<Fact> {
        None
    }

    /// Returns the result of an order carried out alone; `Fact::Null` if the rules lack this aid.
    fn preview(&self, _view: &Self::View, _seat: Seat, _order: &Self::Order) -> Fact {
        Fact::Null
    }

    /// Returns the enemies that threaten a seat's pieces; `Fact::Null` if the rules lack this aid.
    fn threats(&self, _view: &Self::View, _seat: Seat) -> Fact {
        Fact::Null
    }

    /// Returns remarks on a revealed decision: what a player may wonder about because no event tells it, as something that
    /// did not happen. `before` is the view of a seat or a spectator, and `told` the events it learned of.
    ///
    /// A remark is a map with the texts `kind`, `clause` and `text`, and facts of its own. It is no part of a record.
    fn remarks(&self, _before: &Self::View, _told: &[&Self::Event]) -> Vec<Fact> {
        Vec::new()
    }
}
