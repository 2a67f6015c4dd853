//! A stand for tests: a server over a small client, and raw requests to it.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use server::{Bounds, Server, Settings};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

static STANDS: AtomicUsize = AtomicUsize::new(0);

/// A running server and its folder.
pub struct Stand {
    pub server: Option<Server>,
    pub folder: PathBuf,
}

/// Returns bounds that tests can wait for.
pub fn quick() -> Bounds {
    Bounds {
        head_time: Duration::from_millis(400),
        body_time: Duration::from_millis(400),
        request_time: Duration::from_secs(5),
        stuck_time: Duration::from_millis(400),
        stop_time: Duration::from_millis(800),
        ..Bounds::default()
    }
}

/// Makes the folder of a small built client, in a folder of this test's own.
pub fn client() -> PathBuf {
    let number = STANDS.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("firing-arc-stand-{}-{number}", std::process::id()));
    let dist = folder.join("dist");
    std::fs::create_dir_all(dist.join("assets")).unwrap();
    std::fs::write(folder.join("secret.txt"), "secret").unwrap();
    let page = "<title>Firing Arc</title><script src=\"./assets/a.js\"></script>";
    std::fs::write(dist.join("index.html"), page).unwrap();
    std::fs::write(dist.join("assets/a.js"), "whole").unwrap();
    std::fs::write(dist.join("assets/a.js.br"), "small").unwrap();
    folder
}

/// Returns settings of a server over a folder made by [`client`].
pub fn settings(folder: &Path) -> Settings {
    let bounds = quick();
    Settings { bounds, ..Settings::local(([127, 0, 0, 1], 0).into(), folder.join("dist")) }
}

impl Stand {
    pub async fn new() -> Self {
        Self::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Settings)) -> Self {
        let folder = client();
        let mut settings = settings(&folder);
        change(&mut settings);
        let server = Server::start(settings, &games::SHELF).await.unwrap();
        Self { server: Some(server), folder }
    }

    pub fn address(&self) -> SocketAddr {
        self.server().address()
    }

    /// The server, which is running.
    pub fn server(&self) -> &Server {
        self.server.as_ref().unwrap()
    }

    /// Asks for a path as a browser on this machine would.
    pub async fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")).await
    }

    /// Asks for a path as a browser would; the head and the bytes of the body.
    pub async fn bytes(&self, path: &str) -> (String, Vec<u8>) {
        let mut stream = TcpStream::connect(self.address()).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        // A picture is drawn slowly where nothing is optimised and the machine has other work.
        tokio::time::timeout(Duration::from_mins(1), stream.read_to_end(&mut bytes)).await.unwrap().unwrap();
        let head = bytes.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or(bytes.len());
        (
            String::from_utf8_lossy(&bytes[..head]).into_owned(),
            bytes.get(head + 4..).unwrap_or_default().to_vec(),
        )
    }

    /// Sends bytes and returns all that comes back.
    pub async fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.address()).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        everything(&mut stream).await
    }
}

/// Reads until the other side closes, or for ten seconds.
pub async fn everything(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut bytes)).await;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    assert!(read.is_ok(), "the connection stays open after {text}");
    text
}

impl Drop for Stand {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
