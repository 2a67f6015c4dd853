//! Faults that keep a server from starting; each says what to do.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

/// A reason why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The address belongs to another program.
    #[error("{0} is taken by another program: end it, or name another with --address")]
    Taken(SocketAddr),
    /// The system refuses the address.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The folder of the client has no page in it.
    #[error(
        "the client is not built in {}: there is no index.html. `cargo xtask play` builds it, or `npm ci` and \
         `npm run build` in web; --client names another folder", .0.display()
    )]
    NoClient(PathBuf),
    /// The folder for rooms cannot be used.
    #[error("nothing can be kept in {folder}: {1}", folder = .0.display())]
    Data(PathBuf, io::Error),
    /// The store of the rooms does not open.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// The rooms do not go on.
    #[error("the rooms do not go on: {0}")]
    Rooms(String),
    /// The metrics would be open to others.
    #[error("the metrics stay on this machine: {0} is no loopback address, 127.0.0.1:{port} is one", port = .0.port())]
    OpenMetrics(SocketAddr),
    /// A name in the list of hosts is no name.
    #[error("{0:?} is no name of a host: write it as browsers do, without http:// and without a port")]
    Host(String),
    /// The public URL is none.
    #[error(
        "{0:?} is no public URL: write http:// or https:// and a name, and a port where it needs one, no path"
    )]
    Public(String),
    /// The key of pushed reminders cannot be used.
    #[error("the key of pushed reminders, {path}, cannot be used: {1}", path = .0.display())]
    PushKey(PathBuf, String),
    /// The settings of e-mail cannot be used.
    #[error("no e-mail can be sent: {0}")]
    Mail(String),
    /// The system trusts no certificates.
    #[error(
        "the system has no certificates to trust, which reminders need: install them (such as the package \
         ca-certificates), or name them in SSL_CERT_FILE"
    )]
    Roots,
    /// The system refuses threads, signals or the like.
    #[error("the system refuses {0}: {1}")]
    System(&'static str, io::Error),
}
