//! The mode *shared*: a seat that vanishes after its seal is closed changes nothing.
//!
//! A seal opens with two keys. `p` is [`Wrapped`] for the server, `q` for the other seat. Once every seat that is asked has
//! sealed, the server signs a [`Close`]: nothing can be taken back. A seat that has checked the close signs a
//! [`JointRelease`] with the `q` of all seals. Then the server adds every `p` and its own step. So one seat that looks in is
//! enough. A seal names its keys as they were encrypted, so a key that opens nothing is a lie of its seat, which a
//! [`FalseKey`] proves. The server's part is the [`Notary`], which knows no rules and has no battle.

mod close;
mod false_key;
mod joint_release;
mod notary;
pub(crate) mod page;
mod wrapped;

pub use close::Close;
pub use false_key::FalseKey;
pub use joint_release::{JointRelease, Opening};
pub(crate) use joint_release::{Parts, Released};
pub use notary::{Kept, Notary};
pub use wrapped::Wrapped;
