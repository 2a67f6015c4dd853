//! Sinks for tests: a server that takes requests as push services and chats do, and one that takes e-mail.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// A request that was taken: its head and its body. Of e-mail, the envelope and the letter.
#[derive(Clone, Debug)]
pub struct Taken {
    pub head: String,
    pub body: Vec<u8>,
}

/// A sink on this machine.
#[derive(Clone)]
pub struct Sink {
    pub address: SocketAddr,
    taken: Arc<Mutex<Vec<Taken>>>,
    /// Statuses of the next answers; afterwards everything is taken well.
    answers: Arc<Mutex<VecDeque<u16>>>,
}

impl Sink {
    /// Takes requests over HTTP.
    pub async fn http() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let sink = Self::at(listener.local_addr().unwrap());
        let own = sink.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(own.clone().hear_http(stream));
            }
        });
        sink
    }

    /// Takes e-mail; there is no address that begins with `nobody`.
    pub async fn smtp() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let sink = Self::at(listener.local_addr().unwrap());
        let own = sink.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(own.clone().hear_smtp(stream));
            }
        });
        sink
    }

    fn at(address: SocketAddr) -> Self {
        Self { address, taken: Arc::default(), answers: Arc::default() }
    }

    /// Answers the next requests with these statuses.
    pub fn answer(&self, statuses: &[u16]) {
        self.answers.lock().unwrap().extend(statuses);
    }

    /// Returns all that was taken so far.
    pub fn taken(&self) -> Vec<Taken> {
        self.taken.lock().unwrap().clone()
    }

    /// Waits until `many` requests were taken.
    pub async fn wait(&self, many: usize) -> Vec<Taken> {
        for _ in 0..200 {
            let taken = self.taken();
            if taken.len() >= many {
                return taken;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("only {} of {many} came in ten seconds", self.taken().len());
    }

    async fn hear_http(self, stream: TcpStream) {
        let mut stream = BufReader::new(stream);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if stream.read_line(&mut head).await.unwrap_or_default() == 0 {
                return;
            }
        }
        let length = head
            .to_ascii_lowercase()
            .lines()
            .find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
        let mut body = vec![0; length.unwrap_or_default()];
        stream.read_exact(&mut body).await.unwrap();
        self.taken.lock().unwrap().push(Taken { head, body });
        let status = self.answers.lock().unwrap().pop_front().unwrap_or(201);
        let answer = format!(
            "HTTP/1.1 {status} So\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 5\r\n\r\nhello"
        );
        let _ = stream.write_all(answer.as_bytes()).await;
    }

    async fn hear_smtp(self, stream: TcpStream) {
        let mut stream = BufReader::new(stream);
        let mut head = String::new();
        let mut say = "220 sink".to_owned();
        loop {
            say.push_str("\r\n");
            stream.write_all(say.as_bytes()).await.unwrap();
            let mut line = String::new();
            if stream.read_line(&mut line).await.unwrap_or_default() == 0 {
                return;
            }
            head.push_str(&line);
            say = match line.split([' ', '\r']).next().unwrap_or_default() {
                "RCPT" if line.contains("<nobody") => "550 no such address".to_owned(),
                "DATA" => {
                    stream.write_all(b"354 go on\r\n").await.unwrap();
                    let mut body = String::new();
                    while !body.ends_with("\r\n.\r\n") {
                        stream.read_line(&mut body).await.unwrap();
                    }
                    self.taken.lock().unwrap().push(Taken { head: head.clone(), body: body.into_bytes() });
                    "250 taken".to_owned()
                }
                "QUIT" => return,
                _ => "250 well".to_owned(),
            };
        }
    }
}
