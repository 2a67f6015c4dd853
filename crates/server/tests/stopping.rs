//! Starting and stopping: what keeps a server from starting is named, and a stop finishes what was begun.

use std::time::{Duration, Instant};

use rooms::Settings as Terms;
use serde_json::json;
use server::{Fault, Server};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};

use crate::person::{House, token};
use crate::stand::{Stand, client, everything, settings};

#[tokio::test]
async fn what_keeps_a_server_from_starting_is_named() {
    let folder = client();
    let taken = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let mut wanted = settings(&folder);
    wanted.address = taken.local_addr().unwrap();
    let fault = Server::start(wanted, &games::SHELF).await.unwrap_err();
    assert!(matches!(fault, Fault::Taken(_)) && fault.to_string().contains("--address"), "{fault}");

    let mut wanted = settings(&folder);
    wanted.client = folder.join("nowhere");
    let fault = Server::start(wanted, &games::SHELF).await.unwrap_err().to_string();
    assert!(fault.contains("nowhere") && fault.contains("npm run build"), "{fault}");

    let mut wanted = settings(&folder);
    wanted.metrics = Some(([0, 0, 0, 0], 9100).into());
    assert!(matches!(Server::start(wanted, &games::SHELF).await, Err(Fault::OpenMetrics(_))));

    let mut wanted = settings(&folder);
    wanted.hosts = vec!["https://arc.example".to_owned()];
    assert!(matches!(Server::start(wanted, &games::SHELF).await, Err(Fault::Host(_))));
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_stop_finishes_answers_closes_idle_connections_and_frees_the_address() {
    let folder = client();
    let server = Server::start(settings(&folder), &games::SHELF).await.unwrap();
    let address = server.address();
    std::fs::write(folder.join("dist/large.bin"), vec![b'x'; 3_000_000]).unwrap();
    let mut reading = TcpStream::connect(address).await.unwrap();
    reading.write_all(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    let mut idle = TcpStream::connect(address).await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    let stopped = tokio::spawn(server.stop());
    tokio::time::sleep(Duration::from_millis(50)).await;
    let answer = everything(&mut reading).await;
    assert!(answer.len() > 3_000_000, "{}", answer.len());
    assert_eq!(everything(&mut idle).await, "");
    let began = Instant::now();
    stopped.await.unwrap();
    assert!(began.elapsed() < Duration::from_secs(3));
    TcpListener::bind(address).await.unwrap();
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_reader_that_never_ends_does_not_keep_a_stop_waiting() {
    let folder = client();
    let mut wanted = settings(&folder);
    wanted.bounds.stuck_time = Duration::from_mins(10);
    let server = Server::start(wanted, &games::SHELF).await.unwrap();
    std::fs::write(folder.join("dist/large.bin"), vec![b'x'; 40_000_000]).unwrap();
    let mut stuck = TcpStream::connect(server.address()).await.unwrap();
    stuck.write_all(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
    let began = Instant::now();
    server.stop().await;
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn metrics_are_given_out_on_their_own_address_alone() {
    let stand = Stand::with(|settings| settings.metrics = Some(([127, 0, 0, 1], 0).into())).await;
    stand.get("/assets/a.js").await;
    let metrics = stand.server().metrics().unwrap();
    let mut stream = TcpStream::connect(metrics).await.unwrap();
    stream.write_all(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
    let text = everything(&mut stream).await;
    assert!(text.contains("firing_arc_requests_total{route=\"file\",status=\"200\"}"), "{text}");
    assert!(stand.get("/metrics").await.starts_with("HTTP/1.1 404"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_captain_that_thinks_does_not_keep_a_stop_waiting_and_seals_nothing() {
    // Its search has no end but that of the server.
    let mut house = House::with_terms(Terms { nodes: Some(u32::MAX), ..Terms::default() }).await;
    let seats = json!(["me", {"captain": "admiral"}]);
    let request = json!({"game": "full-thrust", "scenario": "skirmish", "seats": seats, "token": token(1)});
    let (status, made) = house.ask("POST", "/api/rooms", None, &request.to_string()).await;
    assert_eq!((status, &made["ok"]["begun"]), (200, &json!(true)), "{made}");
    let room = made["ok"]["room"].as_str().unwrap().to_owned();
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(house.rooms.waiting_for_captains(), 1, "it thinks");
    let began = Instant::now();
    house.stand.server.take().unwrap().stop().await;
    // The bounds of the stand give it 800 ms, and what is cut off has two seconds.
    assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
    assert_eq!(house.rooms.waiting_for_captains(), 0, "a captain still thinks");
    house.rooms.rest();
    let status = house.rooms.call("here", &room, Some(&token(1)), r#"{"id":1,"call":"status"}"#).await;
    assert!(status.line.contains(r#""sealed":[]"#), "{}", status.line);
    assert_eq!(house.rooms.waiting_for_captains(), 1, "the next program asks it again");
}
