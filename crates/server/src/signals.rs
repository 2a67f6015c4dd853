//! Signals that end the program.

use std::io;

use tokio::sync::oneshot;

use crate::fault::Fault;

/// Waits until the standard input has ended.
pub async fn end_of_input() {
    let (ended, told) = oneshot::channel();
    // A thread of its own: a read of the standard input cannot be taken back, and would keep the runtime from ending.
    std::thread::spawn(move || {
        // Whatever comes is no business of ours, nor is why it ended.
        let _ = io::copy(&mut io::stdin().lock(), &mut io::sink());
        let _ = ended.send(());
    });
    let _ = told.await;
}

/// Waits until the program is asked to end: Ctrl+C, or the signal that service programs send.
///
/// # Errors
/// [`Fault::System`], if signals cannot be heard.
pub async fn end() -> Result<(), Fault> {
    let deaf = |error| Fault::System("to tell of signals", error);
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut ended = signal(SignalKind::terminate()).map_err(deaf)?;
        tokio::select! {
            pressed = tokio::signal::ctrl_c() => pressed.map_err(deaf),
            _ = ended.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await.map_err(deaf)
}
