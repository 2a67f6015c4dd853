//! A person at a server: requests over connections that are kept open, and a socket for one room.

use std::net::{Ipv4Addr, SocketAddr};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::Request;
use hyper::body::Bytes;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Longest wait for an answer. A killed server never answers.
const PATIENCE: Duration = Duration::from_secs(20);
/// Longest silence of a server. A killed server is silent until it has started again.
const SILENCE: Duration = Duration::from_mins(2);
/// Pause between two attempts.
const PAUSE: Duration = Duration::from_millis(50);

/// Returns 128 random bits as 32 hexadecimal digits: a token, or a key.
///
/// # Panics
/// If the system gives no random bytes.
#[must_use]
#[expect(clippy::expect_used, reason = "without random bytes nobody can be told from anybody")]
pub fn secret() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("random bytes of the system");
    format!("{:032x}", u128::from_be_bytes(bytes))
}

/// The attempts of one request, until the server answers.
pub struct Tries(Instant);

impl Tries {
    /// Starts the clock of the attempts.
    #[must_use]
    pub fn begin() -> Self {
        Self(Instant::now())
    }

    /// Returns the content of `ok`, or the pause before the next attempt.
    ///
    /// # Errors
    /// If a later attempt cannot succeed, or the server has been silent for two minutes.
    pub fn weigh(&self, answer: Result<Value>) -> Result<ControlFlow<Value, Duration>> {
        let answer = match answer {
            Ok(answer) => answer,
            Err(error) if self.0.elapsed() > SILENCE => return Err(error),
            Err(_) => return Ok(ControlFlow::Continue(PAUSE)),
        };
        if let Some(ok) = answer.get("ok") {
            return Ok(ControlFlow::Break(ok.clone()));
        }
        let again = answer["error"]["again"].as_u64();
        let again = again.with_context(|| format!("the server refuses it: {answer}"))?;
        Ok(ControlFlow::Continue(PAUSE.max(Duration::from_millis(again))))
    }
}

/// Connections to a server that many people share.
#[derive(Clone)]
pub struct Line {
    address: SocketAddr,
    client: Client<HttpConnector, Full<Bytes>>,
}

impl Line {
    /// Returns a line without connections. Each request takes a free connection or opens one.
    #[must_use]
    pub fn to(address: SocketAddr) -> Self {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        Self { address, client: Client::builder(TokioExecutor::new()).build(connector) }
    }

    /// Sends a request from that address, and returns the line of the answer.
    ///
    /// # Errors
    /// If there is no answer, or it is not JSON.
    pub async fn ask(&self, from: Ipv4Addr, path: &str, token: Option<&str>, body: &Value) -> Result<Value> {
        let mut request = Request::post(format!("http://{}{path}", self.address))
            .header("host", "localhost")
            .header("content-type", "application/json")
            .header("x-forwarded-for", from.to_string());
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let request = request.body(Full::new(Bytes::from(body.to_string())))?;
        let answer = async {
            let answer = self.client.request(request).await?;
            anyhow::Ok(answer.into_body().collect().await?.to_bytes())
        };
        let bytes = tokio::time::timeout(PATIENCE, answer).await.context("no answer in time")??;
        serde_json::from_slice(&bytes).with_context(|| String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Reads a page.
    ///
    /// # Errors
    /// If there is no answer, or it is not text.
    pub async fn read(&self, path: &str) -> Result<String> {
        let request = Request::get(format!("http://{}{path}", self.address)).body(Full::default())?;
        let answer = async {
            let answer = self.client.request(request).await?;
            anyhow::Ok(answer.into_body().collect().await?.to_bytes())
        };
        let bytes = tokio::time::timeout(PATIENCE, answer).await.context("no answer in time")??;
        Ok(String::from_utf8(bytes.to_vec())?)
    }

    /// Repeats a request of [`Line::ask`] until there is an answer, and returns the content of `ok`.
    ///
    /// # Errors
    /// Those of [`Tries::weigh`].
    pub async fn insist(
        &self,
        from: Ipv4Addr,
        path: &str,
        token: Option<&str>,
        body: &Value,
    ) -> Result<Value> {
        let tries = Tries::begin();
        loop {
            match tries.weigh(self.ask(from, path, token, body).await)? {
                ControlFlow::Break(ok) => return Ok(ok),
                ControlFlow::Continue(pause) => tokio::time::sleep(pause).await,
            }
        }
    }
}

/// A socket of one seat in one room.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Numbers of the events that arrived, in order of arrival.
    pub told: Vec<u64>,
}

impl Socket {
    /// Opens a socket with a token, and asks for all events after that number.
    ///
    /// # Errors
    /// If the server does not answer, or does not know the token.
    pub async fn open(
        address: SocketAddr,
        from: Ipv4Addr,
        room: &str,
        token: &str,
        after: u64,
    ) -> Result<Self> {
        let mut request = format!("ws://{address}/api/rooms/{room}/live").into_client_request()?;
        request.headers_mut().insert("x-forwarded-for", from.to_string().parse()?);
        let opened = tokio::time::timeout(PATIENCE, tokio_tungstenite::connect_async(request));
        let (stream, _) = opened.await.context("no answer in time")??;
        let mut socket = Self { stream, told: Vec::new() };
        let hello = socket.call(&json!({"id": 0, "call": "hello", "token": token, "after": after})).await?;
        if hello["ok"].is_null() {
            bail!("the server does not take {hello}");
        }
        Ok(socket)
    }

    /// Sends a call and returns the answer. Notes the numbers of events that arrive before the answer.
    ///
    /// # Errors
    /// If the socket is closed, or silent for too long.
    pub async fn call(&mut self, call: &Value) -> Result<Value> {
        self.stream.send(Message::text(call.to_string())).await?;
        loop {
            let heard =
                tokio::time::timeout(PATIENCE, self.stream.next()).await.context("no answer in time")?;
            match heard.context("the socket is closed")?? {
                Message::Text(line) => {
                    let heard: Value = serde_json::from_str(&line)?;
                    if heard.get("ok").is_some() || heard.get("error").is_some() {
                        return Ok(heard);
                    }
                    self.told.extend(heard["event"].as_u64());
                }
                Message::Close(frame) => bail!("the server closed the socket: {frame:?}"),
                _ => {}
            }
        }
    }
}
