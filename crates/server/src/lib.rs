//! The server: the browser client's files, and rooms for battles between people, over HTTP and WebSocket.
//!
//! [`run`] serves until the program is asked to end; [`Server`] is the same in a runtime of one's own.
//!
//! Everything that comes in passes the same gates: `listen` bounds connections and their time, `patience` cuts off slow
//! readers, `guard` looks at hosts, origins and rates, and `server_log` logs the outcome. Behind them `pages` and `site`
//! give files, `cards` and `picture` say and draw what other sites show of a link, and `doors` lead to rooms, which `keeping` opens and drives. `reminders` sends the reminders that rooms ask for.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod api;
mod asker;
mod asking;
mod cards;
mod doors;
mod fault;
mod guard;
mod hosts;
mod keeping;
mod listen;
mod measures;
mod pages;
mod patience;
mod picture;
mod places;
mod rates;
mod refused;
mod reminders;
mod server;
mod server_log;
mod settings;
mod signals;
mod site;
mod stop;

pub use asking::Asking;
pub use fault::Fault;
pub use keeping::{Keeping, backup};
pub use reminders::{Mail, Reminders, Secure};
pub use rooms::{Retention, Settings as RoomSettings};
pub use server::Server;
pub use server_log::{Form, begin as begin_log};
pub use settings::{Bounds, Settings};
pub use tracing::Level;

use std::net::SocketAddr;
use std::time::Duration;

use shelf::Shelf;

/// Time that threads have to end after everything else has.
const LAST: Duration = Duration::from_secs(1);

/// Serves until the program is asked to end. `started` is told the address once it is answered.
///
/// # Errors
/// Everything that a [`Fault`] says.
pub fn run(settings: Settings, shelf: &Shelf, started: impl FnOnce(SocketAddr)) -> Result<(), Fault> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Fault::System("threads", error))?;
    let served = runtime.block_on(async {
        let input = settings.until_input_ends;
        let server = Server::start(settings, shelf).await?;
        started(server.address());
        tokio::select! {
            ended = signals::end() => ended?,
            () = signals::end_of_input(), if input => {}
        }
        tracing::info!("stopping");
        server.stop().await;
        Ok(())
    });
    // Whatever thread is left keeps the program no longer.
    runtime.shutdown_timeout(LAST);
    served
}
