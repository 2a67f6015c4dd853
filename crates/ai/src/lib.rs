//! The captains of the five games: what each knows of its game, over the searches and judges of [`captains`].
//!
//! * [`ftl`]: the captains of *Faster Than Light*; [`full_thrust`]: those of *Full Thrust*; [`simple_spaceships`],
//!   [`black_skies`] and [`talon`]: those of the games of these names.
//!
//! How strong one is beside another is measured with `firing-arc lab match ftl --seats search,doctrine --scenario duel
//! --battles 100 --millis 100`, sides swapped halfway, with a 95 % interval; with `--nodes 1000` in place of `--millis`
//! the result is the same on every machine.
//!
//! ```
//! use ai::captains_ftl;
//! use captains::{Budget, Seen};
//! use engine::{Rules, Seat, Seeded};
//! use rules_ftl::{Ftl, Setup, Ship};
//! use table::{Area, Point};
//!
//! let ships = vec![
//!     Ship { side: 0, at: Point::inches(12, 24), degrees: 90 },
//!     Ship { side: 1, at: Point::inches(36, 24), degrees: 270 },
//! ];
//! let rules = Ftl::new(&Setup { area: Area::inches(48, 48), ships, options: Default::default() }).unwrap();
//! let view = rules.view(&rules.start(), Some(Seat(0)));
//! let doctrine = captains_ftl().iter().find(|c| c.name() == "doctrine").unwrap();
//! let (seen, mut stop) = (Seen::now(Seat(0), &view), || false);
//! let advice = doctrine.advise(&rules, &seen, &mut Seeded::new(1), &mut Budget::new(1, &mut stop));
//! assert_eq!(advice.thought[0].order.to_string(), "A L", "nobody bears on it: it launches while it may");
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod black_skies;
pub mod ftl;
pub mod full_thrust;
pub mod simple_spaceships;
pub mod talon;

pub use black_skies::captains_black_skies;
pub use ftl::captains_ftl;
pub use full_thrust::captains_full_thrust;
pub use simple_spaceships::captains_simple_spaceships;
pub use talon::captains_talon;
