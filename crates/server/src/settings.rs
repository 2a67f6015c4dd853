//! Settings of a server: where it listens, what it serves, and the bounds it keeps.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

const SOCKET_RATE: NonZeroU32 = NonZeroU32::MIN.saturating_add(19);
const SOCKET_BURST: NonZeroU32 = NonZeroU32::MIN.saturating_add(99);

use crate::keeping::Keeping;
use crate::reminders::Reminders;

/// Settings of a server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address that browsers connect to.
    pub address: SocketAddr,
    /// The folder of the built client.
    pub client: PathBuf,
    /// Names that the server answers to, besides the loopback names.
    pub hosts: Vec<String>,
    /// The place in which rooms are kept; absent, there are none.
    pub keeping: Option<Keeping>,
    /// The loopback address of the metrics, if they are wanted.
    pub metrics: Option<SocketAddr>,
    /// The URL under which people reach the server, such as `https://arc.example`.
    pub public: Option<String>,
    /// The reminders that are sent to people who are away.
    pub reminders: Reminders,
    /// `true` if a proxy on this machine or in front of it says in `X-Forwarded-For` who asks.
    pub proxied: bool,
    /// `true` if the server also ends when its standard input does, so that it does not outlive a program that started it.
    pub until_input_ends: bool,
    /// The bounds on what the server takes and on the time it waits.
    pub bounds: Bounds,
}

impl Settings {
    /// Returns settings for a client on this machine alone, with the usual bounds.
    pub fn local(address: SocketAddr, client: PathBuf) -> Self {
        Self {
            address,
            client,
            hosts: Vec::new(),
            keeping: None,
            metrics: None,
            public: None,
            reminders: Reminders::default(),
            proxied: false,
            until_input_ends: false,
            bounds: Bounds::default(),
        }
    }
}

/// The bounds on what the server takes and on the time it waits.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Open connections, sockets among them.
    pub connections: usize,
    /// Open connections of one address; behind a proxy it bounds nothing.
    pub connections_each: usize,
    /// Open sockets of one address.
    pub sockets_each: usize,
    /// Calls to rooms that are worked at together; more wait, and hold little meanwhile.
    pub calls: usize,
    /// Bytes of the head of a request.
    pub head: usize,
    /// Bytes of the body of a request.
    pub body: usize,
    /// Bytes of a message on a socket.
    pub message: usize,
    /// Messages of one socket a second, and in a row.
    pub messages: (NonZeroU32, NonZeroU32),
    /// Time between two pings on a socket; without any word for two and a half of them it is closed.
    pub ping_time: Duration,
    /// Time for the head of a request, and how long a connection may rest between two.
    pub head_time: Duration,
    /// Time for the body of a request.
    pub body_time: Duration,
    /// Time from the head of a request to the head of its answer.
    pub request_time: Duration,
    /// Time for which a slow reader may take nothing at all. In all it may wait as long, and a second more for each 4 kB sent.
    pub stuck_time: Duration,
    /// Time that answers and sockets have to end when the server stops.
    pub stop_time: Duration,
    /// Requests of one address to the doors of programs in a row.
    pub burst: u32,
    /// Those requests a second, once the row is used up.
    pub rate: u32,
    /// Requests of one address for files in a row: a first visit asks for some 150, and a whole club may stand behind one address.
    pub file_burst: u32,
    /// Those requests a second, once the row is used up.
    pub file_rate: u32,
}

impl Default for Bounds {
    fn default() -> Self {
        Self {
            connections: 4096,
            connections_each: 128,
            sockets_each: 48,
            calls: 256,
            head: 16 * 1024,
            body: 128 * 1024,
            message: 128 * 1024,
            messages: (SOCKET_RATE, SOCKET_BURST),
            ping_time: Duration::from_secs(20),
            head_time: Duration::from_secs(15),
            body_time: Duration::from_secs(15),
            request_time: Duration::from_secs(30),
            stuck_time: Duration::from_secs(40),
            stop_time: Duration::from_secs(10),
            burst: 600,
            rate: 50,
            file_burst: 6000,
            file_rate: 500,
        }
    }
}
