//! Reminders over real connections on this machine: to a fake push service, to a sink of e-mail and to a webhook.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use rooms::{Rooms, Settings as Terms};
use serde_json::{Value, json};
use server::{Mail, Reminders, Secure, Server};
use store::Memory;
use web_push_native::p256::SecretKey;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;

use crate::person::{House, Socket, key, token};
use crate::sinks::{Sink, Taken};
use crate::stand::{Stand, client, settings};

static DRAWN: AtomicU64 = AtomicU64::new(77);

/// A house whose clock is set by hand.
struct Street {
    house: House,
    store: Memory,
    clock: Arc<AtomicI64>,
    reminders: Reminders,
}

impl Street {
    async fn new(change: impl FnOnce(&Path, &mut Reminders)) -> Self {
        let folder = client();
        let mut reminders = Reminders { webhooks: true, private: true, ..Reminders::default() };
        change(&folder, &mut reminders);
        let (store, clock) = (Memory::default(), Arc::new(AtomicI64::new(1_000_000)));
        let house = Self::house(folder, store.clone(), clock.clone(), reminders.clone()).await;
        Self { house, store, clock, reminders }
    }

    async fn house(
        folder: std::path::PathBuf,
        store: Memory,
        clock: Arc<AtomicI64>,
        reminders: Reminders,
    ) -> House {
        let random = |bytes: &mut [u8]| {
            for byte in bytes {
                let drawn = DRAWN.fetch_add(1, Ordering::Relaxed).wrapping_mul(6_364_136_223_846_793_005);
                *byte = (drawn >> 56) as u8;
            }
        };
        let time = move || clock.load(Ordering::SeqCst);
        let terms = Terms { calls_a_minute: 1_000_000, ..Terms::default() };
        let rooms = Arc::new(Rooms::new(games::SHELF.clone(), store, time, random, terms));
        let mut settings = settings(&folder);
        settings.reminders = reminders;
        settings.public = Some("https://arc.example/".to_owned());
        let server = Server::over(settings, Some(rooms.clone())).await.unwrap();
        House { stand: Stand { server: Some(server), folder }, rooms }
    }

    /// Ends the server and starts another over the same rows.
    async fn restart(&mut self) {
        self.house.stand.server.take().unwrap().stop().await;
        let folder = client();
        let (store, clock) = (self.store.clone(), self.clock.clone());
        self.house = Self::house(folder, store, clock, self.reminders.clone()).await;
    }

    fn pass(&self, seconds: i64) {
        self.clock.fetch_add(seconds * 1000, Ordering::SeqCst);
    }

    async fn duel(&self) -> String {
        let clock = json!({"clock": {"each": 3600, "grace": 60, "then": "silent"}});
        self.house.duel("ftl", "close-quarters", clock).await
    }

    async fn add(&self, room: &str, person: u64, target: Value) -> Value {
        let (status, answer) = self.house.call(room, person, json!({"call": "remind", "add": target})).await;
        assert_eq!(status, 200, "{answer}");
        answer["ok"].clone()
    }

    /// The targets and the notices of a seat, once there are `many` notices.
    async fn dropped(&self, room: &str, person: u64, many: usize) -> Value {
        let mut told = Value::Null;
        for _ in 0..200 {
            told = self.house.call(room, person, json!({"call": "remind"})).await.1["ok"].clone();
            if told["dropped"].as_array().map(Vec::len) >= Some(many) {
                return told;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("no target was given up in ten seconds: {told}");
    }
}

/// Everything in a request as text, to look for what should not be there.
fn all(taken: &Taken) -> String {
    format!("{}{}", taken.head, String::from_utf8_lossy(&taken.body))
}

/// Waits for longer than the server takes to look at its clocks.
async fn a_while() {
    tokio::time::sleep(Duration::from_millis(2500)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_webhook_is_called_for_who_is_away_and_is_told_no_secret() {
    let (street, sink) = (Street::new(|_, _| {}).await, Sink::http().await);
    let room = street.duel().await;
    for person in [1, 2] {
        let url = format!("http://{}/hook/{person}?wait=true", sink.address);
        street.add(&room, person, json!({"webhook": url})).await;
    }
    let _here = Socket::open(street.house.address(), &room, 1, None).await;
    street.pass(60);
    let taken = sink.wait(1).await;
    a_while().await;
    assert_eq!(sink.taken().len(), 1, "person 1 is there");
    assert!(taken[0].head.starts_with("POST /hook/2?wait=true HTTP/1.1\r\n"), "{}", taken[0].head);
    let body: Value = serde_json::from_slice(&taken[0].body).unwrap();
    let text =
        format!("Your order is awaited: Faster Than Light, decision 1. https://arc.example/#/room/{room}");
    let title = games::SHELF.game("ftl").unwrap().title();
    let text = text.replace("Faster Than Light", title);
    assert_eq!(body, json!({"content": text, "text": text}));
    for secret in [token(1), token(2)] {
        assert!(!all(&taken[0]).contains(&secret));
    }
    assert_eq!(street.house.call(&room, 2, json!({"call": "status"})).await.1["ok"]["decisions"], json!(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_webhook_that_fails_is_called_again_also_after_a_restart_and_one_that_is_gone_is_dropped() {
    let (mut street, sink) = (Street::new(|_, _| {}).await, Sink::http().await);
    let room = street.duel().await;
    street.add(&room, 2, json!({"webhook": format!("http://{}/", sink.address)})).await;
    // A redirection leads nowhere.
    sink.answer(&[302, 500]);
    street.pass(60);
    sink.wait(1).await;
    a_while().await;
    assert_eq!(sink.taken().len(), 1, "the next try is half a minute away");
    street.pass(30);
    sink.wait(2).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    street.restart().await;
    street.pass(120);
    sink.wait(3).await;
    a_while().await;
    assert_eq!(sink.taken().len(), 3);
    sink.answer(&[410]);
    street.pass(2600);
    sink.wait(4).await;
    let told = street.dropped(&room, 2, 1).await;
    assert_eq!(told["targets"], json!([]));
    assert_eq!(
        told["dropped"][0],
        json!({"kind": "webhook", "why": "the service does not know it any more"})
    );
    assert_eq!(sink.taken().len(), 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_is_not_public_is_never_connected_to() {
    let street = Street::new(|_, reminders| reminders.private = false).await;
    let sink = Sink::http().await;
    let room = street.duel().await;
    let plain = json!({"call": "remind", "add": {"webhook": format!("http://{}/", sink.address)}});
    assert_eq!(street.house.call(&room, 2, plain).await.0, 400);
    for host in ["127.0.0.1", "localhost", "[::1]", "0x7f000001"] {
        let url = format!("https://{host}:{}/", sink.address.port());
        street.add(&room, 2, json!({"webhook": url})).await;
    }
    street.pass(60);
    let told = street.dropped(&room, 2, 4).await;
    assert_eq!(told["dropped"][3]["why"], json!("its address is not public"));
    assert_eq!(told["targets"], json!([]));
    assert!(sink.taken().is_empty());
}

/// A browser: its secret key, and what it secretly shares.
fn browser() -> (SecretKey, [u8; 16], Value) {
    let (secret, auth) = (SecretKey::from_slice(&[9; 32]).unwrap(), [5; 16]);
    let public = secret.public_key().to_encoded_point(false);
    let keys = json!({"p256dh": BASE64.encode(public.as_bytes()), "auth": BASE64.encode(auth)});
    (secret, auth, keys)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_alone_reads_what_is_pushed_and_its_service_reads_who_signed_it() {
    let street = Street::new(|folder, reminders| reminders.push = Some(folder.join("push.key"))).await;
    let sink = Sink::http().await;
    let room = street.duel().await;
    let (_, offers) = street.house.ask("GET", "/api/reminders", None, "").await;
    assert_eq!((&offers["ok"]["mail"], &offers["ok"]["webhooks"]), (&json!(false), &json!(true)));
    let public = offers["ok"]["push"].as_str().unwrap().to_owned();
    let (secret, auth, mut target) = browser();
    target["endpoint"] = json!(format!("http://{}/push/abc", sink.address));
    street.add(&room, 2, json!({"push": target})).await;
    street.pass(60);
    let taken = sink.wait(1).await.remove(0);
    let head = taken.head.to_ascii_lowercase();
    for line in ["content-encoding: aes128gcm", "ttl: 86400", "urgency: normal"] {
        assert!(head.contains(line), "{head}");
    }
    assert!(!all(&taken).contains(&room), "the push service learns no room");
    let read = web_push_native::decrypt(taken.body.clone(), &secret, &auth.into()).unwrap();
    let read: Value = serde_json::from_slice(&read).unwrap();
    let title = games::SHELF.game("ftl").unwrap().title();
    assert_eq!(read, json!({"room": room, "what": "begins", "game": title, "decision": 1}));
    let line = taken.head.lines().find_map(|line| line.strip_prefix("authorization: vapid t=")).unwrap();
    let (jwt, k) = line.split_once(", k=").unwrap();
    assert_eq!(k, public);
    let (said, signature) = jwt.rsplit_once('.').unwrap();
    let verify = ring::signature::UnparsedPublicKey::new(
        &ring::signature::ECDSA_P256_SHA256_FIXED,
        BASE64.decode(&public).unwrap(),
    );
    verify.verify(said.as_bytes(), &BASE64.decode(signature).unwrap()).unwrap();
    let claims = BASE64.decode(said.split_once('.').unwrap().1).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["aud"], json!(format!("http://{}", sink.address)));
    assert_eq!(claims["sub"], json!("https://arc.example"));
    a_while().await;
    sink.answer(&[404]);
    street.pass(2640);
    sink.wait(2).await;
    assert_eq!(street.dropped(&room, 2, 1).await["targets"], json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_key_of_pushes_is_made_once_and_for_its_owner_alone() {
    let mut street = Street::new(|folder, reminders| {
        let folder = folder.with_extension("keys");
        std::fs::create_dir_all(&folder).unwrap();
        reminders.push = Some(folder.join("push.key"));
    })
    .await;
    let file = street.reminders.push.clone().unwrap();
    let (_, before) = street.house.ask("GET", "/api/reminders", None, "").await;
    #[cfg(unix)]
    assert_eq!(std::os::unix::fs::MetadataExt::mode(&std::fs::metadata(&file).unwrap()) & 0o777, 0o600);
    street.restart().await;
    assert_eq!(street.house.ask("GET", "/api/reminders", None, "").await.1, before);
    let _ = std::fs::remove_dir_all(file.parent().unwrap());
}

fn mail(sink: &Sink) -> Mail {
    let host = sink.address.ip().to_string();
    let from = "Firing Arc <arc@arc.example>".to_owned();
    Mail { host, port: Some(sink.address.port()), secure: Secure::Plain, from, login: None }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_is_mailed_a_code_and_only_then_reminders() {
    let sink = Sink::smtp().await;
    let street = Street::new(|_, reminders| reminders.mail = Some(mail(&sink))).await;
    let room = street.duel().await;
    for wrong in ["a@b.c\r\nBcc: x@y.z", "a@b.c, x@y.z", "a@b.c>\r\nDATA"] {
        let add = json!({"call": "remind", "add": {"mail": wrong}});
        assert_eq!(street.house.call(&room, 1, add).await.0, 400, "{wrong:?}");
    }
    street.add(&room, 2, json!({"mail": "ben@example.org"})).await;
    let letter = all(&sink.wait(1).await[0]);
    assert!(
        letter.contains("RCPT TO:<ben@example.org>") && letter.contains("Auto-Submitted: auto-generated")
    );
    let code = letter.split("in the room: ").nth(1).unwrap()[..6].to_owned();
    street.pass(60);
    a_while().await;
    assert_eq!(sink.taken().len(), 1, "the address has not proved itself");
    let (status, told) = street.house.call(&room, 2, json!({"call": "remind", "confirm": code})).await;
    assert_eq!((status, &told["ok"]["targets"][0]["confirmed"]), (200, &json!(true)));
    street.pass(2640);
    let letter = all(&sink.wait(2).await[1]);
    assert!(letter.contains("Subject: A quarter of your time is left"), "{letter}");
    assert!(letter.contains(&format!("https://arc.example/#/room/{room}")), "{letter}");
    assert!(!letter.contains(&token(2)));
    street.add(&room, 1, json!({"mail": "nobody@example.org"})).await;
    let told = street.dropped(&room, 1, 1).await;
    assert_eq!(told["dropped"][0], json!({"kind": "mail", "why": "there is no such address"}));
}

#[tokio::test]
async fn a_server_that_sends_nothing_takes_no_targets() {
    let house = House::new().await;
    let room = house.duel("ftl", "duel", json!({})).await;
    let (status, offers) = house.ask("GET", "/api/reminders", None, "").await;
    assert_eq!((status, &offers["ok"]), (200, &json!({"push": null, "mail": false, "webhooks": false})));
    for target in [json!({"webhook": "https://chat.example/"}), json!({"mail": "ada@example.org"})] {
        assert_eq!(house.call(&room, 1, json!({"call": "remind", "add": target, "remove": 1})).await.0, 422);
    }
    let seal = json!({"call": "seal", "order": "A S2", "decision": 1, "key": key()});
    assert_eq!(house.call(&room, 1, seal).await.0, 200);
}
