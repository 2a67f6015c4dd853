//! `firing-arc serve` with many clients: killed again and again, and loaded. `docs/bench-server.md` has the full-size
//! runs.

use std::path::Path;

use crowd::{kills, load};

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
    let plan = load::Plan { rooms: 100, sockets: 50, rate: 50, seconds: 4 };
    let measured = load::measure(Path::new(PROGRAM), plan).await.expect("nothing is lost");
    assert_eq!((measured.rooms, measured.orders, measured.waits.len()), (100, 200, 200));
    assert!(measured.waits.is_sorted() && measured.wait(500) <= measured.wait(1000));
    if cfg!(target_os = "linux") {
        assert!(
            measured.room_bytes.is_some() && measured.socket_bytes.is_some() && measured.memory.is_some()
        );
    }
}
