//! Reach: one request to a URL of a stranger. It leads to a public address, over TLS, within bounds of size and time, and nowhere else.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::header::{CONTENT_TYPE, HOST, HeaderValue, USER_AGENT};
use axum::http::uri::{PathAndQuery, Scheme};
use axum::http::{Request, StatusCode, Uri};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

use crate::fault::Fault;

/// Time for one request, from the look-up of the name to the head of the answer.
const TIME: Duration = Duration::from_secs(15);
/// Time for one connection, where a name has several addresses.
const CONNECT_TIME: Duration = Duration::from_secs(5);
/// Addresses of a name that are tried.
const ADDRESSES: usize = 3;
/// Bytes and fields of the head of an answer; its body is not read.
const HEAD: usize = 16 * 1024;
const FIELDS: usize = 64;

/// A reason why a request came to no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Broken {
    /// The URL leads to an address that is not public, or without TLS.
    Private,
    /// The host did not answer as it should.
    Failed,
}

/// Sends requests to URLs of strangers.
pub struct Reach {
    private: bool,
    tls: Option<TlsConnector>,
}

impl Reach {
    /// Trusts the certificates of the system. With `private`, private addresses and `http:` are allowed.
    ///
    /// # Errors
    /// [`Fault::Roots`], if the system has none; with `private` requests without TLS go out nevertheless.
    pub fn new(private: bool) -> Result<Self, Fault> {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        if roots.is_empty() && !private {
            return Err(Fault::Roots);
        }
        let provider = Arc::new(crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
        let config = config.map_err(|_| Fault::Roots)?.with_root_certificates(roots).with_no_client_auth();
        Ok(Self { private, tls: Some(TlsConnector::from(Arc::new(config))) })
    }

    /// Reaches nothing.
    pub const fn nowhere() -> Self {
        Self { private: false, tls: None }
    }

    /// Returns `true` if private addresses and `http:` are allowed.
    pub const fn private(&self) -> bool {
        self.private
    }

    /// Sends a request, whose URI is the whole URL, and returns the status of its answer. A redirection is not followed.
    ///
    /// # Errors
    /// As [`Broken`] says.
    pub async fn post(&self, request: Request<Body>) -> Result<StatusCode, Broken> {
        self.asked(request, 0).await.map(|(status, _)| status)
    }

    /// Sends a request, and returns the status of its answer with the body, of at most so many bytes; with 0, none is read.
    ///
    /// # Errors
    /// As [`Broken`] says.
    pub async fn asked(&self, request: Request<Body>, most: usize) -> Result<(StatusCode, Vec<u8>), Broken> {
        timeout(TIME, self.exchange(request, most)).await.unwrap_or(Err(Broken::Failed))
    }

    async fn exchange(
        &self,
        mut request: Request<Body>,
        most: usize,
    ) -> Result<(StatusCode, Vec<u8>), Broken> {
        let uri = request.uri().clone();
        let secure = uri.scheme() == Some(&Scheme::HTTPS);
        if !secure && !self.private {
            return Err(Broken::Private);
        }
        let authority = uri.authority().ok_or(Broken::Failed)?;
        let name = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let port = authority.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let stream = self.connect(&name, port).await?;
        let host = HeaderValue::from_str(authority.as_str()).map_err(|_| Broken::Failed)?;
        request.headers_mut().insert(HOST, host);
        request.headers_mut().insert(USER_AGENT, HeaderValue::from_static("firing-arc"));
        let path = uri.path_and_query().cloned().unwrap_or_else(|| PathAndQuery::from_static("/"));
        *request.uri_mut() = Uri::from(path);
        if !secure {
            return answer(stream, request, most).await;
        }
        let tls = self.tls.as_ref().ok_or(Broken::Failed)?;
        let name = ServerName::try_from(name).map_err(|_| Broken::Failed)?;
        answer(tls.connect(name, stream).await.map_err(|_| Broken::Failed)?, request, most).await
    }

    /// Connects to an address of a name. The addresses that are checked are those that are connected to.
    async fn connect(&self, name: &str, port: u16) -> Result<TcpStream, Broken> {
        let found = lookup_host((name, port)).await.map_err(|_| Broken::Failed)?;
        let addresses: Vec<SocketAddr> = found.collect();
        // A name of which one address is private is a trick, or a mistake.
        if !self.private && !addresses.iter().all(|address| is_public(address.ip())) {
            return Err(Broken::Private);
        }
        for address in addresses.into_iter().take(ADDRESSES) {
            if let Ok(Ok(stream)) = timeout(CONNECT_TIME, TcpStream::connect(address)).await {
                return Ok(stream);
            }
        }
        Err(Broken::Failed)
    }
}

/// Sends one request on a connection, and hears the head of the answer, and of its body as much as is wanted.
async fn answer<T>(stream: T, request: Request<Body>, most: usize) -> Result<(StatusCode, Vec<u8>), Broken>
where
    T: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let mut builder = http1::Builder::new();
    builder.max_buf_size(HEAD).max_headers(FIELDS);
    let (mut send, connection) = builder.handshake(TokioIo::new(stream)).await.map_err(|_| Broken::Failed)?;
    let mut answer = std::pin::pin!(async {
        let answer = send.send_request(request).await.map_err(|_| Broken::Failed)?;
        let status = answer.status();
        if most == 0 {
            return Ok((status, Vec::new()));
        }
        let body = to_bytes(Body::new(answer.into_body()), most).await.map_err(|_| Broken::Failed)?;
        Ok((status, body.to_vec()))
    });
    tokio::select! {
        biased;
        answered = &mut answer => answered,
        // The host may close as soon as it has answered.
        _ = connection => answer.await,
    }
}

/// Returns a request that brings JSON to a URL; none if it is no URL.
pub fn json(url: &str, body: String) -> Option<Request<Body>> {
    Request::post(url).header(CONTENT_TYPE, "application/json").body(Body::from(body)).ok()
}

/// Returns the host that a URL names, by which requests are counted.
pub fn host(url: &str) -> String {
    let uri = url.parse::<Uri>().ok();
    uri.and_then(|uri| uri.host().map(str::to_ascii_lowercase)).unwrap_or_default()
}

/// Returns `true` for addresses of the public internet alone.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => is_public_v4(address),
            None => is_public_v6(address),
        },
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    // This network, private use, loopback, multicast and reserved.
    let reserved = matches!(a, 0 | 10 | 127 | 224..);
    // Private use; behind a provider's translation; link-local, where clouds keep their secrets.
    let private = matches!((a, b), (172, 16..=31) | (192, 168) | (100, 64..=127) | (169, 254));
    // Protocols, examples, relays and measurements.
    let special = matches!(
        (a, b, c),
        (192, 0, 0 | 2) | (192, 88, 99) | (198, 18 | 19, _) | (198, 51, 100) | (203, 0, 113)
    );
    !(reserved || private || special)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    // Global addresses begin with 2 or 3. Of those, tunnels carry addresses of version 4, and two ranges are for examples.
    let special = matches!((a, b), (0x2001, 0..=0x1ff | 0xdb8) | (0x2002, _) | (0x3fff, 0..=0xfff));
    a & 0xe000 == 0x2000 && !special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_public_internet_are_public() {
        for public in [
            "1.1.1.1",
            "93.184.216.34",
            "172.32.0.1",
            "100.128.0.1",
            "2606:4700::1111",
            "2a00:1450::5",
            "::ffff:8.8.8.8",
        ] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for private in [
            "0.0.0.0",
            "10.1.2.3",
            "127.0.0.1",
            "127.8.8.8",
            "100.64.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.9",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "2002:7f00:1::1",
            "3fff::1",
            "64:ff9b::7f00:1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
    }

    #[tokio::test]
    async fn a_request_to_this_machine_or_without_tls_is_not_sent() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let config = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()));
        let config = config.with_safe_default_protocol_versions().unwrap();
        let config = config.with_root_certificates(RootCertStore::empty()).with_no_client_auth();
        let reach = Reach { private: false, tls: Some(TlsConnector::from(Arc::new(config))) };
        for url in [
            format!("https://127.0.0.1:{port}/"),
            format!("https://localhost:{port}/"),
            format!("https://[::1]:{port}/"),
            format!("https://[::ffff:127.0.0.1]:{port}/"),
            format!("https://2130706433:{port}/"),
            format!("https://0x7f.1:{port}/"),
            format!("https://0:{port}/"),
            "http://example.org/".to_owned(),
        ] {
            let sent = reach.post(json(&url, String::new()).unwrap()).await;
            assert_eq!(sent, Err(Broken::Private), "{url}");
        }
        let called = timeout(Duration::from_millis(50), listener.accept()).await;
        assert!(called.is_err(), "nothing has connected");
    }
}
