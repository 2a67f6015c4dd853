//! Link previews: tags in the page, and a picture that is drawn.

use serde_json::{Value, json};

use crate::battles::{SHORT, awaited, twin};
use crate::person::{House, key, token};
use crate::stand::Stand;

/// Reads a picture; its pixels, three bytes each.
fn read(png: &[u8]) -> Vec<u8> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("whole");
    assert_eq!((info.width, info.height, info.color_type), (1200, 630, png::ColorType::Rgb));
    pixels
}

/// Pixels of the colour of a side, about.
fn count(pixels: &[u8], [red, green, blue]: [u8; 3]) -> usize {
    let near =
        |pixel: &&[u8]| pixel.iter().zip([red, green, blue]).all(|(one, other)| one.abs_diff(other) < 24);
    pixels.chunks_exact(3).filter(near).count()
}

const TEAL: [u8; 3] = [63, 224, 205];
const AMBER: [u8; 3] = [255, 179, 71];

/// Returns the content of a tag of a page.
fn tag<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let opening = format!("=\"{name}\" content=\"");
    page.split(&opening).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

async fn play(house: &House, room: &str, decisions: usize) {
    let mut twin = twin(house, room).await;
    while twin.revealed() < decisions {
        for seat in awaited(&*twin) {
            let decision = twin.revealed() + 1;
            let order = twin.drawn(seat, decision as u64);
            let line = json!({"call": "seal", "order": order, "decision": decision, "key": key()});
            assert_eq!(house.call(room, u64::from(seat.0) + 1, line).await.0, 200);
            twin.seal(seat, &order).unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_has_a_picture_with_both_sides_on_its_own_sky() {
    let mut skies: Vec<Vec<u8>> = Vec::new();
    for &(game, scenario) in SHORT.iter() {
        let house = House::new().await;
        let room = house.duel(game, scenario, json!({"spectators": {"delay": 0}, "key": token(5)})).await;
        let begun = read(&house.picture(&room).await);
        assert!(count(&begun, TEAL) > 300 && count(&begun, AMBER) > 300, "{game}");
        play(&house, &room, 2).await;
        let later = read(&house.picture(&room).await);
        assert_ne!(begun, later, "{game}: two decisions later the picture is the same");
        // The upper right corner: nothing but sky, of the same battle the same.
        skies.push(
            later.chunks_exact(3 * 1200).take(40).flat_map(|row| row[3 * 900..3 * 1190].to_vec()).collect(),
        );
    }
    for (at, sky) in skies.iter().enumerate() {
        assert!(skies[..at].iter().all(|other| other != sky), "two games have one sky");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_that_nobody_may_watch_shows_no_position() {
    let of = async |decisions: usize, seed: u64| {
        let house = House::new().await;
        let room = house.duel("ftl", "duel", json!({"key": token(6)})).await;
        let mut twin = twin(&house, &room).await;
        for _ in 0..decisions {
            for seat in awaited(&*twin) {
                let decision = twin.revealed() + 1;
                let order = twin.drawn(seat, seed + decision as u64);
                let line = json!({"call": "seal", "order": order, "decision": decision, "key": key()});
                assert_eq!(house.call(&room, u64::from(seat.0) + 1, line).await.0, 200);
                twin.seal(seat, &order).unwrap();
            }
        }
        (house.picture(&room).await, twin.position())
    };
    let ((one, here), (other, there)) = (of(3, 1).await, of(3, 900).await);
    assert_ne!(here, there, "the orders led to the same place");
    assert!(one == other, "the picture changes with the position");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_of_a_room_says_who_plays_and_whose_order_is_awaited() {
    let house = House::with(|settings| settings.public = Some("https://arc.example/".to_owned())).await;
    let room =
        house.duel("ftl", "duel", json!({"name": "<b>&\"Ada\"</b>", "spectators": {"delay": 0}})).await;
    let page = house.stand.get(&format!("/r/{room}")).await;
    let one = |name: &str| match tag(&page, name)[..] {
        [content] => content.to_owned(),
        ref other => panic!("{name}: {other:?}"),
    };
    assert_eq!(one("og:title"), "Duel: &lt;b&gt;&amp;&quot;Ada&quot;&lt;/b&gt; against Ben – Firing Arc");
    assert!(
        page.contains(
            "<title>Duel: &lt;b&gt;&amp;&quot;Ada&quot;&lt;/b&gt; against Ben – Firing Arc</title>"
        ),
        "{page}"
    );
    assert!(
        one("og:description").starts_with("Faster Than Light. Decision 1: waiting for &lt;b&gt;"),
        "{page}"
    );
    assert_eq!(one("og:url"), format!("https://arc.example/r/{room}"));
    let picture = one("og:image");
    assert!(picture.starts_with(&format!("https://arc.example/r/{room}/card.png?")), "{picture}");
    assert_eq!((one("og:image:width"), one("og:image:height")), ("1200".to_owned(), "630".to_owned()));
    assert_eq!(
        (one("twitter:card"), one("twitter:image")),
        ("summary_large_image".to_owned(), picture.clone())
    );
    assert!(one("og:image:alt").starts_with("The board of Duel"), "{page}");
    for secret in [token(1), token(2)] {
        assert!(!page.contains(&secret), "{page}");
    }
    let (head, png) = house.stand.bytes(picture.trim_start_matches("https://arc.example")).await;
    assert!(head.contains("image/png") && head.contains("max-age=60"), "{head}");
    read(&png);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_of_all_kinds_are_drawn_or_left_out() {
    let mut pictures: Vec<Vec<u8>> = Vec::new();
    for name in
        ["W".repeat(40).as_str(), "Ærøskøbing", "🚀🚀", "مرحبا بكم", "e\u{200d}vil", "<script>", "a\u{301}"]
    {
        let house = House::new().await;
        let more = json!({"name": name, "key": token(9), "spectators": {"delay": 0}});
        let room = house.duel("ftl", "duel", more).await;
        pictures.push(house.picture(&room).await);
        read(pictures.last().unwrap());
    }
    assert!(pictures[2] == pictures[3], "what cannot be drawn is called by its side");
    let mut others = pictures.clone();
    others.remove(3);
    others.sort();
    others.dedup();
    assert_eq!(others.len(), pictures.len() - 1, "other names have the same picture");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_that_is_not_there_has_no_picture_and_the_first_page_has_one() {
    let house = House::new().await;
    for path in
        ["/r/0123456789abcdef/card.png", "/r/x/card.png", "/r/0123456789abcdef/card.gif", "/r//card.png"]
    {
        let answer = house.stand.get(path).await;
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
    }
    let without = Stand::new().await;
    assert!(without.get("/r/0123456789abcdef/card.png").await.starts_with("HTTP/1.1 404"));
    let page = without.get("/").await;
    let picture = tag(&page, "og:image").first().copied().unwrap_or_default().to_owned();
    assert_eq!(picture, "http://localhost/card.png");
    let (head, png) = without.bytes("/card.png").await;
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    assert!(count(&read(&png), TEAL) > 300);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_pictures_is_refused_and_disturbs_no_room() {
    let house = House::new().await;
    let room = house.duel("ftl", "duel", json!({})).await;
    let path = format!("/r/{room}/card.png");
    let mut statuses: Vec<String> = Vec::new();
    for _ in 0..80 {
        let (head, _) = house.stand.bytes(&path).await;
        statuses.push(head.split(' ').nth(1).unwrap_or_default().to_owned());
    }
    assert!(statuses[..30].iter().all(|status| status == "200"), "{statuses:?}");
    assert!(statuses.contains(&"429".to_owned()), "{statuses:?}");
    let (status, told): (u16, Value) = house.call(&room, 1, json!({"call": "status"})).await;
    assert_eq!((status, &told["ok"]["decisions"]), (200, &json!(0)));
}
