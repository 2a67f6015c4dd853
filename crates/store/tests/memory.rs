//! The store in memory, held to the conformance suite.

use store::{Memory, Store, StoreError};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn memory_is_a_store() {
    store::conformance::run(async || Memory::new()).await;
}

#[tokio::test]
async fn a_memory_that_is_told_to_fail_writes_nothing() {
    let store = Memory::new();
    store.fail_writes(Some(StoreError::Full));
    assert_eq!(store.alive(5).await, Err(StoreError::Full));
    assert_eq!(store.check().await, Err(StoreError::Full));
    store.fail_writes(None);
    assert_eq!(store.resume(9).await, Ok(0), "no heartbeat was written");
}
