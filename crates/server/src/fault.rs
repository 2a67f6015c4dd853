//! Faults that keep a server from starting; each says what to do.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

/// A reason why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The address belongs to another program.
    #[error("another program uses {0}: end it, or choose another address with --address")]
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
    #[error("cannot write to {folder}: {1}", folder = .0.display())]
    Data(PathBuf, io::Error),
    /// The store of the rooms does not open.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// The rooms do not go on.
    #[error("the rooms cannot continue: {0}")]
    Rooms(String),
    /// The metrics would be open to others.
    #[error("--metrics needs a loopback address, such as 127.0.0.1:{port}, not {0}", port = .0.port())]
    OpenMetrics(SocketAddr),
    /// A name in the list of hosts is no name.
    #[error("{0:?} is not a host name: write it without http:// and without a port")]
    Host(String),
    /// The public URL is none.
    #[error(
        "{0:?} is not a public URL: write http:// or https://, a host name and, if needed, a port, but no path"
    )]
    Public(String),
    /// The key of pushed reminders cannot be used.
    #[error("the key file of push reminders, {path}, cannot be used: {1}", path = .0.display())]
    PushKey(PathBuf, String),
    /// The settings of e-mail cannot be used.
    #[error("e-mail cannot be sent: {0}")]
    Mail(String),
    /// The system trusts no certificates.
    #[error(
        "the system has no trusted certificates, which reminders need: install them (such as the package \
         ca-certificates), or name a file of them in SSL_CERT_FILE"
    )]
    Roots,
    /// No server for rooms answers.
    #[error("no server for rooms answers at {0}: check the link and your connection, then try again")]
    Silent(String),
    /// The system refuses threads, signals or the like.
    #[error("the system refuses {0}: {1}")]
    System(&'static str, io::Error),
}
