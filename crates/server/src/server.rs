//! A running server: started with its settings, stopped when it is told to.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::{Router, middleware};
use rooms::Rooms;
use shelf::Shelf;
use store::Store;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tower_http::catch_panic::CatchPanicLayer;

use crate::cards::Pictures;
use crate::doors::Doors;
use crate::fault::Fault;
use crate::guard::{self, Guard};
use crate::hosts::Hosts;
use crate::listen;
use crate::pages::{Pages, Told};
use crate::rates::Rates;
use crate::refused::Refused;
use crate::reminders::{self, Sender};
use crate::settings::Settings;
use crate::site::Site;
use crate::stop::Stop;
use crate::{journal, keeping, measures, pages};

const SWEEP: Duration = Duration::from_mins(1);
const SEND_BUFFER: u32 = 128 * 1024;
/// Connections that wait to be taken.
const WAITING: u32 = 1024;

/// A server that is running.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    metrics: Option<SocketAddr>,
    stop: Stop,
    done: JoinHandle<()>,
}

impl Server {
    /// Starts a server over these games in the present runtime of tokio. It has rooms if the settings say where to keep them.
    ///
    /// # Errors
    /// Everything that a [`Fault`] says.
    pub async fn start(settings: Settings, shelf: &Shelf) -> Result<Self, Fault> {
        let rooms = match &settings.keeping {
            Some(keeping) => Some(Arc::new(keeping.open(shelf.clone()).await?)),
            None => None,
        };
        Self::over(settings, rooms).await
    }

    /// Starts a server over rooms of one's own.
    ///
    /// # Errors
    /// Everything that a [`Fault`] says.
    pub async fn over<S: Store>(settings: Settings, rooms: Option<Arc<Rooms<S>>>) -> Result<Self, Fault> {
        let site = Site::new(settings.client.clone());
        if !site.is_built() {
            return Err(Fault::NoClient(settings.client));
        }
        let hosts = Hosts::new(&settings.hosts, settings.public.as_deref())?;
        let listener = listen_on(settings.address)?;
        let address = listener.local_addr().map_err(|error| Fault::Listen(settings.address, error))?;
        let stop = Stop::default();
        let metrics = match settings.metrics {
            Some(wanted) => Some(measure(wanted, &stop)?),
            None => None,
        };
        let sender = match &rooms {
            Some(rooms) => {
                Some(Arc::new(Sender::new(&settings.reminders, rooms.shelf(), &root(&settings, address))?))
            }
            None => None,
        };
        let bounds = settings.bounds;
        let rates = Rates::new(bounds.rate, bounds.burst);
        let files = Rates::new(bounds.file_rate, bounds.file_burst);
        let guard = Guard::new(hosts, rates, files, settings.proxied, bounds.request_time);
        let told = rooms.clone().map(|rooms| rooms as Arc<dyn Told>);
        let pictures = Pictures::new();
        let public = settings.public.as_deref();
        let hands = Arc::new(Semaphore::new(bounds.calls));
        let pages = Pages::new(site, told, hands.clone(), pictures.clone(), public, stop.clone());
        let mut routes = pages::routes(pages);
        if let (Some(rooms), Some(sender)) = (rooms, sender) {
            rooms.offer(sender.offers());
            keeping::drive(rooms.clone(), &stop).await?;
            tokio::spawn(reminders::serve(rooms.clone(), sender.clone(), stop.clone()));
            routes =
                routes.merge(Doors::new(rooms, bounds, hands, stop.clone()).with(sender.told()).routes());
        }
        let routes = guarded(routes, &guard);
        tokio::spawn(sweep(guard, pictures, stop.clone()));
        let done = tokio::spawn(listen::serve(
            listener,
            routes,
            bounds,
            settings.proxied,
            stop.clone(),
            measures::CONNECTIONS,
        ));
        Ok(Self { address, metrics, stop, done })
    }

    /// Returns the address that browsers connect to, with the port that the system chose for port 0.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the address of the metrics, if there is one.
    pub const fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// Stops: takes no more connections, finishes what was asked, closes sockets, and returns when all is done.
    pub async fn stop(self) {
        self.stop.begun.cancel();
        if let Err(error) = self.done.await {
            tracing::error!(%error, "the server broke off");
        }
    }
}

/// Puts the guard, the journal and the net for panics before all doors.
fn guarded(routes: Router, guard: &Guard) -> Router {
    routes
        .layer(middleware::from_fn_with_state(guard.clone(), guard::pass))
        .layer(CatchPanicLayer::custom(|_| {
            tracing::error!("a request ended in a panic");
            Refused::new(StatusCode::INTERNAL_SERVER_ERROR, "the server failed at this request")
                .into_response()
        }))
        .layer(middleware::from_fn(guard::dress))
        .layer(middleware::from_fn(journal::keep))
}

/// Returns the URL under which people reach the server, without a slash at its end.
fn root(settings: &Settings, address: SocketAddr) -> String {
    let public = settings.public.as_ref().map(|public| public.trim_end_matches('/').to_owned());
    let named = settings.hosts.first().map(|name| format!("http://{name}:{}", address.port()));
    public.or(named).unwrap_or_else(|| format!("http://{address}"))
}

fn listen_on(address: SocketAddr) -> Result<TcpListener, Fault> {
    let listen = || {
        let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        // Where the last server's connections linger, the address may be taken again. Elsewhere that would let two listen.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        // Connections inherit it. What waits in a large buffer looks as if it had been read.
        socket.set_send_buffer_size(SEND_BUFFER)?;
        socket.bind(address)?;
        socket.listen(WAITING)
    };
    listen().map_err(|error: io::Error| match error.kind() {
        io::ErrorKind::AddrInUse => Fault::Taken(address),
        _ => Fault::Listen(address, error),
    })
}

/// Gives out the metrics on their own address.
fn measure(wanted: SocketAddr, stop: &Stop) -> Result<SocketAddr, Fault> {
    if !wanted.ip().is_loopback() {
        return Err(Fault::OpenMetrics(wanted));
    }
    let listener = listen_on(wanted)?;
    let address = listener.local_addr().map_err(|error| Fault::Listen(wanted, error))?;
    let Some(handle) = measures::begin() else { return Ok(address) };
    let upkeep = handle.clone();
    let stopped = stop.begun.clone();
    tokio::spawn(async move {
        while tokio::time::timeout(measures::UPKEEP, stopped.cancelled()).await.is_err() {
            upkeep.run_upkeep();
        }
    });
    let bounds = crate::Bounds { connections: 16, ..crate::Bounds::default() };
    let routes = measures::routes(handle);
    tokio::spawn(listen::serve(listener, routes, bounds, false, stop.alone(), measures::OWN_CONNECTIONS));
    Ok(address)
}

async fn sweep(guard: Guard, pictures: Pictures, stop: Stop) {
    while tokio::time::timeout(SWEEP, stop.begun.cancelled()).await.is_err() {
        guard.sweep();
        pictures.sweep();
    }
}
