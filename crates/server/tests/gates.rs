//! The gates: names, origins, floods, and clients that are slow on purpose.

use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::stand::{Stand, everything};

#[tokio::test]
async fn a_name_that_is_not_ours_is_refused() {
    let stand = Stand::with(|settings| settings.hosts = vec!["arc.example".to_owned()]).await;
    let status = async |lines: &str| {
        let answer = stand.ask(&format!("GET / HTTP/1.1\r\n{lines}Connection: close\r\n\r\n")).await;
        answer.split(' ').nth(1).unwrap_or_default().to_owned()
    };
    assert_eq!(status("Host: arc.example:8080\r\n").await, "200");
    assert_eq!(status("Host: evil.example\r\n").await, "421");
    assert_eq!(status("Host: arc.example\r\nHost: evil.example\r\n").await, "421");
    assert_eq!(status("").await, "421");
    let elsewhere = "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    assert!(stand.ask(elsewhere).await.starts_with("HTTP/1.1 421"));
}

#[tokio::test]
async fn a_page_of_another_origin_is_refused_where_rooms_are() {
    let stand = Stand::new().await;
    let port = stand.address().port();
    let asked = async |origin: &str| {
        let request = format!(
            "POST /api/rooms HTTP/1.1\r\nHost: localhost:{port}\r\nOrigin: {origin}\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{{}}"
        );
        stand.ask(&request).await
    };
    for bad in
        ["http://evil.example", "null", "http://localhost:1", &format!("https://localhost:{port}.evil")]
    {
        let answer = asked(bad).await;
        assert!(answer.starts_with("HTTP/1.1 403"), "{bad}: {answer}");
        assert!(answer.contains("application/json") && answer.contains("\"error\""), "{answer}");
    }
    assert!(!asked(&format!("http://localhost:{port}")).await.starts_with("HTTP/1.1 403"));
}

#[tokio::test]
async fn what_is_no_request_is_refused_and_ends_the_connection() {
    let stand = Stand::new().await;
    let long = format!("GET / HTTP/1.1\r\nHost: localhost\r\nX: {}\r\n\r\n", "x".repeat(40_000));
    let many = format!("GET / HTTP/1.1\r\nHost: localhost\r\n{}\r\n", "X: y\r\n".repeat(100));
    let path = format!("GET /{} HTTP/1.1\r\nHost: localhost\r\n\r\n", "x".repeat(40_000));
    for bad in [
        "nonsense\r\n\r\n",
        "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        "GET / HTTP/1.1\r\nHost localhost\r\n\r\n",
        "\0\0\0\0\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        &long,
        &many,
        &path,
    ] {
        let answer = stand.ask(bad).await;
        let refused =
            ["HTTP/1.1 400", "HTTP/1.1 414", "HTTP/1.1 431"].iter().any(|status| answer.starts_with(status));
        assert!(refused || answer.is_empty(), "{}: {answer}", &bad[..bad.len().min(40)]);
    }
    assert!(stand.get("/").await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn a_head_that_comes_by_drops_is_cut_off_and_others_are_served_meanwhile() {
    let stand = Stand::new().await;
    let began = Instant::now();
    let mut slow = TcpStream::connect(stand.address()).await.unwrap();
    let mut silent = TcpStream::connect(stand.address()).await.unwrap();
    for byte in b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ".iter().cycle() {
        if slow.write_all(&[*byte]).await.is_err() || began.elapsed() > Duration::from_secs(8) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        let mut byte = [0];
        if tokio::time::timeout(Duration::from_millis(1), slow.read(&mut byte)).await.is_ok() {
            break;
        }
    }
    assert!(began.elapsed() < Duration::from_secs(8), "a slow head is never cut off");
    assert!(stand.get("/").await.starts_with("HTTP/1.1 200"));
    everything(&mut silent).await;
}

#[tokio::test]
async fn a_reader_that_takes_nothing_is_cut_off() {
    let stand = Stand::new().await;
    let size = 40_000_000;
    std::fs::write(stand.folder.join("dist/large.bin"), vec![7; size]).unwrap();
    let mut stream = TcpStream::connect(stand.address()).await.unwrap();
    stream.write_all(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    // What had been sent still comes, and then the end.
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    assert!(bytes.len() < size, "all was sent: {}", bytes.len());
    assert!(stand.get("/").await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn an_address_has_only_so_many_connections() {
    let stand = Stand::with(|settings| {
        settings.bounds.connections_each = 4;
        settings.bounds.head_time = Duration::from_secs(5);
    })
    .await;
    let mut held = Vec::new();
    for _ in 0..4 {
        held.push(TcpStream::connect(stand.address()).await.unwrap());
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    let mut one_more = TcpStream::connect(stand.address()).await.unwrap();
    let answer = everything(&mut one_more).await;
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("Retry-After"), "{answer}");
    drop(held);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(stand.get("/").await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn a_flood_is_told_when_to_come_back() {
    let page = "/r/7h3k9q2m4n8p1rst";
    let pairs = [("/api/rooms", "/"), ("/", "/api/rooms"), (page, "/"), ("/", page)];
    for (flooded, other) in pairs {
        let stand = Stand::with(|settings| {
            let bounds = &mut settings.bounds;
            (bounds.burst, bounds.rate, bounds.file_burst, bounds.file_rate) = (5, 1, 5, 1);
        })
        .await;
        for _ in 0..5 {
            assert!(!stand.get(flooded).await.starts_with("HTTP/1.1 429"), "{flooded}");
        }
        let refused = stand.get(flooded).await;
        assert!(refused.starts_with("HTTP/1.1 429") && refused.contains("retry-after: "), "{refused}");
        assert!(!stand.get(other).await.starts_with("HTTP/1.1 429"), "{other} is counted with {flooded}");
        if flooded == page {
            let more = stand.get("/api/rooms").await;
            assert!(more.starts_with("HTTP/1.1 429"), "a page of a room is work: {more}");
        }
        assert!(stand.get("/healthz").await.starts_with("HTTP/1.1 200"), "health is always answered");
    }
}
