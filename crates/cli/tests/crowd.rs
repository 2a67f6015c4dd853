//! `firing-arc serve` with many clients: killed again and again, loaded, and restored from a copy. `docs/bench-server.md` has the full-size
//! runs.

use std::path::Path;

use crowd::{copies, kills, load};

/// The most bytes of memory that an idle socket may cost.
const A_SOCKET: u64 = 16_000;
/// The most bytes of memory that an idle room may cost.
#[cfg(target_os = "linux")]
const AN_IDLE_ROOM: u64 = 10_000;

const PROGRAM: &str = env!("CARGO_BIN_EXE_firing-arc");

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_has_lost_no_acknowledged_order() {
    let plan = kills::Plan { rooms: 10, kills: 5, decisions: 12, longest_life: 1500, seed: 1 };
    let survived = kills::survive(Path::new(PROGRAM), plan).await.expect("nothing is lost");
    assert!(survived.battles >= 10 && survived.orders > 100, "{survived:?}");
    assert!(survived.repeated > 0, "no request met a server that was killed: {survived:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_that_come_at_a_steady_rate_are_all_kept() {
    let plan = load::Plan { rooms: 200, sockets: 400, rate: 50, seconds: 4, rooms_memory: 256 };
    let measured = load::measure(Path::new(PROGRAM), plan).await.expect("nothing is lost");
    assert_eq!((measured.rooms, measured.orders, measured.waits.len()), (200, 200, 200));
    assert!(measured.awake > 0, "the server counts no awake room");
    assert!(measured.waits.is_sorted() && measured.wait(500) <= measured.wait(1000));
    if cfg!(target_os = "linux") {
        // Six runs measured 9.6 to 10.3 kB.
        assert!(measured.socket_bytes.is_some_and(|bytes| bytes < A_SOCKET), "{measured:?}");
        assert!(measured.memory.is_some() && measured.room_bytes.is_some(), "{measured:?}");
    }
}

/// Checks the memory of a room that is not awake: the server may keep almost none awake here. `--rooms-memory` bounds the 25 to 33 kB of an
/// awake room, and tests of the crate `rooms` count them. With few rooms the program's own memory would be measured, so there are 400. Ten
/// runs on a busy machine measured 5 to 7 kB.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_idle_room_costs_no_more_memory_than_it_may() {
    let plan = load::Plan { rooms: 400, sockets: 0, rate: 20, seconds: 1, rooms_memory: 1 };
    let measured = load::measure(Path::new(PROGRAM), plan).await.expect("nothing is lost");
    assert!(measured.awake <= 1 << 20, "the rooms are not at rest: {measured:?}");
    assert!(measured.room_bytes.is_some_and(|bytes| bytes < AN_IDLE_ROOM), "{measured:?}");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_made_while_orders_come_is_restored_as_the_manual_says() {
    let restored = copies::restore(Path::new(PROGRAM), 10).await.expect("all is as in the copy");
    assert!(restored.kept >= 10 * 4, "every room was made, joined twice and begun: {restored:?}");
    assert!(restored.forgotten > 0, "nothing came after the copy: {restored:?}");
    assert!(restored.refusal.contains("key"), "{restored:?}");
}
